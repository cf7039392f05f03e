import Foundation
import MillworkSDK

/// The folder that holds what is derived from a toolchain, and the compiler's module caches.
///
/// Everything is made in a temporary folder and renamed into place, so that another run, or the next one after a kill,
/// never sees half of it. Layout, below a folder named by toolchain and recipe:
///
///     library/…                  the standard library, built once
///     <platform>/lib/…           the derived resource directory
///     <platform>/sdk/…           an SDK folder that holds only settings
///     interfaces-<hash>/…        the interface modules' text
///     modules-<platform>/        the compiler's own cache
struct CheckCache {
  /// The folder for this toolchain.
  let folder: String
  private let toolchain: Toolchain
  private let variables: [String: String]
  private let timeLimit: Double
  private let manager = FileManager.default

  /// The part of `root` that is for `toolchain`, which is started with `variables` and may take as long as `timeLimit`
  /// says, in seconds, to build the library.
  init(root: String, toolchain: Toolchain, variables: [String: String], timeLimit: Double) {
    self.toolchain = toolchain
    self.variables = variables
    self.timeLimit = timeLimit
    let key = "\(toolchain.version)\n\(toolchain.resources)\n\(StandardLibrary.recipeVersion)"
    folder = "\(root)/check-\(Self.hash(Array(key.utf8)))"
  }

  /// The derived resource directory of a platform.
  func resources(_ platform: Platform) -> String { "\(folder)/\(platform.flag)/lib" }
  /// The folder that stands for a platform's SDK.
  func sdk(_ platform: Platform) -> String { "\(folder)/\(platform.flag)/sdk" }
  /// The compiler's cache of a platform's modules.
  func modules(_ platform: Platform) -> String { "\(folder)/modules-\(platform.flag)" }
  /// The compiler's cache of modules for this machine.
  var hostModules: String { "\(folder)/modules-host" }
  /// The folder that holds the text of `modules`.
  func interfaces(_ modules: [InterfaceModule]) -> String {
    var all: [UInt8] = []
    for module in modules {
      all.append(contentsOf: module.name.utf8)
      all.append(0)
      all.append(contentsOf: module.text.utf8)
      all.append(0)
    }
    return "\(folder)/interfaces-\(Self.hash(all))"
  }

  /// Derives the standard libraries of the `platforms` that lack one, and writes the interface modules. With `asText`
  /// the compiler gets interfaces instead of modules that are built already.
  func fill(_ platforms: [Platform], _ modules: [InterfaceModule], asText: Bool = false) throws(Failure) {
    let interfaces = interfaces(modules)
    if !manager.fileExists(atPath: interfaces) {
      try publish(as: URL(fileURLWithPath: interfaces).lastPathComponent) { folder throws(Failure) in
        for module in modules {
          try write(Data(module.text.utf8), to: "\(folder)/\(module.name).swiftinterface")
        }
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
    try publish(as: "library") { folder throws(Failure) in
      let resources = "\(folder)/lib"
      try write(recipes, for: PrebuiltLibrary.base, to: resources)
      try write(Data(PrebuiltLibrary.program.utf8), to: "\(folder)/all.swift")
      let target = "arm64-apple-\(PrebuiltLibrary.base.tripleName)\(PrebuiltLibrary.base.newest)"
      let frontend = toolchain.frontend
      let command = Subprocess.Command(
        executable: frontend.executable,
        arguments: frontend.arguments + [
          "-typecheck", "all.swift", "-target", target, "-resource-dir", resources, "-module-cache-path",
          "\(folder)/cache",
        ], environment: variables, folder: folder)
      _ = Subprocess(parallel: 1, timeLimit: timeLimit).run([command], folder: folder)
      let cache = "\(folder)/cache"
      let names = (try? manager.contentsOfDirectory(atPath: cache)) ?? []
      for name in names where name.hasSuffix(".swiftmodule") {
        try? manager.moveItem(atPath: "\(cache)/\(name)", toPath: "\(folder)/\(name)")
      }
      for path in [cache, resources] { try? manager.removeItem(atPath: path) }
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

  /// Takes away what was derived for `platforms`, so that it is made anew.
  func forget(_ platforms: [Platform], _ modules: [InterfaceModule]) {
    var paths = [interfaces(modules), "\(folder)/library"]
    for platform in platforms { paths += ["\(folder)/\(platform.flag)", self.modules(platform)] }
    for path in paths {
      // Renamed first: a run that has it open keeps a whole folder, and a new one never sees half.
      let aside = "\(folder)/old-\(UUID().uuidString)"
      if (try? manager.moveItem(atPath: path, toPath: aside)) != nil {
        try? manager.removeItem(atPath: aside)
      }
    }
  }

  /// Why something could not be derived.
  enum Failure: Error {
    /// The cache can't be written, for this reason.
    case unwritable(String)
    /// The toolchain lacks what the recipe needs: the path that was expected.
    case noInterface(String)

    /// The reason or the path.
    var reason: String {
      switch self {
      case .unwritable(let reason): reason
      case .noInterface(let path): path
      }
    }
  }

  private func recipe(for module: String) throws(Failure) -> StandardLibrary {
    let library = "\(toolchain.resources)/\(Self.hostFolder)/\(module).swiftmodule"
    let path = "\(library)/\(toolchain.hostTriple).swiftinterface"
    guard let text = manager.contents(atPath: path), let recipe = StandardLibrary(text) else {
      throw .noInterface(path)
    }
    return recipe
  }

  private static var hostFolder: String {
    #if os(macOS)
      "macosx"
    #else
      "linux"
    #endif
  }

  private func copyShims(to path: String) throws(Failure) {
    let source = "\(toolchain.resources)/shims"
    do { try manager.copyItem(atPath: source, toPath: path) } catch { throw .noInterface(source) }
  }

  private func write(_ data: Data, to path: String) throws(Failure) {
    let url = URL(fileURLWithPath: path)
    do {
      try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    } catch { throw .unwritable(error.localizedDescription) }
  }

  /// Lets `fill` write a folder and renames it to `name`. Where another run was faster, its result stays.
  private func publish(as name: String, _ fill: (String) throws(Failure) -> Void) throws(Failure) {
    let temporary = "\(folder)/new-\(UUID().uuidString)"
    defer { try? manager.removeItem(atPath: temporary) }
    do { try manager.createDirectory(atPath: temporary, withIntermediateDirectories: true) } catch {
      throw .unwritable(error.localizedDescription)
    }
    try fill(temporary)
    do { try manager.moveItem(atPath: temporary, toPath: "\(folder)/\(name)") } catch {
      if !manager.fileExists(atPath: "\(folder)/\(name)") { throw .unwritable(error.localizedDescription) }
    }
  }

  /// A name for `bytes`: 64-bit FNV-1a in base 36. Names a folder, guards nothing.
  static func hash(_ bytes: [UInt8]) -> String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    bytes.withUnsafeBufferPointer { buffer in
      for byte in buffer { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return String(value, radix: 36)
  }
}
