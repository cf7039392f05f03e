import MillworkCheck
import MillworkManifest
import MillworkSDK
import MillworkSource
import Testing

/// What a check of generated code has to pass: in both language modes, and isolated to the main actor by default or not.
struct CheckedModes {
  /// How the modes are shared out among a manifest's platforms.
  enum Share {
    /// Each platform in both language modes, in one of them isolated and in the other not.
    case both
    /// Each platform in one of the four combinations.
    case one
  }

  /// Those of `files` that hold code for compilers which come with the next SDK.
  static func files(forNextSDK files: [MappedFile]) -> [MappedFile] {
    let condition = Array((APIFact.compilerCondition(of: CheckTarget.nextSDK) ?? "").utf8)
    return files.filter { $0.text.bytes.firstRange(of: condition) != nil }
  }

  /// The modules that check `files` for `floors` with each of `sdks`, and judge them by `rules`. Which combination a platform begins with goes on with
  /// `turn`; a single platform is checked in all that its neighbours would take over.
  static func modules(
    _ files: [MappedFile], floors: [PlatformFloor], sdks: [OSVersion] = [CheckTarget.defaultSDK],
    rules: RuleSelection = .none, share: Share = .both, turn: Int
  ) -> [CheckModule] {
    var modules: [CheckModule] = []
    for (index, mode) in SwiftMode.allCases.enumerated() {
      for isIsolated in [false, true] {
        let chosen = floors.indices.filter { place in
          let combination = (place + turn) % (share == .both ? 2 : 4)
          return switch share {
          case .both: floors.count == 1 || (combination + index) % 2 == (isIsolated ? 1 : 0)
          case .one: combination == index * 2 + (isIsolated ? 1 : 0)
          }
        }
        let targets = chosen.flatMap { place in
          sdks.map {
            CheckTarget(
              platform: floors[place].platform, version: floors[place].version, sdkVersion: $0, swift: mode)
          }
        }
        guard !targets.isEmpty else { continue }
        var options = CheckOptions()
        options.isMainActorByDefault = isIsolated
        options.timeLimit = 900
        options.rules = rules
        options.rulesJudgeGeneratedFiles = true
        modules.append(CheckModule(files: files, targets: targets, options: options))
      }
    }
    return modules
  }

  /// Checks modules and expects that nothing is found in them. Returns how much is.
  @discardableResult
  static func expectNothing(in modules: [CheckModule], of generation: Generation) -> Int {
    var count = 0
    for report in Checker(environment: .tests).check(modules, in: generation.sources) {
      count += report.diagnostics.count
      var printer = DiagnosticPrinter(sources: generation.sources, style: .plain)
      let found = report.diagnostics.prefix(10).map { printer.text(of: $0) }.joined()
      #expect(report.passed && report.diagnostics.isEmpty, "\(found)")
    }
    return count
  }
}
