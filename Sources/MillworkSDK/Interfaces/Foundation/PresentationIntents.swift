extension InterfaceModules.Foundation {
  /// How Markdown and grammar speak about text, and the attributed strings of Objective-C.
  static let presentationIntents = #"""
    // https://developer.apple.com/documentation/foundation/presentationintent
    @available(Apple 2021, *)
    public struct InlinePresentationIntent : OptionSet, _CValue, Hashable, Codable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var emphasized: InlinePresentationIntent { get }
      public static var stronglyEmphasized: InlinePresentationIntent { get }
      public static var code: InlinePresentationIntent { get }
      public static var strikethrough: InlinePresentationIntent { get }
      public static var softBreak: InlinePresentationIntent { get }
      public static var lineBreak: InlinePresentationIntent { get }
      public static var inlineHTML: InlinePresentationIntent { get }
      public static var blockHTML: InlinePresentationIntent { get }
    }
    @available(Apple 2021, *)
    public struct PresentationIntent : Hashable, Codable, Sendable {
      public enum Kind : Hashable, Codable, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [PresentationIntent.TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)
      }
      public struct TableColumn : Hashable, Codable, Sendable {
        public enum Alignment : Hashable, Codable, Sendable {
          case left
          case center
          case right
        }
        public var alignment: PresentationIntent.TableColumn.Alignment
        public init(alignment: PresentationIntent.TableColumn.Alignment)
      }
      public struct IntentType : Hashable, Codable, Sendable {
        public var kind: PresentationIntent.Kind
        public var identity: Int
        public init(kind: PresentationIntent.Kind, identity: Int)
      }
      public var components: [PresentationIntent.IntentType]
      public var count: Int { get }
      public var isEmpty: Bool { get }
      public init(types: [PresentationIntent.IntentType])
      public init(_ kind: PresentationIntent.Kind, identity: Int, parent: PresentationIntent? = nil)
      public var indentationLevel: Int { get }
    }
    // https://developer.apple.com/documentation/foundation/morphology
    @available(Apple 2021, *)
    public struct Morphology : Hashable, Codable, Sendable {
      public init()
      public enum GrammaticalGender : Int, Hashable, Codable, CaseIterable, Sendable {
        case feminine
        case masculine
        case neuter
      }
      public enum PartOfSpeech : Int, Hashable, Codable, CaseIterable, Sendable {
        case determiner
        case pronoun
        case letter
        case adverb
        case particle
        case adjective
        case adposition
        case verb
        case noun
        case conjunction
        case numeral
        case interjection
        case preposition
        case abbreviation
      }
      public enum GrammaticalNumber : Int, Hashable, Codable, CaseIterable, Sendable {
        case singular
        case zero
        case plural
        case pluralTwo
        case pluralFew
        case pluralMany
      }
      public var grammaticalGender: Morphology.GrammaticalGender? { get set }
      public var partOfSpeech: Morphology.PartOfSpeech? { get set }
      public var number: Morphology.GrammaticalNumber? { get set }
      public static var unspecified: Morphology { get }
      public var isUnspecified: Bool { get }
      public static var user: Morphology { get }
    }
    @available(Apple 2021, *)
    public enum InflectionRule : Hashable, Codable, Sendable {
      case automatic
      case explicit(Morphology)
      public init(morphology: Morphology)
      public static func canInflect(language: String) -> Bool
      public static var canInflectPreferredLocalization: Bool { get }
    }
    // https://developer.apple.com/documentation/foundation/nsattributedstring
    open class NSAttributedString : NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
      override public init()
      public init(string str: String)
      public init(string str: String, attributes attrs: [NSAttributedString.Key : Any]? = nil)
      public init(attributedString attrStr: NSAttributedString)
      public required convenience init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open class var supportsSecureCoding: Bool { get }
      open func copy(with zone: NSZone? = nil) -> Any
      open func mutableCopy(with zone: NSZone? = nil) -> Any
      open var string: String { get }
      open var length: Int { get }
      open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key : Any]
      public struct Key : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var inlinePresentationIntent: Key { get }
        public static var presentationIntentAttributeName: Key { get }
        public static var alternateDescription: Key { get }
        public static var imageURL: Key { get }
        public static var languageIdentifier: Key { get }
        public static var morphology: Key { get }
        public static var inflectionRule: Key { get }
        public static var inflectionAlternative: Key { get }
        public static var replacementIndex: Key { get }
      }
      public struct EnumerationOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var reverse: Self { get }
        public static var longestEffectiveRangeNotRequired: Self { get }
      }
    }
    extension NSAttributedString {
      @available(Apple 2021, *)
      public convenience init(_ attributedString: AttributedString)
      @available(Apple 2021, *)
      public convenience init<S>(_ attributedString: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws where S : AttributeScope
      @available(Apple 2021, *)
      public convenience init<S>(_ attributedString: AttributedString, including scope: S.Type) throws where S : AttributeScope
      @available(Apple 2021, *)
      public convenience init(markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
      @available(Apple 2021, *)
      public convenience init(markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
      @available(Apple 2021, *)
      public convenience init(contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
      public convenience init(format: NSAttributedString, options: NSAttributedString.FormattingOptions = [], locale: Locale? = nil, arguments: CVaListPointer)
      public struct FormattingOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var insertArgumentAttributesWithoutMerging: Self { get }
        public static var applyReplacementIndexAttribute: Self { get }
      }
      public func attributes(at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange) -> [NSAttributedString.Key : Any]
      public func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any?
      public func attribute(_ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange) -> Any?
      public func attributedSubstring(from range: NSRange) -> NSAttributedString
      public func isEqual(to other: NSAttributedString) -> Bool
      public func enumerateAttributes(in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [], using block: ([NSAttributedString.Key : Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
      public func enumerateAttribute(_ attrName: NSAttributedString.Key, in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [], using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
      @available(Apple 2021, *)
      public func inflected() -> NSAttributedString
    }
    open class NSMutableAttributedString : NSAttributedString, @unchecked Sendable {
      override public init()
      override public init(string str: String)
      override public init(string str: String, attributes attrs: [NSAttributedString.Key : Any]? = nil)
      override public init(attributedString attrStr: NSAttributedString)
      open var mutableString: NSMutableString { get }
      open func append(_ attrString: NSAttributedString)
      open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange)
      open func addAttributes(_ attrs: [NSAttributedString.Key : Any] = [:], range: NSRange)
      open func setAttributes(_ attrs: [NSAttributedString.Key : Any]?, range: NSRange)
      open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange)
      open func replaceCharacters(in range: NSRange, with str: String)
      open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString)
      open func deleteCharacters(in range: NSRange)
      open func insert(_ attrString: NSAttributedString, at loc: Int)
      open func setAttributedString(_ attrString: NSAttributedString)
      open func beginEditing()
      open func endEditing()
    }
    """#
}
