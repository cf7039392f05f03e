extension InterfaceModules.SwiftUI {
  /// Paths and the ready-made shapes.
  static let path = #"""
    // https://developer.apple.com/documentation/swiftui/path
    @available(Apple 2019, *)
    @frozen nonisolated public struct Path : Equatable, LosslessStringConvertible, @unchecked Sendable {
      public init()
      public init(_ path: CGPath)
      public init(_ rect: CGRect)
      public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
      public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
      @available(Apple 2022, *)
      public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
      public init(ellipseIn rect: CGRect)
      public init(_ callback: (inout Path) -> ())
      public init?(_ string: String)
      public var description: String { get }
      public var cgPath: CGPath { get }
      public var isEmpty: Bool { get }
      public var boundingRect: CGRect { get }
      public var currentPoint: CGPoint? { get }
      public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool
      public mutating func move(to end: CGPoint)
      public mutating func addLine(to end: CGPoint)
      public mutating func addQuadCurve(to end: CGPoint, control: CGPoint)
      public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
      public mutating func closeSubpath()
      public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
      public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)
      @available(Apple 2022, *)
      public mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)
      public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)
      public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)
      public mutating func addLines(_ lines: [CGPoint])
      public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity)
      public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity)
      public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)
      public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity)
      public func trimmedPath(from: CGFloat, to: CGFloat) -> Path
      public func strokedPath(_ style: StrokeStyle) -> Path
      public func applying(_ transform: CGAffineTransform) -> Path
      public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path
      @available(Apple 2022, *)
      public func union(_ other: Path, eoFill: Bool = false) -> Path
      @available(Apple 2022, *)
      public func subtracting(_ other: Path, eoFill: Bool = false) -> Path
      @available(Apple 2022, *)
      public func intersection(_ other: Path, eoFill: Bool = false) -> Path
      public static func == (a: Path, b: Path) -> Bool
    }
    @available(Apple 2019, *)
    extension Path : Shape {
      nonisolated public func path(in _: CGRect) -> Path
    }
    @available(Apple 2022, *)
    @frozen public struct RectangleCornerRadii : Equatable, Animatable, Sendable {
      public var topLeading: CGFloat
      public var bottomLeading: CGFloat
      public var bottomTrailing: CGFloat
      public var topTrailing: CGFloat
      public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)
      public typealias AnimatableData = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
      public var animatableData: RectangleCornerRadii.AnimatableData { get set }
      public static func == (a: RectangleCornerRadii, b: RectangleCornerRadii) -> Bool
    }
    @available(Apple 2019, *)
    nonisolated public struct Rectangle : Shape {
      nonisolated public func path(in rect: CGRect) -> Path
    }
    @available(Apple 2019, *)
    extension Rectangle : InsettableShape {
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
    }
    @available(Apple 2019, *)
    extension CGSize : Animatable {
      public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
      public var animatableData: CGSize.AnimatableData { get set }
    }
    @available(Apple 2019, *)
    extension CGPoint : Animatable {
      public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
      public var animatableData: CGPoint.AnimatableData { get set }
    }
    @available(Apple 2019, *)
    extension CGRect : Animatable {
      public typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
      public var animatableData: CGRect.AnimatableData { get set }
    }
    @available(Apple 2019, *)
    nonisolated public struct RoundedRectangle : Shape {
      nonisolated public func path(in rect: CGRect) -> Path
      public var cornerSize: CGSize
      public var style: RoundedCornerStyle
      public var animatableData: CGSize.AnimatableData { get set }
    }
    @available(Apple 2019, *)
    extension RoundedRectangle : InsettableShape {
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
    }
    @available(Apple 2022, *)
    nonisolated public struct UnevenRoundedRectangle : Shape {
      nonisolated public func path(in rect: CGRect) -> Path
      public var cornerRadii: RectangleCornerRadii
      public var style: RoundedCornerStyle
    }
    @available(Apple 2022, *)
    extension UnevenRoundedRectangle : InsettableShape {
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
    }
    @available(Apple 2019, *)
    nonisolated public struct Capsule : Shape {
      nonisolated public func path(in rect: CGRect) -> Path
      public var style: RoundedCornerStyle
    }
    @available(Apple 2019, *)
    extension Capsule : InsettableShape {
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
    }
    @available(Apple 2019, *)
    nonisolated public struct Ellipse : Shape {
      nonisolated public func path(in rect: CGRect) -> Path
    }
    @available(Apple 2019, *)
    extension Ellipse : InsettableShape {
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
    }
    @available(Apple 2019, *)
    nonisolated public struct Circle : Shape {
      nonisolated public func path(in rect: CGRect) -> Path
    }
    @available(Apple 2019, *)
    extension Circle : InsettableShape {
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
    }
    @available(Apple 2020, *)
    nonisolated public struct ContainerRelativeShape : Shape {
      nonisolated public func path(in rect: CGRect) -> Path
    }
    @available(Apple 2020, *)
    extension ContainerRelativeShape : InsettableShape {
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
    }
    @available(Apple 2025, *)
    nonisolated public struct ConcentricRectangle : Shape {
      nonisolated public func path(in rect: CGRect) -> Path
    }
    @available(Apple 2025, *)
    extension ConcentricRectangle : InsettableShape {
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
    }
    @available(Apple 2022, *)
    nonisolated public struct AnyShape : Shape {
      nonisolated public func path(in rect: CGRect) -> Path
    }
    @available(Apple 2019, *)
    nonisolated public struct OffsetShape<Content> : Shape where Content : Shape {
      nonisolated public func path(in rect: CGRect) -> Path
    }
    @available(Apple 2019, *)
    nonisolated public struct ScaledShape<Content> : Shape where Content : Shape {
      nonisolated public func path(in rect: CGRect) -> Path
    }
    @available(Apple 2019, *)
    nonisolated public struct RotatedShape<Content> : Shape where Content : Shape {
      nonisolated public func path(in rect: CGRect) -> Path
    }
    @available(Apple 2019, *)
    nonisolated public struct TransformedShape<Content> : Shape where Content : Shape {
      nonisolated public func path(in rect: CGRect) -> Path
    }
    @available(Apple 2019, *)
    extension OffsetShape : InsettableShape where Content : InsettableShape {
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
    }
    @available(Apple 2019, *)
    extension RotatedShape : InsettableShape where Content : InsettableShape {
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape
    }
    @available(Apple 2025, *)
    extension Edge {
      public struct Corner {
        public struct Style : Hashable, Sendable {
          public static var concentric: Edge.Corner.Style { get }
          public static func concentric(minimum: Edge.Corner.Style) -> Edge.Corner.Style
          public static func fixed(_ radius: CGFloat) -> Edge.Corner.Style
          public static func == (a: Edge.Corner.Style, b: Edge.Corner.Style) -> Bool
          public func hash(into hasher: inout Hasher)
        }
      }
    }
    @available(Apple 2019, *)
    extension Shape {
      nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self>
      nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self>
      nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self>
      nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self>
      nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
      nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self>
      nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self>
      nonisolated public func size(_ size: CGSize) -> some Shape
      nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape
    }
    @available(Apple 2023, *)
    extension Shape {
      nonisolated public func intersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T : Shape
      nonisolated public func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T : Shape
      nonisolated public func subtracting<T>(_ other: T, eoFill: Bool = false) -> some Shape where T : Shape
    }
    @available(Apple 2019, *)
    extension Shape {
      nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape
      nonisolated public func stroke(style: StrokeStyle) -> some Shape
      nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape
    }
    @available(Apple 2022, *)
    extension AnyShape {
      public init<S>(_ shape: S) where S : Shape
    }
    @available(Apple 2019, *)
    extension Shape where Self == Rectangle {
      public static var rect: Rectangle { get }
    }
    @available(Apple 2019, *)
    extension Rectangle {
      public init()
    }
    @available(Apple 2019, *)
    extension Shape where Self == RoundedRectangle {
      public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self
      public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self
    }
    @available(Apple 2019, *)
    extension RoundedRectangle {
      public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
      public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    }
    @available(Apple 2022, *)
    extension Shape where Self == UnevenRoundedRectangle {
      public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self
      public static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> Self
    }
    @available(Apple 2022, *)
    extension UnevenRoundedRectangle {
      public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
      public init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)
    }
    @available(Apple 2019, *)
    extension Shape where Self == Capsule {
      public static var capsule: Capsule { get }
      public static func capsule(style: RoundedCornerStyle) -> Self
    }
    @available(Apple 2019, *)
    extension Capsule {
      public init(style: RoundedCornerStyle = .continuous)
    }
    @available(Apple 2019, *)
    extension Shape where Self == Ellipse {
      public static var ellipse: Ellipse { get }
    }
    @available(Apple 2019, *)
    extension Ellipse {
      public init()
    }
    @available(Apple 2019, *)
    extension Shape where Self == Circle {
      public static var circle: Circle { get }
    }
    @available(Apple 2019, *)
    extension Circle {
      public init()
    }
    @available(Apple 2019, *)
    extension InsettableShape {
      @_disfavoredOverload public func strokeBorder<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View where S : ShapeStyle
      @_disfavoredOverload public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View
      @_disfavoredOverload public func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View where S : ShapeStyle
      @_disfavoredOverload public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    }
    @available(Apple 2025, *)
    extension ConcentricRectangle {
      public init()
      public init(corners: Edge.Corner.Style, isUniform: Bool = false)
      public init(topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric)
      public init(uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric)
      public init(uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric)
      public init(uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric)
      public init(uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric)
      public init(uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric)
      public init(uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric)
    }
    @available(Apple 2025, *)
    extension Shape where Self == ConcentricRectangle {
      public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self
      public static func rect(topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style) -> Self
      public static func rect(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) -> Self
      public static func rect(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) -> Self
      public static func rect(uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style) -> Self
      public static func rect(uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style) -> Self
      public static func rect(uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style) -> Self
      public static func rect(uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style) -> Self
    }
    @available(Apple 2020, *)
    extension ContainerRelativeShape {
      public init()
    }
    @available(Apple 2020, *)
    extension Shape where Self == ContainerRelativeShape {
      public static var containerRelative: ContainerRelativeShape { get }
    }
    @available(Apple 2019, *)
    extension Shape {
      @_disfavoredOverload nonisolated public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View where S : ShapeStyle
      @_disfavoredOverload nonisolated public func fill(style: FillStyle = FillStyle()) -> some View
      @_disfavoredOverload nonisolated public func stroke<S>(_ content: S, style: StrokeStyle) -> some View where S : ShapeStyle
      @_disfavoredOverload nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S : ShapeStyle
    }
    @available(Apple 2023, *)
    extension Shape {
      nonisolated public func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> where S : ShapeStyle
      nonisolated public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView> where S : ShapeStyle
      nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView> where S : ShapeStyle
    }
    @available(Apple 2023, *)
    extension InsettableShape {
      nonisolated public func strokeBorder<S>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Self, S, EmptyView> where S : ShapeStyle
      nonisolated public func strokeBorder<S>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Self, S, EmptyView> where S : ShapeStyle
    }
    """#
}
