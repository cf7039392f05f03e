extension InterfaceModules.Foundation {
  /// Formatters, and the values that Objective-C knows.
  static let formatters = #"""
    // https://developer.apple.com/documentation/foundation/formatter
    // https://developer.apple.com/documentation/foundation/calendar
    // https://developer.apple.com/documentation/foundation/locale
    // https://developer.apple.com/documentation/foundation/urlsession
    public protocol ReferenceConvertible : Hashable, CustomStringConvertible {
      associatedtype ReferenceType
    }
    extension Date : ReferenceConvertible {
      public typealias ReferenceType = NSDate
    }
    extension URL : ReferenceConvertible {
      public typealias ReferenceType = NSURL
    }
    extension UUID : ReferenceConvertible {
      public typealias ReferenceType = NSUUID
    }
    extension String : CVarArg {
      public var _cVarArgEncoding: [Int] { get }
    }
    extension TimeZone {
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
      public static var gmt: TimeZone { get }
      public static var knownTimeZoneIdentifiers: [String] { get }
      public func abbreviation(for date: Date = Date()) -> String?
      public func localizedName(for style: NSTimeZone.NameStyle, locale: Locale?) -> String?
      public func isDaylightSavingTime(for date: Date = Date()) -> Bool
    }
    open class NSTimeZone : NSObject {
      override public init()
      @objc public enum NameStyle : Int, Sendable {
        case standard
        case shortStandard
        case daylightSaving
        case shortDaylightSaving
        case generic
        case shortGeneric
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    extension DateFormatter {
      public func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)
      public class func dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?) -> String?
      public var calendar: Calendar! { get set }
      public var amSymbol: String! { get set }
      public var pmSymbol: String! { get set }
      public var weekdaySymbols: [String]! { get set }
      public var shortWeekdaySymbols: [String]! { get set }
      public var veryShortWeekdaySymbols: [String]! { get set }
      public var monthSymbols: [String]! { get set }
      public var shortMonthSymbols: [String]! { get set }
      public var isLenient: Bool { get set }
    }
    extension NumberFormatter {
      public class func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String
      public var currencyCode: String! { get set }
      public var currencySymbol: String! { get set }
      public var usesGroupingSeparator: Bool { get set }
      public var groupingSeparator: String! { get set }
      public var groupingSize: Int { get set }
      public var decimalSeparator: String! { get set }
      public var alwaysShowsDecimalSeparator: Bool { get set }
      public var minimumIntegerDigits: Int { get set }
      public var maximumIntegerDigits: Int { get set }
      public var minimumSignificantDigits: Int { get set }
      public var maximumSignificantDigits: Int { get set }
      public var usesSignificantDigits: Bool { get set }
      public var minimum: NSNumber? { get set }
      public var maximum: NSNumber? { get set }
      public var multiplier: NSNumber? { get set }
      public var allowsFloats: Bool { get set }
      public var isLenient: Bool { get set }
      public var generatesDecimalNumbers: Bool { get set }
      public var zeroSymbol: String? { get set }
      public var nilSymbol: String { get set }
      public var positivePrefix: String! { get set }
      public var positiveSuffix: String! { get set }
      public var negativePrefix: String! { get set }
      public var roundingMode: NumberFormatter.RoundingMode { get set }
      public var formatWidth: Int { get set }
      public var paddingCharacter: String! { get set }
      @objc public enum RoundingMode : UInt, Sendable {
        case ceiling
        case floor
        case down
        case up
        case halfEven
        case halfDown
        case halfUp
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    extension RelativeDateTimeFormatter {
      public var unitsStyle: RelativeDateTimeFormatter.UnitsStyle { get set }
      public var dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle { get set }
      public var locale: Locale! { get set }
      public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String
      public func localizedString(from dateComponents: DateComponents) -> String
      @objc public enum UnitsStyle : Int, Sendable {
        case full
        case spellOut
        case short
        case abbreviated
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum DateTimeStyle : Int, Sendable {
        case numeric
        case named
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    extension DateComponentsFormatter {
      public var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior { get set }
      public var maximumUnitCount: Int { get set }
      public var allowsFractionalUnits: Bool { get set }
      public var collapsesLargestUnit: Bool { get set }
      public var includesApproximationPhrase: Bool { get set }
      public var includesTimeRemainingPhrase: Bool { get set }
      public var calendar: Calendar? { get set }
      public func string(from startDate: Date, to endDate: Date) -> String?
      public func string(from components: DateComponents) -> String?
      public struct ZeroFormattingBehavior : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var `default`: Self { get }
        public static var dropLeading: Self { get }
        public static var dropMiddle: Self { get }
        public static var dropTrailing: Self { get }
        public static var dropAll: Self { get }
        public static var pad: Self { get }
      }
    }
    extension ByteCountFormatter {
      public var countStyle: ByteCountFormatter.CountStyle { get set }
      public var allowedUnits: ByteCountFormatter.Units { get set }
      public var includesUnit: Bool { get set }
      public var isAdaptive: Bool { get set }
      public func string(fromByteCount byteCount: Int64) -> String
      public struct Units : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var useBytes: Self { get }
        public static var useKB: Self { get }
        public static var useMB: Self { get }
        public static var useGB: Self { get }
        public static var useTB: Self { get }
        public static var useAll: Self { get }
      }
    }
    extension ISO8601DateFormatter {
      public var formatOptions: ISO8601DateFormatter.Options { get set }
      public var timeZone: TimeZone! { get set }
      public struct Options : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var withYear: Self { get }
        public static var withMonth: Self { get }
        public static var withDay: Self { get }
        public static var withTime: Self { get }
        public static var withTimeZone: Self { get }
        public static var withFractionalSeconds: Self { get }
        public static var withFullDate: Self { get }
        public static var withFullTime: Self { get }
        public static var withInternetDateTime: Self { get }
        public static var withDashSeparatorInDate: Self { get }
        public static var withColonSeparatorInTime: Self { get }
      }
    }
    open class DateIntervalFormatter : Formatter {
      override public init()
      open var dateStyle: DateIntervalFormatter.Style { get set }
      open var timeStyle: DateIntervalFormatter.Style { get set }
      @discardableResult open func string(from fromDate: Date, to toDate: Date) -> String
      @objc public enum Style : UInt, Sendable {
        case none
        case short
        case medium
        case long
        case full
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    @available(Apple 2019, *)
    open class ListFormatter : Formatter {
      override public init()
      @discardableResult open class func localizedString(byJoining strings: [String]) -> String
      @discardableResult open func string(from items: [Any]) -> String?
    }
    extension ListFormatStyle {
      public enum ListType : Int, Codable, Sendable {
        case and
        case or
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public enum Width : Int, Codable, Sendable {
        case standard
        case short
        case narrow
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    public struct StringStyle : FormatStyle, Sendable {
      public func format(_ value: String) -> String
      public static func == (a: StringStyle, b: StringStyle) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @available(Apple 2021, *)
    extension FormatStyle {
      public static func list<MemberStyle, Base>(memberStyle: MemberStyle, type: ListFormatStyle<MemberStyle, Base>.ListType, width: ListFormatStyle<MemberStyle, Base>.Width = .standard) -> Self where Self == ListFormatStyle<MemberStyle, Base>, MemberStyle : FormatStyle, Base : Sequence, MemberStyle.FormatInput == Base.Element, MemberStyle.FormatOutput == String
      public static func list<Base>(type: ListFormatStyle<StringStyle, Base>.ListType, width: ListFormatStyle<StringStyle, Base>.Width = .standard) -> Self where Self == ListFormatStyle<StringStyle, Base>, Base : Sequence, Base.Element == String
    }
    @available(Apple 2021, *)
    extension Sequence {
      public func formatted<S>(_ style: S) -> S.FormatOutput where Self == S.FormatInput, S : FormatStyle
    }
    extension Calendar {
      public func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult
      public func enumerateDates(startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward, using block: (_ result: Date?, _ exactMatch: Bool, _ stop: inout Bool) -> Void)
      public func nextDate(after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> Date?
      public func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?
      public func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents
      public func date(_ date: Date, matchesComponents components: DateComponents) -> Bool
      public var shortMonthSymbols: [String] { get }
      public var veryShortMonthSymbols: [String] { get }
      public var standaloneMonthSymbols: [String] { get }
      public var shortStandaloneWeekdaySymbols: [String] { get }
      public var veryShortStandaloneWeekdaySymbols: [String] { get }
      public var amSymbol: String { get }
      public var pmSymbol: String { get }
      public enum MatchingPolicy : Sendable {
        case nextTime
        case nextTimePreservingSmallerComponents
        case previousTimePreservingSmallerComponents
        case strict
      }
      public enum RepeatedTimePolicy : Sendable {
        case first
        case last
      }
      public enum SearchDirection : Sendable {
        case forward
        case backward
      }
    }
    """#
}
