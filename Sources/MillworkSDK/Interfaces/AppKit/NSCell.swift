extension InterfaceModules.AppKit {
  /// Cells, which draw and track controls.
  static let nsCell = #"""
    // https://developer.apple.com/documentation/appkit/nscell
    extension NSCell {
      @objc open class var prefersTrackingUntilMouseUp: Bool { get }
      @objc open var type: NSCell.CellType { get set }
      @objc open var state: NSControl.StateValue { get set }
      @objc weak open var target: AnyObject? { get set }
      @objc open var action: Selector? { get set }
      @objc open var tag: Int { get set }
      @objc open var title: String! { get set }
      @objc open var isOpaque: Bool { get }
      @objc open var isEnabled: Bool { get set }
      @discardableResult @objc open func sendAction(on mask: NSEvent.EventTypeMask) -> Int
      @objc open var isContinuous: Bool { get set }
      @objc open var isSelectable: Bool { get set }
      @objc open var alignment: NSTextAlignment { get set }
      @objc open var font: NSFont? { get set }
      @objc open var keyEquivalent: String { get }
      @objc open var formatter: Formatter? { get set }
      @objc open var objectValue: Any? { get set }
      @objc open var hasValidObjectValue: Bool { get }
      @objc open var stringValue: String { get set }
      @discardableResult @objc open func compare(_ otherCell: Any) -> ComparisonResult
      @objc open var intValue: Int32 { get set }
      @objc open var floatValue: Float { get set }
      @objc open var doubleValue: Double { get set }
      @objc open var integerValue: Int { get set }
      @objc open func takeIntValueFrom(_ sender: Any?)
      @objc open func takeFloatValueFrom(_ sender: Any?)
      @objc open func takeDoubleValueFrom(_ sender: Any?)
      @objc open func takeStringValueFrom(_ sender: Any?)
      @objc open func takeObjectValueFrom(_ sender: Any?)
      @objc open func takeIntegerValueFrom(_ sender: Any?)
      @objc open var image: NSImage? { get set }
      @objc open var controlSize: NSControl.ControlSize { get set }
      @objc open var representedObject: Any? { get set }
      @discardableResult @objc open func cellAttribute(_ parameter: NSCell.Attribute) -> Int
      @objc open func setCellAttribute(_ parameter: NSCell.Attribute, to value: Int)
      @discardableResult @objc open func imageRect(forBounds rect: NSRect) -> NSRect
      @discardableResult @objc open func titleRect(forBounds rect: NSRect) -> NSRect
      @discardableResult @objc open func drawingRect(forBounds rect: NSRect) -> NSRect
      @objc open var cellSize: NSSize { get }
      @discardableResult @objc open func cellSize(forBounds rect: NSRect) -> NSSize
      @discardableResult @objc open func highlightColor(withFrame cellFrame: NSRect, in controlView: NSView) -> NSColor?
      @objc open func calcDrawInfo(_ rect: NSRect)
      @discardableResult @objc open func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText
      @objc open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView)
      @objc open func draw(withFrame cellFrame: NSRect, in controlView: NSView)
      @objc open func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView)
      @objc open var mouseDownFlags: Int { get }
      @objc open func getPeriodicDelay(_ delay: UnsafeMutablePointer<Float>, interval: UnsafeMutablePointer<Float>)
      @discardableResult @objc open func startTracking(at startPoint: NSPoint, in controlView: NSView) -> Bool
      @discardableResult @objc open func continueTracking(last lastPoint: NSPoint, current currentPoint: NSPoint, in controlView: NSView) -> Bool
      @objc open func stopTracking(last lastPoint: NSPoint, current stopPoint: NSPoint, in controlView: NSView, mouseIsUp flag: Bool)
      @discardableResult @objc open func trackMouse(with event: NSEvent, in cellFrame: NSRect, of controlView: NSView, untilMouseUp flag: Bool) -> Bool
      @objc open func edit(withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, event: NSEvent?)
      @objc open func select(withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, start selStart: Int, length selLength: Int)
      @objc open func endEditing(_ textObj: NSText)
      @objc open func resetCursorRect(_ cellFrame: NSRect, in controlView: NSView)
      @objc open var menu: NSMenu? { get set }
      @discardableResult @objc open func menu(for event: NSEvent, in cellFrame: NSRect, of view: NSView) -> NSMenu?
      @objc open class var defaultMenu: NSMenu? { get }
      @objc open var sendsActionOnEndEditing: Bool { get set }
      @objc open var baseWritingDirection: NSWritingDirection { get set }
      @objc open var allowsUndo: Bool { get set }
      @objc open var truncatesLastVisibleLine: Bool { get set }
      @objc open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { get set }
      @discardableResult @objc open func fieldEditor(for controlView: NSView) -> NSTextView?
      @discardableResult @objc open func draggingImageComponents(withFrame frame: NSRect, in view: NSView) -> [NSDraggingImageComponent]
      @objc open var refusesFirstResponder: Bool { get set }
      @objc open var acceptsFirstResponder: Bool { get }
      @objc open var showsFirstResponder: Bool { get set }
      @objc open func performClick(_ sender: Any?)
      @objc open class var defaultFocusRingType: NSFocusRingType { get }
      @objc open func drawFocusRingMask(withFrame cellFrame: NSRect, in controlView: NSView)
      @discardableResult @objc open func focusRingMaskBounds(forFrame cellFrame: NSRect, in controlView: NSView) -> NSRect
      @objc open var wantsNotificationForMarkedText: Bool { get }
      @objc open var attributedStringValue: NSAttributedString { get set }
      @objc open var allowsEditingTextAttributes: Bool { get set }
      @objc open var importsGraphics: Bool { get set }
      @objc open var allowsMixedState: Bool { get set }
      @objc open var nextState: Int { get }
      @objc open func setNextState()
      @discardableResult @objc open func hitTest(for event: NSEvent, in cellFrame: NSRect, of controlView: NSView) -> NSCell.HitResult
      @discardableResult @objc open func expansionFrame(withFrame cellFrame: NSRect, in view: NSView) -> NSRect
      @objc open func draw(withExpansionFrame cellFrame: NSRect, in view: NSView)
      @objc open var backgroundStyle: NSView.BackgroundStyle { get set }
      @objc open var interiorBackgroundStyle: NSView.BackgroundStyle { get }
      @objc public enum CellType : UInt, Sendable {
        case nullCellType
        case textCellType
        case imageCellType
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum Attribute : UInt, Sendable {
        case cellDisabled
        case cellState
        case pushInCell
        case cellEditable
        case changeGrayCell
        case cellHighlighted
        case cellLightsByContents
        case cellLightsByGray
        case changeBackgroundCell
        case cellLightsByBackground
        case cellIsBordered
        case cellHasOverlappingImage
        case cellHasImageHorizontal
        case cellHasImageOnLeftOrBottom
        case cellChangesContents
        case cellIsInsetButton
        case cellAllowsMixedState
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      public struct HitResult : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var contentArea: Self { get }
        public static var editableTextArea: Self { get }
        public static var trackableArea: Self { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nstextfieldcell
    extension NSTextFieldCell {
      @objc open var backgroundColor: NSColor? { get set }
      @objc open var textColor: NSColor? { get set }
      @objc open var bezelStyle: NSTextField.BezelStyle { get set }
      @objc open var placeholderAttributedString: NSAttributedString? { get set }
      @objc open func setWantsNotificationForMarkedText(_ flag: Bool)
      @objc open var allowedInputSourceLocales: [String]? { get set }
    }
    // https://developer.apple.com/documentation/appkit/nssecuretextfieldcell
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSSecureTextFieldCell : NSTextFieldCell {
      @objc open var echosBullets: Bool { get set }
    }
    // https://developer.apple.com/documentation/appkit/nssearchfieldcell
    @MainActor @preconcurrency open class NSSearchFieldCell : NSTextFieldCell {
      override public init(textCell string: String)
      public required init(coder: NSCoder)
      @objc open var searchButtonCell: NSButtonCell? { get set }
      @objc open var cancelButtonCell: NSButtonCell? { get set }
      @objc open func resetSearchButtonCell()
      @objc open func resetCancelButtonCell()
      @discardableResult @objc open func searchTextRect(forBounds rect: NSRect) -> NSRect
      @discardableResult @objc open func searchButtonRect(forBounds rect: NSRect) -> NSRect
      @discardableResult @objc open func cancelButtonRect(forBounds rect: NSRect) -> NSRect
      @objc open var searchMenuTemplate: NSMenu? { get set }
      @objc open var sendsWholeSearchString: Bool { get set }
      @objc open var maximumRecents: Int { get set }
      @objc open var recentSearches: [String]! { get set }
      @objc open var recentsAutosaveName: NSSearchField.RecentsAutosaveName? { get set }
      @objc open var sendsSearchStringImmediately: Bool { get set }
    }
    // https://developer.apple.com/documentation/appkit/nsbuttoncell
    @MainActor @preconcurrency open class NSButtonCell : NSActionCell {
      override public init(textCell string: String)
      override public init(imageCell image: NSImage?)
      public required init(coder: NSCoder)
      @objc open var bezelStyle: NSButton.BezelStyle { get set }
      @objc open func setButtonType(_ type: NSButton.ButtonType)
      @objc open var highlightsBy: NSCell.StyleMask { get set }
      @objc open var showsStateBy: NSCell.StyleMask { get set }
      @objc open var attributedTitle: NSAttributedString { get set }
      @objc open var alternateTitle: String { get set }
      @objc open var attributedAlternateTitle: NSAttributedString { get set }
      @objc open var alternateImage: NSImage? { get set }
      @objc open var imagePosition: NSControl.ImagePosition { get set }
      @objc open var imageScaling: NSImageScaling { get set }
      @objc open var keyEquivalentModifierMask: NSEvent.ModifierFlags { get set }
      @objc open var isTransparent: Bool { get set }
      @objc open var imageDimsWhenDisabled: Bool { get set }
      @objc open var showsBorderOnlyWhileMouseInside: Bool { get set }
      @objc open var sound: NSSound? { get set }
      @objc open var backgroundColor: NSColor? { get set }
      @objc open func setPeriodicDelay(_ delay: Float, interval: Float)
      @objc open func mouseEntered(with event: NSEvent)
      @objc open func mouseExited(with event: NSEvent)
      @objc open func drawBezel(withFrame frame: NSRect, in controlView: NSView)
      @objc open func drawImage(_ image: NSImage, withFrame frame: NSRect, in controlView: NSView)
      @discardableResult @objc open func drawTitle(_ title: NSAttributedString, withFrame frame: NSRect, in controlView: NSView) -> NSRect
    }
    extension NSCell {
      public struct StyleMask : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var contentsCellMask: Self { get }
        public static var pushInCellMask: Self { get }
        public static var changeGrayCellMask: Self { get }
        public static var changeBackgroundCellMask: Self { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nsslidercell
    @MainActor @preconcurrency open class NSSliderCell : NSActionCell {
      override public init()
      public required init(coder: NSCoder)
      @objc open var minValue: Double { get set }
      @objc open var maxValue: Double { get set }
      @objc open var altIncrementValue: Double { get set }
      @objc open var sliderType: NSSlider.SliderType { get set }
      @objc open var isVertical: Bool { get set }
      @objc open var trackRect: NSRect { get }
      @objc open var knobThickness: CGFloat { get }
      @discardableResult @objc open func knobRect(flipped: Bool) -> NSRect
      @discardableResult @objc open func barRect(flipped: Bool) -> NSRect
      @objc open func drawKnob(_ knobRect: NSRect)
      @objc open func drawKnob()
      @objc open func drawBar(inside rect: NSRect, flipped: Bool)
      @objc open var numberOfTickMarks: Int { get set }
      @objc open var tickMarkPosition: NSSlider.TickMarkPosition { get set }
      @objc open var allowsTickMarkValuesOnly: Bool { get set }
      @discardableResult @objc open func tickMarkValue(at index: Int) -> Double
      @discardableResult @objc open func rectOfTickMark(at index: Int) -> NSRect
      @discardableResult @objc open func indexOfTickMark(at point: NSPoint) -> Int
      @discardableResult @objc open func closestTickMarkValue(toValue value: Double) -> Double
      @objc open func drawTickMarks()
    }
    // https://developer.apple.com/documentation/appkit/nsimagecell
    @MainActor @preconcurrency open class NSImageCell : NSCell {
      override public init(imageCell image: NSImage?)
      public required init(coder: NSCoder)
      @objc open var imageAlignment: NSImageAlignment { get set }
      @objc open var imageScaling: NSImageScaling { get set }
      @objc open var imageFrameStyle: NSImageView.FrameStyle { get set }
    }
    // https://developer.apple.com/documentation/appkit/nsdatepickercell
    @MainActor @preconcurrency open class NSDatePickerCell : NSActionCell {
      override public init(textCell string: String)
      public required init(coder: NSCoder)
      @objc open var datePickerStyle: NSDatePicker.Style { get set }
      @objc open var drawsBackground: Bool { get set }
      @objc open var backgroundColor: NSColor { get set }
      @objc open var textColor: NSColor { get set }
      @objc open var datePickerMode: NSDatePicker.Mode { get set }
      @objc open var datePickerElements: NSDatePicker.ElementFlags { get set }
      @objc open var calendar: Calendar? { get set }
      @objc open var locale: Locale? { get set }
      @objc open var timeZone: TimeZone? { get set }
      @objc open var dateValue: Date { get set }
      @objc open var timeInterval: TimeInterval { get set }
      @objc open var minDate: Date? { get set }
      @objc open var maxDate: Date? { get set }
      @objc weak open var delegate: (any NSDatePickerCellDelegate)? { get set }
    }
    // https://developer.apple.com/documentation/appkit/nspathcontrolitem
    @MainActor @preconcurrency open class NSPathControlItem : NSObject {
      override public init()
      @objc open var title: String { get set }
      @objc open var attributedTitle: NSAttributedString { get set }
      @objc open var image: NSImage? { get set }
      @objc open var url: URL? { get }
    }
    extension NSPathControl {
      @objc weak open var delegate: (any NSPathControlDelegate)? { get set }
      @objc open var pathItems: [NSPathControlItem] { get set }
      @objc open var clickedPathItem: NSPathControlItem? { get }
      @objc open var placeholderString: String? { get set }
      @objc open var placeholderAttributedString: NSAttributedString? { get set }
      @objc open var doubleAction: Selector? { get set }
      @objc open var backgroundColor: NSColor? { get set }
      @objc open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool)
    }
    """#
}
