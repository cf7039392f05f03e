extension InterfaceModules.UIKit {
  /// Image pickers, calendars, tabs, and further members of fonts, colours and attributed text.
  static let uiCalendarView = #"""
    #if !os(watchOS)
    // https://developer.apple.com/documentation/uikit/uiimagepickercontroller
    @available(tvOS, unavailable)
    extension UIImagePickerController {
      @MainActor @preconcurrency public var cameraDevice: UIImagePickerController.CameraDevice { get set }
      @MainActor @preconcurrency public var cameraCaptureMode: UIImagePickerController.CameraCaptureMode { get set }
      @MainActor @preconcurrency public var cameraFlashMode: UIImagePickerController.CameraFlashMode { get set }
      @MainActor @preconcurrency public var videoQuality: UIImagePickerController.QualityType { get set }
      @MainActor @preconcurrency public var videoMaximumDuration: TimeInterval { get set }
      @MainActor @preconcurrency public var showsCameraControls: Bool { get set }
      @MainActor @preconcurrency public var cameraOverlayView: UIView? { get set }
      @MainActor @preconcurrency public var cameraViewTransform: CGAffineTransform { get set }
      @MainActor @preconcurrency public func takePicture()
      @MainActor @preconcurrency public func startVideoCapture() -> Bool
      @MainActor @preconcurrency public func stopVideoCapture()
      @MainActor @preconcurrency public class func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice) -> Bool
      @MainActor @preconcurrency public class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]?
      @objc public enum CameraDevice : Int, Sendable {
        case rear
        case front
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum CameraCaptureMode : Int, Sendable {
        case photo
        case video
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum CameraFlashMode : Int, Sendable {
        case off
        case auto
        case on
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum QualityType : Int, Sendable {
        case typeHigh
        case typeMedium
        case typeLow
        case type640x480
        case typeIFrame1280x720
        case typeIFrame960x540
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    // https://developer.apple.com/documentation/uikit/uimenu
    extension UIMenu {
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize, children: [UIMenuElement] = [])
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @objc public enum ElementSize : Int, Sendable {
        case small
        case medium
        case large
        case automatic
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    // https://developer.apple.com/documentation/uikit/uibackgroundconfiguration
    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
    public struct UIBackgroundConfiguration : Hashable {
      public static func clear() -> UIBackgroundConfiguration
      @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
      public static func listCell() -> UIBackgroundConfiguration
      public static func listPlainCell() -> UIBackgroundConfiguration
      public static func listGroupedCell() -> UIBackgroundConfiguration
      public var backgroundColor: UIColor? { get set }
      public var cornerRadius: CGFloat { get set }
      public var strokeColor: UIColor? { get set }
      public var strokeWidth: CGFloat { get set }
      public static func == (a: UIBackgroundConfiguration, b: UIBackgroundConfiguration) -> Bool
      public func hash(into hasher: inout Hasher)
      public var customView: UIView? { get set }
      public var backgroundInsets: NSDirectionalEdgeInsets { get set }
      public var visualEffect: UIVisualEffect? { get set }
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      public var image: UIImage? { get set }
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      public var imageContentMode: UIView.ContentMode { get set }
      public var backgroundColorTransformer: UIConfigurationColorTransformer? { get set }
      public var strokeColorTransformer: UIConfigurationColorTransformer? { get set }
      public var strokeOutset: CGFloat { get set }
      public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge { get set }
    }
    extension UITableViewCell {
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency public var backgroundConfiguration: UIBackgroundConfiguration? { get set }
    }
    extension UICollectionViewCell {
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency public var backgroundConfiguration: UIBackgroundConfiguration? { get set }
    }
    // https://developer.apple.com/documentation/uikit/uiglasscontainereffect
    @available(Apple 2025, *)
    @MainActor @preconcurrency open class UIGlassContainerEffect : UIVisualEffect {
      override public init()
      open var spacing: CGFloat { get set }
    }
    // https://developer.apple.com/documentation/uikit/uitab
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    @MainActor @preconcurrency open class UITab : NSObject {
      public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil)
      open var identifier: String { get }
      open var title: String { get set }
      open var image: UIImage? { get set }
      open var badgeValue: String? { get set }
    }
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    extension UITabBarController {
      @MainActor @preconcurrency public var tabs: [UITab] { get set }
      @MainActor @preconcurrency public var selectedTab: UITab? { get set }
    }
    // https://developer.apple.com/documentation/uikit/uicalendarview
    @available(iOS 16.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UICalendarView : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      weak open var delegate: (any UICalendarViewDelegate)? { get set }
      open var calendar: Calendar { get set }
      open var locale: Locale { get set }
      open var availableDateRange: DateInterval { get set }
      open var fontDesign: UIFontDescriptor.SystemDesign { get set }
      open var selectionBehavior: UICalendarSelection? { get set }
      open var visibleDateComponents: DateComponents { get set }
      open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool)
      @MainActor @preconcurrency open class Decoration : NSObject {
        open class func `default`(color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> Self
        open class func image(_ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> Self
        open class func customView(_ customViewProvider: @escaping () -> UIView) -> Self
      }
      @objc public enum DecorationSize : Int, Sendable {
        case small
        case medium
        case large
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @available(iOS 16.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UICalendarViewDelegate : NSObjectProtocol {
    }
    @available(iOS 16.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension UICalendarViewDelegate {
      public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    }
    @available(iOS 16.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UICalendarSelection : NSObject {
    }
    @available(iOS 16.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UICalendarSelectionSingleDateDelegate : NSObjectProtocol {
      func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    }
    @available(iOS 16.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UICalendarSelectionSingleDate : UICalendarSelection {
      public init(delegate: (any UICalendarSelectionSingleDateDelegate)?)
      open var selectedDate: DateComponents? { get set }
      open func setSelected(_ dateComponents: DateComponents?, animated: Bool)
    }
    // https://developer.apple.com/documentation/uikit/uitextview
    extension UITextView {
      @available(iOS 16.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency public var isFindInteractionEnabled: Bool { get set }
      @available(iOS 16.0, visionOS 1.0, tvOS 16.0, *)
      @MainActor @preconcurrency public var textLayoutManager: NSTextLayoutManager? { get }
      @available(iOS 16.0, visionOS 1.0, tvOS 16.0, *)
      @MainActor @preconcurrency public convenience init(usingTextLayoutManager: Bool)
      @MainActor @preconcurrency public var clearsOnInsertion: Bool { get set }
    }
    @available(iOS 15.0, visionOS 1.0, tvOS 15.0, *)
    open class NSTextLayoutManager : NSObject {
      override public init()
    }
    @objc public enum UITextItemInteraction : Int, Sendable {
      case invokeDefaultAction
      case presentActions
      case preview
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    extension UIFont {
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont
      @available(tvOS, unavailable)
      public class var buttonFontSize: CGFloat { get }
    }
    #endif
    @available(Apple 2022, *)
    extension UIFont {
      public struct Width : Hashable, Sendable {
        public init(rawValue: CGFloat)
        public static var standard: UIFont.Width { get }
        public static var compressed: UIFont.Width { get }
        public static var condensed: UIFont.Width { get }
        public static var expanded: UIFont.Width { get }
      }
    }
    extension UIFont.Weight {
      public static var black: UIFont.Weight { get }
      public static var ultraLight: UIFont.Weight { get }
      public static var thin: UIFont.Weight { get }
    }
    extension UIColor {
      public convenience init(patternImage image: UIImage)
    }
    extension UIImage {
      public convenience init?(systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil)
      #if !os(watchOS)
      public var alignmentRectInsets: UIEdgeInsets { get }
      public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage
      #endif
      public func imageFlippedForRightToLeftLayoutDirection() -> UIImage
      public func withHorizontallyFlippedOrientation() -> UIImage
      public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage?
      public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage?
      @available(Apple 2021, *)
      public func preparingForDisplay() -> UIImage?
      @available(Apple 2021, *)
      public func byPreparingForDisplay() async -> UIImage?
      @available(Apple 2021, *)
      @preconcurrency public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void)
      @available(Apple 2021, *)
      @preconcurrency public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void)
      public var images: [UIImage]? { get }
      public var duration: TimeInterval { get }
    }
    // https://developer.apple.com/documentation/foundation/nsattributedstring
    extension NSAttributedString {
      public struct DocumentType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static let plain: NSAttributedString.DocumentType
        public static let rtf: NSAttributedString.DocumentType
        public static let rtfd: NSAttributedString.DocumentType
        public static let html: NSAttributedString.DocumentType
      }
      public struct DocumentReadingOptionKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static let documentType: NSAttributedString.DocumentReadingOptionKey
        public static let characterEncoding: NSAttributedString.DocumentReadingOptionKey
        public static let defaultAttributes: NSAttributedString.DocumentReadingOptionKey
      }
      public struct DocumentAttributeKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static let documentType: NSAttributedString.DocumentAttributeKey
        public static let characterEncoding: NSAttributedString.DocumentAttributeKey
      }
      public convenience init(data: Data, options: [NSAttributedString.DocumentReadingOptionKey : Any] = [:], documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
      public convenience init(url: URL, options: [NSAttributedString.DocumentReadingOptionKey : Any] = [:], documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
      public func data(from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey : Any] = [:]) throws -> Data
    }
    #if !os(watchOS)
    extension NSParagraphStyle {
      public class var `default`: NSParagraphStyle { get }
    }
    #endif
    """#
}
