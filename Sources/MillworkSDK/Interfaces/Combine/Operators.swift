extension InterfaceModules.Combine {
  /// What operators make.
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
    """#
}
