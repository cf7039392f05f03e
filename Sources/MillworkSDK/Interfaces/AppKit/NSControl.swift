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
      @MainActor @preconcurrency open func performClick(_ sender: Any?)
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
      @MainActor @preconcurrency open func selectText(_ sender: Any?)
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
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSStepper : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var minValue: Double { get set }
      @MainActor @preconcurrency open var maxValue: Double { get set }
      @MainActor @preconcurrency open var increment: Double { get set }
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
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSColorWell : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var color: NSColor { get set }
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
      @MainActor @preconcurrency open func startAnimation(_ sender: Any?)
      @MainActor @preconcurrency open func stopAnimation(_ sender: Any?)
      @MainActor @preconcurrency open func increment(by delta: Double)
      @objc public enum Style : UInt, Sendable {
        case bar
        case spinning
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
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
    }
    @_inheritsConvenienceInitializers
    open class NSMutableParagraphStyle : NSParagraphStyle, @unchecked Sendable {
      override public init()
      override open var lineSpacing: CGFloat { get set }
      override open var alignment: NSTextAlignment { get set }
      open var paragraphSpacing: CGFloat { get set }
      open var lineHeightMultiple: CGFloat { get set }
      open var minimumLineHeight: CGFloat { get set }
      open var maximumLineHeight: CGFloat { get set }
      open var lineBreakMode: NSLineBreakMode { get set }
    }
    @_inheritsConvenienceInitializers
    open class NSShadow : NSObject, @unchecked Sendable {
      override public init()
      open var shadowOffset: NSSize { get set }
      open var shadowBlurRadius: CGFloat { get set }
      open var shadowColor: NSColor? { get set }
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
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSTableCellView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var textField: NSTextField? { get set }
      @MainActor @preconcurrency open var imageView: NSImageView? { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSTableRowView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var isSelected: Bool { get set }
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
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSCollectionView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
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
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSToolbarItemGroup : NSToolbarItem {
      @MainActor @preconcurrency override public init(itemIdentifier: NSToolbarItem.Identifier)
      @MainActor @preconcurrency open var subitems: [NSToolbarItem] { get set }
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
