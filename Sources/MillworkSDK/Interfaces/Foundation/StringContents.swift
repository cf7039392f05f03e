extension InterfaceModules.Foundation {
  /// What Foundation adds to strings beside formatting and localisation: encodings, files, ranges, paths.
  static let stringContents = #"""
    // https://developer.apple.com/documentation/swift/string
    extension String {
      public init?<S>(bytes: S, encoding: String.Encoding) where S : Sequence, S.Element == UInt8
      public init?(bytesNoCopy bytes: UnsafeMutableRawPointer, length: Int, encoding: String.Encoding, freeWhenDone flag: Bool)
      public init?(cString: UnsafePointer<CChar>, encoding enc: String.Encoding)
      public init?(utf8String bytes: UnsafePointer<CChar>)
      public init(contentsOf url: URL, usedEncoding: inout String.Encoding) throws
      public init(contentsOfFile path: String, usedEncoding: inout String.Encoding) throws
      @available(macOS, introduced: 10.10, deprecated: 15.0, message: "Use `init(contentsOfFile:encoding:)` instead")
      @available(iOS, introduced: 8.0, deprecated: 18.0, message: "Use `init(contentsOfFile:encoding:)` instead")
      @available(tvOS, introduced: 9.0, deprecated: 18.0, message: "Use `init(contentsOfFile:encoding:)` instead")
      @available(watchOS, introduced: 2.0, deprecated: 11.0, message: "Use `init(contentsOfFile:encoding:)` instead")
      @available(visionOS, introduced: 1.0, deprecated: 2.0, message: "Use `init(contentsOfFile:encoding:)` instead")
      public init(contentsOfFile path: String) throws
      @available(macOS, introduced: 10.10, deprecated: 15.0, message: "Use `init(contentsOf:encoding:)` instead")
      @available(iOS, introduced: 8.0, deprecated: 18.0, message: "Use `init(contentsOf:encoding:)` instead")
      @available(tvOS, introduced: 9.0, deprecated: 18.0, message: "Use `init(contentsOf:encoding:)` instead")
      @available(watchOS, introduced: 2.0, deprecated: 11.0, message: "Use `init(contentsOf:encoding:)` instead")
      @available(visionOS, introduced: 1.0, deprecated: 2.0, message: "Use `init(contentsOf:encoding:)` instead")
      public init(contentsOf url: URL) throws
      public init(format: String, arguments: [any CVarArg])
      public init(format: String, locale: Locale?, arguments: [any CVarArg])
      public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String
      public static func path(withComponents components: [String]) -> String
      public static var availableStringEncodings: [String.Encoding] { get }
      public static var defaultCStringEncoding: String.Encoding { get }
    }
    extension String.Encoding {
      public static let nextstep: String.Encoding
      public static let japaneseEUC: String.Encoding
      public static let isoLatin2: String.Encoding
      public static let unicode: String.Encoding
      public static let nonLossyASCII: String.Encoding
      public static let macOSRoman: String.Encoding
      public static let shiftJIS: String.Encoding
      public static let windowsCP1250: String.Encoding
      public static let windowsCP1252: String.Encoding
      public static let utf16BigEndian: String.Encoding
      public static let utf16LittleEndian: String.Encoding
      public static let utf32: String.Encoding
      public static let utf32BigEndian: String.Encoding
      public static let utf32LittleEndian: String.Encoding
    }
    extension StringProtocol {
      public var fastestEncoding: String.Encoding { get }
      public var smallestEncoding: String.Encoding { get }
      public func canBeConverted(to encoding: String.Encoding) -> Bool
      public func cString(using encoding: String.Encoding) -> [CChar]?
      public func lengthOfBytes(using encoding: String.Encoding) -> Int
      public func maximumLengthOfBytes(using encoding: String.Encoding) -> Int
      public func enumerateLines(invoking body: @escaping (_ line: String, _ stop: inout Bool) -> Void)
      public func padding<T>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int) -> String where T : StringProtocol
      public func replacingCharacters<T, R>(in range: R, with replacement: T) -> String where T : StringProtocol, R : RangeExpression, R.Bound == String.Index
      public func rangeOfCharacter(from aSet: CharacterSet, options mask: String.CompareOptions = [], range aRange: Range<Self.Index>? = nil) -> Range<Self.Index>?
      public func lineRange<R>(for aRange: R) -> Range<Self.Index> where R : RangeExpression, R.Bound == Self.Index
      public func paragraphRange<R>(for aRange: R) -> Range<Self.Index> where R : RangeExpression, R.Bound == Self.Index
      public func folding(options: String.CompareOptions = [], locale: Locale?) -> String
      public func capitalized(with locale: Locale?) -> String
      public func lowercased(with locale: Locale?) -> String
      public func uppercased(with locale: Locale?) -> String
      public func commonPrefix<T>(with aString: T, options: String.CompareOptions = []) -> String where T : StringProtocol
      public func appendingFormat<T>(_ format: T, _ arguments: any CVarArg...) -> String where T : StringProtocol
      public func appending<T>(_ aString: T) -> String where T : StringProtocol
      public var decomposedStringWithCanonicalMapping: String { get }
      public var decomposedStringWithCompatibilityMapping: String { get }
      public var precomposedStringWithCanonicalMapping: String { get }
      public var precomposedStringWithCompatibilityMapping: String { get }
      public var hash: Int { get }
    }
    extension String.CompareOptions {
      public static var widthInsensitive: String.CompareOptions { get }
      public static var forcedOrdering: String.CompareOptions { get }
    }

    // https://developer.apple.com/documentation/foundation/nsstring
    // https://developer.apple.com/documentation/foundation/bundle
    extension Bundle {
      public var executablePath: String? { get }
      public var executableURL: URL? { get }
      public var privateFrameworksURL: URL? { get }
      public var sharedSupportURL: URL? { get }
      public var builtInPlugInsURL: URL? { get }
      public var resourcePath: String? { get }
      public var principalClass: AnyClass? { get }
      public var localizations: [String] { get }
      public var developmentLocalization: String? { get }
      public var localizedInfoDictionary: [String : Any]? { get }
      @discardableResult public func load() -> Bool
      @discardableResult public func unload() -> Bool
      public func url(forAuxiliaryExecutable executableName: String) -> URL?
      public func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL?
      public func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]?
      public func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String?
      public func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String]
      public static var allBundles: [Bundle] { get }
      public static var allFrameworks: [Bundle] { get }
    }
    """#
}
