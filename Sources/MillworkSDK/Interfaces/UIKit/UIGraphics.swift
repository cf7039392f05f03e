extension InterfaceModules.UIKit {
  /// Drawing into images and PDFs, and paths.
  static let uiGraphics = #"""
    // https://developer.apple.com/documentation/uikit
    #if !os(watchOS)
    // Drawing.
    @_inheritsConvenienceInitializers
    open class UIGraphicsRendererFormat : NSObject {
      @MainActor @preconcurrency override public init()
    }
    @_inheritsConvenienceInitializers
    open class UIGraphicsImageRendererFormat : UIGraphicsRendererFormat {
      override public init()
      open var scale: CGFloat { get set }
      open var opaque: Bool { get set }
      @discardableResult open class func `default`() -> Self
      @objc public enum Range : Int, Sendable {
        case unspecified
        case automatic
        case extended
        case standard
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      open var preferredRange: UIGraphicsImageRendererFormat.Range { get set }
      open class func preferred() -> UIGraphicsImageRendererFormat
    }
    open class UIGraphicsImageRenderer : NSObject, @unchecked Sendable {
      public init(size: CGSize)
      public init(bounds: CGRect)
      public init(size: CGSize, format: UIGraphicsImageRendererFormat)
      public init(bounds: CGRect, format: UIGraphicsImageRendererFormat)
      @discardableResult open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
      @discardableResult open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data
      @discardableResult open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data
    }
    @_inheritsConvenienceInitializers
    open class UIGraphicsRendererContext : NSObject {
      override public init()
      open var cgContext: CGContext { get }
      open func fill(_ rect: CGRect)
      open func stroke(_ rect: CGRect)
      open func clip(to rect: CGRect)
    }
    @_inheritsConvenienceInitializers
    open class UIGraphicsImageRendererContext : UIGraphicsRendererContext {
      override public init()
      open var currentImage: UIImage { get }
    }
    open class UIGraphicsPDFRenderer : NSObject {
      public init(bounds: CGRect)
      @discardableResult open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data
      open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws
    }
    @_inheritsConvenienceInitializers
    open class UIGraphicsPDFRendererContext : UIGraphicsRendererContext {
      override public init()
      open func beginPage()
    }
    #endif
    @_inheritsConvenienceInitializers
    open class UIBezierPath : NSObject, @unchecked Sendable {
      override public init()
      public convenience init(rect: CGRect)
      public convenience init(ovalIn rect: CGRect)
      public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat)
      #if !os(watchOS)
      public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)
      #endif
      public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
      public convenience init(cgPath CGPath: CGPath)
      open var cgPath: CGPath { get set }
      open var lineWidth: CGFloat { get set }
      open var lineCapStyle: CGLineCap { get set }
      open var lineJoinStyle: CGLineJoin { get set }
      open var isEmpty: Bool { get }
      open var bounds: CGRect { get }
      open var currentPoint: CGPoint { get }
      open func move(to point: CGPoint)
      open func addLine(to point: CGPoint)
      open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)
      open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint)
      open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
      open func append(_ bezierPath: UIBezierPath)
      open func close()
      @discardableResult open func contains(_ point: CGPoint) -> Bool
      open func apply(_ transform: CGAffineTransform)
      @discardableResult open func reversing() -> UIBezierPath
      open func addClip()
      open func fill()
      open func stroke()
      open var usesEvenOddFillRule: Bool { get set }
      open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat)
      open func removeAllPoints()
      open var miterLimit: CGFloat { get set }
      open var flatness: CGFloat { get set }
      open func fill(with blendMode: CGBlendMode, alpha: CGFloat)
      open func stroke(with blendMode: CGBlendMode, alpha: CGFloat)
    }
    public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
    public func UIGraphicsBeginImageContext(_ size: CGSize)
    public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage?
    public func UIGraphicsGetCurrentContext() -> CGContext?
    public func UIGraphicsEndImageContext()
    public func UIRectFill(_ rect: CGRect)
    #if os(iOS) || os(visionOS)
    public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?)
    #endif
    """#
}
