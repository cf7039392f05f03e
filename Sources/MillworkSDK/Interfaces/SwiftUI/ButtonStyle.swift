extension InterfaceModules.SwiftUI {
  /// Button styles, roles and border shapes.
  static let buttonStyle = #"""
    // https://developer.apple.com/documentation/swiftui/buttonstyle
    // https://developer.apple.com/documentation/swiftui/primitivebuttonstyle
    // https://developer.apple.com/documentation/swiftui/buttonrole
    @available(Apple 2019, *)
    @MainActor @preconcurrency public protocol ButtonStyle {
      associatedtype Body : View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
      typealias Configuration = ButtonStyleConfiguration
    }
    @available(Apple 2019, *)
    public struct ButtonStyleConfiguration {
      @MainActor @preconcurrency public struct Label : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @available(Apple 2021, *)
      public let role: ButtonRole?
      public let label: ButtonStyleConfiguration.Label
      public let isPressed: Bool
    }
    @available(*, unavailable)
    extension ButtonStyleConfiguration : Sendable {}
    @available(Apple 2019, *)
    @MainActor @preconcurrency public protocol PrimitiveButtonStyle {
      associatedtype Body : View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
      typealias Configuration = PrimitiveButtonStyleConfiguration
    }
    @available(Apple 2019, *)
    public struct PrimitiveButtonStyleConfiguration {
      @MainActor @preconcurrency public struct Label : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @available(Apple 2021, *)
      public let role: ButtonRole?
      public let label: PrimitiveButtonStyleConfiguration.Label
      public func trigger()
    }
    @available(*, unavailable)
    extension PrimitiveButtonStyleConfiguration : Sendable {}
    @available(Apple 2019, *)
    public struct DefaultButtonStyle : PrimitiveButtonStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: DefaultButtonStyle.Configuration) -> some View
    }
    @available(Apple 2019, *)
    extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
      @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { get }
    }
    @available(Apple 2019, *)
    public struct PlainButtonStyle : PrimitiveButtonStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View
    }
    @available(Apple 2019, *)
    extension PrimitiveButtonStyle where Self == PlainButtonStyle {
      @MainActor @preconcurrency public static var plain: PlainButtonStyle { get }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 17.0, watchOS 8.0, visionOS 1.0, *)
    public struct BorderlessButtonStyle : PrimitiveButtonStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: BorderlessButtonStyle.Configuration) -> some View
    }
    @available(iOS 13.0, macOS 10.15, tvOS 17.0, watchOS 8.0, visionOS 1.0, *)
    extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
      @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { get }
    }
    @available(iOS 15.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
    public struct BorderedButtonStyle : PrimitiveButtonStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: BorderedButtonStyle.Configuration) -> some View
    }
    @available(iOS 15.0, macOS 10.15, tvOS 13.0, watchOS 7.0, visionOS 1.0, *)
    extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
      @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { get }
    }
    @available(Apple 2021, *)
    public struct BorderedProminentButtonStyle : PrimitiveButtonStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: BorderedProminentButtonStyle.Configuration) -> some View
    }
    @available(Apple 2021, *)
    extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
      @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle { get }
    }
    @available(Apple 2019, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct LinkButtonStyle : PrimitiveButtonStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: LinkButtonStyle.Configuration) -> some View
    }
    @available(Apple 2019, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension PrimitiveButtonStyle where Self == LinkButtonStyle {
      @MainActor @preconcurrency public static var link: LinkButtonStyle { get }
    }
    @available(Apple 2023, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct AccessoryBarButtonStyle : PrimitiveButtonStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: AccessoryBarButtonStyle.Configuration) -> some View
    }
    @available(Apple 2023, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
      @MainActor @preconcurrency public static var accessoryBar: AccessoryBarButtonStyle { get }
    }
    @available(Apple 2023, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct AccessoryBarActionButtonStyle : PrimitiveButtonStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: AccessoryBarActionButtonStyle.Configuration) -> some View
    }
    @available(Apple 2023, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
      @MainActor @preconcurrency public static var accessoryBarAction: AccessoryBarActionButtonStyle { get }
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct CardButtonStyle : PrimitiveButtonStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: CardButtonStyle.Configuration) -> some View
    }
    @available(Apple 2020, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension PrimitiveButtonStyle where Self == CardButtonStyle {
      @MainActor @preconcurrency public static var card: CardButtonStyle { get }
    }
    @available(Apple 2021, *)
    public struct ButtonRole : Equatable, Sendable {
      public static func == (a: ButtonRole, b: ButtonRole) -> Bool
    }
    @available(Apple 2021, *)
    public struct ButtonBorderShape : Equatable, Sendable {
      public static func == (a: ButtonBorderShape, b: ButtonBorderShape) -> Bool
    }
    @available(Apple 2023, *)
    extension ButtonBorderShape : InsettableShape {
      nonisolated public func path(in rect: CGRect) -> Path
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func buttonStyle<S>(_ style: S) -> some View where S : PrimitiveButtonStyle
    }
    @available(Apple 2021, *)
    extension ButtonRole {
      public static var destructive: ButtonRole { get }
      public static var cancel: ButtonRole { get }
    }
    @available(Apple 2025, *)
    extension ButtonRole {
      public static var confirm: ButtonRole { get }
      public static var close: ButtonRole { get }
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func buttonStyle<S>(_ style: S) -> some View where S : ButtonStyle
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
    }
    @available(Apple 2021, *)
    extension ButtonBorderShape {
      public static var automatic: ButtonBorderShape { get }
    }
    @available(iOS 15.0, macOS 14.0, tvOS 17.0, watchOS 8.0, visionOS 1.0, *)
    extension ButtonBorderShape {
      public static var capsule: ButtonBorderShape { get }
    }
    @available(Apple 2021, *)
    extension ButtonBorderShape {
      public static var roundedRectangle: ButtonBorderShape { get }
    }
    @available(iOS 15.0, macOS 14.0, tvOS 17.0, watchOS 8.0, visionOS 1.0, *)
    extension ButtonBorderShape {
      public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape
    }
    @available(iOS 17.0, macOS 14.0, tvOS 16.4, watchOS 10.0, visionOS 1.0, *)
    extension ButtonBorderShape {
      public static var circle: ButtonBorderShape { get }
    }
    @available(Apple 2023, *)
    extension Shape where Self == ButtonBorderShape {
      public static var buttonBorder: ButtonBorderShape { get }
    }
    """#
}
