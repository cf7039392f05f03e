extension InterfaceModules.ActivityKit {
  /// Live activities.
  static let activities = #"""
    // https://developer.apple.com/documentation/activitykit
    @_exported import Foundation
    import Swift
    import SwiftUI
    import _Concurrency
    @available(iOS 16.1, *)
    public protocol ActivityAttributes : Decodable, Encodable {
      associatedtype ContentState : Decodable, Encodable, Hashable
    }
    @available(iOS 16.2, *)
    public struct ActivityContent<State> : @unchecked Sendable where State : Decodable, State : Encodable {
      public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0)
      public var state: State { get set }
      public var staleDate: Date? { get set }
    }
    @available(iOS 16.1, *)
    public enum ActivityState : Sendable { case active, ended, dismissed, stale }
    @available(iOS 16.1, *)
    final public class Activity<Attributes> : Identifiable, @unchecked Sendable where Attributes : ActivityAttributes {
      final public var id: String { get }
      final public var attributes: Attributes { get }
      final public var activityState: ActivityState { get }
      public static var activities: [Activity<Attributes>] { get }
      @available(iOS 16.2, *)
      final public var content: ActivityContent<Attributes.ContentState> { get }
      @available(iOS 16.2, *)
      @discardableResult public static func request(attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil) throws -> Activity<Attributes>
      @available(iOS 16.2, *)
      final public func update(_ content: ActivityContent<Attributes.ContentState>) async
      @available(iOS 16.2, *)
      final public func end(_ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async
    }
    @available(iOS 16.1, *)
    public struct PushType : Sendable {
      public static var token: PushType { get }
    }
    @available(iOS 16.1, *)
    public struct ActivityUIDismissalPolicy : Sendable {
      public static var `default`: ActivityUIDismissalPolicy { get }
      public static var immediate: ActivityUIDismissalPolicy { get }
      public static func after(_ date: Date) -> ActivityUIDismissalPolicy
    }
    @available(iOS 16.1, *)
    final public class ActivityAuthorizationInfo : @unchecked Sendable {
      public init()
      final public var areActivitiesEnabled: Bool { get }
    }
    """#
}
