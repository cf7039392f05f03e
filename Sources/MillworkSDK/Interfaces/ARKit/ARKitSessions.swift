extension InterfaceModules.ARKit {
  /// Sessions of visionOS: their data providers, what they may do, hands and the world.
  static let sessions = #"""
    // https://developer.apple.com/documentation/arkit/arkitsession
    #if os(visionOS)
    import Metal
    final public class ARKitSession : CustomStringConvertible, @unchecked Sendable {
      public init()
      final public func run(_ dataProviders: [any DataProvider]) async throws
      final public func stop()
      final public func queryAuthorization(for types: [ARKitSession.AuthorizationType]) async -> [ARKitSession.AuthorizationType : ARKitSession.AuthorizationStatus]
      final public func requestAuthorization(for types: [ARKitSession.AuthorizationType]) async -> [ARKitSession.AuthorizationType : ARKitSession.AuthorizationStatus]
      final public var events: ARKitSession.Events { get }
      final public var description: String { get }
      public enum AuthorizationType : Hashable, Sendable, CustomStringConvertible {
        case handTracking
        case worldSensing
        @available(visionOS 2.0, *)
        case cameraAccess
        @available(visionOS 26.0, *)
        case accessoryTracking
        public var description: String { get }
      }
      public enum AuthorizationStatus : Hashable, Sendable, CustomStringConvertible {
        case notDetermined
        case allowed
        case denied
        public var description: String { get }
      }
      public enum Event : Sendable, CustomStringConvertible {
        case authorizationChanged(type: ARKitSession.AuthorizationType, status: ARKitSession.AuthorizationStatus)
        case dataProviderStateChanged(dataProviders: [any DataProvider], newState: DataProviderState, error: ARKitSession.Error?)
        public var description: String { get }
      }
      public struct Events : AsyncSequence, Sendable {
        public typealias Element = ARKitSession.Event
        public struct AsyncIterator : AsyncIteratorProtocol {
          public mutating func next() async -> ARKitSession.Event?
        }
        public func makeAsyncIterator() -> ARKitSession.Events.AsyncIterator
      }
      public struct Error : LocalizedError, CustomStringConvertible, Sendable {
        public var code: ARKitSession.Error.Code { get }
        public var description: String { get }
        public enum Code : Int, Sendable {
          case dataProviderNotAuthorized
          case dataProviderFailedToRun
          public init?(rawValue: Int)
          public typealias RawValue = Int
          public var rawValue: Int { get }
        }
      }
    }
    // https://developer.apple.com/documentation/arkit/dataprovider
    public protocol DataProvider : AnyObject, CustomStringConvertible, Sendable {
      static var isSupported: Bool { get }
      static var requiredAuthorizations: [ARKitSession.AuthorizationType] { get }
      var state: DataProviderState { get }
    }
    public enum DataProviderState : Hashable, Sendable, CustomStringConvertible {
      case initialized
      case running
      case paused
      case stopped
      public var description: String { get }
    }
    // https://developer.apple.com/documentation/arkit/anchor
    public protocol Anchor : Identifiable, CustomStringConvertible, Sendable where Self.ID == UUID {
      var id: UUID { get }
      var originFromAnchorTransform: simd_float4x4 { get }
    }
    public protocol TrackableAnchor : Anchor {
      var isTracked: Bool { get }
    }
    public struct AnchorUpdate<AnchorType> : CustomStringConvertible, Sendable where AnchorType : Anchor {
      public enum Event : Hashable, Sendable, CustomStringConvertible {
        case added
        case updated
        case removed
        public var description: String { get }
      }
      public let event: AnchorUpdate<AnchorType>.Event
      public let anchor: AnchorType
      public let timestamp: TimeInterval
      public var description: String { get }
    }
    public struct AnchorUpdateSequence<AnchorType> : AsyncSequence, Sendable where AnchorType : Anchor {
      public typealias Element = AnchorUpdate<AnchorType>
      public struct Iterator : AsyncIteratorProtocol {
        public mutating func next() async -> AnchorUpdate<AnchorType>?
      }
      public func makeAsyncIterator() -> AnchorUpdateSequence<AnchorType>.Iterator
    }
    // https://developer.apple.com/documentation/arkit/handtrackingprovider
    final public class HandTrackingProvider : DataProvider, @unchecked Sendable {
      public init()
      public static var isSupported: Bool { get }
      public static var requiredAuthorizations: [ARKitSession.AuthorizationType] { get }
      final public var state: DataProviderState { get }
      final public var description: String { get }
      final public var anchorUpdates: AnchorUpdateSequence<HandAnchor> { get }
      final public var latestAnchors: (leftHand: HandAnchor?, rightHand: HandAnchor?) { get }
      @available(visionOS 2.0, *)
      final public func handAnchors(at timestamp: TimeInterval) -> (leftHand: HandAnchor?, rightHand: HandAnchor?)
    }
    public struct HandAnchor : TrackableAnchor, Equatable {
      public var id: UUID { get }
      public var originFromAnchorTransform: simd_float4x4 { get }
      public var isTracked: Bool { get }
      public var description: String { get }
      public enum Chirality : Hashable, Sendable, CustomStringConvertible {
        case right
        case left
        public var description: String { get }
      }
      public var chirality: HandAnchor.Chirality { get }
      public var handSkeleton: HandSkeleton? { get }
      public static func == (a: HandAnchor, b: HandAnchor) -> Bool
    }
    public struct HandSkeleton : CustomStringConvertible, Equatable, Sendable {
      public struct Joint : CustomStringConvertible, Equatable, Hashable, Sendable {
        public var name: HandSkeleton.JointName { get }
        public var parentJoint: HandSkeleton.Joint? { get }
        public var parentFromJointTransform: simd_float4x4 { get }
        public var anchorFromJointTransform: simd_float4x4 { get }
        public var isTracked: Bool { get }
        public var description: String { get }
        public static func == (a: HandSkeleton.Joint, b: HandSkeleton.Joint) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public enum JointName : Hashable, CaseIterable, CustomStringConvertible, Sendable {
        case wrist
        case thumbKnuckle
        case thumbIntermediateBase
        case thumbIntermediateTip
        case thumbTip
        case indexFingerMetacarpal
        case indexFingerKnuckle
        case indexFingerIntermediateBase
        case indexFingerIntermediateTip
        case indexFingerTip
        case middleFingerMetacarpal
        case middleFingerKnuckle
        case middleFingerIntermediateBase
        case middleFingerIntermediateTip
        case middleFingerTip
        case ringFingerMetacarpal
        case ringFingerKnuckle
        case ringFingerIntermediateBase
        case ringFingerIntermediateTip
        case ringFingerTip
        case littleFingerMetacarpal
        case littleFingerKnuckle
        case littleFingerIntermediateBase
        case littleFingerIntermediateTip
        case littleFingerTip
        case forearmWrist
        case forearmArm
        public static var allCases: [HandSkeleton.JointName] { get }
        public var parentName: HandSkeleton.JointName? { get }
        public var description: String { get }
      }
      public static var neutralPose: HandSkeleton { get }
      public var allJoints: [HandSkeleton.Joint] { get }
      public func joint(_ named: HandSkeleton.JointName) -> HandSkeleton.Joint
      public var description: String { get }
      public static func == (a: HandSkeleton, b: HandSkeleton) -> Bool
    }
    // https://developer.apple.com/documentation/arkit/worldtrackingprovider
    final public class WorldTrackingProvider : DataProvider, @unchecked Sendable {
      public init()
      public static var isSupported: Bool { get }
      public static var requiredAuthorizations: [ARKitSession.AuthorizationType] { get }
      final public var state: DataProviderState { get }
      final public var description: String { get }
      final public var anchorUpdates: AnchorUpdateSequence<WorldAnchor> { get }
      final public func queryDeviceAnchor(atTimestamp timestamp: TimeInterval) -> DeviceAnchor?
      final public func addAnchor(_ worldAnchor: WorldAnchor) async throws
      final public func removeAnchor(_ worldAnchor: WorldAnchor) async throws
      final public func removeAnchor(forID identifier: UUID) async throws
      @available(visionOS 2.0, *)
      final public var allAnchors: [WorldAnchor]? { get async }
    }
    public struct WorldAnchor : TrackableAnchor, Equatable {
      public var id: UUID { get }
      public var originFromAnchorTransform: simd_float4x4 { get }
      public var isTracked: Bool { get }
      public var description: String { get }
      public init(originFromAnchorTransform: simd_float4x4)
      @available(visionOS 26.0, *)
      public init(originFromAnchorTransform: simd_float4x4, sharedWithNearbyParticipants: Bool)
      @available(visionOS 26.0, *)
      public var isSharedWithNearbyParticipants: Bool { get }
      public static func == (a: WorldAnchor, b: WorldAnchor) -> Bool
    }
    public struct DeviceAnchor : TrackableAnchor, Equatable {
      public var id: UUID { get }
      public var originFromAnchorTransform: simd_float4x4 { get }
      public var isTracked: Bool { get }
      public var description: String { get }
      @available(visionOS 2.0, *)
      public enum TrackingState : Hashable, Sendable, CustomStringConvertible {
        case untracked
        case orientationTracked
        case tracked
        public var description: String { get }
      }
      @available(visionOS 2.0, *)
      public var trackingState: DeviceAnchor.TrackingState { get }
      public static func == (a: DeviceAnchor, b: DeviceAnchor) -> Bool
    }
    #endif
    """#
}
