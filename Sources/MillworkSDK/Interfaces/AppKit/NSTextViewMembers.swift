extension InterfaceModules.AppKit {
  /// Further members of text objects, text views and text fields.
  static let nsTextViewMembers = #"""
    // https://developer.apple.com/documentation/appkit/nstext
    extension NSText {
      @_disfavoredOverload @objc weak open var delegate: (any NSTextDelegate)? { get set }
      @objc open func replaceCharacters(in range: NSRange, with string: String)
      @objc(replaceCharactersInRange:withRTF:) open func replaceCharacters(in range: NSRange, withRTF rtfData: Data)
      @objc(replaceCharactersInRange:withRTFD:) open func replaceCharacters(in range: NSRange, withRTFD rtfdData: Data)
      @discardableResult @objc(RTFFromRange:) open func rtf(from range: NSRange) -> Data?
      @discardableResult @objc(RTFDFromRange:) open func rtfd(from range: NSRange) -> Data?
      @discardableResult @objc open func writeRTFD(toFile path: String, atomically flag: Bool) -> Bool
      @discardableResult @objc open func readRTFD(fromFile path: String) -> Bool
      @objc open var isFieldEditor: Bool { get set }
      @objc open var baseWritingDirection: NSWritingDirection { get set }
      @objc open func setTextColor(_ color: NSColor?, range: NSRange)
      @objc open func setFont(_ font: NSFont, range: NSRange)
      @objc open func copyFont(_ sender: Any?)
      @objc open func copyRuler(_ sender: Any?)
      @objc open func pasteFont(_ sender: Any?)
      @objc open func pasteRuler(_ sender: Any?)
      @objc open func changeFont(_ sender: Any?)
      @objc open func alignLeft(_ sender: Any?)
      @objc open func alignRight(_ sender: Any?)
      @objc open func alignCenter(_ sender: Any?)
      @objc open func `subscript`(_ sender: Any?)
      @objc open func superscript(_ sender: Any?)
      @objc open func underline(_ sender: Any?)
      @objc open func unscript(_ sender: Any?)
      @objc open func showGuessPanel(_ sender: Any?)
      @objc open func checkSpelling(_ sender: Any?)
      @objc open func changeSpelling(_ sender: Any?)
      @objc open func ignoreSpelling(_ sender: Any?)
      @objc open func toggleRuler(_ sender: Any?)
      @objc open var isRulerVisible: Bool { get }
      @objc public class var movementUserInfoKey: String { get }
    }
    @objc public enum NSTextMovement : Int, Sendable {
      case `return` = 16
      case tab = 17
      case backtab = 18
      case left = 19
      case right = 20
      case up = 21
      case down = 22
      case cancel = 23
      case other = 0
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    // https://developer.apple.com/documentation/appkit/nstextview
    extension NSTextView : NSUserInterfaceValidations {
      @discardableResult @objc open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
      @discardableResult @objc open func attributedString() -> NSAttributedString
      @discardableResult open func attributedSubstring(forProposedRange range: NSRange, actualRange: NSRangePointer?) -> NSAttributedString?
      @discardableResult @objc open func validAttributesForMarkedText() -> [NSAttributedString.Key]
      @discardableResult @objc open func characterIndex(for point: NSPoint) -> Int
      @objc open func setConstrainedFrameSize(_ desiredSize: NSSize)
      @objc open func setNeedsDisplay(_ rect: NSRect, avoidAdditionalLayout flag: Bool)
      @objc open var rangeForUserCompletion: NSRange { get }
      @objc open func alignJustified(_ sender: Any?)
      @objc open func changeAttributes(_ sender: Any?)
      @objc open func changeDocumentBackgroundColor(_ sender: Any?)
      @objc open func orderFrontSpacingPanel(_ sender: Any?)
      @objc open func orderFrontLinkPanel(_ sender: Any?)
      @objc open func orderFrontListPanel(_ sender: Any?)
      @objc open func orderFrontTablePanel(_ sender: Any?)
      @objc open func outline(_ sender: Any?)
      @discardableResult @objc open func performValidatedReplacement(in range: NSRange, with attributedString: NSAttributedString) -> Bool
      @objc open func turnOffKerning(_ sender: Any?)
      @objc open func tightenKerning(_ sender: Any?)
      @objc open func loosenKerning(_ sender: Any?)
      @objc open func useStandardKerning(_ sender: Any?)
      @objc open func turnOffLigatures(_ sender: Any?)
      @objc open func useStandardLigatures(_ sender: Any?)
      @objc open func useAllLigatures(_ sender: Any?)
      @objc open func raiseBaseline(_ sender: Any?)
      @objc open func lowerBaseline(_ sender: Any?)
      @objc open func rulerView(_ ruler: NSRulerView, didAdd marker: NSRulerMarker)
      @objc open func updateRuler()
      @objc open func updateDragTypeRegistration()
      @discardableResult @objc open func selectionRange(forProposedRange proposedCharRange: NSRange, granularity: NSSelectionGranularity) -> NSRange
      @objc open func clicked(onLink link: Any, at charIndex: Int)
      @objc open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, range: NSRange)
      @discardableResult @objc open func quickLookPreviewableItems(inRanges ranges: [NSValue]) -> [Any]
      @objc open func toggleQuickLookPreviewPanel(_ sender: Any?)
      @objc open func updateQuickLookPreviewPanel()
      @discardableResult @objc open func readSelection(from pboard: NSPasteboard, type: NSPasteboard.PasteboardType) -> Bool
      @discardableResult @objc open func writeSelection(to pboard: NSPasteboard, type: NSPasteboard.PasteboardType) -> Bool
      @discardableResult @objc open func writeSelection(to pboard: NSPasteboard, types: [NSPasteboard.PasteboardType]) -> Bool
      @objc open class func registerForServices()
      @discardableResult @objc open func dragSelection(with event: NSEvent, offset mouseOffset: NSSize, slideBack: Bool) -> Bool
      @discardableResult open func dragImageForSelection(with event: NSEvent, origin: UnsafeMutablePointer<NSPoint>?) -> NSImage?
      @objc open var acceptableDragTypes: [NSPasteboard.PasteboardType] { get }
      @discardableResult @objc open func dragOperation(for dragInfo: any NSDraggingInfo, type: NSPasteboard.PasteboardType) -> NSDragOperation
      @objc open func cleanUpAfterDragOperation()
      @objc open func setSelectedRanges(_ ranges: [NSValue], affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool)
      @objc open func setSelectedRange(_ charRange: NSRange, affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool)
      @objc open var selectionAffinity: NSSelectionAffinity { get }
      @objc open var selectionGranularity: NSSelectionGranularity { get set }
      @objc open var spellCheckerDocumentTag: Int { get }
      @objc open func setSpellingState(_ value: Int, range charRange: NSRange)
      @discardableResult @objc open func shouldChangeText(inRanges affectedRanges: [NSValue], replacementStrings: [String]?) -> Bool
      @objc open var rangesForUserCharacterAttributeChange: [NSValue]? { get }
      @objc open var rangesForUserParagraphAttributeChange: [NSValue]? { get }
      @objc open var rangeForUserCharacterAttributeChange: NSRange { get }
      @objc open var rangeForUserParagraphAttributeChange: NSRange { get }
      @objc open var allowedInputSourceLocales: [String]? { get set }
      @discardableResult @objc open func smartDeleteRange(forProposedRange proposedCharRange: NSRange) -> NSRange
      @objc open func toggleSmartInsertDelete(_ sender: Any?)
      @objc open func toggleAutomaticSpellingCorrection(_ sender: Any?)
      @objc open func toggleAutomaticTextReplacement(_ sender: Any?)
      @objc open func toggleAutomaticDashSubstitution(_ sender: Any?)
      @objc open func toggleAutomaticLinkDetection(_ sender: Any?)
      @objc open func toggleAutomaticDataDetection(_ sender: Any?)
      @objc open func toggleAutomaticTextCompletion(_ sender: Any?)
      @objc open func toggleGrammarChecking(_ sender: Any?)
      @objc open func smartInsert(for pasteString: String, replacing charRangeToReplace: NSRange, before beforeString: AutoreleasingUnsafeMutablePointer<NSString?>?, after afterString: AutoreleasingUnsafeMutablePointer<NSString?>?)
      @objc open func checkText(in range: NSRange, types checkingTypes: NSTextCheckingTypes, options: [NSSpellChecker.OptionKey : Any] = [:])
      @objc open func handleTextCheckingResults(_ results: [NSTextCheckingResult], forRange range: NSRange, types checkingTypes: NSTextCheckingTypes, options: [NSSpellChecker.OptionKey : Any] = [:], orthography: NSOrthography, wordCount: Int)
      @objc open func checkTextInSelection(_ sender: Any?)
      @available(macOS 15.0, *)
      @objc open var isWritingToolsActive: Bool { get }
      @available(macOS 15.0, *)
      @objc open var allowedWritingToolsResultOptions: NSWritingToolsResultOptions { get set }
      @available(macOS 15.0, *)
      @objc open var mathExpressionCompletionType: NSTextInputTraitType { get set }
      @available(macOS 15.0, *)
      @objc open var textHighlightAttributes: [NSAttributedString.Key : Any] { get set }
      @available(macOS 15.0, *)
      @objc open func drawTextHighlightBackground(for textRange: NSTextRange, origin: NSPoint)
      @available(macOS 15.0, *)
      @objc open func highlight(_ sender: Any?)
    }
    @available(macOS 15.0, *)
    public struct NSWritingToolsResultOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var plainText: Self { get }
      public static var richText: Self { get }
      public static var list: Self { get }
      public static var table: Self { get }
    }
    public typealias NSTextCheckingTypes = UInt64
    @objc public enum NSSelectionAffinity : UInt, Sendable {
      case upstream
      case downstream
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @objc public enum NSSelectionGranularity : UInt, Sendable {
      case selectByCharacter
      case selectByWord
      case selectByParagraph
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    extension NSTextContainer {
      public convenience init(containerSize aContainerSize: NSSize)
    }
    // https://developer.apple.com/documentation/appkit/nstextfield
    extension NSTextField {
      public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString)
      @discardableResult @objc open func textShouldBeginEditing(_ textObject: NSText) -> Bool
      @discardableResult @objc open func textShouldEndEditing(_ textObject: NSText) -> Bool
      @objc open var allowsCharacterPickerTouchBarItem: Bool { get set }
      @objc open func setWantsNotificationForMarkedText(_ flag: Bool)
      @available(macOS 15.2, *)
      @objc open var allowsWritingTools: Bool { get set }
      @available(macOS 15.4, *)
      @objc open var allowsWritingToolsAffordance: Bool { get set }
      @available(macOS 26.0, *)
      @objc open var placeholderStrings: [String] { get set }
      @available(macOS 26.0, *)
      @objc open var placeholderAttributedStrings: [NSAttributedString] { get set }
    }
    // https://developer.apple.com/documentation/appkit/nscontrol
    extension NSControl {
      @objc open class var cellClass: AnyClass? { get set }
      @discardableResult @objc open func selectedCell() -> NSCell?
      @objc open func drawCell(_ cell: NSCell)
      @objc open func updateCell(_ cell: NSCell)
      @objc open func selectCell(_ cell: NSCell)
      @objc open func invalidateIntrinsicContentSize(for cell: NSCell)
      @objc open func calcSize()
      @objc open func draw(withExpansionFrame contentFrame: NSRect, in view: NSView)
      @objc open func select(withFrame rect: NSRect, editor textObj: NSText, delegate: Any?, start selStart: Int, length selLength: Int)
      @objc open func endEditing(_ textObj: NSText)
    }
    // https://developer.apple.com/documentation/appkit/nsstandardkeybindingresponding
    @objc @MainActor @preconcurrency public protocol NSStandardKeyBindingResponding : NSObjectProtocol {
      @objc optional func insertText(_ insertString: Any)
      @objc optional func doCommand(by selector: Selector)
      @objc optional func moveForward(_ sender: Any?)
      @objc optional func moveRight(_ sender: Any?)
      @objc optional func moveBackward(_ sender: Any?)
      @objc optional func moveLeft(_ sender: Any?)
      @objc optional func moveUp(_ sender: Any?)
      @objc optional func moveDown(_ sender: Any?)
      @objc optional func moveWordForward(_ sender: Any?)
      @objc optional func moveWordBackward(_ sender: Any?)
      @objc optional func moveToBeginningOfLine(_ sender: Any?)
      @objc optional func moveToEndOfLine(_ sender: Any?)
      @objc optional func moveToBeginningOfParagraph(_ sender: Any?)
      @objc optional func moveToEndOfParagraph(_ sender: Any?)
      @objc optional func moveToEndOfDocument(_ sender: Any?)
      @objc optional func moveToBeginningOfDocument(_ sender: Any?)
      @objc optional func pageDown(_ sender: Any?)
      @objc optional func pageUp(_ sender: Any?)
      @objc optional func centerSelectionInVisibleArea(_ sender: Any?)
      @objc optional func moveBackwardAndModifySelection(_ sender: Any?)
      @objc optional func moveForwardAndModifySelection(_ sender: Any?)
      @objc optional func moveWordForwardAndModifySelection(_ sender: Any?)
      @objc optional func moveWordBackwardAndModifySelection(_ sender: Any?)
      @objc optional func moveUpAndModifySelection(_ sender: Any?)
      @objc optional func moveDownAndModifySelection(_ sender: Any?)
      @objc optional func moveToBeginningOfLineAndModifySelection(_ sender: Any?)
      @objc optional func moveToEndOfLineAndModifySelection(_ sender: Any?)
      @objc optional func moveToBeginningOfParagraphAndModifySelection(_ sender: Any?)
      @objc optional func moveToEndOfParagraphAndModifySelection(_ sender: Any?)
      @objc optional func moveToEndOfDocumentAndModifySelection(_ sender: Any?)
      @objc optional func moveToBeginningOfDocumentAndModifySelection(_ sender: Any?)
      @objc optional func pageDownAndModifySelection(_ sender: Any?)
      @objc optional func pageUpAndModifySelection(_ sender: Any?)
      @objc optional func moveParagraphForwardAndModifySelection(_ sender: Any?)
      @objc optional func moveParagraphBackwardAndModifySelection(_ sender: Any?)
      @objc optional func moveWordRight(_ sender: Any?)
      @objc optional func moveWordLeft(_ sender: Any?)
      @objc optional func moveRightAndModifySelection(_ sender: Any?)
      @objc optional func moveLeftAndModifySelection(_ sender: Any?)
      @objc optional func moveWordRightAndModifySelection(_ sender: Any?)
      @objc optional func moveWordLeftAndModifySelection(_ sender: Any?)
      @objc optional func moveToLeftEndOfLine(_ sender: Any?)
      @objc optional func moveToRightEndOfLine(_ sender: Any?)
      @objc optional func moveToLeftEndOfLineAndModifySelection(_ sender: Any?)
      @objc optional func moveToRightEndOfLineAndModifySelection(_ sender: Any?)
      @objc optional func scrollPageUp(_ sender: Any?)
      @objc optional func scrollPageDown(_ sender: Any?)
      @objc optional func scrollLineUp(_ sender: Any?)
      @objc optional func scrollLineDown(_ sender: Any?)
      @objc optional func scrollToBeginningOfDocument(_ sender: Any?)
      @objc optional func scrollToEndOfDocument(_ sender: Any?)
      @objc optional func transpose(_ sender: Any?)
      @objc optional func transposeWords(_ sender: Any?)
      @objc optional func selectAll(_ sender: Any?)
      @objc optional func selectParagraph(_ sender: Any?)
      @objc optional func selectLine(_ sender: Any?)
      @objc optional func selectWord(_ sender: Any?)
      @objc optional func indent(_ sender: Any?)
      @objc optional func insertTab(_ sender: Any?)
      @objc optional func insertBacktab(_ sender: Any?)
      @objc optional func insertNewline(_ sender: Any?)
      @objc optional func insertParagraphSeparator(_ sender: Any?)
      @objc optional func insertNewlineIgnoringFieldEditor(_ sender: Any?)
      @objc optional func insertTabIgnoringFieldEditor(_ sender: Any?)
      @objc optional func insertLineBreak(_ sender: Any?)
      @objc optional func insertContainerBreak(_ sender: Any?)
      @objc optional func insertSingleQuoteIgnoringSubstitution(_ sender: Any?)
      @objc optional func insertDoubleQuoteIgnoringSubstitution(_ sender: Any?)
      @objc optional func changeCaseOfLetter(_ sender: Any?)
      @objc optional func uppercaseWord(_ sender: Any?)
      @objc optional func lowercaseWord(_ sender: Any?)
      @objc optional func capitalizeWord(_ sender: Any?)
      @objc optional func deleteForward(_ sender: Any?)
      @objc optional func deleteBackward(_ sender: Any?)
      @objc optional func deleteBackwardByDecomposingPreviousCharacter(_ sender: Any?)
      @objc optional func deleteWordForward(_ sender: Any?)
      @objc optional func deleteWordBackward(_ sender: Any?)
      @objc optional func deleteToBeginningOfLine(_ sender: Any?)
      @objc optional func deleteToEndOfLine(_ sender: Any?)
      @objc optional func deleteToBeginningOfParagraph(_ sender: Any?)
      @objc optional func deleteToEndOfParagraph(_ sender: Any?)
      @objc optional func yank(_ sender: Any?)
      @objc optional func complete(_ sender: Any?)
      @objc optional func setMark(_ sender: Any?)
      @objc optional func deleteToMark(_ sender: Any?)
      @objc optional func selectToMark(_ sender: Any?)
      @objc optional func swapWithMark(_ sender: Any?)
      @objc optional func cancelOperation(_ sender: Any?)
      @objc optional func makeBaseWritingDirectionNatural(_ sender: Any?)
      @objc optional func makeBaseWritingDirectionLeftToRight(_ sender: Any?)
      @objc optional func makeBaseWritingDirectionRightToLeft(_ sender: Any?)
      @objc optional func makeTextWritingDirectionNatural(_ sender: Any?)
      @objc optional func makeTextWritingDirectionLeftToRight(_ sender: Any?)
      @objc optional func makeTextWritingDirectionRightToLeft(_ sender: Any?)
      @objc optional func quickLookPreviewItems(_ sender: Any?)
      @available(macOS 15.0, *)
      @objc optional func showContextMenuForSelection(_ sender: Any?)
    }
    extension NSResponder : NSStandardKeyBindingResponding {
      @objc open func moveForward(_ sender: Any?)
      @objc open func moveBackward(_ sender: Any?)
      @objc open func moveWordForward(_ sender: Any?)
      @objc open func moveWordBackward(_ sender: Any?)
      @objc open func moveToBeginningOfLine(_ sender: Any?)
      @objc open func moveToEndOfLine(_ sender: Any?)
      @objc open func moveToBeginningOfParagraph(_ sender: Any?)
      @objc open func moveToEndOfParagraph(_ sender: Any?)
      @objc open func centerSelectionInVisibleArea(_ sender: Any?)
      @objc open func moveBackwardAndModifySelection(_ sender: Any?)
      @objc open func moveForwardAndModifySelection(_ sender: Any?)
      @objc open func moveWordForwardAndModifySelection(_ sender: Any?)
      @objc open func moveWordBackwardAndModifySelection(_ sender: Any?)
      @objc open func moveUpAndModifySelection(_ sender: Any?)
      @objc open func moveDownAndModifySelection(_ sender: Any?)
      @objc open func moveToBeginningOfLineAndModifySelection(_ sender: Any?)
      @objc open func moveToEndOfLineAndModifySelection(_ sender: Any?)
      @objc open func moveToBeginningOfParagraphAndModifySelection(_ sender: Any?)
      @objc open func moveToEndOfParagraphAndModifySelection(_ sender: Any?)
      @objc open func moveToEndOfDocumentAndModifySelection(_ sender: Any?)
      @objc open func moveToBeginningOfDocumentAndModifySelection(_ sender: Any?)
      @objc open func pageDownAndModifySelection(_ sender: Any?)
      @objc open func pageUpAndModifySelection(_ sender: Any?)
      @objc open func moveParagraphForwardAndModifySelection(_ sender: Any?)
      @objc open func moveParagraphBackwardAndModifySelection(_ sender: Any?)
      @objc open func moveWordRight(_ sender: Any?)
      @objc open func moveWordLeft(_ sender: Any?)
      @objc open func moveRightAndModifySelection(_ sender: Any?)
      @objc open func moveLeftAndModifySelection(_ sender: Any?)
      @objc open func moveWordRightAndModifySelection(_ sender: Any?)
      @objc open func moveWordLeftAndModifySelection(_ sender: Any?)
      @objc open func moveToLeftEndOfLine(_ sender: Any?)
      @objc open func moveToRightEndOfLine(_ sender: Any?)
      @objc open func moveToLeftEndOfLineAndModifySelection(_ sender: Any?)
      @objc open func moveToRightEndOfLineAndModifySelection(_ sender: Any?)
      @objc open func scrollLineUp(_ sender: Any?)
      @objc open func scrollLineDown(_ sender: Any?)
      @objc open func transpose(_ sender: Any?)
      @objc open func transposeWords(_ sender: Any?)
      @objc open func selectParagraph(_ sender: Any?)
      @objc open func selectLine(_ sender: Any?)
      @objc open func selectWord(_ sender: Any?)
      @objc open func indent(_ sender: Any?)
      @objc open func insertParagraphSeparator(_ sender: Any?)
      @objc open func insertTabIgnoringFieldEditor(_ sender: Any?)
      @objc open func insertContainerBreak(_ sender: Any?)
      @objc open func insertSingleQuoteIgnoringSubstitution(_ sender: Any?)
      @objc open func insertDoubleQuoteIgnoringSubstitution(_ sender: Any?)
      @objc open func changeCaseOfLetter(_ sender: Any?)
      @objc open func uppercaseWord(_ sender: Any?)
      @objc open func lowercaseWord(_ sender: Any?)
      @objc open func capitalizeWord(_ sender: Any?)
      @objc open func deleteBackwardByDecomposingPreviousCharacter(_ sender: Any?)
      @objc open func deleteWordForward(_ sender: Any?)
      @objc open func deleteWordBackward(_ sender: Any?)
      @objc open func deleteToBeginningOfLine(_ sender: Any?)
      @objc open func deleteToEndOfLine(_ sender: Any?)
      @objc open func deleteToBeginningOfParagraph(_ sender: Any?)
      @objc open func deleteToEndOfParagraph(_ sender: Any?)
      @objc open func yank(_ sender: Any?)
      @objc open func setMark(_ sender: Any?)
      @objc open func deleteToMark(_ sender: Any?)
      @objc open func selectToMark(_ sender: Any?)
      @objc open func swapWithMark(_ sender: Any?)
      @objc open func makeBaseWritingDirectionNatural(_ sender: Any?)
      @objc open func makeBaseWritingDirectionLeftToRight(_ sender: Any?)
      @objc open func makeBaseWritingDirectionRightToLeft(_ sender: Any?)
      @objc open func makeTextWritingDirectionNatural(_ sender: Any?)
      @objc open func makeTextWritingDirectionLeftToRight(_ sender: Any?)
      @objc open func makeTextWritingDirectionRightToLeft(_ sender: Any?)
      @objc open func quickLookPreviewItems(_ sender: Any?)
      @available(macOS 15.0, *)
      @objc open func showContextMenuForSelection(_ sender: Any?)
    }
    """#
}
