extension InterfaceModules.UIKit {
  /// Responders, views, their layers and layout, and what screens and traits say.
  static let uiView = #"""
    // https://developer.apple.com/documentation/uikit/view-layout
    // https://developer.apple.com/documentation/uikit/uiview
    // https://developer.apple.com/documentation/uikit/uitraitcollection
    #if !os(watchOS)
    @_exported import QuartzCore
    @objc public enum UIUserInterfaceStyle : Int, Sendable {
      case unspecified
      case light
      case dark
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIUserInterfaceIdiom : Int, Sendable {
      case unspecified
      case phone
      case pad
      case tv
      case carPlay
      case mac
      case vision
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIUserInterfaceSizeClass : Int, Sendable {
      case unspecified
      case compact
      case regular
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIUserInterfaceLayoutDirection : Int, Sendable {
      case leftToRight
      case rightToLeft
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIAccessibilityContrast : Int, Sendable {
      case unspecified
      case normal
      case high
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UITraitEnvironmentLayoutDirection : Int, Sendable {
      case unspecified
      case leftToRight
      case rightToLeft
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    public struct UIContentSizeCategory : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var unspecified: UIContentSizeCategory { get }
      public static var extraSmall: UIContentSizeCategory { get }
      public static var small: UIContentSizeCategory { get }
      public static var medium: UIContentSizeCategory { get }
      public static var large: UIContentSizeCategory { get }
      public static var extraLarge: UIContentSizeCategory { get }
      public static var extraExtraLarge: UIContentSizeCategory { get }
      public static var extraExtraExtraLarge: UIContentSizeCategory { get }
      public static var accessibilityMedium: UIContentSizeCategory { get }
      public static var accessibilityLarge: UIContentSizeCategory { get }
      public static var accessibilityExtraLarge: UIContentSizeCategory { get }
      public static var accessibilityExtraExtraLarge: UIContentSizeCategory { get }
      public static var accessibilityExtraExtraExtraLarge: UIContentSizeCategory { get }
      public static var didChangeNotification: NSNotification.Name { get }
      public var isAccessibilityCategory: Bool { get }
    }
    @_inheritsConvenienceInitializers
    open class UITraitCollection : NSObject, @unchecked Sendable {
      override public init()
      public convenience init(userInterfaceStyle: UIUserInterfaceStyle)
      public convenience init(traitsFrom traitCollections: [UITraitCollection])
      public convenience init(preferredContentSizeCategory: UIContentSizeCategory)
      open class var current: UITraitCollection { get set }
      open var userInterfaceStyle: UIUserInterfaceStyle { get }
      open var userInterfaceIdiom: UIUserInterfaceIdiom { get }
      open var horizontalSizeClass: UIUserInterfaceSizeClass { get }
      open var verticalSizeClass: UIUserInterfaceSizeClass { get }
      open var displayScale: CGFloat { get }
      open var layoutDirection: UITraitEnvironmentLayoutDirection { get }
      open var preferredContentSizeCategory: UIContentSizeCategory { get }
      open var accessibilityContrast: UIAccessibilityContrast { get }
      @discardableResult open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool
      open func performAsCurrent(_ actions: () -> Void)
    }
    @MainActor @preconcurrency public protocol UITraitEnvironment : NSObjectProtocol {
      var traitCollection: UITraitCollection { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIResponder : NSObject {
      @MainActor @preconcurrency override public init()
      @objc @discardableResult @MainActor @preconcurrency open func resignFirstResponder() -> Bool
      @objc @discardableResult @MainActor @preconcurrency open func becomeFirstResponder() -> Bool
      @MainActor @preconcurrency open var next: UIResponder? { get }
      @MainActor @preconcurrency open var canBecomeFirstResponder: Bool { get }
      @MainActor @preconcurrency open var canResignFirstResponder: Bool { get }
      @MainActor @preconcurrency open var isFirstResponder: Bool { get }
      @MainActor @preconcurrency open var undoManager: UndoManager? { get }
      @MainActor @preconcurrency open var inputView: UIView? { get }
      @MainActor @preconcurrency open var inputAccessoryView: UIView? { get }
      @MainActor @preconcurrency open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
      @MainActor @preconcurrency open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
      @MainActor @preconcurrency open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
      @MainActor @preconcurrency open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
      @MainActor @preconcurrency open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      @MainActor @preconcurrency open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?)
      @MainActor @preconcurrency open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
      @MainActor @preconcurrency open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
      @discardableResult @MainActor @preconcurrency open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
      @discardableResult @MainActor @preconcurrency open func target(forAction action: Selector, withSender sender: Any?) -> Any?
      @MainActor @preconcurrency open func reloadInputViews()
      @MainActor @preconcurrency open var keyCommands: [UIKeyCommand]? { get }
      @MainActor @preconcurrency open var userActivity: NSUserActivity? { get set }
      @objc @MainActor @preconcurrency open func copy(_ sender: Any?)
      @objc @MainActor @preconcurrency open func cut(_ sender: Any?)
      @objc @MainActor @preconcurrency open func paste(_ sender: Any?)
      @objc @MainActor @preconcurrency open func select(_ sender: Any?)
      @objc @MainActor @preconcurrency open func selectAll(_ sender: Any?)
      @objc @MainActor @preconcurrency open func delete(_ sender: Any?)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIEvent : NSObject {
      @MainActor @preconcurrency override public init()
      @objc public enum EventType : Int, Sendable {
        case touches
        case motion
        case remoteControl
        case presses
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum EventSubtype : Int, Sendable {
        case none
        case motionShake
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var type: UIEvent.EventType { get }
      @MainActor @preconcurrency open var subtype: UIEvent.EventSubtype { get }
      @MainActor @preconcurrency open var timestamp: TimeInterval { get }
      @MainActor @preconcurrency open var allTouches: Set<UITouch>? { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIPressesEvent : UIEvent {
      @MainActor @preconcurrency override public init()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIPress : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var key: UIKey? { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIKey : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var characters: String { get }
      @MainActor @preconcurrency open var charactersIgnoringModifiers: String { get }
      @MainActor @preconcurrency open var modifierFlags: UIKeyModifierFlags { get }
    }
    public struct UIKeyModifierFlags : OptionSet, _CValue, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var alphaShift: Self { get }
      public static var shift: Self { get }
      public static var control: Self { get }
      public static var alternate: Self { get }
      public static var command: Self { get }
      public static var numericPad: Self { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UICommand : NSObject {
      @MainActor @preconcurrency override public init()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIKeyCommand : UICommand {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector)
      @MainActor @preconcurrency open var input: String? { get }
      public static var inputUpArrow: String { get }
      public static var inputDownArrow: String { get }
      public static var inputLeftArrow: String { get }
      public static var inputRightArrow: String { get }
      public static var inputEscape: String { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UITouch : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var timestamp: TimeInterval { get }
      @MainActor @preconcurrency open var tapCount: Int { get }
      @MainActor @preconcurrency open var force: CGFloat { get }
      @MainActor @preconcurrency open var view: UIView? { get }
      @discardableResult @MainActor @preconcurrency open func location(in view: UIView?) -> CGPoint
      @discardableResult @MainActor @preconcurrency open func previousLocation(in view: UIView?) -> CGPoint
    }
    public struct UIEdgeInsets : _CValue, Equatable, Sendable {
      public var top: CGFloat
      public var left: CGFloat
      public var bottom: CGFloat
      public var right: CGFloat
      public init()
      public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
      public static var zero: UIEdgeInsets { get }
      public static func == (a: UIEdgeInsets, b: UIEdgeInsets) -> Bool
    }
    public struct NSDirectionalEdgeInsets : _CValue, Equatable, Sendable {
      public var top: CGFloat
      public var leading: CGFloat
      public var bottom: CGFloat
      public var trailing: CGFloat
      public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
      public static var zero: NSDirectionalEdgeInsets { get }
      public static func == (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> Bool
    }
    public struct UIOffset : _CValue, Equatable, Sendable {
      public var horizontal: CGFloat
      public var vertical: CGFloat
      public init(horizontal: CGFloat, vertical: CGFloat)
      public static var zero: UIOffset { get }
      public static func == (a: UIOffset, b: UIOffset) -> Bool
    }
    public struct UIRectEdge : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var top: Self { get }
      public static var left: Self { get }
      public static var bottom: Self { get }
      public static var right: Self { get }
      public static var all: Self { get }
    }
    public struct UIRectCorner : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var topLeft: Self { get }
      public static var topRight: Self { get }
      public static var bottomLeft: Self { get }
      public static var bottomRight: Self { get }
      public static var allCorners: Self { get }
    }
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
    }
    #endif
    """#
}
