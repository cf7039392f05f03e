extension InterfaceModules.UIKit {
  /// Controls, text, tables, scroll views, stacks, images and effects.
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
    }
    @available(iOS 2.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIRefreshControl : UIControl {
      @MainActor @preconcurrency public init()
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var isRefreshing: Bool { get }
      @MainActor @preconcurrency open var attributedTitle: NSAttributedString? { get set }
      @MainActor @preconcurrency open func beginRefreshing()
      @MainActor @preconcurrency open func endRefreshing()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIButton : UIControl {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(type buttonType: UIButton.ButtonType)
      @MainActor @preconcurrency public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil)
      @MainActor @preconcurrency public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
      @MainActor @preconcurrency open var configuration: UIButton.Configuration? { get set }
      @MainActor @preconcurrency open var menu: UIMenu? { get set }
      @MainActor @preconcurrency open var showsMenuAsPrimaryAction: Bool { get set }
      @MainActor @preconcurrency open var titleLabel: UILabel? { get }
      @MainActor @preconcurrency open var imageView: UIImageView? { get }
      @MainActor @preconcurrency open var currentTitle: String? { get }
      @MainActor @preconcurrency open func setTitle(_ title: String?, for state: UIControl.State)
      @MainActor @preconcurrency open func setTitleColor(_ color: UIColor?, for state: UIControl.State)
      @MainActor @preconcurrency open func setImage(_ image: UIImage?, for state: UIControl.State)
      @MainActor @preconcurrency open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)
      @MainActor @preconcurrency open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)
      @objc public enum ButtonType : Int, Sendable {
        case custom
        case system
        case detailDisclosure
        case infoLight
        case infoDark
        case contactAdd
        case plain
        case close
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct Configuration {
        public static func plain() -> UIButton.Configuration
        public static func tinted() -> UIButton.Configuration
        public static func gray() -> UIButton.Configuration
        public static func filled() -> UIButton.Configuration
        public static func borderless() -> UIButton.Configuration
        public static func bordered() -> UIButton.Configuration
        public static func borderedProminent() -> UIButton.Configuration
        @available(iOS 26.0, tvOS 26.0, *)
        @available(visionOS, unavailable)
        public static func glass() -> UIButton.Configuration
        public var title: String? { get set }
        public var subtitle: String? { get set }
        public var image: UIImage? { get set }
        public var imagePadding: CGFloat { get set }
        public var imagePlacement: NSDirectionalRectEdge { get set }
        public var baseForegroundColor: UIColor? { get set }
        public var baseBackgroundColor: UIColor? { get set }
        public var cornerStyle: UIButton.Configuration.CornerStyle { get set }
        public var contentInsets: NSDirectionalEdgeInsets { get set }
        public var showsActivityIndicator: Bool { get set }
        @objc public enum CornerStyle : Int, Sendable {
          case fixed
          case dynamic
          case small
          case medium
          case large
          case capsule
          public init?(rawValue: Int)
          public var rawValue: Int { get }
        }
      }
    }
    public struct NSDirectionalRectEdge : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var top: Self { get }
      public static var leading: Self { get }
      public static var bottom: Self { get }
      public static var trailing: Self { get }
      public static var all: Self { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UILabel : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var text: String? { get set }
      @MainActor @preconcurrency open var attributedText: NSAttributedString? { get set }
      @MainActor @preconcurrency open var font: UIFont! { get set }
      @MainActor @preconcurrency open var textColor: UIColor! { get set }
      @MainActor @preconcurrency open var textAlignment: NSTextAlignment { get set }
      @MainActor @preconcurrency open var lineBreakMode: NSLineBreakMode { get set }
      @MainActor @preconcurrency open var numberOfLines: Int { get set }
      @MainActor @preconcurrency open var adjustsFontSizeToFitWidth: Bool { get set }
      @MainActor @preconcurrency open var adjustsFontForContentSizeCategory: Bool { get set }
      @MainActor @preconcurrency open var minimumScaleFactor: CGFloat { get set }
      @MainActor @preconcurrency open var preferredMaxLayoutWidth: CGFloat { get set }
      @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @MainActor @preconcurrency open var shadowColor: UIColor? { get set }
      @MainActor @preconcurrency open var shadowOffset: CGSize { get set }
      @MainActor @preconcurrency open func drawText(in rect: CGRect)
    }
    @objc public enum NSTextAlignment : Int, Sendable {
      case left
      case center
      case right
      case justified
      case natural
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum NSLineBreakMode : Int, Sendable {
      case byWordWrapping
      case byCharWrapping
      case byClipping
      case byTruncatingHead
      case byTruncatingTail
      case byTruncatingMiddle
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @_inheritsConvenienceInitializers
    open class NSParagraphStyle : NSObject, @unchecked Sendable {
      override public init()
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
      open var headIndent: CGFloat { get set }
      open var firstLineHeadIndent: CGFloat { get set }
    }
    public struct NSUnderlineStyle : OptionSet, _CValue, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var single: NSUnderlineStyle { get }
      public static var thick: NSUnderlineStyle { get }
      public static var double: NSUnderlineStyle { get }
      public static var patternDot: NSUnderlineStyle { get }
      public static var patternDash: NSUnderlineStyle { get }
      public static var byWord: NSUnderlineStyle { get }
    }
    @MainActor @preconcurrency open class UIImageView : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public init(image: UIImage?)
      @MainActor @preconcurrency public init(image: UIImage?, highlightedImage: UIImage?)
      @MainActor @preconcurrency open var image: UIImage? { get set }
      @MainActor @preconcurrency open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { get set }
      @MainActor @preconcurrency open var animationImages: [UIImage]? { get set }
      @MainActor @preconcurrency open var animationDuration: TimeInterval { get set }
      @MainActor @preconcurrency open var animationRepeatCount: Int { get set }
      @MainActor @preconcurrency open func startAnimating()
      @MainActor @preconcurrency open func stopAnimating()
      @MainActor @preconcurrency open var isAnimating: Bool { get }
    }
    @MainActor @preconcurrency open class UIActivityIndicatorView : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init(coder: NSCoder)
      @MainActor @preconcurrency public init(style: UIActivityIndicatorView.Style)
      @MainActor @preconcurrency open var style: UIActivityIndicatorView.Style { get set }
      @MainActor @preconcurrency open var hidesWhenStopped: Bool { get set }
      @MainActor @preconcurrency open var color: UIColor! { get set }
      @MainActor @preconcurrency open var isAnimating: Bool { get }
      @MainActor @preconcurrency open func startAnimating()
      @MainActor @preconcurrency open func stopAnimating()
      @objc public enum Style : Int, Sendable {
        case medium
        case large
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIProgressView : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var progress: Float { get set }
      @MainActor @preconcurrency open var progressTintColor: UIColor? { get set }
      @MainActor @preconcurrency open var trackTintColor: UIColor? { get set }
      @MainActor @preconcurrency open func setProgress(_ progress: Float, animated: Bool)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIStackView : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(arrangedSubviews views: [UIView])
      @MainActor @preconcurrency open var arrangedSubviews: [UIView] { get }
      @MainActor @preconcurrency open var axis: NSLayoutConstraint.Axis { get set }
      @MainActor @preconcurrency open var distribution: UIStackView.Distribution { get set }
      @MainActor @preconcurrency open var alignment: UIStackView.Alignment { get set }
      @MainActor @preconcurrency open var spacing: CGFloat { get set }
      @MainActor @preconcurrency open var isLayoutMarginsRelativeArrangement: Bool { get set }
      @MainActor @preconcurrency open func addArrangedSubview(_ view: UIView)
      @MainActor @preconcurrency open func removeArrangedSubview(_ view: UIView)
      @MainActor @preconcurrency open func insertArrangedSubview(_ view: UIView, at stackIndex: Int)
      @MainActor @preconcurrency open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)
      @objc public enum Distribution : Int, Sendable {
        case fill
        case fillEqually
        case fillProportionally
        case equalSpacing
        case equalCentering
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum Alignment : Int, Sendable {
        case fill
        case leading
        case firstBaseline
        case center
        case trailing
        case lastBaseline
        case top
        case bottom
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIScrollView : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var delegate: (any UIScrollViewDelegate)? { get set }
      @MainActor @preconcurrency open var bounces: Bool { get set }
      @MainActor @preconcurrency open var alwaysBounceVertical: Bool { get set }
      @MainActor @preconcurrency open var alwaysBounceHorizontal: Bool { get set }
      @MainActor @preconcurrency open var keyboardDismissMode: UIScrollView.KeyboardDismissMode { get set }
      @MainActor @preconcurrency open var contentOffset: CGPoint { get set }
      @MainActor @preconcurrency open var contentSize: CGSize { get set }
      @MainActor @preconcurrency open var contentInset: UIEdgeInsets { get set }
      @MainActor @preconcurrency open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior { get set }
      @MainActor @preconcurrency open var verticalScrollIndicatorInsets: UIEdgeInsets { get set }
      @MainActor @preconcurrency open var isScrollEnabled: Bool { get set }
      @MainActor @preconcurrency open var isPagingEnabled: Bool { get set }
      @MainActor @preconcurrency open var isDirectionalLockEnabled: Bool { get set }
      @MainActor @preconcurrency open var showsVerticalScrollIndicator: Bool { get set }
      @MainActor @preconcurrency open var showsHorizontalScrollIndicator: Bool { get set }
      @MainActor @preconcurrency open var minimumZoomScale: CGFloat { get set }
      @MainActor @preconcurrency open var maximumZoomScale: CGFloat { get set }
      @MainActor @preconcurrency open var zoomScale: CGFloat { get set }
      @MainActor @preconcurrency open var bouncesZoom: Bool { get set }
      @MainActor @preconcurrency open var delaysContentTouches: Bool { get set }
      @MainActor @preconcurrency open var canCancelContentTouches: Bool { get set }
      @MainActor @preconcurrency open var decelerationRate: UIScrollView.DecelerationRate { get set }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var refreshControl: UIRefreshControl? { get set }
      @MainActor @preconcurrency open var adjustedContentInset: UIEdgeInsets { get }
      @MainActor @preconcurrency open var panGestureRecognizer: UIPanGestureRecognizer { get }
      @MainActor @preconcurrency open var contentLayoutGuide: UILayoutGuide { get }
      @MainActor @preconcurrency open var frameLayoutGuide: UILayoutGuide { get }
      @MainActor @preconcurrency open var isTracking: Bool { get }
      @MainActor @preconcurrency open var isDragging: Bool { get }
      @MainActor @preconcurrency open var isDecelerating: Bool { get }
      @MainActor @preconcurrency open var isZooming: Bool { get }
      @MainActor @preconcurrency open func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
      @MainActor @preconcurrency open func scrollRectToVisible(_ rect: CGRect, animated: Bool)
      @MainActor @preconcurrency open func setZoomScale(_ scale: CGFloat, animated: Bool)
      @MainActor @preconcurrency open func zoom(to rect: CGRect, animated: Bool)
      @MainActor @preconcurrency open func flashScrollIndicators()
      @objc public enum KeyboardDismissMode : Int, Sendable {
        case none
        case onDrag
        case interactive
        case onDragWithAccessory
        case interactiveWithAccessory
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum ContentInsetAdjustmentBehavior : Int, Sendable {
        case automatic
        case scrollableAxes
        case never
        case always
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct DecelerationRate : Hashable, RawRepresentable, Sendable {
        public init(rawValue: CGFloat)
        public var rawValue: CGFloat { get }
        public static var normal: UIScrollView.DecelerationRate { get }
        public static var fast: UIScrollView.DecelerationRate { get }
      }
    }
    @MainActor @preconcurrency public protocol UIScrollViewDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency open class UITableView : UIScrollView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public init(frame: CGRect, style: UITableView.Style)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var dataSource: (any UITableViewDataSource)? { get set }
      @MainActor @preconcurrency open var rowHeight: CGFloat { get set }
      @MainActor @preconcurrency open var estimatedRowHeight: CGFloat { get set }
      @MainActor @preconcurrency open var sectionHeaderTopPadding: CGFloat { get set }
      @MainActor @preconcurrency open var separatorStyle: UITableViewCell.SeparatorStyle { get set }
      @MainActor @preconcurrency open var separatorInset: UIEdgeInsets { get set }
      @MainActor @preconcurrency open var separatorColor: UIColor? { get set }
      @MainActor @preconcurrency open var tableHeaderView: UIView? { get set }
      @MainActor @preconcurrency open var tableFooterView: UIView? { get set }
      @MainActor @preconcurrency open var backgroundView: UIView? { get set }
      @MainActor @preconcurrency open var allowsSelection: Bool { get set }
      @MainActor @preconcurrency open var isEditing: Bool { get set }
      @MainActor @preconcurrency open var visibleCells: [UITableViewCell] { get }
      @MainActor @preconcurrency open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)
      @discardableResult @MainActor @preconcurrency open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
      @discardableResult @MainActor @preconcurrency open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?
      @MainActor @preconcurrency open func reloadData()
      @MainActor @preconcurrency open func deselectRow(at indexPath: IndexPath, animated: Bool)
      @MainActor @preconcurrency open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool)
      @objc public enum Style : Int, Sendable {
        case plain
        case grouped
        case insetGrouped
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum ScrollPosition : Int, Sendable {
        case none
        case top
        case middle
        case bottom
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @MainActor @preconcurrency public protocol UITableViewDelegate : UIScrollViewDelegate {
    }
    @MainActor @preconcurrency public protocol UITableViewDataSource : NSObjectProtocol {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    }
    @MainActor @preconcurrency open class UITableViewCell : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var selectionStyle: UITableViewCell.SelectionStyle { get set }
      @MainActor @preconcurrency open var selectedBackgroundView: UIView? { get set }
      @MainActor @preconcurrency open var backgroundView: UIView? { get set }
      @MainActor @preconcurrency open var accessoryType: UITableViewCell.AccessoryType { get set }
      @MainActor @preconcurrency open var accessoryView: UIView? { get set }
      @MainActor @preconcurrency open var editingAccessoryView: UIView? { get set }
      @MainActor @preconcurrency open var contentConfiguration: (any UIContentConfiguration)? { get set }
      @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func defaultContentConfiguration() -> UIListContentConfiguration
      @objc public enum EditingStyle : Int, Sendable {
        case none
        case delete
        case insert
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var contentView: UIView { get }
      @MainActor @preconcurrency open var textLabel: UILabel? { get }
      @MainActor @preconcurrency open var detailTextLabel: UILabel? { get }
      @MainActor @preconcurrency open func prepareForReuse()
      @objc public enum CellStyle : Int, Sendable {
        case `default`
        case value1
        case value2
        case subtitle
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum SelectionStyle : Int, Sendable {
        case none
        case blue
        case gray
        case `default`
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum SeparatorStyle : Int, Sendable {
        case none
        case singleLine
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum AccessoryType : Int, Sendable {
        case none
        case disclosureIndicator
        case detailDisclosureButton
        case checkmark
        case detailButton
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @MainActor @preconcurrency public protocol UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView
      func updated(for state: any UIConfigurationState) -> Self
    }
    @MainActor @preconcurrency public protocol UIContentView : NSObjectProtocol {
      var configuration: any UIContentConfiguration { get set }
    }
    @MainActor @preconcurrency public protocol UIConfigurationState {
    }
    @MainActor @preconcurrency open class UICollectionView : UIScrollView {
      @MainActor @preconcurrency public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var dataSource: (any UICollectionViewDataSource)? { get set }
      @MainActor @preconcurrency open var backgroundView: UIView? { get set }
      @MainActor @preconcurrency open var collectionViewLayout: UICollectionViewLayout { get set }
      @MainActor @preconcurrency open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
      @discardableResult @MainActor @preconcurrency open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell
      @MainActor @preconcurrency open func reloadData()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UICollectionReusableView : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UICollectionViewCell : UICollectionReusableView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var contentView: UIView { get }
      @MainActor @preconcurrency open var contentConfiguration: (any UIContentConfiguration)? { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UICollectionViewLayout : NSObject {
      @MainActor @preconcurrency override public init()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UICollectionViewFlowLayout : UICollectionViewLayout {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var itemSize: CGSize { get set }
      @MainActor @preconcurrency open var minimumLineSpacing: CGFloat { get set }
      @MainActor @preconcurrency open var minimumInteritemSpacing: CGFloat { get set }
    }
    @MainActor @preconcurrency public protocol UICollectionViewDelegate : UIScrollViewDelegate {
    }
    @MainActor @preconcurrency public protocol UICollectionViewDataSource : NSObjectProtocol {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    }
    @available(iOS 2.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIPickerView : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var dataSource: (any UIPickerViewDataSource)? { get set }
      @MainActor @preconcurrency open var delegate: (any UIPickerViewDelegate)? { get set }
      @MainActor @preconcurrency open func selectRow(_ row: Int, inComponent component: Int, animated: Bool)
      @discardableResult @MainActor @preconcurrency open func selectedRow(inComponent component: Int) -> Int
      @MainActor @preconcurrency open func reloadAllComponents()
    }
    @available(iOS 2.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIPickerViewDelegate : NSObjectProtocol {
    }
    @available(iOS 2.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIPickerViewDataSource : NSObjectProtocol {
      func numberOfComponents(in pickerView: UIPickerView) -> Int
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
    }
    // Effects.
    @_inheritsConvenienceInitializers
    open class UIVisualEffect : NSObject, @unchecked Sendable {
      override public init()
    }
    @_inheritsConvenienceInitializers
    open class UIBlurEffect : UIVisualEffect, @unchecked Sendable {
      override public init()
      public convenience init(style: UIBlurEffect.Style)
      @objc public enum Style : Int, Sendable {
        case extraLight
        case light
        case dark
        case regular
        case prominent
        @available(tvOS, unavailable)
        case systemUltraThinMaterial
        @available(tvOS, unavailable)
        case systemThinMaterial
        @available(tvOS, unavailable)
        case systemMaterial
        @available(tvOS, unavailable)
        case systemThickMaterial
        @available(tvOS, unavailable)
        case systemChromeMaterial
        @available(tvOS, unavailable)
        case systemUltraThinMaterialLight
        @available(tvOS, unavailable)
        case systemUltraThinMaterialDark
        @available(tvOS, unavailable)
        case systemMaterialDark
        @available(tvOS, unavailable)
        case systemChromeMaterialDark
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @_inheritsConvenienceInitializers
    open class UIVibrancyEffect : UIVisualEffect, @unchecked Sendable {
      override public init()
      public convenience init(blurEffect: UIBlurEffect)
    }
    @available(iOS 26.0, tvOS 26.0, *)
    @available(visionOS, unavailable)
    @_inheritsConvenienceInitializers
    open class UIGlassEffect : UIVisualEffect, @unchecked Sendable {
      override public init()
      public convenience init(style: UIGlassEffect.Style)
      open var isInteractive: Bool { get set }
      open var tintColor: UIColor? { get set }
      @objc public enum Style : Int, Sendable {
        case regular
        case clear
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @MainActor @preconcurrency open class UIVisualEffectView : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public init(effect: UIVisualEffect?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var effect: UIVisualEffect? { get set }
      @MainActor @preconcurrency open var contentView: UIView { get }
    }
    #endif
    """#
}
