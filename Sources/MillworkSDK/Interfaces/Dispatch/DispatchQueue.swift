extension InterfaceModules.Dispatch {
  /// Queues, work items and times.
  static let dispatchQueue = #"""
    // https://developer.apple.com/documentation/dispatch
    @_exported import Darwin
    @_exported import ObjectiveC
    import Swift
    import _Concurrency

    open class DispatchObject {
    }
    open class DispatchQueue : DispatchObject, @unchecked Sendable {
      public class var main: DispatchQueue { get }
      public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
      public convenience init(label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [], target: DispatchQueue? = nil)
      public struct Attributes : OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64)
        public static var concurrent: DispatchQueue.Attributes { get }
        public static var initiallyInactive: DispatchQueue.Attributes { get }
      }
      public var label: String { get }
      @preconcurrency public func async(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void)
      public func async(execute workItem: DispatchWorkItem)
      @preconcurrency public func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void)
      public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
      public func sync<T>(execute work: () throws -> T) rethrows -> T
    }
    open class DispatchGroup : DispatchObject, @unchecked Sendable {
      public init()
      public func enter()
      public func leave()
      @preconcurrency public func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void)
      public func wait()
    }
    open class DispatchSemaphore : DispatchObject, @unchecked Sendable {
      public init(value: Int)
      @discardableResult public func signal() -> Int
      public func wait()
    }
    public class DispatchWorkItem : @unchecked Sendable {
      public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping @convention(block) () -> Void)
      public func perform()
      public func cancel()
      public var isCancelled: Bool { get }
    }
    public struct DispatchWorkItemFlags : OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var barrier: DispatchWorkItemFlags { get }
    }
    public struct DispatchQoS : Equatable, Sendable {
      public enum QoSClass : Sendable {
        case background
        case utility
        case `default`
        case userInitiated
        case userInteractive
        case unspecified
      }
      public static var background: DispatchQoS { get }
      public static var utility: DispatchQoS { get }
      public static var `default`: DispatchQoS { get }
      public static var userInitiated: DispatchQoS { get }
      public static var userInteractive: DispatchQoS { get }
      public static var unspecified: DispatchQoS { get }
      public static func == (a: DispatchQoS, b: DispatchQoS) -> Bool
    }
    public enum DispatchTimeInterval : Equatable, Sendable {
      case seconds(Int)
      case milliseconds(Int)
      case microseconds(Int)
      case nanoseconds(Int)
      case never
      public static func == (a: DispatchTimeInterval, b: DispatchTimeInterval) -> Bool
    }
    public struct DispatchTime : Comparable, Sendable {
      public static func now() -> DispatchTime
      public static var distantFuture: DispatchTime { get }
      public let uptimeNanoseconds: UInt64
      public static func < (a: DispatchTime, b: DispatchTime) -> Bool
      public static func == (a: DispatchTime, b: DispatchTime) -> Bool
    }
    public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
    public func + (time: DispatchTime, seconds: Double) -> DispatchTime
    """#
}
