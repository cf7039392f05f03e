extension InterfaceModules.Combine {
  /// Operators that gather, buffer, measure and compare.
  static let timeOperators = #"""
    // https://developer.apple.com/documentation/combine/publisher
    @available(Apple 2019, *)
    extension Publishers {
      public enum TimeGroupingStrategy<Context> where Context : Scheduler {
        case byTime(Context, Context.SchedulerTimeType.Stride)
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
      }
      public enum PrefetchStrategy : Hashable {
        case keepFull
        case byRequest
      }
      public enum BufferingStrategy<Failure> where Failure : Error {
        case dropNewest
        case dropOldest
        case customError(() -> Failure)
      }
      public struct CollectByTime<Upstream, Context> : Publisher where Upstream : Publisher, Context : Scheduler {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output]
      }
      public struct Buffer<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input
      }
      public struct MeasureInterval<Upstream, Context> : Publisher where Upstream : Publisher, Context : Scheduler {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, Upstream.Failure == S.Failure, S.Input == Context.SchedulerTimeType.Stride
      }
      public struct Comparison<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S : Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input
      }
      public struct AssertNoFailure<Upstream> : Publisher where Upstream : Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Never, Upstream.Output == S.Input
      }
      final public class Multicast<Upstream, SubjectType> : ConnectablePublisher where Upstream : Publisher, SubjectType : Subject, Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        final public func receive<S>(subscriber: S) where S : Subscriber, SubjectType.Failure == S.Failure, SubjectType.Output == S.Input
        final public func connect() -> any Cancellable
      }
    }
    @available(Apple 2019, *)
    extension Publisher {
      public func collect<S>(_ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil) -> Publishers.CollectByTime<Self, S> where S : Scheduler
      public func buffer(size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Self.Failure>) -> Publishers.Buffer<Self>
      public func measureInterval<S>(using scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.MeasureInterval<Self, S> where S : Scheduler
      public func min(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.Comparison<Self>
      public func max(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.Comparison<Self>
      public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line) -> Publishers.AssertNoFailure<Self>
      public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S> where S : Subject, Self.Failure == S.Failure, Self.Output == S.Output
      public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S> where S : Subject, Self.Failure == S.Failure, Self.Output == S.Output
    }
    @available(Apple 2019, *)
    extension Publisher where Self.Output : Comparable {
      public func min() -> Publishers.Comparison<Self>
      public func max() -> Publishers.Comparison<Self>
    }
    """#
}
