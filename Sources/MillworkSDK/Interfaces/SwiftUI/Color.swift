extension InterfaceModules.SwiftUI {
  /// Color.
  static let color = #"""
    // https://developer.apple.com/documentation/swiftui/color
    @available(Apple 2019, *)
    @frozen nonisolated public struct Color : Hashable, CustomStringConvertible, Sendable {
      public var description: String { get }
      public static func == (a: Color, b: Color) -> Bool
      public func hash(into hasher: inout Hasher)
      public enum RGBColorSpace : Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
      }
    }
    @available(Apple 2019, *)
    extension Color : View, ShapeStyle {
      @MainActor @preconcurrency public var body: Never { get }
      @available(Apple 2023, *)
      public func resolve(in environment: EnvironmentValues) -> Color.Resolved
    }
    @available(Apple 2023, *)
    extension Color {
      @frozen public struct Resolved : Hashable, Codable, CustomStringConvertible, ShapeStyle, Animatable, Sendable {
        public var opacity: Float { get set }
        public var linearRed: Float { get set }
        public var linearGreen: Float { get set }
        public var linearBlue: Float { get set }
        public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
        public func encode(to encoder: any Encoder) throws
        public static func == (a: Color.Resolved, b: Color.Resolved) -> Bool
        public func hash(into hasher: inout Hasher)
      }
    }
    @available(Apple 2025, *)
    extension Color {
      @frozen public struct ResolvedHDR : Hashable, Codable, CustomStringConvertible, ShapeStyle, Animatable, Sendable {
        public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
        public func encode(to encoder: any Encoder) throws
        public static func == (a: Color.ResolvedHDR, b: Color.ResolvedHDR) -> Bool
        public func hash(into hasher: inout Hasher)
      }
    }
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension Color {
    #if os(macOS)
      @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use Color(nsColor:) when converting a NSColor, or create a standard Color directly")
      @_disfavoredOverload public init(_ color: NSColor)
      @available(macOS 12.0, *)
      public init(nsColor: NSColor)
    #endif
    }
    @available(Apple 2019, *)
    extension Color {
      public static var accentColor: Color { get }
    }
    @available(Apple 2023, *)
    extension Color {
      public init(_ resolved: Color.Resolved)
    }
    @available(Apple 2023, *)
    extension Color.Resolved {
      public var description: String { get }
    }
    @available(Apple 2023, *)
    extension Color.Resolved {
      public var animatableData: Color.Resolved.AnimatableData { get set }
    }
    @available(Apple 2023, *)
    extension Color.Resolved {
      public init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1)
      public var red: Float { get }
      public var green: Float { get }
      public var blue: Float { get }
    }
    @available(Apple 2023, *)
    extension Color.Resolved {
      public init(from decoder: any Decoder) throws
    }
    @available(Apple 2019, *)
    extension Color {
      public init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
      public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
      public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
    }
    @available(Apple 2022, *)
    extension Color {
      public var gradient: AnyGradient { get }
    }
    @available(Apple 2019, *)
    extension Color {
      public static var red: Color { get }
      public static var orange: Color { get }
      public static var yellow: Color { get }
      public static var green: Color { get }
    }
    @available(Apple 2021, *)
    extension Color {
      public static var mint: Color { get }
      public static var teal: Color { get }
      public static var cyan: Color { get }
    }
    @available(Apple 2019, *)
    extension Color {
      public static var blue: Color { get }
    }
    @available(Apple 2021, *)
    extension Color {
      public static var indigo: Color { get }
    }
    @available(Apple 2019, *)
    extension Color {
      public static var purple: Color { get }
      public static var pink: Color { get }
    }
    @available(Apple 2021, *)
    extension Color {
      public static var brown: Color { get }
    }
    @available(Apple 2019, *)
    extension Color {
      public static var white: Color { get }
      public static var gray: Color { get }
      public static var black: Color { get }
      public static var clear: Color { get }
      public static var primary: Color { get }
      public static var secondary: Color { get }
    }
    @available(Apple 2025, *)
    extension Color {
      public init(_ resolved: Color.ResolvedHDR)
    }
    @available(Apple 2025, *)
    extension Color.ResolvedHDR {
      public var animatableData: Color.ResolvedHDR.AnimatableData { get set }
    }
    @available(Apple 2025, *)
    extension Color.ResolvedHDR {
      public var description: String { get }
    }
    @available(Apple 2025, *)
    extension Color.ResolvedHDR {
      public init(from decoder: any Decoder) throws
    }
    @available(Apple 2025, *)
    extension Color {
      public func exposureAdjust(_ stops: Double) -> Color
    }
    @available(Apple 2023, *)
    extension Color {
      public init<T>(_ color: T) where T : Hashable, T : ShapeStyle, T.Resolved == Color.Resolved
    }
    @available(Apple 2025, *)
    extension Color {
      public init<T>(_ color: T) where T : Hashable, T : ShapeStyle, T.Resolved == Color.ResolvedHDR
    }
    @available(iOS, introduced: 14.0, deprecated: 100000.0, renamed: "resolve(in:)")
    @available(macOS, introduced: 11.0, deprecated: 100000.0, renamed: "resolve(in:)")
    @available(tvOS, introduced: 14.0, deprecated: 100000.0, renamed: "resolve(in:)")
    @available(watchOS, introduced: 7.0, deprecated: 100000.0, renamed: "resolve(in:)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "resolve(in:)")
    extension Color {
      public var cgColor: CGColor? { get }
    }
    @available(Apple 2019, *)
    extension Color {

    }
    @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use Color(cgColor:) when converting a CGColor, or create a standard Color directly")
    @available(macOS, introduced: 11.0, deprecated: 100000.0, message: "Use Color(cgColor:) when converting a CGColor, or create a standard Color directly")
    @available(tvOS, introduced: 14.0, deprecated: 100000.0, message: "Use Color(cgColor:) when converting a CGColor, or create a standard Color directly")
    @available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "Use Color(cgColor:) when converting a CGColor, or create a standard Color directly")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use Color(cgColor:) when converting a CGColor, or create a standard Color directly")
    extension Color {
      public init(_ cgColor: CGColor)
    }
    @available(Apple 2021, *)
    extension Color {
      public init(cgColor: CGColor)
    }
    @available(Apple 2023, *)
    extension Color.Resolved {
      public var cgColor: CGColor { get }
    }
    @available(Apple 2019, *)
    extension Color {
      public init(_ name: String, bundle: Bundle? = nil)
    }
    @available(Apple 2023, *)
    extension Color {
      public init(_ resource: ColorResource)
    }
    @available(Apple 2019, *)
    extension Color {
      public func opacity(_ opacity: Double) -> Color
    }
    @available(Apple 2024, *)
    extension Color {
      public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color
    }
    @available(Apple 2022, *)
    extension Color : CoreTransferable.Transferable {
      public static var transferRepresentation: some TransferRepresentation { get }
    }
    #if !os(macOS)
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use Color(uiColor:) when converting a UIColor, or create a standard Color directly")
    @available(macOS, unavailable)
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use Color(uiColor:) when converting a UIColor, or create a standard Color directly")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use Color(uiColor:) when converting a UIColor, or create a standard Color directly")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use Color(uiColor:) when converting a UIColor, or create a standard Color directly")
    extension Color {
      @_disfavoredOverload public init(_ color: UIColor)
    }
    #endif
    #if !os(macOS)
    @available(Apple 2021, *)
    @available(macOS, unavailable)
    extension Color {
      public init(uiColor: UIColor)
    }
    #endif
    """#
}
