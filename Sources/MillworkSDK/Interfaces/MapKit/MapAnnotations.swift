extension InterfaceModules.MapKit {
  /// Views of annotations and renderers of overlays.
  static let mapAnnotations = #"""
    // https://developer.apple.com/documentation/mapkit/mkannotationview
    #if !os(watchOS)
    #if os(macOS)
    public typealias _MapColor = NSColor
    public typealias _MapImage = NSImage
    #else
    public typealias _MapColor = UIColor
    public typealias _MapImage = UIImage
    #endif
    @MainActor @preconcurrency open class MKAnnotationView : _MapBase {
      public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)
      public required init?(coder: NSCoder)
      open var reuseIdentifier: String? { get }
    #if os(macOS)
      override open func prepareForReuse()
    #else
      open func prepareForReuse()
    #endif
      open func prepareForDisplay()
      open var annotation: (any MKAnnotation)? { get set }
      open var image: _MapImage? { get set }
      open var centerOffset: CGPoint { get set }
      open var calloutOffset: CGPoint { get set }
      open var isEnabled: Bool { get set }
      open var isHighlighted: Bool { get set }
      open var isSelected: Bool { get set }
      open func setSelected(_ selected: Bool, animated: Bool)
      open var canShowCallout: Bool { get set }
      open var leftCalloutAccessoryView: _MapBase? { get set }
      open var rightCalloutAccessoryView: _MapBase? { get set }
      open var detailCalloutAccessoryView: _MapBase? { get set }
      open var clusteringIdentifier: String? { get set }
      weak open var cluster: MKAnnotationView? { get }
      open var displayPriority: MKFeatureDisplayPriority { get set }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *)
      open var zPriority: MKAnnotationViewZPriority { get set }
      open var collisionMode: MKAnnotationView.CollisionMode { get set }
      @objc public enum CollisionMode : Int, Sendable {
        case rectangle
        case circle
        case none
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    #if !os(tvOS)
      open var isDraggable: Bool { get set }
      open var dragState: MKAnnotationView.DragState { get set }
      open func setDragState(_ newDragState: MKAnnotationView.DragState, animated: Bool)
      @objc public enum DragState : UInt, Sendable {
        case none
        case starting
        case dragging
        case canceling
        case ending
        public init?(rawValue: UInt)
        public typealias RawValue = UInt
        public var rawValue: UInt { get }
      }
    #endif
    }
    @MainActor @preconcurrency open class MKMarkerAnnotationView : MKAnnotationView {
      override public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)
      public required init?(coder: NSCoder)
      open var titleVisibility: MKFeatureVisibility { get set }
      open var subtitleVisibility: MKFeatureVisibility { get set }
      open var markerTintColor: _MapColor? { get set }
      open var glyphTintColor: _MapColor? { get set }
      open var glyphText: String? { get set }
      open var glyphImage: _MapImage? { get set }
      open var selectedGlyphImage: _MapImage? { get set }
      open var animatesWhenAdded: Bool { get set }
    }
    @available(iOS, deprecated: 16.0, message: "Use MKMarkerAnnotationView")
    @available(macOS, deprecated: 13.0, message: "Use MKMarkerAnnotationView")
    @available(tvOS, deprecated: 16.0, message: "Use MKMarkerAnnotationView")
    @available(visionOS, unavailable)
    @MainActor @preconcurrency open class MKPinAnnotationView : MKAnnotationView {
      override public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)
      public required init?(coder: NSCoder)
      open var pinTintColor: _MapColor! { get set }
      open var animatesDrop: Bool { get set }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *)
    @MainActor @preconcurrency open class MKUserLocationView : MKAnnotationView {
    }
    @MainActor @preconcurrency open class MKClusterAnnotation : NSObject, MKAnnotation {
      public init(memberAnnotations: [any MKAnnotation])
      open var memberAnnotations: [any MKAnnotation] { get }
      @objc open var coordinate: CLLocationCoordinate2D { get }
      @objc open var title: String? { get set }
      @objc open var subtitle: String? { get set }
    }
    @objc public enum MKFeatureVisibility : Int, Sendable {
      case adaptive
      case hidden
      case visible
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct MKFeatureDisplayPriority : RawRepresentable, Hashable, Sendable {
      public init(_ rawValue: Float)
      public init(rawValue: Float)
      public var rawValue: Float { get }
      public static var required: MKFeatureDisplayPriority { get }
      public static var defaultHigh: MKFeatureDisplayPriority { get }
      public static var defaultLow: MKFeatureDisplayPriority { get }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *)
    public struct MKAnnotationViewZPriority : RawRepresentable, Hashable, Sendable {
      public init(_ rawValue: Float)
      public init(rawValue: Float)
      public var rawValue: Float { get }
      public static var max: MKAnnotationViewZPriority { get }
      public static var defaultSelected: MKAnnotationViewZPriority { get }
      public static var defaultUnselected: MKAnnotationViewZPriority { get }
      public static var min: MKAnnotationViewZPriority { get }
    }
    public let MKMapViewDefaultAnnotationViewReuseIdentifier: String
    public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier: String
    // https://developer.apple.com/documentation/mapkit/mkoverlayrenderer
    open class MKOverlayRenderer : NSObject {
      public init(overlay: any MKOverlay)
      open var overlay: any MKOverlay { get }
      open var alpha: CGFloat { get set }
      open func setNeedsDisplay()
      open func setNeedsDisplay(_ mapRect: MKMapRect)
      open func point(for mapPoint: MKMapPoint) -> CGPoint
      open func mapPoint(for point: CGPoint) -> MKMapPoint
      open func rect(for mapRect: MKMapRect) -> CGRect
      open func mapRect(for rect: CGRect) -> MKMapRect
      open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool
      open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext)
    }
    public typealias MKZoomScale = CGFloat
    open class MKOverlayPathRenderer : MKOverlayRenderer {
      open var fillColor: _MapColor? { get set }
      open var strokeColor: _MapColor? { get set }
      open var lineWidth: CGFloat { get set }
      open var lineJoin: CGLineJoin { get set }
      open var lineCap: CGLineCap { get set }
      open var miterLimit: CGFloat { get set }
      open var lineDashPhase: CGFloat { get set }
      open var lineDashPattern: [NSNumber]? { get set }
      open var path: CGPath! { get set }
      open func createPath()
      open func invalidatePath()
    }
    open class MKPolylineRenderer : MKOverlayPathRenderer {
      public convenience init(polyline: MKPolyline)
      open var polyline: MKPolyline { get }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *)
    open class MKGradientPolylineRenderer : MKPolylineRenderer {
      open var locations: [CGFloat] { get }
      open var colors: [_MapColor] { get }
      open func setColors(_ colors: [_MapColor], locations: [CGFloat])
    }
    open class MKMultiPolylineRenderer : MKOverlayPathRenderer {
      public init(multiPolyline: MKMultiPolyline)
    }
    open class MKPolygonRenderer : MKOverlayPathRenderer {
      public init(polygon: MKPolygon)
      open var polygon: MKPolygon { get }
    }
    open class MKMultiPolygonRenderer : MKOverlayPathRenderer {
      public init(multiPolygon: MKMultiPolygon)
    }
    open class MKCircleRenderer : MKOverlayPathRenderer {
      public init(circle: MKCircle)
      open var circle: MKCircle { get }
    }
    open class MKTileOverlayRenderer : MKOverlayRenderer {
      public init(tileOverlay overlay: MKTileOverlay)
      open func reloadData()
    }
    extension MKMapView {
      open class CameraZoomRange : NSObject {
        public init?(minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance)
        public convenience init?(minCenterCoordinateDistance: CLLocationDistance)
        public convenience init?(maxCenterCoordinateDistance: CLLocationDistance)
      }
      open class CameraBoundary : NSObject {
        public init?(coordinateRegion region: MKCoordinateRegion)
        public init?(mapRect: MKMapRect)
      }
    }
    #if os(iOS)
    @MainActor @preconcurrency open class MKUserTrackingButton : UIView {
      public convenience init(mapView: MKMapView?)
    }
    @MainActor @preconcurrency open class MKUserTrackingBarButtonItem : UIBarButtonItem {
      public init(mapView: MKMapView?)
    }
    #endif
    #if os(iOS) || os(macOS) || os(visionOS)
    @MainActor @preconcurrency open class MKCompassButton : _MapBase {
      public convenience init(mapView: MKMapView?)
      open var compassVisibility: MKFeatureVisibility { get set }
    }
    @MainActor @preconcurrency open class MKScaleView : _MapBase {
      public convenience init(mapView: MKMapView?)
      open var scaleVisibility: MKFeatureVisibility { get set }
    }
    #endif
    #endif
    """#
}
