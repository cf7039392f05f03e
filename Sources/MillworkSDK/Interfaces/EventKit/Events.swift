extension InterfaceModules.EventKit {
  /// Calendars, events and reminders.
  static let events = #"""
    // https://developer.apple.com/documentation/eventkit
    @_exported import Foundation
    import Swift
    import _Concurrency
    @objc public enum EKEntityType : UInt, Sendable {
      case event
      case reminder
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum EKAuthorizationStatus : Int, Sendable {
      case notDetermined
      case restricted
      case denied
      case fullAccess
      case writeOnly
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
    open class EKObject : NSObject, @unchecked Sendable {
    }
    open class EKCalendar : EKObject, @unchecked Sendable {
      open var title: String { get set }
      open var calendarIdentifier: String { get }
      open var cgColor: CGColor! { get set }
    }
    open class EKCalendarItem : EKObject, @unchecked Sendable {
      open var title: String! { get set }
      open var notes: String? { get set }
      open var location: String? { get set }
      open var url: URL? { get set }
      open var calendar: EKCalendar! { get set }
      open var calendarItemIdentifier: String { get }
    }
    open class EKEvent : EKCalendarItem, @unchecked Sendable {
      public convenience init(eventStore: EKEventStore)
      open var eventIdentifier: String! { get }
      open var isAllDay: Bool { get set }
      open var startDate: Date! { get set }
      open var endDate: Date! { get set }
    }
    open class EKReminder : EKCalendarItem, @unchecked Sendable {
      public convenience init(eventStore: EKEventStore)
      open var isCompleted: Bool { get set }
      open var dueDateComponents: DateComponents? { get set }
      open var priority: Int { get set }
    }
    open class EKEventStore : NSObject, @unchecked Sendable {
      override public init()
      open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus
      @available(Apple 2023, *)
      @discardableResult open func requestFullAccessToEvents() async throws -> Bool
      @available(Apple 2023, *)
      @discardableResult open func requestFullAccessToReminders() async throws -> Bool
      @available(Apple 2023, *)
      @discardableResult open func requestWriteOnlyAccessToEvents() async throws -> Bool
      @discardableResult open func requestAccess(to entityType: EKEntityType) async throws -> Bool
      @discardableResult open func calendars(for entityType: EKEntityType) -> [EKCalendar]
      @discardableResult open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
      @discardableResult open func events(matching predicate: NSPredicate) -> [EKEvent]
      open var defaultCalendarForNewEvents: EKCalendar? { get }
      open func save(_ event: EKEvent, span: EKSpan) throws
      open func save(_ reminder: EKReminder, commit: Bool) throws
      open func remove(_ event: EKEvent, span: EKSpan) throws
    }
    """#
}
