extension InterfaceModules.Metal {
  /// Devices, queues and buffers.
  static let metalDevices = #"""
    // https://developer.apple.com/documentation/metal
    @_exported import Foundation
    import Swift
    import _Concurrency
    public protocol MTLBuffer : NSObjectProtocol {
      var length: Int { get }
      func contents() -> UnsafeMutableRawPointer
    }
    public protocol MTLFunction : NSObjectProtocol {
      var name: String { get }
    }
    public protocol MTLLibrary : NSObjectProtocol {
      func makeFunction(name functionName: String) -> (any MTLFunction)?
    }
    public protocol MTLTexture : NSObjectProtocol {
      var width: Int { get }
      var height: Int { get }
      var pixelFormat: MTLPixelFormat { get }
    }
    public protocol MTLDrawable : NSObjectProtocol {
      func present()
    }
    public protocol MTLCommandEncoder : NSObjectProtocol {
      func endEncoding()
    }
    public protocol MTLRenderPipelineState : NSObjectProtocol {
    }
    public protocol MTLComputePipelineState : NSObjectProtocol {
    }
    @objc public enum MTLPrimitiveType : UInt, Sendable {
      case point
      case line
      case lineStrip
      case triangle
      case triangleStrip
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @objc public enum MTLLoadAction : UInt, Sendable {
      case dontCare
      case load
      case clear
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @objc public enum MTLStoreAction : UInt, Sendable {
      case dontCare
      case store
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @objc public enum MTLPixelFormat : UInt, Sendable {
      case invalid
      case bgra8Unorm
      case bgra8Unorm_srgb
      case rgba8Unorm
      case rgba16Float
      case depth32Float
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    public struct MTLResourceOptions : OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var storageModeShared: Self { get }
      public static var storageModePrivate: Self { get }
    }
    public struct MTLClearColor : Sendable {
      public init()
      public init(red: Double, green: Double, blue: Double, alpha: Double)
    }
    public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor
    open class MTLRenderPassColorAttachmentDescriptor : NSObject {
      open var texture: (any MTLTexture)? { get set }
      open var loadAction: MTLLoadAction { get set }
      open var storeAction: MTLStoreAction { get set }
      open var clearColor: MTLClearColor { get set }
    }
    open class MTLRenderPassColorAttachmentDescriptorArray : NSObject {
      open subscript(attachmentIndex: Int) -> MTLRenderPassColorAttachmentDescriptor! { get set }
    }
    open class MTLRenderPassDescriptor : NSObject {
      override public init()
      open var colorAttachments: MTLRenderPassColorAttachmentDescriptorArray! { get }
    }
    open class MTLRenderPipelineColorAttachmentDescriptor : NSObject {
      open var pixelFormat: MTLPixelFormat { get set }
      open var isBlendingEnabled: Bool { get set }
    }
    open class MTLRenderPipelineColorAttachmentDescriptorArray : NSObject {
      open subscript(attachmentIndex: Int) -> MTLRenderPipelineColorAttachmentDescriptor! { get set }
    }
    open class MTLRenderPipelineDescriptor : NSObject {
      override public init()
      open var vertexFunction: (any MTLFunction)? { get set }
      open var fragmentFunction: (any MTLFunction)? { get set }
      open var colorAttachments: MTLRenderPipelineColorAttachmentDescriptorArray! { get }
    }
    public protocol MTLRenderCommandEncoder : MTLCommandEncoder {
      func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
      func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
      func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
      func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
      func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
      func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
      func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    }
    public protocol MTLCommandBuffer : NSObjectProtocol {
      func makeRenderCommandEncoder(descriptor renderPassDescriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
      func present(_ drawable: any MTLDrawable)
      func commit()
      func waitUntilCompleted()
    }
    public protocol MTLCommandQueue : NSObjectProtocol {
      func makeCommandBuffer() -> (any MTLCommandBuffer)?
    }
    public protocol MTLDevice : NSObjectProtocol {
      var name: String { get }
      func makeCommandQueue() -> (any MTLCommandQueue)?
      func makeDefaultLibrary() -> (any MTLLibrary)?
      func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
      func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
      func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
      func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    }
    open class MTLCompileOptions : NSObject {
      override public init()
    }
    public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)?
    """#
}
