extension InterfaceModules.Foundation {
  /// Bytes in memory.
  static let data = #"""
    // https://developer.apple.com/documentation/foundation/data
    @frozen public struct Data : Hashable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection, MutableDataProtocol, ContiguousBytes, Codable, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias Element = UInt8
      public typealias SubSequence = Data
      public init()
      public init(count: Int)
      public init(capacity: Int)
      public init(repeating repeatedValue: UInt8, count: Int)
      public init(bytes: UnsafeRawPointer, count: Int)
      public init(bytesNoCopy bytes: UnsafeMutableRawPointer, count: Int, deallocator: Data.Deallocator)
      public init<SourceType>(buffer: UnsafeBufferPointer<SourceType>)
      public init<SourceType>(buffer: UnsafeMutableBufferPointer<SourceType>)
      public init<S>(_ elements: S) where S : Sequence, S.Element == UInt8
      public init(contentsOf url: URL, options: Data.ReadingOptions = []) throws
      public init?(base64Encoded base64String: String, options: Data.Base64DecodingOptions = [])
      public init?(base64Encoded base64Data: Data, options: Data.Base64DecodingOptions = [])
      public func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String
      public func base64EncodedData(options: Data.Base64EncodingOptions = []) -> Data
      public func write(to url: URL, options: Data.WritingOptions = []) throws
      public var count: Int { get set }
      public var isEmpty: Bool { get }
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public func index(before i: Int) -> Int
      public func index(after i: Int) -> Int
      public var indices: Range<Int> { get }
      public var regions: CollectionOfOne<Data> { get }
      public subscript(index: Int) -> UInt8 { get set }
      public subscript(bounds: Range<Int>) -> Data { get set }
      public subscript<R>(rangeExpression: R) -> Data where R : RangeExpression, R.Bound : FixedWidthInteger { get set }
      public mutating func reserveCapacity(_ minimumCapacity: Int)
      public func withUnsafeBytes<ResultType>(_ body: (UnsafeRawBufferPointer) throws -> ResultType) rethrows -> ResultType
      public mutating func withUnsafeMutableBytes<ResultType>(_ body: (UnsafeMutableRawBufferPointer) throws -> ResultType) rethrows -> ResultType
      public func withContiguousStorageIfAvailable<ResultType>(_ body: (UnsafeBufferPointer<UInt8>) throws -> ResultType) rethrows -> ResultType?
      public func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, count: Int)
      public func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, from range: Range<Int>)
      @discardableResult public func copyBytes<DestinationType>(to buffer: UnsafeMutableBufferPointer<DestinationType>, from range: Range<Int>? = nil) -> Int
      public mutating func append(_ other: Data)
      public mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int)
      public mutating func append<SourceType>(_ buffer: UnsafeBufferPointer<SourceType>)
      public mutating func append(contentsOf bytes: [UInt8])
      public mutating func append<S>(contentsOf elements: S) where S : Sequence, S.Element == UInt8
      public mutating func resetBytes(in range: Range<Int>)
      public mutating func replaceSubrange(_ subrange: Range<Int>, with data: Data)
      public mutating func replaceSubrange<ByteCollection>(_ subrange: Range<Int>, with newElements: ByteCollection) where ByteCollection : Collection, ByteCollection.Element == UInt8
      public mutating func replaceSubrange(_ subrange: Range<Int>, with bytes: UnsafeRawPointer, count cnt: Int)
      public func subdata(in range: Range<Int>) -> Data
      public func range(of dataToFind: Data, options: Data.SearchOptions = [], in range: Range<Int>? = nil) -> Range<Int>?
      public func advanced(by amount: Int) -> Data
      public var description: String { get }
      public var debugDescription: String { get }
      public static func == (a: Data, b: Data) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public enum Deallocator {
        case virtualMemory
        case unmap
        case free
        case none
        case custom((UnsafeMutableRawPointer, Int) -> Void)
      }
      public struct ReadingOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var mappedIfSafe: Data.ReadingOptions { get }
        public static var uncached: Data.ReadingOptions { get }
        public static var alwaysMapped: Data.ReadingOptions { get }
      }
      public struct WritingOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var atomic: Data.WritingOptions { get }
        public static var withoutOverwriting: Data.WritingOptions { get }
        @available(macOS 11.0, iOS 4.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
        public static var noFileProtection: Data.WritingOptions { get }
        @available(macOS 11.0, iOS 4.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
        public static var completeFileProtection: Data.WritingOptions { get }
      }
      public struct SearchOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var backwards: Data.SearchOptions { get }
        public static var anchored: Data.SearchOptions { get }
      }
      public struct Base64DecodingOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var ignoreUnknownCharacters: Data.Base64DecodingOptions { get }
      }
      public struct Base64EncodingOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var lineLength64Characters: Data.Base64EncodingOptions { get }
        public static var lineLength76Characters: Data.Base64EncodingOptions { get }
        public static var endLineWithCarriageReturn: Data.Base64EncodingOptions { get }
        public static var endLineWithLineFeed: Data.Base64EncodingOptions { get }
      }
      public var hashValue: Int { get }
    }

    // https://developer.apple.com/documentation/foundation/dataprotocol
    public protocol ContiguousBytes {
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    }
    public protocol DataProtocol<Regions> : RandomAccessCollection where Self.Element == UInt8, Self.SubSequence : DataProtocol {
      associatedtype Regions : BidirectionalCollection = CollectionOfOne<Self> where Self.Regions.Element : DataProtocol
      var regions: Self.Regions { get }
      func firstRange<D, R>(of data: D, in range: R) -> Range<Self.Index>? where D : DataProtocol, R : RangeExpression, Self.Index == R.Bound
      func lastRange<D, R>(of data: D, in range: R) -> Range<Self.Index>? where D : DataProtocol, R : RangeExpression, Self.Index == R.Bound
    }
    extension DataProtocol {
      public func firstRange<D, R>(of data: D, in range: R) -> Range<Self.Index>? where D : DataProtocol, R : RangeExpression, Self.Index == R.Bound
      public func lastRange<D, R>(of data: D, in range: R) -> Range<Self.Index>? where D : DataProtocol, R : RangeExpression, Self.Index == R.Bound
      public func firstRange<D>(of data: D) -> Range<Self.Index>? where D : DataProtocol
      public func lastRange<D>(of data: D) -> Range<Self.Index>? where D : DataProtocol
      @discardableResult public func copyBytes(to ptr: UnsafeMutableRawBufferPointer) -> Int
    }
    public protocol MutableDataProtocol : DataProtocol, MutableCollection, RangeReplaceableCollection {
      mutating func resetBytes<R>(in range: R) where R : RangeExpression, Self.Index == R.Bound
    }
    extension MutableDataProtocol {
      public mutating func resetBytes<R>(in range: R) where R : RangeExpression, Self.Index == R.Bound
    }
    extension Array : DataProtocol where Element == UInt8 {
      public var regions: CollectionOfOne<[UInt8]> { get }
    }
    extension Array : MutableDataProtocol where Element == UInt8 {}
    extension Array : ContiguousBytes where Element == UInt8 {}
    extension ArraySlice : DataProtocol where Element == UInt8 {
      public var regions: CollectionOfOne<ArraySlice<UInt8>> { get }
    }
    extension ArraySlice : MutableDataProtocol where Element == UInt8 {}
    extension ArraySlice : ContiguousBytes where Element == UInt8 {}
    extension ContiguousArray : DataProtocol where Element == UInt8 {
      public var regions: CollectionOfOne<ContiguousArray<UInt8>> { get }
    }
    extension Slice : DataProtocol where Base : DataProtocol {
      public typealias Regions = [Base.Regions.Element.SubSequence]
      public var regions: [Base.Regions.Element.SubSequence] { get }
    }
    extension UnsafeBufferPointer : DataProtocol where Element == UInt8 {
      public var regions: CollectionOfOne<UnsafeBufferPointer<UInt8>> { get }
    }
    extension UnsafeRawBufferPointer : DataProtocol {
      public var regions: CollectionOfOne<UnsafeRawBufferPointer> { get }
    }
    extension UnsafeRawBufferPointer : ContiguousBytes {}
    """#
}
