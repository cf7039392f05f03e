extension InterfaceModules.UIKit {
  /// View controllers, presentation, bars, alerts, menus and actions.
  static let uiViewController = #"""
    // https://developer.apple.com/documentation/uikit/view-controllers
    // https://developer.apple.com/documentation/uikit/navigation-bar
    #if !os(watchOS)
    import UniformTypeIdentifiers
    @MainActor @preconcurrency open class UIViewController : UIResponder, UITraitEnvironment, UIAppearanceContainer {
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
      }
    }
    // Containers.
    @MainActor @preconcurrency open class UINavigationController : UIViewController {
      @available(iOS 3.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open func setToolbarHidden(_ hidden: Bool, animated: Bool)
      @MainActor @preconcurrency override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency public init(rootViewController: UIViewController)
      @MainActor @preconcurrency public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var navigationBar: UINavigationBar { get }
      @MainActor @preconcurrency open var viewControllers: [UIViewController] { get set }
      @MainActor @preconcurrency open var topViewController: UIViewController? { get }
      @MainActor @preconcurrency open var visibleViewController: UIViewController? { get }
      @MainActor @preconcurrency open var isNavigationBarHidden: Bool { get set }
      @MainActor @preconcurrency open var delegate: (any UINavigationControllerDelegate)? { get set }
      @available(iOS 7.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var interactivePopGestureRecognizer: UIGestureRecognizer? { get }
      @available(iOS 3.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var isToolbarHidden: Bool { get set }
      @available(iOS 3.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var toolbar: UIToolbar! { get }
      @available(iOS 8.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var hidesBarsOnSwipe: Bool { get set }
      @MainActor @preconcurrency open func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
      @MainActor @preconcurrency open func pushViewController(_ viewController: UIViewController, animated: Bool)
      @discardableResult @MainActor @preconcurrency open func popViewController(animated: Bool) -> UIViewController?
      @discardableResult @MainActor @preconcurrency open func popToRootViewController(animated: Bool) -> [UIViewController]?
      @discardableResult @MainActor @preconcurrency open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?
      @MainActor @preconcurrency open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
    }
    @MainActor @preconcurrency public protocol UINavigationControllerDelegate : NSObjectProtocol {
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UITabBarController : UIViewController {
      @MainActor @preconcurrency override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var tabBar: UITabBar { get }
      @MainActor @preconcurrency open var viewControllers: [UIViewController]? { get set }
      @MainActor @preconcurrency open var selectedIndex: Int { get set }
      @MainActor @preconcurrency open var selectedViewController: UIViewController? { get set }
      @MainActor @preconcurrency open var delegate: (any UITabBarControllerDelegate)? { get set }
    }
    @MainActor @preconcurrency public protocol UITabBarControllerDelegate : NSObjectProtocol {
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UISplitViewController : UIViewController {
      @MainActor @preconcurrency override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var viewControllers: [UIViewController] { get set }
      @MainActor @preconcurrency open var preferredDisplayMode: UISplitViewController.DisplayMode { get set }
      @MainActor @preconcurrency open var isCollapsed: Bool { get }
      @MainActor @preconcurrency open var displayMode: UISplitViewController.DisplayMode { get }
      @objc public enum DisplayMode : Int, Sendable {
        case automatic
        case secondaryOnly
        case oneBesideSecondary
        case oneOverSecondary
        case twoBesideSecondary
        case twoOverSecondary
        case twoDisplaceSecondary
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @MainActor @preconcurrency open class UIPageViewController : UIViewController {
      @MainActor @preconcurrency public init(transitionStyle style: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation, options: [UIPageViewController.OptionsKey : Any]? = nil)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var delegate: (any UIPageViewControllerDelegate)? { get set }
      @MainActor @preconcurrency open var dataSource: (any UIPageViewControllerDataSource)? { get set }
      @MainActor @preconcurrency open var viewControllers: [UIViewController]? { get }
      @MainActor @preconcurrency open func setViewControllers(_ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil)
      @objc public enum TransitionStyle : Int, Sendable {
        case pageCurl
        case scroll
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum NavigationOrientation : Int, Sendable {
        case horizontal
        case vertical
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum NavigationDirection : Int, Sendable {
        case forward
        case reverse
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct OptionsKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var spineLocation: OptionsKey { get }
        public static var interPageSpacing: OptionsKey { get }
      }
    }
    @MainActor @preconcurrency public protocol UIPageViewControllerDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency public protocol UIPageViewControllerDataSource : NSObjectProtocol {
      func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
      func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
    }
    @MainActor @preconcurrency open class UITableViewController : UIViewController, UITableViewDelegate, UITableViewDataSource {
      @MainActor @preconcurrency public init(style: UITableView.Style)
      @MainActor @preconcurrency override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency public convenience init()
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var tableView: UITableView! { get set }
      @MainActor @preconcurrency open var clearsSelectionOnViewWillAppear: Bool { get set }
      @available(iOS 6.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var refreshControl: UIRefreshControl? { get set }
      // Its superclass in Objective-C declares all methods of the two protocols.
      // https://developer.apple.com/documentation/uikit/uitableviewdatasource
      @MainActor @preconcurrency @objc open func numberOfSections(in tableView: UITableView) -> Int
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
      @MainActor @preconcurrency @objc open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    }
    @MainActor @preconcurrency open class UISearchController : UIViewController {
      @MainActor @preconcurrency public init(searchResultsController: UIViewController?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var searchBar: UISearchBar { get }
      @MainActor @preconcurrency open var isActive: Bool { get set }
      @MainActor @preconcurrency open var obscuresBackgroundDuringPresentation: Bool { get set }
      @MainActor @preconcurrency open var hidesNavigationBarDuringPresentation: Bool { get set }
      @MainActor @preconcurrency open var searchResultsUpdater: (any UISearchResultsUpdating)? { get set }
    }
    @MainActor @preconcurrency public protocol UISearchResultsUpdating : NSObjectProtocol {
      func updateSearchResults(for searchController: UISearchController)
    }
    // Bars.
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIBarItem : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var title: String? { get set }
      @MainActor @preconcurrency open var image: UIImage? { get set }
      @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @MainActor @preconcurrency open var tag: Int { get set }
      @MainActor @preconcurrency open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key : Any]?, for state: UIControl.State)
      @discardableResult @MainActor @preconcurrency open class func appearance() -> Self
      @discardableResult @MainActor @preconcurrency open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIBarButtonItem : UIBarItem {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
      @MainActor @preconcurrency public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
      @MainActor @preconcurrency public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)
      @MainActor @preconcurrency public convenience init(customView: UIView)
      @MainActor @preconcurrency public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
      @MainActor @preconcurrency public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
      @discardableResult @MainActor @preconcurrency open class func flexibleSpace() -> Self
      @discardableResult @MainActor @preconcurrency open class func fixedSpace(_ width: CGFloat) -> Self
      @MainActor @preconcurrency open var tintColor: UIColor? { get set }
      @MainActor @preconcurrency open var customView: UIView? { get set }
      @MainActor @preconcurrency open var menu: UIMenu? { get set }
      @MainActor @preconcurrency open var width: CGFloat { get set }
      @objc public enum Style : Int, Sendable {
        case plain
        case done
        case prominent
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum SystemItem : Int, Sendable {
        case done
        case cancel
        case edit
        case save
        case add
        case flexibleSpace
        case fixedSpace
        case compose
        case reply
        case action
        case organize
        case bookmarks
        case search
        case refresh
        case stop
        case camera
        case trash
        case play
        case pause
        case rewind
        case fastForward
        case undo
        case redo
        case close
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UITabBarItem : UIBarItem {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(title: String?, image: UIImage?, tag: Int)
      @MainActor @preconcurrency public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?)
      @MainActor @preconcurrency open var badgeValue: String? { get set }
      @MainActor @preconcurrency open var selectedImage: UIImage? { get set }
    }
    @MainActor @preconcurrency open class UINavigationItem : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(title: String)
      @MainActor @preconcurrency open var title: String? { get set }
      @MainActor @preconcurrency open var titleView: UIView? { get set }
      @MainActor @preconcurrency open var hidesBackButton: Bool { get set }
      @MainActor @preconcurrency open var leftBarButtonItem: UIBarButtonItem? { get set }
      @MainActor @preconcurrency open var rightBarButtonItem: UIBarButtonItem? { get set }
      @MainActor @preconcurrency open var leftBarButtonItems: [UIBarButtonItem]? { get set }
      @MainActor @preconcurrency open var rightBarButtonItems: [UIBarButtonItem]? { get set }
      @MainActor @preconcurrency open var standardAppearance: UINavigationBarAppearance? { get set }
      @MainActor @preconcurrency open var scrollEdgeAppearance: UINavigationBarAppearance? { get set }
      @available(iOS 11.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode { get set }
      @available(iOS 11.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var searchController: UISearchController? { get set }
      @available(iOS 3.2, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var backBarButtonItem: UIBarButtonItem? { get set }
      @available(iOS 11.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var backButtonTitle: String? { get set }
      @objc public enum LargeTitleDisplayMode : Int, Sendable {
        case automatic
        case always
        case never
        case inline
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UINavigationBar : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var standardAppearance: UINavigationBarAppearance { get set }
      @MainActor @preconcurrency open var scrollEdgeAppearance: UINavigationBarAppearance? { get set }
      @MainActor @preconcurrency open var compactAppearance: UINavigationBarAppearance? { get set }
      @MainActor @preconcurrency open var compactScrollEdgeAppearance: UINavigationBarAppearance? { get set }
      @MainActor @preconcurrency open var barTintColor: UIColor? { get set }
      @MainActor @preconcurrency open var isTranslucent: Bool { get set }
      @MainActor @preconcurrency open var shadowImage: UIImage? { get set }
      @MainActor @preconcurrency open var titleTextAttributes: [NSAttributedString.Key : Any]? { get set }
      @MainActor @preconcurrency open var largeTitleTextAttributes: [NSAttributedString.Key : Any]? { get set }
      @available(iOS 11.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var prefersLargeTitles: Bool { get set }
      @MainActor @preconcurrency open var barStyle: UIBarStyle { get set }
      @MainActor @preconcurrency open var topItem: UINavigationItem? { get }
      @available(iOS 7.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var backIndicatorImage: UIImage? { get set }
      @available(iOS 7.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var backIndicatorTransitionMaskImage: UIImage? { get set }
      @MainActor @preconcurrency open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics)
    }
    @objc public enum UIBarStyle : Int, Sendable {
      case `default`
      case black
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIBarMetrics : Int, Sendable {
      case `default`
      case compact
      case defaultPrompt
      case compactPrompt
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UITabBar : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var standardAppearance: UITabBarAppearance { get set }
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var scrollEdgeAppearance: UITabBarAppearance? { get set }
      @MainActor @preconcurrency open var barTintColor: UIColor? { get set }
      @MainActor @preconcurrency open var unselectedItemTintColor: UIColor? { get set }
      @MainActor @preconcurrency open var backgroundImage: UIImage? { get set }
      @MainActor @preconcurrency open var shadowImage: UIImage? { get set }
      @MainActor @preconcurrency open var isTranslucent: Bool { get set }
      @MainActor @preconcurrency open var items: [UITabBarItem]? { get set }
      @MainActor @preconcurrency open var selectedItem: UITabBarItem? { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIToolbar : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var items: [UIBarButtonItem]? { get set }
      @MainActor @preconcurrency open var barTintColor: UIColor? { get set }
      @MainActor @preconcurrency open var isTranslucent: Bool { get set }
      @MainActor @preconcurrency open var barStyle: UIBarStyle { get set }
      @MainActor @preconcurrency open var standardAppearance: UIToolbarAppearance { get set }
      @MainActor @preconcurrency open var scrollEdgeAppearance: UIToolbarAppearance? { get set }
      @MainActor @preconcurrency open func setItems(_ items: [UIBarButtonItem]?, animated: Bool)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UISearchBar : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var text: String? { get set }
      @MainActor @preconcurrency open var placeholder: String? { get set }
      @MainActor @preconcurrency open var delegate: (any UISearchBarDelegate)? { get set }
      @MainActor @preconcurrency open var showsCancelButton: Bool { get set }
      @MainActor @preconcurrency open var searchBarStyle: UISearchBar.Style { get set }
      @MainActor @preconcurrency open var barTintColor: UIColor? { get set }
      @MainActor @preconcurrency open var backgroundImage: UIImage? { get set }
      @MainActor @preconcurrency open var autocapitalizationType: UITextAutocapitalizationType { get set }
      @MainActor @preconcurrency open var searchTextField: UISearchTextField { get }
      @objc public enum Style : UInt, Sendable {
        case `default`
        case prominent
        case minimal
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UISearchTextField : UITextField {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
    }
    @MainActor @preconcurrency public protocol UISearchBarDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency open class UIBarAppearance : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(barAppearance: UIBarAppearance)
      @MainActor @preconcurrency open func configureWithDefaultBackground()
      @MainActor @preconcurrency open func configureWithOpaqueBackground()
      @MainActor @preconcurrency open func configureWithTransparentBackground()
      @MainActor @preconcurrency open var backgroundColor: UIColor? { get set }
      @MainActor @preconcurrency open var backgroundEffect: UIBlurEffect? { get set }
      @MainActor @preconcurrency open var backgroundImage: UIImage? { get set }
      @MainActor @preconcurrency open var shadowColor: UIColor? { get set }
      @MainActor @preconcurrency open var shadowImage: UIImage? { get set }
      @discardableResult @MainActor @preconcurrency open func copy() -> Self
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UINavigationBarAppearance : UIBarAppearance {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(barAppearance: UIBarAppearance)
      @MainActor @preconcurrency open var titleTextAttributes: [NSAttributedString.Key : Any] { get set }
      @MainActor @preconcurrency open var largeTitleTextAttributes: [NSAttributedString.Key : Any] { get set }
      @MainActor @preconcurrency open var titlePositionAdjustment: UIOffset { get set }
      @MainActor @preconcurrency open var buttonAppearance: UIBarButtonItemAppearance { get set }
      @MainActor @preconcurrency open var doneButtonAppearance: UIBarButtonItemAppearance { get set }
      @MainActor @preconcurrency open var backButtonAppearance: UIBarButtonItemAppearance { get set }
      @MainActor @preconcurrency open var backIndicatorImage: UIImage { get }
      @MainActor @preconcurrency open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIToolbarAppearance : UIBarAppearance {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(barAppearance: UIBarAppearance)
      @MainActor @preconcurrency open var buttonAppearance: UIBarButtonItemAppearance { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UITabBarAppearance : UIBarAppearance {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(barAppearance: UIBarAppearance)
      @MainActor @preconcurrency open var stackedLayoutAppearance: UITabBarItemAppearance { get set }
      @MainActor @preconcurrency open var inlineLayoutAppearance: UITabBarItemAppearance { get set }
      @MainActor @preconcurrency open var compactInlineLayoutAppearance: UITabBarItemAppearance { get set }
      @MainActor @preconcurrency open var selectionIndicatorTintColor: UIColor? { get set }
    }
    @MainActor @preconcurrency open class UIBarButtonItemAppearance : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(style: UIBarButtonItem.Style)
      @MainActor @preconcurrency open var normal: UIBarButtonItemStateAppearance { get }
      @MainActor @preconcurrency open var highlighted: UIBarButtonItemStateAppearance { get }
      @MainActor @preconcurrency open var disabled: UIBarButtonItemStateAppearance { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIBarButtonItemStateAppearance : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var titleTextAttributes: [NSAttributedString.Key : Any] { get set }
      @MainActor @preconcurrency open var titlePositionAdjustment: UIOffset { get set }
      @MainActor @preconcurrency open var backgroundImage: UIImage? { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UITabBarItemAppearance : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var normal: UITabBarItemStateAppearance { get }
      @MainActor @preconcurrency open var selected: UITabBarItemStateAppearance { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UITabBarItemStateAppearance : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var titleTextAttributes: [NSAttributedString.Key : Any] { get set }
      @MainActor @preconcurrency open var iconColor: UIColor? { get set }
      @MainActor @preconcurrency open var badgeBackgroundColor: UIColor? { get set }
    }
    // Alerts, menus, sharing.
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIAlertController : UIViewController {
      @MainActor @preconcurrency override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
      @MainActor @preconcurrency open var message: String? { get set }
      @MainActor @preconcurrency open var preferredAction: UIAlertAction? { get set }
      @MainActor @preconcurrency open var actions: [UIAlertAction] { get }
      @MainActor @preconcurrency open var textFields: [UITextField]? { get }
      @MainActor @preconcurrency open func addAction(_ action: UIAlertAction)
      @MainActor @preconcurrency open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)
      @objc public enum Style : Int, Sendable {
        case actionSheet
        case alert
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIAlertAction : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)
      @MainActor @preconcurrency open var title: String? { get }
      @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @objc public enum Style : Int, Sendable {
        case `default`
        case cancel
        case destructive
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIMenuElement : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var title: String { get }
      @MainActor @preconcurrency open var image: UIImage? { get }
      @objc public enum State : Int, Sendable {
        case off
        case on
        case mixed
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct Attributes : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var disabled: Self { get }
        public static var destructive: Self { get }
        public static var hidden: Self { get }
        public static var keepsMenuPresented: Self { get }
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIAction : UIMenuElement {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void)
      @MainActor @preconcurrency open var state: UIMenuElement.State { get set }
      @MainActor @preconcurrency open var attributes: UIMenuElement.Attributes { get set }
      @MainActor @preconcurrency open var sender: Any? { get }
      public struct Identifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var paste: Identifier { get }
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIMenu : UIMenuElement {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], children: [UIMenuElement] = [])
      @MainActor @preconcurrency open var children: [UIMenuElement] { get }
      public struct Identifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var file: Identifier { get }
        public static var edit: Identifier { get }
        public static var view: Identifier { get }
        public static var window: Identifier { get }
        public static var help: Identifier { get }
      }
      public struct Options : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var displayInline: Self { get }
        public static var destructive: Self { get }
        public static var singleSelection: Self { get }
        public static var displayAsPalette: Self { get }
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIActivity : NSObject {
      @MainActor @preconcurrency override public init()
      public struct ActivityType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var message: ActivityType { get }
        public static var mail: ActivityType { get }
        public static var print: ActivityType { get }
        public static var copyToPasteboard: ActivityType { get }
        public static var assignToContact: ActivityType { get }
        public static var saveToCameraRoll: ActivityType { get }
        public static var airDrop: ActivityType { get }
        public static var addToReadingList: ActivityType { get }
        public static var postToFacebook: ActivityType { get }
        public static var postToTwitter: ActivityType { get }
      }
    }
    @available(iOS 6.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIActivityViewController : UIViewController {
      @MainActor @preconcurrency public init(activityItems: [Any], applicationActivities: [UIActivity]?)
      @MainActor @preconcurrency open var excludedActivityTypes: [UIActivity.ActivityType]? { get set }
      @MainActor @preconcurrency open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)? { get set }
    }
    @available(iOS 2.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIImagePickerController : UINavigationController {
      @MainActor @preconcurrency override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency override public init(rootViewController: UIViewController)
      @MainActor @preconcurrency override public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var sourceType: UIImagePickerController.SourceType { get set }
      @MainActor @preconcurrency open var allowsEditing: Bool { get set }
      @MainActor @preconcurrency open var mediaTypes: [String] { get set }
      @discardableResult @MainActor @preconcurrency open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool
      @objc public enum SourceType : Int, Sendable {
        case photoLibrary
        case camera
        case savedPhotosAlbum
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct InfoKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var originalImage: InfoKey { get }
        public static var editedImage: InfoKey { get }
        public static var imageURL: InfoKey { get }
        public static var mediaURL: InfoKey { get }
        public static var mediaType: InfoKey { get }
      }
    }
    @available(iOS 2.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIImagePickerControllerDelegate : NSObjectProtocol {
    }
    @available(iOS 8.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIDocumentPickerViewController : UIViewController {
      @MainActor @preconcurrency public init(forOpeningContentTypes contentTypes: [UTType])
      @MainActor @preconcurrency public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool)
      @MainActor @preconcurrency public init(forExporting urls: [URL])
      @MainActor @preconcurrency public init(forExporting urls: [URL], asCopy: Bool)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var delegate: (any UIDocumentPickerDelegate)? { get set }
      @MainActor @preconcurrency open var allowsMultipleSelection: Bool { get set }
    }
    @available(iOS 8.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIDocumentPickerDelegate : NSObjectProtocol {
    }
    @available(iOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIColorPickerViewController : UIViewController {
      @MainActor @preconcurrency override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var delegate: (any UIColorPickerViewControllerDelegate)? { get set }
      @MainActor @preconcurrency open var selectedColor: UIColor { get set }
      @MainActor @preconcurrency open var supportsAlpha: Bool { get set }
    }
    @available(iOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate : NSObjectProtocol {
    }
    @available(iOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIFontPickerViewController : UIViewController {
      @MainActor @preconcurrency override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
    }
    @available(iOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIContextMenuInteraction : NSObject, UIInteraction {
      @MainActor @preconcurrency public init(delegate: any UIContextMenuInteractionDelegate)
    }
    @available(iOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate : NSObjectProtocol {
    }
    @available(iOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIContextMenuConfiguration : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil)
    }
    #endif
    """#
}
