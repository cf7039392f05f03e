import Foundation

/// Where a check finds the compiler, keeps what it derives, and finds itself.
public struct CheckEnvironment: Sendable {
  /// The path of swiftc, or its name on the `PATH`; `nil` to look for it.
  public var compiler: String?
  /// The folder for what is derived once and used again.
  public var cacheFolder: String
  /// The path of a program that calls ``MacroPlugIn/runIfRequested(arguments:environment:)`` first; `nil` for none, which leaves
  /// `#Preview` and its kind undefined, and compilers running where the check is killed.
  public var macroPlugIn: String?
  /// The variables that programs are started with.
  public var variables: [String: String]
  /// Where the declarations of Apple's modules come from.
  public var sdk: SDKSource
  /// How many bytes of compilers' answers are kept in the cache folder; 0 keeps none, so that each check runs them.
  public var resultsLimit = CheckEnvironment.defaultResultsLimit

  /// 512 MB.
  public static let defaultResultsLimit = 512 << 20
  /// Names the compiler: used where ``compiler`` is `nil`, before `PATH`.
  public static let compilerVariable = "MILLWORK_SWIFTC"
  /// Names the cache folder.
  public static let cacheVariable = "MILLWORK_CACHE"
  /// Says how many megabytes of results are kept in the cache folder.
  public static let limitVariable = "MILLWORK_CACHE_LIMIT"
  /// Is set in a package's plug-ins, where SwiftPM is at work and can't be started again.
  public static let inPlugInVariable = "MILLWORK_IN_PLUGIN"

  /// An environment of the given parts.
  public init(
    compiler: String? = nil, cacheFolder: String, macroPlugIn: String? = nil,
    variables: [String: String] = ProcessInfo.processInfo.environment, sdk: SDKSource = .bundled
  ) {
    self.compiler = compiler
    self.cacheFolder = cacheFolder
    self.macroPlugIn = macroPlugIn
    self.variables = variables
    self.sdk = sdk
  }

  /// The environment of this process: compiler and cache as its variables say. A program whose `main` calls
  /// ``MacroPlugIn/runIfRequested(arguments:environment:)`` says that it `servesAsPlugIn`; no other may, since the
  /// compiler starts it.
  public static func current(compiler: String? = nil, servesAsPlugIn: Bool = false) -> CheckEnvironment {
    let variables = ProcessInfo.processInfo.environment
    var environment = CheckEnvironment(
      compiler: compiler, cacheFolder: defaultCacheFolder(variables),
      macroPlugIn: servesAsPlugIn ? Bundle.main.executablePath : nil, variables: variables, sdk: .automatic)
    if let megabytes = variables[limitVariable].flatMap({ Int($0) }), megabytes >= 0 {
      environment.resultsLimit = min(megabytes, 1 << 20) << 20
    }
    return environment
  }

  /// `$MILLWORK_CACHE`, as seen from the current folder, else the user's folder for caches. The path is absolute, since compilers
  /// run elsewhere.
  public static func defaultCacheFolder(_ variables: [String: String]) -> String {
    if let folder = variables[cacheVariable], !folder.isEmpty { return URL(fileURLWithPath: folder).path }
    #if os(macOS)
      let base = NSHomeDirectory() + "/Library/Caches"
    #else
      let home = variables["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
      let named = variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let base = named ?? home + "/.cache"
    #endif
    return base + "/millwork"
  }

  /// What compilers answered before.
  var results: ResultsCache { ResultsCache(root: cacheFolder, limit: resultsLimit) }

  /// The paths at which the compiler is looked for, best first. One that is named is the only one.
  var compilerCandidates: [String] {
    let variable = variables[Self.compilerVariable].flatMap { $0.isEmpty ? nil : $0 }
    let name = compiler ?? variable ?? "swiftc"
    if name.contains("/") { return [name] }
    let folders = (variables["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return folders.map { "\($0)/\(name)" }
  }
}

/// Where the declarations of Apple's modules come from.
public enum SDKSource: Hashable, Sendable {
  /// Millwork's own interface modules and a standard library derived from the toolchain; works everywhere.
  case bundled
  /// Apple's SDKs, through `xcrun` at this path. Only on a Mac with Xcode.
  case xcode(xcrun: String)
  /// Apple's SDKs in this folder, read by the toolchain's compiler: an `.sdk` folder, a folder with several, or Xcode.
  case folder(String)

  /// Apple's SDKs on a Mac on which Xcode is chosen (`xcode-select`), else the bundled modules.
  public static var automatic: SDKSource {
    #if os(macOS)
      let link = "/var/db/xcode_select_link"
      let chosen = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? ""
      if chosen.contains(".app/") { return .xcode(xcrun: "/usr/bin/xcrun") }
    #endif
    return .bundled
  }
}
