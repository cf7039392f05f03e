extension InterfaceModules.Foundation {
  /// How addresses and durations are written and read, part by part; styles with attributes.
  static let partStyles = #"""
    // https://developer.apple.com/documentation/foundation/url/formatstyle
    @available(Apple 2022, *)
    extension URL.FormatStyle {
      public enum Component : Int, Codable, Hashable, Sendable {
        case scheme
        case user
        case password
        case host
        case port
        case path
        case query
        case fragment
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct ComponentDisplayOption : Hashable, Codable, Sendable {
        public static var always: URL.FormatStyle.ComponentDisplayOption { get }
        public static var never: URL.FormatStyle.ComponentDisplayOption { get }
        public static var omitIfHTTPFamily: URL.FormatStyle.ComponentDisplayOption { get }
        public static func displayWhen(_ component: URL.FormatStyle.Component, matches requirements: Set<String>) -> URL.FormatStyle.ComponentDisplayOption
        public static func omitWhen(_ component: URL.FormatStyle.Component, matches requirements: Set<String>) -> URL.FormatStyle.ComponentDisplayOption
        public static func == (a: URL.FormatStyle.ComponentDisplayOption, b: URL.FormatStyle.ComponentDisplayOption) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public struct HostDisplayOption : Hashable, Codable, Sendable {
        public static var always: URL.FormatStyle.HostDisplayOption { get }
        public static var never: URL.FormatStyle.HostDisplayOption { get }
        public static var omitIfHTTPFamily: URL.FormatStyle.HostDisplayOption { get }
        public static func displayWhen(_ component: URL.FormatStyle.Component, matches requirements: Set<String>) -> URL.FormatStyle.HostDisplayOption
        public static func omitWhen(_ component: URL.FormatStyle.Component, matches requirements: Set<String>) -> URL.FormatStyle.HostDisplayOption
        public static func omitSpecificSubdomains(_ subdomainsToOmit: Set<String> = Set(), includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false) -> URL.FormatStyle.HostDisplayOption
        public static func == (a: URL.FormatStyle.HostDisplayOption, b: URL.FormatStyle.HostDisplayOption) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public func host(_ strategy: URL.FormatStyle.HostDisplayOption = .always) -> URL.FormatStyle
      public func scheme(_ strategy: URL.FormatStyle.ComponentDisplayOption = .always) -> URL.FormatStyle
      public func user(_ strategy: URL.FormatStyle.ComponentDisplayOption = .never) -> URL.FormatStyle
      public func password(_ strategy: URL.FormatStyle.ComponentDisplayOption = .never) -> URL.FormatStyle
      public func port(_ strategy: URL.FormatStyle.ComponentDisplayOption = .omitIfHTTPFamily) -> URL.FormatStyle
      public func path(_ strategy: URL.FormatStyle.ComponentDisplayOption = .always) -> URL.FormatStyle
      public func query(_ strategy: URL.FormatStyle.ComponentDisplayOption = .never) -> URL.FormatStyle
      public func fragment(_ strategy: URL.FormatStyle.ComponentDisplayOption = .never) -> URL.FormatStyle
    }
    // https://developer.apple.com/documentation/foundation/url/parsestrategy
    @available(Apple 2022, *)
    extension URL.ParseStrategy {
      public enum ComponentParseStrategy<Component> : Hashable, Codable, Sendable where Component : Decodable, Component : Encodable, Component : Hashable, Component : Sendable {
        case required
        case optional
        case defaultValue(Component)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public func scheme(_ strategy: URL.ParseStrategy.ComponentParseStrategy<String> = .required) -> URL.ParseStrategy
      public func user(_ strategy: URL.ParseStrategy.ComponentParseStrategy<String> = .optional) -> URL.ParseStrategy
      public func password(_ strategy: URL.ParseStrategy.ComponentParseStrategy<String> = .optional) -> URL.ParseStrategy
      public func host(_ strategy: URL.ParseStrategy.ComponentParseStrategy<String> = .required) -> URL.ParseStrategy
      public func port(_ strategy: URL.ParseStrategy.ComponentParseStrategy<Int> = .optional) -> URL.ParseStrategy
      public func path(_ strategy: URL.ParseStrategy.ComponentParseStrategy<String> = .optional) -> URL.ParseStrategy
      public func query(_ strategy: URL.ParseStrategy.ComponentParseStrategy<String> = .optional) -> URL.ParseStrategy
      public func fragment(_ strategy: URL.ParseStrategy.ComponentParseStrategy<String> = .optional) -> URL.ParseStrategy
    }
    @available(Apple 2022, *)
    extension ParseStrategy where Self == URL.ParseStrategy {
      public static var url: URL.ParseStrategy { get }
    }
    @available(Apple 2022, *)
    extension URL {
      public func formatted<F>(_ format: F) -> F.FormatOutput where F : Foundation.FormatStyle, F.FormatInput == URL
      public init<T>(_ value: T.ParseInput, strategy: T) throws where T : Foundation.ParseStrategy, T.ParseOutput == URL
    }
    // https://developer.apple.com/documentation/foundation/duration-swift.struct/unitsformatstyle
    @available(Apple 2022, *)
    extension Duration.UnitsFormatStyle {
      public struct ZeroValueUnitsDisplayStrategy : Hashable, Codable, Sendable {
        public static var hide: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy { get }
        public static func show(length: Int) -> Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy
        public static func == (a: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy, b: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public struct FractionalPartDisplayStrategy : Hashable, Codable, Sendable {
        public static var hide: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy { get }
        public static func hide(rounded: FloatingPointRoundingRule = .toNearestOrEven) -> Duration.UnitsFormatStyle.FractionalPartDisplayStrategy
        public static func show(length: Int, rounded: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> Duration.UnitsFormatStyle.FractionalPartDisplayStrategy
        public static func == (a: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy, b: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public init(allowedUnits: Set<Duration.UnitsFormatStyle.Unit>, width: Duration.UnitsFormatStyle.UnitWidth, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide)
      public func locale(_ locale: Locale) -> Duration.UnitsFormatStyle
      public var attributed: Duration.UnitsFormatStyle.Attributed { get }
      public struct Attributed : Foundation.FormatStyle, Sendable {
        public typealias FormatInput = Duration
        public typealias FormatOutput = AttributedString
        public func format(_ duration: Duration) -> AttributedString
        public func locale(_ locale: Locale) -> Duration.UnitsFormatStyle.Attributed
        public static func == (a: Duration.UnitsFormatStyle.Attributed, b: Duration.UnitsFormatStyle.Attributed) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2022, *)
    extension Duration.TimeFormatStyle {
      public func locale(_ locale: Locale) -> Duration.TimeFormatStyle
      @available(Apple 2024, *)
      public func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Duration.TimeFormatStyle
      public var attributed: Duration.TimeFormatStyle.Attributed { get }
      public struct Attributed : Foundation.FormatStyle, Sendable {
        public typealias FormatInput = Duration
        public typealias FormatOutput = AttributedString
        public func format(_ value: Duration) -> AttributedString
        public func locale(_ locale: Locale) -> Duration.TimeFormatStyle.Attributed
        public static func == (a: Duration.TimeFormatStyle.Attributed, b: Duration.TimeFormatStyle.Attributed) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    // https://developer.apple.com/documentation/foundation/bytecountformatstyle
    @available(Apple 2021, *)
    extension ByteCountFormatStyle {
      public func locale(_ locale: Locale) -> ByteCountFormatStyle
      public var attributed: ByteCountFormatStyle.Attributed { get }
      public struct Attributed : Foundation.FormatStyle, Sendable {
        public typealias FormatInput = Int64
        public typealias FormatOutput = AttributedString
        public func format(_ value: Int64) -> AttributedString
        public func locale(_ locale: Locale) -> ByteCountFormatStyle.Attributed
        public static func == (a: ByteCountFormatStyle.Attributed, b: ByteCountFormatStyle.Attributed) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    // https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle
    @available(Apple 2021, *)
    extension PersonNameComponents.FormatStyle {
      public var attributed: PersonNameComponents.AttributedStyle { get }
    }
    @available(Apple 2021, *)
    extension PersonNameComponents {
      public struct AttributedStyle : Foundation.FormatStyle, Sendable {
        public func format(_ value: PersonNameComponents) -> AttributedString
        public func locale(_ locale: Locale) -> PersonNameComponents.AttributedStyle
        public static func == (a: PersonNameComponents.AttributedStyle, b: PersonNameComponents.AttributedStyle) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public struct ParseStrategy : Foundation.ParseStrategy, Sendable {
        public init()
        public func parse(_ value: String) throws -> PersonNameComponents
        public static func == (a: PersonNameComponents.ParseStrategy, b: PersonNameComponents.ParseStrategy) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public init(_ value: String) throws
      public init<S>(_ value: S.ParseInput, strategy: S) throws where S : Foundation.ParseStrategy, S.ParseOutput == PersonNameComponents
    }
    @available(Apple 2021, *)
    extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
      public static var name: PersonNameComponents.ParseStrategy { get }
    }
    // https://developer.apple.com/documentation/foundation/date/anchoredrelativeformatstyle
    @available(Apple 2024, *)
    extension Date {
      public struct AnchoredRelativeFormatStyle : Foundation.FormatStyle, Sendable {
        public typealias Presentation = Date.RelativeFormatStyle.Presentation
        public typealias UnitsStyle = Date.RelativeFormatStyle.UnitsStyle
        public var anchor: Date
        public init(anchor: Date, presentation: Date.RelativeFormatStyle.Presentation = .numeric, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent)
        public func format(_ input: Date) -> String
        public func locale(_ locale: Locale) -> Date.AnchoredRelativeFormatStyle
        public static func == (a: Date.AnchoredRelativeFormatStyle, b: Date.AnchoredRelativeFormatStyle) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2021, *)
    extension Date.FormatStyle.Symbol.Hour {
      public static var defaultDigitsNoAMPM: Date.FormatStyle.Symbol.Hour { get }
      public static var twoDigitsNoAMPM: Date.FormatStyle.Symbol.Hour { get }
    }
    """#
}
