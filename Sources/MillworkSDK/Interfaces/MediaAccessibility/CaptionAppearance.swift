extension InterfaceModules.MediaAccessibility {
  /// How captions look, and dimming of flashing lights.
  static let captionAppearance = #"""
    // https://developer.apple.com/documentation/mediaaccessibility
    @_exported import Foundation
    import Swift
    public func MADimFlashingLightsEnabled() -> Bool
    @objc public enum MACaptionAppearanceDomain : Int, Sendable {
      case `default`
      case user
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum MACaptionAppearanceDisplayType : Int, Sendable {
      case forcedOnly
      case automatic
      case alwaysOn
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    public func MACaptionAppearanceGetDisplayType(_ domain: MACaptionAppearanceDomain) -> MACaptionAppearanceDisplayType
    """#
}
