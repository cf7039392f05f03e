extension InterfaceModules.SystemConfiguration {
  /// Reachability of hosts.
  static let reachability = #"""
    // https://developer.apple.com/documentation/systemconfiguration
    @_exported import Foundation
    import Swift
    import _Concurrency
    public class SCNetworkReachability : Hashable {
      public static func == (a: SCNetworkReachability, b: SCNetworkReachability) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public struct SCNetworkReachabilityFlags : OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32)
      public static var reachable: Self { get }
      public static var connectionRequired: Self { get }
      public static var interventionRequired: Self { get }
      public static var isWWAN: Self { get }
      public static var transientConnection: Self { get }
    }
    public func SCNetworkReachabilityCreateWithName(_ allocator: OpaquePointer?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability?
    public func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>) -> Bool
    """#
}
