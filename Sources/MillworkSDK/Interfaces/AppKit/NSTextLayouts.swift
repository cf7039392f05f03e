extension InterfaceModules.AppKit {
  /// Layouts of text, further members of views of text and scroll views, rulers and speech.
  static let nsTextLayouts = #"""
    // https://developer.apple.com/documentation/appkit/nstextlocation
    @available(macOS 12.0, *)
    @objc public protocol NSTextLocation : NSObjectProtocol {
      func compare(_ location: any NSTextLocation) -> ComparisonResult
    }
    // https://developer.apple.com/documentation/appkit/nstextrange
    @available(macOS 12.0, *)
    open class NSTextRange : NSObject {
      public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?)
      public convenience init(location: any NSTextLocation)
      @objc open var isEmpty: Bool { get }
      @objc open var location: any NSTextLocation { get }
      @objc open var endLocation: any NSTextLocation { get }
      @discardableResult @objc open func isEqual(to textRange: NSTextRange) -> Bool
      @objc @discardableResult open func contains(_ location: any NSTextLocation) -> Bool
      @discardableResult @objc open func contains(_ textRange: NSTextRange) -> Bool
      @discardableResult @objc open func intersects(_ textRange: NSTextRange) -> Bool
      @discardableResult @objc open func intersection(_ textRange: NSTextRange) -> Self?
      @discardableResult @objc open func union(_ textRange: NSTextRange) -> Self
    }
    // https://developer.apple.com/documentation/appkit/nstextcontentmanager
    @available(macOS 12.0, *)
    open class NSTextContentManager : NSObject {
      public override init()
      @objc open var textLayoutManagers: [NSTextLayoutManager] { get }
      @objc open var primaryTextLayoutManager: NSTextLayoutManager? { get set }
      @objc open var automaticallySynchronizesTextLayoutManagers: Bool { get set }
      @objc open var documentRange: NSTextRange { get }
      @objc open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager)
      @objc open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager)
      @objc @discardableResult open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
      @objc @discardableResult open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
      @objc open func performEditingTransaction(_ transaction: () -> Void)
    }
    @available(macOS 12.0, *)
    open class NSTextContentStorage : NSTextContentManager {
      public override init()
      @objc open var attributedString: NSAttributedString? { get set }
      @objc open var textStorage: NSTextStorage? { get set }
    }
    // https://developer.apple.com/documentation/appkit/nstextlayoutmanager
    @available(macOS 12.0, *)
    open class NSTextLayoutManager : NSObject {
      public override init()
      @objc open var textContentManager: NSTextContentManager? { get }
      @objc open var textContainer: NSTextContainer? { get set }
      @objc open var usesFontLeading: Bool { get set }
      @objc open var limitsLayoutForSuspiciousContents: Bool { get set }
      @objc open var usesHyphenation: Bool { get set }
      @objc open var usageBoundsForTextContainer: CGRect { get }
      @objc open var documentRange: NSTextRange { get }
      @objc open func replace(_ textContentManager: NSTextContentManager)
      @objc open func ensureLayout(for range: NSTextRange)
      @objc open func ensureLayout(for bounds: CGRect)
      @objc open func invalidateLayout(for range: NSTextRange)
      @discardableResult @objc open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment?
      @objc @discardableResult open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment?
      @discardableResult open func enumerateTextLayoutFragments(from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [], using block: (NSTextLayoutFragment) -> Bool) -> (any NSTextLocation)?
      @objc open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key : Any], for textRange: NSTextRange)
      @objc open func addRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange)
      @objc open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange)
    }
    // https://developer.apple.com/documentation/appkit/nstextlayoutfragment
    @available(macOS 12.0, *)
    open class NSTextLayoutFragment : NSObject {
      @objc open var textLayoutManager: NSTextLayoutManager? { get }
      @objc open var rangeInElement: NSTextRange { get }
      @objc open var textLineFragments: [NSTextLineFragment] { get }
      @objc open var layoutFragmentFrame: CGRect { get }
      @objc open var renderingSurfaceBounds: CGRect { get }
      open func draw(at point: CGPoint, in context: CGContext)
      @objc open func invalidateLayout()
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
      @objc open var attributedString: NSAttributedString { get }
      @objc open var characterRange: NSRange { get }
      @objc open var typographicBounds: CGRect { get }
      @objc open var glyphOrigin: CGPoint { get }
      open func draw(at point: CGPoint, in context: CGContext)
      @discardableResult @objc open func locationForCharacter(at index: Int) -> CGPoint
      @discardableResult @objc open func characterIndex(for point: CGPoint) -> Int
    }
    // https://developer.apple.com/documentation/appkit/nstextview
    extension NSTextView {
      @available(macOS 12.0, *)
      @objc @MainActor @preconcurrency open var textLayoutManager: NSTextLayoutManager? { get }
      @available(macOS 12.0, *)
      @objc @MainActor @preconcurrency open var textContentStorage: NSTextContentStorage? { get }
      @available(macOS 14.0, *)
      @objc @MainActor @preconcurrency open var inlinePredictionType: NSTextInputTraitType { get set }
      @objc @MainActor @preconcurrency open var isCoalescingUndo: Bool { get }
      @objc @MainActor @preconcurrency open var usesRolloverButtonForSelection: Bool { get set }
      @objc @MainActor @preconcurrency open func startSpeaking(_ sender: Any?)
      @objc @MainActor @preconcurrency open func stopSpeaking(_ sender: Any?)
      @objc @MainActor @preconcurrency open func updateFontPanel()
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
      @objc @MainActor @preconcurrency open var scrollView: NSScrollView? { get set }
      @objc @MainActor @preconcurrency open var orientation: NSRulerView.Orientation { get set }
      @objc @MainActor @preconcurrency open var clientView: NSView? { get set }
      @objc @MainActor @preconcurrency open var ruleThickness: CGFloat { get set }
      @objc @MainActor @preconcurrency open var originOffset: CGFloat { get set }
      @objc @MainActor @preconcurrency open var requiredThickness: CGFloat { get }
      @objc @MainActor @preconcurrency open func drawHashMarksAndLabels(in rect: NSRect)
      @objc @MainActor @preconcurrency open func invalidateHashMarks()
      @objc public enum Orientation : UInt, Sendable {
        case horizontalRuler
        case verticalRuler
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nsscrollview
    extension NSScrollView {
      @objc @MainActor @preconcurrency open var verticalRulerView: NSRulerView? { get set }
      @objc @MainActor @preconcurrency open var horizontalRulerView: NSRulerView? { get set }
      @objc @MainActor @preconcurrency open var hasVerticalRuler: Bool { get set }
      @objc @MainActor @preconcurrency open var hasHorizontalRuler: Bool { get set }
      @objc @MainActor @preconcurrency open var rulersVisible: Bool { get set }
      @objc @MainActor @preconcurrency open var findBarPosition: NSScrollView.FindBarPosition { get set }
      @objc @MainActor @preconcurrency open var lineScroll: CGFloat { get set }
      @objc @MainActor @preconcurrency open var pageScroll: CGFloat { get set }
      @objc @MainActor @preconcurrency open var scrollerKnobStyle: NSScroller.KnobStyle { get set }
      @objc @MainActor @preconcurrency open func magnify(toFit rect: NSRect)
      @objc @MainActor @preconcurrency open func setMagnification(_ magnification: CGFloat, centeredAt point: NSPoint)
      @objc @MainActor @preconcurrency open func tile()
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
      @objc @MainActor @preconcurrency open var allowsDefaultTighteningForTruncation: Bool { get set }
      @objc @MainActor @preconcurrency open var importsGraphics: Bool { get set }
      @MainActor @preconcurrency public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get set }
      @available(macOS 11.0, *)
      @MainActor @preconcurrency public var contentType: NSTextContentType? { get set }
    }
    // https://developer.apple.com/documentation/appkit/nsglasseffectcontainerview
    @available(macOS 26.0, *)
    @MainActor @preconcurrency open class NSGlassEffectContainerView : NSView {
      @MainActor @preconcurrency public override init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var contentView: NSView? { get set }
      @objc @MainActor @preconcurrency open var spacing: CGFloat { get set }
    }
    """#
}
