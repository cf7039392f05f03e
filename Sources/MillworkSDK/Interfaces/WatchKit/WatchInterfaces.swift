extension InterfaceModules.WatchKit {
  /// Alerts, the crown, further tasks in the background, and objects of an interface.
  static let watchInterfaces = #"""
    // https://developer.apple.com/documentation/watchkit/wkalertaction
    @objc public enum WKAlertActionStyle : Int, Sendable {
      case `default`
      case cancel
      case destructive
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum WKAlertControllerStyle : Int, Sendable {
      case alert
      case sideBySideButtonsAlert
      case actionSheet
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum WKTextInputMode : Int, Sendable {
      case plain
      case allowEmoji
      case allowAnimatedEmoji
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum WKPageOrientation : Int, Sendable {
      case horizontal
      case vertical
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency open class WKAlertAction : NSObject {
      public convenience init(title: String, style: WKAlertActionStyle, handler: @escaping () -> Void)
    }
    // https://developer.apple.com/documentation/watchkit/wkcrownsequencer
    @MainActor @preconcurrency open class WKCrownSequencer : NSObject {
      weak open var delegate: (any WKCrownDelegate)? { get set }
      open var rotationsPerSecond: Double { get }
      open var isIdle: Bool { get }
      open var isHapticFeedbackEnabled: Bool { get set }
      open func focus()
      open func resignFocus()
    }
    @MainActor @preconcurrency public protocol WKCrownDelegate : NSObjectProtocol {
    }
    @MainActor extension WKApplication {
      public func scheduleSnapshotRefresh(withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?, scheduledCompletion: @escaping ((any Error)?) -> Void)
      public var rootInterfaceController: WKInterfaceController? { get }
      public var visibleInterfaceController: WKInterfaceController? { get }
      public var isAutorotating: Bool { get set }
      public var isAutorotated: Bool { get }
    }
    @MainActor extension WKExtension {
      public func scheduleSnapshotRefresh(withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?, scheduledCompletion: @escaping ((any Error)?) -> Void)
      public var rootInterfaceController: WKInterfaceController? { get }
      public var visibleInterfaceController: WKInterfaceController? { get }
      public var isAutorotating: Bool { get set }
      public var isAutorotated: Bool { get }
    }
    // https://developer.apple.com/documentation/watchkit/wkinterfacedevice
    @objc public enum WKInterfaceLayoutDirection : Int, Sendable {
      case leftToRight
      case rightToLeft
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum WKWaterResistanceRating : Int, Sendable {
      case ipx7
      case wr50
      case wr100
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @MainActor extension WKInterfaceDevice {
      public var layoutDirection: WKInterfaceLayoutDirection { get }
      public var waterResistanceRating: WKWaterResistanceRating { get }
      public class func interfaceLayoutDirection(for semanticContentAttribute: WKInterfaceSemanticContentAttribute) -> WKInterfaceLayoutDirection
    }
    @objc public enum WKInterfaceSemanticContentAttribute : Int, Sendable {
      case unspecified
      case playback
      case spatial
      case forceLeftToRight
      case forceRightToLeft
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    // https://developer.apple.com/documentation/watchkit/wksnapshotrefreshbackgroundtask
    @objc public enum WKSnapshotReason : Int, Sendable {
      case appScheduled
      case returnToDefaultState
      case complicationUpdate
      case prelaunch
      case appBackgrounded
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    extension WKSnapshotRefreshBackgroundTask {
      public var reasonForSnapshot: WKSnapshotReason { get }
    }
    open class WKRelevantShortcutRefreshBackgroundTask : WKRefreshBackgroundTask {
    }
    open class WKIntentDidRunRefreshBackgroundTask : WKRefreshBackgroundTask {
    }
    open class WKBluetoothAlertRefreshBackgroundTask : WKRefreshBackgroundTask {
    }
    // https://developer.apple.com/documentation/watchkit/wkinterfaceobject
    extension WKInterfaceObject {
      @MainActor @preconcurrency public var interfaceProperty: String { get }
      @MainActor @preconcurrency public func setHorizontalAlignment(_ horizontalAlignment: WKInterfaceObjectHorizontalAlignment)
      @MainActor @preconcurrency public func setVerticalAlignment(_ verticalAlignment: WKInterfaceObjectVerticalAlignment)
      @MainActor @preconcurrency public func sizeToFitWidth()
      @MainActor @preconcurrency public func sizeToFitHeight()
    }
    @objc public enum WKInterfaceObjectHorizontalAlignment : Int, Sendable {
      case left
      case center
      case right
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum WKInterfaceObjectVerticalAlignment : Int, Sendable {
      case top
      case center
      case bottom
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency open class WKInterfaceLabel : WKInterfaceObject {
      open func setText(_ text: String?)
      open func setTextColor(_ color: UIColor?)
      open func setAttributedText(_ attributedText: NSAttributedString?)
    }
    @MainActor @preconcurrency open class WKInterfaceButton : WKInterfaceObject {
      open func setTitle(_ title: String?)
      open func setAttributedTitle(_ attributedTitle: NSAttributedString?)
      open func setBackgroundColor(_ color: UIColor?)
      open func setBackgroundImage(_ image: UIImage?)
      open func setBackgroundImageNamed(_ imageName: String?)
      open func setEnabled(_ enabled: Bool)
    }
    @MainActor @preconcurrency open class WKInterfaceImage : WKInterfaceObject {
      open func setImage(_ image: UIImage?)
      open func setImageNamed(_ imageName: String?)
      open func setTintColor(_ tintColor: UIColor?)
      open func startAnimating()
      open func stopAnimating()
    }
    @MainActor @preconcurrency open class WKInterfaceActivityRing : WKInterfaceObject {
    }
    """#
}
