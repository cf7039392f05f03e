extension InterfaceModules.PDFKit {
  /// Annotations, selections, outlines and delegates.
  static let annotations = #"""
    // https://developer.apple.com/documentation/pdfkit/pdfannotation
    public struct PDFAnnotationSubtype : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var text: PDFAnnotationSubtype { get }
      public static var link: PDFAnnotationSubtype { get }
      public static var freeText: PDFAnnotationSubtype { get }
      public static var line: PDFAnnotationSubtype { get }
      public static var square: PDFAnnotationSubtype { get }
      public static var circle: PDFAnnotationSubtype { get }
      public static var highlight: PDFAnnotationSubtype { get }
      public static var underline: PDFAnnotationSubtype { get }
      public static var strikeOut: PDFAnnotationSubtype { get }
      public static var ink: PDFAnnotationSubtype { get }
      public static var stamp: PDFAnnotationSubtype { get }
      public static var popup: PDFAnnotationSubtype { get }
      public static var widget: PDFAnnotationSubtype { get }
    }
    public struct PDFAnnotationKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var appearanceDictionary: PDFAnnotationKey { get }
      public static var appearanceState: PDFAnnotationKey { get }
      public static var border: PDFAnnotationKey { get }
      public static var color: PDFAnnotationKey { get }
      public static var contents: PDFAnnotationKey { get }
      public static var flags: PDFAnnotationKey { get }
      public static var date: PDFAnnotationKey { get }
      public static var name: PDFAnnotationKey { get }
      public static var page: PDFAnnotationKey { get }
      public static var rect: PDFAnnotationKey { get }
      public static var subtype: PDFAnnotationKey { get }
      public static var action: PDFAnnotationKey { get }
      public static var additionalActions: PDFAnnotationKey { get }
      public static var borderStyle: PDFAnnotationKey { get }
      public static var defaultAppearance: PDFAnnotationKey { get }
      public static var destination: PDFAnnotationKey { get }
      public static var highlightingMode: PDFAnnotationKey { get }
      public static var inklist: PDFAnnotationKey { get }
      public static var interiorColor: PDFAnnotationKey { get }
      public static var linePoints: PDFAnnotationKey { get }
      public static var lineEndingStyles: PDFAnnotationKey { get }
      public static var iconName: PDFAnnotationKey { get }
      public static var open: PDFAnnotationKey { get }
      public static var parent: PDFAnnotationKey { get }
      public static var popup: PDFAnnotationKey { get }
      public static var quadding: PDFAnnotationKey { get }
      public static var quadPoints: PDFAnnotationKey { get }
      public static var textLabel: PDFAnnotationKey { get }
      public static var widgetCaption: PDFAnnotationKey { get }
      public static var widgetDefaultValue: PDFAnnotationKey { get }
      public static var widgetFieldFlags: PDFAnnotationKey { get }
      public static var widgetFieldType: PDFAnnotationKey { get }
      public static var widgetMaxLen: PDFAnnotationKey { get }
      public static var widgetOptions: PDFAnnotationKey { get }
      public static var widgetTextLabelUI: PDFAnnotationKey { get }
      public static var widgetValue: PDFAnnotationKey { get }
    }
    public struct PDFAnnotationWidgetSubtype : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var button: PDFAnnotationWidgetSubtype { get }
      public static var choice: PDFAnnotationWidgetSubtype { get }
      public static var signature: PDFAnnotationWidgetSubtype { get }
      public static var text: PDFAnnotationWidgetSubtype { get }
    }
    public struct PDFAnnotationTextIconType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var comment: PDFAnnotationTextIconType { get }
      public static var key: PDFAnnotationTextIconType { get }
      public static var note: PDFAnnotationTextIconType { get }
      public static var help: PDFAnnotationTextIconType { get }
      public static var newParagraph: PDFAnnotationTextIconType { get }
      public static var paragraph: PDFAnnotationTextIconType { get }
      public static var insert: PDFAnnotationTextIconType { get }
    }
    public struct PDFAnnotationHighlightingMode : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var none: PDFAnnotationHighlightingMode { get }
      public static var invert: PDFAnnotationHighlightingMode { get }
      public static var outline: PDFAnnotationHighlightingMode { get }
      public static var push: PDFAnnotationHighlightingMode { get }
    }
    public struct PDFDocumentAttribute : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var titleAttribute: PDFDocumentAttribute { get }
      public static var authorAttribute: PDFDocumentAttribute { get }
      public static var subjectAttribute: PDFDocumentAttribute { get }
      public static var creatorAttribute: PDFDocumentAttribute { get }
      public static var producerAttribute: PDFDocumentAttribute { get }
      public static var creationDateAttribute: PDFDocumentAttribute { get }
      public static var modificationDateAttribute: PDFDocumentAttribute { get }
      public static var keywordsAttribute: PDFDocumentAttribute { get }
    }
    public struct PDFDocumentWriteOption : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var ownerPasswordOption: PDFDocumentWriteOption { get }
      public static var userPasswordOption: PDFDocumentWriteOption { get }
      public static var accessPermissionsOption: PDFDocumentWriteOption { get }
      public static var burnInAnnotationsOption: PDFDocumentWriteOption { get }
      public static var saveTextFromOCROption: PDFDocumentWriteOption { get }
      public static var saveImagesAsJPEGOption: PDFDocumentWriteOption { get }
      public static var optimizeImagesForScreenOption: PDFDocumentWriteOption { get }
    }
    @objc public enum PDFDocumentPermissions : Int, Sendable {
      case none
      case user
      case owner
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PDFMarkupType : Int, Sendable {
      case highlight
      case strikeOut
      case underline
      case redact
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PDFLineStyle : Int, Sendable {
      case none
      case square
      case circle
      case diamond
      case openArrow
      case closedArrow
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PDFBorderStyle : Int, Sendable {
      case solid
      case dashed
      case beveled
      case inset
      case underline
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PDFTextAnnotationIconType : Int, Sendable {
      case comment
      case key
      case note
      case help
      case newParagraph
      case paragraph
      case insert
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PDFWidgetControlType : Int, Sendable {
      case unknownControl = -1
      case pushButtonControl = 0
      case radioButtonControl = 1
      case checkBoxControl = 2
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PDFWidgetCellState : Int, Sendable {
      case mixedState = -1
      case offState = 0
      case onState = 1
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct PDFAreaOfInterest : OptionSet, _CValue, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var noArea: Self { get }
      public static var pageArea: Self { get }
      public static var textArea: Self { get }
      public static var annotationArea: Self { get }
      public static var linkArea: Self { get }
      public static var controlArea: Self { get }
      public static var textFieldArea: Self { get }
      public static var iconArea: Self { get }
      public static var popupArea: Self { get }
      public static var imageArea: Self { get }
      public static var anyArea: Self { get }
    }
    #if !os(macOS)
    @objc public enum PDFThumbnailLayoutMode : Int, Sendable {
      case vertical
      case horizontal
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public typealias _PDFFont = UIFont
    public typealias _PDFPath = UIBezierPath
    public typealias _PDFImage = UIImage
    #else
    public typealias _PDFFont = NSFont
    public typealias _PDFPath = NSBezierPath
    public typealias _PDFImage = NSImage
    #endif
    open class PDFBorder : NSObject {
      override public init()
      open var style: PDFBorderStyle { get set }
      open var lineWidth: CGFloat { get set }
      open var dashPattern: [Any]? { get set }
    }
    open class PDFAnnotation : NSObject {
      public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable : Any]?)
      weak open var page: PDFPage? { get set }
      open var type: String? { get set }
      open var bounds: CGRect { get set }
      open var modificationDate: Date? { get set }
      open var userName: String? { get set }
      open var popup: PDFAnnotation? { get set }
      open var shouldDisplay: Bool { get set }
      open var shouldPrint: Bool { get set }
      open var border: PDFBorder? { get set }
      open var color: _PDFColor { get set }
      open var contents: String? { get set }
      open var action: PDFAction? { get set }
      open var url: URL? { get set }
      open var destination: PDFDestination? { get set }
      open var hasAppearanceStream: Bool { get }
      open var isHighlighted: Bool { get set }
      open func draw(with box: PDFDisplayBox, in context: CGContext)
      @discardableResult open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool
      @discardableResult open func setBoolean(_ value: Bool, forAnnotationKey key: PDFAnnotationKey) -> Bool
      @discardableResult open func setRect(_ value: CGRect, forAnnotationKey key: PDFAnnotationKey) -> Bool
      open func value(forAnnotationKey key: PDFAnnotationKey) -> Any?
      open func removeValue(forAnnotationKey key: PDFAnnotationKey)
      open var annotationKeyValues: [AnyHashable : Any] { get }
      open var font: _PDFFont? { get set }
      open var fontColor: _PDFColor? { get set }
      open var interiorColor: _PDFColor? { get set }
      open var alignment: NSTextAlignment { get set }
      open var startPoint: CGPoint { get set }
      open var endPoint: CGPoint { get set }
      open var startLineStyle: PDFLineStyle { get set }
      open var endLineStyle: PDFLineStyle { get set }
      open var iconType: PDFTextAnnotationIconType { get set }
      open var quadrilateralPoints: [NSValue]? { get set }
      open var markupType: PDFMarkupType { get set }
      open var widgetFieldType: PDFAnnotationWidgetSubtype { get set }
      open var widgetControlType: PDFWidgetControlType { get set }
      open var isMultiline: Bool { get set }
      open var isPasswordField: Bool { get }
      open var hasComb: Bool { get set }
      open var maximumLength: Int { get set }
      open var widgetStringValue: String? { get set }
      open var widgetDefaultStringValue: String? { get set }
      open var allowsToggleToOff: Bool { get set }
      open var buttonWidgetState: PDFWidgetCellState { get set }
      open var buttonWidgetStateString: String { get set }
      open var isOpen: Bool { get set }
      open var backgroundColor: _PDFColor? { get set }
      open var caption: String? { get set }
      open var fieldName: String? { get set }
      open var isReadOnly: Bool { get set }
      open var isListChoice: Bool { get set }
      open var choices: [String]? { get set }
      open var values: [String]? { get set }
      open var stampName: String? { get set }
      open var paths: [_PDFPath]? { get }
      open func add(_ path: _PDFPath)
      open func remove(_ path: _PDFPath)
    }
    // https://developer.apple.com/documentation/pdfkit/pdfaction
    open class PDFAction : NSObject {
      open var type: String { get }
    }
    open class PDFActionGoTo : PDFAction {
      public init(destination: PDFDestination)
      open var destination: PDFDestination { get set }
    }
    open class PDFActionURL : PDFAction {
      public init(url: URL)
      open var url: URL? { get set }
    }
    @objc public enum PDFActionNamedName : Int, Sendable {
      case none
      case nextPage
      case previousPage
      case firstPage
      case lastPage
      case goBack
      case goForward
      case goToPage
      case find
      case print
      case zoomIn
      case zoomOut
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class PDFActionNamed : PDFAction {
      public init(name: PDFActionNamedName)
      open var name: PDFActionNamedName { get set }
    }
    // https://developer.apple.com/documentation/pdfkit/pdfselection
    open class PDFOutline : NSObject {
      override public init()
      weak open var document: PDFDocument? { get }
      weak open var parent: PDFOutline? { get }
      open var numberOfChildren: Int { get }
      open var index: Int { get }
      open func child(at index: Int) -> PDFOutline?
      open func insertChild(_ child: PDFOutline, at index: Int)
      open func removeFromParent()
      open var label: String? { get set }
      open var isOpen: Bool { get set }
      open var destination: PDFDestination? { get set }
      open var action: PDFAction? { get set }
    }
    public let kPDFDestinationUnspecifiedValue: CGFloat
    open class PDFDestination : NSObject {
      public init(page: PDFPage, at point: CGPoint)
      weak open var page: PDFPage? { get }
      open var point: CGPoint { get }
      open var zoom: CGFloat { get set }
    }
    open class PDFSelection : NSObject, NSCopying {
      public init(document: PDFDocument)
      open func copy(with zone: NSZone? = nil) -> Any
      open var pages: [PDFPage] { get }
      open var color: _PDFColor? { get set }
      open var string: String? { get }
      open var attributedString: NSAttributedString? { get }
      open func bounds(for page: PDFPage) -> CGRect
      open func numberOfTextRanges(on page: PDFPage) -> Int
      open func range(at index: Int, on page: PDFPage) -> NSRange
      open func selectionsByLine() -> [PDFSelection]
      open func add(_ selection: PDFSelection)
      open func add(_ selections: [PDFSelection])
      open func extend(atEnd succeed: Int)
      open func extend(atStart precede: Int)
      open func extendForLineBoundaries()
      open func draw(for page: PDFPage, active: Bool)
      open func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool)
    }
    // https://developer.apple.com/documentation/pdfkit/pdfdocumentdelegate
    @objc public protocol PDFDocumentDelegate : NSObjectProtocol {
      @objc optional func documentDidUnlock(_ notification: Notification)
      @objc optional func documentDidBeginDocumentFind(_ notification: Notification)
      @objc optional func documentDidEndDocumentFind(_ notification: Notification)
      @objc optional func documentDidBeginPageFind(_ notification: Notification)
      @objc optional func documentDidEndPageFind(_ notification: Notification)
      @objc optional func documentDidFindMatch(_ notification: Notification)
      @objc optional func didMatchString(_ instance: PDFSelection)
      @objc optional func classForPage() -> AnyClass
      @objc optional func `class`(forAnnotationType annotationType: String) -> AnyClass
    }
    @preconcurrency @MainActor @objc public protocol PDFViewDelegate : NSObjectProtocol {
      @objc optional func pdfViewWillClick(onLink sender: PDFView, with url: URL)
      @objc optional func pdfViewPerformFind(_ sender: PDFView)
      @objc optional func pdfViewPerformGo(toPage sender: PDFView)
      @objc optional func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction)
    #if !os(macOS)
      @objc optional func pdfViewParentViewController() -> UIViewController
    #endif
    }
    extension NSNotification.Name {
      public static let PDFDocumentDidUnlock: NSNotification.Name
      public static let PDFDocumentDidBeginFind: NSNotification.Name
      public static let PDFDocumentDidEndFind: NSNotification.Name
      public static let PDFDocumentDidFindMatch: NSNotification.Name
      public static let PDFViewAnnotationHit: NSNotification.Name
      public static let PDFViewCopyPermission: NSNotification.Name
      public static let PDFViewDisplayBoxChanged: NSNotification.Name
      public static let PDFThumbnailViewDocumentEdited: NSNotification.Name
    }
    """#
}
