import MillworkCheck
import MillworkSource

/// How much of a matrix was checked, and what was found.
struct MatrixCount {
  private var files = 0
  private var modules = 0
  private var checks = 0
  private var findings = 0
  private var combinations: Set<String> = []
  private let start = ContinuousClock.now

  /// Counts what was checked as `checked`, of which each module holds `files`.
  mutating func add(_ files: [MappedFile], in checked: [CheckModule], findings: Int) {
    self.files += files.count
    self.findings += findings
    modules += 1
    for module in checked {
      checks += module.targets.count * files.count
      for target in module.targets {
        let isolation = module.options.isMainActorByDefault ? "main actor" : "nonisolated"
        combinations.insert("\(target.platform) \(target.version) \(target.swift.rawValue) \(isolation)")
      }
    }
  }

  /// The figures, after each module and at the end.
  func summary(_ name: String) -> String {
    let seconds = (ContinuousClock.now - start).components.seconds
    return """
      \(name): \(files) components in \(modules) modules, \(checks) checks of a component for a platform, \
      \(combinations.count) combinations of platform, version, mode and isolation, \(seconds) s, \(findings) findings
      """
  }
}
