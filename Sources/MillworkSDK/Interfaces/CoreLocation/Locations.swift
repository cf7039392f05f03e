extension InterfaceModules.CoreLocation {
  /// Places, the manager that finds them, regions and geocoding.
  static let locations = #"""
    // https://developer.apple.com/documentation/corelocation
    @_exported import Foundation
    import Swift
    import _Concurrency
    public typealias CLLocationDegrees = Double
    public typealias CLLocationDistance = Double
    public typealias CLLocationAccuracy = Double
    public typealias CLLocationSpeed = Double
    public typealias CLLocationDirection = Double
    public struct CLLocationCoordinate2D : _CValue, Sendable {
      public init()
      public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
      public var latitude: CLLocationDegrees { get set }
      public var longitude: CLLocationDegrees { get set }
    }
    public let kCLLocationCoordinate2DInvalid: CLLocationCoordinate2D
    public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool
    public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D
    public let kCLLocationAccuracyBest: CLLocationAccuracy
    public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy
    public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy
    public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy
    public let kCLLocationAccuracyKilometer: CLLocationAccuracy
    public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy
    public let kCLDistanceFilterNone: CLLocationDistance
    open class CLLocation : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      override public init()
      public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
      public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date)
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open var coordinate: CLLocationCoordinate2D { get }
      open var altitude: CLLocationDistance { get }
      open var ellipsoidalAltitude: CLLocationDistance { get }
      open var horizontalAccuracy: CLLocationAccuracy { get }
      open var verticalAccuracy: CLLocationAccuracy { get }
      open var course: CLLocationDirection { get }
      open var courseAccuracy: CLLocationDirectionAccuracy { get }
      open var speed: CLLocationSpeed { get }
      open var speedAccuracy: CLLocationSpeedAccuracy { get }
      open var floor: CLFloor? { get }
      @available(Apple 2021, *)
      open var sourceInformation: CLLocationSourceInformation? { get }
      open var timestamp: Date { get }
      @discardableResult open func distance(from location: CLLocation) -> CLLocationDistance
    }
    open class CLFloor : NSObject, @unchecked Sendable {
      open var level: Int { get }
    }
    @available(Apple 2021, *)
    open class CLLocationSourceInformation : NSObject, @unchecked Sendable {
      open var isSimulatedBySoftware: Bool { get }
      open var isProducedByAccessory: Bool { get }
    }
    public typealias CLLocationDirectionAccuracy = Double
    public typealias CLLocationSpeedAccuracy = Double
    open class CLHeading : NSObject, @unchecked Sendable {
      open var magneticHeading: CLLocationDirection { get }
      open var trueHeading: CLLocationDirection { get }
      open var headingAccuracy: CLLocationDirection { get }
      open var timestamp: Date { get }
    }
    @objc public enum CLAuthorizationStatus : Int32, Sendable {
      case notDetermined
      case restricted
      case denied
      case authorizedAlways
      case authorizedWhenInUse
      public init?(rawValue: Int32)
      public typealias RawValue = Int32
      public var rawValue: Int32 { get }
    }
    @objc public enum CLAccuracyAuthorization : Int, Sendable {
      case fullAccuracy
      case reducedAccuracy
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum CLActivityType : Int, Sendable {
      case other = 1
      case automotiveNavigation
      case fitness
      case otherNavigation
      case airborne
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class CLLocationManager : NSObject {
      override public init()
      weak open var delegate: (any CLLocationManagerDelegate)? { get set }
      @available(Apple 2020, *)
      open var authorizationStatus: CLAuthorizationStatus { get }
      @available(Apple 2020, *)
      open var accuracyAuthorization: CLAccuracyAuthorization { get }
      open var desiredAccuracy: CLLocationAccuracy { get set }
      open var distanceFilter: CLLocationDistance { get set }
      open var activityType: CLActivityType { get set }
      open var pausesLocationUpdatesAutomatically: Bool { get set }
      open var allowsBackgroundLocationUpdates: Bool { get set }
      open var showsBackgroundLocationIndicator: Bool { get set }
      open var location: CLLocation? { get }
      open var heading: CLHeading? { get }
      open var headingFilter: CLLocationDegrees { get set }
      open var maximumRegionMonitoringDistance: CLLocationDistance { get }
      open var monitoredRegions: Set<CLRegion> { get }
      open class func locationServicesEnabled() -> Bool
      open class func headingAvailable() -> Bool
      open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool
      open func requestWhenInUseAuthorization()
      open func requestAlwaysAuthorization()
      open func startUpdatingLocation()
      open func stopUpdatingLocation()
      open func requestLocation()
      open func startUpdatingHeading()
      open func stopUpdatingHeading()
      open func startMonitoringSignificantLocationChanges()
      open func stopMonitoringSignificantLocationChanges()
      open func startMonitoring(for region: CLRegion)
      open func stopMonitoring(for region: CLRegion)
      open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String)
      open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String, completion: ((any Error)?) -> Void)
      open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws
    }
    @available(iOS 8.0, macOS 10.15, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension CLLocationManager {
      open func startMonitoringVisits()
      open func stopMonitoringVisits()
    }
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    extension CLLocationManager {
      open func requestState(for region: CLRegion)
    #if os(iOS)
      open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint)
      open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint)
    #endif
    }
    extension CLLocationManager {
      open func dismissHeadingCalibrationDisplay()
    }
    open class CLVisit : NSObject, @unchecked Sendable {
      open var arrivalDate: Date { get }
      open var departureDate: Date { get }
      open var coordinate: CLLocationCoordinate2D { get }
      open var horizontalAccuracy: CLLocationAccuracy { get }
    }
    @objc public enum CLRegionState : Int, Sendable {
      case unknown
      case inside
      case outside
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public protocol CLLocationManagerDelegate : NSObjectProtocol {
      @objc optional func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
      @objc optional func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
      @objc optional func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
      @objc optional func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
      @objc optional func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
      @objc optional func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
      @objc optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
      @objc optional func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
      @objc optional func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
      @objc optional func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
      @objc optional func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
      @objc optional func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
      @objc optional func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
      @objc optional func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    #if os(iOS)
      @objc optional func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
    #endif
    }
    open class CLRegion : NSObject, @unchecked Sendable {
      open var identifier: String { get }
      open var notifyOnEntry: Bool { get set }
      open var notifyOnExit: Bool { get set }
    }
    open class CLCircularRegion : CLRegion, @unchecked Sendable {
      public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String)
      open var center: CLLocationCoordinate2D { get }
      open var radius: CLLocationDistance { get }
      @discardableResult open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool
    }
    #if os(iOS)
    open class CLBeaconIdentityConstraint : NSObject, @unchecked Sendable {
      public init(uuid: UUID)
      public init(uuid: UUID, major: CLBeaconMajorValue)
      public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue)
      open var uuid: UUID { get }
    }
    public typealias CLBeaconMajorValue = UInt16
    public typealias CLBeaconMinorValue = UInt16
    open class CLBeaconRegion : CLRegion, @unchecked Sendable {
      public init(uuid: UUID, identifier: String)
      public init(uuid: UUID, major: CLBeaconMajorValue, identifier: String)
      public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String)
      public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String)
      open var uuid: UUID { get }
      open var major: NSNumber? { get }
      open var minor: NSNumber? { get }
    }
    open class CLBeacon : NSObject, @unchecked Sendable {
      open var uuid: UUID { get }
      open var major: NSNumber { get }
      open var minor: NSNumber { get }
      open var proximity: CLProximity { get }
      open var accuracy: CLLocationAccuracy { get }
      open var rssi: Int { get }
    }
    @objc public enum CLProximity : Int, Sendable {
      case unknown
      case immediate
      case near
      case far
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    #endif
    open class CLPlacemark : NSObject, @unchecked Sendable {
      public init(placemark: CLPlacemark)
      open var location: CLLocation? { get }
      open var region: CLRegion? { get }
      open var timeZone: TimeZone? { get }
      open var name: String? { get }
      open var thoroughfare: String? { get }
      open var subThoroughfare: String? { get }
      open var locality: String? { get }
      open var subLocality: String? { get }
      open var administrativeArea: String? { get }
      open var subAdministrativeArea: String? { get }
      open var postalCode: String? { get }
      open var isoCountryCode: String? { get }
      open var country: String? { get }
      open var inlandWater: String? { get }
      open var ocean: String? { get }
      open var areasOfInterest: [String]? { get }
    }
    open class CLGeocoder : NSObject {
      override public init()
      open var isGeocoding: Bool { get }
      open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void)
      open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark]
      open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark]
      open func geocodeAddressString(_ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void)
      open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark]
      open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark]
      open func geocodeAddressString(_ addressString: String, in region: CLRegion?, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void)
      open func geocodeAddressString(_ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?) async throws -> [CLPlacemark]
      open func cancelGeocode()
    }
    public struct CLError : Error, Hashable, _CValue {
      @objc public enum Code : Int, Sendable {
        case locationUnknown
        case denied
        case network
        case headingFailure
        case regionMonitoringDenied
        case regionMonitoringFailure
        case regionMonitoringSetupDelayed
        case regionMonitoringResponseDelayed
        case geocodeFoundNoResult
        case geocodeFoundPartialResult
        case geocodeCanceled
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      public var code: CLError.Code { get }
      public static var locationUnknown: CLError.Code { get }
      public static var denied: CLError.Code { get }
      public static var network: CLError.Code { get }
      public static var headingFailure: CLError.Code { get }
      public static var regionMonitoringDenied: CLError.Code { get }
      public static var regionMonitoringFailure: CLError.Code { get }
      public static var geocodeFoundNoResult: CLError.Code { get }
      public static var geocodeCanceled: CLError.Code { get }
      public var localizedDescription: String { get }
      public static func == (a: CLError, b: CLError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    public struct CLLocationUpdate : Sendable {
      public var location: CLLocation? { get }
      @available(Apple 2024, *)
      public var stationary: Bool { get }
      @available(Apple 2024, *)
      public var authorizationDenied: Bool { get }
      @available(Apple 2024, *)
      public var authorizationDeniedGlobally: Bool { get }
      @available(Apple 2024, *)
      public var insufficientlyInUse: Bool { get }
      @available(Apple 2024, *)
      public var locationUnavailable: Bool { get }
      @available(Apple 2024, *)
      public var accuracyLimited: Bool { get }
      public enum LiveConfiguration : Sendable { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }
      public static func liveUpdates(_ configuration: CLLocationUpdate.LiveConfiguration = .default) -> CLLocationUpdate.Updates
      public struct Updates : AsyncSequence {
        public typealias Element = CLLocationUpdate
        public struct Iterator : AsyncIteratorProtocol {
          public typealias Element = CLLocationUpdate
          public mutating func next() async throws -> CLLocationUpdate?
        }
        public func makeAsyncIterator() -> CLLocationUpdate.Updates.Iterator
      }
    }
    """#
}
