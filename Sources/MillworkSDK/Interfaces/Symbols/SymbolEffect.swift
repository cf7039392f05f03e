extension InterfaceModules.Symbols {
  /// Effects on symbol images.
  static let symbolEffect = #"""
    // https://developer.apple.com/documentation/symbols
    import Swift
    import _Concurrency

    @available(Apple 2023, *)
    public protocol SymbolEffect {
    }
    @available(Apple 2023, *)
    public protocol IndefiniteSymbolEffect {
    }
    @available(Apple 2023, *)
    public protocol DiscreteSymbolEffect {
    }
    @available(Apple 2023, *)
    public protocol TransitionSymbolEffect {
    }
    @available(Apple 2023, *)
    public protocol ContentTransitionSymbolEffect {
    }
    @available(Apple 2023, *)
    public struct SymbolEffectOptions : Equatable, Hashable, Sendable {
      public static var `default`: SymbolEffectOptions { get }
      public static var repeating: SymbolEffectOptions { get }
      public var repeating: SymbolEffectOptions { get }
      public static var nonRepeating: SymbolEffectOptions { get }
      public var nonRepeating: SymbolEffectOptions { get }
      public static func `repeat`(_ count: Int?) -> SymbolEffectOptions
      public func `repeat`(_ count: Int?) -> SymbolEffectOptions
      public static func speed(_ speed: Double) -> SymbolEffectOptions
      public func speed(_ speed: Double) -> SymbolEffectOptions
      public static func == (a: SymbolEffectOptions, b: SymbolEffectOptions) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2024, *)
    extension SymbolEffectOptions {
      public struct RepeatBehavior : Equatable, Hashable, Sendable {
        public static var continuous: SymbolEffectOptions.RepeatBehavior { get }
        public static var periodic: SymbolEffectOptions.RepeatBehavior { get }
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> SymbolEffectOptions.RepeatBehavior
        public static func == (a: SymbolEffectOptions.RepeatBehavior, b: SymbolEffectOptions.RepeatBehavior) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public static func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions
      public func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions
    }
    @available(Apple 2023, *)
    public struct BounceSymbolEffect : SymbolEffect, DiscreteSymbolEffect, Equatable, Hashable, Sendable {
      public var up: BounceSymbolEffect { get }
      public var down: BounceSymbolEffect { get }
      public var byLayer: BounceSymbolEffect { get }
      public var wholeSymbol: BounceSymbolEffect { get }
      public static func == (a: BounceSymbolEffect, b: BounceSymbolEffect) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    extension SymbolEffect where Self == BounceSymbolEffect {
      public static var bounce: BounceSymbolEffect { get }
    }
    @available(Apple 2023, *)
    public struct PulseSymbolEffect : SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Equatable, Hashable, Sendable {
      public var byLayer: PulseSymbolEffect { get }
      public var wholeSymbol: PulseSymbolEffect { get }
      public static func == (a: PulseSymbolEffect, b: PulseSymbolEffect) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    extension SymbolEffect where Self == PulseSymbolEffect {
      public static var pulse: PulseSymbolEffect { get }
    }
    @available(Apple 2023, *)
    public struct VariableColorSymbolEffect : SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Equatable, Hashable, Sendable {
      public var cumulative: VariableColorSymbolEffect { get }
      public var iterative: VariableColorSymbolEffect { get }
      public var reversing: VariableColorSymbolEffect { get }
      public var nonReversing: VariableColorSymbolEffect { get }
      public var dimInactiveLayers: VariableColorSymbolEffect { get }
      public var hideInactiveLayers: VariableColorSymbolEffect { get }
      public static func == (a: VariableColorSymbolEffect, b: VariableColorSymbolEffect) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    extension SymbolEffect where Self == VariableColorSymbolEffect {
      public static var variableColor: VariableColorSymbolEffect { get }
    }
    @available(Apple 2023, *)
    public struct ScaleSymbolEffect : SymbolEffect, IndefiniteSymbolEffect, Equatable, Hashable, Sendable {
      public var up: ScaleSymbolEffect { get }
      public var down: ScaleSymbolEffect { get }
      public var byLayer: ScaleSymbolEffect { get }
      public var wholeSymbol: ScaleSymbolEffect { get }
      public static func == (a: ScaleSymbolEffect, b: ScaleSymbolEffect) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    extension SymbolEffect where Self == ScaleSymbolEffect {
      public static var scale: ScaleSymbolEffect { get }
    }
    @available(Apple 2023, *)
    public struct AppearSymbolEffect : SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Equatable, Hashable, Sendable {
      public var up: AppearSymbolEffect { get }
      public var down: AppearSymbolEffect { get }
      public var byLayer: AppearSymbolEffect { get }
      public var wholeSymbol: AppearSymbolEffect { get }
      public static func == (a: AppearSymbolEffect, b: AppearSymbolEffect) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    extension SymbolEffect where Self == AppearSymbolEffect {
      public static var appear: AppearSymbolEffect { get }
    }
    @available(Apple 2023, *)
    public struct DisappearSymbolEffect : SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Equatable, Hashable, Sendable {
      public var up: DisappearSymbolEffect { get }
      public var down: DisappearSymbolEffect { get }
      public var byLayer: DisappearSymbolEffect { get }
      public var wholeSymbol: DisappearSymbolEffect { get }
      public static func == (a: DisappearSymbolEffect, b: DisappearSymbolEffect) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    extension SymbolEffect where Self == DisappearSymbolEffect {
      public static var disappear: DisappearSymbolEffect { get }
    }
    @available(Apple 2023, *)
    public struct ReplaceSymbolEffect : SymbolEffect, ContentTransitionSymbolEffect, Equatable, Hashable, Sendable {
      public var downUp: ReplaceSymbolEffect { get }
      public var upUp: ReplaceSymbolEffect { get }
      public var offUp: ReplaceSymbolEffect { get }
      public var byLayer: ReplaceSymbolEffect { get }
      public var wholeSymbol: ReplaceSymbolEffect { get }
      public static func == (a: ReplaceSymbolEffect, b: ReplaceSymbolEffect) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    extension SymbolEffect where Self == ReplaceSymbolEffect {
      public static var replace: ReplaceSymbolEffect { get }
    }
    @available(Apple 2023, *)
    public struct AutomaticSymbolEffect : SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Equatable, Hashable, Sendable {
      public static func == (a: AutomaticSymbolEffect, b: AutomaticSymbolEffect) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    extension SymbolEffect where Self == AutomaticSymbolEffect {
      public static var automatic: AutomaticSymbolEffect { get }
    }
    @available(Apple 2024, *)
    public struct WiggleSymbolEffect : SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Equatable, Hashable, Sendable {
      public var clockwise: WiggleSymbolEffect { get }
      public var counterClockwise: WiggleSymbolEffect { get }
      public var left: WiggleSymbolEffect { get }
      public var right: WiggleSymbolEffect { get }
      public var up: WiggleSymbolEffect { get }
      public var down: WiggleSymbolEffect { get }
      public var forward: WiggleSymbolEffect { get }
      public var backward: WiggleSymbolEffect { get }
      public var byLayer: WiggleSymbolEffect { get }
      public var wholeSymbol: WiggleSymbolEffect { get }
      public static func == (a: WiggleSymbolEffect, b: WiggleSymbolEffect) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2024, *)
    extension SymbolEffect where Self == WiggleSymbolEffect {
      public static var wiggle: WiggleSymbolEffect { get }
    }
    @available(Apple 2024, *)
    public struct RotateSymbolEffect : SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Equatable, Hashable, Sendable {
      public var clockwise: RotateSymbolEffect { get }
      public var counterClockwise: RotateSymbolEffect { get }
      public var byLayer: RotateSymbolEffect { get }
      public var wholeSymbol: RotateSymbolEffect { get }
      public static func == (a: RotateSymbolEffect, b: RotateSymbolEffect) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2024, *)
    extension SymbolEffect where Self == RotateSymbolEffect {
      public static var rotate: RotateSymbolEffect { get }
    }
    @available(Apple 2024, *)
    public struct BreatheSymbolEffect : SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Equatable, Hashable, Sendable {
      public var plain: BreatheSymbolEffect { get }
      public var pulse: BreatheSymbolEffect { get }
      public var byLayer: BreatheSymbolEffect { get }
      public var wholeSymbol: BreatheSymbolEffect { get }
      public static func == (a: BreatheSymbolEffect, b: BreatheSymbolEffect) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2024, *)
    extension SymbolEffect where Self == BreatheSymbolEffect {
      public static var breathe: BreatheSymbolEffect { get }
    }
    @available(Apple 2025, *)
    public struct DrawOnSymbolEffect : SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Equatable, Hashable, Sendable {
      public var byLayer: DrawOnSymbolEffect { get }
      public var individually: DrawOnSymbolEffect { get }
      public var wholeSymbol: DrawOnSymbolEffect { get }
      public static func == (a: DrawOnSymbolEffect, b: DrawOnSymbolEffect) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2025, *)
    extension SymbolEffect where Self == DrawOnSymbolEffect {
      public static var drawOn: DrawOnSymbolEffect { get }
    }
    @available(Apple 2025, *)
    public struct DrawOffSymbolEffect : SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Equatable, Hashable, Sendable {
      public var byLayer: DrawOffSymbolEffect { get }
      public var individually: DrawOffSymbolEffect { get }
      public var wholeSymbol: DrawOffSymbolEffect { get }
      public var reversed: DrawOffSymbolEffect { get }
      public var nonReversed: DrawOffSymbolEffect { get }
      public static func == (a: DrawOffSymbolEffect, b: DrawOffSymbolEffect) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2025, *)
    extension SymbolEffect where Self == DrawOffSymbolEffect {
      public static var drawOff: DrawOffSymbolEffect { get }
    }
    @available(Apple 2024, *)
    extension BounceSymbolEffect : IndefiniteSymbolEffect {}
    """#
}
