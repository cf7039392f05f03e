extension InterfaceModules.AppKit {
  /// Text storage, layout managers and containers: what TextKit's first version lays text out with.
  static let nsTextStorage = #"""
    // https://developer.apple.com/documentation/appkit/nstextstorage
    public struct NSTextStorageEditActions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var editedAttributes: Self { get }
      public static var editedCharacters: Self { get }
    }
    extension NSTextStorage {
      @objc open var layoutManagers: [NSLayoutManager] { get }
      @objc open func removeLayoutManager(_ aLayoutManager: NSLayoutManager)
      @objc open var editedMask: NSTextStorageEditActions { get }
      @objc open var editedRange: NSRange { get }
      @objc open var changeInLength: Int { get }
      @objc weak open var delegate: (any NSTextStorageDelegate)? { get set }
      @objc open func edited(_ editedMask: NSTextStorageEditActions, range editedRange: NSRange, changeInLength delta: Int)
      @objc open func processEditing()
      @objc open var fixesAttributesLazily: Bool { get }
      @objc open func invalidateAttributes(in range: NSRange)
      @objc open func ensureAttributesAreFixed(in range: NSRange)
      @available(macOS 12.0, *)
      @objc weak open var textStorageObserver: (any NSTextStorageObserving)? { get set }
      @objc open var attributeRuns: [NSTextStorage] { get set }
      @objc open var paragraphs: [NSTextStorage] { get set }
      @objc open var words: [NSTextStorage] { get set }
      @objc open var characters: [NSTextStorage] { get set }
      @objc open var font: NSFont? { get set }
      @objc open var foregroundColor: NSColor? { get set }
      @objc public class var willProcessEditingNotification: NSNotification.Name { get }
      @objc public class var didProcessEditingNotification: NSNotification.Name { get }
    }
    @available(macOS 12.0, *)
    @objc public protocol NSTextStorageObserving : NSObjectProtocol {
      var textStorage: NSTextStorage? { get set }
      @objc(processEditingForTextStorage:edited:range:changeInLength:invalidatedRange:) func processEditing(for textStorage: NSTextStorage, edited editMask: NSTextStorageEditActions, range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
      func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
    }
    // https://developer.apple.com/documentation/appkit/nstextcontainer
    extension NSTextContainer {
      @objc open var layoutManager: NSLayoutManager? { get set }
      @available(macOS 12.0, *)
      @objc weak open var textLayoutManager: NSTextLayoutManager? { get }
      @objc open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager)
      @objc open var exclusionPaths: [NSBezierPath] { get set }
      @discardableResult open func lineFragmentRect(forProposedRect proposedRect: NSRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection, remaining remainingRect: UnsafeMutablePointer<NSRect>?) -> NSRect
      @objc open var isSimpleRectangular: Bool { get }
      @objc open var textView: NSTextView? { get set }
    }
    // https://developer.apple.com/documentation/appkit/nslayoutmanager
    extension NSLayoutManager {
      public struct GlyphProperty : OptionSet, _CValue, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static var null: Self { get }
        public static var controlCharacter: Self { get }
        public static var elastic: Self { get }
        public static var nonBaseCharacter: Self { get }
      }
      public struct ControlCharacterAction : OptionSet, _CValue, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static var zeroAdvancement: Self { get }
        public static var whitespace: Self { get }
        public static var horizontalTab: Self { get }
        public static var lineBreak: Self { get }
        public static var paragraphBreak: Self { get }
        public static var containerBreak: Self { get }
      }
      @objc open var textStorage: NSTextStorage? { get set }
      @objc open func replaceTextStorage(_ newTextStorage: NSTextStorage)
      @objc open var textContainers: [NSTextContainer] { get }
      @objc open func insertTextContainer(_ container: NSTextContainer, at index: Int)
      @objc open func removeTextContainer(at index: Int)
      @objc open func textContainerChangedGeometry(_ container: NSTextContainer)
      @objc open func textContainerChangedTextView(_ container: NSTextContainer)
      @objc weak open var delegate: (any NSLayoutManagerDelegate)? { get set }
      @objc open var usesFontLeading: Bool { get set }
      @objc open var usesDefaultHyphenation: Bool { get set }
      @objc open var backgroundLayoutEnabled: Bool { get set }
      @objc open var showsControlCharacters: Bool { get set }
      @objc open var hasNonContiguousLayout: Bool { get }
      @objc open var limitsLayoutForSuspiciousContents: Bool { get set }
      open func invalidateGlyphs(forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: NSRangePointer?)
      @objc open func processEditing(for textStorage: NSTextStorage, edited editMask: NSTextStorageEditActions, range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
      @objc open func ensureGlyphs(forCharacterRange charRange: NSRange)
      @objc open func ensureGlyphs(forGlyphRange glyphRange: NSRange)
      @objc open func ensureLayout(forGlyphRange glyphRange: NSRange)
      @objc open func ensureLayout(forBoundingRect bounds: NSRect, in container: NSTextContainer)
      @objc open var numberOfGlyphs: Int { get }
      @discardableResult @objc open func cgGlyph(at glyphIndex: Int) -> CGGlyph
      @discardableResult @objc open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool
      @discardableResult @objc open func propertyForGlyph(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty
      @objc open func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange)
      @objc open func setLineFragmentRect(_ fragmentRect: NSRect, forGlyphRange glyphRange: NSRange, usedRect: NSRect)
      @objc open func setExtraLineFragmentRect(_ fragmentRect: NSRect, usedRect: NSRect, textContainer container: NSTextContainer)
      @objc open func setLocation(_ location: NSPoint, forStartOfGlyphRange glyphRange: NSRange)
      @objc open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int)
      @objc open func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int)
      @objc open func setAttachmentSize(_ attachmentSize: NSSize, forGlyphRange glyphRange: NSRange)
      @discardableResult @objc open func firstUnlaidCharacterIndex() -> Int
      @discardableResult @objc open func firstUnlaidGlyphIndex() -> Int
      @discardableResult open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer?
      @discardableResult open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool) -> NSTextContainer?
      @discardableResult open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool) -> NSRect
      @discardableResult open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool) -> NSRect
      @objc open var extraLineFragmentRect: NSRect { get }
      @objc open var extraLineFragmentUsedRect: NSRect { get }
      @objc open var extraLineFragmentTextContainer: NSTextContainer? { get }
      @discardableResult @objc open func location(forGlyphAt glyphIndex: Int) -> NSPoint
      @discardableResult @objc open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool
      @discardableResult @objc open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool
      @discardableResult @objc open func attachmentSize(forGlyphAt glyphIndex: Int) -> NSSize
      @discardableResult @objc open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange
      @discardableResult open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange
      @discardableResult @objc(glyphRangeForTextContainer:) open func glyphRange(for container: NSTextContainer) -> NSRange
      @discardableResult @objc open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange
      @discardableResult @objc open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> NSRect
      @discardableResult @objc open func glyphRange(forBoundingRect bounds: NSRect, in container: NSTextContainer) -> NSRange
      @discardableResult @objc open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: NSRect, in container: NSTextContainer) -> NSRange
      @discardableResult @objc open func glyphIndex(for point: NSPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?) -> Int
      @discardableResult @objc open func glyphIndex(for point: NSPoint, in container: NSTextContainer) -> Int
      @discardableResult @objc open func fractionOfDistanceThroughGlyph(for point: NSPoint, in container: NSTextContainer) -> CGFloat
      @objc open func enumerateEnclosingRects(forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer, using block: @escaping (NSRect, UnsafeMutablePointer<ObjCBool>) -> Void)
      @objc open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: NSPoint)
      @objc open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: NSPoint)
      open func fillBackgroundRectArray(_ rectArray: UnsafePointer<NSRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: NSColor)
      @objc open func drawUnderline(forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat, lineFragmentRect lineRect: NSRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: NSPoint)
      @objc open func underlineGlyphRange(_ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: NSRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: NSPoint)
      @objc open func drawStrikethrough(forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat, lineFragmentRect lineRect: NSRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: NSPoint)
      @objc open func strikethroughGlyphRange(_ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: NSRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: NSPoint)
      @discardableResult open func temporaryAttributes(atCharacterIndex charIndex: Int, effectiveRange effectiveCharRange: NSRangePointer?) -> [NSAttributedString.Key : Any]
      @objc open func setTemporaryAttributes(_ attrs: [NSAttributedString.Key : Any], forCharacterRange charRange: NSRange)
      @discardableResult open func temporaryAttribute(_ attrName: NSAttributedString.Key, atCharacterIndex location: Int, effectiveRange range: NSRangePointer?) -> Any?
      @discardableResult @objc open func layoutManagerOwnsFirstResponder(in window: NSWindow) -> Bool
      @objc open var textViewForBeginningOfSelection: NSTextView? { get }
      @discardableResult @objc open func defaultBaselineOffset(for theFont: NSFont) -> CGFloat
    }
    """#
}
