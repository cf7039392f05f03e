import MillworkCheck
import MillworkManifest
import MillworkSource

/// Which of Millwork's own rules a check applies, by its flags and by what manifests turn off.
struct RuleChoice {
  /// Names the rules.
  static let flag = FlagSpec(
    "--rules", "LIST",
    "Millwork's own rules for your Swift files: default, none, or codes parted by commas",
    takesList: true, suggestions: { ["default", "none"] + Rules.all.map(\.code.rawValue) })
  /// Makes warnings count.
  static let strict = FlagSpec("--strict", nil, "let warnings fail the check")

  /// What the flag says.
  private let selection: RuleSelection
  /// Whether it names rules, so that these are applied whatever manifests say.
  private let namesRules: Bool
  /// Whether warnings fail the check.
  let isStrict: Bool

  /// Reads the flags.
  init(_ arguments: ParsedArguments) throws(ParsedArguments.UsageError) {
    isStrict = arguments.has(Self.strict.name)
    switch arguments.value(Self.flag.name) {
    case nil, "default": (selection, namesRules) = (.standard, false)
    case "none": (selection, namesRules) = (.none, false)
    case .some(let list):
      let codes = list.split(separator: ",").map(String.init)
      for code in codes where Rules.rule(code) == nil {
        throw ParsedArguments.UsageError(
          message: "there is no rule `\(code)`",
          help: (Rules.nearestCode(to: code) ?? nearestName(to: code, among: ["default", "none"])).map {
            "did you mean `\($0)`?"
          }
            ?? "rules are \(Rules.all.map(\.code.rawValue).joined(separator: ", "))")
      }
      (selection, namesRules) = (RuleSelection(codes: Set(codes)), true)
    }
  }

  /// The rules for the files of a manifest or a project, which may turn some off that the flag does not name.
  func selection(_ inputs: CheckInputs?...) -> RuleSelection {
    namesRules
      ? selection
      : selection.without(inputs.compactMap { $0 }.flatMap(\.rulesOff).map(\.value))
  }
}

extension RuleChoice {
  /// What the model of a manifest shows, as far as its rules are applied.
  func advice(on manifest: Manifest, _ project: CheckInputs?) -> [Diagnostic] {
    let codes = selection(project, manifest.check).codes
    return manifest.advice().filter { $0.code.map { codes.contains($0.rawValue) } ?? true }
  }
}

extension Workspace {
  /// Reports codes that a manifest or a project turns off and no rule has.
  mutating func checkRules(_ inputs: CheckInputs?) {
    for code in inputs?.rulesOff ?? [] where Rules.rule(code.value) == nil {
      diagnostics.append(.unknownRule(code.value, near: Rules.nearestCode(to: code.value), at: code.span))
    }
  }
}
