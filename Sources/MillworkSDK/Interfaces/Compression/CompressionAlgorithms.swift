extension InterfaceModules.Compression {
  /// Compression of bytes.
  static let compressionAlgorithms = #"""
    // https://developer.apple.com/documentation/compression
    @_exported import Foundation
    import Swift
    public struct compression_algorithm : RawRepresentable, Equatable, Sendable {
      public init(_ rawValue: UInt32)
      public init(rawValue: UInt32)
      public var rawValue: UInt32
    }
    public var COMPRESSION_LZ4: compression_algorithm { get }
    public var COMPRESSION_ZLIB: compression_algorithm { get }
    public var COMPRESSION_LZMA: compression_algorithm { get }
    public var COMPRESSION_LZFSE: compression_algorithm { get }
    public func compression_encode_buffer(_ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int, _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm) -> Int
    public func compression_decode_buffer(_ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int, _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm) -> Int
    """#
}
