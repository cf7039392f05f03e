extension InterfaceModules.HomeKit {
  /// Homes, their rooms and accessories.
  static let homes = #"""
    // https://developer.apple.com/documentation/homekit
    @_exported import Foundation
    import Swift
    import _Concurrency
    open class HMHomeManager : NSObject {
      override public init()
      weak open var delegate: (any HMHomeManagerDelegate)? { get set }
      open var homes: [HMHome] { get }
      @available(iOS, introduced: 8.0, deprecated: 16.1)
      open var primaryHome: HMHome? { get }
      @available(iOS 13.0, watchOS 6.0, tvOS 13.0, *)
      open var authorizationStatus: HMHomeManagerAuthorizationStatus { get }
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      open func addHome(withName homeName: String, completionHandler completion: @escaping (HMHome?, (any Error)?) -> Void)
    }
    @available(iOS 13.0, watchOS 6.0, tvOS 13.0, *)
    public struct HMHomeManagerAuthorizationStatus : OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var determined: Self { get }
      public static var restricted: Self { get }
      public static var authorized: Self { get }
    }
    @objc public protocol HMHomeManagerDelegate : NSObjectProtocol {
      @objc optional func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
      @objc optional func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
      @objc optional func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
    }
    open class HMHome : NSObject {
      weak open var delegate: (any HMHomeDelegate)? { get set }
      open var name: String { get }
      open var uniqueIdentifier: UUID { get }
      open var isPrimary: Bool { get }
      open var accessories: [HMAccessory] { get }
      open var rooms: [HMRoom] { get }
      open var zones: [HMZone] { get }
      open var actionSets: [HMActionSet] { get }
      open func executeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void)
      public func executeActionSet(_ actionSet: HMActionSet) async throws
    }
    @objc public protocol HMHomeDelegate : NSObjectProtocol {
      @objc optional func home(_ home: HMHome, didAdd accessory: HMAccessory)
      @objc optional func home(_ home: HMHome, didRemove accessory: HMAccessory)
    }
    open class HMRoom : NSObject {
      open var name: String { get }
      open var uniqueIdentifier: UUID { get }
      open var accessories: [HMAccessory] { get }
    }
    open class HMZone : NSObject {
      open var name: String { get }
      open var rooms: [HMRoom] { get }
    }
    open class HMActionSet : NSObject {
      open var name: String { get }
      open var uniqueIdentifier: UUID { get }
    }
    open class HMAccessory : NSObject {
      weak open var delegate: (any HMAccessoryDelegate)? { get set }
      open var name: String { get }
      open var uniqueIdentifier: UUID { get }
      open var isReachable: Bool { get }
      open var room: HMRoom? { get }
      open var services: [HMService] { get }
      open var category: HMAccessoryCategory { get }
      open var manufacturer: String? { get }
      open var model: String? { get }
    }
    @objc public protocol HMAccessoryDelegate : NSObjectProtocol {
      @objc optional func accessoryDidUpdateReachability(_ accessory: HMAccessory)
      @objc optional func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
    }
    open class HMAccessoryCategory : NSObject {
      open var categoryType: String { get }
      open var localizedDescription: String { get }
    }
    open class HMService : NSObject {
      open var name: String { get }
      open var uniqueIdentifier: UUID { get }
      open var serviceType: String { get }
      open var localizedDescription: String { get }
      open var characteristics: [HMCharacteristic] { get }
      open var isPrimaryService: Bool { get }
    }
    open class HMCharacteristic : NSObject {
      open var characteristicType: String { get }
      open var localizedDescription: String { get }
      open var uniqueIdentifier: UUID { get }
      open var value: Any? { get }
      open var properties: [String] { get }
      open func readValue(completionHandler completion: @escaping ((any Error)?) -> Void)
      open func writeValue(_ value: Any?, completionHandler completion: @escaping ((any Error)?) -> Void)
      open func enableNotification(_ enable: Bool, completionHandler completion: @escaping ((any Error)?) -> Void)
      public func readValue() async throws
      public func writeValue(_ value: Any?) async throws
      public func enableNotification(_ enable: Bool) async throws
    }
    public let HMServiceTypeLightbulb: String
    public let HMServiceTypeSwitch: String
    public let HMServiceTypeOutlet: String
    public let HMServiceTypeThermostat: String
    public let HMServiceTypeGarageDoorOpener: String
    public let HMServiceTypeLockMechanism: String
    public let HMServiceTypeFan: String
    public let HMCharacteristicTypePowerState: String
    public let HMCharacteristicTypeBrightness: String
    public let HMCharacteristicTypeHue: String
    public let HMCharacteristicTypeSaturation: String
    public let HMCharacteristicTypeCurrentTemperature: String
    public let HMCharacteristicTypeTargetTemperature: String
    public let HMCharacteristicTypeTargetLockMechanismState: String
    public let HMAccessoryCategoryTypeLightbulb: String
    """#
}
