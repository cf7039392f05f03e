extension InterfaceModules.UIKit {
  /// View controllers and how they are presented.
  static let uiViewController = #"""
    // https://developer.apple.com/documentation/uikit/view-controllers
    // https://developer.apple.com/documentation/uikit/navigation-bar
    #if !os(watchOS)
    import UniformTypeIdentifiers
    @MainActor @preconcurrency open class UIViewController : UIResponder, UITraitEnvironment, UIAppearanceContainer {
      @available(iOS 14.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var prefersPointerLocked: Bool { get }
      @available(iOS 14.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var childViewControllerForPointerLock: UIViewController? { get }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var childForStatusBarStyle: UIViewController? { get }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var childForStatusBarHidden: UIViewController? { get }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var childForHomeIndicatorAutoHidden: UIViewController? { get }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var childForScreenEdgesDeferringSystemGestures: UIViewController? { get }
      @MainActor @preconcurrency open func viewLayoutMarginsDidChange()
      @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState)
      @MainActor @preconcurrency public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency override public convenience init()
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var view: UIView! { get set }
      @MainActor @preconcurrency open var viewIfLoaded: UIView? { get }
      @MainActor @preconcurrency open var isViewLoaded: Bool { get }
      @MainActor @preconcurrency open var title: String? { get set }
      @MainActor @preconcurrency open var modalPresentationStyle: UIModalPresentationStyle { get set }
      @MainActor @preconcurrency open var modalTransitionStyle: UIModalTransitionStyle { get set }
      @MainActor @preconcurrency open var isModalInPresentation: Bool { get set }
      @MainActor @preconcurrency open var preferredContentSize: CGSize { get set }
      @MainActor @preconcurrency open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
      @MainActor @preconcurrency open var hidesBottomBarWhenPushed: Bool { get set }
      @MainActor @preconcurrency open var definesPresentationContext: Bool { get set }
      @MainActor @preconcurrency open var edgesForExtendedLayout: UIRectEdge { get set }
      @MainActor @preconcurrency open var additionalSafeAreaInsets: UIEdgeInsets { get set }
      @MainActor @preconcurrency open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { get set }
      @MainActor @preconcurrency open var traitCollection: UITraitCollection { get }
      @MainActor @preconcurrency open var parent: UIViewController? { get }
      @MainActor @preconcurrency open var children: [UIViewController] { get }
      @MainActor @preconcurrency open var presentedViewController: UIViewController? { get }
      @MainActor @preconcurrency open var presentingViewController: UIViewController? { get }
      @MainActor @preconcurrency open var presentationController: UIPresentationController? { get }
      @MainActor @preconcurrency open var popoverPresentationController: UIPopoverPresentationController? { get }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var sheetPresentationController: UISheetPresentationController? { get }
      @MainActor @preconcurrency open var navigationController: UINavigationController? { get }
      @MainActor @preconcurrency open var navigationItem: UINavigationItem { get }
      @MainActor @preconcurrency open var tabBarController: UITabBarController? { get }
      @MainActor @preconcurrency open var tabBarItem: UITabBarItem! { get set }
      @MainActor @preconcurrency open var toolbarItems: [UIBarButtonItem]? { get set }
      @MainActor @preconcurrency open var splitViewController: UISplitViewController? { get }
      @MainActor @preconcurrency open var isBeingPresented: Bool { get }
      @MainActor @preconcurrency open var isBeingDismissed: Bool { get }
      @available(iOS 2.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var preferredStatusBarStyle: UIStatusBarStyle { get }
      @available(iOS 7.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var prefersStatusBarHidden: Bool { get }
      @available(iOS 11.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var prefersHomeIndicatorAutoHidden: Bool { get }
      @available(iOS 6.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var supportedInterfaceOrientations: UIInterfaceOrientationMask { get }
      @available(iOS 6.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var shouldAutorotate: Bool { get }
      @objc @MainActor @preconcurrency dynamic open func loadView()
      @MainActor @preconcurrency open func loadViewIfNeeded()
      @objc @MainActor @preconcurrency dynamic open func viewDidLoad()
      @objc @MainActor @preconcurrency dynamic open func viewWillAppear(_ animated: Bool)
      @objc @MainActor @preconcurrency dynamic open func viewIsAppearing(_ animated: Bool)
      @objc @MainActor @preconcurrency dynamic open func viewDidAppear(_ animated: Bool)
      @objc @MainActor @preconcurrency dynamic open func viewWillDisappear(_ animated: Bool)
      @objc @MainActor @preconcurrency dynamic open func viewDidDisappear(_ animated: Bool)
      @objc @MainActor @preconcurrency dynamic open func viewWillLayoutSubviews()
      @objc @MainActor @preconcurrency dynamic open func viewDidLayoutSubviews()
      @MainActor @preconcurrency open func viewSafeAreaInsetsDidChange()
      @MainActor @preconcurrency open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
      @MainActor @preconcurrency open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
      @MainActor @preconcurrency open func updateViewConstraints()
      @MainActor @preconcurrency open func addChild(_ childController: UIViewController)
      @MainActor @preconcurrency open func removeFromParent()
      @MainActor @preconcurrency open func willMove(toParent parent: UIViewController?)
      @MainActor @preconcurrency open func didMove(toParent parent: UIViewController?)
      @MainActor @preconcurrency open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
      @MainActor @preconcurrency open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
      @MainActor @preconcurrency open func show(_ vc: UIViewController, sender: Any?)
      @available(iOS 7.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open func setNeedsStatusBarAppearanceUpdate()
      @available(iOS 16.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open func setNeedsUpdateOfSupportedInterfaceOrientations()
      @MainActor @preconcurrency open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { get }
      @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var traitOverrides: any UITraitOverrides { get }
      @MainActor @preconcurrency open func showDetailViewController(_ vc: UIViewController, sender: Any?)
      @MainActor @preconcurrency open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool)
      @MainActor @preconcurrency open var restorationIdentifier: String? { get set }
      @MainActor @preconcurrency open var restorationClass: (any UIViewControllerRestoration.Type)? { get set }
      @MainActor @preconcurrency open var modalPresentationCapturesStatusBarAppearance: Bool { get set }
      @MainActor @preconcurrency open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController?
      @MainActor @preconcurrency open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView?
      @MainActor @preconcurrency open func attemptRotationToDeviceOrientation()
      @MainActor @preconcurrency open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { get }
      @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
      @MainActor @preconcurrency open func updateProperties()
      @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
      @MainActor @preconcurrency open func setNeedsUpdateProperties()
      @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func updateTraitsIfNeeded()
    }
    @objc public enum UIModalPresentationStyle : Int, Sendable {
      case fullScreen
      case pageSheet
      case formSheet
      case currentContext
      case custom
      case overFullScreen
      case overCurrentContext
      case popover
      case none
      case automatic
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIModalTransitionStyle : Int, Sendable {
      case coverVertical
      case flipHorizontal
      case crossDissolve
      case partialCurl
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIStatusBarStyle : Int, Sendable {
      case `default`
      case lightContent
      case darkContent
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    public struct UIInterfaceOrientationMask : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var portrait: Self { get }
      public static var landscapeLeft: Self { get }
      public static var landscapeRight: Self { get }
      public static var portraitUpsideDown: Self { get }
      public static var landscape: Self { get }
      public static var all: Self { get }
      public static var allButUpsideDown: Self { get }
    }
    @MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinator : NSObjectProtocol {
      func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
    }
    @MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinatorContext : NSObjectProtocol {
    }
    @MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate : NSObjectProtocol {
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIPresentationController : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var delegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
      @MainActor @preconcurrency open var presentedViewController: UIViewController { get }
      @MainActor @preconcurrency open var containerView: UIView? { get }
    }
    @MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate : NSObjectProtocol {
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIPopoverPresentationController : UIPresentationController {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var sourceView: UIView? { get set }
      @MainActor @preconcurrency open var sourceRect: CGRect { get set }
      @MainActor @preconcurrency open var barButtonItem: UIBarButtonItem? { get set }
      @MainActor @preconcurrency open var permittedArrowDirections: UIPopoverArrowDirection { get set }
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { get set }
      @available(iOS 15.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var adaptiveSheetPresentationController: UISheetPresentationController { get }
      @MainActor @preconcurrency open var passthroughViews: [UIView]? { get set }
      @MainActor @preconcurrency open var backgroundColor: UIColor? { get set }
      @MainActor @preconcurrency open var canOverlapSourceViewRect: Bool { get set }
      @MainActor @preconcurrency open var arrowDirection: UIPopoverArrowDirection { get }
      @MainActor @preconcurrency open var popoverLayoutMargins: UIEdgeInsets { get set }
    }
    // https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem
    @available(iOS 16.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol UIPopoverPresentationControllerSourceItem : NSObjectProtocol {
      @available(iOS 17.0, visionOS 1.0, *)
      func frame(in referenceView: UIView) -> CGRect
    }
    @available(iOS 16.0, visionOS 1.0, *)
    extension UIView : UIPopoverPresentationControllerSourceItem {
      @available(iOS 17.0, visionOS 1.0, *)
      @MainActor @preconcurrency public func frame(in referenceView: UIView) -> CGRect
    }
    @available(iOS 16.0, visionOS 1.0, *)
    extension UIBarButtonItem : UIPopoverPresentationControllerSourceItem {
      @available(iOS 17.0, visionOS 1.0, *)
      @MainActor @preconcurrency public func frame(in referenceView: UIView) -> CGRect
    }
    public struct UIPopoverArrowDirection : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var up: Self { get }
      public static var down: Self { get }
      public static var left: Self { get }
      public static var right: Self { get }
      public static var any: Self { get }
      public static var unknown: Self { get }
    }
    @MainActor @preconcurrency public protocol UIPopoverPresentationControllerDelegate : UIAdaptivePresentationControllerDelegate {
    }
    @available(iOS 15.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UISheetPresentationController : UIPresentationController {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var detents: [UISheetPresentationController.Detent] { get set }
      @MainActor @preconcurrency open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? { get set }
      @MainActor @preconcurrency open var prefersGrabberVisible: Bool { get set }
      @MainActor @preconcurrency open var prefersScrollingExpandsWhenScrolledToEdge: Bool { get set }
      @MainActor @preconcurrency open var preferredCornerRadius: CGFloat? { get set }
      @MainActor @preconcurrency open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? { get set }
      @MainActor @preconcurrency open func animateChanges(_ changes: () -> Void)
      @_inheritsConvenienceInitializers
      @MainActor @preconcurrency open class Detent : NSObject {
        @MainActor @preconcurrency override public init()
        @discardableResult @MainActor @preconcurrency open class func medium() -> UISheetPresentationController.Detent
        @discardableResult @MainActor @preconcurrency open class func large() -> UISheetPresentationController.Detent
        public struct Identifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
          public init(_ rawValue: String)
          public init(rawValue: String)
          public var rawValue: String { get }
          public static var medium: UISheetPresentationController.Detent.Identifier { get }
          public static var large: UISheetPresentationController.Detent.Identifier { get }
        }
        @available(iOS 16.0, visionOS 1.0, *)
        @MainActor @preconcurrency open var identifier: UISheetPresentationController.Detent.Identifier { get }
      }
      @MainActor @preconcurrency open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool { get set }
      @MainActor @preconcurrency open var prefersEdgeAttachedInCompactHeight: Bool { get set }
      @MainActor @preconcurrency open var sourceView: UIView? { get set }
      @available(iOS 17.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var prefersPageSizing: Bool { get set }
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func invalidateDetents()
      @available(iOS 26.1, visionOS 26.1, *)
      @MainActor @preconcurrency open var backgroundEffect: UIVisualEffect? { get set }
    }
    #endif
    """#
}
