extension InterfaceModules.MapKit {
  /// Maps of UIKit and AppKit.
  static let mapViews = #"""
    // https://developer.apple.com/documentation/mapkit
    #if !os(watchOS)
    #if os(macOS)
    public typealias _MapBase = NSView
    #else
    public typealias _MapBase = UIView
    #endif
    @MainActor @preconcurrency open class MKMapView : _MapBase {
      override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      weak open var delegate: (any MKMapViewDelegate)? { get set }
      open var mapType: MKMapType { get set }
      open var region: MKCoordinateRegion { get set }
      open var centerCoordinate: CLLocationCoordinate2D { get set }
      open var visibleMapRect: MKMapRect { get set }
      open var showsUserLocation: Bool { get set }
      open var isZoomEnabled: Bool { get set }
      open var isScrollEnabled: Bool { get set }
      open var isRotateEnabled: Bool { get set }
      open var isPitchEnabled: Bool { get set }
      open var showsCompass: Bool { get set }
      open var showsScale: Bool { get set }
      open var showsTraffic: Bool { get set }
      open var showsBuildings: Bool { get set }
      open var userLocation: MKUserLocation { get }
      open var userTrackingMode: MKUserTrackingMode { get set }
      open var annotations: [any MKAnnotation] { get }
      open var overlays: [any MKOverlay] { get }
      open var selectedAnnotations: [any MKAnnotation] { get set }
      open var pointOfInterestFilter: MKPointOfInterestFilter? { get set }
      open func setRegion(_ region: MKCoordinateRegion, animated: Bool)
      open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool)
      open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool)
      open func addAnnotation(_ annotation: any MKAnnotation)
      open func addAnnotations(_ annotations: [any MKAnnotation])
      open func removeAnnotation(_ annotation: any MKAnnotation)
      open func removeAnnotations(_ annotations: [any MKAnnotation])
      open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool)
      open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool)
      open func addOverlay(_ overlay: Any)
      open func removeOverlays(_ overlays: [any MKOverlay])
      @discardableResult open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
      @discardableResult open func convert(_ point: CGPoint, toCoordinateFrom view: _MapBase?) -> CLLocationCoordinate2D
    }
    @objc public enum MKUserTrackingMode : Int, Sendable {
      case none
      case follow
      case followWithHeading
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency open class MKUserLocation : NSObject, MKAnnotation {
      @objc open var coordinate: CLLocationCoordinate2D { get }
      open var location: CLLocation? { get }
    }
    @MainActor @preconcurrency open class MKAnnotationView : _MapBase {
      public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)
      public required init?(coder: NSCoder)
      open var annotation: (any MKAnnotation)? { get set }
      open var canShowCallout: Bool { get set }
      open var isDraggable: Bool { get set }
    }
    @MainActor @preconcurrency open class MKMarkerAnnotationView : MKAnnotationView {
      override public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)
      public required init?(coder: NSCoder)
      open var glyphText: String? { get set }
    }
    open class MKOverlayRenderer : NSObject {
      public init(overlay: any MKOverlay)
    }
    open class MKPolylineRenderer : MKOverlayRenderer {
      public convenience init(polyline: MKPolyline)
      open var lineWidth: CGFloat { get set }
    #if os(macOS)
      open var strokeColor: NSColor? { get set }
    #else
      open var strokeColor: UIColor? { get set }
    #endif
    }
    @MainActor @objc public protocol MKMapViewDelegate : NSObjectProtocol {
      @objc optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
      @objc optional func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
      @objc optional func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
      @objc optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
      @objc optional func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    }
    #endif
    """#
}
