extension InterfaceModules.AppKit {
  /// What printing asks with, and how files are promised to drags.
  static let nsPrinting = #"""
    // https://developer.apple.com/documentation/appkit/nsprintpanel
    @MainActor @preconcurrency open class NSPrintPanel : NSObject {
      @MainActor @preconcurrency override public init()
      @objc @MainActor @preconcurrency open var options: NSPrintPanel.Options { get set }
      @objc @MainActor @preconcurrency open var jobStyleHint: NSPrintPanel.JobStyleHint? { get set }
      @objc @MainActor @preconcurrency open var helpAnchor: String? { get set }
      @discardableResult @objc @MainActor @preconcurrency open func runModal(with printInfo: NSPrintInfo) -> Int
      @objc @MainActor @preconcurrency open func addAccessoryController(_ accessoryController: NSViewController)
      public typealias JobStyleHint = String
      public struct Options : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var showsCopies: Self { get }
        public static var showsPageRange: Self { get }
        public static var showsPaperSize: Self { get }
        public static var showsOrientation: Self { get }
        public static var showsScaling: Self { get }
        public static var showsPrintSelection: Self { get }
        public static var showsPageSetupAccessory: Self { get }
        public static var showsPreview: Self { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nspdfpanel
    @MainActor @preconcurrency open class NSPDFPanel : NSObject {
      @MainActor @preconcurrency override public init()
      @objc @MainActor @preconcurrency open var defaultFileName: String { get set }
    }
    open class NSFilePromiseProvider : NSObject, NSPasteboardWriting {
      public convenience init(fileType: String, delegate: any NSFilePromiseProviderDelegate)
      override public init()
      @objc open var fileType: String { get set }
      @objc weak open var delegate: (any NSFilePromiseProviderDelegate)? { get set }
      @objc open var userInfo: Any? { get set }
    }
    open class NSFilePromiseReceiver : NSObject {
      public required convenience init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType)
      override public init()
      @objc open class var readableDraggedTypes: [String] { get }
      @objc open var fileTypes: [String] { get }
      @objc open var fileNames: [String] { get }
      @objc open func receivePromisedFiles(atDestination destinationDir: URL, options: [AnyHashable : Any] = [:], operationQueue: OperationQueue, reader: @escaping (URL, (any Error)?) -> Void)
    }
    @MainActor @preconcurrency open class NSDraggingImageComponent : NSObject {
      @MainActor @preconcurrency public init(key: NSDraggingItem.ImageComponentKey)
      @objc @MainActor @preconcurrency open var contents: Any? { get set }
      @objc @MainActor @preconcurrency open var frame: NSRect { get set }
    }
    extension NSDraggingItem {
      public struct ImageComponentKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var icon: NSDraggingItem.ImageComponentKey { get }
        public static var label: NSDraggingItem.ImageComponentKey { get }
      }
      @objc @MainActor @preconcurrency open var item: Any { get }
      @objc @MainActor @preconcurrency open var draggingFrame: NSRect { get set }
      @objc @MainActor @preconcurrency open var imageComponentsProvider: (() -> [NSDraggingImageComponent])? { get set }
    }
    """#
}
