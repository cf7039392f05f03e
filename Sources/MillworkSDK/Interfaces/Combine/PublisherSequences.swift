extension InterfaceModules.Combine {
  /// Coders, sequences of values, and publishers of values that are there.
  static let publisherSequences = #"""
    // https://developer.apple.com/documentation/combine
    @available(Apple 2019, *)
    public protocol TopLevelDecoder {
      associatedtype Input
      func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T : Decodable
    }
    @available(Apple 2019, *)
    public protocol TopLevelEncoder {
      associatedtype Output
      func encode<T>(_ value: T) throws -> Self.Output where T : Encodable
    }
    @available(Apple 2019, *)
    extension Publisher {
      public func sink(receiveCompletion: @escaping (Subscribers.Completion<Self.Failure>) -> Void, receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable
      public func subscribe<S>(_ subject: S) -> AnyCancellable where S : Subject, Self.Failure == S.Failure, Self.Output == S.Output
      public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure>
      public func map<T>(_ transform: @escaping (Self.Output) -> T) -> Publishers.Map<Self, T>
      public func map<T>(_ keyPath: KeyPath<Self.Output, T>) -> Publishers.MapKeyPath<Self, T>
      public func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T) -> Publishers.TryMap<Self, T>
      public func mapError<E>(_ transform: @escaping (Self.Failure) -> E) -> Publishers.MapError<Self, E> where E : Error
      public func compactMap<T>(_ transform: @escaping (Self.Output) -> T?) -> Publishers.CompactMap<Self, T>
      public func tryCompactMap<T>(_ transform: @escaping (Self.Output) throws -> T?) -> Publishers.TryCompactMap<Self, T>
      public func filter(_ isIncluded: @escaping (Self.Output) -> Bool) -> Publishers.Filter<Self>
      public func tryFilter(_ isIncluded: @escaping (Self.Output) throws -> Bool) -> Publishers.TryFilter<Self>
      public func flatMap<T, P>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P) -> Publishers.FlatMap<P, Self> where T == P.Output, P : Publisher, Self.Failure == P.Failure
      public func removeDuplicates(by predicate: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
      public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T) -> Publishers.Scan<Self, T>
      public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T) -> Publishers.Reduce<Self, T>
      public func collect() -> Publishers.Collect<Self>
      public func collect(_ count: Int) -> Publishers.CollectByCount<Self>
      public func count() -> Publishers.Count<Self>
      public func ignoreOutput() -> Publishers.IgnoreOutput<Self>
      public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self>
      public func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self>
      public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P> where P : Publisher, Self.Failure == P.Failure
      public func prefix(_ maxLength: Int) -> Publishers.Output<Self>
      public func prefix(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.PrefixWhile<Self>
      public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P : Publisher
      public func first() -> Publishers.First<Self>
      public func first(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.FirstWhere<Self>
      public func last() -> Publishers.Last<Self>
      public func output(at index: Int) -> Publishers.Output<Self>
      public func allSatisfy(_ predicate: @escaping (Self.Output) -> Bool) -> Publishers.AllSatisfy<Self>
      public func contains(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.ContainsWhere<Self>
      public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Self.Output == T?
      public func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self>
      public func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self>
      public func `catch`<P>(_ handler: @escaping (Self.Failure) -> P) -> Publishers.Catch<Self, P> where P : Publisher, Self.Output == P.Output
      public func tryCatch<P>(_ handler: @escaping (Self.Failure) throws -> P) -> Publishers.TryCatch<Self, P> where P : Publisher, Self.Output == P.Output
      public func retry(_ retries: Int) -> Publishers.Retry<Self>
      public func append(_ elements: Self.Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Self.Output], Self.Failure>>
      public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P> where P : Publisher, Self.Failure == P.Failure, Self.Output == P.Output
      public func prepend(_ elements: Self.Output...) -> Publishers.Concatenate<Publishers.Sequence<[Self.Output], Self.Failure>, Self>
      public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self> where P : Publisher, Self.Failure == P.Failure, Self.Output == P.Output
      public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> where S : Scheduler
      public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> where S : Scheduler
      public func debounce<S>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Debounce<Self, S> where S : Scheduler
      public func throttle<S>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> Publishers.Throttle<Self, S> where S : Scheduler
      public func delay<S>(for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Delay<Self, S> where S : Scheduler
      public func timeout<S>(_ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Self.Failure)? = nil) -> Publishers.Timeout<Self, S> where S : Scheduler
      public func share() -> Publishers.Share<Self>
      public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self>
      public func handleEvents(receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Self.Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil) -> Publishers.HandleEvents<Self>
      public func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P> where P : Publisher, Self.Failure == P.Failure
      public func combineLatest<P, T>(_ other: P, _ transform: @escaping (Self.Output, P.Output) -> T) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P : Publisher, Self.Failure == P.Failure
      public func combineLatest<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q> where P : Publisher, Q : Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure
      public func combineLatest<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.CombineLatest4<Self, P, Q, R> where P : Publisher, Q : Publisher, R : Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
      public func zip<P>(_ other: P) -> Publishers.Zip<Self, P> where P : Publisher, Self.Failure == P.Failure
      public func zip<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q> where P : Publisher, Q : Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure
      public func merge<P>(with other: P) -> Publishers.Merge<Self, P> where P : Publisher, Self.Failure == P.Failure, Self.Output == P.Output
      public func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C> where B : Publisher, C : Publisher, Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output
      public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder> where Item : Decodable, Coder : TopLevelDecoder, Self.Output == Coder.Input
      public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder : TopLevelEncoder
    }
    @available(Apple 2019, *)
    extension Publisher where Self.Failure == Never {
      public func sink(receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable
      public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root) -> AnyCancellable
      @available(Apple 2020, *)
      public func assign(to published: inout Published<Self.Output>.Publisher)
      public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E : Error
      @available(Apple 2020, *)
      public func flatMap<P>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P : Publisher
      @available(Apple 2021, *)
      public var values: AsyncPublisher<Self> { get }
    }
    @available(Apple 2021, *)
    extension Publisher {
      public var values: AsyncThrowingPublisher<Self> { get }
    }
    @available(Apple 2019, *)
    extension Publisher where Self.Output : Publisher, Self.Output.Failure == Self.Failure {
      public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self>
    }
    @available(Apple 2019, *)
    extension Publisher where Self.Output : Equatable {
      public func removeDuplicates() -> Publishers.RemoveDuplicates<Self>
      public func contains(_ output: Self.Output) -> Publishers.Contains<Self>
    }
    @available(Apple 2021, *)
    public struct AsyncPublisher<P> : AsyncSequence where P : Publisher, P.Failure == Never {
      public typealias Element = P.Output
      public struct Iterator : AsyncIteratorProtocol {
        public typealias Element = P.Output
        public mutating func next() async -> P.Output?
      }
      public init(_ publisher: P)
      public func makeAsyncIterator() -> AsyncPublisher<P>.Iterator
    }
    @available(Apple 2021, *)
    public struct AsyncThrowingPublisher<P> : AsyncSequence where P : Publisher {
      public typealias Element = P.Output
      public struct Iterator : AsyncIteratorProtocol {
        public typealias Element = P.Output
        public mutating func next() async throws -> P.Output?
      }
      public init(_ publisher: P)
      public func makeAsyncIterator() -> AsyncThrowingPublisher<P>.Iterator
    }
    @available(Apple 2019, *)
    extension Swift.Sequence {
      public var publisher: Publishers.Sequence<Self, Never> { get }
    }
    @available(Apple 2019, *)
    extension Optional {
      public struct Publisher : Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never
        public init(_ output: Wrapped?)
        public func receive<S>(subscriber: S) where Wrapped == S.Input, S : Subscriber, S.Failure == Never
      }
      @available(Apple 2020, *)
      public var publisher: Optional<Wrapped>.Publisher { get }
    }
    @available(Apple 2019, *)
    extension Result {
      public struct Publisher : Combine.Publisher {
        public typealias Output = Success
        public init(_ result: Result<Success, Failure>)
        public func receive<S>(subscriber: S) where Success == S.Input, Failure == S.Failure, S : Subscriber
      }
      public var publisher: Result<Success, Failure>.Publisher { get }
    }
    """#
}
