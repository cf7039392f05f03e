extension InterfaceModules.ARKit {
  /// Sessions, their configurations and their frames.
  static let worldTracking = #"""
    // https://developer.apple.com/documentation/arkit
    @_exported import Foundation
    import AVFoundation
    import CoreGraphics
    import CoreLocation
    import CoreVideo
    import ImageIO
    import Swift
    import SwiftUI
    import _Concurrency
    @_exported import simd
    #if os(iOS)
    @_exported import SceneKit
    import Metal
    // https://developer.apple.com/documentation/arkit/arsession
    open class ARSession : NSObject, @unchecked Sendable {
      override public init()
      open var identifier: UUID { get }
      weak open var delegate: (any ARSessionDelegate)? { get set }
      open var delegateQueue: DispatchQueue? { get set }
      open var currentFrame: ARFrame? { get }
      open var configuration: ARConfiguration? { get }
      open func run(_ configuration: ARConfiguration, options: ARSession.RunOptions = [])
      open func pause()
      open func add(anchor: ARAnchor)
      open func remove(anchor: ARAnchor)
      open func setWorldOrigin(relativeTransform: simd_float4x4)
      @preconcurrency open func getCurrentWorldMap(completionHandler: @escaping @Sendable (ARWorldMap?, (any Error)?) -> Void)
      open func currentWorldMap() async throws -> ARWorldMap
      open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult]
      open func trackedRaycast(_ query: ARRaycastQuery, updateHandler: @escaping ([ARRaycastResult]) -> Void) -> ARTrackedRaycast?
      @preconcurrency open func captureHighResolutionFrame(completion: @escaping @Sendable (ARFrame?, (any Error)?) -> Void)
      open func captureHighResolutionFrame() async throws -> ARFrame
      public struct RunOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var resetTracking: Self { get }
        public static var removeExistingAnchors: Self { get }
        public static var stopTrackedRaycasts: Self { get }
        public static var resetSceneReconstruction: Self { get }
      }
    }
    @objc public protocol ARSessionObserver : NSObjectProtocol {
      @objc optional func session(_ session: ARSession, didFailWithError error: any Error)
      @objc optional func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
      @objc optional func sessionWasInterrupted(_ session: ARSession)
      @objc optional func sessionInterruptionEnded(_ session: ARSession)
      @objc optional func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
    }
    @objc public protocol ARSessionDelegate : ARSessionObserver {
      @objc(session:didUpdateFrame:) optional func session(_ session: ARSession, didUpdate frame: ARFrame)
      @objc(session:didAddAnchors:) optional func session(_ session: ARSession, didAdd anchors: [ARAnchor])
      @objc(session:didUpdateAnchors:) optional func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
      @objc(session:didRemoveAnchors:) optional func session(_ session: ARSession, didRemove anchors: [ARAnchor])
    }
    @objc public protocol ARSessionProviding : NSObjectProtocol {
      var session: ARSession { get }
    }
    // https://developer.apple.com/documentation/arkit/arframe
    open class ARFrame : NSObject, @unchecked Sendable {
      open var timestamp: TimeInterval { get }
      open var capturedImage: CVPixelBuffer { get }
      open var camera: ARCamera { get }
      open var anchors: [ARAnchor] { get }
      open var lightEstimate: ARLightEstimate? { get }
      open var rawFeaturePoints: ARPointCloud? { get }
      open var worldMappingStatus: ARFrame.WorldMappingStatus { get }
      open var sceneDepth: ARDepthData? { get }
      open var smoothedSceneDepth: ARDepthData? { get }
      open var segmentationBuffer: CVPixelBuffer? { get }
      open var estimatedDepthData: CVPixelBuffer? { get }
      @objc public enum WorldMappingStatus : Int, Sendable {
        case notAvailable
        case limited
        case extending
        case mapped
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult]
      open func raycastQuery(from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment) -> ARRaycastQuery
      open func displayTransform(for orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGAffineTransform
    }
    open class ARDepthData : NSObject {
      open var depthMap: CVPixelBuffer { get }
      open var confidenceMap: CVPixelBuffer? { get }
    }
    open class ARPointCloud : NSObject {
    }
    extension ARPointCloud {
      public var points: [SIMD3<Float>] { get }
      public var identifiers: [UInt64] { get }
    }
    open class ARLightEstimate : NSObject {
      open var ambientIntensity: CGFloat { get }
      open var ambientColorTemperature: CGFloat { get }
    }
    open class ARCamera : NSObject {
      @frozen public enum TrackingState : Sendable {
        public enum Reason : Sendable { case initializing, excessiveMotion, insufficientFeatures, relocalizing }
        case notAvailable
        case limited(ARCamera.TrackingState.Reason)
        case normal
      }
      open var trackingState: ARCamera.TrackingState { get }
      open var transform: simd_float4x4 { get }
      open var eulerAngles: SIMD3<Float> { get }
      open var intrinsics: simd_float3x3 { get }
      open var imageResolution: CGSize { get }
      open var projectionMatrix: simd_float4x4 { get }
      open func projectionMatrix(for orientation: UIInterfaceOrientation, viewportSize: CGSize, zNear: CGFloat, zFar: CGFloat) -> simd_float4x4
      open func projectPoint(_ point: SIMD3<Float>, orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGPoint
      open func viewMatrix(for orientation: UIInterfaceOrientation) -> simd_float4x4
    }
    // https://developer.apple.com/documentation/arkit/arconfiguration
    open class ARConfiguration : NSObject {
      open class var isSupported: Bool { get }
      open class var supportedVideoFormats: [ARConfiguration.VideoFormat] { get }
      open class func supportsFrameSemantics(_ frameSemantics: ARConfiguration.FrameSemantics) -> Bool
      open var videoFormat: ARConfiguration.VideoFormat { get set }
      open var worldAlignment: ARConfiguration.WorldAlignment { get set }
      open var isLightEstimationEnabled: Bool { get set }
      open var providesAudioData: Bool { get set }
      open var frameSemantics: ARConfiguration.FrameSemantics { get set }
      @objc public enum WorldAlignment : Int, Sendable {
        case gravity
        case gravityAndHeading
        case camera
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      public struct FrameSemantics : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var personSegmentation: Self { get }
        public static var personSegmentationWithDepth: Self { get }
        public static var bodyDetection: Self { get }
        public static var sceneDepth: Self { get }
        public static var smoothedSceneDepth: Self { get }
      }
      public struct SceneReconstruction : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var mesh: Self { get }
        public static var meshWithClassification: Self { get }
      }
      open class VideoFormat : NSObject {
        open var imageResolution: CGSize { get }
        open var framesPerSecond: Int { get }
      }
    }
    open class ARWorldTrackingConfiguration : ARConfiguration {
      public init()
      public struct PlaneDetection : OptionSet, _CValue, Sendable {
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
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open class func supportsSceneReconstruction(_ sceneReconstruction: ARConfiguration.SceneReconstruction) -> Bool
      open class var supportsUserFaceTracking: Bool { get }
      open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection { get set }
      open var environmentTexturing: ARWorldTrackingConfiguration.EnvironmentTexturing { get set }
      open var sceneReconstruction: ARConfiguration.SceneReconstruction { get set }
      open var initialWorldMap: ARWorldMap? { get set }
      open var detectionImages: Set<ARReferenceImage>! { get set }
      open var maximumNumberOfTrackedImages: Int { get set }
      open var detectionObjects: Set<ARReferenceObject> { get set }
      open var isAutoFocusEnabled: Bool { get set }
      open var isCollaborationEnabled: Bool { get set }
      open var userFaceTrackingEnabled: Bool { get set }
      open var automaticImageScaleEstimationEnabled: Bool { get set }
      open var wantsHDREnvironmentTextures: Bool { get set }
    }
    open class ARFaceTrackingConfiguration : ARConfiguration {
      public init()
      open class var supportedNumberOfTrackedFaces: Int { get }
      open var maximumNumberOfTrackedFaces: Int { get set }
      open var isWorldTrackingEnabled: Bool { get set }
    }
    open class ARImageTrackingConfiguration : ARConfiguration {
      public init()
      open var isAutoFocusEnabled: Bool { get set }
      open var trackingImages: Set<ARReferenceImage> { get set }
      open var maximumNumberOfTrackedImages: Int { get set }
    }
    open class ARBodyTrackingConfiguration : ARConfiguration {
      public init()
      open var automaticSkeletonScaleEstimationEnabled: Bool { get set }
    }
    open class AROrientationTrackingConfiguration : ARConfiguration {
      public init()
    }
    open class ARObjectScanningConfiguration : ARConfiguration {
      public init()
    }
    open class ARGeoTrackingConfiguration : ARConfiguration {
      public init()
      @preconcurrency open class func checkAvailability(completionHandler isAvailable: @escaping @Sendable (Bool, (any Error)?) -> Void)
    }
    open class ARWorldMap : NSObject {
      open var anchors: [ARAnchor] { get set }
      open var center: SIMD3<Float> { get }
      open var extent: SIMD3<Float> { get }
    }
    open class ARReferenceImage : NSObject {
      public convenience init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat)
      open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>?
      open var name: String? { get set }
      open var physicalSize: CGSize { get }
    }
    open class ARReferenceObject : NSObject {
      open class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>?
      open var name: String? { get set }
    }
    public struct ARError : Error, CustomNSError, Hashable, Sendable {
      public init(_ code: Code, userInfo: [String : Any] = [:])
      public var code: Code { get }
      public var errorCode: Int { get }
      public var errorUserInfo: [String : Any] { get }
      public var userInfo: [String : Any] { get }
      public var localizedDescription: String { get }
      public static var errorDomain: String { get }
      @objc public enum Code : Int, Sendable {
        case unsupportedConfiguration = 100
        case sensorUnavailable = 101
        case sensorFailed = 102
        case cameraUnauthorized = 103
        case microphoneUnauthorized = 104
        case locationUnauthorized = 105
        case worldTrackingFailed = 200
        case geoTrackingNotAvailableAtLocation = 201
        case geoTrackingFailed = 202
        case invalidReferenceImage = 300
        case invalidReferenceObject = 301
        case invalidWorldMap = 302
        case invalidConfiguration = 303
        case insufficientFeatures = 400
        case requestFailed = 501
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: Code, error: any Error) -> Bool
      }
      public static var unsupportedConfiguration: Code { get }
      public static var sensorUnavailable: Code { get }
      public static var sensorFailed: Code { get }
      public static var cameraUnauthorized: Code { get }
      public static var microphoneUnauthorized: Code { get }
      public static var locationUnauthorized: Code { get }
      public static var worldTrackingFailed: Code { get }
      public static var geoTrackingNotAvailableAtLocation: Code { get }
      public static var geoTrackingFailed: Code { get }
      public static var invalidReferenceImage: Code { get }
      public static var invalidReferenceObject: Code { get }
      public static var invalidWorldMap: Code { get }
      public static var invalidConfiguration: Code { get }
      public static var insufficientFeatures: Code { get }
      public static var requestFailed: Code { get }
      public static func == (a: ARError, b: ARError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    #endif
    """#
}
