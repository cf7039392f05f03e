extension InterfaceModules.AppKit {
  /// View controllers, nibs and split views.
  static let nsViewController = #"""
    // https://developer.apple.com/documentation/appkit
    @MainActor @preconcurrency open class NSViewController : NSResponder {
      @MainActor @preconcurrency public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency override public required init?(coder: NSCoder)
      @MainActor @preconcurrency override public convenience init()
      @MainActor @preconcurrency open var view: NSView { get set }
      @MainActor @preconcurrency open var title: String? { get set }
      @MainActor @preconcurrency open var representedObject: Any? { get set }
      @MainActor @preconcurrency open var preferredContentSize: NSSize { get set }
      @MainActor @preconcurrency open var isViewLoaded: Bool { get }
      @MainActor @preconcurrency open var parent: NSViewController? { get }
      @MainActor @preconcurrency open var children: [NSViewController] { get set }
      @MainActor @preconcurrency open var presentingViewController: NSViewController? { get }
      @MainActor @preconcurrency open func loadView()
      @MainActor @preconcurrency open func viewDidLoad()
      @MainActor @preconcurrency open func viewWillAppear()
      @MainActor @preconcurrency open func viewDidAppear()
      @MainActor @preconcurrency open func viewWillDisappear()
      @MainActor @preconcurrency open func viewDidDisappear()
      @MainActor @preconcurrency open func viewWillLayout()
      @MainActor @preconcurrency open func viewDidLayout()
      @MainActor @preconcurrency open func addChild(_ childViewController: NSViewController)
      @MainActor @preconcurrency open func removeFromParent()
      @MainActor @preconcurrency open func presentAsSheet(_ viewController: NSViewController)
      @MainActor @preconcurrency open func presentAsModalWindow(_ viewController: NSViewController)
      @objc @MainActor @preconcurrency open func dismiss(_ sender: Any?)
      @MainActor @preconcurrency open func transition(from fromViewController: NSViewController, to toViewController: NSViewController, options: NSViewController.TransitionOptions = [], completionHandler completion: (() -> Void)? = nil)
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
      @MainActor @preconcurrency open var storyboard: NSStoryboard? { get }
      @MainActor @preconcurrency open func insertChild(_ childViewController: NSViewController, at index: Int)
      @MainActor @preconcurrency open func removeChild(at index: Int)
      @MainActor @preconcurrency open func preferredContentSizeDidChange(for viewController: NSViewController)
      @MainActor @preconcurrency open func commitEditing() -> Bool
      @MainActor @preconcurrency open func discardEditing()
      @MainActor @preconcurrency open var nibName: NSNib.Name? { get }
      @MainActor @preconcurrency open var nibBundle: Bundle? { get }
      @MainActor @preconcurrency open var sourceItemView: NSView? { get set }
      @MainActor @preconcurrency open var preferredScreenOrigin: NSPoint { get set }
      @MainActor @preconcurrency open var preferredMinimumSize: NSSize { get }
      @MainActor @preconcurrency open var preferredMaximumSize: NSSize { get }
      @MainActor @preconcurrency open var presentedViewControllers: [NSViewController]? { get }
      @MainActor @preconcurrency open func present(_ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator)
      @MainActor @preconcurrency open func updateViewConstraints()
      @available(macOS 14.0, *)
      @MainActor @preconcurrency open func loadViewIfNeeded()
      @available(macOS 14.0, *)
      @MainActor @preconcurrency open var viewIfLoaded: NSView? { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSNib : NSObject {
      @MainActor @preconcurrency override public init()
      public typealias Name = String
      @MainActor @preconcurrency public init?(nibNamed nibName: NSNib.Name, bundle: Bundle?)
      @MainActor @preconcurrency public init(nibData: Data, bundle: Bundle?)
      @MainActor @preconcurrency open func instantiate(withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?) -> Bool
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSplitViewController : NSViewController {
      @MainActor @preconcurrency override public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var splitViewItems: [NSSplitViewItem] { get set }
      @MainActor @preconcurrency open var splitView: NSSplitView { get set }
      @MainActor @preconcurrency open func addSplitViewItem(_ splitViewItem: NSSplitViewItem)
      @objc @MainActor @preconcurrency open func toggleSidebar(_ sender: Any?)
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open func toggleInspector(_ sender: Any?)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSplitViewItem : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(viewController: NSViewController)
      @MainActor @preconcurrency public convenience init(sidebarWithViewController viewController: NSViewController)
      @MainActor @preconcurrency open var isCollapsed: Bool { get set }
      @MainActor @preconcurrency open var canCollapse: Bool { get set }
      @MainActor @preconcurrency open var minimumThickness: CGFloat { get set }
      @MainActor @preconcurrency open var maximumThickness: CGFloat { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSplitView : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var isVertical: Bool { get set }
      @MainActor @preconcurrency open var dividerStyle: NSSplitView.DividerStyle { get set }
      @MainActor @preconcurrency open var autosaveName: NSSplitView.AutosaveName? { get set }
      @MainActor @preconcurrency open var delegate: (any NSSplitViewDelegate)? { get set }
      @MainActor @preconcurrency open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int)
      @MainActor @preconcurrency open func addArrangedSubview(_ view: NSView)
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
      @MainActor @preconcurrency open func minPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat
      @MainActor @preconcurrency open func maxPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat
      @MainActor @preconcurrency open func drawDivider(in rect: NSRect)
      @MainActor @preconcurrency open var dividerColor: NSColor { get }
      @MainActor @preconcurrency open var arrangesAllSubviews: Bool { get set }
      @MainActor @preconcurrency open func insertArrangedSubview(_ view: NSView, at index: Int)
      @MainActor @preconcurrency open func removeArrangedSubview(_ view: NSView)
      @MainActor @preconcurrency open var arrangedSubviews: [NSView] { get }
      @MainActor @preconcurrency open func holdingPriorityForSubview(at subviewIndex: Int) -> NSLayoutConstraint.Priority
    }
    @MainActor @preconcurrency public protocol NSSplitViewDelegate : NSObjectProtocol {
    }
    """#
}
