import MillworkSource

/// Which SDK the interface texts speak for. One text serves all: the parts that differ stand in `#if SDK27`.
package enum InterfaceShape: String, CaseIterable, Hashable, Sendable {
  /// SDK 26 and before.
  case sdk26 = "26"
  /// SDK 27, with one result builder for all content and `@State` as a macro.
  case sdk27 = "27"

  /// The shape of the SDK of a version.
  package init(sdk: OSVersion) { self = sdk >= OSVersion(27) ? .sdk27 : .sdk26 }

  /// `text` as this SDK has it: the values of styles, such as `ToggleStyle.button`, belong to no actor in SDK 27.
  fileprivate func adapted(_ text: String) -> String {
    guard self == .sdk27 else { return text }
    let isolated = "  @MainActor @preconcurrency public static "
    var isStyle = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("extension ") { isStyle = line.contains("Style where Self == ") }
      if line == "}" { isStyle = false }
      guard isStyle, line.hasPrefix(isolated) else { return String(line) }
      return "  nonisolated public static " + line.dropFirst(isolated.count)
    }
    return lines.joined(separator: "\n")
  }
}

/// A module that is only declarations: the textual interface that the compiler builds by itself.
package struct InterfaceModule: Hashable, Sendable {
  /// Goes up with every change of what is made of a text, so that nothing that was made before is used.
  package static let recipeVersion = 4

  /// The name that `import` uses.
  package let name: String
  /// The platforms that have the module.
  package let platforms: [Platform]
  /// The declarations of each subject.
  private let subjects: [String]

  /// The declarations of all subjects, without the header.
  package var text: String { subjects.joined(separator: "\n") }

  /// The declarations in C that the module passes on, which its text imports as the module ``headerModule``; empty for
  /// most. The compiler sees them as it sees the C library of a system: two things of one name, such as a structure and
  /// a function, can be declared in no other way.
  package let header: String

  /// Flags that only this module has.
  package let moreFlags: [String]

  /// A module made of the texts of its subjects.
  init(
    _ name: String, on platforms: [Platform] = Platform.allCases, _ subjects: [String], header: [String] = [],
    flags: [String] = []
  ) {
    moreFlags = flags
    self.name = name
    self.platforms = platforms
    self.subjects = subjects
    self.header = header.joined(separator: "\n") + (header.isEmpty ? "" : "\n")
  }

  /// Stands for all that the module says.
  package var fingerprint: Fingerprint {
    var result = Fingerprint()
    let headers = InterfaceModules.headers[name] ?? []
    for word in [name, header] + headers + moreFlags + subjects { result.combine(word) }
    return result
  }

  /// The module of the declarations in C.
  package var headerModule: String { "_\(name)C" }

  /// The name of the file with the declarations in C.
  package var headerName: String { "\(headerModule).h" }

  /// What makes a module of the file with the declarations in C and, `withParts`, those of a module that can be imported, in
  /// a file `module.modulemap`; empty for most. A toolchain has modules of some of the names for its own machine, which
  /// can't be declared once more.
  package func moduleMap(withParts: Bool) -> String {
    let declared = header.isEmpty ? "" : Self.module(headerModule, "  header \"\(headerName)\"\n")
    let parts = withParts ? Self.parts(submodules) : ""
    return declared + (parts.isEmpty ? "" : Self.module(name, parts))
  }

  private static func module(_ name: String, _ contents: String) -> String {
    "module \(name) [system] {\n\(contents)  export *\n}\n"
  }

  /// The name of the file that holds the interface in a folder given to the compiler with `-I`.
  package var fileName: String { "\(name).swiftinterface" }

  /// The whole file for one platform: header and declarations.
  ///
  /// `compilerVersion` is the first line of `swiftc --version`; it only shows in the compiler's own messages.
  package func interface(
    for platform: Platform, shape: InterfaceShape = .sdk26, compilerVersion: String
  ) -> String {
    var lines = [
      "// swift-interface-format-version: 1.0",
      "// swift-compiler-version: \(compilerVersion)",
    ]
    lines.append("// swift-module-flags: \(flags(for: platform, shape: shape).joined(separator: " "))")
    return lines.joined(separator: "\n") + "\n" + shape.adapted(text) + "\n"
  }

  /// The compiler flags in the header. Values with spaces are quoted, as the compiler's own reader expects.
  ///
  /// `-experimental-skip-all-function-bodies` is needed by modules with `@objc` classes (the compiler crashes
  /// without it), `-disable-availability-checking` keeps declarations from being checked against the lowest target.
  package func flags(for platform: Platform, shape: InterfaceShape = .sdk26) -> [String] {
    [
      "-target", platform.target(platform.oldest), "-disable-availability-checking",
      "-enable-library-evolution", "-swift-version", "5", "-experimental-skip-all-function-bodies",
    ] + AvailabilityFamily.all.flatMap { ["-define-availability", "'\($0.definition)'"] }
      + (shape == .sdk27 ? ["-D", "SDK27"] : []) + moreFlags + ["-module-name", name]
  }
}
