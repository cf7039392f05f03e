extension InterfaceModules.AppKit {
  /// What printing asks with, and how files are promised to drags.
  static let nsPrinting = #"""
    // https://developer.apple.com/documentation/appkit/nsprintpanel
    @MainActor @preconcurrency open class NSPrintPanel : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var options: NSPrintPanel.Options { get set }
      @MainActor @preconcurrency open var jobStyleHint: NSPrintPanel.JobStyleHint? { get set }
      @MainActor @preconcurrency open var helpAnchor: String? { get set }
      @MainActor @preconcurrency open func runModal(with printInfo: NSPrintInfo) -> Int
      @MainActor @preconcurrency open func addAccessoryController(_ accessoryController: NSViewController)
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
      @MainActor @preconcurrency open var defaultFileName: String { get set }
    }
    // https://developer.apple.com/documentation/appkit/nsfilepromiseprovider
    public protocol NSFilePromiseProviderDelegate : NSObjectProtocol {
      func filePromiseProvider(_ filePromiseProvider: NSFilePromiseProvider, fileNameForType fileType: String) -> String
      func filePromiseProvider(_ filePromiseProvider: NSFilePromiseProvider, writePromiseTo url: URL, completionHandler: @escaping ((any Error)?) -> Void)
    }
    open class NSFilePromiseProvider : NSObject, NSPasteboardWriting {
      public convenience init(fileType: String, delegate: any NSFilePromiseProviderDelegate)
      override public init()
      open var fileType: String { get set }
      weak open var delegate: (any NSFilePromiseProviderDelegate)? { get set }
      open var userInfo: Any? { get set }
    }
    open class NSFilePromiseReceiver : NSObject {
      override public init()
      open class var readableDraggedTypes: [String] { get }
      open var fileTypes: [String] { get }
      open var fileNames: [String] { get }
      open func receivePromisedFiles(atDestination destinationDir: URL, options: [AnyHashable : Any] = [:], operationQueue: OperationQueue, reader: @escaping (URL, (any Error)?) -> Void)
    }
    @MainActor @preconcurrency open class NSDraggingImageComponent : NSObject {
      @MainActor @preconcurrency public init(key: NSDraggingItem.ImageComponentKey)
      @MainActor @preconcurrency open var contents: Any? { get set }
      @MainActor @preconcurrency open var frame: NSRect { get set }
    }
    extension NSDraggingItem {
      public struct ImageComponentKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var icon: NSDraggingItem.ImageComponentKey { get }
        public static var label: NSDraggingItem.ImageComponentKey { get }
      }
      @MainActor @preconcurrency public var item: Any { get }
      @MainActor @preconcurrency public var draggingFrame: NSRect { get set }
      @MainActor @preconcurrency public var imageComponentsProvider: (() -> [NSDraggingImageComponent])? { get set }
    }
    """#
}
