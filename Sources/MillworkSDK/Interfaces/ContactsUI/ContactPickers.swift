extension InterfaceModules.ContactsUI {
  /// Pickers and cards of contacts.
  static let contactPickers = #"""
    // https://developer.apple.com/documentation/contactsui
    @_exported import Foundation
    import SwiftUI
    @_exported import Contacts
    import Swift
    import _Concurrency
    #if !os(macOS)
    @MainActor @preconcurrency public protocol CNContactPickerDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency open class CNContactPickerViewController : UIViewController {
      override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      public required init?(coder: NSCoder)
      weak open var delegate: (any CNContactPickerDelegate)? { get set }
      open var displayedPropertyKeys: [String]? { get set }
      open var predicateForEnablingContact: NSPredicate? { get set }
    }
    @MainActor @preconcurrency public protocol CNContactViewControllerDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency open class CNContactViewController : UIViewController {
      override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      public required init?(coder: NSCoder)
      public convenience init(for contact: CNContact)
      public convenience init(forUnknownContact contact: CNContact)
      public convenience init(forNewContact contact: CNContact?)
      weak open var delegate: (any CNContactViewControllerDelegate)? { get set }
      open var contactStore: CNContactStore? { get set }
      open var allowsEditing: Bool { get set }
      open var allowsActions: Bool { get set }
      open class func descriptorForRequiredKeys() -> any CNKeyDescriptor
    }
    #endif
    """#
}
