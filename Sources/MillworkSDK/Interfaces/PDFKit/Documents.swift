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
    """#
}
