extension InterfaceModules.Foundation {
  /// Data, dates, addresses, identifiers and other values.
  static let values = #"""
    // https://developer.apple.com/documentation/foundation
    import Combine
    @_exported import CoreFoundation
    @_exported import CoreGraphics
    @_exported import Dispatch
    @_exported import Darwin
    @_exported import ObjectiveC
    @_exported import Observation
    import Swift
    import _Concurrency
    import _StringProcessing

    public typealias TimeInterval = Double
    public typealias _FileReferenceLiteralType = URL
    extension URL : _ExpressibleByFileReferenceLiteral {
      public init(fileReferenceLiteralResourceName name: String)
    }
    // https://developer.apple.com/documentation/foundation/observableobject
    @available(Apple 2019, *)
    public typealias ObservableObject = Combine.ObservableObject
    // https://developer.apple.com/documentation/foundation/published
    @available(Apple 2019, *)
    public typealias Published = Combine.Published

    public struct Date : Comparable, Hashable, Codable, CustomStringConvertible, Strideable, Sendable {
      public typealias Stride = TimeInterval
      public init()
      public init(timeIntervalSinceNow: TimeInterval)
      public init(timeIntervalSince1970: TimeInterval)
      public init(timeIntervalSinceReferenceDate: TimeInterval)
      public init(timeInterval: TimeInterval, since date: Date)
      public static var now: Date { get }
      public static var distantFuture: Date { get }
      public static var distantPast: Date { get }
      public var timeIntervalSinceNow: TimeInterval { get }
      public var timeIntervalSince1970: TimeInterval { get }
      public var timeIntervalSinceReferenceDate: TimeInterval { get }
      public static var timeIntervalSinceReferenceDate: TimeInterval { get }
      public func timeIntervalSince(_ date: Date) -> TimeInterval
      public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
      public mutating func addTimeInterval(_ timeInterval: TimeInterval)
      public func compare(_ other: Date) -> ComparisonResult
      public func distance(to other: Date) -> TimeInterval
      public func advanced(by n: TimeInterval) -> Date
      public static func < (a: Date, b: Date) -> Bool
      public static func == (a: Date, b: Date) -> Bool
      public static func + (a: Date, b: TimeInterval) -> Date
      public static func - (a: Date, b: TimeInterval) -> Date
      public static func += (a: inout Date, b: TimeInterval)
      public static func -= (a: inout Date, b: TimeInterval)
      public var description: String { get }
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    public struct DateInterval : Comparable, Hashable, Codable, Sendable {
      public var start: Date { get set }
      public var end: Date { get set }
      public var duration: TimeInterval { get set }
      public init(start: Date, end: Date)
      public init(start: Date, duration: TimeInterval)
      public func contains(_ date: Date) -> Bool
      public static func < (a: DateInterval, b: DateInterval) -> Bool
      public static func == (a: DateInterval, b: DateInterval) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @frozen @objc public enum ComparisonResult : Int, Sendable {
      case orderedAscending
      case orderedSame
      case orderedDescending
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct URLRequest : Hashable, Sendable {
      public init(url: URL, timeoutInterval: TimeInterval = 60.0)
      public var url: URL? { get set }
      public var httpMethod: String? { get set }
      public var httpBody: Data? { get set }
      public mutating func setValue(_ value: String?, forHTTPHeaderField field: String)
      public static func == (a: URLRequest, b: URLRequest) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    open class URLResponse : NSObject, @unchecked Sendable {
      override public init()
      public init(url URL: URL, mimeType MIMEType: String?, expectedContentLength length: Int, textEncodingName name: String?)
      open var url: URL? { get }
    }
    open class HTTPURLResponse : URLResponse, @unchecked Sendable {
      override public init()
      open var statusCode: Int { get }
    }
    open class URLSession : NSObject, @unchecked Sendable {
      override public init()
      open class var shared: URLSession { get }
      @available(Apple 2021, *)
      public func data(from url: URL) async throws -> (Data, URLResponse)
      @available(Apple 2021, *)
      public func data(for request: URLRequest) async throws -> (Data, URLResponse)
      open var allTasks: [URLSessionTask] { get async }
    }
    public struct UUID : Hashable, Codable, CustomStringConvertible, Comparable, Sendable {
      public init()
      public init?(uuidString string: String)
      public var uuidString: String { get }
      public var description: String { get }
      public static func == (a: UUID, b: UUID) -> Bool
      public static func < (a: UUID, b: UUID) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public var uuid: uuid_t { get }
      public init(uuid: uuid_t)
    }
    public struct IndexSet : Hashable, BidirectionalCollection, SetAlgebra, Sendable {
      public typealias Element = Int
      public struct Index : Comparable, Sendable {
        public static func < (a: IndexSet.Index, b: IndexSet.Index) -> Bool
        public static func == (a: IndexSet.Index, b: IndexSet.Index) -> Bool
      }
      public init()
      public init(integer: Int)
      public init(integersIn range: Range<Int>)
      public init<S>(_ sequence: S) where S : Sequence, S.Element == Int
      public init(arrayLiteral elements: Int...)
      public var startIndex: IndexSet.Index { get }
      public var endIndex: IndexSet.Index { get }
      public func index(after i: IndexSet.Index) -> IndexSet.Index
      public func index(before i: IndexSet.Index) -> IndexSet.Index
      public subscript(index: IndexSet.Index) -> Int { get }
      public var count: Int { get }
      public var isEmpty: Bool { get }
      public var first: Int? { get }
      public var last: Int? { get }
      public func contains(_ integer: Int) -> Bool
      public func union(_ other: IndexSet) -> IndexSet
      public func intersection(_ other: IndexSet) -> IndexSet
      public func symmetricDifference(_ other: IndexSet) -> IndexSet
      @discardableResult public mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int)
      @discardableResult public mutating func remove(_ integer: Int) -> Int?
      @discardableResult public mutating func update(with integer: Int) -> Int?
      public mutating func formUnion(_ other: IndexSet)
      public mutating func formIntersection(_ other: IndexSet)
      public mutating func formSymmetricDifference(_ other: IndexSet)
      public static func == (a: IndexSet, b: IndexSet) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    extension RangeReplaceableCollection where Self : MutableCollection, Self.Index == Int {
      public mutating func remove(atOffsets offsets: IndexSet)
    }
    extension MutableCollection {
      public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)
    }
    public struct CharacterSet : Hashable, SetAlgebra, Sendable {
      public typealias Element = Unicode.Scalar
      public init()
      public init(charactersIn string: String)
      public init(arrayLiteral elements: Unicode.Scalar...)
      public static var whitespaces: CharacterSet { get }
      public static var whitespacesAndNewlines: CharacterSet { get }
      public static var newlines: CharacterSet { get }
      public static var decimalDigits: CharacterSet { get }
      public static var letters: CharacterSet { get }
      public static var alphanumerics: CharacterSet { get }
      public static var punctuationCharacters: CharacterSet { get }
      public static var urlQueryAllowed: CharacterSet { get }
      public static var urlPathAllowed: CharacterSet { get }
      public static var urlHostAllowed: CharacterSet { get }
      public var inverted: CharacterSet { get }
      public func contains(_ member: Unicode.Scalar) -> Bool
      public func union(_ other: CharacterSet) -> CharacterSet
      public func intersection(_ other: CharacterSet) -> CharacterSet
      public func symmetricDifference(_ other: CharacterSet) -> CharacterSet
      @discardableResult public mutating func insert(_ character: Unicode.Scalar) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar)
      @discardableResult public mutating func remove(_ character: Unicode.Scalar) -> Unicode.Scalar?
      @discardableResult public mutating func update(with character: Unicode.Scalar) -> Unicode.Scalar?
      public mutating func formUnion(_ other: CharacterSet)
      public mutating func formIntersection(_ other: CharacterSet)
      public mutating func formSymmetricDifference(_ other: CharacterSet)
      public static func == (a: CharacterSet, b: CharacterSet) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public struct Decimal : Hashable, Comparable, Codable, CustomStringConvertible, Sendable, SignedNumeric {
      public typealias Magnitude = Decimal
      public init()
      public init(_ value: Int)
      public init(_ value: Double)
      public init?(string: String, locale: Locale? = nil)
      public init?<T>(exactly source: T) where T : BinaryInteger
      public init(integerLiteral value: Int)
      public var magnitude: Decimal { get }
      public var description: String { get }
      public static func + (a: Decimal, b: Decimal) -> Decimal
      public static func - (a: Decimal, b: Decimal) -> Decimal
      public static func * (a: Decimal, b: Decimal) -> Decimal
      public static func / (a: Decimal, b: Decimal) -> Decimal
      public static func += (a: inout Decimal, b: Decimal)
      public static func -= (a: inout Decimal, b: Decimal)
      public static func *= (a: inout Decimal, b: Decimal)
      public static func == (a: Decimal, b: Decimal) -> Bool
      public static func < (a: Decimal, b: Decimal) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    """#
}
