extension InterfaceModules.Carbon {
  /// Codes of keys.
  static let virtualKeys = #"""
    // https://developer.apple.com/documentation/carbon
    @_exported import Foundation
    import Swift
    import _Concurrency
    public var kVK_Escape: Int { get }
    public var kVK_Return: Int { get }
    public var kVK_Tab: Int { get }
    public var kVK_Space: Int { get }
    public var kVK_Delete: Int { get }
    public var kVK_ForwardDelete: Int { get }
    public var kVK_LeftArrow: Int { get }
    public var kVK_RightArrow: Int { get }
    public var kVK_UpArrow: Int { get }
    public var kVK_DownArrow: Int { get }
    public var kVK_Command: Int { get }
    public var kVK_Shift: Int { get }
    public var kVK_Option: Int { get }
    public var kVK_Control: Int { get }
    public var kVK_ANSI_A: Int { get }
    public var kVK_ANSI_C: Int { get }
    public var kVK_ANSI_V: Int { get }
    public var kVK_ANSI_X: Int { get }
    public var kVK_ANSI_Z: Int { get }
    public var kVK_ANSI_KeypadEnter: Int { get }
    public var kVK_Home: Int { get }
    public var kVK_End: Int { get }
    public var kVK_PageUp: Int { get }
    public var kVK_PageDown: Int { get }
    public var kVK_F1: Int { get }
    public var kVK_F2: Int { get }
    public var kVK_F3: Int { get }
    public var kVK_F4: Int { get }
    public var kVK_F5: Int { get }
    public var cmdKey: Int { get }
    public var shiftKey: Int { get }
    public var optionKey: Int { get }
    public var controlKey: Int { get }
    """#
}
