extension InterfaceModules.CoreVideo {
  /// Buffers of pixels.
  static let pixelBuffers = #"""
    // https://developer.apple.com/documentation/corevideo
    @_exported import Foundation
    import Swift
    import _Concurrency
    public class CVBuffer : Hashable {
      public static func == (a: CVBuffer, b: CVBuffer) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public typealias CVImageBuffer = CVBuffer
    public typealias CVPixelBuffer = CVBuffer
    public typealias CVReturn = Int32
    public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int
    public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int
    public let kCVPixelBufferPixelFormatTypeKey: String
    public var kCVPixelFormatType_32BGRA: UInt32 { get }
    public var kCVReturnSuccess: CVReturn { get }
    """#
}
