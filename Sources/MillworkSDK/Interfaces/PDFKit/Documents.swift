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
      open var backgroundColor: _PDFColor { get set }
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
      weak public var delegate: (any PDFDocumentDelegate)? { get set }
      public func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection]
      public func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = [])
      public func cancelFindString()
      public var isFinding: Bool { get }
      @discardableResult public func write(toFile path: String) -> Bool
    }
    public protocol PDFDocumentDelegate : NSObjectProtocol {
    }
    open class PDFOutline : NSObject {
      override public init()
      open var label: String? { get set }
      open var numberOfChildren: Int { get }
      open func child(at index: Int) -> PDFOutline?
      open var destination: PDFDestination? { get set }
    }
    open class PDFDestination : NSObject {
      public init(page: PDFPage, at point: CGPoint)
      weak open var page: PDFPage? { get }
      open var point: CGPoint { get }
    }
    open class PDFSelection : NSObject {
      public init(document: PDFDocument)
      open var pages: [PDFPage] { get }
      open var string: String? { get }
      open var color: _PDFColor? { get set }
      open func bounds(for page: PDFPage) -> CGRect
      open func selectionsByLine() -> [PDFSelection]
      open func extend(atStart val: Int)
      open func extend(atEnd val: Int)
    }
    public struct PDFAnnotationSubtype : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
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
      public static var widget: PDFAnnotationSubtype { get }
    }
    open class PDFAnnotation : NSObject {
      public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable : Any]?)
      weak open var page: PDFPage? { get set }
      open var type: String? { get set }
      open var bounds: CGRect { get set }
      open var color: _PDFColor { get set }
      open var contents: String? { get set }
      open var userName: String? { get set }
      open var url: URL? { get set }
    }
    extension PDFPage {
      weak public var document: PDFDocument? { get }
      public var label: String? { get }
      public var rotation: Int { get set }
      public var numberOfCharacters: Int { get }
      public var attributedString: NSAttributedString? { get }
      public var annotations: [PDFAnnotation] { get }
      public func addAnnotation(_ annotation: PDFAnnotation)
      public func removeAnnotation(_ annotation: PDFAnnotation)
      public func annotation(at point: CGPoint) -> PDFAnnotation?
      public func setBounds(_ bounds: CGRect, for box: PDFDisplayBox)
      public func selection(for rect: CGRect) -> PDFSelection?
      public func draw(with box: PDFDisplayBox, to context: CGContext)
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol PDFPageOverlayViewProvider : NSObjectProtocol {
      func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> _PDFBase?
    }
    @MainActor @preconcurrency public protocol PDFViewDelegate : NSObjectProtocol {
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
