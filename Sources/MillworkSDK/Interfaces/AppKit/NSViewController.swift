extension InterfaceModules.AppKit {
  /// View controllers, nibs and split views.
  static let nsViewController = #"""
    // https://developer.apple.com/documentation/appkit
    @MainActor @preconcurrency open class NSViewController : NSResponder {
      @MainActor @preconcurrency public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency override public required init?(coder: NSCoder)
      @MainActor @preconcurrency override public convenience init()
      @objc @MainActor @preconcurrency open var view: NSView { get set }
      @objc @MainActor @preconcurrency open var title: String? { get set }
      @objc @MainActor @preconcurrency open var representedObject: Any? { get set }
      @objc @MainActor @preconcurrency open var preferredContentSize: NSSize { get set }
      @objc @MainActor @preconcurrency open var isViewLoaded: Bool { get }
      @objc @MainActor @preconcurrency open var parent: NSViewController? { get }
      @objc @MainActor @preconcurrency open var children: [NSViewController] { get set }
      @objc @MainActor @preconcurrency open var presentingViewController: NSViewController? { get }
      @objc @MainActor @preconcurrency open func loadView()
      @objc @MainActor @preconcurrency open func viewDidLoad()
      @objc @MainActor @preconcurrency open func viewWillAppear()
      @objc @MainActor @preconcurrency open func viewDidAppear()
      @objc @MainActor @preconcurrency open func viewWillDisappear()
      @objc @MainActor @preconcurrency open func viewDidDisappear()
      @objc @MainActor @preconcurrency open func viewWillLayout()
      @objc @MainActor @preconcurrency open func viewDidLayout()
      @objc @MainActor @preconcurrency open func addChild(_ childViewController: NSViewController)
      @objc @MainActor @preconcurrency open func removeFromParent()
      @objc @MainActor @preconcurrency open func presentAsSheet(_ viewController: NSViewController)
      @objc @MainActor @preconcurrency open func presentAsModalWindow(_ viewController: NSViewController)
      @objc @MainActor @preconcurrency open func dismiss(_ sender: Any?)
      @objc @MainActor @preconcurrency open func transition(from fromViewController: NSViewController, to toViewController: NSViewController, options: NSViewController.TransitionOptions = [], completionHandler completion: (() -> Void)? = nil)
      public struct TransitionOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var crossfade: Self { get }
        public static var slideUp: Self { get }
        public static var slideDown: Self { get }
        public static var slideLeft: Self { get }
        public static var slideRight: Self { get }
        public static var slideForward: Self { get }
        public static var slideBackward: Self { get }
        public static var allowUserInteraction: Self { get }
      }
      @objc @MainActor @preconcurrency open var storyboard: NSStoryboard? { get }
      @objc @MainActor @preconcurrency open func insertChild(_ childViewController: NSViewController, at index: Int)
      @objc @MainActor @preconcurrency open func removeChild(at index: Int)
      @objc @MainActor @preconcurrency open func preferredContentSizeDidChange(for viewController: NSViewController)
      @discardableResult @objc @MainActor @preconcurrency open func commitEditing() -> Bool
      @objc @MainActor @preconcurrency open func discardEditing()
      @objc @MainActor @preconcurrency open var nibName: NSNib.Name? { get }
      @objc @MainActor @preconcurrency open var nibBundle: Bundle? { get }
      @objc @MainActor @preconcurrency open var sourceItemView: NSView? { get set }
      @objc @MainActor @preconcurrency open var preferredScreenOrigin: NSPoint { get set }
      @objc @MainActor @preconcurrency open var preferredMinimumSize: NSSize { get }
      @objc @MainActor @preconcurrency open var preferredMaximumSize: NSSize { get }
      @objc @MainActor @preconcurrency open var presentedViewControllers: [NSViewController]? { get }
      @objc @MainActor @preconcurrency open func present(_ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator)
      @objc @MainActor @preconcurrency open func updateViewConstraints()
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open func loadViewIfNeeded()
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open var viewIfLoaded: NSView? { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSNib : NSObject {
      @MainActor @preconcurrency override public init()
      public typealias Name = String
      @MainActor @preconcurrency public init?(nibNamed nibName: NSNib.Name, bundle: Bundle?)
      @MainActor @preconcurrency public init(nibData: Data, bundle: Bundle?)
      @discardableResult @objc @MainActor @preconcurrency open func instantiate(withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?) -> Bool
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSplitViewController : NSViewController {
      @MainActor @preconcurrency override public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var splitViewItems: [NSSplitViewItem] { get set }
      @objc @MainActor @preconcurrency open var splitView: NSSplitView { get set }
      @objc @MainActor @preconcurrency open func addSplitViewItem(_ splitViewItem: NSSplitViewItem)
      @objc @MainActor @preconcurrency open func toggleSidebar(_ sender: Any?)
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open func toggleInspector(_ sender: Any?)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSplitViewItem : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(viewController: NSViewController)
      @MainActor @preconcurrency public convenience init(sidebarWithViewController viewController: NSViewController)
      @objc @MainActor @preconcurrency open var isCollapsed: Bool { get set }
      @objc @MainActor @preconcurrency open var canCollapse: Bool { get set }
      @objc @MainActor @preconcurrency open var minimumThickness: CGFloat { get set }
      @objc @MainActor @preconcurrency open var maximumThickness: CGFloat { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSplitView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var isVertical: Bool { get set }
      @objc @MainActor @preconcurrency open var dividerStyle: NSSplitView.DividerStyle { get set }
      @objc @MainActor @preconcurrency open var autosaveName: NSSplitView.AutosaveName? { get set }
      @objc @MainActor @preconcurrency weak open var delegate: (any NSSplitViewDelegate)? { get set }
      @objc @MainActor @preconcurrency open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int)
      @objc @MainActor @preconcurrency open func addArrangedSubview(_ view: NSView)
      public typealias AutosaveName = String
      @objc public enum DividerStyle : Int, Sendable {
        case thick
        case thin
        case paneSplitter
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public static var didResizeSubviewsNotification: NSNotification.Name { get }
      public static var willResizeSubviewsNotification: NSNotification.Name { get }
      @discardableResult @objc @MainActor @preconcurrency open func minPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat
      @discardableResult @objc @MainActor @preconcurrency open func maxPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat
      @objc @MainActor @preconcurrency open func drawDivider(in rect: NSRect)
      @objc @MainActor @preconcurrency open var dividerColor: NSColor { get }
      @objc @MainActor @preconcurrency open var arrangesAllSubviews: Bool { get set }
      @objc @MainActor @preconcurrency open func insertArrangedSubview(_ view: NSView, at index: Int)
      @objc @MainActor @preconcurrency open func removeArrangedSubview(_ view: NSView)
      @objc @MainActor @preconcurrency open var arrangedSubviews: [NSView] { get }
      @discardableResult @objc @MainActor @preconcurrency open func holdingPriorityForSubview(at subviewIndex: Int) -> NSLayoutConstraint.Priority
    }
    """#
}
