extension InterfaceModules.AppKit {
  /// Text views and what lays their text out.
  static let nsText = #"""
    // https://developer.apple.com/documentation/appkit
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSText : NSView {
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var string: String { get set }
      @MainActor @preconcurrency open var isEditable: Bool { get set }
      @MainActor @preconcurrency open var isSelectable: Bool { get set }
      @MainActor @preconcurrency open var isRichText: Bool { get set }
      @MainActor @preconcurrency open var importsGraphics: Bool { get set }
      @MainActor @preconcurrency open var drawsBackground: Bool { get set }
      @MainActor @preconcurrency open var backgroundColor: NSColor? { get set }
      @MainActor @preconcurrency open var font: NSFont? { get set }
      @MainActor @preconcurrency open var textColor: NSColor? { get set }
      @MainActor @preconcurrency open var alignment: NSTextAlignment { get set }
      @MainActor @preconcurrency open var selectedRange: NSRange { get set }
      @MainActor @preconcurrency open var maxSize: NSSize { get set }
      @MainActor @preconcurrency open var minSize: NSSize { get set }
      @MainActor @preconcurrency open var isHorizontallyResizable: Bool { get set }
      @MainActor @preconcurrency open var isVerticallyResizable: Bool { get set }
      @MainActor @preconcurrency open var usesFontPanel: Bool { get set }
      @MainActor @preconcurrency open func scrollRangeToVisible(_ range: NSRange)
      @MainActor @preconcurrency open func sizeToFit()
      @objc @MainActor @preconcurrency open func copy(_ sender: Any?)
      @objc @MainActor @preconcurrency open func cut(_ sender: Any?)
      @objc @MainActor @preconcurrency open func paste(_ sender: Any?)
      @objc @MainActor @preconcurrency open func delete(_ sender: Any?)
      public static var didChangeNotification: NSNotification.Name { get }
      public static var didBeginEditingNotification: NSNotification.Name { get }
      public static var didEndEditingNotification: NSNotification.Name { get }
    }
    @MainActor @preconcurrency public protocol NSTextDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency public protocol NSTextViewDelegate : NSTextDelegate {
    }
    @MainActor @preconcurrency open class NSTextView : NSText {
      @MainActor @preconcurrency public init(frame frameRect: NSRect, textContainer container: NSTextContainer?)
      @MainActor @preconcurrency override public init(frame frameRect: NSRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var delegate: (any NSTextViewDelegate)? { get set }
      @MainActor @preconcurrency open var textContainer: NSTextContainer? { get set }
      @MainActor @preconcurrency open var textContainerInset: NSSize { get set }
      @MainActor @preconcurrency open var layoutManager: NSLayoutManager? { get }
      @MainActor @preconcurrency open var textStorage: NSTextStorage? { get }
      @MainActor @preconcurrency open var allowsUndo: Bool { get set }
      @MainActor @preconcurrency open var isFieldEditor: Bool { get set }
      @MainActor @preconcurrency open var insertionPointColor: NSColor { get set }
      @MainActor @preconcurrency open var typingAttributes: [NSAttributedString.Key : Any] { get set }
      @MainActor @preconcurrency open var selectedTextAttributes: [NSAttributedString.Key : Any] { get set }
      @MainActor @preconcurrency open var linkTextAttributes: [NSAttributedString.Key : Any]? { get set }
      @MainActor @preconcurrency open var defaultParagraphStyle: NSParagraphStyle? { get set }
      @MainActor @preconcurrency open var selectedRanges: [NSValue] { get set }
      @MainActor @preconcurrency open var isContinuousSpellCheckingEnabled: Bool { get set }
      @MainActor @preconcurrency open var isGrammarCheckingEnabled: Bool { get set }
      @MainActor @preconcurrency open var isAutomaticQuoteSubstitutionEnabled: Bool { get set }
      @MainActor @preconcurrency open var isAutomaticDashSubstitutionEnabled: Bool { get set }
      @MainActor @preconcurrency open var isAutomaticTextReplacementEnabled: Bool { get set }
      @MainActor @preconcurrency open var isAutomaticSpellingCorrectionEnabled: Bool { get set }
      @MainActor @preconcurrency open var isAutomaticLinkDetectionEnabled: Bool { get set }
      @MainActor @preconcurrency open var isAutomaticDataDetectionEnabled: Bool { get set }
      @MainActor @preconcurrency open var smartInsertDeleteEnabled: Bool { get set }
      @MainActor @preconcurrency open var usesFindBar: Bool { get set }
      @MainActor @preconcurrency open var usesFindPanel: Bool { get set }
      @MainActor @preconcurrency open var usesAdaptiveColorMappingForDarkAppearance: Bool { get set }
      @MainActor @preconcurrency open var displaysLinkToolTips: Bool { get set }
      // https://developer.apple.com/documentation/appkit/nstextinputclient
      @discardableResult @MainActor @preconcurrency open func selectedRange() -> NSRange
      @discardableResult @MainActor @preconcurrency open func markedRange() -> NSRange
      @MainActor @preconcurrency open func unmarkText()
      @MainActor @preconcurrency open func setSelectedRange(_ charRange: NSRange)
      @MainActor @preconcurrency open func insertText(_ string: Any, replacementRange: NSRange)
      @discardableResult @MainActor @preconcurrency open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool
      @MainActor @preconcurrency open func didChangeText()
      @MainActor @preconcurrency open func replaceCharacters(in range: NSRange, with string: String)
      @discardableResult @MainActor @preconcurrency open func hasMarkedText() -> Bool
      @discardableResult @MainActor @preconcurrency open class func scrollableTextView() -> NSScrollView
      @discardableResult @MainActor @preconcurrency open class func scrollablePlainDocumentContentTextView() -> NSScrollView
      @MainActor @preconcurrency open func paste(asPlainText sender: Any?)
      @MainActor @preconcurrency open var isIncrementalSearchingEnabled: Bool { get set }
      @MainActor @preconcurrency open var isAutomaticTextCompletionEnabled: Bool { get set }
      @MainActor @preconcurrency open var enabledTextCheckingTypes: UInt64 { get set }
      @MainActor @preconcurrency open var markedTextAttributes: [NSAttributedString.Key : Any]? { get set }
      @MainActor @preconcurrency open var acceptsGlyphInfo: Bool { get set }
      @MainActor @preconcurrency open var usesRuler: Bool { get set }
      @MainActor @preconcurrency open var usesInspectorBar: Bool { get set }
      @MainActor @preconcurrency open var isRulerVisible: Bool { get set }
      @MainActor @preconcurrency open var allowsImageEditing: Bool { get set }
      @MainActor @preconcurrency open var allowsDocumentBackgroundColorChange: Bool { get set }
      @MainActor @preconcurrency open var textContainerOrigin: NSPoint { get set }
      @MainActor @preconcurrency open var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get set }
      @MainActor @preconcurrency open func setLayoutOrientation(_ orientation: NSLayoutManager.TextLayoutOrientation)
      @objc @MainActor @preconcurrency override open func complete(_ sender: Any?)
      @MainActor @preconcurrency open func completions(forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>) -> [String]?
      @MainActor @preconcurrency open func insertCompletion(_ word: String, forPartialWordRange charRange: NSRange, movement: Int, isFinal flag: Bool)
      @MainActor @preconcurrency open func breakUndoCoalescing()
      @objc @MainActor @preconcurrency open func checkTextInDocument(_ sender: Any?)
      @objc @MainActor @preconcurrency open func orderFrontSubstitutionsPanel(_ sender: Any?)
      @objc @MainActor @preconcurrency open func pasteAsPlainText(_ sender: Any?)
      @objc @MainActor @preconcurrency open func pasteAsRichText(_ sender: Any?)
      @MainActor @preconcurrency open func setAlignment(_ alignment: NSTextAlignment, range: NSRange)
      @objc @MainActor @preconcurrency open func toggleAutomaticQuoteSubstitution(_ sender: Any?)
      @objc @MainActor @preconcurrency open func toggleContinuousSpellChecking(_ sender: Any?)
      @MainActor @preconcurrency open func showFindIndicator(for charRange: NSRange)
      @objc @MainActor @preconcurrency open func performFindPanelAction(_ sender: Any?)
      @MainActor @preconcurrency open func drawInsertionPoint(in rect: NSRect, color: NSColor, turnedOn flag: Bool)
      @MainActor @preconcurrency open func updateInsertionPointStateAndRestartTimer(_ restartFlag: Bool)
      @MainActor @preconcurrency open func drawBackground(in rect: NSRect)
      @MainActor @preconcurrency open func shouldDrawInsertionPoint() -> Bool
      @MainActor @preconcurrency open func characterIndexForInsertion(at point: NSPoint) -> Int
      @MainActor @preconcurrency open func firstRect(forCharacterRange range: NSRange, actualRange: NSRangePointer?) -> NSRect
      @MainActor @preconcurrency open func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange)
      @MainActor @preconcurrency open func preferredPasteboardType(from availableTypes: [NSPasteboard.PasteboardType], restrictedToTypesFrom allowedTypes: [NSPasteboard.PasteboardType]?) -> NSPasteboard.PasteboardType?
      @MainActor @preconcurrency open var readablePasteboardTypes: [NSPasteboard.PasteboardType] { get }
      @MainActor @preconcurrency open var writablePasteboardTypes: [NSPasteboard.PasteboardType] { get }
      @MainActor @preconcurrency open func readSelection(from pboard: NSPasteboard) -> Bool
      @MainActor @preconcurrency open var rangeForUserTextChange: NSRange { get }
      @MainActor @preconcurrency open var rangesForUserTextChange: [NSValue]? { get }
      @MainActor @preconcurrency open func replaceTextContainer(_ newContainer: NSTextContainer)
      @MainActor @preconcurrency open func invalidateTextContainerOrigin()
      @MainActor @preconcurrency open class func fieldEditor() -> Self
      @MainActor @preconcurrency open class func scrollableDocumentContentTextView() -> NSScrollView
      @available(macOS 15.0, *)
      @MainActor @preconcurrency open var writingToolsBehavior: NSWritingToolsBehavior { get set }
      public static var didChangeSelectionNotification: NSNotification.Name { get }
      public static var willChangeNotifyingTextViewNotification: NSNotification.Name { get }
      public static var didChangeTypingAttributesNotification: NSNotification.Name { get }
    }
    open class NSTextContainer : NSObject {
      override public init()
      public init(size: NSSize)
      open var lineFragmentPadding: CGFloat { get set }
      open var maximumNumberOfLines: Int { get set }
      open var lineBreakMode: NSLineBreakMode { get set }
      open var size: NSSize { get set }
      open var containerSize: NSSize { get set }
      open var widthTracksTextView: Bool { get set }
      open var heightTracksTextView: Bool { get set }
    }
    @_inheritsConvenienceInitializers
    open class NSLayoutManager : NSObject {
      override public init()
      open func addTextContainer(_ container: NSTextContainer)
      open func ensureLayout(for container: NSTextContainer)
      @discardableResult open func usedRect(for container: NSTextContainer) -> NSRect
    }
    @_inheritsConvenienceInitializers
    open class NSTextStorage : NSMutableAttributedString, @unchecked Sendable {
      override public init()
      override public init(string str: String)
      override public init(string str: String, attributes attrs: [NSAttributedString.Key : Any]? = nil)
      open func addLayoutManager(_ aLayoutManager: NSLayoutManager)
    }
    @_inheritsConvenienceInitializers
    open class NSParagraphStyle : NSObject, @unchecked Sendable {
      override public init()
      open class var `default`: NSParagraphStyle { get }
      open var lineSpacing: CGFloat { get }
      open var alignment: NSTextAlignment { get }
      open var paragraphSpacing: CGFloat { get }
      open var headIndent: CGFloat { get }
      open var tailIndent: CGFloat { get }
      open var firstLineHeadIndent: CGFloat { get }
      open var minimumLineHeight: CGFloat { get }
      open var maximumLineHeight: CGFloat { get }
      open var lineBreakMode: NSLineBreakMode { get }
      open var baseWritingDirection: NSWritingDirection { get }
      open var lineHeightMultiple: CGFloat { get }
      open var paragraphSpacingBefore: CGFloat { get }
      open var hyphenationFactor: Float { get }
      open var usesDefaultHyphenation: Bool { get }
      open var tabStops: [NSTextTab] { get }
      open var defaultTabInterval: CGFloat { get }
      open var allowsDefaultTighteningForTruncation: Bool { get }
      open var textBlocks: [NSTextBlock] { get }
      open var headerLevel: Int { get }
    }
    @_inheritsConvenienceInitializers
    open class NSMutableParagraphStyle : NSParagraphStyle, @unchecked Sendable {
      override public init()
      override open var lineSpacing: CGFloat { get set }
      override open var alignment: NSTextAlignment { get set }
      override open var paragraphSpacing: CGFloat { get set }
      override open var lineHeightMultiple: CGFloat { get set }
      override open var minimumLineHeight: CGFloat { get set }
      override open var maximumLineHeight: CGFloat { get set }
      override open var lineBreakMode: NSLineBreakMode { get set }
      override open var headIndent: CGFloat { get set }
      override open var tailIndent: CGFloat { get set }
      override open var firstLineHeadIndent: CGFloat { get set }
      override open var baseWritingDirection: NSWritingDirection { get set }
      override open var paragraphSpacingBefore: CGFloat { get set }
      override open var hyphenationFactor: Float { get set }
      override open var usesDefaultHyphenation: Bool { get set }
      override open var tabStops: [NSTextTab] { get set }
      override open var defaultTabInterval: CGFloat { get set }
      override open var allowsDefaultTighteningForTruncation: Bool { get set }
      override open var textBlocks: [NSTextBlock] { get set }
      open func addTabStop(_ anObject: NSTextTab)
      open func removeTabStop(_ anObject: NSTextTab)
      open func setParagraphStyle(_ obj: NSParagraphStyle)
    }
    @_inheritsConvenienceInitializers
    open class NSShadow : NSObject, @unchecked Sendable {
      override public init()
      open var shadowOffset: NSSize { get set }
      open var shadowBlurRadius: CGFloat { get set }
      open var shadowColor: NSColor? { get set }
      open func set()
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
