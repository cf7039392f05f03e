extension InterfaceModules.AppKit {
  /// Documents of an AppKit app, and the controller that opens them.
  static let nsDocument = #"""
    // https://developer.apple.com/documentation/appkit/nsdocument
    // https://developer.apple.com/documentation/appkit/nsdocumentcontroller
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSDocument : NSObject {
      @objc public enum ChangeType : UInt, Sendable {
        case changeDone
        case changeUndone
        case changeRedone
        case changeCleared
        case changeReadOtherContents
        case changeAutosaved
        case changeDiscardable
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum SaveOperationType : UInt, Sendable {
        case saveOperation
        case saveAsOperation
        case saveToOperation
        case autosaveInPlaceOperation
        case autosaveElsewhereOperation
        case autosaveAsOperation
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @MainActor @preconcurrency override public init()
      @objc @MainActor @preconcurrency open class var autosavesInPlace: Bool { get }
      @objc @MainActor @preconcurrency open class var autosavesDrafts: Bool { get }
      @objc @MainActor @preconcurrency open class var preservesVersions: Bool { get }
      @objc @MainActor @preconcurrency open class var readableTypes: [String] { get }
      @objc @MainActor @preconcurrency open class var writableTypes: [String] { get }
      @objc @MainActor @preconcurrency open var fileType: String? { get set }
      @objc @MainActor @preconcurrency open var fileURL: URL? { get set }
      @objc @MainActor @preconcurrency open var fileModificationDate: Date? { get set }
      @objc @MainActor @preconcurrency open var isDraft: Bool { get set }
      @objc @MainActor @preconcurrency open var displayName: String! { get set }
      @objc @MainActor @preconcurrency open var undoManager: UndoManager? { get set }
      @objc @MainActor @preconcurrency open var hasUndoManager: Bool { get set }
      @objc @MainActor @preconcurrency open var isDocumentEdited: Bool { get }
      @objc @MainActor @preconcurrency open var windowControllers: [NSWindowController] { get }
      @objc @MainActor @preconcurrency open var windowForSheet: NSWindow? { get }
      @objc @MainActor @preconcurrency open var windowNibName: String? { get }
      @objc @MainActor @preconcurrency open func makeWindowControllers()
      @objc @MainActor @preconcurrency open func windowControllerDidLoadNib(_ windowController: NSWindowController)
      @objc @MainActor @preconcurrency open func addWindowController(_ windowController: NSWindowController)
      @objc @MainActor @preconcurrency open func removeWindowController(_ windowController: NSWindowController)
      @objc @MainActor @preconcurrency open func showWindows()
      @objc @MainActor @preconcurrency open func close()
      @objc @MainActor @preconcurrency open func save(_ sender: Any?)
      @objc @MainActor @preconcurrency open func saveAs(_ sender: Any?)
      @objc @MainActor @preconcurrency open func saveTo(_ sender: Any?)
      @objc @MainActor @preconcurrency open func revertToSaved(_ sender: Any?)
      @objc @MainActor @preconcurrency open func printDocument(_ sender: Any?)
      @objc @MainActor @preconcurrency open func updateChangeCount(_ change: NSDocument.ChangeType)
      @objc nonisolated open func read(from url: URL, ofType typeName: String) throws
      @objc nonisolated open func read(from fileWrapper: FileWrapper, ofType typeName: String) throws
      @objc nonisolated open func read(from data: Data, ofType typeName: String) throws
      @objc nonisolated open func write(to url: URL, ofType typeName: String) throws
      @discardableResult @objc nonisolated open func data(ofType typeName: String) throws -> Data
      @discardableResult @objc nonisolated open func fileWrapper(ofType typeName: String) throws -> FileWrapper
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSDocumentController : NSObject {
      @objc @MainActor @preconcurrency open class var shared: NSDocumentController { get }
      @MainActor @preconcurrency override public init()
      @objc @MainActor @preconcurrency open var documents: [NSDocument] { get }
      @objc @MainActor @preconcurrency open var currentDocument: NSDocument? { get }
      @objc @MainActor @preconcurrency open var currentDirectory: String? { get }
      @objc @MainActor @preconcurrency open var autosavingDelay: TimeInterval { get set }
      @objc @MainActor @preconcurrency open var hasEditedDocuments: Bool { get }
      @objc @MainActor @preconcurrency open var defaultType: String? { get }
      @objc @MainActor @preconcurrency open var recentDocumentURLs: [URL] { get }
      @objc @MainActor @preconcurrency open var maximumRecentDocumentCount: Int { get }
      @objc @discardableResult @MainActor @preconcurrency open func document(for url: URL) -> NSDocument?
      @objc @discardableResult @MainActor @preconcurrency open func document(for window: NSWindow) -> NSDocument?
      @objc @MainActor @preconcurrency open func addDocument(_ document: NSDocument)
      @objc @MainActor @preconcurrency open func removeDocument(_ document: NSDocument)
      @objc @MainActor @preconcurrency open func newDocument(_ sender: Any?)
      @objc @MainActor @preconcurrency open func openDocument(_ sender: Any?)
      @objc @MainActor @preconcurrency open func saveAllDocuments(_ sender: Any?)
      @objc @MainActor @preconcurrency open func clearRecentDocuments(_ sender: Any?)
      @objc @discardableResult @MainActor @preconcurrency open func openUntitledDocumentAndDisplay(_ displayDocument: Bool) throws -> NSDocument
      @objc @discardableResult @MainActor @preconcurrency open func openDocument(withContentsOf url: URL, display displayDocument: Bool, completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void)
      @objc @discardableResult @MainActor @preconcurrency open func makeUntitledDocument(ofType typeName: String) throws -> NSDocument
      @objc @discardableResult @MainActor @preconcurrency open func makeDocument(withContentsOf url: URL, ofType typeName: String) throws -> NSDocument
      @objc @MainActor @preconcurrency open func noteNewRecentDocument(_ document: NSDocument)
      @objc @MainActor @preconcurrency open func noteNewRecentDocumentURL(_ url: URL)
      @objc @MainActor @preconcurrency open func closeAllDocuments(withDelegate delegate: Any?, didCloseAllSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
    }
    extension NSWindowController {
      @objc @MainActor @preconcurrency open var document: AnyObject? { get set }
      @objc @MainActor @preconcurrency open func setDocumentEdited(_ dirtyFlag: Bool)
      @objc @discardableResult @MainActor @preconcurrency open func windowTitle(forDocumentDisplayName displayName: String) -> String
    }
    """#
}
