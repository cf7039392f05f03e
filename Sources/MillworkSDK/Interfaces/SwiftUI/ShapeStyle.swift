extension InterfaceModules.SwiftUI {
  /// Shape styles, gradients, materials and shadows.
  static let shapeStyle = #"""
    // https://developer.apple.com/documentation/swiftui/shapestyle
    @available(Apple 2019, *)
    public protocol ShapeStyle : Sendable {
      @available(Apple 2023, *)
      associatedtype Resolved : ShapeStyle = Never
      @available(Apple 2023, *)
      func resolve(in environment: EnvironmentValues) -> Self.Resolved
    }
    @available(Apple 2019, *)
    extension ShapeStyle {
      @available(Apple 2023, *)
      public func resolve(in environment: EnvironmentValues) -> Never
    }
    @available(Apple 2023, *)
    extension Never : ShapeStyle {
      public typealias Resolved = Never
    }
    @available(Apple 2019, *)
    @frozen public struct ForegroundStyle : ShapeStyle, Sendable {
      public init()
    }
    @available(Apple 2019, *)
    extension ShapeStyle where Self == ForegroundStyle {
      public static var foreground: ForegroundStyle { get }
    }
    @available(Apple 2020, *)
    @frozen public struct BackgroundStyle : ShapeStyle, Sendable {
      public init()
    }
    @available(Apple 2020, *)
    extension ShapeStyle where Self == BackgroundStyle {
      public static var background: BackgroundStyle { get }
    }
    @available(Apple 2021, *)
    @frozen public struct TintShapeStyle : ShapeStyle, Sendable {
      public init()
    }
    @available(Apple 2021, *)
    extension ShapeStyle where Self == TintShapeStyle {
      public static var tint: TintShapeStyle { get }
    }
    @available(Apple 2020, *)
    @frozen public struct SelectionShapeStyle : ShapeStyle, Sendable {
      public init()
    }
    @available(Apple 2021, *)
    @frozen public struct HierarchicalShapeStyle : ShapeStyle, Sendable {
    }
    @available(iOS 15.0, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ShapeStyle where Self == SelectionShapeStyle {
      public static var selection: SelectionShapeStyle { get }
    }
    @available(Apple 2021, *)
    extension ShapeStyle where Self == HierarchicalShapeStyle {
      public static var primary: HierarchicalShapeStyle { get }
      public static var secondary: HierarchicalShapeStyle { get }
      public static var tertiary: HierarchicalShapeStyle { get }
      public static var quaternary: HierarchicalShapeStyle { get }
      @available(Apple 2022, *)
      public static var quinary: HierarchicalShapeStyle { get }
    }
    @available(Apple 2023, *)
    @frozen public struct HierarchicalShapeStyleModifier<Base> : ShapeStyle where Base : ShapeStyle {
    }
    @available(Apple 2023, *)
    extension ShapeStyle {
      public var secondary: some ShapeStyle { get }
      public var tertiary: some ShapeStyle { get }
      public var quaternary: some ShapeStyle { get }
      public var quinary: some ShapeStyle { get }
    }
    @available(Apple 2021, *)
    extension ShapeStyle {
      #if SDK27
      @_disfavoredOverload public func opacity(_ opacity: Double) -> some ShapeStyle
      @_disfavoredOverload public func blendMode(_ mode: BlendMode) -> some ShapeStyle
      #else
      public func opacity(_ opacity: Double) -> some ShapeStyle
      public func blendMode(_ mode: BlendMode) -> some ShapeStyle
      #endif
    }
    @available(Apple 2022, *)
    extension ShapeStyle {
      public func shadow(_ style: ShadowStyle) -> some ShapeStyle
    }
    @available(Apple 2021, *)
    extension ShapeStyle where Self == AnyShapeStyle {
      public static func opacity(_ opacity: Double) -> some ShapeStyle
      public static func blendMode(_ mode: BlendMode) -> some ShapeStyle
      @available(Apple 2022, *)
      public static func shadow(_ style: ShadowStyle) -> some ShapeStyle
    }
    @available(Apple 2022, *)
    public struct ShadowStyle : Equatable, Sendable {
      public static func drop(color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
      public static func inner(color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
      public static func == (a: ShadowStyle, b: ShadowStyle) -> Bool
    }
    @available(Apple 2021, *)
    @frozen public struct AnyShapeStyle : ShapeStyle {
      public init<S>(_ style: S) where S : ShapeStyle
    }
    @available(Apple 2019, *)
    extension ShapeStyle where Self : View, Self.Body == _ShapeView<Rectangle, Self> {
      @MainActor @preconcurrency public var body: _ShapeView<Rectangle, Self> { get }
    }
    @available(Apple 2019, *)
    extension ShapeStyle where Self == Color {
      public static var red: Color { get }
      public static var orange: Color { get }
      public static var yellow: Color { get }
      public static var green: Color { get }
      public static var blue: Color { get }
      public static var purple: Color { get }
      public static var pink: Color { get }
      public static var white: Color { get }
      public static var gray: Color { get }
      public static var black: Color { get }
      public static var clear: Color { get }
      @available(Apple 2021, *)
      public static var mint: Color { get }
      @available(Apple 2021, *)
      public static var teal: Color { get }
      @available(Apple 2021, *)
      public static var cyan: Color { get }
      @available(Apple 2021, *)
      public static var indigo: Color { get }
      @available(Apple 2021, *)
      public static var brown: Color { get }
    }
    // https://developer.apple.com/documentation/swiftui/gradient
    @available(Apple 2019, *)
    @frozen public struct Gradient : Equatable, Hashable, Sendable, ShapeStyle {
      @frozen public struct Stop : Equatable, Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat)
        public static func == (a: Gradient.Stop, b: Gradient.Stop) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public var stops: [Gradient.Stop]
      public init(stops: [Gradient.Stop])
      public init(colors: [Color])
      public static func == (a: Gradient, b: Gradient) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2022, *)
    extension Gradient {
      public struct ColorSpace : Hashable, Sendable {
        public static var device: Gradient.ColorSpace { get }
        public static var perceptual: Gradient.ColorSpace { get }
        public static func == (a: Gradient.ColorSpace, b: Gradient.ColorSpace) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient
    }
    @available(Apple 2022, *)
    @frozen public struct AnyGradient : Hashable, ShapeStyle, Sendable {
      public init(_ gradient: Gradient)
      public static func == (a: AnyGradient, b: AnyGradient) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    @frozen nonisolated public struct LinearGradient : ShapeStyle, View, Sendable {
      nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
      nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
      nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
      @MainActor @preconcurrency public var body: _ShapeView<Rectangle, LinearGradient> { get }
    }
    @available(Apple 2021, *)
    extension ShapeStyle where Self == LinearGradient {
      public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
      public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
      public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
    }
    @available(Apple 2022, *)
    extension ShapeStyle where Self == LinearGradient {
      @_disfavoredOverload public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> some ShapeStyle
    }
    @available(Apple 2019, *)
    @frozen nonisolated public struct RadialGradient : ShapeStyle, View, Sendable {
      nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
      nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
      nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
      @MainActor @preconcurrency public var body: _ShapeView<Rectangle, RadialGradient> { get }
    }
    @available(Apple 2021, *)
    extension ShapeStyle where Self == RadialGradient {
      public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient
      public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient
      public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient
    }
    @available(Apple 2022, *)
    extension ShapeStyle where Self == RadialGradient {
      @_disfavoredOverload public static func radialGradient(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> some ShapeStyle
    }
    @available(Apple 2019, *)
    @frozen nonisolated public struct AngularGradient : ShapeStyle, View, Sendable {
      nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
      nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
      nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
      nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
      nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero)
      nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
      @MainActor @preconcurrency public var body: _ShapeView<Rectangle, AngularGradient> { get }
    }
    @available(Apple 2021, *)
    extension ShapeStyle where Self == AngularGradient {
      public static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient
      public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient
      public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient
      public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient
      public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient
      public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient
    }
    @available(Apple 2022, *)
    extension ShapeStyle where Self == AngularGradient {
      @_disfavoredOverload public static func angularGradient(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) -> some ShapeStyle
    }
    @available(Apple 2021, *)
    @frozen nonisolated public struct EllipticalGradient : ShapeStyle, View, Sendable {
      nonisolated public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
      nonisolated public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
      nonisolated public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
      @MainActor @preconcurrency public var body: _ShapeView<Rectangle, EllipticalGradient> { get }
    }
    @available(Apple 2021, *)
    extension ShapeStyle where Self == EllipticalGradient {
      public static func ellipticalGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient
      public static func ellipticalGradient(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient
      public static func ellipticalGradient(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient
    }
    @available(Apple 2022, *)
    extension ShapeStyle where Self == EllipticalGradient {
      @_disfavoredOverload public static func ellipticalGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> some ShapeStyle
    }
    @available(Apple 2024, *)
    nonisolated public struct MeshGradient : ShapeStyle, View, Equatable, Sendable {
      public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)
      public static func == (a: MeshGradient, b: MeshGradient) -> Bool
      @MainActor @preconcurrency public var body: _ShapeView<Rectangle, MeshGradient> { get }
    }
    @available(Apple 2019, *)
    @frozen public struct ImagePaint : ShapeStyle {
      public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)
    }
    @available(Apple 2021, *)
    extension ShapeStyle where Self == ImagePaint {
      public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint
    }
    // https://developer.apple.com/documentation/swiftui/material
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *)
    public struct Material : Sendable {
      @available(Apple 2023, *)
      public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *)
    extension Material : ShapeStyle {
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *)
    extension Material {
      public static var regular: Material { get }
      public static var thick: Material { get }
      public static var thin: Material { get }
      public static var ultraThin: Material { get }
      public static var ultraThick: Material { get }
    }
    @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Material {
      public static var bar: Material { get }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, visionOS 1.0, *)
    extension ShapeStyle where Self == Material {
      public static var regularMaterial: Material { get }
      public static var thickMaterial: Material { get }
      public static var thinMaterial: Material { get }
      public static var ultraThinMaterial: Material { get }
      public static var ultraThickMaterial: Material { get }
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public static var bar: Material { get }
    }
    @available(Apple 2023, *)
    public struct MaterialActiveAppearance : Equatable, Sendable {
      public static var automatic: MaterialActiveAppearance { get }
      public static var active: MaterialActiveAppearance { get }
      public static var inactive: MaterialActiveAppearance { get }
      public static var matchWindow: MaterialActiveAppearance { get }
      public static func == (a: MaterialActiveAppearance, b: MaterialActiveAppearance) -> Bool
    }
    @available(Apple 2023, *)
    public struct SeparatorShapeStyle : ShapeStyle, Sendable {
    }
    @available(Apple 2023, *)
    public struct PlaceholderTextShapeStyle : ShapeStyle, Sendable {
    }
    @available(Apple 2023, *)
    public struct LinkShapeStyle : ShapeStyle, Sendable {
    }
    @available(Apple 2023, *)
    public struct FillShapeStyle : ShapeStyle, Sendable {
    }
    @available(Apple 2023, *)
    public struct WindowBackgroundShapeStyle : ShapeStyle, Sendable {
    }
    @available(Apple 2023, *)
    extension ShapeStyle where Self == SeparatorShapeStyle {
      public static var separator: SeparatorShapeStyle { get }
    }
    @available(Apple 2023, *)
    extension ShapeStyle where Self == PlaceholderTextShapeStyle {
      public static var placeholder: PlaceholderTextShapeStyle { get }
    }
    @available(Apple 2023, *)
    extension ShapeStyle where Self == LinkShapeStyle {
      public static var link: LinkShapeStyle { get }
    }
    @available(Apple 2023, *)
    extension ShapeStyle where Self == FillShapeStyle {
      public static var fill: FillShapeStyle { get }
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ShapeStyle where Self == WindowBackgroundShapeStyle {
      public static var windowBackground: WindowBackgroundShapeStyle { get }
    }
    @available(Apple 2019, *)
    public enum BlendMode : Sendable {
      case normal
      case multiply
      case screen
      case overlay
      case darken
      case lighten
      case colorDodge
      case colorBurn
      case softLight
      case hardLight
      case difference
      case exclusion
      case hue
      case saturation
      case color
      case luminosity
      case sourceAtop
      case destinationOver
      case destinationOut
      case plusDarker
      case plusLighter
    }
    """#
}
