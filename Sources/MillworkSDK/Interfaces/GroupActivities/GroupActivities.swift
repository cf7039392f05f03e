extension InterfaceModules.GroupActivities {
  /// Activities that people share in a call.
  static let groupActivities = #"""
    // https://developer.apple.com/documentation/groupactivities
    @_exported import Foundation
    import Combine
    import CoreTransferable
    import SwiftUI
    import Swift
    import _Concurrency
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *)
    public struct GroupActivityMetadata : Sendable {
      public init()
      public var title: String?
      public var subtitle: String?
      public var previewImage: CGImage?
      public var type: GroupActivityMetadata.ActivityType
      public var fallbackURL: URL?
      public var supportsContinuationOnTV: Bool
      public var preferredBroadcastOptions: GroupActivityMetadata.BroadcastOptions
      public struct BroadcastOptions : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static let sharesOnlyToNearby: GroupActivityMetadata.BroadcastOptions
      }
      public struct ActivityType : Hashable, Sendable {
        public static let generic: GroupActivityMetadata.ActivityType
        public static let watchTogether: GroupActivityMetadata.ActivityType
        public static let listenTogether: GroupActivityMetadata.ActivityType
        @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
        public static let createTogether: GroupActivityMetadata.ActivityType
        @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
        public static let exploreTogether: GroupActivityMetadata.ActivityType
        @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
        public static let learnTogether: GroupActivityMetadata.ActivityType
        @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
        public static let readTogether: GroupActivityMetadata.ActivityType
        @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
        public static let shopTogether: GroupActivityMetadata.ActivityType
        @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
        public static let workoutTogether: GroupActivityMetadata.ActivityType
      }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *)
    public enum GroupActivityActivationResult : Hashable, Sendable {
      case activationDisabled
      case activationPreferred
      case cancelled
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *)
    public protocol GroupActivity : Decodable, Encodable {
      static var activityIdentifier: String { get }
      var metadata: GroupActivityMetadata { get async }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *)
    extension GroupActivity {
      public static var activityIdentifier: String { get }
      @discardableResult public func activate() async throws -> Bool
      @discardableResult public func prepareForActivation() async -> GroupActivityActivationResult
      public static func sessions() -> GroupSession<Self>.Sessions
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct GroupActivityTransferRepresentation<Item> : TransferRepresentation where Item : Transferable {
      public init<Activity>(exporting: @escaping @Sendable (Item) async throws -> Activity) where Activity : GroupActivity
      public var body: Never { get }
      public typealias Body = Never
    }
    // https://developer.apple.com/documentation/groupactivities/groupsession
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *)
    public struct Participant : Hashable, Identifiable, Sendable {
      public let id: UUID
      public static func == (a: Participant, b: Participant) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *)
    public enum Participants : Equatable, Sendable {
      case all
      case only(Set<Participant>)
      public static func only(_ participant: Participant) -> Participants
      public static func == (a: Participants, b: Participants) -> Bool
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *)
    final public class GroupSession<ActivityType> : ObservableObject, Identifiable, @unchecked Sendable where ActivityType : GroupActivity {
      #if os(visionOS)
      // https://developer.apple.com/documentation/groupactivities/systemcoordinator
      final public var systemCoordinator: SystemCoordinator? { get async }
      #endif
      public enum State {
        case waiting
        case joined
        case invalidated(reason: any Error)
      }
      public struct Sessions : AsyncSequence, Sendable {
        public typealias Element = GroupSession<ActivityType>
        public struct Iterator : AsyncIteratorProtocol {
          public typealias Element = GroupSession<ActivityType>
          public mutating func next() async -> GroupSession<ActivityType>?
        }
        public typealias AsyncIterator = GroupSession<ActivityType>.Sessions.Iterator
        public func makeAsyncIterator() -> GroupSession<ActivityType>.Sessions.Iterator
      }
      public let id: UUID
      final public var state: GroupSession<ActivityType>.State { get }
      final public var $state: Published<GroupSession<ActivityType>.State>.Publisher { get }
      final public var activeParticipants: Set<Participant> { get }
      final public var $activeParticipants: Published<Set<Participant>>.Publisher { get }
      final public var localParticipant: Participant { get }
      final public var activity: ActivityType { get set }
      final public var $activity: Published<ActivityType>.Publisher { get }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
      final public var isLocallyInitiated: Bool { get }
      final public func join()
      final public func leave()
      final public func end()
      final public func requestForegroundPresentation() async
      final public func postEvent(_ event: GroupSessionEvent)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *)
    public struct GroupSessionEvent : Sendable {
      public struct Action : Sendable {
        public static let play: GroupSessionEvent.Action
        public static let pause: GroupSessionEvent.Action
      }
      public init(originator: Participant, action: GroupSessionEvent.Action, url: URL?)
    }
    // https://developer.apple.com/documentation/groupactivities/groupsessionmessenger
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *)
    final public class GroupSessionMessenger : @unchecked Sendable {
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
      public enum DeliveryMode : Sendable { case reliable, unreliable }
      public struct MessageContext : Sendable {
        public let source: Participant
      }
      public struct Messages<Message> : AsyncSequence {
        public typealias Element = (Message, GroupSessionMessenger.MessageContext)
        public struct Iterator : AsyncIteratorProtocol {
          public typealias Element = (Message, GroupSessionMessenger.MessageContext)
          public mutating func next() async -> (Message, GroupSessionMessenger.MessageContext)?
        }
        public typealias AsyncIterator = GroupSessionMessenger.Messages<Message>.Iterator
        public func makeAsyncIterator() -> GroupSessionMessenger.Messages<Message>.Iterator
      }
      public init<ActivityType>(session: GroupSession<ActivityType>) where ActivityType : GroupActivity
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
      public init<ActivityType>(session: GroupSession<ActivityType>, deliveryMode: GroupSessionMessenger.DeliveryMode) where ActivityType : GroupActivity
      final public func send<Message>(_ value: Message, to participants: Participants = .all) async throws where Message : Decodable, Message : Encodable
      final public func send<Message>(_ value: Message, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void) where Message : Decodable, Message : Encodable
      final public func send(_ value: Data, to participants: Participants = .all) async throws
      final public func messages<Message>(of type: Message.Type) -> GroupSessionMessenger.Messages<Message> where Message : Decodable, Message : Encodable
    }
    // https://developer.apple.com/documentation/groupactivities/groupstateobserver
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *)
    final public class GroupStateObserver : ObservableObject {
      public init()
      final public var isEligibleForGroupSession: Bool { get }
      final public var $isEligibleForGroupSession: Published<Bool>.Publisher { get }
    }
    // https://developer.apple.com/documentation/groupactivities/groupactivitysharingcontroller
    #if os(iOS) || os(visionOS)
    @available(iOS 15.4, visionOS 1.0, *)
    public enum GroupActivitySharingResult : Sendable { case cancelled, success }
    @available(iOS 15.4, visionOS 1.0, *)
    @MainActor @preconcurrency public class GroupActivitySharingController : UIViewController {
      public init<ActivityType>(_ activity: ActivityType) throws where ActivityType : GroupActivity
      public init<ActivityType>(preparationHandler: @escaping () async throws -> ActivityType) where ActivityType : GroupActivity
      public required init?(coder: NSCoder)
      final public var result: GroupActivitySharingResult { get async }
    }
    #endif
    #if os(visionOS)
    // https://developer.apple.com/documentation/groupactivities/systemcoordinator
    final public class SystemCoordinator : @unchecked Sendable {
      public struct Configuration : Sendable {
        public var supportsGroupImmersiveSpace: Bool { get set }
        public var spatialTemplatePreference: SpatialTemplatePreference { get set }
      }
      final public var configuration: SystemCoordinator.Configuration { get set }
      public struct ParticipantState : Hashable, Sendable {
        public var isSpatial: Bool { get }
        public static func == (a: SystemCoordinator.ParticipantState, b: SystemCoordinator.ParticipantState) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      final public var localParticipantState: SystemCoordinator.ParticipantState { get }
      public struct ParticipantStates : AsyncSequence, Sendable {
        public typealias Element = SystemCoordinator.ParticipantState
        public struct Iterator : AsyncIteratorProtocol {
          public typealias Element = SystemCoordinator.ParticipantState
          public mutating func next() async -> SystemCoordinator.ParticipantState?
        }
        public func makeAsyncIterator() -> SystemCoordinator.ParticipantStates.Iterator
      }
      final public var localParticipantStates: SystemCoordinator.ParticipantStates { get }
    }
    public struct SpatialTemplatePreference : Sendable {
      public static var none: SpatialTemplatePreference { get }
      public static var sideBySide: SpatialTemplatePreference { get }
      public static var conversational: SpatialTemplatePreference { get }
    }
    #endif
    """#
}
