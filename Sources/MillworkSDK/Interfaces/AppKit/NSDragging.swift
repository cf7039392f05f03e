extension InterfaceModules.AppKit {
  /// Dragging and gestures.
  static let nsDragging = #"""
    @objc public enum NSDraggingContext : Int, Sendable {
      case outsideApplication
      case withinApplication
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency open class NSDraggingItem : NSObject {
      @MainActor @preconcurrency public init(pasteboardWriter: any NSPasteboardWriting)
      @objc @MainActor @preconcurrency open func setDraggingFrame(_ frame: NSRect, contents: Any?)
    }
    public struct NSDragOperation : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var copy: Self { get }
      public static var link: Self { get }
      public static var generic: Self { get }
      public static var `private`: Self { get }
      public static var move: Self { get }
      public static var delete: Self { get }
      public static var every: Self { get }
    }
    @MainActor @preconcurrency open class NSGestureRecognizer : NSObject {
      @MainActor @preconcurrency override public convenience init()
      @MainActor @preconcurrency public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency weak open var target: AnyObject? { get set }
      @objc @MainActor @preconcurrency open var action: Selector? { get set }
      @objc @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open var state: NSGestureRecognizer.State { get set }
      @objc @MainActor @preconcurrency weak open var delegate: (any NSGestureRecognizerDelegate)? { get set }
      @objc @MainActor @preconcurrency open var delaysPrimaryMouseButtonEvents: Bool { get set }
      @objc @MainActor @preconcurrency open var view: NSView? { get }
      @objc @discardableResult @MainActor @preconcurrency open func location(in view: NSView?) -> NSPoint
      @objc public enum State : Int, Sendable {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc @MainActor @preconcurrency open func reset()
      @discardableResult @objc @MainActor @preconcurrency open func shouldBeRequiredToFail(by otherGestureRecognizer: NSGestureRecognizer) -> Bool
      @discardableResult @objc @MainActor @preconcurrency open func shouldRequireFailure(of otherGestureRecognizer: NSGestureRecognizer) -> Bool
      @discardableResult @objc @MainActor @preconcurrency open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool
      @objc @MainActor @preconcurrency open func mouseDown(with event: NSEvent)
      @objc @MainActor @preconcurrency open func mouseDragged(with event: NSEvent)
      @objc @MainActor @preconcurrency open func mouseUp(with event: NSEvent)
      @objc @MainActor @preconcurrency open func rightMouseDown(with event: NSEvent)
      @objc @MainActor @preconcurrency open func keyDown(with event: NSEvent)
      @objc @MainActor @preconcurrency open func magnify(with event: NSEvent)
      @objc @MainActor @preconcurrency open func rotate(with event: NSEvent)
      @objc @MainActor @preconcurrency open var pressureConfiguration: NSPressureConfiguration { get }
      @objc @MainActor @preconcurrency open var delaysSecondaryMouseButtonEvents: Bool { get set }
      @objc @MainActor @preconcurrency open var delaysOtherMouseButtonEvents: Bool { get set }
      @objc @MainActor @preconcurrency open var delaysKeyEvents: Bool { get set }
      @objc @MainActor @preconcurrency open var delaysMagnificationEvents: Bool { get set }
      @objc @MainActor @preconcurrency open var delaysRotationEvents: Bool { get set }
      @objc @MainActor @preconcurrency open var modifierFlags: NSEvent.ModifierFlags { get }
      @objc @MainActor @preconcurrency open var allowedTouchTypes: NSTouch.TouchTypeMask { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSClickGestureRecognizer : NSGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var buttonMask: Int { get set }
      @objc @MainActor @preconcurrency open var numberOfClicksRequired: Int { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSPanGestureRecognizer : NSGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var buttonMask: Int { get set }
      @objc @discardableResult @MainActor @preconcurrency open func translation(in view: NSView?) -> NSPoint
      @discardableResult @objc @MainActor @preconcurrency open func velocity(in view: NSView?) -> NSPoint
      @objc @MainActor @preconcurrency open func setTranslation(_ translation: NSPoint, in view: NSView?)
      @objc @MainActor @preconcurrency open var numberOfTouchesRequired: Int { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSMagnificationGestureRecognizer : NSGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var magnification: CGFloat { get set }
    }
    """#
}
