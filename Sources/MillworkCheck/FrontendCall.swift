import MillworkSDK

/// One call of the compiler, which checks one module for one target.
struct FrontendCall {
  /// The target.
  var target: CheckTarget
  /// The input files, as paths from the folder that the compiler runs in.
  var files: [String]
  /// The file that the compiler is to print the tree of, where it is asked for one.
  var primary: String?
  /// The files that are checked, each with the path for its findings; the others are only looked at. Where there are
  /// none, all are checked.
  var primaries: [String: String] = [:]
  /// How far the compiler goes.
  var depth = CheckDepth.full
  /// Further folders that modules are looked for in.
  var searchPaths: [String] = []
  /// Whether one of them is a main file, with code at its top level.
  var hasMainFile: Bool
  /// The name of the module.
  var moduleName: String
  /// Whether everything is isolated to the main actor by default.
  var isMainActorByDefault: Bool
  /// The path of the macro plug-in, if any.
  var macroPlugIn: String?
  /// More arguments. Files that are named by their paths are of some package, so that they may say `package` as in one.
  var flags = ["-package-name", "app"]
  /// Whether the compiler stops after type-checking. The records that the macros of Testing make are constants, which can
  /// be folded only with the bodies that a derived library lacks.
  var isTest = false
  /// Whether the compiler gives up an expression soon and says which one it is.
  var givesUpSoon = false
  /// Where the compiler writes its findings, as a path from the folder that it runs in.
  var findings: String
  /// Where the compiler writes what each name refers to, as such a path; `nil` for nowhere.
  var index: String?

  /// The arguments that make the compiler write its index. It writes one for each file only where it has an output for
  /// each, as it has when it works in threads; the first file's is there where the mode `hasOutput`.
  fileprivate func indexing(hasOutput: Bool) -> [String] {
    guard let index else { return [] }
    let store = ["-index-store-path", index, "-index-ignore-stdlib", "-index-ignore-clang-modules"]
    let outputs =
      files.count > 1 ? files.dropFirst(hasOutput ? 1 : 0).flatMap { _ in ["-o", "/dev/null"] } : []
    return store + ["-index-include-locals"] + (outputs.isEmpty ? [] : ["-num-threads", "1"] + outputs)
  }

  /// The arguments that choose the language, the module and its files.
  fileprivate var language: [String] {
    // As in a debug build, which has the previews too.
    var words = ["-swift-version", target.swift.rawValue, "-module-name", moduleName, "-D", "DEBUG"]
    if !hasMainFile { words.append("-parse-as-library") }
    if isMainActorByDefault { words += ["-default-isolation", "MainActor"] }
    words += flags
    for path in searchPaths { words += ["-I", path] }
    for file in files {
      words += file == primary || primaries[file] != nil ? ["-primary-file", file] : [file]
    }
    return words
  }

  /// The arguments that make the frontend check the files and write its findings.
  fileprivate var mode: [String] {
    // What the compiler says only after type-checking (initialisation, missing returns, sent values) counts too. It says
    // so on the way to a module; printing the intermediate language instead takes a sixth longer, and is needed for an
    // index of each file.
    let full = index == nil ? "-emit-module" : "-emit-sil"
    let isFull = depth == .full && !isTest
    var words = [isFull ? full : "-typecheck"]
    for output in outputs {
      if isFull { words += ["-o", "/dev/null"] }
      words += ["-serialize-diagnostics-path", output]
    }
    if givesUpSoon { words += ["-solver-scope-threshold=\(Self.fewScopes)"] }
    return words + indexing(hasOutput: isFull)
  }

  /// So many steps of the type checker take seconds even in expressions that would take minutes; what is right needs fewer.
  private static let fewScopes = 1_000

  /// The files that the findings are written to.
  var outputs: [String] { primaries.isEmpty ? [findings] : files.compactMap { primaries[$0] } }
}

/// How far a check goes.
public enum CheckDepth: String, CaseIterable, Hashable, Sendable {
  /// As far as a build: also what the compiler says after type-checking, such as a missing return.
  case full
  /// Types and availability only, at about half the cost.
  case types
}

/// How the compiler is called, and what the declarations of Apple's modules are taken from.
enum Invocation {
  /// The toolchain's frontend with a derived standard library and the interface modules.
  case derived(Toolchain, CheckCache)
  /// The toolchain's frontend with its own library for this machine, without availability.
  case host(Toolchain, CheckCache)
  /// The toolchain's frontend with Apple's SDKs in a folder; the cache keeps the modules that are built of them.
  case folder(Toolchain, AppleSDKs, CheckCache)
  /// Xcode's compiler with Apple's SDKs.
  case xcode(xcrun: String)

  /// Whether the compiler judges by Apple's availability.
  var judgesAvailability: Bool {
    if case .host = self { false } else { true }
  }

  /// The compiler that runs, where it stands for another SDK's; `nil` where the SDK is the real one.
  var compiler: CompilerVersion? {
    switch self {
    case .derived(let toolchain, _), .host(let toolchain, _), .folder(let toolchain, _, _): toolchain.number
    case .xcode: nil
    }
  }

  /// The program and the arguments for `call`.
  func command(_ call: FrontendCall) -> (executable: String, arguments: [String]) {
    switch self {
    case .derived, .host, .folder:
      return command(call, mode: call.mode + ["-diagnostic-style=llvm", "-no-color-diagnostics"])
    case .xcode(let xcrun):
      let words = ["--sdk", call.target.platform.xcodeSDK, "swiftc", "-target", call.target.triple]
      let mode = call.depth == .full ? ["-emit-sil", "-o", "/dev/null"] : ["-typecheck"]
      return (
        xcrun,
        words + mode + ["-whole-module-optimization"]
          + (["-serialize-diagnostics-path", call.findings] + call.indexing(hasOutput: call.depth == .full))
          .flatMap { ["-Xfrontend", $0] }
          + call.language
      )
    }
  }

  /// The program and the arguments that emit the module of `call` at `path`, for others to import. Functions' bodies are
  /// not looked at.
  func moduleCommand(_ call: FrontendCall, _ path: String) -> (executable: String, arguments: [String]) {
    let findings = ["-serialize-diagnostics-path", call.findings]
    switch self {
    case .derived, .host, .folder:
      return command(
        call,
        mode: ["-emit-module", "-o", path, "-experimental-skip-non-inlinable-function-bodies-without-types"]
          + findings
          + ["-diagnostic-style=llvm", "-no-color-diagnostics"])
    case .xcode(let xcrun):
      let words = ["--sdk", call.target.platform.xcodeSDK, "swiftc", "-target", call.target.triple]
      return (
        xcrun,
        words + ["-emit-module", "-emit-module-path", path, "-whole-module-optimization"]
          + findings.flatMap { ["-Xfrontend", $0] } + call.language
      )
    }
  }

  /// The program and the arguments for `call` where the frontend is to do what `mode` says.
  func command(_ call: FrontendCall, mode: [String]) -> (executable: String, arguments: [String]) {
    let shape = InterfaceShape(sdk: call.target.sdkVersion)
    switch self {
    case .derived(let toolchain, let cache):
      let platform = call.target.platform
      let resources = cache.resources(platform)
      let library = [
        "-target", call.target.triple, "-resource-dir", resources, "-sdk", cache.sdk(platform),
        "-module-cache-path", cache.moduleCache(platform), "-I", cache.interfaces(platform, shape), "-I",
        resources + "/shims",
        // The interfaces' NSObject is declared in Swift, below which the compiler allows no `@objc` class by itself.
        "-disable-objc-attr-requires-foundation-module",
      ]
      return frontend(toolchain, mode + library, call)
    case .folder(let toolchain, let sdks, let cache):
      let path = sdks.entries[call.target.platform]?.path ?? ""
      let library = [
        "-target", call.target.triple, "-sdk", path, "-module-cache-path", cache.moduleCache(ofSDK: path),
        "-I", toolchain.resources + "/shims",
      ]
      return frontend(toolchain, mode + library, call)
    case .host(let toolchain, let cache):
      let library = [
        "-enable-objc-interop", "-module-cache-path", cache.moduleCache(nil), "-I",
        cache.interfaces(nil, shape),
      ]
      return frontend(toolchain, mode + library, call)
    case .xcode(let xcrun):
      return (xcrun, ["--sdk", call.target.platform.xcodeSDK, "swiftc", "-frontend"] + mode + call.language)
    }
  }

  private func frontend(
    _ toolchain: Toolchain, _ arguments: [String], _ call: FrontendCall
  ) -> (executable: String, arguments: [String]) {
    let host = toolchain.resources + "/host"
    var words = toolchain.frontend.arguments + arguments
    words += ["-plugin-path", host + "/plugins"]
    words += [
      "-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer." + Self.libraryExtension,
    ]
    if let macroPlugIn = call.macroPlugIn {
      words += [
        "-load-plugin-executable", macroPlugIn + "#" + MacroPlugIn.moduleNames.joined(separator: ","),
      ]
    }
    return (toolchain.frontend.executable, words + call.language)
  }

  private static var libraryExtension: String {
    #if os(macOS)
      "dylib"
    #else
      "so"
    #endif
  }
}
