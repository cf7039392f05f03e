extension InterfaceModules.SafariServices {
  /// Pages shown by Safari inside an app.
  static let safari = #"""
    // https://developer.apple.com/documentation/safariservices
    @_exported import Foundation
    import Swift
    import SwiftUI
    import _Concurrency
    #if os(iOS) || os(visionOS)
    @MainActor @preconcurrency open class SFSafariViewController : UIViewController {
      public init(url URL: URL)
      public init(url URL: URL, configuration: SFSafariViewController.Configuration)
      public required init?(coder: NSCoder)
      weak open var delegate: (any SFSafariViewControllerDelegate)? { get set }
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
      open class Configuration : NSObject {
        override public init()
        open var entersReaderIfAvailable: Bool { get set }
        open var barCollapsingEnabled: Bool { get set }
      }
    }
    @MainActor @objc public protocol SFSafariViewControllerDelegate : NSObjectProtocol {
      @objc optional func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    }
    #endif
    """#
}
