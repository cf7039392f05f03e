extension InterfaceModules.CoreGraphics {
  /// Displays of a Mac and their modes.
  static let cgDisplays = #"""
    // https://developer.apple.com/documentation/coregraphics/quartz-display-services
    #if os(macOS)
    public typealias CGDirectDisplayID = UInt32
    public typealias CGWindowID = UInt32
    public typealias CGWindowLevel = Int32
    public typealias CGDisplayCount = UInt32
    public typealias CGOpenGLDisplayMask = UInt32
    public typealias CGRefreshRate = Double
    public typealias CGGammaValue = Float
    public typealias CGDisplayConfigRef = OpaquePointer
    public typealias CGDisplayReconfigurationCallBack = (CGDirectDisplayID, CGDisplayChangeSummaryFlags, UnsafeMutableRawPointer?) -> Void
    public func CGMainDisplayID() -> CGDirectDisplayID
    public func CGDisplayBounds(_ display: CGDirectDisplayID) -> CGRect
    public func CGDisplayPixelsWide(_ display: CGDirectDisplayID) -> Int
    public func CGDisplayPixelsHigh(_ display: CGDirectDisplayID) -> Int
    public func CGDisplayScreenSize(_ display: CGDirectDisplayID) -> CGSize
    public func CGDisplayRotation(_ display: CGDirectDisplayID) -> Double
    public func CGDisplayCopyColorSpace(_ display: CGDirectDisplayID) -> CGColorSpace
    public func CGDisplayVendorNumber(_ display: CGDirectDisplayID) -> UInt32
    public func CGDisplayModelNumber(_ display: CGDirectDisplayID) -> UInt32
    public func CGDisplaySerialNumber(_ display: CGDirectDisplayID) -> UInt32
    public func CGDisplayUnitNumber(_ display: CGDirectDisplayID) -> UInt32
    public func CGDisplayMirrorsDisplay(_ display: CGDirectDisplayID) -> CGDirectDisplayID
    public func CGDisplayPrimaryDisplay(_ display: CGDirectDisplayID) -> CGDirectDisplayID
    public func CGDisplayIsActive(_ display: CGDirectDisplayID) -> UInt32
    public func CGDisplayIsAsleep(_ display: CGDirectDisplayID) -> UInt32
    public func CGDisplayIsOnline(_ display: CGDirectDisplayID) -> UInt32
    public func CGDisplayIsMain(_ display: CGDirectDisplayID) -> UInt32
    public func CGDisplayIsBuiltin(_ display: CGDirectDisplayID) -> UInt32
    public func CGDisplayIsInMirrorSet(_ display: CGDirectDisplayID) -> UInt32
    public func CGDisplayIsAlwaysInMirrorSet(_ display: CGDirectDisplayID) -> UInt32
    public func CGDisplayIsInHWMirrorSet(_ display: CGDirectDisplayID) -> UInt32
    public func CGDisplayIsStereo(_ display: CGDirectDisplayID) -> UInt32
    public func CGDisplayUsesOpenGLAcceleration(_ display: CGDirectDisplayID) -> UInt32
    @discardableResult public func CGGetActiveDisplayList(_ maxDisplays: UInt32, _ activeDisplays: UnsafeMutablePointer<CGDirectDisplayID>?, _ displayCount: UnsafeMutablePointer<UInt32>?) -> CGError
    @discardableResult public func CGGetOnlineDisplayList(_ maxDisplays: UInt32, _ onlineDisplays: UnsafeMutablePointer<CGDirectDisplayID>?, _ displayCount: UnsafeMutablePointer<UInt32>?) -> CGError
    @discardableResult public func CGGetDisplaysWithPoint(_ point: CGPoint, _ maxDisplays: UInt32, _ displays: UnsafeMutablePointer<CGDirectDisplayID>?, _ matchingDisplayCount: UnsafeMutablePointer<UInt32>?) -> CGError
    @discardableResult public func CGGetDisplaysWithRect(_ rect: CGRect, _ maxDisplays: UInt32, _ displays: UnsafeMutablePointer<CGDirectDisplayID>?, _ matchingDisplayCount: UnsafeMutablePointer<UInt32>?) -> CGError
    // https://developer.apple.com/documentation/coregraphics/cgdisplaymode
    public class CGDisplayMode : Hashable, @unchecked Sendable {
      public var width: Int { get }
      public var height: Int { get }
      public var pixelWidth: Int { get }
      public var pixelHeight: Int { get }
      public var refreshRate: Double { get }
      public var ioFlags: UInt32 { get }
      public var ioDisplayModeID: Int32 { get }
      public func isUsableForDesktopGUI() -> Bool
      public static func == (a: CGDisplayMode, b: CGDisplayMode) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public func CGDisplayCopyDisplayMode(_ display: CGDirectDisplayID) -> CGDisplayMode?
    // https://developer.apple.com/documentation/coregraphics/cgdisplaychangesummaryflags
    public struct CGDisplayChangeSummaryFlags : OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32)
      public static var beginConfigurationFlag: CGDisplayChangeSummaryFlags { get }
      public static var movedFlag: CGDisplayChangeSummaryFlags { get }
      public static var setMainFlag: CGDisplayChangeSummaryFlags { get }
      public static var setModeFlag: CGDisplayChangeSummaryFlags { get }
      public static var addFlag: CGDisplayChangeSummaryFlags { get }
      public static var removeFlag: CGDisplayChangeSummaryFlags { get }
      public static var enabledFlag: CGDisplayChangeSummaryFlags { get }
      public static var disabledFlag: CGDisplayChangeSummaryFlags { get }
      public static var mirrorFlag: CGDisplayChangeSummaryFlags { get }
      public static var unMirrorFlag: CGDisplayChangeSummaryFlags { get }
      public static var desktopShapeChangedFlag: CGDisplayChangeSummaryFlags { get }
    }
    @discardableResult public func CGDisplayRegisterReconfigurationCallback(_ callback: CGDisplayReconfigurationCallBack?, _ userInfo: UnsafeMutableRawPointer?) -> CGError
    @discardableResult public func CGDisplayRemoveReconfigurationCallback(_ callback: CGDisplayReconfigurationCallBack?, _ userInfo: UnsafeMutableRawPointer?) -> CGError
    public struct CGConfigureOption : OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32)
      public static var forAppOnly: CGConfigureOption { get }
      public static var forSession: CGConfigureOption { get }
      public static var permanently: CGConfigureOption { get }
    }
    @discardableResult public func CGBeginDisplayConfiguration(_ config: UnsafeMutablePointer<CGDisplayConfigRef?>?) -> CGError
    @discardableResult public func CGCancelDisplayConfiguration(_ config: CGDisplayConfigRef?) -> CGError
    @discardableResult public func CGCompleteDisplayConfiguration(_ config: CGDisplayConfigRef?, _ option: CGConfigureOption) -> CGError
    @discardableResult public func CGConfigureDisplayOrigin(_ config: CGDisplayConfigRef?, _ display: CGDirectDisplayID, _ x: Int32, _ y: Int32) -> CGError
    @discardableResult public func CGConfigureDisplayMirrorOfDisplay(_ config: CGDisplayConfigRef?, _ display: CGDirectDisplayID, _ master: CGDirectDisplayID) -> CGError
    public func CGRestorePermanentDisplayConfiguration()
    @discardableResult public func CGSetDisplayTransferByFormula(_ display: CGDirectDisplayID, _ redMin: CGGammaValue, _ redMax: CGGammaValue, _ redGamma: CGGammaValue, _ greenMin: CGGammaValue, _ greenMax: CGGammaValue, _ greenGamma: CGGammaValue, _ blueMin: CGGammaValue, _ blueMax: CGGammaValue, _ blueGamma: CGGammaValue) -> CGError
    @discardableResult public func CGSetDisplayTransferByTable(_ display: CGDirectDisplayID, _ tableSize: UInt32, _ redTable: UnsafePointer<CGGammaValue>?, _ greenTable: UnsafePointer<CGGammaValue>?, _ blueTable: UnsafePointer<CGGammaValue>?) -> CGError
    @discardableResult public func CGGetDisplayTransferByTable(_ display: CGDirectDisplayID, _ capacity: UInt32, _ redTable: UnsafeMutablePointer<CGGammaValue>?, _ greenTable: UnsafeMutablePointer<CGGammaValue>?, _ blueTable: UnsafeMutablePointer<CGGammaValue>?, _ sampleCount: UnsafeMutablePointer<UInt32>?) -> CGError
    public func CGDisplayRestoreColorSyncSettings()
    @discardableResult public func CGDisplayHideCursor(_ display: CGDirectDisplayID) -> CGError
    @discardableResult public func CGDisplayShowCursor(_ display: CGDirectDisplayID) -> CGError
    @discardableResult public func CGDisplayMoveCursorToPoint(_ display: CGDirectDisplayID, _ point: CGPoint) -> CGError
    @discardableResult public func CGWarpMouseCursorPosition(_ newCursorPosition: CGPoint) -> CGError
    @discardableResult public func CGAssociateMouseAndMouseCursorPosition(_ connected: Int32) -> CGError
    public func CGShieldingWindowLevel() -> CGWindowLevel
    @discardableResult public func CGCaptureAllDisplays() -> CGError
    @discardableResult public func CGReleaseAllDisplays() -> CGError
    // https://developer.apple.com/documentation/coregraphics/cgerror
    @objc public enum CGError : Int32, Sendable {
      case success
      case failure = 1000
      case illegalArgument
      case invalidConnection
      case invalidContext
      case cannotComplete
      case notImplemented = 1006
      case rangeCheck
      case typeCheck
      case invalidOperation = 1010
      case noneAvailable
      public init?(rawValue: Int32)
      public var rawValue: Int32 { get }
    }
    // https://developer.apple.com/documentation/coregraphics/cgwindowlevelkey
    @objc public enum CGWindowLevelKey : Int32, Sendable {
      case baseWindow
      case minimumWindow
      case desktopWindow
      case backstopMenu
      case normalWindow
      case floatingWindow
      case tornOffMenuWindow
      case dockWindow
      case mainMenuWindow
      case statusWindow
      case modalPanelWindow
      case popUpMenuWindow
      case draggingWindow
      case screenSaverWindow
      case maximumWindow
      case overlayWindow
      case helpWindow
      case utilityWindow
      case desktopIconWindow
      case cursorWindow
      case assistiveTechHighWindow
      public init?(rawValue: Int32)
      public var rawValue: Int32 { get }
    }
    public func CGWindowLevelForKey(_ key: CGWindowLevelKey) -> CGWindowLevel
    public struct CGWindowListOption : OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32)
      public static var optionOnScreenOnly: CGWindowListOption { get }
      public static var optionOnScreenAboveWindow: CGWindowListOption { get }
      public static var optionOnScreenBelowWindow: CGWindowListOption { get }
      public static var optionIncludingWindow: CGWindowListOption { get }
      public static var excludeDesktopElements: CGWindowListOption { get }
    }
    extension CGWindowListOption {
      public static var optionAll: CGWindowListOption { get }
    }
    public struct CGWindowImageOption : OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32)
      public static var boundsIgnoreFraming: CGWindowImageOption { get }
      public static var shouldBeOpaque: CGWindowImageOption { get }
      public static var onlyShadows: CGWindowImageOption { get }
      public static var bestResolution: CGWindowImageOption { get }
      public static var nominalResolution: CGWindowImageOption { get }
    }
    extension CGWindowImageOption {
      public static var `default`: CGWindowImageOption { get }
    }
    @objc public enum CGWindowSharingType : UInt32, Sendable {
      case none
      case readOnly
      case readWrite
      public init?(rawValue: UInt32)
      public var rawValue: UInt32 { get }
    }
    public var kCGNullWindowID: CGWindowID { get }
    public var kCGNullDirectDisplay: CGDirectDisplayID { get }
    @available(macOS, introduced: 10.5, obsoleted: 15.0, message: "Please use ScreenCaptureKit instead.")
    public func CGWindowListCreateImage(_ screenBounds: CGRect, _ listOption: CGWindowListOption, _ windowID: CGWindowID, _ imageOption: CGWindowImageOption) -> CGImage?
    @available(macOS, introduced: 10.6, obsoleted: 15.0, message: "Please use ScreenCaptureKit instead.")
    public func CGDisplayCreateImage(_ displayID: CGDirectDisplayID) -> CGImage?
    #endif
    """#
}
