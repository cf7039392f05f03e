extension InterfaceModules.OS {
  /// Logger and the log levels.
  static let logger = #"""
    // https://developer.apple.com/documentation/os/logger
    @_exported import Dispatch
    import Swift
    import _Concurrency

    @available(Apple 2020, *)
    @frozen public struct Logger : @unchecked Sendable {
      public init(subsystem: String, category: String)
      public init()
      public init(_ logObj: OSLog)
      public func log(_ message: OSLogMessage)
      public func log(level: OSLogType, _ message: OSLogMessage)
      public func trace(_ message: OSLogMessage)
      public func debug(_ message: OSLogMessage)
      public func info(_ message: OSLogMessage)
      public func notice(_ message: OSLogMessage)
      public func warning(_ message: OSLogMessage)
      public func error(_ message: OSLogMessage)
      public func critical(_ message: OSLogMessage)
      public func fault(_ message: OSLogMessage)
    }
    open class OSLog : NSObject, @unchecked Sendable {
      public convenience init(subsystem: String, category: String)
      public class var `default`: OSLog { get }
      public class var disabled: OSLog { get }
    }
    // https://developer.apple.com/documentation/os/os_log(_:dso:log:type:_:)
    // Without `dso` it is `#dsohandle`, which no library for this machine takes as a default.
    public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...)
    public func os_log(_ message: StaticString, dso: UnsafeRawPointer?, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...)
    public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...)
    public func os_log(_ type: OSLogType, dso: UnsafeRawPointer, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...)
    @available(Apple 2020, *)
    public func os_log(_ message: OSLogMessage)
    @available(Apple 2020, *)
    public func os_log(_ type: OSLogType, _ message: OSLogMessage)
    // https://developer.apple.com/documentation/os/ossignposter
    @available(Apple 2021, *)
    public struct OSSignposter : @unchecked Sendable {
      public init()
      public init(subsystem: String, category: String)
      public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState
      public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState)
      public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive)
      public func makeSignpostID() -> OSSignpostID
    }
    @available(Apple 2021, *)
    public class OSSignpostIntervalState : @unchecked Sendable {
    }
    public struct OSSignpostID : Equatable, Sendable {
      public static let exclusive: OSSignpostID
      public init(log: OSLog)
      public static func == (a: OSSignpostID, b: OSSignpostID) -> Bool
    }
    // https://developer.apple.com/documentation/os/osallocatedunfairlock
    @available(Apple 2022, *)
    @frozen public struct OSAllocatedUnfairLock<State> : @unchecked Sendable {
      internal var storage: AnyObject
      public init(uncheckedState initialState: State)
      public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R
      public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R where R : Sendable
    }
    @available(Apple 2022, *)
    extension OSAllocatedUnfairLock where State == () {
      public init()
      public func lock()
      public func unlock()
      public func withLock<R>(_ body: @Sendable () throws -> R) rethrows -> R where R : Sendable
    }
    @available(Apple 2022, *)
    extension OSAllocatedUnfairLock where State : Sendable {
      public init(initialState: State)
    }
    @frozen public struct OSLogType : Equatable, RawRepresentable, Sendable {
      public let rawValue: UInt8
      public init(_ rawValue: UInt8)
      public init(rawValue: UInt8)
      public static var `default`: OSLogType { get }
      public static var info: OSLogType { get }
      public static var debug: OSLogType { get }
      public static var error: OSLogType { get }
      public static var fault: OSLogType { get }
    }
    @available(Apple 2020, *)
    @frozen public struct OSLogMessage : ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
      public typealias StringInterpolation = OSLogInterpolation
      public init(stringInterpolation: OSLogInterpolation)
      public init(stringLiteral value: String)
    }
    @available(Apple 2020, *)
    @frozen public struct OSLogInterpolation : StringInterpolationProtocol {
      public init(literalCapacity: Int, interpolationCount: Int)
      public mutating func appendLiteral(_ literal: String)
      public mutating func appendInterpolation(_ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto)
      public mutating func appendInterpolation<T>(_ number: @autoclosure @escaping () -> T, privacy: OSLogPrivacy = .auto) where T : FixedWidthInteger
      public mutating func appendInterpolation(_ number: @autoclosure @escaping () -> Double, privacy: OSLogPrivacy = .auto)
      public mutating func appendInterpolation(_ number: @autoclosure @escaping () -> Float, privacy: OSLogPrivacy = .auto)
      public mutating func appendInterpolation(_ boolean: @autoclosure @escaping () -> Bool, privacy: OSLogPrivacy = .auto)
      public mutating func appendInterpolation(_ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto)
      public mutating func appendInterpolation<T>(_ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) where T : CustomStringConvertible
      @_disfavoredOverload public mutating func appendInterpolation(_ argument: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto)
      @_disfavoredOverload public mutating func appendInterpolation(_ argumentType: @autoclosure @escaping () -> any Any.Type, privacy: OSLogPrivacy = .auto)
    }
    @available(Apple 2020, *)
    @frozen public struct OSLogPrivacy : Sendable {
      public static var `public`: OSLogPrivacy { get }
      public static var `private`: OSLogPrivacy { get }
      public static var sensitive: OSLogPrivacy { get }
      public static var auto: OSLogPrivacy { get }
    }
    @available(Apple 2020, *)
    @frozen public struct OSLogStringAlignment : Sendable {
      public static var none: OSLogStringAlignment { get }
    }
    """#
}
