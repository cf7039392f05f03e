extension InterfaceModules.Combine {
  /// Observable objects and the basics of publishers.
  static let publisher = #"""
    // https://developer.apple.com/documentation/combine
    import Swift
    import _Concurrency

    @available(Apple 2019, *)
    public protocol ObservableObject : AnyObject {
      associatedtype ObjectWillChangePublisher : Publisher = ObservableObjectPublisher where Self.ObjectWillChangePublisher.Failure == Never
      var objectWillChange: Self.ObjectWillChangePublisher { get }
    }
    @available(Apple 2019, *)
    extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
      public var objectWillChange: ObservableObjectPublisher { get }
    }
    @available(Apple 2019, *)
    final public class ObservableObjectPublisher : Publisher {
      public typealias Output = Void
      public typealias Failure = Never
      public init()
      final public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Never, S.Input == Void
      final public func send()
    }
    @available(Apple 2019, *)
    @propertyWrapper public struct Published<Value> {
      public init(wrappedValue: Value)
      public init(initialValue: Value)
      public struct Publisher : Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        public func receive<S>(subscriber: S) where Value == S.Input, S : Subscriber, S.Failure == Never
      }
      public var projectedValue: Published<Value>.Publisher { mutating get set }
      @available(*, unavailable, message: "@Published is only available on properties of classes")
      public var wrappedValue: Value { get set }
      public static subscript<EnclosingSelf>(_enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>, storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>) -> Value where EnclosingSelf : AnyObject { get set }
    }
    @available(Apple 2019, *)
    public protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure : Error
      func receive<S>(subscriber: S) where S : Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
    }
    @available(Apple 2019, *)
    public protocol Subscription : Cancellable {
      func request(_ demand: Subscribers.Demand)
    }
    @available(Apple 2019, *)
    public protocol Subscriber<Input, Failure> {
      associatedtype Input
      associatedtype Failure : Error
      func receive(subscription: any Subscription)
      func receive(_ input: Self.Input) -> Subscribers.Demand
      func receive(completion: Subscribers.Completion<Self.Failure>)
    }
    @available(Apple 2019, *)
    public enum Subscribers {
      @frozen public struct Demand : Equatable, Sendable {
        public static var unlimited: Subscribers.Demand { get }
        public static var none: Subscribers.Demand { get }
        public static func max(_ value: Int) -> Subscribers.Demand
        public static func == (a: Subscribers.Demand, b: Subscribers.Demand) -> Bool
      }
      @frozen public enum Completion<Failure> where Failure : Error {
        case finished
        case failure(Failure)
      }
    }
    @available(Apple 2019, *)
    public protocol Cancellable {
      func cancel()
    }
    @available(Apple 2019, *)
    extension Cancellable {
      public func store<C>(in collection: inout C) where C : RangeReplaceableCollection, C.Element == AnyCancellable
      public func store(in set: inout Set<AnyCancellable>)
    }
    @available(Apple 2019, *)
    final public class AnyCancellable : Cancellable, Hashable {
      public init(_ cancel: @escaping () -> Void)
      public init<C>(_ canceller: C) where C : Cancellable
      final public func cancel()
      final public func hash(into hasher: inout Hasher)
      public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool
    }
    extension AnyCancellable : @unchecked Sendable {}
    @available(Apple 2019, *)
    public protocol Subject<Output, Failure> : AnyObject, Publisher {
      func send(_ value: Self.Output)
      func send(completion: Subscribers.Completion<Self.Failure>)
      func send(subscription: any Subscription)
    }
    @available(Apple 2019, *)
    extension Subject where Self.Output == Void {
      public func send()
    }
    @available(Apple 2019, *)
    final public class PassthroughSubject<Output, Failure> : Subject where Failure : Error {
      public init()
      final public func send(subscription: any Subscription)
      final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S : Subscriber
      final public func send(_ input: Output)
      final public func send(completion: Subscribers.Completion<Failure>)
    }
    @available(Apple 2019, *)
    final public class CurrentValueSubject<Output, Failure> : Subject where Failure : Error {
      final public var value: Output { get set }
      public init(_ value: Output)
      final public func send(subscription: any Subscription)
      final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S : Subscriber
      final public func send(_ input: Output)
      final public func send(completion: Subscribers.Completion<Failure>)
    }
    @available(Apple 2019, *)
    @frozen public struct AnyPublisher<Output, Failure> : Publisher where Failure : Error {
      public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P : Publisher
      public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S : Subscriber
    }
    @available(Apple 2019, *)
    public struct Just<Output> : Publisher {
      public typealias Failure = Never
      public init(_ output: Output)
      public func receive<S>(subscriber: S) where Output == S.Input, S : Subscriber, S.Failure == Never
    }
    @available(Apple 2019, *)
    public struct Empty<Output, Failure> : Publisher where Failure : Error {
      public init(completeImmediately: Bool = true)
      public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S : Subscriber
    }
    @available(Apple 2019, *)
    final public class Future<Output, Failure> : Publisher where Failure : Error {
      public typealias Promise = (Result<Output, Failure>) -> Void
      public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void)
      final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S : Subscriber
    }
    @available(Apple 2019, *)
    public protocol Scheduler<SchedulerTimeType> {
      associatedtype SchedulerTimeType : Strideable where Self.SchedulerTimeType.Stride : SchedulerTimeIntervalConvertible
      associatedtype SchedulerOptions
    }
    @available(Apple 2019, *)
    public protocol SchedulerTimeIntervalConvertible {
      static func seconds(_ s: Int) -> Self
      static func seconds(_ s: Double) -> Self
      static func milliseconds(_ ms: Int) -> Self
    }
    @available(Apple 2019, *)
    extension Subscribers.Completion : Equatable where Failure : Equatable {
      public static func == (a: Subscribers.Completion<Failure>, b: Subscribers.Completion<Failure>) -> Bool
    }
    @available(Apple 2019, *)
    public struct Fail<Output, Failure> : Publisher where Failure : Error {
      public init(error: Failure)
      public init(outputType: Output.Type, failure: Failure)
      public let error: Failure
      public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S : Subscriber
    }
    @available(Apple 2019, *)
    public struct Deferred<DeferredPublisher> : Publisher where DeferredPublisher : Publisher {
      public typealias Output = DeferredPublisher.Output
      public typealias Failure = DeferredPublisher.Failure
      public init(createPublisher: @escaping () -> DeferredPublisher)
      public func receive<S>(subscriber: S) where S : Subscriber, DeferredPublisher.Failure == S.Failure, DeferredPublisher.Output == S.Input
    }
    @available(Apple 2019, *)
    public struct Record<Output, Failure> : Publisher where Failure : Error {
      public init(output: [Output], completion: Subscribers.Completion<Failure>)
      public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S : Subscriber
    }
    @available(Apple 2021, *)
    extension Future where Failure == Never {
      final public var value: Output { get async }
    }
    @available(Apple 2021, *)
    extension Future {
      final public var value: Output { get async throws }
    }
    @available(Apple 2019, *)
    public struct ImmediateScheduler : Scheduler {
      public typealias SchedulerOptions = Never
      public static var shared: ImmediateScheduler { get }
      public struct SchedulerTimeType : Strideable {
        public func distance(to other: ImmediateScheduler.SchedulerTimeType) -> ImmediateScheduler.SchedulerTimeType.Stride
        public func advanced(by n: ImmediateScheduler.SchedulerTimeType.Stride) -> ImmediateScheduler.SchedulerTimeType
        public struct Stride : Comparable, ExpressibleByFloatLiteral, SignedNumeric, SchedulerTimeIntervalConvertible {
          public init(integerLiteral value: Int)
          public init(floatLiteral value: Double)
          public init?<T>(exactly source: T) where T : BinaryInteger
          public var magnitude: Int { get }
          public static func < (a: ImmediateScheduler.SchedulerTimeType.Stride, b: ImmediateScheduler.SchedulerTimeType.Stride) -> Bool
          public static func == (a: ImmediateScheduler.SchedulerTimeType.Stride, b: ImmediateScheduler.SchedulerTimeType.Stride) -> Bool
          public static func + (a: ImmediateScheduler.SchedulerTimeType.Stride, b: ImmediateScheduler.SchedulerTimeType.Stride) -> ImmediateScheduler.SchedulerTimeType.Stride
          public static func - (a: ImmediateScheduler.SchedulerTimeType.Stride, b: ImmediateScheduler.SchedulerTimeType.Stride) -> ImmediateScheduler.SchedulerTimeType.Stride
          public static func * (a: ImmediateScheduler.SchedulerTimeType.Stride, b: ImmediateScheduler.SchedulerTimeType.Stride) -> ImmediateScheduler.SchedulerTimeType.Stride
          public static func *= (a: inout ImmediateScheduler.SchedulerTimeType.Stride, b: ImmediateScheduler.SchedulerTimeType.Stride)
          public static func += (a: inout ImmediateScheduler.SchedulerTimeType.Stride, b: ImmediateScheduler.SchedulerTimeType.Stride)
          public static func -= (a: inout ImmediateScheduler.SchedulerTimeType.Stride, b: ImmediateScheduler.SchedulerTimeType.Stride)
          public static func seconds(_ s: Int) -> ImmediateScheduler.SchedulerTimeType.Stride
          public static func seconds(_ s: Double) -> ImmediateScheduler.SchedulerTimeType.Stride
          public static func milliseconds(_ ms: Int) -> ImmediateScheduler.SchedulerTimeType.Stride
        }
      }
    }
    @available(Apple 2019, *)
    public protocol ConnectablePublisher<Output, Failure> : Publisher {
      func connect() -> any Cancellable
    }
    @available(Apple 2019, *)
    extension ConnectablePublisher {
      public func autoconnect() -> Publishers.Autoconnect<Self>
    }
    """#
}
