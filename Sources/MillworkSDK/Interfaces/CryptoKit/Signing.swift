extension InterfaceModules.CryptoKit {
  /// Public keys, agreement, signatures and the Secure Enclave.
  static let signing = #"""
    // https://developer.apple.com/documentation/cryptokit/curve25519
    @available(Apple 2019, *)
    public struct SharedSecret : ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
      public func hkdfDerivedSymmetricKey<H, Salt, SI>(using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int) -> SymmetricKey where H : HashFunction, Salt : DataProtocol, SI : DataProtocol
      public func x963DerivedSymmetricKey<H, SI>(using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int) -> SymmetricKey where H : HashFunction, SI : DataProtocol
      public var description: String { get }
      public static func == (a: SharedSecret, b: SharedSecret) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    public enum Curve25519 {
      public enum Signing {
        public struct PrivateKey : Sendable {
          public init()
          public init<D>(rawRepresentation data: D) throws where D : ContiguousBytes
          public var publicKey: Curve25519.Signing.PublicKey { get }
          public var rawRepresentation: Data { get }
          public func signature<D>(for data: D) throws -> Data where D : DataProtocol
        }
        public struct PublicKey : Sendable {
          public init<D>(rawRepresentation data: D) throws where D : ContiguousBytes
          public var rawRepresentation: Data { get }
          public func isValidSignature<S, D>(_ signature: S, for data: D) -> Bool where S : DataProtocol, D : DataProtocol
        }
      }
      public enum KeyAgreement {
        public struct PrivateKey : Sendable {
          public init()
          public init<D>(rawRepresentation: D) throws where D : ContiguousBytes
          public var publicKey: Curve25519.KeyAgreement.PublicKey { get }
          public var rawRepresentation: Data { get }
          public func sharedSecretFromKeyAgreement(with publicKeyShare: Curve25519.KeyAgreement.PublicKey) throws -> SharedSecret
        }
        public struct PublicKey : Sendable {
          public init<D>(rawRepresentation: D) throws where D : ContiguousBytes
          public var rawRepresentation: Data { get }
        }
      }
    }
    // https://developer.apple.com/documentation/cryptokit/p256
    @available(Apple 2019, *)
    public enum P256 {
      public enum Signing {
        public struct ECDSASignature : ContiguousBytes, Sendable {
          public init<D>(rawRepresentation: D) throws where D : DataProtocol
          public init<D>(derRepresentation: D) throws where D : DataProtocol
          public var rawRepresentation: Data { get }
          public var derRepresentation: Data { get }
          public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
        }
        public struct PrivateKey : Sendable {
          public init(compactRepresentable: Bool = true)
          public init<D>(rawRepresentation: D) throws where D : ContiguousBytes
          public init<D>(x963Representation: D) throws where D : ContiguousBytes
          @available(Apple 2020, *)
          public init(pemRepresentation: String) throws
          @available(Apple 2020, *)
          public init<D>(derRepresentation: D) throws where D : RandomAccessCollection, D.Element == UInt8
          public var publicKey: P256.Signing.PublicKey { get }
          public var rawRepresentation: Data { get }
          public var x963Representation: Data { get }
          @available(Apple 2020, *)
          public var derRepresentation: Data { get }
          @available(Apple 2020, *)
          public var pemRepresentation: String { get }
          public func signature<D>(for digest: D) throws -> P256.Signing.ECDSASignature where D : Digest
          public func signature<D>(for data: D) throws -> P256.Signing.ECDSASignature where D : DataProtocol
        }
        public struct PublicKey : Sendable {
          public init<D>(rawRepresentation: D) throws where D : ContiguousBytes
          public init<D>(compactRepresentation: D) throws where D : ContiguousBytes
          public init<D>(x963Representation: D) throws where D : ContiguousBytes
          @available(Apple 2020, *)
          public init(pemRepresentation: String) throws
          @available(Apple 2020, *)
          public init<D>(derRepresentation: D) throws where D : RandomAccessCollection, D.Element == UInt8
          public var rawRepresentation: Data { get }
          public var compactRepresentation: Data? { get }
          public var x963Representation: Data { get }
          @available(Apple 2020, *)
          public var derRepresentation: Data { get }
          @available(Apple 2020, *)
          public var pemRepresentation: String { get }
          public func isValidSignature<D>(_ signature: P256.Signing.ECDSASignature, for digest: D) -> Bool where D : Digest
          public func isValidSignature<D>(_ signature: P256.Signing.ECDSASignature, for data: D) -> Bool where D : DataProtocol
        }
      }
      public enum KeyAgreement {
        public struct PrivateKey : Sendable {
          public init(compactRepresentable: Bool = true)
          public init<D>(rawRepresentation: D) throws where D : ContiguousBytes
          public init<D>(x963Representation: D) throws where D : ContiguousBytes
          @available(Apple 2020, *)
          public init(pemRepresentation: String) throws
          @available(Apple 2020, *)
          public init<D>(derRepresentation: D) throws where D : RandomAccessCollection, D.Element == UInt8
          public var publicKey: P256.KeyAgreement.PublicKey { get }
          public var rawRepresentation: Data { get }
          public var x963Representation: Data { get }
          @available(Apple 2020, *)
          public var derRepresentation: Data { get }
          @available(Apple 2020, *)
          public var pemRepresentation: String { get }
          public func sharedSecretFromKeyAgreement(with publicKeyShare: P256.KeyAgreement.PublicKey) throws -> SharedSecret
        }
        public struct PublicKey : Sendable {
          public init<D>(rawRepresentation: D) throws where D : ContiguousBytes
          public init<D>(compactRepresentation: D) throws where D : ContiguousBytes
          public init<D>(x963Representation: D) throws where D : ContiguousBytes
          @available(Apple 2020, *)
          public init(pemRepresentation: String) throws
          @available(Apple 2020, *)
          public init<D>(derRepresentation: D) throws where D : RandomAccessCollection, D.Element == UInt8
          public var rawRepresentation: Data { get }
          public var compactRepresentation: Data? { get }
          public var x963Representation: Data { get }
          @available(Apple 2020, *)
          public var derRepresentation: Data { get }
          @available(Apple 2020, *)
          public var pemRepresentation: String { get }
        }
      }
    }
    @available(Apple 2019, *)
    public enum P384 {
      public enum Signing {
        public struct ECDSASignature : ContiguousBytes, Sendable {
          public init<D>(rawRepresentation: D) throws where D : DataProtocol
          public init<D>(derRepresentation: D) throws where D : DataProtocol
          public var rawRepresentation: Data { get }
          public var derRepresentation: Data { get }
          public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
        }
        public struct PrivateKey : Sendable {
          public init(compactRepresentable: Bool = true)
          public init<D>(rawRepresentation: D) throws where D : ContiguousBytes
          public init<D>(x963Representation: D) throws where D : ContiguousBytes
          @available(Apple 2020, *)
          public init(pemRepresentation: String) throws
          @available(Apple 2020, *)
          public init<D>(derRepresentation: D) throws where D : RandomAccessCollection, D.Element == UInt8
          public var publicKey: P384.Signing.PublicKey { get }
          public var rawRepresentation: Data { get }
          public var x963Representation: Data { get }
          @available(Apple 2020, *)
          public var derRepresentation: Data { get }
          @available(Apple 2020, *)
          public var pemRepresentation: String { get }
          public func signature<D>(for digest: D) throws -> P384.Signing.ECDSASignature where D : Digest
          public func signature<D>(for data: D) throws -> P384.Signing.ECDSASignature where D : DataProtocol
        }
        public struct PublicKey : Sendable {
          public init<D>(rawRepresentation: D) throws where D : ContiguousBytes
          public init<D>(compactRepresentation: D) throws where D : ContiguousBytes
          public init<D>(x963Representation: D) throws where D : ContiguousBytes
          @available(Apple 2020, *)
          public init(pemRepresentation: String) throws
          @available(Apple 2020, *)
          public init<D>(derRepresentation: D) throws where D : RandomAccessCollection, D.Element == UInt8
          public var rawRepresentation: Data { get }
          public var compactRepresentation: Data? { get }
          public var x963Representation: Data { get }
          @available(Apple 2020, *)
          public var derRepresentation: Data { get }
          @available(Apple 2020, *)
          public var pemRepresentation: String { get }
          public func isValidSignature<D>(_ signature: P384.Signing.ECDSASignature, for digest: D) -> Bool where D : Digest
          public func isValidSignature<D>(_ signature: P384.Signing.ECDSASignature, for data: D) -> Bool where D : DataProtocol
        }
      }
      public enum KeyAgreement {
        public struct PrivateKey : Sendable {
          public init(compactRepresentable: Bool = true)
          public init<D>(rawRepresentation: D) throws where D : ContiguousBytes
          public init<D>(x963Representation: D) throws where D : ContiguousBytes
          @available(Apple 2020, *)
          public init(pemRepresentation: String) throws
          @available(Apple 2020, *)
          public init<D>(derRepresentation: D) throws where D : RandomAccessCollection, D.Element == UInt8
          public var publicKey: P384.KeyAgreement.PublicKey { get }
          public var rawRepresentation: Data { get }
          public var x963Representation: Data { get }
          @available(Apple 2020, *)
          public var derRepresentation: Data { get }
          @available(Apple 2020, *)
          public var pemRepresentation: String { get }
          public func sharedSecretFromKeyAgreement(with publicKeyShare: P384.KeyAgreement.PublicKey) throws -> SharedSecret
        }
        public struct PublicKey : Sendable {
          public init<D>(rawRepresentation: D) throws where D : ContiguousBytes
          public init<D>(compactRepresentation: D) throws where D : ContiguousBytes
          public init<D>(x963Representation: D) throws where D : ContiguousBytes
          @available(Apple 2020, *)
          public init(pemRepresentation: String) throws
          @available(Apple 2020, *)
          public init<D>(derRepresentation: D) throws where D : RandomAccessCollection, D.Element == UInt8
          public var rawRepresentation: Data { get }
          public var compactRepresentation: Data? { get }
          public var x963Representation: Data { get }
          @available(Apple 2020, *)
          public var derRepresentation: Data { get }
          @available(Apple 2020, *)
          public var pemRepresentation: String { get }
        }
      }
    }
    @available(Apple 2019, *)
    public enum P521 {
      public enum Signing {
        public struct ECDSASignature : ContiguousBytes, Sendable {
          public init<D>(rawRepresentation: D) throws where D : DataProtocol
          public init<D>(derRepresentation: D) throws where D : DataProtocol
          public var rawRepresentation: Data { get }
          public var derRepresentation: Data { get }
          public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
        }
        public struct PrivateKey : Sendable {
          public init(compactRepresentable: Bool = true)
          public init<D>(rawRepresentation: D) throws where D : ContiguousBytes
          public init<D>(x963Representation: D) throws where D : ContiguousBytes
          @available(Apple 2020, *)
          public init(pemRepresentation: String) throws
          @available(Apple 2020, *)
          public init<D>(derRepresentation: D) throws where D : RandomAccessCollection, D.Element == UInt8
          public var publicKey: P521.Signing.PublicKey { get }
          public var rawRepresentation: Data { get }
          public var x963Representation: Data { get }
          @available(Apple 2020, *)
          public var derRepresentation: Data { get }
          @available(Apple 2020, *)
          public var pemRepresentation: String { get }
          public func signature<D>(for digest: D) throws -> P521.Signing.ECDSASignature where D : Digest
          public func signature<D>(for data: D) throws -> P521.Signing.ECDSASignature where D : DataProtocol
        }
        public struct PublicKey : Sendable {
          public init<D>(rawRepresentation: D) throws where D : ContiguousBytes
          public init<D>(compactRepresentation: D) throws where D : ContiguousBytes
          public init<D>(x963Representation: D) throws where D : ContiguousBytes
          @available(Apple 2020, *)
          public init(pemRepresentation: String) throws
          @available(Apple 2020, *)
          public init<D>(derRepresentation: D) throws where D : RandomAccessCollection, D.Element == UInt8
          public var rawRepresentation: Data { get }
          public var compactRepresentation: Data? { get }
          public var x963Representation: Data { get }
          @available(Apple 2020, *)
          public var derRepresentation: Data { get }
          @available(Apple 2020, *)
          public var pemRepresentation: String { get }
          public func isValidSignature<D>(_ signature: P521.Signing.ECDSASignature, for digest: D) -> Bool where D : Digest
          public func isValidSignature<D>(_ signature: P521.Signing.ECDSASignature, for data: D) -> Bool where D : DataProtocol
        }
      }
      public enum KeyAgreement {
        public struct PrivateKey : Sendable {
          public init(compactRepresentable: Bool = true)
          public init<D>(rawRepresentation: D) throws where D : ContiguousBytes
          public init<D>(x963Representation: D) throws where D : ContiguousBytes
          @available(Apple 2020, *)
          public init(pemRepresentation: String) throws
          @available(Apple 2020, *)
          public init<D>(derRepresentation: D) throws where D : RandomAccessCollection, D.Element == UInt8
          public var publicKey: P521.KeyAgreement.PublicKey { get }
          public var rawRepresentation: Data { get }
          public var x963Representation: Data { get }
          @available(Apple 2020, *)
          public var derRepresentation: Data { get }
          @available(Apple 2020, *)
          public var pemRepresentation: String { get }
          public func sharedSecretFromKeyAgreement(with publicKeyShare: P521.KeyAgreement.PublicKey) throws -> SharedSecret
        }
        public struct PublicKey : Sendable {
          public init<D>(rawRepresentation: D) throws where D : ContiguousBytes
          public init<D>(compactRepresentation: D) throws where D : ContiguousBytes
          public init<D>(x963Representation: D) throws where D : ContiguousBytes
          @available(Apple 2020, *)
          public init(pemRepresentation: String) throws
          @available(Apple 2020, *)
          public init<D>(derRepresentation: D) throws where D : RandomAccessCollection, D.Element == UInt8
          public var rawRepresentation: Data { get }
          public var compactRepresentation: Data? { get }
          public var x963Representation: Data { get }
          @available(Apple 2020, *)
          public var derRepresentation: Data { get }
          @available(Apple 2020, *)
          public var pemRepresentation: String { get }
        }
      }
    }
    // https://developer.apple.com/documentation/cryptokit/secureenclave
    @available(Apple 2019, *)
    public enum SecureEnclave {
      public static var isAvailable: Bool { get }
      public enum P256 {
        public enum Signing {
          public struct PrivateKey : Sendable {
            public let publicKey: CryptoKit.P256.Signing.PublicKey
            #if os(tvOS)
            public init(compactRepresentable: Bool = true, accessControl: SecAccessControl = SecAccessControlCreateWithFlags(kCFAllocatorDefault, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, [.privateKeyUsage], nil)!) throws
            public init(dataRepresentation: Data) throws
            #else
            public init(compactRepresentable: Bool = true, accessControl: SecAccessControl = SecAccessControlCreateWithFlags(kCFAllocatorDefault, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, [.privateKeyUsage], nil)!, authenticationContext: LAContext? = nil) throws
            public init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws
            #endif
            public var dataRepresentation: Data { get }
            public func signature<D>(for digest: D) throws -> CryptoKit.P256.Signing.ECDSASignature where D : Digest
            public func signature<D>(for data: D) throws -> CryptoKit.P256.Signing.ECDSASignature where D : DataProtocol
          }
        }
        public enum KeyAgreement {
          public struct PrivateKey : Sendable {
            public let publicKey: CryptoKit.P256.KeyAgreement.PublicKey
            #if os(tvOS)
            public init(compactRepresentable: Bool = true, accessControl: SecAccessControl = SecAccessControlCreateWithFlags(kCFAllocatorDefault, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, [.privateKeyUsage], nil)!) throws
            public init(dataRepresentation: Data) throws
            #else
            public init(compactRepresentable: Bool = true, accessControl: SecAccessControl = SecAccessControlCreateWithFlags(kCFAllocatorDefault, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, [.privateKeyUsage], nil)!, authenticationContext: LAContext? = nil) throws
            public init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws
            #endif
            public var dataRepresentation: Data { get }
            public func sharedSecretFromKeyAgreement(with publicKeyShare: CryptoKit.P256.KeyAgreement.PublicKey) throws -> SharedSecret
          }
        }
      }
    }
    """#
}
