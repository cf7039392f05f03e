extension InterfaceModules.Foundation {
  /// Coders, index paths, attributed strings that change, and what the object frameworks share.
  static let archiving = #"""
    // https://developer.apple.com/documentation/foundation/archives-and-serialization
    // https://developer.apple.com/documentation/foundation/nsmutableattributedstring
    @objc public protocol NSSecureCoding : NSCoding {
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
    open class NSMutableAttributedString : NSAttributedString, @unchecked Sendable {
      override public init()
      override public init(string str: String)
      override public init(string str: String, attributes attrs: [NSAttributedString.Key : Any]? = nil)
      open var mutableString: NSMutableString { get }
      open func append(_ attrString: NSAttributedString)
      open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange)
      open func addAttributes(_ attrs: [NSAttributedString.Key : Any] = [:], range: NSRange)
      open func setAttributes(_ attrs: [NSAttributedString.Key : Any]?, range: NSRange)
      open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange)
      open func replaceCharacters(in range: NSRange, with str: String)
      open func insert(_ attrString: NSAttributedString, at loc: Int)
      open func beginEditing()
      open func endEditing()
    }
    extension NSAttributedString {
      public convenience init(attributedString attrStr: NSAttributedString)
      @available(Apple 2021, *)
      public convenience init(_ attributedString: AttributedString)
      public func attributes(at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> [NSAttributedString.Key : Any]
      public func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> Any?
      public func attributedSubstring(from range: NSRange) -> NSAttributedString
      public func enumerateAttribute(_ attrName: NSAttributedString.Key, in enumerationRange: NSRange, using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
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
