extension InterfaceModules.CoreBluetooth {
  /// Centrals, peripherals and their services.
  static let bluetooth = #"""
    // https://developer.apple.com/documentation/corebluetooth
    @_exported import Foundation
    import Dispatch
    import Swift
    import _Concurrency
    @objc public enum CBManagerState : Int, Sendable {
      case unknown
      case resetting
      case unsupported
      case unauthorized
      case poweredOff
      case poweredOn
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum CBManagerAuthorization : Int, Sendable {
      case notDetermined
      case restricted
      case denied
      case allowedAlways
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum CBPeripheralState : Int, Sendable {
      case disconnected
      case connecting
      case connected
      case disconnecting
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum CBCharacteristicWriteType : Int, Sendable {
      case withResponse
      case withoutResponse
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    open class CBManager : NSObject {
      open var state: CBManagerState { get }
      open class var authorization: CBManagerAuthorization { get }
    }
    open class CBUUID : NSObject {
      public init(string theString: String)
      public init(nsuuid theUUID: UUID)
      open var uuidString: String { get }
      open var data: Data { get }
    }
    open class CBPeer : NSObject {
      open var identifier: UUID { get }
    }
    open class CBAttribute : NSObject {
      open var uuid: CBUUID { get }
    }
    open class CBService : CBAttribute {
      open var isPrimary: Bool { get }
      open var characteristics: [CBCharacteristic]? { get }
      weak open var peripheral: CBPeripheral? { get }
    }
    public struct CBCharacteristicProperties : OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var broadcast: Self { get }
      public static var read: Self { get }
      public static var writeWithoutResponse: Self { get }
      public static var write: Self { get }
      public static var notify: Self { get }
      public static var indicate: Self { get }
    }
    open class CBCharacteristic : CBAttribute {
      weak open var service: CBService? { get }
      open var properties: CBCharacteristicProperties { get }
      open var value: Data? { get }
      open var isNotifying: Bool { get }
    }
    open class CBPeripheral : CBPeer {
      weak open var delegate: (any CBPeripheralDelegate)? { get set }
      open var name: String? { get }
      open var state: CBPeripheralState { get }
      open var services: [CBService]? { get }
      open func readRSSI()
      open func discoverServices(_ serviceUUIDs: [CBUUID]?)
      open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService)
      open func readValue(for characteristic: CBCharacteristic)
      open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType)
      open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic)
      open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int
    }
    public protocol CBPeripheralDelegate : NSObjectProtocol {
    }
    public protocol CBCentralManagerDelegate : NSObjectProtocol {
      func centralManagerDidUpdateState(_ central: CBCentralManager)
    }
    public let CBAdvertisementDataLocalNameKey: String
    public let CBAdvertisementDataServiceUUIDsKey: String
    public let CBAdvertisementDataManufacturerDataKey: String
    public let CBCentralManagerScanOptionAllowDuplicatesKey: String
    public let CBCentralManagerOptionShowPowerAlertKey: String
    public let CBCentralManagerOptionRestoreIdentifierKey: String
    open class CBCentralManager : CBManager {
      public init()
      public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?)
      public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String : Any]? = nil)
      weak open var delegate: (any CBCentralManagerDelegate)? { get set }
      open var isScanning: Bool { get }
      open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String : Any]? = nil)
      open func stopScan()
      open func connect(_ peripheral: CBPeripheral, options: [String : Any]? = nil)
      open func cancelPeripheralConnection(_ peripheral: CBPeripheral)
      open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral]
      open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral]
    }
    public protocol CBPeripheralManagerDelegate : NSObjectProtocol {
      func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    }
    open class CBPeripheralManager : CBManager {
      public convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?)
      open var isAdvertising: Bool { get }
      open func startAdvertising(_ advertisementData: [String : Any]?)
      open func stopAdvertising()
    }
    """#
}
