extension InterfaceModules.Foundation {
  /// Progress, caches, locks, sorting, further formatters and errors.
  static let moreObjects = #"""
    // https://developer.apple.com/documentation/foundation
    open class Progress : NSObject, @unchecked Sendable {
      public convenience init(totalUnitCount unitCount: Int64)
      open var totalUnitCount: Int64 { get set }
      open var completedUnitCount: Int64 { get set }
      open var fractionCompleted: Double { get }
      open var isFinished: Bool { get }
      open var isCancelled: Bool { get }
      open var localizedDescription: String! { get set }
      open func cancel()
    }
    open class NSCache<KeyType, ObjectType> : NSObject, @unchecked Sendable where KeyType : AnyObject, ObjectType : AnyObject {
      override public init()
      @discardableResult open func object(forKey key: KeyType) -> ObjectType?
      open func setObject(_ obj: ObjectType, forKey key: KeyType)
      open func removeObject(forKey key: KeyType)
      open func removeAllObjects()
      open var countLimit: Int { get set }
    }
    open class NSLock : NSObject, @unchecked Sendable {
      override public init()
      open func lock()
      open func unlock()
      public func withLock<R>(_ body: () throws -> R) rethrows -> R
    }
    open class Thread : NSObject, @unchecked Sendable {
      override public init()
      open class var isMainThread: Bool { get }
      open class func sleep(forTimeInterval ti: TimeInterval)
    }
    open class NSRegularExpression : NSObject, @unchecked Sendable {
      public init(pattern: String) throws
    }
    open class ISO8601DateFormatter : Formatter, @unchecked Sendable {
      override public init()
      @discardableResult open func string(from date: Date) -> String
      @discardableResult open func date(from string: String) -> Date?
    }
    open class DateComponentsFormatter : Formatter, @unchecked Sendable {
      override public init()
      open var allowedUnits: Set<Calendar.Component> { get set }
      open var unitsStyle: DateComponentsFormatter.UnitsStyle { get set }
      @discardableResult open func string(from ti: TimeInterval) -> String?
      public enum UnitsStyle : Int, Sendable {
        case positional
        case abbreviated
        case short
        case full
        case spellOut
        case brief
      }
    }
    @available(Apple 2021, *)
    @frozen public enum SortOrder : Hashable, Codable, Sendable {
      case forward
      case reverse
    }
    @available(Apple 2021, *)
    public protocol SortComparator<Compared> : Hashable {
      associatedtype Compared
      var order: SortOrder { get set }
      func compare(_ lhs: Self.Compared, _ rhs: Self.Compared) -> ComparisonResult
    }
    @available(Apple 2021, *)
    public struct SortDescriptor<Compared> : SortComparator, @unchecked Sendable {
      public init<Value>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) where Value : Comparable
      public init(_ keyPath: KeyPath<Compared, String>, order: SortOrder = .forward)
      public var order: SortOrder { get set }
      public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
      public static func == (a: SortDescriptor<Compared>, b: SortDescriptor<Compared>) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2021, *)
    public struct KeyPathComparator<Compared> : SortComparator, @unchecked Sendable {
      public init<Value>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) where Value : Comparable
      public var order: SortOrder { get set }
      public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
      public static func == (a: KeyPathComparator<Compared>, b: KeyPathComparator<Compared>) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2021, *)
    extension Sequence {
      public func sorted<Comparator>(using comparator: Comparator) -> [Self.Element] where Comparator : SortComparator, Self.Element == Comparator.Compared
      public func sorted<S, Comparator>(using comparators: S) -> [Self.Element] where S : Sequence, Comparator : SortComparator, Comparator == S.Element, Self.Element == Comparator.Compared
    }
    public struct URLError : Error, Hashable, Sendable {
      public struct Code : RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static var badURL: URLError.Code { get }
        public static var badServerResponse: URLError.Code { get }
        public static var cancelled: URLError.Code { get }
        public static var timedOut: URLError.Code { get }
        public static var notConnectedToInternet: URLError.Code { get }
        public static var unknown: URLError.Code { get }
      }
      public init(_ code: URLError.Code, userInfo: [String : Any] = [:])
      public var code: URLError.Code { get }
      public static func == (a: URLError, b: URLError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public struct CocoaError : Error, Hashable, Sendable {
      public struct Code : RawRepresentable, Hashable, Sendable {
        public var rawValue: Int { get }
        public init(rawValue: Int)
        public static var fileReadCorruptFile: CocoaError.Code { get }
        public static var fileNoSuchFile: CocoaError.Code { get }
        public static var userCancelled: CocoaError.Code { get }
      }
      public init(_ code: CocoaError.Code, userInfo: [String : Any] = [:])
      public var code: CocoaError.Code { get }
      public static func == (a: CocoaError, b: CocoaError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    #if os(macOS)
    open class Process : NSObject, @unchecked Sendable {
      override public init()
      open var executableURL: URL? { get set }
      open var arguments: [String]? { get set }
      open func run() throws
      open func waitUntilExit()
      open var terminationStatus: Int32 { get }
    }
    #endif
    """#
}
