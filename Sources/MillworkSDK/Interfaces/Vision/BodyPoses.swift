extension InterfaceModules.Vision {
  /// Poses of bodies and hands.
  static let bodyPoses = #"""
    // https://developer.apple.com/documentation/vision/vnrecognizedpointsobservation
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
    public struct VNRecognizedPointKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
    public struct VNRecognizedPointGroupKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var all: VNRecognizedPointGroupKey { get }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
    open class VNRecognizedPoint : VNDetectedPoint {
      open var identifier: VNRecognizedPointKey { get }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
    open class VNRecognizedPointsObservation : VNObservation {
      open var availableKeys: [VNRecognizedPointKey] { get }
      open var availableGroupKeys: [VNRecognizedPointGroupKey] { get }
      open func recognizedPoint(forKey pointKey: VNRecognizedPointKey) throws -> VNRecognizedPoint
      open func recognizedPoints(forGroupKey groupKey: VNRecognizedPointGroupKey) throws -> [VNRecognizedPointKey : VNRecognizedPoint]
      open func keypointsMultiArray() throws -> MLMultiArray
    }
    // https://developer.apple.com/documentation/vision/vndetecthumanbodyposerequest
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
    open class VNDetectHumanBodyPoseRequest : VNImageBasedRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open var results: [VNHumanBodyPoseObservation]? { get }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
    open class VNHumanBodyPoseObservation : VNRecognizedPointsObservation {
      public struct JointName : Hashable, RawRepresentable, Sendable {
        public init(rawValue: VNRecognizedPointKey)
        public var rawValue: VNRecognizedPointKey { get }
        public static let nose: JointName
        public static let leftEye: JointName
        public static let rightEye: JointName
        public static let leftEar: JointName
        public static let rightEar: JointName
        public static let leftShoulder: JointName
        public static let rightShoulder: JointName
        public static let neck: JointName
        public static let leftElbow: JointName
        public static let rightElbow: JointName
        public static let leftWrist: JointName
        public static let rightWrist: JointName
        public static let leftHip: JointName
        public static let rightHip: JointName
        public static let root: JointName
        public static let leftKnee: JointName
        public static let rightKnee: JointName
        public static let leftAnkle: JointName
        public static let rightAnkle: JointName
      }
      public struct JointsGroupName : Hashable, RawRepresentable, Sendable {
        public init(rawValue: VNRecognizedPointGroupKey)
        public var rawValue: VNRecognizedPointGroupKey { get }
        public static let face: JointsGroupName
        public static let torso: JointsGroupName
        public static let leftArm: JointsGroupName
        public static let rightArm: JointsGroupName
        public static let leftLeg: JointsGroupName
        public static let rightLeg: JointsGroupName
        public static let all: JointsGroupName
      }
      public var availableJointNames: [VNHumanBodyPoseObservation.JointName] { get }
      public var availableJointsGroupNames: [VNHumanBodyPoseObservation.JointsGroupName] { get }
      public func recognizedPoint(_ jointName: VNHumanBodyPoseObservation.JointName) throws -> VNRecognizedPoint
      public func recognizedPoints(_ jointsGroupName: VNHumanBodyPoseObservation.JointsGroupName) throws -> [VNHumanBodyPoseObservation.JointName : VNRecognizedPoint]
    }
    // https://developer.apple.com/documentation/vision/vndetecthumanhandposerequest
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
    open class VNDetectHumanHandPoseRequest : VNImageBasedRequest {
      override public init()
      override public init(completionHandler: VNRequestCompletionHandler? = nil)
      open var maximumHandCount: Int { get set }
      open var results: [VNHumanHandPoseObservation]? { get }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
    @objc public enum VNChirality : Int, Sendable {
      case unknown = 0
      case left = -1
      case right = 1
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
    open class VNHumanHandPoseObservation : VNRecognizedPointsObservation {
      public struct JointName : Hashable, RawRepresentable, Sendable {
        public init(rawValue: VNRecognizedPointKey)
        public var rawValue: VNRecognizedPointKey { get }
        public static let wrist: JointName
        public static let thumbCMC: JointName
        public static let thumbMP: JointName
        public static let thumbIP: JointName
        public static let thumbTip: JointName
        public static let indexMCP: JointName
        public static let indexPIP: JointName
        public static let indexDIP: JointName
        public static let indexTip: JointName
        public static let middleMCP: JointName
        public static let middlePIP: JointName
        public static let middleDIP: JointName
        public static let middleTip: JointName
        public static let ringMCP: JointName
        public static let ringPIP: JointName
        public static let ringDIP: JointName
        public static let ringTip: JointName
        public static let littleMCP: JointName
        public static let littlePIP: JointName
        public static let littleDIP: JointName
        public static let littleTip: JointName
      }
      public struct JointsGroupName : Hashable, RawRepresentable, Sendable {
        public init(rawValue: VNRecognizedPointGroupKey)
        public var rawValue: VNRecognizedPointGroupKey { get }
        public static let thumb: JointsGroupName
        public static let indexFinger: JointsGroupName
        public static let middleFinger: JointsGroupName
        public static let ringFinger: JointsGroupName
        public static let littleFinger: JointsGroupName
        public static let all: JointsGroupName
      }
      public var availableJointNames: [VNHumanHandPoseObservation.JointName] { get }
      public var availableJointsGroupNames: [VNHumanHandPoseObservation.JointsGroupName] { get }
      public func recognizedPoint(_ jointName: VNHumanHandPoseObservation.JointName) throws -> VNRecognizedPoint
      public func recognizedPoints(_ jointsGroupName: VNHumanHandPoseObservation.JointsGroupName) throws -> [VNHumanHandPoseObservation.JointName : VNRecognizedPoint]
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
      open var chirality: VNChirality { get }
    }
    """#
}
