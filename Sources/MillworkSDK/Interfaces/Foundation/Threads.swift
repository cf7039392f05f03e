extension InterfaceModules.Foundation {
  /// Locks, threads and operations.
  static let threads = #"""
    // https://developer.apple.com/documentation/foundation/nslocking
    @objc public protocol NSLocking {
      @available(*, noasync, message: "Use async-safe scoped locking instead")
      func lock()
      @available(*, noasync, message: "Use async-safe scoped locking instead")
      func unlock()
    }
    extension NSLocking {
      public func withLock<R>(_ body: () throws -> R) rethrows -> R
    }
    open class NSLock : NSObject, NSLocking, @unchecked Sendable {
      override public init()
      @available(*, noasync, message: "Use async-safe scoped locking instead")
      open func lock()
      @available(*, noasync, message: "Use async-safe scoped locking instead")
      open func unlock()
      @available(*, noasync, message: "Use async-safe scoped locking instead")
      @discardableResult open func `try`() -> Bool
      @available(*, noasync, message: "Use async-safe scoped locking instead")
      @discardableResult open func lock(before limit: Date) -> Bool
      open var name: String? { get set }
    }
    open class NSRecursiveLock : NSObject, NSLocking, @unchecked Sendable {
      override public init()
      @available(*, noasync, message: "Use async-safe scoped locking instead")
      open func lock()
      @available(*, noasync, message: "Use async-safe scoped locking instead")
      open func unlock()
      @available(*, noasync, message: "Use async-safe scoped locking instead")
      @discardableResult open func `try`() -> Bool
      open var name: String? { get set }
    }
    open class NSCondition : NSObject, NSLocking, @unchecked Sendable {
      override public init()
      @available(*, noasync, message: "Use async-safe scoped locking instead")
      open func lock()
      @available(*, noasync, message: "Use async-safe scoped locking instead")
      open func unlock()
      @available(*, noasync)
      open func wait()
      @available(*, noasync)
      @discardableResult open func wait(until limit: Date) -> Bool
      open func signal()
      open func broadcast()
      open var name: String? { get set }
    }

    // https://developer.apple.com/documentation/foundation/thread
    open class Thread : NSObject {
      override public init()
      public convenience init(target: Any, selector: Selector, object argument: Any?)
      @preconcurrency public convenience init(block: @escaping @Sendable () -> Void)
      open class var current: Thread { get }
      open class var main: Thread { get }
      open class var isMainThread: Bool { get }
      open var isMainThread: Bool { get }
      @preconcurrency open class func detachNewThread(_ block: @escaping @Sendable () -> Void)
      @discardableResult open class func isMultiThreaded() -> Bool
      @available(*, noasync)
      open class func sleep(until date: Date)
      @available(*, noasync)
      open class func sleep(forTimeInterval ti: TimeInterval)
      open class func exit()
      open class var callStackSymbols: [String] { get }
      open class var callStackReturnAddresses: [NSNumber] { get }
      open var name: String? { get set }
      open var stackSize: Int { get set }
      open var qualityOfService: QualityOfService { get set }
      open var threadPriority: Double { get set }
      open var isExecuting: Bool { get }
      open var isFinished: Bool { get }
      open var isCancelled: Bool { get }
      open func cancel()
      open func start()
      open func main()
    }

    // https://developer.apple.com/documentation/foundation/operation
    open class Operation : NSObject, @unchecked Sendable {
      override public init()
      open func start()
      open func main()
      open func cancel()
      open var isCancelled: Bool { get }
      open var isExecuting: Bool { get }
      open var isFinished: Bool { get }
      open var isAsynchronous: Bool { get }
      open var isConcurrent: Bool { get }
      open var isReady: Bool { get }
      open func addDependency(_ op: Operation)
      open func removeDependency(_ op: Operation)
      open var dependencies: [Operation] { get }
      open func waitUntilFinished()
      @preconcurrency open var completionBlock: (@Sendable () -> Void)? { get set }
      open var qualityOfService: QualityOfService { get set }
      open var name: String? { get set }
    }
    open class BlockOperation : Operation, @unchecked Sendable {
      override public init()
      @preconcurrency public convenience init(block: @escaping @Sendable () -> Void)
      @preconcurrency open func addExecutionBlock(_ block: @escaping @Sendable () -> Void)
    }
    open class OperationQueue : NSObject, @unchecked Sendable {
      override public init()
      open class var main: OperationQueue { get }
      open class var current: OperationQueue? { get }
      open func addOperation(_ op: Operation)
      open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool)
      @preconcurrency open func addOperation(_ block: @escaping @Sendable () -> Void)
      @preconcurrency open func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void)
      open var maxConcurrentOperationCount: Int { get set }
      open var isSuspended: Bool { get set }
      open var name: String? { get set }
      open var qualityOfService: QualityOfService { get set }
      open var underlyingQueue: DispatchQueue? { get set }
      open func cancelAllOperations()
      open func waitUntilAllOperationsAreFinished()
      open var operationCount: Int { get }
      public static let defaultMaxConcurrentOperationCount: Int
    }
    """#
}
