extension InterfaceModules.QuartzCore {
  /// Layers and their animations.
  static let caLayer = #"""
    // https://developer.apple.com/documentation/quartzcore
    @_exported import CoreGraphics
    @_exported import Foundation
    import Swift
    import _Concurrency

    open class CALayer : NSObject {
      open class func defaultValue(forKey key: String) -> Any?
      open class func defaultAction(forKey event: String) -> (any CAAction)?
      open class func needsDisplay(forKey key: String) -> Bool
      open func action(forKey event: String) -> (any CAAction)?
      open func animation(forKey key: String) -> CAAnimation?
      open func display()
      open func hitTest(_ p: CGPoint) -> CALayer?
      open func contains(_ p: CGPoint) -> Bool
      open func preferredFrameSize() -> CGSize
      open func model() -> Self
      open var delegate: (any CALayerDelegate)? { get set }
      override public init()
      public init(layer: Any)
      public required init?(coder: NSCoder)
      open var frame: CGRect { get set }
      open var bounds: CGRect { get set }
      open var position: CGPoint { get set }
      open var anchorPoint: CGPoint { get set }
      @objc open var zPosition: CGFloat { get set }
      open var transform: CATransform3D { get set }
      @objc open var opacity: Float { get set }
      @objc open var isHidden: Bool { get set }
      open var isOpaque: Bool { get set }
      open var backgroundColor: CGColor? { get set }
      open var borderColor: CGColor? { get set }
      @objc open var borderWidth: CGFloat { get set }
      @objc open var cornerRadius: CGFloat { get set }
      open var cornerCurve: CALayerCornerCurve { get set }
      open var maskedCorners: CACornerMask { get set }
      open var masksToBounds: Bool { get set }
      open var mask: CALayer? { get set }
      open var shadowColor: CGColor? { get set }
      @objc open var shadowOpacity: Float { get set }
      open var shadowOffset: CGSize { get set }
      @objc open var shadowRadius: CGFloat { get set }
      open var shadowPath: CGPath? { get set }
      open var contents: Any? { get set }
      open var contentsScale: CGFloat { get set }
      open var contentsGravity: CALayerContentsGravity { get set }
      open var shouldRasterize: Bool { get set }
      open var rasterizationScale: CGFloat { get set }
      open var allowsEdgeAntialiasing: Bool { get set }
      open var name: String? { get set }
      @objc open var speed: Float { get set }
      open var timeOffset: CFTimeInterval { get set }
      open var beginTime: CFTimeInterval { get set }
      open var compositingFilter: Any? { get set }
      open var filters: [Any]? { get set }
      open var sublayers: [CALayer]? { get set }
      open var superlayer: CALayer? { get }
      open func addSublayer(_ layer: CALayer)
      open func insertSublayer(_ layer: CALayer, at idx: UInt32)
      open func insertSublayer(_ layer: CALayer, below sibling: CALayer?)
      open func removeFromSuperlayer()
      open func add(_ anim: CAAnimation, forKey key: String?)
      open func removeAnimation(forKey key: String)
      open func removeAllAnimations()
      @discardableResult open func animationKeys() -> [String]?
      open func setNeedsDisplay()
      open func setNeedsLayout()
      open func layoutIfNeeded()
      open func layoutSublayers()
      open func draw(in ctx: CGContext)
      open func render(in ctx: CGContext)
      @discardableResult open func presentation() -> Self?
      @discardableResult open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval
    }
    public func CACurrentMediaTime() -> CFTimeInterval
    public struct CALayerCornerCurve : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var circular: CALayerCornerCurve { get }
      public static var continuous: CALayerCornerCurve { get }
    }
    public struct CALayerContentsGravity : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var center: CALayerContentsGravity { get }
      public static var resize: CALayerContentsGravity { get }
      public static var resizeAspect: CALayerContentsGravity { get }
      public static var resizeAspectFill: CALayerContentsGravity { get }
    }
    public struct CACornerMask : OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var layerMinXMinYCorner: Self { get }
      public static var layerMaxXMinYCorner: Self { get }
      public static var layerMinXMaxYCorner: Self { get }
      public static var layerMaxXMaxYCorner: Self { get }
    }
    public struct CAAutoresizingMask : OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32)
      public static var layerWidthSizable: Self { get }
      public static var layerHeightSizable: Self { get }
      public static var layerMinXMargin: Self { get }
      public static var layerMinYMargin: Self { get }
    }
    public struct CATransform3D : _CValue, Sendable {
      public var m34: CGFloat
      public init()
    }
    public let CATransform3DIdentity: CATransform3D
    public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
    public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D
    public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D
    public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
    public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D
    public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D
    public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D
    @_inheritsConvenienceInitializers
    open class CAGradientLayer : CALayer {
      override public init()
      override public init(layer: Any)
      public required init?(coder: NSCoder)
      open var colors: [Any]? { get set }
      open var locations: [NSNumber]? { get set }
      open var startPoint: CGPoint { get set }
      open var endPoint: CGPoint { get set }
      open var type: CAGradientLayerType { get set }
    }
    public struct CAGradientLayerType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var axial: CAGradientLayerType { get }
      public static var radial: CAGradientLayerType { get }
      public static var conic: CAGradientLayerType { get }
    }
    @_inheritsConvenienceInitializers
    open class CAShapeLayer : CALayer {
      override public init()
      override public init(layer: Any)
      public required init?(coder: NSCoder)
      open var path: CGPath? { get set }
      open var fillColor: CGColor? { get set }
      open var strokeColor: CGColor? { get set }
      @objc open var strokeStart: CGFloat { get set }
      @objc open var strokeEnd: CGFloat { get set }
      @objc open var lineWidth: CGFloat { get set }
      open var lineCap: CAShapeLayerLineCap { get set }
      open var lineJoin: CAShapeLayerLineJoin { get set }
      open var lineDashPattern: [NSNumber]? { get set }
      @objc open var lineDashPhase: CGFloat { get set }
      open var fillRule: CAShapeLayerFillRule { get set }
    }
    public struct CAShapeLayerLineCap : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var butt: CAShapeLayerLineCap { get }
      public static var round: CAShapeLayerLineCap { get }
      public static var square: CAShapeLayerLineCap { get }
    }
    public struct CAShapeLayerLineJoin : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var miter: CAShapeLayerLineJoin { get }
      public static var round: CAShapeLayerLineJoin { get }
      public static var bevel: CAShapeLayerLineJoin { get }
    }
    public struct CAShapeLayerFillRule : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var nonZero: CAShapeLayerFillRule { get }
      public static var evenOdd: CAShapeLayerFillRule { get }
    }
    @_inheritsConvenienceInitializers
    open class CATextLayer : CALayer {
      override public init()
      override public init(layer: Any)
      public required init?(coder: NSCoder)
      open var string: Any? { get set }
      open var fontSize: CGFloat { get set }
      open var foregroundColor: CGColor? { get set }
    }
    @_inheritsConvenienceInitializers
    open class CAReplicatorLayer : CALayer {
      override public init()
      override public init(layer: Any)
      public required init?(coder: NSCoder)
      open var instanceCount: Int { get set }
      @objc open var instanceDelay: CFTimeInterval { get set }
      open var instanceTransform: CATransform3D { get set }
    }
    @_inheritsConvenienceInitializers
    open class CAEmitterCell : NSObject {
      override public init()
      open var contents: Any? { get set }
      open var name: String? { get set }
      @objc open var birthRate: Float { get set }
      open var lifetime: Float { get set }
      open var lifetimeRange: Float { get set }
      open var velocity: CGFloat { get set }
      open var velocityRange: CGFloat { get set }
      open var emissionLongitude: CGFloat { get set }
      open var emissionRange: CGFloat { get set }
      open var spin: CGFloat { get set }
      open var spinRange: CGFloat { get set }
      open var scale: CGFloat { get set }
      open var scaleRange: CGFloat { get set }
      open var scaleSpeed: CGFloat { get set }
      open var color: CGColor? { get set }
      open var alphaSpeed: Float { get set }
      open var xAcceleration: CGFloat { get set }
      open var yAcceleration: CGFloat { get set }
    }
    @_inheritsConvenienceInitializers
    open class CAEmitterLayer : CALayer {
      override public init()
      override public init(layer: Any)
      public required init?(coder: NSCoder)
      open var emitterCells: [CAEmitterCell]? { get set }
      open var emitterPosition: CGPoint { get set }
      open var emitterSize: CGSize { get set }
      open var emitterShape: CAEmitterLayerEmitterShape { get set }
      @objc open var birthRate: Float { get set }
      open var renderMode: CAEmitterLayerRenderMode { get set }
    }
    public struct CAEmitterLayerEmitterShape : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var point: CAEmitterLayerEmitterShape { get }
      public static var line: CAEmitterLayerEmitterShape { get }
      public static var rectangle: CAEmitterLayerEmitterShape { get }
      public static var circle: CAEmitterLayerEmitterShape { get }
      public static var sphere: CAEmitterLayerEmitterShape { get }
    }
    public struct CAEmitterLayerRenderMode : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var unordered: CAEmitterLayerRenderMode { get }
      public static var oldestFirst: CAEmitterLayerRenderMode { get }
      public static var oldestLast: CAEmitterLayerRenderMode { get }
      public static var backToFront: CAEmitterLayerRenderMode { get }
      public static var additive: CAEmitterLayerRenderMode { get }
    }
    @_inheritsConvenienceInitializers
    open class CAAnimation : NSObject {
      open class func defaultValue(forKey key: String) -> Any?
      open func shouldArchiveValue(forKey key: String) -> Bool
      open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable : Any]?)
      override public init()
      open var timingFunction: CAMediaTimingFunction? { get set }
      open var duration: CFTimeInterval { get set }
      open var beginTime: CFTimeInterval { get set }
      open var repeatCount: Float { get set }
      open var autoreverses: Bool { get set }
      @objc open var speed: Float { get set }
      open var fillMode: CAMediaTimingFillMode { get set }
      open var isRemovedOnCompletion: Bool { get set }
      open var delegate: (any CAAnimationDelegate)? { get set }
    }
    public protocol CAAnimationDelegate : NSObjectProtocol {
    }
    @_inheritsConvenienceInitializers
    open class CAPropertyAnimation : CAAnimation {
      open var isCumulative: Bool { get set }
      open var valueFunction: CAValueFunction? { get set }
      override public init()
      public convenience init(keyPath path: String?)
      open var keyPath: String? { get set }
      open var isAdditive: Bool { get set }
    }
    @_inheritsConvenienceInitializers
    open class CABasicAnimation : CAPropertyAnimation {
      override public init()
      open var fromValue: Any? { get set }
      open var toValue: Any? { get set }
      open var byValue: Any? { get set }
    }
    @_inheritsConvenienceInitializers
    open class CASpringAnimation : CABasicAnimation {
      override public init()
      open var mass: CGFloat { get set }
      open var stiffness: CGFloat { get set }
      open var damping: CGFloat { get set }
      open var initialVelocity: CGFloat { get set }
      open var settlingDuration: CFTimeInterval { get }
    }
    @_inheritsConvenienceInitializers
    open class CAKeyframeAnimation : CAPropertyAnimation {
      override public init()
      open var values: [Any]? { get set }
      open var keyTimes: [NSNumber]? { get set }
      open var path: CGPath? { get set }
    }
    @_inheritsConvenienceInitializers
    open class CAAnimationGroup : CAAnimation {
      override public init()
      open var animations: [CAAnimation]? { get set }
    }
    @_inheritsConvenienceInitializers
    open class CATransition : CAAnimation {
      override public init()
      open var type: CATransitionType { get set }
      open var subtype: CATransitionSubtype? { get set }
    }
    public struct CATransitionType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var fade: CATransitionType { get }
      public static var moveIn: CATransitionType { get }
      public static var push: CATransitionType { get }
      public static var reveal: CATransitionType { get }
    }
    public struct CATransitionSubtype : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var fromRight: CATransitionSubtype { get }
      public static var fromLeft: CATransitionSubtype { get }
      public static var fromTop: CATransitionSubtype { get }
      public static var fromBottom: CATransitionSubtype { get }
    }
    public struct CAMediaTimingFillMode : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var forwards: CAMediaTimingFillMode { get }
      public static var backwards: CAMediaTimingFillMode { get }
      public static var both: CAMediaTimingFillMode { get }
      public static var removed: CAMediaTimingFillMode { get }
    }
    open class CAMediaTimingFunction : NSObject, @unchecked Sendable {
      open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>)
      public init?(coder: NSCoder)
      public convenience init(name: CAMediaTimingFunctionName)
      public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float)
    }
    public struct CAMediaTimingFunctionName : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var linear: CAMediaTimingFunctionName { get }
      public static var easeIn: CAMediaTimingFunctionName { get }
      public static var easeOut: CAMediaTimingFunctionName { get }
      public static var easeInEaseOut: CAMediaTimingFunctionName { get }
      public static var `default`: CAMediaTimingFunctionName { get }
    }
    @_inheritsConvenienceInitializers
    open class CATransaction : NSObject {
      override public init()
      open class func begin()
      open class func commit()
      open class func flush()
      open class func setDisableActions(_ flag: Bool)
      open class func setAnimationDuration(_ dur: CFTimeInterval)
      open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?)
      open class func setCompletionBlock(_ block: (() -> Void)?)
    }
    #if !os(watchOS)
    @available(iOS 3.1, macOS 14.0, tvOS 9.0, visionOS 1.0, *)
    @_inheritsConvenienceInitializers
    open class CADisplayLink : NSObject {
      override public init()
      #if !os(macOS)
      public convenience init(target: Any, selector sel: Selector)
      #endif
      open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode)
      open func invalidate()
      open var isPaused: Bool { get set }
      open var timestamp: CFTimeInterval { get }
      open var targetTimestamp: CFTimeInterval { get }
      open var duration: CFTimeInterval { get }
      open var preferredFramesPerSecond: Int { get set }
      open var preferredFrameRateRange: CAFrameRateRange { get set }
    }
    #endif
    public struct CAFrameRateRange : Sendable {
      public init(minimum: Float, maximum: Float)
      public init(minimum: Float, maximum: Float, preferred: Float)
      public static var `default`: CAFrameRateRange { get }
    }
    """#
}
