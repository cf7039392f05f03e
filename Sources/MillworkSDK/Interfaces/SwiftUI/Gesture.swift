extension InterfaceModules.SwiftUI {
  /// Gestures.
  static let gesture = #"""
    // https://developer.apple.com/documentation/swiftui/gestures
    @available(Apple 2019, *)
    @MainActor @preconcurrency public protocol Gesture<Value> {
      associatedtype Value = Self.Body.Value
      associatedtype Body : Gesture
      @MainActor @preconcurrency var body: Self.Body { get }
    }
    @available(Apple 2019, *)
    extension Never : Gesture {
      public typealias Value = Never
    }
    @available(Apple 2019, *)
    extension Optional : Gesture where Wrapped : Gesture {
      public typealias Value = Wrapped.Value
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    extension Gesture {
      nonisolated public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self>
      nonisolated public func updating<State>(_ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State>
      nonisolated public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T>
      nonisolated public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other> where Other : Gesture
      nonisolated public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> where Other : Gesture
      nonisolated public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other> where Other : Gesture
    }
    @available(Apple 2019, *)
    extension Gesture where Self.Value : Equatable {
      nonisolated public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self>
    }
    @available(Apple 2019, *)
    nonisolated public struct _EndedGesture<Content> : Gesture where Content : Gesture {
      public typealias Value = Content.Value
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    nonisolated public struct _ChangedGesture<Content> : Gesture where Content : Gesture, Content.Value : Equatable {
      public typealias Value = Content.Value
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    nonisolated public struct _MapGesture<Content, Value> : Gesture where Content : Gesture {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    nonisolated public struct GestureStateGesture<Base, State> : Gesture where Base : Gesture {
      public typealias Value = Base.Value
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    @frozen nonisolated public struct SimultaneousGesture<First, Second> : Gesture where First : Gesture, Second : Gesture {
      public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
      }
      public var first: First
      public var second: Second
      public init(_ first: First, _ second: Second)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    extension SimultaneousGesture.Value : Equatable where First.Value : Equatable, Second.Value : Equatable {
      public static func == (a: SimultaneousGesture<First, Second>.Value, b: SimultaneousGesture<First, Second>.Value) -> Bool
    }
    @available(Apple 2019, *)
    @frozen nonisolated public struct SequenceGesture<First, Second> : Gesture where First : Gesture, Second : Gesture {
      @frozen public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
      }
      public var first: First
      public var second: Second
      public init(_ first: First, _ second: Second)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    extension SequenceGesture.Value : Equatable where First.Value : Equatable, Second.Value : Equatable {
      public static func == (a: SequenceGesture<First, Second>.Value, b: SequenceGesture<First, Second>.Value) -> Bool
    }
    @available(Apple 2019, *)
    @frozen nonisolated public struct ExclusiveGesture<First, Second> : Gesture where First : Gesture, Second : Gesture {
      @frozen public enum Value {
        case first(First.Value)
        case second(Second.Value)
      }
      public var first: First
      public var second: Second
      public init(_ first: First, _ second: Second)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    extension ExclusiveGesture.Value : Equatable where First.Value : Equatable, Second.Value : Equatable {
      public static func == (a: ExclusiveGesture<First, Second>.Value, b: ExclusiveGesture<First, Second>.Value) -> Bool
    }
    @available(iOS 13.0, macOS 10.15, tvOS 16.0, watchOS 6.0, visionOS 1.0, *)
    nonisolated public struct TapGesture : Gesture {
      public typealias Value = ()
      public var count: Int
      public init(count: Int = 1)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 14.0, watchOS 6.0, visionOS 1.0, *)
    nonisolated public struct LongPressGesture : Gesture {
      public typealias Value = Bool
      public var minimumDuration: Double
      @available(tvOS, unavailable)
      public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    nonisolated public struct SpatialTapGesture : Gesture {
      public struct Value : Equatable, Sendable {
        public var location: CGPoint
        public static func == (a: SpatialTapGesture.Value, b: SpatialTapGesture.Value) -> Bool
      }
      public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    nonisolated public struct DragGesture : Gesture {
      public struct Value : Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize { get }
        public var velocity: CGSize { get }
        public var predictedEndLocation: CGPoint { get }
        public var predictedEndTranslation: CGSize { get }
        public static func == (a: DragGesture.Value, b: DragGesture.Value) -> Bool
      }
      public var minimumDistance: CGFloat
      @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
      @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
      public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct MagnifyGesture : Gesture {
      public struct Value : Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
        public static func == (a: MagnifyGesture.Value, b: MagnifyGesture.Value) -> Bool
      }
      public init(minimumScaleDelta: CGFloat = 0.01)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct RotateGesture : Gesture {
      public struct Value : Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
        public static func == (a: RotateGesture.Value, b: RotateGesture.Value) -> Bool
      }
      public init(minimumAngleDelta: Angle = .degrees(1))
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0)
    @available(macOS, introduced: 10.15, deprecated: 100000.0)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0)
    nonisolated public struct MagnificationGesture : Gesture {
      public typealias Value = CGFloat
      public init()
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0)
    @available(macOS, introduced: 10.15, deprecated: 100000.0)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0)
    nonisolated public struct RotationGesture : Gesture {
      public typealias Value = Angle
      public init()
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    @frozen public struct GestureMask : OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32)
      public static var none: GestureMask { get }
      public static var gesture: GestureMask { get }
      public static var subviews: GestureMask { get }
      public static var all: GestureMask { get }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    extension View {
      nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T : Gesture
      nonisolated public func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T : Gesture
      nonisolated public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T : Gesture
      @available(tvOS 14.0, *)
      nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View
    }
    @available(Apple 2024, *)
    extension View {
      nonisolated public func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T : Gesture
      nonisolated public func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T : Gesture
      nonisolated public func simultaneousGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T : Gesture
    }
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension View {
      nonisolated public func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void) -> some View
    }
    """#
}
