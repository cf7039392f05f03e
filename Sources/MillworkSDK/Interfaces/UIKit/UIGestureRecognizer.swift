extension InterfaceModules.UIKit {
  /// Gestures.
  static let uiGestureRecognizer = #"""
    // https://developer.apple.com/documentation/uikit
    #if !os(watchOS)
    // Gestures.
    @MainActor @preconcurrency open class UIGestureRecognizer : NSObject {
      @MainActor @preconcurrency override public convenience init()
      @MainActor @preconcurrency public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency open var delegate: (any UIGestureRecognizerDelegate)? { get set }
      @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @MainActor @preconcurrency open var cancelsTouchesInView: Bool { get set }
      @MainActor @preconcurrency open var delaysTouchesBegan: Bool { get set }
      @MainActor @preconcurrency open var delaysTouchesEnded: Bool { get set }
      @MainActor @preconcurrency open var state: UIGestureRecognizer.State { get set }
      @MainActor @preconcurrency open var name: String? { get set }
      @MainActor @preconcurrency open var view: UIView? { get }
      @MainActor @preconcurrency open var numberOfTouches: Int { get }
      @discardableResult @MainActor @preconcurrency open func location(in view: UIView?) -> CGPoint
      @discardableResult @MainActor @preconcurrency open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint
      @MainActor @preconcurrency open func addTarget(_ target: Any, action: Selector)
      @MainActor @preconcurrency open func removeTarget(_ target: Any?, action: Selector?)
      @MainActor @preconcurrency open func require(toFail otherGestureRecognizer: UIGestureRecognizer)
      @MainActor @preconcurrency open func reset()
      @MainActor @preconcurrency open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)
      @MainActor @preconcurrency open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)
      @MainActor @preconcurrency open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)
      @MainActor @preconcurrency open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)
      @objc public enum State : Int, Sendable {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed
        public static var recognized: UIGestureRecognizer.State { get }
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var requiresExclusiveTouchType: Bool { get set }
      @MainActor @preconcurrency open var allowedTouchTypes: [NSNumber] { get set }
      @MainActor @preconcurrency open var allowedPressTypes: [NSNumber] { get set }
      @MainActor @preconcurrency open var modifierFlags: UIKeyModifierFlags { get }
      @MainActor @preconcurrency open var buttonMask: UIEvent.ButtonMask { get }
      @MainActor @preconcurrency open func shouldReceive(_ event: UIEvent) -> Bool
    }
    @MainActor @preconcurrency public protocol UIGestureRecognizerDelegate : NSObjectProtocol {
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UITapGestureRecognizer : UIGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency open var numberOfTapsRequired: Int { get set }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var numberOfTouchesRequired: Int { get set }
      @MainActor @preconcurrency open var buttonMaskRequired: UIEvent.ButtonMask { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIPanGestureRecognizer : UIGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var minimumNumberOfTouches: Int { get set }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var maximumNumberOfTouches: Int { get set }
      @discardableResult @MainActor @preconcurrency open func translation(in view: UIView?) -> CGPoint
      @MainActor @preconcurrency open func setTranslation(_ translation: CGPoint, in view: UIView?)
      @discardableResult @MainActor @preconcurrency open func velocity(in view: UIView?) -> CGPoint
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UILongPressGestureRecognizer : UIGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency open var minimumPressDuration: TimeInterval { get set }
      @MainActor @preconcurrency open var allowableMovement: CGFloat { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UISwipeGestureRecognizer : UIGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency open var direction: UISwipeGestureRecognizer.Direction { get set }
      public struct Direction : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var right: Self { get }
        public static var left: Self { get }
        public static var up: Self { get }
        public static var down: Self { get }
      }
      @MainActor @preconcurrency open var numberOfTouchesRequired: Int { get set }
    }
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIPinchGestureRecognizer : UIGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency open var scale: CGFloat { get set }
      @MainActor @preconcurrency open var velocity: CGFloat { get }
    }
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIRotationGestureRecognizer : UIGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency open var rotation: CGFloat { get set }
      @MainActor @preconcurrency open var velocity: CGFloat { get }
    }
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency open var edges: UIRectEdge { get set }
    }
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIHoverGestureRecognizer : UIGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @available(iOS 16.1, visionOS 1.0, *)
      @MainActor @preconcurrency open var zOffset: CGFloat { get }
      @available(iOS 16.4, visionOS 1.0, *)
      @MainActor @preconcurrency open var altitudeAngle: CGFloat { get }
      @available(iOS 17.5, visionOS 1.2, *)
      @MainActor @preconcurrency open var rollAngle: CGFloat { get }
    }
    #endif
    """#
}
