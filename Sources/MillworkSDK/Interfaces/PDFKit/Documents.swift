extension InterfaceModules.PDFKit {
  /// PDF documents and their view.
  static let documents = #"""
    // https://developer.apple.com/documentation/pdfkit
    @_exported import Foundation
    import CoreGraphics
    import Swift
    import SwiftUI
    import _Concurrency
    open class PDFDocument : NSObject, @unchecked Sendable {
      override public init()
      public init?(url: URL)
      public init?(data: Data)
      open var pageCount: Int { get }
      open var documentURL: URL? { get }
      open var string: String? { get }
      @discardableResult open func page(at index: Int) -> PDFPage?
      @discardableResult open func dataRepresentation() -> Data?
      @discardableResult open func write(to url: URL) -> Bool
      open func insert(_ page: PDFPage, at index: Int)
    }
    open class PDFPage : NSObject, @unchecked Sendable {
      override public init()
    #if os(macOS)
      public init?(image: NSImage)
      @discardableResult open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> NSImage
    #else
      public init?(image: UIImage)
      @discardableResult open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage
    #endif
      open var string: String? { get }
      @discardableResult open func bounds(for box: PDFDisplayBox) -> CGRect
      open func draw(with box: PDFDisplayBox, to context: CGContext)
    }
    @objc public enum PDFDisplayBox : Int, Sendable {
      case mediaBox
      case cropBox
      case bleedBox
      case trimBox
      case artBox
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PDFDisplayMode : Int, Sendable {
      case singlePage
      case singlePageContinuous
      case twoUp
      case twoUpContinuous
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PDFDisplayDirection : Int, Sendable {
      case vertical
      case horizontal
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    #if os(macOS)
    public typealias _PDFBase = NSView
    public typealias _PDFColor = NSColor
    #else
    public typealias _PDFBase = UIView
    public typealias _PDFColor = UIColor
    #endif
    @MainActor @preconcurrency open class PDFView : _PDFBase {
      override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      open var document: PDFDocument? { get set }
      open var displayMode: PDFDisplayMode { get set }
      open var displayDirection: PDFDisplayDirection { get set }
      open var autoScales: Bool { get set }
      open var displaysPageBreaks: Bool { get set }
      open var scaleFactor: CGFloat { get set }
      open var minScaleFactor: CGFloat { get set }
      open var maxScaleFactor: CGFloat { get set }
      open var scaleFactorForSizeToFit: CGFloat { get }
    #if os(macOS)
      open var backgroundColor: NSColor { get set }
      open func print(with printInfo: NSPrintInfo, autoRotate doRotate: Bool)
    #else
      @available(iOS 16.0, visionOS 1.0, *)
      open var isFindInteractionEnabled: Bool { get set }
      @available(iOS 16.0, visionOS 1.0, *)
      open var findInteraction: UIFindInteraction { get }
      open var isUsingPageViewController: Bool { get }
    #endif
      open var currentPage: PDFPage? { get }
      open func go(to page: PDFPage)
      open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable : Any]? = nil)
    }
    extension NSNotification.Name {
      public static var PDFViewPageChanged: NSNotification.Name { get }
    }
    extension PDFDocument {
      public convenience init?(data: Data, options: [String : Any])
      public func index(for page: PDFPage) -> Int
      public func removePage(at index: Int)
      public func exchangePage(at indexA: Int, withPageAt indexB: Int)
      public var isEncrypted: Bool { get }
      public var isLocked: Bool { get }
      public func unlock(withPassword password: String) -> Bool
      public var allowsCopying: Bool { get }
      public var allowsPrinting: Bool { get }
      public var outlineRoot: PDFOutline? { get set }
      public var documentAttributes: [AnyHashable : Any]? { get set }
      public var majorVersion: Int { get }
      public var minorVersion: Int { get }
      public var permissionsStatus: PDFDocumentPermissions { get }
      public var selectionForEntireDocument: PDFSelection? { get }
      public func selection(from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint) -> PDFSelection?
      public func selection(from startPage: PDFPage, atCharacterIndex startCharacter: Int, to endPage: PDFPage, atCharacterIndex endCharacter: Int) -> PDFSelection?
      public func findString(_ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions = []) -> PDFSelection?
      public func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = [])
      public func outlineItem(for selection: PDFSelection) -> PDFOutline?
      @discardableResult public func dataRepresentation(options: [AnyHashable : Any] = [:]) -> Data?
      @discardableResult public func write(to url: URL, withOptions options: [PDFDocumentWriteOption : Any]? = nil) -> Bool
      @discardableResult public func write(toFile path: String, withOptions options: [PDFDocumentWriteOption : Any]? = nil) -> Bool
      weak public var delegate: (any PDFDocumentDelegate)? { get set }
      public func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection]
      public func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = [])
      public func cancelFindString()
      public var isFinding: Bool { get }
      @discardableResult public func write(toFile path: String) -> Bool
    }
    extension PDFPage {
      weak public var document: PDFDocument? { get }
      public var label: String? { get }
      public var rotation: Int { get set }
      public var numberOfCharacters: Int { get }
      public var attributedString: NSAttributedString? { get }
      public var annotations: [PDFAnnotation] { get }
      public var displaysAnnotations: Bool { get set }
      public func transform(for box: PDFDisplayBox) -> CGAffineTransform
      public func transform(_ context: CGContext, for box: PDFDisplayBox)
      public func characterBounds(at index: Int) -> CGRect
      public func characterIndex(at point: CGPoint) -> Int
      public func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection?
      public func selectionForWord(at point: CGPoint) -> PDFSelection?
      public func selectionForLine(at point: CGPoint) -> PDFSelection?
      public func selection(for range: NSRange) -> PDFSelection?
      public var dataRepresentation: Data? { get }
      public func addAnnotation(_ annotation: PDFAnnotation)
      public func removeAnnotation(_ annotation: PDFAnnotation)
      public func annotation(at point: CGPoint) -> PDFAnnotation?
      public func setBounds(_ bounds: CGRect, for box: PDFDisplayBox)
      public func selection(for rect: CGRect) -> PDFSelection?
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @MainActor @objc public protocol PDFPageOverlayViewProvider : NSObjectProtocol {
      func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> _PDFBase?
      @objc optional func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: _PDFBase, for page: PDFPage)
      @objc optional func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: _PDFBase, for page: PDFPage)
    }
    extension PDFView {
      @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
      weak public var pageOverlayViewProvider: (any PDFPageOverlayViewProvider)? { get set }
      @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
      public var isInMarkupMode: Bool { get set }
      weak public var delegate: (any PDFViewDelegate)? { get set }
      public var displayBox: PDFDisplayBox { get set }
      public var displaysAsBook: Bool { get set }
      public var displaysRTL: Bool { get set }
      public var interpolationQuality: PDFInterpolationQuality { get set }
      public var pageShadowsEnabled: Bool { get set }
      public var pageBreakMargins: _PDFInsets { get set }
      public var canGoToNextPage: Bool { get }
      public var canGoToPreviousPage: Bool { get }
      public var canGoToFirstPage: Bool { get }
      public var canGoToLastPage: Bool { get }
      public func goToNextPage(_ sender: Any?)
      public func goToPreviousPage(_ sender: Any?)
      public func goToFirstPage(_ sender: Any?)
      public func goToLastPage(_ sender: Any?)
      public func go(to selection: PDFSelection)
      public func go(to destination: PDFDestination)
      public func go(to rect: CGRect, on page: PDFPage)
      public var currentDestination: PDFDestination? { get }
      public var currentSelection: PDFSelection? { get set }
      public var highlightedSelections: [PDFSelection]? { get set }
      public func setCurrentSelection(_ selection: PDFSelection?, animate: Bool)
      public func clearSelection()
      public func zoomIn(_ sender: Any?)
      public func zoomOut(_ sender: Any?)
      public var canZoomIn: Bool { get }
      public var canZoomOut: Bool { get }
      public var visiblePages: [PDFPage] { get }
      public func goBack(_ sender: Any?)
      public func goForward(_ sender: Any?)
      public var canGoBack: Bool { get }
      public var canGoForward: Bool { get }
      public func scrollSelectionToVisible(_ sender: Any?)
      public func areaOfInterest(for cursorLocation: CGPoint) -> PDFAreaOfInterest
      public func annotationsChanged(on page: PDFPage)
      public var enableDataDetectors: Bool { get set }
      public func rowSize(for page: PDFPage) -> CGSize
      public var documentView: _PDFBase? { get }
      public func layoutDocumentView()
      public func page(for point: CGPoint, nearest: Bool) -> PDFPage?
      public func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint
      public func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint
      public func convert(_ rect: CGRect, to page: PDFPage) -> CGRect
      public func convert(_ rect: CGRect, from page: PDFPage) -> CGRect
    }
    #if os(macOS)
    public typealias _PDFInsets = NSEdgeInsets
    #else
    public typealias _PDFInsets = UIEdgeInsets
    #endif
    @objc public enum PDFInterpolationQuality : Int, Sendable {
      case none
      case low
      case high
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency open class PDFThumbnailView : _PDFBase {
      override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      weak open var pdfView: PDFView? { get set }
      open var thumbnailSize: CGSize { get set }
    #if os(macOS)
      open var maximumNumberOfColumns: Int { get set }
      open var labelFont: NSFont? { get set }
      open var allowsDragging: Bool { get set }
    #else
      open var layoutMode: PDFThumbnailLayoutMode { get set }
      open var contentInset: UIEdgeInsets { get set }
    #endif
      open var selectedPages: [PDFPage]? { get }
    }
    extension NSNotification.Name {
      public static var PDFViewScaleChanged: NSNotification.Name { get }
      public static var PDFViewDocumentChanged: NSNotification.Name { get }
      public static var PDFViewVisiblePagesChanged: NSNotification.Name { get }
      public static var PDFViewSelectionChanged: NSNotification.Name { get }
      public static var PDFViewDisplayModeChanged: NSNotification.Name { get }
    }
    """#
}
