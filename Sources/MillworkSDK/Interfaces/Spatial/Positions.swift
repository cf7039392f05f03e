extension InterfaceModules.Spatial {
  /// Points, sizes, vectors and boxes in three dimensions.
  static let positions = #"""
    // https://developer.apple.com/documentation/spatial
    @_exported import Foundation
    import CoreGraphics
    import Swift
    @_exported import simd
    // https://developer.apple.com/documentation/spatial/point3d
    @available(Apple 2022, *)
    public struct Point3D : Codable, Hashable, Sendable {
      public init()
      public init(x: Double = 0, y: Double = 0, z: Double = 0)
      public init<T>(x: T, y: T, z: T) where T : BinaryFloatingPoint
      public init(_ size: Size3D)
      public init(_ xyz: Vector3D)
      public init(_ xyz: SIMD3<Double>)
      public init(_ xyz: SIMD3<Float>)
      public init(vector: SIMD3<Double>)
      public var x: Double
      public var y: Double
      public var z: Double
      public var vector: SIMD3<Double> { get set }
      public var description: String { get }
      public var isFinite: Bool { get }
      public var isNaN: Bool { get }
      public var isZero: Bool { get }
      public static let zero: Point3D
      public static let infinity: Point3D
      public func distance(to other: Point3D) -> Double
      public func isApproximatelyEqual(to other: Point3D, tolerance: Double = sqrt(.ulpOfOne)) -> Bool
      public func rotated(by rotation: Rotation3D) -> Point3D
      public func rotated(by quaternion: simd_quatd) -> Point3D
      public func rotated(by rotation: Rotation3D, around pivot: Point3D) -> Point3D
      public func translated(by vector: Vector3D) -> Point3D
      public func applying(_ transform: AffineTransform3D) -> Point3D
      public func applying(_ transform: ProjectiveTransform3D) -> Point3D
      public func applying(_ pose: Pose3D) -> Point3D
      public func unapplying(_ transform: AffineTransform3D) -> Point3D
      public func unapplying(_ pose: Pose3D) -> Point3D
      public static func + (a: Point3D, b: Vector3D) -> Point3D
      public static func + (a: Point3D, b: Size3D) -> Point3D
      public static func - (a: Point3D, b: Vector3D) -> Point3D
      public static func - (a: Point3D, b: Size3D) -> Point3D
      public static func - (a: Point3D, b: Point3D) -> Vector3D
      public static func * (a: Point3D, b: Double) -> Point3D
      public static func * (a: Double, b: Point3D) -> Point3D
      public static func / (a: Point3D, b: Double) -> Point3D
      public static func += (a: inout Point3D, b: Vector3D)
      public static func -= (a: inout Point3D, b: Vector3D)
    }
    // https://developer.apple.com/documentation/spatial/size3d
    @available(Apple 2022, *)
    public struct Size3D : Codable, Hashable, Sendable {
      public init()
      public init(width: Double = 0, height: Double = 0, depth: Double = 0)
      public init<T>(width: T, height: T, depth: T) where T : BinaryFloatingPoint
      public init(_ point: Point3D)
      public init(_ xyz: Vector3D)
      public init(_ xyz: SIMD3<Double>)
      public init(_ xyz: SIMD3<Float>)
      public init(vector: SIMD3<Double>)
      public var width: Double
      public var height: Double
      public var depth: Double
      public var vector: SIMD3<Double> { get set }
      public var description: String { get }
      public var isZero: Bool { get }
      public static let zero: Size3D
      public static let one: Size3D
      public static let infinity: Size3D
      public func rotated(by rotation: Rotation3D) -> Size3D
      public func scaled(by scale: Size3D) -> Size3D
      public func scaled(x: Double = 1, y: Double = 1, z: Double = 1) -> Size3D
      public func uniformlyScaled(by scale: Double) -> Size3D
      public func contains(_ point: Point3D) -> Bool
      public static func + (a: Size3D, b: Size3D) -> Size3D
      public static func - (a: Size3D, b: Size3D) -> Size3D
      public static func * (a: Size3D, b: Double) -> Size3D
      public static func * (a: Double, b: Size3D) -> Size3D
      public static func / (a: Size3D, b: Double) -> Size3D
    }
    // https://developer.apple.com/documentation/spatial/vector3d
    @available(Apple 2022, *)
    public struct Vector3D : Codable, Hashable, Sendable {
      public init()
      public init(x: Double = 0, y: Double = 0, z: Double = 0)
      public init<T>(x: T, y: T, z: T) where T : BinaryFloatingPoint
      public init(_ point: Point3D)
      public init(_ size: Size3D)
      public init(_ axis: RotationAxis3D)
      public init(_ xyz: SIMD3<Double>)
      public init(_ xyz: SIMD3<Float>)
      public init(vector: SIMD3<Double>)
      public var x: Double
      public var y: Double
      public var z: Double
      public var vector: SIMD3<Double> { get set }
      public var description: String { get }
      public var length: Double { get }
      public var lengthSquared: Double { get }
      public var normalized: Vector3D { get }
      public var isZero: Bool { get }
      public static let zero: Vector3D
      public static let forward: Vector3D
      public static let right: Vector3D
      public static let up: Vector3D
      public mutating func normalize()
      public func dot(_ other: Vector3D) -> Double
      public func cross(_ other: Vector3D) -> Vector3D
      public func project(_ other: Vector3D) -> Vector3D
      public func reflect(_ normal: Vector3D) -> Vector3D
      public func rotation(to other: Vector3D) -> Rotation3D
      public func rotated(by rotation: Rotation3D) -> Vector3D
      public func scaled(by scale: Size3D) -> Vector3D
      public func uniformlyScaled(by scale: Double) -> Vector3D
      public static prefix func - (a: Vector3D) -> Vector3D
      public static func + (a: Vector3D, b: Vector3D) -> Vector3D
      public static func + (a: Vector3D, b: Size3D) -> Vector3D
      public static func - (a: Vector3D, b: Vector3D) -> Vector3D
      public static func * (a: Vector3D, b: Double) -> Vector3D
      public static func * (a: Double, b: Vector3D) -> Vector3D
      public static func / (a: Vector3D, b: Double) -> Vector3D
      public static func += (a: inout Vector3D, b: Vector3D)
      public static func -= (a: inout Vector3D, b: Vector3D)
    }
    // https://developer.apple.com/documentation/spatial/rect3d
    @available(Apple 2022, *)
    public struct Rect3D : Codable, Hashable, Sendable {
      public init()
      public init(origin: Point3D = .zero, size: Size3D = .zero)
      public init(center: Point3D = .zero, size: Size3D = .zero)
      public init(points: [Point3D])
      public var origin: Point3D
      public var size: Size3D
      public var center: Point3D { get set }
      public var min: Point3D { get }
      public var max: Point3D { get }
      public var cornerPoints: [Point3D] { get }
      public var description: String { get }
      public var isEmpty: Bool { get }
      public static let zero: Rect3D
      public func contains(_ point: Point3D) -> Bool
      public func contains(_ other: Rect3D) -> Bool
      public func intersection(_ other: Rect3D) -> Rect3D?
      public func union(_ other: Rect3D) -> Rect3D
      public func inset(by size: Size3D) -> Rect3D
      public func translated(by vector: Vector3D) -> Rect3D
    }
    // https://developer.apple.com/documentation/spatial/ray3d
    @available(Apple 2022, *)
    public struct Ray3D : Codable, Hashable, Sendable {
      public init(origin: Point3D = .zero, direction: Vector3D)
      public var origin: Point3D
      public var direction: Vector3D
      public func intersects(_ rect: Rect3D) -> Bool
    }
    // https://developer.apple.com/documentation/spatial/axis3d
    @available(Apple 2022, *)
    public struct Axis3D : OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32)
      public static let x: Axis3D
      public static let y: Axis3D
      public static let z: Axis3D
    }
    """#
}
