extension InterfaceModules.WeatherKit {
  /// Conditions and other kinds of weather.
  static let weatherConditions = #"""
    // https://developer.apple.com/documentation/weatherkit/weathercondition
    @available(Apple 2022, *)
    public enum MoonPhase : String, CaseIterable, CustomStringConvertible, Codable, Hashable, Sendable {
      public init?(rawValue: String)
      public typealias RawValue = String
      public var rawValue: String { get }
      public static var allCases: [MoonPhase] { get }
      case new
      case waxingCrescent
      case firstQuarter
      case waxingGibbous
      case full
      case waningGibbous
      case lastQuarter
      case waningCrescent
      public var description: String { get }
    }
    @available(Apple 2022, *)
    extension MoonPhase {
      public var symbolName: String { get }
    }
    @available(Apple 2022, *)
    public enum Precipitation : String, CaseIterable, CustomStringConvertible, Codable, Hashable, Sendable {
      public init?(rawValue: String)
      public typealias RawValue = String
      public var rawValue: String { get }
      public static var allCases: [Precipitation] { get }
      case none
      case hail
      case mixed
      case rain
      case sleet
      case snow
      public var description: String { get }
    }
    @available(Apple 2022, *)
    public enum PressureTrend : String, CaseIterable, CustomStringConvertible, Codable, Hashable, Sendable {
      public init?(rawValue: String)
      public typealias RawValue = String
      public var rawValue: String { get }
      public static var allCases: [PressureTrend] { get }
      case rising
      case falling
      case steady
      public var description: String { get }
    }
    @available(Apple 2022, *)
    public enum WeatherSeverity : String, CaseIterable, CustomStringConvertible, Codable, Hashable, Sendable {
      public init?(rawValue: String)
      public typealias RawValue = String
      public var rawValue: String { get }
      public static var allCases: [WeatherSeverity] { get }
      case minor
      case moderate
      case severe
      case extreme
      case unknown
      public var description: String { get }
    }
    @available(Apple 2022, *)
    public enum WeatherCondition : String, CaseIterable, CustomStringConvertible, Codable, Hashable, Sendable {
      public init?(rawValue: String)
      public typealias RawValue = String
      public var rawValue: String { get }
      public static var allCases: [WeatherCondition] { get }
      case blizzard
      case blowingDust
      case blowingSnow
      case breezy
      case clear
      case cloudy
      case drizzle
      case flurries
      case foggy
      case freezingDrizzle
      case freezingRain
      case frigid
      case hail
      case haze
      case heavyRain
      case heavySnow
      case hot
      case hurricane
      case isolatedThunderstorms
      case mostlyClear
      case mostlyCloudy
      case partlyCloudy
      case rain
      case scatteredThunderstorms
      case sleet
      case smoky
      case snow
      case strongStorms
      case sunFlurries
      case sunShowers
      case thunderstorms
      case tropicalStorm
      case windy
      case wintryMix
      public var description: String { get }
    }
    @available(Apple 2022, *)
    extension WeatherCondition {
      public var accessibilityDescription: String { get }
    }
    """#
}
