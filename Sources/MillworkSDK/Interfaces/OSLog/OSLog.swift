extension InterfaceModules.OSLog {
  /// Loggers, and the store of what they wrote.
  static let osLog = #"""
    // https://developer.apple.com/documentation/oslog
    @_exported import Foundation
    @_exported import os
    import Swift
    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, *)
    open class OSLogStore : NSObject {
      @objc public enum Scope : Int, Sendable {
        case system
        case currentProcessIdentifier
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @available(Apple 2021, *)
      public convenience init(scope: OSLogStore.Scope) throws
      public convenience init(url: URL) throws
    #if os(macOS)
      open class func local() throws -> OSLogStore
    #endif
      open func position(date: Date) -> OSLogPosition
      open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition
      open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition
      open func getEntries(with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil) throws -> AnySequence<OSLogEntry>
    }
    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, *)
    open class OSLogPosition : NSObject {
    }
    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, *)
    open class OSLogEnumerator : NSObject {
      public struct Options : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var reverse: Self { get }
      }
    }
    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, *)
    open class OSLogEntry : NSObject {
      open var composedMessage: String { get }
      open var date: Date { get }
    }
    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, *)
    public protocol OSLogEntryWithPayload {
      var category: String { get }
      var subsystem: String { get }
      var formatString: String { get }
    }
    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, *)
    public protocol OSLogEntryFromProcess {
      var process: String { get }
      var processIdentifier: Int32 { get }
      var sender: String { get }
      var threadIdentifier: UInt64 { get }
    }
    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, *)
    open class OSLogEntryLog : OSLogEntry, OSLogEntryWithPayload, OSLogEntryFromProcess {
      @objc public enum Level : Int, Sendable {
        case undefined
        case debug
        case info
        case notice
        case error
        case fault
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open var level: OSLogEntryLog.Level { get }
      open var category: String { get }
      open var subsystem: String { get }
      open var formatString: String { get }
      open var process: String { get }
      open var sender: String { get }
      open var processIdentifier: Int32 { get }
      open var threadIdentifier: UInt64 { get }
    }
    """#
}
