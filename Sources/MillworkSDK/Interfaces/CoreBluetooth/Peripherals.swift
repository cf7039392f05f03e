extension InterfaceModules.CoreBluetooth {
  /// Peripherals, their services, and the device as one.
  static let peripherals = #"""
    // https://developer.apple.com/documentation/corebluetooth/cbperipheral
    public struct CBCharacteristicProperties : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var broadcast: Self { get }
      public static var read: Self { get }
      public static var writeWithoutResponse: Self { get }
      public static var write: Self { get }
      public static var notify: Self { get }
      public static var indicate: Self { get }
      public static var authenticatedSignedWrites: Self { get }
      public static var extendedProperties: Self { get }
      public static var notifyEncryptionRequired: Self { get }
      public static var indicateEncryptionRequired: Self { get }
    }
    public struct CBAttributePermissions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var readable: Self { get }
      public static var writeable: Self { get }
      public static var readEncryptionRequired: Self { get }
      public static var writeEncryptionRequired: Self { get }
    }
    open class CBAttribute : NSObject {
      open var uuid: CBUUID { get }
    }
    open class CBService : CBAttribute {
      weak open var peripheral: CBPeripheral? { get }
      open var isPrimary: Bool { get }
      open var includedServices: [CBService]? { get }
      open var characteristics: [CBCharacteristic]? { get }
    }
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    open class CBMutableService : CBService {
      public init(type UUID: CBUUID, primary isPrimary: Bool)
      override open var includedServices: [CBService]? { get set }
      override open var characteristics: [CBCharacteristic]? { get set }
    }
    open class CBCharacteristic : CBAttribute {
      weak open var service: CBService? { get }
      open var properties: CBCharacteristicProperties { get }
      open var value: Data? { get }
      open var descriptors: [CBDescriptor]? { get }
      open var isNotifying: Bool { get }
    }
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    open class CBMutableCharacteristic : CBCharacteristic {
      public init(type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions)
      open var permissions: CBAttributePermissions { get set }
      open var subscribedCentrals: [CBCentral]? { get }
      override open var properties: CBCharacteristicProperties { get set }
      override open var value: Data? { get set }
      override open var descriptors: [CBDescriptor]? { get set }
    }
    open class CBDescriptor : CBAttribute {
      weak open var characteristic: CBCharacteristic? { get }
      open var value: Any? { get }
    }
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    open class CBMutableDescriptor : CBDescriptor {
      public init(type UUID: CBUUID, value: Any?)
    }
    public typealias CBL2CAPPSM = UInt16
    open class CBL2CAPChannel : NSObject {
      open var peer: CBPeer! { get }
      open var inputStream: InputStream! { get }
      open var outputStream: OutputStream! { get }
      open var psm: CBL2CAPPSM { get }
    }
    open class CBPeripheral : CBPeer {
      weak open var delegate: (any CBPeripheralDelegate)? { get set }
      open var name: String? { get }
      open var state: CBPeripheralState { get }
      open var services: [CBService]? { get }
      open var canSendWriteWithoutResponse: Bool { get }
      @available(macOS, unavailable)
      open var ancsAuthorized: Bool { get }
      open func readRSSI()
      open func discoverServices(_ serviceUUIDs: [CBUUID]?)
      open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService)
      open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService)
      open func readValue(for characteristic: CBCharacteristic)
      open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int
      open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType)
      open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic)
      open func discoverDescriptors(for characteristic: CBCharacteristic)
      open func readValue(for descriptor: CBDescriptor)
      open func writeValue(_ data: Data, for descriptor: CBDescriptor)
      open func openL2CAPChannel(_ PSM: CBL2CAPPSM)
    }
    @objc public protocol CBPeripheralDelegate : NSObjectProtocol {
      @objc optional func peripheralDidUpdateName(_ peripheral: CBPeripheral)
      @objc optional func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
      @objc(peripheral:didReadRSSI:error:) optional func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
      @objc optional func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
      @objc(peripheral:didDiscoverIncludedServicesForService:error:) optional func peripheral(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
      @objc(peripheral:didDiscoverCharacteristicsForService:error:) optional func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
      @objc(peripheral:didUpdateValueForCharacteristic:error:) optional func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
      @objc(peripheral:didWriteValueForCharacteristic:error:) optional func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
      @objc(peripheral:didUpdateNotificationStateForCharacteristic:error:) optional func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
      @objc(peripheral:didDiscoverDescriptorsForCharacteristic:error:) optional func peripheral(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
      @objc(peripheral:didUpdateValueForDescriptor:error:) optional func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
      @objc(peripheral:didWriteValueForDescriptor:error:) optional func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
      @objc optional func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
      @objc(peripheral:didOpenL2CAPChannel:error:) optional func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
    }
    // https://developer.apple.com/documentation/corebluetooth/cbperipheralmanager
    open class CBATTRequest : NSObject {
      open var central: CBCentral { get }
      open var characteristic: CBCharacteristic { get }
      open var offset: Int { get }
      open var value: Data? { get set }
    }
    @available(watchOS, unavailable)
    @objc public protocol CBPeripheralManagerDelegate : NSObjectProtocol {
      func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
      @objc optional func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String : Any])
      @objc optional func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
      @objc(peripheralManager:didAddService:error:) optional func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
      @objc(peripheralManager:central:didSubscribeToCharacteristic:) optional func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
      @objc(peripheralManager:central:didUnsubscribeFromCharacteristic:) optional func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
      @objc(peripheralManager:didReceiveReadRequest:) optional func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
      @objc(peripheralManager:didReceiveWriteRequests:) optional func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
      @objc optional func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
      @objc(peripheralManager:didPublishL2CAPChannel:error:) optional func peripheralManager(_ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
      @objc(peripheralManager:didOpenL2CAPChannel:error:) optional func peripheralManager(_ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
    }
    @available(watchOS, unavailable)
    open class CBPeripheralManager : CBManager {
      public init()
      public convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?)
      public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String : Any]? = nil)
      weak open var delegate: (any CBPeripheralManagerDelegate)? { get set }
      open var isAdvertising: Bool { get }
      open func startAdvertising(_ advertisementData: [String : Any]?)
      open func stopAdvertising()
      open func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral)
      @available(tvOS, unavailable)
      open func add(_ service: CBMutableService)
      @available(tvOS, unavailable)
      open func remove(_ service: CBMutableService)
      open func removeAllServices()
      open func respond(to request: CBATTRequest, withResult result: CBATTError.Code)
      @available(tvOS, unavailable)
      open func updateValue(_ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?) -> Bool
      open func publishL2CAPChannel(withEncryption encryptionRequired: Bool)
      open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM)
    }
    """#
}
