extension InterfaceModules.MetalKit {
  /// The view that draws with Metal.
  static let metalViews = #"""
    // https://developer.apple.com/documentation/metalkit
    @_exported import Foundation
    import SwiftUI
    @_exported import Metal
    import Swift
    import _Concurrency
    #if os(macOS)
    public typealias _MTKBase = NSView
    #else
    public typealias _MTKBase = UIView
    #endif
    @MainActor @preconcurrency public protocol MTKViewDelegate : NSObjectProtocol {
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
      open var colorPixelFormat: MTLPixelFormat { get set }
      open var clearColor: MTLClearColor { get set }
      open var preferredFramesPerSecond: Int { get set }
      open var isPaused: Bool { get set }
      open var enableSetNeedsDisplay: Bool { get set }
      open var framebufferOnly: Bool { get set }
      open var drawableSize: CGSize { get set }
    }
    public protocol CAMetalDrawable : MTLDrawable {
      var texture: any MTLTexture { get }
    }
    open class MTKTextureLoader : NSObject {
      public init(device: any MTLDevice)
      open func newTexture(cgImage: CGImage, options: [String : Any]? = nil) throws -> any MTLTexture
    }
    """#
}
