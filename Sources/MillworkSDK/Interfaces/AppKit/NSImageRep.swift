extension InterfaceModules.AppKit {
  /// Representations of images, and further members of images.
  static let nsImageRep = #"""
    // https://developer.apple.com/documentation/appkit
    @_inheritsConvenienceInitializers
    open class NSImageRep : NSObject {
      override public init()
      @objc open var size: NSSize { get set }
      @objc open var pixelsWide: Int { get set }
      @objc open var pixelsHigh: Int { get set }
      @objc open var hasAlpha: Bool { get set }
      @objc open var isOpaque: Bool { get set }
      @objc open var bitsPerSample: Int { get set }
      @objc open var colorSpaceName: NSColorSpaceName { get set }
      @discardableResult @objc open func draw() -> Bool
      @discardableResult @objc open func draw(at point: NSPoint) -> Bool
      @discardableResult @objc open func draw(in rect: NSRect) -> Bool
      @discardableResult open func cgImage(forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context: NSGraphicsContext?, hints: [NSImageRep.HintKey : Any]?) -> CGImage?
    }
    open class NSBitmapImageRep : NSImageRep {
      public init(cgImage: CGImage)
      public init?(data: Data)
      public init?(bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int, pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int)
      open var cgImage: CGImage? { get }
      @objc @discardableResult open func representation(using storageType: NSBitmapImageRep.FileType, properties: [NSBitmapImageRep.PropertyKey : Any]) -> Data?
      @objc @discardableResult open func colorAt(x: Int, y: Int) -> NSColor?
      @objc public enum FileType : UInt, Sendable {
        case tiff
        case bmp
        case gif
        case jpeg
        case png
        case jpeg2000
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      public struct PropertyKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var compressionFactor: PropertyKey { get }
        public static var compressionMethod: PropertyKey { get }
      }
      public convenience init?(bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int, pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool, colorSpaceName: NSColorSpaceName, bitmapFormat: NSBitmapImageRep.Format, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int)
      public struct Format : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var alphaFirst: Self { get }
        public static var alphaNonpremultiplied: Self { get }
        public static var floatingPointSamples: Self { get }
        public static var sixteenBitLittleEndian: Self { get }
        public static var thirtyTwoBitLittleEndian: Self { get }
        public static var sixteenBitBigEndian: Self { get }
        public static var thirtyTwoBitBigEndian: Self { get }
      }
      public convenience init?(focusedViewRect rect: NSRect)
      @objc open var bitmapData: UnsafeMutablePointer<UInt8>? { get }
      @objc open var bytesPerRow: Int { get }
      @objc open var bytesPerPlane: Int { get }
      @objc open var bitsPerPixel: Int { get }
      @objc open var samplesPerPixel: Int { get }
      @objc open var isPlanar: Bool { get }
      @objc open var numberOfPlanes: Int { get }
      @objc open var bitmapFormat: NSBitmapImageRep.Format { get }
      @objc open var colorSpace: NSColorSpace { get }
      @objc open var tiffRepresentation: Data? { get }
      @discardableResult @objc open func tiffRepresentation(using comp: NSBitmapImageRep.TIFFCompression, factor: Float) -> Data?
      @objc public enum TIFFCompression : UInt, Sendable {
        case none
        case ccittfax3
        case ccittfax4
        case lzw
        case jpeg
        case next
        case packBits
        case oldJPEG
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc open func setColor(_ color: NSColor, atX x: Int, y: Int)
      @objc open func setPixel(_ p: UnsafeMutablePointer<Int>, atX x: Int, y: Int)
      @objc open func getPixel(_ p: UnsafeMutablePointer<Int>, atX x: Int, y: Int)
      @discardableResult @objc open func converting(to targetSpace: NSColorSpace, renderingIntent: NSColorRenderingIntent) -> NSBitmapImageRep?
      @discardableResult @objc open func retagging(with newSpace: NSColorSpace) -> NSBitmapImageRep?
      @objc open func setProperty(_ property: NSBitmapImageRep.PropertyKey, withValue value: Any?)
      @discardableResult @objc open func value(forProperty property: NSBitmapImageRep.PropertyKey) -> Any?
      @discardableResult @objc open class func representationOfImageReps(in imageReps: [NSImageRep], using storageType: NSBitmapImageRep.FileType, properties: [NSBitmapImageRep.PropertyKey : Any]) -> Data?
    }
    public struct NSColorSpaceName : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var calibratedRGB: NSColorSpaceName { get }
      public static var deviceRGB: NSColorSpaceName { get }
      public static var calibratedWhite: NSColorSpaceName { get }
      public static var deviceWhite: NSColorSpaceName { get }
    }
    extension NSImage {
      public convenience init(cgImage: CGImage, size: NSSize)
      public convenience init(size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool, drawingHandler: @escaping (NSRect) -> Bool)
      public convenience init(byReferencing url: URL)
      public convenience init?(pasteboard: NSPasteboard)
      @discardableResult public func cgImage(forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey : Any]?) -> CGImage?
      @objc open func lockFocus()
      @objc open func unlockFocus()
      @objc open func draw(in rect: NSRect)
      @objc open func draw(at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat)
      @objc open func draw(in rect: NSRect, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat)
      @objc open func addRepresentation(_ imageRep: NSImageRep)
      @objc open var representations: [NSImageRep] { get }
      @objc open var isValid: Bool { get }
      @objc open var accessibilityDescription: String? { get set }
      @objc open var capInsets: NSEdgeInsets { get set }
      @objc open var resizingMode: NSImage.ResizingMode { get set }
      @objc open var symbolConfiguration: NSImage.SymbolConfiguration { get }
      @discardableResult @objc open func withSymbolConfiguration(_ configuration: NSImage.SymbolConfiguration) -> NSImage?
      @discardableResult @objc open func setName(_ string: NSImage.Name?) -> Bool
      @discardableResult @objc open func name() -> NSImage.Name?
      @objc public enum ResizingMode : Int, Sendable {
        case stretch
        case tile
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @_inheritsConvenienceInitializers
      open class SymbolConfiguration : NSObject, @unchecked Sendable {
        override public init()
        public convenience init(pointSize: CGFloat, weight: NSFont.Weight)
        public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: NSImage.SymbolScale)
        public convenience init(scale: NSImage.SymbolScale)
        public convenience init(textStyle style: NSFont.TextStyle)
        public convenience init(paletteColors: [NSColor])
        public convenience init(hierarchicalColor: NSColor)
        @objc @discardableResult open func applying(_ configuration: NSImage.SymbolConfiguration) -> Self
        @objc @discardableResult open class func preferringMulticolor() -> Self
      }
      @objc public enum SymbolScale : Int, Sendable {
        case small = 1
        case medium
        case large
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    extension NSImage.Name {
      public static var applicationIcon: NSImage.Name { get }
      public static var folder: NSImage.Name { get }
      public static var addTemplate: NSImage.Name { get }
      public static var removeTemplate: NSImage.Name { get }
      public static var caution: NSImage.Name { get }
    }
    extension NSImageRep {
      public struct HintKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var ctm: HintKey { get }
        public static var interpolation: HintKey { get }
      }
    }
    """#
}
