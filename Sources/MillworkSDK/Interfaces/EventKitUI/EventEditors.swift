extension InterfaceModules.EventKitUI {
  /// Editors of events.
  static let eventEditors = #"""
    // https://developer.apple.com/documentation/eventkitui
    @_exported import Foundation
    import SwiftUI
    @_exported import EventKit
    import Swift
    import _Concurrency
    @objc public enum EKEventEditViewAction : Int, Sendable {
      case canceled
      case saved
      case deleted
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum EKEventViewAction : Int, Sendable {
      case done
      case responded
      case deleted
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum EKCalendarChooserSelectionStyle : Int, Sendable {
      case single
      case multiple
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum EKCalendarChooserDisplayStyle : Int, Sendable {
      case allCalendars
      case writableCalendarsOnly
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency @objc public protocol EKEventEditViewDelegate : NSObjectProtocol {
      func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
      @objc optional func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
    }
    @MainActor @preconcurrency open class EKEventEditViewController : UINavigationController {
      weak open var editViewDelegate: (any EKEventEditViewDelegate)? { get set }
      open var eventStore: EKEventStore! { get set }
      open var event: EKEvent? { get set }
      open func cancelEditing()
    }
    @MainActor @preconcurrency @objc public protocol EKEventViewDelegate : NSObjectProtocol {
      func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
    }
    @MainActor @preconcurrency open class EKEventViewController : UIViewController {
      override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      public required init?(coder: NSCoder)
      weak open var delegate: (any EKEventViewDelegate)? { get set }
      open var event: EKEvent! { get set }
      open var allowsEditing: Bool { get set }
      open var allowsCalendarPreview: Bool { get set }
    }
    // https://developer.apple.com/documentation/eventkitui/ekcalendarchooser
    @MainActor @preconcurrency @objc public protocol EKCalendarChooserDelegate : NSObjectProtocol {
      @objc optional func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
      @objc optional func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
      @objc optional func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
    }
    @MainActor @preconcurrency open class EKCalendarChooser : UIViewController {
      public init(selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, eventStore: EKEventStore)
      public init(selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType, eventStore: EKEventStore)
      public required init?(coder: NSCoder)
      open var selectionStyle: EKCalendarChooserSelectionStyle { get }
      weak open var delegate: (any EKCalendarChooserDelegate)? { get set }
      open var showsDoneButton: Bool { get set }
      open var showsCancelButton: Bool { get set }
      open var selectedCalendars: Set<EKCalendar> { get set }
    }
    """#
}
