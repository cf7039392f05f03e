extension InterfaceModules.Foundation {
  /// The data of Objective-C, archives of objects, expressions, and what a text was checked for.
  static let dataObjects = #"""
    // https://developer.apple.com/documentation/foundation/nsdata
    extension NSData {
      public convenience init(bytes: UnsafeRawPointer?, length: Int)
      public convenience init(bytesNoCopy bytes: UnsafeMutableRawPointer, length: Int)
      public convenience init(bytesNoCopy bytes: UnsafeMutableRawPointer, length: Int, freeWhenDone b: Bool)
      public convenience init(data: Data)
      public convenience init?(contentsOfFile path: String)
      public convenience init(contentsOfFile path: String, options readOptionsMask: NSData.ReadingOptions = []) throws
      public convenience init?(contentsOf url: URL)
      public convenience init(contentsOf url: URL, options readOptionsMask: NSData.ReadingOptions = []) throws
      public convenience init?(base64Encoded base64String: String, options: NSData.Base64DecodingOptions = [])
      public convenience init?(base64Encoded base64Data: Data, options: NSData.Base64DecodingOptions = [])
      public typealias ReadingOptions = Data.ReadingOptions
      public typealias WritingOptions = Data.WritingOptions
      public typealias SearchOptions = Data.SearchOptions
      public typealias Base64EncodingOptions = Data.Base64EncodingOptions
      public typealias Base64DecodingOptions = Data.Base64DecodingOptions
      @objc open var length: Int { get }
      public var count: Int { get }
      public var bytes: UnsafeRawPointer { get }
      public func base64EncodedString(options: NSData.Base64EncodingOptions = []) -> String
      public func base64EncodedData(options: NSData.Base64EncodingOptions = []) -> Data
      public func getBytes(_ buffer: UnsafeMutableRawPointer, length: Int)
      public func getBytes(_ buffer: UnsafeMutableRawPointer, range: NSRange)
      public func subdata(with range: NSRange) -> Data
      public func isEqual(to other: Data) -> Bool
      public func range(of dataToFind: Data, options mask: NSData.SearchOptions = [], in searchRange: NSRange) -> NSRange
      public func enumerateBytes(_ block: (UnsafeRawPointer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
      @discardableResult public func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool
      @discardableResult public func write(to url: URL, atomically: Bool) -> Bool
      public func write(toFile path: String, options writeOptionsMask: NSData.WritingOptions = []) throws
      public func write(to url: URL, options writeOptionsMask: NSData.WritingOptions = []) throws
      @objc public enum CompressionAlgorithm : Int, Sendable {
        case lzfse
        case lz4
        case lzma
        case zlib
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @available(Apple 2019, *)
      public func compressed(using algorithm: NSData.CompressionAlgorithm) throws -> Self
      @available(Apple 2019, *)
      public func decompressed(using algorithm: NSData.CompressionAlgorithm) throws -> Self
    }
    open class NSMutableData : NSData, @unchecked Sendable {
      override public init()
      public init?(capacity: Int)
      public init?(length: Int)
      @objc override open var length: Int { get set }
      open var mutableBytes: UnsafeMutableRawPointer { get }
      open func append(_ other: Data)
      open func append(_ bytes: UnsafeRawPointer, length: Int)
      open func increaseLength(by extraLength: Int)
      open func replaceBytes(in range: NSRange, withBytes bytes: UnsafeRawPointer)
      open func replaceBytes(in range: NSRange, withBytes replacementBytes: UnsafeRawPointer?, length replacementLength: Int)
      open func resetBytes(in range: NSRange)
      open func setData(_ data: Data)
    }
    // https://developer.apple.com/documentation/foundation/nskeyedarchiver
    public let NSKeyedArchiveRootObjectKey: String
    open class NSKeyedArchiver : NSCoder {
      public init(requiringSecureCoding requiresSecureCoding: Bool)
      open class func archivedData(withRootObject object: Any, requiringSecureCoding requiresSecureCoding: Bool) throws -> Data
      @available(*, deprecated, message: "Use +archivedDataWithRootObject:requiringSecureCoding:error: instead")
      open class func archivedData(withRootObject rootObject: Any) -> Data
      @available(*, deprecated, message: "Use +archivedDataWithRootObject:requiringSecureCoding:error: instead")
      open class func archiveRootObject(_ rootObject: Any, toFile path: String) -> Bool
      open class func setClassName(_ codedName: String?, for cls: AnyClass)
      open class func className(for cls: AnyClass) -> String?
      open func setClassName(_ codedName: String?, for cls: AnyClass)
      weak open var delegate: (any NSKeyedArchiverDelegate)? { get set }
      open var outputFormat: PropertyListSerialization.PropertyListFormat { get set }
      open var encodedData: Data { get }
      open func finishEncoding()
    }
    @objc public protocol NSKeyedArchiverDelegate : NSObjectProtocol {
      @objc optional func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any?
      @objc optional func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?)
    }
    @objc public protocol NSKeyedUnarchiverDelegate : NSObjectProtocol {
      @objc optional func unarchiver(_ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses classNames: [String]) -> AnyClass?
      @objc optional func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any?
    }
    open class NSKeyedUnarchiver : NSCoder {
      public init(forReadingFrom data: Data) throws
      public static func unarchivedObject<DecodedObjectType>(ofClass cls: DecodedObjectType.Type, from data: Data) throws -> DecodedObjectType? where DecodedObjectType : NSObject, DecodedObjectType : NSCoding
      public static func unarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any?
      @available(Apple 2020, *)
      public static func unarchivedArrayOfObjects<DecodedObjectType>(ofClass cls: DecodedObjectType.Type, from data: Data) throws -> [DecodedObjectType]? where DecodedObjectType : NSObject, DecodedObjectType : NSSecureCoding
      @available(Apple 2020, *)
      public static func unarchivedDictionary<DecodedKeyType, DecodedObjectType>(ofKeyClass keyCls: DecodedKeyType.Type, objectClass valueCls: DecodedObjectType.Type, from data: Data) throws -> [DecodedKeyType : DecodedObjectType]? where DecodedKeyType : NSObject, DecodedKeyType : NSCopying, DecodedKeyType : NSSecureCoding, DecodedObjectType : NSObject, DecodedObjectType : NSSecureCoding
      @available(Apple 2020, *)
      public static func unarchivedDictionary(ofKeyClasses keyClasses: [AnyClass], objectClasses valueClasses: [AnyClass], from data: Data) throws -> [AnyHashable : Any]?
      open class func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any?
      @available(*, deprecated, message: "Use +unarchivedObjectOfClass:fromData:error: instead")
      open class func unarchiveObject(with data: Data) -> Any?
      @available(*, deprecated, message: "Use +unarchivedObjectOfClass:fromData:error: instead")
      open class func unarchiveObject(withFile path: String) -> Any?
      open class func setClass(_ cls: AnyClass?, forClassName codedName: String)
      open func setClass(_ cls: AnyClass?, forClassName codedName: String)
      weak open var delegate: (any NSKeyedUnarchiverDelegate)? { get set }
      @objc override open var requiresSecureCoding: Bool { get set }
      @objc override open var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { get set }
      open func finishDecoding()
    }
    // https://developer.apple.com/documentation/foundation/scanner
    extension Scanner {
      public var caseSensitive: Bool { get set }
      public var locale: Any? { get set }
      public class func localizedScanner(with string: String) -> Any
      @available(*, deprecated)
      public var scanLocation: Int { get set }
      public func scanInt32(representation: Scanner.NumberRepresentation = .decimal) -> Int32?
      public func scanInt64(representation: Scanner.NumberRepresentation = .decimal) -> Int64?
      public func scanFloat(representation: Scanner.NumberRepresentation = .decimal) -> Float?
      public func scanDecimal() -> Decimal?
      @available(*, deprecated)
      @discardableResult public func scanInt32(_ result: UnsafeMutablePointer<Int32>?) -> Bool
      @available(*, deprecated)
      @discardableResult public func scanDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool
      @available(*, deprecated)
      @discardableResult public func scanFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool
      @available(*, deprecated)
      @discardableResult public func scanInt(_ result: UnsafeMutablePointer<Int>?) -> Bool
      @available(*, deprecated)
      @discardableResult public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool
      @available(*, deprecated)
      @discardableResult public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool
      @available(*, deprecated)
      @discardableResult public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool
    }
    // https://developer.apple.com/documentation/foundation/nsexpression
    open class NSExpression : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
      public convenience init(format expressionFormat: String, _ args: any CVarArg...)
      public convenience init(format expressionFormat: String, argumentArray arguments: [Any])
      public init(forKeyPath keyPath: String)
      public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>)
      public init(forConstantValue obj: Any?)
      public init(forVariable string: String)
      public init(forAggregate subexpressions: [Any])
      public init(forFunction name: String, arguments parameters: [Any])
      public init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?)
      public init(forUnionSet left: NSExpression, with right: NSExpression)
      public init(forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: Any)
      public init(forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression)
      @preconcurrency public init(block: @escaping @Sendable (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?)
      public init(expressionType type: NSExpression.ExpressionType)
      public required convenience init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open class var supportsSecureCoding: Bool { get }
      open func copy(with zone: NSZone? = nil) -> Any
      open class func expressionForEvaluatedObject() -> NSExpression
      open class func expressionForAnyKey() -> NSExpression
      open var expressionType: NSExpression.ExpressionType { get }
      open var constantValue: Any? { get }
      open var keyPath: String { get }
      open var function: String { get }
      open var variable: String { get }
      open var operand: NSExpression { get }
      open var arguments: [NSExpression]? { get }
      open var collection: Any? { get }
      open var predicate: NSPredicate { get }
      open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any?
      @objc public enum ExpressionType : UInt, Sendable {
        case constantValue
        case evaluatedObject
        case variable
        case keyPath
        case function
        case unionSet
        case intersectSet
        case minusSet
        case subquery
        case aggregate
        case anyKey
        case block
        case conditional
        public init?(rawValue: UInt)
        public typealias RawValue = UInt
        public var rawValue: UInt { get }
      }
    }
    extension NSComparisonPredicate {
      public var predicateOperatorType: NSComparisonPredicate.Operator { get }
      public var comparisonPredicateModifier: NSComparisonPredicate.Modifier { get }
      public var options: NSComparisonPredicate.Options { get }
    }
    // https://developer.apple.com/documentation/foundation/nstextcheckingresult
    public typealias NSTextCheckingTypes = UInt64
    public struct NSTextCheckingKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var airline: NSTextCheckingKey { get }
      public static var flight: NSTextCheckingKey { get }
      public static var name: NSTextCheckingKey { get }
      public static var jobTitle: NSTextCheckingKey { get }
      public static var organization: NSTextCheckingKey { get }
      public static var street: NSTextCheckingKey { get }
      public static var city: NSTextCheckingKey { get }
      public static var state: NSTextCheckingKey { get }
      public static var zip: NSTextCheckingKey { get }
      public static var country: NSTextCheckingKey { get }
      public static var phone: NSTextCheckingKey { get }
    }
    extension NSTextCheckingResult {
      public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult
      public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult
      public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult
      public class func spellCheckingResult(range: NSRange) -> NSTextCheckingResult
      public class func replacementCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult
      public func adjustingRanges(offset: Int) -> NSTextCheckingResult
      public var components: [NSTextCheckingKey : String]? { get }
      public var replacementString: String? { get }
      public var alternativeStrings: [String]? { get }
      public var orthography: NSOrthography? { get }
      public var timeZone: TimeZone? { get }
    }
    """#
}
