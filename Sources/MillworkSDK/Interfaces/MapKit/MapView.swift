extension InterfaceModules.MapKit {
  /// The map view of SwiftUI: content, camera, styles, controls and interaction.
  static let mapView = #"""
    // https://developer.apple.com/documentation/mapkit/mapkit-for-swiftui
    @available(Apple 2020, *)
    public struct Map<Content> where Content : View {
    }
    @available(Apple 2020, *)
    extension Map : View {
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(Apple 2023, *)
    extension Map {
      nonisolated public init<C>(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) where Content == MapContentView<Never, C>, C : MapContent
      nonisolated public init<C>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) where Content == MapContentView<Never, C>, C : MapContent
      nonisolated public init<C>(bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) where Content == MapContentView<Never, C>, C : MapContent
      nonisolated public init<SelectedValue, C>(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) where Content == MapContentView<SelectedValue, C>, SelectedValue : Hashable, C : MapContent
      nonisolated public init<SelectedValue, C>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) where Content == MapContentView<SelectedValue, C>, SelectedValue : Hashable, C : MapContent
      nonisolated public init<SelectedValue, C>(bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) where Content == MapContentView<SelectedValue, C>, SelectedValue : Hashable, C : MapContent
      nonisolated public init(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil) where Content == MapContentView<Never, EmptyMapContent>
      nonisolated public init(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil) where Content == MapContentView<Never, EmptyMapContent>
      nonisolated public init(bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil) where Content == MapContentView<Never, EmptyMapContent>
    }
    @available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead.")
    @available(macOS, introduced: 11.0, deprecated: 14.0, message: "Use Map initializers that take a MapContentBuilder instead.")
    @available(tvOS, introduced: 14.0, deprecated: 17.0, message: "Use Map initializers that take a MapContentBuilder instead.")
    @available(watchOS, introduced: 7.0, deprecated: 10.0, message: "Use Map initializers that take a MapContentBuilder instead.")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use Map initializers that take a MapContentBuilder instead.")
    extension Map {
      nonisolated public init(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil) where Content == _DefaultMapContent
      nonisolated public init<Items, Annotation>(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation) where Content == _DefaultAnnotatedMapContent<Items>, Items : RandomAccessCollection, Annotation : MapAnnotationProtocol, Items.Element : Identifiable
    }
    @available(Apple 2020, *)
    public struct _DefaultMapContent : View {
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(Apple 2020, *)
    public struct _DefaultAnnotatedMapContent<Items> : View where Items : RandomAccessCollection, Items.Element : Identifiable {
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(Apple 2020, *)
    public protocol MapAnnotationProtocol {
    }
    @available(Apple 2020, *)
    public struct MapMarker : MapAnnotationProtocol {
      public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil)
    }
    @available(Apple 2020, *)
    public struct MapPin : MapAnnotationProtocol {
      public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil)
    }
    @available(Apple 2020, *)
    public struct MapAnnotation<Content> : MapAnnotationProtocol where Content : View {
      public init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content)
    }
    @available(Apple 2020, *)
    public enum MapUserTrackingMode { case none, follow }
    @available(Apple 2020, *)
    public struct MapInteractionModes : OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var pan: MapInteractionModes { get }
      public static var zoom: MapInteractionModes { get }
      public static var all: MapInteractionModes { get }
      @available(Apple 2023, *)
      public static var rotate: MapInteractionModes { get }
      @available(Apple 2023, *)
      public static var pitch: MapInteractionModes { get }
    }
    @available(Apple 2023, *)
    public struct MapContentView<SelectedValue, Content> : View where SelectedValue : Hashable, Content : MapContent {
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public protocol MapContent {
      associatedtype Body : MapContent
      @MapContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
    }
    @available(Apple 2023, *)
    extension Never : MapContent {
    }
    @available(Apple 2023, *)
    public struct EmptyMapContent : MapContent {
      nonisolated public init()
      public typealias Body = Never
      public var body: Never { get }
    }
    @available(Apple 2023, *)
    extension Optional : MapContent where Wrapped : MapContent {
      public typealias Body = Never
      public var body: Never { get }
    }
    @available(Apple 2023, *)
    extension Group : MapContent where Content : MapContent {
      public typealias Body = Never
      public var body: Never { get }
      @_disfavoredOverload nonisolated public init(@MapContentBuilder content: () -> Content)
    }
    @available(Apple 2023, *)
    extension ForEach : MapContent where Content : MapContent {
      public typealias Body = Never
      public var body: Never { get }
    }
    @available(Apple 2023, *)
    extension ForEach where Content : MapContent {
      @_disfavoredOverload nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element : Identifiable
      @_disfavoredOverload nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    }
    @available(Apple 2023, *)
    public struct TupleMapContent<T> : MapContent {
      public typealias Body = Never
      public var body: Never { get }
    }
    @available(Apple 2023, *)
    @resultBuilder public struct MapContentBuilder {
      public static func buildExpression<Content>(_ content: Content) -> Content where Content : MapContent
      public static func buildBlock() -> EmptyMapContent
      public static func buildBlock<Content>(_ content: Content) -> Content where Content : MapContent
      public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleMapContent<(repeat each Content)> where repeat each Content : MapContent
      public static func buildIf<Content>(_ content: Content?) -> Content? where Content : MapContent
      public static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalMapContent<TrueContent, FalseContent> where TrueContent : MapContent, FalseContent : MapContent
      public static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalMapContent<TrueContent, FalseContent> where TrueContent : MapContent, FalseContent : MapContent
      public static func buildLimitedAvailability<Content>(_ content: Content) -> some MapContent where Content : MapContent
    }
    @available(Apple 2023, *)
    public struct _ConditionalMapContent<T, F> : MapContent where T : MapContent, F : MapContent {
      public typealias Body = Never
      public var body: Never { get }
    }
    @available(Apple 2023, *)
    public struct Marker<Label> : MapContent where Label : View {
      public typealias Body = Never
      public var body: Never { get }
      nonisolated public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label)
    }
    @available(Apple 2023, *)
    extension Marker where Label == SwiftUI.Label<Text, Image> {
      nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D)
      nonisolated public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) where S : StringProtocol
    }
    @available(Apple 2023, *)
    extension Marker where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, coordinate: CLLocationCoordinate2D) where S : StringProtocol
      nonisolated public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) where S : StringProtocol
    }
    @available(Apple 2023, *)
    extension Marker where Label == _MapItemLabel {
      nonisolated public init(item: MKMapItem)
    }
    @available(Apple 2023, *)
    public struct _MapItemLabel : View {
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(Apple 2023, *)
    public struct Annotation<Label, Content> : MapContent where Label : View, Content : View {
      public typealias Body = Never
      public var body: Never { get }
      nonisolated public init(coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    @available(Apple 2023, *)
    extension Annotation where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) where S : StringProtocol
    }
    @available(Apple 2023, *)
    public struct UserAnnotation<Content> : MapContent where Content : View {
      public typealias Body = Never
      public var body: Never { get }
      nonisolated public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content)
    }
    @available(Apple 2023, *)
    extension UserAnnotation where Content == DefaultUserAnnotationContent {
      nonisolated public init()
    }
    @available(Apple 2023, *)
    public struct DefaultUserAnnotationContent : View {
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(Apple 2023, *)
    public struct MapPolyline : MapContent {
      public typealias Body = Never
      public var body: Never { get }
      public enum ContourStyle : Sendable { case straight, geodesic }
      nonisolated public init(coordinates: [CLLocationCoordinate2D], contourStyle: MapPolyline.ContourStyle = .straight)
      nonisolated public init(_ route: MKRoute)
      nonisolated public init(_ polyline: MKPolyline)
    }
    @available(Apple 2023, *)
    public struct MapPolygon : MapContent {
      public typealias Body = Never
      public var body: Never { get }
      nonisolated public init(coordinates: [CLLocationCoordinate2D])
      nonisolated public init(_ polygon: MKPolygon)
    }
    @available(Apple 2023, *)
    public struct MapCircle : MapContent {
      public typealias Body = Never
      public var body: Never { get }
      nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance)
    }
    @available(Apple 2023, *)
    extension MapContent {
      nonisolated public func tag<V>(_ tag: V) -> some MapContent where V : Hashable
      nonisolated public func tint<S>(_ style: S?) -> some MapContent where S : ShapeStyle
      nonisolated public func tint(_ color: Color?) -> some MapContent
      nonisolated public func foregroundStyle<S>(_ content: S) -> some MapContent where S : ShapeStyle
      nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent where S : ShapeStyle
      nonisolated public func stroke<S>(_ content: S, style: StrokeStyle) -> some MapContent where S : ShapeStyle
      nonisolated public func stroke(lineWidth: CGFloat = 1) -> some MapContent
      nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent
      nonisolated public func annotationSubtitles(_ visibility: Visibility) -> some MapContent
      nonisolated public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent
    }
    @available(Apple 2024, *)
    extension MapContent {
      nonisolated public func mapItemDetailSelectionAccessory(_ style: MapItemDetailAccessoryStyle? = .automatic) -> some MapContent
    }
    @available(Apple 2024, *)
    public struct MapItemDetailAccessoryStyle : Sendable {
      public static var automatic: MapItemDetailAccessoryStyle { get }
      public static var callout: MapItemDetailAccessoryStyle { get }
      public static var sheet: MapItemDetailAccessoryStyle { get }
    }
    @objc public enum MKOverlayLevel : Int, Sendable {
      case aboveRoads
      case aboveLabels
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @available(Apple 2023, *)
    public struct MapCameraPosition : Equatable, Sendable {
      public static var automatic: MapCameraPosition { get }
      public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition
      public static func rect(_ rect: MKMapRect) -> MapCameraPosition
      public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition
      public static func camera(_ camera: MapCamera) -> MapCameraPosition
      public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition
      public var positionedByUser: Bool { get }
      public var followsUserLocation: Bool { get }
      public var followsUserHeading: Bool { get }
      public var region: MKCoordinateRegion? { get }
      public var camera: MapCamera? { get }
      public var rect: MKMapRect? { get }
      public var item: MKMapItem? { get }
      public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool
    }
    @available(Apple 2023, *)
    public struct MapCamera : Hashable, Sendable {
      public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0)
      public var centerCoordinate: CLLocationCoordinate2D { get set }
      public var distance: Double { get set }
      public var heading: Double { get set }
      public var pitch: Double { get set }
      public static func == (a: MapCamera, b: MapCamera) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    public struct MapCameraBounds : Sendable {
      public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil)
      public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil)
    }
    @available(Apple 2023, *)
    public struct MapCameraUpdateContext : Sendable {
      public var camera: MapCamera { get }
      public var region: MKCoordinateRegion { get }
      public var rect: MKMapRect { get }
    }
    @available(Apple 2023, *)
    public enum MapCameraUpdateFrequency : Sendable { case onEnd, continuous }
    @available(Apple 2023, *)
    public protocol MapStyleProtocol {
    }
    @available(Apple 2023, *)
    public struct MapStyle : Sendable {
      public static var standard: MapStyle { get }
      public static var imagery: MapStyle { get }
      public static var hybrid: MapStyle { get }
      public static func standard(elevation: MapStyle.Elevation = .automatic, emphasis: MapStyle.StandardEmphasis = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false) -> MapStyle
      public static func imagery(elevation: MapStyle.Elevation = .automatic) -> MapStyle
      public static func hybrid(elevation: MapStyle.Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false) -> MapStyle
      public struct Elevation : Sendable {
        public static var automatic: MapStyle.Elevation { get }
        public static var flat: MapStyle.Elevation { get }
        public static var realistic: MapStyle.Elevation { get }
      }
      public struct StandardEmphasis : Sendable {
        public static var automatic: MapStyle.StandardEmphasis { get }
        public static var muted: MapStyle.StandardEmphasis { get }
      }
    }
    @available(Apple 2023, *)
    public struct PointOfInterestCategories : Sendable {
      public static var all: PointOfInterestCategories { get }
      public static var excludingAll: PointOfInterestCategories { get }
      public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories
      public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func mapStyle(_ style: MapStyle) -> some View
      nonisolated public func mapScope(_ scope: Namespace.ID) -> some View
      nonisolated public func mapControls<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content : View
      nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View
      nonisolated public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View
      nonisolated public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void) -> some View
      @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      nonisolated public func lookAroundViewer(isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil) -> some View
      @available(Apple 2024, *)
      nonisolated public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View
    }
    @available(Apple 2023, *)
    public struct MapCompass : View {
      nonisolated public init(scope: Namespace.ID? = nil)
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(Apple 2023, *)
    public struct MapScaleView : View {
      nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil)
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct MapUserLocationButton : View {
      nonisolated public init(scope: Namespace.ID? = nil)
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct MapPitchToggle : View {
      nonisolated public init(scope: Namespace.ID? = nil)
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(macOS 14.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct MapZoomStepper : View {
      nonisolated public init(scope: Namespace.ID? = nil)
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(macOS 14.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct MapPitchSlider : View {
      nonisolated public init(scope: Namespace.ID? = nil)
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct LookAroundPreview : View {
      nonisolated public init(scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, badgePosition: LookAroundBadgePosition = .topLeading)
      nonisolated public init(initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, badgePosition: LookAroundBadgePosition = .topLeading)
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(Apple 2023, *)
    public enum LookAroundBadgePosition : Sendable { case topLeading, topTrailing, bottomTrailing }
    @available(Apple 2023, *)
    public struct MapReader<Content> : View where Content : View {
      nonisolated public init(@ViewBuilder content: @escaping (MapProxy) -> Content)
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(Apple 2023, *)
    public struct MapProxy {
      public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D?
      public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint?
    }
    """#
}
