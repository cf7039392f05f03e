extension InterfaceModules.Messages {
  /// Apps inside of Messages.
  static let messagesApps = #"""
    // https://developer.apple.com/documentation/messages
    @_exported import Foundation
    import SwiftUI
    import Swift
    import _Concurrency
    @objc public enum MSMessagesAppPresentationStyle : UInt, Sendable {
      case compact
      case expanded
      case transcript
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    open class MSSession : NSObject {
      override public init()
    }
    open class MSMessageLayout : NSObject {
    }
    open class MSMessageTemplateLayout : MSMessageLayout {
      public init()
      open var caption: String? { get set }
      open var subcaption: String? { get set }
      open var trailingCaption: String? { get set }
      open var trailingSubcaption: String? { get set }
      open var image: UIImage? { get set }
      open var imageTitle: String? { get set }
      open var imageSubtitle: String? { get set }
    }
    open class MSMessage : NSObject {
      override public init()
      public init(session: MSSession)
      open var session: MSSession? { get }
      open var url: URL? { get set }
      open var layout: MSMessageLayout? { get set }
      open var summaryText: String? { get set }
    }
    open class MSSticker : NSObject {
      public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws
      open var localizedDescription: String { get }
    }
    open class MSConversation : NSObject {
      open var localParticipantIdentifier: UUID { get }
      open var remoteParticipantIdentifiers: [UUID] { get }
      open var selectedMessage: MSMessage? { get }
      open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil)
      open func insert(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil)
      open func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil)
      open func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil)
    }
    @MainActor @preconcurrency open class MSMessagesAppViewController : UIViewController {
      override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      public required init?(coder: NSCoder)
      open var activeConversation: MSConversation? { get }
      open var presentationStyle: MSMessagesAppPresentationStyle { get }
      open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle)
      open func dismiss()
      open func willBecomeActive(with conversation: MSConversation)
      open func didBecomeActive(with conversation: MSConversation)
      open func willResignActive(with conversation: MSConversation)
      open func didResignActive(with conversation: MSConversation)
      open func willSelect(_ message: MSMessage, conversation: MSConversation)
      open func didSelect(_ message: MSMessage, conversation: MSConversation)
      open func didReceive(_ message: MSMessage, conversation: MSConversation)
      open func didStartSending(_ message: MSMessage, conversation: MSConversation)
      open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle)
      open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle)
    }
    """#
}
