extension InterfaceModules.Combine {
  /// What publishers can be turned into.
  static let operators = #"""
    // https://developer.apple.com/documentation/combine/publisher
    @available(Apple 2019, *)
    @frozen public enum Publishers {
      public struct Filter<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct RemoveDuplicates<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct Drop<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct DropWhile<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct PrefixWhile<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct Output<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct First<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct FirstWhere<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct Last<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct LastWhere<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct Breakpoint<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct HandleEvents<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct Print<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct ReplaceEmpty<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct Retry<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct TryFilter<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == any Error, S.Input == Upstream.Output
      }
      public struct TryRemoveDuplicates<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == any Error, S.Input == Upstream.Output
      }
      public struct Autoconnect<Upstream> : Publisher where Upstream : ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      final public class Share<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        final public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct Map<Upstream, Output> : Publisher where Upstream : Publisher {
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Output
      }
      public struct CompactMap<Upstream, Output> : Publisher where Upstream : Publisher {
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Output
      }
      public struct Scan<Upstream, Output> : Publisher where Upstream : Publisher {
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Output
      }
      public struct Reduce<Upstream, Output> : Publisher where Upstream : Publisher {
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Output
      }
      public struct TryMap<Upstream, Output> : Publisher where Upstream : Publisher {
        public typealias Failure = any Error
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == any Error, S.Input == Output
      }
      public struct TryCompactMap<Upstream, Output> : Publisher where Upstream : Publisher {
        public typealias Failure = any Error
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == any Error, S.Input == Output
      }
      public struct TryScan<Upstream, Output> : Publisher where Upstream : Publisher {
        public typealias Failure = any Error
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == any Error, S.Input == Output
      }
      public struct TryReduce<Upstream, Output> : Publisher where Upstream : Publisher {
        public typealias Failure = any Error
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == any Error, S.Input == Output
      }
      public struct MapError<Upstream, Failure> : Publisher where Upstream : Publisher, Failure : Error {
        public typealias Output = Upstream.Output
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Failure, S.Input == Upstream.Output
      }
      public struct SetFailureType<Upstream, Failure> : Publisher where Upstream : Publisher, Failure : Error {
        public typealias Output = Upstream.Output
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Failure, S.Input == Upstream.Output
      }
      public struct ReplaceError<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Never, S.Input == Upstream.Output
      }
      public struct IgnoreOutput<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Never
      }
      public struct Count<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Int
      }
      public struct Contains<Upstream> : Publisher where Upstream : Publisher, Upstream.Output : Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Bool
      }
      public struct ContainsWhere<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Bool
      }
      public struct AllSatisfy<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Bool
      }
      public struct Collect<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == [Upstream.Output]
      }
      public struct CollectByCount<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == [Upstream.Output]
      }
      public struct ReceiveOn<Upstream, Context> : Publisher where Upstream : Publisher, Context : Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct SubscribeOn<Upstream, Context> : Publisher where Upstream : Publisher, Context : Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct Debounce<Upstream, Context> : Publisher where Upstream : Publisher, Context : Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct Throttle<Upstream, Context> : Publisher where Upstream : Publisher, Context : Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct Delay<Upstream, Context> : Publisher where Upstream : Publisher, Context : Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct Timeout<Upstream, Context> : Publisher where Upstream : Publisher, Context : Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct FlatMap<NewPublisher, Upstream> : Publisher where NewPublisher : Publisher, Upstream : Publisher, NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == NewPublisher.Output
      }
      public struct SwitchToLatest<P, Upstream> : Publisher where P : Publisher, P == Upstream.Output, Upstream : Publisher, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == P.Failure, S.Input == P.Output
      }
      public struct Catch<Upstream, NewPublisher> : Publisher where Upstream : Publisher, NewPublisher : Publisher, Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == NewPublisher.Failure, S.Input == Upstream.Output
      }
      public struct TryCatch<Upstream, NewPublisher> : Publisher where Upstream : Publisher, NewPublisher : Publisher, Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == any Error, S.Input == Upstream.Output
      }
      public struct Concatenate<Prefix, Suffix> : Publisher where Prefix : Publisher, Suffix : Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Suffix.Failure, S.Input == Suffix.Output
      }
      public struct PrefixUntilOutput<Upstream, Other> : Publisher where Upstream : Publisher, Other : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct DropUntilOutput<Upstream, Other> : Publisher where Upstream : Publisher, Other : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct Decode<Upstream, Output, Coder> : Publisher where Upstream : Publisher, Output : Decodable, Coder : TopLevelDecoder, Upstream.Output == Coder.Input {
        public typealias Failure = any Error
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == any Error, S.Input == Output
      }
      public struct Encode<Upstream, Coder> : Publisher where Upstream : Publisher, Coder : TopLevelEncoder, Upstream.Output : Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == any Error, S.Input == Coder.Output
      }
      public struct MergeMany<Upstream> : Publisher where Upstream : Publisher {
        public init(_ upstream: Upstream...)
        public init<S>(_ upstream: S) where Upstream == S.Element, S : Swift.Sequence
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output
      }
      public struct MapKeyPath<Upstream, Output> : Publisher where Upstream : Publisher {
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where Output == S.Input, S : Subscriber, Upstream.Failure == S.Failure
      }
      public struct CombineLatest<A, B> : Publisher where A : Publisher, B : Publisher, A.Failure == B.Failure {
        public init(_ a: A, _ b: B)
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == A.Failure, S.Input == (A.Output, B.Output)
      }
      public struct Zip<A, B> : Publisher where A : Publisher, B : Publisher, A.Failure == B.Failure {
        public init(_ a: A, _ b: B)
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == A.Failure, S.Input == (A.Output, B.Output)
      }
      public struct CombineLatest3<A, B, C> : Publisher where A : Publisher, B : Publisher, C : Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
        public init(_ a: A, _ b: B, _ c: C)
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == A.Failure, S.Input == (A.Output, B.Output, C.Output)
      }
      public struct Zip3<A, B, C> : Publisher where A : Publisher, B : Publisher, C : Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
        public init(_ a: A, _ b: B, _ c: C)
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == A.Failure, S.Input == (A.Output, B.Output, C.Output)
      }
      public struct CombineLatest4<A, B, C, D> : Publisher where A : Publisher, B : Publisher, C : Publisher, D : Publisher, A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public init(_ a: A, _ b: B, _ c: C, _ d: D)
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == A.Failure, S.Input == (A.Output, B.Output, C.Output, D.Output)
      }
      public struct Zip4<A, B, C, D> : Publisher where A : Publisher, B : Publisher, C : Publisher, D : Publisher, A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public init(_ a: A, _ b: B, _ c: C, _ d: D)
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == A.Failure, S.Input == (A.Output, B.Output, C.Output, D.Output)
      }
      public struct Merge<A, B> : Publisher where A : Publisher, B : Publisher, A.Failure == B.Failure, A.Output == B.Output {
        public init(_ a: A, _ b: B)
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == A.Failure, S.Input == A.Output
      }
      public struct Merge3<A, B, C> : Publisher where A : Publisher, B : Publisher, C : Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
        public init(_ a: A, _ b: B, _ c: C)
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == A.Failure, S.Input == A.Output
      }
      public struct Merge4<A, B, C, D> : Publisher where A : Publisher, B : Publisher, C : Publisher, D : Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output {
        public init(_ a: A, _ b: B, _ c: C, _ d: D)
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == A.Failure, S.Input == A.Output
      }
      public struct Merge5<A, B, C, D, E> : Publisher where A : Publisher, B : Publisher, C : Publisher, D : Publisher, E : Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output {
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E)
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == A.Failure, S.Input == A.Output
      }
      public struct Merge6<A, B, C, D, E, F> : Publisher where A : Publisher, B : Publisher, C : Publisher, D : Publisher, E : Publisher, F : Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output {
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F)
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == A.Failure, S.Input == A.Output
      }
      public struct Sequence<Elements, Failure> : Publisher where Elements : Swift.Sequence, Failure : Error {
        public typealias Output = Elements.Element
        public init(sequence: Elements)
        public func receive<S>(subscriber: S) where Failure == S.Failure, S : Subscriber, Elements.Element == S.Input
      }
    }
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
