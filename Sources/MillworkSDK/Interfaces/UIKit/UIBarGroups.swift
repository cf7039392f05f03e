extension InterfaceModules.UIKit {
  /// Groups of bar items, accessories of tab bars, previews, pointers and further interactions.
  static let uiBarGroups = #"""
    #if !os(watchOS)
    // https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup
    @MainActor @preconcurrency open class UIBarButtonItemGroup : NSObject {
      @MainActor @preconcurrency public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?)
      @MainActor @preconcurrency open var barButtonItems: [UIBarButtonItem] { get set }
      @MainActor @preconcurrency open var representativeItem: UIBarButtonItem? { get set }
      @MainActor @preconcurrency open var isDisplayingRepresentativeItem: Bool { get }
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open class func movableGroup(customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open class func optionalGroup(customizationIdentifier: String, inDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var alwaysAvailable: Bool { get set }
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var isHidden: Bool { get set }
    }
    @available(iOS 26.0, visionOS 26.0, *)
    extension UIBarButtonItem {
      public struct Badge : Sendable {
        public static func count(_ count: UInt) -> UIBarButtonItem.Badge
        public static func string(_ string: String) -> UIBarButtonItem.Badge
        public static func indicator() -> UIBarButtonItem.Badge
      }
    }
    // https://developer.apple.com/documentation/uikit/uinavigationitemrenamedelegate
    @available(iOS 16.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol UINavigationItemRenameDelegate : NSObjectProtocol {
      func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    }
    @available(iOS 16.0, visionOS 1.0, *)
    @MainActor @preconcurrency open class UIDocumentProperties : NSObject {
      @MainActor @preconcurrency public init(url: URL)
    }
    // https://developer.apple.com/documentation/uikit/uitabaccessory
    @available(iOS 26.0, *)
    @MainActor @preconcurrency open class UITabAccessory : NSObject {
      @MainActor @preconcurrency public init(contentView: UIView)
      @MainActor @preconcurrency open var contentView: UIView { get }
    }
    // https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    extension UITabBarController {
      @MainActor @preconcurrency open class Sidebar : NSObject {
        @MainActor @preconcurrency open var isHidden: Bool { get set }
        @MainActor @preconcurrency open func animate(alongside animations: @escaping () -> Void)
        @MainActor @preconcurrency open var headerContentConfiguration: (any UIContentConfiguration)? { get set }
        @MainActor @preconcurrency open var footerContentConfiguration: (any UIContentConfiguration)? { get set }
      }
    }
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    @MainActor @preconcurrency open class UIPageControlProgress : NSObject {
      @MainActor @preconcurrency open var currentProgress: Float { get set }
      @MainActor @preconcurrency open var progressVisible: Bool { get set }
    }
    @available(iOS 16.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension UIContextMenuConfiguration {
      @objc public enum ElementOrder : Int, Sendable {
        case automatic
        case priority
        case fixed
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder { get set }
    }
    // https://developer.apple.com/documentation/uikit/uitargetedpreview
    @MainActor @preconcurrency open class UIPreviewParameters : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(textLineRects: [NSValue])
      @MainActor @preconcurrency open var visiblePath: UIBezierPath? { get set }
      @MainActor @preconcurrency open var shadowPath: UIBezierPath? { get set }
      @MainActor @preconcurrency open var backgroundColor: UIColor! { get set }
    }
    @MainActor @preconcurrency open class UITargetedPreview : NSObject {
      @MainActor @preconcurrency public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget)
      @MainActor @preconcurrency public convenience init(view: UIView, parameters: UIPreviewParameters)
      @MainActor @preconcurrency public convenience init(view: UIView)
      @MainActor @preconcurrency open var target: UIPreviewTarget { get }
      @MainActor @preconcurrency open var view: UIView { get }
      @MainActor @preconcurrency open var parameters: UIPreviewParameters { get }
      @MainActor @preconcurrency open var size: CGSize { get }
    }
    @MainActor @preconcurrency open class UIPreviewTarget : NSObject {
      @MainActor @preconcurrency public init(container: UIView, center: CGPoint, transform: CGAffineTransform)
      @MainActor @preconcurrency public convenience init(container: UIView, center: CGPoint)
      @MainActor @preconcurrency open var container: UIView { get }
      @MainActor @preconcurrency open var center: CGPoint { get }
    }
    // https://developer.apple.com/documentation/uikit/uipointerstyle
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIPointerStyle : NSObject {
      @MainActor @preconcurrency public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil)
      @MainActor @preconcurrency public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = [])
      @MainActor @preconcurrency open class func hidden() -> Self
    }
    public enum UIPointerEffect {
      case automatic(UITargetedPreview)
      case highlight(UITargetedPreview)
      case lift(UITargetedPreview)
      case hover(UITargetedPreview, preferredTintMode: UIPointerEffect.TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)
      public enum TintMode : Hashable, Sendable { case none, overlay, underlay }
    }
    public enum UIPointerShape : Equatable, Sendable {
      case path(UIBezierPath)
      case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
      public static let defaultCornerRadius: CGFloat
      case verticalBeam(length: CGFloat)
      case horizontalBeam(length: CGFloat)
    }
    public struct UIAxis : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var horizontal: Self { get }
      public static var vertical: Self { get }
      public static var both: Self { get }
    }
    // https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction
    @MainActor @preconcurrency open class UILargeContentViewerInteraction : NSObject, UIInteraction {
      @MainActor @preconcurrency public init(delegate: (any UILargeContentViewerInteractionDelegate)?)
      @MainActor @preconcurrency public convenience override init()
      @MainActor @preconcurrency open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { get }
      @MainActor @preconcurrency open class var isEnabled: Bool { get }
    }
    @MainActor @preconcurrency public protocol UILargeContentViewerInteractionDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency public protocol UISpringLoadedInteractionSupporting : NSObjectProtocol {
      var isSpringLoaded: Bool { get set }
    }
    @MainActor @preconcurrency open class UISpringLoadedInteraction : NSObject, UIInteraction {
      @MainActor @preconcurrency public convenience init(activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void)
    }
    @MainActor @preconcurrency public protocol UISpringLoadedInteractionContext : NSObjectProtocol {
    }
    #endif
    """#
}
