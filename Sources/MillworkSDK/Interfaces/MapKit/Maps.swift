extension InterfaceModules.MapKit {
  /// Places, directions and overlays.
  static let maps = #"""
    // https://developer.apple.com/documentation/mapkit
    @_exported import CoreLocation
    @_exported import Foundation
    import CoreGraphics
    import Swift
    import SwiftUI
    import _Concurrency
    public struct MKCoordinateSpan : _CValue, Sendable {
      public init()
      public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees)
      public var latitudeDelta: CLLocationDegrees { get set }
      public var longitudeDelta: CLLocationDegrees { get set }
    }
    public struct MKCoordinateRegion : _CValue, Sendable {
      public init()
      public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan)
      public init(center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance)
      public init(_ rect: MKMapRect)
      public var center: CLLocationCoordinate2D { get set }
      public var span: MKCoordinateSpan { get set }
    }
    public struct MKMapPoint : _CValue, Sendable {
      public init(_ coordinate: CLLocationCoordinate2D)
      public init(x: Double, y: Double)
      public var x: Double { get set }
      public var y: Double { get set }
      public var coordinate: CLLocationCoordinate2D { get }
      public func distance(to: MKMapPoint) -> CLLocationDistance
    }
    public struct MKMapSize : _CValue, Sendable {
      public init(width: Double, height: Double)
      public var width: Double { get set }
      public var height: Double { get set }
    }
    public struct MKMapRect : _CValue, Sendable {
      public init()
      public init(x: Double, y: Double, width: Double, height: Double)
      public init(origin: MKMapPoint, size: MKMapSize)
      public var origin: MKMapPoint { get set }
      public var size: MKMapSize { get set }
      public static var null: MKMapRect { get }
      public static var world: MKMapRect { get }
      public var minX: Double { get }
      public var maxX: Double { get }
      public var minY: Double { get }
      public var maxY: Double { get }
      public var midX: Double { get }
      public var midY: Double { get }
      public var width: Double { get }
      public var height: Double { get }
      public func union(_ rect2: MKMapRect) -> MKMapRect
      public func contains(_ point: MKMapPoint) -> Bool
      public func intersects(_ rect2: MKMapRect) -> Bool
      public func insetBy(dx: Double, dy: Double) -> MKMapRect
    }
    @MainActor @objc public protocol MKAnnotation : NSObjectProtocol {
      var coordinate: CLLocationCoordinate2D { get }
      @objc optional var title: String? { get }
      @objc optional var subtitle: String? { get }
    }
    @MainActor @preconcurrency open class MKPointAnnotation : NSObject, MKAnnotation {
      override public init()
      public convenience init(coordinate: CLLocationCoordinate2D)
      @objc open var coordinate: CLLocationCoordinate2D { get set }
      @objc open var title: String? { get set }
      @objc open var subtitle: String? { get set }
    }
    open class MKPlacemark : CLPlacemark, @unchecked Sendable {
      override public init(placemark: CLPlacemark)
      public convenience init(coordinate: CLLocationCoordinate2D)
      open var coordinate: CLLocationCoordinate2D { get }
      open var countryCode: String? { get }
      open var title: String? { get }
      open var subtitle: String? { get }
    }
    open class MKMapItem : NSObject, @unchecked Sendable {
      override public init()
      public init(placemark: MKPlacemark)
      @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
      public convenience init(location: CLLocation, address: MKAddress?)
      open var placemark: MKPlacemark { get }
      @available(Apple 2025, *)
      open var location: CLLocation { get }
      @available(Apple 2025, *)
      open var address: MKAddress? { get }
      open var isCurrentLocation: Bool { get }
      open var name: String? { get set }
      open var phoneNumber: String? { get set }
      open var url: URL? { get set }
      open var timeZone: TimeZone? { get set }
      open var pointOfInterestCategory: MKPointOfInterestCategory? { get set }
      open class func forCurrentLocation() -> MKMapItem
      @discardableResult open func openInMaps(launchOptions: [String : Any]? = nil) -> Bool
      open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String : Any]? = nil) -> Bool
    }
    extension MKMapItem : Identifiable {
    }
    @available(Apple 2025, *)
    open class MKAddress : NSObject, @unchecked Sendable {
      open var fullAddress: String { get }
      open var shortAddress: String? { get }
    }
    public let MKLaunchOptionsDirectionsModeKey: String
    public let MKLaunchOptionsDirectionsModeDriving: String
    public let MKLaunchOptionsDirectionsModeWalking: String
    public let MKLaunchOptionsDirectionsModeTransit: String
    public let MKLaunchOptionsDirectionsModeDefault: String
    public let MKLaunchOptionsMapCenterKey: String
    public let MKLaunchOptionsMapSpanKey: String
    public struct MKPointOfInterestCategory : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var airport: MKPointOfInterestCategory { get }
      public static var amusementPark: MKPointOfInterestCategory { get }
      public static var aquarium: MKPointOfInterestCategory { get }
      public static var atm: MKPointOfInterestCategory { get }
      public static var bakery: MKPointOfInterestCategory { get }
      public static var bank: MKPointOfInterestCategory { get }
      public static var beach: MKPointOfInterestCategory { get }
      public static var brewery: MKPointOfInterestCategory { get }
      public static var cafe: MKPointOfInterestCategory { get }
      public static var campground: MKPointOfInterestCategory { get }
      public static var carRental: MKPointOfInterestCategory { get }
      public static var evCharger: MKPointOfInterestCategory { get }
      public static var fireStation: MKPointOfInterestCategory { get }
      public static var fitnessCenter: MKPointOfInterestCategory { get }
      public static var foodMarket: MKPointOfInterestCategory { get }
      public static var gasStation: MKPointOfInterestCategory { get }
      public static var hospital: MKPointOfInterestCategory { get }
      public static var hotel: MKPointOfInterestCategory { get }
      public static var laundry: MKPointOfInterestCategory { get }
      public static var library: MKPointOfInterestCategory { get }
      public static var marina: MKPointOfInterestCategory { get }
      public static var movieTheater: MKPointOfInterestCategory { get }
      public static var museum: MKPointOfInterestCategory { get }
      public static var nationalPark: MKPointOfInterestCategory { get }
      public static var nightlife: MKPointOfInterestCategory { get }
      public static var park: MKPointOfInterestCategory { get }
      public static var parking: MKPointOfInterestCategory { get }
      public static var pharmacy: MKPointOfInterestCategory { get }
      public static var police: MKPointOfInterestCategory { get }
      public static var postOffice: MKPointOfInterestCategory { get }
      public static var publicTransport: MKPointOfInterestCategory { get }
      public static var restaurant: MKPointOfInterestCategory { get }
      public static var restroom: MKPointOfInterestCategory { get }
      public static var school: MKPointOfInterestCategory { get }
      public static var stadium: MKPointOfInterestCategory { get }
      public static var store: MKPointOfInterestCategory { get }
      public static var theater: MKPointOfInterestCategory { get }
      public static var university: MKPointOfInterestCategory { get }
      public static var winery: MKPointOfInterestCategory { get }
      public static var zoo: MKPointOfInterestCategory { get }
    }
    open class MKPointOfInterestFilter : NSObject, @unchecked Sendable {
      public init(including categories: [MKPointOfInterestCategory])
      public init(excluding categories: [MKPointOfInterestCategory])
      open class var includingAll: MKPointOfInterestFilter { get }
      open class var excludingAll: MKPointOfInterestFilter { get }
    }
    @available(iOS 9.0, macOS 10.9, tvOS 9.2, visionOS 1.0, *)
    @available(watchOS, unavailable)
    open class MKLocalSearch : NSObject {
      public init(request: MKLocalSearch.Request)
      open class Request : NSObject {
        override public init()
        public convenience init(naturalLanguageQuery: String)
        public convenience init(completion: MKLocalSearchCompletion)
        open var naturalLanguageQuery: String? { get set }
        open var region: MKCoordinateRegion { get set }
        open var resultTypes: MKLocalSearch.ResultType { get set }
        open var pointOfInterestFilter: MKPointOfInterestFilter? { get set }
      }
      public struct ResultType : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var address: Self { get }
        public static var pointOfInterest: Self { get }
        public static var physicalFeature: Self { get }
      }
      open class Response : NSObject {
        open var mapItems: [MKMapItem] { get }
        open var boundingRegion: MKCoordinateRegion { get }
      }
      open func start() async throws -> MKLocalSearch.Response
      open func start(completionHandler: @escaping (MKLocalSearch.Response?, (any Error)?) -> Void)
      open func cancel()
      open var isSearching: Bool { get }
    }
    open class MKLocalSearchCompletion : NSObject {
      open var title: String { get }
      open var subtitle: String { get }
    }
    open class MKLocalSearchCompleter : NSObject {
      override public init()
      open var queryFragment: String { get set }
      open var region: MKCoordinateRegion { get set }
      open var resultTypes: MKLocalSearchCompleter.ResultType { get set }
      open var pointOfInterestFilter: MKPointOfInterestFilter? { get set }
      weak open var delegate: (any MKLocalSearchCompleterDelegate)? { get set }
      open var results: [MKLocalSearchCompletion] { get }
      open var isSearching: Bool { get }
      open func cancel()
      public struct ResultType : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var address: Self { get }
        public static var pointOfInterest: Self { get }
        public static var query: Self { get }
      }
    }
    @objc public protocol MKLocalSearchCompleterDelegate : NSObjectProtocol {
      @objc optional func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
      @objc optional func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
    }
    open class MKDirections : NSObject {
      public init(request: MKDirections.Request)
      open class Request : NSObject {
        override public init()
        open var source: MKMapItem? { get set }
        open var destination: MKMapItem? { get set }
        open var transportType: MKDirectionsTransportType { get set }
        open var requestsAlternateRoutes: Bool { get set }
        open var departureDate: Date? { get set }
      }
      open class Response : NSObject {
        open var routes: [MKRoute] { get }
        open var source: MKMapItem { get }
        open var destination: MKMapItem { get }
      }
      open class ETAResponse : NSObject {
        open var expectedTravelTime: TimeInterval { get }
        open var distance: CLLocationDistance { get }
      }
      open func calculate() async throws -> MKDirections.Response
      open func calculate(completionHandler: @escaping (MKDirections.Response?, (any Error)?) -> Void)
      open func calculateETA() async throws -> MKDirections.ETAResponse
      open func cancel()
    }
    public struct MKDirectionsTransportType : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var automobile: Self { get }
      public static var walking: Self { get }
      public static var transit: Self { get }
      public static var any: Self { get }
    }
    open class MKRoute : NSObject, @unchecked Sendable {
      open var name: String { get }
      open var polyline: MKPolyline { get }
      open var distance: CLLocationDistance { get }
      open var expectedTravelTime: TimeInterval { get }
      open var steps: [MKRoute.Step] { get }
      open var advisoryNotices: [String] { get }
      open class Step : NSObject {
        open var instructions: String { get }
        open var notice: String? { get }
        open var distance: CLLocationDistance { get }
        open var polyline: MKPolyline { get }
      }
    }
    @MainActor @objc public protocol MKOverlay : MKAnnotation {
      var boundingMapRect: MKMapRect { get }
      @objc optional func intersects(_ mapRect: MKMapRect) -> Bool
    }
    @objc public enum MKMapType : UInt, Sendable {
      case standard
      case satellite
      case hybrid
      case satelliteFlyover
      case hybridFlyover
      case mutedStandard
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @available(Apple 2023, *)
    final public class MKLookAroundScene : NSObject, @unchecked Sendable {
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    open class MKLookAroundSceneRequest : NSObject {
      public init(coordinate: CLLocationCoordinate2D)
      public init(mapItem: MKMapItem)
      public var scene: MKLookAroundScene? { get async throws }
    }
    open class MKDistanceFormatter : Formatter {
      override public init()
      @discardableResult open func string(fromDistance distance: CLLocationDistance) -> String
    }
    """#
}
