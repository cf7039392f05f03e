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
      final public func weather(for location: CLLocation) async throws -> Weather
    }
    @available(Apple 2022, *)
    public struct Weather : Sendable {
      public var currentWeather: CurrentWeather
      public var hourlyForecast: Forecast<HourWeather>
      public var dailyForecast: Forecast<DayWeather>
    }
    @available(Apple 2022, *)
    public struct Forecast<Element> : RandomAccessCollection, Sendable where Element : Sendable {
      public var forecast: [Element]
      public typealias Index = Int
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public subscript(position: Int) -> Element { get }
    }
    @available(Apple 2022, *)
    public struct CurrentWeather : Sendable {
      public var date: Date
      public var condition: WeatherCondition
      public var symbolName: String
      public var temperature: Measurement<UnitTemperature>
      public var apparentTemperature: Measurement<UnitTemperature>
      public var humidity: Double
      public var isDaylight: Bool
    }
    @available(Apple 2022, *)
    public struct HourWeather : Sendable {
      public var date: Date
      public var condition: WeatherCondition
      public var symbolName: String
      public var temperature: Measurement<UnitTemperature>
      public var precipitationChance: Double
    }
    @available(Apple 2022, *)
    public struct DayWeather : Sendable {
      public var date: Date
      public var condition: WeatherCondition
      public var symbolName: String
      public var highTemperature: Measurement<UnitTemperature>
      public var lowTemperature: Measurement<UnitTemperature>
      public var precipitationChance: Double
    }
    @available(Apple 2022, *)
    public enum WeatherCondition : String, CaseIterable, Sendable {
      case clear
      case cloudy
      case drizzle
      case foggy
      case haze
      case heavyRain
      case heavySnow
      case mostlyClear
      case mostlyCloudy
      case partlyCloudy
      case rain
      case snow
      case thunderstorms
      case windy
      public var description: String { get }
    }
    """#
}
