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
      public var relevanceScore: Double { get set }
    }
    @available(iOS 16.1, *)
    public enum ActivityState : Codable, Sendable {
      case active
      case ended
      case dismissed
      @available(iOS 16.2, *)
      case stale
      @available(iOS 26.0, *)
      case pending
    }
    @available(iOS 16.1, *)
    final public class Activity<Attributes> : Identifiable, @unchecked Sendable where Attributes : ActivityAttributes {
      final public var id: String { get }
      final public var attributes: Attributes { get }
      final public var activityState: ActivityState { get }
      public typealias ContentState = Attributes.ContentState
      final public var pushToken: Data? { get }
      final public var pushTokenUpdates: Activity<Attributes>.PushTokenUpdates { get }
      final public var activityStateUpdates: Activity<Attributes>.ActivityStateUpdates { get }
      @available(iOS 16.2, *)
      final public var contentUpdates: Activity<Attributes>.ContentUpdates { get }
      @available(iOS 16.2, *)
      public static var activityUpdates: Activity<Attributes>.ActivityUpdates { get }
      @available(iOS 17.2, *)
      public static var pushToStartTokenUpdates: Activity<Attributes>.PushTokenUpdates { get }
      @available(iOS 17.2, *)
      public static var pushToStartToken: Data? { get }
      @available(iOS, introduced: 16.1, deprecated: 16.2, message: "Use contentState")
      final public var contentState: Attributes.ContentState { get }
      @available(iOS, introduced: 16.1, deprecated: 16.2, message: "Use request(attributes:content:pushType:)")
      @discardableResult public static func request(attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil) throws -> Activity<Attributes>
      @available(iOS, introduced: 16.1, deprecated: 16.2, message: "Use update(_:)")
      final public func update(using contentState: Attributes.ContentState, alertConfiguration: AlertConfiguration? = nil) async
      @available(iOS, introduced: 16.1, deprecated: 16.2, message: "Use end(_:dismissalPolicy:)")
      final public func end(using contentState: Attributes.ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async
      @available(iOS 16.2, *)
      final public func update(_ content: ActivityContent<Attributes.ContentState>, alertConfiguration: AlertConfiguration?) async
      @available(iOS 17.2, *)
      final public func update(_ content: ActivityContent<Attributes.ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date) async
      @available(iOS 18.0, *)
      @discardableResult public static func request(attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil, style: ActivityStyle) throws -> Activity<Attributes>
      public struct PushTokenUpdates : AsyncSequence {
        public typealias Element = Data
        public struct Iterator : AsyncIteratorProtocol {
          public typealias Element = Data
          public mutating func next() async -> Data?
        }
        public func makeAsyncIterator() -> Iterator
      }
      public struct ActivityStateUpdates : AsyncSequence {
        public typealias Element = ActivityState
        public struct Iterator : AsyncIteratorProtocol {
          public typealias Element = ActivityState
          public mutating func next() async -> ActivityState?
        }
        public func makeAsyncIterator() -> Iterator
      }
      @available(iOS 16.2, *)
      public struct ContentUpdates : AsyncSequence {
        public typealias Element = ActivityContent<Attributes.ContentState>
        public struct Iterator : AsyncIteratorProtocol {
          public typealias Element = ActivityContent<Attributes.ContentState>
          public mutating func next() async -> ActivityContent<Attributes.ContentState>?
        }
        public func makeAsyncIterator() -> Iterator
      }
      @available(iOS 16.2, *)
      public struct ActivityUpdates : AsyncSequence {
        public typealias Element = Activity<Attributes>
        public struct Iterator : AsyncIteratorProtocol {
          public typealias Element = Activity<Attributes>
          public mutating func next() async -> Activity<Attributes>?
        }
        public func makeAsyncIterator() -> Iterator
      }
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
    @available(iOS 18.0, *)
    public enum ActivityStyle : Sendable { case standard, transient }
    @available(iOS 16.1, *)
    public struct AlertConfiguration : Sendable {
      public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertConfiguration.AlertSound)
      public struct AlertSound : Sendable {
        public static var `default`: AlertConfiguration.AlertSound { get }
        public static func named(_ name: String) -> AlertConfiguration.AlertSound
      }
    }
    @available(iOS 16.1, *)
    public enum ActivityAuthorizationError : Error, Sendable {
      case attributesTooLarge
      case unsupported
      case denied
      case globalMaximumExceeded
      case targetMaximumExceeded
      case unsupportedTarget
      case visibility
      case persistenceFailure
      case missingProcessIdentifier
      case unentitled
      case malformedActivityIdentifier
      case reconnectNotPermitted
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
      @available(iOS 16.2, *)
      final public var frequentPushesEnabled: Bool { get }
      final public var activityEnablementUpdates: ActivityAuthorizationInfo.ActivityEnablementUpdates { get }
      public struct ActivityEnablementUpdates : AsyncSequence {
        public typealias Element = Bool
        public struct Iterator : AsyncIteratorProtocol {
          public typealias Element = Bool
          public mutating func next() async -> Bool?
        }
        public func makeAsyncIterator() -> Iterator
      }
    }
    """#
}
