extension InterfaceModules.AppKit {
  /// Drags and drops: where they come from, where they go, and what pasteboards take and give.
  static let nsDraggingProtocols = #"""
    // https://developer.apple.com/documentation/appkit/nsdragginginfo
    @objc @MainActor @preconcurrency public protocol NSDraggingInfo : NSObjectProtocol {
      var draggingDestinationWindow: NSWindow? { get }
      var draggingSourceOperationMask: NSDragOperation { get }
      var draggingLocation: NSPoint { get }
      var draggedImageLocation: NSPoint { get }
      var draggingPasteboard: NSPasteboard { get }
      var draggingSource: Any? { get }
      var draggingSequenceNumber: Int { get }
      func slideDraggedImage(to screenPoint: NSPoint)
      var draggingFormation: NSDraggingFormation { get set }
      var animatesToDestination: Bool { get set }
      var numberOfValidItemsForDrop: Int { get set }
      func enumerateDraggingItems(options enumOpts: NSDraggingItemEnumerationOptions, for view: NSView?, classes classArray: [AnyClass], searchOptions: [NSPasteboard.ReadingOptionKey : Any], using block: @escaping (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
      var springLoadingHighlight: NSSpringLoadingHighlight { get }
      func resetSpringLoading()
    }
    extension NSDraggingInfo {
      public func enumerateDraggingItems(options enumOpts: NSDraggingItemEnumerationOptions = [], for view: NSView?, classes classArray: [AnyClass], searchOptions: [NSPasteboard.ReadingOptionKey : Any] = [:], using block: @escaping (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    }
    @objc public enum NSDraggingFormation : Int, Sendable {
      case `default`
      case none
      case pile
      case list
      case stack
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum NSSpringLoadingHighlight : Int, Sendable {
      case none
      case standard
      case emphasized
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    public struct NSDraggingItemEnumerationOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var concurrent: Self { get }
      public static var clearNonenumeratedImages: Self { get }
    }
    public struct NSSpringLoadingOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var enabled: Self { get }
      public static var continuousActivation: Self { get }
      public static var noHover: Self { get }
    }
    // https://developer.apple.com/documentation/appkit/nsdraggingdestination
    @objc @MainActor @preconcurrency public protocol NSDraggingDestination : NSObjectProtocol {
      @objc optional func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
      @objc optional func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation
      @objc optional func draggingExited(_ sender: (any NSDraggingInfo)?)
      @objc optional func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool
      @objc optional func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
      @objc optional func concludeDragOperation(_ sender: (any NSDraggingInfo)?)
      @objc optional func draggingEnded(_ sender: any NSDraggingInfo)
      @objc optional func wantsPeriodicDraggingUpdates() -> Bool
      @objc optional func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?)
    }
    // https://developer.apple.com/documentation/appkit/nsspringloadingdestination
    @objc @MainActor @preconcurrency public protocol NSSpringLoadingDestination : NSObjectProtocol {
      func springLoadingActivated(_ activated: Bool, draggingInfo: any NSDraggingInfo)
      func springLoadingHighlightChanged(_ draggingInfo: any NSDraggingInfo)
      @objc optional func springLoadingEntered(_ draggingInfo: any NSDraggingInfo) -> NSSpringLoadingOptions
      @objc optional func springLoadingUpdated(_ draggingInfo: any NSDraggingInfo) -> NSSpringLoadingOptions
      @objc optional func springLoadingExited(_ draggingInfo: any NSDraggingInfo)
      @objc optional func draggingEnded(_ draggingInfo: any NSDraggingInfo)
    }
    // https://developer.apple.com/documentation/appkit/nsdraggingsource
    @objc @MainActor @preconcurrency public protocol NSDraggingSource : NSObjectProtocol {
      func draggingSession(_ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext) -> NSDragOperation
      @objc optional func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint)
      @objc optional func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint)
      @objc optional func draggingSession(_ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
      @objc optional func ignoreModifierKeys(for session: NSDraggingSession) -> Bool
    }
    // https://developer.apple.com/documentation/appkit/nsdraggingsession
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSDraggingSession : NSObject {
      override public init()
      @objc open var draggingFormation: NSDraggingFormation { get set }
      @objc open var animatesToStartingPositionsOnCancelOrFail: Bool { get set }
      @objc open var draggingLeaderIndex: Int { get set }
      @objc open var draggingPasteboard: NSPasteboard { get }
      @objc open var draggingSequenceNumber: Int { get }
      @objc open var draggingLocation: NSPoint { get }
      @objc open func enumerateDraggingItems(options enumOpts: NSDraggingItemEnumerationOptions = [], for view: NSView?, classes classArray: [AnyClass], searchOptions: [NSPasteboard.ReadingOptionKey : Any] = [:], using block: @escaping (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    }
    // https://developer.apple.com/documentation/appkit/nspasteboardwriting
    @objc public protocol NSPasteboardWriting : NSObjectProtocol {
      func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
      @objc optional func writingOptions(forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard) -> NSPasteboard.WritingOptions
      func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
    }
    // https://developer.apple.com/documentation/appkit/nspasteboardreading
    @objc public protocol NSPasteboardReading : NSObjectProtocol {
      static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
      @objc optional static func readingOptions(forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard) -> NSPasteboard.ReadingOptions
      init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType)
    }
    extension NSPasteboard {
      public struct WritingOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var promised: Self { get }
      }
      public struct ReadingOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var asString: Self { get }
        public static var asPropertyList: Self { get }
        public static var asKeyedArchive: Self { get }
      }
    }
    @objc public protocol NSPasteboardItemDataProvider : NSObjectProtocol {
      func pasteboard(_ pasteboard: NSPasteboard?, item: NSPasteboardItem, provideDataForType type: NSPasteboard.PasteboardType)
      @objc optional func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard)
    }
    @objc public protocol NSPasteboardTypeOwner : NSObjectProtocol {
      func pasteboard(_ sender: NSPasteboard, provideDataForType type: NSPasteboard.PasteboardType)
      @objc optional func pasteboardChangedOwner(_ sender: NSPasteboard)
    }
    // https://developer.apple.com/documentation/appkit/nsfilepromiseproviderdelegate
    @objc public protocol NSFilePromiseProviderDelegate : NSObjectProtocol {
      func filePromiseProvider(_ filePromiseProvider: NSFilePromiseProvider, fileNameForType fileType: String) -> String
      func filePromiseProvider(_ filePromiseProvider: NSFilePromiseProvider, writePromiseTo url: URL, completionHandler: @escaping ((any Error)?) -> Void)
      @objc(operationQueueForFilePromiseProvider:) optional func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue
    }
    """#
}
