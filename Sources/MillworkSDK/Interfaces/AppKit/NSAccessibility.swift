extension InterfaceModules.AppKit {
  /// What AppKit's elements say of themselves to assistive apps, and what an app posts to them.
  static let nsAccessibility = #"""
    // https://developer.apple.com/documentation/appkit/nsaccessibilityprotocol
    // https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct
    public struct NSAccessibility {
      // https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/role
      public struct Role : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var application: Role { get }
        public static var browser: Role { get }
        public static var busyIndicator: Role { get }
        public static var button: Role { get }
        public static var cell: Role { get }
        public static var checkBox: Role { get }
        public static var colorWell: Role { get }
        public static var column: Role { get }
        public static var comboBox: Role { get }
        public static var disclosureTriangle: Role { get }
        public static var drawer: Role { get }
        public static var grid: Role { get }
        public static var group: Role { get }
        public static var growArea: Role { get }
        public static var handle: Role { get }
        public static var helpTag: Role { get }
        public static var image: Role { get }
        public static var incrementor: Role { get }
        public static var layoutArea: Role { get }
        public static var layoutItem: Role { get }
        public static var levelIndicator: Role { get }
        public static var link: Role { get }
        public static var list: Role { get }
        public static var matte: Role { get }
        public static var menu: Role { get }
        public static var menuBar: Role { get }
        public static var menuBarItem: Role { get }
        public static var menuButton: Role { get }
        public static var menuItem: Role { get }
        public static var outline: Role { get }
        public static var popUpButton: Role { get }
        public static var popover: Role { get }
        public static var progressIndicator: Role { get }
        public static var radioButton: Role { get }
        public static var radioGroup: Role { get }
        public static var relevanceIndicator: Role { get }
        public static var row: Role { get }
        public static var ruler: Role { get }
        public static var rulerMarker: Role { get }
        public static var scrollArea: Role { get }
        public static var scrollBar: Role { get }
        public static var sheet: Role { get }
        public static var slider: Role { get }
        public static var splitGroup: Role { get }
        public static var splitter: Role { get }
        public static var staticText: Role { get }
        public static var systemWide: Role { get }
        public static var tabGroup: Role { get }
        public static var table: Role { get }
        public static var textArea: Role { get }
        public static var textField: Role { get }
        public static var toolbar: Role { get }
        public static var unknown: Role { get }
        public static var valueIndicator: Role { get }
        public static var window: Role { get }
      }
      // https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/subrole
      public struct Subrole : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var closeButton: Subrole { get }
        public static var collectionList: Subrole { get }
        public static var contentList: Subrole { get }
        public static var decrementArrow: Subrole { get }
        public static var decrementPage: Subrole { get }
        public static var definitionList: Subrole { get }
        public static var descriptionList: Subrole { get }
        public static var dialog: Subrole { get }
        public static var floatingWindow: Subrole { get }
        public static var fullScreenButton: Subrole { get }
        public static var incrementArrow: Subrole { get }
        public static var incrementPage: Subrole { get }
        public static var minimizeButton: Subrole { get }
        public static var outlineRow: Subrole { get }
        public static var ratingIndicator: Subrole { get }
        public static var searchField: Subrole { get }
        public static var secureTextField: Subrole { get }
        public static var sortButton: Subrole { get }
        public static var standardWindow: Subrole { get }
        public static var `switch`: Subrole { get }
        public static var systemDialog: Subrole { get }
        public static var systemFloatingWindow: Subrole { get }
        public static var tabButton: Subrole { get }
        public static var tableRow: Subrole { get }
        public static var textAttachment: Subrole { get }
        public static var textLink: Subrole { get }
        public static var timeline: Subrole { get }
        public static var toggle: Subrole { get }
        public static var toolbarButton: Subrole { get }
        public static var unknown: Subrole { get }
        public static var zoomButton: Subrole { get }
      }
      // https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/notification
      public struct Notification : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var announcementRequested: Notification { get }
        public static var applicationActivated: Notification { get }
        public static var applicationDeactivated: Notification { get }
        public static var applicationHidden: Notification { get }
        public static var applicationShown: Notification { get }
        public static var columnMoved: Notification { get }
        public static var created: Notification { get }
        public static var drawerCreated: Notification { get }
        public static var focusedUIElementChanged: Notification { get }
        public static var focusedWindowChanged: Notification { get }
        public static var helpTagCreated: Notification { get }
        public static var layoutChanged: Notification { get }
        public static var mainWindowChanged: Notification { get }
        public static var moved: Notification { get }
        public static var resized: Notification { get }
        public static var rowCollapsed: Notification { get }
        public static var rowCountChanged: Notification { get }
        public static var rowExpanded: Notification { get }
        public static var selectedCellsChanged: Notification { get }
        public static var selectedChildrenChanged: Notification { get }
        public static var selectedChildrenMoved: Notification { get }
        public static var selectedColumnsChanged: Notification { get }
        public static var selectedRowsChanged: Notification { get }
        public static var selectedTextChanged: Notification { get }
        public static var sheetCreated: Notification { get }
        public static var titleChanged: Notification { get }
        public static var uiElementDestroyed: Notification { get }
        public static var unitsChanged: Notification { get }
        public static var valueChanged: Notification { get }
        public static var windowCreated: Notification { get }
        public static var windowDeminiaturized: Notification { get }
        public static var windowMiniaturized: Notification { get }
        public static var windowMoved: Notification { get }
        public static var windowResized: Notification { get }
      }
      // https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/notificationuserinfokey
      public struct NotificationUserInfoKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var announcement: NotificationUserInfoKey { get }
        public static var priority: NotificationUserInfoKey { get }
        public static var uiElements: NotificationUserInfoKey { get }
      }
      // https://developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/notification/announcementrequested
      public static func post(element: Any, notification: NSAccessibility.Notification)
      public static func post(element: Any, notification: NSAccessibility.Notification, userInfo: [NSAccessibility.NotificationUserInfoKey : Any]?)
    }
    // https://developer.apple.com/documentation/appkit/nsaccessibilityprioritylevel
    @objc public enum NSAccessibilityPriorityLevel : Int, Sendable {
      case low
      case medium
      case high
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    // https://developer.apple.com/documentation/appkit/nsaccessibilityelementprotocol
    @objc @MainActor @preconcurrency public protocol NSAccessibilityElementProtocol : NSObjectProtocol {
      func accessibilityFrame() -> NSRect
      func accessibilityParent() -> Any?
      @objc optional func isAccessibilityFocused() -> Bool
      @objc optional func accessibilityIdentifier() -> String
    }
    // https://developer.apple.com/documentation/appkit/nsaccessibilitybutton
    @objc @MainActor @preconcurrency public protocol NSAccessibilityButton : NSAccessibilityElementProtocol {
      func accessibilityLabel() -> String?
      func accessibilityPerformPress() -> Bool
    }
    @objc @MainActor @preconcurrency public protocol NSAccessibilitySwitch : NSAccessibilityButton {
      func accessibilityValue() -> String?
      @objc optional func accessibilityPerformIncrement() -> Bool
      @objc optional func accessibilityPerformDecrement() -> Bool
    }
    @objc @MainActor @preconcurrency public protocol NSAccessibilityRadioButton : NSAccessibilityButton {
      func accessibilityValue() -> NSNumber?
    }
    @objc @MainActor @preconcurrency public protocol NSAccessibilityCheckBox : NSAccessibilityButton {
      func accessibilityValue() -> NSNumber?
    }
    @objc @MainActor @preconcurrency public protocol NSAccessibilityStaticText : NSAccessibilityElementProtocol {
      func accessibilityValue() -> String?
    }
    @objc @MainActor @preconcurrency public protocol NSAccessibilityProgressIndicator : NSAccessibilityGroup {
      func accessibilityValue() -> NSNumber?
    }
    @objc @MainActor @preconcurrency public protocol NSAccessibilityStepper : NSAccessibilityElementProtocol {
      func accessibilityLabel() -> String?
      func accessibilityPerformIncrement() -> Bool
      func accessibilityPerformDecrement() -> Bool
      @objc optional func accessibilityValue() -> Any?
    }
    @objc @MainActor @preconcurrency public protocol NSAccessibilitySlider : NSAccessibilityElementProtocol {
      func accessibilityLabel() -> String?
      func accessibilityValue() -> Any?
      func accessibilityPerformIncrement() -> Bool
      func accessibilityPerformDecrement() -> Bool
    }
    @objc @MainActor @preconcurrency public protocol NSAccessibilityImage : NSAccessibilityElementProtocol {
      func accessibilityLabel() -> String?
    }
    @objc @MainActor @preconcurrency public protocol NSAccessibilityGroup : NSAccessibilityElementProtocol {
    }
    // https://developer.apple.com/documentation/appkit/nsaccessibilityelement-swift.class
    @MainActor @preconcurrency open class NSAccessibilityElement : NSObject {
      override public init()
      @discardableResult @objc open class func element(withRole role: NSAccessibility.Role, frame: NSRect, label: String?, parent: Any?) -> Any
      @objc open func accessibilityAddChildElement(_ childElement: NSAccessibilityElement)
    }
    // https://developer.apple.com/documentation/appkit/nsaccessibilitycustomaction
    open class NSAccessibilityCustomAction : NSObject {
      public init(name: String, handler: (() -> Bool)? = nil)
      public init(name: String, target: any NSObjectProtocol, selector: Selector)
      @objc open var name: String { get set }
      @objc open var handler: (() -> Bool)? { get set }
      @objc weak open var target: (any NSObjectProtocol)? { get set }
      @objc open var selector: Selector? { get set }
    }
    // https://developer.apple.com/documentation/appkit/nsaccessibilitycustomrotor
    open class NSAccessibilityCustomRotor : NSObject {
      public init(label: String, itemSearchDelegate: any NSAccessibilityCustomRotorItemSearchDelegate)
      public convenience init(rotorType: NSAccessibilityCustomRotor.RotorType, itemSearchDelegate: any NSAccessibilityCustomRotorItemSearchDelegate)
      @objc open var type: NSAccessibilityCustomRotor.RotorType { get set }
      @objc open var label: String { get set }
      @objc weak open var itemSearchDelegate: (any NSAccessibilityCustomRotorItemSearchDelegate)? { get set }
      @objc public enum RotorType : Int, Sendable {
        case custom
        case any
        case annotation
        case boldText
        case heading
        case headingLevel1
        case headingLevel2
        case headingLevel3
        case headingLevel4
        case headingLevel5
        case headingLevel6
        case image
        case italicText
        case landmark
        case link
        case list
        case misspelledWord
        case table
        case textField
        case underlinedText
        case visitedLink
        case audiograph
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum SearchDirection : Int, Sendable {
        case previous
        case next
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      open class SearchParameters : NSObject {
        override public init()
        @objc open var currentItem: NSAccessibilityCustomRotor.ItemResult? { get set }
        @objc open var searchDirection: NSAccessibilityCustomRotor.SearchDirection { get set }
        @objc open var filterString: String { get set }
      }
      open class ItemResult : NSObject {
        public init(targetElement: any NSAccessibilityElementProtocol)
        @objc weak open var targetElement: (any NSAccessibilityElementProtocol)? { get }
        @objc open var targetRange: NSRange { get set }
        @objc open var customLabel: String? { get set }
      }
    }
    @objc public protocol NSAccessibilityCustomRotorItemSearchDelegate : NSObjectProtocol {
      func rotor(_ rotor: NSAccessibilityCustomRotor, resultFor searchParameters: NSAccessibilityCustomRotor.SearchParameters) -> NSAccessibilityCustomRotor.ItemResult?
    }
    @MainActor @preconcurrency public protocol NSAccessibilityProtocol : NSObjectProtocol {
      func accessibilityLabel() -> String?
      func setAccessibilityLabel(_ accessibilityLabel: String?)
      func isAccessibilityElement() -> Bool
    }
    extension NSObject {
      @discardableResult @objc open func accessibilityHitTest(_ point: NSPoint) -> Any?
      @objc open var accessibilityFocusedUIElement: Any? { get }
      @objc open var accessibilityNotifiesWhenDestroyed: Bool { get }
    }
    @objc public enum NSAccessibilityOrientation : Int, Sendable {
      case unknown
      case vertical
      case horizontal
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum NSAccessibilitySortDirection : Int, Sendable {
      case unknown
      case ascending
      case descending
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum NSAccessibilityRulerMarkerType : Int, Sendable {
      case unknown
      case tabStopLeft
      case tabStopRight
      case tabStopCenter
      case tabStopDecimal
      case indentHead
      case indentTail
      case indentFirstLine
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum NSAccessibilityUnits : Int, Sendable {
      case unknown
      case inches
      case centimeters
      case points
      case picas
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    """#
}
