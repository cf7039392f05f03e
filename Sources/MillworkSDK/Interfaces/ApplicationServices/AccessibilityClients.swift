extension InterfaceModules.ApplicationServices {
  /// Trust of assistive applications, what they read and post, and the kinds of processes.
  static let accessibilityClients = #"""
    // https://developer.apple.com/documentation/applicationservices
    @_exported import Foundation
    import CoreGraphics
    import Swift
    import _Concurrency
    public func AXIsProcessTrusted() -> Bool
    public func AXIsProcessTrustedWithOptions(_ options: CFDictionary?) -> Bool
    public let kAXTrustedCheckOptionPrompt: Unmanaged<CFString>
    // https://developer.apple.com/documentation/applicationservices/axuielement
    public class AXUIElement : Hashable {
      public static func == (a: AXUIElement, b: AXUIElement) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class AXObserver : Hashable {
      public static func == (a: AXObserver, b: AXObserver) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class AXValue : Hashable {
      public static func == (a: AXValue, b: AXValue) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public enum AXError : Int32, Sendable {
      case success
      case failure
      case illegalArgument
      case invalidUIElement
      case invalidUIElementObserver
      case cannotComplete
      case attributeUnsupported
      case actionUnsupported
      case notificationUnsupported
      case notImplemented
      case notificationAlreadyRegistered
      case notificationNotRegistered
      case apiDisabled
      case noValue
      case parameterizedAttributeUnsupported
      case notEnoughPrecision
      public init?(rawValue: Int32)
      public var rawValue: Int32 { get }
    }
    public enum AXValueType : UInt32, Sendable {
      case cgPoint
      case cgSize
      case cgRect
      case cfRange
      case axError
      case illegal
      public init?(rawValue: UInt32)
      public var rawValue: UInt32 { get }
    }
    public struct AXCopyMultipleAttributeOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32)
      public static var stopOnError: Self { get }
    }
    public typealias AXObserverCallback = (AXObserver, AXUIElement, CFString, UnsafeMutableRawPointer?) -> Void
    public func AXUIElementGetTypeID() -> CFTypeID
    public func AXUIElementCreateApplication(_ pid: pid_t) -> AXUIElement
    public func AXUIElementCreateSystemWide() -> AXUIElement
    @discardableResult public func AXUIElementCopyAttributeNames(_ element: AXUIElement, _ names: UnsafeMutablePointer<NSArray?>) -> AXError
    @discardableResult public func AXUIElementCopyAttributeValue(_ element: AXUIElement, _ attribute: CFString, _ value: UnsafeMutablePointer<CFTypeRef?>) -> AXError
    @discardableResult public func AXUIElementCopyAttributeValues(_ element: AXUIElement, _ attribute: CFString, _ index: CFIndex, _ maxValues: CFIndex, _ values: UnsafeMutablePointer<NSArray?>) -> AXError
    @discardableResult public func AXUIElementCopyMultipleAttributeValues(_ element: AXUIElement, _ attributes: NSArray, _ options: AXCopyMultipleAttributeOptions, _ values: UnsafeMutablePointer<NSArray?>) -> AXError
    @discardableResult public func AXUIElementCopyParameterizedAttributeValue(_ element: AXUIElement, _ parameterizedAttribute: CFString, _ parameter: CFTypeRef, _ result: UnsafeMutablePointer<CFTypeRef?>) -> AXError
    @discardableResult public func AXUIElementGetAttributeValueCount(_ element: AXUIElement, _ attribute: CFString, _ count: UnsafeMutablePointer<CFIndex>) -> AXError
    @discardableResult public func AXUIElementIsAttributeSettable(_ element: AXUIElement, _ attribute: CFString, _ settable: UnsafeMutablePointer<DarwinBoolean>) -> AXError
    @discardableResult public func AXUIElementSetAttributeValue(_ element: AXUIElement, _ attribute: CFString, _ value: CFTypeRef) -> AXError
    @discardableResult public func AXUIElementCopyActionNames(_ element: AXUIElement, _ names: UnsafeMutablePointer<NSArray?>) -> AXError
    @discardableResult public func AXUIElementPerformAction(_ element: AXUIElement, _ action: CFString) -> AXError
    @discardableResult public func AXUIElementCopyElementAtPosition(_ application: AXUIElement, _ x: Float, _ y: Float, _ element: UnsafeMutablePointer<AXUIElement?>) -> AXError
    @discardableResult public func AXUIElementGetPid(_ element: AXUIElement, _ pid: UnsafeMutablePointer<pid_t>) -> AXError
    @discardableResult public func AXUIElementSetMessagingTimeout(_ element: AXUIElement, _ timeoutInSeconds: Float) -> AXError
    @discardableResult public func AXObserverCreate(_ application: pid_t, _ callback: @escaping AXObserverCallback, _ outObserver: UnsafeMutablePointer<AXObserver?>) -> AXError
    @discardableResult public func AXObserverAddNotification(_ observer: AXObserver, _ element: AXUIElement, _ notification: CFString, _ refcon: UnsafeMutableRawPointer?) -> AXError
    @discardableResult public func AXObserverRemoveNotification(_ observer: AXObserver, _ element: AXUIElement, _ notification: CFString) -> AXError
    public func AXValueCreate(_ theType: AXValueType, _ valuePtr: UnsafeRawPointer) -> AXValue?
    public func AXValueGetType(_ value: AXValue) -> AXValueType
    @discardableResult public func AXValueGetValue(_ value: AXValue, _ theType: AXValueType, _ valuePtr: UnsafeMutableRawPointer) -> Bool
    public func AXValueGetTypeID() -> CFTypeID
    public let kAXRoleAttribute: String
    public let kAXSubroleAttribute: String
    public let kAXRoleDescriptionAttribute: String
    public let kAXHelpAttribute: String
    public let kAXTitleAttribute: String
    public let kAXValueAttribute: String
    public let kAXValueDescriptionAttribute: String
    public let kAXMinValueAttribute: String
    public let kAXMaxValueAttribute: String
    public let kAXEnabledAttribute: String
    public let kAXFocusedAttribute: String
    public let kAXParentAttribute: String
    public let kAXChildrenAttribute: String
    public let kAXSelectedChildrenAttribute: String
    public let kAXVisibleChildrenAttribute: String
    public let kAXWindowAttribute: String
    public let kAXTopLevelUIElementAttribute: String
    public let kAXPositionAttribute: String
    public let kAXSizeAttribute: String
    public let kAXIdentifierAttribute: String
    public let kAXDescriptionAttribute: String
    public let kAXSelectedTextAttribute: String
    public let kAXSelectedTextRangeAttribute: String
    public let kAXNumberOfCharactersAttribute: String
    public let kAXVisibleCharacterRangeAttribute: String
    public let kAXMainAttribute: String
    public let kAXMinimizedAttribute: String
    public let kAXCloseButtonAttribute: String
    public let kAXZoomButtonAttribute: String
    public let kAXFullScreenButtonAttribute: String
    public let kAXMinimizeButtonAttribute: String
    public let kAXToolbarButtonAttribute: String
    public let kAXModalAttribute: String
    public let kAXWindowsAttribute: String
    public let kAXMainWindowAttribute: String
    public let kAXFocusedWindowAttribute: String
    public let kAXFocusedUIElementAttribute: String
    public let kAXMenuBarAttribute: String
    public let kAXExtrasMenuBarAttribute: String
    public let kAXFrontmostAttribute: String
    public let kAXHiddenAttribute: String
    public let kAXFocusedApplicationAttribute: String
    public let kAXRowsAttribute: String
    public let kAXColumnsAttribute: String
    public let kAXSelectedRowsAttribute: String
    public let kAXHeaderAttribute: String
    public let kAXURLAttribute: String
    public let kAXDocumentAttribute: String
    public let kAXPressAction: String
    public let kAXIncrementAction: String
    public let kAXDecrementAction: String
    public let kAXConfirmAction: String
    public let kAXCancelAction: String
    public let kAXShowAlternateUIAction: String
    public let kAXShowDefaultUIAction: String
    public let kAXRaiseAction: String
    public let kAXShowMenuAction: String
    public let kAXPickAction: String
    public let kAXMainWindowChangedNotification: String
    public let kAXFocusedWindowChangedNotification: String
    public let kAXFocusedUIElementChangedNotification: String
    public let kAXApplicationActivatedNotification: String
    public let kAXApplicationDeactivatedNotification: String
    public let kAXApplicationHiddenNotification: String
    public let kAXApplicationShownNotification: String
    public let kAXWindowCreatedNotification: String
    public let kAXWindowMovedNotification: String
    public let kAXWindowResizedNotification: String
    public let kAXWindowMiniaturizedNotification: String
    public let kAXWindowDeminiaturizedNotification: String
    public let kAXUIElementDestroyedNotification: String
    public let kAXValueChangedNotification: String
    public let kAXTitleChangedNotification: String
    public let kAXSelectedTextChangedNotification: String
    public let kAXLayoutChangedNotification: String
    public let kAXMenuOpenedNotification: String
    public let kAXMenuClosedNotification: String
    public let kAXApplicationRole: String
    public let kAXSystemWideRole: String
    public let kAXWindowRole: String
    public let kAXSheetRole: String
    public let kAXButtonRole: String
    public let kAXRadioButtonRole: String
    public let kAXCheckBoxRole: String
    public let kAXPopUpButtonRole: String
    public let kAXMenuButtonRole: String
    public let kAXTextFieldRole: String
    public let kAXTextAreaRole: String
    public let kAXStaticTextRole: String
    public let kAXImageRole: String
    public let kAXLinkRole: String
    public let kAXMenuRole: String
    public let kAXMenuBarRole: String
    public let kAXMenuItemRole: String
    public let kAXListRole: String
    public let kAXTableRole: String
    public let kAXRowRole: String
    public let kAXScrollAreaRole: String
    public let kAXWebAreaRole: String
    public let kAXGroupRole: String
    public let kAXToolbarRole: String
    public let kAXStandardWindowSubrole: String
    public let kAXDialogSubrole: String
    public let kAXSystemDialogSubrole: String
    public let kAXFloatingWindowSubrole: String
    public let kAXCloseButtonSubrole: String
    public let kAXMinimizeButtonSubrole: String
    public let kAXZoomButtonSubrole: String
    public let kAXFullScreenButtonSubrole: String
    public let kAXSecureTextFieldSubrole: String
    public let kAXSearchFieldSubrole: String
    public let kAXApplicationDockItemSubrole: String
    public let kAXBoundsForRangeParameterizedAttribute: String
    public let kAXStringForRangeParameterizedAttribute: String
    public let kAXRangeForPositionParameterizedAttribute: String
    public let kAXLineForIndexParameterizedAttribute: String
    public let kAXRangeForLineParameterizedAttribute: String
    public let kAXAttributedStringForRangeParameterizedAttribute: String
    // https://developer.apple.com/documentation/applicationservices/1501096-transformprocesstype
    public typealias ProcessApplicationTransformState = UInt32
    public struct ProcessSerialNumber {
      public var highLongOfPSN: UInt32
      public var lowLongOfPSN: UInt32
      public init()
      public init(highLongOfPSN: UInt32, lowLongOfPSN: UInt32)
    }
    public var kNoProcess: Int { get }
    public var kSystemProcess: Int { get }
    public var kCurrentProcess: Int { get }
    public var kProcessTransformToForegroundApplication: Int { get }
    public var kProcessTransformToBackgroundApplication: Int { get }
    public var kProcessTransformToUIElementApplication: Int { get }
    @discardableResult public func TransformProcessType(_ psn: UnsafePointer<ProcessSerialNumber>!, _ transformState: ProcessApplicationTransformState) -> OSStatus
    """#
}
