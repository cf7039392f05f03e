extension InterfaceModules.MetalKit {
  /// The view that draws with Metal, and textures from files.
  static let metalViews = #"""
    // https://developer.apple.com/documentation/metalkit
    @_exported import Foundation
    @_exported import Metal
    import CoreGraphics
    import Swift
    import SwiftUI
    import _Concurrency
    #if os(macOS)
    public typealias _MTKBase = NSView
    #else
    public typealias _MTKBase = UIView
    #endif
    @preconcurrency @MainActor @objc public protocol MTKViewDelegate : NSObjectProtocol {
      func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
      func draw(in view: MTKView)
    }
    @MainActor @preconcurrency open class MTKView : _MTKBase {
      public init(frame frameRect: CGRect, device: (any MTLDevice)?)
      override public init(frame: CGRect)
      public required init(coder: NSCoder)
      weak open var delegate: (any MTKViewDelegate)? { get set }
      open var device: (any MTLDevice)? { get set }
      open var currentDrawable: (any CAMetalDrawable)? { get }
      open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { get }
      open var framebufferOnly: Bool { get set }
      open var presentsWithTransaction: Bool { get set }
      open var colorPixelFormat: MTLPixelFormat { get set }
      open var depthStencilPixelFormat: MTLPixelFormat { get set }
      open var sampleCount: Int { get set }
      open var clearColor: MTLClearColor { get set }
      open var clearDepth: Double { get set }
      open var clearStencil: UInt32 { get set }
      open var depthStencilTexture: (any MTLTexture)? { get }
      open var preferredFramesPerSecond: Int { get set }
      open var enableSetNeedsDisplay: Bool { get set }
      open var autoResizeDrawable: Bool { get set }
      open var isPaused: Bool { get set }
      open var drawableSize: CGSize { get set }
      open var preferredDrawableSize: CGSize { get }
      open func releaseDrawables()
      @objc open func draw()
    }
    open class MTKTextureLoader : NSObject {
      public init(device: any MTLDevice)
      open var device: any MTLDevice { get }
      public struct Option : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var allocateMipmaps: Option { get }
        public static var generateMipmaps: Option { get }
        public static var SRGB: Option { get }
        public static var textureUsage: Option { get }
        public static var textureCPUCacheMode: Option { get }
        public static var textureStorageMode: Option { get }
        public static var cubeLayout: Option { get }
        public static var origin: Option { get }
      }
      public struct Origin : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var topLeft: Origin { get }
        public static var bottomLeft: Origin { get }
        public static var flippedVertically: Origin { get }
      }
      open func newTexture(URL: URL, options: [MTKTextureLoader.Option : Any]? = nil) throws -> any MTLTexture
      open func newTexture(URL: URL, options: [MTKTextureLoader.Option : Any]? = nil) async throws -> any MTLTexture
      open func newTexture(name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [MTKTextureLoader.Option : Any]? = nil) throws -> any MTLTexture
      open func newTexture(data: Data, options: [MTKTextureLoader.Option : Any]? = nil) throws -> any MTLTexture
      open func newTexture(cgImage: CGImage, options: [MTKTextureLoader.Option : Any]? = nil) throws -> any MTLTexture
    }
    """#
}
