extension InterfaceModules.UIKit {
  /// The device, accessibility, the pasteboard and feedback.
  static let uiDevice = #"""
    #if !os(watchOS)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIDevice : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open class var current: UIDevice { get }
      @MainActor @preconcurrency open var userInterfaceIdiom: UIUserInterfaceIdiom { get }
      @MainActor @preconcurrency open var systemVersion: String { get }
      @MainActor @preconcurrency open var systemName: String { get }
      @MainActor @preconcurrency open var model: String { get }
      @MainActor @preconcurrency open var localizedModel: String { get }
      @MainActor @preconcurrency open var name: String { get }
      @MainActor @preconcurrency open var identifierForVendor: UUID? { get }
      @available(iOS 3.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var isBatteryMonitoringEnabled: Bool { get set }
      @available(iOS 3.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var batteryLevel: Float { get }
      @available(iOS 3.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var batteryState: UIDevice.BatteryState { get }
      @objc public enum BatteryState : Int, Sendable {
        case unknown
        case unplugged
        case charging
        case full
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @available(iOS 2.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var orientation: UIDeviceOrientation { get }
      @available(iOS 2.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open func beginGeneratingDeviceOrientationNotifications()
      @available(iOS 2.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open func endGeneratingDeviceOrientationNotifications()
      @available(iOS 2.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var orientationDidChangeNotification: NSNotification.Name { get }
      @available(iOS 3.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var batteryLevelDidChangeNotification: NSNotification.Name { get }
      @available(iOS 3.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var batteryStateDidChangeNotification: NSNotification.Name { get }
      @MainActor @preconcurrency open func playInputClick()
      @MainActor @preconcurrency open var isGeneratingDeviceOrientationNotifications: Bool { get }
    }
    @objc public enum UIDeviceOrientation : Int, Sendable {
      case unknown
      case portrait
      case portraitUpsideDown
      case landscapeLeft
      case landscapeRight
      case faceUp
      case faceDown
      public var isLandscape: Bool { get }
      public var isPortrait: Bool { get }
      public var isFlat: Bool { get }
      public var isValidInterfaceOrientation: Bool { get }
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    extension UIResponder {
      @available(iOS 2.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var keyboardWillShowNotification: NSNotification.Name { get }
      @available(iOS 2.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var keyboardDidShowNotification: NSNotification.Name { get }
      @available(iOS 2.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var keyboardWillHideNotification: NSNotification.Name { get }
      @available(iOS 2.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var keyboardDidHideNotification: NSNotification.Name { get }
      @available(iOS 5.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var keyboardWillChangeFrameNotification: NSNotification.Name { get }
      @available(iOS 3.2, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var keyboardFrameEndUserInfoKey: String { get }
      @available(iOS 3.2, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var keyboardFrameBeginUserInfoKey: String { get }
      @available(iOS 3.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var keyboardAnimationDurationUserInfoKey: String { get }
      @available(iOS 3.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      public static var keyboardAnimationCurveUserInfoKey: String { get }
    }
    @MainActor @preconcurrency public enum UIAccessibility {
      public struct AssistiveTechnologyIdentifier : RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let notificationVoiceOver: UIAccessibility.AssistiveTechnologyIdentifier
        public static let notificationSwitchControl: UIAccessibility.AssistiveTechnologyIdentifier
      }
      @MainActor @preconcurrency public static func focusedElement(using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?) -> Any?
      @MainActor @preconcurrency public static var isVoiceOverRunning: Bool { get }
      @MainActor @preconcurrency public static var isSwitchControlRunning: Bool { get }
      @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool { get }
      @MainActor @preconcurrency public static var isReduceTransparencyEnabled: Bool { get }
      @MainActor @preconcurrency public static var isDarkerSystemColorsEnabled: Bool { get }
      @MainActor @preconcurrency public static var isBoldTextEnabled: Bool { get }
      @MainActor @preconcurrency public static var isInvertColorsEnabled: Bool { get }
      @MainActor @preconcurrency public static var isGrayscaleEnabled: Bool { get }
      @MainActor @preconcurrency public static var shouldDifferentiateWithoutColor: Bool { get }
      @MainActor @preconcurrency public static var isOnOffSwitchLabelsEnabled: Bool { get }
      @MainActor @preconcurrency public static func post(notification: UIAccessibility.Notification, argument: Any?)
      public static var voiceOverStatusDidChangeNotification: NSNotification.Name { get }
      public static var reduceMotionStatusDidChangeNotification: NSNotification.Name { get }
      public static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name { get }
      public struct Notification : Hashable, RawRepresentable, Sendable {
        public init(rawValue: UInt32)
        public var rawValue: UInt32 { get }
        public static var announcement: UIAccessibility.Notification { get }
        public static var layoutChanged: UIAccessibility.Notification { get }
        public static var screenChanged: UIAccessibility.Notification { get }
        public static var pageScrolled: UIAccessibility.Notification { get }
      }
    }
    public struct UIAccessibilityTraits : OptionSet, _CValue, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64)
      public static var none: UIAccessibilityTraits { get }
      public static var button: UIAccessibilityTraits { get }
      public static var link: UIAccessibilityTraits { get }
      public static var image: UIAccessibilityTraits { get }
      public static var selected: UIAccessibilityTraits { get }
      public static var header: UIAccessibilityTraits { get }
      public static var staticText: UIAccessibilityTraits { get }
      public static var adjustable: UIAccessibilityTraits { get }
      public static var updatesFrequently: UIAccessibilityTraits { get }
    }
    extension UIView {
      @MainActor @preconcurrency public var isAccessibilityElement: Bool { get set }
      @MainActor @preconcurrency public var accessibilityLabel: String? { get set }
      @MainActor @preconcurrency public var accessibilityValue: String? { get set }
      @MainActor @preconcurrency public var accessibilityHint: String? { get set }
      @MainActor @preconcurrency public var accessibilityTraits: UIAccessibilityTraits { get set }
      @MainActor @preconcurrency public var accessibilityElementsHidden: Bool { get set }
      @MainActor @preconcurrency public var accessibilityViewIsModal: Bool { get set }
    }
    // https://developer.apple.com/documentation/uikit/uipasteboard/name
    @available(iOS 3.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct UIPasteboardName : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var general: UIPasteboardName { get }
    }
    @available(iOS 3.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    open class UIPasteboard : NSObject, @unchecked Sendable {
      override public init()
      public convenience init?(name pasteboardName: UIPasteboardName, create: Bool)
      public typealias Name = UIPasteboardName
      open class var general: UIPasteboard { get }
      open var string: String? { get set }
      open var strings: [String]? { get set }
      open var url: URL? { get set }
      open var image: UIImage? { get set }
      open var images: [UIImage]? { get set }
      open var hasStrings: Bool { get }
      open var hasImages: Bool { get }
      open var hasURLs: Bool { get }
      open var changeCount: Int { get }
      open var items: [[String : Any]] { get set }
      open func setData(_ data: Data, forPasteboardType pasteboardType: String)
      open func setItems(_ items: [[String : Any]], options: [UIPasteboard.OptionsKey : Any] = [:])
      @discardableResult open func data(forPasteboardType pasteboardType: String) -> Data?
      public struct OptionsKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var expirationDate: OptionsKey { get }
        public static var localOnly: OptionsKey { get }
      }
      public static var changedNotification: NSNotification.Name { get }
      open var numberOfItems: Int { get }
      open var itemProviders: [NSItemProvider] { get set }
      open func contains(pasteboardTypes: [String]) -> Bool
      open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool
      open func addItems(_ items: [[String : Any]])
      open func setValue(_ value: Any, forPasteboardType pasteboardType: String)
      open func value(forPasteboardType pasteboardType: String) -> Any?
      open var color: UIColor? { get set }
      open var colors: [UIColor]? { get set }
      open var hasColors: Bool { get }
      open class func withUniqueName() -> UIPasteboard
      open class func remove(withName pasteboardName: UIPasteboardName)
      open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?)
      open var name: UIPasteboardName { get }
    }
    #endif
    // Feedback.
    @available(iOS 10.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIFeedbackGenerator : NSObject {
      @MainActor @preconcurrency override public init()
      #if !os(watchOS)
      @available(iOS 17.5, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      @MainActor @preconcurrency public convenience init(view: UIView)
      #endif
      @MainActor @preconcurrency open func prepare()
    }
    @available(iOS 10.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency open class UIImpactFeedbackGenerator : UIFeedbackGenerator {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(style: UIImpactFeedbackGenerator.FeedbackStyle)
      #if !os(watchOS)
      @available(iOS 17.5, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      @MainActor @preconcurrency public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView)
      #endif
      @MainActor @preconcurrency open func impactOccurred()
      @available(iOS 13.0, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      @MainActor @preconcurrency open func impactOccurred(intensity: CGFloat)
      @available(iOS 17.5, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      @MainActor @preconcurrency open func impactOccurred(at location: CGPoint)
      @objc public enum FeedbackStyle : Int, Sendable {
        case light
        case medium
        case heavy
        case soft
        case rigid
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @available(iOS 10.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UISelectionFeedbackGenerator : UIFeedbackGenerator {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open func selectionChanged()
      @available(iOS 17.5, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      @MainActor @preconcurrency open func selectionChanged(at location: CGPoint)
    }
    @available(iOS 10.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UINotificationFeedbackGenerator : UIFeedbackGenerator {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType)
      @objc public enum FeedbackType : Int, Sendable {
        case success
        case warning
        case error
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    """#
}
