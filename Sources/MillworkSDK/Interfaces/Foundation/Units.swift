extension InterfaceModules.Foundation {
  /// The units of measurements.
  static let units = #"""
    // https://developer.apple.com/documentation/foundation/units_and_measurement
    open class UnitAcceleration : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var metersPerSecondSquared: UnitAcceleration { get }
      open class var gravity: UnitAcceleration { get }
    }
    open class UnitAngle : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var degrees: UnitAngle { get }
      open class var arcMinutes: UnitAngle { get }
      open class var arcSeconds: UnitAngle { get }
      open class var radians: UnitAngle { get }
      open class var gradians: UnitAngle { get }
      open class var revolutions: UnitAngle { get }
    }
    open class UnitArea : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var squareMegameters: UnitArea { get }
      open class var squareKilometers: UnitArea { get }
      open class var squareMeters: UnitArea { get }
      open class var squareCentimeters: UnitArea { get }
      open class var squareMillimeters: UnitArea { get }
      open class var squareMicrometers: UnitArea { get }
      open class var squareNanometers: UnitArea { get }
      open class var squareInches: UnitArea { get }
      open class var squareFeet: UnitArea { get }
      open class var squareYards: UnitArea { get }
      open class var squareMiles: UnitArea { get }
      open class var acres: UnitArea { get }
      open class var ares: UnitArea { get }
      open class var hectares: UnitArea { get }
    }
    open class UnitConcentrationMass : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class func millimolesPerLiter(withGramsPerMole gramsPerMole: Double) -> UnitConcentrationMass
      open class var gramsPerLiter: UnitConcentrationMass { get }
      open class var milligramsPerDeciliter: UnitConcentrationMass { get }
    }
    open class UnitDispersion : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var partsPerMillion: UnitDispersion { get }
    }
    open class UnitDuration : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var hours: UnitDuration { get }
      open class var minutes: UnitDuration { get }
      open class var seconds: UnitDuration { get }
      open class var milliseconds: UnitDuration { get }
      open class var microseconds: UnitDuration { get }
      open class var nanoseconds: UnitDuration { get }
      open class var picoseconds: UnitDuration { get }
    }
    open class UnitElectricCharge : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var coulombs: UnitElectricCharge { get }
      open class var megaampereHours: UnitElectricCharge { get }
      open class var kiloampereHours: UnitElectricCharge { get }
      open class var ampereHours: UnitElectricCharge { get }
      open class var milliampereHours: UnitElectricCharge { get }
      open class var microampereHours: UnitElectricCharge { get }
    }
    open class UnitElectricCurrent : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var megaamperes: UnitElectricCurrent { get }
      open class var kiloamperes: UnitElectricCurrent { get }
      open class var amperes: UnitElectricCurrent { get }
      open class var milliamperes: UnitElectricCurrent { get }
      open class var microamperes: UnitElectricCurrent { get }
    }
    open class UnitElectricPotentialDifference : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var megavolts: UnitElectricPotentialDifference { get }
      open class var kilovolts: UnitElectricPotentialDifference { get }
      open class var volts: UnitElectricPotentialDifference { get }
      open class var millivolts: UnitElectricPotentialDifference { get }
      open class var microvolts: UnitElectricPotentialDifference { get }
    }
    open class UnitElectricResistance : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var megaohms: UnitElectricResistance { get }
      open class var kiloohms: UnitElectricResistance { get }
      open class var ohms: UnitElectricResistance { get }
      open class var milliohms: UnitElectricResistance { get }
      open class var microohms: UnitElectricResistance { get }
    }
    open class UnitEnergy : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var kilojoules: UnitEnergy { get }
      open class var joules: UnitEnergy { get }
      open class var kilocalories: UnitEnergy { get }
      open class var calories: UnitEnergy { get }
      open class var kilowattHours: UnitEnergy { get }
    }
    open class UnitFrequency : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var terahertz: UnitFrequency { get }
      open class var gigahertz: UnitFrequency { get }
      open class var megahertz: UnitFrequency { get }
      open class var kilohertz: UnitFrequency { get }
      open class var hertz: UnitFrequency { get }
      open class var millihertz: UnitFrequency { get }
      open class var microhertz: UnitFrequency { get }
      open class var nanohertz: UnitFrequency { get }
      open class var framesPerSecond: UnitFrequency { get }
    }
    open class UnitFuelEfficiency : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var litersPer100Kilometers: UnitFuelEfficiency { get }
      open class var milesPerImperialGallon: UnitFuelEfficiency { get }
      open class var milesPerGallon: UnitFuelEfficiency { get }
    }
    open class UnitIlluminance : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var lux: UnitIlluminance { get }
    }
    open class UnitInformationStorage : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var bytes: UnitInformationStorage { get }
      open class var bits: UnitInformationStorage { get }
      open class var nibbles: UnitInformationStorage { get }
      open class var yottabytes: UnitInformationStorage { get }
      open class var zettabytes: UnitInformationStorage { get }
      open class var exabytes: UnitInformationStorage { get }
      open class var petabytes: UnitInformationStorage { get }
      open class var terabytes: UnitInformationStorage { get }
      open class var gigabytes: UnitInformationStorage { get }
      open class var megabytes: UnitInformationStorage { get }
      open class var kilobytes: UnitInformationStorage { get }
      open class var yottabits: UnitInformationStorage { get }
      open class var zettabits: UnitInformationStorage { get }
      open class var exabits: UnitInformationStorage { get }
      open class var petabits: UnitInformationStorage { get }
      open class var terabits: UnitInformationStorage { get }
      open class var gigabits: UnitInformationStorage { get }
      open class var megabits: UnitInformationStorage { get }
      open class var kilobits: UnitInformationStorage { get }
      open class var yobibytes: UnitInformationStorage { get }
      open class var zebibytes: UnitInformationStorage { get }
      open class var exbibytes: UnitInformationStorage { get }
      open class var pebibytes: UnitInformationStorage { get }
      open class var tebibytes: UnitInformationStorage { get }
      open class var gibibytes: UnitInformationStorage { get }
      open class var mebibytes: UnitInformationStorage { get }
      open class var kibibytes: UnitInformationStorage { get }
      open class var yobibits: UnitInformationStorage { get }
      open class var zebibits: UnitInformationStorage { get }
      open class var exbibits: UnitInformationStorage { get }
      open class var pebibits: UnitInformationStorage { get }
      open class var tebibits: UnitInformationStorage { get }
      open class var gibibits: UnitInformationStorage { get }
      open class var mebibits: UnitInformationStorage { get }
      open class var kibibits: UnitInformationStorage { get }
    }
    open class UnitLength : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var megameters: UnitLength { get }
      open class var kilometers: UnitLength { get }
      open class var hectometers: UnitLength { get }
      open class var decameters: UnitLength { get }
      open class var meters: UnitLength { get }
      open class var decimeters: UnitLength { get }
      open class var centimeters: UnitLength { get }
      open class var millimeters: UnitLength { get }
      open class var micrometers: UnitLength { get }
      open class var nanometers: UnitLength { get }
      open class var picometers: UnitLength { get }
      open class var inches: UnitLength { get }
      open class var feet: UnitLength { get }
      open class var yards: UnitLength { get }
      open class var miles: UnitLength { get }
      open class var scandinavianMiles: UnitLength { get }
      open class var lightyears: UnitLength { get }
      open class var nauticalMiles: UnitLength { get }
      open class var fathoms: UnitLength { get }
      open class var furlongs: UnitLength { get }
      open class var astronomicalUnits: UnitLength { get }
      open class var parsecs: UnitLength { get }
    }
    open class UnitMass : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var kilograms: UnitMass { get }
      open class var grams: UnitMass { get }
      open class var decigrams: UnitMass { get }
      open class var centigrams: UnitMass { get }
      open class var milligrams: UnitMass { get }
      open class var micrograms: UnitMass { get }
      open class var nanograms: UnitMass { get }
      open class var picograms: UnitMass { get }
      open class var ounces: UnitMass { get }
      open class var pounds: UnitMass { get }
      open class var stones: UnitMass { get }
      open class var metricTons: UnitMass { get }
      open class var shortTons: UnitMass { get }
      open class var carats: UnitMass { get }
      open class var ouncesTroy: UnitMass { get }
      open class var slugs: UnitMass { get }
    }
    open class UnitPower : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var terawatts: UnitPower { get }
      open class var gigawatts: UnitPower { get }
      open class var megawatts: UnitPower { get }
      open class var kilowatts: UnitPower { get }
      open class var watts: UnitPower { get }
      open class var milliwatts: UnitPower { get }
      open class var microwatts: UnitPower { get }
      open class var nanowatts: UnitPower { get }
      open class var picowatts: UnitPower { get }
      open class var femtowatts: UnitPower { get }
      open class var horsepower: UnitPower { get }
    }
    open class UnitPressure : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var newtonsPerMetersSquared: UnitPressure { get }
      open class var gigapascals: UnitPressure { get }
      open class var megapascals: UnitPressure { get }
      open class var kilopascals: UnitPressure { get }
      open class var hectopascals: UnitPressure { get }
      open class var inchesOfMercury: UnitPressure { get }
      open class var bars: UnitPressure { get }
      open class var millibars: UnitPressure { get }
      open class var millimetersOfMercury: UnitPressure { get }
      open class var poundsForcePerSquareInch: UnitPressure { get }
    }
    open class UnitSpeed : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var metersPerSecond: UnitSpeed { get }
      open class var kilometersPerHour: UnitSpeed { get }
      open class var milesPerHour: UnitSpeed { get }
      open class var knots: UnitSpeed { get }
    }
    open class UnitTemperature : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var kelvin: UnitTemperature { get }
      open class var celsius: UnitTemperature { get }
      open class var fahrenheit: UnitTemperature { get }
    }
    open class UnitVolume : Dimension, @unchecked Sendable {
      override public init(symbol: String, converter: UnitConverter)
      open class var megaliters: UnitVolume { get }
      open class var kiloliters: UnitVolume { get }
      open class var liters: UnitVolume { get }
      open class var deciliters: UnitVolume { get }
      open class var centiliters: UnitVolume { get }
      open class var milliliters: UnitVolume { get }
      open class var cubicKilometers: UnitVolume { get }
      open class var cubicMeters: UnitVolume { get }
      open class var cubicDecimeters: UnitVolume { get }
      open class var cubicCentimeters: UnitVolume { get }
      open class var cubicMillimeters: UnitVolume { get }
      open class var cubicInches: UnitVolume { get }
      open class var cubicFeet: UnitVolume { get }
      open class var cubicYards: UnitVolume { get }
      open class var cubicMiles: UnitVolume { get }
      open class var acreFeet: UnitVolume { get }
      open class var bushels: UnitVolume { get }
      open class var teaspoons: UnitVolume { get }
      open class var tablespoons: UnitVolume { get }
      open class var fluidOunces: UnitVolume { get }
      open class var cups: UnitVolume { get }
      open class var pints: UnitVolume { get }
      open class var quarts: UnitVolume { get }
      open class var gallons: UnitVolume { get }
      open class var imperialTeaspoons: UnitVolume { get }
      open class var imperialTablespoons: UnitVolume { get }
      open class var imperialFluidOunces: UnitVolume { get }
      open class var imperialPints: UnitVolume { get }
      open class var imperialQuarts: UnitVolume { get }
      open class var imperialGallons: UnitVolume { get }
      open class var metricCups: UnitVolume { get }
    }
    """#
}
