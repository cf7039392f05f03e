extension InterfaceModules.BackgroundTasks {
  /// Tasks in the background.
  static let scheduling = #"""
    // https://developer.apple.com/documentation/backgroundtasks
    @_exported import Foundation
    import Dispatch
    import Swift
    open class BGTaskRequest : NSObject {
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
      open class var shared: BGTaskScheduler { get }
      @discardableResult open func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool
      open func submit(_ taskRequest: BGTaskRequest) throws
      open func cancel(taskRequestWithIdentifier identifier: String)
    }
    """#
}
