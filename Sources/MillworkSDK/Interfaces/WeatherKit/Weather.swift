extension InterfaceModules.WeatherKit {
  /// Weather of a place.
  static let weather = #"""
    // https://developer.apple.com/documentation/weatherkit
    @_exported import Foundation
    import CoreLocation
    import Swift
    import _Concurrency
    @available(Apple 2022, *)
    final public class WeatherService : @unchecked Sendable {
      public static let shared: WeatherService
      public convenience init()
      final public var attribution: WeatherAttribution { get async throws }
      final public func weather(for location: CLLocation) async throws -> Weather
      final public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T
      final public func weather<T1, T2>(for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>) async throws -> (T1, T2)
      final public func weather<T1, T2, T3>(for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>) async throws -> (T1, T2, T3)
      final public func weather<T1, T2, T3, T4>(for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>) async throws -> (T1, T2, T3, T4)
      final public func weather<T1, T2, T3, T4, T5>(for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>) async throws -> (T1, T2, T3, T4, T5)
    }
    @available(Apple 2022, *)
    public struct WeatherAttribution : Equatable, Sendable {
      public let serviceName: String
      public let legalPageURL: URL
      public let squareMarkURL: URL
      public let combinedMarkDarkURL: URL
      public let combinedMarkLightURL: URL
      @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
      public let legalAttributionText: String
      public static func == (a: WeatherAttribution, b: WeatherAttribution) -> Bool
    }
    @available(Apple 2022, *)
    public enum WeatherError : Error, LocalizedError, Hashable, Sendable {
      case unknown
      case permissionDenied
    }
    @available(Apple 2022, *)
    public struct WeatherQuery<T> : Sendable {
    }
    @available(Apple 2022, *)
    extension WeatherQuery {
      public static var current: WeatherQuery<CurrentWeather> { get }
      public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { get }
      public static var hourly: WeatherQuery<Forecast<HourWeather>> { get }
      public static var daily: WeatherQuery<Forecast<DayWeather>> { get }
      public static var alerts: WeatherQuery<[WeatherAlert]?> { get }
      public static var availability: WeatherQuery<WeatherAvailability> { get }
      public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>>
      public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>>
    }
    // https://developer.apple.com/documentation/weatherkit/weather
    @available(Apple 2022, *)
    public struct Weather : Codable, Equatable, Sendable {
      public var currentWeather: CurrentWeather
      public var minuteForecast: Forecast<MinuteWeather>?
      public var hourlyForecast: Forecast<HourWeather>
      public var dailyForecast: Forecast<DayWeather>
      public var weatherAlerts: [WeatherAlert]?
      public var availability: WeatherAvailability
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public static func == (a: Weather, b: Weather) -> Bool
    }
    @available(Apple 2022, *)
    public struct WeatherMetadata : Codable, Equatable, Sendable {
      public var date: Date
      public var expirationDate: Date
      public var location: CLLocation { get }
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public static func == (a: WeatherMetadata, b: WeatherMetadata) -> Bool
    }
    @available(Apple 2022, *)
    public struct WeatherAvailability : Codable, Equatable, Sendable {
      public enum AvailabilityKind : String, Codable, Sendable {
        case available, temporarilyUnavailable, unsupported, unknown
        public init?(rawValue: String)
        public typealias RawValue = String
        public var rawValue: String { get }
      }
      public var minuteAvailability: WeatherAvailability.AvailabilityKind
      public var alertAvailability: WeatherAvailability.AvailabilityKind
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public static func == (a: WeatherAvailability, b: WeatherAvailability) -> Bool
    }
    @available(Apple 2022, *)
    public struct Forecast<Element> : RandomAccessCollection, Codable, Equatable, Sendable where Element : Decodable, Element : Encodable, Element : Equatable, Element : Sendable {
      public var forecast: [Element]
      public var metadata: WeatherMetadata
      public typealias Index = Int
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public subscript(position: Int) -> Element { get }
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public static func == (a: Forecast<Element>, b: Forecast<Element>) -> Bool
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    extension Forecast where Element == MinuteWeather {
      public var summary: String { get }
    }
    @available(Apple 2022, *)
    public struct CurrentWeather : Codable, Equatable, Sendable {
      public var date: Date
      public var cloudCover: Double
      public var condition: WeatherCondition
      public var symbolName: String
      public var dewPoint: Measurement<UnitTemperature>
      public var humidity: Double
      public var pressure: Measurement<UnitPressure>
      public var pressureTrend: PressureTrend
      @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
      public var precipitationIntensity: Measurement<UnitSpeed>
      public var isDaylight: Bool
      public var temperature: Measurement<UnitTemperature>
      public var apparentTemperature: Measurement<UnitTemperature>
      public var uvIndex: UVIndex
      public var visibility: Measurement<UnitLength>
      public var wind: Wind
      public var metadata: WeatherMetadata
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public static func == (a: CurrentWeather, b: CurrentWeather) -> Bool
    }
    @available(Apple 2022, *)
    public struct MinuteWeather : Codable, Equatable, Sendable {
      public var date: Date
      public var precipitation: Precipitation
      public var precipitationChance: Double
      public var precipitationIntensity: Measurement<UnitSpeed>
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public static func == (a: MinuteWeather, b: MinuteWeather) -> Bool
    }
    @available(Apple 2022, *)
    public struct HourWeather : Codable, Equatable, Sendable {
      public var date: Date
      public var cloudCover: Double
      public var condition: WeatherCondition
      public var symbolName: String
      public var dewPoint: Measurement<UnitTemperature>
      public var humidity: Double
      public var isDaylight: Bool
      public var precipitation: Precipitation
      public var precipitationChance: Double
      public var precipitationAmount: Measurement<UnitLength>
      public var pressure: Measurement<UnitPressure>
      public var pressureTrend: PressureTrend
      public var temperature: Measurement<UnitTemperature>
      public var apparentTemperature: Measurement<UnitTemperature>
      public var uvIndex: UVIndex
      public var visibility: Measurement<UnitLength>
      public var wind: Wind
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public static func == (a: HourWeather, b: HourWeather) -> Bool
    }
    @available(Apple 2022, *)
    public struct DayWeather : Codable, Equatable, Sendable {
      public var date: Date
      public var condition: WeatherCondition
      public var symbolName: String
      public var highTemperature: Measurement<UnitTemperature>
      public var lowTemperature: Measurement<UnitTemperature>
      public var precipitation: Precipitation
      public var precipitationChance: Double
      @available(iOS, introduced: 16.0, deprecated: 18.0)
      @available(macOS, introduced: 13.0, deprecated: 15.0)
      public var rainfallAmount: Measurement<UnitLength> { get }
      @available(iOS, introduced: 16.0, deprecated: 18.0)
      @available(macOS, introduced: 13.0, deprecated: 15.0)
      public var snowfallAmount: Measurement<UnitLength> { get }
      @available(Apple 2024, *)
      public var precipitationAmountByType: PrecipitationAmountByType { get }
      public var sun: SunEvents
      public var moon: MoonEvents
      public var uvIndex: UVIndex
      public var wind: Wind
      @available(Apple 2024, *)
      public var highTemperatureTime: Date? { get }
      @available(Apple 2024, *)
      public var lowTemperatureTime: Date? { get }
      @available(Apple 2024, *)
      public var maximumHumidity: Double { get }
      @available(Apple 2024, *)
      public var minimumHumidity: Double { get }
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public static func == (a: DayWeather, b: DayWeather) -> Bool
    }
    @available(Apple 2024, *)
    public struct PrecipitationAmountByType : Equatable, Sendable {
      public var precipitation: Measurement<UnitLength> { get }
      public var rainfall: Measurement<UnitLength> { get }
      public var hail: Measurement<UnitLength> { get }
      public var sleet: Measurement<UnitLength> { get }
      public var mixed: Measurement<UnitLength> { get }
      public static func == (a: PrecipitationAmountByType, b: PrecipitationAmountByType) -> Bool
    }
    @available(Apple 2022, *)
    public struct UVIndex : Codable, Equatable, Sendable {
      public enum ExposureCategory : String, Comparable, CustomStringConvertible, CaseIterable, Codable, Sendable {
        public init?(rawValue: String)
        public typealias RawValue = String
        public var rawValue: String { get }
        public static var allCases: [ExposureCategory] { get }
        case low, moderate, high, veryHigh, extreme
        public var description: String { get }
        public var rangeValue: ClosedRange<Int> { get }
        public static func < (lhs: UVIndex.ExposureCategory, rhs: UVIndex.ExposureCategory) -> Bool
      }
      public var value: Int
      public var category: UVIndex.ExposureCategory
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public static func == (a: UVIndex, b: UVIndex) -> Bool
    }
    @available(Apple 2022, *)
    public struct Wind : Codable, Equatable, Sendable {
      public enum CompassDirection : String, CustomStringConvertible, CaseIterable, Codable, Sendable {
        public init?(rawValue: String)
        public typealias RawValue = String
        public var rawValue: String { get }
        public static var allCases: [CompassDirection] { get }
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
        public var abbreviation: String { get }
        public var description: String { get }
      }
      public var compassDirection: Wind.CompassDirection
      public var direction: Measurement<UnitAngle>
      public var speed: Measurement<UnitSpeed>
      public var gust: Measurement<UnitSpeed>?
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public static func == (a: Wind, b: Wind) -> Bool
    }
    @available(Apple 2022, *)
    public struct SunEvents : Codable, Equatable, Sendable {
      public var astronomicalDawn: Date?
      public var nauticalDawn: Date?
      public var civilDawn: Date?
      public var sunrise: Date?
      public var solarNoon: Date?
      public var sunset: Date?
      public var civilDusk: Date?
      public var nauticalDusk: Date?
      public var astronomicalDusk: Date?
      public var solarMidnight: Date?
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public static func == (a: SunEvents, b: SunEvents) -> Bool
    }
    @available(Apple 2022, *)
    public struct MoonEvents : Codable, Equatable, Sendable {
      public var phase: MoonPhase
      public var moonrise: Date?
      public var moonset: Date?
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public static func == (a: MoonEvents, b: MoonEvents) -> Bool
    }
    @available(Apple 2022, *)
    public struct WeatherAlert : Codable, Equatable, Sendable {
      public var detailsURL: URL
      public var source: String
      public var summary: String
      public var region: String?
      public var severity: WeatherSeverity
      public var metadata: WeatherMetadata
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public static func == (a: WeatherAlert, b: WeatherAlert) -> Bool
    }
    """#
}
