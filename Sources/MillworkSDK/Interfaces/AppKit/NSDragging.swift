extension InterfaceModules.AppKit {
  /// Dragging and gestures.
  static let nsDragging = #"""
    // https://developer.apple.com/documentation/appkit
    @MainActor @preconcurrency public protocol NSDraggingInfo : NSObjectProtocol {
      var draggingPasteboard: NSPasteboard { get }
      var draggingLocation: NSPoint { get }
    }
    @MainActor @preconcurrency public protocol NSDraggingSource : NSObjectProtocol {
      func draggingSession(_ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext) -> NSDragOperation
    }
    @objc public enum NSDraggingContext : Int, Sendable {
      case outsideApplication
      case withinApplication
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSDraggingSession : NSObject {
      @MainActor @preconcurrency override public init()
    }
    @MainActor @preconcurrency open class NSDraggingItem : NSObject {
      @MainActor @preconcurrency public init(pasteboardWriter: any NSPasteboardWriting)
      @MainActor @preconcurrency open func setDraggingFrame(_ frame: NSRect, contents: Any?)
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
      @MainActor @preconcurrency open var target: AnyObject? { get set }
      @MainActor @preconcurrency open var action: Selector? { get set }
      @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @MainActor @preconcurrency open var state: NSGestureRecognizer.State { get set }
      @MainActor @preconcurrency open var delegate: (any NSGestureRecognizerDelegate)? { get set }
      @MainActor @preconcurrency open var delaysPrimaryMouseButtonEvents: Bool { get set }
      @MainActor @preconcurrency open var view: NSView? { get }
      @discardableResult @MainActor @preconcurrency open func location(in view: NSView?) -> NSPoint
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
      @MainActor @preconcurrency open func reset()
      @MainActor @preconcurrency open func shouldBeRequiredToFail(by otherGestureRecognizer: NSGestureRecognizer) -> Bool
      @MainActor @preconcurrency open func shouldRequireFailure(of otherGestureRecognizer: NSGestureRecognizer) -> Bool
      @MainActor @preconcurrency open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool
      @MainActor @preconcurrency open func mouseDown(with event: NSEvent)
      @MainActor @preconcurrency open func mouseDragged(with event: NSEvent)
      @MainActor @preconcurrency open func mouseUp(with event: NSEvent)
      @MainActor @preconcurrency open func rightMouseDown(with event: NSEvent)
      @MainActor @preconcurrency open func keyDown(with event: NSEvent)
      @MainActor @preconcurrency open func magnify(with event: NSEvent)
      @MainActor @preconcurrency open func rotate(with event: NSEvent)
      @MainActor @preconcurrency open var pressureConfiguration: NSPressureConfiguration { get }
      @MainActor @preconcurrency open var delaysSecondaryMouseButtonEvents: Bool { get set }
      @MainActor @preconcurrency open var delaysOtherMouseButtonEvents: Bool { get set }
      @MainActor @preconcurrency open var delaysKeyEvents: Bool { get set }
      @MainActor @preconcurrency open var delaysMagnificationEvents: Bool { get set }
      @MainActor @preconcurrency open var delaysRotationEvents: Bool { get set }
      @MainActor @preconcurrency open var modifierFlags: NSEvent.ModifierFlags { get }
      @MainActor @preconcurrency open var allowedTouchTypes: NSTouch.TouchTypeMask { get set }
    }
    @MainActor @preconcurrency public protocol NSGestureRecognizerDelegate : NSObjectProtocol {
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSClickGestureRecognizer : NSGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var buttonMask: Int { get set }
      @MainActor @preconcurrency open var numberOfClicksRequired: Int { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSPanGestureRecognizer : NSGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var buttonMask: Int { get set }
      @discardableResult @MainActor @preconcurrency open func translation(in view: NSView?) -> NSPoint
      @MainActor @preconcurrency open func velocity(in view: NSView?) -> NSPoint
      @MainActor @preconcurrency open func setTranslation(_ translation: NSPoint, in view: NSView?)
      @MainActor @preconcurrency open var numberOfTouchesRequired: Int { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSMagnificationGestureRecognizer : NSGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var magnification: CGFloat { get set }
    }
    """#
}
