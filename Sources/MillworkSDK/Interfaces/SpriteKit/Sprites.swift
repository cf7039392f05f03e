extension InterfaceModules.SpriteKit {
  /// The nodes that draw, and their textures.
  static let sprites = #"""
    // https://developer.apple.com/documentation/spritekit/sktexture
    @objc public enum SKTextureFilteringMode : Int, Sendable {
      case nearest
      case linear
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class SKTexture : NSObject, NSCopying, @unchecked Sendable {
      public convenience init(imageNamed name: String)
      public convenience init(rect: CGRect, in texture: SKTexture)
      public convenience init(cgImage image: CGImage)
    #if os(macOS)
      public convenience init(image: NSImage)
    #else
      public convenience init(image: UIImage)
    #endif
      public convenience init(data pixelData: Data, size: CGSize)
      public convenience init(vectorNoiseWithSmoothness smoothness: CGFloat, size: CGSize)
      public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool)
      open func copy(with zone: NSZone? = nil) -> Any
      open func textureRect() -> CGRect
      open func size() -> CGSize
      open var filteringMode: SKTextureFilteringMode { get set }
      open var usesMipmaps: Bool { get set }
      open func cgImage() -> CGImage
    #if !os(watchOS)
      open func applying(_ filter: CIFilter) -> Self
    #endif
      @preconcurrency open func preload(completionHandler: @escaping @Sendable () -> Void)
      open func preload() async
      @preconcurrency open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
      open class func preload(_ textures: [SKTexture]) async
    }
    open class SKTextureAtlas : NSObject, @unchecked Sendable {
      public convenience init(named name: String)
      open func textureNamed(_ name: String) -> SKTexture
      open var textureNames: [String] { get }
      @preconcurrency open func preload(completionHandler: @escaping @Sendable () -> Void)
      open func preload() async
      @preconcurrency open class func preloadTextureAtlases(_ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
    }
    // https://developer.apple.com/documentation/spritekit/skspritenode
    @MainActor @preconcurrency open class SKSpriteNode : SKNode {
      public init(texture: SKTexture?, color: SKColor, size: CGSize)
      public required init?(coder: NSCoder)
      override public convenience init()
      public convenience init(texture: SKTexture?)
      public convenience init(texture: SKTexture?, size: CGSize)
      public convenience init(imageNamed name: String)
      public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool)
      public convenience init(color: SKColor, size: CGSize)
      open var texture: SKTexture? { get set }
      open var normalTexture: SKTexture? { get set }
      open var lightingBitMask: UInt32 { get set }
      open var shadowCastBitMask: UInt32 { get set }
      open var shadowedBitMask: UInt32 { get set }
      open var centerRect: CGRect { get set }
      open var colorBlendFactor: CGFloat { get set }
      open var color: SKColor { get set }
      open var blendMode: SKBlendMode { get set }
      open var anchorPoint: CGPoint { get set }
      open var size: CGSize { get set }
      open var shader: SKShader? { get set }
      open func scale(to size: CGSize)
    }
    @MainActor @preconcurrency open class SKLabelNode : SKNode {
      override public init()
      public init(fontNamed fontName: String?)
      public required init?(coder: NSCoder)
      public convenience init(text: String?)
      public convenience init(attributedText: NSAttributedString?)
      open var verticalAlignmentMode: SKLabelVerticalAlignmentMode { get set }
      open var horizontalAlignmentMode: SKLabelHorizontalAlignmentMode { get set }
      open var numberOfLines: Int { get set }
    #if !os(watchOS)
      open var lineBreakMode: NSLineBreakMode { get set }
    #endif
      open var preferredMaxLayoutWidth: CGFloat { get set }
      open var fontName: String? { get set }
      open var text: String? { get set }
      open var attributedText: NSAttributedString? { get set }
      open var fontSize: CGFloat { get set }
      open var fontColor: SKColor? { get set }
      open var color: SKColor? { get set }
      open var colorBlendFactor: CGFloat { get set }
      open var blendMode: SKBlendMode { get set }
    }
    @MainActor @preconcurrency open class SKShapeNode : SKNode {
      override public init()
      public required init?(coder: NSCoder)
      public convenience init(path: CGPath)
      public convenience init(path: CGPath, centered: Bool)
      public convenience init(rect: CGRect)
      public convenience init(rectOf size: CGSize)
      public convenience init(rect: CGRect, cornerRadius: CGFloat)
      public convenience init(rectOf size: CGSize, cornerRadius: CGFloat)
      public convenience init(circleOfRadius radius: CGFloat)
      public convenience init(ellipseOf size: CGSize)
      public convenience init(ellipseIn rect: CGRect)
      public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int)
      public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int)
      open var path: CGPath? { get set }
      open var strokeColor: SKColor { get set }
      open var fillColor: SKColor { get set }
      open var blendMode: SKBlendMode { get set }
      open var isAntialiased: Bool { get set }
      open var lineWidth: CGFloat { get set }
      open var glowWidth: CGFloat { get set }
      open var miterLimit: CGFloat { get set }
      open var lineCap: CGLineCap { get set }
      open var lineJoin: CGLineJoin { get set }
      open var lineLength: CGFloat { get }
      open var fillTexture: SKTexture? { get set }
      open var fillShader: SKShader? { get set }
      open var strokeTexture: SKTexture? { get set }
      open var strokeShader: SKShader? { get set }
    }
    @MainActor @preconcurrency open class SKEmitterNode : SKNode {
      override public init()
      public required init?(coder: NSCoder)
      open func advanceSimulationTime(_ sec: TimeInterval)
      open func resetSimulation()
      open var particleTexture: SKTexture? { get set }
      open var particleBlendMode: SKBlendMode { get set }
      open var particleColor: SKColor { get set }
      open var particleColorSequence: SKKeyframeSequence? { get set }
      open var particleAlphaSequence: SKKeyframeSequence? { get set }
      open var particleScaleSequence: SKKeyframeSequence? { get set }
      open var particleColorRedRange: CGFloat { get set }
      open var particleColorGreenRange: CGFloat { get set }
      open var particleColorBlueRange: CGFloat { get set }
      open var particleColorAlphaRange: CGFloat { get set }
      open var particleColorBlendFactor: CGFloat { get set }
      open var particleColorBlendFactorRange: CGFloat { get set }
      open var particleColorBlendFactorSpeed: CGFloat { get set }
      open var particlePosition: CGPoint { get set }
      open var particlePositionRange: CGVector { get set }
      open var particleSpeed: CGFloat { get set }
      open var particleSpeedRange: CGFloat { get set }
      open var emissionAngle: CGFloat { get set }
      open var emissionAngleRange: CGFloat { get set }
      open var xAcceleration: CGFloat { get set }
      open var yAcceleration: CGFloat { get set }
      open var particleBirthRate: CGFloat { get set }
      open var particleLifetime: CGFloat { get set }
      open var particleLifetimeRange: CGFloat { get set }
      open var particleRotation: CGFloat { get set }
      open var particleRotationRange: CGFloat { get set }
      open var particleRotationSpeed: CGFloat { get set }
      open var particleScale: CGFloat { get set }
      open var particleScaleRange: CGFloat { get set }
      open var particleScaleSpeed: CGFloat { get set }
      open var particleAlpha: CGFloat { get set }
      open var particleAlphaRange: CGFloat { get set }
      open var particleAlphaSpeed: CGFloat { get set }
      open var particleZPosition: CGFloat { get set }
      open var numParticlesToEmit: Int { get set }
      open var particleSize: CGSize { get set }
      weak open var targetNode: SKNode? { get set }
      open var particleAction: SKAction? { get set }
      open var fieldBitMask: UInt32 { get set }
    }
    @MainActor @preconcurrency open class SKCropNode : SKNode {
      override public init()
      public required init?(coder: NSCoder)
      open var maskNode: SKNode? { get set }
    }
    @MainActor @preconcurrency open class SKLightNode : SKNode {
      override public init()
      public required init?(coder: NSCoder)
      open var isEnabled: Bool { get set }
      open var lightColor: SKColor { get set }
      open var ambientColor: SKColor { get set }
      open var shadowColor: SKColor { get set }
      open var falloff: CGFloat { get set }
      open var categoryBitMask: UInt32 { get set }
    }
    @MainActor @preconcurrency open class SKReferenceNode : SKNode {
      public init(url referenceURL: URL?)
      public init(fileNamed fileName: String?)
      public required init?(coder: NSCoder)
      open func resolve()
    }
    #if !os(watchOS)
    @MainActor @preconcurrency open class SKAudioNode : SKNode {
      public required init?(coder: NSCoder)
      public convenience init(fileNamed name: String)
      public convenience init(url: URL)
      open var autoplayLooped: Bool { get set }
      open var isPositional: Bool { get set }
    }
    #endif
    // https://developer.apple.com/documentation/spritekit/sktilemapnode
    open class SKTileDefinition : NSObject {
      public convenience init(texture: SKTexture)
      public convenience init(texture: SKTexture, size: CGSize)
      open var textures: [SKTexture] { get set }
      open var userData: NSMutableDictionary? { get set }
      open var name: String? { get set }
      open var size: CGSize { get set }
    }
    open class SKTileGroup : NSObject {
      public convenience init(tileDefinition: SKTileDefinition)
      open class func empty() -> Self
      open var name: String? { get set }
    }
    @objc public enum SKTileSetType : UInt, Sendable {
      case grid
      case isometric
      case hexagonalFlat
      case hexagonalPointy
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    open class SKTileSet : NSObject {
      public convenience init(tileGroups: [SKTileGroup])
      public convenience init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType)
      public convenience init?(named name: String)
      open var tileGroups: [SKTileGroup] { get set }
      open var name: String? { get set }
    }
    @MainActor @preconcurrency open class SKTileMapNode : SKNode {
      public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize)
      public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup)
      public required init?(coder: NSCoder)
      open var numberOfColumns: Int { get set }
      open var numberOfRows: Int { get set }
      open var tileSize: CGSize { get set }
      open var mapSize: CGSize { get }
      open var tileSet: SKTileSet { get set }
      open var anchorPoint: CGPoint { get set }
      open var enableAutomapping: Bool { get set }
      open func fill(with tileGroup: SKTileGroup?)
      open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition?
      open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup?
      open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int)
      open func tileColumnIndex(fromPosition position: CGPoint) -> Int
      open func tileRowIndex(fromPosition position: CGPoint) -> Int
      open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint
    }
    """#
}
