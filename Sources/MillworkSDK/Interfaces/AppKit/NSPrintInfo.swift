extension InterfaceModules.AppKit {
  /// Printing, speech, spelling, storyboards and functions of geometry.
  static let nsPrintInfo = #"""
    // https://developer.apple.com/documentation/appkit/printing
    @MainActor @preconcurrency open class NSPrintInfo : NSObject {
      @objc open class var shared: NSPrintInfo { get set }
      override public init()
      @objc open var paperSize: NSSize { get set }
      @objc open var orientation: NSPrintInfo.PaperOrientation { get set }
      @objc open var topMargin: CGFloat { get set }
      @objc open var bottomMargin: CGFloat { get set }
      @objc open var leftMargin: CGFloat { get set }
      @objc open var rightMargin: CGFloat { get set }
      @objc open var isHorizontallyCentered: Bool { get set }
      @objc open var isVerticallyCentered: Bool { get set }
      @objc public enum PaperOrientation : Int, Sendable {
        case portrait
        case landscape
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum PaginationMode : UInt, Sendable {
        case automatic
        case fit
        case clip
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc @MainActor @preconcurrency open var scalingFactor: CGFloat { get set }
      @objc @MainActor @preconcurrency open var horizontalPagination: NSPrintInfo.PaginationMode { get set }
      @objc @MainActor @preconcurrency open var verticalPagination: NSPrintInfo.PaginationMode { get set }
      @objc @MainActor @preconcurrency open var imageablePageBounds: NSRect { get }
      @objc @MainActor @preconcurrency open var localizedPaperName: String? { get }
      @objc @MainActor @preconcurrency open var isSelectionOnly: Bool { get set }
      @discardableResult @objc @MainActor @preconcurrency open func dictionary() -> NSMutableDictionary
      @objc @MainActor @preconcurrency open var printSettings: NSMutableDictionary { get }
      @objc @MainActor @preconcurrency open func setUpPrintOperationDefaultValues()
    }
    @MainActor @preconcurrency open class NSPrintOperation : NSObject {
      public convenience init(view: NSView)
      public convenience init(view: NSView, printInfo: NSPrintInfo)
      @objc open var printInfo: NSPrintInfo { get set }
      @objc open var showsPrintPanel: Bool { get set }
      @objc open var showsProgressPanel: Bool { get set }
      @objc open var jobTitle: String? { get set }
      @objc @discardableResult open func run() -> Bool
      @objc open func runModal(for docWindow: NSWindow, delegate: Any?, didRun didRunSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
      @objc @MainActor @preconcurrency open var printPanel: NSPrintPanel { get set }
      @objc @MainActor @preconcurrency open var canSpawnSeparateThread: Bool { get set }
      @objc @MainActor @preconcurrency open var currentPage: Int { get }
      @objc @MainActor @preconcurrency open var pageRange: NSRange { get }
      @objc @MainActor @preconcurrency open var view: NSView? { get }
      @objc @MainActor @preconcurrency open var isCopyingOperation: Bool { get }
      @objc @MainActor @preconcurrency open var context: NSGraphicsContext? { get }
      @objc @MainActor @preconcurrency open var pdfPanel: NSPDFPanel { get set }
      @objc @MainActor @preconcurrency open func cleanUp()
      @discardableResult @objc @MainActor @preconcurrency open func deliverResult() -> Bool
      @objc @MainActor @preconcurrency open class var current: NSPrintOperation? { get set }
    }
    @MainActor @preconcurrency open class NSSpellChecker : NSObject {
      @objc open class var shared: NSSpellChecker { get }
      @discardableResult @objc open func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange
      @discardableResult @objc open func guesses(forWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int) -> [String]?
      @discardableResult @objc open func completions(forPartialWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int) -> [String]?
      @discardableResult @objc @MainActor @preconcurrency open func correction(forWordRange range: NSRange, in string: String, language: String, inSpellDocumentWithTag tag: Int) -> String?
      @objc @MainActor @preconcurrency open func learnWord(_ word: String)
      @objc @MainActor @preconcurrency open func unlearnWord(_ word: String)
      @discardableResult @objc @MainActor @preconcurrency open func hasLearnedWord(_ word: String) -> Bool
      @objc @MainActor @preconcurrency open func ignoreWord(_ wordToIgnore: String, inSpellDocumentWithTag tag: Int)
      @discardableResult @objc @MainActor @preconcurrency open func setLanguage(_ language: String) -> Bool
      @discardableResult @objc @MainActor @preconcurrency open func language() -> String
      @objc @MainActor @preconcurrency open var availableLanguages: [String] { get }
      @objc @MainActor @preconcurrency open var userPreferredLanguages: [String] { get }
      @discardableResult @objc @MainActor @preconcurrency open class func uniqueSpellDocumentTag() -> Int
      @objc @MainActor @preconcurrency open func closeSpellDocument(withTag tag: Int)
    }
    open class NSDataAsset : NSObject, @unchecked Sendable {
      public convenience init?(name: String)
      @objc open var data: Data { get }
    }
    @MainActor @preconcurrency open class NSStoryboard : NSObject {
      public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?)
      @discardableResult @objc open func instantiateInitialController() -> Any?
      @discardableResult @objc open func instantiateController(withIdentifier identifier: String) -> Any
      @objc @MainActor @preconcurrency open class var main: NSStoryboard? { get }
      @discardableResult @MainActor @preconcurrency open func instantiateInitialController<Controller>(creator block: ((NSCoder) -> Controller?)? = nil) -> Controller? where Controller : NSViewController
      @discardableResult @MainActor @preconcurrency open func instantiateController<Controller>(identifier: NSStoryboard.SceneIdentifier, creator block: ((NSCoder) -> Controller?)? = nil) -> Controller where Controller : NSViewController
      public typealias SceneIdentifier = String
      public typealias Name = String
    }
    // https://developer.apple.com/documentation/foundation/nsrect
    public func NSMakeRect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> NSRect
    public func NSMakePoint(_ x: CGFloat, _ y: CGFloat) -> NSPoint
    public func NSMakeSize(_ w: CGFloat, _ h: CGFloat) -> NSSize
    public func NSInsetRect(_ aRect: NSRect, _ dX: CGFloat, _ dY: CGFloat) -> NSRect
    public func NSPointInRect(_ aPoint: NSPoint, _ aRect: NSRect) -> Bool
    public func NSMouseInRect(_ aPoint: NSPoint, _ aRect: NSRect, _ flipped: Bool) -> Bool
    public func NSIntersectsRect(_ aRect: NSRect, _ bRect: NSRect) -> Bool
    public func NSIntersectionRect(_ aRect: NSRect, _ bRect: NSRect) -> NSRect
    public func NSContainsRect(_ aRect: NSRect, _ bRect: NSRect) -> Bool
    public func NSUnionRect(_ aRect: NSRect, _ bRect: NSRect) -> NSRect
    public func NSOffsetRect(_ aRect: NSRect, _ dX: CGFloat, _ dY: CGFloat) -> NSRect
    public func NSIntegralRect(_ aRect: NSRect) -> NSRect
    public func NSIsEmptyRect(_ aRect: NSRect) -> Bool
    public func NSEqualPoints(_ aPoint: NSPoint, _ bPoint: NSPoint) -> Bool
    public func NSEqualSizes(_ aSize: NSSize, _ bSize: NSSize) -> Bool
    public func NSMinX(_ aRect: NSRect) -> CGFloat
    public func NSMinY(_ aRect: NSRect) -> CGFloat
    public func NSMidX(_ aRect: NSRect) -> CGFloat
    public func NSMidY(_ aRect: NSRect) -> CGFloat
    public func NSMaxX(_ aRect: NSRect) -> CGFloat
    public func NSMaxY(_ aRect: NSRect) -> CGFloat
    public func NSWidth(_ aRect: NSRect) -> CGFloat
    public func NSHeight(_ aRect: NSRect) -> CGFloat
    public func NSPointFromString(_ aString: String) -> NSPoint
    public func NSSizeFromString(_ aString: String) -> NSSize
    public var NSZeroRect: NSRect { get }
    public var NSZeroPoint: NSPoint { get }
    public var NSZeroSize: NSSize { get }
    public var NSEdgeInsetsZero: NSEdgeInsets { get }
    public func NSEqualRects(_ aRect: NSRect, _ bRect: NSRect) -> Bool
    public func NSStringFromRect(_ aRect: NSRect) -> String
    public func NSRectFromString(_ aString: String) -> NSRect
    public func NSStringFromPoint(_ aPoint: NSPoint) -> String
    public func NSStringFromSize(_ aSize: NSSize) -> String
    """#
}
