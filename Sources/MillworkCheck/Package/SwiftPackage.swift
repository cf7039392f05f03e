import MillworkSDK

/// A Swift package as its manifest describes it.
struct SwiftPackage {
  /// What a package may depend on.
  struct Dependency {
    /// Where a dependency's files are.
    enum Place {
      /// In a folder that the manifest names.
      case local(path: String)
      /// In a repository, of which a build makes a copy. The name is that of the copy's folder.
      case repository(name: String)
      /// In a registry, under a name such as `scope.name`.
      case registry
    }

    /// The name by which products name the package, in lower case.
    var identity: String
    /// The name that a manifest gives it, where that differs.
    var alias: String?
    /// Where it is.
    var place: Place
    /// The traits that it is used with.
    var traits: [String]
  }

  /// A product: the targets that an importing package gets.
  struct Product {
    var name: String
    var targets: [String]
  }

  /// The name in the manifest.
  var name: String
  /// The tools version, such as `6.0.0`.
  var toolsVersion: OSVersion
  /// The floors that it names, of the platforms that Millwork knows.
  var floors: [Platform: OSVersion]
  /// The names of other platforms that it names.
  var otherPlatforms: [String]
  /// The language modes that it names; empty for the tools version's own.
  var languageModes: [String]
  /// Its targets, in the manifest's order.
  var targets: [PackageTarget]
  /// Its products.
  var products: [Product]
  /// The packages that it depends on.
  var dependencies: [Dependency]
  /// What each trait turns on; `default` stands for those that are on by default.
  var traits: [String: [String]]

  /// The language mode of targets that name none: the newest of the manifest's that the compiler knows, else the tools
  /// version's major number.
  /// https://docs.swift.org/package-manager/PackageDescription/PackageDescription.html
  var defaultMode: String {
    if let newest = languageModes.compactMap(OSVersion.init).max() { return Self.mode(newest) }
    return Self.mode(OSVersion(toolsVersion.major))
  }

  /// How `-swift-version` names a language mode. The compiler knows 4, 4.2, 5 and 6.
  private static func mode(_ version: OSVersion) -> String {
    if version == OSVersion(4, 2) { return "4.2" }
    return String(min(max(version.major, 4), 6))
  }

  /// The floor for `platform`: the manifest's, else the one that SwiftPM takes by itself.
  func floor(of platform: Platform) -> OSVersion { floors[platform] ?? Self.defaultFloor(of: platform) }

  /// The floors that SwiftPM takes where a manifest names none, not below the oldest version that Millwork knows.
  /// https://docs.swift.org/package-manager/PackageDescription/PackageDescription.html#supportedplatform
  private static func defaultFloor(of platform: Platform) -> OSVersion {
    let floor: OSVersion
    switch platform {
    case .macOS: floor = OSVersion(10, 13)
    case .iOS, .tvOS: floor = OSVersion(12)
    case .watchOS: floor = OSVersion(4)
    case .visionOS: floor = OSVersion(1)
    }
    return max(floor, platform.oldest)
  }

  /// The traits that are on where `wanted` are asked for, with all that these turn on.
  func enabledTraits(_ wanted: [String]) -> Set<String> {
    var enabled: Set<String> = []
    var waiting = wanted
    while let trait = waiting.popLast() {
      guard enabled.insert(trait).inserted else { continue }
      waiting += traits[trait] ?? []
    }
    enabled.remove("default")
    return enabled
  }
}
