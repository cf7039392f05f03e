import Foundation
import MillworkSDK
import MillworkSource

/// The folder that holds what is derived from a toolchain, and the compiler's module caches.
///
/// Everything is made in a temporary folder and renamed into place, so that another run, or the next one after a kill,
/// never sees half of it. Layout, below a folder named by toolchain and recipe:
///
///     base/…                     the standard library's interfaces for one platform
///     library/…                  the modules built from them
///     <platform>/lib/…           the derived resource directory
///     <platform>/sdk/…           an SDK folder that holds only settings
///     interfaces-<platform>-…    the interface modules' text, one folder an SDK
///     modules-<platform>-…       the compiler's own cache of what it built from them
///     stubs-<platform>-…         interfaces that a person gave
struct CheckCache {
  /// The folder for this toolchain.
  let folder: String
  private let interfaceKey: String
  private let modules: [InterfaceModule]
  private let toolchain: Toolchain
  private let variables: [String: String]
  private let timeLimit: Double
  private let watcher: String?
  private let isCancelled: @Sendable () -> Bool
  private let onProgress: @Sendable (CheckProgress) -> Void
  private let manager = FileManager.default

  /// The part of `root` that is for `toolchain`, which is started with `variables` and may take as long as `timeLimit`
  /// says, in seconds, to build the library; `watcher` ends it where this process is killed, as `Subprocess` says.
  init(
    root: String, toolchain: Toolchain, modules: [InterfaceModule], variables: [String: String],
    timeLimit: Double, watcher: String? = nil, isCancelled: @escaping @Sendable () -> Bool = { false },
    onProgress: @escaping @Sendable (CheckProgress) -> Void = { _ in }
  ) {
    self.isCancelled = isCancelled
    self.onProgress = onProgress
    self.toolchain = toolchain
    self.modules = modules
    self.variables = variables
    self.timeLimit = timeLimit
    self.watcher = watcher
    let key = "\(toolchain.version)\n\(toolchain.resources)\n\(StandardLibrary.recipeVersion)"
    folder = "\(root)/check-\(Self.hash([key]))"
    interfaceKey = Self.hash(
      ["\(InterfaceModule.recipeVersion)"] + AvailabilityFamily.all.map(\.definition)
        + modules.map(\.fingerprint.text))
  }

  /// The derived resource directory of a platform.
  func resources(_ platform: Platform) -> String { "\(folder)/\(platform.flag)/lib" }
  /// The folder that stands for a platform's SDK.
  func sdk(_ platform: Platform) -> String { "\(folder)/\(platform.flag)/sdk" }
  /// The compiler's cache of a platform's modules, or of this machine's.
  func moduleCache(_ platform: Platform?) -> String {
    "\(folder)/modules-\(platform?.flag ?? "host")-\(interfaceKey)"
  }
  /// The compiler's cache of the modules of Apple's SDK at `path`.
  func moduleCache(ofSDK path: String) -> String { "\(folder)/modules-sdk-\(Self.hash([path]))" }
  /// The folder that holds the interface modules of an SDK for a platform, or for this machine.
  func interfaces(_ platform: Platform?, _ shape: InterfaceShape) -> String {
    "\(folder)/interfaces-\(platform?.flag ?? "host")-\(shape.rawValue)-\(interfaceKey)"
  }

  /// Writes the interface modules for this machine, where they are missing.
  func fillHost() throws(Failure) {
    // Without a target the compiler takes the one that it is called for; only Apple's bring Objective-C.
    let target = "-target \(Platform.iOS.target(Platform.iOS.oldest)) "
    try fillInterfaces(nil) { module, shape in
      let text = module.interface(for: .iOS, shape: shape, compilerVersion: toolchain.version)
      return text.replacingOccurrences(of: target, with: "-enable-objc-interop ")
        + AppleOnlyLibrary.standIn(in: module.name)
    }
  }

  private func fillInterfaces(
    _ platform: Platform?, _ text: (InterfaceModule, InterfaceShape) -> String
  ) throws(Failure) {
    let shapes = InterfaceShape.allCases.filter { !manager.fileExists(atPath: interfaces(platform, $0)) }
    guard !shapes.isEmpty else { return }
    let modules = modules.filter { module in platform.map(module.platforms.contains) ?? true }
    let map = Data(modules.map { $0.moduleMap(withParts: platform != nil) }.joined().utf8)
    for shape in shapes {
      let path = interfaces(platform, shape)
      removeUnused(["interfaces-", "modules-"].map { "\($0)\(platform?.flag ?? "host")-" })
      try publish(as: URL(fileURLWithPath: path).lastPathComponent) { folder throws(Failure) in
        for module in modules {
          try write(Data(text(module, shape).utf8), to: "\(folder)/\(module.fileName)")
          guard !module.header.isEmpty else { continue }
          try write(Data(module.header.utf8), to: "\(folder)/\(module.headerName)")
        }
        try write(map, to: "\(folder)/module.modulemap")
      }
    }
  }

  /// Derives the standard libraries of the `platforms` that lack one, and writes the interface modules. With `asText`
  /// the compiler gets interfaces instead of modules that are built already.
  func fill(_ platforms: [Platform], asText: Bool = false) throws(Failure) {
    removeLeftovers()
    for platform in platforms {
      try fillInterfaces(platform) {
        $0.interface(for: platform, shape: $1, compilerVersion: toolchain.version)
      }
    }
    let missing = platforms.filter { !manager.fileExists(atPath: "\(folder)/\($0.flag)") }
    guard !missing.isEmpty else { return }
    var recipes: [(name: String, recipe: StandardLibrary)] = []
    for name in StandardLibrary.modules { recipes.append((name, try recipe(for: name))) }
    let prebuilt = asText ? nil : try prebuilt(recipes)
    for platform in missing {
      try publish(as: platform.flag) { folder throws(Failure) in
        if let prebuilt {
          for file in prebuilt.files(for: platform) {
            try write(file.contents, to: "\(folder)/lib/\(file.path)")
          }
          try copyShims(to: "\(folder)/lib/shims")
        } else {
          try write(recipes, for: platform, to: "\(folder)/lib")
        }
        for module in StandardLibrary.rareModules {
          guard let recipe = try? recipe(for: module) else { continue }
          let path = StandardLibrary.path(of: module, for: platform)
          try write(recipe.interface(for: platform), to: "\(folder)/lib/\(path)")
        }
        try write(Data(SDKSettings.text(for: platform).utf8), to: "\(folder)/sdk/SDKSettings.json")
      }
    }
  }

  /// The built standard library, which is built now where it is missing; `nil` where that fails. The compiler then
  /// builds the modules of each platform from their interfaces by itself, which takes longer.
  private func prebuilt(_ recipes: [(name: String, recipe: StandardLibrary)]) throws(Failure)
    -> PrebuiltLibrary?
  {
    if let library = PrebuiltLibrary(in: "\(folder)/library") { return library }
    try discard("\(folder)/library")
    // The interfaces stay where they are: modules that import the built ones look at them again.
    if !manager.fileExists(atPath: "\(folder)/base") {
      try publish(as: "base") { folder throws(Failure) in
        try write(recipes, for: PrebuiltLibrary.base, to: folder)
      }
    }
    try publish(as: "library") { folder throws(Failure) in
      let cache = "\(folder)/cache"
      try write(Data(PrebuiltLibrary.program.utf8), to: "\(folder)/all.swift")
      let frontend = toolchain.frontend
      let command = Subprocess.Command(
        executable: frontend.executable,
        arguments: frontend.arguments + [
          "-typecheck", "all.swift", "-target", PrebuiltLibrary.base.target(PrebuiltLibrary.base.newest),
          "-resource-dir", "\(self.folder)/base", "-module-cache-path", cache,
        ], environment: variables, folder: folder)
      var runner = Subprocess(parallel: 1, timeLimit: timeLimit, watcher: watcher)
      runner.isCancelled = isCancelled
      runner.onTurn = { _, _ in onProgress(.preparing("the standard library of Apple's platforms")) }
      _ = runner.run([command], folder: folder)
      if isCancelled() { throw .interrupted }
      let names = (try? manager.contentsOfDirectory(atPath: cache)) ?? []
      for name in names where name.hasSuffix(".swiftmodule") {
        try? manager.moveItem(atPath: "\(cache)/\(name)", toPath: "\(folder)/\(name)")
      }
      try? manager.removeItem(atPath: cache)
    }
    return PrebuiltLibrary(in: "\(folder)/library")
  }

  private func write(
    _ recipes: [(name: String, recipe: StandardLibrary)], for platform: Platform, to resources: String
  ) throws(Failure) {
    for (name, recipe) in recipes {
      let path = StandardLibrary.path(of: name, for: platform)
      try write(recipe.interface(for: platform), to: "\(resources)/\(path)")
    }
    try copyShims(to: "\(resources)/shims")
  }

  /// Takes away what was derived for `platforms`, so that it is made anew; fails where it can't be taken away.
  func forget(_ platforms: [Platform]) throws(Failure) {
    var paths = ["\(folder)/library", "\(folder)/base", "\(folder)/packages"]
    for platform in platforms {
      paths += ["\(folder)/\(platform.flag)", moduleCache(platform)]
      paths += InterfaceShape.allCases.map { interfaces(platform, $0) }
    }
    for path in paths { try discard(path) }
  }

  /// Removes a folder. It is renamed first: a run that has it open keeps a whole folder, and a new one never sees half.
  private func discard(_ path: String) throws(Failure) {
    guard manager.fileExists(atPath: path) else { return }
    let aside = "\(folder)/old-\(UUID().uuidString)"
    do { try manager.moveItem(atPath: path, toPath: aside) } catch {
      // Another run may have been faster.
      guard manager.fileExists(atPath: path) else { return }
      throw .unwritable(error.localizedDescription)
    }
    try? manager.removeItem(atPath: aside)
  }

  /// The folder of interfaces that a person gave, for a platform.
  func stubs(_ stubs: [StubInterface], for platform: Platform) -> String {
    let key = stubs.reduce(into: Fingerprint()) { key, stub in
      key.combine(stub.name)
      key.combine(stub.text)
    }
    return "\(folder)/stubs-\(platform.flag)-\(key.text)"
  }

  /// Writes the interfaces that a person gave, where they are missing, so that the compiler can build them for a platform.
  func fillStubs(_ stubs: [StubInterface], for platform: Platform) throws(Failure) {
    let path = self.stubs(stubs, for: platform)
    guard !stubs.isEmpty, !manager.fileExists(atPath: path) else { return }
    removeUnused(["stubs-\(platform.flag)-"])
    try publish(as: URL(fileURLWithPath: path).lastPathComponent) { folder throws(Failure) in
      for stub in stubs {
        let text = stub.interface(for: platform, compilerVersion: toolchain.version)
        try write(Data(text), to: "\(folder)/\(stub.name).swiftinterface")
      }
    }
  }

  /// Removes folders whose names begin with one of `prefixes` and end in the same key, except for the two keys that were
  /// made last and those of the last day.
  private func removeUnused(_ prefixes: [String]) {
    let names = ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).filter { name in
      prefixes.contains { name.hasPrefix($0) }
    }
    let dates = names.reduce(into: [Substring: Date]()) { dates, name in
      let key = name.split(separator: "-").last ?? ""
      let date = (try? manager.attributesOfItem(atPath: "\(folder)/\(name)"))?[.modificationDate] as? Date
      dates[key] = max(dates[key] ?? .distantPast, date ?? .distantPast)
    }
    for (key, date) in dates.sorted(by: { $0.value > $1.value }).dropFirst(2)
    where date.timeIntervalSinceNow < -86400 {
      for name in names where name.hasSuffix("-\(key)") { try? discard("\(folder)/\(name)") }
    }
  }

  /// Removes what runs left behind that were killed.
  private func removeLeftovers() {
    FolderClaim.removeLeftovers(in: folder)
    // What has this name is being removed, by whoever it may be.
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix("old-") {
      try? manager.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// Why something could not be derived.
  enum Failure: Error {
    /// The cache can't be written, for this reason.
    case unwritable(String)
    /// Nobody waits for it any more.
    case interrupted
    /// The toolchain lacks what the recipe needs: the path that was expected.
    case noInterface(String)

    /// The reason or the path.
    var reason: String {
      switch self {
      case .unwritable(let reason): reason
      case .interrupted: Reason.cancelled
      case .noInterface(let path): path
      }
    }
  }

  private func recipe(for module: String) throws(Failure) -> StandardLibrary {
    let path = toolchain.interface(of: module)
    guard let text = manager.contents(atPath: path), let recipe = StandardLibrary(text, of: module) else {
      throw .noInterface(path)
    }
    return recipe
  }

  private func copyShims(to path: String) throws(Failure) {
    // Foundation's way to copy a folder fails where the files belong to another user, as an installed toolchain's do.
    let source = "\(toolchain.resources)/shims"
    let names = (try? manager.contentsOfDirectory(atPath: source)) ?? []
    guard !names.isEmpty else { throw .noInterface(source) }
    for name in names {
      guard let text = manager.contents(atPath: "\(source)/\(name)") else { continue }
      try write(text, to: "\(path)/\(name)")
    }
  }

  private func write(_ data: Data, to path: String) throws(Failure) {
    if isCancelled() { throw .interrupted }
    let url = URL(fileURLWithPath: path)
    do {
      try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    } catch { throw .unwritable(error.localizedDescription) }
  }

  /// Lets `fill` write a folder and renames it to `name`. Where another run was faster, its result stays.
  private func publish(as name: String, _ fill: (String) throws(Failure) -> Void) throws(Failure) {
    if isCancelled() { throw .interrupted }
    let made: (path: String, claim: FolderClaim?)
    do { made = try FolderClaim.makeFolder(in: folder) } catch {
      throw .unwritable(error.localizedDescription)
    }
    let temporary = made.path
    defer { withExtendedLifetime(made.claim) { try? manager.removeItem(atPath: temporary) } }
    try fill(temporary)
    do { try manager.moveItem(atPath: temporary, toPath: "\(folder)/\(name)") } catch {
      if !manager.fileExists(atPath: "\(folder)/\(name)") { throw .unwritable(error.localizedDescription) }
    }
  }

  /// A name for `texts`: 64-bit FNV-1a in base 36. Names a folder, guards nothing.
  static func hash(_ texts: [String]) -> String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for var text in texts {
      text.withUTF8 { buffer in
        for byte in buffer { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
      }
      value = (value ^ 0xFF) &* 0x100_0000_01b3
    }
    return String(value, radix: 36)
  }
}
