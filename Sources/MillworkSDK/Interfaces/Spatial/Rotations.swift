extension InterfaceModules.Spatial {
  /// Angles, axes, rotations, poses and transforms.
  static let rotations = #"""
    // https://developer.apple.com/documentation/spatial/angle2d
    @available(Apple 2022, *)
    public struct Angle2D : Codable, Comparable, Hashable, Sendable {
      public init()
      public init(degrees: Double)
      public init<T>(degrees: T) where T : BinaryFloatingPoint
      public init(radians: Double)
      public init<T>(radians: T) where T : BinaryFloatingPoint
      public var degrees: Double { get set }
      public var radians: Double
      public var normalized: Angle2D { get }
      public var description: String { get }
      public static let zero: Angle2D
      public static func degrees(_ degrees: Double) -> Angle2D
      public static func radians(_ radians: Double) -> Angle2D
      public static func acos(_ x: Double) -> Angle2D
      public static func asin(_ x: Double) -> Angle2D
      public static func atan(_ x: Double) -> Angle2D
      public static func atan2(y: Double, x: Double) -> Angle2D
      public static func < (a: Angle2D, b: Angle2D) -> Bool
      public static func + (a: Angle2D, b: Angle2D) -> Angle2D
      public static func - (a: Angle2D, b: Angle2D) -> Angle2D
      public static func * (a: Angle2D, b: Double) -> Angle2D
      public static func * (a: Double, b: Angle2D) -> Angle2D
      public static func / (a: Angle2D, b: Double) -> Angle2D
      public static prefix func - (a: Angle2D) -> Angle2D
      public static func += (a: inout Angle2D, b: Angle2D)
      public static func -= (a: inout Angle2D, b: Angle2D)
    }
    @available(Apple 2022, *)
    public func cos(_ angle: Angle2D) -> Double
    @available(Apple 2022, *)
    public func sin(_ angle: Angle2D) -> Double
    @available(Apple 2022, *)
    public func tan(_ angle: Angle2D) -> Double
    // https://developer.apple.com/documentation/spatial/rotationaxis3d
    @available(Apple 2022, *)
    public struct RotationAxis3D : Codable, Hashable, Sendable {
      public init()
      public init(x: Double = 0, y: Double = 0, z: Double = 0)
      public init<T>(x: T, y: T, z: T) where T : BinaryFloatingPoint
      public init(_ xyz: Vector3D)
      public init(_ xyz: SIMD3<Double>)
      public var x: Double
      public var y: Double
      public var z: Double
      public var vector: SIMD3<Double> { get set }
      public static let x: RotationAxis3D
      public static let y: RotationAxis3D
      public static let z: RotationAxis3D
      public static let xy: RotationAxis3D
      public static let yz: RotationAxis3D
      public static let xz: RotationAxis3D
      public static let xyz: RotationAxis3D
    }
    // https://developer.apple.com/documentation/spatial/eulerangles
    @available(Apple 2022, *)
    public struct EulerAngles : Equatable, Sendable {
      public enum Order : UInt32, Sendable {
        case xyz
        case zxy
        public init?(rawValue: UInt32)
        public var rawValue: UInt32 { get }
        public static var pitchYawRoll: EulerAngles.Order { get }
      }
      public init(angles: SIMD3<Double>, order: EulerAngles.Order)
      public init(x: Angle2D, y: Angle2D, z: Angle2D, order: EulerAngles.Order)
      public var angles: SIMD3<Double>
      public var order: EulerAngles.Order
      public static func == (a: EulerAngles, b: EulerAngles) -> Bool
    }
    // https://developer.apple.com/documentation/spatial/rotation3d
    @available(Apple 2022, *)
    public struct Rotation3D : Codable, Hashable, Sendable {
      public enum SlerpPath : UInt32, Sendable {
        case shortest
        case longest
        case automatic
        public init?(rawValue: UInt32)
        public var rawValue: UInt32 { get }
      }
      public init()
      public init(angle: Angle2D, axis: RotationAxis3D)
      public init(_ quaternion: simd_quatd)
      public init(_ quaternion: simd_quatf)
      public init(quaternion: simd_quatd)
      public init(eulerAngles: EulerAngles)
      public init(forward: Vector3D, up: Vector3D = Vector3D(x: 0, y: 1, z: 0))
      public init(position: Point3D = .zero, target: Point3D, up: Vector3D = Vector3D(x: 0, y: 1, z: 0))
      public var angle: Angle2D { get set }
      public var axis: RotationAxis3D { get set }
      public var quaternion: simd_quatd { get set }
      public var vector: SIMD4<Double> { get set }
      public var inverse: Rotation3D { get }
      public var isIdentity: Bool { get }
      public var description: String { get }
      public static let identity: Rotation3D
      public static let zero: Rotation3D
      public func eulerAngles(order: EulerAngles.Order) -> EulerAngles
      public func rotated(by rotation: Rotation3D) -> Rotation3D
      public func swingTwist(twistAxis: RotationAxis3D) -> (swing: Rotation3D, twist: Rotation3D)
      public func isApproximatelyEqual(to other: Rotation3D, tolerance: Double = sqrt(.ulpOfOne)) -> Bool
      public static func slerp(from: Rotation3D, to: Rotation3D, t: Double, along path: Rotation3D.SlerpPath = .automatic) -> Rotation3D
      public static prefix func - (a: Rotation3D) -> Rotation3D
      public static func * (a: Rotation3D, b: Rotation3D) -> Rotation3D
      public static func * (a: Rotation3D, b: Vector3D) -> Vector3D
      public static func *= (a: inout Rotation3D, b: Rotation3D)
    }
    // https://developer.apple.com/documentation/spatial/pose3d
    @available(Apple 2022, *)
    public struct Pose3D : Codable, Hashable, Sendable {
      public init()
      public init(position: Point3D = .zero, rotation: Rotation3D = .identity)
      public init(position: Point3D, target: Point3D, up: Vector3D = Vector3D(x: 0, y: 1, z: 0))
      public init(forward: Vector3D, up: Vector3D = Vector3D(x: 0, y: 1, z: 0))
      public init?(_ matrix: simd_double4x4)
      public init?(_ matrix: simd_float4x4)
      public init?(transform: AffineTransform3D)
      public var position: Point3D
      public var rotation: Rotation3D
      public var matrix: simd_double4x4 { get }
      public var inverse: Pose3D { get }
      public static let identity: Pose3D
      public func rotated(by rotation: Rotation3D) -> Pose3D
      public func translated(by vector: Vector3D) -> Pose3D
      public func concatenating(_ transform: Pose3D) -> Pose3D
      public static func * (a: Pose3D, b: Pose3D) -> Pose3D
    }
    // https://developer.apple.com/documentation/spatial/affinetransform3d
    @available(Apple 2022, *)
    public struct AffineTransform3D : Codable, Hashable, Sendable {
      public init()
      public init(scale: Size3D = Size3D(width: 1, height: 1, depth: 1), rotation: Rotation3D = .identity, translation: Vector3D = Vector3D(x: 0, y: 0, z: 0))
      public init(translation: Vector3D)
      public init(pose: Pose3D)
      public init?(_ matrix: simd_double4x4)
      public init?(truncating matrix: simd_double4x4)
      public var translation: Vector3D { get set }
      public var rotation: Rotation3D? { get }
      public var scale: Size3D { get }
      public var inverse: AffineTransform3D? { get }
      public var isIdentity: Bool { get }
      public static let identity: AffineTransform3D
      public func rotated(by rotation: Rotation3D) -> AffineTransform3D
      public func scaled(by scale: Size3D) -> AffineTransform3D
      public func uniformlyScaled(by scale: Double) -> AffineTransform3D
      public func translated(by vector: Vector3D) -> AffineTransform3D
      public func concatenating(_ transform: AffineTransform3D) -> AffineTransform3D
      public static func * (a: AffineTransform3D, b: AffineTransform3D) -> AffineTransform3D
      public static func * (a: AffineTransform3D, b: Point3D) -> Point3D
    }
    // https://developer.apple.com/documentation/spatial/projectivetransform3d
    @available(Apple 2022, *)
    public struct ProjectiveTransform3D : Codable, Hashable, Sendable {
      public init()
      public init(_ transform: AffineTransform3D)
      public init(_ matrix: simd_double4x4)
      public init(scale: Size3D = Size3D(width: 1, height: 1, depth: 1), rotation: Rotation3D = .identity, translation: Vector3D = Vector3D(x: 0, y: 0, z: 0))
      public var matrix: simd_double4x4
      public var inverse: ProjectiveTransform3D? { get }
      public static let identity: ProjectiveTransform3D
    }
    """#
}
