extension InterfaceModules.Foundation {
  /// Bundles, defaults, files, notifications, timers and errors.
  static let objects = #"""
    // https://developer.apple.com/documentation/foundation
    open class Bundle : NSObject, @unchecked Sendable {
      override public init()
      open class var main: Bundle { get }
      public init(for aClass: AnyClass)
      public convenience init?(identifier: String)
      public init?(path: String)
      public convenience init?(url: URL)
      @discardableResult open func url(forResource name: String?, withExtension ext: String?) -> URL?
      @discardableResult open func path(forResource name: String?, ofType ext: String?) -> String?
      @discardableResult open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
      open var bundleIdentifier: String? { get }
      open var bundleURL: URL { get }
      open var bundlePath: String { get }
      open var resourceURL: URL? { get }
      open var infoDictionary: [String : Any]? { get }
      @discardableResult open func object(forInfoDictionaryKey key: String) -> Any?
      open var preferredLocalizations: [String] { get }
    }
    open class UserDefaults : NSObject {
      override public init()
      open class var standard: UserDefaults { get }
      public init?(suiteName suitename: String?)
      @discardableResult open func object(forKey defaultName: String) -> Any?
      open func set(_ value: Any?, forKey defaultName: String)
      open func set(_ value: Int, forKey defaultName: String)
      open func set(_ value: Double, forKey defaultName: String)
      open func set(_ value: Bool, forKey defaultName: String)
      open func set(_ url: URL?, forKey defaultName: String)
      open func removeObject(forKey defaultName: String)
      @discardableResult open func string(forKey defaultName: String) -> String?
      @discardableResult open func array(forKey defaultName: String) -> [Any]?
      @discardableResult open func stringArray(forKey defaultName: String) -> [String]?
      @discardableResult open func dictionary(forKey defaultName: String) -> [String : Any]?
      @discardableResult open func data(forKey defaultName: String) -> Data?
      @discardableResult open func integer(forKey defaultName: String) -> Int
      @discardableResult open func double(forKey defaultName: String) -> Double
      @discardableResult open func bool(forKey defaultName: String) -> Bool
      @discardableResult open func url(forKey defaultName: String) -> URL?
      open func register(defaults registrationDictionary: [String : Any])
      @discardableResult open func synchronize() -> Bool
    }
    open class UndoManager : NSObject {
      override public init()
      open func undo()
      open func redo()
      open var canUndo: Bool { get }
      open var canRedo: Bool { get }
      open func beginUndoGrouping()
      open func endUndoGrouping()
      open func setActionName(_ actionName: String)
      open var undoActionName: String { get }
      open var redoActionName: String { get }
      @preconcurrency open func registerUndo<TargetType>(withTarget target: TargetType, handler: @escaping @Sendable (TargetType) -> Void) where TargetType : AnyObject
    }
    open class NSUserActivity : NSObject {
      public init(activityType: String)
      open var activityType: String { get }
      open var title: String? { get set }
      open var webpageURL: URL? { get set }
    }
    open class NSItemProvider : NSObject, @unchecked Sendable {
      override public init()
      public convenience init?(contentsOf fileURL: URL!)
      public convenience init(object: any NSItemProviderWriting)
    }
    public protocol NSItemProviderWriting {
    }
    extension NSString : NSItemProviderWriting {}
    open class NSPredicate : NSObject, @unchecked Sendable {
      override public init()
      public convenience init(format predicateFormat: String, _ args: any CVarArg...)
      public init(value: Bool)
    }
    public struct Notification : @unchecked Sendable {
      public typealias Name = NSNotification.Name
      public var name: Notification.Name
      public var object: Any?
      public var userInfo: [AnyHashable : Any]?
      public init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable : Any]? = nil)
    }
    open class NSNotification : NSObject, @unchecked Sendable {
      public struct Name : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
      }
    }
    open class NotificationCenter : NSObject, @unchecked Sendable {
      override public init()
      open class var `default`: NotificationCenter { get }
      open func post(name aName: NSNotification.Name, object anObject: Any?)
      open func post(name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable : Any]? = nil)
      open func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?)
      @preconcurrency @discardableResult open func addObserver(forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol
      open func removeObserver(_ observer: Any)
      @available(Apple 2019, *)
      public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher
      @available(Apple 2021, *)
      public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Notifications
      @available(Apple 2019, *)
      public struct Publisher : Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Never, S.Input == Notification
      }
      @available(Apple 2021, *)
      final public class Notifications : AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        public func makeAsyncIterator() -> NotificationCenter.Notifications.Iterator
        public struct Iterator : AsyncIteratorProtocol {
          public typealias Element = Notification
          public mutating func next() async -> Notification?
        }
      }
    }
    open class Timer : NSObject {
      override public init()
      @preconcurrency @discardableResult open class func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) -> Timer
      open func invalidate()
      open func fire()
      open var isValid: Bool { get }
      @available(Apple 2019, *)
      public static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) -> Timer.TimerPublisher
      @available(Apple 2019, *)
      final public class TimerPublisher : ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil)
        final public func receive<S>(subscriber: S) where S : Subscriber, S.Failure == Never, S.Input == Date
        final public func connect() -> any Cancellable
      }
    }
    open class RunLoop : NSObject {
      open class var main: RunLoop { get }
      open class var current: RunLoop { get }
      public struct Mode : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var common: RunLoop.Mode { get }
        public static var `default`: RunLoop.Mode { get }
      }
    }
    @available(Apple 2019, *)
    extension RunLoop : Scheduler {
      public struct SchedulerOptions {
      }
      public struct SchedulerTimeType : Strideable {
        public struct Stride : Comparable, SignedNumeric, SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral {
          public typealias Magnitude = TimeInterval
          public init(integerLiteral value: TimeInterval)
          public init(floatLiteral value: TimeInterval)
          public init?<T>(exactly source: T) where T : BinaryInteger
          public var magnitude: TimeInterval { get }
          public static func < (a: RunLoop.SchedulerTimeType.Stride, b: RunLoop.SchedulerTimeType.Stride) -> Bool
          public static func == (a: RunLoop.SchedulerTimeType.Stride, b: RunLoop.SchedulerTimeType.Stride) -> Bool
          public static func + (a: RunLoop.SchedulerTimeType.Stride, b: RunLoop.SchedulerTimeType.Stride) -> RunLoop.SchedulerTimeType.Stride
          public static func - (a: RunLoop.SchedulerTimeType.Stride, b: RunLoop.SchedulerTimeType.Stride) -> RunLoop.SchedulerTimeType.Stride
          public static func * (a: RunLoop.SchedulerTimeType.Stride, b: RunLoop.SchedulerTimeType.Stride) -> RunLoop.SchedulerTimeType.Stride
          public static func *= (a: inout RunLoop.SchedulerTimeType.Stride, b: RunLoop.SchedulerTimeType.Stride)
          public static func += (a: inout RunLoop.SchedulerTimeType.Stride, b: RunLoop.SchedulerTimeType.Stride)
          public static func -= (a: inout RunLoop.SchedulerTimeType.Stride, b: RunLoop.SchedulerTimeType.Stride)
          public static func seconds(_ s: Int) -> RunLoop.SchedulerTimeType.Stride
          public static func seconds(_ s: Double) -> RunLoop.SchedulerTimeType.Stride
          public static func milliseconds(_ ms: Int) -> RunLoop.SchedulerTimeType.Stride
        }
        public func distance(to other: RunLoop.SchedulerTimeType) -> RunLoop.SchedulerTimeType.Stride
        public func advanced(by n: RunLoop.SchedulerTimeType.Stride) -> RunLoop.SchedulerTimeType
      }
    }
    @available(Apple 2019, *)
    extension DispatchQueue : Scheduler {
      public struct SchedulerOptions {
      }
      public struct SchedulerTimeType : Strideable {
        public struct Stride : Comparable, SignedNumeric, SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral {
          public typealias Magnitude = Int
          public init(integerLiteral value: Int)
          public init(floatLiteral value: Double)
          public init?<T>(exactly source: T) where T : BinaryInteger
          public var magnitude: Int { get }
          public static func < (a: DispatchQueue.SchedulerTimeType.Stride, b: DispatchQueue.SchedulerTimeType.Stride) -> Bool
          public static func == (a: DispatchQueue.SchedulerTimeType.Stride, b: DispatchQueue.SchedulerTimeType.Stride) -> Bool
          public static func + (a: DispatchQueue.SchedulerTimeType.Stride, b: DispatchQueue.SchedulerTimeType.Stride) -> DispatchQueue.SchedulerTimeType.Stride
          public static func - (a: DispatchQueue.SchedulerTimeType.Stride, b: DispatchQueue.SchedulerTimeType.Stride) -> DispatchQueue.SchedulerTimeType.Stride
          public static func * (a: DispatchQueue.SchedulerTimeType.Stride, b: DispatchQueue.SchedulerTimeType.Stride) -> DispatchQueue.SchedulerTimeType.Stride
          public static func *= (a: inout DispatchQueue.SchedulerTimeType.Stride, b: DispatchQueue.SchedulerTimeType.Stride)
          public static func += (a: inout DispatchQueue.SchedulerTimeType.Stride, b: DispatchQueue.SchedulerTimeType.Stride)
          public static func -= (a: inout DispatchQueue.SchedulerTimeType.Stride, b: DispatchQueue.SchedulerTimeType.Stride)
          public static func seconds(_ s: Int) -> DispatchQueue.SchedulerTimeType.Stride
          public static func seconds(_ s: Double) -> DispatchQueue.SchedulerTimeType.Stride
          public static func milliseconds(_ ms: Int) -> DispatchQueue.SchedulerTimeType.Stride
        }
        public func distance(to other: DispatchQueue.SchedulerTimeType) -> DispatchQueue.SchedulerTimeType.Stride
        public func advanced(by n: DispatchQueue.SchedulerTimeType.Stride) -> DispatchQueue.SchedulerTimeType
      }
    }
    open class FileWrapper : NSObject, @unchecked Sendable {
      public init(regularFileWithContents contents: Data)
      open var regularFileContents: Data? { get }
      open var filename: String? { get set }
    }
    """#
}
