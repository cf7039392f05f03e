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
  }

  /// Every platform with every language mode.
  let targets: [CheckTarget]
  /// Where the platforms came from.
  let reason: Reason

  /// Flags beat the settings. Where the oldest SDK is not the newest, both are simulated.
  init(flags: [PlatformFloor] = [], swift modes: [SwiftMode] = [], settings: Settings) {
    let floors = flags.isEmpty ? settings.platforms : flags
    reason =
      switch settings.platformSource {
      case _ where !flags.isEmpty: .flags
      case .manifest: .manifest
      case .project: .project
      case .standard: .standard
      }
    let named = modes.isEmpty ? settings.languageModes.compactMap { SwiftMode(rawValue: $0.rawValue) } : modes
    let sdks = Set([settings.minimumSDK, CheckTarget.defaultSDK]).sorted()
    var seen: Set<CheckTarget> = []
    targets = floors.flatMap { floor in
      sdks.flatMap { sdk in
        named.map {
          CheckTarget(platform: floor.platform, version: floor.version, sdkVersion: sdk, swift: $0)
        }
      }
    }.filter { seen.insert($0).inserted }
  }

  /// Reads `ios17.0` and the like.
  static func platform(_ text: String) throws(ParsedArguments.UsageError) -> PlatformFloor {
    let name = text.prefix { !$0.isNumber && $0 != "." }
    guard let platform = Platform(name: name) else {
      let near = nearestName(to: name.lowercased(), among: Platform.allCases.map(\.flag))
      throw ParsedArguments.UsageError(
        message: "there is no platform `\(name)` in `--platform \(text)`",
        help: near.map { "did you mean `\($0)`?" }
          ?? "platforms are \(Platform.allCases.map(\.flag).joined(separator: ", ")), each with a version")
    }
    guard let version = OSVersion(text.dropFirst(name.count)) else {
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
