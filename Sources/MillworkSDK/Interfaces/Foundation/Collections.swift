extension InterfaceModules.Foundation {
  /// The values of Objective-C, archives of objects, sort descriptors and compound predicates.
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
      @preconcurrency public convenience init(block: @escaping @Sendable (Any?, [String : Any]?) -> Bool)
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
    public func NSStringFromClass(_ aClass: AnyClass) -> String
    public func NSClassFromString(_ aClassName: String) -> AnyClass?
    public func NSStringFromSelector(_ aSelector: Selector) -> String
    public func NSSelectorFromString(_ aSelectorName: String) -> Selector
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
