extension InterfaceModules.UIKit {
  /// Views that SwiftUI code reaches for: appearance proxies, effects, alerts, drawing.
  static let uiViews = #"""
    // https://developer.apple.com/documentation/uikit/views-and-controls
    #if !os(watchOS)
    @MainActor @preconcurrency open class UIScrollView : UIView {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency open var bounces: Bool { get set }
      @MainActor @preconcurrency open var keyboardDismissMode: UIScrollView.KeyboardDismissMode { get set }
      @MainActor @preconcurrency open var contentOffset: CGPoint { get set }
      @MainActor @preconcurrency open var isScrollEnabled: Bool { get set }
    }
    extension UIScrollView {
      public enum KeyboardDismissMode : Int, Sendable {
        case none
        case onDrag
        case interactive
      }
    }
    @MainActor @preconcurrency open class UITableView : UIScrollView {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency open var separatorColor: UIColor? { get set }
      @MainActor @preconcurrency open var tableFooterView: UIView? { get set }
    }
    @MainActor @preconcurrency open class UITableViewCell : UIView {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency open var selectionStyle: Int { get set }
    }
    @MainActor @preconcurrency open class UITextField : UIControl {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency open var text: String? { get set }
      @MainActor @preconcurrency open var placeholder: String? { get set }
      @MainActor @preconcurrency open var font: UIFont? { get set }
      @MainActor @preconcurrency open var textColor: UIColor? { get set }
      @MainActor @preconcurrency open var clearButtonMode: UITextField.ViewMode { get set }
    }
    extension UITextField {
      public enum ViewMode : Int, Sendable {
        case never
        case whileEditing
        case unlessEditing
        case always
      }
    }
    @MainActor @preconcurrency open class UITextView : UIScrollView {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency open var text: String! { get set }
      @MainActor @preconcurrency open var font: UIFont? { get set }
      @MainActor @preconcurrency open var isEditable: Bool { get set }
    }
    @MainActor @preconcurrency open class UIImageView : UIView {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency open var image: UIImage? { get set }
    }
    @MainActor @preconcurrency open class UIButton : UIControl {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency open func setTitle(_ title: String?, for state: UIControl.State)
    }
    extension UIControl {
      public struct State : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var normal: UIControl.State { get }
        public static var selected: UIControl.State { get }
        public static var disabled: UIControl.State { get }
        public static var highlighted: UIControl.State { get }
      }
      public struct Event : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var valueChanged: UIControl.Event { get }
        public static var touchUpInside: UIControl.Event { get }
        public static var editingChanged: UIControl.Event { get }
      }
      @MainActor @preconcurrency public func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)
    }
    extension UISegmentedControl {
      @MainActor @preconcurrency public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key : Any]?, for state: UIControl.State)
    }
    extension UISwitch {
      @MainActor @preconcurrency public var thumbTintColor: UIColor? { get set }
      @MainActor @preconcurrency public func setOn(_ on: Bool, animated: Bool)
    }
    extension NSAttributedString.Key {
      public static var font: NSAttributedString.Key { get }
      public static var foregroundColor: NSAttributedString.Key { get }
      public static var backgroundColor: NSAttributedString.Key { get }
    }
    open class UIVisualEffect : NSObject, @unchecked Sendable {
      override public init()
    }
    open class UIBlurEffect : UIVisualEffect, @unchecked Sendable {
      public init(style: UIBlurEffect.Style)
      public enum Style : Int, Sendable {
        case extraLight
        case light
        case dark
        case regular
        case prominent
        case systemUltraThinMaterial
        case systemThinMaterial
        case systemMaterial
        case systemThickMaterial
        case systemChromeMaterial
      }
    }
    @MainActor @preconcurrency open class UIVisualEffectView : UIView {
      @MainActor @preconcurrency public init(effect: UIVisualEffect?)
      @MainActor @preconcurrency open var effect: UIVisualEffect? { get set }
    }
    @MainActor @preconcurrency open class UIAlertController : UIViewController {
      @MainActor @preconcurrency public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
      @MainActor @preconcurrency open func addAction(_ action: UIAlertAction)
      public enum Style : Int, Sendable {
        case actionSheet
        case alert
      }
    }
    @MainActor @preconcurrency open class UIAlertAction : NSObject {
      @MainActor @preconcurrency public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)
      public enum Style : Int, Sendable {
        case `default`
        case cancel
        case destructive
      }
    }
    @MainActor @preconcurrency public enum UIAccessibility {
      @MainActor @preconcurrency public static var isVoiceOverRunning: Bool { get }
      @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool { get }
      @MainActor @preconcurrency public static var isReduceTransparencyEnabled: Bool { get }
      @MainActor @preconcurrency public static func post(notification: UIAccessibility.Notification, argument: Any?)
      public struct Notification : Hashable, RawRepresentable, Sendable {
        public init(rawValue: UInt32)
        public var rawValue: UInt32 { get }
        public static var announcement: UIAccessibility.Notification { get }
        public static var layoutChanged: UIAccessibility.Notification { get }
        public static var screenChanged: UIAccessibility.Notification { get }
      }
    }
    open class UIGraphicsImageRenderer : NSObject, @unchecked Sendable {
      public init(size: CGSize)
      @discardableResult open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
    }
    open class UIGraphicsImageRendererContext : NSObject {
      @MainActor @preconcurrency override public init()
      open var cgContext: CGContext { get }
    }
    #endif
    public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
    public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage?
    public func UIGraphicsEndImageContext()
    extension UIImage {
      public func draw(in rect: CGRect)
      public func draw(at point: CGPoint)
    }
    #if os(iOS)
    extension UIDevice {
      @MainActor @preconcurrency public var orientation: UIDeviceOrientation { get }
      public static var orientationDidChangeNotification: NSNotification.Name { get }
    }
    public enum UIDeviceOrientation : Int, Sendable {
      case unknown
      case portrait
      case portraitUpsideDown
      case landscapeLeft
      case landscapeRight
      case faceUp
      case faceDown
      public var isLandscape: Bool { get }
      public var isPortrait: Bool { get }
    }
    extension UIResponder {
      public static var keyboardWillShowNotification: NSNotification.Name { get }
      public static var keyboardWillHideNotification: NSNotification.Name { get }
      public static var keyboardFrameEndUserInfoKey: String { get }
    }
    #endif
    """#
}
