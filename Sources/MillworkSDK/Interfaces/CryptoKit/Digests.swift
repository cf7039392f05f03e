extension InterfaceModules.CryptoKit {
  /// Digests, keys, seals and signatures.
  static let digests = #"""
    // https://developer.apple.com/documentation/cryptokit
    @_exported import Foundation
    import Swift
    @available(Apple 2019, *)
    public protocol Digest : Hashable, Sequence, CustomStringConvertible, Sendable where Self.Element == UInt8 {
      static var byteCount: Int { get }
    }
    @available(Apple 2019, *)
    public protocol HashFunction : Sendable {
      associatedtype Digest : CryptoKit.Digest
      init()
      mutating func update<D>(data: D) where D : DataProtocol
      func finalize() -> Self.Digest
    }
    @available(Apple 2019, *)
    extension HashFunction {
      public static func hash<D>(data: D) -> Self.Digest where D : DataProtocol
    }
    @available(Apple 2019, *)
    public struct SHA256Digest : Digest {
      public static var byteCount: Int { get }
      public typealias Element = UInt8
      public typealias Iterator = Array<UInt8>.Iterator
      public func makeIterator() -> Array<UInt8>.Iterator
      public var description: String { get }
      public static func == (a: SHA256Digest, b: SHA256Digest) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    public struct SHA384Digest : Digest {
      public static var byteCount: Int { get }
      public typealias Element = UInt8
      public typealias Iterator = Array<UInt8>.Iterator
      public func makeIterator() -> Array<UInt8>.Iterator
      public var description: String { get }
      public static func == (a: SHA384Digest, b: SHA384Digest) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    public struct SHA512Digest : Digest {
      public static var byteCount: Int { get }
      public typealias Element = UInt8
      public typealias Iterator = Array<UInt8>.Iterator
      public func makeIterator() -> Array<UInt8>.Iterator
      public var description: String { get }
      public static func == (a: SHA512Digest, b: SHA512Digest) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    public struct SHA256 : HashFunction {
      public typealias Digest = SHA256Digest
      public init()
      public mutating func update<D>(data: D) where D : DataProtocol
      public func finalize() -> SHA256Digest
    }
    @available(Apple 2019, *)
    public struct SHA384 : HashFunction {
      public typealias Digest = SHA384Digest
      public init()
      public mutating func update<D>(data: D) where D : DataProtocol
      public func finalize() -> SHA384Digest
    }
    @available(Apple 2019, *)
    public struct SHA512 : HashFunction {
      public typealias Digest = SHA512Digest
      public init()
      public mutating func update<D>(data: D) where D : DataProtocol
      public func finalize() -> SHA512Digest
    }
    @available(Apple 2019, *)
    public enum Insecure {
      public struct MD5 : HashFunction {
        public typealias Digest = Insecure.MD5Digest
        public init()
        public mutating func update<D>(data: D) where D : DataProtocol
        public func finalize() -> Insecure.MD5Digest
      }
      public struct SHA1 : HashFunction {
        public typealias Digest = Insecure.MD5Digest
        public init()
        public mutating func update<D>(data: D) where D : DataProtocol
        public func finalize() -> Insecure.MD5Digest
      }
      public struct MD5Digest : Digest {
        public static var byteCount: Int { get }
        public typealias Element = UInt8
        public typealias Iterator = Array<UInt8>.Iterator
        public func makeIterator() -> Array<UInt8>.Iterator
        public var description: String { get }
        public static func == (a: Insecure.MD5Digest, b: Insecure.MD5Digest) -> Bool
        public func hash(into hasher: inout Hasher)
      }
    }
    @available(Apple 2019, *)
    public struct SymmetricKeySize : Sendable {
      public init(bitCount: Int)
      public static var bits128: SymmetricKeySize { get }
      public static var bits192: SymmetricKeySize { get }
      public static var bits256: SymmetricKeySize { get }
    }
    @available(Apple 2019, *)
    public struct SymmetricKey : Equatable, Sendable {
      public init(size: SymmetricKeySize)
      public init<D>(data: D) where D : ContiguousBytes
      public var bitCount: Int { get }
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
      public static func == (a: SymmetricKey, b: SymmetricKey) -> Bool
    }
    @available(Apple 2019, *)
    public struct HMAC<H> where H : HashFunction {
      public static func authenticationCode<D>(for data: D, using key: SymmetricKey) -> HashedAuthenticationCode<H> where D : DataProtocol
    }
    @available(Apple 2019, *)
    public struct HashedAuthenticationCode<H> : Sequence where H : HashFunction {
      public typealias Element = UInt8
      public typealias Iterator = Array<UInt8>.Iterator
      public func makeIterator() -> Array<UInt8>.Iterator
    }
    @available(Apple 2019, *)
    public enum AES {
      public enum GCM {
        public struct SealedBox : Sendable {
          public init<D>(combined: D) throws where D : DataProtocol
          public var combined: Data? { get }
          public var ciphertext: Data { get }
          public var tag: Data { get }
        }
        public static func seal<Plaintext>(_ message: Plaintext, using key: SymmetricKey) throws -> AES.GCM.SealedBox where Plaintext : DataProtocol
        public static func open(_ sealedBox: AES.GCM.SealedBox, using key: SymmetricKey) throws -> Data
      }
    }
    """#
}
