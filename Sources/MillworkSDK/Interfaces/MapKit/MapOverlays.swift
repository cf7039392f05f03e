extension InterfaceModules.MapKit {
  /// Shapes on maps, cameras and configurations.
  static let mapOverlays = #"""
    // https://developer.apple.com/documentation/mapkit/mkshape
    open class MKShape : NSObject {
      @objc open var title: String? { get set }
      @objc open var subtitle: String? { get set }
    }
    open class MKMultiPoint : MKShape {
      open var pointCount: Int { get }
      open func points() -> UnsafeMutablePointer<MKMapPoint>
      open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange)
    }
    open class MKPolyline : MKMultiPoint, MKOverlay, @unchecked Sendable {
      public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int)
      public convenience init(points: UnsafePointer<MKMapPoint>, count: Int)
      @objc open var boundingMapRect: MKMapRect { get }
      @objc open var coordinate: CLLocationCoordinate2D { get }
    }
    open class MKGeodesicPolyline : MKPolyline, @unchecked Sendable {
    }
    open class MKMultiPolyline : MKShape, MKOverlay {
      public init(_ polylines: [MKPolyline])
      open var polylines: [MKPolyline] { get }
      @objc open var boundingMapRect: MKMapRect { get }
      @objc open var coordinate: CLLocationCoordinate2D { get }
    }
    open class MKPolygon : MKMultiPoint, MKOverlay, @unchecked Sendable {
      public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int)
      public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?)
      public convenience init(points: UnsafePointer<MKMapPoint>, count: Int)
      open var interiorPolygons: [MKPolygon]? { get }
      @objc open var boundingMapRect: MKMapRect { get }
      @objc open var coordinate: CLLocationCoordinate2D { get }
    }
    open class MKMultiPolygon : MKShape, MKOverlay {
      public init(_ polygons: [MKPolygon])
      open var polygons: [MKPolygon] { get }
      @objc open var boundingMapRect: MKMapRect { get }
      @objc open var coordinate: CLLocationCoordinate2D { get }
    }
    open class MKCircle : MKShape, MKOverlay {
      public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance)
      public convenience init(mapRect: MKMapRect)
      open var radius: CLLocationDistance { get }
      @objc open var boundingMapRect: MKMapRect { get }
      @objc open var coordinate: CLLocationCoordinate2D { get }
    }
    #if !os(watchOS)
    open class MKTileOverlay : NSObject, MKOverlay {
      public init(urlTemplate URLTemplate: String?)
      open var urlTemplate: String? { get }
      open var tileSize: CGSize { get set }
      open var isGeometryFlipped: Bool { get set }
      open var minimumZ: Int { get set }
      open var maximumZ: Int { get set }
      open var canReplaceMapContent: Bool { get set }
      @objc open var boundingMapRect: MKMapRect { get }
      @objc open var coordinate: CLLocationCoordinate2D { get }
      open func url(forTilePath path: MKTileOverlayPath) -> URL
      open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void)
    }
    public struct MKTileOverlayPath : _CValue, Sendable {
      public init()
      public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat)
      public var x: Int { get set }
      public var y: Int { get set }
      public var z: Int { get set }
      public var contentScaleFactor: CGFloat { get set }
    }
    #endif
    // https://developer.apple.com/documentation/mapkit/mkmapcamera
    open class MKMapCamera : NSObject {
      override public init()
      public convenience init(lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection)
      public convenience init(lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance)
      open var centerCoordinate: CLLocationCoordinate2D { get set }
      open var centerCoordinateDistance: CLLocationDistance { get set }
      open var altitude: CLLocationDistance { get set }
      open var heading: CLLocationDirection { get set }
      open var pitch: CGFloat { get set }
    }
    // https://developer.apple.com/documentation/mapkit/mkmapconfiguration
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    open class MKMapConfiguration : NSObject {
      @objc public enum ElevationStyle : Int, Sendable {
        case flat
        case realistic
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open var elevationStyle: MKMapConfiguration.ElevationStyle { get set }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    open class MKStandardMapConfiguration : MKMapConfiguration {
      @objc public enum EmphasisStyle : Int, Sendable {
        case `default`
        case muted
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      public init()
      public init(elevationStyle: MKMapConfiguration.ElevationStyle)
      public init(elevationStyle: MKMapConfiguration.ElevationStyle, emphasisStyle: MKStandardMapConfiguration.EmphasisStyle)
      public init(emphasisStyle: MKStandardMapConfiguration.EmphasisStyle)
      open var emphasisStyle: MKStandardMapConfiguration.EmphasisStyle { get set }
      open var pointOfInterestFilter: MKPointOfInterestFilter? { get set }
      open var showsTraffic: Bool { get set }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    open class MKHybridMapConfiguration : MKMapConfiguration {
      public init()
      public init(elevationStyle: MKMapConfiguration.ElevationStyle)
      open var pointOfInterestFilter: MKPointOfInterestFilter? { get set }
      open var showsTraffic: Bool { get set }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    open class MKImageryMapConfiguration : MKMapConfiguration {
      public init()
      public init(elevationStyle: MKMapConfiguration.ElevationStyle)
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.1, visionOS 1.0, *)
    @available(watchOS, unavailable)
    public struct MKMapFeatureOptions : OptionSet, _CValue, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var pointsOfInterest: Self { get }
      public static var territories: Self { get }
      public static var physicalFeatures: Self { get }
    }
    // https://developer.apple.com/documentation/mapkit/mkmapsnapshotter
    @available(watchOS, unavailable)
    open class MKMapSnapshotter : NSObject, @unchecked Sendable {
      override public init()
      public init(options: MKMapSnapshotter.Options)
      open func start() async throws -> MKMapSnapshotter.Snapshot
      open func start(completionHandler: @escaping (MKMapSnapshotter.Snapshot?, (any Error)?) -> Void)
      open func start(with queue: DispatchQueue, completionHandler: @escaping (MKMapSnapshotter.Snapshot?, (any Error)?) -> Void)
      open func cancel()
      open var isLoading: Bool { get }
      open class Options : NSObject {
        override public init()
        open var camera: MKMapCamera { get set }
        open var mapRect: MKMapRect { get set }
        open var region: MKCoordinateRegion { get set }
        open var mapType: MKMapType { get set }
        open var pointOfInterestFilter: MKPointOfInterestFilter? { get set }
        open var showsBuildings: Bool { get set }
        open var size: CGSize { get set }
    #if os(iOS) || os(tvOS) || os(visionOS)
        open var scale: CGFloat { get set }
        open var traitCollection: UITraitCollection { get set }
    #endif
      }
      open class Snapshot : NSObject {
    #if os(macOS)
        open var image: NSImage { get }
    #else
        open var image: UIImage { get }
    #endif
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint
      }
    }
    public struct MKError : Error, CustomNSError, Hashable, Sendable {
      public static var errorDomain: String { get }
      public var code: MKError.Code { get }
      public static func == (a: MKError, b: MKError) -> Bool
      public func hash(into hasher: inout Hasher)
      @objc public enum Code : UInt, Sendable {
        case unknown
        case serverFailure
        case loadingThrottled
        case placemarkNotFound
        case directionsNotFound
        case decodingFailed
        public init?(rawValue: UInt)
        public typealias RawValue = UInt
        public var rawValue: UInt { get }
      }
    }
    """#
}
