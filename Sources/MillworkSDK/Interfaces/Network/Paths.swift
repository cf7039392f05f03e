extension InterfaceModules.Network {
  /// Paths of the network and their monitor.
  static let paths = #"""
    // https://developer.apple.com/documentation/network
    @_exported import Foundation
    import Dispatch
    import Swift
    @available(Apple 2019, *)
    public struct NWPath : Equatable, Sendable {
      public enum Status : Sendable { case satisfied, unsatisfied, requiresConnection }
      public var status: NWPath.Status { get }
      public var isExpensive: Bool { get }
      public var isConstrained: Bool { get }
      public var supportsIPv4: Bool { get }
      public var supportsIPv6: Bool { get }
      public var supportsDNS: Bool { get }
      public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool
      public var availableInterfaces: [NWInterface] { get }
      public static func == (a: NWPath, b: NWPath) -> Bool
    }
    @available(Apple 2019, *)
    public struct NWInterface : Hashable, Sendable {
      public enum InterfaceType : Sendable { case other, wifi, cellular, wiredEthernet, loopback }
      public var type: NWInterface.InterfaceType { get }
      public var name: String { get }
      public static func == (a: NWInterface, b: NWInterface) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    final public class NWPathMonitor : @unchecked Sendable {
      public init()
      public init(requiredInterfaceType: NWInterface.InterfaceType)
      @preconcurrency final public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? { get set }
      final public var currentPath: NWPath { get }
      final public func start(queue: DispatchQueue)
      final public func cancel()
    }
    """#
}
