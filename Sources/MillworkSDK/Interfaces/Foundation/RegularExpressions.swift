extension InterfaceModules.Foundation {
  /// Ranges of Objective-C strings and regular expressions.
  static let regularExpressions = #"""
    // https://developer.apple.com/documentation/foundation/nsrange-c.struct
    public struct NSRange : Hashable, Codable, CustomStringConvertible, Sendable {
      public var location: Int
      public var length: Int
      public init()
      public init(location: Int, length: Int)
      public init<R>(_ region: R) where R : RangeExpression, R.Bound : FixedWidthInteger
      public init<R, S>(_ region: R, in target: S) where R : RangeExpression, S : StringProtocol, R.Bound == String.Index
      public init?(_ string: String)
      public var lowerBound: Int { get }
      public var upperBound: Int { get }
      public func contains(_ index: Int) -> Bool
      public mutating func formUnion(_ other: NSRange)
      public func union(_ other: NSRange) -> NSRange
      public func intersection(_ other: NSRange) -> NSRange?
      public var description: String { get }
      public static func == (a: NSRange, b: NSRange) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    public typealias NSRangePointer = UnsafeMutablePointer<NSRange>
    public let NSNotFound: Int
    @discardableResult public func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange
    @discardableResult public func NSMaxRange(_ range: NSRange) -> Int
    @discardableResult public func NSLocationInRange(_ loc: Int, _ range: NSRange) -> Bool
    @discardableResult public func NSEqualRanges(_ range1: NSRange, _ range2: NSRange) -> Bool
    @discardableResult public func NSUnionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange
    @discardableResult public func NSIntersectionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange
    extension Range where Bound == Int {
      public init?(_ range: NSRange)
    }
    extension Range where Bound == String.Index {
      public init?(_ range: NSRange, in string: String)
    }

    // https://developer.apple.com/documentation/foundation/nsregularexpression
    open class NSRegularExpression : NSObject, NSCopying, @unchecked Sendable {
      public init(pattern: String, options: NSRegularExpression.Options = []) throws
      open func copy(with zone: NSZone?) -> Any
      open var pattern: String { get }
      open var options: NSRegularExpression.Options { get }
      open var numberOfCaptureGroups: Int { get }
      @discardableResult open class func escapedPattern(for string: String) -> String
      @discardableResult open class func escapedTemplate(for string: String) -> String
      open func enumerateMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void)
      @discardableResult open func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult]
      @discardableResult open func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int
      @discardableResult open func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult?
      @discardableResult open func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange
      @discardableResult open func stringByReplacingMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate templ: String) -> String
      @discardableResult open func replaceMatches(in string: NSMutableString, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate templ: String) -> Int
      public struct Options : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var caseInsensitive: NSRegularExpression.Options { get }
        public static var allowCommentsAndWhitespace: NSRegularExpression.Options { get }
        public static var ignoreMetacharacters: NSRegularExpression.Options { get }
        public static var dotMatchesLineSeparators: NSRegularExpression.Options { get }
        public static var anchorsMatchLines: NSRegularExpression.Options { get }
        public static var useUnixLineSeparators: NSRegularExpression.Options { get }
        public static var useUnicodeWordBoundaries: NSRegularExpression.Options { get }
      }
      public struct MatchingOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var reportProgress: NSRegularExpression.MatchingOptions { get }
        public static var reportCompletion: NSRegularExpression.MatchingOptions { get }
        public static var anchored: NSRegularExpression.MatchingOptions { get }
        public static var withTransparentBounds: NSRegularExpression.MatchingOptions { get }
        public static var withoutAnchoringBounds: NSRegularExpression.MatchingOptions { get }
      }
      public struct MatchingFlags : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var progress: NSRegularExpression.MatchingFlags { get }
        public static var completed: NSRegularExpression.MatchingFlags { get }
        public static var hitEnd: NSRegularExpression.MatchingFlags { get }
        public static var requiredEnd: NSRegularExpression.MatchingFlags { get }
        public static var internalError: NSRegularExpression.MatchingFlags { get }
      }
    }
    open class NSTextCheckingResult : NSObject, NSCopying, @unchecked Sendable {
      override public init()
      open func copy(with zone: NSZone?) -> Any
      open var range: NSRange { get }
      open var numberOfRanges: Int { get }
      @discardableResult open func range(at idx: Int) -> NSRange
      @available(macOS 10.13, iOS 11.0, tvOS 11.0, watchOS 4.0, visionOS 1.0, *)
      @discardableResult open func range(withName name: String) -> NSRange
      open var url: URL? { get }
      open var date: Date? { get }
      open var regularExpression: NSRegularExpression? { get }
    }
    """#
}
