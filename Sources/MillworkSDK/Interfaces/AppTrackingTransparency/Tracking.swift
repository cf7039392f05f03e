extension InterfaceModules.AppTrackingTransparency {
  /// Asking whether an app may track.
  static let tracking = #"""
    // https://developer.apple.com/documentation/apptrackingtransparency
    @_exported import Foundation
    import Swift
    import _Concurrency
    open class ATTrackingManager : NSObject {
      @objc public enum AuthorizationStatus : UInt, Sendable {
        case notDetermined
        case restricted
        case denied
        case authorized
        public init?(rawValue: UInt)
        public typealias RawValue = UInt
        public var rawValue: UInt { get }
      }
      open class var trackingAuthorizationStatus: ATTrackingManager.AuthorizationStatus { get }
      @preconcurrency open class func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (ATTrackingManager.AuthorizationStatus) -> Void)
      open class func requestTrackingAuthorization() async -> ATTrackingManager.AuthorizationStatus
    }
    """#
}
