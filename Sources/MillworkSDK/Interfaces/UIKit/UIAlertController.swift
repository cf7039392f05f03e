extension InterfaceModules.UIKit {
  /// Alerts, menus and pickers that the system brings.
  static let uiAlertController = #"""
    // https://developer.apple.com/documentation/uikit
    #if !os(watchOS)
    // Alerts, menus, sharing.
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIAlertController : UIViewController {
      @MainActor @preconcurrency override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
      @MainActor @preconcurrency open var message: String? { get set }
      @MainActor @preconcurrency open var preferredAction: UIAlertAction? { get set }
      @MainActor @preconcurrency open var actions: [UIAlertAction] { get }
      @MainActor @preconcurrency open var textFields: [UITextField]? { get }
      @MainActor @preconcurrency open func addAction(_ action: UIAlertAction)
      @MainActor @preconcurrency open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)
      @objc public enum Style : Int, Sendable {
        case actionSheet
        case alert
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var preferredStyle: UIAlertController.Style { get }
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var severity: UIAlertControllerSeverity { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIAlertAction : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)
      @MainActor @preconcurrency open var title: String? { get }
      @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @objc public enum Style : Int, Sendable {
        case `default`
        case cancel
        case destructive
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIMenuElement : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var title: String { get }
      @MainActor @preconcurrency open var image: UIImage? { get }
      @objc public enum State : Int, Sendable {
        case off
        case on
        case mixed
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct Attributes : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var disabled: Self { get }
        public static var destructive: Self { get }
        public static var hidden: Self { get }
        public static var keepsMenuPresented: Self { get }
      }
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var subtitle: String? { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIAction : UIMenuElement {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void)
      @MainActor @preconcurrency open var state: UIMenuElement.State { get set }
      @MainActor @preconcurrency open var attributes: UIMenuElement.Attributes { get set }
      @MainActor @preconcurrency open var sender: Any? { get }
      public struct Identifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var paste: Identifier { get }
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIMenu : UIMenuElement {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], children: [UIMenuElement] = [])
      @MainActor @preconcurrency open var children: [UIMenuElement] { get }
      public struct Identifier : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var file: Identifier { get }
        public static var edit: Identifier { get }
        public static var view: Identifier { get }
        public static var window: Identifier { get }
        public static var help: Identifier { get }
      }
      public struct Options : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var displayInline: Self { get }
        public static var destructive: Self { get }
        public static var singleSelection: Self { get }
        public static var displayAsPalette: Self { get }
        @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
        public static var palette: UIMenu.Options { get }
      }
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var selectedElements: [UIMenuElement] { get }
      @MainActor @preconcurrency open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu
      @MainActor @preconcurrency open var options: UIMenu.Options { get }
      @MainActor @preconcurrency open var identifier: UIMenu.Identifier { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIActivity : NSObject {
      @MainActor @preconcurrency override public init()
      public struct ActivityType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var message: ActivityType { get }
        public static var mail: ActivityType { get }
        public static var print: ActivityType { get }
        public static var copyToPasteboard: ActivityType { get }
        public static var assignToContact: ActivityType { get }
        public static var saveToCameraRoll: ActivityType { get }
        public static var airDrop: ActivityType { get }
        public static var addToReadingList: ActivityType { get }
        public static var postToFacebook: ActivityType { get }
        public static var postToTwitter: ActivityType { get }
      }
    }
    @available(iOS 6.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIActivityViewController : UIViewController {
      @MainActor @preconcurrency public init(activityItems: [Any], applicationActivities: [UIActivity]?)
      @MainActor @preconcurrency open var excludedActivityTypes: [UIActivity.ActivityType]? { get set }
      @MainActor @preconcurrency open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)? { get set }
      @available(iOS 15.4, visionOS 1.0, *)
      @MainActor @preconcurrency open var allowsProminentActivity: Bool { get set }
    }
    @available(iOS 2.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIImagePickerController : UINavigationController {
      @MainActor @preconcurrency override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency override public init(rootViewController: UIViewController)
      @MainActor @preconcurrency override public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var sourceType: UIImagePickerController.SourceType { get set }
      @MainActor @preconcurrency open var allowsEditing: Bool { get set }
      @MainActor @preconcurrency open var mediaTypes: [String] { get set }
      @discardableResult @MainActor @preconcurrency open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool
      @objc public enum SourceType : Int, Sendable {
        case photoLibrary
        case camera
        case savedPhotosAlbum
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct InfoKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var originalImage: InfoKey { get }
        public static var editedImage: InfoKey { get }
        public static var imageURL: InfoKey { get }
        public static var mediaURL: InfoKey { get }
        public static var mediaType: InfoKey { get }
      }
    }
    @available(iOS 2.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIImagePickerControllerDelegate : NSObjectProtocol {
    }
    @available(iOS 8.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIDocumentPickerViewController : UIViewController {
      @MainActor @preconcurrency public init(forOpeningContentTypes contentTypes: [UTType])
      @MainActor @preconcurrency public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool)
      @MainActor @preconcurrency public init(forExporting urls: [URL])
      @MainActor @preconcurrency public init(forExporting urls: [URL], asCopy: Bool)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var delegate: (any UIDocumentPickerDelegate)? { get set }
      @MainActor @preconcurrency open var allowsMultipleSelection: Bool { get set }
      @MainActor @preconcurrency open var shouldShowFileExtensions: Bool { get set }
      @MainActor @preconcurrency open var directoryURL: URL? { get set }
    }
    @available(iOS 8.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIDocumentPickerDelegate : NSObjectProtocol {
    }
    @available(iOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIColorPickerViewController : UIViewController {
      @MainActor @preconcurrency override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var delegate: (any UIColorPickerViewControllerDelegate)? { get set }
      @MainActor @preconcurrency open var selectedColor: UIColor { get set }
      @MainActor @preconcurrency open var supportsAlpha: Bool { get set }
    }
    @available(iOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate : NSObjectProtocol {
    }
    @available(iOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIFontPickerViewController : UIViewController {
      @MainActor @preconcurrency override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var selectedFontDescriptor: UIFontDescriptor? { get set }
      @MainActor @preconcurrency open var delegate: (any UIFontPickerViewControllerDelegate)? { get set }
    }
    @available(iOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIContextMenuInteraction : NSObject, UIInteraction {
      @MainActor @preconcurrency public init(delegate: any UIContextMenuInteractionDelegate)
    }
    @available(iOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate : NSObjectProtocol {
    }
    @available(iOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIContextMenuConfiguration : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil)
    }
    #endif
    """#
}
