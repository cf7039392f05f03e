import MillworkSDK
import MillworkSource

/// A placement that another has replaced.
struct SupersededPlacement: CodeRule {
  let code: DiagnosticCode = "superseded-placement"
  let summary = "A toolbar placement is superseded by another."
  let explanation = """
    Apple marks `navigationBarLeading` and `navigationBarTrailing` as deprecated in a far future version, so that no
    compiler warns, and asks in the documentation to use `topBarLeading` and `topBarTrailing`. These have the same
    first version, so nothing is lost, and they exist on watchOS as well.
    Replace the name; the fix-it does it.
    """

  func check(_ code: CheckedCode) -> [RuleFinding] {
    code.files.flatMap { file in
      file.placements.compactMap { use, name -> RuleFinding? in
        guard let fact = APIFacts.placement(named: name), fact.floor(on: code.target.platform) != nil,
          let other = fact.supersededBy.flatMap(APIFacts.fact(named:)),
          other.isAvailable(on: code.target.platform, from: code.target.version),
          let replacement = other.name.split(separator: ".").last.map(String.init)
        else { return nil }
        var finding = RuleFinding(
          .supersededPlacement(name, by: replacement), in: file, at: file.range(of: use))
        finding.fix = ("replace `\(name)` by `\(replacement)`", file.range(of: use), replacement)
        return finding
      }
    }
  }
}
