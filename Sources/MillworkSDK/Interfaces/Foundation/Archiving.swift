extension InterfaceModules.Foundation {
  /// Coders, index paths, scanners, and what the object frameworks share.
  static let archiving = #"""
    // https://developer.apple.com/documentation/foundation/archives-and-serialization
    @objc public protocol NSSecureCoding : NSCoding {
      static var supportsSecureCoding: Bool { get }
    }
    extension NSCoder {
      public func encode(_ object: Any?, forKey key: String)
      public func encode(_ value: Bool, forKey key: String)
      public func encode(_ value: Int, forKey key: String)
      public func encode(_ value: Double, forKey key: String)
      @discardableResult public func decodeObject(forKey key: String) -> Any?
      @discardableResult public func decodeBool(forKey key: String) -> Bool
      @discardableResult public func decodeInteger(forKey key: String) -> Int
      @discardableResult public func decodeDouble(forKey key: String) -> Double
      public func encode(_ value: Float, forKey key: String)
      public func encode(_ value: Int32, forKey key: String)
      public func encode(_ value: Int64, forKey key: String)
      public func encodeConditionalObject(_ object: Any?, forKey key: String)
      public func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String)
      @discardableResult public func decodeFloat(forKey key: String) -> Float
      @discardableResult public func decodeInt32(forKey key: String) -> Int32
      @discardableResult public func decodeInt64(forKey key: String) -> Int64
      @discardableResult public func containsValue(forKey key: String) -> Bool
      @discardableResult public func decodePropertyList(forKey key: String) -> Any?
      public func decodeBytes(forKey key: String, returnedLength lengthp: UnsafeMutablePointer<Int>?) -> UnsafePointer<UInt8>?
      public func encode(_ data: Data)
      public func encode(_ object: Any?)
      public func decodeObject() -> Any?
      public func decodeData() -> Data?
      public func decodeDictionary<KeyType, ObjectType>(withKeyClass keyCls: KeyType.Type, objectClass objectCls: ObjectType.Type, forKey key: String) -> [KeyType : ObjectType]? where KeyType : NSObject, KeyType : NSCopying, KeyType : NSSecureCoding, ObjectType : NSObject, ObjectType : NSSecureCoding
      public func decodeTopLevelObject<DecodedObjectType>(of cls: DecodedObjectType.Type, forKey key: String) throws -> DecodedObjectType? where DecodedObjectType : NSObject, DecodedObjectType : NSCoding
      public func decodeTopLevelObject(forKey key: String) throws -> Any?
      public func failWithError(_ error: any Error)
      public var allowsKeyedCoding: Bool { get }
      @objc open var requiresSecureCoding: Bool { get }
      public var allowedClasses: Set<AnyHashable>? { get }
      @objc open var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { get }
      public var error: (any Error)? { get }
      @objc public enum DecodingFailurePolicy : Int, Sendable {
        case raiseException
        case setErrorAndReturn
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    public struct IndexPath : Hashable, Comparable, RandomAccessCollection, MutableCollection, CustomStringConvertible, ExpressibleByArrayLiteral, Codable, Sendable {
      public typealias Element = Int
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias SubSequence = ArraySlice<Int>
      public init()
      public init(index: Int)
      public init(indexes: [Int])
      public init(arrayLiteral indexes: Int...)
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public subscript(index: Int) -> Int { get set }
      public subscript(bounds: Range<Int>) -> ArraySlice<Int> { get set }
      public var description: String { get }
      public static func < (a: IndexPath, b: IndexPath) -> Bool
      public static func == (a: IndexPath, b: IndexPath) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    extension NSValue {
      public convenience init(nonretainedObject anObject: Any?)
      public convenience init(range: NSRange)
      public var rangeValue: NSRange { get }
    }
    extension NSValue {
      #if os(macOS)
      public convenience init(point: CGPoint)
      public convenience init(size: CGSize)
      public convenience init(rect: CGRect)
      public var pointValue: CGPoint { get }
      public var sizeValue: CGSize { get }
      public var rectValue: CGRect { get }
      #else
      public convenience init(cgPoint point: CGPoint)
      public convenience init(cgSize size: CGSize)
      public convenience init(cgRect rect: CGRect)
      public var cgPointValue: CGPoint { get }
      public var cgSizeValue: CGSize { get }
      public var cgRectValue: CGRect { get }
      #endif
    }
    open class Scanner : NSObject {
      public init(string: String)
      open var string: String { get }
      open var currentIndex: String.Index { get set }
      open var charactersToBeSkipped: CharacterSet? { get set }
      open var isAtEnd: Bool { get }
      @available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
      open func scanString(_ searchString: String) -> String?
      open func scanInt(representation: Scanner.NumberRepresentation = .decimal) -> Int?
      open func scanDouble(representation: Scanner.NumberRepresentation = .decimal) -> Double?
      open func scanUInt64(representation: Scanner.NumberRepresentation = .decimal) -> UInt64?
      open func scanCharacter() -> Character?
      open func scanCharacters(from set: CharacterSet) -> String?
      open func scanUpToString(_ substring: String) -> String?
      open func scanUpToCharacters(from set: CharacterSet) -> String?
      @discardableResult open func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool
      @available(iOS, introduced: 2.0, deprecated: 13.0)
      @available(macOS, introduced: 10.0, deprecated: 10.15)
      @available(tvOS, introduced: 9.0, deprecated: 13.0)
      @available(watchOS, introduced: 2.0, deprecated: 6.0)
      @available(visionOS, introduced: 1.0, deprecated: 1.0)
      @discardableResult open func scanHexInt32(_ result: UnsafeMutablePointer<UInt32>?) -> Bool
      @available(iOS, introduced: 2.0, deprecated: 13.0)
      @available(macOS, introduced: 10.0, deprecated: 10.15)
      @available(tvOS, introduced: 9.0, deprecated: 13.0)
      @available(watchOS, introduced: 2.0, deprecated: 6.0)
      @available(visionOS, introduced: 1.0, deprecated: 1.0)
      @discardableResult open func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool
      public enum NumberRepresentation : Sendable {
        case decimal
        case hexadecimal
      }
    }
    """#
}
