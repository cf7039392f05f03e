extension InterfaceModules.Foundation {
  /// The arrays, dictionaries and sets of Objective-C.
  static let objectCollections = #"""
    // https://developer.apple.com/documentation/foundation/collections
    open class NSNull : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
      override public init()
      public required convenience init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open class var supportsSecureCoding: Bool { get }
      open func copy(with zone: NSZone? = nil) -> Any
    }
    public protocol NSFastEnumeration {
    }
    public struct NSEnumerationOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var concurrent: Self { get }
      public static var reverse: Self { get }
    }
    public struct NSSortOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var concurrent: Self { get }
      public static var stable: Self { get }
    }
    public struct NSBinarySearchingOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var firstEqual: Self { get }
      public static var lastEqual: Self { get }
      public static var insertionIndex: Self { get }
    }
    public typealias Comparator = (Any, Any) -> ComparisonResult
    // https://developer.apple.com/documentation/foundation/nsarray
    open class NSArray : NSObject, NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration, ExpressibleByArrayLiteral, @unchecked Sendable {
      override public init()
      public required convenience init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open class var supportsSecureCoding: Bool { get }
      open func copy(with zone: NSZone? = nil) -> Any
      open func mutableCopy(with zone: NSZone? = nil) -> Any
      public required convenience init(arrayLiteral elements: Any...)
      open var count: Int { get }
    }
    extension NSArray {
      public convenience init(array: [Any])
      public convenience init(array: [Any], copyItems flag: Bool)
      public convenience init(object anObject: Any)
      public convenience init(objects elements: Any...)
      public convenience init?(contentsOf url: URL)
      public convenience init(contentsOf url: URL, error: ()) throws
      public convenience init?(contentsOfFile path: String)
      public var firstObject: Any? { get }
      public var lastObject: Any? { get }
      @objc open subscript(idx: Int) -> Any { get }
      public func object(at index: Int) -> Any
      public func objects(at indexes: IndexSet) -> [Any]
      public func contains(_ anObject: Any) -> Bool
      public func index(of anObject: Any) -> Int
      public func index(of anObject: Any, in range: NSRange) -> Int
      public func indexOfObjectIdentical(to anObject: Any) -> Int
      public func indexOfObject(passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Int
      public func indexesOfObjects(passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> IndexSet
      public func index(of obj: Any, inSortedRange r: NSRange, options opts: NSBinarySearchingOptions = [], usingComparator cmp: (Any, Any) -> ComparisonResult) -> Int
      public func componentsJoined(by separator: String) -> String
      public func adding(_ anObject: Any) -> [Any]
      public func addingObjects(from otherArray: [Any]) -> [Any]
      public func subarray(with range: NSRange) -> [Any]
      public func firstObjectCommon(with otherArray: [Any]) -> Any?
      public func isEqual(to otherArray: [Any]) -> Bool
      public func pathsMatchingExtensions(_ filterTypes: [String]) -> [String]
      public func filtered(using predicate: NSPredicate) -> [Any]
      public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
      public func sortedArray(using comparator: Selector) -> [Any]
      public func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
      public func sortedArray(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
      public func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
      public func enumerateObjects(options opts: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
      public func enumerateObjects(at s: IndexSet, options opts: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
      public func objectEnumerator() -> NSEnumerator
      public func reverseObjectEnumerator() -> NSEnumerator
      public func makeObjectsPerform(_ aSelector: Selector)
      public func makeObjectsPerform(_ aSelector: Selector, with argument: Any?)
      public func description(withLocale locale: Any?) -> String
      @discardableResult public func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool
      @discardableResult public func write(to url: URL, atomically: Bool) -> Bool
      public func write(to url: URL) throws
    }
    extension NSArray : Sequence {
      public typealias Element = Any
      public func makeIterator() -> NSFastEnumerationIterator
    }
    open class NSMutableArray : NSArray, @unchecked Sendable {
      override public init()
      public init(capacity numItems: Int)
      @objc override open subscript(idx: Int) -> Any { get set }
      open func add(_ anObject: Any)
      open func insert(_ anObject: Any, at index: Int)
      open func insert(_ objects: [Any], at indexes: IndexSet)
      open func remove(_ anObject: Any)
      open func remove(_ anObject: Any, in range: NSRange)
      open func removeObject(identicalTo anObject: Any)
      open func removeObject(at index: Int)
      open func removeObjects(at indexes: IndexSet)
      open func removeObjects(in range: NSRange)
      open func removeObjects(in otherArray: [Any])
      open func removeLastObject()
      open func removeAllObjects()
      open func addObjects(from otherArray: [Any])
      open func setArray(_ otherArray: [Any])
      open func replaceObject(at index: Int, with anObject: Any)
      open func replaceObjects(at indexes: IndexSet, with objects: [Any])
      open func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any])
      open func exchangeObject(at idx1: Int, withObjectAt idx2: Int)
      open func filter(using predicate: NSPredicate)
      open func sort(using sortDescriptors: [NSSortDescriptor])
      open func sort(using comparator: Selector)
      open func sort(comparator cmptr: (Any, Any) -> ComparisonResult)
      open func sort(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult)
    }
    // https://developer.apple.com/documentation/foundation/nsdictionary
    open class NSDictionary : NSObject, NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration, ExpressibleByDictionaryLiteral, @unchecked Sendable {
      override public init()
      public required convenience init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open class var supportsSecureCoding: Bool { get }
      open func copy(with zone: NSZone? = nil) -> Any
      open func mutableCopy(with zone: NSZone? = nil) -> Any
      public required convenience init(dictionaryLiteral elements: (Any, Any)...)
      open var count: Int { get }
    }
    extension NSDictionary {
      public convenience init(dictionary otherDictionary: [AnyHashable : Any])
      public convenience init(dictionary otherDictionary: [AnyHashable : Any], copyItems flag: Bool)
      public convenience init(object: Any, forKey key: any NSCopying)
      public convenience init(objects: [Any], forKeys keys: [any NSCopying])
      public convenience init?(contentsOf url: URL)
      public convenience init(contentsOf url: URL, error: ()) throws
      public convenience init?(contentsOfFile path: String)
      public var allKeys: [Any] { get }
      public var allValues: [Any] { get }
      public func allKeys(for anObject: Any) -> [Any]
      public func object(forKey aKey: Any) -> Any?
      public func objects(forKeys keys: [Any], notFoundMarker marker: Any) -> [Any]
      @objc open subscript(key: Any) -> Any? { get }
      public func isEqual(to otherDictionary: [AnyHashable : Any]) -> Bool
      public func keyEnumerator() -> NSEnumerator
      public func objectEnumerator() -> NSEnumerator
      public func enumerateKeysAndObjects(_ block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void)
      public func enumerateKeysAndObjects(options opts: NSEnumerationOptions = [], using block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void)
      public func keysSortedByValue(using comparator: Selector) -> [Any]
      public func keysSortedByValue(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
      public func keysOfEntries(passingTest predicate: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Set<AnyHashable>
      public func fileSize() -> UInt64
      public func fileModificationDate() -> Date?
      public func fileCreationDate() -> Date?
      public func fileType() -> String?
      public func description(withLocale locale: Any?) -> String
      @discardableResult public func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool
      @discardableResult public func write(to url: URL, atomically: Bool) -> Bool
      public func write(to url: URL) throws
    }
    extension NSDictionary : Sequence {
      public struct Iterator : IteratorProtocol {
        public mutating func next() -> (key: Any, value: Any)?
      }
      public func makeIterator() -> NSDictionary.Iterator
    }
    open class NSMutableDictionary : NSDictionary, @unchecked Sendable {
      override public init()
      public init(capacity numItems: Int)
      open func setObject(_ anObject: Any, forKey aKey: any NSCopying)
      open func removeObject(forKey aKey: Any)
      open func removeObjects(forKeys keyArray: [Any])
      open func removeAllObjects()
      open func addEntries(from otherDictionary: [AnyHashable : Any])
      open func setDictionary(_ otherDictionary: [AnyHashable : Any])
      @objc override open subscript(key: Any) -> Any? { get set }
    }
    """#
}
