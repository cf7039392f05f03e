extension InterfaceModules.Foundation {
  /// What objects inherit, item providers, activities, defaults and undoing.
  static let services = #"""
    // https://developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore
    extension NSObject {
      public struct KeyValueObservingPublisher<Subject, Value> : Combine.Publisher where Subject : NSObject {
        public typealias Output = Value
        public typealias Failure = Never
        public func receive<S>(subscriber: S) where Value == S.Input, S : Subscriber, S.Failure == Never
      }
    }
    @available(Apple 2019, *)
    extension _KeyValueCodingAndObserving where Self : NSObject {
      public func publisher<Value>(for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]) -> NSObject.KeyValueObservingPublisher<Self, Value>
    }
    @available(iOS 5.0, macOS 10.7, tvOS 9.0, watchOS 9.0, visionOS 1.0, *)
    open class NSUbiquitousKeyValueStore : NSObject {
      override public init()
      open class var `default`: NSUbiquitousKeyValueStore { get }
      open class var didChangeExternallyNotification: NSNotification.Name { get }
      @discardableResult open func object(forKey aKey: String) -> Any?
      open func set(_ anObject: Any?, forKey aKey: String)
      open func set(_ aString: String?, forKey aKey: String)
      open func set(_ aData: Data?, forKey aKey: String)
      open func set(_ anArray: [Any]?, forKey aKey: String)
      open func set(_ value: Int64, forKey aKey: String)
      open func set(_ value: Double, forKey aKey: String)
      open func set(_ value: Bool, forKey aKey: String)
      open func removeObject(forKey aKey: String)
      @discardableResult open func string(forKey aKey: String) -> String?
      @discardableResult open func array(forKey aKey: String) -> [Any]?
      @discardableResult open func dictionary(forKey aKey: String) -> [String : Any]?
      @discardableResult open func data(forKey aKey: String) -> Data?
      @discardableResult open func longLong(forKey aKey: String) -> Int64
      @discardableResult open func double(forKey aKey: String) -> Double
      @discardableResult open func bool(forKey aKey: String) -> Bool
      open var dictionaryRepresentation: [String : Any] { get }
      @discardableResult open func synchronize() -> Bool
    }
    public let NSUbiquitousKeyValueStoreChangeReasonKey: String
    public let NSUbiquitousKeyValueStoreChangedKeysKey: String
    // https://developer.apple.com/documentation/foundation/nsitemprovider
    @objc public protocol NSItemProviderReading : NSObjectProtocol {
      static var readableTypeIdentifiersForItemProvider: [String] { get }
    }
    extension NSString : NSItemProviderReading {
      public static var readableTypeIdentifiersForItemProvider: [String] { get }
    }
    extension NSURL : NSItemProviderReading, NSItemProviderWriting {
      public static var readableTypeIdentifiersForItemProvider: [String] { get }
    }
    @objc public enum NSItemProviderRepresentationVisibility : Int, Sendable {
      case all
      case team = 1
      case group = 2
      case ownProcess = 3
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    extension NSItemProvider {
      public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?)
      public var suggestedName: String? { get set }
      public var registeredTypeIdentifiers: [String] { get }
      @discardableResult public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool
      @discardableResult public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool
      @discardableResult public func canLoadObject<T>(ofClass: T.Type) -> Bool where T : _ObjectiveCBridgeable, T._ObjectiveCType : NSItemProviderReading
      @preconcurrency @discardableResult public func loadObject(ofClass aClass: any NSItemProviderReading.Type, completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void) -> Progress
      @preconcurrency @discardableResult public func loadObject<T>(ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void) -> Progress where T : _ObjectiveCBridgeable, T._ObjectiveCType : NSItemProviderReading
      @preconcurrency @discardableResult public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable : Any]? = nil, completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil)
      @discardableResult public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable : Any]? = nil) async throws -> any NSSecureCoding
      @preconcurrency @discardableResult public func loadDataRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress
      @preconcurrency @discardableResult public func loadFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void) -> Progress
      @preconcurrency @discardableResult public func loadInPlaceFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress
      @preconcurrency @discardableResult public func registerDataRepresentation(forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?)
      public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility)
    }
    // https://developer.apple.com/documentation/foundation/nsuseractivity
    extension NSUserActivity {
      public var userInfo: [AnyHashable : Any]? { get set }
      public var isEligibleForHandoff: Bool { get set }
      public var isEligibleForSearch: Bool { get set }
      public var isEligibleForPublicIndexing: Bool { get set }
      public var needsSave: Bool { get set }
      @available(iOS 12.0, watchOS 5.0, visionOS 1.0, *)
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      public var isEligibleForPrediction: Bool { get set }
      public var keywords: Set<String> { get set }
      public var requiredUserInfoKeys: Set<String>? { get set }
      public var targetContentIdentifier: String? { get set }
      public var persistentIdentifier: String? { get set }
      public var referrerURL: URL? { get set }
      public var expirationDate: Date? { get set }
      public func addUserInfoEntries(from otherDictionary: [AnyHashable : Any])
      public func becomeCurrent()
      public func resignCurrent()
      public func invalidate()
    }
    public let NSUserActivityTypeBrowsingWeb: String
    extension UserDefaults {
      public class var didChangeNotification: NSNotification.Name { get }
      public class var argumentDomain: String { get }
      public class func resetStandardUserDefaults()
      @discardableResult public func float(forKey defaultName: String) -> Float
      public func set(_ value: Float, forKey defaultName: String)
      @discardableResult public func dictionaryRepresentation() -> [String : Any]
      public func setPersistentDomain(_ domain: [String : Any], forName domainName: String)
      @discardableResult public func persistentDomain(forName domainName: String) -> [String : Any]?
      public func removePersistentDomain(forName domainName: String)
      public func addSuite(named suiteName: String)
      public func removeSuite(named suiteName: String)
      @discardableResult public func objectIsForced(forKey key: String) -> Bool
    }
    extension NotificationCenter {
      public func post(_ notification: Notification)
      public func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?)
    }
    extension RunLoop {
      public func add(_ timer: Timer, forMode mode: RunLoop.Mode)
      public func run()
      public func run(until limitDate: Date)
      @discardableResult public func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool
      @preconcurrency @discardableResult public func perform(_ block: @escaping @Sendable () -> Void)
      @preconcurrency @discardableResult public func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void)
      public var currentMode: RunLoop.Mode? { get }
    }
    extension RunLoop.Mode {
      public static var eventTracking: RunLoop.Mode { get }
    }
    extension Timer {
      @preconcurrency public convenience init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
      public convenience init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool)
    }
    extension Progress {
      public func becomeCurrent(withPendingUnitCount unitCount: Int64)
      public func resignCurrent()
      public func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64)
      public var localizedAdditionalDescription: String! { get set }
      public var isCancellable: Bool { get set }
      public var isPausable: Bool { get set }
      public var isIndeterminate: Bool { get }
      public func pause()
      public func resume()
    }
    extension UndoManager {
      public var isUndoing: Bool { get }
      public var isRedoing: Bool { get }
      public var isUndoRegistrationEnabled: Bool { get }
      public func removeAllActions()
      public func removeAllActions(withTarget target: Any)
      public func disableUndoRegistration()
      public func enableUndoRegistration()
      public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?)
      public var levelsOfUndo: Int { get set }
      public var groupsByEvent: Bool { get set }
      public var undoMenuItemTitle: String { get }
      public var redoMenuItemTitle: String { get }
    }
    """#
}
