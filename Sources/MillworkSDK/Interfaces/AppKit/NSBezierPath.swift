extension InterfaceModules.AppKit {
  /// Drawing: contexts, paths and gradients.
  static let nsBezierPath = #"""
    // https://developer.apple.com/documentation/appkit
    @_inheritsConvenienceInitializers
    open class NSGraphicsContext : NSObject {
      override public init()
      @objc open class var current: NSGraphicsContext? { get set }
      public convenience init?(bitmapImageRep bitmapRep: NSBitmapImageRep)
      public convenience init?(window: NSWindow)
      public convenience init?(attributes: [NSGraphicsContext.AttributeKey : Any])
      public convenience init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool)
      open var cgContext: CGContext { get }
      @objc open var imageInterpolation: NSImageInterpolation { get set }
      @objc open var shouldAntialias: Bool { get set }
      @objc open func saveGraphicsState()
      @objc open func restoreGraphicsState()
      @objc open class func saveGraphicsState()
      @objc open class func restoreGraphicsState()
      @objc open var compositingOperation: NSCompositingOperation { get set }
      @objc open var colorRenderingIntent: NSColorRenderingIntent { get set }
      @objc open var patternPhase: NSPoint { get set }
      @objc open var isDrawingToScreen: Bool { get }
      @objc open var isFlipped: Bool { get }
      @objc open var attributes: [NSGraphicsContext.AttributeKey : Any]? { get }
      @objc open func flushGraphics()
      @discardableResult @objc open class func currentContextDrawingToScreen() -> Bool
      public struct AttributeKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      }
    }
    @objc public enum NSImageInterpolation : UInt, Sendable {
      case `default`
      case none
      case low
      case medium
      case high
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @_inheritsConvenienceInitializers
    open class NSBezierPath : NSObject, @unchecked Sendable {
      override public init()
      public convenience init(rect: NSRect)
      public convenience init(ovalIn rect: NSRect)
      public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat)
      @available(macOS 14.0, *)
      public convenience init(cgPath: CGPath)
      @available(macOS 14.0, *)
      open var cgPath: CGPath { get set }
      @objc open var lineWidth: CGFloat { get set }
      @objc open var lineCapStyle: NSBezierPath.LineCapStyle { get set }
      @objc open var lineJoinStyle: NSBezierPath.LineJoinStyle { get set }
      @objc open var isEmpty: Bool { get }
      @objc open var bounds: NSRect { get }
      @objc open var elementCount: Int { get }
      @objc open func move(to point: NSPoint)
      @objc open func line(to point: NSPoint)
      @objc open func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint)
      @objc open func appendArc(withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
      @objc open func appendArc(withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat)
      @objc open func appendRect(_ rect: NSRect)
      @objc open func appendOval(in rect: NSRect)
      @objc open func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat)
      @objc open func append(_ path: NSBezierPath)
      @objc open func close()
      @objc @discardableResult open func contains(_ point: NSPoint) -> Bool
      @objc open func addClip()
      @objc open func setClip()
      @objc open func fill()
      @objc open func stroke()
      @objc public enum LineCapStyle : UInt, Sendable {
        case butt
        case round
        case square
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum LineJoinStyle : UInt, Sendable {
        case miter
        case round
        case bevel
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum WindingRule : UInt, Sendable {
        case nonZero
        case evenOdd
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum ElementType : UInt, Sendable {
        case moveTo
        case lineTo
        case curveTo
        case closePath
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc open var windingRule: NSBezierPath.WindingRule { get set }
      @objc open var miterLimit: CGFloat { get set }
      @objc open var flatness: CGFloat { get set }
      open func transform(using transform: AffineTransform)
      @objc open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat)
      @objc open func removeAllPoints()
      @objc open func relativeMove(to point: NSPoint)
      @objc open func relativeLine(to point: NSPoint)
      @objc open func relativeCurve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint)
      @available(macOS 14.0, *)
      @objc open func curve(to endPoint: NSPoint, controlPoint: NSPoint)
      open func appendPoints(_ points: UnsafeMutablePointer<NSPoint>, count: Int)
      @objc open func appendArc(from point1: NSPoint, to point2: NSPoint, radius: CGFloat)
      @objc open var currentPoint: NSPoint { get }
      @objc open var controlPointBounds: NSRect { get }
      @objc open var flattened: NSBezierPath { get }
      @objc open var reversed: NSBezierPath { get }
      @discardableResult @objc open func element(at index: Int) -> NSBezierPath.ElementType
      @discardableResult open func element(at index: Int, associatedPoints points: UnsafeMutablePointer<NSPoint>?) -> NSBezierPath.ElementType
      @objc open class func strokeLine(from point1: NSPoint, to point2: NSPoint)
      @objc open class func clip(_ rect: NSRect)
      @objc open class func fill(_ rect: NSRect)
      @objc open class func stroke(_ rect: NSRect)
      @objc open class var defaultLineWidth: CGFloat { get set }
      @objc open class var defaultFlatness: CGFloat { get set }
      @objc open class var defaultMiterLimit: CGFloat { get set }
      @objc open class var defaultLineCapStyle: NSBezierPath.LineCapStyle { get set }
      @objc open class var defaultLineJoinStyle: NSBezierPath.LineJoinStyle { get set }
    }
    @_inheritsConvenienceInitializers
    open class NSGradient : NSObject, @unchecked Sendable {
      override public init()
      public convenience init?(colors colorArray: [NSColor])
      public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor)
      @objc open func draw(in rect: NSRect, angle: CGFloat)
      @objc open func draw(in path: NSBezierPath, angle: CGFloat)
      public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...)
      public convenience init?(colors colorArray: [NSColor], atLocations locations: UnsafePointer<CGFloat>?, colorSpace: NSColorSpace)
      public struct DrawingOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var drawsBeforeStartingLocation: Self { get }
        public static var drawsAfterEndingLocation: Self { get }
      }
      @objc open func draw(from startingPoint: NSPoint, to endingPoint: NSPoint, options: NSGradient.DrawingOptions = [])
      @objc open func draw(fromCenter startCenter: NSPoint, radius startRadius: CGFloat, toCenter endCenter: NSPoint, radius endRadius: CGFloat, options: NSGradient.DrawingOptions = [])
      @objc open func draw(in rect: NSRect, relativeCenterPosition: NSPoint)
      @objc open func draw(in path: NSBezierPath, relativeCenterPosition: NSPoint)
      @discardableResult @objc open func interpolatedColor(atLocation location: CGFloat) -> NSColor
      @objc open var numberOfColorStops: Int { get }
    }
    @objc public enum NSCompositingOperation : UInt, Sendable {
      case clear
      case copy
      case sourceOver
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
      case multiply
      case screen
      case overlay
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    extension NSRect {
      public func fill(using operation: NSCompositingOperation = .copy)
      public func fill()
      public func clip()
      public func frame(withWidth width: CGFloat = 1.0)
    }
    public func NSRectFill(_ rect: NSRect)
    """#
}
