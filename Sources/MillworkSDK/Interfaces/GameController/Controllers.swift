extension InterfaceModules.GameController {
  /// Game controllers, keyboards and mice.
  static let controllers = #"""
    // https://developer.apple.com/documentation/gamecontroller
    @_exported import Foundation
    import Swift
    import _Concurrency
    @objc public protocol GCDevice : NSObjectProtocol {
      var handlerQueue: DispatchQueue { get set }
      var vendorName: String? { get }
      var productCategory: String { get }
    }
    @objc public enum GCControllerPlayerIndex : Int, Sendable {
      case indexUnset = -1
      case index1 = 0
      case index2
      case index3
      case index4
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    // https://developer.apple.com/documentation/gamecontroller/gccontroller
    open class GCController : NSObject, GCDevice, @unchecked Sendable {
      open class var current: GCController? { get }
      open class func controllers() -> [GCController]
      open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil)
      open class func stopWirelessControllerDiscovery()
      open class var shouldMonitorBackgroundEvents: Bool { get set }
      open var handlerQueue: DispatchQueue { get set }
      open var vendorName: String? { get }
      open var productCategory: String { get }
      open var isAttachedToDevice: Bool { get }
      open var playerIndex: GCControllerPlayerIndex { get set }
      open var extendedGamepad: GCExtendedGamepad? { get }
      open var microGamepad: GCMicroGamepad? { get }
      open var physicalInputProfile: GCPhysicalInputProfile { get }
      open var battery: GCDeviceBattery? { get }
      open var light: GCDeviceLight? { get }
      open var motion: GCMotion? { get }
      open var controllerPausedHandler: ((GCController) -> Void)? { get set }
    }
    open class GCDeviceBattery : NSObject {
      @objc public enum State : Int, Sendable {
        case unknown = -1
        case discharging = 0
        case charging
        case full
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open var batteryLevel: Float { get }
      open var batteryState: GCDeviceBattery.State { get }
    }
    open class GCColor : NSObject {
      public init(red: Float, green: Float, blue: Float)
    }
    open class GCDeviceLight : NSObject {
      open var color: GCColor { get set }
    }
    open class GCMotion : NSObject {
      open var hasAttitude: Bool { get }
      open var sensorsActive: Bool { get set }
      open var valueChangedHandler: ((GCMotion) -> Void)? { get set }
    }
    // https://developer.apple.com/documentation/gamecontroller/gccontrollerelement
    open class GCControllerElement : NSObject {
      weak open var collection: GCControllerElement? { get }
      open var isAnalog: Bool { get }
      open var localizedName: String? { get }
      open var sfSymbolsName: String? { get }
      open var aliases: Set<String> { get }
    }
    public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
    public typealias GCControllerAxisValueChangedHandler = (GCControllerAxisInput, Float) -> Void
    public typealias GCControllerDirectionPadValueChangedHandler = (GCControllerDirectionPad, Float, Float) -> Void
    open class GCControllerButtonInput : GCControllerElement {
      open var valueChangedHandler: GCControllerButtonValueChangedHandler? { get set }
      open var pressedChangedHandler: GCControllerButtonValueChangedHandler? { get set }
      open var value: Float { get }
      open var isPressed: Bool { get }
      open var isTouched: Bool { get }
    }
    open class GCControllerAxisInput : GCControllerElement {
      open var valueChangedHandler: GCControllerAxisValueChangedHandler? { get set }
      open var value: Float { get }
    }
    open class GCControllerDirectionPad : GCControllerElement {
      open var valueChangedHandler: GCControllerDirectionPadValueChangedHandler? { get set }
      open var xAxis: GCControllerAxisInput { get }
      open var yAxis: GCControllerAxisInput { get }
      open var up: GCControllerButtonInput { get }
      open var down: GCControllerButtonInput { get }
      open var left: GCControllerButtonInput { get }
      open var right: GCControllerButtonInput { get }
    }
    open class GCPhysicalInputProfile : NSObject {
      weak open var device: (any GCDevice)? { get }
      open var lastEventTimestamp: TimeInterval { get }
      open var buttons: [String : GCControllerButtonInput] { get }
      open var dpads: [String : GCControllerDirectionPad] { get }
      open var axes: [String : GCControllerAxisInput] { get }
      open subscript(key: String) -> GCControllerElement? { get }
    }
    open class GCExtendedGamepad : GCPhysicalInputProfile {
      weak open var controller: GCController? { get }
      open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)? { get set }
      open var dpad: GCControllerDirectionPad { get }
      open var leftThumbstick: GCControllerDirectionPad { get }
      open var rightThumbstick: GCControllerDirectionPad { get }
      open var buttonA: GCControllerButtonInput { get }
      open var buttonB: GCControllerButtonInput { get }
      open var buttonX: GCControllerButtonInput { get }
      open var buttonY: GCControllerButtonInput { get }
      open var buttonMenu: GCControllerButtonInput { get }
      open var leftShoulder: GCControllerButtonInput { get }
      open var rightShoulder: GCControllerButtonInput { get }
      open var leftTrigger: GCControllerButtonInput { get }
      open var rightTrigger: GCControllerButtonInput { get }
      open var buttonOptions: GCControllerButtonInput? { get }
      open var buttonHome: GCControllerButtonInput? { get }
      open var leftThumbstickButton: GCControllerButtonInput? { get }
      open var rightThumbstickButton: GCControllerButtonInput? { get }
    }
    open class GCMicroGamepad : GCPhysicalInputProfile {
      weak open var controller: GCController? { get }
      open var valueChangedHandler: ((GCMicroGamepad, GCControllerElement) -> Void)? { get set }
      open var dpad: GCControllerDirectionPad { get }
      open var buttonA: GCControllerButtonInput { get }
      open var buttonX: GCControllerButtonInput { get }
      open var buttonMenu: GCControllerButtonInput { get }
      open var reportsAbsoluteDpadValues: Bool { get set }
      open var allowsRotation: Bool { get set }
    }
    // https://developer.apple.com/documentation/gamecontroller/gckeyboard
    public struct GCKeyCode : Hashable, RawRepresentable, Sendable {
      public init(rawValue: Int)
      public var rawValue: Int { get }
      public static let keyA: GCKeyCode
      public static let keyB: GCKeyCode
      public static let keyC: GCKeyCode
      public static let keyD: GCKeyCode
      public static let keyE: GCKeyCode
      public static let keyF: GCKeyCode
      public static let keyG: GCKeyCode
      public static let keyH: GCKeyCode
      public static let keyI: GCKeyCode
      public static let keyJ: GCKeyCode
      public static let keyK: GCKeyCode
      public static let keyL: GCKeyCode
      public static let keyM: GCKeyCode
      public static let keyN: GCKeyCode
      public static let keyO: GCKeyCode
      public static let keyP: GCKeyCode
      public static let keyQ: GCKeyCode
      public static let keyR: GCKeyCode
      public static let keyS: GCKeyCode
      public static let keyT: GCKeyCode
      public static let keyU: GCKeyCode
      public static let keyV: GCKeyCode
      public static let keyW: GCKeyCode
      public static let keyX: GCKeyCode
      public static let keyY: GCKeyCode
      public static let keyZ: GCKeyCode
      public static let spacebar: GCKeyCode
      public static let returnOrEnter: GCKeyCode
      public static let escape: GCKeyCode
      public static let tab: GCKeyCode
      public static let deleteOrBackspace: GCKeyCode
      public static let leftArrow: GCKeyCode
      public static let rightArrow: GCKeyCode
      public static let upArrow: GCKeyCode
      public static let downArrow: GCKeyCode
      public static let leftShift: GCKeyCode
      public static let rightShift: GCKeyCode
      public static let leftControl: GCKeyCode
      public static let rightControl: GCKeyCode
      public static let leftAlt: GCKeyCode
      public static let rightAlt: GCKeyCode
      public static let leftGUI: GCKeyCode
      public static let rightGUI: GCKeyCode
      public static let one: GCKeyCode
      public static let two: GCKeyCode
      public static let three: GCKeyCode
      public static let four: GCKeyCode
      public static let five: GCKeyCode
      public static let six: GCKeyCode
      public static let seven: GCKeyCode
      public static let eight: GCKeyCode
      public static let nine: GCKeyCode
      public static let zero: GCKeyCode
    }
    open class GCKeyboardInput : GCPhysicalInputProfile {
      open var keyChangedHandler: ((GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void)? { get set }
      open var isAnyKeyPressed: Bool { get }
      open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput?
    }
    open class GCKeyboard : NSObject, GCDevice {
      open class var coalesced: GCKeyboard? { get }
      open var keyboardInput: GCKeyboardInput? { get }
      open var handlerQueue: DispatchQueue { get set }
      open var vendorName: String? { get }
      open var productCategory: String { get }
    }
    open class GCMouseInput : GCPhysicalInputProfile {
      open var mouseMovedHandler: ((GCMouseInput, Float, Float) -> Void)? { get set }
      open var scroll: GCControllerDirectionPad { get }
      open var leftButton: GCControllerButtonInput { get }
      open var rightButton: GCControllerButtonInput? { get }
    }
    open class GCMouse : NSObject, GCDevice {
      open class var current: GCMouse? { get }
      open class func mice() -> [GCMouse]
      open var mouseInput: GCMouseInput? { get }
      open var handlerQueue: DispatchQueue { get set }
      open var vendorName: String? { get }
      open var productCategory: String { get }
    }
    extension NSNotification.Name {
      public static let GCControllerDidConnect: NSNotification.Name
      public static let GCControllerDidDisconnect: NSNotification.Name
      public static let GCControllerDidBecomeCurrent: NSNotification.Name
      public static let GCControllerDidStopBeingCurrent: NSNotification.Name
      public static let GCKeyboardDidConnect: NSNotification.Name
      public static let GCKeyboardDidDisconnect: NSNotification.Name
      public static let GCMouseDidConnect: NSNotification.Name
      public static let GCMouseDidDisconnect: NSNotification.Name
    }
    #if os(iOS)
    // https://developer.apple.com/documentation/gamecontroller/gcvirtualcontroller
    @available(iOS 15.0, *)
    open class GCVirtualController : NSObject {
      open class Configuration : NSObject {
        override public init()
        open var elements: Set<String> { get set }
        open var isHidden: Bool { get set }
      }
      public init(configuration: GCVirtualController.Configuration)
      open func connect(replyHandler reply: (((any Error)?) -> Void)? = nil)
      open func connect() async throws
      open func disconnect()
      open var controller: GCController? { get }
    }
    #endif
    public let GCInputButtonA: String
    public let GCInputButtonB: String
    public let GCInputButtonX: String
    public let GCInputButtonY: String
    public let GCInputDirectionPad: String
    public let GCInputLeftThumbstick: String
    public let GCInputRightThumbstick: String
    public let GCInputLeftShoulder: String
    public let GCInputRightShoulder: String
    public let GCInputLeftTrigger: String
    public let GCInputRightTrigger: String
    public let GCInputButtonMenu: String
    public let GCInputButtonOptions: String
    public let GCInputButtonHome: String
    // https://developer.apple.com/documentation/swiftui/view/handlesgamecontrollerevents(matching:)
    #if os(iOS) || os(visionOS)
    import SwiftUI
    @available(iOS 18.0, visionOS 2.0, *)
    public struct GCUIEventTypes : OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var gamepad: GCUIEventTypes { get }
    }
    @available(iOS 18.0, visionOS 2.0, *)
    extension View {
      nonisolated public func handlesGameControllerEvents(matching types: GCUIEventTypes) -> some View
    }
    #endif
    """#
}
