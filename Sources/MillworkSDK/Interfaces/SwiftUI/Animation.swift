extension InterfaceModules.SwiftUI {
  /// Animations, transactions, animatable data, phases and keyframes.
  static let animation = #"""
    // https://developer.apple.com/documentation/swiftui/animation
    @available(Apple 2019, *)
    @frozen public struct Animation : Equatable, Hashable, CustomStringConvertible, Sendable {
      public static func == (a: Animation, b: Animation) -> Bool
      public func hash(into hasher: inout Hasher)
      public var description: String { get }
    }
    @available(Apple 2019, *)
    extension Animation {
      public static var `default`: Animation { get }
      public func speed(_ speed: Double) -> Animation
    }
    @available(Apple 2023, *)
    extension Animation {
      public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation
      public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation
      public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation
      public func logicallyComplete(after duration: TimeInterval) -> Animation
    }
    @available(Apple 2023, *)
    public func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result
    @available(Apple 2019, *)
    extension Animation {
      public static func interpolatingSpring(mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0) -> Animation
      public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0) -> Animation
      public static var interpolatingSpring: Animation { get }
      public func delay(_ delay: TimeInterval) -> Animation
      public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation
      @_disfavoredOverload public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation
      public static var spring: Animation { get }
      @_disfavoredOverload public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation
      public static var interactiveSpring: Animation { get }
      public static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25) -> Animation
      public static var smooth: Animation { get }
      public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
      public static var snappy: Animation { get }
      public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
      public static var bouncy: Animation { get }
      public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
      public static func easeInOut(duration: TimeInterval) -> Animation
      public static var easeInOut: Animation { get }
      public static func easeIn(duration: TimeInterval) -> Animation
      public static var easeIn: Animation { get }
      public static func easeOut(duration: TimeInterval) -> Animation
      public static var easeOut: Animation { get }
      public static func linear(duration: TimeInterval) -> Animation
      public static var linear: Animation { get }
      public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation
      public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation
      public func repeatForever(autoreverses: Bool = true) -> Animation
    }
    @available(Apple 2019, *)
    public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result
    @available(Apple 2023, *)
    extension Animation {
      public init<A>(_ base: A) where A : CustomAnimation
    }
    @available(Apple 2023, *)
    public protocol CustomAnimation : Hashable, Sendable {
      nonisolated func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V : VectorArithmetic
      nonisolated func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V : VectorArithmetic
      nonisolated func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool where V : VectorArithmetic
    }
    @available(Apple 2023, *)
    extension CustomAnimation {
      nonisolated public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V : VectorArithmetic
      nonisolated public func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool where V : VectorArithmetic
    }
    @available(Apple 2023, *)
    public struct AnimationContext<Value> where Value : VectorArithmetic {
      public var isLogicallyComplete: Bool { get set }
      public var environment: EnvironmentValues { get }
    }
    @available(Apple 2023, *)
    public struct AnimationCompletionCriteria : Hashable, Sendable {
      public static var logicallyComplete: AnimationCompletionCriteria { get }
      public static var removed: AnimationCompletionCriteria { get }
      public static func == (a: AnimationCompletionCriteria, b: AnimationCompletionCriteria) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    public struct UnitCurve : Hashable, Sendable {
      public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve
      public static var easeInOut: UnitCurve { get }
      public static var easeIn: UnitCurve { get }
      public static var easeOut: UnitCurve { get }
      public static var circularEaseIn: UnitCurve { get }
      public static var circularEaseOut: UnitCurve { get }
      public static var circularEaseInOut: UnitCurve { get }
      public static var linear: UnitCurve { get }
      public func value(at progress: Double) -> Double
      public var inverse: UnitCurve { get }
      public static func == (a: UnitCurve, b: UnitCurve) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    public struct Spring : Hashable, Sendable {
      public init(duration: TimeInterval = 0.5, bounce: Double = 0.0)
      public init(response: Double, dampingRatio: Double)
      public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
      public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001)
      public var duration: TimeInterval { get }
      public var bounce: Double { get }
      public static var smooth: Spring { get }
      public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring
      public static var snappy: Spring { get }
      public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring
      public static var bouncy: Spring { get }
      public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring
      public static func == (a: Spring, b: Spring) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    public struct Transaction {
      public init()
      public init(animation: Animation?)
      public var animation: Animation? { get set }
      public var disablesAnimations: Bool { get set }
      public var isContinuous: Bool { get set }
      @available(Apple 2023, *)
      public subscript<K>(key: K.Type) -> K.Value where K : TransactionKey { get set }
      @available(Apple 2023, *)
      public mutating func addAnimationCompletion(criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void)
    }
    @available(Apple 2023, *)
    public protocol TransactionKey {
      associatedtype Value
      static var defaultValue: Self.Value { get }
    }
    @available(Apple 2019, *)
    public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result
    @available(Apple 2023, *)
    public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R
    @available(Apple 2019, *)
    public protocol VectorArithmetic : AdditiveArithmetic {
      mutating func scale(by rhs: Double)
      var magnitudeSquared: Double { get }
    }
    @available(Apple 2019, *)
    extension Float : VectorArithmetic {
      public mutating func scale(by rhs: Double)
      public var magnitudeSquared: Double { get }
    }
    @available(Apple 2019, *)
    extension Double : VectorArithmetic {
      public mutating func scale(by rhs: Double)
      public var magnitudeSquared: Double { get }
    }
    @available(Apple 2019, *)
    extension CGFloat : VectorArithmetic {
      public mutating func scale(by rhs: Double)
      public var magnitudeSquared: Double { get }
    }
    @available(Apple 2019, *)
    public protocol Animatable {
      associatedtype AnimatableData : VectorArithmetic
      var animatableData: Self.AnimatableData { get set }
    }
    @available(Apple 2019, *)
    extension Animatable where Self.AnimatableData == EmptyAnimatableData {
      public var animatableData: EmptyAnimatableData { get set }
    }
    @available(Apple 2019, *)
    extension Animatable where Self : VectorArithmetic {
      public var animatableData: Self { get set }
    }
    @available(Apple 2019, *)
    @frozen public struct EmptyAnimatableData : VectorArithmetic, Sendable {
      public init()
      public static var zero: EmptyAnimatableData { get }
      public static func += (a: inout EmptyAnimatableData, b: EmptyAnimatableData)
      public static func -= (a: inout EmptyAnimatableData, b: EmptyAnimatableData)
      public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData
      public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData
      public mutating func scale(by rhs: Double)
      public var magnitudeSquared: Double { get }
      public static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool
    }
    @available(Apple 2019, *)
    @frozen public struct AnimatablePair<First, Second> : VectorArithmetic where First : VectorArithmetic, Second : VectorArithmetic {
      public var first: First
      public var second: Second
      public init(_ first: First, _ second: Second)
      public static var zero: AnimatablePair<First, Second> { get }
      public static func += (a: inout AnimatablePair<First, Second>, b: AnimatablePair<First, Second>)
      public static func -= (a: inout AnimatablePair<First, Second>, b: AnimatablePair<First, Second>)
      public static func + (a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>) -> AnimatablePair<First, Second>
      public static func - (a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>) -> AnimatablePair<First, Second>
      public mutating func scale(by rhs: Double)
      public var magnitudeSquared: Double { get }
      public static func == (a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>) -> Bool
    }
    @available(Apple 2019, *)
    extension AnimatablePair : Sendable where First : Sendable, Second : Sendable {}
    @available(Apple 2019, *)
    nonisolated public protocol GeometryEffect : Animatable, ViewModifier, _RemoveGlobalActorIsolation where Self.Body == Never {
      nonisolated func effectValue(size: CGSize) -> ProjectionTransform
    }
    @available(Apple 2019, *)
    @frozen public struct ProjectionTransform : Equatable, Sendable {
      public init()
      public init(_ m: CGAffineTransform)
      public static func == (a: ProjectionTransform, b: ProjectionTransform) -> Bool
    }
    @available(Apple 2019, *)
    public protocol _RemoveGlobalActorIsolation {
    }
    @available(Apple 2023, *)
    nonisolated public struct PlaceholderContentView<Value> : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension PlaceholderContentView : Sendable {}
    @available(Apple 2023, *)
    nonisolated public struct PhaseAnimator<Phase, Content> : View where Phase : Equatable, Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension PhaseAnimator : Sendable {}
    @available(Apple 2023, *)
    extension PhaseAnimator {
      public init(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default })
      public init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default })
    }
    @available(Apple 2023, *)
    nonisolated public struct KeyframeAnimator<Value, KeyframePath, Content> : View where Value == KeyframePath.Value, KeyframePath : Keyframes, Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension KeyframeAnimator : Sendable {}
    @available(Apple 2023, *)
    extension KeyframeAnimator {
      public init(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping @Sendable (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath)
      public init(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping @Sendable (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath)
    }
    @available(Apple 2023, *)
    public protocol Keyframes<Value> {
      associatedtype Value
    }
    @available(Apple 2023, *)
    public protocol KeyframeTrackContent<Value> {
      associatedtype Value : Animatable
    }
    @available(Apple 2023, *)
    public struct KeyframeTrack<Root, Value, Content> : Keyframes where Value == Content.Value, Content : KeyframeTrackContent {
      @_implements(Keyframes, Value) public typealias _KeyframesValue = Root
      public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value
      public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content)
    }
    @available(Apple 2023, *)
    public struct KeyframeTimeline<Value> {
      public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>)
      public var duration: TimeInterval { get }
      public func value(time: Double) -> Value
      public func value(progress: Double) -> Value
    }
    @available(Apple 2023, *)
    @resultBuilder public struct KeyframesBuilder<Value> {
      public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K : Keyframes
      @_disfavoredOverload public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K : KeyframeTrackContent
      public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K : Keyframes
      public static func buildPartialBlock(accumulated: some Keyframes<Value>, next: some Keyframes<Value>) -> some Keyframes<Value>
      public static func buildFinalResult<Content>(_ component: Content) -> Content where Value == Content.Value, Content : Keyframes
    }
    @available(Apple 2023, *)
    @resultBuilder public struct KeyframeTrackContentBuilder<Value> where Value : Animatable {
      public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K : KeyframeTrackContent
      public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K : KeyframeTrackContent
      public static func buildPartialBlock(accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>) -> some KeyframeTrackContent<Value>
    }
    @available(Apple 2023, *)
    public struct LinearKeyframe<Value> : KeyframeTrackContent where Value : Animatable {
      public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear)
    }
    @available(Apple 2023, *)
    public struct CubicKeyframe<Value> : KeyframeTrackContent where Value : Animatable {
      public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil)
    }
    @available(Apple 2023, *)
    public struct SpringKeyframe<Value> : KeyframeTrackContent where Value : Animatable {
      public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil)
    }
    @available(Apple 2023, *)
    public struct MoveKeyframe<Value> : KeyframeTrackContent where Value : Animatable {
      public init(_ to: Value)
    }
    @available(Apple 2019, *)
    extension Float : Animatable {
      public typealias AnimatableData = Float
    }
    @available(Apple 2019, *)
    extension Double : Animatable {
      public typealias AnimatableData = Double
    }
    @available(Apple 2019, *)
    extension CGFloat : Animatable {
      public typealias AnimatableData = CGFloat
    }
    """#
}
