extension InterfaceModules.SwiftUI {
  /// Haptic and audio feedback.
  static let sensoryFeedback = #"""
    // https://developer.apple.com/documentation/swiftui/sensoryfeedback
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
    public struct SensoryFeedback : Equatable, Sendable {
      public static func == (a: SensoryFeedback, b: SensoryFeedback) -> Bool
      public struct Weight : Equatable, Sendable {
        public static func == (a: SensoryFeedback.Weight, b: SensoryFeedback.Weight) -> Bool
      }
      public struct Flexibility : Equatable, Sendable {
        public static func == (a: SensoryFeedback.Flexibility, b: SensoryFeedback.Flexibility) -> Bool
      }
    }
    @available(Apple 2025, *)
    extension SensoryFeedback {
      public struct SelectionFeedback : Sendable, Equatable, Hashable {
        public static func == (a: SensoryFeedback.SelectionFeedback, b: SensoryFeedback.SelectionFeedback) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct PressFeedback : Sendable, Equatable, Hashable {
        public static func == (a: SensoryFeedback.PressFeedback, b: SensoryFeedback.PressFeedback) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct ReleaseFeedback : Sendable, Equatable, Hashable {
        public static func == (a: SensoryFeedback.ReleaseFeedback, b: SensoryFeedback.ReleaseFeedback) -> Bool
        public func hash(into hasher: inout Hasher)
      }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
    extension SensoryFeedback {
      public static var success: SensoryFeedback { get }
      public static var warning: SensoryFeedback { get }
      public static var error: SensoryFeedback { get }
      public static var selection: SensoryFeedback { get }
      public static var increase: SensoryFeedback { get }
      public static var decrease: SensoryFeedback { get }
      public static var start: SensoryFeedback { get }
      public static var stop: SensoryFeedback { get }
      public static var alignment: SensoryFeedback { get }
      public static var levelChange: SensoryFeedback { get }
    }
    @available(iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, visionOS 26.0, *)
    extension SensoryFeedback {
      public static var pathComplete: SensoryFeedback { get }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
    extension SensoryFeedback {
      public static var impact: SensoryFeedback { get }
      public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback
      public static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
    extension SensoryFeedback.Weight {
      public static var light: SensoryFeedback.Weight { get }
      public static var medium: SensoryFeedback.Weight { get }
      public static var heavy: SensoryFeedback.Weight { get }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
    extension SensoryFeedback.Flexibility {
      public static var rigid: SensoryFeedback.Flexibility { get }
      public static var solid: SensoryFeedback.Flexibility { get }
      public static var soft: SensoryFeedback.Flexibility { get }
    }
    @available(Apple 2025, *)
    extension SensoryFeedback {
      public static func selection(_ feedback: SensoryFeedback.SelectionFeedback) -> SensoryFeedback
      public static func press(_ feedback: SensoryFeedback.PressFeedback) -> SensoryFeedback
      public static func release(_ feedback: SensoryFeedback.ReleaseFeedback) -> SensoryFeedback
    }
    @available(Apple 2025, *)
    extension SensoryFeedback.SelectionFeedback {
      public static var maximum: SensoryFeedback.SelectionFeedback { get }
      public static var minimum: SensoryFeedback.SelectionFeedback { get }
      public static var on: SensoryFeedback.SelectionFeedback { get }
      public static var off: SensoryFeedback.SelectionFeedback { get }
    }
    @available(Apple 2025, *)
    extension SensoryFeedback.PressFeedback {
      public static var button: SensoryFeedback.PressFeedback { get }
      public static var buttonIconOnly: SensoryFeedback.PressFeedback { get }
      public static var slider: SensoryFeedback.PressFeedback { get }
      public static var toggle: SensoryFeedback.PressFeedback { get }
      public static var tab: SensoryFeedback.PressFeedback { get }
    }
    @available(Apple 2025, *)
    extension SensoryFeedback.ReleaseFeedback {
      public static var slider: SensoryFeedback.ReleaseFeedback { get }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
    extension View {
      nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T : Equatable
      nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool) -> some View where T : Equatable
      nonisolated public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?) -> some View where T : Equatable
      nonisolated public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View where T : Equatable
    }
    """#
}
