extension InterfaceModules.Charts {
  /// Charts: marks, plottable values, axes, scales and what reads them.
  static let marks = #"""
    // https://developer.apple.com/documentation/charts
    @_exported import Foundation
    import CoreGraphics
    import Swift
    import SwiftUI
    import _Concurrency
    @available(Apple 2022, *)
    public protocol Plottable {
      associatedtype PrimitivePlottable : PrimitivePlottableProtocol
      var primitivePlottable: Self.PrimitivePlottable { get }
      init?(primitivePlottable: Self.PrimitivePlottable)
    }
    @available(Apple 2022, *)
    public protocol PrimitivePlottableProtocol : Plottable {
    }
    @available(Apple 2022, *)
    extension Int : PrimitivePlottableProtocol {
      public typealias PrimitivePlottable = Int
      public var primitivePlottable: Int { get }
      public init?(primitivePlottable: Int)
    }
    @available(Apple 2022, *)
    extension Int8 : PrimitivePlottableProtocol {
      public typealias PrimitivePlottable = Int8
      public var primitivePlottable: Int8 { get }
      public init?(primitivePlottable: Int8)
    }
    @available(Apple 2022, *)
    extension Int16 : PrimitivePlottableProtocol {
      public typealias PrimitivePlottable = Int16
      public var primitivePlottable: Int16 { get }
      public init?(primitivePlottable: Int16)
    }
    @available(Apple 2022, *)
    extension Int32 : PrimitivePlottableProtocol {
      public typealias PrimitivePlottable = Int32
      public var primitivePlottable: Int32 { get }
      public init?(primitivePlottable: Int32)
    }
    @available(Apple 2022, *)
    extension Int64 : PrimitivePlottableProtocol {
      public typealias PrimitivePlottable = Int64
      public var primitivePlottable: Int64 { get }
      public init?(primitivePlottable: Int64)
    }
    @available(Apple 2022, *)
    extension UInt : PrimitivePlottableProtocol {
      public typealias PrimitivePlottable = UInt
      public var primitivePlottable: UInt { get }
      public init?(primitivePlottable: UInt)
    }
    @available(Apple 2022, *)
    extension UInt8 : PrimitivePlottableProtocol {
      public typealias PrimitivePlottable = UInt8
      public var primitivePlottable: UInt8 { get }
      public init?(primitivePlottable: UInt8)
    }
    @available(Apple 2022, *)
    extension UInt16 : PrimitivePlottableProtocol {
      public typealias PrimitivePlottable = UInt16
      public var primitivePlottable: UInt16 { get }
      public init?(primitivePlottable: UInt16)
    }
    @available(Apple 2022, *)
    extension UInt32 : PrimitivePlottableProtocol {
      public typealias PrimitivePlottable = UInt32
      public var primitivePlottable: UInt32 { get }
      public init?(primitivePlottable: UInt32)
    }
    @available(Apple 2022, *)
    extension UInt64 : PrimitivePlottableProtocol {
      public typealias PrimitivePlottable = UInt64
      public var primitivePlottable: UInt64 { get }
      public init?(primitivePlottable: UInt64)
    }
    @available(Apple 2022, *)
    extension Double : PrimitivePlottableProtocol {
      public typealias PrimitivePlottable = Double
      public var primitivePlottable: Double { get }
      public init?(primitivePlottable: Double)
    }
    @available(Apple 2022, *)
    extension Float : PrimitivePlottableProtocol {
      public typealias PrimitivePlottable = Float
      public var primitivePlottable: Float { get }
      public init?(primitivePlottable: Float)
    }
    @available(Apple 2022, *)
    extension CGFloat : PrimitivePlottableProtocol {
      public typealias PrimitivePlottable = CGFloat
      public var primitivePlottable: CGFloat { get }
      public init?(primitivePlottable: CGFloat)
    }
    @available(Apple 2022, *)
    extension String : PrimitivePlottableProtocol {
      public typealias PrimitivePlottable = String
      public var primitivePlottable: String { get }
      public init?(primitivePlottable: String)
    }
    @available(Apple 2022, *)
    extension Date : PrimitivePlottableProtocol {
      public typealias PrimitivePlottable = Date
      public var primitivePlottable: Date { get }
      public init?(primitivePlottable: Date)
    }
    @available(Apple 2022, *)
    extension Decimal : PrimitivePlottableProtocol {
      public typealias PrimitivePlottable = Decimal
      public var primitivePlottable: Decimal { get }
      public init?(primitivePlottable: Decimal)
    }
    @available(Apple 2022, *)
    @MainActor @preconcurrency public struct BarMark : ChartContent {
      public typealias Body = Never
      public var body: Never { get }
      nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) where X : Plottable, Y : Plottable
      nonisolated public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) where X : Plottable, Y : Plottable
      nonisolated public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic) where X : Plottable, Y : Plottable
      nonisolated public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) where X : Plottable
      nonisolated public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) where Y : Plottable
      nonisolated public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) where X : Plottable, Y : Plottable
    }
    @available(Apple 2022, *)
    @MainActor @preconcurrency public struct LineMark : ChartContent {
      public typealias Body = Never
      public var body: Never { get }
      nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X : Plottable, Y : Plottable
      nonisolated public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) where X : Plottable, Y : Plottable, S : Plottable
    }
    @available(Apple 2022, *)
    @MainActor @preconcurrency public struct PointMark : ChartContent {
      public typealias Body = Never
      public var body: Never { get }
      nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X : Plottable, Y : Plottable
      nonisolated public init<X>(x: PlottableValue<X>, y: CGFloat? = nil) where X : Plottable
      nonisolated public init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) where Y : Plottable
    }
    @available(Apple 2022, *)
    @MainActor @preconcurrency public struct AreaMark : ChartContent {
      public typealias Body = Never
      public var body: Never { get }
      nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) where X : Plottable, Y : Plottable
      nonisolated public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) where X : Plottable, Y : Plottable
      nonisolated public init<X, Y, S>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>) where X : Plottable, Y : Plottable, S : Plottable
      nonisolated public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard) where X : Plottable, Y : Plottable, S : Plottable
    }
    @available(Apple 2022, *)
    @MainActor @preconcurrency public struct RuleMark : ChartContent {
      public typealias Body = Never
      public var body: Never { get }
      nonisolated public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) where X : Plottable
      nonisolated public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) where Y : Plottable
      nonisolated public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) where X : Plottable, Y : Plottable
      nonisolated public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) where X : Plottable, Y : Plottable
    }
    @available(Apple 2022, *)
    @MainActor @preconcurrency public struct RectangleMark : ChartContent {
      public typealias Body = Never
      public var body: Never { get }
      nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic) where X : Plottable, Y : Plottable
      nonisolated public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) where X : Plottable, Y : Plottable
      nonisolated public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) where X : Plottable
      nonisolated public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) where X : Plottable, Y : Plottable
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct SectorMark : ChartContent {
      public typealias Body = Never
      public var body: Never { get }
      nonisolated public init(angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil)
    }
    @available(Apple 2022, *)
    public struct PlottableValue<Value> where Value : Plottable {
      public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
      public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value>
      @_disfavoredOverload public static func value<S>(_ label: S, _ value: Value) -> PlottableValue<Value> where S : StringProtocol
    }
    @available(Apple 2022, *)
    extension PlottableValue where Value == Date {
      public static func value(_ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent) -> PlottableValue<Date>
      @_disfavoredOverload public static func value<S>(_ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent) -> PlottableValue<Date> where S : StringProtocol
    }
    @available(Apple 2022, *)
    public struct MarkDimension : ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
      public static var automatic: MarkDimension { get }
      public init(floatLiteral value: Double)
      public init(integerLiteral value: Int)
      public static func ratio(_ ratio: CGFloat) -> MarkDimension
      public static func inset(_ inset: CGFloat) -> MarkDimension
      public static func fixed(_ value: CGFloat) -> MarkDimension
    }
    @available(Apple 2022, *)
    public struct MarkStackingMethod : Sendable {
      public static var standard: MarkStackingMethod { get }
      public static var normalized: MarkStackingMethod { get }
      public static var center: MarkStackingMethod { get }
      public static var unstacked: MarkStackingMethod { get }
    }
    @available(Apple 2022, *)
    @MainActor @preconcurrency public protocol ChartContent {
      associatedtype Body : ChartContent
      @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
    }
    @available(Apple 2022, *)
    extension Never : ChartContent {
    }
    @available(Apple 2022, *)
    extension Optional : ChartContent where Wrapped : ChartContent {
      public typealias Body = Never
      public var body: Never { get }
    }
    @available(Apple 2022, *)
    extension ForEach : ChartContent where Content : ChartContent {
      public typealias Body = Never
      public var body: Never { get }
    }
    @available(Apple 2022, *)
    extension ForEach where Content : ChartContent {
      @_disfavoredOverload nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element : Identifiable
      @_disfavoredOverload nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    }
    @available(Apple 2022, *)
    extension Group : ChartContent where Content : ChartContent {
      public typealias Body = Never
      public var body: Never { get }
      @_disfavoredOverload nonisolated public init(@ChartContentBuilder content: () -> Content)
    }
    @available(Apple 2022, *)
    public struct _TupleChartContent<T> : ChartContent {
      public typealias Body = Never
      public var body: Never { get }
    }
    @available(Apple 2022, *)
    public struct EmptyChartContent : ChartContent {
      public typealias Body = Never
      public var body: Never { get }
    }
    @available(Apple 2022, *)
    public struct _ConditionalChartContent<T, F> : ChartContent where T : ChartContent, F : ChartContent {
      public typealias Body = Never
      public var body: Never { get }
    }
    @available(Apple 2022, *)
    public struct AnyChartContent : ChartContent {
      public typealias Body = Never
      public var body: Never { get }
      nonisolated public init<C>(_ content: C) where C : ChartContent
    }
    @available(Apple 2022, *)
    @resultBuilder public struct ChartContentBuilder {
      public static func buildExpression<Content>(_ content: Content) -> Content where Content : ChartContent
      public static func buildBlock() -> EmptyChartContent
      public static func buildBlock<Content>(_ content: Content) -> Content where Content : ChartContent
      public static func buildBlock<each Content>(_ content: repeat each Content) -> _TupleChartContent<(repeat each Content)> where repeat each Content : ChartContent
      public static func buildIf<Content>(_ content: Content?) -> Content? where Content : ChartContent
      public static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalChartContent<TrueContent, FalseContent> where TrueContent : ChartContent, FalseContent : ChartContent
      public static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalChartContent<TrueContent, FalseContent> where TrueContent : ChartContent, FalseContent : ChartContent
      public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyChartContent where Content : ChartContent
    }
    @available(Apple 2022, *)
    @MainActor @preconcurrency public struct Chart<Content> : View where Content : ChartContent {
      public var body: some View { get }
      nonisolated public init(@ChartContentBuilder content: () -> Content)
      nonisolated public init<Data, ID, C>(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C) where Content == ForEach<Data, ID, C>, Data : RandomAccessCollection, ID : Hashable, C : ChartContent
      nonisolated public init<Data, C>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C) where Content == ForEach<Data, Data.Element.ID, C>, Data : RandomAccessCollection, C : ChartContent, Data.Element : Identifiable
    }
    @available(Apple 2022, *)
    extension ChartContent {
      nonisolated public func foregroundStyle<S>(_ style: S) -> some ChartContent where S : ShapeStyle
      nonisolated public func foregroundStyle<D>(by value: PlottableValue<D>) -> some ChartContent where D : Plottable
      nonisolated public func symbol<S>(_ symbol: S) -> some ChartContent where S : ChartSymbolShape
      nonisolated public func symbol<D>(by value: PlottableValue<D>) -> some ChartContent where D : Plottable
      nonisolated public func symbol<V>(@ViewBuilder symbol: () -> V) -> some ChartContent where V : View
      nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent
      nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent
      nonisolated public func symbolSize<D>(by value: PlottableValue<D>) -> some ChartContent where D : Plottable
      nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent
      nonisolated public func lineStyle<D>(by value: PlottableValue<D>) -> some ChartContent where D : Plottable
      nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent
      nonisolated public func opacity(_ opacity: Double) -> some ChartContent
      nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent
      nonisolated public func position<P>(by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic) -> some ChartContent where P : Plottable
      nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent
      nonisolated public func offset(_ offset: CGSize) -> some ChartContent
      nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent
      nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent
      nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent
      nonisolated public func blur(radius: CGFloat) -> some ChartContent
      nonisolated public func clipShape(_ shape: some Shape) -> some ChartContent
      nonisolated public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent
      nonisolated public func zIndex(_ value: Double) -> some ChartContent
      nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent
      nonisolated public func annotation<C>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C) -> some ChartContent where C : View
      nonisolated public func annotation<C>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C) -> some ChartContent where C : View
      @available(Apple 2023, *)
      nonisolated public func annotation<C>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C) -> some ChartContent where C : View
      nonisolated public func accessibilityLabel(_ text: Text) -> some ChartContent
      nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent
      @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> some ChartContent where S : StringProtocol
      nonisolated public func accessibilityValue(_ text: Text) -> some ChartContent
      nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent
      @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S) -> some ChartContent where S : StringProtocol
      nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent
      nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent
    }
    @available(Apple 2022, *)
    public struct AnnotationPosition : Sendable {
      public static var automatic: AnnotationPosition { get }
      public static var overlay: AnnotationPosition { get }
      public static var top: AnnotationPosition { get }
      public static var bottom: AnnotationPosition { get }
      public static var leading: AnnotationPosition { get }
      public static var trailing: AnnotationPosition { get }
      public static var topLeading: AnnotationPosition { get }
      public static var topTrailing: AnnotationPosition { get }
      public static var bottomLeading: AnnotationPosition { get }
      public static var bottomTrailing: AnnotationPosition { get }
    }
    @available(Apple 2022, *)
    public struct AnnotationContext {
      public var targetSize: CGSize { get }
    }
    @available(Apple 2023, *)
    public struct AnnotationOverflowResolution : Sendable {
      public init(x: AnnotationOverflowResolution.Strategy = .automatic, y: AnnotationOverflowResolution.Strategy = .automatic)
      public static var automatic: AnnotationOverflowResolution { get }
      public struct Strategy : Sendable {
        public static var automatic: AnnotationOverflowResolution.Strategy { get }
        public static var disabled: AnnotationOverflowResolution.Strategy { get }
        public static var fit: AnnotationOverflowResolution.Strategy { get }
        public static var padScale: AnnotationOverflowResolution.Strategy { get }
        public static func fit(to boundary: AnnotationOverflowResolution.Boundary) -> AnnotationOverflowResolution.Strategy
      }
      public struct Boundary : Sendable {
        public static var automatic: AnnotationOverflowResolution.Boundary { get }
        public static var chart: AnnotationOverflowResolution.Boundary { get }
        public static var plot: AnnotationOverflowResolution.Boundary { get }
      }
    }
    @available(Apple 2022, *)
    public struct InterpolationMethod : Sendable {
      public static var linear: InterpolationMethod { get }
      public static var monotone: InterpolationMethod { get }
      public static var catmullRom: InterpolationMethod { get }
      public static var cardinal: InterpolationMethod { get }
      public static var stepStart: InterpolationMethod { get }
      public static var stepCenter: InterpolationMethod { get }
      public static var stepEnd: InterpolationMethod { get }
      public static func catmullRom(alpha: CGFloat) -> InterpolationMethod
      public static func cardinal(tension: CGFloat) -> InterpolationMethod
    }
    @available(Apple 2022, *)
    public protocol ChartSymbolShape : Shape {
      var perceptualUnitRect: CGRect { get }
    }
    @available(Apple 2022, *)
    public struct BasicChartSymbolShape : ChartSymbolShape {
      public static var circle: BasicChartSymbolShape { get }
      public static var square: BasicChartSymbolShape { get }
      public static var triangle: BasicChartSymbolShape { get }
      public static var diamond: BasicChartSymbolShape { get }
      public static var pentagon: BasicChartSymbolShape { get }
      public static var plus: BasicChartSymbolShape { get }
      public static var cross: BasicChartSymbolShape { get }
      public static var asterisk: BasicChartSymbolShape { get }
      nonisolated public var perceptualUnitRect: CGRect { get }
      nonisolated public func path(in rect: CGRect) -> Path
    }
    @available(Apple 2022, *)
    extension ChartSymbolShape where Self == BasicChartSymbolShape {
      public static var circle: BasicChartSymbolShape { get }
      public static var square: BasicChartSymbolShape { get }
      public static var triangle: BasicChartSymbolShape { get }
      public static var diamond: BasicChartSymbolShape { get }
      public static var pentagon: BasicChartSymbolShape { get }
      public static var plus: BasicChartSymbolShape { get }
      public static var cross: BasicChartSymbolShape { get }
      public static var asterisk: BasicChartSymbolShape { get }
    }
    @available(Apple 2022, *)
    extension ChartSymbolShape {
      public func strokeBorder(lineWidth: CGFloat) -> some ChartSymbolShape
    }
    """#
}
