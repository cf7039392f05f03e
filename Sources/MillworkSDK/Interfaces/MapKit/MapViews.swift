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
    #if os(macOS)
      open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: NSEdgeInsets, animated animate: Bool)
      @discardableResult open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: NSEdgeInsets) -> MKMapRect
    #else
      open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool)
      @discardableResult open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect
    #endif
      @discardableResult open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion
      @discardableResult open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect
      open var camera: MKMapCamera { get set }
      open func setCamera(_ camera: MKMapCamera, animated: Bool)
      @available(iOS 13.0, macOS 10.15.4, tvOS 13.0, visionOS 1.0, *)
      open func setCameraBoundary(_ cameraBoundary: MKMapView.CameraBoundary?, animated: Bool)
      @available(iOS 13.0, macOS 10.15.4, tvOS 13.0, visionOS 1.0, *)
      open var cameraBoundary: MKMapView.CameraBoundary? { get set }
      @available(iOS 13.0, macOS 10.15.4, tvOS 13.0, visionOS 1.0, *)
      open func setCameraZoomRange(_ cameraZoomRange: MKMapView.CameraZoomRange?, animated: Bool)
      @available(iOS 13.0, macOS 10.15.4, tvOS 13.0, visionOS 1.0, *)
      open var cameraZoomRange: MKMapView.CameraZoomRange! { get set }
      @available(Apple 2022, *)
      open var preferredConfiguration: MKMapConfiguration { get set }
      @available(iOS 16.0, macOS 13.0, tvOS 16.1, visionOS 1.0, *)
      open var selectableMapFeatures: MKMapFeatureOptions { get set }
      open var isUserLocationVisible: Bool { get }
    #if !os(tvOS)
      open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool)
    #endif
    #if os(iOS) || os(visionOS)
      @available(iOS 17.0, visionOS 1.0, *)
      open var showsUserTrackingButton: Bool { get set }
    #endif
    #if os(macOS)
      open var showsZoomControls: Bool { get set }
      @available(macOS 11.0, *)
      open var showsPitchControl: Bool { get set }
    #endif
      open func addAnnotation(_ annotation: any MKAnnotation)
      open func addAnnotations(_ annotations: [any MKAnnotation])
      open func removeAnnotation(_ annotation: any MKAnnotation)
      open func removeAnnotations(_ annotations: [any MKAnnotation])
      open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool)
      open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool)
      open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool)
      open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable>
      @discardableResult open func view(for annotation: any MKAnnotation) -> MKAnnotationView?
      open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String)
      @discardableResult open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView
      open func addOverlay(_ overlay: any MKOverlay)
      open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel)
      open func addOverlays(_ overlays: [any MKOverlay])
      open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel)
      open func insertOverlay(_ overlay: any MKOverlay, at index: Int)
      open func removeOverlay(_ overlay: any MKOverlay)
      open func removeOverlays(_ overlays: [any MKOverlay])
      @discardableResult open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer?
      @discardableResult open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
      @discardableResult open func convert(_ point: CGPoint, toCoordinateFrom view: _MapBase?) -> CLLocationCoordinate2D
      @discardableResult open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: _MapBase?) -> CGPoint
      @discardableResult open func convert(_ region: MKCoordinateRegion, toRectTo view: _MapBase?) -> CGRect
      @discardableResult open func convert(_ rect: CGRect, toRegionFrom view: _MapBase?) -> MKCoordinateRegion
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
      open var isUpdating: Bool { get }
      @objc open var title: String? { get set }
      @objc open var subtitle: String? { get set }
    #if os(iOS) || os(visionOS)
      open var heading: CLHeading? { get }
    #endif
    }
    @MainActor @objc public protocol MKMapViewDelegate : NSObjectProtocol {
      @objc optional func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
      @objc optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
      @objc optional func mapViewWillStartLoadingMap(_ mapView: MKMapView)
      @objc optional func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
      @objc optional func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
      @objc optional func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
      @objc optional func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
      @objc optional func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
      @objc optional func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
      @available(Apple 2022, *)
      @objc(mapView:didSelectAnnotation:) optional func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
      @available(Apple 2022, *)
      @objc(mapView:didDeselectAnnotation:) optional func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
      @objc optional func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
      @objc optional func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
      @objc optional func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]) -> MKClusterAnnotation
    #if os(macOS)
      @objc optional func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: NSControl)
    #else
      @objc optional func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    #endif
    #if os(iOS) || os(visionOS)
      @objc optional func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    #endif
    #if !os(tvOS)
      @objc optional func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState)
    #endif
      @objc optional func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
      @objc optional func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
      @objc optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
      @objc optional func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    }
    #endif
    """#
}
