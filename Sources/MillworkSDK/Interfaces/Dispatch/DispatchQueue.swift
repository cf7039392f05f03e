extension InterfaceModules.Dispatch {
  /// Queues, groups, work items and semaphores.
  static let dispatchQueue = #"""
    // https://developer.apple.com/documentation/dispatch/dispatchqueue
    @_exported import Darwin
    @_exported import ObjectiveC
    import Swift
    import _Concurrency

    open class DispatchObject : NSObject {
      open func activate()
      open func suspend()
      open func resume()
      open func setTarget(queue: DispatchQueue?)
    }
    open class DispatchQueue : DispatchObject, @unchecked Sendable {
      public class var main: DispatchQueue { get }
      public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
      public convenience init(label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [], autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil)
      public var label: String { get }
      public var qos: DispatchQoS { get }
      public struct Attributes : OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64)
        public static let concurrent: DispatchQueue.Attributes
        public static let initiallyInactive: DispatchQueue.Attributes
      }
      public enum AutoreleaseFrequency : Sendable {
        case inherit
        case workItem
        case never
      }
      public enum GlobalQueuePriority : Sendable {
        case high
        case `default`
        case low
        case background
      }
      public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void)
      public func sync(execute workItem: DispatchWorkItem)
      public func sync<T>(execute work: () throws -> T) rethrows -> T
      public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T
      public func asyncAndWait(execute workItem: DispatchWorkItem)
      @preconcurrency public func async(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void)
      public func async(group: DispatchGroup, execute workItem: DispatchWorkItem)
      public func async(execute workItem: DispatchWorkItem)
      @preconcurrency public func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void)
      @preconcurrency public func asyncAfter(wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void)
      public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
      public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem)
      public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
      public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
      public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?)
    }
    final public class DispatchSpecificKey<T> {
      public init()
    }
    extension DispatchSpecificKey : @unchecked Sendable where T : Sendable {}
    public func dispatchMain() -> Never
    public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate)
    public enum DispatchPredicate : Sendable {
      case onQueue(DispatchQueue)
      case onQueueAsBarrier(DispatchQueue)
      case notOnQueue(DispatchQueue)
    }
    public enum DispatchTimeoutResult : Sendable {
      case success
      case timedOut
    }

    // https://developer.apple.com/documentation/dispatch/dispatchgroup
    open class DispatchGroup : DispatchObject, @unchecked Sendable {
      public init()
      open func enter()
      open func leave()
      @preconcurrency public func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void)
      public func notify(queue: DispatchQueue, work: DispatchWorkItem)
      @available(*, noasync, message: "Use a TaskGroup instead")
      public func wait()
      @available(*, noasync, message: "Use a TaskGroup instead")
      public func wait(timeout: DispatchTime) -> DispatchTimeoutResult
      @available(*, noasync, message: "Use a TaskGroup instead")
      public func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult
    }
    open class DispatchSemaphore : DispatchObject, @unchecked Sendable {
      public init(value: Int)
      @discardableResult public func signal() -> Int
      @available(*, noasync, message: "Await a Task handle instead")
      public func wait()
      @available(*, noasync, message: "Await a Task handle instead")
      public func wait(timeout: DispatchTime) -> DispatchTimeoutResult
      @available(*, noasync, message: "Await a Task handle instead")
      public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
    }
    public class DispatchWorkItem : @unchecked Sendable {
      public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping @convention(block) () -> Void)
      public func perform()
      public func cancel()
      public var isCancelled: Bool { get }
      @available(*, noasync)
      public func wait()
      @available(*, noasync)
      public func wait(timeout: DispatchTime) -> DispatchTimeoutResult
      @preconcurrency public func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute: @escaping @Sendable @convention(block) () -> Void)
      public func notify(queue: DispatchQueue, execute: DispatchWorkItem)
    }
    public struct DispatchWorkItemFlags : OptionSet, RawRepresentable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static let barrier: DispatchWorkItemFlags
      public static let detached: DispatchWorkItemFlags
      public static let assignCurrentContext: DispatchWorkItemFlags
      public static let noQoS: DispatchWorkItemFlags
      public static let inheritQoS: DispatchWorkItemFlags
      public static let enforceQoS: DispatchWorkItemFlags
    }
    public struct DispatchQoS : Equatable, Sendable {
      public let qosClass: DispatchQoS.QoSClass
      public let relativePriority: Int
      public init(qosClass: DispatchQoS.QoSClass, relativePriority: Int)
      public enum QoSClass : Sendable {
        case background
        case utility
        case `default`
        case userInitiated
        case userInteractive
        case unspecified
      }
      public static let background: DispatchQoS
      public static let utility: DispatchQoS
      public static let `default`: DispatchQoS
      public static let userInitiated: DispatchQoS
      public static let userInteractive: DispatchQoS
      public static let unspecified: DispatchQoS
      public static func == (a: DispatchQoS, b: DispatchQoS) -> Bool
    }
    """#

  /// Times and intervals.
  static let dispatchTime = #"""
    // https://developer.apple.com/documentation/dispatch/dispatchtime
    public enum DispatchTimeInterval : Equatable, Sendable {
      case seconds(Int)
      case milliseconds(Int)
      case microseconds(Int)
      case nanoseconds(Int)
      case never
      public static func == (a: DispatchTimeInterval, b: DispatchTimeInterval) -> Bool
    }
    public struct DispatchTime : Comparable, Sendable {
      public static let distantFuture: DispatchTime
      public static func now() -> DispatchTime
      public init(uptimeNanoseconds: UInt64)
      public var uptimeNanoseconds: UInt64 { get }
      @available(Apple 2019, *)
      public func distance(to other: DispatchTime) -> DispatchTimeInterval
      @available(Apple 2019, *)
      public func advanced(by n: DispatchTimeInterval) -> DispatchTime
      public static func < (a: DispatchTime, b: DispatchTime) -> Bool
      public static func == (a: DispatchTime, b: DispatchTime) -> Bool
    }
    public struct DispatchWallTime : Comparable, Sendable {
      public static let distantFuture: DispatchWallTime
      public static func now() -> DispatchWallTime
      public init(timespec: timespec)
      public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool
      public static func == (a: DispatchWallTime, b: DispatchWallTime) -> Bool
    }
    public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
    public func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
    public func + (time: DispatchTime, seconds: Double) -> DispatchTime
    public func - (time: DispatchTime, seconds: Double) -> DispatchTime
    public func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime
    public func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime
    public func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime
    public func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime

    // https://developer.apple.com/documentation/dispatch/dispatchdata
    public struct DispatchData : RandomAccessCollection, @unchecked Sendable {
      public static let empty: DispatchData
      public init(bytes buffer: UnsafeRawBufferPointer)
      public var count: Int { get }
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public subscript(index: Int) -> UInt8 { get }
      public subscript(bounds: Range<Int>) -> Slice<DispatchData> { get }
      public func index(before i: Int) -> Int
      public func index(after i: Int) -> Int
      public mutating func append(_ other: DispatchData)
      public mutating func append(_ bytes: UnsafeRawBufferPointer)
      public func enumerateBytes(_ block: (_ buffer: UnsafeBufferPointer<UInt8>, _ byteIndex: Int, _ stop: inout Bool) -> Void)
    }
    """#

  /// Sources of events.
  static let dispatchSource = #"""
    // https://developer.apple.com/documentation/dispatch/dispatchsource
    public protocol DispatchSourceProtocol : NSObjectProtocol, Sendable {
      typealias DispatchSourceHandler = @convention(block) () -> Void
      func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: Self.DispatchSourceHandler?)
      func setEventHandler(handler: DispatchWorkItem)
      func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: Self.DispatchSourceHandler?)
      func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: Self.DispatchSourceHandler?)
      func cancel()
      func resume()
      func suspend()
      @available(macOS 10.12, iOS 10.0, tvOS 10.0, watchOS 3.0, visionOS 1.0, *)
      func activate()
      var handle: UInt { get }
      var mask: UInt { get }
      var data: UInt { get }
      var isCancelled: Bool { get }
    }
    extension DispatchSourceProtocol {
      public func setEventHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: Self.DispatchSourceHandler?)
      public func setEventHandler(handler: DispatchWorkItem)
      public func setCancelHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: Self.DispatchSourceHandler?)
      public func setRegistrationHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: Self.DispatchSourceHandler?)
      public func cancel()
      public func resume()
      public func suspend()
      public func activate()
      public var handle: UInt { get }
      public var mask: UInt { get }
      public var data: UInt { get }
      public var isCancelled: Bool { get }
    }
    public protocol DispatchSourceUserDataAdd : DispatchSourceProtocol {
      func add(data: UInt)
    }
    public protocol DispatchSourceRead : DispatchSourceProtocol {}
    public protocol DispatchSourceWrite : DispatchSourceProtocol {}
    public protocol DispatchSourceSignal : DispatchSourceProtocol {}
    public protocol DispatchSourceMemoryPressure : DispatchSourceProtocol {
      var data: DispatchSource.MemoryPressureEvent { get }
    }
    public protocol DispatchSourceProcess : DispatchSourceProtocol {
      var handle: pid_t { get }
      var data: DispatchSource.ProcessEvent { get }
    }
    public protocol DispatchSourceFileSystemObject : DispatchSourceProtocol {
      var handle: Int32 { get }
      var data: DispatchSource.FileSystemEvent { get }
    }
    public protocol DispatchSourceTimer : DispatchSourceProtocol {}
    extension DispatchSourceTimer {
      public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0))
      public func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0))
      public func schedule(wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0))
      public func schedule(wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0))
    }
    open class DispatchSource : DispatchObject, DispatchSourceProtocol, DispatchSourceRead, DispatchSourceWrite, DispatchSourceSignal, DispatchSourceTimer, @unchecked Sendable {
      public struct ProcessEvent : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let exit: DispatchSource.ProcessEvent
        public static let fork: DispatchSource.ProcessEvent
        public static let exec: DispatchSource.ProcessEvent
        public static let signal: DispatchSource.ProcessEvent
        public static let all: DispatchSource.ProcessEvent
      }
      public struct FileSystemEvent : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let delete: DispatchSource.FileSystemEvent
        public static let write: DispatchSource.FileSystemEvent
        public static let extend: DispatchSource.FileSystemEvent
        public static let attrib: DispatchSource.FileSystemEvent
        public static let link: DispatchSource.FileSystemEvent
        public static let rename: DispatchSource.FileSystemEvent
        public static let revoke: DispatchSource.FileSystemEvent
        public static let funlock: DispatchSource.FileSystemEvent
        public static let all: DispatchSource.FileSystemEvent
      }
      public struct MemoryPressureEvent : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let normal: DispatchSource.MemoryPressureEvent
        public static let warning: DispatchSource.MemoryPressureEvent
        public static let critical: DispatchSource.MemoryPressureEvent
        public static let all: DispatchSource.MemoryPressureEvent
      }
      public struct TimerFlags : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let strict: DispatchSource.TimerFlags
      }
      public class func makeReadSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceRead
      public class func makeWriteSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceWrite
      public class func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceSignal
      public class func makeTimerSource(flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil) -> any DispatchSourceTimer
      public class func makeUserDataAddSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataAdd
      public class func makeProcessSource(identifier: pid_t, eventMask: DispatchSource.ProcessEvent, queue: DispatchQueue? = nil) -> any DispatchSourceProcess
      public class func makeFileSystemObjectSource(fileDescriptor: Int32, eventMask: DispatchSource.FileSystemEvent, queue: DispatchQueue? = nil) -> any DispatchSourceFileSystemObject
      public class func makeMemoryPressureSource(eventMask: DispatchSource.MemoryPressureEvent, queue: DispatchQueue? = nil) -> any DispatchSourceMemoryPressure
    }
    // https://developer.apple.com/documentation/dispatch/nsec_per_sec
    public var NSEC_PER_SEC: UInt64 { get }
    public var NSEC_PER_MSEC: UInt64 { get }
    public var USEC_PER_SEC: UInt64 { get }
    public var NSEC_PER_USEC: UInt64 { get }
    """#
}
