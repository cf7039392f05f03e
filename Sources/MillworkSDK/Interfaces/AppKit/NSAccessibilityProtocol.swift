extension InterfaceModules.AppKit {
  /// The classes whose objects tell assistive apps what they are, each with all members of the protocol, so that
  /// subclasses can override them.
  static let nsAccessibilityProtocol = [
    "NSApplication", "NSCell", "NSMenu", "NSMenuItem", "NSPopover", "NSView", "NSWindow",
    "NSAccessibilityElement",
  ].map { "extension \($0) : NSAccessibilityProtocol {\n\(accessibilityMembers)\n}" }.joined(separator: "\n")

  private static let accessibilityMembers = #"""
    // https://developer.apple.com/documentation/appkit/nsaccessibilityprotocol
    @discardableResult @objc open func accessibilityFrame() -> NSRect
    @objc open func setAccessibilityFrame(_ accessibilityFrame: NSRect)
    @discardableResult @objc open func accessibilityFrameInParentSpace() -> NSRect
    @objc open func setAccessibilityFrameInParentSpace(_ accessibilityFrameInParentSpace: NSRect)
    @discardableResult @objc open func accessibilityActivationPoint() -> NSPoint
    @objc open func setAccessibilityActivationPoint(_ accessibilityActivationPoint: NSPoint)
    @discardableResult @objc open func accessibilityTopLevelUIElement() -> Any?
    @objc open func setAccessibilityTopLevelUIElement(_ accessibilityTopLevelUIElement: Any?)
    @discardableResult @objc open func accessibilityURL() -> URL?
    @objc open func setAccessibilityURL(_ accessibilityURL: URL?)
    @discardableResult @objc open func accessibilityValue() -> Any?
    @objc open func setAccessibilityValue(_ accessibilityValue: Any?)
    @discardableResult @objc open func accessibilityValueDescription() -> String?
    @objc open func setAccessibilityValueDescription(_ accessibilityValueDescription: String?)
    @discardableResult @objc open func accessibilityVisibleChildren() -> [Any]?
    @objc open func setAccessibilityVisibleChildren(_ accessibilityVisibleChildren: [Any]?)
    @discardableResult @objc open func accessibilitySubrole() -> NSAccessibility.Subrole?
    @objc open func setAccessibilitySubrole(_ accessibilitySubrole: NSAccessibility.Subrole?)
    @discardableResult @objc open func accessibilityTitle() -> String?
    @objc open func setAccessibilityTitle(_ accessibilityTitle: String?)
    @discardableResult @objc open func accessibilityTitleUIElement() -> Any?
    @objc open func setAccessibilityTitleUIElement(_ accessibilityTitleUIElement: Any?)
    @discardableResult @objc open func accessibilityNextContents() -> [Any]?
    @objc open func setAccessibilityNextContents(_ accessibilityNextContents: [Any]?)
    @discardableResult @objc open func accessibilityOrientation() -> NSAccessibilityOrientation
    @objc open func setAccessibilityOrientation(_ accessibilityOrientation: NSAccessibilityOrientation)
    @discardableResult @objc open func accessibilityOverflowButton() -> Any?
    @objc open func setAccessibilityOverflowButton(_ accessibilityOverflowButton: Any?)
    @discardableResult @objc open func accessibilityParent() -> Any?
    @objc open func setAccessibilityParent(_ accessibilityParent: Any?)
    @discardableResult @objc open func accessibilityPlaceholderValue() -> String?
    @objc open func setAccessibilityPlaceholderValue(_ accessibilityPlaceholderValue: String?)
    @discardableResult @objc open func accessibilityPreviousContents() -> [Any]?
    @objc open func setAccessibilityPreviousContents(_ accessibilityPreviousContents: [Any]?)
    @discardableResult @objc open func accessibilityRole() -> NSAccessibility.Role?
    @objc open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?)
    @discardableResult @objc open func accessibilityRoleDescription() -> String?
    @objc open func setAccessibilityRoleDescription(_ accessibilityRoleDescription: String?)
    @discardableResult @objc open func accessibilitySearchButton() -> Any?
    @objc open func setAccessibilitySearchButton(_ accessibilitySearchButton: Any?)
    @discardableResult @objc open func accessibilitySearchMenu() -> Any?
    @objc open func setAccessibilitySearchMenu(_ accessibilitySearchMenu: Any?)
    @discardableResult @objc open func accessibilitySelectedChildren() -> [Any]?
    @objc open func setAccessibilitySelectedChildren(_ accessibilitySelectedChildren: [Any]?)
    @discardableResult @objc open func accessibilityServesAsTitleForUIElements() -> [Any]?
    @objc open func setAccessibilityServesAsTitleForUIElements(_ accessibilityServesAsTitleForUIElements: [Any]?)
    @discardableResult @objc open func accessibilityShownMenu() -> Any?
    @objc open func setAccessibilityShownMenu(_ accessibilityShownMenu: Any?)
    @discardableResult @objc open func accessibilityMinValue() -> Any?
    @objc open func setAccessibilityMinValue(_ accessibilityMinValue: Any?)
    @discardableResult @objc open func accessibilityMaxValue() -> Any?
    @objc open func setAccessibilityMaxValue(_ accessibilityMaxValue: Any?)
    @discardableResult @objc open func accessibilityLinkedUIElements() -> [Any]?
    @objc open func setAccessibilityLinkedUIElements(_ accessibilityLinkedUIElements: [Any]?)
    @discardableResult @objc open func accessibilityWindow() -> Any?
    @objc open func setAccessibilityWindow(_ accessibilityWindow: Any?)
    @discardableResult @objc open func accessibilityIdentifier() -> String?
    @objc open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?)
    @discardableResult @objc open func accessibilityHelp() -> String?
    @objc open func setAccessibilityHelp(_ accessibilityHelp: String?)
    @discardableResult @objc open func accessibilityFilename() -> String?
    @objc open func setAccessibilityFilename(_ accessibilityFilename: String?)
    @discardableResult @objc open func accessibilityChildren() -> [Any]?
    @objc open func setAccessibilityChildren(_ accessibilityChildren: [Any]?)
    @discardableResult @objc open func accessibilityChildrenInNavigationOrder() -> [any NSAccessibilityElementProtocol]?
    @objc open func setAccessibilityChildrenInNavigationOrder(_ accessibilityChildrenInNavigationOrder: [any NSAccessibilityElementProtocol]?)
    @discardableResult @objc open func accessibilityClearButton() -> Any?
    @objc open func setAccessibilityClearButton(_ accessibilityClearButton: Any?)
    @discardableResult @objc open func accessibilityCancelButton() -> Any?
    @objc open func setAccessibilityCancelButton(_ accessibilityCancelButton: Any?)
    @discardableResult @objc open func accessibilityContents() -> [Any]?
    @objc open func setAccessibilityContents(_ accessibilityContents: [Any]?)
    @discardableResult @objc open func accessibilityLabel() -> String?
    @objc open func setAccessibilityLabel(_ accessibilityLabel: String?)
    @discardableResult @objc open func accessibilitySharedFocusElements() -> [Any]?
    @objc open func setAccessibilitySharedFocusElements(_ accessibilitySharedFocusElements: [Any]?)
    @discardableResult @objc open func accessibilityCustomRotors() -> [NSAccessibilityCustomRotor]
    @objc open func setAccessibilityCustomRotors(_ accessibilityCustomRotors: [NSAccessibilityCustomRotor])
    @discardableResult @objc open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]?
    @objc open func setAccessibilityCustomActions(_ accessibilityCustomActions: [NSAccessibilityCustomAction]?)
    @discardableResult @objc open func accessibilityUserInputLabels() -> [String]!
    @objc open func setAccessibilityUserInputLabels(_ accessibilityUserInputLabels: [String]!)
    @discardableResult @objc open func accessibilityAttributedUserInputLabels() -> [NSAttributedString]!
    @objc open func setAccessibilityAttributedUserInputLabels(_ accessibilityAttributedUserInputLabels: [NSAttributedString]!)
    @discardableResult @objc open func accessibilityApplicationFocusedUIElement() -> Any?
    @objc open func setAccessibilityApplicationFocusedUIElement(_ accessibilityApplicationFocusedUIElement: Any?)
    @discardableResult @objc open func accessibilityMainWindow() -> Any?
    @objc open func setAccessibilityMainWindow(_ accessibilityMainWindow: Any?)
    @discardableResult @objc open func accessibilityFocusedWindow() -> Any?
    @objc open func setAccessibilityFocusedWindow(_ accessibilityFocusedWindow: Any?)
    @discardableResult @objc open func accessibilityWindows() -> [Any]?
    @objc open func setAccessibilityWindows(_ accessibilityWindows: [Any]?)
    @discardableResult @objc open func accessibilityExtrasMenuBar() -> Any?
    @objc open func setAccessibilityExtrasMenuBar(_ accessibilityExtrasMenuBar: Any?)
    @discardableResult @objc open func accessibilityMenuBar() -> Any?
    @objc open func setAccessibilityMenuBar(_ accessibilityMenuBar: Any?)
    @discardableResult @objc open func accessibilityColumnTitles() -> [Any]?
    @objc open func setAccessibilityColumnTitles(_ accessibilityColumnTitles: [Any]?)
    @discardableResult @objc open func accessibilityHorizontalUnits() -> NSAccessibilityUnits
    @objc open func setAccessibilityHorizontalUnits(_ accessibilityHorizontalUnits: NSAccessibilityUnits)
    @discardableResult @objc open func accessibilityVerticalUnits() -> NSAccessibilityUnits
    @objc open func setAccessibilityVerticalUnits(_ accessibilityVerticalUnits: NSAccessibilityUnits)
    @discardableResult @objc open func accessibilityHorizontalUnitDescription() -> String?
    @objc open func setAccessibilityHorizontalUnitDescription(_ accessibilityHorizontalUnitDescription: String?)
    @discardableResult @objc open func accessibilityVerticalUnitDescription() -> String?
    @objc open func setAccessibilityVerticalUnitDescription(_ accessibilityVerticalUnitDescription: String?)
    @discardableResult @objc open func accessibilityHandles() -> [Any]?
    @objc open func setAccessibilityHandles(_ accessibilityHandles: [Any]?)
    @discardableResult @objc open func accessibilityWarningValue() -> Any?
    @objc open func setAccessibilityWarningValue(_ accessibilityWarningValue: Any?)
    @discardableResult @objc open func accessibilityCriticalValue() -> Any?
    @objc open func setAccessibilityCriticalValue(_ accessibilityCriticalValue: Any?)
    @discardableResult @objc open func accessibilityDisclosedByRow() -> Any?
    @objc open func setAccessibilityDisclosedByRow(_ accessibilityDisclosedByRow: Any?)
    @discardableResult @objc open func accessibilityDisclosedRows() -> Any?
    @objc open func setAccessibilityDisclosedRows(_ accessibilityDisclosedRows: Any?)
    @discardableResult @objc open func accessibilityDisclosureLevel() -> Int
    @objc open func setAccessibilityDisclosureLevel(_ accessibilityDisclosureLevel: Int)
    @discardableResult @objc open func accessibilityMarkerUIElements() -> [Any]?
    @objc open func setAccessibilityMarkerUIElements(_ accessibilityMarkerUIElements: [Any]?)
    @discardableResult @objc open func accessibilityMarkerValues() -> Any?
    @objc open func setAccessibilityMarkerValues(_ accessibilityMarkerValues: Any?)
    @discardableResult @objc open func accessibilityMarkerGroupUIElement() -> Any?
    @objc open func setAccessibilityMarkerGroupUIElement(_ accessibilityMarkerGroupUIElement: Any?)
    @discardableResult @objc open func accessibilityUnits() -> NSAccessibilityUnits
    @objc open func setAccessibilityUnits(_ accessibilityUnits: NSAccessibilityUnits)
    @discardableResult @objc open func accessibilityUnitDescription() -> String?
    @objc open func setAccessibilityUnitDescription(_ accessibilityUnitDescription: String?)
    @discardableResult @objc open func accessibilityRulerMarkerType() -> NSAccessibilityRulerMarkerType
    @objc open func setAccessibilityRulerMarkerType(_ accessibilityRulerMarkerType: NSAccessibilityRulerMarkerType)
    @discardableResult @objc open func accessibilityMarkerTypeDescription() -> String?
    @objc open func setAccessibilityMarkerTypeDescription(_ accessibilityMarkerTypeDescription: String?)
    @discardableResult @objc open func accessibilityHorizontalScrollBar() -> Any?
    @objc open func setAccessibilityHorizontalScrollBar(_ accessibilityHorizontalScrollBar: Any?)
    @discardableResult @objc open func accessibilityVerticalScrollBar() -> Any?
    @objc open func setAccessibilityVerticalScrollBar(_ accessibilityVerticalScrollBar: Any?)
    @discardableResult @objc open func accessibilityAllowedValues() -> [NSNumber]?
    @objc open func setAccessibilityAllowedValues(_ accessibilityAllowedValues: [NSNumber]?)
    @discardableResult @objc open func accessibilityLabelUIElements() -> [Any]?
    @objc open func setAccessibilityLabelUIElements(_ accessibilityLabelUIElements: [Any]?)
    @discardableResult @objc open func accessibilityLabelValue() -> Float
    @objc open func setAccessibilityLabelValue(_ accessibilityLabelValue: Float)
    @discardableResult @objc open func accessibilitySplitters() -> [Any]?
    @objc open func setAccessibilitySplitters(_ accessibilitySplitters: [Any]?)
    @discardableResult @objc open func accessibilityDecrementButton() -> Any?
    @objc open func setAccessibilityDecrementButton(_ accessibilityDecrementButton: Any?)
    @discardableResult @objc open func accessibilityIncrementButton() -> Any?
    @objc open func setAccessibilityIncrementButton(_ accessibilityIncrementButton: Any?)
    @discardableResult @objc open func accessibilityTabs() -> [Any]?
    @objc open func setAccessibilityTabs(_ accessibilityTabs: [Any]?)
    @discardableResult @objc open func accessibilityHeader() -> Any?
    @objc open func setAccessibilityHeader(_ accessibilityHeader: Any?)
    @discardableResult @objc open func accessibilityColumnCount() -> Int
    @objc open func setAccessibilityColumnCount(_ accessibilityColumnCount: Int)
    @discardableResult @objc open func accessibilityRowCount() -> Int
    @objc open func setAccessibilityRowCount(_ accessibilityRowCount: Int)
    @discardableResult @objc open func accessibilityIndex() -> Int
    @objc open func setAccessibilityIndex(_ accessibilityIndex: Int)
    @discardableResult @objc open func accessibilityColumns() -> [Any]?
    @objc open func setAccessibilityColumns(_ accessibilityColumns: [Any]?)
    @discardableResult @objc open func accessibilityRows() -> [Any]?
    @objc open func setAccessibilityRows(_ accessibilityRows: [Any]?)
    @discardableResult @objc open func accessibilityVisibleRows() -> [Any]?
    @objc open func setAccessibilityVisibleRows(_ accessibilityVisibleRows: [Any]?)
    @discardableResult @objc open func accessibilitySelectedRows() -> [Any]?
    @objc open func setAccessibilitySelectedRows(_ accessibilitySelectedRows: [Any]?)
    @discardableResult @objc open func accessibilityVisibleColumns() -> [Any]?
    @objc open func setAccessibilityVisibleColumns(_ accessibilityVisibleColumns: [Any]?)
    @discardableResult @objc open func accessibilitySelectedColumns() -> [Any]?
    @objc open func setAccessibilitySelectedColumns(_ accessibilitySelectedColumns: [Any]?)
    @discardableResult @objc open func accessibilitySortDirection() -> NSAccessibilitySortDirection
    @objc open func setAccessibilitySortDirection(_ accessibilitySortDirection: NSAccessibilitySortDirection)
    @discardableResult @objc open func accessibilityRowHeaderUIElements() -> [Any]?
    @objc open func setAccessibilityRowHeaderUIElements(_ accessibilityRowHeaderUIElements: [Any]?)
    @discardableResult @objc open func accessibilitySelectedCells() -> [Any]?
    @objc open func setAccessibilitySelectedCells(_ accessibilitySelectedCells: [Any]?)
    @discardableResult @objc open func accessibilityVisibleCells() -> [Any]?
    @objc open func setAccessibilityVisibleCells(_ accessibilityVisibleCells: [Any]?)
    @discardableResult @objc open func accessibilityColumnHeaderUIElements() -> [Any]?
    @objc open func setAccessibilityColumnHeaderUIElements(_ accessibilityColumnHeaderUIElements: [Any]?)
    @discardableResult @objc open func accessibilityRowIndexRange() -> NSRange
    @objc open func setAccessibilityRowIndexRange(_ accessibilityRowIndexRange: NSRange)
    @discardableResult @objc open func accessibilityColumnIndexRange() -> NSRange
    @objc open func setAccessibilityColumnIndexRange(_ accessibilityColumnIndexRange: NSRange)
    @discardableResult @objc open func accessibilityInsertionPointLineNumber() -> Int
    @objc open func setAccessibilityInsertionPointLineNumber(_ accessibilityInsertionPointLineNumber: Int)
    @discardableResult @objc open func accessibilitySharedCharacterRange() -> NSRange
    @objc open func setAccessibilitySharedCharacterRange(_ accessibilitySharedCharacterRange: NSRange)
    @discardableResult @objc open func accessibilitySharedTextUIElements() -> [Any]?
    @objc open func setAccessibilitySharedTextUIElements(_ accessibilitySharedTextUIElements: [Any]?)
    @discardableResult @objc open func accessibilityVisibleCharacterRange() -> NSRange
    @objc open func setAccessibilityVisibleCharacterRange(_ accessibilityVisibleCharacterRange: NSRange)
    @discardableResult @objc open func accessibilityNumberOfCharacters() -> Int
    @objc open func setAccessibilityNumberOfCharacters(_ accessibilityNumberOfCharacters: Int)
    @discardableResult @objc open func accessibilitySelectedText() -> String?
    @objc open func setAccessibilitySelectedText(_ accessibilitySelectedText: String?)
    @discardableResult @objc open func accessibilitySelectedTextRange() -> NSRange
    @objc open func setAccessibilitySelectedTextRange(_ accessibilitySelectedTextRange: NSRange)
    @discardableResult @objc open func accessibilitySelectedTextRanges() -> [NSValue]?
    @objc open func setAccessibilitySelectedTextRanges(_ accessibilitySelectedTextRanges: [NSValue]?)
    @discardableResult @objc open func accessibilityToolbarButton() -> Any?
    @objc open func setAccessibilityToolbarButton(_ accessibilityToolbarButton: Any?)
    @discardableResult @objc open func accessibilityProxy() -> Any?
    @objc open func setAccessibilityProxy(_ accessibilityProxy: Any?)
    @discardableResult @objc open func accessibilityFullScreenButton() -> Any?
    @objc open func setAccessibilityFullScreenButton(_ accessibilityFullScreenButton: Any?)
    @discardableResult @objc open func accessibilityGrowArea() -> Any?
    @objc open func setAccessibilityGrowArea(_ accessibilityGrowArea: Any?)
    @discardableResult @objc open func accessibilityDocument() -> String?
    @objc open func setAccessibilityDocument(_ accessibilityDocument: String?)
    @discardableResult @objc open func accessibilityDefaultButton() -> Any?
    @objc open func setAccessibilityDefaultButton(_ accessibilityDefaultButton: Any?)
    @discardableResult @objc open func accessibilityCloseButton() -> Any?
    @objc open func setAccessibilityCloseButton(_ accessibilityCloseButton: Any?)
    @discardableResult @objc open func accessibilityZoomButton() -> Any?
    @objc open func setAccessibilityZoomButton(_ accessibilityZoomButton: Any?)
    @discardableResult @objc open func accessibilityMinimizeButton() -> Any?
    @objc open func setAccessibilityMinimizeButton(_ accessibilityMinimizeButton: Any?)
    @discardableResult @objc open func isAccessibilityElement() -> Bool
    @objc open func setAccessibilityElement(_ accessibilityElement: Bool)
    @discardableResult @objc open func isAccessibilityFocused() -> Bool
    @objc open func setAccessibilityFocused(_ accessibilityFocused: Bool)
    @discardableResult @objc open func isAccessibilitySelected() -> Bool
    @objc open func setAccessibilitySelected(_ accessibilitySelected: Bool)
    @discardableResult @objc open func isAccessibilityExpanded() -> Bool
    @objc open func setAccessibilityExpanded(_ accessibilityExpanded: Bool)
    @discardableResult @objc open func isAccessibilityEdited() -> Bool
    @objc open func setAccessibilityEdited(_ accessibilityEdited: Bool)
    @discardableResult @objc open func isAccessibilityEnabled() -> Bool
    @objc open func setAccessibilityEnabled(_ accessibilityEnabled: Bool)
    @discardableResult @objc open func isAccessibilityProtectedContent() -> Bool
    @objc open func setAccessibilityProtectedContent(_ accessibilityProtectedContent: Bool)
    @discardableResult @objc open func isAccessibilityAlternateUIVisible() -> Bool
    @objc open func setAccessibilityAlternateUIVisible(_ accessibilityAlternateUIVisible: Bool)
    @discardableResult @objc open func isAccessibilityRequired() -> Bool
    @objc open func setAccessibilityRequired(_ accessibilityRequired: Bool)
    @discardableResult @objc open func isAccessibilityHidden() -> Bool
    @objc open func setAccessibilityHidden(_ accessibilityHidden: Bool)
    @discardableResult @objc open func isAccessibilityFrontmost() -> Bool
    @objc open func setAccessibilityFrontmost(_ accessibilityFrontmost: Bool)
    @discardableResult @objc open func isAccessibilityOrderedByRow() -> Bool
    @objc open func setAccessibilityOrderedByRow(_ accessibilityOrderedByRow: Bool)
    @discardableResult @objc open func isAccessibilityDisclosed() -> Bool
    @objc open func setAccessibilityDisclosed(_ accessibilityDisclosed: Bool)
    @discardableResult @objc open func isAccessibilityModal() -> Bool
    @objc open func setAccessibilityModal(_ accessibilityModal: Bool)
    @discardableResult @objc open func isAccessibilityMain() -> Bool
    @objc open func setAccessibilityMain(_ accessibilityMain: Bool)
    @discardableResult @objc open func isAccessibilityMinimized() -> Bool
    @objc open func setAccessibilityMinimized(_ accessibilityMinimized: Bool)
    @discardableResult @objc open func accessibilityCell(forColumn column: Int, row: Int) -> Any?
    @discardableResult @objc(accessibilityAttributedStringForRange:) open func accessibilityAttributedString(for range: NSRange) -> NSAttributedString?
    @discardableResult @objc(accessibilityRangeForLine:) open func accessibilityRange(forLine line: Int) -> NSRange
    @discardableResult @objc(accessibilityStringForRange:) open func accessibilityString(for range: NSRange) -> String?
    @discardableResult @objc(accessibilityRangeForPosition:) open func accessibilityRange(for point: NSPoint) -> NSRange
    @discardableResult @objc(accessibilityRangeForIndex:) open func accessibilityRange(for index: Int) -> NSRange
    @discardableResult @objc(accessibilityFrameForRange:) open func accessibilityFrame(for range: NSRange) -> NSRect
    @discardableResult @objc(accessibilityRTFForRange:) open func accessibilityRTF(for range: NSRange) -> Data?
    @discardableResult @objc(accessibilityStyleRangeForIndex:) open func accessibilityStyleRange(for index: Int) -> NSRange
    @discardableResult @objc(accessibilityLineForIndex:) open func accessibilityLine(for index: Int) -> Int
    @discardableResult @objc open func accessibilityLayoutPoint(forScreenPoint point: NSPoint) -> NSPoint
    @discardableResult @objc open func accessibilityLayoutSize(forScreenSize size: NSSize) -> NSSize
    @discardableResult @objc open func accessibilityScreenPoint(forLayoutPoint point: NSPoint) -> NSPoint
    @discardableResult @objc open func accessibilityScreenSize(forLayoutSize size: NSSize) -> NSSize
    @discardableResult @objc open func isAccessibilitySelectorAllowed(_ selector: Selector) -> Bool
    @discardableResult @objc open func accessibilityPerformCancel() -> Bool
    @discardableResult @objc open func accessibilityPerformConfirm() -> Bool
    @discardableResult @objc open func accessibilityPerformDecrement() -> Bool
    @discardableResult @objc open func accessibilityPerformDelete() -> Bool
    @discardableResult @objc open func accessibilityPerformIncrement() -> Bool
    @discardableResult @objc open func accessibilityPerformPick() -> Bool
    @discardableResult @objc open func accessibilityPerformPress() -> Bool
    @discardableResult @objc open func accessibilityPerformRaise() -> Bool
    @discardableResult @objc open func accessibilityPerformShowAlternateUI() -> Bool
    @discardableResult @objc open func accessibilityPerformShowDefaultUI() -> Bool
    @discardableResult @objc open func accessibilityPerformShowMenu() -> Bool
    """#
}
