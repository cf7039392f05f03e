extension InterfaceModules.Foundation {
  /// Processes, pipes, file handles, and what a process knows of itself.
  static let processes = #"""
    // https://developer.apple.com/documentation/foundation/process
    #if os(macOS)
    open class Process : NSObject, @unchecked Sendable {
      override public init()
      open var executableURL: URL? { get set }
      open var currentDirectoryURL: URL? { get set }
      @available(macOS 14.4, *)
      open var launchRequirementData: Data? { get set }
      open var arguments: [String]? { get set }
      open var environment: [String : String]? { get set }
      open var standardInput: Any? { get set }
      open var standardOutput: Any? { get set }
      open var standardError: Any? { get set }
      open func run() throws
      @preconcurrency @discardableResult open class func run(_ url: URL, arguments: [String], terminationHandler: (@Sendable (Process) -> Void)? = nil) throws -> Process
      open func interrupt()
      open func terminate()
      @discardableResult open func suspend() -> Bool
      @discardableResult open func resume() -> Bool
      open var processIdentifier: Int32 { get }
      open var isRunning: Bool { get }
      open var terminationStatus: Int32 { get }
      open var terminationReason: Process.TerminationReason { get }
      @preconcurrency open var terminationHandler: (@Sendable (Process) -> Void)? { get set }
      open var qualityOfService: QualityOfService { get set }
      open func waitUntilExit()
      public static let didTerminateNotification: NSNotification.Name
      @available(macOS, introduced: 10.0, deprecated: 100000.0, renamed: "executableURL")
      open var launchPath: String? { get set }
      @available(macOS, introduced: 10.0, deprecated: 100000.0, renamed: "currentDirectoryURL")
      open var currentDirectoryPath: String { get set }
      @available(macOS, introduced: 10.0, deprecated: 100000.0, renamed: "run()")
      open func launch()
      @available(macOS, introduced: 10.0, deprecated: 100000.0)
      @discardableResult open class func launchedProcess(launchPath path: String, arguments: [String]) -> Process
      @objc public enum TerminationReason : Int, Sendable {
        case exit
        case uncaughtSignal
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    #endif
    @objc public enum QualityOfService : Int, Sendable {
      case userInteractive
      case userInitiated
      case utility
      case background
      case `default`
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }

    // https://developer.apple.com/documentation/foundation/pipe
    open class Pipe : NSObject, @unchecked Sendable {
      override public init()
      open var fileHandleForReading: FileHandle { get }
      open var fileHandleForWriting: FileHandle { get }
    }

    // https://developer.apple.com/documentation/foundation/filehandle
    open class FileHandle : NSObject, @unchecked Sendable {
      public init(fileDescriptor fd: Int32, closeOnDealloc closeopt: Bool)
      public convenience init(fileDescriptor fd: Int32)
      public convenience init?(forReadingAtPath path: String)
      public convenience init?(forWritingAtPath path: String)
      public convenience init?(forUpdatingAtPath path: String)
      public convenience init(forReadingFrom url: URL) throws
      public convenience init(forWritingTo url: URL) throws
      public convenience init(forUpdating url: URL) throws
      open class var standardInput: FileHandle { get }
      open class var standardOutput: FileHandle { get }
      open class var standardError: FileHandle { get }
      open class var nullDevice: FileHandle { get }
      open var fileDescriptor: Int32 { get }
      open var availableData: Data { get }
      @available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, visionOS 1.0, *)
      public func readToEnd() throws -> Data?
      @available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, visionOS 1.0, *)
      public func read(upToCount count: Int) throws -> Data?
      @available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, visionOS 1.0, *)
      public func write<T>(contentsOf data: T) throws where T : DataProtocol
      @available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, visionOS 1.0, *)
      public func offset() throws -> UInt64
      @available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, visionOS 1.0, *)
      @discardableResult public func seekToEnd() throws -> UInt64
      @available(Apple 2019, *)
      open func seek(toOffset offset: UInt64) throws
      @available(Apple 2019, *)
      open func truncate(atOffset offset: UInt64) throws
      @available(Apple 2019, *)
      open func synchronize() throws
      @available(Apple 2019, *)
      open func close() throws
      @available(Apple 2021, *)
      public var bytes: FileHandle.AsyncBytes { get }
      @preconcurrency open var readabilityHandler: (@Sendable (FileHandle) -> Void)? { get set }
      @preconcurrency open var writeabilityHandler: (@Sendable (FileHandle) -> Void)? { get set }
      open func readInBackgroundAndNotify()
      open func readToEndOfFileInBackgroundAndNotify()
      open func waitForDataInBackgroundAndNotify()
      @available(*, deprecated: 100000.0, renamed: "readToEnd()")
      @discardableResult open func readDataToEndOfFile() -> Data
      @available(*, deprecated: 100000.0, renamed: "read(upToCount:)")
      @discardableResult open func readData(ofLength length: Int) -> Data
      @available(*, deprecated: 100000.0, renamed: "write(contentsOf:)")
      open func write(_ data: Data)
      @available(*, deprecated: 100000.0, renamed: "offset()")
      open var offsetInFile: UInt64 { get }
      @available(*, deprecated: 100000.0, renamed: "seekToEnd()")
      @discardableResult open func seekToEndOfFile() -> UInt64
      @available(*, deprecated: 100000.0, renamed: "seek(toOffset:)")
      open func seek(toFileOffset offset: UInt64)
      @available(*, deprecated: 100000.0, renamed: "truncate(atOffset:)")
      open func truncateFile(atOffset offset: UInt64)
      @available(*, deprecated: 100000.0, renamed: "synchronize()")
      open func synchronizeFile()
      @available(*, deprecated: 100000.0, renamed: "close()")
      open func closeFile()
      @available(Apple 2021, *)
      public struct AsyncBytes : AsyncSequence, Sendable {
        public typealias Element = UInt8
        public func makeAsyncIterator() -> FileHandle.AsyncBytes.Iterator
        public struct Iterator : AsyncIteratorProtocol {
          public typealias Element = UInt8
          public mutating func next() async throws -> UInt8?
        }
      }
    }
    @available(Apple 2021, *)
    extension AsyncSequence where Self.Element == UInt8 {
      public var lines: AsyncLineSequence<Self> { get }
    }
    @available(Apple 2021, *)
    public struct AsyncLineSequence<Base> : AsyncSequence where Base : AsyncSequence, Base.Element == UInt8 {
      public typealias Element = String
      public func makeAsyncIterator() -> AsyncLineSequence<Base>.AsyncIterator
      public struct AsyncIterator : AsyncIteratorProtocol {
        public typealias Element = String
        public mutating func next() async rethrows -> String?
      }
    }
    @available(Apple 2021, *)
    extension AsyncLineSequence : Sendable where Base : Sendable {}
    extension NSNotification.Name {
      public static let NSFileHandleReadCompletion: NSNotification.Name
      public static let NSFileHandleReadToEndOfFileCompletion: NSNotification.Name
      public static let NSFileHandleDataAvailable: NSNotification.Name
    }

    // https://developer.apple.com/documentation/foundation/processinfo
    open class ProcessInfo : NSObject, @unchecked Sendable {
      override public init()
      open class var processInfo: ProcessInfo { get }
      open var environment: [String : String] { get }
      open var arguments: [String] { get }
      open var hostName: String { get }
      open var processName: String { get set }
      open var processIdentifier: Int32 { get }
      open var globallyUniqueString: String { get }
      open var operatingSystemVersionString: String { get }
      open var operatingSystemVersion: OperatingSystemVersion { get }
      @discardableResult open func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool
      open var processorCount: Int { get }
      open var activeProcessorCount: Int { get }
      open var physicalMemory: UInt64 { get }
      open var systemUptime: TimeInterval { get }
      open var thermalState: ProcessInfo.ThermalState { get }
      @available(macOS 12.0, iOS 9.0, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
      open var isLowPowerModeEnabled: Bool { get }
      @available(Apple 2019, *)
      open var isMacCatalystApp: Bool { get }
      @available(Apple 2020, *)
      open var isiOSAppOnMac: Bool { get }
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      open var userName: String { get }
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      open var fullUserName: String { get }
      @discardableResult open func beginActivity(options: ProcessInfo.ActivityOptions = [], reason: String) -> any NSObjectProtocol
      open func endActivity(_ activity: any NSObjectProtocol)
      @objc public enum ThermalState : Int, Sendable {
        case nominal
        case fair
        case serious
        case critical
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      public struct ActivityOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64)
        public static var idleDisplaySleepDisabled: ProcessInfo.ActivityOptions { get }
        public static var idleSystemSleepDisabled: ProcessInfo.ActivityOptions { get }
        public static var suddenTerminationDisabled: ProcessInfo.ActivityOptions { get }
        public static var automaticTerminationDisabled: ProcessInfo.ActivityOptions { get }
        public static var userInitiated: ProcessInfo.ActivityOptions { get }
        public static var background: ProcessInfo.ActivityOptions { get }
        public static var latencyCritical: ProcessInfo.ActivityOptions { get }
      }
    }
    public struct OperatingSystemVersion : Sendable {
      public init()
      public init(majorVersion: Int, minorVersion: Int, patchVersion: Int)
      public var majorVersion: Int
      public var minorVersion: Int
      public var patchVersion: Int
    }
    """#
}
