extension InterfaceModules.NaturalLanguage {
  /// Languages, tokens and tags of text.
  static let languages = #"""
    // https://developer.apple.com/documentation/naturallanguage
    @_exported import Foundation
    import CoreML
    import Swift
    import _Concurrency
    public struct NLLanguage : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var undetermined: NLLanguage { get }
      public static var amharic: NLLanguage { get }
      public static var arabic: NLLanguage { get }
      public static var armenian: NLLanguage { get }
      public static var bengali: NLLanguage { get }
      public static var bulgarian: NLLanguage { get }
      public static var burmese: NLLanguage { get }
      public static var catalan: NLLanguage { get }
      public static var cherokee: NLLanguage { get }
      public static var croatian: NLLanguage { get }
      public static var czech: NLLanguage { get }
      public static var danish: NLLanguage { get }
      public static var dutch: NLLanguage { get }
      public static var english: NLLanguage { get }
      public static var finnish: NLLanguage { get }
      public static var french: NLLanguage { get }
      public static var georgian: NLLanguage { get }
      public static var german: NLLanguage { get }
      public static var greek: NLLanguage { get }
      public static var gujarati: NLLanguage { get }
      public static var hebrew: NLLanguage { get }
      public static var hindi: NLLanguage { get }
      public static var hungarian: NLLanguage { get }
      public static var icelandic: NLLanguage { get }
      public static var indonesian: NLLanguage { get }
      public static var italian: NLLanguage { get }
      public static var japanese: NLLanguage { get }
      public static var kannada: NLLanguage { get }
      public static var kazakh: NLLanguage { get }
      public static var khmer: NLLanguage { get }
      public static var korean: NLLanguage { get }
      public static var lao: NLLanguage { get }
      public static var malay: NLLanguage { get }
      public static var malayalam: NLLanguage { get }
      public static var marathi: NLLanguage { get }
      public static var mongolian: NLLanguage { get }
      public static var norwegian: NLLanguage { get }
      public static var oriya: NLLanguage { get }
      public static var persian: NLLanguage { get }
      public static var polish: NLLanguage { get }
      public static var portuguese: NLLanguage { get }
      public static var punjabi: NLLanguage { get }
      public static var romanian: NLLanguage { get }
      public static var russian: NLLanguage { get }
      public static var simplifiedChinese: NLLanguage { get }
      public static var sinhalese: NLLanguage { get }
      public static var slovak: NLLanguage { get }
      public static var spanish: NLLanguage { get }
      public static var swedish: NLLanguage { get }
      public static var tamil: NLLanguage { get }
      public static var telugu: NLLanguage { get }
      public static var thai: NLLanguage { get }
      public static var tibetan: NLLanguage { get }
      public static var traditionalChinese: NLLanguage { get }
      public static var turkish: NLLanguage { get }
      public static var ukrainian: NLLanguage { get }
      public static var urdu: NLLanguage { get }
      public static var vietnamese: NLLanguage { get }
    }
    public struct NLTag : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var word: NLTag { get }
      public static var punctuation: NLTag { get }
      public static var whitespace: NLTag { get }
      public static var other: NLTag { get }
      public static var noun: NLTag { get }
      public static var verb: NLTag { get }
      public static var adjective: NLTag { get }
      public static var adverb: NLTag { get }
      public static var pronoun: NLTag { get }
      public static var determiner: NLTag { get }
      public static var particle: NLTag { get }
      public static var preposition: NLTag { get }
      public static var number: NLTag { get }
      public static var conjunction: NLTag { get }
      public static var interjection: NLTag { get }
      public static var classifier: NLTag { get }
      public static var idiom: NLTag { get }
      public static var otherWord: NLTag { get }
      public static var sentenceTerminator: NLTag { get }
      public static var openQuote: NLTag { get }
      public static var closeQuote: NLTag { get }
      public static var openParenthesis: NLTag { get }
      public static var closeParenthesis: NLTag { get }
      public static var wordJoiner: NLTag { get }
      public static var dash: NLTag { get }
      public static var otherPunctuation: NLTag { get }
      public static var paragraphBreak: NLTag { get }
      public static var otherWhitespace: NLTag { get }
      public static var personalName: NLTag { get }
      public static var placeName: NLTag { get }
      public static var organizationName: NLTag { get }
    }
    public struct NLTagScheme : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var tokenType: NLTagScheme { get }
      public static var lexicalClass: NLTagScheme { get }
      public static var nameType: NLTagScheme { get }
      public static var nameTypeOrLexicalClass: NLTagScheme { get }
      public static var lemma: NLTagScheme { get }
      public static var language: NLTagScheme { get }
      public static var script: NLTagScheme { get }
      public static var sentimentScore: NLTagScheme { get }
    }
    @objc public enum NLTokenUnit : Int, Sendable {
      case word
      case sentence
      case paragraph
      case document
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    // https://developer.apple.com/documentation/naturallanguage/nllanguagerecognizer
    open class NLLanguageRecognizer : NSObject {
      override public init()
      open class func dominantLanguage(for string: String) -> NLLanguage?
      open func processString(_ string: String)
      open var dominantLanguage: NLLanguage? { get }
      open var languageConstraints: [NLLanguage] { get set }
      open func reset()
      open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage : Double]
      open var languageHints: [NLLanguage : Double] { get set }
    }
    // https://developer.apple.com/documentation/naturallanguage/nltokenizer
    open class NLTokenizer : NSObject {
      public init(unit: NLTokenUnit)
      open var unit: NLTokenUnit { get }
      open var string: String? { get set }
      open func setLanguage(_ language: NLLanguage)
      public struct Attributes : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var numeric: Self { get }
        public static var symbolic: Self { get }
        public static var emoji: Self { get }
      }
      public func tokenRange(at index: String.Index) -> Range<String.Index>
      @available(Apple 2020, *)
      public func tokenRange(for range: Range<String.Index>) -> Range<String.Index>
      public func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, NLTokenizer.Attributes) -> Bool)
      public func tokens(for range: Range<String.Index>) -> [Range<String.Index>]
    }
    // https://developer.apple.com/documentation/naturallanguage/nltagger
    open class NLTagger : NSObject {
      public init(tagSchemes: [NLTagScheme])
      open var tagSchemes: [NLTagScheme] { get }
      open var string: String? { get set }
      open var dominantLanguage: NLLanguage? { get }
      open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme]
      @available(Apple 2019, *)
      open class func requestAssets(for language: NLLanguage, tagScheme: NLTagScheme, completionHandler: @escaping (NLTagger.AssetsResult, (any Error)?) -> Void)
      @available(Apple 2019, *)
      open class func requestAssets(for language: NLLanguage, tagScheme: NLTagScheme) async throws -> NLTagger.AssetsResult
      open func setModels(_ models: [NLModel], forTagScheme tagScheme: NLTagScheme)
      open func models(forTagScheme tagScheme: NLTagScheme) -> [NLModel]
      @available(Apple 2019, *)
      open func setGazetteers(_ gazetteers: [NLGazetteer], for tagScheme: NLTagScheme)
      public func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index>
      public func setLanguage(_ language: NLLanguage, range: Range<String.Index>)
      public func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>)
      public func tags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = []) -> [(NLTag?, Range<String.Index>)]
      @available(Apple 2020, *)
      public func tagHypotheses(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int) -> ([String : Double], Range<String.Index>)
      public func enumerateTags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = [], using block: (NLTag?, Range<String.Index>) -> Bool)
      public struct Options : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var omitWords: Self { get }
        public static var omitPunctuation: Self { get }
        public static var omitWhitespace: Self { get }
        public static var omitOther: Self { get }
        public static var joinNames: Self { get }
        public static var joinContractions: Self { get }
      }
      @objc public enum AssetsResult : Int, Sendable {
        case available
        case notAvailable
        case error
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    // https://developer.apple.com/documentation/naturallanguage/nlmodel
    open class NLModel : NSObject {
      public convenience init(contentsOf url: URL) throws
      public convenience init(mlModel: MLModel) throws
      open func predictedLabel(for string: String) -> String?
      open func predictedLabels(forTokens tokens: [String]) -> [String]
    }
    @available(Apple 2020, *)
    extension NLModel {
      public func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String : Double]
    }
    @available(Apple 2019, *)
    open class NLGazetteer : NSObject {
      public init(contentsOf url: URL) throws
      public init(dictionary: [String : [String]], language: NLLanguage?) throws
      open func label(for string: String) -> String?
      open var language: NLLanguage? { get }
    }
    // https://developer.apple.com/documentation/naturallanguage/nlembedding
    @objc public enum NLDistanceType : Int, Sendable {
      case cosine
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public typealias NLDistance = Double
    @available(Apple 2019, *)
    open class NLEmbedding : NSObject {
      open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding?
      @available(Apple 2020, *)
      open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding?
      public convenience init(contentsOf url: URL) throws
      open func contains(_ string: String) -> Bool
      open var dimension: Int { get }
      open var vocabularySize: Int { get }
      open var language: NLLanguage? { get }
      public func distance(between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine) -> NLDistance
      public func neighbors(for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine) -> [(String, NLDistance)]
      public func neighbors(for vector: [Double], maximumCount: Int, distanceType: NLDistanceType = .cosine) -> [(String, NLDistance)]
      public func enumerateNeighbors(for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine, using block: (String, NLDistance) -> Bool)
      public func vector(for string: String) -> [Double]?
    }
    // https://developer.apple.com/documentation/naturallanguage/nlcontextualembedding
    @available(Apple 2023, *)
    open class NLContextualEmbedding : NSObject {
      public convenience init?(language: NLLanguage)
      public convenience init?(modelIdentifier: String)
      open var modelIdentifier: String { get }
      open var languages: [NLLanguage] { get }
      open var dimension: Int { get }
      open var maximumSequenceLength: Int { get }
      open func load() throws
      open func unload()
      open var hasAvailableAssets: Bool { get }
      open func requestAssets() async throws -> NLContextualEmbedding.AssetsResult
      public func embeddingResult(for string: String, language: NLLanguage?) throws -> NLContextualEmbeddingResult
      @objc public enum AssetsResult : Int, Sendable {
        case available
        case notAvailable
        case error
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    @available(Apple 2023, *)
    open class NLContextualEmbeddingResult : NSObject {
      open var string: String { get }
      open var language: NLLanguage { get }
      open var sequenceLength: Int { get }
      public func enumerateTokenVectors(in range: Range<String.Index>, using block: ([Double], Range<String.Index>) -> Bool)
    }
    """#
}
