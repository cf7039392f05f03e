extension InterfaceModules.BackgroundTasks {
  /// Tasks in the background.
  static let scheduling = #"""
    // https://developer.apple.com/documentation/backgroundtasks
    @_exported import Foundation
    import Dispatch
    import Swift
    import _Concurrency
    open class BGTaskRequest : NSObject, NSCopying {
      open func copy(with zone: NSZone?) -> Any
      open var identifier: String { get }
      open var earliestBeginDate: Date? { get set }
    }
    open class BGAppRefreshTaskRequest : BGTaskRequest {
      public init(identifier: String)
    }
    open class BGProcessingTaskRequest : BGTaskRequest {
      public init(identifier: String)
      open var requiresNetworkConnectivity: Bool { get set }
      open var requiresExternalPower: Bool { get set }
    }
    @available(iOS 17.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    open class BGHealthResearchTaskRequest : BGProcessingTaskRequest {
      public override init(identifier: String)
      open var protectionTypeOfRequiredData: String { get set }
    }
    #if os(iOS)
    @available(iOS 26.0, *)
    open class BGContinuedProcessingTaskRequest : BGTaskRequest {
      @objc public enum SubmissionStrategy : Int, Sendable {
        case fail
        case queue
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      public struct Resources : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static var gpu: BGContinuedProcessingTaskRequest.Resources { get }
      }
      public init(identifier: String, title: String, subtitle: String)
      open var title: String { get set }
      open var subtitle: String { get set }
      open var strategy: BGContinuedProcessingTaskRequest.SubmissionStrategy { get set }
      open var requiredResources: BGContinuedProcessingTaskRequest.Resources { get set }
    }
    @available(iOS 26.0, *)
    open class BGContinuedProcessingTask : BGTask, @unchecked Sendable {
      open var title: String { get }
      open var subtitle: String { get }
      open var progress: Progress { get }
      open func updateTitle(_ title: String, subtitle: String)
    }
    @available(iOS 26.0, *)
    extension BGTaskScheduler {
      public class var supportedResources: BGContinuedProcessingTaskRequest.Resources { get }
    }
    #endif
    open class BGTask : NSObject, @unchecked Sendable {
      open var identifier: String { get }
      open var expirationHandler: (() -> Void)? { get set }
      open func setTaskCompleted(success: Bool)
    }
    open class BGAppRefreshTask : BGTask, @unchecked Sendable {
    }
    open class BGProcessingTask : BGTask, @unchecked Sendable {
    }
    open class BGTaskScheduler : NSObject, @unchecked Sendable {
      public struct Error : Swift.Error, Hashable, CustomNSError, _CValue, Sendable {
        public init(_ code: BGTaskScheduler.Error.Code, userInfo: [String : Any] = [:])
        @objc public enum Code : Int, Sendable {
          case unavailable = 1
          case tooManyPendingTaskRequests = 2
          case notPermitted = 3
          @available(iOS 26.0, *)
          case immediateRunIneligible = 4
          public init?(rawValue: Int)
          public typealias RawValue = Int
          public var rawValue: Int { get }
          public static func ~= (code: BGTaskScheduler.Error.Code, error: any Swift.Error) -> Bool
        }
        public var code: BGTaskScheduler.Error.Code { get }
        public var errorCode: Int { get }
        public var userInfo: [String : Any] { get }
        public var errorUserInfo: [String : Any] { get }
        public static var errorDomain: String { get }
        public static var unavailable: BGTaskScheduler.Error.Code { get }
        public static var tooManyPendingTaskRequests: BGTaskScheduler.Error.Code { get }
        public static var notPermitted: BGTaskScheduler.Error.Code { get }
        @available(iOS 26.0, *)
        public static var immediateRunIneligible: BGTaskScheduler.Error.Code { get }
        public static func == (a: BGTaskScheduler.Error, b: BGTaskScheduler.Error) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public class var errorDomain: String { get }
      open class var shared: BGTaskScheduler { get }
      @discardableResult open func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool
      open func submit(_ taskRequest: BGTaskRequest) throws
      open func cancel(taskRequestWithIdentifier identifier: String)
      open func cancelAllTaskRequests()
      @preconcurrency open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void)
      open func pendingTaskRequests() async -> [BGTaskRequest]
    }
    """#
}
