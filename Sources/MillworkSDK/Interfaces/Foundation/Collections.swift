extension InterfaceModules.Foundation {
  /// The collections and values of Objective-C, archives of objects, sort descriptors and compound predicates.
  static let collections = #"""
    // https://developer.apple.com/documentation/foundation/nssortdescriptor
    @objc open class NSSortDescriptor : NSObject, @unchecked Sendable {
      public init(key: String?, ascending: Bool)
      public init(key: String?, ascending: Bool, selector: Selector?)
      public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool)
      public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping (Any, Any) -> ComparisonResult)
      public var key: String? { get }
      public var ascending: Bool { get }
      public var keyPath: AnyKeyPath? { get }
      public var reversedSortDescriptor: Any { get }
      @available(Apple 2021, *)
      public convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) where Compared : NSObject
    }
    @available(Apple 2021, *)
    extension SortDescriptor where Compared : NSObject {
      public init?(_ sortDescriptor: NSSortDescriptor, comparing comparedType: Compared.Type)
    }
    extension NSPredicate {
      public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?)
      public convenience init(format predicateFormat: String, arguments argList: CVaListPointer)
      public convenience init(block: @escaping @Sendable (Any?, [String : Any]?) -> Bool)
      @available(Apple 2023, *)
      public convenience init?<Input>(_ predicate: Predicate<Input>) where Input : NSObject
      public var predicateFormat: String { get }
      @discardableResult public func evaluate(with object: Any?) -> Bool
      @discardableResult public func evaluate(with object: Any?, substitutionVariables bindings: [String : Any]?) -> Bool
      @discardableResult public func withSubstitutionVariables(_ variables: [String : Any]) -> Self
    }
    open class NSCompoundPredicate : NSPredicate, @unchecked Sendable {
      public init(type: NSCompoundPredicate.LogicalType, subpredicates: [NSPredicate])
      public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate])
      public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate])
      public convenience init(notPredicateWithSubpredicate predicate: NSPredicate)
      open var subpredicates: [Any] { get }
      open var compoundPredicateType: NSCompoundPredicate.LogicalType { get }
      @objc public enum LogicalType : UInt, Sendable {
        case not
        case and
        case or
        public init?(rawValue: UInt)
        public typealias RawValue = UInt
        public var rawValue: UInt { get }
      }
    }
    open class ValueTransformer : NSObject {
      override public init()
      open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName)
      open class func transformedValueClass() -> AnyClass
      open class func allowsReverseTransformation() -> Bool
      @discardableResult open func transformedValue(_ value: Any?) -> Any?
      @discardableResult open func reverseTransformedValue(_ value: Any?) -> Any?
    }
    public struct NSValueTransformerName : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var secureUnarchiveFromDataTransformerName: NSValueTransformerName { get }
    }
    open class NSSecureUnarchiveFromDataTransformer : ValueTransformer {
      override public init()
      open class var allowedTopLevelClasses: [AnyClass] { get }
    }
    open class NSNull : NSObject, @unchecked Sendable {
      override public init()
    }
    extension NSArray {
      public convenience init(array: [Any])
      public convenience init(object anObject: Any)
      public convenience init?(contentsOf url: URL)
      public convenience init?(contentsOfFile path: String)
      public var firstObject: Any? { get }
      public var lastObject: Any? { get }
      public subscript(idx: Int) -> Any { get }
      @discardableResult public func object(at index: Int) -> Any
      @discardableResult public func contains(_ anObject: Any) -> Bool
      @discardableResult public func index(of anObject: Any) -> Int
      @discardableResult public func componentsJoined(by separator: String) -> String
      @discardableResult public func filtered(using predicate: NSPredicate) -> [Any]
      @discardableResult public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
    }
    extension NSArray : Sequence {
      public typealias Element = Any
      public func makeIterator() -> NSFastEnumerationIterator
    }
    open class NSMutableArray : NSArray, @unchecked Sendable {
      override public init()
      public convenience init(capacity numItems: Int)
      open func add(_ anObject: Any)
      open func insert(_ anObject: Any, at index: Int)
      open func remove(_ anObject: Any)
      open func removeObject(at index: Int)
      open func removeLastObject()
      open func removeAllObjects()
      open func addObjects(from otherArray: [Any])
      open func replaceObject(at index: Int, with anObject: Any)
    }
    extension NSDictionary {
      public convenience init(dictionary otherDictionary: [AnyHashable : Any])
      public convenience init(object: Any, forKey key: any NSCopying)
      public convenience init?(contentsOf url: URL)
      public convenience init?(contentsOfFile path: String)
      public var allKeys: [Any] { get }
      public var allValues: [Any] { get }
      @discardableResult public func object(forKey aKey: Any) -> Any?
      @objc open subscript(key: Any) -> Any? { get }
      public func write(to url: URL) throws
    }
    open class NSMutableDictionary : NSDictionary, @unchecked Sendable {
      override public init()
      public convenience init(capacity numItems: Int)
      open func setObject(_ anObject: Any, forKey aKey: any NSCopying)
      open func removeObject(forKey aKey: Any)
      open func removeAllObjects()
      open func addEntries(from otherDictionary: [AnyHashable : Any])
      @objc override open subscript(key: Any) -> Any? { get set }
    }
    extension NSSet {
      public convenience init(array: [Any])
      public convenience init(set: Set<AnyHashable>)
      public convenience init(objects elements: Any...)
      public var allObjects: [Any] { get }
      @discardableResult public func contains(_ anObject: Any) -> Bool
      @discardableResult public func anyObject() -> Any?
      @discardableResult public func adding(_ anObject: Any) -> Set<AnyHashable>
      @discardableResult public func filtered(using predicate: NSPredicate) -> Set<AnyHashable>
      @discardableResult public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
    }
    extension NSSet : Sequence {
      public typealias Element = Any
      public func makeIterator() -> NSFastEnumerationIterator
    }
    open class NSMutableSet : NSSet, @unchecked Sendable {
      override public init()
      open func add(_ object: Any)
      open func remove(_ object: Any)
      open func removeAllObjects()
    }
    open class NSCountedSet : NSMutableSet, @unchecked Sendable {
      override public init()
      @discardableResult open func count(for object: Any) -> Int
    }
    open class NSOrderedSet : NSObject, @unchecked Sendable {
      override public init()
      public convenience init(array: [Any])
      open var array: [Any] { get }
      open var set: Set<AnyHashable> { get }
      open var count: Int { get }
      open var firstObject: Any? { get }
      open var lastObject: Any? { get }
      @discardableResult open func object(at idx: Int) -> Any
      @discardableResult open func contains(_ object: Any) -> Bool
      @discardableResult open func index(of object: Any) -> Int
      public subscript(idx: Int) -> Any { get }
    }
    extension NSOrderedSet : Sequence {
      public typealias Element = Any
      public func makeIterator() -> NSFastEnumerationIterator
    }
    open class NSMutableOrderedSet : NSOrderedSet, @unchecked Sendable {
      override public init()
      open func add(_ object: Any)
      open func remove(_ object: Any)
      open func insert(_ object: Any, at idx: Int)
    }
    open class NSHashTable<ObjectType> : NSObject where ObjectType : AnyObject {
      override public init()
      open class func weakObjects() -> NSHashTable<ObjectType>
      open func add(_ object: ObjectType?)
      open func remove(_ object: ObjectType?)
      @discardableResult open func contains(_ anObject: ObjectType?) -> Bool
      open var allObjects: [ObjectType] { get }
    }
    open class NSMapTable<KeyType, ObjectType> : NSObject where KeyType : AnyObject, ObjectType : AnyObject {
      override public init()
      open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType>
      open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType>
      @discardableResult open func object(forKey aKey: KeyType?) -> ObjectType?
      open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?)
      open func removeObject(forKey aKey: KeyType?)
    }
    extension NSData {
      public convenience init(data: Data)
      public convenience init?(contentsOfFile path: String)
      public convenience init?(contentsOf url: URL)
      public var length: Int { get }
      public var count: Int { get }
      public var bytes: UnsafeRawPointer { get }
      @discardableResult public func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool
      @discardableResult public func write(to url: URL, atomically: Bool) -> Bool
    }
    open class NSMutableData : NSData, @unchecked Sendable {
      override public init()
      public convenience init?(length: Int)
      open func append(_ other: Data)
      open func append(_ bytes: UnsafeRawPointer, length: Int)
    }
    extension NSURL {
      public convenience init?(string URLString: String)
      public convenience init?(string URLString: String, relativeTo baseURL: URL?)
      public convenience init(fileURLWithPath path: String)
      public convenience init(fileURLWithPath path: String, isDirectory isDir: Bool)
      public convenience init(fileURLWithPath path: String, relativeTo baseURL: URL?)
      public convenience init(dataRepresentation data: Data, relativeTo baseURL: URL?)
      public convenience init(absoluteURLWithDataRepresentation data: Data, relativeTo baseURL: URL?)
      public class func absoluteURL(withDataRepresentation data: Data, relativeTo baseURL: URL?) -> URL
      public var absoluteString: String? { get }
      public var absoluteURL: URL? { get }
      public var relativeString: String { get }
      public var relativePath: String? { get }
      public var baseURL: URL? { get }
      public var path: String? { get }
      public var lastPathComponent: String? { get }
      public var pathExtension: String? { get }
      public var pathComponents: [String]? { get }
      public var filePathURL: URL? { get }
      public var isFileURL: Bool { get }
      public var scheme: String? { get }
      public var host: String? { get }
      public var query: String? { get }
      public var fragment: String? { get }
    }
    extension NSUUID {
      public convenience init?(uuidString string: String)
      public var uuidString: String { get }
    }
    extension NSDate {
      public var timeIntervalSince1970: TimeInterval { get }
    }
    extension NSDecimalNumber {
      public convenience init(string numberValue: String?)
      public convenience init(string numberValue: String?, locale: Any?)
      public static var zero: NSDecimalNumber { get }
      public static var one: NSDecimalNumber { get }
      public static var notANumber: NSDecimalNumber { get }
      @discardableResult public func adding(_ decimalNumber: NSDecimalNumber) -> NSDecimalNumber
      @discardableResult public func subtracting(_ decimalNumber: NSDecimalNumber) -> NSDecimalNumber
      @discardableResult public func multiplying(by decimalNumber: NSDecimalNumber) -> NSDecimalNumber
      @discardableResult public func dividing(by decimalNumber: NSDecimalNumber) -> NSDecimalNumber
    }
    public func pow(_ x: Decimal, _ y: Int) -> Decimal
    // https://developer.apple.com/documentation/foundation/nskeyedarchiver
    open class NSKeyedArchiver : NSCoder {
      public init(requiringSecureCoding requiresSecureCoding: Bool)
      open class func archivedData(withRootObject object: Any, requiringSecureCoding requiresSecureCoding: Bool) throws -> Data
      open var encodedData: Data { get }
      open func finishEncoding()
    }
    open class NSKeyedUnarchiver : NSCoder {
      public init(forReadingFrom data: Data) throws
      public static func unarchivedObject<DecodedObjectType>(ofClass cls: DecodedObjectType.Type, from data: Data) throws -> DecodedObjectType? where DecodedObjectType : NSObject, DecodedObjectType : NSCoding
      public static func unarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any?
      @available(Apple 2020, *)
      public static func unarchivedArrayOfObjects<DecodedObjectType>(ofClass cls: DecodedObjectType.Type, from data: Data) throws -> [DecodedObjectType]? where DecodedObjectType : NSObject, DecodedObjectType : NSCoding
      open class func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any?
      open var requiresSecureCoding: Bool { get set }
      open func finishDecoding()
    }
    public func NSStringFromClass(_ aClass: AnyClass) -> String
    public func NSClassFromString(_ aClassName: String) -> AnyClass?
    public func NSStringFromSelector(_ aSelector: Selector) -> String
    public func NSSelectorFromString(_ aSelectorName: String) -> Selector
    extension NSString {
      @objc @discardableResult public func localizedStandardCompare(_ string: String) -> ComparisonResult
      @objc @discardableResult public func localizedCaseInsensitiveCompare(_ string: String) -> ComparisonResult
      @objc @discardableResult public func caseInsensitiveCompare(_ string: String) -> ComparisonResult
      @objc @discardableResult public func localizedCompare(_ string: String) -> ComparisonResult
      @objc @discardableResult public func compare(_ string: String) -> ComparisonResult
      public var capitalized: String { get }
      public var lowercased: String { get }
      public var uppercased: String { get }
      @discardableResult public func contains(_ str: String) -> Bool
      @discardableResult public func hasPrefix(_ str: String) -> Bool
      @discardableResult public func hasSuffix(_ str: String) -> Bool
      @discardableResult public func data(using encoding: UInt) -> Data?
      @discardableResult public func trimmingCharacters(in set: CharacterSet) -> String
    }
    // Core Foundation's types stand for the objects that they are bridged to.
    public typealias CFTypeRef = AnyObject
    public typealias CFString = NSString
    public typealias CFDictionary = NSDictionary
    public typealias CFArray = NSArray
    public typealias CFData = NSData
    public typealias CFURL = NSURL
    public typealias CFNumber = NSNumber
    public typealias CFBoolean = NSNumber
    public typealias CFError = NSError
    public let kCFBooleanTrue: CFBoolean!
    public let kCFBooleanFalse: CFBoolean!
    public class CFAllocator : Hashable, @unchecked Sendable {
      public static func == (a: CFAllocator, b: CFAllocator) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public let kCFAllocatorDefault: CFAllocator!
    """#
}
