extension InterfaceModules.AppKit {
  /// What windows are described with.
  static let nsWindowTypes = #"""
    // https://developer.apple.com/documentation/appkit/nswindow
    extension NSWindow {
      public struct StyleMask : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var borderless: Self { get }
        public static var titled: Self { get }
        public static var closable: Self { get }
        public static var miniaturizable: Self { get }
        public static var resizable: Self { get }
        public static var unifiedTitleAndToolbar: Self { get }
        public static var fullScreen: Self { get }
        public static var fullSizeContentView: Self { get }
        public static var utilityWindow: Self { get }
        public static var docModalWindow: Self { get }
        public static var nonactivatingPanel: Self { get }
        public static var hudWindow: Self { get }
      }
      public struct CollectionBehavior : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var `default`: Self { get }
        public static var canJoinAllSpaces: Self { get }
        public static var moveToActiveSpace: Self { get }
        public static var managed: Self { get }
        public static var transient: Self { get }
        public static var stationary: Self { get }
        public static var participatesInCycle: Self { get }
        public static var ignoresCycle: Self { get }
        public static var fullScreenPrimary: Self { get }
        public static var fullScreenAuxiliary: Self { get }
        public static var fullScreenNone: Self { get }
        public static var fullScreenAllowsTiling: Self { get }
        public static var fullScreenDisallowsTiling: Self { get }
        public static var primary: Self { get }
        public static var auxiliary: Self { get }
        public static var canJoinAllApplications: Self { get }
      }
      public struct OcclusionState : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var visible: Self { get }
      }
      @objc public enum BackingStoreType : UInt, Sendable {
        case retained
        case nonretained
        case buffered
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum OrderingMode : Int, Sendable {
        case above = 1
        case below = -1
        case out = 0
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum TitleVisibility : Int, Sendable {
        case visible
        case hidden
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum ToolbarStyle : Int, Sendable {
        case automatic
        case expanded
        case preference
        case unified
        case unifiedCompact
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum ButtonType : UInt, Sendable {
        case closeButton
        case miniaturizeButton
        case zoomButton
        case toolbarButton
        case documentIconButton
        case documentVersionsButton
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum AnimationBehavior : Int, Sendable {
        case `default`
        case none
        case documentWindow
        case utilityWindow
        case alertPanel
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum TabbingMode : Int, Sendable {
        case automatic
        case preferred
        case disallowed
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum SharingType : UInt, Sendable {
        case none
        case readOnly
        case readWrite
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      public struct Level : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: Int)
        public init(rawValue: Int)
        public var rawValue: Int { get }
        public static func + (lhs: NSWindow.Level, rhs: Int) -> NSWindow.Level
        public static func - (lhs: NSWindow.Level, rhs: Int) -> NSWindow.Level
        public static var normal: NSWindow.Level { get }
        public static var floating: NSWindow.Level { get }
        public static var submenu: NSWindow.Level { get }
        public static var tornOffMenu: NSWindow.Level { get }
        public static var mainMenu: NSWindow.Level { get }
        public static var statusBar: NSWindow.Level { get }
        public static var modalPanel: NSWindow.Level { get }
        public static var popUpMenu: NSWindow.Level { get }
        public static var screenSaver: NSWindow.Level { get }
      }
      @objc public enum UserTabbingPreference : Int, Sendable {
        case manual
        case always
        case inFullScreen
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct NumberListOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var allApplications: Self { get }
        public static var allSpaces: Self { get }
      }
      @objc public enum SelectionDirection : UInt, Sendable {
        case directSelection
        case selectingNext
        case selectingPrevious
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    """#
}
