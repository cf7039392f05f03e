/// An Apple platform.
public enum Platform: String, CaseIterable, Hashable, Sendable, Comparable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// The platform of a name in any case (`ios`, `iOS`), or `nil`.
  public init?(name: some StringProtocol) {
    guard let platform = Platform.allCases.first(where: { $0.flag == name.lowercased() }) else { return nil }
    self = platform
  }

  /// The platform that its name, or another word for it or for its devices, means, in any case and also before a version; `nil` for
  /// other words.
  package static func meant(by word: some StringProtocol) -> Platform? {
    switch word.lowercased().filter(\.isLetter) {
    case "ios", "ipados", "ipad", "iphone", "iphoneos", "catalyst", "maccatalyst": .iOS
    case "macos", "osx", "macosx", "mac": .macOS
    case "tvos", "appletv", "tv": .tvOS
    case "watchos", "applewatch", "watch": .watchOS
    case "visionos", "visionpro", "vision", "xros": .visionOS
    default: nil
    }
  }

  /// The name as Swift's `#if os(…)` and `#available` spell it.
  public var name: String { rawValue }
  /// The name in lower case, as command-line flags spell it.
  public var flag: String { rawValue.lowercased() }

  /// The major versions that Apple released, oldest first, each with its last minor version as far as known;
  /// numbers from 19 (iOS, tvOS), 12 (watchOS), 16 (macOS) and 3 (visionOS) up to 25 were skipped.
  private var releases: [(major: Int, lastMinor: Int)] {
    switch self {
    case .iOS: [(13, 7), (14, 8), (15, 8), (16, 7), (17, 7), (18, 7), (26, 9), (27, 9)]
    case .macOS: [(10, 15), (11, 7), (12, 7), (13, 7), (14, 8), (15, 7), (26, 9), (27, 9)]
    case .tvOS: [(13, 4), (14, 7), (15, 6), (16, 6), (17, 6), (18, 6), (26, 9), (27, 9)]
    case .watchOS: [(6, 3), (7, 6), (8, 8), (9, 6), (10, 6), (11, 6), (26, 9), (27, 9)]
    case .visionOS: [(1, 3), (2, 6), (26, 9), (27, 9)]
    }
  }

  /// The lowest version that has SwiftUI.
  public var oldest: OSVersion {
    switch self {
    case .iOS, .tvOS: OSVersion(13)
    case .macOS: OSVersion(10, 15)
    case .watchOS: OSVersion(6)
    case .visionOS: OSVersion(1)
    }
  }

  /// The newest version whose SDK is the default, SDK 26.
  public var newest: OSVersion { OSVersion(26) }

  /// The major versions that exist, oldest first.
  public var majorVersions: [Int] { releases.map(\.major) }

  /// Whether Apple released `version` with SwiftUI on this platform.
  public func exists(_ version: OSVersion) -> Bool {
    version >= oldest && releases.contains { $0.major == version.major && version.minor <= $0.lastMinor }
  }

  /// The operating system as target triples spell it.
  package var targetName: String {
    switch self {
    case .iOS: "ios"
    case .macOS: "macosx"
    case .tvOS: "tvos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }

  /// The target triple of a version, such as `arm64-apple-ios17.0`.
  package func target(_ version: OSVersion, simulator: Bool = false) -> String {
    "arm64-apple-\(targetName)\(version)" + (simulator && self != .macOS ? "-simulator" : "")
  }

  public static func < (a: Platform, b: Platform) -> Bool { a.order < b.order }

  private var order: Int { Platform.allCases.firstIndex(of: self) ?? 0 }
}
