extension InterfaceModules.NaturalLanguage {
  /// Languages, tokens and tags of text.
  static let languages = #"""
    // https://developer.apple.com/documentation/naturallanguage
    @_exported import Foundation
    import Swift
    import _Concurrency
    public struct NLLanguage : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var undetermined: NLLanguage { get }
      public static var english: NLLanguage { get }
      public static var german: NLLanguage { get }
      public static var french: NLLanguage { get }
      public static var spanish: NLLanguage { get }
      public static var italian: NLLanguage { get }
      public static var japanese: NLLanguage { get }
      public static var korean: NLLanguage { get }
      public static var portuguese: NLLanguage { get }
      public static var russian: NLLanguage { get }
      public static var simplifiedChinese: NLLanguage { get }
      public static var traditionalChinese: NLLanguage { get }
      public static var arabic: NLLanguage { get }
    }
    public struct NLTag : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var word: NLTag { get }
      public static var punctuation: NLTag { get }
      public static var whitespace: NLTag { get }
      public static var noun: NLTag { get }
      public static var verb: NLTag { get }
      public static var adjective: NLTag { get }
      public static var adverb: NLTag { get }
      public static var pronoun: NLTag { get }
      public static var personalName: NLTag { get }
      public static var placeName: NLTag { get }
      public static var organizationName: NLTag { get }
    }
    public struct NLTagScheme : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var tokenType: NLTagScheme { get }
      public static var lexicalClass: NLTagScheme { get }
      public static var nameType: NLTagScheme { get }
      public static var nameTypeOrLexicalClass: NLTagScheme { get }
      public static var lemma: NLTagScheme { get }
      public static var language: NLTagScheme { get }
      public static var sentimentScore: NLTagScheme { get }
    }
    @objc public enum NLTokenUnit : Int, Sendable {
      case word
      case sentence
      case paragraph
      case document
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    open class NLLanguageRecognizer : NSObject {
      override public init()
      open class func dominantLanguage(for string: String) -> NLLanguage?
      open func processString(_ string: String)
      open var dominantLanguage: NLLanguage? { get }
      open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage : Double]
      open func reset()
    }
    open class NLTokenizer : NSObject {
      public init(unit: NLTokenUnit)
      open var string: String? { get set }
      public func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Int) -> Bool)
      public func tokens(for range: Range<String.Index>) -> [Range<String.Index>]
    }
    open class NLTagger : NSObject {
      public init(tagSchemes: [NLTagScheme])
      open var string: String? { get set }
      open var dominantLanguage: NLLanguage? { get }
      public func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>)
      public func enumerateTags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = [], using block: (NLTag?, Range<String.Index>) -> Bool)
      public struct Options : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var omitWords: Self { get }
        public static var omitPunctuation: Self { get }
        public static var omitWhitespace: Self { get }
        public static var omitOther: Self { get }
        public static var joinNames: Self { get }
        public static var joinContractions: Self { get }
      }
    }
    open class NLEmbedding : NSObject {
      open class func wordEmbedding(for language: NLLanguage) -> Self?
      open class func sentenceEmbedding(for language: NLLanguage) -> Self?
      public func distance(between firstString: String, and secondString: String) -> Double
    }
    """#
}
