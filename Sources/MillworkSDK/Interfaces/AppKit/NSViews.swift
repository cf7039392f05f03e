extension InterfaceModules.AppKit {
  /// Views and menus that SwiftUI code reaches for.
  static let nsViews = #"""
    // https://developer.apple.com/documentation/appkit/views-and-controls
    @MainActor @preconcurrency open class NSScrollView : NSView {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency open var documentView: NSView? { get set }
      @MainActor @preconcurrency open var hasVerticalScroller: Bool { get set }
      @MainActor @preconcurrency open var drawsBackground: Bool { get set }
    }
    @MainActor @preconcurrency open class NSText : NSView {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency open var string: String { get set }
      @MainActor @preconcurrency open var isEditable: Bool { get set }
    }
    @MainActor @preconcurrency open class NSTextView : NSText {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency open var textColor: NSColor? { get set }
      @MainActor @preconcurrency open var font: NSFont? { get set }
    }
    @MainActor @preconcurrency open class NSButton : NSControl {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency open var title: String { get set }
      @MainActor @preconcurrency open var state: NSControl.StateValue { get set }
    }
    @MainActor @preconcurrency open class NSSwitch : NSControl {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency open var state: NSControl.StateValue { get set }
    }
    @MainActor @preconcurrency open class NSImageView : NSControl {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency open var image: NSImage? { get set }
    }
    @MainActor @preconcurrency open class NSProgressIndicator : NSView {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency open func startAnimation(_ sender: Any?)
      @MainActor @preconcurrency open func stopAnimation(_ sender: Any?)
    }
    extension NSControl {
      public struct StateValue : Hashable, RawRepresentable, Sendable {
        public init(rawValue: Int)
        public var rawValue: Int { get }
        public static var on: NSControl.StateValue { get }
        public static var off: NSControl.StateValue { get }
        public static var mixed: NSControl.StateValue { get }
      }
    }
    extension NSAttributedString.Key {
      public static var font: NSAttributedString.Key { get }
      public static var foregroundColor: NSAttributedString.Key { get }
      public static var backgroundColor: NSAttributedString.Key { get }
    }
    @MainActor @preconcurrency open class NSMenu : NSObject {
      @MainActor @preconcurrency public init(title: String)
      @MainActor @preconcurrency open var items: [NSMenuItem] { get set }
      @MainActor @preconcurrency open func addItem(_ newItem: NSMenuItem)
    }
    @MainActor @preconcurrency open class NSMenuItem : NSObject {
      @MainActor @preconcurrency public init(title string: String, action selector: Selector?, keyEquivalent charCode: String)
      @MainActor @preconcurrency open var title: String { get set }
      @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @MainActor @preconcurrency open var target: AnyObject? { get set }
    }
    @MainActor @preconcurrency open class NSPanel : NSWindow {
      @MainActor @preconcurrency override public init()
    }
    open class NSSound : NSObject, @unchecked Sendable {
      public convenience init?(named name: String)
      @discardableResult open func play() -> Bool

    }
    """#
}
