extension InterfaceModules.Charts {
  /// The axes of a chart, its scales, legend, scrolling, selection and proxy.
  static let axes = #"""
    // https://developer.apple.com/documentation/charts/customizing-axes-in-swift-charts
    @available(Apple 2022, *)
    extension View {
      nonisolated public func chartXAxis(_ visibility: Visibility) -> some View
      nonisolated public func chartYAxis(_ visibility: Visibility) -> some View
      nonisolated public func chartXAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View where Content : AxisContent
      nonisolated public func chartYAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View where Content : AxisContent
      nonisolated public func chartXAxisLabel(_ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
      nonisolated public func chartYAxisLabel(_ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
      @_disfavoredOverload nonisolated public func chartXAxisLabel<S>(_ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View where S : StringProtocol
      @_disfavoredOverload nonisolated public func chartYAxisLabel<S>(_ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View where S : StringProtocol
      nonisolated public func chartXAxisLabel<C>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View where C : View
      nonisolated public func chartYAxisLabel<C>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View where C : View
      nonisolated public func chartLegend(_ visibility: Visibility) -> some View
      nonisolated public func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
      nonisolated public func chartLegend<Content>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) -> some View where Content : View
      nonisolated public func chartXScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View where Domain : ScaleDomain
      nonisolated public func chartYScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View where Domain : ScaleDomain
      nonisolated public func chartXScale<Range>(range: Range, type: ScaleType? = nil) -> some View where Range : PositionScaleRange
      nonisolated public func chartYScale<Range>(range: Range, type: ScaleType? = nil) -> some View where Range : PositionScaleRange
      nonisolated public func chartXScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View where Domain : ScaleDomain, Range : PositionScaleRange
      nonisolated public func chartYScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View where Domain : ScaleDomain, Range : PositionScaleRange
      nonisolated public func chartXScale(type: ScaleType? = nil) -> some View
      nonisolated public func chartYScale(type: ScaleType? = nil) -> some View
      nonisolated public func chartForegroundStyleScale<DataValue, S>(_ mapping: KeyValuePairs<DataValue, S>) -> some View where DataValue : Plottable, S : ShapeStyle
      nonisolated public func chartForegroundStyleScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View where Domain : ScaleDomain, Range : ScaleRange, Range.VisualValue : ShapeStyle
      nonisolated public func chartForegroundStyleScale<Range>(range: Range, type: ScaleType? = nil) -> some View where Range : ScaleRange, Range.VisualValue : ShapeStyle
      nonisolated public func chartForegroundStyleScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View where Domain : ScaleDomain
      nonisolated public func chartForegroundStyleScale<DataValue, S>(domain: some ScaleDomain, mapping: @escaping (DataValue) -> S) -> some View where DataValue : Plottable, S : ShapeStyle
      nonisolated public func chartForegroundStyleScale<DataValue, S>(mapping: @escaping (DataValue) -> S) -> some View where DataValue : Plottable, S : ShapeStyle
      nonisolated public func chartSymbolScale<DataValue, S>(_ mapping: KeyValuePairs<DataValue, S>) -> some View where DataValue : Plottable, S : ChartSymbolShape
      nonisolated public func chartSymbolSizeScale<Range>(range: Range, type: ScaleType? = nil) -> some View where Range : ScaleRange
      nonisolated public func chartPlotStyle<Content>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View where Content : View
      nonisolated public func chartOverlay<V>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View where V : View
      nonisolated public func chartBackground<V>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View where V : View
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View
      nonisolated public func chartXVisibleDomain<P>(length: P) -> some View where P : Plottable, P : Numeric
      nonisolated public func chartYVisibleDomain<P>(length: P) -> some View where P : Plottable, P : Numeric
      nonisolated public func chartScrollPosition<P>(x: Binding<P>) -> some View where P : Plottable
      nonisolated public func chartScrollPosition<P>(y: Binding<P>) -> some View where P : Plottable
      nonisolated public func chartScrollPosition<P>(initialX: P) -> some View where P : Plottable
      nonisolated public func chartScrollTargetBehavior<B>(_ behavior: B) -> some View where B : ChartScrollTargetBehavior
      nonisolated public func chartXSelection<P>(value: Binding<P?>) -> some View where P : Plottable
      nonisolated public func chartYSelection<P>(value: Binding<P?>) -> some View where P : Plottable
      nonisolated public func chartXSelection<P>(range: Binding<ClosedRange<P>?>) -> some View where P : Plottable, P : Comparable
      nonisolated public func chartAngleSelection<P>(value: Binding<P?>) -> some View where P : Plottable
      nonisolated public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View
    }
    @available(Apple 2023, *)
    public protocol ChartScrollTargetBehavior {
    }
    @available(Apple 2023, *)
    public struct ValueAlignedChartScrollTargetBehavior : ChartScrollTargetBehavior {
    }
    @available(Apple 2023, *)
    extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
      public static func valueAligned(matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil) -> ValueAlignedChartScrollTargetBehavior
      public static func valueAligned<P>(unit: P, majorAlignment: MajorValueAlignment<P>? = nil) -> ValueAlignedChartScrollTargetBehavior where P : Plottable, P : Numeric
    }
    @available(Apple 2023, *)
    public struct MajorValueAlignment<P> : Sendable {
      public static var page: MajorValueAlignment<P> { get }
      public static func matching(_ components: DateComponents) -> MajorValueAlignment<P>
      public static func unit(_ unit: P) -> MajorValueAlignment<P>
    }
    @available(Apple 2022, *)
    public struct ChartPlotContent : View {
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(Apple 2022, *)
    public struct ChartProxy {
      @available(Apple 2023, *)
      public var plotFrame: Anchor<CGRect>? { get }
      @available(Apple 2023, *)
      public var plotSize: CGSize { get }
      public var plotAreaFrame: Anchor<CGRect> { get }
      public var plotAreaSize: CGSize { get }
      public func value<X>(atX position: CGFloat, as type: X.Type = X.self) -> X? where X : Plottable
      public func value<Y>(atY position: CGFloat, as type: Y.Type = Y.self) -> Y? where Y : Plottable
      public func value<X, Y>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? where X : Plottable, Y : Plottable
      public func position<P>(forX value: P) -> CGFloat? where P : Plottable
      public func position<P>(forY value: P) -> CGFloat? where P : Plottable
      @available(Apple 2023, *)
      public func selectXValue(at position: CGFloat)
      @available(Apple 2023, *)
      public func selectAngleValue(at angle: Angle)
      @available(Apple 2023, *)
      public func angle(at position: CGPoint) -> Angle
    }
    @available(Apple 2022, *)
    public protocol ScaleDomain {
    }
    @available(Apple 2022, *)
    extension Array : ScaleDomain where Element : Plottable {
    }
    @available(Apple 2022, *)
    extension ClosedRange : ScaleDomain where Bound : Plottable {
    }
    @available(Apple 2022, *)
    extension Range : ScaleDomain where Bound : Plottable {
    }
    @available(Apple 2022, *)
    public struct AutomaticScaleDomain : ScaleDomain, Sendable {
    }
    @available(Apple 2022, *)
    extension ScaleDomain where Self == AutomaticScaleDomain {
      public static var automatic: AutomaticScaleDomain { get }
      public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain
    }
    @available(Apple 2022, *)
    public protocol ScaleRange {
      associatedtype VisualValue
    }
    @available(Apple 2022, *)
    extension Array : ScaleRange {
      public typealias VisualValue = Element
    }
    @available(Apple 2022, *)
    extension ClosedRange : ScaleRange {
      public typealias VisualValue = Bound
    }
    @available(Apple 2022, *)
    public protocol PositionScaleRange {
    }
    @available(Apple 2022, *)
    public struct PlotDimensionScaleRange : PositionScaleRange {
    }
    @available(Apple 2022, *)
    extension PositionScaleRange where Self == PlotDimensionScaleRange {
      public static var plotDimension: PlotDimensionScaleRange { get }
      public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange
      public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange
    }
    @available(Apple 2022, *)
    extension ClosedRange : PositionScaleRange where Bound == CGFloat {
    }
    @available(Apple 2022, *)
    public struct ScaleType : Sendable {
      public static var linear: ScaleType { get }
      public static var log: ScaleType { get }
      public static var squareRoot: ScaleType { get }
      public static var symmetricLog: ScaleType { get }
      public static var category: ScaleType { get }
      public static var date: ScaleType { get }
      public static func power(exponent: Double) -> ScaleType
    }
    @available(Apple 2022, *)
    @MainActor @preconcurrency public protocol AxisContent {
      associatedtype Body : AxisContent
      @AxisContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
    }
    @available(Apple 2022, *)
    @MainActor @preconcurrency public protocol AxisMark {
      associatedtype Body : AxisMark
      @AxisMarkBuilder @MainActor @preconcurrency var body: Self.Body { get }
    }
    @available(Apple 2022, *)
    extension Never : AxisContent, AxisMark {
    }
    @available(Apple 2022, *)
    public struct AnyAxisContent : AxisContent {
      public typealias Body = Never
      public var body: Never { get }
    }
    @available(Apple 2022, *)
    public struct AnyAxisMark : AxisMark {
      public typealias Body = Never
      public var body: Never { get }
    }
    @available(Apple 2022, *)
    extension Optional : AxisContent where Wrapped : AxisContent {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2022, *)
    extension Optional : AxisMark where Wrapped : AxisMark {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2022, *)
    @resultBuilder public struct AxisContentBuilder {
      public static func buildExpression<Content>(_ content: Content) -> Content where Content : AxisContent
      public static func buildBlock<each Content>(_ content: repeat each Content) -> AnyAxisContent where repeat each Content : AxisContent
      public static func buildIf<Content>(_ content: Content?) -> Content? where Content : AxisContent
      public static func buildEither<Content>(first: Content) -> AnyAxisContent where Content : AxisContent
      public static func buildEither<Content>(second: Content) -> AnyAxisContent where Content : AxisContent
      public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyAxisContent where Content : AxisContent
    }
    @available(Apple 2022, *)
    @resultBuilder public struct AxisMarkBuilder {
      public static func buildExpression<Content>(_ content: Content) -> Content where Content : AxisMark
      public static func buildBlock<each Content>(_ content: repeat each Content) -> AnyAxisMark where repeat each Content : AxisMark
      public static func buildIf<Content>(_ content: Content?) -> Content? where Content : AxisMark
      public static func buildEither<Content>(first: Content) -> AnyAxisMark where Content : AxisMark
      public static func buildEither<Content>(second: Content) -> AnyAxisMark where Content : AxisMark
      public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyAxisMark where Content : AxisMark
    }
    @available(Apple 2022, *)
    public struct AxisMarks<Content> : AxisContent where Content : AxisMark {
      public typealias Body = Never
      public var body: Never { get }
      nonisolated public init<Value>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content) where Value : Plottable
      nonisolated public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content)
      nonisolated public init<Value>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], @AxisMarkBuilder content: @escaping () -> Content) where Value : Plottable
      nonisolated public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content)
      nonisolated public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) where Content == AnyAxisMark
      nonisolated public init<Value>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil) where Content == AnyAxisMark, Value : Plottable
      nonisolated public init<F>(format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) where Content == AnyAxisMark, F : FormatStyle, F.FormatInput : Plottable, F.FormatOutput == String
      nonisolated public init<F, Value>(format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil) where Content == AnyAxisMark, F : FormatStyle, Value : Plottable, F.FormatInput : Plottable, F.FormatOutput == String
    }
    @available(Apple 2022, *)
    public struct AxisMarkPreset : Sendable {
      public static var automatic: AxisMarkPreset { get }
      public static var extended: AxisMarkPreset { get }
      public static var aligned: AxisMarkPreset { get }
      public static var inset: AxisMarkPreset { get }
    }
    @available(Apple 2022, *)
    public struct AxisMarkPosition : Sendable {
      public static var automatic: AxisMarkPosition { get }
      public static var leading: AxisMarkPosition { get }
      public static var trailing: AxisMarkPosition { get }
      public static var top: AxisMarkPosition { get }
      public static var bottom: AxisMarkPosition { get }
    }
    @available(Apple 2022, *)
    public struct AxisMarkValues : Sendable {
      public static var automatic: AxisMarkValues { get }
      public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues
      public static func automatic<P>(minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues where P : Plottable, P : BinaryFloatingPoint
      public static func stride<P>(by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues where P : Plottable, P : BinaryFloatingPoint
      public static func stride(by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil, calendar: Calendar? = nil) -> AxisMarkValues
    }
    @available(Apple 2022, *)
    public struct AxisValue {
      public var index: Int { get }
      public var count: Int { get }
      public func `as`<P>(_ type: P.Type) -> P? where P : Plottable
    }
    @available(Apple 2022, *)
    public struct AxisGridLine : AxisMark {
      public typealias Body = Never
      public var body: Never { get }
      nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil)
    }
    @available(Apple 2022, *)
    public struct AxisTick : AxisMark {
      public typealias Body = Never
      public var body: Never { get }
      nonisolated public init(centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil)
      nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil)
      public struct Length : Sendable {
        public static var automatic: AxisTick.Length { get }
        public static var label: AxisTick.Length { get }
        public static var longestLabel: AxisTick.Length { get }
      }
    }
    @available(Apple 2022, *)
    public struct AxisValueLabel<Content> : AxisMark where Content : View {
      public typealias Body = Never
      public var body: Never { get }
      nonisolated public init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    }
    @available(Apple 2022, *)
    extension AxisValueLabel where Content == Text {
      nonisolated public init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)
      nonisolated public init<F>(format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) where F : FormatStyle, F.FormatInput : Plottable, F.FormatOutput == String
      nonisolated public init(_ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)
      @_disfavoredOverload nonisolated public init<S>(_ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) where S : StringProtocol
    }
    @available(Apple 2022, *)
    public struct AxisValueLabelCollisionResolution : Sendable {
      public static var automatic: AxisValueLabelCollisionResolution { get }
      public static var greedy: AxisValueLabelCollisionResolution { get }
      public static var truncate: AxisValueLabelCollisionResolution { get }
      public static var disabled: AxisValueLabelCollisionResolution { get }
      public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution
    }
    @available(Apple 2022, *)
    public struct AxisValueLabelOrientation : Sendable {
      public static var automatic: AxisValueLabelOrientation { get }
      public static var horizontal: AxisValueLabelOrientation { get }
      public static var vertical: AxisValueLabelOrientation { get }
      public static var verticalReversed: AxisValueLabelOrientation { get }
    }
    @available(Apple 2022, *)
    extension AxisMark {
      nonisolated public func foregroundStyle<S>(_ style: S) -> some AxisMark where S : ShapeStyle
      nonisolated public func font(_ font: Font?) -> some AxisMark
      nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark
    }
    @available(Apple 2022, *)
    extension AxisContent {
      nonisolated public func foregroundStyle<S>(_ style: S) -> some AxisContent where S : ShapeStyle
      nonisolated public func font(_ font: Font?) -> some AxisContent
    }
    """#
}
