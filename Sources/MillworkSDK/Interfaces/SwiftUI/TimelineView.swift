extension InterfaceModules.SwiftUI {
  /// Views that change by the clock.
  static let timelineView = #"""
    // https://developer.apple.com/documentation/swiftui/timelineview
    @available(Apple 2021, *)
    nonisolated public struct TimelineView<Schedule, Content> where Schedule : TimelineSchedule {
      public struct Context {
        public enum Cadence : Comparable, Sendable {
          case live
          case seconds
          case minutes
          public static func < (a: TimelineView<Schedule, Content>.Context.Cadence, b: TimelineView<Schedule, Content>.Context.Cadence) -> Bool
        }
        public let date: Date
        public let cadence: TimelineView<Schedule, Content>.Context.Cadence
      }
    }
    @available(*, unavailable)
    extension TimelineView : Sendable {}
    @available(Apple 2021, *)
    extension TimelineView : View where Content : View {
      @MainActor @preconcurrency public var body: Never { get }
      @_disfavoredOverload nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content)
      nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
    }
    @available(Apple 2021, *)
    public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
    @available(Apple 2021, *)
    extension TimelineView.Context {
      @available(Apple 2021, *)
      public func invalidateTimelineContent()
    }
    @available(Apple 2021, *)
    public protocol TimelineSchedule {
      associatedtype Entries : Sequence where Self.Entries.Element == Date
      typealias Mode = TimelineScheduleMode
      func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
    }
    @available(Apple 2021, *)
    public enum TimelineScheduleMode : Sendable {
      case normal
      case lowFrequency
    }
    @available(Apple 2021, *)
    public struct PeriodicTimelineSchedule : TimelineSchedule, Sendable {
      public struct Entries : Sequence, IteratorProtocol, Sendable {
        public mutating func next() -> Date?
      }
      public init(from startDate: Date, by interval: TimeInterval)
      public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries
    }
    @available(Apple 2021, *)
    public struct AnimationTimelineSchedule : TimelineSchedule, Sendable {
      public struct Entries : Sequence, IteratorProtocol, Sendable {
        public mutating func next() -> Date?
      }
      public init(minimumInterval: Double? = nil, paused: Bool = false)
      public func entries(from start: Date, mode: TimelineScheduleMode) -> AnimationTimelineSchedule.Entries
    }
    @available(Apple 2021, *)
    public struct EveryMinuteTimelineSchedule : TimelineSchedule, Sendable {
      public struct Entries : Sequence, IteratorProtocol, Sendable {
        public mutating func next() -> Date?
      }
      public init()
      public func entries(from startDate: Date, mode: TimelineScheduleMode) -> EveryMinuteTimelineSchedule.Entries
    }
    @available(Apple 2021, *)
    public struct ExplicitTimelineSchedule<Entries> : TimelineSchedule where Entries : Sequence, Entries.Element == Date {
      public init(_ dates: Entries)
      public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
    }
    @available(Apple 2021, *)
    extension TimelineSchedule where Self == PeriodicTimelineSchedule {
      public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule
    }
    @available(Apple 2021, *)
    extension TimelineSchedule where Self == AnimationTimelineSchedule {
      public static var animation: AnimationTimelineSchedule { get }
      public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule
    }
    @available(Apple 2021, *)
    extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
      public static var everyMinute: EveryMinuteTimelineSchedule { get }
    }
    @available(Apple 2021, *)
    extension TimelineSchedule {
      public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S : Sequence, S.Element == Date
    }
    """#
}
