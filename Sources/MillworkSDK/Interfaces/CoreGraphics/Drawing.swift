extension InterfaceModules.CoreGraphics {
  /// Paths, colours and images as far as SwiftUI takes or returns them.
  static let drawing = #"""
    // https://developer.apple.com/documentation/coregraphics
    @_exported import CoreFoundation
    import Swift
    import _Concurrency

    // https://developer.apple.com/documentation/coregraphics/cgglyph
    public typealias CGGlyph = UInt16
    public typealias CGFontIndex = UInt16
    public class CGPath : Hashable, @unchecked Sendable {
      public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?)
      public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?)
      public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?)
      public var boundingBox: CGRect { get }
      public var boundingBoxOfPath: CGRect { get }
      public var isEmpty: Bool { get }
      public var currentPoint: CGPoint { get }
      public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool
      public static func == (a: CGPath, b: CGPath) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CGMutablePath : CGPath, @unchecked Sendable {
      public init()
      public func move(to point: CGPoint, transform: CGAffineTransform = .identity)
      public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity)
      public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
      public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)
      public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity)
      public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity)
      public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity)
      public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity)
      public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity)
      public func closeSubpath()
    }
    public class CGColor : Hashable, @unchecked Sendable {
      public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      public init(gray: CGFloat, alpha: CGFloat)
      public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>)
      public func copy(alpha: CGFloat) -> CGColor?
      public var alpha: CGFloat { get }
      public var components: [CGFloat]? { get }
      public var numberOfComponents: Int { get }
      public var colorSpace: CGColorSpace? { get }
      public static var black: CGColor { get }
      public static var white: CGColor { get }
      public static var clear: CGColor { get }
      public static func == (a: CGColor, b: CGColor) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CGColorSpace : Hashable, @unchecked Sendable {
      public init?(name: String)
      public static var sRGB: String { get }
      public static var displayP3: String { get }
      public static var extendedSRGB: String { get }
      public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CGImage : Hashable, @unchecked Sendable {
      public var width: Int { get }
      public var height: Int { get }
      public func cropping(to rect: CGRect) -> CGImage?
      public static func == (a: CGImage, b: CGImage) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CGContext : Hashable {
      public func fill(_ rect: CGRect)
      public func stroke(_ rect: CGRect)
      public func addPath(_ path: CGPath)
      public func fillPath(using rule: CGPathFillRule = .winding)
      public func strokePath()
      public func saveGState()
      public func restoreGState()
      public func setFillColor(_ color: CGColor)
      public func setStrokeColor(_ color: CGColor)
      public func setLineWidth(_ width: CGFloat)
      public func translateBy(x tx: CGFloat, y ty: CGFloat)
      public func scaleBy(x sx: CGFloat, y sy: CGFloat)
      public func rotate(by angle: CGFloat)
      public static func == (a: CGContext, b: CGContext) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @objc public enum CGPathFillRule : Int, Sendable {
      case winding
      case evenOdd
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum CGLineCap : Int32, Sendable {
      case butt
      case round
      case square
      public init?(rawValue: Int32)
      public var rawValue: Int32 { get }
    }
    @objc public enum CGLineJoin : Int32, Sendable {
      case miter
      case round
      case bevel
      public init?(rawValue: Int32)
      public var rawValue: Int32 { get }
    }
    @objc public enum CGInterpolationQuality : Int32, Sendable {
      case `default`
      case none
      case low
      case medium
      case high
      public init?(rawValue: Int32)
      public var rawValue: Int32 { get }
    }
    """#
}
