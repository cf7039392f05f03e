extension InterfaceModules.ARKit {
  /// Sessions that track the world and faces, and what they find.
  static let worldTracking = #"""
    // https://developer.apple.com/documentation/arkit
    @_exported import Foundation
    import SwiftUI
    import simd
    import Swift
    import _Concurrency
    #if os(iOS)
    @_exported import SceneKit
    open class ARAnchor : NSObject {
      public init(transform: simd_float4x4)
      public init(name: String, transform: simd_float4x4)
      open var identifier: UUID { get }
      open var name: String? { get }
      open var transform: simd_float4x4 { get }
    }
    open class ARPlaneAnchor : ARAnchor {
      open var center: SIMD3<Float> { get }
      open var extent: SIMD3<Float> { get }
      open var alignment: ARPlaneAnchor.Alignment { get }
      @objc public enum Alignment : Int, Sendable {
        case horizontal
        case vertical
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    open class ARFaceAnchor : ARAnchor {
    }
    open class ARImageAnchor : ARAnchor {
    }
    open class ARFrame : NSObject {
      open var timestamp: TimeInterval { get }
      open var anchors: [ARAnchor] { get }
    }
    open class ARConfiguration : NSObject {
      open class var isSupported: Bool { get }
    }
    open class ARWorldTrackingConfiguration : ARConfiguration {
      public init()
      open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection { get set }
      open var environmentTexturing: ARWorldTrackingConfiguration.EnvironmentTexturing { get set }
      public struct PlaneDetection : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var horizontal: Self { get }
        public static var vertical: Self { get }
      }
      @objc public enum EnvironmentTexturing : Int, Sendable {
        case none
        case manual
        case automatic
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    open class ARFaceTrackingConfiguration : ARConfiguration {
      public init()
    }
    open class ARSession : NSObject {
      override public init()
      weak open var delegate: (any ARSessionDelegate)? { get set }
      open var currentFrame: ARFrame? { get }
      open func run(_ configuration: ARConfiguration, options: ARSession.RunOptions = [])
      open func pause()
      open func add(anchor: ARAnchor)
      open func remove(anchor: ARAnchor)
      public struct RunOptions : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var resetTracking: Self { get }
        public static var removeExistingAnchors: Self { get }
      }
    }
    public protocol ARSessionObserver : NSObjectProtocol {
    }
    public protocol ARSessionDelegate : ARSessionObserver {
    }
    public protocol ARSCNViewDelegate : ARSessionObserver, SCNSceneRendererDelegate {
    }
    @MainActor @preconcurrency open class ARSCNView : SCNView {
      override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      open var session: ARSession { get set }
      open var automaticallyUpdatesLighting: Bool { get set }
    }
    @MainActor @preconcurrency open class ARCoachingOverlayView : UIView {
      override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      open var session: ARSession? { get set }
      open var activatesAutomatically: Bool { get set }
    }
    #endif
    """#
}
