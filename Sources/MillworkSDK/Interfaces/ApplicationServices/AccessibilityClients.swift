extension InterfaceModules.ApplicationServices {
  /// Trust of assistive applications and the events that they post.
  static let accessibilityClients = #"""
    // https://developer.apple.com/documentation/applicationservices
    @_exported import Foundation
    import CoreGraphics
    import Swift
    import _Concurrency
    public func AXIsProcessTrusted() -> Bool
    public func AXIsProcessTrustedWithOptions(_ options: NSDictionary?) -> Bool
    public class AXUIElement : Hashable {
      public static func == (a: AXUIElement, b: AXUIElement) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public func AXUIElementCreateApplication(_ pid: Int32) -> AXUIElement
    public func AXUIElementCreateSystemWide() -> AXUIElement
    public let kAXTrustedCheckOptionPrompt: Unmanaged<NSString>
    public let kAXFocusedWindowAttribute: String
    public let kAXTitleAttribute: String
    """#
}
