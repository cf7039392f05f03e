extension InterfaceModules.AppKit {
  /// What text views, fields and their storage ask their delegates.
  static let nsTextDelegate = #"""
    // https://developer.apple.com/documentation/appkit/nstextdelegate
    @objc @MainActor @preconcurrency public protocol NSTextDelegate : NSObjectProtocol {
      @objc optional func textShouldBeginEditing(_ textObject: NSText) -> Bool
      @objc optional func textShouldEndEditing(_ textObject: NSText) -> Bool
      @objc optional func textDidBeginEditing(_ notification: Notification)
      @objc optional func textDidEndEditing(_ notification: Notification)
      @objc optional func textDidChange(_ notification: Notification)
    }
    // https://developer.apple.com/documentation/appkit/nstextviewdelegate
    @objc @MainActor @preconcurrency public protocol NSTextViewDelegate : NSTextDelegate {
      @objc optional func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
      @objc optional func textView(_ textView: NSTextView, clickedOn cell: any NSTextAttachmentCellProtocol, in cellFrame: NSRect, at charIndex: Int)
      @objc optional func textView(_ textView: NSTextView, doubleClickedOn cell: any NSTextAttachmentCellProtocol, in cellFrame: NSRect, at charIndex: Int)
      @objc optional func textView(_ view: NSTextView, draggedCell cell: any NSTextAttachmentCellProtocol, in rect: NSRect, event: NSEvent, at charIndex: Int)
      @objc optional func textView(_ view: NSTextView, writablePasteboardTypesFor cell: any NSTextAttachmentCellProtocol, at charIndex: Int) -> [NSPasteboard.PasteboardType]
      @objc optional func textView(_ view: NSTextView, write cell: any NSTextAttachmentCellProtocol, at charIndex: Int, to pboard: NSPasteboard, type: NSPasteboard.PasteboardType) -> Bool
      @objc optional func textView(_ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange, toCharacterRange newSelectedCharRange: NSRange) -> NSRange
      @objc optional func textView(_ textView: NSTextView, willChangeSelectionFromCharacterRanges oldSelectedCharRanges: [NSValue], toCharacterRanges newSelectedCharRanges: [NSValue]) -> [NSValue]
      @objc optional func textView(_ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue], replacementStrings: [String]?) -> Bool
      @objc optional func textView(_ textView: NSTextView, shouldChangeTypingAttributes oldTypingAttributes: [String : Any], toAttributes newTypingAttributes: [NSAttributedString.Key : Any]) -> [NSAttributedString.Key : Any]
      @objc optional func textViewDidChangeSelection(_ notification: Notification)
      @objc optional func textViewDidChangeTypingAttributes(_ notification: Notification)
      @objc optional func textView(_ textView: NSTextView, willDisplayToolTip tooltip: String, forCharacterAt characterIndex: Int) -> String?
      @objc optional func textView(_ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>?) -> [String]
      @objc optional func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?) -> Bool
      @objc optional func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
      @objc optional func textView(_ textView: NSTextView, shouldSetSpellingState value: Int, range affectedCharRange: NSRange) -> Int
      @objc optional func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu?
      @objc optional func textView(_ view: NSTextView, willCheckTextIn range: NSRange, options: [NSSpellChecker.OptionKey : Any], types checkingTypes: UnsafeMutablePointer<NSTextCheckingResult.CheckingType.RawValue>) -> [NSSpellChecker.OptionKey : Any]
      @objc optional func textView(_ view: NSTextView, didCheckTextIn range: NSRange, types checkingTypes: NSTextCheckingResult.CheckingType.RawValue, options: [NSSpellChecker.OptionKey : Any], results: [NSTextCheckingResult], orthography: NSOrthography, wordCount: Int) -> [NSTextCheckingResult]
      @objc optional func textView(_ textView: NSTextView, urlForContentsOf textAttachment: NSTextAttachment, at charIndex: Int) -> URL?
      @objc optional func textView(_ textView: NSTextView, willShow servicePicker: NSSharingServicePicker, forItems items: [Any]) -> NSSharingServicePicker?
      @objc(undoManagerForTextView:) optional func undoManager(for view: NSTextView) -> UndoManager?
      @available(macOS 10.12.2, *)
      @objc optional func textView(_ textView: NSTextView, shouldUpdateTouchBarItemIdentifiers identifiers: [NSTouchBarItem.Identifier]) -> [NSTouchBarItem.Identifier]
      @available(macOS 10.12.2, *)
      @objc optional func textView(_ textView: NSTextView, candidatesForSelectedRange selectedRange: NSRange) -> [Any]?
      @available(macOS 10.12.2, *)
      @objc optional func textView(_ textView: NSTextView, candidates: [NSTextCheckingResult], forSelectedRange selectedRange: NSRange) -> [NSTextCheckingResult]
      @available(macOS 10.12.2, *)
      @objc optional func textView(_ textView: NSTextView, shouldSelectCandidateAt index: Int) -> Bool
      @available(macOS 15.0, *)
      @objc optional func textViewWritingToolsWillBegin(_ textView: NSTextView)
      @available(macOS 15.0, *)
      @objc optional func textViewWritingToolsDidEnd(_ textView: NSTextView)
      @available(macOS 15.0, *)
      @objc optional func textView(_ textView: NSTextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) -> [NSValue]
    }
    // https://developer.apple.com/documentation/appkit/nscontroltexteditingdelegate
    @objc @MainActor @preconcurrency public protocol NSControlTextEditingDelegate : NSObjectProtocol {
      @objc optional func controlTextDidBeginEditing(_ obj: Notification)
      @objc optional func controlTextDidEndEditing(_ obj: Notification)
      @objc optional func controlTextDidChange(_ obj: Notification)
      @objc optional func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
      @objc optional func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
      @objc optional func control(_ control: NSControl, didFailToFormatString string: String, errorDescription error: String?) -> Bool
      @objc optional func control(_ control: NSControl, didFailToValidatePartialString string: String, errorDescription error: String?)
      @objc optional func control(_ control: NSControl, isValidObject obj: Any?) -> Bool
      @objc optional func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
      @objc optional func control(_ control: NSControl, textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>) -> [String]
    }
    // https://developer.apple.com/documentation/appkit/nstextfielddelegate
    @objc @MainActor @preconcurrency public protocol NSTextFieldDelegate : NSControlTextEditingDelegate {
      @available(macOS 10.12.2, *)
      @objc optional func textField(_ textField: NSTextField, textView: NSTextView, candidatesForSelectedRange selectedRange: NSRange) -> [Any]?
      @available(macOS 10.12.2, *)
      @objc optional func textField(_ textField: NSTextField, textView: NSTextView, candidates: [NSTextCheckingResult], forSelectedRange selectedRange: NSRange) -> [NSTextCheckingResult]
      @available(macOS 10.12.2, *)
      @objc optional func textField(_ textField: NSTextField, textView: NSTextView, shouldSelectCandidateAt index: Int) -> Bool
    }
    // https://developer.apple.com/documentation/appkit/nssearchfielddelegate
    @objc @MainActor @preconcurrency public protocol NSSearchFieldDelegate : NSTextFieldDelegate {
      @objc optional func searchFieldDidStartSearching(_ sender: NSSearchField)
      @objc optional func searchFieldDidEndSearching(_ sender: NSSearchField)
    }
    // https://developer.apple.com/documentation/appkit/nstokenfielddelegate
    @objc @MainActor @preconcurrency public protocol NSTokenFieldDelegate : NSTextFieldDelegate {
      @objc optional func tokenField(_ tokenField: NSTokenField, completionsForSubstring substring: String, indexOfToken tokenIndex: Int, indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?) -> [Any]?
      @objc optional func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any]
      @objc optional func tokenField(_ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any) -> String?
      @objc optional func tokenField(_ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any) -> String?
      @objc optional func tokenField(_ tokenField: NSTokenField, representedObjectForEditing editingString: String) -> Any?
      @objc optional func tokenField(_ tokenField: NSTokenField, writeRepresentedObjects objects: [Any], to pboard: NSPasteboard) -> Bool
      @objc optional func tokenField(_ tokenField: NSTokenField, readFrom pboard: NSPasteboard) -> [Any]?
      @objc optional func tokenField(_ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any) -> NSMenu?
      @objc optional func tokenField(_ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any) -> Bool
      @objc optional func tokenField(_ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any) -> NSTokenField.TokenStyle
    }
    // https://developer.apple.com/documentation/appkit/nscomboboxdelegate
    @objc @MainActor @preconcurrency public protocol NSComboBoxDelegate : NSTextFieldDelegate {
      @objc optional func comboBoxWillPopUp(_ notification: Notification)
      @objc optional func comboBoxWillDismiss(_ notification: Notification)
      @objc optional func comboBoxSelectionDidChange(_ notification: Notification)
      @objc optional func comboBoxSelectionIsChanging(_ notification: Notification)
    }
    @objc @MainActor @preconcurrency public protocol NSComboBoxDataSource : NSObjectProtocol {
      @objc(numberOfItemsInComboBox:) optional func numberOfItems(in comboBox: NSComboBox) -> Int
      @objc optional func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any?
      @objc optional func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int
      @objc optional func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String?
    }
    // https://developer.apple.com/documentation/appkit/nstextstoragedelegate
    @objc public protocol NSTextStorageDelegate : NSObjectProtocol {
      @objc optional func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorageEditActions, range editedRange: NSRange, changeInLength delta: Int)
      @objc optional func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorageEditActions, range editedRange: NSRange, changeInLength delta: Int)
    }
    // https://developer.apple.com/documentation/appkit/nslayoutmanagerdelegate
    @objc public protocol NSLayoutManagerDelegate : NSObjectProtocol {
      @objc optional func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: NSRect) -> CGFloat
      @objc optional func layoutManager(_ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: NSRect) -> CGFloat
      @objc optional func layoutManager(_ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: NSRect) -> CGFloat
      @objc optional func layoutManager(_ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction, forControlCharacterAt charIndex: Int) -> NSLayoutManager.ControlCharacterAction
      @objc optional func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool
      @objc optional func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int) -> Bool
      @objc optional func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
      @objc optional func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
      @objc optional func layoutManager(_ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: NSSize)
    }
    // https://developer.apple.com/documentation/appkit/nstextinputclient
    @MainActor @preconcurrency public protocol NSTextInputClient {
      func insertText(_ string: Any, replacementRange: NSRange)
      func doCommand(by selector: Selector)
      func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange)
      func unmarkText()
      func selectedRange() -> NSRange
      func markedRange() -> NSRange
      func hasMarkedText() -> Bool
      func attributedSubstring(forProposedRange range: NSRange, actualRange: NSRangePointer?) -> NSAttributedString?
      func validAttributesForMarkedText() -> [NSAttributedString.Key]
      func firstRect(forCharacterRange range: NSRange, actualRange: NSRangePointer?) -> NSRect
      func characterIndex(for point: NSPoint) -> Int
    }
    @available(macOS 14.0, *)
    @objc public enum NSTextCursorAccessoryPlacement : Int, Sendable {
      case unspecified
      case backward
      case forward
      case invisible
      case center
      case offscreenLeft
      case offscreenTop
      case offscreenRight
      case offscreenBottom
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    """#
}
