extension InterfaceModules.EventKit {
  /// Calendars, events and reminders.
  static let events = #"""
    // https://developer.apple.com/documentation/eventkit
    @_exported import Foundation
    import CoreLocation
    import SwiftUI
    import Swift
    import _Concurrency
    @objc public enum EKEntityType : UInt, Sendable {
      case event
      case reminder
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    public struct EKEntityMask : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var event: Self { get }
      public static var reminder: Self { get }
    }
    @objc public enum EKAuthorizationStatus : Int, Sendable {
      case notDetermined
      case restricted
      case denied
      @available(Apple 2023, *)
      case fullAccess
      @available(Apple 2023, *)
      case writeOnly
      @available(iOS, introduced: 6.0, deprecated: 17.0, message: "Use fullAccess or writeOnly")
      @available(macOS, introduced: 10.9, deprecated: 14.0, message: "Use fullAccess or writeOnly")
      @available(watchOS, introduced: 2.0, deprecated: 10.0, message: "Use fullAccess or writeOnly")
      public static var authorized: EKAuthorizationStatus { get }
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum EKSpan : Int, Sendable {
      case thisEvent
      case futureEvents
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum EKWeekday : Int, Sendable {
      case sunday = 1
      case monday
      case tuesday
      case wednesday
      case thursday
      case friday
      case saturday
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum EKRecurrenceFrequency : Int, Sendable {
      case daily
      case weekly
      case monthly
      case yearly
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum EKParticipantType : Int, Sendable {
      case unknown
      case person
      case room
      case resource
      case group
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum EKParticipantRole : Int, Sendable {
      case unknown
      case required
      case optional
      case chair
      case nonParticipant
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum EKParticipantStatus : Int, Sendable {
      case unknown
      case pending
      case accepted
      case declined
      case tentative
      case delegated
      case completed
      case inProcess
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum EKCalendarType : Int, Sendable {
      case local
      case calDAV
      case exchange
      case subscription
      case birthday
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct EKCalendarEventAvailabilityMask : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var busy: Self { get }
      public static var free: Self { get }
      public static var tentative: Self { get }
      public static var unavailable: Self { get }
    }
    @objc public enum EKSourceType : Int, Sendable {
      case local
      case exchange
      case calDAV
      case mobileMe
      case subscribed
      case birthdays
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum EKAlarmProximity : Int, Sendable {
      case none
      case enter
      case leave
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum EKEventAvailability : Int, Sendable {
      case notSupported = -1
      case busy = 0
      case free
      case tentative
      case unavailable
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum EKEventStatus : Int, Sendable {
      case none
      case confirmed
      case tentative
      case canceled
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum EKReminderPriority : UInt, Sendable {
      case none
      case high
      case medium = 5
      case low = 9
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    public struct EKError : Error, Hashable, CustomNSError, _CValue, Sendable {
      public init(_ code: EKError.Code, userInfo: [String : Any] = [:])
      @objc public enum Code : Int, Sendable {
        case eventNotMutable = 0
        case noCalendar = 1
        case noStartDate = 2
        case noEndDate = 3
        case datesInverted = 4
        case internalFailure = 5
        case calendarReadOnly = 6
        case durationGreaterThanRecurrence = 7
        case alarmGreaterThanRecurrence = 8
        case startDateTooFarInFuture = 9
        case startDateCollidesWithOtherOccurrence = 10
        case objectBelongsToDifferentStore = 11
        case invitesCannotBeMoved = 12
        case invalidSpan = 13
        case calendarHasNoSource = 14
        case calendarSourceCannotBeModified = 15
        case calendarIsImmutable = 16
        case sourceDoesNotAllowCalendarAddDelete = 17
        case recurringReminderRequiresDueDate = 18
        case structuredLocationsNotSupported = 19
        case reminderLocationsNotSupported = 20
        case alarmProximityNotSupported = 21
        case calendarDoesNotAllowEvents = 22
        case calendarDoesNotAllowReminders = 23
        case sourceDoesNotAllowReminders = 24
        case sourceDoesNotAllowEvents = 25
        case priorityIsInvalid = 26
        case invalidEntityType = 27
        case procedureAlarmsNotMutable = 28
        case eventStoreNotAuthorized = 29
        case osNotSupported = 30
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: EKError.Code, error: any Error) -> Bool
      }
      public var code: EKError.Code { get }
      public var errorCode: Int { get }
      public var userInfo: [String : Any] { get }
      public var errorUserInfo: [String : Any] { get }
      public static var errorDomain: String { get }
      public static var eventNotMutable: EKError.Code { get }
      public static var noCalendar: EKError.Code { get }
      public static var noStartDate: EKError.Code { get }
      public static var noEndDate: EKError.Code { get }
      public static var datesInverted: EKError.Code { get }
      public static var internalFailure: EKError.Code { get }
      public static var calendarReadOnly: EKError.Code { get }
      public static var durationGreaterThanRecurrence: EKError.Code { get }
      public static var alarmGreaterThanRecurrence: EKError.Code { get }
      public static var startDateTooFarInFuture: EKError.Code { get }
      public static var startDateCollidesWithOtherOccurrence: EKError.Code { get }
      public static var objectBelongsToDifferentStore: EKError.Code { get }
      public static var invitesCannotBeMoved: EKError.Code { get }
      public static var invalidSpan: EKError.Code { get }
      public static var calendarHasNoSource: EKError.Code { get }
      public static var calendarSourceCannotBeModified: EKError.Code { get }
      public static var calendarIsImmutable: EKError.Code { get }
      public static var sourceDoesNotAllowCalendarAddDelete: EKError.Code { get }
      public static var recurringReminderRequiresDueDate: EKError.Code { get }
      public static var structuredLocationsNotSupported: EKError.Code { get }
      public static var reminderLocationsNotSupported: EKError.Code { get }
      public static var alarmProximityNotSupported: EKError.Code { get }
      public static var calendarDoesNotAllowEvents: EKError.Code { get }
      public static var calendarDoesNotAllowReminders: EKError.Code { get }
      public static var sourceDoesNotAllowReminders: EKError.Code { get }
      public static var sourceDoesNotAllowEvents: EKError.Code { get }
      public static var priorityIsInvalid: EKError.Code { get }
      public static var invalidEntityType: EKError.Code { get }
      public static var procedureAlarmsNotMutable: EKError.Code { get }
      public static var eventStoreNotAuthorized: EKError.Code { get }
      public static var osNotSupported: EKError.Code { get }
      public static func == (a: EKError, b: EKError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    open class EKObject : NSObject, @unchecked Sendable {
      override public init()
      open var hasChanges: Bool { get }
      open var isNew: Bool { get }
      open func reset()
      open func rollback()
      open func refresh() -> Bool
    }
    open class EKSource : EKObject, @unchecked Sendable {
      open var sourceIdentifier: String { get }
      open var sourceType: EKSourceType { get }
      open var title: String { get }
      open func calendars(for entityType: EKEntityType) -> Set<EKCalendar>
      @available(Apple 2022, *)
      open var isDelegate: Bool { get }
    }
    // https://developer.apple.com/documentation/eventkit/ekcalendar
    open class EKCalendar : EKObject, @unchecked Sendable {
      public convenience init(for entityType: EKEntityType, eventStore: EKEventStore)
      open var source: EKSource! { get set }
      open var calendarIdentifier: String { get }
      open var title: String { get set }
      open var type: EKCalendarType { get }
      open var allowsContentModifications: Bool { get }
      open var isSubscribed: Bool { get }
      open var isImmutable: Bool { get }
      open var cgColor: CGColor! { get set }
      open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { get }
      open var allowedEntityTypes: EKEntityMask { get }
    }
    #if os(macOS)
    extension EKCalendar {
      public var color: NSColor! { get set }
    }
    #endif
    // https://developer.apple.com/documentation/eventkit/ekcalendaritem
    open class EKCalendarItem : EKObject, @unchecked Sendable {
      open var calendar: EKCalendar! { get set }
      open var calendarItemIdentifier: String { get }
      open var calendarItemExternalIdentifier: String! { get }
      open var title: String! { get set }
      open var location: String? { get set }
      open var notes: String? { get set }
      open var url: URL? { get set }
      open var lastModifiedDate: Date? { get }
      open var creationDate: Date? { get }
      open var timeZone: TimeZone? { get set }
      open var hasAlarms: Bool { get }
      open var hasRecurrenceRules: Bool { get }
      open var hasAttendees: Bool { get }
      open var hasNotes: Bool { get }
      open var attendees: [EKParticipant]? { get }
      open var alarms: [EKAlarm]? { get set }
      open func addAlarm(_ alarm: EKAlarm)
      open func removeAlarm(_ alarm: EKAlarm)
      open var recurrenceRules: [EKRecurrenceRule]? { get set }
      open func addRecurrenceRule(_ rule: EKRecurrenceRule)
      open func removeRecurrenceRule(_ rule: EKRecurrenceRule)
    }
    open class EKEvent : EKCalendarItem, @unchecked Sendable {
      public convenience init(eventStore: EKEventStore)
      open var eventIdentifier: String! { get }
      open var isAllDay: Bool { get set }
      open var startDate: Date! { get set }
      open var endDate: Date! { get set }
      open var structuredLocation: EKStructuredLocation? { get set }
      open func compareStartDate(with other: EKEvent) -> ComparisonResult
      open var organizer: EKParticipant? { get }
      open var availability: EKEventAvailability { get set }
      open var status: EKEventStatus { get }
      open var isDetached: Bool { get }
      open var occurrenceDate: Date! { get }
      open var birthdayContactIdentifier: String? { get }
    }
    open class EKReminder : EKCalendarItem, @unchecked Sendable {
      public convenience init(eventStore: EKEventStore)
      open var startDateComponents: DateComponents? { get set }
      open var dueDateComponents: DateComponents? { get set }
      open var isCompleted: Bool { get set }
      open var completionDate: Date? { get set }
      open var priority: Int { get set }
    }
    open class EKParticipant : EKObject, @unchecked Sendable {
      open var url: URL { get }
      open var name: String? { get }
      open var participantStatus: EKParticipantStatus { get }
      open var participantRole: EKParticipantRole { get }
      open var participantType: EKParticipantType { get }
      open var isCurrentUser: Bool { get }
      open var contactPredicate: NSPredicate { get }
    }
    open class EKStructuredLocation : EKObject, NSCopying, @unchecked Sendable {
      public convenience init(title: String)
      open func copy(with zone: NSZone?) -> Any
      open var title: String? { get set }
      open var geoLocation: CLLocation? { get set }
      open var radius: Double { get set }
    }
    // https://developer.apple.com/documentation/eventkit/ekalarm
    open class EKAlarm : EKObject, NSCopying, @unchecked Sendable {
      override public init()
      public convenience init(absoluteDate date: Date)
      public convenience init(relativeOffset offset: TimeInterval)
      open func copy(with zone: NSZone?) -> Any
      open var relativeOffset: TimeInterval { get set }
      open var absoluteDate: Date? { get set }
      open var structuredLocation: EKStructuredLocation? { get set }
      open var proximity: EKAlarmProximity { get set }
    }
    // https://developer.apple.com/documentation/eventkit/ekrecurrencerule
    open class EKRecurrenceEnd : NSObject, NSCopying, @unchecked Sendable {
      public convenience init(end endDate: Date)
      public convenience init(occurrenceCount: Int)
      open func copy(with zone: NSZone?) -> Any
      open var endDate: Date? { get }
      open var occurrenceCount: Int { get }
    }
    open class EKRecurrenceDayOfWeek : NSObject, NSCopying, @unchecked Sendable {
      public convenience init(_ dayOfTheWeek: EKWeekday)
      public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int)
      public init(dayOfTheWeek: EKWeekday, weekNumber: Int)
      open func copy(with zone: NSZone?) -> Any
      open var dayOfTheWeek: EKWeekday { get }
      open var weekNumber: Int { get }
    }
    open class EKRecurrenceRule : EKObject, NSCopying, @unchecked Sendable {
      public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?)
      public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?)
      open func copy(with zone: NSZone?) -> Any
      open var calendarIdentifier: String { get }
      open var recurrenceEnd: EKRecurrenceEnd? { get set }
      open var frequency: EKRecurrenceFrequency { get }
      open var interval: Int { get }
      open var firstDayOfTheWeek: Int { get }
      open var daysOfTheWeek: [EKRecurrenceDayOfWeek]? { get }
    open var daysOfTheMonth: [NSNumber]? { get }
    open var daysOfTheYear: [NSNumber]? { get }
    open var weeksOfTheYear: [NSNumber]? { get }
    open var monthsOfTheYear: [NSNumber]? { get }
    open var setPositions: [NSNumber]? { get }
    }
    """#
}
