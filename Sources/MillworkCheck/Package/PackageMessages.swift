import MillworkSource

/// The sentences about packages.
extension Diagnostic {
  /// SwiftPM can't read a manifest.
  static func unreadablePackage(_ folder: String, _ what: String, said: String) -> Diagnostic {
    let lines = said.split(whereSeparator: \.isNewline).prefix(8)
    return Diagnostic(
      .error, "unreadable-package",
      "cannot read the package in \(folder): `swift package dump-package` \(what)",
      at: nil, notes: lines.map { Note(String($0)) })
  }

  /// A manifest's first line does not say what it is.
  static func noToolsVersion(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "unreadable-package", "`\(path)` does not begin with a tools version", at: nil,
      help: "its first line is like // swift-tools-version: 6.0")
  }

  /// The compiler finds errors in a manifest.
  static func unparsedPackage(_ path: String, _ what: String, said: String) -> Diagnostic {
    let lines = said.split(whereSeparator: \.isNewline).prefix(8)
    return Diagnostic(
      .error, "unreadable-package", "the compiler can't read `\(path)`: it \(what)", at: nil,
      notes: lines.map { Note(String($0)) })
  }

  /// The compiler can't print the tree of a manifest.
  static func compilerTooOld(_ version: String, toReadPackage path: String) -> Diagnostic {
    Diagnostic(
      .error, "unusable-compiler", "\(version) is too old to tell what `\(path)` says", at: nil,
      help: "put a newer swiftc on PATH, or name one in \(CheckEnvironment.compilerVariable)")
  }

  /// A manifest does not say in one call what the package is.
  static func noPackageCall(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "unreadable-package", "`\(path)` does not make one package in one call of `Package(…)`", at: nil
    )
  }

  /// SwiftPM would have to be started in a plug-in of its own.
  static func packageManagerIsBusy(_ folder: String) -> Diagnostic {
    Diagnostic(
      .error, "package-manager-busy",
      "cannot read the package in \(folder): SwiftPM can't be started inside of a plug-in", at: nil,
      help: "give what `swift package dump-package` prints with --package-json, or run millwork by itself")
  }

  /// A given description is no JSON.
  static func unreadableDescription() -> Diagnostic {
    Diagnostic(
      .error, "unreadable-package", "a package's description is not what `swift package dump-package` prints",
      at: nil)
  }

  /// A source file can't be read.
  static func unreadableSource(_ path: String) -> Diagnostic {
    Diagnostic(.error, "unreadable", "`\(path)` can't be read", at: nil)
  }

  /// The files of a dependency are not here.
  static func packageMissing(_ identity: String, root: String) -> Diagnostic {
    Diagnostic(
      .error, "package-missing", "the files of the package \(identity) are not here", at: nil,
      help: "fetch them with `swift package resolve` in \(root)")
  }

  /// Settings that are not passed on.
  static func unsafeFlagsIgnored(_ target: String, _ flags: [String]) -> Diagnostic {
    Diagnostic(
      .note, "unsafe-flags-ignored",
      "the unsafe flags of the target \(target) are left out of the check: \(flags.joined(separator: " "))",
      at: nil)
  }

  /// A target's plug-ins were not run.
  static func plugInsNotRun(_ target: String, _ names: [String]) -> Diagnostic {
    Diagnostic(
      .note, "plug-ins-not-run",
      "what the plug-in \(names.joined(separator: ", ")) generates for the target \(target) is not part of the check",
      at: nil)
  }

  /// A manifest names platforms that can't be checked.
  static func otherPlatforms(_ names: [String]) -> Diagnostic {
    Diagnostic(.note, "other-platforms", "not checked: \(names.joined(separator: ", "))", at: nil)
  }

  /// A target has no files.
  static func noTargetFolder(_ target: String, _ package: String) -> Diagnostic {
    Diagnostic(
      .error, "no-target-folder",
      "the target \(target) of the package \(package) has no folder with Swift files", at: nil,
      help: "name its folder with `path:` in Package.swift")
  }
}

/// Why a module was not checked, for the summary.
extension Reason {
  static let manifest = "its manifest can't be read"
  static let cFamily = "it is written in C"
  static let plugInFailed = "what its plug-in generates has errors"
  static let mixed = "it mixes Swift with C"
  static let system = "it is a library of the system"
  static let binary = "it is binary"
  static let macro = "it is a macro, which runs on the building machine"
  static let macOSOnly = "it runs on a Mac, and is checked for macOS"
  static let interoperability = "it uses C++"
  static let noFiles = "it has no Swift files"
  static let renamed = "it gives modules other names"

  static func needs(_ module: String) -> String { "it needs \(module), which could not be checked" }
  static func errors(in module: String) -> String { "it imports \(module), which has errors" }
  static func missing(_ package: String) -> String { "the package \(package) is not here" }
  static func unknown(_ name: String) -> String { "nothing provides \(name)" }
}
