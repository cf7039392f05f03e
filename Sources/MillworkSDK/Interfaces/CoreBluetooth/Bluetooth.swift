extension InterfaceModules.CoreBluetooth {
  /// Managers, centrals and what they advertise.
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
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum CBManagerAuthorization : Int, Sendable {
      case notDetermined
      case restricted
      case denied
      case allowedAlways
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum CBPeripheralState : Int, Sendable {
      case disconnected
      case connecting
      case connected
      case disconnecting
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum CBConnectionEvent : Int, Sendable {
      case peerDisconnected
      case peerConnected
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum CBCharacteristicWriteType : Int, Sendable {
      case withResponse
      case withoutResponse
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum CBPeripheralManagerConnectionLatency : Int, Sendable {
      case low
      case medium
      case high
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct CBError : Error, Hashable, CustomNSError, _CValue, Sendable {
      public init(_ code: CBError.Code, userInfo: [String : Any] = [:])
      @objc public enum Code : Int, Sendable {
        case unknown = 0
        case invalidParameters = 1
        case invalidHandle = 2
        case notConnected = 3
        case outOfSpace = 4
        case operationCancelled = 5
        case connectionTimeout = 6
        case peripheralDisconnected = 7
        case uuidNotAllowed = 8
        case alreadyAdvertising = 9
        case connectionFailed = 10
        case connectionLimitReached = 11
        case unknownDevice = 12
        case operationNotSupported = 13
        case peerRemovedPairingInformation = 14
        case encryptionTimedOut = 15
        case tooManyLEPairedDevices = 16
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: CBError.Code, error: any Error) -> Bool
      }
      public var code: CBError.Code { get }
      public var errorCode: Int { get }
      public var userInfo: [String : Any] { get }
      public var errorUserInfo: [String : Any] { get }
      public static var errorDomain: String { get }
      public static var unknown: CBError.Code { get }
      public static var invalidParameters: CBError.Code { get }
      public static var invalidHandle: CBError.Code { get }
      public static var notConnected: CBError.Code { get }
      public static var outOfSpace: CBError.Code { get }
      public static var operationCancelled: CBError.Code { get }
      public static var connectionTimeout: CBError.Code { get }
      public static var peripheralDisconnected: CBError.Code { get }
      public static var uuidNotAllowed: CBError.Code { get }
      public static var alreadyAdvertising: CBError.Code { get }
      public static var connectionFailed: CBError.Code { get }
      public static var connectionLimitReached: CBError.Code { get }
      public static var unknownDevice: CBError.Code { get }
      public static var operationNotSupported: CBError.Code { get }
      public static var peerRemovedPairingInformation: CBError.Code { get }
      public static var encryptionTimedOut: CBError.Code { get }
      public static var tooManyLEPairedDevices: CBError.Code { get }
      public static func == (a: CBError, b: CBError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public struct CBATTError : Error, Hashable, CustomNSError, _CValue, Sendable {
      public init(_ code: CBATTError.Code, userInfo: [String : Any] = [:])
      @objc public enum Code : Int, Sendable {
        case success = 0
        case invalidHandle = 1
        case readNotPermitted = 2
        case writeNotPermitted = 3
        case invalidPdu = 4
        case insufficientAuthentication = 5
        case requestNotSupported = 6
        case invalidOffset = 7
        case insufficientAuthorization = 8
        case prepareQueueFull = 9
        case attributeNotFound = 10
        case attributeNotLong = 11
        case insufficientEncryptionKeySize = 12
        case invalidAttributeValueLength = 13
        case unlikelyError = 14
        case insufficientEncryption = 15
        case unsupportedGroupType = 16
        case insufficientResources = 17
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: CBATTError.Code, error: any Error) -> Bool
      }
      public var code: CBATTError.Code { get }
      public var errorCode: Int { get }
      public var userInfo: [String : Any] { get }
      public var errorUserInfo: [String : Any] { get }
      public static var errorDomain: String { get }
      public static var success: CBATTError.Code { get }
      public static var invalidHandle: CBATTError.Code { get }
      public static var readNotPermitted: CBATTError.Code { get }
      public static var writeNotPermitted: CBATTError.Code { get }
      public static var invalidPdu: CBATTError.Code { get }
      public static var insufficientAuthentication: CBATTError.Code { get }
      public static var requestNotSupported: CBATTError.Code { get }
      public static var invalidOffset: CBATTError.Code { get }
      public static var insufficientAuthorization: CBATTError.Code { get }
      public static var prepareQueueFull: CBATTError.Code { get }
      public static var attributeNotFound: CBATTError.Code { get }
      public static var attributeNotLong: CBATTError.Code { get }
      public static var insufficientEncryptionKeySize: CBATTError.Code { get }
      public static var invalidAttributeValueLength: CBATTError.Code { get }
      public static var unlikelyError: CBATTError.Code { get }
      public static var insufficientEncryption: CBATTError.Code { get }
      public static var unsupportedGroupType: CBATTError.Code { get }
      public static var insufficientResources: CBATTError.Code { get }
      public static func == (a: CBATTError, b: CBATTError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public let CBErrorDomain: String
    public let CBATTErrorDomain: String
    open class CBManager : NSObject {
      open var state: CBManagerState { get }
      open class var authorization: CBManagerAuthorization { get }
    }
    open class CBUUID : NSObject, NSCopying, @unchecked Sendable {
      public init(string theString: String)
      public init(data theData: Data)
      public init(nsuuid theUUID: UUID)
      open func copy(with zone: NSZone?) -> Any
      open var uuidString: String { get }
      open var data: Data { get }
    }
    public let CBUUIDCharacteristicExtendedPropertiesString: String
    public let CBUUIDCharacteristicUserDescriptionString: String
    public let CBUUIDClientCharacteristicConfigurationString: String
    public let CBUUIDServerCharacteristicConfigurationString: String
    public let CBUUIDCharacteristicFormatString: String
    public let CBUUIDCharacteristicAggregateFormatString: String
    open class CBPeer : NSObject, NSCopying {
      open func copy(with zone: NSZone?) -> Any
      open var identifier: UUID { get }
    }
    open class CBCentral : CBPeer {
      open var maximumUpdateValueLength: Int { get }
    }
    public let CBAdvertisementDataLocalNameKey: String
    public let CBAdvertisementDataTxPowerLevelKey: String
    public let CBAdvertisementDataServiceUUIDsKey: String
    public let CBAdvertisementDataServiceDataKey: String
    public let CBAdvertisementDataManufacturerDataKey: String
    public let CBAdvertisementDataOverflowServiceUUIDsKey: String
    public let CBAdvertisementDataIsConnectable: String
    public let CBAdvertisementDataSolicitedServiceUUIDsKey: String
    public let CBCentralManagerOptionShowPowerAlertKey: String
    public let CBCentralManagerOptionRestoreIdentifierKey: String
    public let CBCentralManagerScanOptionAllowDuplicatesKey: String
    public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey: String
    public let CBConnectPeripheralOptionNotifyOnConnectionKey: String
    public let CBConnectPeripheralOptionNotifyOnDisconnectionKey: String
    public let CBConnectPeripheralOptionNotifyOnNotificationKey: String
    public let CBConnectPeripheralOptionStartDelayKey: String
    public let CBCentralManagerRestoredStatePeripheralsKey: String
    public let CBCentralManagerRestoredStateScanServicesKey: String
    public let CBCentralManagerRestoredStateScanOptionsKey: String
    public let CBPeripheralManagerOptionShowPowerAlertKey: String
    public let CBPeripheralManagerOptionRestoreIdentifierKey: String
    public let CBPeripheralManagerRestoredStateServicesKey: String
    public let CBPeripheralManagerRestoredStateAdvertisementDataKey: String
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    public let CBConnectPeripheralOptionEnableAutoReconnect: String
    // https://developer.apple.com/documentation/corebluetooth/cbcentralmanager
    @objc public protocol CBCentralManagerDelegate : NSObjectProtocol {
      func centralManagerDidUpdateState(_ central: CBCentralManager)
      @objc optional func centralManager(_ central: CBCentralManager, willRestoreState dict: [String : Any])
      @objc(centralManager:didDiscoverPeripheral:advertisementData:RSSI:) optional func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String : Any], rssi RSSI: NSNumber)
      @objc(centralManager:didConnectPeripheral:) optional func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
      @objc(centralManager:didFailToConnectPeripheral:error:) optional func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
      @objc(centralManager:didDisconnectPeripheral:error:) optional func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
      @objc(centralManager:didDisconnectPeripheral:timestamp:isReconnecting:error:) optional func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: Double, isReconnecting: Bool, error: (any Error)?)
      @available(macOS, unavailable)
      @objc optional func centralManager(_ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral)
    }
    open class CBCentralManager : CBManager {
      public init()
      public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?)
      public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String : Any]? = nil)
      public struct Feature : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var extendedScanAndConnect: CBCentralManager.Feature { get }
      }
      open class func supports(_ features: CBCentralManager.Feature) -> Bool
      weak open var delegate: (any CBCentralManagerDelegate)? { get set }
      open var isScanning: Bool { get }
      open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String : Any]? = nil)
      open func stopScan()
      open func connect(_ peripheral: CBPeripheral, options: [String : Any]? = nil)
      open func cancelPeripheralConnection(_ peripheral: CBPeripheral)
      open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral]
      open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral]
      @available(macOS, unavailable)
      open func registerForConnectionEvents(options: [CBConnectionEventMatchingOption : Any]? = nil)
    }
    public struct CBConnectionEventMatchingOption : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var serviceUUIDs: CBConnectionEventMatchingOption { get }
      public static var peripheralUUIDs: CBConnectionEventMatchingOption { get }
    }
    """#
}
