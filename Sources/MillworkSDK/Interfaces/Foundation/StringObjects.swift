extension InterfaceModules.Foundation {
  /// The members of the strings of Objective-C.
  static let stringObjects = #"""
    // https://developer.apple.com/documentation/foundation/nsstring
    public typealias unichar = UInt16
    open class NSString : NSObject, NSCopying, NSMutableCopying, NSSecureCoding, ExpressibleByStringLiteral, @unchecked Sendable {
      override public init()
      public required convenience init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open class var supportsSecureCoding: Bool { get }
      open func copy(with zone: NSZone? = nil) -> Any
      open func mutableCopy(with zone: NSZone? = nil) -> Any
      public required convenience init(stringLiteral value: StaticString)
      public convenience init(string aString: String)
      public typealias CompareOptions = String.CompareOptions
      public typealias EnumerationOptions = String.EnumerationOptions
      public typealias EncodingConversionOptions = String.EncodingConversionOptions
      open var length: Int { get }
      open func character(at index: Int) -> unichar
      open var lastPathComponent: String { get }
      open var pathExtension: String { get }
      open func appendingPathComponent(_ str: String) -> String
      open func size(withAttributes attrs: [NSAttributedString.Key : Any]? = nil) -> CGSize
    }
    extension String {
      public struct EncodingConversionOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var allowLossy: Self { get }
        public static var externalRepresentation: Self { get }
      }
    }
    extension NSString {
      public convenience init(format: String, _ args: any CVarArg...)
      public convenience init(format: String, arguments argList: CVaListPointer)
      public convenience init(format: String, locale: Locale?, _ args: any CVarArg...)
      public convenience init?(data: Data, encoding: UInt)
      public convenience init?(bytes: UnsafeRawPointer, length len: Int, encoding: UInt)
      public convenience init?(utf8String nullTerminatedCString: UnsafePointer<CChar>)
      public convenience init?(cString nullTerminatedCString: UnsafePointer<CChar>, encoding: UInt)
      public convenience init(characters: UnsafePointer<unichar>, length: Int)
      public convenience init(contentsOf url: URL, encoding enc: UInt) throws
      public convenience init(contentsOf url: URL, usedEncoding enc: UnsafeMutablePointer<UInt>?) throws
      public convenience init(contentsOfFile path: String, encoding enc: UInt) throws
      public convenience init(contentsOfFile path: String, usedEncoding enc: UnsafeMutablePointer<UInt>?) throws
      public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> Self
      public class func path(withComponents components: [String]) -> String
      public class func localizedName(of encoding: UInt) -> String
      public class var defaultCStringEncoding: UInt { get }
      public var deletingLastPathComponent: String { get }
      public var deletingPathExtension: String { get }
      public func appendingPathExtension(_ str: String) -> String?
      public var pathComponents: [String] { get }
      public var isAbsolutePath: Bool { get }
      public var expandingTildeInPath: String { get }
      public var abbreviatingWithTildeInPath: String { get }
      public var standardizingPath: String { get }
      public var resolvingSymlinksInPath: String { get }
      public func strings(byAppendingPaths paths: [String]) -> [String]
      public var fileSystemRepresentation: UnsafePointer<CChar> { get }
      public func getFileSystemRepresentation(_ cname: UnsafeMutablePointer<CChar>, maxLength max: Int) -> Bool
      public var utf8String: UnsafePointer<CChar>? { get }
      public func substring(with range: NSRange) -> String
      public func substring(from: Int) -> String
      public func substring(to: Int) -> String
      public func getCharacters(_ buffer: UnsafeMutablePointer<unichar>)
      public func getCharacters(_ buffer: UnsafeMutablePointer<unichar>, range: NSRange)
      public func range(of searchString: String) -> NSRange
      public func range(of searchString: String, options mask: NSString.CompareOptions = []) -> NSRange
      public func range(of searchString: String, options mask: NSString.CompareOptions = [], range rangeOfReceiverToSearch: NSRange) -> NSRange
      public func range(of searchString: String, options mask: NSString.CompareOptions = [], range rangeOfReceiverToSearch: NSRange, locale: Locale?) -> NSRange
      public func rangeOfCharacter(from searchSet: CharacterSet) -> NSRange
      public func rangeOfCharacter(from searchSet: CharacterSet, options mask: NSString.CompareOptions = []) -> NSRange
      public func rangeOfCharacter(from searchSet: CharacterSet, options mask: NSString.CompareOptions = [], range rangeOfReceiverToSearch: NSRange) -> NSRange
      public func rangeOfComposedCharacterSequence(at index: Int) -> NSRange
      public func rangeOfComposedCharacterSequences(for range: NSRange) -> NSRange
      public func localizedStandardRange(of str: String) -> NSRange
      public func lineRange(for range: NSRange) -> NSRange
      public func paragraphRange(for range: NSRange) -> NSRange
      public func getLineStart(_ startPtr: UnsafeMutablePointer<Int>?, end lineEndPtr: UnsafeMutablePointer<Int>?, contentsEnd contentsEndPtr: UnsafeMutablePointer<Int>?, for range: NSRange)
      public func getParagraphStart(_ startPtr: UnsafeMutablePointer<Int>?, end parEndPtr: UnsafeMutablePointer<Int>?, contentsEnd contentsEndPtr: UnsafeMutablePointer<Int>?, for range: NSRange)
      public func enumerateSubstrings(in range: NSRange, options opts: NSString.EnumerationOptions = [], using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
      public func enumerateLines(_ block: @escaping (String, UnsafeMutablePointer<ObjCBool>) -> Void)
      public func components(separatedBy separator: String) -> [String]
      public func components(separatedBy separator: CharacterSet) -> [String]
      public func trimmingCharacters(in set: CharacterSet) -> String
      public func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String
      public func replacingOccurrences(of target: String, with replacement: String) -> String
      public func replacingOccurrences(of target: String, with replacement: String, options: NSString.CompareOptions = [], range searchRange: NSRange) -> String
      public func replacingCharacters(in range: NSRange, with replacement: String) -> String
      public func appending(_ aString: String) -> String
      public func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString
      public func folding(options: NSString.CompareOptions = [], locale: Locale?) -> String
      public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String?
      public func commonPrefix(with str: String, options mask: NSString.CompareOptions = []) -> String
      @objc public func localizedStandardCompare(_ string: String) -> ComparisonResult
      @objc public func localizedCaseInsensitiveCompare(_ string: String) -> ComparisonResult
      @objc public func caseInsensitiveCompare(_ string: String) -> ComparisonResult
      @objc public func localizedCompare(_ string: String) -> ComparisonResult
      @objc public func compare(_ string: String) -> ComparisonResult
      public func compare(_ string: String, options mask: NSString.CompareOptions = []) -> ComparisonResult
      public func compare(_ string: String, options mask: NSString.CompareOptions = [], range rangeOfReceiverToCompare: NSRange) -> ComparisonResult
      public func compare(_ string: String, options mask: NSString.CompareOptions = [], range rangeOfReceiverToCompare: NSRange, locale: Any?) -> ComparisonResult
      public func isEqual(to aString: String) -> Bool
      public func contains(_ str: String) -> Bool
      public func localizedCaseInsensitiveContains(_ str: String) -> Bool
      public func localizedStandardContains(_ str: String) -> Bool
      public func hasPrefix(_ str: String) -> Bool
      public func hasSuffix(_ str: String) -> Bool
      public var integerValue: Int { get }
      public var intValue: Int32 { get }
      public var longLongValue: Int64 { get }
      public var floatValue: Float { get }
      public var doubleValue: Double { get }
      public var boolValue: Bool { get }
      public var capitalized: String { get }
      public var lowercased: String { get }
      public var uppercased: String { get }
      public var localizedCapitalized: String { get }
      public var localizedLowercase: String { get }
      public var localizedUppercase: String { get }
      public func capitalized(with locale: Locale?) -> String
      public func lowercased(with locale: Locale?) -> String
      public func uppercased(with locale: Locale?) -> String
      public var decomposedStringWithCanonicalMapping: String { get }
      public var decomposedStringWithCompatibilityMapping: String { get }
      public var precomposedStringWithCanonicalMapping: String { get }
      public var precomposedStringWithCompatibilityMapping: String { get }
      public var fastestEncoding: UInt { get }
      public var smallestEncoding: UInt { get }
      public func data(using encoding: UInt) -> Data?
      public func data(using encoding: UInt, allowLossyConversion lossy: Bool) -> Data?
      public func canBeConverted(to encoding: UInt) -> Bool
      public func cString(using encoding: UInt) -> UnsafePointer<CChar>?
      public func getCString(_ buffer: UnsafeMutablePointer<CChar>, maxLength maxBufferCount: Int, encoding: UInt) -> Bool
      public func lengthOfBytes(using enc: UInt) -> Int
      public func maximumLengthOfBytes(using enc: UInt) -> Int
      public func propertyList() -> Any
      public func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
      public var removingPercentEncoding: String? { get }
      public func variantFittingPresentationWidth(_ width: Int) -> String
      public func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: UInt) throws
      public func write(toFile path: String, atomically useAuxiliaryFile: Bool, encoding enc: UInt) throws
    }
    public let NSUTF8StringEncoding: UInt
    public let NSASCIIStringEncoding: UInt
    public let NSUnicodeStringEncoding: UInt
    public let NSUTF16StringEncoding: UInt
    public let NSISOLatin1StringEncoding: UInt
    // https://developer.apple.com/documentation/foundation/nsmutablestring
    open class NSMutableString : NSString, @unchecked Sendable {
      override public init()
      public init(capacity: Int)
      open func append(_ aString: String)
      open func appendFormat(_ format: NSString, _ args: any CVarArg...)
      open func insert(_ aString: String, at loc: Int)
      open func deleteCharacters(in range: NSRange)
      open func replaceCharacters(in range: NSRange, with aString: String)
      @discardableResult open func replaceOccurrences(of target: String, with replacement: String, options: NSString.CompareOptions = [], range searchRange: NSRange) -> Int
      @discardableResult open func applyTransform(_ transform: StringTransform, reverse: Bool, range: NSRange, updatedRange resultingRange: NSRangePointer?) -> Bool
      open func setString(_ aString: String)
    }
    public func NSStringFromRange(_ range: NSRange) -> String
    public func NSRangeFromString(_ aString: String) -> NSRange
    public func NSStringFromProtocol(_ proto: Protocol) -> String
    public func NSProtocolFromString(_ namestr: String) -> Protocol?
    """#
}
