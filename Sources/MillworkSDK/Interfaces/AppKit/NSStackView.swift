extension InterfaceModules.AppKit {
  /// Stacks, effects and scrolling.
  static let nsStackView = #"""
    // https://developer.apple.com/documentation/appkit
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSStackView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(views: [NSView])
      @objc @MainActor @preconcurrency open var orientation: NSUserInterfaceLayoutOrientation { get set }
      @objc @MainActor @preconcurrency open var alignment: NSLayoutConstraint.Attribute { get set }
      @objc @MainActor @preconcurrency open var spacing: CGFloat { get set }
      @objc @MainActor @preconcurrency open var distribution: NSStackView.Distribution { get set }
      @objc @MainActor @preconcurrency open var edgeInsets: NSEdgeInsets { get set }
      @objc @MainActor @preconcurrency open var arrangedSubviews: [NSView] { get }
      @objc @MainActor @preconcurrency open func addArrangedSubview(_ view: NSView)
      @objc @MainActor @preconcurrency open func removeArrangedSubview(_ view: NSView)
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
      @objc @MainActor @preconcurrency open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int)
      @discardableResult @objc @MainActor @preconcurrency open func customSpacing(after view: NSView) -> CGFloat
      @discardableResult @MainActor @preconcurrency open func visibilityPriority(for view: NSView) -> NSStackView.VisibilityPriority
      @discardableResult @objc @MainActor @preconcurrency open func clippingResistancePriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority
      @discardableResult @objc @MainActor @preconcurrency open func huggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority
      @objc @MainActor @preconcurrency open func removeView(_ view: NSView)
      @objc @MainActor @preconcurrency open func insertView(_ view: NSView, at index: Int, in gravity: NSStackView.Gravity)
      @discardableResult @objc @MainActor @preconcurrency open func views(in gravity: NSStackView.Gravity) -> [NSView]
      @objc @MainActor @preconcurrency open var views: [NSView] { get }
      @objc @MainActor @preconcurrency open var detachedViews: [NSView] { get }
      @objc @MainActor @preconcurrency weak open var delegate: (any NSStackViewDelegate)? { get set }
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
      @objc @MainActor @preconcurrency open var material: NSVisualEffectView.Material { get set }
      @objc @MainActor @preconcurrency open var blendingMode: NSVisualEffectView.BlendingMode { get set }
      @objc @MainActor @preconcurrency open var state: NSVisualEffectView.State { get set }
      @objc @MainActor @preconcurrency open var isEmphasized: Bool { get set }
      @objc @MainActor @preconcurrency open var maskImage: NSImage? { get set }
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
      @objc @MainActor @preconcurrency open var contentView: NSView? { get set }
      @objc @MainActor @preconcurrency open var cornerRadius: CGFloat { get set }
      @objc @MainActor @preconcurrency open var tintColor: NSColor? { get set }
      @objc @MainActor @preconcurrency open var style: NSGlassEffectView.Style { get set }
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
      @objc @MainActor @preconcurrency open var documentView: NSView? { get set }
      @objc @MainActor @preconcurrency open var drawsBackground: Bool { get set }
      @objc @MainActor @preconcurrency open var backgroundColor: NSColor { get set }
      @objc @MainActor @preconcurrency open var documentVisibleRect: NSRect { get }
      @objc @MainActor @preconcurrency open func scroll(to newOrigin: NSPoint)
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
      @objc @MainActor @preconcurrency open var documentView: NSView? { get set }
      @objc @MainActor @preconcurrency open var contentView: NSClipView { get set }
      @objc @MainActor @preconcurrency open var hasVerticalScroller: Bool { get set }
      @objc @MainActor @preconcurrency open var hasHorizontalScroller: Bool { get set }
      @objc @MainActor @preconcurrency open var autohidesScrollers: Bool { get set }
      @objc @MainActor @preconcurrency open var scrollerStyle: NSScroller.Style { get set }
      @objc @MainActor @preconcurrency open var verticalScroller: NSScroller? { get set }
      @objc @MainActor @preconcurrency open var horizontalScroller: NSScroller? { get set }
      @objc @MainActor @preconcurrency open var drawsBackground: Bool { get set }
      @objc @MainActor @preconcurrency open var backgroundColor: NSColor { get set }
      @objc @MainActor @preconcurrency open var borderType: NSBorderType { get set }
      @objc @MainActor @preconcurrency open var allowsMagnification: Bool { get set }
      @objc @MainActor @preconcurrency open var magnification: CGFloat { get set }
      @objc @MainActor @preconcurrency open var minMagnification: CGFloat { get set }
      @objc @MainActor @preconcurrency open var maxMagnification: CGFloat { get set }
      @objc @MainActor @preconcurrency open var automaticallyAdjustsContentInsets: Bool { get set }
      @objc @MainActor @preconcurrency open var contentInsets: NSEdgeInsets { get set }
      @objc @MainActor @preconcurrency open var scrollerInsets: NSEdgeInsets { get set }
      @objc @MainActor @preconcurrency open var verticalScrollElasticity: NSScrollView.Elasticity { get set }
      @objc @MainActor @preconcurrency open var horizontalScrollElasticity: NSScrollView.Elasticity { get set }
      @objc @MainActor @preconcurrency open var usesPredominantAxisScrolling: Bool { get set }
      @objc @MainActor @preconcurrency open var contentSize: NSSize { get }
      @objc @MainActor @preconcurrency open var documentVisibleRect: NSRect { get }
      @objc @MainActor @preconcurrency open func reflectScrolledClipView(_ cView: NSClipView)
      @objc @MainActor @preconcurrency open func flashScrollers()
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
    """#
}
