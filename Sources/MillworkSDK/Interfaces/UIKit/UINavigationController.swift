extension InterfaceModules.UIKit {
  /// Containers of view controllers.
  static let uiNavigationController = #"""
    // https://developer.apple.com/documentation/uikit
    #if !os(watchOS)
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
      @MainActor @preconcurrency open var hidesBarsOnTap: Bool { get set }
      @MainActor @preconcurrency open var hidesBarsWhenKeyboardAppears: Bool { get set }
      @MainActor @preconcurrency open var hidesBarsWhenVerticallyCompact: Bool { get set }
      @MainActor @preconcurrency open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { get }
      @MainActor @preconcurrency open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { get }
      @available(iOS 26.0, *)
      @MainActor @preconcurrency open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { get }
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
      @available(iOS 26.0, *)
      @objc public enum MinimizeBehavior : Int, Sendable {
        case automatic
        case never
        case onScrollDown
        case onScrollUp
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @available(iOS 26.0, *)
      @MainActor @preconcurrency open var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior { get set }
      @available(iOS 26.0, *)
      @MainActor @preconcurrency open var bottomAccessory: UITabAccessory? { get set }
      @available(iOS 26.0, *)
      @MainActor @preconcurrency open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool)
      @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
      @objc public enum Mode : Int, Sendable {
        case automatic
        case tabBar
        case tabSidebar
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
      @MainActor @preconcurrency open var mode: UITabBarController.Mode { get set }
      @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
      @MainActor @preconcurrency open var sidebar: UITabBarController.Sidebar { get }
      @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
      @MainActor @preconcurrency open var isTabBarHidden: Bool { get set }
      @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
      @MainActor @preconcurrency open func setTabBarHidden(_ hidden: Bool, animated: Bool)
      @MainActor @preconcurrency open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)
      @MainActor @preconcurrency open var moreNavigationController: UINavigationController { get }
      @MainActor @preconcurrency open var customizableViewControllers: [UIViewController]? { get set }
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
      @objc public enum SplitBehavior : Int, Sendable {
        case automatic
        case tile
        case overlay
        case displace
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum BackgroundStyle : Int, Sendable {
        case none
        case sidebar
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum DisplayModeButtonVisibility : Int, Sendable {
        case automatic
        case never
        case always
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var showsSecondaryOnlyButton: Bool { get set }
      @MainActor @preconcurrency open var primaryBackgroundStyle: UISplitViewController.BackgroundStyle { get set }
      @MainActor @preconcurrency open var presentsWithGesture: Bool { get set }
      @MainActor @preconcurrency open var preferredSplitBehavior: UISplitViewController.SplitBehavior { get set }
      @MainActor @preconcurrency open var splitBehavior: UISplitViewController.SplitBehavior { get }
      @MainActor @preconcurrency open var preferredPrimaryColumnWidthFraction: CGFloat { get set }
      @MainActor @preconcurrency open var preferredPrimaryColumnWidth: CGFloat { get set }
      @MainActor @preconcurrency open var preferredSupplementaryColumnWidth: CGFloat { get set }
      @MainActor @preconcurrency open var preferredSupplementaryColumnWidthFraction: CGFloat { get set }
      @MainActor @preconcurrency open var minimumPrimaryColumnWidth: CGFloat { get set }
      @MainActor @preconcurrency open var maximumPrimaryColumnWidth: CGFloat { get set }
      @MainActor @preconcurrency open var minimumSupplementaryColumnWidth: CGFloat { get set }
      @MainActor @preconcurrency open var maximumSupplementaryColumnWidth: CGFloat { get set }
      @available(iOS 14.5, visionOS 1.0, *)
      @MainActor @preconcurrency open var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility { get set }
      @MainActor @preconcurrency open var displayModeButtonItem: UIBarButtonItem { get }
      @MainActor @preconcurrency open var delegate: (any UISplitViewControllerDelegate)? { get set }
      @MainActor @preconcurrency open var style: UISplitViewController.Style { get }
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
      @MainActor @preconcurrency open var isDoubleSided: Bool { get set }
      @MainActor @preconcurrency open var gestureRecognizers: [UIGestureRecognizer] { get }
      @MainActor @preconcurrency open var navigationOrientation: UIPageViewController.NavigationOrientation { get }
      @MainActor @preconcurrency open var transitionStyle: UIPageViewController.TransitionStyle { get }
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
      @MainActor @preconcurrency open var delegate: (any UISearchControllerDelegate)? { get set }
      @MainActor @preconcurrency open var automaticallyShowsCancelButton: Bool { get set }
      @MainActor @preconcurrency open var automaticallyShowsScopeBar: Bool { get set }
      @MainActor @preconcurrency open var automaticallyShowsSearchResultsController: Bool { get set }
      @MainActor @preconcurrency open var showsSearchResultsController: Bool { get set }
      @available(iOS 16.0, tvOS 16.4, visionOS 1.0, *)
      @objc public enum ScopeBarActivation : Int, Sendable {
        case automatic
        case manual
        case onTextEntry
        case onSearchActivation
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var scopeBarActivation: UISearchController.ScopeBarActivation { get set }
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var searchSuggestions: [any UISearchSuggestion]? { get set }
    }
    @MainActor @preconcurrency public protocol UISearchResultsUpdating : NSObjectProtocol {
      func updateSearchResults(for searchController: UISearchController)
    }
    #endif
    """#
}
