extension InterfaceModules.EventKit {
  /// The store of events and reminders.
  static let eventStore = #"""
    // https://developer.apple.com/documentation/eventkit/ekeventstore
    public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
    public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    open class EKEventStore : NSObject, @unchecked Sendable {
      override public init()
      public init(sources: [EKSource])
      open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus
      @available(Apple 2023, *)
      @preconcurrency open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler)
      @available(Apple 2023, *)
      @discardableResult open func requestFullAccessToEvents() async throws -> Bool
      @available(Apple 2023, *)
      @preconcurrency open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler)
      @available(Apple 2023, *)
      @discardableResult open func requestWriteOnlyAccessToEvents() async throws -> Bool
      @available(Apple 2023, *)
      @preconcurrency open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler)
      @available(Apple 2023, *)
      @discardableResult open func requestFullAccessToReminders() async throws -> Bool
      @available(iOS, introduced: 6.0, deprecated: 17.0, message: "Use -requestFullAccessToEventsWithCompletion:, -requestWriteOnlyAccessToEventsWithCompletion:, or -requestFullAccessToRemindersWithCompletion:")
      @available(macOS, introduced: 10.9, deprecated: 14.0, message: "Use -requestFullAccessToEventsWithCompletion:, -requestWriteOnlyAccessToEventsWithCompletion:, or -requestFullAccessToRemindersWithCompletion:")
      @available(watchOS, introduced: 2.0, deprecated: 10.0, message: "Use -requestFullAccessToEventsWithCompletion:, -requestWriteOnlyAccessToEventsWithCompletion:, or -requestFullAccessToRemindersWithCompletion:")
      @preconcurrency open func requestAccess(to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler)
      @available(iOS, introduced: 6.0, deprecated: 17.0, message: "Use -requestFullAccessToEventsWithCompletion:, -requestWriteOnlyAccessToEventsWithCompletion:, or -requestFullAccessToRemindersWithCompletion:")
      @available(macOS, introduced: 10.9, deprecated: 14.0, message: "Use -requestFullAccessToEventsWithCompletion:, -requestWriteOnlyAccessToEventsWithCompletion:, or -requestFullAccessToRemindersWithCompletion:")
      @available(watchOS, introduced: 2.0, deprecated: 10.0, message: "Use -requestFullAccessToEventsWithCompletion:, -requestWriteOnlyAccessToEventsWithCompletion:, or -requestFullAccessToRemindersWithCompletion:")
      @discardableResult open func requestAccess(to entityType: EKEntityType) async throws -> Bool
      open var eventStoreIdentifier: String { get }
      open var delegateSources: [EKSource] { get }
      open var sources: [EKSource] { get }
      open func source(withIdentifier identifier: String) -> EKSource?
      open func calendars(for entityType: EKEntityType) -> [EKCalendar]
      open var defaultCalendarForNewEvents: EKCalendar? { get }
      open func defaultCalendarForNewReminders() -> EKCalendar?
      open func calendar(withIdentifier identifier: String) -> EKCalendar?
      open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem?
      open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem]
      open func event(withIdentifier identifier: String) -> EKEvent?
      open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
      open func events(matching predicate: NSPredicate) -> [EKEvent]
      open func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback)
      @discardableResult open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any
      open func cancelFetchRequest(_ fetchIdentifier: Any)
      open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate
      open func predicateForIncompleteReminders(withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate
      open func predicateForCompletedReminders(withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate
      @available(watchOS, unavailable)
      open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws
      @available(watchOS, unavailable)
      open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws
      @available(watchOS, unavailable)
      open func save(_ event: EKEvent, span: EKSpan) throws
      @available(watchOS, unavailable)
      open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws
      @available(watchOS, unavailable)
      open func remove(_ event: EKEvent, span: EKSpan) throws
      @available(watchOS, unavailable)
      open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws
      @available(watchOS, unavailable)
      open func save(_ reminder: EKReminder, commit: Bool) throws
      @available(watchOS, unavailable)
      open func remove(_ reminder: EKReminder, commit: Bool) throws
      @available(watchOS, unavailable)
      open func commit() throws
      open func reset()
      open func refreshSourcesIfNecessary()
    }
    extension NSNotification.Name {
      public static let EKEventStoreChanged: NSNotification.Name
    }
    """#
}
