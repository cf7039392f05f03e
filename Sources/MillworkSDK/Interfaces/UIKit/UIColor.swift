extension InterfaceModules.UIKit {
  /// Colours, fonts and images.
  static let uiColor = #"""
    // https://developer.apple.com/documentation/uikit
    @_exported import Foundation
    @_exported import DeveloperToolsSupport
    #if os(iOS) || os(visionOS)
    @_exported import UserNotifications
    #endif
    import Swift
    import _Concurrency

    open class UIColor : NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
      required public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float)
      public init(white: CGFloat, alpha: CGFloat)
      public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
      public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      public init(displayP3Red displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      public init(cgColor: CGColor)
      public convenience init?(named name: String)
      @discardableResult open func withAlphaComponent(_ alpha: CGFloat) -> UIColor
      @discardableResult open func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
      open var cgColor: CGColor { get }
      open class var clear: UIColor { get }
      open class var black: UIColor { get }
      open class var white: UIColor { get }
      open class var gray: UIColor { get }
      open class var darkGray: UIColor { get }
      open class var lightGray: UIColor { get }
      open class var red: UIColor { get }
      open class var green: UIColor { get }
      open class var blue: UIColor { get }
      open class var cyan: UIColor { get }
      open class var yellow: UIColor { get }
      open class var magenta: UIColor { get }
      open class var orange: UIColor { get }
      open class var purple: UIColor { get }
      open class var brown: UIColor { get }
      open var accessibilityName: String { get }
      @available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
      open func withProminence(_ prominence: UIColor.Prominence) -> UIColor
      @available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
      open var prominence: UIColor.Prominence { get }
      @available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
      @objc public enum Prominence : Int, Sendable { case primary, secondary, tertiary, quaternary; public init?(rawValue: Int); public var rawValue: Int { get } }
    }
    #if !os(watchOS)
    extension UIColor {
      @available(iOS 11.0, *)
      public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
      @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
      public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
      public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor
      public class var systemRed: UIColor { get }
      public class var systemGreen: UIColor { get }
      public class var systemBlue: UIColor { get }
      public class var systemOrange: UIColor { get }
      public class var systemYellow: UIColor { get }
      public class var systemPink: UIColor { get }
      public class var systemPurple: UIColor { get }
      public class var systemTeal: UIColor { get }
      public class var systemIndigo: UIColor { get }
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      public class var systemMint: UIColor { get }
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      public class var systemCyan: UIColor { get }
      @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
      public class var systemBrown: UIColor { get }
      public class var systemGray: UIColor { get }
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      public class var tintColor: UIColor { get }
      @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
      public class var label: UIColor { get }
      @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
      public class var secondaryLabel: UIColor { get }
      @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
      public class var tertiaryLabel: UIColor { get }
      @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
      public class var quaternaryLabel: UIColor { get }
      @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
      public class var placeholderText: UIColor { get }
      @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
      public class var separator: UIColor { get }
      @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
      public class var opaqueSeparator: UIColor { get }
      @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
      public class var link: UIColor { get }
    }
    @available(iOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension UIColor {
      public class var systemGray2: UIColor { get }
      public class var systemGray3: UIColor { get }
      public class var systemGray4: UIColor { get }
      public class var systemGray5: UIColor { get }
      public class var systemGray6: UIColor { get }
      public class var systemFill: UIColor { get }
      public class var secondarySystemFill: UIColor { get }
      public class var tertiarySystemFill: UIColor { get }
      public class var quaternarySystemFill: UIColor { get }
      public class var systemBackground: UIColor { get }
      public class var secondarySystemBackground: UIColor { get }
      public class var tertiarySystemBackground: UIColor { get }
      public class var systemGroupedBackground: UIColor { get }
      public class var secondarySystemGroupedBackground: UIColor { get }
      public class var tertiarySystemGroupedBackground: UIColor { get }
      public class var darkText: UIColor { get }
      public class var lightText: UIColor { get }
    }
    #endif
    open class UIFont : NSObject, @unchecked Sendable {
      public init?(name fontName: String, size fontSize: CGFloat)
      @discardableResult open class func systemFont(ofSize fontSize: CGFloat) -> UIFont
      @discardableResult open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
      @discardableResult open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
      @discardableResult open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
      @discardableResult open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
      open var pointSize: CGFloat { get }
      open var lineHeight: CGFloat { get }
      @discardableResult open func withSize(_ fontSize: CGFloat) -> UIFont
      public struct Weight : Hashable, RawRepresentable, Sendable {
        public init(_ rawValue: CGFloat)
        public init(rawValue: CGFloat)
        public var rawValue: CGFloat { get }
        public static var regular: UIFont.Weight { get }
        public static var medium: UIFont.Weight { get }
        public static var semibold: UIFont.Weight { get }
        public static var bold: UIFont.Weight { get }
        public static var heavy: UIFont.Weight { get }
        public static var light: UIFont.Weight { get }
      }
      public struct TextStyle : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var body: UIFont.TextStyle { get }
        public static var headline: UIFont.TextStyle { get }
        public static var subheadline: UIFont.TextStyle { get }
        public static var callout: UIFont.TextStyle { get }
        public static var footnote: UIFont.TextStyle { get }
        public static var caption1: UIFont.TextStyle { get }
        public static var caption2: UIFont.TextStyle { get }
        public static var title1: UIFont.TextStyle { get }
        public static var title2: UIFont.TextStyle { get }
        public static var title3: UIFont.TextStyle { get }
        public static var largeTitle: UIFont.TextStyle { get }
      }
    }
    public typealias _ColorLiteralType = UIColor
    public typealias _ImageLiteralType = UIImage
    open class UIImage : NSObject, @unchecked Sendable, _ExpressibleByImageLiteral {
      required public convenience init(imageLiteralResourceName name: String)
      override public init()
      public convenience init?(named name: String)
      public convenience init?(systemName name: String)
      public init?(data: Data)
      public init?(contentsOfFile path: String)
      public init(cgImage: CGImage)
      open var size: CGSize { get }
      open var scale: CGFloat { get }
      open var cgImage: CGImage? { get }
      @discardableResult open func pngData() -> Data?
      @discardableResult open func jpegData(compressionQuality: CGFloat) -> Data?
      @discardableResult open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage
      @discardableResult open func withTintColor(_ color: UIColor) -> UIImage
      @objc public enum RenderingMode : Int, Sendable {
        case automatic
        case alwaysOriginal
        case alwaysTemplate
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @available(iOS 17.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
      @objc public enum DynamicRange : Int, Sendable { case unspecified, standard, constrainedHigh, high; public init?(rawValue: Int); public var rawValue: Int { get } }
      open var symbolConfiguration: UIImage.SymbolConfiguration? { get }
      #if !os(watchOS)
      open var imageAsset: UIImageAsset? { get }
      #endif
      #if !os(watchOS)
      open var capInsets: UIEdgeInsets { get }
      #endif
      open var resizingMode: UIImage.ResizingMode { get }
      @objc public enum ResizingMode : Int, Sendable {
        case tile
        case stretch
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      open var hasBaseline: Bool { get }
      open var flipsForRightToLeftLayoutDirection: Bool { get }
      open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat)
      open func drawAsPattern(in rect: CGRect)
      open class var add: UIImage { get }
      open class var remove: UIImage { get }
      open class var actions: UIImage { get }
      open class var checkmark: UIImage { get }
      open class var strokedCheckmark: UIImage { get }
    }
    @available(iOS 17.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    extension UIColor {
      public convenience init(resource: ColorResource)
    }
    @available(iOS 17.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    extension UIImage {
      public convenience init(resource: ImageResource)
    }
    """#
}
