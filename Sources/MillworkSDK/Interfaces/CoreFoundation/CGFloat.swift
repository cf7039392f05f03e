extension InterfaceModules.CoreFoundation {
  /// CGFloat, and the sizes, points and rectangles made of it.
  static let cgFloat = #"""
    // https://developer.apple.com/documentation/corefoundation/cgfloat
    @_exported import Darwin
    @_exported import ObjectiveC
    import Swift
    import _Concurrency

    @frozen public struct CGFloat : Sendable {
      public typealias NativeType = Double
      public var native: Double
      public init()
      public init(_ value: Double)
      public init(_ value: Float)
      public init(_ value: CGFloat)
      public init<Source>(_ value: Source) where Source : BinaryInteger
      public init<Source>(_ value: Source) where Source : BinaryFloatingPoint
      public init?<T>(exactly value: T) where T : BinaryInteger
    }
    extension CGFloat : BinaryFloatingPoint {
      public typealias RawSignificand = UInt64
      public typealias RawExponent = UInt
      public typealias Exponent = Int
      public typealias Magnitude = CGFloat
      public typealias Stride = CGFloat
      public typealias IntegerLiteralType = Int
      public typealias FloatLiteralType = Double
      public static var exponentBitCount: Int { get }
      public static var significandBitCount: Int { get }
      public var exponentBitPattern: UInt { get }
      public var significandBitPattern: UInt64 { get }
      public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64)
      public init(nan payload: UInt64, signaling: Bool)
      public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat)
      public init(integerLiteral value: Int)
      public init(floatLiteral value: Double)
      public static var infinity: CGFloat { get }
      public static var nan: CGFloat { get }
      public static var signalingNaN: CGFloat { get }
      public static var greatestFiniteMagnitude: CGFloat { get }
      public static var pi: CGFloat { get }
      public var ulp: CGFloat { get }
      public static var leastNormalMagnitude: CGFloat { get }
      public static var leastNonzeroMagnitude: CGFloat { get }
      public var sign: FloatingPointSign { get }
      public var exponent: Int { get }
      public var significand: CGFloat { get }
      public var binade: CGFloat { get }
      public var significandWidth: Int { get }
      public var magnitude: CGFloat { get }
      public var nextUp: CGFloat { get }
      public var isNormal: Bool { get }
      public var isFinite: Bool { get }
      public var isZero: Bool { get }
      public var isSubnormal: Bool { get }
      public var isInfinite: Bool { get }
      public var isNaN: Bool { get }
      public var isSignalingNaN: Bool { get }
      public var isCanonical: Bool { get }
      public mutating func negate()
      public mutating func formSquareRoot()
      public mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat)
      public mutating func formRemainder(dividingBy other: CGFloat)
      public mutating func formTruncatingRemainder(dividingBy other: CGFloat)
      public mutating func round(_ rule: FloatingPointRoundingRule)
      public func isEqual(to other: CGFloat) -> Bool
      public func isLess(than other: CGFloat) -> Bool
      public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool
      public func distance(to other: CGFloat) -> CGFloat
      public func advanced(by amount: CGFloat) -> CGFloat
      public static func == (a: CGFloat, b: CGFloat) -> Bool
      public static func < (a: CGFloat, b: CGFloat) -> Bool
      public static func + (a: CGFloat, b: CGFloat) -> CGFloat
      public static func - (a: CGFloat, b: CGFloat) -> CGFloat
      public static func * (a: CGFloat, b: CGFloat) -> CGFloat
      public static func / (a: CGFloat, b: CGFloat) -> CGFloat
      public static func += (a: inout CGFloat, b: CGFloat)
      public static func -= (a: inout CGFloat, b: CGFloat)
      public static func *= (a: inout CGFloat, b: CGFloat)
      public static func /= (a: inout CGFloat, b: CGFloat)
      public func hash(into hasher: inout Hasher)
    }
    extension CGFloat : Codable, CustomStringConvertible, TextOutputStreamable {
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public var description: String { get }
      public func write<Target>(to target: inout Target) where Target : TextOutputStream
    }
    extension Double {
      public init(_ value: CGFloat)
    }
    extension Float {
      public init(_ value: CGFloat)
    }
    public func sin(_ x: CGFloat) -> CGFloat
    public func cos(_ x: CGFloat) -> CGFloat
    public func tan(_ x: CGFloat) -> CGFloat
    public func asin(_ x: CGFloat) -> CGFloat
    public func acos(_ x: CGFloat) -> CGFloat
    public func atan(_ x: CGFloat) -> CGFloat
    public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat
    public func exp(_ x: CGFloat) -> CGFloat
    public func log(_ x: CGFloat) -> CGFloat
    public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat
    public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat
    public func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat

    @frozen public struct CGPoint : Equatable, Hashable, Codable, Sendable {
      public var x: CGFloat
      public var y: CGFloat
      public init()
      public init(x: CGFloat, y: CGFloat)
      public init(x: Double, y: Double)
      public init(x: Int, y: Int)
      public static var zero: CGPoint { get }
      public func equalTo(_ other: CGPoint) -> Bool
      public static func == (a: CGPoint, b: CGPoint) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @frozen public struct CGSize : Equatable, Hashable, Codable, Sendable {
      public var width: CGFloat
      public var height: CGFloat
      public init()
      public init(width: CGFloat, height: CGFloat)
      public init(width: Double, height: Double)
      public init(width: Int, height: Int)
      public static var zero: CGSize { get }
      public func equalTo(_ other: CGSize) -> Bool
      public static func == (a: CGSize, b: CGSize) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @frozen public struct CGVector : Equatable, Hashable, Codable, Sendable {
      public var dx: CGFloat
      public var dy: CGFloat
      public init()
      public init(dx: CGFloat, dy: CGFloat)
      public static var zero: CGVector { get }
      public static func == (a: CGVector, b: CGVector) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @frozen public struct CGRect : Equatable, Hashable, Codable, Sendable {
      public var origin: CGPoint
      public var size: CGSize
      public init()
      public init(origin: CGPoint, size: CGSize)
      public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
      public init(x: Double, y: Double, width: Double, height: Double)
      public init(x: Int, y: Int, width: Int, height: Int)
      public static var zero: CGRect { get }
      public static var null: CGRect { get }
      public static var infinite: CGRect { get }
      public var width: CGFloat { get }
      public var height: CGFloat { get }
      public var minX: CGFloat { get }
      public var midX: CGFloat { get }
      public var maxX: CGFloat { get }
      public var minY: CGFloat { get }
      public var midY: CGFloat { get }
      public var maxY: CGFloat { get }
      public var isNull: Bool { get }
      public var isEmpty: Bool { get }
      public var isInfinite: Bool { get }
      public var standardized: CGRect { get }
      public var integral: CGRect { get }
      public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      public func union(_ r2: CGRect) -> CGRect
      public func intersection(_ r2: CGRect) -> CGRect
      public func intersects(_ rect2: CGRect) -> Bool
      public func contains(_ point: CGPoint) -> Bool
      public func contains(_ rect2: CGRect) -> Bool
      public func equalTo(_ rect2: CGRect) -> Bool
      public func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect)
      public static func == (a: CGRect, b: CGRect) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @frozen public enum CGRectEdge : UInt32, Sendable {
      case minXEdge
      case minYEdge
      case maxXEdge
      case maxYEdge
      public init?(rawValue: UInt32)
      public var rawValue: UInt32 { get }
    }
    @frozen public struct CGAffineTransform : Equatable, Hashable, Codable, Sendable {
      public var a: CGFloat
      public var b: CGFloat
      public var c: CGFloat
      public var d: CGFloat
      public var tx: CGFloat
      public var ty: CGFloat
      public init()
      public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)
      public init(translationX tx: CGFloat, y ty: CGFloat)
      public init(scaleX sx: CGFloat, y sy: CGFloat)
      public init(rotationAngle angle: CGFloat)
      public static var identity: CGAffineTransform { get }
      public var isIdentity: Bool { get }
      public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform
      public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform
      public func rotated(by angle: CGFloat) -> CGAffineTransform
      public func inverted() -> CGAffineTransform
      public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform
      public static func == (a: CGAffineTransform, b: CGAffineTransform) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    extension CGPoint {
      public func applying(_ t: CGAffineTransform) -> CGPoint
    }
    extension CGSize {
      public func applying(_ t: CGAffineTransform) -> CGSize
    }
    extension CGRect {
      public func applying(_ t: CGAffineTransform) -> CGRect
    }
    """#
}
