extension InterfaceModules.SwiftUI {
  /// Fonts and the modifiers of text.
  static let font = #"""
    // https://developer.apple.com/documentation/swiftui/font
    // https://developer.apple.com/documentation/swiftui/view-text-and-symbols
    @available(Apple 2019, *)
    @frozen public struct Font : Hashable, Sendable {
      public static func == (a: Font, b: Font) -> Bool
      public func hash(into hasher: inout Hasher)
      public enum TextStyle : CaseIterable, Hashable, Sendable {
        case largeTitle
        case title
        @available(Apple 2020, *)
        case title2
        @available(Apple 2020, *)
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        @available(Apple 2020, *)
        case caption2
        @available(visionOS 1.0, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        case extraLargeTitle
        @available(visionOS 1.0, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        case extraLargeTitle2
        public static var allCases: [Font.TextStyle] { get }
      }
      public enum Design : Hashable, Sendable {
        case `default`
        @available(watchOS 7.0, *)
        case serif
        case rounded
        @available(watchOS 7.0, *)
        case monospaced
      }
      @frozen public struct Weight : Hashable, Sendable {
        public static var ultraLight: Font.Weight { get }
        public static var thin: Font.Weight { get }
        public static var light: Font.Weight { get }
        public static var regular: Font.Weight { get }
        public static var medium: Font.Weight { get }
        public static var semibold: Font.Weight { get }
        public static var bold: Font.Weight { get }
        public static var heavy: Font.Weight { get }
        public static var black: Font.Weight { get }
        public static func == (a: Font.Weight, b: Font.Weight) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      @available(Apple 2022, *)
      public struct Width : Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat)
        public static var compressed: Font.Width { get }
        public static var condensed: Font.Width { get }
        public static var standard: Font.Width { get }
        public static var expanded: Font.Width { get }
        public static func == (a: Font.Width, b: Font.Width) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      @available(Apple 2021, *)
      public struct Leading : Hashable, Sendable {
        public static var standard: Font.Leading { get }
        public static var tight: Font.Leading { get }
        public static var loose: Font.Leading { get }
        public static func == (a: Font.Leading, b: Font.Leading) -> Bool
        public func hash(into hasher: inout Hasher)
      }
    }
    @available(Apple 2019, *)
    extension Font {
      public init(_ font: CTFont)
      public static var largeTitle: Font { get }
      public static var title: Font { get }
      @available(Apple 2020, *)
      public static var title2: Font { get }
      @available(Apple 2020, *)
      public static var title3: Font { get }
      public static var headline: Font { get }
      public static var subheadline: Font { get }
      public static var body: Font { get }
      public static var callout: Font { get }
      public static var footnote: Font { get }
      public static var caption: Font { get }
      @available(Apple 2020, *)
      public static var caption2: Font { get }
      @available(visionOS 1.0, *)
      @available(iOS, unavailable)
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public static var extraLargeTitle: Font { get }
      @available(visionOS 1.0, *)
      @available(iOS, unavailable)
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public static var extraLargeTitle2: Font { get }
      public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font
      @available(Apple 2022, *)
      public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font
      @_disfavoredOverload public static func system(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) -> Font
      @available(Apple 2022, *)
      public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font
      public static func custom(_ name: String, size: CGFloat) -> Font
      @available(Apple 2020, *)
      public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font
      @available(Apple 2020, *)
      public static func custom(_ name: String, fixedSize: CGFloat) -> Font
      public func italic() -> Font
      public func smallCaps() -> Font
      public func lowercaseSmallCaps() -> Font
      public func uppercaseSmallCaps() -> Font
      public func monospacedDigit() -> Font
      public func weight(_ weight: Font.Weight) -> Font
      public func bold() -> Font
      @available(Apple 2020, *)
      public func leading(_ leading: Font.Leading) -> Font
      @available(Apple 2021, *)
      public func monospaced() -> Font
      @available(Apple 2022, *)
      public func width(_ width: Font.Width) -> Font
    }
    #if os(macOS)
    @available(macOS 10.15, *)
    extension Font {
      public init(_ font: NSFont)
    }
    #else
    @available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    extension Font {
      public init(_ font: UIFont)
    }
    #endif
    @available(Apple 2019, *)
    extension View {
      nonisolated public func font(_ font: Font?) -> some View
      nonisolated public func lineLimit(_ number: Int?) -> some View
      nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View
      nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
      nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View
      nonisolated public func allowsTightening(_ flag: Bool) -> some View
      nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func textCase(_ textCase: Text.Case?) -> some View
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func monospacedDigit() -> some View
    }
    @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func textSelection<S>(_ selectability: S) -> some View where S : TextSelectability
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func bold(_ isActive: Bool = true) -> some View
      nonisolated public func italic(_ isActive: Bool = true) -> some View
      nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View
      nonisolated public func fontWidth(_ width: Font.Width?) -> some View
      nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
      nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
      nonisolated public func kerning(_ kerning: CGFloat) -> some View
      nonisolated public func tracking(_ tracking: CGFloat) -> some View
      nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View
      nonisolated public func monospaced(_ isActive: Bool = true) -> some View
      nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View
      nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View
      nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View
      nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View
    }
    @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, visionOS 1.0, *)
    extension View {
      nonisolated public func fontDesign(_ design: Font.Design?) -> some View
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View
      nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View
    }
    @available(Apple 2019, *)
    @frozen public enum TextAlignment : Hashable, CaseIterable, Sendable {
      case leading
      case center
      case trailing
      public static var allCases: [TextAlignment] { get }
    }
    @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public protocol TextSelectability {
      static var allowsSelection: Bool { get }
    }
    @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct EnabledTextSelectability : TextSelectability {
      public static var allowsSelection: Bool { get }
    }
    @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DisabledTextSelectability : TextSelectability {
      public static var allowsSelection: Bool { get }
    }
    @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TextSelectability where Self == EnabledTextSelectability {
      public static var enabled: EnabledTextSelectability { get }
    }
    @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TextSelectability where Self == DisabledTextSelectability {
      public static var disabled: DisabledTextSelectability { get }
    }
    // https://developer.apple.com/documentation/swiftui/font/resolve(in:)
    @available(Apple 2025, *)
    extension Font {
      public struct Context : Hashable, Sendable {
        public static func == (a: Font.Context, b: Font.Context) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct Resolved : Hashable, Sendable {
        public let pointSize: CGFloat
        public let isBold: Bool
        public let isItalic: Bool
        public let isMonospaced: Bool
        public static func == (a: Font.Resolved, b: Font.Resolved) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public func resolve(in context: Font.Context) -> Font.Resolved
    }
    """#
}
