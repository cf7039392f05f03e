extension InterfaceModules.Network {
  /// Paths of the network and their monitor.
  static let paths = #"""
    // https://developer.apple.com/documentation/network
    @_exported import Foundation
    import Dispatch
    import Security
    import Swift
    import _Concurrency
    @available(Apple 2019, *)
    public struct NWPath : Equatable, Sendable {
      public enum Status : Sendable { case satisfied, unsatisfied, requiresConnection }
      @available(iOS 14.2, macOS 11.0, tvOS 14.2, watchOS 7.1, *)
      public enum UnsatisfiedReason : Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive }
      public var status: NWPath.Status { get }
      @available(iOS 14.2, macOS 11.0, tvOS 14.2, watchOS 7.1, *)
      public var unsatisfiedReason: NWPath.UnsatisfiedReason { get }
      public var availableInterfaces: [NWInterface] { get }
      public var isExpensive: Bool { get }
      public var isConstrained: Bool { get }
      public var supportsIPv4: Bool { get }
      public var supportsIPv6: Bool { get }
      public var supportsDNS: Bool { get }
      public var localEndpoint: NWEndpoint? { get }
      public var remoteEndpoint: NWEndpoint? { get }
      public var gateways: [NWEndpoint] { get }
      public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool
      public static func == (a: NWPath, b: NWPath) -> Bool
    }
    @available(Apple 2019, *)
    public struct NWInterface : Hashable, CustomDebugStringConvertible, Sendable {
      public enum InterfaceType : Sendable { case other, wifi, cellular, wiredEthernet, loopback }
      public var type: NWInterface.InterfaceType { get }
      public var name: String { get }
      public var index: Int { get }
      public var debugDescription: String { get }
      public static func == (a: NWInterface, b: NWInterface) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    // https://developer.apple.com/documentation/network/nwpathmonitor
    @available(Apple 2019, *)
    final public class NWPathMonitor : @unchecked Sendable {
      public init()
      public init(requiredInterfaceType: NWInterface.InterfaceType)
      @available(Apple 2020, *)
      public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType])
      @preconcurrency final public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? { get set }
      final public var currentPath: NWPath { get }
      final public var queue: DispatchQueue? { get }
      final public func start(queue: DispatchQueue)
      final public func cancel()
    }
    @available(Apple 2023, *)
    extension NWPathMonitor : AsyncSequence {
      public typealias Element = NWPath
      public struct Iterator : AsyncIteratorProtocol {
        public typealias Element = NWPath
        public mutating func next() async -> NWPath?
      }
      public typealias AsyncIterator = NWPathMonitor.Iterator
      public func makeAsyncIterator() -> NWPathMonitor.Iterator
    }
    // https://developer.apple.com/documentation/network/nwerror
    @available(Apple 2019, *)
    public enum NWError : Error, CustomDebugStringConvertible, Equatable, Sendable {
      case posix(POSIXErrorCode)
      case dns(DNSServiceErrorType)
      case tls(OSStatus)
      @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
      case wifiAware(Int32)
      public var debugDescription: String { get }
      public static func == (a: NWError, b: NWError) -> Bool
    }
    public typealias DNSServiceErrorType = Int32
    // https://developer.apple.com/documentation/network/nwendpoint
    @available(Apple 2019, *)
    public protocol IPAddress : Hashable, CustomDebugStringConvertible, Sendable {
      init?(_ rawValue: Data, _ interface: NWInterface?)
      init?(_ string: String)
      var rawValue: Data { get }
      var interface: NWInterface? { get }
      var isLoopback: Bool { get }
      var isLinkLocal: Bool { get }
      var isMulticast: Bool { get }
    }
    @available(Apple 2019, *)
    public struct IPv4Address : IPAddress {
      public init?(_ rawValue: Data, _ interface: NWInterface? = nil)
      public init?(_ string: String)
      public static let any: IPv4Address
      public static let broadcast: IPv4Address
      public static let loopback: IPv4Address
      public var rawValue: Data { get }
      public var interface: NWInterface? { get }
      public var isLoopback: Bool { get }
      public var isLinkLocal: Bool { get }
      public var isMulticast: Bool { get }
      public var debugDescription: String { get }
      public static func == (a: IPv4Address, b: IPv4Address) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    public struct IPv6Address : IPAddress {
      public init?(_ rawValue: Data, _ interface: NWInterface? = nil)
      public init?(_ string: String)
      public static let any: IPv6Address
      public static let loopback: IPv6Address
      public var rawValue: Data { get }
      public var interface: NWInterface? { get }
      public var isLoopback: Bool { get }
      public var isLinkLocal: Bool { get }
      public var isMulticast: Bool { get }
      public var asIPv4: IPv4Address? { get }
      public var debugDescription: String { get }
      public static func == (a: IPv6Address, b: IPv6Address) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    public enum NWEndpoint : CustomDebugStringConvertible, Hashable, Sendable {
      case hostPort(host: NWEndpoint.Host, port: NWEndpoint.Port)
      case service(name: String, type: String, domain: String, interface: NWInterface?)
      case unix(path: String)
      case url(URL)
      public var interface: NWInterface? { get }
      @available(Apple 2022, *)
      public var txtRecord: NWTXTRecord? { get }
      public var debugDescription: String { get }
      public static func == (a: NWEndpoint, b: NWEndpoint) -> Bool
      public func hash(into hasher: inout Hasher)
      public enum Host : CustomDebugStringConvertible, ExpressibleByStringLiteral, Hashable, Sendable {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)
        public init(_ string: String)
        public init(stringLiteral: StringLiteralType)
        public typealias StringLiteralType = String
        public var interface: NWInterface? { get }
        public var debugDescription: String { get }
        public static func == (a: NWEndpoint.Host, b: NWEndpoint.Host) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct Port : CustomDebugStringConvertible, ExpressibleByIntegerLiteral, RawRepresentable, Hashable, Sendable {
        public typealias IntegerLiteralType = UInt16
        public typealias RawValue = UInt16
        public let rawValue: UInt16
        public init?(_ string: String)
        public init?(rawValue: UInt16)
        public init(integerLiteral value: UInt16)
        public static let any: NWEndpoint.Port
        public static let ssh: NWEndpoint.Port
        public static let smtp: NWEndpoint.Port
        public static let http: NWEndpoint.Port
        public static let pop: NWEndpoint.Port
        public static let imap: NWEndpoint.Port
        public static let https: NWEndpoint.Port
        public static let imaps: NWEndpoint.Port
        public static let socks: NWEndpoint.Port
        public var debugDescription: String { get }
      }
    }
    @available(Apple 2019, *)
    public struct NWTXTRecord : CustomDebugStringConvertible, Equatable, Sendable {
      public init(_ dictionary: [String : String])
      public init()
      public var dictionary: [String : String] { get }
      public subscript(key: String) -> String? { get set }
      public var data: Data { get }
      public var debugDescription: String { get }
      public static func == (a: NWTXTRecord, b: NWTXTRecord) -> Bool
    }
    """#
}
