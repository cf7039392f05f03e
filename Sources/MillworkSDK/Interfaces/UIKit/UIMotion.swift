extension InterfaceModules.UIKit {
  /// Animators, transitions between view controllers, dynamics and motion effects.
  static let uiMotion = #"""
    // https://developer.apple.com/documentation/uikit/uiviewpropertyanimator
    import Symbols
    #if !os(watchOS)
    @MainActor @preconcurrency public protocol UITimingCurveProvider : NSObjectProtocol {
    }
    @MainActor @preconcurrency open class UISpringTimingParameters : NSObject, UITimingCurveProvider {
      public convenience init(dampingRatio ratio: CGFloat)
      public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector)
      public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector)
    }
    @MainActor @preconcurrency open class UICubicTimingParameters : NSObject, UITimingCurveProvider {
      public init(animationCurve curve: UIView.AnimationCurve)
      public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint)
    }
    @objc public enum UIViewAnimatingState : Int, Sendable {
      case inactive
      case active
      case stopped
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIViewAnimatingPosition : Int, Sendable {
      case end
      case start
      case current
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency open class UIViewPropertyAnimator : NSObject {
      public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider)
      public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil)
      public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil)
      public convenience init(duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil)
      @discardableResult open class func runningPropertyAnimator(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil) -> Self
      open func addAnimations(_ animation: @escaping () -> Void)
      open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
      open func startAnimation()
      open func startAnimation(afterDelay delay: TimeInterval)
      open func pauseAnimation()
      open func stopAnimation(_ withoutFinishing: Bool)
      open func finishAnimation(at finalPosition: UIViewAnimatingPosition)
      open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
      open var fractionComplete: CGFloat { get set }
      open var isReversed: Bool { get set }
      open var isRunning: Bool { get }
      open var state: UIViewAnimatingState { get }
      open var isInterruptible: Bool { get set }
      open var pausesOnCompletion: Bool { get set }
      @MainActor @preconcurrency open var scrubsLinearly: Bool { get set }
      @MainActor @preconcurrency open var isUserInteractionEnabled: Bool { get set }
      @MainActor @preconcurrency open var delay: TimeInterval { get }
      @MainActor @preconcurrency open var duration: TimeInterval { get }
      @MainActor @preconcurrency open var isManualHitTestingEnabled: Bool { get set }
    }
    // https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning
    public struct UITransitionContextViewKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static let from: UITransitionContextViewKey
      public static let to: UITransitionContextViewKey
    }
    public struct UITransitionContextViewControllerKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static let from: UITransitionContextViewControllerKey
      public static let to: UITransitionContextViewControllerKey
    }
    @MainActor @preconcurrency public protocol UIViewControllerContextTransitioning : NSObjectProtocol {
      var containerView: UIView { get }
      var isAnimated: Bool { get }
      var isInteractive: Bool { get }
      var transitionWasCancelled: Bool { get }
      func view(forKey key: UITransitionContextViewKey) -> UIView?
      func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
      func initialFrame(for vc: UIViewController) -> CGRect
      func finalFrame(for vc: UIViewController) -> CGRect
      func completeTransition(_ didComplete: Bool)
    }
    @MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning : NSObjectProtocol {
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    }
    @MainActor @preconcurrency public protocol UIViewControllerInteractiveTransitioning : NSObjectProtocol {
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    }
    @MainActor @preconcurrency open class UIPercentDrivenInteractiveTransition : NSObject, UIViewControllerInteractiveTransitioning {
      override public init()
      open var percentComplete: CGFloat { get }
      open func update(_ percentComplete: CGFloat)
      open func cancel()
      open func finish()
      public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    }
    extension UIViewControllerTransitionCoordinator {
      @discardableResult public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
    }
    // https://developer.apple.com/documentation/uikit/animation-and-haptics
    @MainActor @preconcurrency public protocol UIDynamicItem : NSObjectProtocol {
      var center: CGPoint { get set }
      var bounds: CGRect { get }
      var transform: CGAffineTransform { get set }
    }
    extension UIView : UIDynamicItem {}
    @MainActor @preconcurrency open class UIDynamicBehavior : NSObject {
      override public init()
      open func addChildBehavior(_ behavior: UIDynamicBehavior)
      open var action: (() -> Void)? { get set }
    }
    @MainActor @preconcurrency open class UIDynamicAnimator : NSObject {
      public init(referenceView view: UIView)
      open func addBehavior(_ behavior: UIDynamicBehavior)
      open func removeBehavior(_ behavior: UIDynamicBehavior)
      open func removeAllBehaviors()
      open var isRunning: Bool { get }
    }
    @MainActor @preconcurrency open class UIGravityBehavior : UIDynamicBehavior {
      public init(items: [any UIDynamicItem])
      open var gravityDirection: CGVector { get set }
      open var magnitude: CGFloat { get set }
      open func addItem(_ item: any UIDynamicItem)
    }
    @MainActor @preconcurrency open class UICollisionBehavior : UIDynamicBehavior {
      public init(items: [any UIDynamicItem])
      open var translatesReferenceBoundsIntoBoundary: Bool { get set }
      open func addItem(_ item: any UIDynamicItem)
    }
    @MainActor @preconcurrency open class UISnapBehavior : UIDynamicBehavior {
      public init(item: any UIDynamicItem, snapTo point: CGPoint)
      open var damping: CGFloat { get set }
    }
    @MainActor @preconcurrency open class UIMotionEffect : NSObject {
      override public init()
    }
    @MainActor @preconcurrency open class UIInterpolatingMotionEffect : UIMotionEffect {
      public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType)
      open var minimumRelativeValue: Any? { get set }
      open var maximumRelativeValue: Any? { get set }
      @objc public enum EffectType : Int, Sendable {
        case tiltAlongHorizontalAxis
        case tiltAlongVerticalAxis
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @MainActor @preconcurrency open class UIMotionEffectGroup : UIMotionEffect {
      override public init()
      open var motionEffects: [UIMotionEffect]? { get set }
    }
    extension UIView {
      @MainActor @preconcurrency public func addMotionEffect(_ effect: UIMotionEffect)
      @MainActor @preconcurrency public func removeMotionEffect(_ effect: UIMotionEffect)
    }
    // https://developer.apple.com/documentation/uikit/uiimageview/addsymboleffect(_:options:animated:completion:)
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    extension UIImageView {
      public typealias EffectCompletionContext = UIImageView
      @MainActor @preconcurrency public func addSymbolEffect(_ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: ((UIImageView) -> Void)? = nil)
      @MainActor @preconcurrency public func addSymbolEffect(_ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: ((UIImageView) -> Void)? = nil)
      @MainActor @preconcurrency public func addSymbolEffect(_ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: ((UIImageView) -> Void)? = nil)
      @MainActor @preconcurrency public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true)
      @MainActor @preconcurrency public func setSymbolImage(_ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default)
    }
    #endif
    """#
}
