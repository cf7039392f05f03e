import MillworkSDK

/// A Swift language mode, as `-swift-version` names it.
public enum SwiftMode: String, CaseIterable, Hashable, Sendable {
  /// Swift 5.
  case v5 = "5"
  /// Swift 6.
  case v6 = "6"
}

/// What code is checked for: a platform, the lowest version it is to run on, an SDK and a Swift language mode.
public struct CheckTarget: Hashable, Sendable, CustomStringConvertible {
  /// The platform.
  public var platform: Platform
  /// The deployment floor.
  public var version: OSVersion
  /// The version of the SDK that is simulated.
  public var sdkVersion: OSVersion
  /// The language mode.
  public var swift: SwiftMode

  /// The default SDK, that of the year's systems numbered 26.
  public static let defaultSDK = OSVersion(26)

  /// The newest SDK that can be simulated. It is not among the targets unless it is asked for.
  public static let nextSDK = OSVersion(27)

  /// A target of the given parts.
  public init(
    platform: Platform, version: OSVersion, sdkVersion: OSVersion = CheckTarget.defaultSDK,
    swift: SwiftMode = .v6
  ) {
    self.platform = platform
    self.version = version
    self.sdkVersion = sdkVersion
    self.swift = swift
  }

  /// `iOS 17.0, Swift 6`, with the SDK where it is not the default.
  public var description: String {
    let sdk = sdkVersion == Self.defaultSDK ? "" : ", SDK \(sdkVersion)"
    return "\(platform.name) \(version)\(sdk), Swift \(swift.rawValue)"
  }

  /// The compiler's name for platform and version, such as `arm64-apple-ios17.0`.
  var triple: String { platform.target(version) }
}

extension Platform {
  /// The operating system's name in the names of interface files.
  var fileName: String { self == .visionOS ? "xros" : flag }

  /// The folder of a toolchain's resource directory that holds the platform's standard library.
  var resourceFolder: String {
    switch self {
    case .iOS: "iphoneos"
    case .macOS: "macosx"
    case .tvOS: "appletvos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }

  /// The name that `xcrun --sdk` knows the platform's SDK by.
  var xcodeSDK: String { self == .macOS ? "macosx" : resourceFolder }
}
