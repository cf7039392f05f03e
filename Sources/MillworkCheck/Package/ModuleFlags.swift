import MillworkSDK

/// The compiler's flags for a module of a package, as SwiftPM gives them in a debug build.
struct ModuleFlags {
  /// The arguments beside language mode, module name and files.
  private(set) var arguments: [String] = []
  /// The language mode, as the target's settings and its package say.
  private(set) var mode: String

  /// The flags of `module`, which belongs to the package that was loaded, on `platform`.
  init(_ module: PackageModule, of loaded: LoadedPackage, on platform: Platform) {
    let package = loaded.package
    let target = module.target
    mode = package.defaultMode
    arguments = ["-enable-testing", "-D", "SWIFT_PACKAGE", "-D", module.define]
    for trait in loaded.traits.sorted() { arguments += ["-D", trait] }
    if target.hasPackageAccess { arguments += ["-package-name", loaded.identity] }
    if target.kind == .plugin {
      mode = String(min(max(package.toolsVersion.major, 4), 6))
      arguments += ["-package-description-version", "\(package.toolsVersion)"]
    }
    for setting in target.settings where setting.condition.holds(on: platform, traits: loaded.traits) {
      add(setting)
    }
  }

  private mutating func add(_ setting: PackageTarget.Setting) {
    let values = setting.values
    switch setting.kind {
    case "define": for value in values { arguments += ["-D", value] }
    case "enableUpcomingFeature": for value in values { arguments += ["-enable-upcoming-feature", value] }
    case "enableExperimentalFeature":
      for value in values { arguments += ["-enable-experimental-feature", value] }
    case "swiftLanguageMode": if let value = values.first { mode = value }
    case "defaultIsolation": if let value = values.first { arguments += ["-default-isolation", value] }
    case "strictMemorySafety": arguments.append("-strict-memory-safety")
    case "treatAllWarnings":
      arguments.append(values.first == "error" ? "-warnings-as-errors" : "-no-warnings-as-errors")
    case "treatWarning" where values.count == 2:
      arguments += [values[1] == "error" ? "-Werror" : "-Wwarning", values[0]]
    default: break
    }
  }
}
