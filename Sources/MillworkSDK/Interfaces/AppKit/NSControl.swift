extension InterfaceModules.AppKit {
  /// Controls in general, text fields and buttons.
  static let nsControl = #"""
    // https://developer.apple.com/documentation/appkit/nscontrol
    // https://developer.apple.com/documentation/appkit/nstextview
    // https://developer.apple.com/documentation/appkit/menus-cursors-and-the-dock
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSControl : NSView {
      @objc @MainActor @preconcurrency override open var tag: Int { get set }
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency weak open var target: AnyObject? { get set }
      @objc @MainActor @preconcurrency open var action: Selector? { get set }
      @objc @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open var isHighlighted: Bool { get set }
      @objc @MainActor @preconcurrency open var controlSize: NSControl.ControlSize { get set }
      @objc @MainActor @preconcurrency open var stringValue: String { get set }
      @objc @MainActor @preconcurrency open var attributedStringValue: NSAttributedString { get set }
      @objc @MainActor @preconcurrency open var doubleValue: Double { get set }
      @objc @MainActor @preconcurrency open var floatValue: Float { get set }
      @objc @MainActor @preconcurrency open var integerValue: Int { get set }
      @objc @MainActor @preconcurrency open var intValue: Int32 { get set }
      @objc @MainActor @preconcurrency open var objectValue: Any? { get set }
      @objc @MainActor @preconcurrency open var font: NSFont? { get set }
      @objc @MainActor @preconcurrency open var alignment: NSTextAlignment { get set }
      @objc @MainActor @preconcurrency open var lineBreakMode: NSLineBreakMode { get set }
      @objc @MainActor @preconcurrency open var usesSingleLineMode: Bool { get set }
      @objc @MainActor @preconcurrency open var formatter: Formatter? { get set }
      @objc @MainActor @preconcurrency open var isContinuous: Bool { get set }
      @objc @MainActor @preconcurrency open var refusesFirstResponder: Bool { get set }
      @objc @MainActor @preconcurrency open var cell: NSCell? { get set }
      @objc @MainActor @preconcurrency open func sizeToFit()
      @objc @discardableResult @MainActor @preconcurrency open func sizeThatFits(_ size: NSSize) -> NSSize
      @objc @MainActor @preconcurrency open func performClick(_ sender: Any?)
      @objc @discardableResult @MainActor @preconcurrency open func sendAction(_ action: Selector?, to target: Any?) -> Bool
      @objc @discardableResult @MainActor @preconcurrency open func currentEditor() -> NSText?
      @objc @discardableResult @MainActor @preconcurrency open func abortEditing() -> Bool
      @objc public enum ControlSize : UInt, Sendable {
        case regular
        case small
        case mini
        case large
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      public struct StateValue : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: Int)
        public var rawValue: Int { get }
        public static var on: NSControl.StateValue { get }
        public static var off: NSControl.StateValue { get }
        public static var mixed: NSControl.StateValue { get }
      }
      public static var textDidChangeNotification: NSNotification.Name { get }
      @objc @MainActor @preconcurrency open var ignoresMultiClick: Bool { get set }
      @objc @MainActor @preconcurrency open var allowsExpansionToolTips: Bool { get set }
      @objc @MainActor @preconcurrency open var baseWritingDirection: NSWritingDirection { get set }
      @objc @MainActor @preconcurrency open func validateEditing()
      @objc @MainActor @preconcurrency open func takeStringValueFrom(_ sender: Any?)
      @objc @MainActor @preconcurrency open func takeIntValueFrom(_ sender: Any?)
      @objc @MainActor @preconcurrency open func takeDoubleValueFrom(_ sender: Any?)
      @objc @MainActor @preconcurrency open func takeIntegerValueFrom(_ sender: Any?)
      @objc @MainActor @preconcurrency open func takeFloatValueFrom(_ sender: Any?)
      @objc @MainActor @preconcurrency open func takeObjectValueFrom(_ sender: Any?)
      @objc @MainActor @preconcurrency open func draw(with expansionFrame: NSRect)
      @objc @MainActor @preconcurrency open func drawWithExpansionFrame(_ contentFrame: NSRect, in view: NSView)
      @discardableResult @objc @MainActor @preconcurrency open func expansionFrame(withFrame contentFrame: NSRect) -> NSRect
      @objc @MainActor @preconcurrency open func edit(withFrame rect: NSRect, editor textObj: NSText, delegate: Any?, event: NSEvent)
      @discardableResult @objc @MainActor @preconcurrency open func selectedTag() -> Int
      public static var textDidBeginEditingNotification: NSNotification.Name { get }
      public static var textDidEndEditingNotification: NSNotification.Name { get }
    }
    @MainActor @preconcurrency open class NSCell : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(textCell string: String)
      @MainActor @preconcurrency public init(imageCell image: NSImage?)
      @MainActor @preconcurrency public required init(coder: NSCoder)
      @objc @MainActor @preconcurrency open var isBordered: Bool { get set }
      @objc @MainActor @preconcurrency open var isBezeled: Bool { get set }
      @objc @MainActor @preconcurrency open var isEditable: Bool { get set }
      @objc @MainActor @preconcurrency open var isScrollable: Bool { get set }
      @objc @MainActor @preconcurrency open var wraps: Bool { get set }
      @objc @MainActor @preconcurrency open var lineBreakMode: NSLineBreakMode { get set }
      @objc @MainActor @preconcurrency open var usesSingleLineMode: Bool { get set }
      @objc @MainActor @preconcurrency open var focusRingType: NSFocusRingType { get set }
      @objc @MainActor @preconcurrency open var controlView: NSView? { get set }
      @objc @MainActor @preconcurrency open var isHighlighted: Bool { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSActionCell : NSCell {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(textCell string: String)
      @MainActor @preconcurrency override public init(imageCell image: NSImage?)
      @MainActor @preconcurrency public required init(coder: NSCoder)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSTextFieldCell : NSActionCell {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(textCell string: String)
      @MainActor @preconcurrency public required init(coder: NSCoder)
      @objc @MainActor @preconcurrency open var placeholderString: String? { get set }
      @objc @MainActor @preconcurrency open var drawsBackground: Bool { get set }
      @objc @discardableResult @MainActor @preconcurrency override open func drawingRect(forBounds rect: NSRect) -> NSRect
    }
    @objc public enum NSTextAlignment : Int, Sendable {
      case left
      case right
      case center
      case justified
      case natural
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum NSLineBreakMode : UInt, Sendable {
      case byWordWrapping
      case byCharWrapping
      case byClipping
      case byTruncatingHead
      case byTruncatingTail
      case byTruncatingMiddle
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSTextField : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(labelWithString stringValue: String)
      @MainActor @preconcurrency public convenience init(wrappingLabelWithString stringValue: String)
      @MainActor @preconcurrency public convenience init(string stringValue: String)
      @objc @MainActor @preconcurrency weak open var delegate: (any NSTextFieldDelegate)? { get set }
      @objc @MainActor @preconcurrency open var placeholderString: String? { get set }
      @objc @MainActor @preconcurrency open var placeholderAttributedString: NSAttributedString? { get set }
      @objc @MainActor @preconcurrency open var isBordered: Bool { get set }
      @objc @MainActor @preconcurrency open var isBezeled: Bool { get set }
      @objc @MainActor @preconcurrency open var isEditable: Bool { get set }
      @objc @MainActor @preconcurrency open var isSelectable: Bool { get set }
      @objc @MainActor @preconcurrency open var drawsBackground: Bool { get set }
      @objc @MainActor @preconcurrency open var backgroundColor: NSColor? { get set }
      @objc @MainActor @preconcurrency open var textColor: NSColor? { get set }
      @objc @MainActor @preconcurrency open var bezelStyle: NSTextField.BezelStyle { get set }
      @objc @MainActor @preconcurrency open var maximumNumberOfLines: Int { get set }
      @objc @MainActor @preconcurrency open var preferredMaxLayoutWidth: CGFloat { get set }
      @objc @MainActor @preconcurrency open var allowsEditingTextAttributes: Bool { get set }
      @objc @MainActor @preconcurrency open var isAutomaticTextCompletionEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open func selectText(_ sender: Any?)
      @objc @MainActor @preconcurrency open func textDidChange(_ notification: Notification)
      @objc @MainActor @preconcurrency open func textDidBeginEditing(_ notification: Notification)
      @objc @MainActor @preconcurrency open func textDidEndEditing(_ notification: Notification)
      @objc public enum BezelStyle : UInt, Sendable {
        case squareBezel
        case roundedBezel
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSecureTextField : NSTextField {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSearchField : NSTextField {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var sendsSearchStringImmediately: Bool { get set }
      @objc @MainActor @preconcurrency open var sendsWholeSearchString: Bool { get set }
      @objc @MainActor @preconcurrency open var searchMenuTemplate: NSMenu? { get set }
      @objc @MainActor @preconcurrency open var recentSearches: [String] { get set }
      @objc @MainActor @preconcurrency open var maximumRecents: Int { get set }
      @objc @MainActor @preconcurrency open var recentsAutosaveName: NSSearchField.RecentsAutosaveName? { get set }
      public typealias RecentsAutosaveName = String
      @available(macOS 11.0, *)
      @objc @MainActor @preconcurrency open var searchTextBounds: NSRect { get }
      @available(macOS 11.0, *)
      @objc @MainActor @preconcurrency open var searchButtonBounds: NSRect { get }
      @available(macOS 11.0, *)
      @objc @MainActor @preconcurrency open var cancelButtonBounds: NSRect { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSComboBox : NSTextField {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open func addItems(withObjectValues objects: [Any])
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSButton : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(title: String, target: Any?, action: Selector?)
      @MainActor @preconcurrency public convenience init(image: NSImage, target: Any?, action: Selector?)
      @MainActor @preconcurrency public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?)
      @objc @MainActor @preconcurrency open var title: String { get set }
      @objc @MainActor @preconcurrency open var alternateTitle: String { get set }
      @objc @MainActor @preconcurrency open var attributedTitle: NSAttributedString { get set }
      @objc @MainActor @preconcurrency open var image: NSImage? { get set }
      @objc @MainActor @preconcurrency open var imagePosition: NSControl.ImagePosition { get set }
      @objc @MainActor @preconcurrency open var imageScaling: NSImageScaling { get set }
      @objc @MainActor @preconcurrency open var state: NSControl.StateValue { get set }
      @objc @MainActor @preconcurrency open var isBordered: Bool { get set }
      @objc @MainActor @preconcurrency open var isTransparent: Bool { get set }
      @objc @MainActor @preconcurrency open var bezelStyle: NSButton.BezelStyle { get set }
      @objc @MainActor @preconcurrency open var bezelColor: NSColor? { get set }
      @objc @MainActor @preconcurrency open var contentTintColor: NSColor? { get set }
      @objc @MainActor @preconcurrency open var keyEquivalent: String { get set }
      @objc @MainActor @preconcurrency open var keyEquivalentModifierMask: NSEvent.ModifierFlags { get set }
      @objc @MainActor @preconcurrency open var hasDestructiveAction: Bool { get set }
      @objc @MainActor @preconcurrency open var showsBorderOnlyWhileMouseInside: Bool { get set }
      @objc @MainActor @preconcurrency open var allowsMixedState: Bool { get set }
      @objc @MainActor @preconcurrency open func setButtonType(_ type: NSButton.ButtonType)
      @objc @MainActor @preconcurrency open func highlight(_ flag: Bool)
      @objc public enum ButtonType : UInt, Sendable {
        case momentaryLight
        case pushOnPushOff
        case toggle
        case `switch`
        case radio
        case momentaryChange
        case onOff
        case momentaryPushIn
        case accelerator
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum BezelStyle : UInt, Sendable {
        case rounded
        case regularSquare
        case disclosure
        case shadowlessSquare
        case circular
        case texturedSquare
        case helpButton
        case smallSquare
        case texturedRounded
        case roundRect
        case recessed
        case roundedDisclosure
        case inline
        case push
        case toolbar
        case automatic
        case accessoryBar
        case accessoryBarAction
        case badge
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @available(macOS 26.0, *)
      @objc @MainActor @preconcurrency open var tintProminence: NSTintProminence { get set }
      @available(macOS 10.15, *)
      @objc @MainActor @preconcurrency open var symbolConfiguration: NSImage.SymbolConfiguration? { get set }
      @objc @MainActor @preconcurrency open var maxAcceleratorLevel: Int { get set }
      @objc @MainActor @preconcurrency open func getPeriodicDelay(_ delay: UnsafeMutablePointer<Float>, interval: UnsafeMutablePointer<Float>)
      @objc @MainActor @preconcurrency open func setPeriodicDelay(_ delay: Float, interval: Float)
      @objc @MainActor @preconcurrency open func compress(withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions])
      @objc @MainActor @preconcurrency open var imageHugsTitle: Bool { get set }
      @objc @MainActor @preconcurrency open func setNextState()
      @objc @MainActor @preconcurrency open var attributedAlternateTitle: NSAttributedString { get set }
      @available(macOS 10.12.2, *)
      @objc @MainActor @preconcurrency open var activeCompressionOptions: NSUserInterfaceCompressionOptions { get }
    }
    extension NSControl {
      @objc public enum ImagePosition : UInt, Sendable {
        case noImage
        case imageOnly
        case imageLeft
        case imageRight
        case imageBelow
        case imageAbove
        case imageOverlaps
        case imageLeading
        case imageTrailing
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    @objc public enum NSImageScaling : UInt, Sendable {
      case scaleProportionallyDown
      case scaleAxesIndependently
      case scaleNone
      case scaleProportionallyUpOrDown
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSStatusBarButton : NSButton {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var appearsDisabled: Bool { get set }
    }
    @MainActor @preconcurrency open class NSPopUpButton : NSButton {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public init(frame buttonFrame: NSRect, pullsDown flag: Bool)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var pullsDown: Bool { get set }
      @objc @MainActor @preconcurrency open var indexOfSelectedItem: Int { get }
      @objc @MainActor @preconcurrency open var titleOfSelectedItem: String? { get }
      @objc @MainActor @preconcurrency open var selectedItem: NSMenuItem? { get }
      @objc @MainActor @preconcurrency open func addItem(withTitle title: String)
      @objc @MainActor @preconcurrency open func addItems(withTitles itemTitles: [String])
      @objc @MainActor @preconcurrency open func removeAllItems()
      @objc @MainActor @preconcurrency open func selectItem(at index: Int)
      @objc @MainActor @preconcurrency open func selectItem(withTitle title: String)
      @objc @MainActor @preconcurrency open var lastItem: NSMenuItem? { get }
      @objc @MainActor @preconcurrency open var indexOfSelectedTag: Int { get }
      @objc @MainActor @preconcurrency open var selectedTag: Int { get }
      @discardableResult @objc @MainActor @preconcurrency open func itemTitle(at index: Int) -> String
      @objc @MainActor @preconcurrency open func insertItem(withTitle title: String, at index: Int)
      @objc @MainActor @preconcurrency open func removeItem(withTitle title: String)
      @discardableResult @objc @MainActor @preconcurrency open func indexOfItem(withTitle title: String) -> Int
      @discardableResult @objc @MainActor @preconcurrency open func indexOfItem(withTag tag: Int) -> Int
      @discardableResult @objc @MainActor @preconcurrency open func indexOfItem(withRepresentedObject obj: Any?) -> Int
      @discardableResult @objc @MainActor @preconcurrency open func index(of item: NSMenuItem) -> Int
      @objc @MainActor @preconcurrency open func synchronizeTitleAndSelectedItem()
      @available(macOS 15.0, *)
      @objc @MainActor @preconcurrency open var altersStateOfSelectedItem: Bool { get set }
      @available(macOS 15.0, *)
      @objc @MainActor @preconcurrency open var usesItemFromMenu: Bool { get set }
      public static var willPopUpNotification: NSNotification.Name { get }
    }
    """#
}
