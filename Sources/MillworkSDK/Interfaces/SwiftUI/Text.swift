extension InterfaceModules.SwiftUI {
  /// Text, localised keys, labels and fields of text.
  static let text = #"""
    // https://developer.apple.com/documentation/swiftui/text
    // https://developer.apple.com/documentation/swiftui/localizedstringkey
    // https://developer.apple.com/documentation/swiftui/label
    @available(Apple 2019, *)
    @frozen nonisolated public struct Text : Equatable, Sendable {
      public init(verbatim content: String)
      @_disfavoredOverload public init<S>(_ content: S) where S : StringProtocol
      public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
      @available(Apple 2022, *)
      @_disfavoredOverload public init(_ resource: LocalizedStringResource)
      @available(Apple 2021, *)
      @_disfavoredOverload public init(_ attributedContent: AttributedString)
      @available(Apple 2021, *)
      public init<F>(_ input: F.FormatInput, format: F) where F : FormatStyle, F.FormatInput : Equatable, F.FormatOutput == String
      public static func == (a: Text, b: Text) -> Bool
    }
    @available(Apple 2019, *)
    extension Text : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2020, *)
    extension Text {
      public struct DateStyle : Equatable, Codable, Sendable {
        public static var time: Text.DateStyle { get }
        public static var date: Text.DateStyle { get }
        public static var relative: Text.DateStyle { get }
        public static var offset: Text.DateStyle { get }
        public static var timer: Text.DateStyle { get }
        public static func == (a: Text.DateStyle, b: Text.DateStyle) -> Bool
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public init(_ date: Date, style: Text.DateStyle)
      public init(_ dates: ClosedRange<Date>)
      public init(_ interval: DateInterval)
      public init(_ image: Image)
      public enum Case : Sendable {
        case uppercase
        case lowercase
      }
      public func tracking(_ tracking: CGFloat) -> Text
    }
    @available(Apple 2022, *)
    extension Text {
      public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true)
    }
    @available(Apple 2019, *)
    extension Text {
      public enum TruncationMode : Sendable {
        case head
        case tail
        case middle
      }
      @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use string interpolation on `Text` instead: `Text(\"Hello \\(name)!\")`")
      @available(macOS, introduced: 10.15, deprecated: 26.0, message: "Use string interpolation on `Text` instead: `Text(\"Hello \\(name)!\")`")
      @available(tvOS, introduced: 13.0, deprecated: 26.0, message: "Use string interpolation on `Text` instead: `Text(\"Hello \\(name)!\")`")
      @available(watchOS, introduced: 6.0, deprecated: 26.0, message: "Use string interpolation on `Text` instead: `Text(\"Hello \\(name)!\")`")
      public static func + (a: Text, b: Text) -> Text
      public func foregroundColor(_ color: Color?) -> Text
      public func font(_ font: Font?) -> Text
      public func fontWeight(_ weight: Font.Weight?) -> Text
      public func bold() -> Text
      public func italic() -> Text
      public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text
      public func underline(_ active: Bool = true, color: Color? = nil) -> Text
      public func kerning(_ kerning: CGFloat) -> Text
      public func baselineOffset(_ baselineOffset: CGFloat) -> Text
    }
    @available(Apple 2021, *)
    extension Text {
      public func monospacedDigit() -> Text
      @available(Apple 2022, *)
      public func bold(_ isActive: Bool) -> Text
      @available(Apple 2022, *)
      public func italic(_ isActive: Bool) -> Text
      @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
      public func monospaced(_ isActive: Bool = true) -> Text
      @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, visionOS 1.0, *)
      public func fontDesign(_ design: Font.Design?) -> Text
      @available(Apple 2022, *)
      public func fontWidth(_ width: Font.Width?) -> Text
      @available(Apple 2022, *)
      public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text
      @available(Apple 2022, *)
      public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text
      @available(Apple 2023, *)
      public func foregroundStyle<S>(_ style: S) -> Text where S : ShapeStyle
      @available(Apple 2023, *)
      public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text
      public struct LineStyle : Hashable, Sendable {
        public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
        public static var single: Text.LineStyle { get }
        public static func == (a: Text.LineStyle, b: Text.LineStyle) -> Bool
        public func hash(into hasher: inout Hasher)
        public struct Pattern : Sendable {
          public static var solid: Text.LineStyle.Pattern { get }
          public static var dot: Text.LineStyle.Pattern { get }
          public static var dash: Text.LineStyle.Pattern { get }
          public static var dashDot: Text.LineStyle.Pattern { get }
          public static var dashDotDot: Text.LineStyle.Pattern { get }
        }
      }
      @available(Apple 2023, *)
      public struct Scale : Hashable, Sendable {
        public static var `default`: Text.Scale { get }
        public static var secondary: Text.Scale { get }
        public static func == (a: Text.Scale, b: Text.Scale) -> Bool
        public func hash(into hasher: inout Hasher)
      }
    }
    @available(Apple 2020, *)
    extension Text {
      public func accessibilityLabel(_ label: Text) -> Text
      public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text
      @_disfavoredOverload public func accessibilityLabel<S>(_ label: S) -> Text where S : StringProtocol
      @available(Apple 2021, *)
      public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text
    }
    @available(Apple 2019, *)
    @frozen public struct LocalizedStringKey : Equatable, ExpressibleByStringInterpolation {
      public init(_ value: String)
      public init(stringLiteral value: String)
      public init(stringInterpolation: LocalizedStringKey.StringInterpolation)
      public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool
      public struct StringInterpolation : StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int)
        public mutating func appendLiteral(_ literal: String)
        public mutating func appendInterpolation(_ string: String)
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil) where Subject : NSObject
        public mutating func appendInterpolation<T>(_ value: T) where T : _FormatSpecifiable
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T : _FormatSpecifiable
        @available(*, deprecated, message: "Localized string interpolation produces an unlocalized, debug description for this type of value. Use a type supported by LocalizedStringKey.StringInterpolation or initialize a LocalizedStringResource instead with an interpolated value that conforms to CustomLocalizedStringResourceConvertible.")
        public mutating func appendInterpolation<T>(_ value: T)
        @available(Apple 2020, *)
        public mutating func appendInterpolation(_ text: Text)
        @available(Apple 2020, *)
        public mutating func appendInterpolation(_ image: Image)
        @available(Apple 2020, *)
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle)
        @available(Apple 2020, *)
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>)
        @available(Apple 2020, *)
        public mutating func appendInterpolation(_ interval: DateInterval)
        @available(Apple 2021, *)
        public mutating func appendInterpolation(_ attributedString: AttributedString)
        @available(Apple 2021, *)
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F) where F : FormatStyle, F.FormatInput : Equatable, F.FormatOutput == String
        @available(Apple 2022, *)
        public mutating func appendInterpolation(_ resource: LocalizedStringResource)
      }
    }
    @available(*, unavailable)
    extension LocalizedStringKey : Sendable {}
    @available(Apple 2020, *)
    nonisolated public struct Label<Title, Icon> : View where Title : View, Icon : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension Label : Sendable {}
    @available(Apple 2020, *)
    extension Label {
      nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
    }
    @available(Apple 2020, *)
    extension Label where Title == Text, Icon == Image {
      nonisolated public init(_ titleKey: LocalizedStringKey, image name: String)
      nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, image name: String) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String) where S : StringProtocol
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, image name: String)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String)
      @available(Apple 2023, *)
      nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource)
      @available(Apple 2023, *)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, image resource: ImageResource) where S : StringProtocol
    }
    @available(Apple 2020, *)
    extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
      nonisolated public init(_ configuration: LabelStyleConfiguration)
    }
    @available(Apple 2020, *)
    @MainActor @preconcurrency public protocol LabelStyle {
      associatedtype Body : View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
      typealias Configuration = LabelStyleConfiguration
    }
    @available(Apple 2020, *)
    public struct LabelStyleConfiguration {
      @MainActor @preconcurrency public struct Title : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @MainActor @preconcurrency public struct Icon : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      public var title: LabelStyleConfiguration.Title { get }
      public var icon: LabelStyleConfiguration.Icon { get }
    }
    @available(Apple 2020, *)
    public struct DefaultLabelStyle : LabelStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: DefaultLabelStyle.Configuration) -> some View
    }
    @available(Apple 2020, *)
    extension LabelStyle where Self == DefaultLabelStyle {
      @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { get }
    }
    @available(Apple 2020, *)
    public struct TitleOnlyLabelStyle : LabelStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: TitleOnlyLabelStyle.Configuration) -> some View
    }
    @available(Apple 2020, *)
    extension LabelStyle where Self == TitleOnlyLabelStyle {
      @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { get }
    }
    @available(Apple 2020, *)
    public struct IconOnlyLabelStyle : LabelStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: IconOnlyLabelStyle.Configuration) -> some View
    }
    @available(Apple 2020, *)
    extension LabelStyle where Self == IconOnlyLabelStyle {
      @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { get }
    }
    @available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, visionOS 1.0, *)
    public struct TitleAndIconLabelStyle : LabelStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: TitleAndIconLabelStyle.Configuration) -> some View
    }
    @available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, visionOS 1.0, *)
    extension LabelStyle where Self == TitleAndIconLabelStyle {
      @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { get }
    }
    """#
}
