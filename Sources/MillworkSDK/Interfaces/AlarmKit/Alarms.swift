extension InterfaceModules.AlarmKit {
  /// Alarms and timers of applications.
  static let alarms = #"""
    // https://developer.apple.com/documentation/alarmkit
    @_exported import Foundation
    import Swift
    import _Concurrency
    @available(iOS 26.0, *)
    public class AlarmManager : @unchecked Sendable {
      public static let shared: AlarmManager
      public enum AuthorizationState : Sendable {
        case notDetermined
        case denied
        case authorized
      }
      public var authorizationState: AlarmManager.AuthorizationState { get }
      public func requestAuthorization() async throws -> AlarmManager.AuthorizationState
      public func stop(id: UUID) throws
      public func cancel(id: UUID) throws
      public func pause(id: UUID) throws
      public func resume(id: UUID) throws
    }
    """#
}
