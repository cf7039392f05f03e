extension InterfaceModules.QuartzCore {
  /// Further members of layers and animations, and the layers that scroll, tile and transform.
  static let caLayerMembers = #"""
    // https://developer.apple.com/documentation/quartzcore/calayerdelegate
    public protocol CALayerDelegate : NSObjectProtocol {
    }
    // https://developer.apple.com/documentation/quartzcore/caaction
    public protocol CAAction {
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable : Any]?)
    }
    extension CAAnimation : CAAction {
    }
    extension NSNull : CAAction {
      public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable : Any]?)
    }
    // https://developer.apple.com/documentation/quartzcore/camediatiming
    public protocol CAMediaTiming {
      var beginTime: CFTimeInterval { get set }
      var duration: CFTimeInterval { get set }
      var speed: Float { get set }
      var timeOffset: CFTimeInterval { get set }
      var repeatCount: Float { get set }
      var repeatDuration: CFTimeInterval { get set }
      var autoreverses: Bool { get set }
      var fillMode: CAMediaTimingFillMode { get set }
    }
    extension CALayer : CAMediaTiming {
      public var duration: CFTimeInterval { get set }
      public var repeatDuration: CFTimeInterval { get set }
      public var repeatCount: Float { get set }
      public var autoreverses: Bool { get set }
      public var fillMode: CAMediaTimingFillMode { get set }
    }
    extension CAAnimation : CAMediaTiming {
      public var timeOffset: CFTimeInterval { get set }
      public var repeatDuration: CFTimeInterval { get set }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *)
      public var preferredFrameRateRange: CAFrameRateRange { get set }
    }
    // https://developer.apple.com/documentation/quartzcore/calayer
    extension CALayer {
      public var contentsRect: CGRect { get set }
      public var contentsCenter: CGRect { get set }
      public var anchorPointZ: CGFloat { get set }
      public var sublayerTransform: CATransform3D { get set }
      public var isDoubleSided: Bool { get set }
      public var isGeometryFlipped: Bool { get set }
      public var needsDisplayOnBoundsChange: Bool { get set }
      public var drawsAsynchronously: Bool { get set }
      public var allowsGroupOpacity: Bool { get set }
      public var wantsExtendedDynamicRangeContent: Bool { get set }
      public var backgroundFilters: [Any]? { get set }
      public var minificationFilter: CALayerContentsFilter { get set }
      public var magnificationFilter: CALayerContentsFilter { get set }
      public var minificationFilterBias: Float { get set }
      public var edgeAntialiasingMask: CAEdgeAntialiasingMask { get set }
      public var actions: [String : any CAAction]? { get set }
      public var style: [AnyHashable : Any]? { get set }
      public var contentsFormat: CALayerContentsFormat { get set }
      public var visibleRect: CGRect { get }
      public func contentsAreFlipped() -> Bool
      public func affineTransform() -> CGAffineTransform
      public func setAffineTransform(_ m: CGAffineTransform)
      public func insertSublayer(_ layer: CALayer, above sibling: CALayer?)
      public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer)
      public func setNeedsDisplay(_ r: CGRect)
      public func needsDisplay() -> Bool
      public func displayIfNeeded()
      public func needsLayout() -> Bool
      public func scroll(_ p: CGPoint)
      public func scrollRectToVisible(_ r: CGRect)
      public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint
      public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint
      public func convert(_ r: CGRect, from l: CALayer?) -> CGRect
      public func convert(_ r: CGRect, to l: CALayer?) -> CGRect
      public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval
      public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat
      #if os(macOS)
      public var autoresizingMask: CAAutoresizingMask { get set }
      public var layoutManager: (any CALayoutManager)? { get set }
      public var constraints: [CAConstraint]? { get set }
      public func addConstraint(_ c: CAConstraint)
      public func resizeSublayers(withOldSize size: CGSize)
      public func resize(withOldSuperlayerSize size: CGSize)
      #endif
    }
    #if os(macOS)
    // https://developer.apple.com/documentation/quartzcore/caconstraint
    public protocol CALayoutManager : NSObjectProtocol {
    }
    open class CAConstraint : NSObject {
      public convenience init(attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute)
      public convenience init(attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute, offset c: CGFloat)
      public init(attribute attr: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute, scale m: CGFloat, offset c: CGFloat)
    }
    @objc public enum CAConstraintAttribute : Int32, Sendable {
      case minX
      case midX
      case maxX
      case width
      case minY
      case midY
      case maxY
      case height
      public init?(rawValue: Int32)
      public var rawValue: Int32 { get }
    }
    @_inheritsConvenienceInitializers
    open class CAConstraintLayoutManager : NSObject, CALayoutManager {
      override public init()
    }
    #endif
    public struct CALayerContentsFilter : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var linear: CALayerContentsFilter { get }
      public static var nearest: CALayerContentsFilter { get }
      public static var trilinear: CALayerContentsFilter { get }
    }
    public struct CALayerContentsFormat : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var RGBA8Uint: CALayerContentsFormat { get }
      public static var RGBA16Float: CALayerContentsFormat { get }
      public static var gray8Uint: CALayerContentsFormat { get }
    }
    public struct CAEdgeAntialiasingMask : OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32)
      public static var layerLeftEdge: CAEdgeAntialiasingMask { get }
      public static var layerRightEdge: CAEdgeAntialiasingMask { get }
      public static var layerBottomEdge: CAEdgeAntialiasingMask { get }
      public static var layerTopEdge: CAEdgeAntialiasingMask { get }
    }
    extension CAShapeLayer {
      public var miterLimit: CGFloat { get set }
    }
    extension CATextLayer {
      public var font: CFTypeRef? { get set }
      public var alignmentMode: CATextLayerAlignmentMode { get set }
      public var truncationMode: CATextLayerTruncationMode { get set }
      public var isWrapped: Bool { get set }
      public var allowsFontSubpixelQuantization: Bool { get set }
    }
    public struct CATextLayerAlignmentMode : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var natural: CATextLayerAlignmentMode { get }
      public static var left: CATextLayerAlignmentMode { get }
      public static var right: CATextLayerAlignmentMode { get }
      public static var center: CATextLayerAlignmentMode { get }
      public static var justified: CATextLayerAlignmentMode { get }
    }
    public struct CATextLayerTruncationMode : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var none: CATextLayerTruncationMode { get }
      public static var start: CATextLayerTruncationMode { get }
      public static var end: CATextLayerTruncationMode { get }
      public static var middle: CATextLayerTruncationMode { get }
    }
    extension CAReplicatorLayer {
      public var preservesDepth: Bool { get set }
      public var instanceColor: CGColor? { get set }
      public var instanceRedOffset: Float { get set }
      public var instanceGreenOffset: Float { get set }
      public var instanceBlueOffset: Float { get set }
      public var instanceAlphaOffset: Float { get set }
    }
    extension CAEmitterCell {
      public var isEnabled: Bool { get set }
      public var emissionLatitude: CGFloat { get set }
      public var zAcceleration: CGFloat { get set }
      public var contentsScale: CGFloat { get set }
      public var redRange: Float { get set }
      public var greenRange: Float { get set }
      public var blueRange: Float { get set }
      public var alphaRange: Float { get set }
      public var redSpeed: Float { get set }
      public var greenSpeed: Float { get set }
      public var blueSpeed: Float { get set }
      public var minificationFilterBias: Float { get set }
      public var contentsRect: CGRect { get set }
      public var emitterCells: [CAEmitterCell]? { get set }
      public var style: [AnyHashable : Any]? { get set }
      public var minificationFilter: String { get set }
      public var magnificationFilter: String { get set }
    }
    extension CAEmitterLayer {
      public var emitterZPosition: CGFloat { get set }
      public var emitterDepth: CGFloat { get set }
      public var lifetime: Float { get set }
      public var velocity: Float { get set }
      public var scale: Float { get set }
      public var spin: Float { get set }
      public var preservesDepth: Bool { get set }
      public var seed: UInt32 { get set }
      public var emitterMode: CAEmitterLayerEmitterMode { get set }
    }
    public struct CAEmitterLayerEmitterMode : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var points: CAEmitterLayerEmitterMode { get }
      public static var outline: CAEmitterLayerEmitterMode { get }
      public static var surface: CAEmitterLayerEmitterMode { get }
      public static var volume: CAEmitterLayerEmitterMode { get }
    }
    // https://developer.apple.com/documentation/quartzcore/cascrolllayer
    @_inheritsConvenienceInitializers
    open class CAScrollLayer : CALayer {
      override public init()
      override public init(layer: Any)
      public required init?(coder: NSCoder)
      open func scroll(to p: CGPoint)
      open func scroll(to r: CGRect)
      open var scrollMode: CAScrollLayerScrollMode { get set }
    }
    public struct CAScrollLayerScrollMode : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var none: CAScrollLayerScrollMode { get }
      public static var vertically: CAScrollLayerScrollMode { get }
      public static var horizontally: CAScrollLayerScrollMode { get }
      public static var both: CAScrollLayerScrollMode { get }
    }
    @_inheritsConvenienceInitializers
    open class CATiledLayer : CALayer {
      override public init()
      override public init(layer: Any)
      public required init?(coder: NSCoder)
      open class func fadeDuration() -> CFTimeInterval
      open var levelsOfDetail: Int { get set }
      open var levelsOfDetailBias: Int { get set }
      open var tileSize: CGSize { get set }
    }
    @_inheritsConvenienceInitializers
    open class CATransformLayer : CALayer {
      override public init()
      override public init(layer: Any)
      public required init?(coder: NSCoder)
    }
    extension CASpringAnimation {
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
      public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat)
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
      public var perceptualDuration: CFTimeInterval { get }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
      public var bounce: CGFloat { get }
      public var allowsOverdamping: Bool { get set }
    }
    extension CAKeyframeAnimation {
      public var timingFunctions: [CAMediaTimingFunction]? { get set }
      public var calculationMode: CAAnimationCalculationMode { get set }
      public var rotationMode: CAAnimationRotationMode? { get set }
      public var tensionValues: [NSNumber]? { get set }
      public var continuityValues: [NSNumber]? { get set }
      public var biasValues: [NSNumber]? { get set }
    }
    public struct CAAnimationCalculationMode : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var linear: CAAnimationCalculationMode { get }
      public static var discrete: CAAnimationCalculationMode { get }
      public static var paced: CAAnimationCalculationMode { get }
      public static var cubic: CAAnimationCalculationMode { get }
      public static var cubicPaced: CAAnimationCalculationMode { get }
    }
    public struct CAAnimationRotationMode : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var rotateAuto: CAAnimationRotationMode { get }
      public static var rotateAutoReverse: CAAnimationRotationMode { get }
    }
    extension CATransition {
      public var startProgress: Float { get set }
      public var endProgress: Float { get set }
    }
    // https://developer.apple.com/documentation/quartzcore/cavaluefunction
    open class CAValueFunction : NSObject {
      public convenience init?(name: CAValueFunctionName)
      open var name: CAValueFunctionName { get }
    }
    public struct CAValueFunctionName : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var rotateX: CAValueFunctionName { get }
      public static var rotateY: CAValueFunctionName { get }
      public static var rotateZ: CAValueFunctionName { get }
      public static var scale: CAValueFunctionName { get }
      public static var scaleX: CAValueFunctionName { get }
      public static var scaleY: CAValueFunctionName { get }
      public static var scaleZ: CAValueFunctionName { get }
      public static var translate: CAValueFunctionName { get }
      public static var translateX: CAValueFunctionName { get }
      public static var translateY: CAValueFunctionName { get }
      public static var translateZ: CAValueFunctionName { get }
    }
    extension CATransaction {
      public class func lock()
      public class func unlock()
      public class func animationDuration() -> CFTimeInterval
      public class func animationTimingFunction() -> CAMediaTimingFunction?
      public class func disableActions() -> Bool
      public class func completionBlock() -> (() -> Void)?
      public class func value(forKey key: String) -> Any?
      public class func setValue(_ anObject: Any?, forKey key: String)
    }
    public let kCATransactionAnimationDuration: String
    public let kCATransactionDisableActions: String
    public let kCATransactionAnimationTimingFunction: String
    public let kCATransactionCompletionBlock: String
    public let kCAOnOrderIn: String
    public let kCAOnOrderOut: String
    public let kCATransition: String
    public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D
    public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool
    public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool
    public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool
    public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D
    public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform
    extension NSValue {
      public convenience init(caTransform3D t: CATransform3D)
      public var caTransform3DValue: CATransform3D { get }
    }
    extension CAFrameRateRange {
      public var minimum: Float { get set }
      public var maximum: Float { get set }
      public var preferred: Float? { get set }
    }
    """#
}
