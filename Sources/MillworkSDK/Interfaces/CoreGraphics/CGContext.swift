extension InterfaceModules.CoreGraphics {
  /// Drawing contexts, gradients, blend modes, paths and images in more depth.
  static let cgContext = #"""
    // https://developer.apple.com/documentation/coregraphics/cgcontext
    // https://developer.apple.com/documentation/coregraphics/cggradient
    @objc public enum CGBlendMode : Int32, Sendable {
      case normal
      case multiply
      case screen
      case overlay
      case darken
      case lighten
      case colorDodge
      case colorBurn
      case softLight
      case hardLight
      case difference
      case exclusion
      case hue
      case saturation
      case color
      case luminosity
      case clear
      case copy
      case sourceIn
      case sourceOut
      case sourceAtop
      case destinationOver
      case destinationIn
      case destinationOut
      case destinationAtop
      case xor
      case plusDarker
      case plusLighter
      public init?(rawValue: Int32)
      public var rawValue: Int32 { get }
    }
    public class CGGradient {
      public init?(colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int)
      public var colorSpace: CGColorSpace? { get }
    }
    public struct CGGradientDrawingOptions : OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32)
      public static var drawsBeforeStartLocation: Self { get }
      public static var drawsAfterEndLocation: Self { get }
    }
    @objc public enum CGPathDrawingMode : Int32, Sendable {
      case fill
      case eoFill
      case stroke
      case fillStroke
      case eoFillStroke
      public init?(rawValue: Int32)
      public var rawValue: Int32 { get }
    }
    public struct CGBitmapInfo : OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32)
      public static var byteOrder32Big: CGBitmapInfo { get }
      public static var byteOrder32Little: CGBitmapInfo { get }
      public static var floatComponents: CGBitmapInfo { get }
    }
    @objc public enum CGImageAlphaInfo : UInt32, Sendable {
      case none
      case premultipliedLast
      case premultipliedFirst
      case last
      case first
      case noneSkipLast
      case noneSkipFirst
      case alphaOnly
      public init?(rawValue: UInt32)
      public var rawValue: UInt32 { get }
    }
    extension CGContext {
      public convenience init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32)
      public func fill(_ rects: [CGRect])
      public func fillEllipse(in rect: CGRect)
      public func strokeEllipse(in rect: CGRect)
      public func clear(_ rect: CGRect)
      public func beginPath()
      public func closePath()
      public func move(to point: CGPoint)
      public func addLine(to point: CGPoint)
      public func addLines(between points: [CGPoint])
      public func addRect(_ rect: CGRect)
      public func addEllipse(in rect: CGRect)
      public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
      public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
      public func addQuadCurve(to end: CGPoint, control: CGPoint)
      public func clip(using rule: CGPathFillRule = .winding)
      public func clip(to rect: CGRect)
      public func clip(to rect: CGRect, mask: CGImage)
      public func drawPath(using mode: CGPathDrawingMode)
      public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false)
      public func drawLinearGradient(_ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions)
      public func drawRadialGradient(_ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, options: CGGradientDrawingOptions)
      public func setAlpha(_ alpha: CGFloat)
      public func setBlendMode(_ mode: CGBlendMode)
      public func setLineCap(_ cap: CGLineCap)
      public func setLineJoin(_ join: CGLineJoin)
      public func setLineDash(phase: CGFloat, lengths: [CGFloat])
      public func setShadow(offset: CGSize, blur: CGFloat)
      public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?)
      public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      public func setShouldAntialias(_ shouldAntialias: Bool)
      public func setAllowsAntialiasing(_ allowsAntialiasing: Bool)
      public func concatenate(_ transform: CGAffineTransform)
      public func makeImage() -> CGImage?
      public func beginPage(mediaBox: UnsafePointer<CGRect>?)
      public func endPage()
      public func endPDFPage()
      public func closePDF()
      public var interpolationQuality: CGInterpolationQuality { get set }
      public var ctm: CGAffineTransform { get }
      public var width: Int { get }
      public var height: Int { get }
    }
    public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace
    public func CGColorSpaceCreateDeviceGray() -> CGColorSpace
    extension CGImage {
      public var bitsPerComponent: Int { get }
      public var bytesPerRow: Int { get }
      public var colorSpace: CGColorSpace? { get }
    }
    extension CGColor {
      public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    }
    @objc public enum CGColorRenderingIntent : Int32, Sendable {
      case defaultIntent
      case absoluteColorimetric
      case relativeColorimetric
      case perceptual
      case saturation
      public init?(rawValue: Int32)
      public var rawValue: Int32 { get }
    }
    public struct CGPathElement {
    }
    extension CGPath {
      public func copy() -> CGPath?
      public func mutableCopy() -> CGMutablePath?
      public func copy(strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat, transform: CGAffineTransform = .identity) -> CGPath
    }
    """#
}
