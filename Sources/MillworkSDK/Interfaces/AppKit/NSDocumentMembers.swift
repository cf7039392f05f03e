extension InterfaceModules.AppKit {
  /// Further members of documents and their controller.
  static let nsDocumentMembers = #"""
    // https://developer.apple.com/documentation/appkit/nsdocument
    extension NSDocument : NSEditorRegistration, NSUserInterfaceValidations {
      public convenience init(type typeName: String) throws
      public convenience init(contentsOf url: URL, ofType typeName: String) throws
      public convenience init(for urlOrNil: URL?, withContentsOf contentsURL: URL, ofType typeName: String) throws
      @discardableResult @objc nonisolated open class func canConcurrentlyReadDocuments(ofType typeName: String) -> Bool
      @discardableResult @objc open class func isNativeType(_ type: String) -> Bool
      @objc open class var usesUbiquitousStorage: Bool { get }
      @discardableResult @objc open func writableTypes(for saveOperation: NSDocument.SaveOperationType) -> [String]
      @discardableResult @objc nonisolated open func fileNameExtension(forType typeName: String, saveOperation: NSDocument.SaveOperationType) -> String?
      @discardableResult @objc nonisolated open func canAsynchronouslyWrite(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType) -> Bool
      @discardableResult @objc nonisolated open func fileAttributesToWrite(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType, originalContentsURL absoluteOriginalContentsURL: URL?) throws -> [String : Any]
      @objc open func writeSafely(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType) throws
      @objc open func write(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType, originalContentsURL absoluteOriginalContentsURL: URL?) throws
      @objc nonisolated open func unblockUserInteraction()
      @objc nonisolated open func performActivity(withSynchronousWaiting waitSynchronously: Bool, using block: @escaping (@escaping () -> Void) -> Void)
      @objc nonisolated open func continueActivity(_ block: () -> Void)
      @objc nonisolated open func continueAsynchronousWorkOnMainThread(_ block: @escaping () -> Void)
      @objc nonisolated open func performSynchronousFileAccess(_ block: () -> Void)
      @objc nonisolated open func performAsynchronousFileAccess(_ block: @escaping (@escaping () -> Void) -> Void)
      @objc open var isEntireFileLoaded: Bool { get }
      @objc open var autosavingIsImplicitlyCancellable: Bool { get }
      @objc open var hasUnautosavedChanges: Bool { get }
      @objc open var autosavedContentsFileURL: URL? { get set }
      @objc open var autosavingFileType: String? { get }
      @objc open func scheduleAutosaving()
      @objc open func autosave(withDelegate delegate: Any?, didAutosave didAutosaveSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
      @objc open func autosave(withImplicitCancellability autosavingIsImplicitlyCancellable: Bool, completionHandler: @escaping ((any Error)?) -> Void)
      @objc open func checkAutosavingSafety() throws
      @objc open func browseVersions(_ sender: Any?)
      @objc open var isBrowsingVersions: Bool { get }
      @objc open func canClose(withDelegate delegate: Any, shouldClose shouldCloseSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
      @objc open func revert(toContentsOf url: URL, ofType typeName: String) throws
      @objc open func save(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType, completionHandler: @escaping ((any Error)?) -> Void)
      open func save(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType) async throws
      @objc open func save(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType, delegate: Any?, didSave didSaveSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
      @objc open func save(withDelegate delegate: Any?, didSave didSaveSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
      @objc open func runModalSavePanel(for saveOperation: NSDocument.SaveOperationType, delegate: Any?, didSave didSaveSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
      @discardableResult @objc open func prepareSavePanel(_ savePanel: NSSavePanel) -> Bool
      @objc open var shouldRunSavePanelWithAccessoryView: Bool { get }
      @objc open var fileNameExtensionWasHiddenInLastRunSavePanel: Bool { get }
      @objc open var fileTypeFromLastRunSavePanel: String? { get }
      @objc open var keepBackupFile: Bool { get }
      @objc open var backupFileURL: URL? { get }
      @objc open func duplicate(_ sender: Any?)
      @discardableResult @objc(duplicateAndReturnError:) open func duplicate() throws -> NSDocument
      @objc open func rename(_ sender: Any?)
      @objc open func move(_ sender: Any?)
      @objc open func moveToUbiquityContainer(_ sender: Any?)
      @objc open func lock(_ sender: Any?)
      @objc open func unlock(_ sender: Any?)
      @objc open var isLocked: Bool { get }
      @objc open var isInViewingMode: Bool { get }
      @objc open func runPageLayout(_ sender: Any?)
      @discardableResult @objc open func preparePageLayout(_ pageLayout: NSPageLayout) -> Bool
      @objc open var printInfo: NSPrintInfo { get set }
      @discardableResult @objc open func printOperation(withSettings printSettings: [NSPrintInfo.AttributeKey : Any]) throws -> NSPrintOperation
      @objc open func print(withSettings printSettings: [NSPrintInfo.AttributeKey : Any], showPrintPanel: Bool, delegate: Any?, didPrint didPrintSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
      @objc open func runModalPrintOperation(_ printOperation: NSPrintOperation, delegate: Any?, didRun didRunSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
      @objc open func saveToPDF(_ sender: Any?)
      @objc open var pdfPrintOperation: NSPrintOperation { get }
      @objc open var allowsDocumentSharing: Bool { get }
      @objc open func share(_ sender: Any?)
      @objc open func prepare(_ sharingServicePicker: NSSharingServicePicker)
      @discardableResult @objc open func changeCountToken(for saveOperation: NSDocument.SaveOperationType) -> Any
      @objc open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: NSDocument.SaveOperationType)
      @discardableResult @objc open func presentError(_ error: any Error) -> Bool
      @objc open func presentError(_ error: any Error, modalFor window: NSWindow, delegate: Any?, didPresent didPresentSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
      @discardableResult @objc open func willPresentError(_ error: any Error) -> any Error
      @objc open func willNotPresentError(_ error: any Error)
      @objc open func setWindow(_ window: NSWindow?)
      @objc open func windowControllerWillLoadNib(_ windowController: NSWindowController)
      @objc open func shouldCloseWindowController(_ windowController: NSWindowController, delegate: Any?, shouldClose shouldCloseSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
      @discardableResult @objc open func defaultDraftName() -> String
      @objc open func encodeRestorableState(with coder: NSCoder)
      @objc open func restoreState(with coder: NSCoder)
      @objc open func invalidateRestorableState()
      @objc open class var restorableStateKeyPaths: [String] { get }
      @objc open func restoreWindow(withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, (any Error)?) -> Void)
      @objc open var userActivity: NSUserActivity? { get set }
      @objc open func updateUserActivityState(_ userActivity: NSUserActivity)
      @objc open func restoreUserActivityState(_ userActivity: NSUserActivity)
      @discardableResult @objc open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
      @objc open func objectDidBeginEditing(_ editor: any NSEditor)
      @objc open func objectDidEndEditing(_ editor: any NSEditor)
      @objc open var lastComponentOfFileName: String { get set }
      @objc open var previewRepresentableActivityItems: [any NSPreviewRepresentableActivityItem]? { get set }
      @objc open var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> { get }
    }
    // https://developer.apple.com/documentation/appkit/nsdocumentcontroller
    extension NSDocumentController : NSMenuItemValidation, NSUserInterfaceValidations {
      @discardableResult @objc open func makeDocument(for urlOrNil: URL?, withContentsOf contentsURL: URL, ofType typeName: String) throws -> NSDocument
      @objc open func reopenDocument(for urlOrNil: URL?, withContentsOf contentsURL: URL, display displayDocument: Bool, completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void)
      @discardableResult open func openDocument(withContentsOf url: URL, display displayDocument: Bool) async throws -> (NSDocument, Bool)
      @discardableResult @objc open func urlsFromRunningOpenPanel() -> [URL]?
      @discardableResult @objc open func runModalOpenPanel(_ openPanel: NSOpenPanel, forTypes types: [String]?) -> Int
      @objc open func beginOpenPanel(completionHandler: @escaping ([URL]?) -> Void)
      @discardableResult open func beginOpenPanel() async -> [URL]?
      @objc open func beginOpenPanel(_ openPanel: NSOpenPanel, forType inTypes: [String]?, completionHandler: @escaping (Int) -> Void)
      @objc open func reviewUnsavedDocuments(withAlertTitle title: String?, cancellable: Bool, delegate: Any?, didReviewAllSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
      @discardableResult @objc open func duplicateDocument(withContentsOf url: URL, copying duplicateByCopying: Bool, displayName displayNameOrNil: String?) throws -> NSDocument
      @objc open var allowsAutomaticShareMenu: Bool { get }
      @discardableResult @objc open func standardShareMenuItem() -> NSMenuItem
      @discardableResult @objc open func presentError(_ error: any Error) -> Bool
      @discardableResult @objc open func willPresentError(_ error: any Error) -> any Error
      @discardableResult @objc open func typeForContents(of url: URL) throws -> String
      @objc open var documentClassNames: [String] { get }
      @discardableResult @objc open func documentClass(forType typeName: String) -> AnyClass?
      @discardableResult @objc open func displayName(forType typeName: String) -> String?
      @discardableResult @objc open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
      @discardableResult @objc open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
    }
    // https://developer.apple.com/documentation/appkit/nspagelayout
    @MainActor @preconcurrency open class NSPageLayout : NSObject {
      override public init()
      @objc open var accessoryControllers: [NSViewController] { get }
      @objc open func addAccessoryController(_ accessoryController: NSViewController)
      @objc open func removeAccessoryController(_ accessoryController: NSViewController)
      @objc open func beginSheet(with printInfo: NSPrintInfo, modalFor docWindow: NSWindow, delegate: Any?, didEnd didEndSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
      @discardableResult @objc open func runModal(with printInfo: NSPrintInfo) -> Int
      @discardableResult @objc open func runModal() -> Int
      @objc open var printInfo: NSPrintInfo? { get }
    }
    // https://developer.apple.com/documentation/appkit/nsprintinfo
    extension NSPrintInfo {
      public convenience init(dictionary attributes: [NSPrintInfo.AttributeKey : Any])
      public convenience init?(coder: NSCoder)
    }
    // https://developer.apple.com/documentation/appkit/nsprinter
    open class NSPrinter : NSObject {
      public convenience init?(name: String)
      public convenience init?(type: NSPrinter.TypeName)
      @objc open class var printerNames: [String] { get }
      @objc open class var printerTypes: [NSPrinter.TypeName] { get }
      @objc open var name: String { get }
      @objc open var type: NSPrinter.TypeName { get }
      @objc open var languageLevel: Int { get }
      @discardableResult @objc open func pageSize(forPaper paperName: String) -> NSSize
      public typealias TypeName = String
    }
    // https://developer.apple.com/documentation/appkit/nsprintpanelaccessorizing
    @objc @MainActor @preconcurrency public protocol NSPrintPanelAccessorizing {
      func localizedSummaryItems() -> [[String : String]]
      @objc optional func keyPathsForValuesAffectingPreview() -> Set<String>
    }
    """#
}
