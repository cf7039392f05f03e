extension InterfaceModules.SafariServices {
  /// Extensions of Safari, as apps of macOS see them.
  static let safariExtensions = #"""
    // https://developer.apple.com/documentation/safariservices/sfsafariextensionmanager
    #if os(macOS)
    @available(macOS 10.12, *)
    open class SFSafariExtensionState : NSObject, @unchecked Sendable {
      open var isEnabled: Bool { get }
    }
    @available(macOS 10.12, *)
    open class SFSafariExtensionManager : NSObject {
      @preconcurrency open class func getStateOfSafariExtension(withIdentifier identifier: String, completionHandler: @escaping @Sendable (SFSafariExtensionState?, (any Error)?) -> Void)
      open class func stateOfSafariExtension(withIdentifier identifier: String) async throws -> SFSafariExtensionState
    }
    // https://developer.apple.com/documentation/safariservices/sfsafariapplication
    @available(macOS 10.12, *)
    open class SFSafariApplication : NSObject {
      @preconcurrency open class func showPreferencesForExtension(withIdentifier identifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      open class func showPreferencesForExtension(withIdentifier identifier: String) async throws
      @preconcurrency open class func dispatchMessage(withName messageName: String, toExtensionWithIdentifier identifier: String, userInfo: [String : Any]? = nil, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
    }
    // https://developer.apple.com/documentation/safariservices/sfcontentblockermanager
    @available(macOS 10.12, *)
    open class SFContentBlockerState : NSObject, @unchecked Sendable {
      open var isEnabled: Bool { get }
    }
    @available(macOS 10.12, *)
    open class SFContentBlockerManager : NSObject {
      @preconcurrency open class func reloadContentBlocker(withIdentifier identifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      open class func reloadContentBlocker(withIdentifier identifier: String) async throws
      @preconcurrency open class func getStateOfContentBlocker(withIdentifier identifier: String, completionHandler: @escaping @Sendable (SFContentBlockerState?, (any Error)?) -> Void)
      open class func stateOfContentBlocker(withIdentifier identifier: String) async throws -> SFContentBlockerState
    }
    #endif
    // https://developer.apple.com/documentation/safariservices/sfextensionmessagekey
    @available(iOS 15.0, macOS 11.0, visionOS 1.0, *)
    public let SFExtensionMessageKey: String
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    public let SFExtensionProfileKey: String
    """#
}
