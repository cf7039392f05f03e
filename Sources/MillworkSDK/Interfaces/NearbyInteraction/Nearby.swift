extension InterfaceModules.NearbyInteraction {
  /// Distances and directions of devices nearby.
  static let nearby = #"""
    // https://developer.apple.com/documentation/nearbyinteraction
    @_exported import Foundation
    import Dispatch
    import simd
    import Swift
    import _Concurrency
    @available(iOS 14.0, watchOS 8.0, *)
    open class NISession : NSObject {
      override public init()
      open class var deviceCapabilities: any NIDeviceCapability { get }
      @available(iOS, introduced: 14.0, deprecated: 16.0, message: "Use deviceCapabilities")
      open class var isSupported: Bool { get }
      weak open var delegate: (any NISessionDelegate)? { get set }
      open var delegateQueue: DispatchQueue? { get set }
      open var discoveryToken: NIDiscoveryToken? { get }
      open var configuration: NIConfiguration? { get }
      open func run(_ configuration: NIConfiguration)
      open func pause()
      open func invalidate()
    }
    @available(iOS 16.0, watchOS 9.0, *)
    public protocol NIDeviceCapability : NSObjectProtocol {
      var supportsPreciseDistanceMeasurement: Bool { get }
      var supportsDirectionMeasurement: Bool { get }
      var supportsCameraAssistance: Bool { get }
    }
    @available(iOS 14.0, watchOS 8.0, *)
    @objc public protocol NISessionDelegate : NSObjectProtocol {
      @objc optional func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
      @objc optional func session(_ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason)
      @objc optional func session(_ session: NISession, didInvalidateWith error: any Error)
      @objc optional func sessionWasSuspended(_ session: NISession)
      @objc optional func sessionSuspensionEnded(_ session: NISession)
    }
    @available(iOS 14.0, watchOS 8.0, *)
    open class NINearbyObject : NSObject, @unchecked Sendable {
      @objc public enum RemovalReason : Int, Sendable {
        case timeout
        case peerEnded
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      open var discoveryToken: NIDiscoveryToken { get }
    }
    @available(iOS 14.0, watchOS 8.0, *)
    extension NINearbyObject {
      public var distance: Float? { get }
      public var direction: SIMD3<Float>? { get }
      @available(iOS 16.0, *)
      @available(watchOS, unavailable)
      public var horizontalAngle: Float? { get }
    }
    @available(iOS 14.0, watchOS 8.0, *)
    open class NIDiscoveryToken : NSObject, NSSecureCoding, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      public func encode(with coder: NSCoder)
      public required init?(coder: NSCoder)
    }
    @available(iOS 14.0, watchOS 8.0, *)
    open class NIConfiguration : NSObject {
    }
    @available(iOS 14.0, watchOS 8.0, *)
    open class NINearbyPeerConfiguration : NIConfiguration {
      public init(peerToken: NIDiscoveryToken)
      open var peerDiscoveryToken: NIDiscoveryToken { get }
      @available(iOS 16.0, *)
      open var isCameraAssistanceEnabled: Bool { get set }
    }
    """#
}
