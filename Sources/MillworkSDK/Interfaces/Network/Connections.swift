extension InterfaceModules.Network {
  /// Connections, listeners and browsers.
  static let connections = #"""
    // https://developer.apple.com/documentation/network/nwparameters
    @available(Apple 2019, *)
    final public class NWParameters : CustomDebugStringConvertible, @unchecked Sendable {
      public init()
      public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options())
      public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options())
      @available(Apple 2021, *)
      public convenience init(quic: NWProtocolQUIC.Options)
      final public class var tcp: NWParameters { get }
      final public class var tls: NWParameters { get }
      final public class var udp: NWParameters { get }
      final public class var dtls: NWParameters { get }
      final public func copy() -> NWParameters
      public enum ServiceClass : Sendable { case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling }
      public enum MultipathServiceType : Sendable { case disabled, handover, interactive, aggregate }
      public enum ExpiredDNSBehavior : Sendable { case systemDefault, allow, prohibit }
      @available(Apple 2023, *)
      public enum Attribution : Sendable { case developer, user }
      final public var requiredInterface: NWInterface? { get set }
      final public var requiredInterfaceType: NWInterface.InterfaceType { get set }
      final public var requiredLocalEndpoint: NWEndpoint? { get set }
      final public var prohibitedInterfaces: [NWInterface]? { get set }
      final public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]? { get set }
      final public var prohibitExpensivePaths: Bool { get set }
      final public var prohibitConstrainedPaths: Bool { get set }
      final public var preferNoProxies: Bool { get set }
      final public var allowLocalEndpointReuse: Bool { get set }
      final public var acceptLocalOnly: Bool { get set }
      final public var includePeerToPeer: Bool { get set }
      final public var serviceClass: NWParameters.ServiceClass { get set }
      final public var multipathServiceType: NWParameters.MultipathServiceType { get set }
      final public var allowFastOpen: Bool { get set }
      final public var defaultProtocolStack: NWParameters.ProtocolStack { get }
      final public var debugDescription: String { get }
      final public class ProtocolStack {
        final public var applicationProtocols: [NWProtocolOptions] { get set }
        final public var transportProtocol: NWProtocolOptions? { get set }
        final public var internetProtocol: NWProtocolOptions? { get set }
      }
    }
    @available(Apple 2019, *)
    public class NWProtocolOptions {
    }
    @available(Apple 2019, *)
    public class NWProtocolMetadata {
    }
    @available(Apple 2019, *)
    public class NWProtocolDefinition : Equatable, CustomDebugStringConvertible {
      public var name: String { get }
      public var debugDescription: String { get }
      public static func == (a: NWProtocolDefinition, b: NWProtocolDefinition) -> Bool
    }
    @available(Apple 2019, *)
    public class NWProtocol {
    }
    @available(Apple 2019, *)
    public class NWProtocolTCP : NWProtocol {
      public static let definition: NWProtocolDefinition
      public class Options : NWProtocolOptions {
        public init()
        public var noDelay: Bool { get set }
        public var noPush: Bool { get set }
        public var noOptions: Bool { get set }
        public var enableKeepalive: Bool { get set }
        public var keepaliveCount: Int { get set }
        public var keepaliveIdle: Int { get set }
        public var keepaliveInterval: Int { get set }
        public var maximumSegmentSize: Int { get set }
        public var connectionTimeout: Int { get set }
        public var connectionDropTime: Int { get set }
        public var enableFastOpen: Bool { get set }
        public var disableAckStretching: Bool { get set }
        public var disableECN: Bool { get set }
      }
    }
    @available(Apple 2019, *)
    public class NWProtocolUDP : NWProtocol {
      public static let definition: NWProtocolDefinition
      public class Options : NWProtocolOptions {
        public init()
        public var preferNoChecksum: Bool { get set }
      }
    }
    @available(Apple 2019, *)
    public class NWProtocolTLS : NWProtocol {
      public static let definition: NWProtocolDefinition
      public class Options : NWProtocolOptions {
        public init()
        public var securityProtocolOptions: sec_protocol_options_t { get }
      }
    }
    @available(Apple 2019, *)
    public class NWProtocolIP : NWProtocol {
      public static let definition: NWProtocolDefinition
      public class Options : NWProtocolOptions {
        public enum Version : Sendable { case any, v4, v6 }
        public var version: NWProtocolIP.Options.Version { get set }
        public var hopLimit: UInt8 { get set }
        public var useMinimumMTU: Bool { get set }
        public var disableFragmentation: Bool { get set }
      }
    }
    @available(Apple 2019, *)
    public class NWProtocolWebSocket : NWProtocol {
      public static let definition: NWProtocolDefinition
      public enum Opcode : Int, Sendable {
        case cont, text, binary, close, ping, pong
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      public enum Version : Sendable { case v13 }
      public enum CloseCode : Sendable, Equatable {
        public enum Defined : UInt16, Sendable {
          case normalClosure = 1000, goingAway, protocolError, unsupportedData, noStatusReceived = 1005, abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig, mandatoryExtension, internalServerError, tlsHandshake = 1015
          public init?(rawValue: UInt16)
          public typealias RawValue = UInt16
          public var rawValue: UInt16 { get }
        }
        case protocolCode(NWProtocolWebSocket.CloseCode.Defined)
        case applicationCode(UInt16)
        case privateCode(UInt16)
        public static func == (a: NWProtocolWebSocket.CloseCode, b: NWProtocolWebSocket.CloseCode) -> Bool
      }
      public class Options : NWProtocolOptions {
        public init(_ version: NWProtocolWebSocket.Version = .v13)
        public var autoReplyPing: Bool { get set }
        public var skipHandshake: Bool { get set }
        public var maximumMessageSize: Int { get set }
        public func setAdditionalHeaders(_ additionalHeaders: [(name: String, value: String)])
        public func setSubprotocols(_ subprotocols: [String])
      }
      public class Metadata : NWProtocolMetadata {
        public init(opcode: NWProtocolWebSocket.Opcode)
        public var opcode: NWProtocolWebSocket.Opcode { get }
        public var closeCode: NWProtocolWebSocket.CloseCode { get set }
        public func setPongHandler(_ queue: DispatchQueue, handler: @escaping (NWError?) -> Void)
      }
    }
    @available(Apple 2021, *)
    public class NWProtocolQUIC : NWProtocol {
      public static let definition: NWProtocolDefinition
      public class Options : NWProtocolOptions {
        public init(alpn: [String])
        public init()
        public var idleTimeout: Int { get set }
        public var securityProtocolOptions: sec_protocol_options_t { get }
      }
    }
    // https://developer.apple.com/documentation/network/nwprotocolframer
    @available(Apple 2019, *)
    public class NWProtocolFramer : NWProtocol {
      public class Definition : NWProtocolDefinition {
        public init(implementation: any NWProtocolFramerImplementation.Type)
      }
      public class Options : NWProtocolOptions {
        public init(definition: NWProtocolFramer.Definition)
      }
      public class Message : NWProtocolMetadata {
        public init(definition: NWProtocolFramer.Definition)
        public init(instance: NWProtocolFramer.Instance)
        public subscript(key: String) -> Any? { get set }
      }
      public enum StartResult : Sendable { case ready, willMarkReady }
      final public class Instance {
        final public func markReady()
        final public func parseInput(minimumIncompleteLength: Int, maximumLength: Int, parse: (UnsafeMutableRawBufferPointer?, Bool) -> Int) -> Bool
        final public func deliverInputNoCopy(length: Int, message: NWProtocolFramer.Message, isComplete: Bool) -> Bool
        final public func deliverInput(data: Data, message: NWProtocolFramer.Message, isComplete: Bool)
        final public func writeOutput(data: Data)
        final public func writeOutputNoCopy(length: Int) throws
        final public func passThroughInput()
        final public func passThroughOutput()
        final public func markFailed(error: NWError?)
      }
    }
    @available(Apple 2019, *)
    public protocol NWProtocolFramerImplementation : AnyObject {
      static var label: String { get }
      init(framer: NWProtocolFramer.Instance)
      func start(framer: NWProtocolFramer.Instance) -> NWProtocolFramer.StartResult
      func handleInput(framer: NWProtocolFramer.Instance) -> Int
      func handleOutput(framer: NWProtocolFramer.Instance, message: NWProtocolFramer.Message, messageLength: Int, isComplete: Bool)
      func wakeup(framer: NWProtocolFramer.Instance)
      func stop(framer: NWProtocolFramer.Instance) -> Bool
      func cleanup(framer: NWProtocolFramer.Instance)
    }
    // https://developer.apple.com/documentation/network/nwconnection
    @available(Apple 2019, *)
    final public class NWConnection : CustomDebugStringConvertible, @unchecked Sendable {
      public enum State : Equatable, Sendable {
        case setup
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
        public static func == (a: NWConnection.State, b: NWConnection.State) -> Bool
      }
      final public class ContentContext : @unchecked Sendable {
        public init(identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false, antecedent: NWConnection.ContentContext? = nil, metadata: [NWProtocolMetadata]? = [])
        final public let identifier: String
        final public var isFinal: Bool { get }
        final public var protocolMetadata: [NWProtocolMetadata] { get }
        final public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata?
        public static let defaultStream: NWConnection.ContentContext
        public static let defaultMessage: NWConnection.ContentContext
        public static let finalMessage: NWConnection.ContentContext
      }
      public enum SendCompletion : Sendable {
        @preconcurrency case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
      }
      public init(to: NWEndpoint, using: NWParameters)
      public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters)
      final public let endpoint: NWEndpoint
      final public let parameters: NWParameters
      final public var state: NWConnection.State { get }
      final public var queue: DispatchQueue? { get }
      final public var currentPath: NWPath? { get }
      final public var maximumDatagramSize: Int { get }
      @preconcurrency final public var stateUpdateHandler: (@Sendable (NWConnection.State) -> Void)? { get set }
      @preconcurrency final public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? { get set }
      @preconcurrency final public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? { get set }
      @preconcurrency final public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? { get set }
      final public func start(queue: DispatchQueue)
      final public func cancel()
      final public func forceCancel()
      final public func cancelCurrentEndpoint()
      final public func restart()
      final public func batch(_ update: () -> Void)
      @preconcurrency final public func receive(minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping @Sendable (_ content: Data?, _ contentContext: NWConnection.ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void)
      @preconcurrency final public func receiveMessage(completion: @escaping @Sendable (_ completeContent: Data?, _ contentContext: NWConnection.ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void)
      final public func send<Content>(content: Content?, contentContext: NWConnection.ContentContext = .defaultMessage, isComplete: Bool = true, completion: NWConnection.SendCompletion) where Content : DataProtocol
      final public func send(content: Data? = nil, contentContext: NWConnection.ContentContext = .defaultMessage, isComplete: Bool = true, completion: NWConnection.SendCompletion)
      final public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata?
      final public var debugDescription: String { get }
    }
    // https://developer.apple.com/documentation/network/nwlistener
    @available(Apple 2019, *)
    final public class NWListener : CustomDebugStringConvertible, @unchecked Sendable {
      public enum State : Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
        public static func == (a: NWListener.State, b: NWListener.State) -> Bool
      }
      public enum ServiceRegistrationChange : Sendable { case add(NWEndpoint), remove(NWEndpoint) }
      public struct Service : Equatable, Sendable {
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil)
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord)
        public let name: String?
        public let type: String
        public let domain: String?
        public static func == (a: NWListener.Service, b: NWListener.Service) -> Bool
      }
      public init(using: NWParameters, on port: NWEndpoint.Port = .any) throws
      public convenience init(service: NWListener.Service? = nil, using: NWParameters) throws
      final public let parameters: NWParameters
      final public var state: NWListener.State { get }
      final public var port: NWEndpoint.Port? { get }
      final public var queue: DispatchQueue? { get }
      final public var service: NWListener.Service? { get set }
      final public var newConnectionLimit: Int { get set }
      @preconcurrency final public var stateUpdateHandler: (@Sendable (NWListener.State) -> Void)? { get set }
      @preconcurrency final public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? { get set }
      @preconcurrency final public var serviceRegistrationUpdateHandler: (@Sendable (NWListener.ServiceRegistrationChange) -> Void)? { get set }
      final public func start(queue: DispatchQueue)
      final public func cancel()
      final public var debugDescription: String { get }
    }
    // https://developer.apple.com/documentation/network/nwbrowser
    @available(Apple 2019, *)
    final public class NWBrowser : CustomDebugStringConvertible, @unchecked Sendable {
      public enum State : Equatable, Sendable {
        case setup
        case ready
        case failed(NWError)
        case cancelled
        case waiting(NWError)
        public static func == (a: NWBrowser.State, b: NWBrowser.State) -> Bool
      }
      public enum Descriptor : Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
        @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
        case applicationService(name: String)
      }
      public struct Result : Hashable, Sendable {
        public enum Metadata : Hashable, Sendable {
          case none
          case bonjour(NWTXTRecord)
          public static func == (a: NWBrowser.Result.Metadata, b: NWBrowser.Result.Metadata) -> Bool
          public func hash(into hasher: inout Hasher)
        }
        public enum Change : Hashable, Sendable {
          public struct Flags : OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32)
            public static let identical: NWBrowser.Result.Change.Flags
            public static let interfaceAdded: NWBrowser.Result.Change.Flags
            public static let interfaceRemoved: NWBrowser.Result.Change.Flags
            public static let metadataChanged: NWBrowser.Result.Change.Flags
          }
          case identical
          case added(NWBrowser.Result)
          case removed(NWBrowser.Result)
          case changed(old: NWBrowser.Result, new: NWBrowser.Result, flags: NWBrowser.Result.Change.Flags)
          public static func == (a: NWBrowser.Result.Change, b: NWBrowser.Result.Change) -> Bool
          public func hash(into hasher: inout Hasher)
        }
        public let endpoint: NWEndpoint
        public let interfaces: [NWInterface]
        public let metadata: NWBrowser.Result.Metadata
        public static func == (a: NWBrowser.Result, b: NWBrowser.Result) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public init(for: NWBrowser.Descriptor, using: NWParameters)
      final public let descriptor: NWBrowser.Descriptor
      final public let parameters: NWParameters
      final public var state: NWBrowser.State { get }
      final public var browseResults: Set<NWBrowser.Result> { get }
      final public var queue: DispatchQueue? { get }
      @preconcurrency final public var stateUpdateHandler: (@Sendable (NWBrowser.State) -> Void)? { get set }
      @preconcurrency final public var browseResultsChangedHandler: (@Sendable (Set<NWBrowser.Result>, Set<NWBrowser.Result.Change>) -> Void)? { get set }
      final public func start(queue: DispatchQueue)
      final public func cancel()
      final public var debugDescription: String { get }
    }
    // https://developer.apple.com/documentation/network/nwconnectiongroup
    @available(Apple 2020, *)
    public class NWGroupDescriptor {
    }
    @available(Apple 2020, *)
    public class NWMulticastGroup : NWGroupDescriptor {
      public init(for: [NWEndpoint], from: NWEndpoint? = nil, disableUnicast: Bool = false) throws
    }
    @available(Apple 2020, *)
    final public class NWConnectionGroup : @unchecked Sendable {
      public enum State : Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
        public static func == (a: NWConnectionGroup.State, b: NWConnectionGroup.State) -> Bool
      }
      public init(with: NWGroupDescriptor, using: NWParameters)
      final public class Message {
        final public var remoteEndpoint: NWEndpoint? { get }
        final public func reply(content: Data?)
      }
      @preconcurrency final public var stateUpdateHandler: (@Sendable (NWConnectionGroup.State) -> Void)? { get set }
      @preconcurrency final public func setReceiveHandler(maximumMessageSize: Int? = nil, rejectOversizedMessages: Bool = false, handler: @escaping @Sendable (NWConnectionGroup.Message, Data?, Bool) -> Void)
      @preconcurrency final public func send(content: Data?, to: NWEndpoint? = nil, completion: @escaping @Sendable (NWError?) -> Void)
      final public func start(queue: DispatchQueue)
      final public func cancel()
    }
    """#
}
