extension InterfaceModules.UIKit {
  /// Bars, their items and their appearance.
  static let uiBarItem = #"""
    // https://developer.apple.com/documentation/uikit
    #if !os(watchOS)
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
      @MainActor @preconcurrency open var imageInsets: UIEdgeInsets { get set }
      @MainActor @preconcurrency open var landscapeImagePhone: UIImage? { get set }
      @MainActor @preconcurrency open var landscapeImagePhoneInsets: UIEdgeInsets { get set }
      @MainActor @preconcurrency open var largeContentSizeImage: UIImage? { get set }
      @MainActor @preconcurrency open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key : Any]?
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
      @MainActor @preconcurrency open var style: UIBarButtonItem.Style { get set }
      @MainActor @preconcurrency open var possibleTitles: Set<String>? { get set }
      @MainActor @preconcurrency open var primaryAction: UIAction? { get set }
      @MainActor @preconcurrency open var action: Selector? { get set }
      @MainActor @preconcurrency open var target: AnyObject? { get set }
      @MainActor @preconcurrency open var isHidden: Bool { get set }
      @available(iOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var isSelected: Bool { get set }
      @available(iOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var changesSelectionAsPrimaryAction: Bool { get set }
      @available(iOS 16.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder { get set }
      @available(iOS 26.0, visionOS 26.0, *)
      @MainActor @preconcurrency open var hidesSharedBackground: Bool { get set }
      @available(iOS 26.0, visionOS 26.0, *)
      @MainActor @preconcurrency open var sharesBackground: Bool { get set }
      @available(iOS 26.0, visionOS 26.0, *)
      @MainActor @preconcurrency open var identifier: String? { get set }
      @available(iOS 26.0, visionOS 26.0, *)
      @MainActor @preconcurrency open var badge: UIBarButtonItem.Badge? { get set }
      @MainActor @preconcurrency open func creatingFixedGroup() -> UIBarButtonItemGroup
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true) -> UIBarButtonItemGroup
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UITabBarItem : UIBarItem {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(title: String?, image: UIImage?, tag: Int)
      @MainActor @preconcurrency public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?)
      @MainActor @preconcurrency open var badgeValue: String? { get set }
      @MainActor @preconcurrency open var selectedImage: UIImage? { get set }
      @MainActor @preconcurrency open var titlePositionAdjustment: UIOffset { get set }
      @MainActor @preconcurrency open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key : Any]?, for state: UIControl.State)
      @MainActor @preconcurrency open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key : Any]?
      @MainActor @preconcurrency open var badgeColor: UIColor? { get set }
      @MainActor @preconcurrency open var standardAppearance: UITabBarAppearance? { get set }
      @MainActor @preconcurrency open var scrollEdgeAppearance: UITabBarAppearance? { get set }
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
      @MainActor @preconcurrency open var leftItemsSupplementBackButton: Bool { get set }
      @MainActor @preconcurrency open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool)
      @MainActor @preconcurrency open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)
      @MainActor @preconcurrency open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)
      @MainActor @preconcurrency open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool)
      @MainActor @preconcurrency open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool)
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { get set }
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var backAction: UIAction? { get set }
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var renameDelegate: (any UINavigationItemRenameDelegate)? { get set }
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var documentProperties: UIDocumentProperties? { get set }
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var customizationIdentifier: String? { get set }
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var leadingItemGroups: [UIBarButtonItemGroup] { get set }
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var centerItemGroups: [UIBarButtonItemGroup] { get set }
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var trailingItemGroups: [UIBarButtonItemGroup] { get set }
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var pinnedTrailingGroup: UIBarButtonItemGroup? { get set }
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var additionalOverflowItems: UIDeferredMenuElement? { get set }
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
      @MainActor @preconcurrency open var delegate: (any UINavigationBarDelegate)? { get set }
      @MainActor @preconcurrency open var items: [UINavigationItem]? { get set }
      @MainActor @preconcurrency open var backItem: UINavigationItem? { get }
      @MainActor @preconcurrency open func pushItem(_ item: UINavigationItem, animated: Bool)
      @MainActor @preconcurrency open func popItem(animated: Bool) -> UINavigationItem?
      @MainActor @preconcurrency open func setItems(_ items: [UINavigationItem]?, animated: Bool)
      @MainActor @preconcurrency open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
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
      @MainActor @preconcurrency open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition)
      @MainActor @preconcurrency open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics)
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
      @objc public enum Icon : Int, Sendable {
        case search
        case clear
        case bookmark
        case resultsList
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State)
      @MainActor @preconcurrency open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon)
      @MainActor @preconcurrency open var scopeButtonTitles: [String]? { get set }
      @MainActor @preconcurrency open var selectedScopeButtonIndex: Int { get set }
      @MainActor @preconcurrency open var showsScopeBar: Bool { get set }
      @MainActor @preconcurrency open func setShowsScope(_ show: Bool, animated animate: Bool)
      @MainActor @preconcurrency open var isTranslucent: Bool { get set }
      @MainActor @preconcurrency open var barStyle: UIBarStyle { get set }
      @MainActor @preconcurrency open var prompt: String? { get set }
      @MainActor @preconcurrency open var showsBookmarkButton: Bool { get set }
      @MainActor @preconcurrency open var showsSearchResultsButton: Bool { get set }
      @MainActor @preconcurrency override open var inputAccessoryView: UIView? { get set }
      @MainActor @preconcurrency open var searchTextPositionAdjustment: UIOffset { get set }
      @MainActor @preconcurrency open var searchFieldBackgroundPositionAdjustment: UIOffset { get set }
      @MainActor @preconcurrency open var scopeBarBackgroundImage: UIImage? { get set }
      @MainActor @preconcurrency open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State)
      @MainActor @preconcurrency open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UISearchTextField : UITextField {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var tokens: [UISearchToken] { get set }
      @MainActor @preconcurrency open func insertToken(_ token: UISearchToken, at tokenIndex: Int)
      @MainActor @preconcurrency open func removeToken(at tokenIndex: Int)
      @MainActor @preconcurrency open var tokenBackgroundColor: UIColor! { get set }
      @MainActor @preconcurrency open var allowsDeletingTokens: Bool { get set }
      @MainActor @preconcurrency open var allowsCopyingTokens: Bool { get set }
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
      @available(iOS 26.0, visionOS 26.0, *)
      @MainActor @preconcurrency open var subtitleTextAttributes: [NSAttributedString.Key : Any] { get set }
      @available(iOS 26.0, visionOS 26.0, *)
      @MainActor @preconcurrency open var largeSubtitleTextAttributes: [NSAttributedString.Key : Any] { get set }
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
      @objc public enum ItemPositioning : Int, Sendable {
        case automatic
        case fill
        case centered
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var stackedItemPositioning: UITabBarAppearance.ItemPositioning { get set }
      @MainActor @preconcurrency open var stackedItemWidth: CGFloat { get set }
      @MainActor @preconcurrency open var stackedItemSpacing: CGFloat { get set }
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
      @MainActor @preconcurrency open var focused: UITabBarItemStateAppearance { get }
      @MainActor @preconcurrency open var disabled: UITabBarItemStateAppearance { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UITabBarItemStateAppearance : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var titleTextAttributes: [NSAttributedString.Key : Any] { get set }
      @MainActor @preconcurrency open var iconColor: UIColor? { get set }
      @MainActor @preconcurrency open var badgeBackgroundColor: UIColor? { get set }
      @MainActor @preconcurrency open var titlePositionAdjustment: UIOffset { get set }
      @MainActor @preconcurrency open var badgeTextAttributes: [NSAttributedString.Key : Any] { get set }
    }
    #endif
    """#
}
