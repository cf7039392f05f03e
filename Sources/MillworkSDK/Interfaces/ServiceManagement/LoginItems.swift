extension InterfaceModules.ServiceManagement {
  /// Login items and daemons.
  static let loginItems = #"""
    // https://developer.apple.com/documentation/servicemanagement/smappservice
    @_exported import Foundation
    import Swift
    @available(macOS 13.0, *)
    open class SMAppService : NSObject, @unchecked Sendable {
      open class var mainApp: SMAppService { get }
      open class func loginItem(identifier: String) -> SMAppService
      open class func agent(plistName: String) -> SMAppService
      open class func daemon(plistName: String) -> SMAppService
      @objc public enum Status : Int, Sendable {
        case notRegistered
        case enabled
        case requiresApproval
        case notFound
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open var status: SMAppService.Status { get }
      open func register() throws
      open func unregister() throws
      open func unregister() async throws
      open class func openSystemSettingsLoginItems()
    }
    public func SMLoginItemSetEnabled(_ identifier: CFString, _ enabled: Bool) -> Bool
    """#
}
