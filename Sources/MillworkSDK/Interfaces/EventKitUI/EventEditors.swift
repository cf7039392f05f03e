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
      public var rawValue: Int { get }
    }
    @objc public enum EKEventViewAction : Int, Sendable {
      case done
      case responded
      case deleted
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency public protocol EKEventEditViewDelegate : NSObjectProtocol {
      func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    }
    @MainActor @preconcurrency open class EKEventEditViewController : UINavigationController {
      weak open var editViewDelegate: (any EKEventEditViewDelegate)? { get set }
      open var eventStore: EKEventStore! { get set }
      open var event: EKEvent? { get set }
    }
    @MainActor @preconcurrency public protocol EKEventViewDelegate : NSObjectProtocol {
      func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
    }
    @MainActor @preconcurrency open class EKEventViewController : UIViewController {
      override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      public required init?(coder: NSCoder)
      weak open var delegate: (any EKEventViewDelegate)? { get set }
      open var event: EKEvent! { get set }
      open var allowsEditing: Bool { get set }
    }
    """#
}
