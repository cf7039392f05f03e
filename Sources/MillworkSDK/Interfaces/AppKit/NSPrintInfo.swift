extension InterfaceModules.AppKit {
  /// Printing, speech, spelling, storyboards and functions of geometry.
  static let nsPrintInfo = #"""
    // https://developer.apple.com/documentation/appkit/printing
    @MainActor @preconcurrency open class NSPrintInfo : NSObject {
      open class var shared: NSPrintInfo { get set }
      override public init()
      open var paperSize: NSSize { get set }
      open var orientation: NSPrintInfo.PaperOrientation { get set }
      open var topMargin: CGFloat { get set }
      open var bottomMargin: CGFloat { get set }
      open var leftMargin: CGFloat { get set }
      open var rightMargin: CGFloat { get set }
      open var isHorizontallyCentered: Bool { get set }
      open var isVerticallyCentered: Bool { get set }
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
      @MainActor @preconcurrency open var scalingFactor: CGFloat { get set }
      @MainActor @preconcurrency open var horizontalPagination: NSPrintInfo.PaginationMode { get set }
      @MainActor @preconcurrency open var verticalPagination: NSPrintInfo.PaginationMode { get set }
      @MainActor @preconcurrency open var imageablePageBounds: NSRect { get }
      @MainActor @preconcurrency open var localizedPaperName: String? { get }
      @MainActor @preconcurrency open var isSelectionOnly: Bool { get set }
      @MainActor @preconcurrency open func dictionary() -> NSMutableDictionary
      @MainActor @preconcurrency open var printSettings: NSMutableDictionary { get }
      @MainActor @preconcurrency open func setUpPrintOperationDefaultValues()
    }
    @MainActor @preconcurrency open class NSPrintOperation : NSObject {
      public convenience init(view: NSView)
      public convenience init(view: NSView, printInfo: NSPrintInfo)
      open var printInfo: NSPrintInfo { get set }
      open var showsPrintPanel: Bool { get set }
      open var showsProgressPanel: Bool { get set }
      open var jobTitle: String? { get set }
      @discardableResult open func run() -> Bool
      open func runModal(for docWindow: NSWindow, delegate: Any?, didRun didRunSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
      @MainActor @preconcurrency open var printPanel: NSPrintPanel { get set }
      @MainActor @preconcurrency open var canSpawnSeparateThread: Bool { get set }
      @MainActor @preconcurrency open var currentPage: Int { get }
      @MainActor @preconcurrency open var pageRange: NSRange { get }
      @MainActor @preconcurrency open var view: NSView? { get }
      @MainActor @preconcurrency open var isCopyingOperation: Bool { get }
      @MainActor @preconcurrency open var context: NSGraphicsContext? { get }
      @MainActor @preconcurrency open var pdfPanel: NSPDFPanel { get set }
      @MainActor @preconcurrency open func cleanUp()
      @MainActor @preconcurrency open func deliverResult() -> Bool
      @MainActor @preconcurrency open class var current: NSPrintOperation? { get set }
    }
    open class NSSpeechSynthesizer : NSObject {
      override public init()
      open func startSpeaking(_ string: String) -> Bool
      open func stopSpeaking()
      open var isSpeaking: Bool { get }
    }
    @MainActor @preconcurrency open class NSSpellChecker : NSObject {
      open class var shared: NSSpellChecker { get }
      open func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange
      open func guesses(forWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int) -> [String]?
      open func completions(forPartialWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int) -> [String]?
      @MainActor @preconcurrency open func correction(forWordRange range: NSRange, in string: String, language: String, inSpellDocumentWithTag tag: Int) -> String?
      @MainActor @preconcurrency open func learnWord(_ word: String)
      @MainActor @preconcurrency open func unlearnWord(_ word: String)
      @MainActor @preconcurrency open func hasLearnedWord(_ word: String) -> Bool
      @MainActor @preconcurrency open func ignoreWord(_ wordToIgnore: String, inSpellDocumentWithTag tag: Int)
      @MainActor @preconcurrency open func setLanguage(_ language: String) -> Bool
      @MainActor @preconcurrency open func language() -> String
      @MainActor @preconcurrency open var availableLanguages: [String] { get }
      @MainActor @preconcurrency open var userPreferredLanguages: [String] { get }
      @MainActor @preconcurrency open class func uniqueSpellDocumentTag() -> Int
      @MainActor @preconcurrency open func closeSpellDocument(withTag tag: Int)
    }
    open class NSDataAsset : NSObject, @unchecked Sendable {
      public convenience init?(name: String)
      open var data: Data { get }
    }
    @MainActor @preconcurrency open class NSStoryboard : NSObject {
      public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?)
      open func instantiateInitialController() -> Any?
      open func instantiateController(withIdentifier identifier: String) -> Any
      @MainActor @preconcurrency open class var main: NSStoryboard? { get }
      @MainActor @preconcurrency open func instantiateInitialController<Controller>(creator block: ((NSCoder) -> Controller?)? = nil) -> Controller? where Controller : NSViewController
      @MainActor @preconcurrency open func instantiateController<Controller>(identifier: NSStoryboard.SceneIdentifier, creator block: ((NSCoder) -> Controller?)? = nil) -> Controller where Controller : NSViewController
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
