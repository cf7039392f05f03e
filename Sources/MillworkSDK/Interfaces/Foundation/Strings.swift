extension InterfaceModules.Foundation {
  /// Strings, attributed strings, localisation and formatting.
  static let strings = #"""
    // https://developer.apple.com/documentation/foundation/strings_and_text
    extension String {
      public init(format: String, _ arguments: any CVarArg...)
      public init(format: String, locale: Locale?, _ arguments: any CVarArg...)
      public init?(data: Data, encoding: String.Encoding)
      public init(contentsOf url: URL, encoding enc: String.Encoding) throws
      public init(contentsOfFile path: String, encoding enc: String.Encoding) throws
      @available(Apple 2021, *)
      public init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
      @available(Apple 2021, *)
      public init(localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
      @available(Apple 2022, *)
      public init(localized resource: LocalizedStringResource)
      public struct Encoding : RawRepresentable, Hashable, Sendable {
        public var rawValue: UInt
        public init(rawValue: UInt)
        public static var utf8: String.Encoding { get }
        public static var ascii: String.Encoding { get }
        public static var utf16: String.Encoding { get }
        public static var isoLatin1: String.Encoding { get }
      }
      public struct CompareOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var caseInsensitive: String.CompareOptions { get }
        public static var diacriticInsensitive: String.CompareOptions { get }
        public static var numeric: String.CompareOptions { get }
        public static var backwards: String.CompareOptions { get }
        public static var anchored: String.CompareOptions { get }
        public static var literal: String.CompareOptions { get }
        public static var regularExpression: String.CompareOptions { get }
      }
    }
    @available(Apple 2021, *)
    extension String {
      public struct LocalizationValue : Equatable, ExpressibleByStringInterpolation, Codable, Sendable {
        public init(_ value: String)
        public init(stringLiteral value: String)
        public init(stringInterpolation: String.LocalizationValue.StringInterpolation)
        public static func == (a: String.LocalizationValue, b: String.LocalizationValue) -> Bool
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
        public struct StringInterpolation : StringInterpolationProtocol, Sendable {
          public init(literalCapacity: Int, interpolationCount: Int)
          public mutating func appendLiteral(_ literal: String)
          public mutating func appendInterpolation(_ string: String)
          public mutating func appendInterpolation(_ substring: Substring)
          public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T : _FormatSpecifiable
          public mutating func appendInterpolation<T>(_ value: T) where T : _FormatSpecifiable
          public mutating func appendInterpolation(_ attributedString: AttributedString)
          public mutating func appendInterpolation<F>(_ value: F.FormatInput, format: F) where F : FormatStyle, F.FormatInput : Equatable, F.FormatOutput == String
        }
      }
    }
    public protocol _FormatSpecifiable : Equatable {
      associatedtype _Arg : CVarArg
      var _arg: Self._Arg { get }
      var _specifier: String { get }
    }
    extension Int : _FormatSpecifiable {
      public var _arg: Int64 { get }
      public var _specifier: String { get }
    }
    extension Int8 : _FormatSpecifiable {
      public var _arg: Int32 { get }
      public var _specifier: String { get }
    }
    extension Int16 : _FormatSpecifiable {
      public var _arg: Int32 { get }
      public var _specifier: String { get }
    }
    extension Int32 : _FormatSpecifiable {
      public var _arg: Int32 { get }
      public var _specifier: String { get }
    }
    extension Int64 : _FormatSpecifiable {
      public var _arg: Int64 { get }
      public var _specifier: String { get }
    }
    extension UInt : _FormatSpecifiable {
      public var _arg: UInt64 { get }
      public var _specifier: String { get }
    }
    extension UInt8 : _FormatSpecifiable {
      public var _arg: UInt32 { get }
      public var _specifier: String { get }
    }
    extension UInt16 : _FormatSpecifiable {
      public var _arg: UInt32 { get }
      public var _specifier: String { get }
    }
    extension UInt32 : _FormatSpecifiable {
      public var _arg: UInt32 { get }
      public var _specifier: String { get }
    }
    extension UInt64 : _FormatSpecifiable {
      public var _arg: UInt64 { get }
      public var _specifier: String { get }
    }
    extension Float : _FormatSpecifiable {
      public var _arg: Float { get }
      public var _specifier: String { get }
    }
    extension Double : _FormatSpecifiable {
      public var _arg: Double { get }
      public var _specifier: String { get }
    }
    extension CGFloat : _FormatSpecifiable {
      public var _arg: CGFloat { get }
      public var _specifier: String { get }
    }
    extension CGFloat : CVarArg {
      public var _cVarArgEncoding: [Int] { get }
    }
    extension NSObject : CVarArg {
      public var _cVarArgEncoding: [Int] { get }
    }
    extension StringProtocol {
      public func components(separatedBy separator: CharacterSet) -> [String]
      public func components<T>(separatedBy separator: T) -> [String] where T : StringProtocol
      public func trimmingCharacters(in set: CharacterSet) -> String
      public func replacingOccurrences<Target, Replacement>(of target: Target, with replacement: Replacement, options: String.CompareOptions = [], range searchRange: Range<Self.Index>? = nil) -> String where Target : StringProtocol, Replacement : StringProtocol
      public func range<T>(of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<Self.Index>? = nil, locale: Locale? = nil) -> Range<Self.Index>? where T : StringProtocol
      public func contains<T>(_ other: T) -> Bool where T : StringProtocol
      public func localizedStandardContains<T>(_ string: T) -> Bool where T : StringProtocol
      public func localizedCaseInsensitiveContains<T>(_ other: T) -> Bool where T : StringProtocol
      public func localizedCompare<T>(_ aString: T) -> ComparisonResult where T : StringProtocol
      public func localizedStandardCompare<T>(_ string: T) -> ComparisonResult where T : StringProtocol
      public func localizedCaseInsensitiveCompare<T>(_ aString: T) -> ComparisonResult where T : StringProtocol
      public func caseInsensitiveCompare<T>(_ aString: T) -> ComparisonResult where T : StringProtocol
      public func compare<T>(_ aString: T, options mask: String.CompareOptions = [], range: Range<Self.Index>? = nil, locale: Locale? = nil) -> ComparisonResult where T : StringProtocol
      public func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
      public var removingPercentEncoding: String? { get }
      public var capitalized: String { get }
      public var localizedCapitalized: String { get }
      public var localizedUppercase: String { get }
      public var localizedLowercase: String { get }
      public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
      public func write<T>(toFile path: T, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws where T : StringProtocol
      public func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws
    }
    public func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String) -> String
    public func NSLog(_ format: String, _ args: any CVarArg...)

    @available(Apple 2022, *)
    public struct LocalizedStringResource : Equatable, Codable, ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible, Sendable {
      public enum BundleDescription : Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)
      }
      public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil)
      public init(_ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil)
      public init(stringLiteral value: String)
      public init(stringInterpolation: String.LocalizationValue.StringInterpolation)
      public typealias StringInterpolation = String.LocalizationValue.StringInterpolation
      public var key: String { get }
      public var defaultValue: String.LocalizationValue { get }
      public var table: String? { get }
      public var locale: Locale { get set }
      public var localizedStringResource: LocalizedStringResource { get }
      public static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @available(Apple 2022, *)
    public protocol CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource { get }
    }
    """#
}
