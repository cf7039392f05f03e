extension InterfaceModules.SwiftUI {
  /// Types of environment values.
  static let environmentTypes = #"""
    // https://developer.apple.com/documentation/swiftui/environment-values
    // Types of environment values.
    @available(Apple 2019, *)
    @frozen public enum LayoutDirection : Hashable, CaseIterable, Sendable {
      case leftToRight
      case rightToLeft
      public static var allCases: [LayoutDirection] { get }
    }
    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 9.0, visionOS 1.0, *)
    public enum ControlSize : CaseIterable, Sendable, Comparable {
      case mini
      case small
      case regular
      @available(macOS 11.0, *)
      case large
      @available(Apple 2023, *)
      case extraLarge
      public static var allCases: [ControlSize] { get }
      public static func < (a: ControlSize, b: ControlSize) -> Bool
    }
    @available(Apple 2021, *)
    public enum DynamicTypeSize : Hashable, Comparable, CaseIterable, Sendable {
      case xSmall
      case small
      case medium
      case large
      case xLarge
      case xxLarge
      case xxxLarge
      case accessibility1
      case accessibility2
      case accessibility3
      case accessibility4
      case accessibility5
      public static var allCases: [DynamicTypeSize] { get }
    }
    @available(Apple 2019, *)
    public enum LegibilityWeight : Hashable, Sendable {
      case regular
      case bold
    }
    @available(Apple 2019, *)
    public enum ColorScheme : CaseIterable, Sendable {
      case light
      case dark
      public static var allCases: [ColorScheme] { get }
    }
    @available(Apple 2019, *)
    public enum ColorSchemeContrast : CaseIterable, Sendable {
      case standard
      case increased
      public static var allCases: [ColorSchemeContrast] { get }
    }
    @available(Apple 2019, *)
    public enum UserInterfaceSizeClass : Sendable {
      case compact
      case regular
    }
    @available(Apple 2020, *)
    public enum ScenePhase : Comparable, Sendable {
      case background
      case inactive
      case active
    }
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public enum EditMode : Sendable {
      case inactive
      case transient
      case active
      public var isEditing: Bool { get }
    }
    @available(Apple 2020, *)
    @frozen public struct RedactionReasons : OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var placeholder: RedactionReasons { get }
    }
    @available(Apple 2021, *)
    extension RedactionReasons {
      public static var privacy: RedactionReasons { get }
      public static var invalidated: RedactionReasons { get }
    }
    @available(Apple 2023, *)
    public struct BackgroundProminence : Hashable, Sendable {
      public static var standard: BackgroundProminence { get }
      public static var increased: BackgroundProminence { get }
      public static func == (a: BackgroundProminence, b: BackgroundProminence) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    public struct ButtonRepeatBehavior : Hashable, Sendable {
      public static var automatic: ButtonRepeatBehavior { get }
      public static var enabled: ButtonRepeatBehavior { get }
      public static var disabled: ButtonRepeatBehavior { get }
      public static func == (a: ButtonRepeatBehavior, b: ButtonRepeatBehavior) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    public struct SpringLoadingBehavior : Hashable, Sendable {
      public static var automatic: SpringLoadingBehavior { get }
      public static var enabled: SpringLoadingBehavior { get }
      public static var disabled: SpringLoadingBehavior { get }
      public static func == (a: SpringLoadingBehavior, b: SpringLoadingBehavior) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2025, *)
    public enum TabViewBottomAccessoryPlacement : Sendable, Equatable {
      case inline
      case expanded
    }
    @available(Apple 2021, *)
    @frozen public enum Visibility : Hashable, CaseIterable, Sendable {
      case automatic
      case visible
      case hidden
      public static var allCases: [Visibility] { get }
    }
    @available(Apple 2021, *)
    @frozen public enum Prominence : Sendable {
      case standard
      case increased
    }
    """#
}
