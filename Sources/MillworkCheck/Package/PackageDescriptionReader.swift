import MillworkDocument
import MillworkSDK

extension SwiftPackage {
  /// Reads what `swift package dump-package` printed, or `nil` where it is none. What is not known is passed over.
  init?(dump: Node) {
    guard let name = dump["name"]?.string, let targets = dump["targets"],
      let version = (dump["toolsVersion"]?["_version"]?.string).flatMap(OSVersion.init)
    else { return nil }
    self.name = name
    toolsVersion = version
    floors = [:]
    otherPlatforms = []
    for entry in dump.list("platforms") {
      guard let name = entry["platformName"]?.string else { continue }
      if let platform = Platform(name: name), let floor = (entry["version"]?.string).flatMap(OSVersion.init) {
        floors[platform] = max(floor, platform.oldest)
      } else {
        otherPlatforms.append(name)
      }
    }
    languageModes = dump.strings("swiftLanguageVersions")
    self.targets = targets.items.compactMap(PackageTarget.init(dump:))
    products = dump.list("products").compactMap { node in
      (node["name"]?.string).map { Product(name: $0, targets: node.strings("targets")) }
    }
    dependencies = dump.list("dependencies").compactMap(Dependency.init(dump:))
    traits = [:]
    for trait in dump.list("traits") {
      if let name = trait["name"]?.string { traits[name] = trait.strings("enabledTraits") }
    }
  }
}

extension SwiftPackage.Dependency {
  fileprivate init?(dump: Node) {
    // One key, whose name is the kind, with a list of one.
    guard let entry = dump.entries.first, let kind = entry.key.string, let body = entry.value.items.first,
      let identity = body["identity"]?.string
    else { return nil }
    self.identity = identity.lowercased()
    alias = body["nameForTargetDependencyResolutionOnly"]?.string
    traits = body["traits"] == nil ? ["default"] : body.list("traits").compactMap { $0["name"]?.string }
    let location = body["location"]
    switch kind {
    case "fileSystem":
      guard let path = body["path"]?.string else { return nil }
      place = .local(path: path)
    case "sourceControl":
      let address =
        location?["remote"]?.items.first?["urlString"]?.string
        ?? location?["local"]?.items.first?.string ?? identity
      place = .repository(name: Self.folderName(of: address))
    default:
      place = .registry
    }
  }

  /// The last part of an address, without `.git`: the name of the folder that a repository is copied to.
  private static func folderName(of address: String) -> String {
    let last = address.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? address
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}

extension PackageTarget {
  fileprivate init?(dump: Node) {
    guard let name = dump["name"]?.string,
      let kind = (dump["type"]?.string).flatMap(Kind.init(rawValue:))
    else { return nil }
    self.name = name
    self.kind = kind
    path = dump.text("path")
    sources = dump["sources"].flatMap { $0.kind == .sequence ? dump.strings("sources") : nil }
    exclude = dump.strings("exclude")
    dependencies = dump.list("dependencies").compactMap(Reference.init(dump:))
    settings = dump.list("settings").compactMap(Setting.init(dump:))
    resources = dump.list("resources").compactMap { node in
      guard let path = node["path"]?.string, let rule = node["rule"]?.entries.first?.key.string else {
        return nil
      }
      return Resource(path: path, rule: rule)
    }
    hasPackageAccess = dump["packageAccess"]?.string == "true"
    plugins = dump.list("pluginUsages").compactMap { $0.entries.first?.value.items.first?.string }
  }
}

extension PackageTarget.Reference {
  fileprivate init?(dump: Node) {
    guard let entry = dump.entries.first, let name = entry.value.items.first?.string else { return nil }
    let parts = entry.value.items
    switch entry.key.string {
    case "target": self.name = .target(name)
    case "byName": self.name = .any(name)
    case "product":
      self.name = .product(name, package: parts.count > 1 ? parts[1].text : nil)
    default: return nil
    }
    renamesModules = parts.count == 4 && !parts[2].entries.isEmpty
    condition = PackageTarget.Condition(dump: parts.last.flatMap { $0.kind == .mapping ? $0 : nil })
  }
}

extension PackageTarget.Setting {
  fileprivate init?(dump: Node) {
    guard dump["tool"]?.string == "swift", let kind = dump["kind"]?.entries.first,
      let name = kind.key.string
    else { return nil }
    self.kind = name
    values = kind.value.entries.flatMap { entry in
      entry.value.kind == .sequence
        ? entry.value.items.compactMap(\.string) : [entry.value.text].compactMap { $0 }
    }
    condition = PackageTarget.Condition(dump: dump["condition"])
  }
}

extension PackageTarget.Condition {
  fileprivate init(dump: Node?) {
    guard let dump else { return }
    platforms = dump.strings("platformNames").map { $0.lowercased() }
    configuration = dump.text("config")
    traits = dump.strings("traits")
  }
}

extension Node {
  /// A scalar's text; `nil` for null and for collections.
  fileprivate var text: String? { value == .null ? nil : string }
  /// The text of the key's value, where it has one.
  fileprivate func text(_ key: String) -> String? { self[key]?.text }
  /// The items of the key's value.
  fileprivate func list(_ key: String) -> [Node] { self[key].map { Array($0.items) } ?? [] }
  /// The texts of the key's items.
  fileprivate func strings(_ key: String) -> [String] { list(key).compactMap(\.string) }
}
