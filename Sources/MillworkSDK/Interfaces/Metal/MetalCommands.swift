extension InterfaceModules.Metal {
  /// Passes, pipelines, command buffers and encoders.
  static let metalCommands = #"""
    // https://developer.apple.com/documentation/metal/mtlcommandbuffer
    public protocol MTLCommandQueue : NSObjectProtocol, Sendable {
      var label: String? { get set }
      var device: any MTLDevice { get }
      func makeCommandBuffer() -> (any MTLCommandBuffer)?
      func makeCommandBufferWithUnretainedReferences() -> (any MTLCommandBuffer)?
    }
    public typealias MTLCommandBufferHandler = (any MTLCommandBuffer) -> Void
    public protocol MTLCommandBuffer : NSObjectProtocol {
      var label: String? { get set }
      var device: any MTLDevice { get }
      var commandQueue: any MTLCommandQueue { get }
      var status: MTLCommandBufferStatus { get }
      var error: (any Error)? { get }
      var gpuStartTime: CFTimeInterval { get }
      var gpuEndTime: CFTimeInterval { get }
      func enqueue()
      func commit()
      func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler)
      func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
      func present(_ drawable: any MTLDrawable)
      func present(_ drawable: any MTLDrawable, atTime presentationTime: CFTimeInterval)
      func waitUntilScheduled()
      func waitUntilCompleted()
      func completed() async
      func makeRenderCommandEncoder(descriptor renderPassDescriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
      func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
      func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
    }
    public protocol MTLCommandEncoder : NSObjectProtocol {
      var label: String? { get set }
      var device: any MTLDevice { get }
      func endEncoding()
      func pushDebugGroup(_ string: String)
      func popDebugGroup()
    }
    // https://developer.apple.com/documentation/metal/mtlrenderpassdescriptor
    open class MTLRenderPassAttachmentDescriptor : NSObject {
      open var texture: (any MTLTexture)? { get set }
      open var level: Int { get set }
      open var slice: Int { get set }
      open var resolveTexture: (any MTLTexture)? { get set }
      open var loadAction: MTLLoadAction { get set }
      open var storeAction: MTLStoreAction { get set }
    }
    open class MTLRenderPassColorAttachmentDescriptor : MTLRenderPassAttachmentDescriptor {
      open var clearColor: MTLClearColor { get set }
    }
    open class MTLRenderPassDepthAttachmentDescriptor : MTLRenderPassAttachmentDescriptor {
      open var clearDepth: Double { get set }
    }
    open class MTLRenderPassStencilAttachmentDescriptor : MTLRenderPassAttachmentDescriptor {
      open var clearStencil: UInt32 { get set }
    }
    open class MTLRenderPassColorAttachmentDescriptorArray : NSObject {
      open subscript(attachmentIndex: Int) -> MTLRenderPassColorAttachmentDescriptor! { get set }
    }
    open class MTLRenderPassDescriptor : NSObject {
      override public init()
      open var colorAttachments: MTLRenderPassColorAttachmentDescriptorArray { get }
      open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! { get set }
      open var stencilAttachment: MTLRenderPassStencilAttachmentDescriptor! { get set }
    }
    // https://developer.apple.com/documentation/metal/mtlrenderpipelinedescriptor
    public protocol MTLRenderPipelineState : NSObjectProtocol, Sendable {
      var label: String? { get }
      var device: any MTLDevice { get }
    }
    public protocol MTLComputePipelineState : NSObjectProtocol, Sendable {
      var label: String? { get }
      var device: any MTLDevice { get }
      var maxTotalThreadsPerThreadgroup: Int { get }
      var threadExecutionWidth: Int { get }
    }
    open class MTLRenderPipelineColorAttachmentDescriptor : NSObject {
      open var pixelFormat: MTLPixelFormat { get set }
      open var isBlendingEnabled: Bool { get set }
      open var sourceRGBBlendFactor: MTLBlendFactor { get set }
      open var destinationRGBBlendFactor: MTLBlendFactor { get set }
      open var sourceAlphaBlendFactor: MTLBlendFactor { get set }
      open var destinationAlphaBlendFactor: MTLBlendFactor { get set }
      open var rgbBlendOperation: MTLBlendOperation { get set }
      open var alphaBlendOperation: MTLBlendOperation { get set }
      open var writeMask: MTLColorWriteMask { get set }
    }
    open class MTLRenderPipelineColorAttachmentDescriptorArray : NSObject {
      open subscript(attachmentIndex: Int) -> MTLRenderPipelineColorAttachmentDescriptor! { get set }
    }
    open class MTLRenderPipelineDescriptor : NSObject {
      override public init()
      open var label: String? { get set }
      open var vertexFunction: (any MTLFunction)? { get set }
      open var fragmentFunction: (any MTLFunction)? { get set }
      open var vertexDescriptor: MTLVertexDescriptor? { get set }
      open var colorAttachments: MTLRenderPipelineColorAttachmentDescriptorArray { get }
      open var depthAttachmentPixelFormat: MTLPixelFormat { get set }
      open var stencilAttachmentPixelFormat: MTLPixelFormat { get set }
      open var sampleCount: Int { get set }
      open var rasterSampleCount: Int { get set }
      open func reset()
    }
    open class MTLVertexAttributeDescriptor : NSObject {
      open var format: MTLVertexFormat { get set }
      open var offset: Int { get set }
      open var bufferIndex: Int { get set }
    }
    open class MTLVertexAttributeDescriptorArray : NSObject {
      open subscript(index: Int) -> MTLVertexAttributeDescriptor! { get set }
    }
    open class MTLVertexBufferLayoutDescriptor : NSObject {
      open var stride: Int { get set }
      open var stepFunction: MTLVertexStepFunction { get set }
      open var stepRate: Int { get set }
    }
    open class MTLVertexBufferLayoutDescriptorArray : NSObject {
      open subscript(index: Int) -> MTLVertexBufferLayoutDescriptor! { get set }
    }
    open class MTLVertexDescriptor : NSObject {
      override public init()
      open var layouts: MTLVertexBufferLayoutDescriptorArray { get }
      open var attributes: MTLVertexAttributeDescriptorArray { get }
    }
    // https://developer.apple.com/documentation/metal/mtlrendercommandencoder
    public protocol MTLRenderCommandEncoder : MTLCommandEncoder {
      func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
      func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
      func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
      func setVertexBufferOffset(_ offset: Int, index: Int)
      func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
      func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
      func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
      func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
      func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
      func setViewport(_ viewport: MTLViewport)
      func setScissorRect(_ rect: MTLScissorRect)
      func setFrontFacing(_ frontFacingWinding: MTLWinding)
      func setCullMode(_ cullMode: MTLCullMode)
      func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
      func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
      func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
      func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
      func drawIndexedPrimitives(type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int)
      func drawIndexedPrimitives(type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int, instanceCount: Int)
    }
    public protocol MTLComputeCommandEncoder : MTLCommandEncoder {
      func setComputePipelineState(_ state: any MTLComputePipelineState)
      func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
      func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
      func setTexture(_ texture: (any MTLTexture)?, index: Int)
      func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
      func setThreadgroupMemoryLength(_ length: Int, index: Int)
      func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
      func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    }
    public protocol MTLBlitCommandEncoder : MTLCommandEncoder {
      func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
      func copy(from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer, destinationOffset: Int, size: Int)
      func copy(from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize, to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin)
      func generateMipmaps(for texture: any MTLTexture)
      func fill(buffer: any MTLBuffer, range: Range<Int>, value: UInt8)
    }
    open class MTLCaptureManager : NSObject {
      open class func shared() -> MTLCaptureManager
      open var isCapturing: Bool { get }
      open func stopCapture()
    }
    """#
}
