extension InterfaceModules.CoreVideo {
  /// Buffers of pixels.
  static let pixelBuffers = #"""
    // https://developer.apple.com/documentation/corevideo
    @_exported import Foundation
    import CoreGraphics
    import Swift
    import _Concurrency
    public typealias OSType = UInt32
    public class CVBuffer : Hashable, @unchecked Sendable {
      public static func == (a: CVBuffer, b: CVBuffer) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public typealias CVImageBuffer = CVBuffer
    public typealias CVPixelBuffer = CVBuffer
    public class CVPixelBufferPool : Hashable, @unchecked Sendable {
      public static func == (a: CVPixelBufferPool, b: CVPixelBufferPool) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public typealias CVReturn = Int32
    public typealias CVOptionFlags = UInt64
    public struct CVPixelBufferLockFlags : OptionSet, _CValue, Sendable {
      public let rawValue: CVOptionFlags
      public init(rawValue: CVOptionFlags)
      public static var readOnly: CVPixelBufferLockFlags { get }
    }
    // https://developer.apple.com/documentation/corevideo/cvpixelbuffer-q2e
    @discardableResult public func CVPixelBufferCreate(_ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>) -> CVReturn
    @discardableResult public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
    @discardableResult public func CVPixelBufferUnlockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags) -> CVReturn
    public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int
    public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int
    public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType
    public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer?
    public func CVPixelBufferGetBaseAddressOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> UnsafeMutableRawPointer?
    public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int
    public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int
    public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int
    public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int
    public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int
    public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int
    public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool
    public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize
    public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize
    public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect
    @discardableResult public func CVPixelBufferPoolCreate(_ allocator: CFAllocator?, _ poolAttributes: CFDictionary?, _ pixelBufferAttributes: CFDictionary?, _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>) -> CVReturn
    @discardableResult public func CVPixelBufferPoolCreatePixelBuffer(_ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>) -> CVReturn
    public let kCVPixelBufferPixelFormatTypeKey: CFString
    public let kCVPixelBufferWidthKey: CFString
    public let kCVPixelBufferHeightKey: CFString
    public let kCVPixelBufferBytesPerRowAlignmentKey: CFString
    public let kCVPixelBufferCGImageCompatibilityKey: CFString
    public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString
    public let kCVPixelBufferMetalCompatibilityKey: CFString
    public let kCVPixelBufferIOSurfacePropertiesKey: CFString
    public let kCVPixelBufferPoolMinimumBufferCountKey: CFString
    public var kCVPixelFormatType_32ARGB: OSType { get }
    public var kCVPixelFormatType_32BGRA: OSType { get }
    public var kCVPixelFormatType_32RGBA: OSType { get }
    public var kCVPixelFormatType_24RGB: OSType { get }
    public var kCVPixelFormatType_OneComponent8: OSType { get }
    public var kCVPixelFormatType_OneComponent16Half: OSType { get }
    public var kCVPixelFormatType_OneComponent32Float: OSType { get }
    public var kCVPixelFormatType_DepthFloat16: OSType { get }
    public var kCVPixelFormatType_DepthFloat32: OSType { get }
    public var kCVPixelFormatType_DisparityFloat16: OSType { get }
    public var kCVPixelFormatType_DisparityFloat32: OSType { get }
    public var kCVPixelFormatType_64RGBAHalf: OSType { get }
    public var kCVPixelFormatType_420YpCbCr8Planar: OSType { get }
    public var kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType { get }
    public var kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType { get }
    public var kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType { get }
    public var kCVPixelFormatType_420YpCbCr10BiPlanarFullRange: OSType { get }
    public var kCVReturnSuccess: CVReturn { get }
    public var kCVReturnError: CVReturn { get }
    """#
}
