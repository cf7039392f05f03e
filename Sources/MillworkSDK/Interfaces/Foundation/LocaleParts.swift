extension InterfaceModules.Foundation {
  /// What a locale is composed of.
  static let localeParts = #"""
    // https://developer.apple.com/documentation/foundation/locale/components
    @available(Apple 2022, *)
    extension Locale {
      public init(components: Locale.Components)
      public init(languageComponents: Locale.Language.Components)
      public init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, languageRegion: Locale.Region? = nil)
      public var firstDayOfWeek: Locale.Weekday { get }
      public var numberingSystem: Locale.NumberingSystem { get }
      public var availableNumberingSystems: [Locale.NumberingSystem] { get }
      public var collation: Locale.Collation { get }
      public var timeZone: TimeZone? { get }
      public var variant: Locale.Variant? { get }
      public var subdivision: Locale.Subdivision? { get }
      public func identifier(_ type: Locale.IdentifierType) -> String
      public static func identifier(_ type: Locale.IdentifierType, from string: String) -> String
      public enum Weekday : String, Codable, CaseIterable, Sendable {
        case sunday
        case monday
        case tuesday
        case wednesday
        case thursday
        case friday
        case saturday
        public init?(rawValue: String)
        public var rawValue: String { get }
        public static var allCases: [Locale.Weekday] { get }
      }
      public enum IdentifierType : Hashable, Sendable {
        case icu
        case bcp47
        case cldr
      }
      public struct NumberingSystem : Hashable, Codable, ExpressibleByStringLiteral, Sendable {
        public init(_ identifier: String)
        public init(stringLiteral value: String)
        public var identifier: String { get }
        public static var availableNumberingSystems: [Locale.NumberingSystem] { get }
        public static func == (a: Locale.NumberingSystem, b: Locale.NumberingSystem) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public struct Collation : Hashable, Codable, ExpressibleByStringLiteral, Sendable {
        public init(_ identifier: String)
        public init(stringLiteral value: String)
        public var identifier: String { get }
        public static var searchRules: Locale.Collation { get }
        public static var standard: Locale.Collation { get }
        public static var availableCollations: [Locale.Collation] { get }
        public static func availableCollations(for language: Locale.Language) -> [Locale.Collation]
        public static func == (a: Locale.Collation, b: Locale.Collation) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public struct Variant : Hashable, Codable, ExpressibleByStringLiteral, Sendable {
        public init(_ identifier: String)
        public init(stringLiteral value: String)
        public var identifier: String { get }
        public static var posix: Locale.Variant { get }
        public static func == (a: Locale.Variant, b: Locale.Variant) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public struct Subdivision : Hashable, Codable, ExpressibleByStringLiteral, Sendable {
        public init(_ identifier: String)
        public init(stringLiteral value: String)
        public var identifier: String { get }
        public static func subdivision(for region: Locale.Region) -> Locale.Subdivision
        public static func == (a: Locale.Subdivision, b: Locale.Subdivision) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public struct Components : Hashable, Codable, Sendable {
        public init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, languageRegion: Locale.Region? = nil)
        public init(identifier: String)
        public init(locale: Locale)
        public var languageComponents: Locale.Language.Components
        public var calendar: Calendar.Identifier?
        public var collation: Locale.Collation?
        public var currency: Locale.Currency?
        public var numberingSystem: Locale.NumberingSystem?
        public var firstDayOfWeek: Locale.Weekday?
        public var hourCycle: Locale.HourCycle?
        public var measurementSystem: Locale.MeasurementSystem?
        public var region: Locale.Region?
        public var subdivision: Locale.Subdivision?
        public var timeZone: TimeZone?
        public var variant: Locale.Variant?
        public static func == (a: Locale.Components, b: Locale.Components) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2022, *)
    extension Locale.Language {
      public struct Components : Hashable, Codable, Sendable {
        public init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, region: Locale.Region? = nil)
        public init(identifier: String)
        public init(language: Locale.Language)
        public var languageCode: Locale.LanguageCode?
        public var script: Locale.Script?
        public var region: Locale.Region?
        public static func == (a: Locale.Language.Components, b: Locale.Language.Components) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public init(components: Locale.Language.Components)
      public static var systemLanguages: [Locale.Language] { get }
      public var parent: Locale.Language? { get }
      public var lineLayoutDirection: Locale.LanguageDirection { get }
      public func isEquivalent(to language: Locale.Language) -> Bool
      public func hasCommonParent(with language: Locale.Language) -> Bool
    }
    @available(Apple 2022, *)
    extension Locale.LanguageCode {
      public enum IdentifierType : Sendable {
        case alpha2
        case alpha3
      }
      public func identifier(_ type: Locale.LanguageCode.IdentifierType) -> String?
      public static var isoLanguageCodes: [Locale.LanguageCode] { get }
      public static var uncoded: Locale.LanguageCode { get }
      public static var unidentified: Locale.LanguageCode { get }
      public static var multiple: Locale.LanguageCode { get }
      public static var unavailable: Locale.LanguageCode { get }
      public static var albanian: Locale.LanguageCode { get }
      public static var amharic: Locale.LanguageCode { get }
      public static var armenian: Locale.LanguageCode { get }
      public static var assamese: Locale.LanguageCode { get }
      public static var azerbaijani: Locale.LanguageCode { get }
      public static var belarusian: Locale.LanguageCode { get }
      public static var bengali: Locale.LanguageCode { get }
      public static var bosnian: Locale.LanguageCode { get }
      public static var bulgarian: Locale.LanguageCode { get }
      public static var burmese: Locale.LanguageCode { get }
      public static var cantonese: Locale.LanguageCode { get }
      public static var catalan: Locale.LanguageCode { get }
      public static var cherokee: Locale.LanguageCode { get }
      public static var croatian: Locale.LanguageCode { get }
      public static var czech: Locale.LanguageCode { get }
      public static var danish: Locale.LanguageCode { get }
      public static var dhivehi: Locale.LanguageCode { get }
      public static var dutch: Locale.LanguageCode { get }
      public static var dzongkha: Locale.LanguageCode { get }
      public static var estonian: Locale.LanguageCode { get }
      public static var faroese: Locale.LanguageCode { get }
      public static var finnish: Locale.LanguageCode { get }
      public static var georgian: Locale.LanguageCode { get }
      public static var greek: Locale.LanguageCode { get }
      public static var gujarati: Locale.LanguageCode { get }
      public static var hawaiian: Locale.LanguageCode { get }
      public static var hindi: Locale.LanguageCode { get }
      public static var hungarian: Locale.LanguageCode { get }
      public static var icelandic: Locale.LanguageCode { get }
      public static var igbo: Locale.LanguageCode { get }
      public static var indonesian: Locale.LanguageCode { get }
      public static var irish: Locale.LanguageCode { get }
      public static var italian: Locale.LanguageCode { get }
      public static var kannada: Locale.LanguageCode { get }
      public static var kazakh: Locale.LanguageCode { get }
      public static var khmer: Locale.LanguageCode { get }
      public static var kurdish: Locale.LanguageCode { get }
      public static var kyrgyz: Locale.LanguageCode { get }
      public static var lao: Locale.LanguageCode { get }
      public static var latvian: Locale.LanguageCode { get }
      public static var lithuanian: Locale.LanguageCode { get }
      public static var macedonian: Locale.LanguageCode { get }
      public static var malay: Locale.LanguageCode { get }
      public static var malayalam: Locale.LanguageCode { get }
      public static var maltese: Locale.LanguageCode { get }
      public static var maori: Locale.LanguageCode { get }
      public static var marathi: Locale.LanguageCode { get }
      public static var mongolian: Locale.LanguageCode { get }
      public static var nepali: Locale.LanguageCode { get }
      public static var norwegian: Locale.LanguageCode { get }
      public static var norwegianBokmål: Locale.LanguageCode { get }
      public static var norwegianNynorsk: Locale.LanguageCode { get }
      public static var odia: Locale.LanguageCode { get }
      public static var pashto: Locale.LanguageCode { get }
      public static var persian: Locale.LanguageCode { get }
      public static var polish: Locale.LanguageCode { get }
      public static var portuguese: Locale.LanguageCode { get }
      public static var punjabi: Locale.LanguageCode { get }
      public static var romanian: Locale.LanguageCode { get }
      public static var russian: Locale.LanguageCode { get }
      public static var samoan: Locale.LanguageCode { get }
      public static var sanskrit: Locale.LanguageCode { get }
      public static var serbian: Locale.LanguageCode { get }
      public static var sindhi: Locale.LanguageCode { get }
      public static var sinhala: Locale.LanguageCode { get }
      public static var slovak: Locale.LanguageCode { get }
      public static var slovenian: Locale.LanguageCode { get }
      public static var swahili: Locale.LanguageCode { get }
      public static var swedish: Locale.LanguageCode { get }
      public static var tajik: Locale.LanguageCode { get }
      public static var tamil: Locale.LanguageCode { get }
      public static var telugu: Locale.LanguageCode { get }
      public static var tibetan: Locale.LanguageCode { get }
      public static var tongan: Locale.LanguageCode { get }
      public static var turkish: Locale.LanguageCode { get }
      public static var turkmen: Locale.LanguageCode { get }
      public static var ukrainian: Locale.LanguageCode { get }
      public static var urdu: Locale.LanguageCode { get }
      public static var uyghur: Locale.LanguageCode { get }
      public static var uzbek: Locale.LanguageCode { get }
      public static var vietnamese: Locale.LanguageCode { get }
      public static var welsh: Locale.LanguageCode { get }
      public static var yiddish: Locale.LanguageCode { get }
    }
    @available(Apple 2022, *)
    extension Locale.Region {
      public var isISORegion: Bool { get }
      public var containingRegion: Locale.Region? { get }
      public var continent: Locale.Region? { get }
      public var subRegions: [Locale.Region] { get }
      public static var unknown: Locale.Region { get }
      public static var world: Locale.Region { get }
      public static var argentina: Locale.Region { get }
      public static var australia: Locale.Region { get }
      public static var austria: Locale.Region { get }
      public static var belgium: Locale.Region { get }
      public static var brazil: Locale.Region { get }
      public static var bulgaria: Locale.Region { get }
      public static var canada: Locale.Region { get }
      public static var chile: Locale.Region { get }
      public static var chinaMainland: Locale.Region { get }
      public static var colombia: Locale.Region { get }
      public static var croatia: Locale.Region { get }
      public static var cyprus: Locale.Region { get }
      public static var denmark: Locale.Region { get }
      public static var egypt: Locale.Region { get }
      public static var estonia: Locale.Region { get }
      public static var finland: Locale.Region { get }
      public static var france: Locale.Region { get }
      public static var greece: Locale.Region { get }
      public static var hongKong: Locale.Region { get }
      public static var hungary: Locale.Region { get }
      public static var iceland: Locale.Region { get }
      public static var india: Locale.Region { get }
      public static var indonesia: Locale.Region { get }
      public static var ireland: Locale.Region { get }
      public static var israel: Locale.Region { get }
      public static var italy: Locale.Region { get }
      public static var japan: Locale.Region { get }
      public static var kenya: Locale.Region { get }
      public static var latvia: Locale.Region { get }
      public static var lithuania: Locale.Region { get }
      public static var luxembourg: Locale.Region { get }
      public static var malaysia: Locale.Region { get }
      public static var malta: Locale.Region { get }
      public static var mexico: Locale.Region { get }
      public static var morocco: Locale.Region { get }
      public static var netherlands: Locale.Region { get }
      public static var newZealand: Locale.Region { get }
      public static var nigeria: Locale.Region { get }
      public static var norway: Locale.Region { get }
      public static var pakistan: Locale.Region { get }
      public static var peru: Locale.Region { get }
      public static var philippines: Locale.Region { get }
      public static var poland: Locale.Region { get }
      public static var portugal: Locale.Region { get }
      public static var romania: Locale.Region { get }
      public static var russia: Locale.Region { get }
      public static var saudiArabia: Locale.Region { get }
      public static var serbia: Locale.Region { get }
      public static var singapore: Locale.Region { get }
      public static var slovakia: Locale.Region { get }
      public static var slovenia: Locale.Region { get }
      public static var southAfrica: Locale.Region { get }
      public static var southKorea: Locale.Region { get }
      public static var spain: Locale.Region { get }
      public static var sweden: Locale.Region { get }
      public static var switzerland: Locale.Region { get }
      public static var taiwan: Locale.Region { get }
      public static var thailand: Locale.Region { get }
      public static var türkiye: Locale.Region { get }
      public static var ukraine: Locale.Region { get }
      public static var unitedArabEmirates: Locale.Region { get }
      public static var unitedKingdom: Locale.Region { get }
      public static var vietnam: Locale.Region { get }
    }
    @available(Apple 2022, *)
    extension Locale.Script {
      public static var arabic: Locale.Script { get }
      public static var arabicNastaliq: Locale.Script { get }
      public static var armenian: Locale.Script { get }
      public static var bengali: Locale.Script { get }
      public static var cyrillic: Locale.Script { get }
      public static var devanagari: Locale.Script { get }
      public static var ethiopic: Locale.Script { get }
      public static var georgian: Locale.Script { get }
      public static var greek: Locale.Script { get }
      public static var gujarati: Locale.Script { get }
      public static var gurmukhi: Locale.Script { get }
      public static var hanSimplified: Locale.Script { get }
      public static var hanTraditional: Locale.Script { get }
      public static var hebrew: Locale.Script { get }
      public static var hiragana: Locale.Script { get }
      public static var japanese: Locale.Script { get }
      public static var kannada: Locale.Script { get }
      public static var katakana: Locale.Script { get }
      public static var khmer: Locale.Script { get }
      public static var korean: Locale.Script { get }
      public static var lao: Locale.Script { get }
      public static var latin: Locale.Script { get }
      public static var malayalam: Locale.Script { get }
      public static var myanmar: Locale.Script { get }
      public static var odia: Locale.Script { get }
      public static var sinhala: Locale.Script { get }
      public static var tamil: Locale.Script { get }
      public static var telugu: Locale.Script { get }
      public static var thai: Locale.Script { get }
      public static var tibetan: Locale.Script { get }
    }
    @available(Apple 2025, *)
    extension Locale {
      public static var preferredLocales: [Locale] { get }
    }
    """#
}
