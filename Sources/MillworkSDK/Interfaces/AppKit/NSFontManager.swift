extension InterfaceModules.AppKit {
  /// Fonts, colours, appearances and the attributes of text.
  static let nsFontManager = #"""
    // https://developer.apple.com/documentation/appkit
    extension NSFont {
      public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat)
      @discardableResult @objc open class func preferredFont(forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey : Any] = [:]) -> NSFont
      @discardableResult public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
      @discardableResult @objc open class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont?
      @discardableResult @objc open class func menuFont(ofSize fontSize: CGFloat) -> NSFont
      @discardableResult @objc open class func labelFont(ofSize fontSize: CGFloat) -> NSFont
      @objc open class var labelFontSize: CGFloat { get }
      @discardableResult @objc open class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat
      @objc open var fontName: String { get }
      @objc open var familyName: String? { get }
      @objc open var displayName: String? { get }
      @objc open var fontDescriptor: NSFontDescriptor { get }
      @objc open var ascender: CGFloat { get }
      @objc open var descender: CGFloat { get }
      @objc open var capHeight: CGFloat { get }
      @objc open var xHeight: CGFloat { get }
      @discardableResult @objc open func withSize(_ fontSize: CGFloat) -> NSFont
      public struct TextStyle : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var largeTitle: TextStyle { get }
        public static var title1: TextStyle { get }
        public static var title2: TextStyle { get }
        public static var title3: TextStyle { get }
        public static var headline: TextStyle { get }
        public static var subheadline: TextStyle { get }
        public static var body: TextStyle { get }
        public static var callout: TextStyle { get }
        public static var footnote: TextStyle { get }
        public static var caption1: TextStyle { get }
        public static var caption2: TextStyle { get }
      }
      public struct TextStyleOptionKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var fontSize: TextStyleOptionKey { get }
      }
    }
    extension NSFont.Weight {
      public static var ultraLight: NSFont.Weight { get }
      public static var thin: NSFont.Weight { get }
      public static var heavy: NSFont.Weight { get }
      public static var black: NSFont.Weight { get }
    }
    @_inheritsConvenienceInitializers
    open class NSFontDescriptor : NSObject, @unchecked Sendable {
      override public init()
      @objc @discardableResult open func withDesign(_ design: NSFontDescriptor.SystemDesign) -> NSFontDescriptor?
      @objc @discardableResult open func withSymbolicTraits(_ symbolicTraits: NSFontDescriptor.SymbolicTraits) -> NSFontDescriptor
      @objc open var symbolicTraits: NSFontDescriptor.SymbolicTraits { get }
      public struct SystemDesign : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var `default`: SystemDesign { get }
        public static var serif: SystemDesign { get }
        public static var rounded: SystemDesign { get }
        public static var monospaced: SystemDesign { get }
      }
      public struct SymbolicTraits : OptionSet, _CValue, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32)
        public static var italic: Self { get }
        public static var bold: Self { get }
        public static var expanded: Self { get }
        public static var condensed: Self { get }
        public static var monoSpace: Self { get }
      }
    }
    @_inheritsConvenienceInitializers
    open class NSFontManager : NSObject {
      override public init()
      @objc open class var shared: NSFontManager { get }
      @objc open var availableFontFamilies: [String] { get }
      @objc open var availableFonts: [String] { get }
      @objc @discardableResult open func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont
      @objc @discardableResult open func availableMembers(ofFontFamily fam: String) -> [[Any]]?
      @objc open func orderFrontFontPanel(_ sender: Any?)
      @objc open func orderFrontStylesPanel(_ sender: Any?)
      @objc open func addFontTrait(_ sender: Any?)
      @objc open func removeFontTrait(_ sender: Any?)
      @discardableResult @objc open func convert(_ fontObj: NSFont) -> NSFont
      @discardableResult @objc open func convert(_ fontObj: NSFont, toFace typeface: String) -> NSFont?
      @discardableResult @objc open func convert(_ fontObj: NSFont, toFamily family: String) -> NSFont
      @discardableResult @objc open func convert(_ fontObj: NSFont, toNotHaveTrait trait: NSFontTraitMask) -> NSFont
      @discardableResult @objc open func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont
      @discardableResult @objc open func convertWeight(_ upFlag: Bool, of fontObj: NSFont) -> NSFont
      @discardableResult @objc open func traits(of fontObj: NSFont) -> NSFontTraitMask
      @discardableResult @objc open func weight(of fontObj: NSFont) -> Int
      @discardableResult @objc open func font(withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat) -> NSFont?
      @objc open func setSelectedFont(_ fontObj: NSFont, isMultiple flag: Bool)
      @discardableResult @objc open func localizedName(forFamily family: String, face faceKey: String?) -> String
      @discardableResult @objc open func fontPanel(_ create: Bool) -> NSFontPanel?
      @objc open var selectedFont: NSFont? { get }
      @objc weak open var target: AnyObject? { get set }
      @objc open var action: Selector { get set }
    }
    public struct NSFontTraitMask : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var italicFontMask: Self { get }
      public static var boldFontMask: Self { get }
    }
    extension NSColor {
      public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat)
      public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
      public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      public convenience init(deviceWhite white: CGFloat, alpha: CGFloat)
      public convenience init(colorSpace space: NSColorSpace, hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
      public convenience init(patternImage image: NSImage)
      @objc open func set()
      @objc open func setFill()
      @objc open func setStroke()
      @discardableResult @objc open func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor?
      @discardableResult @objc open func highlight(withLevel val: CGFloat) -> NSColor?
      @discardableResult @objc open func shadow(withLevel val: CGFloat) -> NSColor?
      @discardableResult @objc open func withSystemEffect(_ systemEffect: NSColor.SystemEffect) -> NSColor
      @objc open func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
      @objc open func getHue(_ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
      @objc open var hueComponent: CGFloat { get }
      @objc open var saturationComponent: CGFloat { get }
      @objc open var brightnessComponent: CGFloat { get }
      @objc open var whiteComponent: CGFloat { get }
      @objc open var colorSpace: NSColorSpace { get }
      @objc open var numberOfComponents: Int { get }
      @objc public enum SystemEffect : Int, Sendable {
        case none
        case pressed
        case deepPressed
        case disabled
        case rollover
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public static var systemColorsDidChangeNotification: NSNotification.Name { get }
    }
    extension NSAppearance {
      @discardableResult @objc open class func currentDrawing() -> NSAppearance
      @objc open func performAsCurrentDrawingAppearance(_ block: () -> Void)
      @available(macOS, introduced: 10.9, deprecated: 12.0, message: "Use -performAsCurrentDrawingAppearance: to temporarily set the drawing appearance, or +currentDrawingAppearance to access the currently drawing appearance.")
      @objc open class var current: NSAppearance! { get set }
    }
    extension NSAttributedString.Key {
      public static var font: NSAttributedString.Key { get }
      public static var obliqueness: NSAttributedString.Key { get }
      public static var expansion: NSAttributedString.Key { get }
      public static var writingDirection: NSAttributedString.Key { get }
      public static var spellingState: NSAttributedString.Key { get }
      public static var superscript: NSAttributedString.Key { get }
      public static var markedClauseSegment: NSAttributedString.Key { get }
      public static var textAlternatives: NSAttributedString.Key { get }
      public static var paragraphStyle: NSAttributedString.Key { get }
      public static var foregroundColor: NSAttributedString.Key { get }
      public static var backgroundColor: NSAttributedString.Key { get }
      public static var ligature: NSAttributedString.Key { get }
      public static var kern: NSAttributedString.Key { get }
      public static var strikethroughStyle: NSAttributedString.Key { get }
      public static var strikethroughColor: NSAttributedString.Key { get }
      public static var underlineStyle: NSAttributedString.Key { get }
      public static var underlineColor: NSAttributedString.Key { get }
      public static var strokeColor: NSAttributedString.Key { get }
      public static var strokeWidth: NSAttributedString.Key { get }
      public static var shadow: NSAttributedString.Key { get }
      public static var attachment: NSAttributedString.Key { get }
      public static var link: NSAttributedString.Key { get }
      public static var baselineOffset: NSAttributedString.Key { get }
      public static var toolTip: NSAttributedString.Key { get }
      public static var cursor: NSAttributedString.Key { get }
    }
    extension NSAttributedString {
      public func size() -> NSSize
      public func draw(at point: NSPoint)
      public func draw(in rect: NSRect)
      public func boundingRect(with size: NSSize, options: NSString.DrawingOptions = [], context: NSStringDrawingContext?) -> NSRect
    }
    extension NSString {
      public func draw(at point: NSPoint, withAttributes attrs: [NSAttributedString.Key : Any]? = nil)
      public func draw(in rect: NSRect, withAttributes attrs: [NSAttributedString.Key : Any]? = nil)
      public func boundingRect(with size: NSSize, options: NSString.DrawingOptions = [], attributes: [NSAttributedString.Key : Any]? = nil, context: NSStringDrawingContext?) -> NSRect
      public struct DrawingOptions : OptionSet, _CValue, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static var usesLineFragmentOrigin: Self { get }
        public static var usesFontLeading: Self { get }
        public static var truncatesLastVisibleLine: Self { get }
      }
    }
    extension StringProtocol {
      public func boundingRect(with size: NSSize, options: NSString.DrawingOptions = [], attributes: [NSAttributedString.Key : Any]? = nil, context: NSStringDrawingContext?) -> NSRect
    }
    @_inheritsConvenienceInitializers
    open class NSStringDrawingContext : NSObject {
      override public init()
    }
    public struct NSEdgeInsets : _CValue, Sendable {
      public var top: CGFloat
      public var left: CGFloat
      public var bottom: CGFloat
      public var right: CGFloat
      public init()
      public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    }
    """#
}
