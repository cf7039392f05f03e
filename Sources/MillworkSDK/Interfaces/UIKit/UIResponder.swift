extension InterfaceModules.UIKit {
  /// Traits, responders, events, keys and insets.
  static let uiResponder = #"""
    // https://developer.apple.com/documentation/uikit/view-layout
    // https://developer.apple.com/documentation/uikit/uiview
    // https://developer.apple.com/documentation/uikit/uitraitcollection
    #if !os(watchOS)
    @_exported import QuartzCore
    @objc public enum UIUserInterfaceStyle : Int, Sendable {
      case unspecified
      case light
      case dark
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIUserInterfaceIdiom : Int, Sendable {
      case unspecified
      case phone
      case pad
      case tv
      case carPlay
      case mac
      case vision
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIUserInterfaceSizeClass : Int, Sendable {
      case unspecified
      case compact
      case regular
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIUserInterfaceLayoutDirection : Int, Sendable {
      case leftToRight
      case rightToLeft
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIAccessibilityContrast : Int, Sendable {
      case unspecified
      case normal
      case high
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UITraitEnvironmentLayoutDirection : Int, Sendable {
      case unspecified
      case leftToRight
      case rightToLeft
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    public struct UIContentSizeCategory : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var unspecified: UIContentSizeCategory { get }
      public static var extraSmall: UIContentSizeCategory { get }
      public static var small: UIContentSizeCategory { get }
      public static var medium: UIContentSizeCategory { get }
      public static var large: UIContentSizeCategory { get }
      public static var extraLarge: UIContentSizeCategory { get }
      public static var extraExtraLarge: UIContentSizeCategory { get }
      public static var extraExtraExtraLarge: UIContentSizeCategory { get }
      public static var accessibilityMedium: UIContentSizeCategory { get }
      public static var accessibilityLarge: UIContentSizeCategory { get }
      public static var accessibilityExtraLarge: UIContentSizeCategory { get }
      public static var accessibilityExtraExtraLarge: UIContentSizeCategory { get }
      public static var accessibilityExtraExtraExtraLarge: UIContentSizeCategory { get }
      public static var didChangeNotification: NSNotification.Name { get }
      public var isAccessibilityCategory: Bool { get }
    }
    @_inheritsConvenienceInitializers
    open class UITraitCollection : NSObject, @unchecked Sendable {
      override public init()
      public convenience init(userInterfaceStyle: UIUserInterfaceStyle)
      public convenience init(traitsFrom traitCollections: [UITraitCollection])
      public convenience init(preferredContentSizeCategory: UIContentSizeCategory)
      open class var current: UITraitCollection { get set }
      open var userInterfaceStyle: UIUserInterfaceStyle { get }
      open var userInterfaceIdiom: UIUserInterfaceIdiom { get }
      open var horizontalSizeClass: UIUserInterfaceSizeClass { get }
      open var verticalSizeClass: UIUserInterfaceSizeClass { get }
      open var displayScale: CGFloat { get }
      open var layoutDirection: UITraitEnvironmentLayoutDirection { get }
      open var preferredContentSizeCategory: UIContentSizeCategory { get }
      open var accessibilityContrast: UIAccessibilityContrast { get }
      @discardableResult open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool
      open func performAsCurrent(_ actions: () -> Void)
      open var userInterfaceLevel: UIUserInterfaceLevel { get }
      open var legibilityWeight: UILegibilityWeight { get }
      open var displayGamut: UIDisplayGamut { get }
      open var forceTouchCapability: UIForceTouchCapability { get }
      open var activeAppearance: UIUserInterfaceActiveAppearance { get }
      public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom)
      public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass)
      public convenience init(verticalSizeClass: UIUserInterfaceSizeClass)
      public convenience init(displayScale scale: CGFloat)
      public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection)
      public convenience init(accessibilityContrast: UIAccessibilityContrast)
      @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
      public convenience init(mutations: (inout any UIMutableTraits) -> Void)
      @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
      open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
      open func containsTraits(in trait: UITraitCollection?) -> Bool
    }
    @MainActor @preconcurrency public protocol UITraitEnvironment : NSObjectProtocol {
      var traitCollection: UITraitCollection { get }
    }
    @_inheritsConvenienceInitializers
    // https://developer.apple.com/documentation/uikit/uitextinputassistantitem
    @available(iOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UITextInputAssistantItem : NSObject {
      @MainActor @preconcurrency open var allowsHidingShortcuts: Bool { get set }
      @MainActor @preconcurrency open var leadingBarButtonGroups: [UIBarButtonItemGroup] { get set }
      @MainActor @preconcurrency open var trailingBarButtonGroups: [UIBarButtonItemGroup] { get set }
    }
    @MainActor @preconcurrency open class UIResponder : NSObject {
      @MainActor @preconcurrency open func buildMenu(with builder: any UIMenuBuilder)
      @MainActor @preconcurrency open func validate(_ command: UICommand)
      @MainActor @preconcurrency open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      @MainActor @preconcurrency open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      @MainActor @preconcurrency open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
      @MainActor @preconcurrency open func remoteControlReceived(with event: UIEvent?)
      @MainActor @preconcurrency open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>)
      @MainActor @preconcurrency open func paste(itemProviders: [NSItemProvider])
      @MainActor @preconcurrency open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
      @MainActor @preconcurrency open func updateUserActivityState(_ activity: NSUserActivity)
      @MainActor @preconcurrency open var textInputContextIdentifier: String? { get }
      @MainActor @preconcurrency open var editingInteractionConfiguration: UIEditingInteractionConfiguration { get }
      @MainActor @preconcurrency override public init()
      @objc @discardableResult @MainActor @preconcurrency open func resignFirstResponder() -> Bool
      @objc @discardableResult @MainActor @preconcurrency open func becomeFirstResponder() -> Bool
      @MainActor @preconcurrency open var next: UIResponder? { get }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var inputAssistantItem: UITextInputAssistantItem { get }
      @MainActor @preconcurrency open var canBecomeFirstResponder: Bool { get }
      @MainActor @preconcurrency open var canResignFirstResponder: Bool { get }
      @MainActor @preconcurrency open var isFirstResponder: Bool { get }
      @MainActor @preconcurrency open var undoManager: UndoManager? { get }
      @MainActor @preconcurrency open var inputView: UIView? { get }
      @MainActor @preconcurrency open var inputAccessoryView: UIView? { get }
      @MainActor @preconcurrency open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
      @MainActor @preconcurrency open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
      @MainActor @preconcurrency open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
      @MainActor @preconcurrency open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
      @MainActor @preconcurrency open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      @MainActor @preconcurrency open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      @MainActor @preconcurrency open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
      @MainActor @preconcurrency open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
      @discardableResult @MainActor @preconcurrency open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
      @discardableResult @MainActor @preconcurrency open func target(forAction action: Selector, withSender sender: Any?) -> Any?
      @MainActor @preconcurrency open func reloadInputViews()
      @MainActor @preconcurrency open var keyCommands: [UIKeyCommand]? { get }
      @MainActor @preconcurrency open var userActivity: NSUserActivity? { get set }
      @objc @MainActor @preconcurrency open func copy(_ sender: Any?)
      @objc @MainActor @preconcurrency open func cut(_ sender: Any?)
      @objc @MainActor @preconcurrency open func paste(_ sender: Any?)
      @objc @MainActor @preconcurrency open func select(_ sender: Any?)
      @objc @MainActor @preconcurrency open func selectAll(_ sender: Any?)
      @objc @MainActor @preconcurrency open func delete(_ sender: Any?)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIEvent : NSObject {
      @MainActor @preconcurrency override public init()
      @objc public enum EventType : Int, Sendable {
        case touches
        case motion
        case remoteControl
        case presses
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum EventSubtype : Int, Sendable {
        case none
        case motionShake
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var type: UIEvent.EventType { get }
      @MainActor @preconcurrency open var subtype: UIEvent.EventSubtype { get }
      @MainActor @preconcurrency open var timestamp: TimeInterval { get }
      @MainActor @preconcurrency open var allTouches: Set<UITouch>? { get }
      public struct ButtonMask : OptionSet, _CValue, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static var primary: Self { get }
        public static var secondary: Self { get }
      }
      @MainActor @preconcurrency open func coalescedTouches(for touch: UITouch) -> [UITouch]?
      @MainActor @preconcurrency open func predictedTouches(for touch: UITouch) -> [UITouch]?
      @MainActor @preconcurrency open func touches(for view: UIView) -> Set<UITouch>?
      @MainActor @preconcurrency open var modifierFlags: UIKeyModifierFlags { get }
      @MainActor @preconcurrency open var buttonMask: UIEvent.ButtonMask { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIPressesEvent : UIEvent {
      @MainActor @preconcurrency override public init()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIPress : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var key: UIKey? { get }
      @MainActor @preconcurrency open var type: UIPress.PressType { get }
      @objc public enum PressType : Int, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp, pageDown; public init?(rawValue: Int); public var rawValue: Int { get } }
      @objc public enum Phase : Int, Sendable {
        case began
        case changed
        case stationary
        case ended
        case cancelled
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var phase: UIPress.Phase { get }
      @MainActor @preconcurrency open var force: CGFloat { get }
      @MainActor @preconcurrency open var timestamp: TimeInterval { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIKey : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var characters: String { get }
      @MainActor @preconcurrency open var charactersIgnoringModifiers: String { get }
      @MainActor @preconcurrency open var modifierFlags: UIKeyModifierFlags { get }
      @MainActor @preconcurrency open var keyCode: UIKeyboardHIDUsage { get }
    }
    public struct UIKeyModifierFlags : OptionSet, _CValue, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var alphaShift: Self { get }
      public static var shift: Self { get }
      public static var control: Self { get }
      public static var alternate: Self { get }
      public static var command: Self { get }
      public static var numericPad: Self { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UICommand : UIMenuElement {
      @MainActor @preconcurrency override open var title: String { get set }
      @MainActor @preconcurrency override open var image: UIImage? { get set }
      @MainActor @preconcurrency public convenience init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off)
      @MainActor @preconcurrency override public init()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIKeyCommand : UICommand {
      @MainActor @preconcurrency public convenience init(title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off)
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector)
      @MainActor @preconcurrency open var input: String? { get }
      public static var inputUpArrow: String { get }
      public static var inputDownArrow: String { get }
      public static var inputLeftArrow: String { get }
      public static var inputRightArrow: String { get }
      public static var inputEscape: String { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UITouch : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var timestamp: TimeInterval { get }
      @MainActor @preconcurrency open var tapCount: Int { get }
      @MainActor @preconcurrency open var force: CGFloat { get }
      @MainActor @preconcurrency open var view: UIView? { get }
      @discardableResult @MainActor @preconcurrency open func location(in view: UIView?) -> CGPoint
      @discardableResult @MainActor @preconcurrency open func previousLocation(in view: UIView?) -> CGPoint
      @MainActor @preconcurrency open var phase: UITouch.Phase { get }
      @objc public enum Phase : Int, Sendable {
        case began
        case moved
        case stationary
        case ended
        case cancelled
        case regionEntered
        case regionMoved
        case regionExited
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var type: UITouch.TouchType { get }
      @objc public enum TouchType : Int, Sendable {
        case direct
        case indirect
        case pencil
        case indirectPointer
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var maximumPossibleForce: CGFloat { get }
      @MainActor @preconcurrency open var majorRadius: CGFloat { get }
      @MainActor @preconcurrency open var majorRadiusTolerance: CGFloat { get }
      @MainActor @preconcurrency open var altitudeAngle: CGFloat { get }
      @MainActor @preconcurrency open func azimuthAngle(in view: UIView?) -> CGFloat
      @MainActor @preconcurrency open func azimuthUnitVector(in view: UIView?) -> CGVector
      @MainActor @preconcurrency open func preciseLocation(in view: UIView?) -> CGPoint
      @MainActor @preconcurrency open func precisePreviousLocation(in view: UIView?) -> CGPoint
      @MainActor @preconcurrency open var estimationUpdateIndex: NSNumber? { get }
      @MainActor @preconcurrency open var gestureRecognizers: [UIGestureRecognizer]? { get }
      @MainActor @preconcurrency open var window: UIWindow? { get }
    }
    public struct UIEdgeInsets : _CValue, Equatable, Sendable {
      public var top: CGFloat
      public var left: CGFloat
      public var bottom: CGFloat
      public var right: CGFloat
      public init()
      public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
      public static var zero: UIEdgeInsets { get }
      public static func == (a: UIEdgeInsets, b: UIEdgeInsets) -> Bool
    }
    public struct NSDirectionalEdgeInsets : _CValue, Equatable, Sendable {
      public var top: CGFloat
      public var leading: CGFloat
      public var bottom: CGFloat
      public var trailing: CGFloat
      public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
      public static var zero: NSDirectionalEdgeInsets { get }
      public static func == (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> Bool
    }
    public struct UIOffset : _CValue, Equatable, Sendable {
      public var horizontal: CGFloat
      public var vertical: CGFloat
      public init(horizontal: CGFloat, vertical: CGFloat)
      public static var zero: UIOffset { get }
      public static func == (a: UIOffset, b: UIOffset) -> Bool
    }
    public struct UIRectEdge : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var top: Self { get }
      public static var left: Self { get }
      public static var bottom: Self { get }
      public static var right: Self { get }
      public static var all: Self { get }
    }
    public struct UIRectCorner : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var topLeft: Self { get }
      public static var topRight: Self { get }
      public static var bottomLeft: Self { get }
      public static var bottomRight: Self { get }
      public static var allCorners: Self { get }
    }
    #endif
    """#
}
