extension InterfaceModules.CoreWLAN {
  /// Wireless interfaces and the networks that they see.
  static let wirelessNetworks = #"""
    // https://developer.apple.com/documentation/corewlan
    @_exported import Foundation
    import Swift
    import _Concurrency
    open class CWWiFiClient : NSObject {
      open class func shared() -> CWWiFiClient
      open func interface() -> CWInterface?
      open func interfaces() -> [CWInterface]?
      open class func interfaceNames() -> [String]?
    }
    open class CWInterface : NSObject {
      open var interfaceName: String? { get }
      open func powerOn() -> Bool
      open func ssid() -> String?
      open func bssid() -> String?
      open func rssiValue() -> Int
      open func noiseMeasurement() -> Int
      open func transmitRate() -> Double
      open func countryCode() -> String?
      open func hardwareAddress() -> String?
      open func scanForNetworks(withName networkName: String?) throws -> Set<CWNetwork>
      open func associate(to network: CWNetwork, password: String?) throws
      open func disassociate()
      open func setPower(_ power: Bool) throws
    }
    open class CWNetwork : NSObject {
      open var ssid: String? { get }
      open var bssid: String? { get }
      open var rssiValue: Int { get }
      open var noiseMeasurement: Int { get }
    }
    """#
}
