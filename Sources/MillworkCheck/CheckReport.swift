import Foundation
import MillworkSource

/// How a check is done.
public struct CheckOptions: Sendable {
  /// Whether everything is isolated to the main actor by default (`-default-isolation MainActor`).
  public var isMainActorByDefault = false
  /// The name of the module that the files make up.
  public var moduleName = "CheckedModule"
  /// Asset catalogues; the check gets the symbols that Xcode would generate for them.
  public var assets: [AssetCatalog] = []
  /// Millwork's own rules that are applied to a person's own files.
  public var rules = RuleSelection.none
  /// Whether the rules are applied to generated files too.
  package var rulesJudgeGeneratedFiles = false
  /// Modules that the code imports, as textual interfaces.
  public var stubInterfaces: [StubInterface] = []
  /// How far the compiler goes.
  public var depth = CheckDepth.full
  /// The paths of generated files in which nothing can be wrong that shows only after type-checking: their template was
  /// checked to the end, and what was inserted says no more than its types. The compiler stops there where they are many.
  package var straightFiles: Set<String> = []
  /// Asked several times a second; once it says yes, all compilers are ended and the check gives up.
  public var isCancelled: @Sendable () -> Bool = { false }
  /// Told several times a second how far the check is, from the thread that asked for it.
  public var onProgress: @Sendable (CheckProgress) -> Void = { _ in }
  /// How many compilers run at once, at least 1.
  public var parallel: Int
  /// How long one compiler may run, in seconds; for more than 500 files it grows with their number.
  public var timeLimit: Double = 120

  /// The default options: as many compilers at once as there are cores.
  public init() {
    parallel = max(1, ProcessInfo.processInfo.activeProcessorCount)
  }
}

/// What became of one target.
public struct TargetResult: Hashable, Sendable {
  /// The target.
  public let target: CheckTarget
  /// The number of errors, the same words at one place once; those that other targets share count for each.
  public let errors: Int
  /// The number of warnings.
  public let warnings: Int
  /// Whether the compiler has judged the code. Where it has not, nothing is known.
  public let wasChecked: Bool
  /// Whether it judged by Apple's availability.
  public let availabilityWasChecked: Bool
  /// Why one of the two is false.
  public let reason: String?

  /// A target that was not checked.
  init(unchecked target: CheckTarget, because reason: String) {
    self.init(
      target: target, errors: 0, warnings: 0, wasChecked: false, availabilityWasChecked: false, reason: reason
    )
  }

  init(
    target: CheckTarget, errors: Int, warnings: Int, wasChecked: Bool, availabilityWasChecked: Bool,
    reason: String?
  ) {
    self.target = target
    self.errors = errors
    self.warnings = warnings
    self.wasChecked = wasChecked
    self.availabilityWasChecked = availabilityWasChecked
    self.reason = reason
  }

  /// Whether the code was judged, by availability too, and is free of errors.
  public var passed: Bool { wasChecked && availabilityWasChecked && errors == 0 }
}

/// What a check found.
public struct CheckReport: Sendable {
  /// What is to be said, sorted by place; findings that several targets share are there once.
  public let diagnostics: [Diagnostic]
  /// Errors that follow from one that is among the ``diagnostics``.
  public let followOns: [Diagnostic]
  /// One result a target, in the order in which they were given.
  public let results: [TargetResult]
  /// The parts of the files that were checked in no target, since a compiler condition left them out of each.
  public let uncheckedBranches: [UncheckedBranch]

  init(
    diagnostics: [Diagnostic], followOns: [Diagnostic] = [], results: [TargetResult],
    uncheckedBranches: [UncheckedBranch] = []
  ) {
    self.diagnostics = diagnostics
    self.followOns = followOns
    self.results = results
    self.uncheckedBranches = uncheckedBranches
  }

  /// A check that an obstacle prevented.
  init(unchecked targets: [CheckTarget], because obstacle: Obstacle) {
    diagnostics = [obstacle.diagnostic]
    followOns = []
    uncheckedBranches = []
    results = targets.map { TargetResult(unchecked: $0, because: obstacle.reason) }
  }

  /// Whether every target was checked and none has an error.
  public var passed: Bool { results.allSatisfy(\.passed) && !diagnostics.hasErrors }
}
