extension InterfaceModules.SafariServices {
  /// Pages shown by Safari inside an app, and its reading list.
  static let safari = #"""
    // https://developer.apple.com/documentation/safariservices
    @_exported import Foundation
    import Swift
    import SwiftUI
    import _Concurrency
    #if os(iOS) || os(visionOS)
    // https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller
    @MainActor @preconcurrency open class SFSafariViewController : UIViewController {
      public init(url URL: URL)
      public init(url URL: URL, configuration: SFSafariViewController.Configuration)
      public required init?(coder: NSCoder)
      weak open var delegate: (any SFSafariViewControllerDelegate)? { get set }
      open var configuration: SFSafariViewController.Configuration { get }
      open var preferredBarTintColor: UIColor? { get set }
      open var preferredControlTintColor: UIColor! { get set }
      open var dismissButtonStyle: SFSafariViewController.DismissButtonStyle { get set }
      @objc public enum DismissButtonStyle : Int, Sendable {
        case done
        case close
        case cancel
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      @available(iOS 15.0, *)
      @discardableResult open class func prewarmConnections(to URLs: [URL]) -> SFSafariViewController.PrewarmingToken
      @available(iOS 15.0, *)
      open class PrewarmingToken : NSObject {
        open func invalidate()
      }
      open class Configuration : NSObject, NSCopying {
        override public init()
        open func copy(with zone: NSZone? = nil) -> Any
        open var entersReaderIfAvailable: Bool { get set }
        open var barCollapsingEnabled: Bool { get set }
        @available(iOS 15.0, *)
        open var activityButton: SFSafariViewController.ActivityButton? { get set }
      }
      @available(iOS 15.0, *)
      open class ActivityButton : NSObject {
        public init(templateImage: UIImage, extensionIdentifier: String)
      }
    }
    @preconcurrency @MainActor @objc public protocol SFSafariViewControllerDelegate : NSObjectProtocol {
      @objc optional func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?) -> [UIActivity]
      @objc optional func safariViewController(_ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?) -> [UIActivity.ActivityType]
      @objc optional func safariViewControllerDidFinish(_ controller: SFSafariViewController)
      @objc optional func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
      @objc optional func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
      @objc optional func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
    }
    #endif
    #if os(iOS)
    open class SSReadingList : NSObject {
      open class func `default`() -> SSReadingList?
      open class func supportsURL(_ URL: URL) -> Bool
      open func addItem(with URL: URL, title: String?, previewText: String?) throws
    }
    open class SFContentBlockerManager : NSObject {
      @preconcurrency open class func reloadContentBlocker(withIdentifier identifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      open class func reloadContentBlocker(withIdentifier identifier: String) async throws
      @preconcurrency open class func getStateOfContentBlocker(withIdentifier identifier: String, completionHandler: @escaping @Sendable (SFContentBlockerState?, (any Error)?) -> Void)
      open class func stateOfContentBlocker(withIdentifier identifier: String) async throws -> SFContentBlockerState
    }
    open class SFContentBlockerState : NSObject {
      open var isEnabled: Bool { get }
    }
    #endif
    """#
}
