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
    @MainActor @preconcurrency @objc public protocol CNContactPickerDelegate : NSObjectProtocol {
      @objc optional func contactPickerDidCancel(_ picker: CNContactPickerViewController)
      @objc(contactPicker:didSelectContact:) optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
      @objc(contactPicker:didSelectContactProperty:) optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
      @objc(contactPicker:didSelectContacts:) optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
      @objc optional func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
    }
    @MainActor @preconcurrency open class CNContactPickerViewController : UIViewController {
      override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      public required init?(coder: NSCoder)
      weak open var delegate: (any CNContactPickerDelegate)? { get set }
      open var displayedPropertyKeys: [String]? { get set }
      open var predicateForEnablingContact: NSPredicate? { get set }
      open var predicateForSelectionOfContact: NSPredicate? { get set }
      open var predicateForSelectionOfProperty: NSPredicate? { get set }
    }
    @MainActor @preconcurrency @objc public protocol CNContactViewControllerDelegate : NSObjectProtocol {
      @objc optional func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty) -> Bool
      @objc optional func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
    }
    @MainActor @preconcurrency open class CNContactViewController : UIViewController {
      override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      public required init?(coder: NSCoder)
      public convenience init(for contact: CNContact)
      public convenience init(forUnknownContact contact: CNContact)
      public convenience init(forNewContact contact: CNContact?)
      open class func descriptorForRequiredKeys() -> any CNKeyDescriptor
      weak open var delegate: (any CNContactViewControllerDelegate)? { get set }
      open var contact: CNContact { get }
      open var displayedPropertyKeys: [Any]? { get set }
      open var contactStore: CNContactStore? { get set }
      open var parentGroup: CNGroup? { get set }
      open var parentContainer: CNContainer? { get set }
      open var alternateName: String? { get set }
      open var message: String? { get set }
      open var allowsEditing: Bool { get set }
      open var allowsActions: Bool { get set }
      open var shouldShowLinkedContacts: Bool { get set }
      open func highlightProperty(withKey key: String, identifier: String?)
    }
    #else
    open class CNContactPicker : NSObject {
      override public init()
      open var displayedKeys: [String] { get set }
      weak open var delegate: (any CNContactPickerDelegate)? { get set }
      @MainActor @preconcurrency open func showRelative(to positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge)
      open func close()
    }
    @objc public protocol CNContactPickerDelegate : NSObjectProtocol {
      @objc(contactPicker:didSelectContact:) optional func contactPicker(_ picker: CNContactPicker, didSelect contact: CNContact)
      @objc(contactPicker:didSelectContactProperty:) optional func contactPicker(_ picker: CNContactPicker, didSelect contactProperty: CNContactProperty)
      @objc optional func contactPickerWillClose(_ picker: CNContactPicker)
      @objc optional func contactPickerDidClose(_ picker: CNContactPicker)
    }
    #endif
    // https://developer.apple.com/documentation/contacts/cncontactproperty
    open class CNContactProperty : NSObject, @unchecked Sendable {
      open var contact: CNContact { get }
      open var key: String { get }
      open var value: Any? { get }
      open var identifier: String? { get }
      open var label: String? { get }
    }
    #if os(iOS)
    // https://developer.apple.com/documentation/contactsui/contactaccessbutton
    @available(iOS 18.0, *)
    @MainActor @preconcurrency public struct ContactAccessButton : View {
      public struct Caption : Equatable, Sendable {
        public static var defaultText: ContactAccessButton.Caption { get }
        public static var email: ContactAccessButton.Caption { get }
        public static var phone: ContactAccessButton.Caption { get }
        public static func == (a: ContactAccessButton.Caption, b: ContactAccessButton.Caption) -> Bool
      }
      public init(queryString: String, ignoredEmails: Set<String>? = nil, ignoredPhoneNumbers: Set<String>? = nil, approvalCallback: (([String]) -> Void)? = nil)
      public var body: some View { get }
    }
    @available(iOS 18.0, *)
    extension View {
      nonisolated public func contactAccessButtonCaption(_ caption: ContactAccessButton.Caption) -> some View
      nonisolated public func contactAccessPicker(isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void = { _ in }) -> some View
    }
    #endif
    """#
}
