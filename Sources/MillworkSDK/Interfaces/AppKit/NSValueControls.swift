extension InterfaceModules.AppKit {
  /// Switches, sliders, steppers, segments, dates, colours, images and progress.
  static let nsValueControls = #"""
    // https://developer.apple.com/documentation/appkit
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSwitch : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var state: NSControl.StateValue { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSlider : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?)
      @objc @MainActor @preconcurrency open var minValue: Double { get set }
      @objc @MainActor @preconcurrency open var maxValue: Double { get set }
      @objc @MainActor @preconcurrency open var numberOfTickMarks: Int { get set }
      @objc @MainActor @preconcurrency open var allowsTickMarkValuesOnly: Bool { get set }
      @objc public enum TickMarkPosition : UInt, Sendable {
        case below
        case above
        case leading
        case trailing
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc @MainActor @preconcurrency open var tickMarkPosition: NSSlider.TickMarkPosition { get set }
      @objc @MainActor @preconcurrency open var knobThickness: CGFloat { get }
      @discardableResult @objc @MainActor @preconcurrency open func tickMarkValue(at index: Int) -> Double
      @discardableResult @objc @MainActor @preconcurrency open func rectOfTickMark(at index: Int) -> NSRect
      @discardableResult @objc @MainActor @preconcurrency open func closestTickMarkValue(toValue value: Double) -> Double
      @objc @MainActor @preconcurrency open var altIncrementValue: Double { get set }
      @available(macOS 26.0, *)
      @objc @MainActor @preconcurrency open var neutralValue: Double { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSStepper : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var minValue: Double { get set }
      @objc @MainActor @preconcurrency open var maxValue: Double { get set }
      @objc @MainActor @preconcurrency open var increment: Double { get set }
      @objc @MainActor @preconcurrency open var valueWraps: Bool { get set }
      @objc @MainActor @preconcurrency open var autorepeat: Bool { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSegmentedControl : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(labels: [String], trackingMode: NSSegmentedControl.SwitchTracking, target: Any?, action: Selector?)
      @objc @MainActor @preconcurrency open var segmentCount: Int { get set }
      @objc @MainActor @preconcurrency open var selectedSegment: Int { get set }
      @objc @MainActor @preconcurrency open var segmentStyle: NSSegmentedControl.Style { get set }
      @objc @MainActor @preconcurrency open func setLabel(_ label: String, forSegment segment: Int)
      @objc @MainActor @preconcurrency open func setImage(_ image: NSImage?, forSegment segment: Int)
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
      @discardableResult @objc @MainActor @preconcurrency open func label(forSegment segment: Int) -> String?
      @discardableResult @objc @MainActor @preconcurrency open func image(forSegment segment: Int) -> NSImage?
      @discardableResult @objc @MainActor @preconcurrency open func isEnabled(forSegment segment: Int) -> Bool
      @discardableResult @objc @MainActor @preconcurrency open func menu(forSegment segment: Int) -> NSMenu?
      @objc @MainActor @preconcurrency open func setTag(_ tag: Int, forSegment segment: Int)
      @discardableResult @objc @MainActor @preconcurrency open func tag(forSegment segment: Int) -> Int
      @discardableResult @objc @MainActor @preconcurrency open func width(forSegment segment: Int) -> CGFloat
      @objc @MainActor @preconcurrency open func setAlignment(_ alignment: NSTextAlignment, forSegment segment: Int)
      @objc @MainActor @preconcurrency open func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int)
      @objc @MainActor @preconcurrency open func setShowsMenuIndicator(_ showsMenuIndicator: Bool, forSegment segment: Int)
      @discardableResult @objc @MainActor @preconcurrency open func toolTip(forSegment segment: Int) -> String?
      @discardableResult @objc @MainActor @preconcurrency open func selectSegment(withTag tag: Int) -> Bool
      @objc @MainActor @preconcurrency open var indexOfSelectedItem: Int { get }
      @objc @MainActor @preconcurrency open var selectedSegmentBezelColor: NSColor? { get set }
      @objc @MainActor @preconcurrency open var doubleValueForSelectedSegment: Double { get }
      @objc @MainActor @preconcurrency open var isSpringLoaded: Bool { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSDatePicker : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var dateValue: Date { get set }
      @objc @MainActor @preconcurrency open var datePickerStyle: NSDatePicker.Style { get set }
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
      @objc @MainActor @preconcurrency open var datePickerElements: NSDatePicker.ElementFlags { get set }
      @objc @MainActor @preconcurrency open var datePickerMode: NSDatePicker.Mode { get set }
      @objc @MainActor @preconcurrency open var minDate: Date? { get set }
      @objc @MainActor @preconcurrency open var maxDate: Date? { get set }
      @objc @MainActor @preconcurrency open var calendar: Calendar? { get set }
      @objc @MainActor @preconcurrency open var locale: Locale? { get set }
      @objc @MainActor @preconcurrency open var timeZone: TimeZone? { get set }
      @objc @MainActor @preconcurrency open var timeInterval: TimeInterval { get set }
      @objc @MainActor @preconcurrency open var isBezeled: Bool { get set }
      @objc @MainActor @preconcurrency open var isBordered: Bool { get set }
      @objc @MainActor @preconcurrency open var drawsBackground: Bool { get set }
      @objc @MainActor @preconcurrency open var backgroundColor: NSColor { get set }
      @objc @MainActor @preconcurrency open var textColor: NSColor { get set }
      @objc @MainActor @preconcurrency weak open var delegate: (any NSDatePickerCellDelegate)? { get set }
      @available(macOS 10.15.4, *)
      @objc @MainActor @preconcurrency open var presentsCalendarOverlay: Bool { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSColorWell : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var color: NSColor { get set }
      @objc @MainActor @preconcurrency open var isBordered: Bool { get set }
      @objc @MainActor @preconcurrency open var isActive: Bool { get }
      @objc @MainActor @preconcurrency open func activate(_ exclusive: Bool)
      @objc @MainActor @preconcurrency open func deactivate()
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
      @objc @MainActor @preconcurrency open var colorWellStyle: NSColorWell.Style { get set }
      @available(macOS 13.0, *)
      @MainActor @preconcurrency public convenience init(style: NSColorWell.Style)
      @available(macOS 13.0, *)
      @objc @MainActor @preconcurrency open var image: NSImage? { get set }
      @available(macOS 13.0, *)
      @objc @MainActor @preconcurrency open var pulldownTarget: AnyObject? { get set }
      @available(macOS 13.0, *)
      @objc @MainActor @preconcurrency open var pulldownAction: Selector? { get set }
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open var supportsAlpha: Bool { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSImageView : NSControl {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(image: NSImage)
      @objc @MainActor @preconcurrency open var image: NSImage? { get set }
      @objc @MainActor @preconcurrency open var imageScaling: NSImageScaling { get set }
      @objc @MainActor @preconcurrency open var imageAlignment: NSImageAlignment { get set }
      @objc @MainActor @preconcurrency open var contentTintColor: NSColor? { get set }
      @objc @MainActor @preconcurrency open var symbolConfiguration: NSImage.SymbolConfiguration? { get set }
      @objc @MainActor @preconcurrency open var animates: Bool { get set }
      @objc @MainActor @preconcurrency open var isEditable: Bool { get set }
      @objc public enum FrameStyle : UInt, Sendable {
        case none
        case photo
        case grayBezel
        case groove
        case button
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc @MainActor @preconcurrency open var imageFrameStyle: NSImageView.FrameStyle { get set }
      @objc @MainActor @preconcurrency open var allowsCutCopyPaste: Bool { get set }
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open var preferredImageDynamicRange: NSImage.DynamicRange { get set }
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open var imageDynamicRange: NSImage.DynamicRange { get }
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
      @objc @MainActor @preconcurrency open var isIndeterminate: Bool { get set }
      @objc @MainActor @preconcurrency open var doubleValue: Double { get set }
      @objc @MainActor @preconcurrency open var minValue: Double { get set }
      @objc @MainActor @preconcurrency open var maxValue: Double { get set }
      @objc @MainActor @preconcurrency open var style: NSProgressIndicator.Style { get set }
      @objc @MainActor @preconcurrency open var controlSize: NSControl.ControlSize { get set }
      @objc @MainActor @preconcurrency open var isDisplayedWhenStopped: Bool { get set }
      @objc @MainActor @preconcurrency open func startAnimation(_ sender: Any?)
      @objc @MainActor @preconcurrency open func stopAnimation(_ sender: Any?)
      @objc @MainActor @preconcurrency open func increment(by delta: Double)
      @objc public enum Style : UInt, Sendable {
        case bar
        case spinning
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open var observedProgress: Progress? { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSBox : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var title: String { get set }
      @objc @MainActor @preconcurrency open var boxType: NSBox.BoxType { get set }
      @objc @MainActor @preconcurrency open var fillColor: NSColor { get set }
      @objc @MainActor @preconcurrency open var cornerRadius: CGFloat { get set }
      @objc public enum BoxType : UInt, Sendable {
        case primary
        case separator
        case custom
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc @MainActor @preconcurrency open var contentViewMargins: NSSize { get set }
      @objc @MainActor @preconcurrency open var borderRect: NSRect { get }
      @objc @MainActor @preconcurrency open var titleRect: NSRect { get }
      @objc @MainActor @preconcurrency open var titleFont: NSFont { get set }
      @objc @MainActor @preconcurrency open func sizeToFit()
      @objc @MainActor @preconcurrency open func setFrameFromContentFrame(_ contentFrame: NSRect)
    }
    """#
}
