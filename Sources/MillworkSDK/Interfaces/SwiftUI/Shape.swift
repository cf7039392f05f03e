extension InterfaceModules.SwiftUI {
  /// Shapes and paths.
  static let shape = #"""
    // https://developer.apple.com/documentation/swiftui/shape
    // https://developer.apple.com/documentation/swiftui/path
    @available(Apple 2019, *)
    nonisolated public protocol Shape : Sendable, Animatable, View, _RemoveGlobalActorIsolation {
      nonisolated func path(in rect: CGRect) -> Path
      @available(Apple 2021, *)
      nonisolated static var role: ShapeRole { get }
      @available(Apple 2023, *)
      nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
      @available(Apple 2022, *)
      nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    }
    @available(Apple 2019, *)
    extension Shape {
      @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> { get }
      @available(Apple 2021, *)
      nonisolated public static var role: ShapeRole { get }
      @available(Apple 2023, *)
      nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { get }
      @available(Apple 2022, *)
      nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    }
    @available(Apple 2019, *)
    nonisolated public protocol InsettableShape : Shape {
      associatedtype InsetShape : InsettableShape
      nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
    }
    @available(Apple 2025, *)
    nonisolated public protocol RoundedRectangularShape : InsettableShape {
    }
    @available(Apple 2021, *)
    public enum ShapeRole : Sendable {
      case fill
      case stroke
      case separator
    }
    @available(Apple 2023, *)
    public enum LayoutDirectionBehavior : Hashable, Sendable {
      case fixed
      case mirrors
    }
    @available(Apple 2019, *)
    public enum RoundedCornerStyle : Sendable {
      case circular
      case continuous
    }
    @available(Apple 2019, *)
    nonisolated public struct _ShapeView<Content, Style> : View where Content : Shape, Style : ShapeStyle {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension _ShapeView : Sendable {}
    @available(Apple 2023, *)
    nonisolated public struct FillShapeView<Content, Style, Background> : View where Content : Shape, Style : ShapeStyle, Background : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension FillShapeView : Sendable {}
    @available(Apple 2023, *)
    nonisolated public struct StrokeShapeView<Content, Style, Background> : View where Content : Shape, Style : ShapeStyle, Background : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension StrokeShapeView : Sendable {}
    @available(Apple 2023, *)
    nonisolated public struct StrokeBorderShapeView<Content, Style, Background> : View where Content : InsettableShape, Style : ShapeStyle, Background : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension StrokeBorderShapeView : Sendable {}
    @available(Apple 2023, *)
    extension FillShapeView : ShapeView {}
    @available(Apple 2023, *)
    extension StrokeShapeView : ShapeView {}
    @available(Apple 2023, *)
    extension StrokeBorderShapeView : ShapeView {}
    @available(Apple 2023, *)
    extension _ShapeView : ShapeView {}
    @available(Apple 2023, *)
    public protocol ShapeView<Content> : View {
      associatedtype Content : Shape
    }
    @available(Apple 2023, *)
    extension ShapeView {
      nonisolated public func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> FillShapeView<Self.Content, S, Self> where S : ShapeStyle
      nonisolated public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Self.Content, S, Self> where S : ShapeStyle
      nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Self.Content, S, Self> where S : ShapeStyle
    }
    @available(Apple 2023, *)
    extension ShapeView where Self.Content : InsettableShape {
      nonisolated public func strokeBorder<S>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Self.Content, S, Self> where S : ShapeStyle
      nonisolated public func strokeBorder<S>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Self.Content, S, Self> where S : ShapeStyle
    }
    @available(Apple 2019, *)
    @frozen public struct FillStyle : Equatable, Sendable {
      public var isEOFilled: Bool
      public var isAntialiased: Bool
      public init(eoFill: Bool = false, antialiased: Bool = true)
      public static func == (a: FillStyle, b: FillStyle) -> Bool
    }
    @available(Apple 2019, *)
    @frozen public struct StrokeStyle : Equatable, Sendable {
      public var lineWidth: CGFloat
      public var lineCap: CGLineCap
      public var lineJoin: CGLineJoin
      public var miterLimit: CGFloat
      public var dash: [CGFloat]
      public var dashPhase: CGFloat
      public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0)
      public static func == (a: StrokeStyle, b: StrokeStyle) -> Bool
    }
    """#
}
