extension InterfaceModules.Foundation {
  /// Progress, caches, locks, sorting, further formatters and errors.
  static let moreObjects = #"""
    // https://developer.apple.com/documentation/foundation
    open class Progress : NSObject, @unchecked Sendable {
      override public init()
      public convenience init(totalUnitCount unitCount: Int64)
      open var totalUnitCount: Int64 { get set }
      open var completedUnitCount: Int64 { get set }
      open var fractionCompleted: Double { get }
      open var isFinished: Bool { get }
      open var isCancelled: Bool { get }
      open var localizedDescription: String! { get set }
      open func cancel()
      open var kind: ProgressKind? { get set }
      open var cancellationHandler: (() -> Void)? { get set }
      open var pausingHandler: (() -> Void)? { get set }
      open var resumingHandler: (() -> Void)? { get set }
      open var fileOperationKind: Progress.FileOperationKind? { get set }
      open var estimatedTimeRemaining: TimeInterval? { get set }
      open var throughput: Int? { get set }
    }
    open class NSCache<KeyType, ObjectType> : NSObject, @unchecked Sendable where KeyType : AnyObject, ObjectType : AnyObject {
      override public init()
      @discardableResult open func object(forKey key: KeyType) -> ObjectType?
      open func setObject(_ obj: ObjectType, forKey key: KeyType)
      open func removeObject(forKey key: KeyType)
      open func removeAllObjects()
      open var countLimit: Int { get set }
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
      @objc public enum UnitsStyle : Int, Sendable {
        case positional
        case abbreviated
        case short
        case full
        case spellOut
        case brief
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
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
    // https://developer.apple.com/documentation/foundation/alignmentoptions
    public struct AlignmentOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64)
      public static var alignMinXInward: Self { get }
      public static var alignMinYInward: Self { get }
      public static var alignMaxXInward: Self { get }
      public static var alignMaxYInward: Self { get }
      public static var alignWidthInward: Self { get }
      public static var alignHeightInward: Self { get }
      public static var alignMinXOutward: Self { get }
      public static var alignMinYOutward: Self { get }
      public static var alignMaxXOutward: Self { get }
      public static var alignMaxYOutward: Self { get }
      public static var alignWidthOutward: Self { get }
      public static var alignHeightOutward: Self { get }
      public static var alignMinXNearest: Self { get }
      public static var alignMinYNearest: Self { get }
      public static var alignMaxXNearest: Self { get }
      public static var alignMaxYNearest: Self { get }
      public static var alignWidthNearest: Self { get }
      public static var alignHeightNearest: Self { get }
      public static var alignRectFlipped: Self { get }
      public static var alignAllEdgesInward: Self { get }
      public static var alignAllEdgesOutward: Self { get }
      public static var alignAllEdgesNearest: Self { get }
    }
    """#
}
