extension InterfaceModules.AppKit {
  /// The Touch Bar, touches and pressure.
  static let nsTouchBar = #"""
    // https://developer.apple.com/documentation/appkit/nstouchbar
    @MainActor @preconcurrency open class NSTouchBar : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var customizationIdentifier: NSTouchBar.CustomizationIdentifier? { get set }
      @objc @MainActor @preconcurrency open var customizationAllowedItemIdentifiers: [NSTouchBarItem.Identifier] { get set }
      @objc @MainActor @preconcurrency open var customizationRequiredItemIdentifiers: [NSTouchBarItem.Identifier] { get set }
      @objc @MainActor @preconcurrency open var defaultItemIdentifiers: [NSTouchBarItem.Identifier] { get set }
      @objc @MainActor @preconcurrency open var principalItemIdentifier: NSTouchBarItem.Identifier? { get set }
      @objc @MainActor @preconcurrency open var escapeKeyReplacementItemIdentifier: NSTouchBarItem.Identifier? { get set }
      @objc @MainActor @preconcurrency open var templateItems: Set<NSTouchBarItem> { get set }
      @objc @MainActor @preconcurrency weak open var delegate: (any NSTouchBarDelegate)? { get set }
      @discardableResult @objc @MainActor @preconcurrency open func item(forIdentifier identifier: NSTouchBarItem.Identifier) -> NSTouchBarItem?
      @objc @MainActor @preconcurrency open var isVisible: Bool { get }
      public typealias CustomizationIdentifier = String
    }
    // https://developer.apple.com/documentation/appkit/nstouchbaritem
    @MainActor @preconcurrency open class NSTouchBarItem : NSObject {
      @MainActor @preconcurrency public init(identifier: NSTouchBarItem.Identifier)
      @MainActor @preconcurrency public init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var identifier: NSTouchBarItem.Identifier { get }
      @MainActor @preconcurrency open var visibilityPriority: NSTouchBarItem.Priority { get set }
      @objc @MainActor @preconcurrency open var view: NSView? { get }
      @objc @MainActor @preconcurrency open var viewController: NSViewController? { get }
      @objc @MainActor @preconcurrency open var customizationLabel: String! { get }
      @objc @MainActor @preconcurrency open var isVisible: Bool { get }
      public struct Identifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var fixedSpaceSmall: NSTouchBarItem.Identifier { get }
        public static var fixedSpaceLarge: NSTouchBarItem.Identifier { get }
        public static var flexibleSpace: NSTouchBarItem.Identifier { get }
        public static var otherItemsProxy: NSTouchBarItem.Identifier { get }
        public static var characterPicker: NSTouchBarItem.Identifier { get }
        public static var candidateList: NSTouchBarItem.Identifier { get }
        public static var textFormat: NSTouchBarItem.Identifier { get }
        public static var textAlignment: NSTouchBarItem.Identifier { get }
      }
      public struct Priority : Hashable, Sendable {
        public init(_ rawValue: Float)
        public init(rawValue: Float)
        public var rawValue: Float { get }
        public static var low: NSTouchBarItem.Priority { get }
        public static var normal: NSTouchBarItem.Priority { get }
        public static var high: NSTouchBarItem.Priority { get }
      }
    }
    @MainActor @preconcurrency open class NSCustomTouchBarItem : NSTouchBarItem {
      @MainActor @preconcurrency override public init(identifier: NSTouchBarItem.Identifier)
      @MainActor @preconcurrency override public init?(coder: NSCoder)
      @objc @MainActor @preconcurrency override open var view: NSView! { get set }
      @objc @MainActor @preconcurrency override open var viewController: NSViewController? { get set }
      @objc @MainActor @preconcurrency override open var customizationLabel: String! { get set }
    }
    @MainActor @preconcurrency open class NSButtonTouchBarItem : NSTouchBarItem {
      @MainActor @preconcurrency override public init(identifier: NSTouchBarItem.Identifier)
      @MainActor @preconcurrency override public init?(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(identifier: NSTouchBarItem.Identifier, title: String, target: Any?, action: Selector?)
      @MainActor @preconcurrency public convenience init(identifier: NSTouchBarItem.Identifier, image: NSImage, target: Any?, action: Selector?)
      @objc @MainActor @preconcurrency open var title: String { get set }
      @objc @MainActor @preconcurrency open var image: NSImage? { get set }
      @objc @MainActor @preconcurrency open var bezelColor: NSColor? { get set }
      @objc @MainActor @preconcurrency open var isEnabled: Bool { get set }
    }
    extension NSResponder {
      @objc @MainActor @preconcurrency open var touchBar: NSTouchBar? { get set }
    }
    // https://developer.apple.com/documentation/appkit/nstouch
    open class NSTouch : NSObject {
      public struct TouchTypeMask : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var direct: Self { get }
        public static var indirect: Self { get }
      }
      @objc open var normalizedPosition: NSPoint { get }
      @objc open var isResting: Bool { get }
      @objc open var deviceSize: NSSize { get }
    }
    @MainActor @preconcurrency open class NSPressureConfiguration : NSObject {
      @objc @MainActor @preconcurrency open func set()
    }
    """#
}
