extension InterfaceModules.GameController {
  /// Game controllers and keyboards.
  static let controllers = #"""
    // https://developer.apple.com/documentation/gamecontroller
    @_exported import Foundation
    import Swift
    import _Concurrency
    open class GCController : NSObject {
      open class func controllers() -> [GCController]
      open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil)
      open var vendorName: String? { get }
      open var extendedGamepad: GCExtendedGamepad? { get }
    }
    open class GCControllerButtonInput : NSObject {
      open var isPressed: Bool { get }
      open var value: Float { get }
      open var pressedChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)? { get set }
    }
    open class GCExtendedGamepad : NSObject {
      open var buttonA: GCControllerButtonInput { get }
      open var buttonB: GCControllerButtonInput { get }
      open var buttonX: GCControllerButtonInput { get }
      open var buttonY: GCControllerButtonInput { get }
    }
    extension NSNotification.Name {
      public static let GCControllerDidConnect: NSNotification.Name
      public static let GCControllerDidDisconnect: NSNotification.Name
    }
    """#
}
