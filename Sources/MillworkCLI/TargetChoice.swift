import MillworkCheck
import MillworkManifest
import MillworkSDK
import MillworkSource

/// The targets of a check, and why it is these.
struct TargetChoice {
  /// Where the platforms came from.
  enum Reason: String {
    case flags = "from --platform"
    case manifest = "from the manifest"
    case project = "from millwork.yml"
    case package = "from Package.swift"
    case standard = "the newest iOS, since nothing names a platform"
    case newest = "the newest version"
  }

  /// Every platform with every language mode, at its floor and at its newest version.
  let targets: [CheckTarget]
  /// Where the platforms came from.
  let reason: Reason
  private let floors: [PlatformFloor]

  /// Flags beat the settings; they name all versions, while the newest stands beside each floor of the settings. Where the
  /// oldest SDK is not the newest, both are simulated, unless one is named. A floor that only a newer SDK knows is checked with that.
  init(
    flags: [PlatformFloor] = [], swift modes: [SwiftMode] = [], sdk: OSVersion? = nil, settings: Settings
  ) {
    let floors = flags.isEmpty ? settings.platforms : flags
    reason =
      switch settings.platformSource {
      case _ where !flags.isEmpty: .flags
      case .manifest: .manifest
      case .project: .project
      case .standard: .standard
      }
    let named = modes.isEmpty ? settings.languageModes.compactMap { SwiftMode(rawValue: $0.rawValue) } : modes
    let newestSDK = sdk ?? max(CheckTarget.defaultSDK, settings.minimumSDK)
    let sdks = sdk.map { [$0] } ?? Set([settings.minimumSDK, newestSDK]).sorted()
    let newest =
      flags.isEmpty
      ? floors.map { PlatformFloor($0.platform, max($0.platform.newest, $0.version)) } : []
    func builder(_ sdk: OSVersion, of floor: PlatformFloor) -> OSVersion {
      max(sdk, OSVersion(min(floor.version.major, CheckTarget.nextSDK.major)))
    }
    let pairs =
      floors.flatMap { floor in sdks.map { (floor: floor, sdk: $0) } }
      + newest.map { (floor: $0, sdk: newestSDK) }
    var seen: Set<CheckTarget> = []
    targets = pairs.flatMap { pair in
      named.map {
        CheckTarget(
          platform: pair.floor.platform, version: pair.floor.version,
          sdkVersion: sdk ?? builder(pair.sdk, of: pair.floor), swift: $0)
      }
    }.filter { seen.insert($0).inserted }
    self.floors = floors
  }

  /// Why a target is one of these.
  func reason(of target: CheckTarget) -> Reason {
    floors.contains(PlatformFloor(target.platform, target.version)) ? reason : .newest
  }

  /// Reads `ios17.0`, or `iOS 17.0` as the table of a check shows it.
  static func platform(_ text: String) throws(ParsedArguments.UsageError) -> PlatformFloor {
    let name = text.prefix { !$0.isNumber && $0 != "." && $0 != " " }
    guard let platform = Platform(name: name) else {
      let near =
        Platform.meant(by: name)?.flag
        ?? nearestName(to: name.lowercased(), among: Platform.allCases.map(\.flag))
      throw ParsedArguments.UsageError(
        message: "there is no platform `\(name)` in `--platform \(text)`",
        help: near.map { "did you mean `\($0)`?" }
          ?? "platforms are \(Platform.allCases.map(\.flag).joined(separator: ", ")), each with a version")
    }
    guard let version = OSVersion(text.dropFirst(name.count).drop { $0 == " " }) else {
      throw ParsedArguments.UsageError(
        message: "`--platform \(text)` is no platform with a version",
        help: "write it like `\(platform.flag)\(platform.newest)`")
    }
    guard platform.exists(version) else {
      throw ParsedArguments.UsageError(
        message: "there is no \(platform.name) \(version)",
        help: "major versions are \(platform.majorVersions.map(String.init).joined(separator: ", "))")
    }
    return PlatformFloor(platform, version)
  }
}
