extension InterfaceModules.UIKit {
  /// Views, anchors, constraints and screens.
  static let uiView = #"""
    // https://developer.apple.com/documentation/uikit
    #if !os(watchOS)
    @MainActor @preconcurrency open class UIView : UIResponder, UITraitEnvironment, UICoordinateSpace {
      @MainActor @preconcurrency override public convenience init()
      @MainActor @preconcurrency public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open class var layerClass: AnyClass { get }
      @MainActor @preconcurrency open var layer: CALayer { get }
      @MainActor @preconcurrency open var frame: CGRect { get set }
      @MainActor @preconcurrency open var bounds: CGRect { get set }
      @MainActor @preconcurrency open var center: CGPoint { get set }
      @MainActor @preconcurrency open var transform: CGAffineTransform { get set }
      @MainActor @preconcurrency open var backgroundColor: UIColor? { get set }
      @MainActor @preconcurrency open var tintColor: UIColor! { get set }
      @MainActor @preconcurrency open var tintAdjustmentMode: UIView.TintAdjustmentMode { get set }
      @MainActor @preconcurrency open var alpha: CGFloat { get set }
      @MainActor @preconcurrency open var isHidden: Bool { get set }
      @MainActor @preconcurrency open var isOpaque: Bool { get set }
      @MainActor @preconcurrency open var clipsToBounds: Bool { get set }
      @MainActor @preconcurrency open var mask: UIView? { get set }
      @MainActor @preconcurrency open var tag: Int { get set }
      @MainActor @preconcurrency open var isUserInteractionEnabled: Bool { get set }
      @MainActor @preconcurrency open var isMultipleTouchEnabled: Bool { get set }
      @MainActor @preconcurrency open var isExclusiveTouch: Bool { get set }
      @MainActor @preconcurrency open var contentMode: UIView.ContentMode { get set }
      @MainActor @preconcurrency open var contentScaleFactor: CGFloat { get set }
      @MainActor @preconcurrency open var autoresizingMask: UIView.AutoresizingMask { get set }
      @MainActor @preconcurrency open var autoresizesSubviews: Bool { get set }
      @MainActor @preconcurrency open var translatesAutoresizingMaskIntoConstraints: Bool { get set }
      @MainActor @preconcurrency open var semanticContentAttribute: UISemanticContentAttribute { get set }
      @MainActor @preconcurrency open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
      @MainActor @preconcurrency open var layoutMargins: UIEdgeInsets { get set }
      @MainActor @preconcurrency open var directionalLayoutMargins: NSDirectionalEdgeInsets { get set }
      @MainActor @preconcurrency open var preservesSuperviewLayoutMargins: Bool { get set }
      @MainActor @preconcurrency open var gestureRecognizers: [UIGestureRecognizer]? { get set }
      @MainActor @preconcurrency open var accessibilityIdentifier: String? { get set }
      @MainActor @preconcurrency open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
      @MainActor @preconcurrency open var traitCollection: UITraitCollection { get }
      @MainActor @preconcurrency open var subviews: [UIView] { get }
      @MainActor @preconcurrency open var superview: UIView? { get }
      @MainActor @preconcurrency open var window: UIWindow? { get }
      @MainActor @preconcurrency open var safeAreaInsets: UIEdgeInsets { get }
      @MainActor @preconcurrency open var constraints: [NSLayoutConstraint] { get }
      @MainActor @preconcurrency open var intrinsicContentSize: CGSize { get }
      @MainActor @preconcurrency open var topAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var bottomAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var leadingAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var trailingAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var leftAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var rightAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var centerXAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var centerYAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var widthAnchor: NSLayoutDimension { get }
      @MainActor @preconcurrency open var heightAnchor: NSLayoutDimension { get }
      @MainActor @preconcurrency open var safeAreaLayoutGuide: UILayoutGuide { get }
      @MainActor @preconcurrency open var layoutMarginsGuide: UILayoutGuide { get }
      @MainActor @preconcurrency open var readableContentGuide: UILayoutGuide { get }
      public static var noIntrinsicMetric: CGFloat { get }
      public static var layoutFittingCompressedSize: CGSize { get }
      public static var layoutFittingExpandedSize: CGSize { get }
      @MainActor @preconcurrency open func addSubview(_ view: UIView)
      @MainActor @preconcurrency open func insertSubview(_ view: UIView, at index: Int)
      @MainActor @preconcurrency open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView)
      @MainActor @preconcurrency open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)
      @MainActor @preconcurrency open func bringSubviewToFront(_ view: UIView)
      @MainActor @preconcurrency open func sendSubviewToBack(_ view: UIView)
      @MainActor @preconcurrency open func removeFromSuperview()
      @MainActor @preconcurrency open func didAddSubview(_ subview: UIView)
      @objc @MainActor @preconcurrency dynamic open func didMoveToSuperview()
      @objc @MainActor @preconcurrency dynamic open func didMoveToWindow()
      @MainActor @preconcurrency open func willMove(toSuperview newSuperview: UIView?)
      @MainActor @preconcurrency open func willMove(toWindow newWindow: UIWindow?)
      @discardableResult @MainActor @preconcurrency open func isDescendant(of view: UIView) -> Bool
      @discardableResult @MainActor @preconcurrency open func viewWithTag(_ tag: Int) -> UIView?
      @MainActor @preconcurrency open func draw(_ rect: CGRect)
      @MainActor @preconcurrency open func setNeedsDisplay()
      @MainActor @preconcurrency open func setNeedsLayout()
      @MainActor @preconcurrency open func layoutIfNeeded()
      @objc @MainActor @preconcurrency dynamic open func layoutSubviews()
      @MainActor @preconcurrency open func setNeedsUpdateConstraints()
      @MainActor @preconcurrency open func updateConstraints()
      @MainActor @preconcurrency open func invalidateIntrinsicContentSize()
      @discardableResult @MainActor @preconcurrency open func sizeThatFits(_ size: CGSize) -> CGSize
      @MainActor @preconcurrency open func sizeToFit()
      @discardableResult @MainActor @preconcurrency open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize
      @discardableResult @MainActor @preconcurrency open func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize
      @MainActor @preconcurrency open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
      @MainActor @preconcurrency open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
      @MainActor @preconcurrency open func addConstraint(_ constraint: NSLayoutConstraint)
      @MainActor @preconcurrency open func addConstraints(_ constraints: [NSLayoutConstraint])
      @MainActor @preconcurrency open func removeConstraints(_ constraints: [NSLayoutConstraint])
      @MainActor @preconcurrency open func addLayoutGuide(_ layoutGuide: UILayoutGuide)
      @discardableResult @MainActor @preconcurrency open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
      @discardableResult @MainActor @preconcurrency open func point(inside point: CGPoint, with event: UIEvent?) -> Bool
      @discardableResult @MainActor @preconcurrency open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint
      @discardableResult @MainActor @preconcurrency open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint
      @discardableResult @MainActor @preconcurrency open func convert(_ rect: CGRect, to view: UIView?) -> CGRect
      @discardableResult @MainActor @preconcurrency open func convert(_ rect: CGRect, from view: UIView?) -> CGRect
      @MainActor @preconcurrency open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
      @MainActor @preconcurrency open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
      @discardableResult @MainActor @preconcurrency open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
      @MainActor @preconcurrency open func addInteraction(_ interaction: any UIInteraction)
      @MainActor @preconcurrency open func removeInteraction(_ interaction: any UIInteraction)
      @discardableResult @objc @MainActor @preconcurrency open func endEditing(_ force: Bool) -> Bool
      @MainActor @preconcurrency open func tintColorDidChange()
      @MainActor @preconcurrency open func safeAreaInsetsDidChange()
      @MainActor @preconcurrency open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
      @discardableResult @MainActor @preconcurrency open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
      @discardableResult @MainActor @preconcurrency open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView?
      @discardableResult @MainActor @preconcurrency open class func appearance() -> Self
      @discardableResult @MainActor @preconcurrency open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
      @MainActor @preconcurrency open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
      @discardableResult @MainActor @preconcurrency open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
      @discardableResult @MainActor @preconcurrency open class func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
      @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
      @MainActor @preconcurrency public class func animate(springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil)
      @discardableResult @MainActor @preconcurrency open class func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
      @MainActor @preconcurrency open class func transition(with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
      @MainActor @preconcurrency open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void)
      @MainActor @preconcurrency open class func setAnimationsEnabled(_ enabled: Bool)
      @MainActor @preconcurrency open class var areAnimationsEnabled: Bool { get }
      @MainActor @preconcurrency open class var inheritedAnimationDuration: TimeInterval { get }
      @discardableResult @MainActor @preconcurrency open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection
      @objc public enum ContentMode : Int, Sendable {
        case scaleToFill
        case scaleAspectFit
        case scaleAspectFill
        case redraw
        case center
        case top
        case bottom
        case left
        case right
        case topLeft
        case topRight
        case bottomLeft
        case bottomRight
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum TintAdjustmentMode : Int, Sendable {
        case automatic
        case normal
        case dimmed
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum AnimationCurve : Int, Sendable {
        case easeInOut
        case easeIn
        case easeOut
        case linear
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct AutoresizingMask : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var flexibleLeftMargin: Self { get }
        public static var flexibleWidth: Self { get }
        public static var flexibleRightMargin: Self { get }
        public static var flexibleTopMargin: Self { get }
        public static var flexibleHeight: Self { get }
        public static var flexibleBottomMargin: Self { get }
      }
      public struct AnimationOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var layoutSubviews: Self { get }
        public static var allowUserInteraction: Self { get }
        public static var beginFromCurrentState: Self { get }
        public static var `repeat`: Self { get }
        public static var autoreverse: Self { get }
        public static var curveEaseInOut: Self { get }
        public static var curveEaseIn: Self { get }
        public static var curveEaseOut: Self { get }
        public static var curveLinear: Self { get }
        public static var transitionCrossDissolve: Self { get }
        public static var transitionFlipFromLeft: Self { get }
        public static var transitionFlipFromRight: Self { get }
        public static var preferredFramesPerSecond60: Self { get }
      }
      @MainActor @preconcurrency open func updateConstraintsIfNeeded()
      @MainActor @preconcurrency open func needsUpdateConstraints() -> Bool
      @MainActor @preconcurrency open var transform3D: CATransform3D { get set }
      @MainActor @preconcurrency open func removeLayoutGuide(_ layoutGuide: UILayoutGuide)
      @MainActor @preconcurrency open var layoutGuides: [UILayoutGuide] { get }
      @MainActor @preconcurrency open func removeConstraint(_ constraint: NSLayoutConstraint)
      @MainActor @preconcurrency open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
      @MainActor @preconcurrency open var hasAmbiguousLayout: Bool { get }
      @MainActor @preconcurrency open func exerciseAmbiguityInLayout()
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var maximumContentSizeCategory: UIContentSizeCategory? { get set }
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var minimumContentSizeCategory: UIContentSizeCategory? { get set }
      @MainActor @preconcurrency open var isFocused: Bool { get }
      @MainActor @preconcurrency open var canBecomeFocused: Bool { get }
      @MainActor @preconcurrency open var focusGroupIdentifier: String? { get set }
      @MainActor @preconcurrency open var interactions: [any UIInteraction] { get set }
      @MainActor @preconcurrency open var insetsLayoutMarginsFromSafeArea: Bool { get set }
      @MainActor @preconcurrency open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView?
      @MainActor @preconcurrency open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
      @MainActor @preconcurrency open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
      @MainActor @preconcurrency open func alignmentRect(forFrame frame: CGRect) -> CGRect
      @MainActor @preconcurrency open var alignmentRectInsets: UIEdgeInsets { get }
      @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var traitOverrides: any UITraitOverrides { get }
      @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
      @MainActor @preconcurrency open func updateProperties()
      @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
      @MainActor @preconcurrency open func setNeedsUpdateProperties()
    }
    @MainActor @preconcurrency public protocol UIAppearanceContainer : NSObjectProtocol {
    }
    extension UIView : UIAppearanceContainer {
    }
    @MainActor @preconcurrency public protocol UICoordinateSpace : NSObjectProtocol {
    }
    @MainActor @preconcurrency public protocol UIInteraction : NSObjectProtocol {
    }
    @objc public enum UISemanticContentAttribute : Int, Sendable {
      case unspecified
      case playback
      case spatial
      case forceLeftToRight
      case forceRightToLeft
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    // Layout.
    public struct UILayoutPriority : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: Float)
      public init(rawValue: Float)
      public var rawValue: Float { get }
      public static var required: UILayoutPriority { get }
      public static var defaultHigh: UILayoutPriority { get }
      public static var defaultLow: UILayoutPriority { get }
      public static var fittingSizeLevel: UILayoutPriority { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSLayoutAnchor<AnchorType> : NSObject where AnchorType : AnyObject {
      @MainActor @preconcurrency override public init()
      @discardableResult @MainActor @preconcurrency open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor> {
      @MainActor @preconcurrency override public init()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor> {
      @MainActor @preconcurrency override public init()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension> {
      @MainActor @preconcurrency override public init()
      @discardableResult @MainActor @preconcurrency open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSLayoutConstraint : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var constant: CGFloat { get set }
      @MainActor @preconcurrency open var isActive: Bool { get set }
      @MainActor @preconcurrency open var priority: UILayoutPriority { get set }
      @MainActor @preconcurrency open var identifier: String? { get set }
      @MainActor @preconcurrency public convenience init(item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat)
      @MainActor @preconcurrency open class func activate(_ constraints: [NSLayoutConstraint])
      @MainActor @preconcurrency open class func deactivate(_ constraints: [NSLayoutConstraint])
      @objc public enum Axis : Int, Sendable {
        case horizontal
        case vertical
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum Relation : Int, Sendable {
        case lessThanOrEqual
        case equal
        case greaterThanOrEqual
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
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
      @MainActor @preconcurrency open class func constraints(withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String : Any]?, views: [String : Any]) -> [NSLayoutConstraint]
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UILayoutGuide : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var layoutFrame: CGRect { get }
      @MainActor @preconcurrency open var topAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var bottomAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var leadingAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var trailingAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var leftAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var rightAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var centerXAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var centerYAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var widthAnchor: NSLayoutDimension { get }
      @MainActor @preconcurrency open var heightAnchor: NSLayoutDimension { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIScreen : NSObject, UITraitEnvironment {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open class var main: UIScreen { get }
      @MainActor @preconcurrency open class var screens: [UIScreen] { get }
      @MainActor @preconcurrency open var bounds: CGRect { get }
      @MainActor @preconcurrency open var nativeBounds: CGRect { get }
      @MainActor @preconcurrency open var scale: CGFloat { get }
      @MainActor @preconcurrency open var nativeScale: CGFloat { get }
      @MainActor @preconcurrency open var traitCollection: UITraitCollection { get }
      @MainActor @preconcurrency open var maximumFramesPerSecond: Int { get }
      @available(iOS 2.0, *)
      @available(tvOS, unavailable)
      @available(visionOS, unavailable)
      @MainActor @preconcurrency open var brightness: CGFloat { get set }
      @available(iOS 11.0, tvOS 11.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var isCaptured: Bool { get }
      @MainActor @preconcurrency open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var potentialEDRHeadroom: CGFloat { get }
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var currentEDRHeadroom: CGFloat { get }
      @MainActor @preconcurrency open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink?
      @MainActor @preconcurrency open var coordinateSpace: any UICoordinateSpace { get }
      @MainActor @preconcurrency open var calibratedLatency: CFTimeInterval { get }
      @MainActor @preconcurrency open var availableModes: [UIScreenMode] { get }
      @MainActor @preconcurrency open var currentMode: UIScreenMode? { get set }
      @MainActor @preconcurrency open var preferredMode: UIScreenMode? { get }
      @MainActor @preconcurrency open var mirrored: UIScreen? { get }
      public static var modeDidChangeNotification: NSNotification.Name { get }
    }
    #endif
    """#
}
