extension InterfaceModules.Security {
  /// The keychain and random bytes.
  static let keychain = #"""
    // https://developer.apple.com/documentation/security/keychain-services
    @_exported import Foundation
    import Swift
    public typealias OSStatus = Int32
    public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus
    public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus
    public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus
    public func SecItemDelete(_ query: CFDictionary) -> OSStatus
    public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString?
    public func SecRandomCopyBytes(_ rnd: OpaquePointer?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
    public let kSecRandomDefault: OpaquePointer?
    public var errSecSuccess: OSStatus { get }
    public var errSecItemNotFound: OSStatus { get }
    public var errSecDuplicateItem: OSStatus { get }
    public var errSecAuthFailed: OSStatus { get }
    public var errSecParam: OSStatus { get }
    public let kSecClass: CFString
    public let kSecClassGenericPassword: CFString
    public let kSecClassInternetPassword: CFString
    public let kSecClassKey: CFString
    public let kSecAttrAccount: CFString
    public let kSecAttrService: CFString
    public let kSecAttrServer: CFString
    public let kSecAttrAccessGroup: CFString
    public let kSecAttrAccessible: CFString
    public let kSecAttrAccessibleWhenUnlocked: CFString
    public let kSecAttrAccessibleAfterFirstUnlock: CFString
    public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString
    public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString
    public let kSecAttrSynchronizable: CFString
    public let kSecAttrSynchronizableAny: CFString
    public let kSecAttrLabel: CFString
    public let kSecValueData: CFString
    public let kSecReturnData: CFString
    public let kSecReturnAttributes: CFString
    public let kSecReturnRef: CFString
    public let kSecMatchLimit: CFString
    public let kSecMatchLimitOne: CFString
    public let kSecMatchLimitAll: CFString
    public let kSecUseDataProtectionKeychain: CFString
    public let kSecAttrGeneric: CFString
    """#
}
