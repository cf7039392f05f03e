extension InterfaceModules.AppKit {
  /// Representations of images, and further members of images.
  static let nsImageRep = #"""
    // https://developer.apple.com/documentation/appkit
    @_inheritsConvenienceInitializers
    open class NSImageRep : NSObject {
      override public init()
      open var size: NSSize { get set }
      open var pixelsWide: Int { get set }
      open var pixelsHigh: Int { get set }
      open var hasAlpha: Bool { get set }
      open var isOpaque: Bool { get set }
      open var bitsPerSample: Int { get set }
      open var colorSpaceName: NSColorSpaceName { get set }
      open func draw() -> Bool
      open func draw(at point: NSPoint) -> Bool
      open func draw(in rect: NSRect) -> Bool
      open func cgImage(forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context: NSGraphicsContext?, hints: [NSImageRep.HintKey : Any]?) -> CGImage?
    }
    open class NSBitmapImageRep : NSImageRep {
      public init(cgImage: CGImage)
      public init?(data: Data)
      public init?(bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int, pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int)
      open var cgImage: CGImage? { get }
      @discardableResult open func representation(using storageType: NSBitmapImageRep.FileType, properties: [NSBitmapImageRep.PropertyKey : Any]) -> Data?
      @discardableResult open func colorAt(x: Int, y: Int) -> NSColor?
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
      open var bitmapData: UnsafeMutablePointer<UInt8>? { get }
      open var bytesPerRow: Int { get }
      open var bytesPerPlane: Int { get }
      open var bitsPerPixel: Int { get }
      open var samplesPerPixel: Int { get }
      open var isPlanar: Bool { get }
      open var numberOfPlanes: Int { get }
      open var bitmapFormat: NSBitmapImageRep.Format { get }
      open var colorSpace: NSColorSpace { get }
      open var tiffRepresentation: Data? { get }
      open func tiffRepresentation(using comp: NSBitmapImageRep.TIFFCompression, factor: Float) -> Data?
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
      open func setColor(_ color: NSColor, atX x: Int, y: Int)
      open func setPixel(_ p: UnsafeMutablePointer<Int>, atX x: Int, y: Int)
      open func getPixel(_ p: UnsafeMutablePointer<Int>, atX x: Int, y: Int)
      open func converting(to targetSpace: NSColorSpace, renderingIntent: NSColorRenderingIntent) -> NSBitmapImageRep?
      open func retagging(with newSpace: NSColorSpace) -> NSBitmapImageRep?
      open func setProperty(_ property: NSBitmapImageRep.PropertyKey, withValue value: Any?)
      open func value(forProperty property: NSBitmapImageRep.PropertyKey) -> Any?
      open class func representationOfImageReps(in imageReps: [NSImageRep], using storageType: NSBitmapImageRep.FileType, properties: [NSBitmapImageRep.PropertyKey : Any]) -> Data?
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
      public func cgImage(forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey : Any]?) -> CGImage?
      public func lockFocus()
      public func unlockFocus()
      public func draw(in rect: NSRect)
      public func draw(at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat)
      public func draw(in rect: NSRect, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat)
      public func addRepresentation(_ imageRep: NSImageRep)
      public var representations: [NSImageRep] { get }
      public var isValid: Bool { get }
      public var accessibilityDescription: String? { get set }
      public var capInsets: NSEdgeInsets { get set }
      public var resizingMode: NSImage.ResizingMode { get set }
      public var symbolConfiguration: NSImage.SymbolConfiguration { get }
      public func withSymbolConfiguration(_ configuration: NSImage.SymbolConfiguration) -> NSImage?
      public func setName(_ string: NSImage.Name?) -> Bool
      public func name() -> NSImage.Name?
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
        @discardableResult open func applying(_ configuration: NSImage.SymbolConfiguration) -> Self
        @discardableResult open class func preferringMulticolor() -> Self
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
