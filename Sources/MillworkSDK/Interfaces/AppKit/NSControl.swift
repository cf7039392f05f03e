extension InterfaceModules.AppKit {
  /// Controls, text, images, scroll and table views, menus, popovers.
  static let nsControl = #"""
    // https://developer.apple.com/documentation/appkit/nscontrol
    // https://developer.apple.com/documentation/appkit/nstextview
    // https://developer.apple.com/documentation/appkit/menus-cursors-and-the-dock
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSControl : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var target: AnyObject? { get set }
      @MainActor @preconcurrency open var action: Selector? { get set }
      @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @MainActor @preconcurrency open var isHighlighted: Bool { get set }
      @MainActor @preconcurrency open var controlSize: NSControl.ControlSize { get set }
      @MainActor @preconcurrency open var stringValue: String { get set }
      @MainActor @preconcurrency open var attributedStringValue: NSAttributedString { get set }
      @MainActor @preconcurrency open var doubleValue: Double { get set }
      @MainActor @preconcurrency open var floatValue: Float { get set }
      @MainActor @preconcurrency open var integerValue: Int { get set }
      @MainActor @preconcurrency open var intValue: Int32 { get set }
      @MainActor @preconcurrency open var objectValue: Any? { get set }
      @MainActor @preconcurrency open var font: NSFont? { get set }
      @MainActor @preconcurrency open var alignment: NSTextAlignment { get set }
      @MainActor @preconcurrency open var lineBreakMode: NSLineBreakMode { get set }
      @MainActor @preconcurrency open var usesSingleLineMode: Bool { get set }
      @MainActor @preconcurrency open var formatter: Formatter? { get set }
      @MainActor @preconcurrency open var isContinuous: Bool { get set }
      @MainActor @preconcurrency open var refusesFirstResponder: Bool { get set }
      @MainActor @preconcurrency open var cell: NSCell? { get set }
      @MainActor @preconcurrency open func sizeToFit()
      @discardableResult @MainActor @preconcurrency open func sizeThatFits(_ size: NSSize) -> NSSize
      @objc @MainActor @preconcurrency open func performClick(_ sender: Any?)
      @discardableResult @MainActor @preconcurrency open func sendAction(_ action: Selector?, to target: Any?) -> Bool
      @discardableResult @MainActor @preconcurrency open func currentEditor() -> NSText?
      @discardableResult @MainActor @preconcurrency open func abortEditing() -> Bool
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
      @MainActor @preconcurrency open var ignoresMultiClick: Bool { get set }
      @MainActor @preconcurrency open var allowsExpansionToolTips: Bool { get set }
      @MainActor @preconcurrency open var baseWritingDirection: NSWritingDirection { get set }
      @MainActor @preconcurrency open func validateEditing()
      @objc @MainActor @preconcurrency open func takeStringValueFrom(_ sender: Any?)
      @objc @MainActor @preconcurrency open func takeIntValueFrom(_ sender: Any?)
      @objc @MainActor @preconcurrency open func takeDoubleValueFrom(_ sender: Any?)
      @objc @MainActor @preconcurrency open func takeIntegerValueFrom(_ sender: Any?)
      @objc @MainActor @preconcurrency open func takeFloatValueFrom(_ sender: Any?)
      @objc @MainActor @preconcurrency open func takeObjectValueFrom(_ sender: Any?)
      @MainActor @preconcurrency open func draw(with expansionFrame: NSRect)
      @MainActor @preconcurrency open func drawWithExpansionFrame(_ contentFrame: NSRect, in view: NSView)
      @MainActor @preconcurrency open func expansionFrame(withFrame contentFrame: NSRect) -> NSRect
      @MainActor @preconcurrency open func edit(withFrame rect: NSRect, editor textObj: NSText, delegate: Any?, event: NSEvent)
      @MainActor @preconcurrency open func selectedTag() -> Int
      public static var textDidBeginEditingNotification: NSNotification.Name { get }
      public static var textDidEndEditingNotification: NSNotification.Name { get }
    }
    @MainActor @preconcurrency open class NSCell : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(textCell string: String)
      @MainActor @preconcurrency open var isBordered: Bool { get set }
      @MainActor @preconcurrency open var isBezeled: Bool { get set }
      @MainActor @preconcurrency open var isEditable: Bool { get set }
      @MainActor @preconcurrency open var isScrollable: Bool { get set }
      @MainActor @preconcurrency open var wraps: Bool { get set }
      @MainActor @preconcurrency open var lineBreakMode: NSLineBreakMode { get set }
      @MainActor @preconcurrency open var usesSingleLineMode: Bool { get set }
      @MainActor @preconcurrency open var focusRingType: NSFocusRingType { get set }
      @MainActor @preconcurrency open var controlView: NSView? { get set }
      @MainActor @preconcurrency open var isHighlighted: Bool { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSActionCell : NSCell {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(textCell string: String)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSTextFieldCell : NSActionCell {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(textCell string: String)
      @MainActor @preconcurrency open var placeholderString: String? { get set }
      @MainActor @preconcurrency open var drawsBackground: Bool { get set }
      @discardableResult @MainActor @preconcurrency open func drawingRect(forBounds rect: NSRect) -> NSRect
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
    @MainActor @preconcurrency public protocol NSControlTextEditingDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency public protocol NSTextFieldDelegate : NSControlTextEditingDelegate {
    }
    @MainActor @preconcurrency public protocol NSSearchFieldDelegate : NSTextFieldDelegate {
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSTextField : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(labelWithString stringValue: String)
      @MainActor @preconcurrency public convenience init(wrappingLabelWithString stringValue: String)
      @MainActor @preconcurrency public convenience init(string stringValue: String)
      @MainActor @preconcurrency open var delegate: (any NSTextFieldDelegate)? { get set }
      @MainActor @preconcurrency open var placeholderString: String? { get set }
      @MainActor @preconcurrency open var placeholderAttributedString: NSAttributedString? { get set }
      @MainActor @preconcurrency open var isBordered: Bool { get set }
      @MainActor @preconcurrency open var isBezeled: Bool { get set }
      @MainActor @preconcurrency open var isEditable: Bool { get set }
      @MainActor @preconcurrency open var isSelectable: Bool { get set }
      @MainActor @preconcurrency open var drawsBackground: Bool { get set }
      @MainActor @preconcurrency open var backgroundColor: NSColor? { get set }
      @MainActor @preconcurrency open var textColor: NSColor? { get set }
      @MainActor @preconcurrency open var bezelStyle: NSTextField.BezelStyle { get set }
      @MainActor @preconcurrency open var maximumNumberOfLines: Int { get set }
      @MainActor @preconcurrency open var preferredMaxLayoutWidth: CGFloat { get set }
      @MainActor @preconcurrency open var allowsEditingTextAttributes: Bool { get set }
      @MainActor @preconcurrency open var isAutomaticTextCompletionEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open func selectText(_ sender: Any?)
      @MainActor @preconcurrency open func textDidChange(_ notification: Notification)
      @MainActor @preconcurrency open func textDidBeginEditing(_ notification: Notification)
      @MainActor @preconcurrency open func textDidEndEditing(_ notification: Notification)
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
      @MainActor @preconcurrency open var sendsSearchStringImmediately: Bool { get set }
      @MainActor @preconcurrency open var sendsWholeSearchString: Bool { get set }
      @MainActor @preconcurrency open var searchMenuTemplate: NSMenu? { get set }
      @MainActor @preconcurrency open var recentSearches: [String] { get set }
      @MainActor @preconcurrency open var maximumRecents: Int { get set }
      @MainActor @preconcurrency open var recentsAutosaveName: NSSearchField.RecentsAutosaveName? { get set }
      public typealias RecentsAutosaveName = String
      @available(macOS 11.0, *)
      @MainActor @preconcurrency open var searchTextBounds: NSRect { get }
      @available(macOS 11.0, *)
      @MainActor @preconcurrency open var searchButtonBounds: NSRect { get }
      @available(macOS 11.0, *)
      @MainActor @preconcurrency open var cancelButtonBounds: NSRect { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSComboBox : NSTextField {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open func addItems(withObjectValues objects: [Any])
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSButton : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(title: String, target: Any?, action: Selector?)
      @MainActor @preconcurrency public convenience init(image: NSImage, target: Any?, action: Selector?)
      @MainActor @preconcurrency public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?)
      @MainActor @preconcurrency open var title: String { get set }
      @MainActor @preconcurrency open var alternateTitle: String { get set }
      @MainActor @preconcurrency open var attributedTitle: NSAttributedString { get set }
      @MainActor @preconcurrency open var image: NSImage? { get set }
      @MainActor @preconcurrency open var imagePosition: NSControl.ImagePosition { get set }
      @MainActor @preconcurrency open var imageScaling: NSImageScaling { get set }
      @MainActor @preconcurrency open var state: NSControl.StateValue { get set }
      @MainActor @preconcurrency open var isBordered: Bool { get set }
      @MainActor @preconcurrency open var isTransparent: Bool { get set }
      @MainActor @preconcurrency open var bezelStyle: NSButton.BezelStyle { get set }
      @MainActor @preconcurrency open var bezelColor: NSColor? { get set }
      @MainActor @preconcurrency open var contentTintColor: NSColor? { get set }
      @MainActor @preconcurrency open var keyEquivalent: String { get set }
      @MainActor @preconcurrency open var keyEquivalentModifierMask: NSEvent.ModifierFlags { get set }
      @MainActor @preconcurrency open var hasDestructiveAction: Bool { get set }
      @MainActor @preconcurrency open var showsBorderOnlyWhileMouseInside: Bool { get set }
      @MainActor @preconcurrency open var allowsMixedState: Bool { get set }
      @MainActor @preconcurrency open func setButtonType(_ type: NSButton.ButtonType)
      @MainActor @preconcurrency open func highlight(_ flag: Bool)
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
      @MainActor @preconcurrency open var tintProminence: NSTintProminence { get set }
      @available(macOS 10.15, *)
      @MainActor @preconcurrency open var symbolConfiguration: NSImage.SymbolConfiguration? { get set }
      @MainActor @preconcurrency open var maxAcceleratorLevel: Int { get set }
      @MainActor @preconcurrency open func getPeriodicDelay(_ delay: UnsafeMutablePointer<Float>, interval: UnsafeMutablePointer<Float>)
      @MainActor @preconcurrency open func setPeriodicDelay(_ delay: Float, interval: Float)
      @MainActor @preconcurrency open func compress(withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions])
      @MainActor @preconcurrency open var imageHugsTitle: Bool { get set }
      @MainActor @preconcurrency open func setNextState()
      @MainActor @preconcurrency open var attributedAlternateTitle: NSAttributedString { get set }
      @available(macOS 10.12.2, *)
      @MainActor @preconcurrency open var activeCompressionOptions: NSUserInterfaceCompressionOptions { get }
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
      @MainActor @preconcurrency open var appearsDisabled: Bool { get set }
    }
    @MainActor @preconcurrency open class NSPopUpButton : NSButton {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public init(frame buttonFrame: NSRect, pullsDown flag: Bool)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var pullsDown: Bool { get set }
      @MainActor @preconcurrency open var indexOfSelectedItem: Int { get }
      @MainActor @preconcurrency open var titleOfSelectedItem: String? { get }
      @MainActor @preconcurrency open var selectedItem: NSMenuItem? { get }
      @MainActor @preconcurrency open func addItem(withTitle title: String)
      @MainActor @preconcurrency open func addItems(withTitles itemTitles: [String])
      @MainActor @preconcurrency open func removeAllItems()
      @MainActor @preconcurrency open func selectItem(at index: Int)
      @MainActor @preconcurrency open func selectItem(withTitle title: String)
      @MainActor @preconcurrency open var lastItem: NSMenuItem? { get }
      @MainActor @preconcurrency open var indexOfSelectedTag: Int { get }
      @MainActor @preconcurrency open var selectedTag: Int { get }
      @MainActor @preconcurrency open func itemTitle(at index: Int) -> String
      @MainActor @preconcurrency open func insertItem(withTitle title: String, at index: Int)
      @MainActor @preconcurrency open func removeItem(withTitle title: String)
      @MainActor @preconcurrency open func indexOfItem(withTitle title: String) -> Int
      @MainActor @preconcurrency open func indexOfItem(withTag tag: Int) -> Int
      @MainActor @preconcurrency open func indexOfItem(withRepresentedObject obj: Any?) -> Int
      @MainActor @preconcurrency open func index(of item: NSMenuItem) -> Int
      @MainActor @preconcurrency open func synchronizeTitleAndSelectedItem()
      @available(macOS 15.0, *)
      @MainActor @preconcurrency open var altersStateOfSelectedItem: Bool { get set }
      @available(macOS 15.0, *)
      @MainActor @preconcurrency open var usesItemFromMenu: Bool { get set }
      public static var willPopUpNotification: NSNotification.Name { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSwitch : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var state: NSControl.StateValue { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSlider : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?)
      @MainActor @preconcurrency open var minValue: Double { get set }
      @MainActor @preconcurrency open var maxValue: Double { get set }
      @MainActor @preconcurrency open var numberOfTickMarks: Int { get set }
      @MainActor @preconcurrency open var allowsTickMarkValuesOnly: Bool { get set }
      @objc public enum TickMarkPosition : UInt, Sendable {
        case below
        case above
        case leading
        case trailing
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @MainActor @preconcurrency open var tickMarkPosition: NSSlider.TickMarkPosition { get set }
      @MainActor @preconcurrency open var knobThickness: CGFloat { get }
      @MainActor @preconcurrency open func tickMarkValue(at index: Int) -> Double
      @MainActor @preconcurrency open func rectOfTickMark(at index: Int) -> NSRect
      @MainActor @preconcurrency open func closestTickMarkValue(toValue value: Double) -> Double
      @MainActor @preconcurrency open var altIncrementValue: Double { get set }
      @available(macOS 26.0, *)
      @MainActor @preconcurrency open var neutralValue: Double { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSStepper : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var minValue: Double { get set }
      @MainActor @preconcurrency open var maxValue: Double { get set }
      @MainActor @preconcurrency open var increment: Double { get set }
      @MainActor @preconcurrency open var valueWraps: Bool { get set }
      @MainActor @preconcurrency open var autorepeat: Bool { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSegmentedControl : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(labels: [String], trackingMode: NSSegmentedControl.SwitchTracking, target: Any?, action: Selector?)
      @MainActor @preconcurrency open var segmentCount: Int { get set }
      @MainActor @preconcurrency open var selectedSegment: Int { get set }
      @MainActor @preconcurrency open var segmentStyle: NSSegmentedControl.Style { get set }
      @MainActor @preconcurrency open func setLabel(_ label: String, forSegment segment: Int)
      @MainActor @preconcurrency open func setImage(_ image: NSImage?, forSegment segment: Int)
      @objc public enum SwitchTracking : UInt, Sendable {
        case selectOne
        case selectAny
        case momentary
        case momentaryAccelerator
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum Style : Int, Sendable {
        case automatic
        case rounded
        case texturedRounded
        case roundRect
        case texturedSquare
        case capsule
        case smallSquare
        case separated
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open func label(forSegment segment: Int) -> String?
      @MainActor @preconcurrency open func image(forSegment segment: Int) -> NSImage?
      @MainActor @preconcurrency open func isEnabled(forSegment segment: Int) -> Bool
      @MainActor @preconcurrency open func menu(forSegment segment: Int) -> NSMenu?
      @MainActor @preconcurrency open func setTag(_ tag: Int, forSegment segment: Int)
      @MainActor @preconcurrency open func tag(forSegment segment: Int) -> Int
      @MainActor @preconcurrency open func width(forSegment segment: Int) -> CGFloat
      @MainActor @preconcurrency open func setAlignment(_ alignment: NSTextAlignment, forSegment segment: Int)
      @MainActor @preconcurrency open func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int)
      @MainActor @preconcurrency open func setShowsMenuIndicator(_ showsMenuIndicator: Bool, forSegment segment: Int)
      @MainActor @preconcurrency open func toolTip(forSegment segment: Int) -> String?
      @MainActor @preconcurrency open func selectSegment(withTag tag: Int) -> Bool
      @MainActor @preconcurrency open var indexOfSelectedItem: Int { get }
      @MainActor @preconcurrency open var selectedSegmentBezelColor: NSColor? { get set }
      @MainActor @preconcurrency open var doubleValueForSelectedSegment: Double { get }
      @MainActor @preconcurrency open var isSpringLoaded: Bool { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSDatePicker : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var dateValue: Date { get set }
      @MainActor @preconcurrency open var datePickerStyle: NSDatePicker.Style { get set }
      @objc public enum Style : UInt, Sendable {
        case textFieldAndStepper
        case clockAndCalendar
        case textField
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      public struct ElementFlags : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var hourMinute: Self { get }
        public static var hourMinuteSecond: Self { get }
        public static var timeZone: Self { get }
        public static var yearMonth: Self { get }
        public static var yearMonthDay: Self { get }
        public static var era: Self { get }
      }
      @objc public enum Mode : UInt, Sendable {
        case single
        case range
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @MainActor @preconcurrency open var datePickerElements: NSDatePicker.ElementFlags { get set }
      @MainActor @preconcurrency open var datePickerMode: NSDatePicker.Mode { get set }
      @MainActor @preconcurrency open var minDate: Date? { get set }
      @MainActor @preconcurrency open var maxDate: Date? { get set }
      @MainActor @preconcurrency open var calendar: Calendar? { get set }
      @MainActor @preconcurrency open var locale: Locale? { get set }
      @MainActor @preconcurrency open var timeZone: TimeZone? { get set }
      @MainActor @preconcurrency open var timeInterval: TimeInterval { get set }
      @MainActor @preconcurrency open var isBezeled: Bool { get set }
      @MainActor @preconcurrency open var isBordered: Bool { get set }
      @MainActor @preconcurrency open var drawsBackground: Bool { get set }
      @MainActor @preconcurrency open var backgroundColor: NSColor { get set }
      @MainActor @preconcurrency open var textColor: NSColor { get set }
      @MainActor @preconcurrency open var delegate: (any NSDatePickerCellDelegate)? { get set }
      @available(macOS 10.15.4, *)
      @MainActor @preconcurrency open var presentsCalendarOverlay: Bool { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSColorWell : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var color: NSColor { get set }
      @MainActor @preconcurrency open var isBordered: Bool { get set }
      @MainActor @preconcurrency open var isActive: Bool { get }
      @MainActor @preconcurrency open func activate(_ exclusive: Bool)
      @MainActor @preconcurrency open func deactivate()
      @objc @MainActor @preconcurrency open func takeColorFrom(_ sender: Any?)
      @available(macOS 13.0, *)
      @objc public enum Style : Int, Sendable {
        case `default`
        case minimal
        case expanded
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @available(macOS 13.0, *)
      @MainActor @preconcurrency open var colorWellStyle: NSColorWell.Style { get set }
      @available(macOS 13.0, *)
      @MainActor @preconcurrency public convenience init(style: NSColorWell.Style)
      @available(macOS 13.0, *)
      @MainActor @preconcurrency open var image: NSImage? { get set }
      @available(macOS 13.0, *)
      @MainActor @preconcurrency open var pulldownTarget: AnyObject? { get set }
      @available(macOS 13.0, *)
      @MainActor @preconcurrency open var pulldownAction: Selector? { get set }
      @available(macOS 14.0, *)
      @MainActor @preconcurrency open var supportsAlpha: Bool { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSImageView : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(image: NSImage)
      @MainActor @preconcurrency open var image: NSImage? { get set }
      @MainActor @preconcurrency open var imageScaling: NSImageScaling { get set }
      @MainActor @preconcurrency open var imageAlignment: NSImageAlignment { get set }
      @MainActor @preconcurrency open var contentTintColor: NSColor? { get set }
      @MainActor @preconcurrency open var symbolConfiguration: NSImage.SymbolConfiguration? { get set }
      @MainActor @preconcurrency open var animates: Bool { get set }
      @MainActor @preconcurrency open var isEditable: Bool { get set }
      @objc public enum FrameStyle : UInt, Sendable {
        case none
        case photo
        case grayBezel
        case groove
        case button
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @MainActor @preconcurrency open var imageFrameStyle: NSImageView.FrameStyle { get set }
      @MainActor @preconcurrency open var allowsCutCopyPaste: Bool { get set }
      @available(macOS 14.0, *)
      @MainActor @preconcurrency open var preferredImageDynamicRange: NSImage.DynamicRange { get set }
      @available(macOS 14.0, *)
      @MainActor @preconcurrency open var imageDynamicRange: NSImage.DynamicRange { get }
    }
    @objc public enum NSImageAlignment : UInt, Sendable {
      case alignCenter
      case alignTop
      case alignTopLeft
      case alignTopRight
      case alignLeft
      case alignBottom
      case alignBottomLeft
      case alignBottomRight
      case alignRight
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSProgressIndicator : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var isIndeterminate: Bool { get set }
      @MainActor @preconcurrency open var doubleValue: Double { get set }
      @MainActor @preconcurrency open var minValue: Double { get set }
      @MainActor @preconcurrency open var maxValue: Double { get set }
      @MainActor @preconcurrency open var style: NSProgressIndicator.Style { get set }
      @MainActor @preconcurrency open var controlSize: NSControl.ControlSize { get set }
      @MainActor @preconcurrency open var isDisplayedWhenStopped: Bool { get set }
      @objc @MainActor @preconcurrency open func startAnimation(_ sender: Any?)
      @objc @MainActor @preconcurrency open func stopAnimation(_ sender: Any?)
      @MainActor @preconcurrency open func increment(by delta: Double)
      @objc public enum Style : UInt, Sendable {
        case bar
        case spinning
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @available(macOS 14.0, *)
      @MainActor @preconcurrency open var observedProgress: Progress? { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSBox : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var title: String { get set }
      @MainActor @preconcurrency open var boxType: NSBox.BoxType { get set }
      @MainActor @preconcurrency open var fillColor: NSColor { get set }
      @MainActor @preconcurrency open var cornerRadius: CGFloat { get set }
      @objc public enum BoxType : UInt, Sendable {
        case primary
        case separator
        case custom
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @MainActor @preconcurrency open var contentViewMargins: NSSize { get set }
      @MainActor @preconcurrency open var borderRect: NSRect { get }
      @MainActor @preconcurrency open var titleRect: NSRect { get }
      @MainActor @preconcurrency open var titleFont: NSFont { get set }
      @MainActor @preconcurrency open func sizeToFit()
      @MainActor @preconcurrency open func setFrameFromContentFrame(_ contentFrame: NSRect)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSStackView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(views: [NSView])
      @MainActor @preconcurrency open var orientation: NSUserInterfaceLayoutOrientation { get set }
      @MainActor @preconcurrency open var alignment: NSLayoutConstraint.Attribute { get set }
      @MainActor @preconcurrency open var spacing: CGFloat { get set }
      @MainActor @preconcurrency open var distribution: NSStackView.Distribution { get set }
      @MainActor @preconcurrency open var edgeInsets: NSEdgeInsets { get set }
      @MainActor @preconcurrency open var arrangedSubviews: [NSView] { get }
      @MainActor @preconcurrency open func addArrangedSubview(_ view: NSView)
      @MainActor @preconcurrency open func removeArrangedSubview(_ view: NSView)
      @objc public enum Distribution : Int, Sendable {
        case fill
        case fillEqually
        case fillProportionally
        case equalSpacing
        case equalCentering
        case gravityAreas
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int)
      @MainActor @preconcurrency open func customSpacing(after view: NSView) -> CGFloat
      @MainActor @preconcurrency open func visibilityPriority(for view: NSView) -> NSStackView.VisibilityPriority
      @MainActor @preconcurrency open func clippingResistancePriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority
      @MainActor @preconcurrency open func huggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority
      @MainActor @preconcurrency open func removeView(_ view: NSView)
      @MainActor @preconcurrency open func insertView(_ view: NSView, at index: Int, in gravity: NSStackView.Gravity)
      @MainActor @preconcurrency open func views(in gravity: NSStackView.Gravity) -> [NSView]
      @MainActor @preconcurrency open var views: [NSView] { get }
      @MainActor @preconcurrency open var detachedViews: [NSView] { get }
      @MainActor @preconcurrency open var delegate: (any NSStackViewDelegate)? { get set }
    }
    @objc public enum NSUserInterfaceLayoutOrientation : Int, Sendable {
      case horizontal
      case vertical
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    extension NSLayoutConstraint {
      @objc public enum Attribute : Int, Sendable {
        case left
        case right
        case top
        case bottom
        case leading
        case trailing
        case width
        case height
        case centerX
        case centerY
        case lastBaseline
        case firstBaseline
        case notAnAttribute
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSVisualEffectView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var material: NSVisualEffectView.Material { get set }
      @MainActor @preconcurrency open var blendingMode: NSVisualEffectView.BlendingMode { get set }
      @MainActor @preconcurrency open var state: NSVisualEffectView.State { get set }
      @MainActor @preconcurrency open var isEmphasized: Bool { get set }
      @MainActor @preconcurrency open var maskImage: NSImage? { get set }
      @objc public enum Material : Int, Sendable {
        case titlebar
        case selection
        case menu
        case popover
        case sidebar
        case headerView
        case sheet
        case windowBackground
        case hudWindow
        case fullScreenUI
        case toolTip
        case contentBackground
        case underWindowBackground
        case underPageBackground
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum BlendingMode : Int, Sendable {
        case behindWindow
        case withinWindow
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum State : Int, Sendable {
        case followsWindowActiveState
        case active
        case inactive
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @available(macOS 26.0, *)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSGlassEffectView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var contentView: NSView? { get set }
      @MainActor @preconcurrency open var cornerRadius: CGFloat { get set }
      @MainActor @preconcurrency open var tintColor: NSColor? { get set }
      @MainActor @preconcurrency open var style: NSGlassEffectView.Style { get set }
      @objc public enum Style : Int, Sendable {
        case regular
        case clear
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSClipView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var documentView: NSView? { get set }
      @MainActor @preconcurrency open var drawsBackground: Bool { get set }
      @MainActor @preconcurrency open var backgroundColor: NSColor { get set }
      @MainActor @preconcurrency open var documentVisibleRect: NSRect { get }
      @MainActor @preconcurrency open func scroll(to newOrigin: NSPoint)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSScroller : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc public enum Style : Int, Sendable {
        case legacy
        case overlay
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSScrollView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var documentView: NSView? { get set }
      @MainActor @preconcurrency open var contentView: NSClipView { get set }
      @MainActor @preconcurrency open var hasVerticalScroller: Bool { get set }
      @MainActor @preconcurrency open var hasHorizontalScroller: Bool { get set }
      @MainActor @preconcurrency open var autohidesScrollers: Bool { get set }
      @MainActor @preconcurrency open var scrollerStyle: NSScroller.Style { get set }
      @MainActor @preconcurrency open var verticalScroller: NSScroller? { get set }
      @MainActor @preconcurrency open var horizontalScroller: NSScroller? { get set }
      @MainActor @preconcurrency open var drawsBackground: Bool { get set }
      @MainActor @preconcurrency open var backgroundColor: NSColor { get set }
      @MainActor @preconcurrency open var borderType: NSBorderType { get set }
      @MainActor @preconcurrency open var allowsMagnification: Bool { get set }
      @MainActor @preconcurrency open var magnification: CGFloat { get set }
      @MainActor @preconcurrency open var minMagnification: CGFloat { get set }
      @MainActor @preconcurrency open var maxMagnification: CGFloat { get set }
      @MainActor @preconcurrency open var automaticallyAdjustsContentInsets: Bool { get set }
      @MainActor @preconcurrency open var contentInsets: NSEdgeInsets { get set }
      @MainActor @preconcurrency open var scrollerInsets: NSEdgeInsets { get set }
      @MainActor @preconcurrency open var verticalScrollElasticity: NSScrollView.Elasticity { get set }
      @MainActor @preconcurrency open var horizontalScrollElasticity: NSScrollView.Elasticity { get set }
      @MainActor @preconcurrency open var usesPredominantAxisScrolling: Bool { get set }
      @MainActor @preconcurrency open var contentSize: NSSize { get }
      @MainActor @preconcurrency open var documentVisibleRect: NSRect { get }
      @MainActor @preconcurrency open func reflectScrolledClipView(_ cView: NSClipView)
      @MainActor @preconcurrency open func flashScrollers()
      @objc public enum Elasticity : Int, Sendable {
        case automatic
        case none
        case allowed
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public static var willStartLiveScrollNotification: NSNotification.Name { get }
      public static var didLiveScrollNotification: NSNotification.Name { get }
      public static var didEndLiveScrollNotification: NSNotification.Name { get }
    }
    @objc public enum NSBorderType : UInt, Sendable {
      case noBorder
      case lineBorder
      case bezelBorder
      case grooveBorder
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSText : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var string: String { get set }
      @MainActor @preconcurrency open var isEditable: Bool { get set }
      @MainActor @preconcurrency open var isSelectable: Bool { get set }
      @MainActor @preconcurrency open var isRichText: Bool { get set }
      @MainActor @preconcurrency open var importsGraphics: Bool { get set }
      @MainActor @preconcurrency open var drawsBackground: Bool { get set }
      @MainActor @preconcurrency open var backgroundColor: NSColor? { get set }
      @MainActor @preconcurrency open var font: NSFont? { get set }
      @MainActor @preconcurrency open var textColor: NSColor? { get set }
      @MainActor @preconcurrency open var alignment: NSTextAlignment { get set }
      @MainActor @preconcurrency open var selectedRange: NSRange { get set }
      @MainActor @preconcurrency open var maxSize: NSSize { get set }
      @MainActor @preconcurrency open var minSize: NSSize { get set }
      @MainActor @preconcurrency open var isHorizontallyResizable: Bool { get set }
      @MainActor @preconcurrency open var isVerticallyResizable: Bool { get set }
      @MainActor @preconcurrency open var usesFontPanel: Bool { get set }
      @MainActor @preconcurrency open func scrollRangeToVisible(_ range: NSRange)
      @MainActor @preconcurrency open func sizeToFit()
      @objc @MainActor @preconcurrency open func copy(_ sender: Any?)
      @objc @MainActor @preconcurrency open func cut(_ sender: Any?)
      @objc @MainActor @preconcurrency open func paste(_ sender: Any?)
      @objc @MainActor @preconcurrency open func delete(_ sender: Any?)
      public static var didChangeNotification: NSNotification.Name { get }
      public static var didBeginEditingNotification: NSNotification.Name { get }
      public static var didEndEditingNotification: NSNotification.Name { get }
    }
    @MainActor @preconcurrency public protocol NSTextDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency public protocol NSTextViewDelegate : NSTextDelegate {
    }
    @MainActor @preconcurrency open class NSTextView : NSText {
      @MainActor @preconcurrency public init(frame frameRect: NSRect, textContainer container: NSTextContainer?)
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var delegate: (any NSTextViewDelegate)? { get set }
      @MainActor @preconcurrency open var textContainer: NSTextContainer? { get set }
      @MainActor @preconcurrency open var textContainerInset: NSSize { get set }
      @MainActor @preconcurrency open var layoutManager: NSLayoutManager? { get }
      @MainActor @preconcurrency open var textStorage: NSTextStorage? { get }
      @MainActor @preconcurrency open var allowsUndo: Bool { get set }
      @MainActor @preconcurrency open var isFieldEditor: Bool { get set }
      @MainActor @preconcurrency open var insertionPointColor: NSColor { get set }
      @MainActor @preconcurrency open var typingAttributes: [NSAttributedString.Key : Any] { get set }
      @MainActor @preconcurrency open var selectedTextAttributes: [NSAttributedString.Key : Any] { get set }
      @MainActor @preconcurrency open var linkTextAttributes: [NSAttributedString.Key : Any]? { get set }
      @MainActor @preconcurrency open var defaultParagraphStyle: NSParagraphStyle? { get set }
      @MainActor @preconcurrency open var selectedRanges: [NSValue] { get set }
      @MainActor @preconcurrency open var isContinuousSpellCheckingEnabled: Bool { get set }
      @MainActor @preconcurrency open var isGrammarCheckingEnabled: Bool { get set }
      @MainActor @preconcurrency open var isAutomaticQuoteSubstitutionEnabled: Bool { get set }
      @MainActor @preconcurrency open var isAutomaticDashSubstitutionEnabled: Bool { get set }
      @MainActor @preconcurrency open var isAutomaticTextReplacementEnabled: Bool { get set }
      @MainActor @preconcurrency open var isAutomaticSpellingCorrectionEnabled: Bool { get set }
      @MainActor @preconcurrency open var isAutomaticLinkDetectionEnabled: Bool { get set }
      @MainActor @preconcurrency open var isAutomaticDataDetectionEnabled: Bool { get set }
      @MainActor @preconcurrency open var smartInsertDeleteEnabled: Bool { get set }
      @MainActor @preconcurrency open var usesFindBar: Bool { get set }
      @MainActor @preconcurrency open var usesFindPanel: Bool { get set }
      @MainActor @preconcurrency open var usesAdaptiveColorMappingForDarkAppearance: Bool { get set }
      @MainActor @preconcurrency open var displaysLinkToolTips: Bool { get set }
      // https://developer.apple.com/documentation/appkit/nstextinputclient
      @discardableResult @MainActor @preconcurrency open func selectedRange() -> NSRange
      @discardableResult @MainActor @preconcurrency open func markedRange() -> NSRange
      @MainActor @preconcurrency open func unmarkText()
      @MainActor @preconcurrency open func setSelectedRange(_ charRange: NSRange)
      @MainActor @preconcurrency open func insertText(_ string: Any, replacementRange: NSRange)
      @discardableResult @MainActor @preconcurrency open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool
      @MainActor @preconcurrency open func didChangeText()
      @MainActor @preconcurrency open func replaceCharacters(in range: NSRange, with string: String)
      @discardableResult @MainActor @preconcurrency open func hasMarkedText() -> Bool
      @discardableResult @MainActor @preconcurrency open class func scrollableTextView() -> NSScrollView
      @discardableResult @MainActor @preconcurrency open class func scrollablePlainDocumentContentTextView() -> NSScrollView
      @MainActor @preconcurrency open func paste(asPlainText sender: Any?)
      @MainActor @preconcurrency open var isIncrementalSearchingEnabled: Bool { get set }
      @MainActor @preconcurrency open var isAutomaticTextCompletionEnabled: Bool { get set }
      @MainActor @preconcurrency open var enabledTextCheckingTypes: UInt64 { get set }
      @MainActor @preconcurrency open var markedTextAttributes: [NSAttributedString.Key : Any]? { get set }
      @MainActor @preconcurrency open var acceptsGlyphInfo: Bool { get set }
      @MainActor @preconcurrency open var usesRuler: Bool { get set }
      @MainActor @preconcurrency open var usesInspectorBar: Bool { get set }
      @MainActor @preconcurrency open var isRulerVisible: Bool { get set }
      @MainActor @preconcurrency open var allowsImageEditing: Bool { get set }
      @MainActor @preconcurrency open var allowsDocumentBackgroundColorChange: Bool { get set }
      @MainActor @preconcurrency open var textContainerOrigin: NSPoint { get set }
      @MainActor @preconcurrency open var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get set }
      @MainActor @preconcurrency open func setLayoutOrientation(_ orientation: NSLayoutManager.TextLayoutOrientation)
      @objc @MainActor @preconcurrency override open func complete(_ sender: Any?)
      @MainActor @preconcurrency open func completions(forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>) -> [String]?
      @MainActor @preconcurrency open func insertCompletion(_ word: String, forPartialWordRange charRange: NSRange, movement: Int, isFinal flag: Bool)
      @MainActor @preconcurrency open func breakUndoCoalescing()
      @objc @MainActor @preconcurrency open func checkTextInDocument(_ sender: Any?)
      @objc @MainActor @preconcurrency open func orderFrontSubstitutionsPanel(_ sender: Any?)
      @objc @MainActor @preconcurrency open func pasteAsPlainText(_ sender: Any?)
      @objc @MainActor @preconcurrency open func pasteAsRichText(_ sender: Any?)
      @MainActor @preconcurrency open func setAlignment(_ alignment: NSTextAlignment, range: NSRange)
      @objc @MainActor @preconcurrency open func toggleAutomaticQuoteSubstitution(_ sender: Any?)
      @objc @MainActor @preconcurrency open func toggleContinuousSpellChecking(_ sender: Any?)
      @MainActor @preconcurrency open func showFindIndicator(for charRange: NSRange)
      @objc @MainActor @preconcurrency open func performFindPanelAction(_ sender: Any?)
      @MainActor @preconcurrency open func drawInsertionPoint(in rect: NSRect, color: NSColor, turnedOn flag: Bool)
      @MainActor @preconcurrency open func updateInsertionPointStateAndRestartTimer(_ restartFlag: Bool)
      @MainActor @preconcurrency open func drawBackground(in rect: NSRect)
      @MainActor @preconcurrency open func shouldDrawInsertionPoint() -> Bool
      @MainActor @preconcurrency open func characterIndexForInsertion(at point: NSPoint) -> Int
      @MainActor @preconcurrency open func firstRect(forCharacterRange range: NSRange, actualRange: NSRangePointer?) -> NSRect
      @MainActor @preconcurrency open func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange)
      @MainActor @preconcurrency open func preferredPasteboardType(from availableTypes: [NSPasteboard.PasteboardType], restrictedToTypesFrom allowedTypes: [NSPasteboard.PasteboardType]?) -> NSPasteboard.PasteboardType?
      @MainActor @preconcurrency open var readablePasteboardTypes: [NSPasteboard.PasteboardType] { get }
      @MainActor @preconcurrency open var writablePasteboardTypes: [NSPasteboard.PasteboardType] { get }
      @MainActor @preconcurrency open func readSelection(from pboard: NSPasteboard) -> Bool
      @MainActor @preconcurrency open var rangeForUserTextChange: NSRange { get }
      @MainActor @preconcurrency open var rangesForUserTextChange: [NSValue]? { get }
      @MainActor @preconcurrency open func replaceTextContainer(_ newContainer: NSTextContainer)
      @MainActor @preconcurrency open func invalidateTextContainerOrigin()
      @MainActor @preconcurrency open class func fieldEditor() -> Self
      @MainActor @preconcurrency open class func scrollableDocumentContentTextView() -> NSScrollView
      @available(macOS 15.0, *)
      @MainActor @preconcurrency open var writingToolsBehavior: NSWritingToolsBehavior { get set }
      public static var didChangeSelectionNotification: NSNotification.Name { get }
      public static var willChangeNotifyingTextViewNotification: NSNotification.Name { get }
      public static var didChangeTypingAttributesNotification: NSNotification.Name { get }
    }
    open class NSTextContainer : NSObject {
      override public init()
      public init(size: NSSize)
      open var lineFragmentPadding: CGFloat { get set }
      open var maximumNumberOfLines: Int { get set }
      open var lineBreakMode: NSLineBreakMode { get set }
      open var size: NSSize { get set }
      open var containerSize: NSSize { get set }
      open var widthTracksTextView: Bool { get set }
      open var heightTracksTextView: Bool { get set }
    }
    @_inheritsConvenienceInitializers
    open class NSLayoutManager : NSObject {
      override public init()
      open func addTextContainer(_ container: NSTextContainer)
      open func ensureLayout(for container: NSTextContainer)
      @discardableResult open func usedRect(for container: NSTextContainer) -> NSRect
    }
    @_inheritsConvenienceInitializers
    open class NSTextStorage : NSMutableAttributedString, @unchecked Sendable {
      override public init()
      override public init(string str: String)
      override public init(string str: String, attributes attrs: [NSAttributedString.Key : Any]? = nil)
      open func addLayoutManager(_ aLayoutManager: NSLayoutManager)
    }
    @_inheritsConvenienceInitializers
    open class NSParagraphStyle : NSObject, @unchecked Sendable {
      override public init()
      open class var `default`: NSParagraphStyle { get }
      open var lineSpacing: CGFloat { get }
      open var alignment: NSTextAlignment { get }
      open var paragraphSpacing: CGFloat { get }
      open var headIndent: CGFloat { get }
      open var tailIndent: CGFloat { get }
      open var firstLineHeadIndent: CGFloat { get }
      open var minimumLineHeight: CGFloat { get }
      open var maximumLineHeight: CGFloat { get }
      open var lineBreakMode: NSLineBreakMode { get }
      open var baseWritingDirection: NSWritingDirection { get }
      open var lineHeightMultiple: CGFloat { get }
      open var paragraphSpacingBefore: CGFloat { get }
      open var hyphenationFactor: Float { get }
      open var usesDefaultHyphenation: Bool { get }
      open var tabStops: [NSTextTab] { get }
      open var defaultTabInterval: CGFloat { get }
      open var allowsDefaultTighteningForTruncation: Bool { get }
      open var textBlocks: [NSTextBlock] { get }
      open var headerLevel: Int { get }
    }
    @_inheritsConvenienceInitializers
    open class NSMutableParagraphStyle : NSParagraphStyle, @unchecked Sendable {
      override public init()
      override open var lineSpacing: CGFloat { get set }
      override open var alignment: NSTextAlignment { get set }
      override open var paragraphSpacing: CGFloat { get set }
      override open var lineHeightMultiple: CGFloat { get set }
      override open var minimumLineHeight: CGFloat { get set }
      override open var maximumLineHeight: CGFloat { get set }
      override open var lineBreakMode: NSLineBreakMode { get set }
      override open var headIndent: CGFloat { get set }
      override open var tailIndent: CGFloat { get set }
      override open var firstLineHeadIndent: CGFloat { get set }
      override open var baseWritingDirection: NSWritingDirection { get set }
      override open var paragraphSpacingBefore: CGFloat { get set }
      override open var hyphenationFactor: Float { get set }
      override open var usesDefaultHyphenation: Bool { get set }
      override open var tabStops: [NSTextTab] { get set }
      override open var defaultTabInterval: CGFloat { get set }
      override open var allowsDefaultTighteningForTruncation: Bool { get set }
      override open var textBlocks: [NSTextBlock] { get set }
      open func addTabStop(_ anObject: NSTextTab)
      open func removeTabStop(_ anObject: NSTextTab)
      open func setParagraphStyle(_ obj: NSParagraphStyle)
    }
    @_inheritsConvenienceInitializers
    open class NSShadow : NSObject, @unchecked Sendable {
      override public init()
      open var shadowOffset: NSSize { get set }
      open var shadowBlurRadius: CGFloat { get set }
      open var shadowColor: NSColor? { get set }
      open func set()
    }
    public struct NSUnderlineStyle : OptionSet, _CValue, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var single: NSUnderlineStyle { get }
      public static var thick: NSUnderlineStyle { get }
      public static var double: NSUnderlineStyle { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSTableView : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var delegate: (any NSTableViewDelegate)? { get set }
      @MainActor @preconcurrency open var dataSource: (any NSTableViewDataSource)? { get set }
      @MainActor @preconcurrency open var headerView: NSTableHeaderView? { get set }
      @MainActor @preconcurrency open var rowHeight: CGFloat { get set }
      @MainActor @preconcurrency open var intercellSpacing: NSSize { get set }
      @MainActor @preconcurrency open var backgroundColor: NSColor { get set }
      @MainActor @preconcurrency open var gridStyleMask: NSTableView.GridLineStyle { get set }
      @MainActor @preconcurrency open var usesAlternatingRowBackgroundColors: Bool { get set }
      @MainActor @preconcurrency open var selectionHighlightStyle: NSTableView.SelectionHighlightStyle { get set }
      @MainActor @preconcurrency open var style: NSTableView.Style { get set }
      @MainActor @preconcurrency open var allowsMultipleSelection: Bool { get set }
      @MainActor @preconcurrency open var allowsEmptySelection: Bool { get set }
      @MainActor @preconcurrency open var doubleAction: Selector? { get set }
      @MainActor @preconcurrency open var selectedRow: Int { get }
      @MainActor @preconcurrency open var clickedRow: Int { get }
      @MainActor @preconcurrency open var selectedRowIndexes: IndexSet { get }
      @MainActor @preconcurrency open var numberOfRows: Int { get }
      @MainActor @preconcurrency open func reloadData()
      @MainActor @preconcurrency open func addTableColumn(_ tableColumn: NSTableColumn)
      @MainActor @preconcurrency open func scrollRowToVisible(_ row: Int)
      @MainActor @preconcurrency open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool)
      @discardableResult @MainActor @preconcurrency open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView?
      @objc public enum SelectionHighlightStyle : Int, Sendable {
        case none
        case regular
        case sourceList
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum Style : Int, Sendable {
        case automatic
        case fullWidth
        case inset
        case sourceList
        case plain
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct GridLineStyle : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var solidVerticalGridLineMask: Self { get }
        public static var solidHorizontalGridLineMask: Self { get }
      }
      @MainActor @preconcurrency open var rowSizeStyle: NSTableView.RowSizeStyle { get set }
      @MainActor @preconcurrency open var effectiveRowSizeStyle: NSTableView.RowSizeStyle { get }
      @MainActor @preconcurrency open var effectiveStyle: NSTableView.Style { get }
      @objc public enum RowSizeStyle : Int, Sendable {
        case `default`
        case custom
        case small
        case medium
        case large
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var clickedColumn: Int { get }
      @MainActor @preconcurrency open var selectedColumn: Int { get }
      @MainActor @preconcurrency open var selectedColumnIndexes: IndexSet { get }
      @MainActor @preconcurrency open var numberOfColumns: Int { get }
      @MainActor @preconcurrency open var numberOfSelectedRows: Int { get }
      @MainActor @preconcurrency open var editedRow: Int { get }
      @MainActor @preconcurrency open var editedColumn: Int { get }
      @MainActor @preconcurrency open var cornerView: NSView? { get set }
      @MainActor @preconcurrency open var gridColor: NSColor { get set }
      @MainActor @preconcurrency open var allowsTypeSelect: Bool { get set }
      @MainActor @preconcurrency open var highlightedTableColumn: NSTableColumn? { get set }
      @MainActor @preconcurrency open var verticalMotionCanBeginDrag: Bool { get set }
      @MainActor @preconcurrency open var draggingDestinationFeedbackStyle: NSTableView.DraggingDestinationFeedbackStyle { get set }
      @objc public enum DraggingDestinationFeedbackStyle : Int, Sendable {
        case none
        case regular
        case sourceList
        case gap
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum DropOperation : UInt, Sendable {
        case on
        case above
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum RowActionEdge : Int, Sendable {
        case leading
        case trailing
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var rowActionsVisible: Bool { get set }
      @objc @MainActor @preconcurrency override open func selectAll(_ sender: Any?)
      @MainActor @preconcurrency open func isRowSelected(_ row: Int) -> Bool
      @MainActor @preconcurrency open func isColumnSelected(_ column: Int) -> Bool
      @MainActor @preconcurrency open func selectColumnIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool)
      @MainActor @preconcurrency open func removeTableColumn(_ tableColumn: NSTableColumn)
      @MainActor @preconcurrency open func moveColumn(_ oldIndex: Int, toColumn newIndex: Int)
      @MainActor @preconcurrency open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int
      @MainActor @preconcurrency open func column(for view: NSView) -> Int
      @MainActor @preconcurrency open func column(at point: NSPoint) -> Int
      @MainActor @preconcurrency open func rows(in rect: NSRect) -> NSRange
      @MainActor @preconcurrency open func rect(ofRow row: Int) -> NSRect
      @MainActor @preconcurrency open func rect(ofColumn column: Int) -> NSRect
      @MainActor @preconcurrency open func frameOfCell(atColumn column: Int, row: Int) -> NSRect
      @MainActor @preconcurrency open func editColumn(_ column: Int, row: Int, with event: NSEvent?, select: Bool)
      @MainActor @preconcurrency open func scrollColumnToVisible(_ column: Int)
      @MainActor @preconcurrency override open func sizeToFit()
      @MainActor @preconcurrency open func tile()
      @MainActor @preconcurrency open func setDropRow(_ row: Int, dropOperation: NSTableView.DropOperation)
      @MainActor @preconcurrency open func canDragRows(with rowIndexes: IndexSet, at mouseDownPoint: NSPoint) -> Bool
      @MainActor @preconcurrency open func hideRows(at indexes: IndexSet, withAnimation rowAnimation: NSTableView.AnimationOptions = [])
      @MainActor @preconcurrency open func unhideRows(at indexes: IndexSet, withAnimation rowAnimation: NSTableView.AnimationOptions)
      @MainActor @preconcurrency open var hiddenRowIndexes: IndexSet { get }
      @MainActor @preconcurrency open func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier)
      @MainActor @preconcurrency open func enumerateAvailableRowViews(_ handler: @escaping (NSTableRowView, Int) -> Void)
      @MainActor @preconcurrency open func didAdd(_ rowView: NSTableRowView, forRow row: Int)
      @MainActor @preconcurrency open func didRemove(_ rowView: NSTableRowView, forRow row: Int)
      @MainActor @preconcurrency open func drawRow(_ row: Int, clipRect: NSRect)
      @MainActor @preconcurrency open func drawBackground(inClipRect clipRect: NSRect)
      @MainActor @preconcurrency open func drawGrid(inClipRect clipRect: NSRect)
      @MainActor @preconcurrency open func highlightSelection(inClipRect clipRect: NSRect)
      @MainActor @preconcurrency open func indicatorImage(in tableColumn: NSTableColumn) -> NSImage?
      @MainActor @preconcurrency open func setIndicatorImage(_ image: NSImage?, in tableColumn: NSTableColumn)
      @MainActor @preconcurrency open var userInterfaceLayoutDirectionForTable: Bool { get set }
      public static var selectionDidChangeNotification: NSNotification.Name { get }
      public static var selectionIsChangingNotification: NSNotification.Name { get }
      public static var columnDidMoveNotification: NSNotification.Name { get }
      public static var columnDidResizeNotification: NSNotification.Name { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSTableHeaderView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
    }
    @MainActor @preconcurrency open class NSTableColumn : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(identifier: NSUserInterfaceItemIdentifier)
      @MainActor @preconcurrency open var title: String { get set }
      @MainActor @preconcurrency open var width: CGFloat { get set }
      @MainActor @preconcurrency open var identifier: NSUserInterfaceItemIdentifier { get }
      @MainActor @preconcurrency open var tableView: NSTableView? { get set }
      @MainActor @preconcurrency open var headerCell: NSTableHeaderCell { get set }
      @MainActor @preconcurrency open var headerToolTip: String? { get set }
      @MainActor @preconcurrency open var isHidden: Bool { get set }
      @MainActor @preconcurrency open var isEditable: Bool { get set }
      @MainActor @preconcurrency open var sortDescriptorPrototype: NSSortDescriptor? { get set }
      public struct ResizingOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var autoresizingMask: Self { get }
        public static var userResizingMask: Self { get }
      }
      @MainActor @preconcurrency open var resizingMask: NSTableColumn.ResizingOptions { get set }
      @MainActor @preconcurrency open func sizeToFit()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSTableCellView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var textField: NSTextField? { get set }
      @MainActor @preconcurrency open var imageView: NSImageView? { get set }
      @MainActor @preconcurrency open var rowSizeStyle: NSTableView.RowSizeStyle { get set }
      @MainActor @preconcurrency open var objectValue: Any? { get set }
      @MainActor @preconcurrency open var backgroundStyle: NSView.BackgroundStyle { get set }
      @MainActor @preconcurrency open var draggingImageComponents: [NSDraggingImageComponent] { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSTableRowView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var isSelected: Bool { get set }
      @MainActor @preconcurrency open var selectionHighlightStyle: NSTableView.SelectionHighlightStyle { get set }
      @MainActor @preconcurrency open var isGroupRowStyle: Bool { get set }
      @MainActor @preconcurrency open var isEmphasized: Bool { get set }
      @MainActor @preconcurrency open var isPreviousRowSelected: Bool { get set }
      @MainActor @preconcurrency open var isNextRowSelected: Bool { get set }
      @MainActor @preconcurrency open var isFloating: Bool { get set }
      @MainActor @preconcurrency open var isTargetForDropOperation: Bool { get set }
      @MainActor @preconcurrency open var backgroundColor: NSColor { get set }
      @MainActor @preconcurrency open var indentationForDropOperation: CGFloat { get set }
      @MainActor @preconcurrency open var interiorBackgroundStyle: NSView.BackgroundStyle { get }
      @MainActor @preconcurrency open var numberOfColumns: Int { get }
      @MainActor @preconcurrency open func view(atColumn column: Int) -> Any?
      @MainActor @preconcurrency open func drawBackground(in dirtyRect: NSRect)
      @MainActor @preconcurrency open func drawSelection(in dirtyRect: NSRect)
      @MainActor @preconcurrency open func drawSeparator(in dirtyRect: NSRect)
      @MainActor @preconcurrency open func drawDraggingDestinationFeedback(in dirtyRect: NSRect)
    }
    @MainActor @preconcurrency public protocol NSTableViewDelegate : NSControlTextEditingDelegate {
    }
    @MainActor @preconcurrency public protocol NSTableViewDataSource : NSObjectProtocol {
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSOutlineView : NSTableView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open func expandItem(_ item: Any?)
      @MainActor @preconcurrency open func numberOfChildren(ofItem item: Any?) -> Int
      @MainActor @preconcurrency open func child(_ index: Int, ofItem item: Any?) -> Any?
      @MainActor @preconcurrency open func childIndex(forItem item: Any) -> Int
      @MainActor @preconcurrency open func level(forRow row: Int) -> Int
      @MainActor @preconcurrency open var autoresizesOutlineColumn: Bool { get set }
      @MainActor @preconcurrency open var indentationMarkerFollowsCell: Bool { get set }
      @MainActor @preconcurrency open var stronglyReferencesItems: Bool { get set }
      @MainActor @preconcurrency open func isExpandable(_ item: Any?) -> Bool
      @MainActor @preconcurrency open func frameOfOutlineCell(atRow row: Int) -> NSRect
      @MainActor @preconcurrency open func setDropItem(_ item: Any?, dropChildIndex index: Int)
      @MainActor @preconcurrency open func shouldCollapseAutoExpandedItems(forDeposited deposited: Bool) -> Bool
      @MainActor @preconcurrency open func insertItems(at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: NSTableView.AnimationOptions = [])
      @MainActor @preconcurrency open func removeItems(at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: NSTableView.AnimationOptions = [])
      @MainActor @preconcurrency open func moveItem(at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?)
      public static var itemDidExpandNotification: NSNotification.Name { get }
      public static var itemDidCollapseNotification: NSNotification.Name { get }
      public static var itemWillExpandNotification: NSNotification.Name { get }
      public static var itemWillCollapseNotification: NSNotification.Name { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSCollectionView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc public enum ScrollDirection : Int, Sendable {
        case vertical
        case horizontal
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct ScrollPosition : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var top: Self { get }
        public static var centeredVertically: Self { get }
        public static var bottom: Self { get }
        public static var nearestHorizontalEdge: Self { get }
        public static var left: Self { get }
        public static var centeredHorizontally: Self { get }
        public static var right: Self { get }
        public static var leadingEdge: Self { get }
        public static var trailingEdge: Self { get }
        public static var nearestVerticalEdge: Self { get }
      }
      @MainActor @preconcurrency open var dataSource: (any NSCollectionViewDataSource)? { get set }
      @MainActor @preconcurrency open var delegate: (any NSCollectionViewDelegate)? { get set }
      @MainActor @preconcurrency open var backgroundColors: [NSColor]! { get set }
      @MainActor @preconcurrency open var backgroundView: NSView? { get set }
      @MainActor @preconcurrency open var isSelectable: Bool { get set }
      @MainActor @preconcurrency open var allowsMultipleSelection: Bool { get set }
      @MainActor @preconcurrency open var allowsEmptySelection: Bool { get set }
      @MainActor @preconcurrency open var isFirstResponder: Bool { get }
      @MainActor @preconcurrency open var numberOfSections: Int { get }
      @MainActor @preconcurrency open func numberOfItems(inSection section: Int) -> Int
      @MainActor @preconcurrency open func reloadData()
      @MainActor @preconcurrency open func reloadSections(_ sections: IndexSet)
      @MainActor @preconcurrency open func insertItems(at indexPaths: Set<IndexPath>)
      @MainActor @preconcurrency open func deleteItems(at indexPaths: Set<IndexPath>)
      @MainActor @preconcurrency open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
      @MainActor @preconcurrency open func insertSections(_ sections: IndexSet)
      @MainActor @preconcurrency open func deleteSections(_ sections: IndexSet)
      @MainActor @preconcurrency open func performBatchUpdates(_ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil)
      @MainActor @preconcurrency open func scrollToItems(at indexPaths: Set<IndexPath>, scrollPosition: NSCollectionView.ScrollPosition)
      @MainActor @preconcurrency open func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: NSCollectionView.ScrollPosition)
      @MainActor @preconcurrency open func deselectItems(at indexPaths: Set<IndexPath>)
      @objc @MainActor @preconcurrency override open func selectAll(_ sender: Any?)
      @objc @MainActor @preconcurrency open func deselectAll(_ sender: Any?)
      @MainActor @preconcurrency open func item(at indexPath: IndexPath) -> NSCollectionViewItem?
      @MainActor @preconcurrency open func item(at index: Int) -> NSCollectionViewItem?
      @MainActor @preconcurrency open func indexPath(for item: NSCollectionViewItem) -> IndexPath?
      @MainActor @preconcurrency open func indexPathForItem(at point: NSPoint) -> IndexPath?
      @MainActor @preconcurrency open func visibleItems() -> [NSCollectionViewItem]
      @MainActor @preconcurrency open func indexPathsForVisibleItems() -> Set<IndexPath>
      @MainActor @preconcurrency open func register(_ nib: NSNib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier)
      @MainActor @preconcurrency open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind kind: NSCollectionView.SupplementaryElementKind, withIdentifier identifier: NSUserInterfaceItemIdentifier)
      @MainActor @preconcurrency open func makeSupplementaryView(ofKind elementKind: NSCollectionView.SupplementaryElementKind, withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath) -> NSView
      public typealias SupplementaryElementKind = String
      public static var elementKindSectionHeader: NSCollectionView.SupplementaryElementKind { get }
      public static var elementKindSectionFooter: NSCollectionView.SupplementaryElementKind { get }
      @MainActor @preconcurrency open func setDraggingSourceOperationMask(_ dragOperationMask: NSDragOperation, forLocal localDestination: Bool)
    }
    @MainActor @preconcurrency open class NSMenu : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(title: String)
      @MainActor @preconcurrency open var title: String { get set }
      @MainActor @preconcurrency open var items: [NSMenuItem] { get set }
      @MainActor @preconcurrency open var delegate: (any NSMenuDelegate)? { get set }
      @MainActor @preconcurrency open var autoenablesItems: Bool { get set }
      @MainActor @preconcurrency open var numberOfItems: Int { get }
      @MainActor @preconcurrency open var supermenu: NSMenu? { get }
      @MainActor @preconcurrency open func addItem(_ newItem: NSMenuItem)
      @discardableResult @MainActor @preconcurrency open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem
      @MainActor @preconcurrency open func insertItem(_ newItem: NSMenuItem, at index: Int)
      @discardableResult @MainActor @preconcurrency open func insertItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int) -> NSMenuItem
      @MainActor @preconcurrency open func removeItem(_ item: NSMenuItem)
      @MainActor @preconcurrency open func removeItem(at index: Int)
      @MainActor @preconcurrency open func removeAllItems()
      @discardableResult @MainActor @preconcurrency open func item(at index: Int) -> NSMenuItem?
      @discardableResult @MainActor @preconcurrency open func item(withTag tag: Int) -> NSMenuItem?
      @discardableResult @MainActor @preconcurrency open func item(withTitle title: String) -> NSMenuItem?
      @MainActor @preconcurrency open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem)
      @MainActor @preconcurrency open func update()
      @discardableResult @MainActor @preconcurrency open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool
      @MainActor @preconcurrency open func performActionForItem(at index: Int)
      @MainActor @preconcurrency open func cancelTracking()
      @MainActor @preconcurrency open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView)
      public static var didBeginTrackingNotification: NSNotification.Name { get }
      public static var didEndTrackingNotification: NSNotification.Name { get }
      public static var didAddItemNotification: NSNotification.Name { get }
      public static var didRemoveItemNotification: NSNotification.Name { get }
      public static var didChangeItemNotification: NSNotification.Name { get }
      public static var didSendActionNotification: NSNotification.Name { get }
      public static var willSendActionNotification: NSNotification.Name { get }
    }
    @MainActor @preconcurrency public protocol NSMenuDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency public protocol NSMenuItemValidation : NSObjectProtocol {
      func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
    }
    @MainActor @preconcurrency open class NSMenuItem : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public init(title string: String, action selector: Selector?, keyEquivalent charCode: String)
      @discardableResult @MainActor @preconcurrency open class func separator() -> NSMenuItem
      @available(macOS 14.0, *)
      @discardableResult @MainActor @preconcurrency open class func sectionHeader(title: String) -> NSMenuItem
      @MainActor @preconcurrency open var title: String { get set }
      @MainActor @preconcurrency open var attributedTitle: NSAttributedString? { get set }
      @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @MainActor @preconcurrency open var isHidden: Bool { get set }
      @MainActor @preconcurrency open var target: AnyObject? { get set }
      @MainActor @preconcurrency open var action: Selector? { get set }
      @MainActor @preconcurrency open var tag: Int { get set }
      @MainActor @preconcurrency open var state: NSControl.StateValue { get set }
      @MainActor @preconcurrency open var image: NSImage? { get set }
      @MainActor @preconcurrency open var submenu: NSMenu? { get set }
      @MainActor @preconcurrency open var keyEquivalent: String { get set }
      @MainActor @preconcurrency open var keyEquivalentModifierMask: NSEvent.ModifierFlags { get set }
      @MainActor @preconcurrency open var representedObject: Any? { get set }
      @MainActor @preconcurrency open var toolTip: String? { get set }
      @MainActor @preconcurrency open var view: NSView? { get set }
      @MainActor @preconcurrency open var indentationLevel: Int { get set }
      @MainActor @preconcurrency open var isSeparatorItem: Bool { get }
      @MainActor @preconcurrency open var menu: NSMenu? { get }
      @MainActor @preconcurrency open var hasSubmenu: Bool { get }
      @MainActor @preconcurrency open var isHiddenOrHasHiddenAncestor: Bool { get }
      @available(macOS 12.0, *)
      @MainActor @preconcurrency open var allowsAutomaticKeyEquivalentLocalization: Bool { get set }
      @available(macOS 12.0, *)
      @MainActor @preconcurrency open var allowsAutomaticKeyEquivalentMirroring: Bool { get set }
      @available(macOS 14.0, *)
      @MainActor @preconcurrency open class func sectionHeader(title: String) -> Self
      @MainActor @preconcurrency open class var writingToolsItems: [NSMenuItem] { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSPopover : NSResponder {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var contentViewController: NSViewController? { get set }
      @MainActor @preconcurrency open var contentSize: NSSize { get set }
      @MainActor @preconcurrency open var behavior: NSPopover.Behavior { get set }
      @MainActor @preconcurrency open var animates: Bool { get set }
      @MainActor @preconcurrency open var delegate: (any NSPopoverDelegate)? { get set }
      @MainActor @preconcurrency open var appearance: NSAppearance? { get set }
      @MainActor @preconcurrency open var isShown: Bool { get }
      @MainActor @preconcurrency open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge)
      @objc @MainActor @preconcurrency open func performClose(_ sender: Any?)
      @MainActor @preconcurrency open func close()
      @objc public enum Behavior : Int, Sendable {
        case applicationDefined
        case transient
        case semitransient
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public static var willShowNotification: NSNotification.Name { get }
      public static var didCloseNotification: NSNotification.Name { get }
      public static var didShowNotification: NSNotification.Name { get }
      public static var willCloseNotification: NSNotification.Name { get }
      @MainActor @preconcurrency open var isDetached: Bool { get }
      @MainActor @preconcurrency open var positioningRect: NSRect { get set }
      @MainActor @preconcurrency open var effectiveAppearance: NSAppearance { get }
      @available(macOS 14.0, *)
      @MainActor @preconcurrency open func show(relativeTo toolbarItem: NSToolbarItem)
    }
    @MainActor @preconcurrency public protocol NSPopoverDelegate : NSObjectProtocol {
    }
    @objc public enum NSRectEdge : UInt, Sendable {
      case minX
      case minY
      case maxX
      case maxY
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSStatusBar : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open class var system: NSStatusBar { get }
      @MainActor @preconcurrency open var thickness: CGFloat { get }
      @discardableResult @MainActor @preconcurrency open func statusItem(withLength length: CGFloat) -> NSStatusItem
      @MainActor @preconcurrency open func removeStatusItem(_ item: NSStatusItem)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSStatusItem : NSObject {
      @MainActor @preconcurrency override public init()
      public static var variableLength: CGFloat { get }
      public static var squareLength: CGFloat { get }
      @MainActor @preconcurrency open var button: NSStatusBarButton? { get }
      @MainActor @preconcurrency open var menu: NSMenu? { get set }
      @MainActor @preconcurrency open var length: CGFloat { get set }
      @MainActor @preconcurrency open var isVisible: Bool { get set }
      @MainActor @preconcurrency open var autosaveName: NSStatusItem.AutosaveName! { get set }
      public typealias AutosaveName = String
    }
    @MainActor @preconcurrency open class NSToolbar : NSObject {
      @MainActor @preconcurrency public init(identifier: NSToolbar.Identifier)
      @MainActor @preconcurrency override public convenience init()
      @MainActor @preconcurrency open var isVisible: Bool { get set }
      @MainActor @preconcurrency open var delegate: (any NSToolbarDelegate)? { get set }
      @MainActor @preconcurrency open var displayMode: NSToolbar.DisplayMode { get set }
      @MainActor @preconcurrency open var showsBaselineSeparator: Bool { get set }
      @MainActor @preconcurrency open var allowsUserCustomization: Bool { get set }
      @MainActor @preconcurrency open var autosavesConfiguration: Bool { get set }
      @MainActor @preconcurrency open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> { get set }
      @MainActor @preconcurrency open var items: [NSToolbarItem] { get }
      @MainActor @preconcurrency open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int)
      @MainActor @preconcurrency open func removeItem(at index: Int)
      public typealias Identifier = String
      @objc public enum DisplayMode : UInt, Sendable {
        case `default`
        case iconAndLabel
        case iconOnly
        case labelOnly
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @MainActor @preconcurrency open var visibleItems: [NSToolbarItem]? { get }
      @MainActor @preconcurrency open func validateVisibleItems()
      @objc public enum SizeMode : UInt, Sendable {
        case `default`
        case regular
        case small
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @MainActor @preconcurrency open var sizeMode: NSToolbar.SizeMode { get set }
      @MainActor @preconcurrency open var selectedItemIdentifier: NSToolbarItem.Identifier? { get set }
      @objc @MainActor @preconcurrency open func runCustomizationPalette(_ sender: Any?)
      @MainActor @preconcurrency open var customizationPaletteIsRunning: Bool { get }
      @available(macOS 10.14, *)
      @MainActor @preconcurrency open var centeredItemIdentifier: NSToolbarItem.Identifier? { get set }
      @MainActor @preconcurrency open var allowsExtensionItems: Bool { get set }
      @MainActor @preconcurrency open var configuration: [String : Any] { get set }
      @MainActor @preconcurrency open func setConfiguration(_ configDict: [String : Any])
      @available(macOS 15.0, *)
      @MainActor @preconcurrency open var itemIdentifiers: [NSToolbarItem.Identifier] { get set }
      @available(macOS 15.0, *)
      @MainActor @preconcurrency open func removeItem(identifier itemIdentifier: NSToolbarItem.Identifier)
      @available(macOS 15.0, *)
      @MainActor @preconcurrency open var allowsDisplayModeCustomization: Bool { get set }
      public static var willAddItemNotification: NSNotification.Name { get }
      public static var didRemoveItemNotification: NSNotification.Name { get }
    }
    // https://developer.apple.com/documentation/foundation/indexpath
    extension IndexPath {
      public init(item: Int, section: Int)
      public var item: Int { get set }
      public var section: Int { get set }
    }
    // https://developer.apple.com/documentation/appkit/nstoolbaritemvalidation
    @MainActor @preconcurrency public protocol NSToolbarItemValidation : NSObjectProtocol {
      func validateToolbarItem(_ item: NSToolbarItem) -> Bool
    }
    @MainActor @preconcurrency public protocol NSToolbarDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency open class NSToolbarItem : NSObject {
      @MainActor @preconcurrency public init(itemIdentifier: NSToolbarItem.Identifier)
      @MainActor @preconcurrency open var label: String { get set }
      @MainActor @preconcurrency open var paletteLabel: String { get set }
      @MainActor @preconcurrency open var toolTip: String? { get set }
      @MainActor @preconcurrency open var image: NSImage? { get set }
      @MainActor @preconcurrency open var view: NSView? { get set }
      @MainActor @preconcurrency open var target: AnyObject? { get set }
      @MainActor @preconcurrency open var action: Selector? { get set }
      @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @MainActor @preconcurrency open var isBordered: Bool { get set }
      @MainActor @preconcurrency open var itemIdentifier: NSToolbarItem.Identifier { get }
      @MainActor @preconcurrency open var toolbar: NSToolbar? { get }
      @MainActor @preconcurrency open var menuFormRepresentation: NSMenuItem? { get set }
      @MainActor @preconcurrency open var tag: Int { get set }
      @available(macOS 10.15, *)
      @MainActor @preconcurrency open var title: String { get set }
      @available(macOS 11.0, *)
      @MainActor @preconcurrency open var isNavigational: Bool { get set }
      @available(macOS 12.0, *)
      @MainActor @preconcurrency open var isVisible: Bool { get }
      @available(macOS 13.0, *)
      @MainActor @preconcurrency open var possibleLabels: Set<String> { get set }
      @MainActor @preconcurrency open var autovalidates: Bool { get set }
      @MainActor @preconcurrency open var allowsDuplicatesInToolbar: Bool { get }
      @MainActor @preconcurrency open var visibilityPriority: NSToolbarItem.VisibilityPriority { get set }
      @MainActor @preconcurrency open func validate()
      // https://developer.apple.com/documentation/appkit/nstoolbaritem/visibilitypriority-swift.struct
      public struct VisibilityPriority : Hashable, _CValue, Sendable {
        public let rawValue: Int
        public init(_ rawValue: Int)
        public init(rawValue: Int)
        public static var standard: VisibilityPriority { get }
        public static var low: VisibilityPriority { get }
        public static var high: VisibilityPriority { get }
        public static var user: VisibilityPriority { get }
      }
      public struct Identifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var space: Identifier { get }
        public static var flexibleSpace: Identifier { get }
        public static var showColors: Identifier { get }
        public static var showFonts: Identifier { get }
        public static var print: Identifier { get }
        public static var toggleSidebar: Identifier { get }
        public static var cloudSharing: Identifier { get }
        public static var sidebarTrackingSeparator: Identifier { get }
        public static var toggleInspector: Identifier { get }
        public static var inspectorTrackingSeparator: Identifier { get }
      }
      @MainActor @preconcurrency open var minSize: NSSize { get set }
      @MainActor @preconcurrency open var maxSize: NSSize { get set }
      @available(macOS 15.0, *)
      @MainActor @preconcurrency open var isHidden: Bool { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSToolbarItemGroup : NSToolbarItem {
      @MainActor @preconcurrency override public init(itemIdentifier: NSToolbarItem.Identifier)
      @MainActor @preconcurrency open var subitems: [NSToolbarItem] { get set }
      @objc public enum SelectionMode : Int, Sendable {
        case selectOne
        case selectAny
        case momentary
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum ControlRepresentation : Int, Sendable {
        case automatic
        case expanded
        case collapsed
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency public convenience init(itemIdentifier: NSToolbarItem.Identifier, titles: [String], selectionMode: NSToolbarItemGroup.SelectionMode, labels: [String]?, target: Any?, action: Selector?)
      @MainActor @preconcurrency public convenience init(itemIdentifier: NSToolbarItem.Identifier, images: [NSImage], selectionMode: NSToolbarItemGroup.SelectionMode, labels: [String]?, target: Any?, action: Selector?)
      @MainActor @preconcurrency open var controlRepresentation: NSToolbarItemGroup.ControlRepresentation { get set }
      @MainActor @preconcurrency open var selectionMode: NSToolbarItemGroup.SelectionMode { get set }
      @MainActor @preconcurrency open var selectedIndex: Int { get set }
      @MainActor @preconcurrency open func setSelected(_ selected: Bool, at index: Int)
      @MainActor @preconcurrency open func isSelected(at index: Int) -> Bool
    }
    // https://developer.apple.com/documentation/appkit/nssearchtoolbaritem
    @available(macOS 11.0, *)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSearchToolbarItem : NSToolbarItem {
      @MainActor @preconcurrency override public init(itemIdentifier: NSToolbarItem.Identifier)
      @MainActor @preconcurrency open var searchField: NSSearchField { get set }
      @MainActor @preconcurrency open var resignsFirstResponderWithCancel: Bool { get set }
      @MainActor @preconcurrency open var preferredWidthForSearchField: CGFloat { get set }
      @MainActor @preconcurrency open func beginSearchInteraction()
      @MainActor @preconcurrency open func endSearchInteraction()
    }
    // https://developer.apple.com/documentation/appkit/nsmenutoolbaritem
    @available(macOS 10.15, *)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSMenuToolbarItem : NSToolbarItem {
      @MainActor @preconcurrency override public init(itemIdentifier: NSToolbarItem.Identifier)
      @MainActor @preconcurrency open var menu: NSMenu { get set }
      @MainActor @preconcurrency open var showsIndicator: Bool { get set }
    }
    // https://developer.apple.com/documentation/appkit/nstrackingseparatortoolbaritem
    @available(macOS 11.0, *)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSTrackingSeparatorToolbarItem : NSToolbarItem {
      @MainActor @preconcurrency override public init(itemIdentifier: NSToolbarItem.Identifier)
      @MainActor @preconcurrency public convenience init(identifier: NSToolbarItem.Identifier, splitView: NSSplitView, dividerIndex: Int)
      @MainActor @preconcurrency open var splitView: NSSplitView { get set }
      @MainActor @preconcurrency open var dividerIndex: Int { get set }
    }
    @MainActor @preconcurrency open class NSSharingService : NSObject {
      @MainActor @preconcurrency public init?(named serviceName: NSSharingService.Name)
      @MainActor @preconcurrency open func perform(withItems items: [Any])
      public struct Name : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var composeEmail: Name { get }
        public static var composeMessage: Name { get }
        public static var sendViaAirDrop: Name { get }
        public static var addToSafariReadingList: Name { get }
      }
      @MainActor @preconcurrency open func canPerform(withItems items: [Any]?) -> Bool
      @MainActor @preconcurrency open var menuItemTitle: String { get set }
      @MainActor @preconcurrency open var title: String { get }
      @MainActor @preconcurrency open var image: NSImage { get }
      @MainActor @preconcurrency open var alternateImage: NSImage? { get }
      @MainActor @preconcurrency open var messageBody: String? { get }
      @MainActor @preconcurrency public convenience init(title: String, image: NSImage, alternateImage: NSImage?, handler block: @escaping () -> Void)
    }
    @MainActor @preconcurrency open class NSSharingServicePicker : NSObject {
      @MainActor @preconcurrency public init(items: [Any])
      @MainActor @preconcurrency open var delegate: (any NSSharingServicePickerDelegate)? { get set }
      @MainActor @preconcurrency open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge)
    }
    @MainActor @preconcurrency public protocol NSSharingServicePickerDelegate : NSObjectProtocol {
    }
    """#
}
