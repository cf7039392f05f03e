import MillworkSource

/// What became of a package's modules.
package struct PackageReport: Sendable {
  /// One module.
  package struct Module: Sendable {
    /// Its name.
    package let name: String
    /// The package that it belongs to, where it is not the one that was asked for.
    package let package: String?
    /// The number of its Swift files.
    package let files: Int
    /// A result for each platform that it is checked for.
    package let results: [TargetResult]
    /// Why it is not checked on any further platform, where that is no fault, such as code in C.
    package let leftOut: String?
  }

  /// What is to be said, by module, each one's sorted by place.
  package let diagnostics: [Diagnostic]
  /// The modules, each after those that it imports.
  package let modules: [Module]

  /// Whether every module was checked for every platform that it is meant for, and none has an error.
  package var passed: Bool {
    modules.allSatisfy { $0.results.allSatisfy(\.passed) } && !diagnostics.hasErrors
  }
}
