extension InterfaceModules.MessageUI {
  /// Composing mail and messages.
  static let composers = #"""
    // https://developer.apple.com/documentation/messageui
    @_exported import Foundation
    import Swift
    import UIKit
    import _Concurrency
    @MainActor @preconcurrency open class MFMailComposeViewController : UINavigationController {
      open class func canSendMail() -> Bool
      weak open var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)? { get set }
      open func setSubject(_ subject: String)
      open func setToRecipients(_ toRecipients: [String]?)
      open func setCcRecipients(_ ccRecipients: [String]?)
      open func setBccRecipients(_ bccRecipients: [String]?)
      open func setMessageBody(_ body: String, isHTML: Bool)
      open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String)
    }
    @objc public enum MFMailComposeResult : Int, Sendable {
      case cancelled
      case saved
      case sent
      case failed
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @MainActor @objc public protocol MFMailComposeViewControllerDelegate : NSObjectProtocol {
      @objc optional func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
    }
    @MainActor @preconcurrency open class MFMessageComposeViewController : UINavigationController {
      open class func canSendText() -> Bool
      weak open var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)? { get set }
      open var recipients: [String]? { get set }
      open var body: String? { get set }
    }
    @objc public enum MessageComposeResult : Int, Sendable {
      case cancelled
      case sent
      case failed
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @MainActor @objc public protocol MFMessageComposeViewControllerDelegate : NSObjectProtocol {
      func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
    }
    """#
}
