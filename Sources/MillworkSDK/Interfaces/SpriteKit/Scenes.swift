extension InterfaceModules.SpriteKit {
  /// Scenes, nodes and actions.
  static let scenes = #"""
    // https://developer.apple.com/documentation/spritekit
    @_exported import Foundation
    import CoreGraphics
    import Swift
    import SwiftUI
    import _Concurrency
    #if os(macOS)
    public typealias _SKColor = NSColor
    public typealias _SKResponder = NSResponder
    #elseif os(watchOS)
    public typealias _SKColor = UIColor
    public typealias _SKResponder = NSObject
    #else
    public typealias _SKColor = UIColor
    public typealias _SKResponder = UIResponder
    #endif
    public typealias SKColor = _SKColor
    @MainActor @preconcurrency open class SKNode : _SKResponder {
      override public init()
    #if os(macOS)
      public required override init?(coder: NSCoder)
    #else
      public required init?(coder: NSCoder)
    #endif
      open var position: CGPoint { get set }
      open var zPosition: CGFloat { get set }
      open var zRotation: CGFloat { get set }
      open var alpha: CGFloat { get set }
      open var xScale: CGFloat { get set }
      open var yScale: CGFloat { get set }
      open var speed: CGFloat { get set }
      open var isHidden: Bool { get set }
      open var name: String? { get set }
      open var physicsBody: SKPhysicsBody? { get set }
      open var parent: SKNode? { get }
      open var children: [SKNode] { get }
      open var frame: CGRect { get }
      open var scene: SKScene? { get }
      open func addChild(_ node: SKNode)
      open func removeFromParent()
      open func removeAllChildren()
      open func removeAllActions()
      open func run(_ action: SKAction)
      open func run(_ action: SKAction, completion block: @escaping () -> Void)
      open func setScale(_ scale: CGFloat)
      @discardableResult open func childNode(withName name: String) -> SKNode?
    }
    @MainActor @preconcurrency open class SKEffectNode : SKNode {
      override public init()
      public required init?(coder: NSCoder)
    }
    @MainActor @preconcurrency open class SKScene : SKEffectNode {
      public init(size: CGSize)
      override public init()
      public required init?(coder: NSCoder)
      open var size: CGSize { get set }
      open var scaleMode: SKSceneScaleMode { get set }
      open var backgroundColor: SKColor { get set }
      open var anchorPoint: CGPoint { get set }
      open var physicsWorld: SKPhysicsWorld { get }
    #if !os(watchOS)
      @objc open func didMove(to view: SKView)
    #endif
      @objc open func update(_ currentTime: TimeInterval)
      @objc open func didChangeSize(_ oldSize: CGSize)
    }
    #if !os(watchOS)
    #if os(macOS)
    public typealias _SKBase = NSView
    #else
    public typealias _SKBase = UIView
    #endif
    @MainActor @preconcurrency open class SKView : _SKBase {
      override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      open func presentScene(_ scene: SKScene?)
      open var showsFPS: Bool { get set }
      open var showsNodeCount: Bool { get set }
      open var ignoresSiblingOrder: Bool { get set }
      open var allowsTransparency: Bool { get set }
      open var isPaused: Bool { get set }
    }
    #endif
    @objc public enum SKSceneScaleMode : Int, Sendable {
      case fill
      case aspectFill
      case aspectFit
      case resizeFill
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency open class SKTexture : NSObject {
      public convenience init(imageNamed name: String)
    }
    @MainActor @preconcurrency open class SKSpriteNode : SKNode {
      public init(texture: SKTexture?, color: SKColor, size: CGSize)
      public convenience init(imageNamed name: String)
      public convenience init(color: SKColor, size: CGSize)
      public required init?(coder: NSCoder)
      open var size: CGSize { get set }
      open var color: SKColor { get set }
      open var texture: SKTexture? { get set }
      open var colorBlendFactor: CGFloat { get set }
    }
    @MainActor @preconcurrency open class SKLabelNode : SKNode {
      public convenience init(text: String?)
      public convenience init(fontNamed fontName: String?)
      open var text: String? { get set }
      open var fontSize: CGFloat { get set }
      open var fontColor: SKColor? { get set }
    }
    @MainActor @preconcurrency open class SKShapeNode : SKNode {
      public convenience init(circleOfRadius radius: CGFloat)
      public convenience init(rectOf size: CGSize)
      public convenience init(rectOf size: CGSize, cornerRadius: CGFloat)
      open var fillColor: SKColor { get set }
      open var strokeColor: SKColor { get set }
      open var lineWidth: CGFloat { get set }
      open var path: CGPath? { get set }
    }
    @MainActor @preconcurrency open class SKEmitterNode : SKNode {
      public convenience init?(fileNamed filename: String)
      open var particleBirthRate: CGFloat { get set }
    }
    open class SKAction : NSObject, @unchecked Sendable {
      open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction
      open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction
      open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction
      open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction
      open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction
      open class func fadeIn(withDuration sec: TimeInterval) -> SKAction
      open class func fadeOut(withDuration sec: TimeInterval) -> SKAction
      open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction
      open class func sequence(_ actions: [SKAction]) -> SKAction
      open class func group(_ actions: [SKAction]) -> SKAction
      open class func `repeat`(_ action: SKAction, count: Int) -> SKAction
      open class func repeatForever(_ action: SKAction) -> SKAction
      open class func wait(forDuration sec: TimeInterval) -> SKAction
      open class func run(_ block: @escaping () -> Void) -> SKAction
      open class func removeFromParent() -> SKAction
    }
    @MainActor @preconcurrency open class SKPhysicsBody : NSObject {
      public convenience init(circleOfRadius r: CGFloat)
      public convenience init(rectangleOf s: CGSize)
      public convenience init(edgeLoopFrom rect: CGRect)
      open var isDynamic: Bool { get set }
      open var affectedByGravity: Bool { get set }
      open var allowsRotation: Bool { get set }
      open var categoryBitMask: UInt32 { get set }
      open var collisionBitMask: UInt32 { get set }
      open var contactTestBitMask: UInt32 { get set }
      open var restitution: CGFloat { get set }
      open var friction: CGFloat { get set }
      open var mass: CGFloat { get set }
      open var linearDamping: CGFloat { get set }
      open var velocity: CGVector { get set }
      open func applyImpulse(_ impulse: CGVector)
    }
    @MainActor @preconcurrency open class SKPhysicsWorld : NSObject {
      open var gravity: CGVector { get set }
    }
    @available(Apple 2020, *)
    public struct SpriteView : View {
      nonisolated public init(scene: SKScene, transition: Any? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60)
      nonisolated public init(scene: SKScene, transition: Any? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: SpriteView.Options)
      public struct Options : OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32)
        public static var allowsTransparency: SpriteView.Options { get }
        public static var shouldCullNonVisibleNodes: SpriteView.Options { get }
        public static var ignoresSiblingOrder: SpriteView.Options { get }
      }
      @MainActor @preconcurrency public var body: some View { get }
    }
    """#
}
