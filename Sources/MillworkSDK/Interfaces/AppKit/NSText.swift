extension InterfaceModules.AppKit {
  /// Text views and what lays their text out.
  static let nsText = #"""
    // https://developer.apple.com/documentation/appkit
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSText : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var string: String { get set }
      @objc @MainActor @preconcurrency open var isEditable: Bool { get set }
      @objc @MainActor @preconcurrency open var isSelectable: Bool { get set }
      @objc @MainActor @preconcurrency open var isRichText: Bool { get set }
      @objc @MainActor @preconcurrency open var importsGraphics: Bool { get set }
      @objc @MainActor @preconcurrency open var drawsBackground: Bool { get set }
      @objc @MainActor @preconcurrency open var backgroundColor: NSColor? { get set }
      @objc @MainActor @preconcurrency open var font: NSFont? { get set }
      @objc @MainActor @preconcurrency open var textColor: NSColor? { get set }
      @objc @MainActor @preconcurrency open var alignment: NSTextAlignment { get set }
      @objc @MainActor @preconcurrency open var selectedRange: NSRange { get set }
      @objc @MainActor @preconcurrency open var maxSize: NSSize { get set }
      @objc @MainActor @preconcurrency open var minSize: NSSize { get set }
      @objc @MainActor @preconcurrency open var isHorizontallyResizable: Bool { get set }
      @objc @MainActor @preconcurrency open var isVerticallyResizable: Bool { get set }
      @objc @MainActor @preconcurrency open var usesFontPanel: Bool { get set }
      @objc @MainActor @preconcurrency open func scrollRangeToVisible(_ range: NSRange)
      @objc @MainActor @preconcurrency open func sizeToFit()
      @objc @MainActor @preconcurrency open func copy(_ sender: Any?)
      @objc @MainActor @preconcurrency open func cut(_ sender: Any?)
      @objc @MainActor @preconcurrency open func paste(_ sender: Any?)
      @objc @MainActor @preconcurrency open func delete(_ sender: Any?)
      public static var didChangeNotification: NSNotification.Name { get }
      public static var didBeginEditingNotification: NSNotification.Name { get }
      public static var didEndEditingNotification: NSNotification.Name { get }
    }
    @MainActor @preconcurrency open class NSTextView : NSText {
      @MainActor @preconcurrency public init(frame frameRect: NSRect, textContainer container: NSTextContainer?)
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @_nonoverride @MainActor @preconcurrency weak open var delegate: (any NSTextViewDelegate)? { get set }
      @objc @MainActor @preconcurrency open var textContainer: NSTextContainer? { get set }
      @objc @MainActor @preconcurrency open var textContainerInset: NSSize { get set }
      @objc @MainActor @preconcurrency open var layoutManager: NSLayoutManager? { get }
      @objc @MainActor @preconcurrency open var textStorage: NSTextStorage? { get }
      @objc @MainActor @preconcurrency open var allowsUndo: Bool { get set }
      @objc @MainActor @preconcurrency open var insertionPointColor: NSColor { get set }
      @objc @MainActor @preconcurrency open var typingAttributes: [NSAttributedString.Key : Any] { get set }
      @objc @MainActor @preconcurrency open var selectedTextAttributes: [NSAttributedString.Key : Any] { get set }
      @objc @MainActor @preconcurrency open var linkTextAttributes: [NSAttributedString.Key : Any]? { get set }
      @objc @MainActor @preconcurrency open var defaultParagraphStyle: NSParagraphStyle? { get set }
      @objc @MainActor @preconcurrency open var selectedRanges: [NSValue] { get set }
      @objc @MainActor @preconcurrency open var isContinuousSpellCheckingEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open var isGrammarCheckingEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open var isAutomaticQuoteSubstitutionEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open var isAutomaticDashSubstitutionEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open var isAutomaticTextReplacementEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open var isAutomaticSpellingCorrectionEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open var isAutomaticLinkDetectionEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open var isAutomaticDataDetectionEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open var smartInsertDeleteEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open var usesFindBar: Bool { get set }
      @objc @MainActor @preconcurrency open var usesFindPanel: Bool { get set }
      @objc @MainActor @preconcurrency open var usesAdaptiveColorMappingForDarkAppearance: Bool { get set }
      @objc @MainActor @preconcurrency open var displaysLinkToolTips: Bool { get set }
      // https://developer.apple.com/documentation/appkit/nstextinputclient
      @objc @discardableResult @MainActor @preconcurrency open func selectedRange() -> NSRange
      @objc @discardableResult @MainActor @preconcurrency open func markedRange() -> NSRange
      @objc @MainActor @preconcurrency open func unmarkText()
      @objc @MainActor @preconcurrency open func setSelectedRange(_ charRange: NSRange)
      @objc @MainActor @preconcurrency open func insertText(_ string: Any, replacementRange: NSRange)
      @objc @discardableResult @MainActor @preconcurrency open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool
      @objc @MainActor @preconcurrency open func didChangeText()
      @objc @discardableResult @MainActor @preconcurrency open func hasMarkedText() -> Bool
      @objc @discardableResult @MainActor @preconcurrency open class func scrollableTextView() -> NSScrollView
      @objc @discardableResult @MainActor @preconcurrency open class func scrollablePlainDocumentContentTextView() -> NSScrollView
      @objc @MainActor @preconcurrency open func paste(asPlainText sender: Any?)
      @objc @MainActor @preconcurrency open var isIncrementalSearchingEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open var isAutomaticTextCompletionEnabled: Bool { get set }
      @objc @MainActor @preconcurrency open var enabledTextCheckingTypes: UInt64 { get set }
      @objc @MainActor @preconcurrency open var markedTextAttributes: [NSAttributedString.Key : Any]? { get set }
      @objc @MainActor @preconcurrency open var acceptsGlyphInfo: Bool { get set }
      @objc @MainActor @preconcurrency open var usesRuler: Bool { get set }
      @objc @MainActor @preconcurrency open var usesInspectorBar: Bool { get set }
      @objc @MainActor @preconcurrency open var allowsImageEditing: Bool { get set }
      @objc @MainActor @preconcurrency open var allowsDocumentBackgroundColorChange: Bool { get set }
      @objc @MainActor @preconcurrency open var textContainerOrigin: NSPoint { get set }
      @objc @MainActor @preconcurrency open var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get set }
      @objc @MainActor @preconcurrency open func setLayoutOrientation(_ orientation: NSLayoutManager.TextLayoutOrientation)
      @objc @MainActor @preconcurrency override open func complete(_ sender: Any?)
      @discardableResult @objc @MainActor @preconcurrency open func completions(forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>) -> [String]?
      @objc @MainActor @preconcurrency open func insertCompletion(_ word: String, forPartialWordRange charRange: NSRange, movement: Int, isFinal flag: Bool)
      @objc @MainActor @preconcurrency open func breakUndoCoalescing()
      @objc @MainActor @preconcurrency open func checkTextInDocument(_ sender: Any?)
      @objc @MainActor @preconcurrency open func orderFrontSubstitutionsPanel(_ sender: Any?)
      @objc @MainActor @preconcurrency open func pasteAsPlainText(_ sender: Any?)
      @objc @MainActor @preconcurrency open func pasteAsRichText(_ sender: Any?)
      @objc @MainActor @preconcurrency open func setAlignment(_ alignment: NSTextAlignment, range: NSRange)
      @objc @MainActor @preconcurrency open func toggleAutomaticQuoteSubstitution(_ sender: Any?)
      @objc @MainActor @preconcurrency open func toggleContinuousSpellChecking(_ sender: Any?)
      @objc @MainActor @preconcurrency open func showFindIndicator(for charRange: NSRange)
      @objc @MainActor @preconcurrency open func performFindPanelAction(_ sender: Any?)
      @objc @MainActor @preconcurrency open func drawInsertionPoint(in rect: NSRect, color: NSColor, turnedOn flag: Bool)
      @objc @MainActor @preconcurrency open func updateInsertionPointStateAndRestartTimer(_ restartFlag: Bool)
      @objc @MainActor @preconcurrency open func drawBackground(in rect: NSRect)
      @discardableResult @objc @MainActor @preconcurrency open func shouldDrawInsertionPoint() -> Bool
      @discardableResult @objc @MainActor @preconcurrency open func characterIndexForInsertion(at point: NSPoint) -> Int
      @discardableResult @MainActor @preconcurrency open func firstRect(forCharacterRange range: NSRange, actualRange: NSRangePointer?) -> NSRect
      @objc @MainActor @preconcurrency open func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange)
      @discardableResult @objc @MainActor @preconcurrency open func preferredPasteboardType(from availableTypes: [NSPasteboard.PasteboardType], restrictedToTypesFrom allowedTypes: [NSPasteboard.PasteboardType]?) -> NSPasteboard.PasteboardType?
      @objc @MainActor @preconcurrency open var readablePasteboardTypes: [NSPasteboard.PasteboardType] { get }
      @objc @MainActor @preconcurrency open var writablePasteboardTypes: [NSPasteboard.PasteboardType] { get }
      @discardableResult @objc @MainActor @preconcurrency open func readSelection(from pboard: NSPasteboard) -> Bool
      @objc @MainActor @preconcurrency open var rangeForUserTextChange: NSRange { get }
      @objc @MainActor @preconcurrency open var rangesForUserTextChange: [NSValue]? { get }
      @objc @MainActor @preconcurrency open func replaceTextContainer(_ newContainer: NSTextContainer)
      @objc @MainActor @preconcurrency open func invalidateTextContainerOrigin()
      @discardableResult @objc @MainActor @preconcurrency open class func fieldEditor() -> Self
      @discardableResult @objc @MainActor @preconcurrency open class func scrollableDocumentContentTextView() -> NSScrollView
      @available(macOS 15.0, *)
      @objc @MainActor @preconcurrency open var writingToolsBehavior: NSWritingToolsBehavior { get set }
      public static var didChangeSelectionNotification: NSNotification.Name { get }
      public static var willChangeNotifyingTextViewNotification: NSNotification.Name { get }
      public static var didChangeTypingAttributesNotification: NSNotification.Name { get }
    }
    open class NSTextContainer : NSObject {
      override public init()
      public init(size: NSSize)
      public required init(coder: NSCoder)
      @objc open var lineFragmentPadding: CGFloat { get set }
      @objc open var maximumNumberOfLines: Int { get set }
      @objc open var lineBreakMode: NSLineBreakMode { get set }
      @objc open var size: NSSize { get set }
      @objc open var containerSize: NSSize { get set }
      @objc open var widthTracksTextView: Bool { get set }
      @objc open var heightTracksTextView: Bool { get set }
    }
    @_inheritsConvenienceInitializers
    open class NSLayoutManager : NSObject {
      override public init()
      public required init?(coder: NSCoder)
      @objc open func addTextContainer(_ container: NSTextContainer)
      @objc open func ensureLayout(for container: NSTextContainer)
      @objc @discardableResult open func usedRect(for container: NSTextContainer) -> NSRect
    }
    @_inheritsConvenienceInitializers
    open class NSTextStorage : NSMutableAttributedString, @unchecked Sendable {
      override public init()
      override public init(string str: String)
      override public init(string str: String, attributes attrs: [NSAttributedString.Key : Any]? = nil)
      public required init?(coder: NSCoder)
      public required init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType)
      @objc open func addLayoutManager(_ aLayoutManager: NSLayoutManager)
    }
    @_inheritsConvenienceInitializers
    open class NSParagraphStyle : NSObject, @unchecked Sendable {
      override public init()
      @objc open class var `default`: NSParagraphStyle { get }
      @objc open var lineSpacing: CGFloat { get }
      @objc open var alignment: NSTextAlignment { get }
      @objc open var paragraphSpacing: CGFloat { get }
      @objc open var headIndent: CGFloat { get }
      @objc open var tailIndent: CGFloat { get }
      @objc open var firstLineHeadIndent: CGFloat { get }
      @objc open var minimumLineHeight: CGFloat { get }
      @objc open var maximumLineHeight: CGFloat { get }
      @objc open var lineBreakMode: NSLineBreakMode { get }
      @objc open var baseWritingDirection: NSWritingDirection { get }
      @objc open var lineHeightMultiple: CGFloat { get }
      @objc open var paragraphSpacingBefore: CGFloat { get }
      @objc open var hyphenationFactor: Float { get }
      @objc open var usesDefaultHyphenation: Bool { get }
      @objc open var tabStops: [NSTextTab] { get }
      @objc open var defaultTabInterval: CGFloat { get }
      @objc open var allowsDefaultTighteningForTruncation: Bool { get }
      @objc open var textBlocks: [NSTextBlock] { get }
      @objc open var textLists: [NSTextList] { get }
      @objc open var headerLevel: Int { get }
    }
    @_inheritsConvenienceInitializers
    open class NSMutableParagraphStyle : NSParagraphStyle, @unchecked Sendable {
      override public init()
      @objc override open var lineSpacing: CGFloat { get set }
      @objc override open var alignment: NSTextAlignment { get set }
      @objc override open var paragraphSpacing: CGFloat { get set }
      @objc override open var lineHeightMultiple: CGFloat { get set }
      @objc override open var minimumLineHeight: CGFloat { get set }
      @objc override open var maximumLineHeight: CGFloat { get set }
      @objc override open var lineBreakMode: NSLineBreakMode { get set }
      @objc override open var headIndent: CGFloat { get set }
      @objc override open var tailIndent: CGFloat { get set }
      @objc override open var firstLineHeadIndent: CGFloat { get set }
      @objc override open var baseWritingDirection: NSWritingDirection { get set }
      @objc override open var paragraphSpacingBefore: CGFloat { get set }
      @objc override open var hyphenationFactor: Float { get set }
      @objc override open var usesDefaultHyphenation: Bool { get set }
      @objc override open var tabStops: [NSTextTab] { get set }
      @objc override open var defaultTabInterval: CGFloat { get set }
      @objc override open var allowsDefaultTighteningForTruncation: Bool { get set }
      @objc override open var textBlocks: [NSTextBlock] { get set }
      @objc override open var textLists: [NSTextList] { get set }
      @objc open func addTabStop(_ anObject: NSTextTab)
      @objc open func removeTabStop(_ anObject: NSTextTab)
      @objc open func setParagraphStyle(_ obj: NSParagraphStyle)
    }
    @_inheritsConvenienceInitializers
    open class NSShadow : NSObject, @unchecked Sendable {
      override public init()
      @objc open var shadowOffset: NSSize { get set }
      @objc open var shadowBlurRadius: CGFloat { get set }
      @objc open var shadowColor: NSColor? { get set }
      @objc open func set()
    }
    public struct NSUnderlineStyle : OptionSet, _CValue, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var single: NSUnderlineStyle { get }
      public static var thick: NSUnderlineStyle { get }
      public static var double: NSUnderlineStyle { get }
    }
    """#
}
