extension InterfaceModules.NetworkExtension {
  /// Tunnels, Wi-Fi configurations and filters.
  static let networkExtensions = #"""
    // https://developer.apple.com/documentation/networkextension
    @_exported import Foundation
    import Swift
    import _Concurrency
    @available(iOS 9.0, macOS 10.11, tvOS 17.0, visionOS 1.0, *)
    @objc public enum NEVPNStatus : Int, Sendable {
      case invalid
      case disconnected
      case connecting
      case connected
      case reasserting
      case disconnecting
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    extension NSNotification.Name {
      public static let NEVPNStatusDidChange: NSNotification.Name
      public static let NEVPNConfigurationChange: NSNotification.Name
    }
    open class NEVPNConnection : NSObject {
      open var status: NEVPNStatus { get }
      open var connectedDate: Date? { get }
      open var manager: NEVPNManager { get }
      open func startVPNTunnel() throws
      open func startVPNTunnel(options: [String : NSObject]? = nil) throws
      open func stopVPNTunnel()
      @available(iOS 16.0, macOS 13.0, *)
      public func fetchLastDisconnectError() async throws
    }
    open class NETunnelProviderSession : NEVPNConnection {
      open func startTunnel(options: [String : Any]? = nil) throws
      open func stopTunnel()
      open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws
    }
    open class NEVPNManager : NSObject, @unchecked Sendable {
      open class func shared() -> NEVPNManager
      open var isEnabled: Bool { get set }
      open var isOnDemandEnabled: Bool { get set }
      open var onDemandRules: [NEOnDemandRule]? { get set }
      open var localizedDescription: String? { get set }
      open var protocolConfiguration: NEVPNProtocol? { get set }
      open var connection: NEVPNConnection { get }
      @preconcurrency open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
      @preconcurrency open func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      @preconcurrency open func removeFromPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      public func loadFromPreferences() async throws
      public func saveToPreferences() async throws
      public func removeFromPreferences() async throws
    }
    open class NETunnelProviderManager : NEVPNManager, @unchecked Sendable {
      public init()
      @preconcurrency open class func loadAllFromPreferences(completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void)
      public class func loadAllFromPreferences() async throws -> [NETunnelProviderManager]
    }
    open class NEVPNProtocol : NSObject {
      override public init()
      open var serverAddress: String? { get set }
      open var username: String? { get set }
      open var passwordReference: Data? { get set }
      open var disconnectOnSleep: Bool { get set }
      @available(iOS 14.0, macOS 10.15, *)
      open var includeAllNetworks: Bool { get set }
      @available(iOS 14.2, macOS 10.15, *)
      open var excludeLocalNetworks: Bool { get set }
    }
    open class NETunnelProviderProtocol : NEVPNProtocol {
      override public init()
      open var providerConfiguration: [String : Any]? { get set }
      open var providerBundleIdentifier: String? { get set }
    }
    open class NEVPNProtocolIPSec : NEVPNProtocol {
      override public init()
      open var useExtendedAuthentication: Bool { get set }
      open var sharedSecretReference: Data? { get set }
    }
    open class NEVPNProtocolIKEv2 : NEVPNProtocolIPSec {
      override public init()
      open var remoteIdentifier: String? { get set }
    }
    open class NEOnDemandRule : NSObject {
      open var ssidMatch: [String]? { get set }
      open var interfaceTypeMatch: NEOnDemandRuleInterfaceType { get set }
    }
    @objc public enum NEOnDemandRuleInterfaceType : Int, Sendable {
      case any
      case ethernet
      case wiFi
      case cellular
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    open class NEOnDemandRuleConnect : NEOnDemandRule {
      public init()
    }
    open class NEOnDemandRuleDisconnect : NEOnDemandRule {
      public init()
    }
    // https://developer.apple.com/documentation/networkextension/nepackettunnelprovider
    open class NEProvider : NSObject {
      open func sleep(completionHandler: @escaping () -> Void)
      open func wake()
    }
    @objc public enum NEProviderStopReason : Int, Sendable {
      case none
      case userInitiated
      case providerFailed
      case noNetworkAvailable
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    open class NETunnelProvider : NEProvider {
      open var protocolConfiguration: NEVPNProtocol { get }
      open var reasserting: Bool { get set }
      open func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)? = nil)
      open func setTunnelNetworkSettings(_ tunnelNetworkSettings: NETunnelNetworkSettings?, completionHandler: (((any Error)?) -> Void)? = nil)
    }
    open class NETunnelNetworkSettings : NSObject {
      public init(tunnelRemoteAddress address: String)
    }
    open class NEPacketTunnelNetworkSettings : NETunnelNetworkSettings {
      override public init(tunnelRemoteAddress address: String)
      open var mtu: NSNumber? { get set }
    }
    open class NEPacketTunnelProvider : NETunnelProvider {
      public init()
      open func startTunnel(options: [String : NSObject]? = nil, completionHandler: @escaping ((any Error)?) -> Void)
      open func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void)
      open func cancelTunnelWithError(_ error: (any Error)?)
    }
    // https://developer.apple.com/documentation/networkextension/nehotspotconfigurationmanager
    @available(iOS 11.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    open class NEHotspotConfiguration : NSObject {
      public init(ssid SSID: String)
      public init(ssid SSID: String, passphrase: String, isWEP: Bool)
      open var ssid: String { get }
      open var joinOnce: Bool { get set }
      @available(iOS 13.0, *)
      open var hidden: Bool { get set }
    }
    @available(iOS 11.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    open class NEHotspotConfigurationManager : NSObject {
      open class var shared: NEHotspotConfigurationManager { get }
      @preconcurrency open func apply(_ configuration: NEHotspotConfiguration, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      public func apply(_ configuration: NEHotspotConfiguration) async throws
      open func removeConfiguration(forSSID SSID: String)
      @preconcurrency open func getConfiguredSSIDs(completionHandler: @escaping @Sendable ([String]) -> Void)
    }
    @available(iOS 9.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    open class NEHotspotNetwork : NSObject {
      open var ssid: String { get }
      open var bssid: String { get }
      open var signalStrength: Double { get }
      @available(iOS 14.0, *)
      @preconcurrency open class func fetchCurrent(completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void)
      @available(iOS 14.0, *)
      public class func fetchCurrent() async -> NEHotspotNetwork?
    }
    """#
}
