import Foundation
import MillworkCheck
import MillworkManifest
import MillworkSDK
import MillworkSource

/// How a check is done, by the flags that `check` and `generate --check` share.
struct CheckChoice {
  private static let sdk = FlagSpec(
    "--sdk", "SDK",
    "what code is checked against: auto (Xcode's SDKs where there are any), bundled, or the path of an SDK")
  private static let sdkVersion = FlagSpec(
    "--sdk-version", "VERSION",
    "the SDK that the bundled declarations stand for; \(CheckTarget.defaultSDK.major) by default",
    choices: ["17", "18", "26", "27"])
  private static let stubs = FlagSpec(
    "--stubs", "FILE",
    "declarations that the code mentions: a .swift file of its module, or another module's .swiftinterface",
    isRepeatable: true)
  private static let depth = FlagSpec(
    "--depth", "DEPTH",
    "full, as a build does; types leaves out what is found after type-checking, in half the time",
    choices: CheckDepth.allCases.map(\.rawValue))
  private static let isolation = FlagSpec(
    "--isolation", "NAME",
    "what the module isolates by default, in place of what millwork.yml or a manifest says",
    choices: Isolation.allCases.map(\.rawValue))
  private static let all = FlagSpec("--all", nil, "print the errors too that follow from others")

  /// The flags.
  static let flags = [sdk, sdkVersion, stubs, isolation, depth, all]
  /// Those that a package does not settle for itself.
  static let packageFlags = [sdk, depth]

  /// The names of those that say what is found, which a comparison of SDKs does not.
  static let flagsOfFindings = [sdk, depth, all].map(\.name)

  /// Refuses a version of the bundled SDK beside another SDK, which has its own.
  static func checkFlags(_ arguments: ParsedArguments) throws(ParsedArguments.UsageError) {
    guard arguments.has(sdkVersion.name), let value = arguments.value(sdk.name),
      !["auto", "bundled"].contains(value)
    else { return }
    throw ParsedArguments.UsageError(
      message:
        "`\(sdkVersion.name)` is for the bundled SDK, and `\(sdk.name)` names another, which has a version",
      help: nil)
  }

  /// Where the declarations of Apple's modules come from.
  let source: SDKSource
  /// The SDK that is simulated, where one was named.
  let sdkVersion: OSVersion?
  /// What modules isolate by default, where that was named.
  private let isolation: Isolation?
  /// Whether follow-on errors are printed.
  let printsAll: Bool
  /// The Swift files that stand in for a person's own declarations.
  private let stubFiles: [MappedFile]
  /// The options that the flags make.
  let options: CheckOptions

  /// Reads the flags; a stub that can't be read is reported to `workspace`.
  init(_ arguments: ParsedArguments, in workspace: inout Workspace) {
    switch arguments.value(Self.sdk.name) {
    case nil, "auto": source = .automatic
    case "bundled": source = .bundled
    case .some(let path):
      source = .folder(URL(fileURLWithPath: path).path)
      if AppleSDKs(in: path).entries.isEmpty {
        workspace.diagnostics.append(.noSDK(path, near: nearestName(to: path, among: ["auto", "bundled"])))
      }
    }
    sdkVersion = arguments.value(Self.sdkVersion.name).flatMap { OSVersion($0[...]) }
    isolation = arguments.value(Self.isolation.name).flatMap(Isolation.init(rawValue:))
    printsAll = arguments.has(Self.all.name)
    var options = CheckOptions()
    options.depth = arguments.value(Self.depth.name).flatMap(CheckDepth.init(rawValue:)) ?? .full
    var files: [MappedFile] = []
    for path in arguments.all(Self.stubs.name) {
      workspace.readStub(path, &files, &options.stubInterfaces)
    }
    stubFiles = files
    self.options = options
  }

  /// Where the check finds what it needs.
  fileprivate var environment: CheckEnvironment {
    var environment = CheckEnvironment.current(servesAsPlugIn: true)
    environment.sdk = source
    return environment
  }

  /// Stands for what code is judged by; `nil` where the compiler is always asked.
  var judge: Fingerprint? { Checker(environment: environment).identity }

  /// A module with what the flags say.
  func applied(to module: CheckModule) -> CheckModule {
    var module = module
    if !stubFiles.isEmpty {
      let places = Set(module.files.map { OutputPaths.absolute($0.path) })
      module.files += stubFiles.filter { !places.contains(OutputPaths.absolute($0.path)) }
    }
    let known = Set(module.options.stubInterfaces)
    module.options.stubInterfaces += options.stubInterfaces.filter { !known.contains($0) }
    module.options.depth = options.depth
    if let isolation { module.options.isMainActorByDefault = isolation == .mainActor }
    return module
  }
}

extension Workspace {
  /// Reads a stub into the list that is for its kind.
  mutating func readStub(
    _ path: String, at span: Span? = nil, _ files: inout [MappedFile], _ interfaces: inout [StubInterface]
  ) {
    guard path.hasSuffix(".swift") || path.hasSuffix(".swiftinterface") else {
      diagnostics.append(.notAStub(path, at: span))
      return
    }
    guard let file = read(path, at: span) else { return }
    // A file that is named twice, by whatever path, is there once.
    if path.hasSuffix(".swift") {
      let place = OutputPaths.absolute(path)
      if !files.contains(where: { OutputPaths.absolute($0.path) == place }) { files.append(MappedFile(file)) }
    } else {
      let interface = StubInterface(path: URL(fileURLWithPath: path).path, text: file.bytes)
      if !interfaces.contains(interface) { interfaces.append(interface) }
    }
  }

  /// Checks modules, each with the reason for its targets; takes in what is found, and returns what became of them. Ctrl-C
  /// and SIGTERM end the compilers first.
  mutating func check(
    _ modules: [(module: CheckModule, choice: TargetChoice)], _ choice: CheckChoice
  ) -> CheckSummary {
    let environment = choice.environment
    let interruption = Interruption(console?.progress)
    let prepared = modules.map { module, _ in
      var module = choice.applied(to: module)
      module.options.isCancelled = { interruption.hasCome }
      module.options.onProgress = { [console] in console?.tell($0) }
      return module
    }
    console?.detail("cache \(environment.cacheFolder)")
    let reports = Checker(environment: environment).check(prepared, in: sources)
    console?.progress.erase()
    interruption.end()
    var summary = CheckSummary()
    summary.isTypesOnly = choice.options.depth == .types
    for (report, (module, targets)) in zip(reports, modules) {
      diagnostics += report.diagnostics + (choice.printsAll ? report.followOns : [])
      summary.add(report, files: module.files, targets, printsAll: choice.printsAll)
    }
    return summary
  }
}
