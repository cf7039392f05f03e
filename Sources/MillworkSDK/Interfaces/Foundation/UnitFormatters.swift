extension InterfaceModules.Foundation {
  /// Formatters of lengths, masses and energies; more members of operations, bundles, files and undo managers.
  static let unitFormatters = #"""
    @available(Apple 2022, *)
    extension UnitLength {
      public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general)
    }
    @available(Apple 2022, *)
    extension UnitMass {
      public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general)
    }
    @available(Apple 2022, *)
    extension UnitEnergy {
      public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general)
    }
    @available(Apple 2022, *)
    extension UnitTemperature {
      public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general)
    }
    @available(Apple 2022, *)
    extension UnitVolume {
      public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general)
    }
    @available(Apple 2022, *)
    extension UnitSpeed {
      public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general)
    }
    open class LengthFormatter : Formatter, @unchecked Sendable {
      override public init()
      open var numberFormatter: NumberFormatter! { get set }
      open var unitStyle: Formatter.UnitStyle { get set }
      open var isForPersonHeightUse: Bool { get set }
      open func string(fromMeters numberInMeters: Double) -> String
      open func string(fromValue value: Double, unit: LengthFormatter.Unit) -> String
      open func unitString(fromMeters numberInMeters: Double, usedUnit unitp: UnsafeMutablePointer<LengthFormatter.Unit>?) -> String
      open func unitString(fromValue value: Double, unit: LengthFormatter.Unit) -> String
      @objc public enum Unit : Int, Sendable {
        case millimeter
        case centimeter
        case meter
        case kilometer
        case inch
        case foot
        case yard
        case mile
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    open class MassFormatter : Formatter, @unchecked Sendable {
      override public init()
      open var numberFormatter: NumberFormatter! { get set }
      open var unitStyle: Formatter.UnitStyle { get set }
      open var isForPersonMassUse: Bool { get set }
      open func string(fromKilograms numberInKilograms: Double) -> String
      open func string(fromValue value: Double, unit: MassFormatter.Unit) -> String
      open func unitString(fromKilograms numberInKilograms: Double, usedUnit unitp: UnsafeMutablePointer<MassFormatter.Unit>?) -> String
      open func unitString(fromValue value: Double, unit: MassFormatter.Unit) -> String
      @objc public enum Unit : Int, Sendable {
        case gram
        case kilogram
        case ounce
        case pound
        case stone
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    open class EnergyFormatter : Formatter, @unchecked Sendable {
      override public init()
      open var numberFormatter: NumberFormatter! { get set }
      open var unitStyle: Formatter.UnitStyle { get set }
      open var isForFoodEnergyUse: Bool { get set }
      open func string(fromJoules numberInJoules: Double) -> String
      open func string(fromValue value: Double, unit: EnergyFormatter.Unit) -> String
      open func unitString(fromJoules numberInJoules: Double, usedUnit unitp: UnsafeMutablePointer<EnergyFormatter.Unit>?) -> String
      open func unitString(fromValue value: Double, unit: EnergyFormatter.Unit) -> String
      @objc public enum Unit : Int, Sendable {
        case joule
        case kilojoule
        case calorie
        case kilocalorie
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    extension MeasurementFormatter {
      public func string(from unit: Unit) -> String
    }
    // https://developer.apple.com/documentation/foundation/operation
    extension Operation {
      public var queuePriority: Operation.QueuePriority { get set }
      public var threadPriority: Double { get set }
      @objc public enum QueuePriority : Int, Sendable {
        case veryLow
        case low
        case normal
        case high
        case veryHigh
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    extension BlockOperation {
      @preconcurrency public var executionBlocks: [@Sendable () -> Void] { get }
    }
    extension OperationQueue {
      @available(*, deprecated, message: "access to operations is inherently a race condition, it should not be used")
      public var operations: [Operation] { get }
      public var progress: Progress { get }
    }
    // https://developer.apple.com/documentation/foundation/progress
    extension Progress {
      public convenience init(totalUnitCount unitCount: Int64, parent: Progress, pendingUnitCount portionOfParentTotalUnitCount: Int64)
      public convenience init(parent parentProgressOrNil: Progress?, userInfo userInfoOrNil: [ProgressUserInfoKey : Any]? = nil)
      public class func current() -> Progress?
      public class func discreteProgress(totalUnitCount unitCount: Int64) -> Progress
      public var isPaused: Bool { get }
      public var userInfo: [ProgressUserInfoKey : Any] { get }
      public func setUserInfoObject(_ objectOrNil: Any?, forKey key: ProgressUserInfoKey)
      public var fileURL: URL? { get set }
      public var fileTotalCount: Int? { get set }
      public var fileCompletedCount: Int? { get set }
      public func performAsCurrent<ReturnType>(withPendingUnitCount unitCount: Int64, using work: () throws -> ReturnType) rethrows -> ReturnType
    }
    public struct ProgressUserInfoKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var estimatedTimeRemainingKey: ProgressUserInfoKey { get }
      public static var throughputKey: ProgressUserInfoKey { get }
      public static var fileOperationKindKey: ProgressUserInfoKey { get }
      public static var fileURLKey: ProgressUserInfoKey { get }
      public static var fileTotalCountKey: ProgressUserInfoKey { get }
      public static var fileCompletedCountKey: ProgressUserInfoKey { get }
    }
    public protocol ProgressReporting : NSObjectProtocol {
      var progress: Progress { get }
    }
    // https://developer.apple.com/documentation/foundation/undomanager
    extension UndoManager {
      public var groupingLevel: Int { get }
      public func undoNestedGroup()
      public var runLoopModes: [RunLoop.Mode] { get set }
      public func setActionIsDiscardable(_ discardable: Bool)
      public var undoActionIsDiscardable: Bool { get }
      public var redoActionIsDiscardable: Bool { get }
      public func prepare(withInvocationTarget target: Any) -> Any
      public func undoMenuTitle(forUndoActionName actionName: String) -> String
      public func redoMenuTitle(forUndoActionName actionName: String) -> String
    }
    // https://developer.apple.com/documentation/foundation/notificationqueue
    extension NotificationQueue {
      public func enqueue(_ notification: Notification, postingStyle: NotificationQueue.PostingStyle, coalesceMask: NotificationQueue.NotificationCoalescing, forModes modes: [RunLoop.Mode]?)
      public func dequeueNotifications(matching notification: Notification, coalesceMask: Int)
      public struct NotificationCoalescing : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var onName: Self { get }
        public static var onSender: Self { get }
      }
    }
    extension NSNotification {
      public convenience init(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable : Any]? = nil)
      public var name: NSNotification.Name { get }
      public var object: Any? { get }
      public var userInfo: [AnyHashable : Any]? { get }
    }
    // https://developer.apple.com/documentation/foundation/bundle
    extension Bundle {
      public class func preferredLocalizations(from localizationsArray: [String]) -> [String]
      public class func preferredLocalizations(from localizationsArray: [String], forPreferences preferencesArray: [String]?) -> [String]
      public class func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL) -> URL?
      public class func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL) -> [URL]?
      public class func path(forResource name: String?, ofType ext: String?, inDirectory bundlePath: String) -> String?
      public class func paths(forResourcesOfType ext: String?, inDirectory bundlePath: String) -> [String]
      public func url(forResource name: String, withExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?) -> URL?
      public func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?, forLocalization localizationName: String?) -> String?
      public func path(forAuxiliaryExecutable executableName: String) -> String?
      @available(Apple 2021, *)
      public func localizedAttributedString(forKey key: String, value: String?, table tableName: String?) -> NSAttributedString
      @available(Apple 2024.4, *)
      public func localizedString(forKey key: String, value: String?, table tableName: String?, localizations: [Locale.Language]) -> String
      public var builtInPlugInsPath: String? { get }
      public var privateFrameworksPath: String? { get }
      public var sharedFrameworksPath: String? { get }
      public var sharedFrameworksURL: URL? { get }
      public var sharedSupportPath: String? { get }
      public var executableArchitectures: [NSNumber]? { get }
      public var isLoaded: Bool { get }
      public func classNamed(_ className: String) -> AnyClass?
      public func loadAndReturnError() throws
      public func preflight() throws
      public static var didLoadNotification: NSNotification.Name { get }
    }
    extension ProcessInfo {
      @available(macOS, unavailable)
      @preconcurrency public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void)
      public func performActivity(options: ProcessInfo.ActivityOptions = [], reason: String, using block: @escaping () -> Void)
    }
    // https://developer.apple.com/documentation/foundation/filemanager
    public struct FileProtectionType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var none: FileProtectionType { get }
      public static var complete: FileProtectionType { get }
      public static var completeUnlessOpen: FileProtectionType { get }
      public static var completeUntilFirstUserAuthentication: FileProtectionType { get }
    }
    extension FileProtectionType {
      @available(iOS 17.0, watchOS 10.0, tvOS 17.0, visionOS 1.0, *)
      @available(macOS, unavailable)
      public static var completeWhenUserInactive: FileProtectionType { get }
    }
    extension FileManager {
      public func getRelationship(_ outRelationship: UnsafeMutablePointer<FileManager.URLRelationship>, ofDirectoryAt directoryURL: URL, toItemAt otherURL: URL) throws
      public func getRelationship(_ outRelationship: UnsafeMutablePointer<FileManager.URLRelationship>, of directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask, toItemAt url: URL) throws
      @objc public enum URLRelationship : Int, Sendable {
        case contains
        case same
        case other
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    extension URLResourceKey {
      public static let ubiquitousItemDownloadingStatusKey: URLResourceKey
      public static let isAliasFileKey: URLResourceKey
      public static let effectiveIconKey: URLResourceKey
      public static let customIconKey: URLResourceKey
      public static let labelNumberKey: URLResourceKey
      public static let localizedLabelKey: URLResourceKey
      public static let documentIdentifierKey: URLResourceKey
      public static let generationIdentifierKey: URLResourceKey
      public static let hasHiddenExtensionKey: URLResourceKey
    }
    public struct URLUbiquitousItemDownloadingStatus : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var notDownloaded: URLUbiquitousItemDownloadingStatus { get }
      public static var downloaded: URLUbiquitousItemDownloadingStatus { get }
      public static var current: URLUbiquitousItemDownloadingStatus { get }
    }
    public struct URLFileResourceType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var namedPipe: URLFileResourceType { get }
      public static var characterSpecial: URLFileResourceType { get }
      public static var directory: URLFileResourceType { get }
      public static var blockSpecial: URLFileResourceType { get }
      public static var regular: URLFileResourceType { get }
      public static var symbolicLink: URLFileResourceType { get }
      public static var socket: URLFileResourceType { get }
      public static var unknown: URLFileResourceType { get }
    }
    public struct URLFileProtection : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var none: URLFileProtection { get }
      public static var complete: URLFileProtection { get }
      public static var completeUnlessOpen: URLFileProtection { get }
      public static var completeUntilFirstUserAuthentication: URLFileProtection { get }
    }
    extension URLResourceValues {
      public var hasHiddenExtension: Bool? { get set }
      public var isAliasFile: Bool? { get }
      public var labelNumber: Int? { get set }
      public var isUbiquitousItem: Bool? { get }
      public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { get }
      public var ubiquitousItemIsDownloading: Bool? { get }
      public var ubiquitousItemIsUploading: Bool? { get }
      public var ubiquitousItemIsUploaded: Bool? { get }
      public var ubiquitousItemHasUnresolvedConflicts: Bool? { get }
      public var ubiquitousItemDownloadRequested: Bool? { get }
      public var ubiquitousItemDownloadingError: NSError? { get }
      public var ubiquitousItemUploadingError: NSError? { get }
      public var ubiquitousItemContainerDisplayName: String? { get }
      public var fileResourceType: URLFileResourceType? { get }
      public var fileProtection: URLFileProtection? { get }
      public var addedToDirectoryDate: Date? { get }
      public var localizedLabel: String? { get }
      public var documentIdentifier: Int? { get }
    }
    extension URL {
      public mutating func removeCachedResourceValue(forKey key: URLResourceKey)
    }
    """#
}
