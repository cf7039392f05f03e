extension InterfaceModules.AppKit {
  /// Layouts of text, further members of views of text and scroll views, rulers and speech.
  static let nsTextLayouts = #"""
    // https://developer.apple.com/documentation/appkit/nstextlocation
    @available(macOS 12.0, *)
    public protocol NSTextLocation : NSObjectProtocol {
      func compare(_ location: any NSTextLocation) -> ComparisonResult
    }
    // https://developer.apple.com/documentation/appkit/nstextrange
    @available(macOS 12.0, *)
    open class NSTextRange : NSObject {
      public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?)
      public convenience init(location: any NSTextLocation)
      open var isEmpty: Bool { get }
      open var location: any NSTextLocation { get }
      open var endLocation: any NSTextLocation { get }
      open func isEqual(to textRange: NSTextRange) -> Bool
      open func contains(_ location: any NSTextLocation) -> Bool
      open func contains(_ textRange: NSTextRange) -> Bool
      open func intersects(_ textRange: NSTextRange) -> Bool
      open func intersection(_ textRange: NSTextRange) -> Self?
      open func union(_ textRange: NSTextRange) -> Self
    }
    // https://developer.apple.com/documentation/appkit/nstextcontentmanager
    @available(macOS 12.0, *)
    open class NSTextContentManager : NSObject {
      public override init()
      open var textLayoutManagers: [NSTextLayoutManager] { get }
      open var primaryTextLayoutManager: NSTextLayoutManager? { get set }
      open var automaticallySynchronizesTextLayoutManagers: Bool { get set }
      open var documentRange: NSTextRange { get }
      open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager)
      open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager)
      open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
      open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
      open func performEditingTransaction(_ transaction: () -> Void)
    }
    @available(macOS 12.0, *)
    open class NSTextContentStorage : NSTextContentManager {
      public override init()
      open var attributedString: NSAttributedString? { get set }
      open var textStorage: NSTextStorage? { get set }
    }
    // https://developer.apple.com/documentation/appkit/nstextlayoutmanager
    @available(macOS 12.0, *)
    open class NSTextLayoutManager : NSObject {
      public override init()
      open var textContentManager: NSTextContentManager? { get }
      open var textContainer: NSTextContainer? { get set }
      open var usesFontLeading: Bool { get set }
      open var limitsLayoutForSuspiciousContents: Bool { get set }
      open var usesHyphenation: Bool { get set }
      open var usageBoundsForTextContainer: CGRect { get }
      open var documentRange: NSTextRange { get }
      open func replace(_ textContentManager: NSTextContentManager)
      open func ensureLayout(for range: NSTextRange)
      open func ensureLayout(for bounds: CGRect)
      open func invalidateLayout(for range: NSTextRange)
      open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment?
      open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment?
      @discardableResult open func enumerateTextLayoutFragments(from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [], using block: (NSTextLayoutFragment) -> Bool) -> (any NSTextLocation)?
      open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key : Any], for textRange: NSTextRange)
      open func addRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange)
      open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange)
    }
    // https://developer.apple.com/documentation/appkit/nstextlayoutfragment
    @available(macOS 12.0, *)
    open class NSTextLayoutFragment : NSObject {
      open var textLayoutManager: NSTextLayoutManager? { get }
      open var rangeInElement: NSTextRange { get }
      open var textLineFragments: [NSTextLineFragment] { get }
      open var layoutFragmentFrame: CGRect { get }
      open var renderingSurfaceBounds: CGRect { get }
      open func draw(at point: CGPoint, in context: CGContext)
      open func invalidateLayout()
      public struct EnumerationOptions : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var reverse: EnumerationOptions { get }
        public static var estimatesSize: EnumerationOptions { get }
        public static var ensuresLayout: EnumerationOptions { get }
        public static var ensuresExtraLineFragment: EnumerationOptions { get }
      }
    }
    @available(macOS 12.0, *)
    open class NSTextLineFragment : NSObject {
      open var attributedString: NSAttributedString { get }
      open var characterRange: NSRange { get }
      open var typographicBounds: CGRect { get }
      open var glyphOrigin: CGPoint { get }
      open func draw(at point: CGPoint, in context: CGContext)
      open func locationForCharacter(at index: Int) -> CGPoint
      open func characterIndex(for point: CGPoint) -> Int
    }
    // https://developer.apple.com/documentation/appkit/nstextview
    extension NSTextView {
      @available(macOS 12.0, *)
      @MainActor @preconcurrency public var textLayoutManager: NSTextLayoutManager? { get }
      @available(macOS 12.0, *)
      @MainActor @preconcurrency public var textContentStorage: NSTextContentStorage? { get }
      @available(macOS 14.0, *)
      @MainActor @preconcurrency public var inlinePredictionType: NSTextInputTraitType { get set }
      @MainActor @preconcurrency public var isCoalescingUndo: Bool { get }
      @MainActor @preconcurrency public var usesRolloverButtonForSelection: Bool { get set }
      @MainActor @preconcurrency public func startSpeaking(_ sender: Any?)
      @MainActor @preconcurrency public func stopSpeaking(_ sender: Any?)
      @MainActor @preconcurrency public func updateFontPanel()
    }
    @objc public enum NSTextInputTraitType : Int, Sendable {
      case `default`
      case no
      case yes
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    // https://developer.apple.com/documentation/appkit/nsrulerview
    @MainActor @preconcurrency open class NSRulerView : NSView {
      @MainActor @preconcurrency public init(scrollView: NSScrollView?, orientation: NSRulerView.Orientation)
      @MainActor @preconcurrency public required init(coder: NSCoder)
      @MainActor @preconcurrency open var scrollView: NSScrollView? { get set }
      @MainActor @preconcurrency open var orientation: NSRulerView.Orientation { get set }
      @MainActor @preconcurrency open var clientView: NSView? { get set }
      @MainActor @preconcurrency open var ruleThickness: CGFloat { get set }
      @MainActor @preconcurrency open var originOffset: CGFloat { get set }
      @MainActor @preconcurrency open var requiredThickness: CGFloat { get }
      @MainActor @preconcurrency open func drawHashMarksAndLabels(in rect: NSRect)
      @MainActor @preconcurrency open func invalidateHashMarks()
      @objc public enum Orientation : UInt, Sendable {
        case horizontalRuler
        case verticalRuler
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nsscrollview
    extension NSScrollView {
      @MainActor @preconcurrency public var verticalRulerView: NSRulerView? { get set }
      @MainActor @preconcurrency public var horizontalRulerView: NSRulerView? { get set }
      @MainActor @preconcurrency public var hasVerticalRuler: Bool { get set }
      @MainActor @preconcurrency public var hasHorizontalRuler: Bool { get set }
      @MainActor @preconcurrency public var rulersVisible: Bool { get set }
      @MainActor @preconcurrency public var findBarPosition: NSScrollView.FindBarPosition { get set }
      @MainActor @preconcurrency public var lineScroll: CGFloat { get set }
      @MainActor @preconcurrency public var pageScroll: CGFloat { get set }
      @MainActor @preconcurrency public var scrollerKnobStyle: NSScroller.KnobStyle { get set }
      @MainActor @preconcurrency public func magnify(toFit rect: NSRect)
      @MainActor @preconcurrency public func setMagnification(_ magnification: CGFloat, centeredAt point: NSPoint)
      @MainActor @preconcurrency public func tile()
      @objc public enum FindBarPosition : Int, Sendable {
        case aboveHorizontalRuler
        case aboveContent
        case belowContent
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    extension NSScroller {
      @objc public enum KnobStyle : Int, Sendable {
        case `default`
        case dark
        case light
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    extension NSParagraphStyle {
      public struct LineBreakStrategy : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var pushOut: LineBreakStrategy { get }
        public static var hangulWordPriority: LineBreakStrategy { get }
        public static var standard: LineBreakStrategy { get }
      }
    }
    public var NSOutlineViewDropOnItemIndex: Int { get }
    // https://developer.apple.com/documentation/appkit/nstextfield
    extension NSTextField {
      @MainActor @preconcurrency public var allowsDefaultTighteningForTruncation: Bool { get set }
      @MainActor @preconcurrency public var importsGraphics: Bool { get set }
      @MainActor @preconcurrency public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get set }
      @available(macOS 11.0, *)
      @MainActor @preconcurrency public var contentType: NSTextContentType? { get set }
    }
    // https://developer.apple.com/documentation/appkit/nsglasseffectcontainerview
    @available(macOS 26.0, *)
    @MainActor @preconcurrency open class NSGlassEffectContainerView : NSView {
      @MainActor @preconcurrency public override init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var contentView: NSView? { get set }
      @MainActor @preconcurrency open var spacing: CGFloat { get set }
    }
    """#
}
