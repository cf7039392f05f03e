import MillworkSDK
import MillworkSource

/// A placement that the platform lacks; beside the compiler's error it says what to use.
struct UnavailablePlacement: CodeRule {
  let code: DiagnosticCode = "unavailable-placement"
  let summary = "A toolbar placement does not exist on a platform."
  let explanation = """
    The compiler says that a placement is unavailable on a platform, but not what to use there. `#available` is no
    help: it asks for a version at run time, while the name has to exist when the code is compiled.
    This note names the placement that Millwork's table has for that platform, and why. Choose between the two with
    `#if os(macOS)`, or let a manifest name the placement once: generated code has the right one on each platform.
    """

  func check(_ code: CheckedCode) -> [RuleFinding] {
    let platform = code.target.platform
    return code.files.flatMap { file in
      file.placements.compactMap { use, name in
        guard let fact = APIFacts.placement(named: name), fact.floor(on: platform) == nil else { return nil }
        let row = PlacementMap.row(for: name, on: platform)
        let other = PlacementMap.placement(name, on: platform, from: code.target.version)
        return RuleFinding(
          .unavailablePlacement(name, platform, use: other, reason: row?.reason), in: file,
          at: file.range(of: use))
      }
    }
  }
}
