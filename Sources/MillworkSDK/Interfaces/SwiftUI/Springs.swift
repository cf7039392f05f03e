extension InterfaceModules.SwiftUI {
  /// The values of springs and curves, and what vectors and transactions can do besides.
  static let springs = #"""
    // https://developer.apple.com/documentation/swiftui/spring
    // https://developer.apple.com/documentation/swiftui/transaction
    @available(Apple 2023, *)
    extension Spring {
      public var response: Double { get }
      public var dampingRatio: Double { get }
      public var mass: Double { get }
      public var stiffness: Double { get }
      public var damping: Double { get }
      public var settlingDuration: TimeInterval { get }
      public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V : VectorArithmetic
      public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V : VectorArithmetic
      public func update<V>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) where V : VectorArithmetic
      public func force<V>(target: V, position: V, velocity: V) -> V where V : VectorArithmetic
      public func settlingDuration<V>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval where V : VectorArithmetic
      public func value<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V where V : Animatable
      public func velocity<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V where V : Animatable
    }
    @available(Apple 2023, *)
    extension UnitCurve {
      public func velocity(at progress: Double) -> Double
    }
    @available(Apple 2023, *)
    extension Animation {
      public var base: any CustomAnimation { get }
      public func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V : VectorArithmetic
      public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V : VectorArithmetic
      public func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool where V : VectorArithmetic
    }
    @available(Apple 2023, *)
    public struct AnimationState<Value> where Value : VectorArithmetic {
      public init()
      public subscript<K>(key: K.Type) -> K.Value where K : AnimationStateKey { get set }
    }
    @available(Apple 2023, *)
    public protocol AnimationStateKey {
      associatedtype Value
      static var defaultValue: Self.Value { get }
    }
    @available(Apple 2023, *)
    extension AnimationContext {
      public var state: AnimationState<Value> { get set }
    }
    @available(Apple 2023, *)
    extension VectorArithmetic {
      public func scaled(by rhs: Double) -> Self
      public mutating func interpolate(towards other: Self, amount: Double)
      public func interpolated(towards other: Self, amount: Double) -> Self
    }
    @available(Apple 2023, *)
    extension Transaction {
      public var tracksVelocity: Bool { get set }
    }
    @available(Apple 2024, *)
    extension Transaction {
      public var scrollTargetAnchor: UnitPoint? { get set }
      public var scrollPositionUpdatePreservesVelocity: Bool { get set }
      public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior { get set }
    }
    @available(Apple 2024, *)
    public struct ScrollContentOffsetAdjustmentBehavior : Sendable {
      public static var automatic: ScrollContentOffsetAdjustmentBehavior { get }
      public static var disabled: ScrollContentOffsetAdjustmentBehavior { get }
    }
    """#
}
