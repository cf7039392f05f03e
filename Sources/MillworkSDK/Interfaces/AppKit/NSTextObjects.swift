extension InterfaceModules.AppKit {
  /// What text is laid out with besides its attributes: tabs, blocks, attachments, glyph services.
  static let nsTextObjects = #"""
    // https://developer.apple.com/documentation/appkit/nstexttab
    open class NSTextTab : NSObject, @unchecked Sendable {
      public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey : Any] = [:])
      @objc open var alignment: NSTextAlignment { get }
      @objc open var location: CGFloat { get }
      @objc open var options: [NSTextTab.OptionKey : Any] { get }
      public struct OptionKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var columnTerminators: NSTextTab.OptionKey { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nstextblock
    open class NSTextBlock : NSObject {
      override public init()
      @objc open var backgroundColor: NSColor? { get set }
      @objc open var contentWidth: CGFloat { get }
    }
    // https://developer.apple.com/documentation/appkit/nstextattachment
    open class NSTextAttachment : NSObject {
      public init(data contentData: Data?, ofType uti: String?)
      public init(fileWrapper: FileWrapper?)
      override public convenience init()
      @objc open var contents: Data? { get set }
      @objc open var fileType: String? { get set }
      @objc open var image: NSImage? { get set }
      @objc open var bounds: CGRect { get set }
      @objc open var fileWrapper: FileWrapper? { get set }
      @objc open var attachmentCell: (any NSTextAttachmentCellProtocol)? { get set }
      @available(macOS 12.0, *)
      @objc open var lineLayoutPadding: CGFloat { get set }
      @available(macOS 12.0, *)
      @objc open var allowsTextAttachmentView: Bool { get set }
      @available(macOS 12.0, *)
      @objc open var usesTextAttachmentView: Bool { get }
      public static var character: Int { get }
    }
    // https://developer.apple.com/documentation/appkit/nstextattachmentcellprotocol
    @objc @MainActor @preconcurrency public protocol NSTextAttachmentCellProtocol : NSObjectProtocol {
      func draw(withFrame cellFrame: NSRect, in controlView: NSView?)
      func wantsToTrackMouse() -> Bool
      func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView?)
      func trackMouse(with theEvent: NSEvent, in cellFrame: NSRect, of controlView: NSView?, untilMouseUp flag: Bool) -> Bool
      func cellSize() -> NSSize
      func cellBaselineOffset() -> NSPoint
      var attachment: NSTextAttachment? { get set }
      func draw(withFrame cellFrame: NSRect, in controlView: NSView?, characterIndex charIndex: Int)
      func draw(withFrame cellFrame: NSRect, in controlView: NSView?, characterIndex charIndex: Int, layoutManager: NSLayoutManager)
      func wantsToTrackMouse(for theEvent: NSEvent, in cellFrame: NSRect, of controlView: NSView?, atCharacterIndex charIndex: Int) -> Bool
      func trackMouse(with theEvent: NSEvent, in cellFrame: NSRect, of controlView: NSView?, atCharacterIndex charIndex: Int, untilMouseUp flag: Bool) -> Bool
      func cellFrame(for textContainer: NSTextContainer, proposedLineFragment lineFrag: NSRect, glyphPosition position: NSPoint, characterIndex charIndex: Int) -> NSRect
    }
    // https://developer.apple.com/documentation/appkit/nstextattachmentcell
    @MainActor @preconcurrency open class NSTextAttachmentCell : NSCell, NSTextAttachmentCellProtocol {
      override public init(textCell string: String)
      override public init(imageCell image: NSImage?)
      public required init(coder: NSCoder)
      @objc weak open var attachment: NSTextAttachment? { get set }
      @discardableResult @objc open func wantsToTrackMouse() -> Bool
      @discardableResult @objc open func cellSize() -> NSSize
      @discardableResult @objc open func cellBaselineOffset() -> NSPoint
      @objc override open func draw(withFrame cellFrame: NSRect, in controlView: NSView?)
      @objc override open func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView?)
      @discardableResult @objc override open func trackMouse(with theEvent: NSEvent, in cellFrame: NSRect, of controlView: NSView?, untilMouseUp flag: Bool) -> Bool
      @objc open func draw(withFrame cellFrame: NSRect, in controlView: NSView?, characterIndex charIndex: Int)
      @objc open func draw(withFrame cellFrame: NSRect, in controlView: NSView?, characterIndex charIndex: Int, layoutManager: NSLayoutManager)
      @discardableResult @objc open func wantsToTrackMouse(for theEvent: NSEvent, in cellFrame: NSRect, of controlView: NSView?, atCharacterIndex charIndex: Int) -> Bool
      @discardableResult @objc open func trackMouse(with theEvent: NSEvent, in cellFrame: NSRect, of controlView: NSView?, atCharacterIndex charIndex: Int, untilMouseUp flag: Bool) -> Bool
      @discardableResult @objc open func cellFrame(for textContainer: NSTextContainer, proposedLineFragment lineFrag: NSRect, glyphPosition position: NSPoint, characterIndex charIndex: Int) -> NSRect
    }
    extension NSAttributedString {
      public convenience init(attachment: NSTextAttachment)
      public convenience init?(html data: Data, documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?)
      public convenience init?(html data: Data, baseURL base: URL, documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?)
      public convenience init?(rtf data: Data, documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?)
      public convenience init?(rtfd data: Data, documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?)
      public func rtf(from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey : Any] = [:]) -> Data?
      public func rtfd(from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey : Any] = [:]) -> Data?
      public func draw(with rect: NSRect, options: NSString.DrawingOptions = [], context: NSStringDrawingContext? = nil)
      public func boundingRect(with size: NSSize, options: NSString.DrawingOptions = []) -> NSRect
      public var containsAttachments: Bool { get }
      public func lineBreak(before location: Int, within aRange: NSRange) -> Int
      public func doubleClick(at location: Int) -> NSRange
      public func nextWord(from location: Int, forward isForward: Bool) -> Int
    }
    extension NSAttributedString {
      public struct DocumentType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static let plain: NSAttributedString.DocumentType
        public static let rtf: NSAttributedString.DocumentType
        public static let rtfd: NSAttributedString.DocumentType
        public static let html: NSAttributedString.DocumentType
        public static let docFormat: NSAttributedString.DocumentType
        public static let officeOpenXML: NSAttributedString.DocumentType
        public static let openDocument: NSAttributedString.DocumentType
        public static let webArchive: NSAttributedString.DocumentType
      }
      public struct DocumentReadingOptionKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static let documentType: NSAttributedString.DocumentReadingOptionKey
        public static let characterEncoding: NSAttributedString.DocumentReadingOptionKey
        public static let defaultAttributes: NSAttributedString.DocumentReadingOptionKey
      }
      public struct DocumentAttributeKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static let documentType: NSAttributedString.DocumentAttributeKey
        public static let characterEncoding: NSAttributedString.DocumentAttributeKey
      }
      public convenience init(data: Data, options: [NSAttributedString.DocumentReadingOptionKey : Any] = [:], documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
      public convenience init(url: URL, options: [NSAttributedString.DocumentReadingOptionKey : Any] = [:], documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
      public func data(from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey : Any] = [:]) throws -> Data
      public func fileWrapper(from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey : Any] = [:]) throws -> FileWrapper
    }
    extension Bundle {
      @discardableResult public func loadNibNamed(_ nibName: NSNib.Name, owner: Any?, topLevelObjects: AutoreleasingUnsafeMutablePointer<NSArray?>?) -> Bool
      public func image(forResource name: NSImage.Name) -> NSImage?
      public func urlForImageResource(_ name: NSImage.Name) -> URL?
    }
    @objc public enum NSWritingDirection : Int, Sendable {
      case natural
      case leftToRight
      case rightToLeft
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @available(macOS 15.0, *)
    @objc public enum NSWritingToolsBehavior : Int, Sendable {
      case none
      case `default`
      case complete
      case limited
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    extension NSLayoutManager {
      @objc public enum TextLayoutOrientation : Int, Sendable {
        case horizontal
        case vertical
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?)
      @objc open func invalidateDisplay(forCharacterRange charRange: NSRange)
      @objc open func invalidateDisplay(forGlyphRange glyphRange: NSRange)
      @objc open func ensureLayout(forCharacterRange charRange: NSRange)
      @discardableResult public func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange
      @discardableResult @objc open func glyphIndexForCharacter(at charIndex: Int) -> Int
      @discardableResult @objc open func characterIndexForGlyph(at glyphIndex: Int) -> Int
      @discardableResult public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSRect
      @discardableResult public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSRect
      @discardableResult @objc open func characterIndex(for point: NSPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?) -> Int
      @objc open func addTemporaryAttributes(_ attrs: [NSAttributedString.Key : Any] = [:], forCharacterRange charRange: NSRange)
      @objc open func addTemporaryAttribute(_ attrName: NSAttributedString.Key, value: Any, forCharacterRange charRange: NSRange)
      @objc open func removeTemporaryAttribute(_ attrName: NSAttributedString.Key, forCharacterRange charRange: NSRange)
      @discardableResult @objc open func defaultLineHeight(for theFont: NSFont) -> CGFloat
      @objc open func enumerateLineFragments(forGlyphRange glyphRange: NSRange, using block: @escaping (NSRect, NSRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
      @objc open var allowsNonContiguousLayout: Bool { get set }
      @objc open var showsInvisibleCharacters: Bool { get set }
      @objc open var firstTextView: NSTextView? { get }
    }
    """#
}
