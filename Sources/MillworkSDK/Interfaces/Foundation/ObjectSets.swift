extension InterfaceModules.Foundation {
  /// The sets of Objective-C, ordered, counted and weak ones too, and tables with weak keys and values.
  static let objectSets = #"""
    // https://developer.apple.com/documentation/foundation/nsset
    open class NSSet : NSObject, NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration, ExpressibleByArrayLiteral, @unchecked Sendable {
      override public init()
      public required convenience init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open class var supportsSecureCoding: Bool { get }
      open func copy(with zone: NSZone? = nil) -> Any
      open func mutableCopy(with zone: NSZone? = nil) -> Any
      public required convenience init(arrayLiteral elements: Any...)
      open var count: Int { get }
    }
    extension NSSet {
      public convenience init(array: [Any])
      public convenience init(set: Set<AnyHashable>)
      public convenience init(set: Set<AnyHashable>, copyItems flag: Bool)
      public convenience init(object: Any)
      public convenience init(objects elements: Any...)
      public var allObjects: [Any] { get }
      public func contains(_ anObject: Any) -> Bool
      public func member(_ object: Any) -> Any?
      public func anyObject() -> Any?
      public func adding(_ anObject: Any) -> Set<AnyHashable>
      public func addingObjects(from other: Set<AnyHashable>) -> Set<AnyHashable>
      public func addingObjects(from other: [Any]) -> Set<AnyHashable>
      public func isSubset(of otherSet: Set<AnyHashable>) -> Bool
      public func intersects(_ otherSet: Set<AnyHashable>) -> Bool
      public func isEqual(to otherSet: Set<AnyHashable>) -> Bool
      public func filtered(using predicate: NSPredicate) -> Set<AnyHashable>
      public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
      public func objectEnumerator() -> NSEnumerator
      public func enumerateObjects(_ block: (Any, UnsafeMutablePointer<ObjCBool>) -> Void)
      public func enumerateObjects(options opts: NSEnumerationOptions = [], using block: (Any, UnsafeMutablePointer<ObjCBool>) -> Void)
      public func objects(passingTest predicate: (Any, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Set<AnyHashable>
      public func makeObjectsPerform(_ aSelector: Selector)
      public func description(withLocale locale: Any?) -> String
    }
    extension NSSet : Sequence {
      public typealias Element = Any
      public func makeIterator() -> NSFastEnumerationIterator
    }
    open class NSMutableSet : NSSet, @unchecked Sendable {
      override public init()
      public init(capacity numItems: Int)
      open func add(_ object: Any)
      open func addObjects(from array: [Any])
      open func remove(_ object: Any)
      open func removeAllObjects()
      open func union(_ otherSet: Set<AnyHashable>)
      open func minus(_ otherSet: Set<AnyHashable>)
      open func intersect(_ otherSet: Set<AnyHashable>)
      open func setSet(_ otherSet: Set<AnyHashable>)
      open func filter(using predicate: NSPredicate)
    }
    open class NSCountedSet : NSMutableSet, @unchecked Sendable {
      override public init()
      override public init(capacity numItems: Int)
      open func count(for object: Any) -> Int
    }
    // https://developer.apple.com/documentation/foundation/nsorderedset
    open class NSOrderedSet : NSObject, NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration, ExpressibleByArrayLiteral, @unchecked Sendable {
      override public init()
      public required convenience init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open class var supportsSecureCoding: Bool { get }
      open func copy(with zone: NSZone? = nil) -> Any
      open func mutableCopy(with zone: NSZone? = nil) -> Any
      public required convenience init(arrayLiteral elements: Any...)
      open var array: [Any] { get }
      open var set: Set<AnyHashable> { get }
      open var count: Int { get }
      open var firstObject: Any? { get }
      open var lastObject: Any? { get }
      open var reversed: NSOrderedSet { get }
      open func object(at idx: Int) -> Any
      open func objects(at indexes: IndexSet) -> [Any]
      open func contains(_ object: Any) -> Bool
      open func index(of object: Any) -> Int
      @objc open subscript(idx: Int) -> Any { get }
      open func isEqual(to other: NSOrderedSet) -> Bool
      open func intersects(_ other: NSOrderedSet) -> Bool
      open func intersectsSet(_ set: Set<AnyHashable>) -> Bool
      open func isSubset(of other: NSOrderedSet) -> Bool
      open func isSubset(of set: Set<AnyHashable>) -> Bool
      open func filtered(using p: NSPredicate) -> NSOrderedSet
      open func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
      open func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
      open func objectEnumerator() -> NSEnumerator
      open func reverseObjectEnumerator() -> NSEnumerator
      open func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
      open func enumerateObjects(options opts: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    }
    extension NSOrderedSet {
      public convenience init(array: [Any])
      public convenience init(object: Any)
      public convenience init(objects elements: Any...)
      public convenience init(orderedSet set: NSOrderedSet)
      public convenience init(set: Set<AnyHashable>)
    }
    extension NSOrderedSet : Sequence {
      public typealias Element = Any
      public func makeIterator() -> NSFastEnumerationIterator
    }
    open class NSMutableOrderedSet : NSOrderedSet, @unchecked Sendable {
      override public init()
      public init(capacity numItems: Int)
      @objc override open subscript(idx: Int) -> Any { get set }
      open func add(_ object: Any)
      open func addObjects(from array: [Any])
      open func remove(_ object: Any)
      open func removeObject(at idx: Int)
      open func removeObjects(at indexes: IndexSet)
      open func removeObjects(in range: NSRange)
      open func removeObjects(in array: [Any])
      open func removeAllObjects()
      open func insert(_ object: Any, at idx: Int)
      open func insert(_ objects: [Any], at indexes: IndexSet)
      open func replaceObject(at idx: Int, with object: Any)
      open func exchangeObject(at idx1: Int, withObjectAt idx2: Int)
      open func moveObjects(at indexes: IndexSet, to idx: Int)
      open func union(_ other: NSOrderedSet)
      open func union(_ other: Set<AnyHashable>)
      open func minus(_ other: NSOrderedSet)
      open func minus(_ other: Set<AnyHashable>)
      open func intersect(_ other: NSOrderedSet)
      open func intersect(_ other: Set<AnyHashable>)
      open func filter(using p: NSPredicate)
      open func sort(using sortDescriptors: [NSSortDescriptor])
      open func sort(comparator cmptr: (Any, Any) -> ComparisonResult)
    }
    // https://developer.apple.com/documentation/foundation/nspointerfunctions
    open class NSPointerFunctions : NSObject, NSCopying {
      public init(options: NSPointerFunctions.Options = [])
      open func copy(with zone: NSZone? = nil) -> Any
      public struct Options : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var strongMemory: Self { get }
        public static var opaqueMemory: Self { get }
        public static var mallocMemory: Self { get }
        public static var machVirtualMemory: Self { get }
        public static var weakMemory: Self { get }
        public static var objectPersonality: Self { get }
        public static var opaquePersonality: Self { get }
        public static var objectPointerPersonality: Self { get }
        public static var cStringPersonality: Self { get }
        public static var structPersonality: Self { get }
        public static var integerPersonality: Self { get }
        public static var copyIn: Self { get }
      }
    }
    public let NSHashTableStrongMemory: NSPointerFunctions.Options
    public let NSHashTableWeakMemory: NSPointerFunctions.Options
    public let NSHashTableCopyIn: NSPointerFunctions.Options
    public let NSHashTableObjectPointerPersonality: NSPointerFunctions.Options
    public let NSMapTableStrongMemory: NSPointerFunctions.Options
    public let NSMapTableWeakMemory: NSPointerFunctions.Options
    public let NSMapTableCopyIn: NSPointerFunctions.Options
    public let NSMapTableObjectPointerPersonality: NSPointerFunctions.Options
    public typealias NSHashTableOptions = Int
    public typealias NSMapTableOptions = Int
    open class NSHashTable<ObjectType> : NSObject, NSCopying, NSFastEnumeration where ObjectType : AnyObject {
      override public init()
      public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int)
      public convenience init(options: NSPointerFunctions.Options = [])
      open class func weakObjects() -> NSHashTable<ObjectType>
      open func copy(with zone: NSZone? = nil) -> Any
      open var count: Int { get }
      open func member(_ object: ObjectType?) -> ObjectType?
      open func objectEnumerator() -> NSEnumerator
      open func add(_ object: ObjectType?)
      open func remove(_ object: ObjectType?)
      open func removeAllObjects()
      open func contains(_ anObject: ObjectType?) -> Bool
      open var allObjects: [ObjectType] { get }
      open var anyObject: ObjectType? { get }
      open var setRepresentation: Set<AnyHashable> { get }
      open func union(_ other: NSHashTable<ObjectType>)
      open func minus(_ other: NSHashTable<ObjectType>)
      open func intersect(_ other: NSHashTable<ObjectType>)
      open func intersects(_ other: NSHashTable<ObjectType>) -> Bool
      open func isSubset(of other: NSHashTable<ObjectType>) -> Bool
    }
    open class NSMapTable<KeyType, ObjectType> : NSObject, NSCopying, NSFastEnumeration where KeyType : AnyObject, ObjectType : AnyObject {
      override public init()
      public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int)
      public convenience init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [])
      open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType>
      open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType>
      open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType>
      open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType>
      open func copy(with zone: NSZone? = nil) -> Any
      open var count: Int { get }
      open func object(forKey aKey: KeyType?) -> ObjectType?
      open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?)
      open func removeObject(forKey aKey: KeyType?)
      open func removeAllObjects()
      open func keyEnumerator() -> NSEnumerator
      open func objectEnumerator() -> NSEnumerator?
      open func dictionaryRepresentation() -> [AnyHashable : ObjectType]
    }
    open class NSPointerArray : NSObject, NSCopying {
      public init(options: NSPointerFunctions.Options = [])
      open class func strongObjects() -> NSPointerArray
      open class func weakObjects() -> NSPointerArray
      open func copy(with zone: NSZone? = nil) -> Any
      open var count: Int { get set }
      open var allObjects: [Any] { get }
      open func pointer(at index: Int) -> UnsafeMutableRawPointer?
      open func addPointer(_ pointer: UnsafeMutableRawPointer?)
      open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int)
      open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?)
      open func removePointer(at index: Int)
      open func compact()
    }
    public protocol NSCacheDelegate : NSObjectProtocol {
      func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
    }
    extension NSCacheDelegate {
      public func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
    }
    extension NSCache {
      unowned(unsafe) public var delegate: (any NSCacheDelegate)? { get set }
    }
    @objc public protocol NSDiscardableContent {
      func beginContentAccess() -> Bool
      func endContentAccess()
      func discardContentIfPossible()
      func isContentDiscarded() -> Bool
    }
    open class NSPurgeableData : NSMutableData, NSDiscardableContent, @unchecked Sendable {
      override public init()
      open func beginContentAccess() -> Bool
      open func endContentAccess()
      open func discardContentIfPossible()
      open func isContentDiscarded() -> Bool
    }
    // https://developer.apple.com/documentation/foundation/nsindexset
    extension NSIndexSet {
      public convenience init(index value: Int)
      public convenience init(indexesIn range: NSRange)
      public convenience init(indexSet: IndexSet)
      public var count: Int { get }
      public var firstIndex: Int { get }
      public var lastIndex: Int { get }
      public func contains(_ value: Int) -> Bool
      public func enumerate(_ block: (Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    }
    open class NSMutableIndexSet : NSIndexSet, @unchecked Sendable {
      override public init()
      open func add(_ value: Int)
      open func add(_ indexSet: IndexSet)
      open func add(in range: NSRange)
      open func remove(_ value: Int)
      open func remove(_ indexSet: IndexSet)
      open func remove(in range: NSRange)
      open func removeAllIndexes()
    }
    """#
}
