extension InterfaceModules.SpriteKit {
  /// Scenes, nodes and the views that show them.
  static let scenes = #"""
    // https://developer.apple.com/documentation/spritekit
    @_exported import Foundation
    import CoreGraphics
    #if !os(watchOS)
    @_exported import CoreImage
    #endif
    import Swift
    import SwiftUI
    import _Concurrency
    import simd
    #if os(macOS)
    public typealias _SKColor = NSColor
    public typealias _SKResponder = NSResponder
    public typealias _SKFont = NSFont
    #elseif os(watchOS)
    public typealias _SKColor = UIColor
    public typealias _SKResponder = NSObject
    #else
    public typealias _SKColor = UIColor
    public typealias _SKResponder = UIResponder
    #endif
    public typealias SKColor = _SKColor
    @objc public enum SKBlendMode : Int, Sendable {
      case alpha
      case add
      case subtract
      case multiply
      case multiplyX2
      case screen
      case replace
      case multiplyAlpha
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum SKSceneScaleMode : Int, Sendable {
      case fill
      case aspectFill
      case aspectFit
      case resizeFill
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum SKLabelVerticalAlignmentMode : Int, Sendable {
      case baseline
      case center
      case top
      case bottom
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum SKLabelHorizontalAlignmentMode : Int, Sendable {
      case center
      case left
      case right
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    // https://developer.apple.com/documentation/spritekit/sknode
    @MainActor @preconcurrency open class SKNode : _SKResponder, NSCopying {
      override public init()
    #if os(macOS)
      public required override init?(coder: NSCoder)
    #else
      public required init?(coder: NSCoder)
    #endif
      public convenience init?(fileNamed filename: String)
      nonisolated open func copy(with zone: NSZone? = nil) -> Any
      open var frame: CGRect { get }
      @discardableResult open func calculateAccumulatedFrame() -> CGRect
      open var position: CGPoint { get set }
      open var zPosition: CGFloat { get set }
      open var zRotation: CGFloat { get set }
      open var xScale: CGFloat { get set }
      open var yScale: CGFloat { get set }
      open var speed: CGFloat { get set }
      open var alpha: CGFloat { get set }
      open var isPaused: Bool { get set }
      open var isHidden: Bool { get set }
    #if os(iOS) || os(tvOS) || os(visionOS) || os(macOS)
      open var isUserInteractionEnabled: Bool { get set }
    #endif
      open var parent: SKNode? { get }
      open var children: [SKNode] { get }
      open var name: String? { get set }
      open var scene: SKScene? { get }
      open var physicsBody: SKPhysicsBody? { get set }
      open var userData: NSMutableDictionary? { get set }
      open var constraints: [SKConstraint]? { get set }
      open var reachConstraints: SKReachConstraints? { get set }
      open func setScale(_ scale: CGFloat)
      open func addChild(_ node: SKNode)
      open func insertChild(_ node: SKNode, at index: Int)
      open func removeChildren(in nodes: [SKNode])
      open func removeAllChildren()
      open func removeFromParent()
      open func move(toParent parent: SKNode)
      open func childNode(withName name: String) -> SKNode?
      open func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void)
      open subscript(name: String) -> [SKNode] { get }
      open func inParentHierarchy(_ parent: SKNode) -> Bool
      open func run(_ action: SKAction)
      open func run(_ action: SKAction, completion block: @escaping () -> Void)
      open func run(_ action: SKAction) async
      open func run(_ action: SKAction, withKey key: String)
      open func hasActions() -> Bool
      open func action(forKey key: String) -> SKAction?
      open func removeAction(forKey key: String)
      open func removeAllActions()
      open func contains(_ p: CGPoint) -> Bool
      open func atPoint(_ p: CGPoint) -> SKNode
      open func nodes(at p: CGPoint) -> [SKNode]
      open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint
      open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint
      open func intersects(_ node: SKNode) -> Bool
      open func isEqual(to node: SKNode) -> Bool
      open func setValue(_ value: SKAttributeValue, forAttribute key: String)
    }
    #if os(iOS) || os(tvOS) || os(visionOS)
    extension UITouch {
      public func location(in node: SKNode) -> CGPoint
      public func previousLocation(in node: SKNode) -> CGPoint
    }
    #elseif os(macOS)
    extension NSEvent {
      public func location(in node: SKNode) -> CGPoint
    }
    #endif
    // https://developer.apple.com/documentation/spritekit/skscene
    @MainActor @preconcurrency open class SKEffectNode : SKNode {
      override public init()
      public required init?(coder: NSCoder)
    #if !os(watchOS)
      open var filter: CIFilter? { get set }
    #endif
      open var shouldCenterFilter: Bool { get set }
      open var shouldEnableEffects: Bool { get set }
      open var shouldRasterize: Bool { get set }
      open var blendMode: SKBlendMode { get set }
      open var shader: SKShader? { get set }
    }
    @MainActor @objc public protocol SKSceneDelegate : NSObjectProtocol {
      @objc optional func update(_ currentTime: TimeInterval, for scene: SKScene)
      @objc optional func didEvaluateActions(for scene: SKScene)
      @objc optional func didSimulatePhysics(for scene: SKScene)
      @objc optional func didApplyConstraints(for scene: SKScene)
      @objc optional func didFinishUpdate(for scene: SKScene)
    }
    @MainActor @preconcurrency open class SKScene : SKEffectNode {
      public init(size: CGSize)
      override public init()
      public required init?(coder: NSCoder)
      open var size: CGSize { get set }
      open var scaleMode: SKSceneScaleMode { get set }
      weak open var camera: SKCameraNode? { get set }
      open var listener: SKNode? { get set }
      open var backgroundColor: SKColor { get set }
      weak open var delegate: (any SKSceneDelegate)? { get set }
      open var anchorPoint: CGPoint { get set }
      open var physicsWorld: SKPhysicsWorld { get }
      open func convertPoint(fromView point: CGPoint) -> CGPoint
      open func convertPoint(toView point: CGPoint) -> CGPoint
    #if !os(watchOS)
      weak open var view: SKView? { get }
      @objc open func didMove(to view: SKView)
      @objc open func willMove(from view: SKView)
    #endif
      @objc open func sceneDidLoad()
      @objc open func didChangeSize(_ oldSize: CGSize)
      @objc open func update(_ currentTime: TimeInterval)
      @objc open func didEvaluateActions()
      @objc open func didSimulatePhysics()
      @objc open func didApplyConstraints()
      @objc open func didFinishUpdate()
    }
    @MainActor @preconcurrency open class SKCameraNode : SKNode {
      override public init()
      public required init?(coder: NSCoder)
      open func contains(_ node: SKNode) -> Bool
      open func containedNodeSet() -> Set<SKNode>
    }
    #if !os(watchOS)
    #if os(macOS)
    public typealias _SKBase = NSView
    #else
    public typealias _SKBase = UIView
    #endif
    @MainActor @objc public protocol SKViewDelegate : NSObjectProtocol {
      @objc optional func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
    }
    @MainActor @preconcurrency open class SKView : _SKBase {
      override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      open var isPaused: Bool { get set }
      open var showsFPS: Bool { get set }
      open var showsDrawCount: Bool { get set }
      open var showsNodeCount: Bool { get set }
      open var showsQuadCount: Bool { get set }
      open var showsPhysics: Bool { get set }
      open var showsFields: Bool { get set }
      open var ignoresSiblingOrder: Bool { get set }
      open var shouldCullNonVisibleNodes: Bool { get set }
      open var allowsTransparency: Bool { get set }
      open var isAsynchronous: Bool { get set }
      open var disableDepthStencilBuffer: Bool { get set }
      open var preferredFramesPerSecond: Int { get set }
      weak open var delegate: (any SKViewDelegate)? { get set }
      open var scene: SKScene? { get }
      open func presentScene(_ scene: SKScene?)
      open func presentScene(_ scene: SKScene, transition: SKTransition)
      open func texture(from node: SKNode) -> SKTexture?
      open func texture(from node: SKNode, crop: CGRect) -> SKTexture?
      open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint
      open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint
    }
    #endif
    // https://developer.apple.com/documentation/spritekit/spriteview
    @available(Apple 2020, *)
    public struct SpriteView : View {
      public struct Options : OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32)
        public static let allowsTransparency: SpriteView.Options
        public static let shouldCullNonVisibleNodes: SpriteView.Options
        public static let ignoresSiblingOrder: SpriteView.Options
      }
      public struct DebugOptions : OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32)
        public static let showsFPS: SpriteView.DebugOptions
        public static let showsNodeCount: SpriteView.DebugOptions
        public static let showsDrawCount: SpriteView.DebugOptions
        public static let showsQuadCount: SpriteView.DebugOptions
        public static let showsPhysics: SpriteView.DebugOptions
        public static let showsFields: SpriteView.DebugOptions
      }
      nonisolated public init(scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: SpriteView.Options = [.shouldCullNonVisibleNodes])
      nonisolated public init(scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: SpriteView.Options = [.shouldCullNonVisibleNodes], shouldRender: @escaping (TimeInterval) -> Bool)
      @available(Apple 2021, *)
      nonisolated public init(scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: SpriteView.Options = [.shouldCullNonVisibleNodes], debugOptions: SpriteView.DebugOptions)
      @available(Apple 2021, *)
      nonisolated public init(scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: SpriteView.Options = [.shouldCullNonVisibleNodes], debugOptions: SpriteView.DebugOptions, shouldRender: @escaping (TimeInterval) -> Bool)
      @MainActor @preconcurrency public var body: some View { get }
    }
    """#
}
