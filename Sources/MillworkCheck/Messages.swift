import MillworkSDK
import MillworkSource

/// All sentences of this module.
extension Diagnostic {
  /// There is no compiler.
  static func noCompiler(lookedAt paths: [String]) -> Diagnostic {
    let list = paths.isEmpty ? "nowhere: PATH is empty" : paths.joined(separator: ", ")
    return Diagnostic(
      .error, "no-compiler", "cannot find swiftc, which the compile check needs; looked at \(list)", at: nil,
      help:
        "install a Swift toolchain (https://www.swift.org/install), put its swiftc on PATH, or name it in "
        + CheckEnvironment.compilerVariable)
  }

  /// A compiler that does not answer.
  static func unusableCompiler(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .error, "unusable-compiler",
      "\(path) is not a usable Swift compiler: `\(path) -print-target-info` \(reason)", at: nil,
      help: "put a working swiftc on PATH, or name it in \(CheckEnvironment.compilerVariable)")
  }

  /// The cache folder can't be written.
  static func cacheUnusable(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(
      .error, "cache-unusable", "cannot use the cache folder \(path): \(reason)", at: nil,
      help: "free space or rights there, or name another folder in \(CheckEnvironment.cacheVariable)")
  }

  /// The folder for temporary files can't be written.
  static func workFolderUnusable(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(.error, "temporary-folder", "cannot write temporary files into \(path): \(reason)", at: nil)
  }

  /// The check was ended from outside.
  static func interrupted() -> Diagnostic {
    Diagnostic(.error, "interrupted", "the check was interrupted before it could begin", at: nil)
  }

  /// The toolchain has no textual interfaces.
  static func noStandardLibrary(missing path: String) -> Diagnostic {
    Diagnostic(
      .warning, "no-standard-library",
      "this toolchain can't serve Apple's platforms: \(path) is missing or of an unknown form; "
        + "the code is checked for this machine instead, without availability", at: nil)
  }

  /// The compiler refused what was derived.
  static func modulesRefused(_ target: String, reason: String) -> Diagnostic {
    Diagnostic(
      .error, "modules-refused", "the compiler can't build the modules for \(target): \(reason)", at: nil,
      help: "this is a fault of Millwork or of an unknown toolchain, not of the checked code")
  }

  /// The compiler did not end as it should.
  static func compilerFailed(_ what: String, target: String, command: String, tail: String) -> Diagnostic {
    var notes = [Note("to see it again: \(command)")]
    if !tail.isEmpty { notes.append(Note("its last words: \(tail)")) }
    return Diagnostic(
      .error, "compiler-failed",
      "the compiler \(what) while it checked for \(target); nothing is known of that target",
      at: nil, notes: notes)
  }

  /// A catalogue's folder or description can't be read.
  static func unreadableAsset(_ path: String, _ reason: String, at span: Span?) -> Diagnostic {
    Diagnostic(.error, "unreadable-asset", "\(path) \(reason)", at: span)
  }

  /// Two assets have one symbol; the sentence is Xcode's own.
  static func assetSymbolExists(_ name: String, kind: String, symbol: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .warning, "asset-symbol-exists",
      "The \"\(name)\" \(kind) asset name resolves to the symbol \"\(symbol)\" which already exists. "
        + "Try renaming the asset.", at: span)
  }

  /// An asset's symbol is taken by the framework; the sentence is Xcode's own.
  static func assetSymbolConflicts(
    _ name: String, kind: String, type: String, symbol: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .warning, "asset-symbol-conflicts",
      "The \"\(name)\" \(kind) asset name resolves to a conflicting \(type) symbol \"\(symbol)\". "
        + "Try renaming the asset.", at: span)
  }
}

/// Sentences that are added to a diagnostic.
extension Diagnostic.Note {
  /// Points at the template that the code came from.
  static func template(_ span: Span) -> Diagnostic.Note { .init("in this part of the template", at: span) }
  /// Points at what a person's own template was used for.
  static func templateUse(_ span: Span) -> Diagnostic.Note {
    .init("where the template is used for this part of the manifest", at: span)
  }
  /// Points at the generated code.
  static func generated(_ span: Span) -> Diagnostic.Note { .init("in the generated code", at: span) }
  /// Names the file of a place that can't be shown.
  static func unplaced(path: String, line: Int, column: Int) -> Diagnostic.Note {
    .init("at line \(line), column \(column) of \(path)")
  }
  /// Names the targets that a finding occurs on.
  static func targets(_ targets: [CheckTarget]) -> Diagnostic.Note {
    .init("for " + targets.map(\.description).joined(separator: "; "))
  }
  /// Names the platforms that a rule's finding occurs on.
  static func platforms(_ targets: [CheckTarget]) -> Diagnostic.Note {
    .init("for " + targets.map { "\($0.platform.name) \($0.version)" }.joined(separator: "; "))
  }
  /// Points at the other fields that miss the same name: the first three, and how many more there are.
  static func missingToo(at spans: [Span]) -> [Diagnostic.Note] {
    let shown = spans.prefix(3).map { Diagnostic.Note("it is missing here too", at: $0) }
    let more = spans.count - shown.count
    return shown + (more > 0 ? [.init("and in \(more) more \(more == 1 ? "field" : "fields")")] : [])
  }
  /// A change that can't be made in the person's own text.
  static func proposal(_ text: String) -> Diagnostic.Note { .init("the compiler proposes to \(text)") }
  /// What helps where code of a manifest needs a newer system than its floor.
  static func raiseFloor(to version: String) -> Diagnostic.Note {
    .init(
      "raise the floor in `platforms` to \(version); where a field takes statements, `if #available(\(version), *) { … }` does as well"
    )
  }
  /// What helps where code of a manifest uses a name that nothing declares.
  static func parameterIsMissing(_ name: String, isFunction: Bool, meant: String?) -> Diagnostic.Note {
    .init(
      question(meant) + "what the screen gives is a parameter: "
        + (isFunction
          ? "add `parameters: {\(name): () -> Void}`"
          : "add `parameters: {\(name): …}` with its type, such as Bool or Binding<Bool>")
        + "; what the app declares is found by `check: {stubs: […]}`")
  }
  /// The same of a binding to a property, which is that of a parameter.
  static func bindingIsParameter(_ name: String, meant: String?) -> Diagnostic.Note {
    .init(
      question(meant.map { "$" + $0 })
        + "`$\(name)` is the binding of a parameter: add `parameters: {\(name): Binding<…>}` with the type of its value, such as Binding<Bool>"
    )
  }
  /// The same where the parameter is there.
  static func parameterIsNoBinding(_ name: String) -> Diagnostic.Note {
    .init("the parameter `\(name)` has no binding: make its type `Binding<…>`, and `$\(name)` is one")
  }
  /// The same of a type.
  static func declaredElsewhere(meant: String?) -> Diagnostic.Note {
    .init(
      question(meant) + "a type that the app declares is found by `check: {stubs: […]}`, which names its file"
    )
  }
  /// The same of a type that not all platforms have.
  static func typeOfPlatform(
    _ name: String, _ module: InterfaceModule, isDeclared: Bool
  ) -> Diagnostic.Note {
    let names = module.platforms.map(\.name)
    let platforms =
      names.count > 1
      ? names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1]) have" : "\(names[0]) has"
    return .init(
      "`\(name)` belongs to \(module.name), which only \(platforms): "
        + (isDeclared
          ? "take what it does as a function, or leave the other platforms out"
          : "put statements that use it between `#if canImport(\(module.name))` and `#endif`, or into a function of the app's own")
    )
  }
  /// What helps where a function stands that is not called.
  static func functionIsNotCalled(_ name: String?) -> Diagnostic.Note {
    .init("a function runs where it is called: " + (name.map { "write `\($0)()`" } ?? "write `()` behind it"))
  }
  /// What helps where a function waits.
  static func callNeedsTask() -> Diagnostic.Note {
    .init(
      "what a button runs can wait in a task: write `task:` in place of `action:`, and `await` before the call"
    )
  }
  /// What helps where statements stand in braces.
  static func statementsNeedNoBraces() -> Diagnostic.Note {
    .init("the field takes the statements themselves: write them without the braces around them")
  }
  private static func question(_ name: String?) -> String { name.map { "did you mean `\($0)`? " } ?? "" }
  /// What made one line of several.
  static func linesAreFolded() -> Diagnostic.Note {
    .init("YAML makes one line of a text of several lines; write `|` behind the key to keep them")
  }
  /// What helps where the compiler gave an expression up.
  static func givenUp() -> Diagnostic.Note {
    .init(
      "one mistake in a long expression is often the cause: make its parts properties, or comment some out, until the compiler names it"
    )
  }
}

/// Why a target was not checked, for the summary.
enum Reason {
  static let noCompiler = "there is no usable compiler"
  static let workFolder = "temporary files can't be written"
  static let cache = "the cache can't be used"
  static let compilerFailed = "the compiler failed"
  static let cancelled = "the check was interrupted"
  static let noSDK = "the folder has no SDK for it"
  static let modulesRefused = "its modules could not be built"
  static let host = "availability was not checked: this toolchain can't serve Apple's platforms"
}
