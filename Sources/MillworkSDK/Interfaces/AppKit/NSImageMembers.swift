extension InterfaceModules.AppKit {
  /// Further members of images and their representations, colours, fonts and paths.
  static let nsImageMembers = #"""
    // https://developer.apple.com/documentation/appkit/nsimage
    extension NSImage {
      public convenience init?(dataIgnoringOrientation data: Data)
      @objc weak open var delegate: (any NSImageDelegate)? { get set }
      @objc open class var imageTypes: [String] { get }
      @objc open class var imageUnfilteredTypes: [String] { get }
      @discardableResult @objc open class func canInit(with pasteboard: NSPasteboard) -> Bool
      @discardableResult @objc open func hitTest(_ testRectDestSpace: NSRect, withDestinationRect imageRectDestSpace: NSRect, context: NSGraphicsContext?, hints: [NSImageRep.HintKey : Any]?, flipped: Bool) -> Bool
      @discardableResult @objc open func tiffRepresentation(using comp: NSBitmapImageRep.TIFFCompression, factor: Float) -> Data?
    }
    // https://developer.apple.com/documentation/appkit/nsimagedelegate
    @objc public protocol NSImageDelegate : NSObjectProtocol {
      @objc optional func imageDidNotDraw(_ sender: NSImage, in rect: NSRect) -> NSImage?
      @objc optional func image(_ image: NSImage, willLoadRepresentation rep: NSImageRep)
      @objc optional func image(_ image: NSImage, didLoadRepresentationHeader rep: NSImageRep)
      @objc optional func image(_ image: NSImage, didLoadPartOfRepresentation rep: NSImageRep, withValidRows rows: Int)
    }
    // https://developer.apple.com/documentation/appkit/nsbitmapimagerep
    extension NSBitmapImageRep {
      @objc open func colorize(byMapping midPoint: CGFloat, to midPointColor: NSColor?, blackMapping shadowColor: NSColor?, whiteMapping lightColor: NSColor?)
      @discardableResult @objc open func incrementalLoad(from data: Data, complete: Bool) -> Int
      @discardableResult @objc open func canBeCompressed(using compression: NSBitmapImageRep.TIFFCompression) -> Bool
      @discardableResult @objc open class func imageReps(with data: Data) -> [NSImageRep]
      @discardableResult @objc open class func tiffRepresentationOfImageReps(in array: [NSImageRep]) -> Data?
    }
    extension NSBitmapImageRep.PropertyKey {
      public static let ditherTransparency: NSBitmapImageRep.PropertyKey
      public static let rgbColorTable: NSBitmapImageRep.PropertyKey
      public static let interlaced: NSBitmapImageRep.PropertyKey
      public static let colorSyncProfileData: NSBitmapImageRep.PropertyKey
      public static let frameCount: NSBitmapImageRep.PropertyKey
      public static let currentFrame: NSBitmapImageRep.PropertyKey
      public static let currentFrameDuration: NSBitmapImageRep.PropertyKey
      public static let loopCount: NSBitmapImageRep.PropertyKey
      public static let gamma: NSBitmapImageRep.PropertyKey
      public static let progressive: NSBitmapImageRep.PropertyKey
      public static let exifData: NSBitmapImageRep.PropertyKey
      public static let iptcData: NSBitmapImageRep.PropertyKey
      public static let fallbackBackgroundColor: NSBitmapImageRep.PropertyKey
    }
    // https://developer.apple.com/documentation/appkit/nspdfimagerep
    open class NSPDFImageRep : NSImageRep {
      public init?(data pdfData: Data)
      @objc open var pdfRepresentation: Data { get }
      @objc open var bounds: NSRect { get }
      @objc open var currentPage: Int { get set }
      @objc open var pageCount: Int { get }
    }
    open class NSEPSImageRep : NSImageRep {
      public init?(data epsData: Data)
      @objc open func prepareGState()
      @objc open var epsRepresentation: Data { get }
      @objc open var boundingBox: NSRect { get }
    }
    // https://developer.apple.com/documentation/appkit/nscustomimagerep
    open class NSCustomImageRep : NSImageRep {
      public init(size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool, drawingHandler: @escaping (NSRect) -> Bool)
      public init(draw selector: Selector, delegate: Any)
      @objc open var drawingHandler: ((NSRect) -> Bool)? { get }
    }
    // https://developer.apple.com/documentation/appkit/nsbezierpath
    extension NSBezierPath {
      @objc open func getLineDash(_ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?)
      open func setAssociatedPoints(_ points: UnsafeMutablePointer<NSPoint>?, at index: Int)
      @objc open func append(withCGGlyph glyph: CGGlyph, in font: NSFont)
      @objc open class func drawPackedGlyphs(_ packedGlyphs: UnsafePointer<CChar>, at point: NSPoint)
      @objc open class var defaultWindingRule: NSBezierPath.WindingRule { get set }
    }
    // https://developer.apple.com/documentation/appkit/nscolor
    extension NSColor : NSPasteboardWriting, NSPasteboardReading {
      @discardableResult @objc public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
      @discardableResult @objc public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
      @discardableResult @objc public class func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
      @objc public enum ColorType : Int, Sendable {
        case componentBased
        case pattern
        case catalog
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public convenience init?(catalogName listName: NSColorList.Name, colorName: NSColor.Name)
      public convenience init(colorSpace space: NSColorSpace, components: UnsafePointer<CGFloat>, count numberOfComponents: Int)
      public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat)
      public convenience init(deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
      public convenience init(deviceCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat)
      public convenience init?(from pasteBoard: NSPasteboard)
      @objc open func write(to pasteBoard: NSPasteboard)
      @objc open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
      @objc open func getCyan(_ cyan: UnsafeMutablePointer<CGFloat>?, magenta: UnsafeMutablePointer<CGFloat>?, yellow: UnsafeMutablePointer<CGFloat>?, black: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
      @objc open func getComponents(_ components: UnsafeMutablePointer<CGFloat>)
      @objc open var cyanComponent: CGFloat { get }
      @objc open var magentaComponent: CGFloat { get }
      @objc open var yellowComponent: CGFloat { get }
      @objc open var blackComponent: CGFloat { get }
      @objc open var type: NSColor.ColorType { get }
      @discardableResult @objc open func usingType(_ type: NSColor.ColorType) -> NSColor?
      @objc open var catalogNameComponent: NSColorList.Name { get }
      @objc open var colorNameComponent: NSColor.Name { get }
      @objc open var localizedCatalogNameComponent: String { get }
      @objc open var localizedColorNameComponent: String { get }
      @objc open var patternImage: NSImage { get }
      @objc open func drawSwatch(in rect: NSRect)
      @objc open class var ignoresAlpha: Bool { get set }
      @objc open class var currentControlTint: NSControlTint { get }
      @available(macOS 26.0, *)
      @discardableResult @objc open func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> NSColor
      @available(macOS 26.0, *)
      @objc open var linearExposure: CGFloat { get }
      @available(macOS 26.0, *)
      @objc open var standardDynamicRange: NSColor { get }
      @objc public class var currentControlTintDidChangeNotification: NSNotification.Name { get }
    }
    @objc public enum NSControlTint : UInt, Sendable {
      case defaultControlTint = 0
      case blueControlTint = 1
      case graphiteControlTint = 6
      case clearControlTint = 7
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    extension NSColorPanel {
      public struct Options : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var grayModeMask: Self { get }
        public static var rgbModeMask: Self { get }
        public static var cmykModeMask: Self { get }
        public static var hsbModeMask: Self { get }
        public static var customPaletteModeMask: Self { get }
        public static var colorListModeMask: Self { get }
        public static var wheelModeMask: Self { get }
        public static var crayonModeMask: Self { get }
        public static var allModesMask: Self { get }
      }
      @objc open class func setPickerMask(_ mask: NSColorPanel.Options)
      @discardableResult @objc open class func dragColor(_ color: NSColor, with event: NSEvent, from sourceView: NSView) -> Bool
      @available(macOS 26.0, *)
      @objc open var maximumLinearExposure: CGFloat { get set }
    }
    @objc @MainActor @preconcurrency public protocol NSColorChanging : NSObjectProtocol {
      func changeColor(_ sender: NSColorPanel?)
    }
    // https://developer.apple.com/documentation/appkit/nsfont
    extension NSFont {
      @available(macOS 13.0, *)
      @discardableResult open class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight, width: NSFont.Width) -> NSFont
      public convenience init?(name fontName: String, matrix fontMatrix: UnsafePointer<CGFloat>)
      public convenience init?(descriptor fontDescriptor: NSFontDescriptor, textTransform: AffineTransform?)
      @discardableResult @objc open func advancement(forCGGlyph glyph: CGGlyph) -> NSSize
      @discardableResult @objc open func boundingRect(forCGGlyph glyph: CGGlyph) -> NSRect
      @objc open func set(in graphicsContext: NSGraphicsContext)
      public struct Width : Hashable, Sendable {
        public init(_ rawValue: CGFloat)
        public init(rawValue: CGFloat)
        public var rawValue: CGFloat { get }
        public static let compressed: NSFont.Width
        public static let condensed: NSFont.Width
        public static let standard: NSFont.Width
        public static let expanded: NSFont.Width
      }
      @objc public class var antialiasThresholdChangedNotification: NSNotification.Name { get }
      @objc public class var fontSetChangedNotification: NSNotification.Name { get }
    }
    // https://developer.apple.com/documentation/appkit/nsfontdescriptor
    extension NSFontDescriptor {
      @discardableResult @objc open func addingAttributes(_ attributes: [NSFontDescriptor.AttributeName : Any] = [:]) -> NSFontDescriptor
      @discardableResult @objc open func withSize(_ newPointSize: CGFloat) -> NSFontDescriptor
      @discardableResult @objc open func withFamily(_ newFamily: String) -> NSFontDescriptor
      @discardableResult @objc open func withFace(_ newFace: String) -> NSFontDescriptor
      @discardableResult open func withMatrix(_ matrix: AffineTransform) -> NSFontDescriptor
      @discardableResult @objc open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<NSFontDescriptor.AttributeName>?) -> [NSFontDescriptor]
      @discardableResult @objc open func matchingFontDescriptor(withMandatoryKeys mandatoryKeys: Set<NSFontDescriptor.AttributeName>?) -> NSFontDescriptor?
      @discardableResult @objc open func object(forKey attribute: NSFontDescriptor.AttributeName) -> Any?
      @objc open var fontAttributes: [NSFontDescriptor.AttributeName : Any] { get }
      @objc open var postscriptName: String? { get }
      @objc open var pointSize: CGFloat { get }
      @objc open var requiresFontAssetRequest: Bool { get }
      public convenience init(fontAttributes attributes: [NSFontDescriptor.AttributeName : Any]? = nil)
      public convenience init(name fontName: String, size: CGFloat)
      public struct AttributeName : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static let family: NSFontDescriptor.AttributeName
        public static let name: NSFontDescriptor.AttributeName
        public static let face: NSFontDescriptor.AttributeName
        public static let size: NSFontDescriptor.AttributeName
        public static let visibleName: NSFontDescriptor.AttributeName
        public static let matrix: NSFontDescriptor.AttributeName
        public static let variation: NSFontDescriptor.AttributeName
        public static let characterSet: NSFontDescriptor.AttributeName
        public static let cascadeList: NSFontDescriptor.AttributeName
        public static let traits: NSFontDescriptor.AttributeName
        public static let fixedAdvance: NSFontDescriptor.AttributeName
        public static let featureSettings: NSFontDescriptor.AttributeName
      }
      public struct TraitKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static let symbolic: NSFontDescriptor.TraitKey
        public static let weight: NSFontDescriptor.TraitKey
        public static let width: NSFontDescriptor.TraitKey
        public static let slant: NSFontDescriptor.TraitKey
      }
      public struct FeatureKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static let typeIdentifier: NSFontDescriptor.FeatureKey
        public static let selectorIdentifier: NSFontDescriptor.FeatureKey
      }
    }
    // https://developer.apple.com/documentation/appkit/nsfontmanager
    extension NSFontManager {
      @objc open var isEnabled: Bool { get set }
      @objc open var isMultiple: Bool { get }
      @discardableResult @objc open func availableFontNames(with someTraits: NSFontTraitMask) -> [String]?
      @discardableResult @objc open func fontNamed(_ fName: String, hasTraits someTraits: NSFontTraitMask) -> Bool
      @discardableResult @objc open func fontMenu(_ create: Bool) -> NSMenu?
      @objc open func setFontMenu(_ newMenu: NSMenu)
      @objc open func modifyFont(_ sender: Any?)
      @objc open func modifyFontViaPanel(_ sender: Any?)
      @objc open func setSelectedAttributes(_ attributes: [String : Any], isMultiple flag: Bool)
      @discardableResult @objc open func convertAttributes(_ attributes: [String : Any] = [:]) -> [String : Any]
      @discardableResult @objc open func sendAction() -> Bool
      @objc weak open var delegate: AnyObject? { get set }
    }
    @objc @MainActor @preconcurrency public protocol NSFontChanging : NSObjectProtocol {
      @objc optional func changeFont(_ sender: NSFontManager?)
      @objc optional func validModesForFontPanel(_ fontPanel: NSFontPanel) -> NSFontPanel.ModeMask
    }
    extension NSFontPanel {
      public struct ModeMask : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var face: Self { get }
        public static var size: Self { get }
        public static var collection: Self { get }
        public static var underlineEffect: Self { get }
        public static var strikethroughEffect: Self { get }
        public static var textColorEffect: Self { get }
        public static var documentColorEffect: Self { get }
        public static var shadowEffect: Self { get }
        public static var allEffects: Self { get }
        public static var standardModes: Self { get }
        public static var allModes: Self { get }
      }
    }
    """#
}
