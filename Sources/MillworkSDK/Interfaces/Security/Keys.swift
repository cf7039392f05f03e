extension InterfaceModules.Security {
  /// Keys, certificates and trust.
  static let keys = #"""
    // https://developer.apple.com/documentation/security/seckey
    final public class SecKey : Hashable, @unchecked Sendable {
      public static func == (a: SecKey, b: SecKey) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    final public class SecCertificate : Hashable, @unchecked Sendable {
      public static func == (a: SecCertificate, b: SecCertificate) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    final public class SecIdentity : Hashable, @unchecked Sendable {
      public static func == (a: SecIdentity, b: SecIdentity) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    final public class SecPolicy : Hashable, @unchecked Sendable {
      public static func == (a: SecPolicy, b: SecPolicy) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @objc public enum SecKeyOperationType : Int, Sendable {
      case sign = 0
      case verify = 1
      case encrypt = 2
      case decrypt = 3
      case keyExchange = 4
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct SecKeyAlgorithm : Hashable, RawRepresentable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
    public static var rsaSignatureRaw: SecKeyAlgorithm { get }
    public static var rsaSignatureDigestPKCS1v15Raw: SecKeyAlgorithm { get }
    public static var rsaSignatureDigestPKCS1v15SHA1: SecKeyAlgorithm { get }
    public static var rsaSignatureDigestPKCS1v15SHA256: SecKeyAlgorithm { get }
    public static var rsaSignatureDigestPKCS1v15SHA384: SecKeyAlgorithm { get }
    public static var rsaSignatureDigestPKCS1v15SHA512: SecKeyAlgorithm { get }
    public static var rsaSignatureMessagePKCS1v15SHA1: SecKeyAlgorithm { get }
    public static var rsaSignatureMessagePKCS1v15SHA256: SecKeyAlgorithm { get }
    public static var rsaSignatureMessagePKCS1v15SHA384: SecKeyAlgorithm { get }
    public static var rsaSignatureMessagePKCS1v15SHA512: SecKeyAlgorithm { get }
    public static var rsaSignatureDigestPSSSHA256: SecKeyAlgorithm { get }
    public static var rsaSignatureMessagePSSSHA256: SecKeyAlgorithm { get }
    public static var rsaSignatureMessagePSSSHA512: SecKeyAlgorithm { get }
    public static var ecdsaSignatureDigestX962: SecKeyAlgorithm { get }
    public static var ecdsaSignatureDigestX962SHA256: SecKeyAlgorithm { get }
    public static var ecdsaSignatureDigestX962SHA384: SecKeyAlgorithm { get }
    public static var ecdsaSignatureDigestX962SHA512: SecKeyAlgorithm { get }
    public static var ecdsaSignatureMessageX962SHA256: SecKeyAlgorithm { get }
    public static var ecdsaSignatureMessageX962SHA384: SecKeyAlgorithm { get }
    public static var ecdsaSignatureMessageX962SHA512: SecKeyAlgorithm { get }
    public static var rsaEncryptionRaw: SecKeyAlgorithm { get }
    public static var rsaEncryptionPKCS1: SecKeyAlgorithm { get }
    public static var rsaEncryptionOAEPSHA1: SecKeyAlgorithm { get }
    public static var rsaEncryptionOAEPSHA256: SecKeyAlgorithm { get }
    public static var rsaEncryptionOAEPSHA384: SecKeyAlgorithm { get }
    public static var rsaEncryptionOAEPSHA512: SecKeyAlgorithm { get }
    public static var rsaEncryptionOAEPSHA1AESGCM: SecKeyAlgorithm { get }
    public static var rsaEncryptionOAEPSHA256AESGCM: SecKeyAlgorithm { get }
    public static var rsaEncryptionOAEPSHA512AESGCM: SecKeyAlgorithm { get }
    public static var eciesEncryptionStandardX963SHA256AESGCM: SecKeyAlgorithm { get }
    public static var eciesEncryptionCofactorX963SHA256AESGCM: SecKeyAlgorithm { get }
    public static var eciesEncryptionStandardVariableIVX963SHA256AESGCM: SecKeyAlgorithm { get }
    public static var eciesEncryptionCofactorVariableIVX963SHA256AESGCM: SecKeyAlgorithm { get }
    public static var ecdhKeyExchangeStandard: SecKeyAlgorithm { get }
    public static var ecdhKeyExchangeCofactor: SecKeyAlgorithm { get }
    public static var ecdhKeyExchangeStandardX963SHA256: SecKeyAlgorithm { get }
    public static var ecdhKeyExchangeCofactorX963SHA256: SecKeyAlgorithm { get }
    }
    public func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> SecKey?
    public func SecKeyCreateWithData(_ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> SecKey?
    public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData?
    public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary?
    public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey?
    public func SecKeyGetBlockSize(_ key: SecKey) -> Int
    public func SecKeyIsAlgorithmSupported(_ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm) -> Bool
    public func SecKeyCreateSignature(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData?
    public func SecKeyVerifySignature(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool
    public func SecKeyCreateEncryptedData(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData?
    public func SecKeyCreateDecryptedData(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData?
    public func SecKeyCopyKeyExchangeResult(_ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData?
    // https://developer.apple.com/documentation/security/certificate-key-and-trust-services
    public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate?
    public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData
    public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString?
    public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey?
    public func SecIdentityCopyCertificate(_ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>) -> OSStatus
    public func SecIdentityCopyPrivateKey(_ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>) -> OSStatus
    public func SecPKCS12Import(_ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<Foundation.CFArray?>) -> OSStatus
    public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy
    public func SecPolicyCreateBasicX509() -> SecPolicy
    @objc public enum SecTrustResultType : UInt32, Sendable {
      case invalid = 0
      case proceed = 1
      case deny = 3
      case unspecified = 4
      case recoverableTrustFailure = 5
      case fatalTrustFailure = 6
      case otherError = 7
      public init?(rawValue: UInt32)
      public typealias RawValue = UInt32
      public var rawValue: UInt32 { get }
    }
    public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool
    public func SecTrustCreateWithCertificates(_ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>) -> OSStatus
    public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus
    public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: Foundation.CFArray?) -> OSStatus
    public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus
    public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int
    @available(iOS, introduced: 2.0, deprecated: 15.0, renamed: "SecTrustCopyCertificateChain")
    @available(macOS, introduced: 10.7, deprecated: 12.0, renamed: "SecTrustCopyCertificateChain")
    public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate?
    @available(Apple 2021, *)
    public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> Foundation.CFArray?
    @available(Apple 2020, *)
    public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey?
    public func sec_trust_copy_ref(_ trust: sec_trust_t) -> Unmanaged<SecTrust>
    // https://developer.apple.com/documentation/security/sec_protocol_options_t
    @objc public protocol OS_sec_protocol_options : NSObjectProtocol {
    }
    @objc public protocol OS_sec_protocol_metadata : NSObjectProtocol {
    }
    @objc public protocol OS_sec_trust : NSObjectProtocol {
    }
    public typealias sec_protocol_options_t = any OS_sec_protocol_options
    public typealias sec_protocol_metadata_t = any OS_sec_protocol_metadata
    public typealias sec_trust_t = any OS_sec_trust
    public typealias sec_protocol_verify_complete_t = (Bool) -> Void
    public typealias sec_protocol_verify_t = (sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t) -> Void
    public func sec_protocol_options_set_verify_block(_ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t, _ verify_block_queue: DispatchQueue)
    public func sec_protocol_options_set_peer_authentication_required(_ options: sec_protocol_options_t, _ peer_authentication_required: Bool)
    public func sec_protocol_options_add_tls_application_protocol(_ options: sec_protocol_options_t, _ application_protocol: UnsafePointer<CChar>)
    """#
}
