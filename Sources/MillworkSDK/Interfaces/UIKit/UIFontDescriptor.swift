extension InterfaceModules.UIKit {
  /// Fonts, further members of colours and images, and the attributes of text.
  static let uiFontDescriptor = #"""
    // https://developer.apple.com/documentation/uikit
    extension UIColor {
      public func set()
      public func setFill()
      public func setStroke()
      public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
      @discardableResult public func getHue(_ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
    }
    extension UIImage {
      public convenience init?(data: Data, scale: CGFloat)
      public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation)
      public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
      public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?)
      #if !os(watchOS)
      public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
      #endif
      public func draw(in rect: CGRect)
      public func draw(at point: CGPoint)
      public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat)
      public var imageOrientation: UIImage.Orientation { get }
      public var renderingMode: UIImage.RenderingMode { get }
      public var configuration: UIImage.Configuration? { get }
      public var isSymbolImage: Bool { get }
      public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage
      public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage?
      public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage
      #if !os(watchOS)
      public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage
      public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage
      #endif
      public func heicData() -> Data?
      @available(iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
      public func preparingThumbnail(of size: CGSize) -> UIImage?
      @available(iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
      public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage?
      @objc public enum Orientation : Int, Sendable {
        case up
        case down
        case left
        case right
        case upMirrored
        case downMirrored
        case leftMirrored
        case rightMirrored
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @_inheritsConvenienceInitializers
      open class Configuration : NSObject, @unchecked Sendable {
        override public init()
      }
      @_inheritsConvenienceInitializers
      open class SymbolConfiguration : UIImage.Configuration, @unchecked Sendable {
        public convenience init(pointSize: CGFloat)
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight)
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale)
        public convenience init(scale: UIImage.SymbolScale)
        public convenience init(weight: UIImage.SymbolWeight)
        public convenience init(textStyle: UIFont.TextStyle)
        public convenience init(font: UIFont)
        public convenience init(paletteColors: [UIColor])
        public convenience init(hierarchicalColor: UIColor)
        @discardableResult open func applying(_ otherConfiguration: UIImage.SymbolConfiguration) -> Self
        @discardableResult open class func preferringMulticolor() -> Self
      }
      @objc public enum SymbolWeight : Int, Sendable {
        case unspecified
        case ultraLight
        case thin
        case light
        case regular
        case medium
        case semibold
        case bold
        case heavy
        case black
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum SymbolScale : Int, Sendable {
        case `default`
        case unspecified
        case small
        case medium
        case large
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    extension UIFont {
      public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat)
      public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont
      public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
      public class var familyNames: [String] { get }
      public class func fontNames(forFamilyName familyName: String) -> [String]
      public class var systemFontSize: CGFloat { get }
      public class var labelFontSize: CGFloat { get }
      public class var smallSystemFontSize: CGFloat { get }
      public var fontName: String { get }
      public var familyName: String { get }
      public var fontDescriptor: UIFontDescriptor { get }
      public var ascender: CGFloat { get }
      public var descender: CGFloat { get }
      public var capHeight: CGFloat { get }
      public var xHeight: CGFloat { get }
      public var leading: CGFloat { get }
    }
    @_inheritsConvenienceInitializers
    open class UIFontDescriptor : NSObject, @unchecked Sendable {
      override public init()
      @discardableResult open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor?
      @discardableResult open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor?
      @discardableResult open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName : Any] = [:]) -> UIFontDescriptor
      @discardableResult open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
      open var symbolicTraits: UIFontDescriptor.SymbolicTraits { get }
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
        public static var traitItalic: Self { get }
        public static var traitBold: Self { get }
        public static var traitExpanded: Self { get }
        public static var traitCondensed: Self { get }
        public static var traitMonoSpace: Self { get }
      }
      public struct AttributeName : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var family: AttributeName { get }
        public static var name: AttributeName { get }
        public static var traits: AttributeName { get }
        public static var featureSettings: AttributeName { get }
        public static var cascadeList: AttributeName { get }
      }
      open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any?
      open var fontAttributes: [UIFontDescriptor.AttributeName : Any] { get }
      open var postscriptName: String { get }
      open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor
      open func withFace(_ newFace: String) -> UIFontDescriptor
    }
    open class UIFontMetrics : NSObject, @unchecked Sendable {
      public init(forTextStyle textStyle: UIFont.TextStyle)
      open class var `default`: UIFontMetrics { get }
      @discardableResult open func scaledFont(for font: UIFont) -> UIFont
      @discardableResult open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont
      @discardableResult open func scaledValue(for value: CGFloat) -> CGFloat
    }
    extension NSAttributedString.Key {
      public static var font: NSAttributedString.Key { get }
      public static var paragraphStyle: NSAttributedString.Key { get }
      public static var foregroundColor: NSAttributedString.Key { get }
      public static var backgroundColor: NSAttributedString.Key { get }
      public static var ligature: NSAttributedString.Key { get }
      public static var kern: NSAttributedString.Key { get }
      public static var tracking: NSAttributedString.Key { get }
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
    }
    extension NSAttributedString {
      public func size() -> CGSize
      public func draw(at point: CGPoint)
      public func draw(in rect: CGRect)
      public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect
    }
    extension NSString {
      public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key : Any]? = nil)
      public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key : Any]? = nil)
      public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key : Any]? = nil, context: NSStringDrawingContext?) -> CGRect
    }
    extension StringProtocol {
      public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key : Any]? = nil, context: NSStringDrawingContext?) -> CGRect
    }
    public struct NSStringDrawingOptions : OptionSet, _CValue, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var usesLineFragmentOrigin: Self { get }
      public static var usesFontLeading: Self { get }
      public static var truncatesLastVisibleLine: Self { get }
    }
    @_inheritsConvenienceInitializers
    open class NSStringDrawingContext : NSObject {
      override public init()
    }
    """#
}
