extension InterfaceModules.UIKit {
  /// Further members of views, view controllers, screens, devices and the application.
  static let uiViewMembers = #"""
    // https://developer.apple.com/documentation/uikit/uiview
    #if !os(watchOS)
    extension UIView {
      @MainActor @preconcurrency @objc open func layoutMarginsDidChange()
      @available(iOS 15.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency public var keyboardLayoutGuide: UIKeyboardLayoutGuide { get }
      @MainActor @preconcurrency public func exchangeSubview(at index1: Int, withSubviewAt index2: Int)
      @MainActor @preconcurrency public class func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
      @MainActor @preconcurrency public class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void)
      @MainActor @preconcurrency public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void)
      @MainActor @preconcurrency public var restorationIdentifier: String? { get set }
      @MainActor @preconcurrency public var showsLargeContentViewer: Bool { get set }
      @MainActor @preconcurrency public var largeContentTitle: String? { get set }
      @MainActor @preconcurrency public var largeContentImage: UIImage? { get set }
      @available(Apple 2025, *)
      @MainActor @preconcurrency public var cornerConfiguration: UICornerConfiguration { get set }
      public struct KeyframeAnimationOptions : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var layoutSubviews: UIView.KeyframeAnimationOptions { get }
        public static var allowUserInteraction: UIView.KeyframeAnimationOptions { get }
        public static var beginFromCurrentState: UIView.KeyframeAnimationOptions { get }
        public static var `repeat`: UIView.KeyframeAnimationOptions { get }
        public static var autoreverse: UIView.KeyframeAnimationOptions { get }
        public static var calculationModeLinear: UIView.KeyframeAnimationOptions { get }
        public static var calculationModeCubic: UIView.KeyframeAnimationOptions { get }
        public static var calculationModePaced: UIView.KeyframeAnimationOptions { get }
      }
    }
    @available(iOS 15.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIKeyboardLayoutGuide : UILayoutGuide {
      open var followsUndockedKeyboard: Bool { get set }
      open var usesBottomSafeArea: Bool { get set }
    }
    @available(Apple 2025, *)
    public struct UICornerRadius : Sendable {
      public static func fixed(_ radius: Double) -> UICornerRadius
      public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius
    }
    @available(Apple 2025, *)
    public struct UICornerConfiguration : Sendable {
      public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration
      public static func corners(radius: UICornerRadius) -> UICornerConfiguration
      public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration
    }
    // https://developer.apple.com/documentation/uikit/uitraitchangeobservable
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    public protocol UITraitDefinition {
      associatedtype Value
      static var defaultValue: Self.Value { get }
    }
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    public typealias UITrait = any UITraitDefinition.Type
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    public protocol UITraitChangeRegistration : NSObjectProtocol {
    }
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol UITraitChangeObservable {
    }
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    extension UITraitChangeObservable {
      @discardableResult @MainActor @preconcurrency public func registerForTraitChanges<Observer>(_ traits: [UITrait], handler: @escaping (_ traitEnvironment: Observer, _ previousTraitCollection: UITraitCollection) -> Void) -> any UITraitChangeRegistration where Observer : AnyObject
      @discardableResult @MainActor @preconcurrency public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
      @discardableResult @MainActor @preconcurrency public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration
      @MainActor @preconcurrency public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
    }
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    extension UIView : UITraitChangeObservable {}
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    extension UIViewController : UITraitChangeObservable {}
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    public struct UITraitUserInterfaceStyle : UITraitDefinition {
      public static var defaultValue: UIUserInterfaceStyle { get }
    }
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    public struct UITraitHorizontalSizeClass : UITraitDefinition {
      public static var defaultValue: UIUserInterfaceSizeClass { get }
    }
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    public struct UITraitVerticalSizeClass : UITraitDefinition {
      public static var defaultValue: UIUserInterfaceSizeClass { get }
    }
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    public struct UITraitPreferredContentSizeCategory : UITraitDefinition {
      public static var defaultValue: UIContentSizeCategory { get }
    }
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    public struct UITraitDisplayScale : UITraitDefinition {
      public static var defaultValue: CGFloat { get }
    }
    // https://developer.apple.com/documentation/uikit/uiviewcontroller
    extension UIViewController {
      @MainActor @preconcurrency @objc open func didReceiveMemoryWarning()
      @MainActor @preconcurrency @objc open func setEditing(_ editing: Bool, animated: Bool)
      @MainActor @preconcurrency public var isEditing: Bool { get set }
      @MainActor @preconcurrency public var editButtonItem: UIBarButtonItem { get }
      @MainActor @preconcurrency @objc open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { get }
      @MainActor @preconcurrency public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      @MainActor @preconcurrency public func setNeedsUpdateOfHomeIndicatorAutoHidden()
      @MainActor @preconcurrency public var extendedLayoutIncludesOpaqueBars: Bool { get set }
      @MainActor @preconcurrency public var restoresFocusAfterTransition: Bool { get set }
      @available(Apple 2021, *)
      @MainActor @preconcurrency public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge)
      @available(Apple 2021, *)
      @MainActor @preconcurrency public func setContentScrollView(_ scrollView: UIScrollView?)
      @MainActor @preconcurrency public var isMovingFromParent: Bool { get }
      @MainActor @preconcurrency public var isMovingToParent: Bool { get }
      @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
      @MainActor @preconcurrency public var preferredTransition: UIViewController.Transition? { get set }
      @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
      @MainActor @preconcurrency open class Transition : NSObject {
        open class func zoom(options: Any? = nil, sourceViewProvider: @escaping (UIViewController.ZoomTransitionSourceViewProviderContext) -> UIView?) -> Self
        open class var crossDissolve: UIViewController.Transition { get }
        open class var coverVertical: UIViewController.Transition { get }
      }
      @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
      @MainActor @preconcurrency public class ZoomTransitionSourceViewProviderContext : NSObject {
        public var sourceViewController: UIViewController { get }
        public var zoomedViewController: UIViewController { get }
      }
      @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
      @MainActor @preconcurrency public var contentUnavailableConfiguration: (any UIContentConfiguration)? { get set }
      @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
      @MainActor @preconcurrency public func setNeedsUpdateContentUnavailableConfiguration()
      @MainActor @preconcurrency public var disablesAutomaticKeyboardDismissal: Bool { get }
      @MainActor @preconcurrency public func transition(from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
    }
    // https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    public struct UIContentUnavailableConfiguration : UIContentConfiguration, Hashable {
      public static func empty() -> UIContentUnavailableConfiguration
      public static func loading() -> UIContentUnavailableConfiguration
      public static func search() -> UIContentUnavailableConfiguration
      public var image: UIImage? { get set }
      public var text: String? { get set }
      public var secondaryText: String? { get set }
      public var button: UIButton.Configuration { get set }
      public func makeContentView() -> any UIView & UIContentView
      public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration
      public static func == (a: UIContentUnavailableConfiguration, b: UIContentUnavailableConfiguration) -> Bool
      public func hash(into hasher: inout Hasher)
      public var buttonProperties: UIContentUnavailableConfiguration.ButtonProperties { get set }
      public var secondaryButtonProperties: UIContentUnavailableConfiguration.ButtonProperties { get set }
      public var secondaryButton: UIButton.Configuration { get set }
    }
    // https://developer.apple.com/documentation/uikit/uinavigationitem
    extension UINavigationItem {
      @MainActor @preconcurrency public var prompt: String? { get set }
      @available(iOS 11.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency public var hidesSearchBarWhenScrolling: Bool { get set }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency public var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode { get set }
      @available(iOS 16.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency public var style: UINavigationItem.ItemStyle { get set }
      @available(iOS 16.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency public var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement { get set }
      @available(iOS 26.0, visionOS 26.0, tvOS 26.0, *)
      @MainActor @preconcurrency public var subtitle: String? { get set }
      @available(iOS 26.0, visionOS 26.0, tvOS 26.0, *)
      @MainActor @preconcurrency public var largeTitle: String? { get set }
      @objc public enum BackButtonDisplayMode : Int, Sendable {
        case `default`
        case generic
        case minimal
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum ItemStyle : Int, Sendable {
        case navigator
        case browser
        case editor
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum SearchBarPlacement : Int, Sendable {
        case automatic
        case inline
        case stacked
        case integrated
        case integratedButton
        case integratedCentered
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    // https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
    @available(iOS 15.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UISheetPresentationControllerDelegate : UIAdaptivePresentationControllerDelegate {
    }
    @available(iOS 15.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension UISheetPresentationControllerDelegate {
      public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
    }
    @available(iOS 16.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public protocol UISheetPresentationControllerDetentResolutionContext : NSObjectProtocol {
      var maximumDetentValue: CGFloat { get }
    }
    @available(iOS 16.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension UISheetPresentationController.Detent {
      @MainActor @preconcurrency public class func custom(identifier: UISheetPresentationController.Detent.Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) -> Self
    }
    // https://developer.apple.com/documentation/uikit/uiscreen
    extension UIScreen {
      @MainActor @preconcurrency public var wantsSoftwareDimming: Bool { get set }
      @MainActor @preconcurrency public var fixedCoordinateSpace: any UICoordinateSpace { get }
      public nonisolated class var brightnessDidChangeNotification: NSNotification.Name { get }
      public nonisolated class var capturedDidChangeNotification: NSNotification.Name { get }
      public nonisolated class var didConnectNotification: NSNotification.Name { get }
      public nonisolated class var didDisconnectNotification: NSNotification.Name { get }
    }
    // https://developer.apple.com/documentation/uikit/uiapplication
    extension UIApplication {
      @MainActor @preconcurrency public var backgroundTimeRemaining: TimeInterval { get }
      @MainActor @preconcurrency public var backgroundRefreshStatus: UIBackgroundRefreshStatus { get }
      @available(iOS, introduced: 13.0, deprecated: 17.0, message: "Please use activateSceneSession(for:errorHandler:)")
      @MainActor @preconcurrency public func requestSceneSessionActivation(_ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil)
      @MainActor @preconcurrency public func requestSceneSessionDestruction(_ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil)
      @MainActor @preconcurrency public func requestSceneSessionRefresh(_ sceneSession: UISceneSession)
      @MainActor @preconcurrency public var supportsMultipleScenes: Bool { get }
      public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { get }
      @MainActor @preconcurrency public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval)
      public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name { get }
      public nonisolated class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name { get }
    }
    @objc public enum UIBackgroundRefreshStatus : Int, Sendable {
      case restricted
      case denied
      case available
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIBackgroundFetchResult : UInt, Sendable {
      case newData
      case noData
      case failed
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    public protocol UIUserActivityRestoring : NSObjectProtocol {
      func restoreUserActivityState(_ userActivity: NSUserActivity)
    }
    extension UIResponder : UIUserActivityRestoring {
      public func restoreUserActivityState(_ userActivity: NSUserActivity)
    }
    extension UIScene {
      @MainActor @preconcurrency open class ActivationRequestOptions : NSObject {
        override public init()
        open var requestingScene: UIScene? { get set }
      }
    }
    // https://developer.apple.com/documentation/uikit/uiwindowscene
    extension UIWindowScene {
      @MainActor @preconcurrency public var sizeRestrictions: UISceneSizeRestrictions? { get }
      @available(iOS 16.0, visionOS 1.0, tvOS 16.0, *)
      @MainActor @preconcurrency public var effectiveGeometry: UIWindowScene.Geometry { get }
      @available(iOS 16.0, visionOS 1.0, tvOS 16.0, *)
      @MainActor @preconcurrency open class Geometry : NSObject {
        @available(tvOS, unavailable)
        open var interfaceOrientation: UIInterfaceOrientation { get }
        @available(iOS 26.0, visionOS 26.0, tvOS 26.0, *)
        open var isInterfaceOrientationLocked: Bool { get }
        open var systemFrame: CGRect { get }
      }
    }
    @MainActor @preconcurrency open class UISceneSizeRestrictions : NSObject {
      open var minimumSize: CGSize { get set }
      open var maximumSize: CGSize { get set }
      open var allowsFullScreen: Bool { get set }
    }
    extension UIWindow {
      @MainActor @preconcurrency @objc open func resignKey()
      @MainActor @preconcurrency @objc open func becomeKey()
    }
    @available(tvOS, unavailable)
    extension UIDevice {
      @MainActor @preconcurrency public var isMultitaskingSupported: Bool { get }
      @MainActor @preconcurrency public var isProximityMonitoringEnabled: Bool { get set }
      @MainActor @preconcurrency public var proximityState: Bool { get }
      public nonisolated class var proximityStateDidChangeNotification: NSNotification.Name { get }
    }
    #endif
    """#
}
