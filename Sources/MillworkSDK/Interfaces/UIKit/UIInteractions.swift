extension InterfaceModules.UIKit {
  /// Further interactions, printing, documents and input.
  static let uiInteractions = #"""
    #if !os(watchOS)
    // https://developer.apple.com/documentation/uikit/uipencilinteraction
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIPencilInteractionDelegate : NSObjectProtocol {
    }
    @available(tvOS, unavailable)
    extension UIPencilInteractionDelegate {
      public func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    }
    @objc public enum UIPencilPreferredAction : Int, Sendable {
      case ignore
      case switchEraser
      case switchPrevious
      case showColorPalette
      case showInkAttributes
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIPencilInteraction : NSObject, UIInteraction {
      override public init()
      public convenience init(delegate: any UIPencilInteractionDelegate)
      open class var preferredTapAction: UIPencilPreferredAction { get }
      weak open var delegate: (any UIPencilInteractionDelegate)? { get set }
      open var isEnabled: Bool { get set }
      public var view: UIView? { get }
      public func willMove(to view: UIView?)
      public func didMove(to view: UIView?)
    }
    // https://developer.apple.com/documentation/uikit/uipointerinteraction
    @available(iOS 13.4, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIPointerInteractionDelegate : NSObjectProtocol {
    }
    @available(iOS 13.4, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIPointerInteraction : NSObject, UIInteraction {
      public init(delegate: (any UIPointerInteractionDelegate)?)
      open var isEnabled: Bool { get set }
      public var view: UIView? { get }
      public func willMove(to view: UIView?)
      public func didMove(to view: UIView?)
    }
    // https://developer.apple.com/documentation/uikit/uieditmenuinteraction
    @available(iOS 16.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIEditMenuInteractionDelegate : NSObjectProtocol {
    }
    @available(iOS 16.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIEditMenuInteraction : NSObject, UIInteraction {
      public init(delegate: (any UIEditMenuInteractionDelegate)?)
      open func presentEditMenu(with configuration: UIEditMenuConfiguration)
      open func dismissMenu()
      public var view: UIView? { get }
      public func willMove(to view: UIView?)
      public func didMove(to view: UIView?)
    }
    @available(iOS 16.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIEditMenuConfiguration : NSObject {
      public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint)
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIMenuController : NSObject {
      open class var shared: UIMenuController { get }
      open func setMenuVisible(_ menuVisible: Bool, animated: Bool)
      open func hideMenu()
      open func update()
    }
    // https://developer.apple.com/documentation/uikit/uimenubuilder
    @MainActor @preconcurrency public protocol UIMenuBuilder {
      func remove(menu removedIdentifier: UIMenu.Identifier)
      func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
      func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
      func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
      func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    }
    @MainActor @preconcurrency open class UIMenuSystem : NSObject {
      open class var main: UIMenuSystem { get }
      open class var context: UIMenuSystem { get }
      open func setNeedsRebuild()
      open func setNeedsRevalidate()
    }
    @MainActor @preconcurrency open class UIDeferredMenuElement : UIMenuElement {
      public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self
    }
    // https://developer.apple.com/documentation/uikit/uiactivityitemsource
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIActivityItemSource : NSObjectProtocol {
      func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
      func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
    }
    @available(tvOS, unavailable)
    extension UIActivityItemSource {
      public func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String
    }
    // https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIDocumentInteractionControllerDelegate : NSObjectProtocol {
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIDocumentInteractionController : NSObject {
      public convenience init(url: URL)
      weak open var delegate: (any UIDocumentInteractionControllerDelegate)? { get set }
      open var url: URL? { get set }
      open var name: String? { get set }
      open var uti: String? { get set }
      open func presentPreview(animated: Bool) -> Bool
      open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool
      open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool
    }
    // https://developer.apple.com/documentation/uikit/printing
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIPrintInteractionController : NSObject {
      open class var shared: UIPrintInteractionController { get }
      open class var isPrintingAvailable: Bool { get }
      open class func canPrint(_ url: URL) -> Bool
      open var printInfo: UIPrintInfo? { get set }
      open var printingItem: Any? { get set }
      open var printingItems: [Any]? { get set }
      open var printFormatter: UIPrintFormatter? { get set }
      open var printPageRenderer: UIPrintPageRenderer? { get set }
      open var showsNumberOfCopies: Bool { get set }
      @discardableResult open func present(animated: Bool, completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil) -> Bool
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIPrintInfo : NSObject {
      public init(dictionary: [AnyHashable : Any]?)
      open class func printInfo() -> UIPrintInfo
      open var jobName: String { get set }
      open var outputType: UIPrintInfo.OutputType { get set }
      open var orientation: UIPrintInfo.Orientation { get set }
      @objc public enum OutputType : Int, Sendable {
        case general
        case photo
        case grayscale
        case photoGrayscale
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum Orientation : Int, Sendable {
        case portrait
        case landscape
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIPrintFormatter : NSObject {
      open var perPageContentInsets: UIEdgeInsets { get set }
      open var startPage: Int { get set }
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UISimpleTextPrintFormatter : UIPrintFormatter {
      public init(text: String)
      public init(attributedText: NSAttributedString)
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIMarkupTextPrintFormatter : UIPrintFormatter {
      public init(markupText: String)
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIPrintPageRenderer : NSObject {
      override public init()
      open var numberOfPages: Int { get }
      open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int)
      open func drawPage(at pageIndex: Int, in printableRect: CGRect)
      open func prepare(forDrawingPages range: NSRange)
    }
    extension UIView {
      @available(tvOS, unavailable)
      @MainActor @preconcurrency public func viewPrintFormatter() -> UIPrintFormatter
    }
    // https://developer.apple.com/documentation/uikit/uiaccessibility-protocol
    @MainActor @preconcurrency open class UIAccessibilityCustomAction : NSObject {
      public typealias Handler = (UIAccessibilityCustomAction) -> Bool
      public convenience init(name: String, actionHandler: UIAccessibilityCustomAction.Handler?)
      public init(name: String, target: Any?, selector: Selector)
      public convenience init(name: String, image: UIImage?, actionHandler: UIAccessibilityCustomAction.Handler?)
      open var name: String { get set }
    }
    @MainActor @preconcurrency open class UIAccessibilityElement : UIResponder {
      public init(accessibilityContainer container: Any)
      weak open var accessibilityContainer: AnyObject? { get set }
      open var accessibilityFrameInContainerSpace: CGRect { get set }
    }
    extension UIView {
      @MainActor @preconcurrency public var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }
      @MainActor @preconcurrency public var accessibilityElements: [Any]? { get set }
      @MainActor @preconcurrency public var shouldGroupAccessibilityChildren: Bool { get set }
      @MainActor @preconcurrency public var accessibilityFrame: CGRect { get set }
      @MainActor @preconcurrency public var accessibilityActivationPoint: CGPoint { get set }
      @MainActor @preconcurrency public var accessibilityIgnoresInvertColors: Bool { get set }
      @MainActor @preconcurrency public var accessibilityUserInputLabels: [String]! { get set }
      @MainActor @preconcurrency @objc open func accessibilityActivate() -> Bool
      @MainActor @preconcurrency @objc open func accessibilityIncrement()
      @MainActor @preconcurrency @objc open func accessibilityDecrement()
      @MainActor @preconcurrency @objc open func accessibilityPerformEscape() -> Bool
    }
    extension UIAccessibility {
      public static var prefersCrossFadeTransitions: Bool { get }
      public static var buttonShapesEnabled: Bool { get }
      public static var isVideoAutoplayEnabled: Bool { get }
      public static var isClosedCaptioningEnabled: Bool { get }
      public static var isGuidedAccessEnabled: Bool { get }
      public static var isSpeakScreenEnabled: Bool { get }
      public static var isSpeakSelectionEnabled: Bool { get }
      public static var isAssistiveTouchRunning: Bool { get }
      public static var isShakeToUndoEnabled: Bool { get }
      public static var isMonoAudioEnabled: Bool { get }
      public static var boldTextStatusDidChangeNotification: NSNotification.Name { get }
      public static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name { get }
      public static var switchControlStatusDidChangeNotification: NSNotification.Name { get }
      public static var invertColorsStatusDidChangeNotification: NSNotification.Name { get }
      public static var buttonShapesEnabledStatusDidChangeNotification: NSNotification.Name { get }
    }
    // https://developer.apple.com/documentation/uikit/uipasteboard
    @available(tvOS, unavailable)
    extension UIPasteboard {
      @available(iOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency public func detectPatterns(for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, completionHandler: @escaping (Result<Set<PartialKeyPath<UIPasteboard.DetectedValues>>, any Error>) -> Void)
      public struct DetectedValues {
        public var probableWebURL: String { get }
        public var probableWebSearch: String { get }
        public var number: Double? { get }
      }
    }
    @available(iOS 16.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIPasteControl : UIControl {
      public init(configuration: UIPasteControl.Configuration)
      weak open var target: (any UIPasteConfigurationSupporting)? { get set }
      @MainActor @preconcurrency open class Configuration : NSObject {
        override public init()
        open var displayMode: UIPasteControl.DisplayMode { get set }
        open var cornerRadius: CGFloat { get set }
        open var baseBackgroundColor: UIColor? { get set }
        open var baseForegroundColor: UIColor? { get set }
      }
      @objc public enum DisplayMode : UInt, Sendable {
        case iconAndLabel
        case iconOnly
        case labelOnly
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    @MainActor @preconcurrency public protocol UIPasteConfigurationSupporting : NSObjectProtocol {
      func paste(itemProviders: [NSItemProvider])
    }
    // https://developer.apple.com/documentation/uikit/uireferencelibraryviewcontroller
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIReferenceLibraryViewController : UIViewController {
      public init(term: String)
      public required init?(coder: NSCoder)
      open class func dictionaryHasDefinition(forTerm term: String) -> Bool
    }
    // https://developer.apple.com/documentation/uikit/uitextchecker
    @MainActor @preconcurrency open class UITextChecker : NSObject {
      override public init()
      open class var availableLanguages: [String] { get }
      open func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange
      open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]?
      open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
      open class func learnWord(_ word: String)
      open class func hasLearnedWord(_ word: String) -> Bool
    }
    @MainActor @preconcurrency open class UITextInputMode : NSObject {
      open var primaryLanguage: String? { get }
      open class var activeInputModes: [UITextInputMode] { get }
      public nonisolated class var currentInputModeDidChangeNotification: NSNotification.Name { get }
    }
    // https://developer.apple.com/documentation/uikit/uinib
    @MainActor @preconcurrency open class UINib : NSObject {
      public init(nibName name: String, bundle bundleOrNil: Bundle?)
      open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable : Any]? = nil) -> [Any]
    }
    // https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation
    @MainActor @preconcurrency open class UILocalizedIndexedCollation : NSObject {
      open class func current() -> Self
      open var sectionTitles: [String] { get }
      open var sectionIndexTitles: [String] { get }
      open func section(for object: Any, collationStringSelector selector: Selector) -> Int
    }
    // https://developer.apple.com/documentation/uikit/uidocument
    @available(tvOS, unavailable)
    open class UIDocument : NSObject {
      public init(fileURL url: URL)
      open var fileURL: URL { get }
      open var localizedName: String { get }
      open var documentState: UIDocument.State { get }
      open var hasUnsavedChanges: Bool { get }
      open func open(completionHandler: ((Bool) -> Void)? = nil)
      open func close(completionHandler: ((Bool) -> Void)? = nil)
      open func save(to url: URL, for saveOperation: UIDocument.SaveOperation, completionHandler: ((Bool) -> Void)? = nil)
      open func contents(forType typeName: String) throws -> Any
      open func load(fromContents contents: Any, ofType typeName: String?) throws
      open func updateChangeCount(_ change: UIDocument.ChangeKind)
      open var undoManager: UndoManager! { get set }
      public struct State : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var closed: UIDocument.State { get }
        public static var inConflict: UIDocument.State { get }
        public static var savingError: UIDocument.State { get }
        public static var editingDisabled: UIDocument.State { get }
        public static var progressAvailable: UIDocument.State { get }
        public static var normal: UIDocument.State { get }
      }
      @objc public enum SaveOperation : Int, Sendable {
        case forCreating
        case forOverwriting
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum ChangeKind : Int, Sendable {
        case done
        case undone
        case redone
        case cleared
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    // https://developer.apple.com/documentation/uikit/uiinputviewcontroller
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIInputViewController : UIViewController {
      override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      public required init?(coder: NSCoder)
      open var textDocumentProxy: any UITextDocumentProxy { get }
      open var hasFullAccess: Bool { get }
      open var needsInputModeSwitchKey: Bool { get }
      open var primaryLanguage: String? { get set }
      open func dismissKeyboard()
      open func advanceToNextInputMode()
      @objc open func handleInputModeList(from view: UIView, with event: UIEvent)
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UITextDocumentProxy : UIKeyInput {
      var documentContextBeforeInput: String? { get }
      var documentContextAfterInput: String? { get }
      var selectedText: String? { get }
      func adjustTextPosition(byCharacterOffset offset: Int)
    }
    // https://developer.apple.com/documentation/uikit/uivideoeditorcontroller
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIVideoEditorController : UINavigationController {
      open class func canEditVideo(atPath videoPath: String) -> Bool
      open var videoPath: String { get set }
    }
    // https://developer.apple.com/documentation/uikit/uicloudsharingcontroller
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UICloudSharingControllerDelegate : NSObjectProtocol {
      func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
      func itemTitle(for csc: UICloudSharingController) -> String?
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UICloudSharingController : UIViewController {
      override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      public required init?(coder: NSCoder)
      weak open var delegate: (any UICloudSharingControllerDelegate)? { get set }
      open var availablePermissions: UICloudSharingController.PermissionOptions { get set }
      public struct PermissionOptions : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var allowPublic: UICloudSharingController.PermissionOptions { get }
        public static var allowPrivate: UICloudSharingController.PermissionOptions { get }
        public static var allowReadOnly: UICloudSharingController.PermissionOptions { get }
        public static var allowReadWrite: UICloudSharingController.PermissionOptions { get }
      }
    }
    #endif
    extension UIImage : NSItemProviderReading, NSItemProviderWriting {
      public static var readableTypeIdentifiersForItemProvider: [String] { get }
      public static var writableTypeIdentifiersForItemProvider: [String] { get }
    }
    open class NSDataAsset : NSObject, @unchecked Sendable {
      public convenience init?(name: String)
      public init?(name: String, bundle: Bundle)
      open var name: String { get }
      open var data: Data { get }
      open var typeIdentifier: String { get }
    }
    """#
}
