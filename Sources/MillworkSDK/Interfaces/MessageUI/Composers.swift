extension InterfaceModules.MessageUI {
  /// Composing mail and messages.
  static let composers = #"""
    // https://developer.apple.com/documentation/messageui
    @_exported import Foundation
    import Swift
    import UIKit
    import _Concurrency
    @objc public enum MFMailComposeResult : Int, Sendable {
      case cancelled
      case saved
      case sent
      case failed
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum MessageComposeResult : Int, Sendable {
      case cancelled
      case sent
      case failed
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct MFMailComposeError : Error, CustomNSError, Hashable, Sendable {
      public init(_ code: Code, userInfo: [String : Any] = [:])
      public var code: Code { get }
      public var errorCode: Int { get }
      public var errorUserInfo: [String : Any] { get }
      public var userInfo: [String : Any] { get }
      public var localizedDescription: String { get }
      public static var errorDomain: String { get }
      @objc public enum Code : Int, Sendable {
        case saveFailed
        case sendFailed
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: Code, error: any Error) -> Bool
      }
      public static var saveFailed: Code { get }
      public static var sendFailed: Code { get }
      public static func == (a: MFMailComposeError, b: MFMailComposeError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public let MFMailComposeErrorDomain: String
    @MainActor @preconcurrency open class MFMailComposeViewController : UINavigationController {
      open class func canSendMail() -> Bool
      weak open var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)? { get set }
      open func setSubject(_ subject: String)
      open func setToRecipients(_ toRecipients: [String]?)
      open func setCcRecipients(_ ccRecipients: [String]?)
      open func setBccRecipients(_ bccRecipients: [String]?)
      open func setMessageBody(_ body: String, isHTML: Bool)
      open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String)
      open func setPreferredSendingEmailAddress(_ emailAddress: String)
    }
    @preconcurrency @MainActor @objc public protocol MFMailComposeViewControllerDelegate : NSObjectProtocol {
      @objc optional func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
    }
    @MainActor @preconcurrency open class MFMessageComposeViewController : UINavigationController {
      open class func canSendText() -> Bool
      open class func canSendSubject() -> Bool
      open class func canSendAttachments() -> Bool
      open class func isSupportedAttachmentUTI(_ uti: String) -> Bool
      weak open var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)? { get set }
      open func disableUserAttachments()
      open var recipients: [String]? { get set }
      open var body: String? { get set }
      open var subject: String? { get set }
      open var attachments: [[AnyHashable : Any]]? { get }
      @discardableResult open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool
      @discardableResult open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool
    }
    @preconcurrency @MainActor @objc public protocol MFMessageComposeViewControllerDelegate : NSObjectProtocol {
      func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
    }
    """#
}
