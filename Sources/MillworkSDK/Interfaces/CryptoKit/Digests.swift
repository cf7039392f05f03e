extension InterfaceModules.CryptoKit {
  /// Digests, symmetric keys, codes and seals.
  static let digests = #"""
    // https://developer.apple.com/documentation/cryptokit
    @_exported import Foundation
    #if !os(tvOS)
    import LocalAuthentication
    #endif
    import Security
    import Swift
    @available(Apple 2019, *)
    public protocol Digest : ContiguousBytes, Hashable, Sequence, CustomStringConvertible, Sendable where Self.Element == UInt8 {
      static var byteCount: Int { get }
    }
    @available(Apple 2019, *)
    public protocol HashFunction : Sendable {
      associatedtype Digest : CryptoKit.Digest
      static var blockByteCount: Int { get }
      init()
      mutating func update(bufferPointer: UnsafeRawBufferPointer)
      func finalize() -> Self.Digest
    }
    @available(Apple 2019, *)
    extension HashFunction {
      public mutating func update<D>(data: D) where D : DataProtocol
      public static func hash<D>(data: D) -> Self.Digest where D : DataProtocol
    }
    @available(Apple 2019, *)
    public struct SHA256Digest : Digest {
      public static var byteCount: Int { get }
      public typealias Element = UInt8
      public typealias Iterator = Array<UInt8>.Iterator
      public func makeIterator() -> Array<UInt8>.Iterator
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
      public var description: String { get }
      public static func == (a: SHA256Digest, b: SHA256Digest) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    public struct SHA256 : HashFunction {
      public typealias Digest = SHA256Digest
      public static var blockByteCount: Int { get }
      public static var byteCount: Int { get }
      public init()
      public mutating func update(bufferPointer: UnsafeRawBufferPointer)
      public func finalize() -> SHA256Digest
    }
    @available(Apple 2019, *)
    public struct SHA384Digest : Digest {
      public static var byteCount: Int { get }
      public typealias Element = UInt8
      public typealias Iterator = Array<UInt8>.Iterator
      public func makeIterator() -> Array<UInt8>.Iterator
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
      public var description: String { get }
      public static func == (a: SHA384Digest, b: SHA384Digest) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    public struct SHA384 : HashFunction {
      public typealias Digest = SHA384Digest
      public static var blockByteCount: Int { get }
      public static var byteCount: Int { get }
      public init()
      public mutating func update(bufferPointer: UnsafeRawBufferPointer)
      public func finalize() -> SHA384Digest
    }
    @available(Apple 2019, *)
    public struct SHA512Digest : Digest {
      public static var byteCount: Int { get }
      public typealias Element = UInt8
      public typealias Iterator = Array<UInt8>.Iterator
      public func makeIterator() -> Array<UInt8>.Iterator
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
      public var description: String { get }
      public static func == (a: SHA512Digest, b: SHA512Digest) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    public struct SHA512 : HashFunction {
      public typealias Digest = SHA512Digest
      public static var blockByteCount: Int { get }
      public static var byteCount: Int { get }
      public init()
      public mutating func update(bufferPointer: UnsafeRawBufferPointer)
      public func finalize() -> SHA512Digest
    }
    @available(Apple 2019, *)
    public enum Insecure {
      public struct MD5Digest : Digest {
        public static var byteCount: Int { get }
        public typealias Element = UInt8
        public typealias Iterator = Array<UInt8>.Iterator
        public func makeIterator() -> Array<UInt8>.Iterator
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
        public var description: String { get }
        public static func == (a: Insecure.MD5Digest, b: Insecure.MD5Digest) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct MD5 : HashFunction {
        public typealias Digest = Insecure.MD5Digest
        public static var blockByteCount: Int { get }
        public static var byteCount: Int { get }
        public init()
        public mutating func update(bufferPointer: UnsafeRawBufferPointer)
        public func finalize() -> Insecure.MD5Digest
      }
      public struct SHA1Digest : Digest {
        public static var byteCount: Int { get }
        public typealias Element = UInt8
        public typealias Iterator = Array<UInt8>.Iterator
        public func makeIterator() -> Array<UInt8>.Iterator
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
        public var description: String { get }
        public static func == (a: Insecure.SHA1Digest, b: Insecure.SHA1Digest) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct SHA1 : HashFunction {
        public typealias Digest = Insecure.SHA1Digest
        public static var blockByteCount: Int { get }
        public static var byteCount: Int { get }
        public init()
        public mutating func update(bufferPointer: UnsafeRawBufferPointer)
        public func finalize() -> Insecure.SHA1Digest
      }
    }
    // https://developer.apple.com/documentation/cryptokit/symmetrickey
    @available(Apple 2019, *)
    public struct SymmetricKeySize : Sendable {
      public let bitCount: Int
      public init(bitCount: Int)
      public static var bits128: SymmetricKeySize { get }
      public static var bits192: SymmetricKeySize { get }
      public static var bits256: SymmetricKeySize { get }
    }
    @available(Apple 2019, *)
    public struct SymmetricKey : ContiguousBytes, Equatable, Sendable {
      public init(size: SymmetricKeySize)
      public init<D>(data: D) where D : ContiguousBytes
      public var bitCount: Int { get }
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
      public static func == (a: SymmetricKey, b: SymmetricKey) -> Bool
    }
    @available(Apple 2019, *)
    public protocol MessageAuthenticationCode : ContiguousBytes, Hashable, Sequence, CustomStringConvertible where Self.Element == UInt8 {
      var byteCount: Int { get }
    }
    @available(Apple 2019, *)
    public struct HMAC<H> where H : HashFunction {
      public typealias Key = SymmetricKey
      public typealias MAC = HashedAuthenticationCode<H>
      public init(key: SymmetricKey)
      public mutating func update<D>(data: D) where D : DataProtocol
      public func finalize() -> HashedAuthenticationCode<H>
      public static func authenticationCode<D>(for data: D, using key: SymmetricKey) -> HashedAuthenticationCode<H> where D : DataProtocol
      public static func isValidAuthenticationCode<D>(_ authenticationCode: HashedAuthenticationCode<H>, authenticating authenticatedData: D, using key: SymmetricKey) -> Bool where D : DataProtocol
      public static func isValidAuthenticationCode<C, D>(_ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey) -> Bool where C : ContiguousBytes, D : DataProtocol
    }
    @available(Apple 2019, *)
    public struct HashedAuthenticationCode<H> : MessageAuthenticationCode, Sendable where H : HashFunction {
      public typealias Element = UInt8
      public typealias Iterator = Array<UInt8>.Iterator
      public var byteCount: Int { get }
      public func makeIterator() -> Array<UInt8>.Iterator
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
      public var description: String { get }
      public static func == (a: HashedAuthenticationCode<H>, b: HashedAuthenticationCode<H>) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    public enum CryptoKitError : Error, Equatable, Sendable {
      case incorrectKeySize
      case incorrectParameterSize
      case authenticationFailure
      case underlyingCoreCryptoError(error: Int32)
      case wrapFailure
      case unwrapFailure
      @available(Apple 2023, *)
      case invalidParameter
      public static func == (a: CryptoKitError, b: CryptoKitError) -> Bool
    }
    // https://developer.apple.com/documentation/cryptokit/aes
    @available(Apple 2019, *)
    public enum AES {
      public enum GCM {
        public struct Nonce : ContiguousBytes, Sequence, Sendable {
          public init()
          public init<D>(data: D) throws where D : DataProtocol
          public typealias Element = UInt8
          public typealias Iterator = Array<UInt8>.Iterator
          public func makeIterator() -> Array<UInt8>.Iterator
          public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
        }
        public struct SealedBox : Sendable {
          public init<D>(combined: D) throws where D : DataProtocol
          public init<C, T>(nonce: AES.GCM.Nonce, ciphertext: C, tag: T) throws where C : DataProtocol, T : DataProtocol
          public var combined: Data? { get }
          public var nonce: AES.GCM.Nonce { get }
          public var ciphertext: Data { get }
          public var tag: Data { get }
        }
        public static func seal<Plaintext>(_ message: Plaintext, using key: SymmetricKey, nonce: AES.GCM.Nonce? = nil) throws -> AES.GCM.SealedBox where Plaintext : DataProtocol
        public static func seal<Plaintext, AuthenticatedData>(_ message: Plaintext, using key: SymmetricKey, nonce: AES.GCM.Nonce? = nil, authenticating authenticatedData: AuthenticatedData) throws -> AES.GCM.SealedBox where Plaintext : DataProtocol, AuthenticatedData : DataProtocol
        public static func open(_ sealedBox: AES.GCM.SealedBox, using key: SymmetricKey) throws -> Data
        public static func open<AuthenticatedData>(_ sealedBox: AES.GCM.SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData) throws -> Data where AuthenticatedData : DataProtocol
      }
      @available(Apple 2021, *)
      public enum KeyWrap {
        public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data
        public static func unwrap<WrappedKey>(_ wrappedKey: WrappedKey, using kek: SymmetricKey) throws -> SymmetricKey where WrappedKey : DataProtocol
      }
    }
    @available(Apple 2019, *)
    public enum ChaChaPoly {
      public struct Nonce : ContiguousBytes, Sequence, Sendable {
        public init()
        public init<D>(data: D) throws where D : DataProtocol
        public typealias Element = UInt8
        public typealias Iterator = Array<UInt8>.Iterator
        public func makeIterator() -> Array<UInt8>.Iterator
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
      }
      public struct SealedBox : Sendable {
        public init<D>(combined: D) throws where D : DataProtocol
        public init<C, T>(nonce: ChaChaPoly.Nonce, ciphertext: C, tag: T) throws where C : DataProtocol, T : DataProtocol
        public var combined: Data { get }
        public var nonce: ChaChaPoly.Nonce { get }
        public var ciphertext: Data { get }
        public var tag: Data { get }
      }
      public static func seal<Plaintext>(_ message: Plaintext, using key: SymmetricKey, nonce: ChaChaPoly.Nonce? = nil) throws -> ChaChaPoly.SealedBox where Plaintext : DataProtocol
      public static func seal<Plaintext, AuthenticatedData>(_ message: Plaintext, using key: SymmetricKey, nonce: ChaChaPoly.Nonce? = nil, authenticating authenticatedData: AuthenticatedData) throws -> ChaChaPoly.SealedBox where Plaintext : DataProtocol, AuthenticatedData : DataProtocol
      public static func open(_ sealedBox: ChaChaPoly.SealedBox, using key: SymmetricKey) throws -> Data
      public static func open<AuthenticatedData>(_ sealedBox: ChaChaPoly.SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData) throws -> Data where AuthenticatedData : DataProtocol
    }
    // https://developer.apple.com/documentation/cryptokit/hkdf
    @available(Apple 2020, *)
    public struct HKDF<H> where H : HashFunction {
      public static func deriveKey<Salt, Info>(inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int) -> SymmetricKey where Salt : DataProtocol, Info : DataProtocol
      public static func deriveKey<Info>(inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int) -> SymmetricKey where Info : DataProtocol
      public static func deriveKey<Salt>(inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int) -> SymmetricKey where Salt : DataProtocol
      public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey
    }
    """#
}
