extension InterfaceModules.Security {
  /// The keychain and random bytes.
  static let keychain = #"""
    // https://developer.apple.com/documentation/security/keychain-services
    @_exported import Foundation
    import Dispatch
    import Swift
    public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus
    public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus
    public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus
    public func SecItemDelete(_ query: CFDictionary) -> OSStatus
    public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString?
    public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
    public typealias SecRandomRef = OpaquePointer
    public let kSecRandomDefault: SecRandomRef?
    public var errSecSuccess: OSStatus { get }
    public var errSecUnimplemented: OSStatus { get }
    public var errSecDiskFull: OSStatus { get }
    public var errSecIO: OSStatus { get }
    public var errSecOpWr: OSStatus { get }
    public var errSecParam: OSStatus { get }
    public var errSecWrPerm: OSStatus { get }
    public var errSecAllocate: OSStatus { get }
    public var errSecUserCanceled: OSStatus { get }
    public var errSecBadReq: OSStatus { get }
    public var errSecInternalComponent: OSStatus { get }
    public var errSecNotAvailable: OSStatus { get }
    public var errSecReadOnly: OSStatus { get }
    public var errSecAuthFailed: OSStatus { get }
    public var errSecNoSuchKeychain: OSStatus { get }
    public var errSecInvalidKeychain: OSStatus { get }
    public var errSecDuplicateKeychain: OSStatus { get }
    public var errSecDuplicateItem: OSStatus { get }
    public var errSecItemNotFound: OSStatus { get }
    public var errSecBufferTooSmall: OSStatus { get }
    public var errSecDataTooLarge: OSStatus { get }
    public var errSecNoSuchAttr: OSStatus { get }
    public var errSecNoSuchClass: OSStatus { get }
    public var errSecNoDefaultKeychain: OSStatus { get }
    public var errSecInteractionNotAllowed: OSStatus { get }
    public var errSecReadOnlyAttr: OSStatus { get }
    public var errSecDecode: OSStatus { get }
    public var errSecInteractionRequired: OSStatus { get }
    public var errSecMissingEntitlement: OSStatus { get }
    public var errSecInvalidItemRef: OSStatus { get }
    public var errSecInvalidKeyRef: OSStatus { get }
    public var errSecUnsupportedFormat: OSStatus { get }
    public var errSecNotTrusted: OSStatus { get }
    public var errSecPkcs12VerifyFailure: OSStatus { get }
    public var errSecInvalidData: OSStatus { get }
    public var errSecPassphraseRequired: OSStatus { get }
    public var errSecCertificateExpired: OSStatus { get }
    public var errSecVerifyFailed: OSStatus { get }
    public let kSecClass: CFString
    public let kSecClassGenericPassword: CFString
    public let kSecClassInternetPassword: CFString
    public let kSecClassCertificate: CFString
    public let kSecClassKey: CFString
    public let kSecClassIdentity: CFString
    public let kSecAttrAccessible: CFString
    public let kSecAttrAccessControl: CFString
    public let kSecAttrAccessGroup: CFString
    public let kSecAttrSynchronizable: CFString
    public let kSecAttrSynchronizableAny: CFString
    public let kSecAttrCreationDate: CFString
    public let kSecAttrModificationDate: CFString
    public let kSecAttrDescription: CFString
    public let kSecAttrComment: CFString
    public let kSecAttrCreator: CFString
    public let kSecAttrType: CFString
    public let kSecAttrLabel: CFString
    public let kSecAttrIsInvisible: CFString
    public let kSecAttrIsNegative: CFString
    public let kSecAttrAccount: CFString
    public let kSecAttrService: CFString
    public let kSecAttrGeneric: CFString
    public let kSecAttrSecurityDomain: CFString
    public let kSecAttrServer: CFString
    public let kSecAttrProtocol: CFString
    public let kSecAttrAuthenticationType: CFString
    public let kSecAttrPort: CFString
    public let kSecAttrPath: CFString
    public let kSecAttrSubject: CFString
    public let kSecAttrIssuer: CFString
    public let kSecAttrSerialNumber: CFString
    public let kSecAttrSubjectKeyID: CFString
    public let kSecAttrPublicKeyHash: CFString
    public let kSecAttrCertificateType: CFString
    public let kSecAttrCertificateEncoding: CFString
    public let kSecAttrKeyClass: CFString
    public let kSecAttrApplicationLabel: CFString
    public let kSecAttrIsPermanent: CFString
    public let kSecAttrApplicationTag: CFString
    public let kSecAttrKeyType: CFString
    public let kSecAttrKeySizeInBits: CFString
    public let kSecAttrEffectiveKeySize: CFString
    public let kSecAttrCanEncrypt: CFString
    public let kSecAttrCanDecrypt: CFString
    public let kSecAttrCanDerive: CFString
    public let kSecAttrCanSign: CFString
    public let kSecAttrCanVerify: CFString
    public let kSecAttrCanWrap: CFString
    public let kSecAttrCanUnwrap: CFString
    public let kSecAttrTokenID: CFString
    public let kSecAttrTokenIDSecureEnclave: CFString
    public let kSecAttrAccessibleWhenUnlocked: CFString
    public let kSecAttrAccessibleAfterFirstUnlock: CFString
    public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString
    public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString
    public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString
    public let kSecAttrProtocolHTTP: CFString
    public let kSecAttrProtocolHTTPS: CFString
    public let kSecAttrProtocolFTP: CFString
    public let kSecAttrProtocolSSH: CFString
    public let kSecAttrProtocolSMTP: CFString
    public let kSecAttrProtocolIMAP: CFString
    public let kSecAttrAuthenticationTypeDefault: CFString
    public let kSecAttrAuthenticationTypeHTTPBasic: CFString
    public let kSecAttrAuthenticationTypeHTTPDigest: CFString
    public let kSecAttrAuthenticationTypeHTMLForm: CFString
    public let kSecAttrKeyClassPublic: CFString
    public let kSecAttrKeyClassPrivate: CFString
    public let kSecAttrKeyClassSymmetric: CFString
    public let kSecAttrKeyTypeRSA: CFString
    public let kSecAttrKeyTypeECSECPrimeRandom: CFString
    public let kSecAttrKeyTypeEC: CFString
    public let kSecPrivateKeyAttrs: CFString
    public let kSecPublicKeyAttrs: CFString
    public let kSecMatchPolicy: CFString
    public let kSecMatchIssuers: CFString
    public let kSecMatchCaseInsensitive: CFString
    public let kSecMatchTrustedOnly: CFString
    public let kSecMatchValidOnDate: CFString
    public let kSecMatchLimit: CFString
    public let kSecMatchLimitOne: CFString
    public let kSecMatchLimitAll: CFString
    public let kSecReturnData: CFString
    public let kSecReturnAttributes: CFString
    public let kSecReturnRef: CFString
    public let kSecReturnPersistentRef: CFString
    public let kSecValueData: CFString
    public let kSecValueRef: CFString
    public let kSecValuePersistentRef: CFString
    public let kSecUseItemList: CFString
    public let kSecUseAuthenticationContext: CFString
    public let kSecUseAuthenticationUI: CFString
    public let kSecUseAuthenticationUISkip: CFString
    public let kSecUseDataProtectionKeychain: CFString
    public let kSecImportExportPassphrase: CFString
    public let kSecImportItemIdentity: CFString
    public let kSecImportItemTrust: CFString
    public let kSecImportItemCertChain: CFString
    @available(iOS, introduced: 4.0, deprecated: 12.0, message: "Use an accessibility level that provides some user protection, such as kSecAttrAccessibleAfterFirstUnlock")
    public let kSecAttrAccessibleAlways: CFString
    @available(iOS, introduced: 4.0, deprecated: 12.0, message: "Use an accessibility level that provides some user protection, such as kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly")
    public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString
    @available(iOS, introduced: 8.0, deprecated: 14.0, message: "Use kSecUseAuthenticationContext and set LAContext.localizedReason property")
    public let kSecUseOperationPrompt: CFString
    // https://developer.apple.com/documentation/security/secaccesscontrol
    public struct SecAccessControlCreateFlags : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var userPresence: Self { get }
      public static var biometryAny: Self { get }
      public static var biometryCurrentSet: Self { get }
      public static var devicePasscode: Self { get }
      public static var or: Self { get }
      public static var and: Self { get }
      public static var privateKeyUsage: Self { get }
      public static var applicationPassword: Self { get }
    }
    final public class SecAccessControl : Hashable {
      public static func == (a: SecAccessControl, b: SecAccessControl) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public func SecAccessControlCreateWithFlags(_ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> SecAccessControl?
    """#
}
