extension InterfaceModules.Metal {
  /// Devices, queues and resources.
  static let metalDevices = #"""
    // https://developer.apple.com/documentation/metal
    @_exported import Foundation
    import CoreGraphics
    import QuartzCore
    import Swift
    import _Concurrency
    public struct MTLSize : _CValue, Sendable {
      public init()
      public init(width: Int, height: Int, depth: Int)
      public var width: Int
      public var height: Int
      public var depth: Int
    }
    public struct MTLOrigin : _CValue, Sendable {
      public init()
      public init(x: Int, y: Int, z: Int)
      public var x: Int
      public var y: Int
      public var z: Int
    }
    public struct MTLRegion : _CValue, Sendable {
      public init()
      public init(origin: MTLOrigin, size: MTLSize)
      public var origin: MTLOrigin
      public var size: MTLSize
    }
    public struct MTLViewport : _CValue, Sendable {
      public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double)
    }
    public struct MTLScissorRect : _CValue, Sendable {
      public init(x: Int, y: Int, width: Int, height: Int)
    }
    public struct MTLClearColor : Sendable {
      public init()
      public init(red: Double, green: Double, blue: Double, alpha: Double)
      public var red: Double
      public var green: Double
      public var blue: Double
      public var alpha: Double
    }
    public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor
    public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize
    public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin
    public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion
    public func MTLRegionMake3D(_ x: Int, _ y: Int, _ z: Int, _ width: Int, _ height: Int, _ depth: Int) -> MTLRegion
    // https://developer.apple.com/documentation/metal/mtldevice
    public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)?
    public func MTLCopyAllDevices() -> [any MTLDevice]
    @objc public enum MTLGPUFamily : Int, Sendable {
      case apple1 = 1001
      case apple2
      case apple3
      case apple4
      case apple5
      case apple6
      case apple7
      case apple8
      case apple9
      case mac2 = 2002
      case common1 = 3001
      case common2
      case common3
      case metal3 = 5001
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public protocol MTLDevice : NSObjectProtocol, Sendable {
      var name: String { get }
      var registryID: UInt64 { get }
      var maxThreadsPerThreadgroup: MTLSize { get }
      var maxBufferLength: Int { get }
      var hasUnifiedMemory: Bool { get }
      var recommendedMaxWorkingSetSize: UInt64 { get }
      var currentAllocatedSize: Int { get }
      func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
      func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
      func makeCommandQueue() -> (any MTLCommandQueue)?
      func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
      func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
      func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
      func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
      func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
      func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
      func makeDefaultLibrary() -> (any MTLLibrary)?
      func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
      func makeLibrary(URL url: URL) throws -> any MTLLibrary
      func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
      func makeLibrary(source: String, options: MTLCompileOptions?) async throws -> any MTLLibrary
      func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
      func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
      func makeSharedEvent() -> (any MTLSharedEvent)?
    }
    extension MTLDevice {
      public func makeBuffer(length: Int) -> (any MTLBuffer)?
      public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)?
    }
    public protocol MTLSharedEvent : NSObjectProtocol {
      var signaledValue: UInt64 { get set }
    }
    public protocol MTLResource : NSObjectProtocol {
      var label: String? { get set }
      var device: any MTLDevice { get }
      var storageMode: MTLStorageMode { get }
    }
    public protocol MTLBuffer : MTLResource {
      var length: Int { get }
      func contents() -> UnsafeMutableRawPointer
    }
    #if os(macOS)
    extension MTLBuffer {
      public func didModifyRange(_ range: Range<Int>)
    }
    #endif
    public protocol MTLTexture : MTLResource {
      var textureType: MTLTextureType { get }
      var pixelFormat: MTLPixelFormat { get }
      var width: Int { get }
      var height: Int { get }
      var depth: Int { get }
      var mipmapLevelCount: Int { get }
      var arrayLength: Int { get }
      var sampleCount: Int { get }
      var usage: MTLTextureUsage { get }
      func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
      func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
      func makeTextureView(pixelFormat: MTLPixelFormat) -> (any MTLTexture)?
    }
    open class MTLTextureDescriptor : NSObject {
      override public init()
      open class func texture2DDescriptor(pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool) -> MTLTextureDescriptor
      open class func textureCubeDescriptor(pixelFormat: MTLPixelFormat, size: Int, mipmapped: Bool) -> MTLTextureDescriptor
      open var textureType: MTLTextureType { get set }
      open var pixelFormat: MTLPixelFormat { get set }
      open var width: Int { get set }
      open var height: Int { get set }
      open var depth: Int { get set }
      open var mipmapLevelCount: Int { get set }
      open var sampleCount: Int { get set }
      open var arrayLength: Int { get set }
      open var resourceOptions: MTLResourceOptions { get set }
      open var cpuCacheMode: MTLCPUCacheMode { get set }
      open var storageMode: MTLStorageMode { get set }
      open var usage: MTLTextureUsage { get set }
    }
    public protocol MTLSamplerState : NSObjectProtocol {
    }
    open class MTLSamplerDescriptor : NSObject {
      override public init()
      open var minFilter: MTLSamplerMinMagFilter { get set }
      open var magFilter: MTLSamplerMinMagFilter { get set }
      open var mipFilter: MTLSamplerMipFilter { get set }
      open var maxAnisotropy: Int { get set }
      open var sAddressMode: MTLSamplerAddressMode { get set }
      open var tAddressMode: MTLSamplerAddressMode { get set }
      open var rAddressMode: MTLSamplerAddressMode { get set }
      open var normalizedCoordinates: Bool { get set }
      open var label: String? { get set }
    }
    public protocol MTLDepthStencilState : NSObjectProtocol {
    }
    open class MTLDepthStencilDescriptor : NSObject {
      override public init()
      open var depthCompareFunction: MTLCompareFunction { get set }
      open var isDepthWriteEnabled: Bool { get set }
      open var label: String? { get set }
    }
    public protocol MTLFunction : NSObjectProtocol {
      var name: String { get }
      var label: String? { get set }
    }
    open class MTLFunctionConstantValues : NSObject {
      override public init()
      open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, index: Int)
      open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, withName name: String)
    }
    @objc public enum MTLDataType : UInt, Sendable {
      case none = 0
      case float = 3
      case float2
      case float3
      case float4
      case int = 29
      case int2
      case int3
      case int4
      case uint = 33
      case bool = 53
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    public protocol MTLLibrary : NSObjectProtocol {
      var label: String? { get set }
      var functionNames: [String] { get }
      func makeFunction(name functionName: String) -> (any MTLFunction)?
      func makeFunction(name: String, constantValues: MTLFunctionConstantValues) throws -> any MTLFunction
    }
    open class MTLCompileOptions : NSObject {
      override public init()
    }
    // https://developer.apple.com/documentation/quartzcore/cametallayer
    public protocol MTLDrawable : NSObjectProtocol {
      func present()
      func present(at presentationTime: TimeInterval)
      func present(afterMinimumDuration duration: TimeInterval)
      var presentedTime: TimeInterval { get }
      var drawableID: Int { get }
    }
    public protocol CAMetalDrawable : MTLDrawable {
      var texture: any MTLTexture { get }
      var layer: CAMetalLayer { get }
    }
    open class CAMetalLayer : CALayer {
      override public init()
      open var device: (any MTLDevice)? { get set }
      open var pixelFormat: MTLPixelFormat { get set }
      open var framebufferOnly: Bool { get set }
      open var drawableSize: CGSize { get set }
      open var presentsWithTransaction: Bool { get set }
      open var maximumDrawableCount: Int { get set }
      open var allowsNextDrawableTimeout: Bool { get set }
      open var colorspace: CGColorSpace? { get set }
      open func nextDrawable() -> (any CAMetalDrawable)?
    }
    """#
}
