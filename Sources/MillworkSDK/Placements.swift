package enum Placements {
  package static let names = [
    "automatic", "primaryAction", "topBarTrailing", "topBarLeading", "cancellationAction",
  ]
  package static func resolve(_ name: String, on platform: Platform, at version: OSVersion) -> String {
    if name == "topBarTrailing", platform == .macOS { return "primaryAction" }
    return name
  }
}
package enum SDKFacts {
  package static func toolbarSpacerFloor(_ p: Platform) -> OSVersion? {
    p == .iOS || p == .macOS ? OSVersion(26) : nil
  }
}
extension Platform {
  package var toolbarConditionFloor: OSVersion {
    switch self {
    case .iOS, .tvOS: OSVersion(16)
    case .macOS: OSVersion(13)
    case .watchOS: OSVersion(9)
    case .visionOS: OSVersion(1)
    }
  }
}
