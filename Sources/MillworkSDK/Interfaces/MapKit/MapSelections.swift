extension InterfaceModules.MapKit {
  /// What a person selects on a map that is no content of one's own.
  static let mapSelections = #"""
    // https://developer.apple.com/documentation/mapkit/mapfeature
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    @available(visionOS, unavailable)
    public struct MapFeature : Hashable, Sendable {
      public struct FeatureKind : Hashable, Sendable {
        public static var pointOfInterest: MapFeature.FeatureKind { get }
        public static var physicalFeature: MapFeature.FeatureKind { get }
        public static var territory: MapFeature.FeatureKind { get }
      }
      public var kind: MapFeature.FeatureKind { get }
      public var coordinate: CLLocationCoordinate2D { get }
      public var title: String? { get }
      public var backgroundColor: Color? { get }
      public var image: Image? { get }
      public var pointOfInterestCategory: MKPointOfInterestCategory? { get }
      public static func == (a: MapFeature, b: MapFeature) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    // https://developer.apple.com/documentation/mapkit/mapselectable
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    @available(visionOS, unavailable)
    public protocol MapSelectable : Hashable {
      init(_ feature: MapFeature?)
      var feature: MapFeature? { get }
    }
    // https://developer.apple.com/documentation/mapkit/mapselection
    #if !os(visionOS)
    @available(Apple 2024, *)
    public struct MapSelection<SelectionValue> : MapSelectable where SelectionValue : Hashable {
      public init(_ value: SelectionValue)
      public init(_ feature: MapFeature?)
      public var value: SelectionValue? { get }
      public var feature: MapFeature? { get }
      public static func == (a: MapSelection<SelectionValue>, b: MapSelection<SelectionValue>) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    // Maps without content on which a person selects what the map shows.
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension Map {
      nonisolated public init(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>, scope: Namespace.ID? = nil) where Content == MapContentView<MapFeature, EmptyMapContent>
      nonisolated public init(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>, scope: Namespace.ID? = nil) where Content == MapContentView<MapFeature, EmptyMapContent>
      nonisolated public init(bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>, scope: Namespace.ID? = nil) where Content == MapContentView<MapFeature, EmptyMapContent>
    }
    #endif
    #if os(iOS)
    // https://developer.apple.com/documentation/swiftui/view/mapfeatureselectioncontent(content:)
    @available(iOS 17.0, *)
    extension View {
      @MainActor @preconcurrency public func mapFeatureSelectionContent(@MapContentBuilder content: @escaping (MapFeature) -> some MapContent) -> some View
      @MainActor @preconcurrency public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View
    }
    #endif
    """#
}
