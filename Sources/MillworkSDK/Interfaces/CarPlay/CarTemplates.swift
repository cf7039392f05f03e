extension InterfaceModules.CarPlay {
  /// Templates for the screen of a car.
  static let carTemplates = #"""
    // https://developer.apple.com/documentation/carplay
    @_exported import Foundation
    import SwiftUI
    import Swift
    import _Concurrency
    @available(iOS 12.0, *)
    @MainActor @preconcurrency open class CPTemplate : NSObject {
      open var tabTitle: String? { get set }
      open var tabImage: UIImage? { get set }
      open var userInfo: Any? { get set }
    }
    @available(iOS 12.0, *)
    @MainActor @preconcurrency open class CPInterfaceController : NSObject {
      weak open var delegate: (any CPInterfaceControllerDelegate)? { get set }
      open var rootTemplate: CPTemplate { get }
      open var topTemplate: CPTemplate? { get }
      @available(iOS 14.0, *)
      open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil)
      @available(iOS 14.0, *)
      open func pushTemplate(_ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil)
      @available(iOS 14.0, *)
      open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil)
      @available(iOS 14.0, *)
      open func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil)
      @available(iOS 14.0, *)
      open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil)
    }
    @available(iOS 12.0, *)
    @MainActor @preconcurrency @objc public protocol CPInterfaceControllerDelegate : NSObjectProtocol {
      @objc optional func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
      @objc optional func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
      @objc optional func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
      @objc optional func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
    }
    @available(iOS 13.0, *)
    @MainActor @preconcurrency open class CPTemplateApplicationScene : UIScene {
      open var interfaceController: CPInterfaceController { get }
    }
    @available(iOS 13.0, *)
    @MainActor @preconcurrency public protocol CPTemplateApplicationSceneDelegate : UISceneDelegate {
      func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController)
      func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController)
    }
    @available(iOS 14.0, *)
    extension CPTemplateApplicationSceneDelegate {
      @MainActor @preconcurrency public func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController)
      @MainActor @preconcurrency public func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController)
    }
    @available(iOS 12.0, *)
    @MainActor @preconcurrency @objc public protocol CPListTemplateItem : NSObjectProtocol {
    }
    @available(iOS 14.0, *)
    @MainActor @preconcurrency open class CPListItem : NSObject, CPListTemplateItem {
      public init(text: String?, detailText: String?)
      public init(text: String?, detailText: String?, image: UIImage?)
      open var text: String? { get }
      open var detailText: String? { get }
      open var image: UIImage? { get }
      open var handler: ((any CPListTemplateItem, @escaping () -> Void) -> Void)? { get set }
      open var isPlaying: Bool { get set }
      open var userInfo: Any? { get set }
      open func setText(_ text: String)
      open func setDetailText(_ detailText: String?)
      open func setImage(_ image: UIImage?)
    }
    @available(iOS 12.0, *)
    @MainActor @preconcurrency open class CPListSection : NSObject {
      public init(items: [any CPListTemplateItem])
      public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?)
    }
    @available(iOS 12.0, *)
    @MainActor @preconcurrency open class CPListTemplate : CPTemplate {
      public init(title: String?, sections: [CPListSection])
      open var title: String? { get }
      open var sections: [CPListSection] { get }
      open func updateSections(_ sections: [CPListSection])
    }
    @available(iOS 14.0, *)
    @MainActor @preconcurrency open class CPTabBarTemplate : CPTemplate {
      public init(templates: [CPTemplate])
      open func updateTemplates(_ newTemplates: [CPTemplate])
    }
    @available(iOS 14.0, *)
    @MainActor @preconcurrency open class CPNowPlayingTemplate : CPTemplate {
      open class var shared: CPNowPlayingTemplate { get }
    }
    @available(iOS 12.0, *)
    @MainActor @preconcurrency open class CPAlertAction : NSObject {
      @objc public enum Style : UInt, Sendable {
        case `default`
        case cancel
        case destructive
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      public init(title: String, style: CPAlertAction.Style, handler: @escaping (CPAlertAction) -> Void)
    }
    @available(iOS 12.0, *)
    @MainActor @preconcurrency open class CPAlertTemplate : CPTemplate {
      public init(titleVariants: [String], actions: [CPAlertAction])
    }
    """#
}
