extension InterfaceModules.SwiftUI {
  /// Drawing by hand.
  static let canvas = #"""
    // https://developer.apple.com/documentation/swiftui/canvas
    @available(Apple 2021, *)
    nonisolated public struct Canvas<Symbols> : View where Symbols : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension Canvas : Sendable {}
    @available(Apple 2021, *)
    extension Canvas {
      public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols)
    }
    @available(Apple 2021, *)
    extension Canvas where Symbols == EmptyView {
      public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
    }
    @available(Apple 2021, *)
    @frozen public struct GraphicsContext {
      public var opacity: Double { get set }
      public var blendMode: GraphicsContext.BlendMode { get set }
      public var environment: EnvironmentValues { get }
      public var transform: CGAffineTransform { get set }
      public mutating func scaleBy(x: CGFloat, y: CGFloat)
      public mutating func translateBy(x: CGFloat, y: CGFloat)
      public mutating func rotate(by angle: Angle)
      public mutating func clip(to path: Path, style: FillStyle = FillStyle())
      public mutating func addFilter(_ filter: GraphicsContext.Filter)
      public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows
      public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle())
      public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle)
      public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1)
      public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage
      public func resolve(_ text: Text) -> GraphicsContext.ResolvedText
      public func resolveSymbol<ID>(id: ID) -> GraphicsContext.ResolvedSymbol? where ID : Hashable
      public func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle())
      public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center)
      public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle())
      public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center)
      public func draw(_ text: Text, in rect: CGRect)
      public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center)
      public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect)
      public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center)
      public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect)
      public func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center)
      public struct ResolvedImage {
        public var size: CGSize { get }
        public var shading: GraphicsContext.Shading?
      }
      public struct ResolvedText {
        public var shading: GraphicsContext.Shading
        public func measure(in size: CGSize) -> CGSize
      }
      public struct ResolvedSymbol {
        public var size: CGSize { get }
      }
      @frozen public struct BlendMode : Equatable, Sendable {
        public static var normal: GraphicsContext.BlendMode { get }
        public static var multiply: GraphicsContext.BlendMode { get }
        public static var screen: GraphicsContext.BlendMode { get }
        public static var overlay: GraphicsContext.BlendMode { get }
        public static var clear: GraphicsContext.BlendMode { get }
        public static var destinationOut: GraphicsContext.BlendMode { get }
        public static var plusLighter: GraphicsContext.BlendMode { get }
        public static func == (a: GraphicsContext.BlendMode, b: GraphicsContext.BlendMode) -> Bool
      }
      public struct Shading : Sendable {
        public static var foreground: GraphicsContext.Shading { get }
        public static func color(_ color: Color) -> GraphicsContext.Shading
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> GraphicsContext.Shading
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> GraphicsContext.Shading
        public static func tiledImage(_ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> GraphicsContext.Shading
        public static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading
        public static var backdrop: GraphicsContext.Shading { get }
        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading
        public static func style<S>(_ style: S) -> GraphicsContext.Shading where S : ShapeStyle
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> GraphicsContext.Shading
        public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat) -> GraphicsContext.Shading
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> GraphicsContext.Shading
      }
      public struct Filter : Sendable {
        public static func blur(radius: CGFloat) -> GraphicsContext.Filter
        public static func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> GraphicsContext.Filter
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> GraphicsContext.Filter
        public static func brightness(_ amount: Double) -> GraphicsContext.Filter
        public static func saturation(_ amount: Double) -> GraphicsContext.Filter
      }
    }
    """#
}
