extension InterfaceModules.UIKit {
  /// Controls with a value.
  static let uiControls = #"""
    // https://developer.apple.com/documentation/uikit/views-and-controls
    #if !os(watchOS)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIControl : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(frame: CGRect, primaryAction: UIAction?)
      @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @MainActor @preconcurrency open var isSelected: Bool { get set }
      @MainActor @preconcurrency open var isHighlighted: Bool { get set }
      @MainActor @preconcurrency open var contentVerticalAlignment: UIControl.ContentVerticalAlignment { get set }
      @MainActor @preconcurrency open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment { get set }
      @MainActor @preconcurrency open var state: UIControl.State { get }
      @MainActor @preconcurrency open var isTracking: Bool { get }
      @discardableResult @MainActor @preconcurrency open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
      @discardableResult @MainActor @preconcurrency open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
      @MainActor @preconcurrency open func endTracking(_ touch: UITouch?, with event: UIEvent?)
      @MainActor @preconcurrency open func cancelTracking(with event: UIEvent?)
      @MainActor @preconcurrency open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)
      @MainActor @preconcurrency open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event)
      @MainActor @preconcurrency open func addAction(_ action: UIAction, for controlEvents: UIControl.Event)
      @MainActor @preconcurrency open func sendActions(for controlEvents: UIControl.Event)
      @MainActor @preconcurrency open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?)
      @objc public enum ContentVerticalAlignment : Int, Sendable {
        case center
        case top
        case bottom
        case fill
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum ContentHorizontalAlignment : Int, Sendable {
        case center
        case left
        case right
        case fill
        case leading
        case trailing
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct State : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var normal: Self { get }
        public static var highlighted: Self { get }
        public static var disabled: Self { get }
        public static var selected: Self { get }
        public static var focused: Self { get }
        public static var application: Self { get }
        public static var reserved: Self { get }
      }
      public struct Event : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var touchDown: Self { get }
        public static var touchDownRepeat: Self { get }
        public static var touchDragInside: Self { get }
        public static var touchDragOutside: Self { get }
        public static var touchDragEnter: Self { get }
        public static var touchDragExit: Self { get }
        public static var touchUpInside: Self { get }
        public static var touchUpOutside: Self { get }
        public static var touchCancel: Self { get }
        public static var valueChanged: Self { get }
        public static var menuActionTriggered: Self { get }
        public static var primaryActionTriggered: Self { get }
        public static var editingDidBegin: Self { get }
        public static var editingChanged: Self { get }
        public static var editingDidEnd: Self { get }
        public static var editingDidEndOnExit: Self { get }
        public static var allTouchEvents: Self { get }
        public static var allEditingEvents: Self { get }
        public static var allEvents: Self { get }
      }
      @MainActor @preconcurrency open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event)
      @MainActor @preconcurrency open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event)
      @available(iOS 17.4, tvOS 17.4, visionOS 1.1, *)
      @MainActor @preconcurrency open func performPrimaryAction()
      @MainActor @preconcurrency open var allTargets: Set<AnyHashable> { get }
      @MainActor @preconcurrency open var allControlEvents: UIControl.Event { get }
      @MainActor @preconcurrency open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]?
      @MainActor @preconcurrency open func sendAction(_ action: UIAction)
      @available(iOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var toolTip: String? { get set }
      @MainActor @preconcurrency open var isTouchInside: Bool { get }
      @MainActor @preconcurrency open var isContextMenuInteractionEnabled: Bool { get set }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint
    }
    @available(iOS 2.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UISwitch : UIControl {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var onTintColor: UIColor? { get set }
      @MainActor @preconcurrency open var thumbTintColor: UIColor? { get set }
      @MainActor @preconcurrency open var isOn: Bool { get set }
      @MainActor @preconcurrency open func setOn(_ on: Bool, animated: Bool)
    }
    @available(iOS 2.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UISlider : UIControl {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var value: Float { get set }
      @MainActor @preconcurrency open var minimumValue: Float { get set }
      @MainActor @preconcurrency open var maximumValue: Float { get set }
      @MainActor @preconcurrency open var isContinuous: Bool { get set }
      @MainActor @preconcurrency open var minimumTrackTintColor: UIColor? { get set }
      @MainActor @preconcurrency open var maximumTrackTintColor: UIColor? { get set }
      @MainActor @preconcurrency open var thumbTintColor: UIColor? { get set }
      @MainActor @preconcurrency open func setValue(_ value: Float, animated: Bool)
      @MainActor @preconcurrency open func setThumbImage(_ image: UIImage?, for state: UIControl.State)
      @discardableResult @MainActor @preconcurrency open func trackRect(forBounds bounds: CGRect) -> CGRect
      @discardableResult @MainActor @preconcurrency open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
      @MainActor @preconcurrency open var minimumValueImage: UIImage? { get set }
      @MainActor @preconcurrency open var maximumValueImage: UIImage? { get set }
      @MainActor @preconcurrency open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State)
      @MainActor @preconcurrency open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State)
    }
    @MainActor @preconcurrency open class UISegmentedControl : UIControl {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public init(items: [Any]?)
      @MainActor @preconcurrency open var selectedSegmentIndex: Int { get set }
      @MainActor @preconcurrency open var selectedSegmentTintColor: UIColor? { get set }
      @MainActor @preconcurrency open var numberOfSegments: Int { get }
      @MainActor @preconcurrency open func setTitle(_ title: String?, forSegmentAt segment: Int)
      @MainActor @preconcurrency open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key : Any]?, for state: UIControl.State)
      @MainActor @preconcurrency open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics)
      @MainActor @preconcurrency open func setDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics)
      @MainActor @preconcurrency open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool)
      @MainActor @preconcurrency open func titleForSegment(at segment: Int) -> String?
      @MainActor @preconcurrency open func imageForSegment(at segment: Int) -> UIImage?
      @MainActor @preconcurrency open func setWidth(_ width: CGFloat, forSegmentAt segment: Int)
      @MainActor @preconcurrency open func widthForSegment(at segment: Int) -> CGFloat
      @MainActor @preconcurrency open func isEnabledForSegment(at segment: Int) -> Bool
      @MainActor @preconcurrency open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int)
      @MainActor @preconcurrency open func setAction(_ action: UIAction, forSegmentAt segment: Int)
      @MainActor @preconcurrency open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool)
      @MainActor @preconcurrency open var isMomentary: Bool { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIPageControl : UIControl {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var numberOfPages: Int { get set }
      @MainActor @preconcurrency open var currentPage: Int { get set }
      @MainActor @preconcurrency open var hidesForSinglePage: Bool { get set }
      @MainActor @preconcurrency open var pageIndicatorTintColor: UIColor? { get set }
      @MainActor @preconcurrency open var currentPageIndicatorTintColor: UIColor? { get set }
      @available(iOS 14.0, visionOS 1.0, *)
      @objc public enum BackgroundStyle : Int, Sendable {
        case automatic
        case prominent
        case minimal
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @available(iOS 16.0, visionOS 1.0, *)
      @objc public enum Direction : Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop; public init?(rawValue: Int); public var rawValue: Int { get } }
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var backgroundStyle: UIPageControl.BackgroundStyle { get set }
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var allowsContinuousInteraction: Bool { get set }
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var preferredIndicatorImage: UIImage? { get set }
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func setIndicatorImage(_ image: UIImage?, forPage page: Int)
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func indicatorImage(forPage page: Int) -> UIImage?
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var direction: UIPageControl.Direction { get set }
      @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var progress: UIPageControlProgress? { get set }
    }
    @available(iOS 2.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIDatePicker : UIControl {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var date: Date { get set }
      @MainActor @preconcurrency open var minimumDate: Date? { get set }
      @MainActor @preconcurrency open var maximumDate: Date? { get set }
      @MainActor @preconcurrency open var minuteInterval: Int { get set }
      @MainActor @preconcurrency open var datePickerMode: UIDatePicker.Mode { get set }
      @MainActor @preconcurrency open var preferredDatePickerStyle: UIDatePickerStyle { get set }
      @objc public enum Mode : Int, Sendable {
        case time
        case date
        case dateAndTime
        case countDownTimer
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open func setDate(_ date: Date, animated: Bool)
      @MainActor @preconcurrency open var roundsToMinuteInterval: Bool { get set }
      @MainActor @preconcurrency open var locale: Locale? { get set }
      @MainActor @preconcurrency open var datePickerStyle: UIDatePickerStyle { get }
    }
    @objc public enum UIDatePickerStyle : Int, Sendable {
      case automatic
      case wheels
      case compact
      case inline
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @available(iOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIColorWell : UIControl {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var selectedColor: UIColor? { get set }
      @MainActor @preconcurrency open var supportsAlpha: Bool { get set }
      @MainActor @preconcurrency open var title: String? { get set }
    }
    @available(iOS 2.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIRefreshControl : UIControl {
      @MainActor @preconcurrency public convenience init(frame: CGRect, primaryAction: UIAction?)
      @MainActor @preconcurrency public init()
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var isRefreshing: Bool { get }
      @MainActor @preconcurrency open var attributedTitle: NSAttributedString? { get set }
      @MainActor @preconcurrency open func beginRefreshing()
      @MainActor @preconcurrency open func endRefreshing()
    }
    #endif
    """#
}
