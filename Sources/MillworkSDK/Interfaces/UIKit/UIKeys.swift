extension InterfaceModules.UIKit {
  /// Keys of hardware keyboards, behaviours of dynamics, and what else views draw and show.
  static let uiKeys = #"""
    #if !os(watchOS)
    // https://developer.apple.com/documentation/uikit/uikeyboardhidusage
    @objc public enum UIKeyboardHIDUsage : Int, Sendable {
      case keyboardA
      case keyboardB
      case keyboardC
      case keyboardD
      case keyboardE
      case keyboardF
      case keyboardG
      case keyboardH
      case keyboardI
      case keyboardJ
      case keyboardK
      case keyboardL
      case keyboardM
      case keyboardN
      case keyboardO
      case keyboardP
      case keyboardQ
      case keyboardR
      case keyboardS
      case keyboardT
      case keyboardU
      case keyboardV
      case keyboardW
      case keyboardX
      case keyboardY
      case keyboardZ
      case keyboard0
      case keyboard1
      case keyboard2
      case keyboard3
      case keyboard4
      case keyboard5
      case keyboard6
      case keyboard7
      case keyboard8
      case keyboard9
      case keyboardReturnOrEnter
      case keyboardEscape
      case keyboardDeleteOrBackspace
      case keyboardTab
      case keyboardSpacebar
      case keyboardHyphen
      case keyboardEqualSign
      case keyboardComma
      case keyboardPeriod
      case keyboardSlash
      case keyboardUpArrow
      case keyboardDownArrow
      case keyboardLeftArrow
      case keyboardRightArrow
      case keyboardHome
      case keyboardEnd
      case keyboardPageUp
      case keyboardPageDown
      case keyboardDeleteForward
      case keyboardLeftShift
      case keyboardLeftControl
      case keyboardLeftAlt
      case keyboardLeftGUI
      case keyboardRightShift
      case keyboardRightControl
      case keyboardRightAlt
      case keyboardRightGUI
      case keyboardCapsLock
      case keyboardF1
      case keyboardF2
      case keyboardF3
      case keyboardF4
      case keyboardF5
      case keyboardF6
      case keyboardF7
      case keyboardF8
      case keyboardF9
      case keyboardF10
      case keyboardF11
      case keyboardF12
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    // https://developer.apple.com/documentation/uikit/uidynamicitembehavior
    @MainActor @preconcurrency open class UIDynamicItemBehavior : UIDynamicBehavior {
      @MainActor @preconcurrency public init(items: [any UIDynamicItem])
      @MainActor @preconcurrency open func addItem(_ item: any UIDynamicItem)
      @MainActor @preconcurrency open func removeItem(_ item: any UIDynamicItem)
      @MainActor @preconcurrency open var elasticity: CGFloat { get set }
      @MainActor @preconcurrency open var friction: CGFloat { get set }
      @MainActor @preconcurrency open var density: CGFloat { get set }
      @MainActor @preconcurrency open var resistance: CGFloat { get set }
      @MainActor @preconcurrency open var angularResistance: CGFloat { get set }
      @MainActor @preconcurrency open var allowsRotation: Bool { get set }
      @MainActor @preconcurrency open var isAnchored: Bool { get set }
      @MainActor @preconcurrency open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem)
      @MainActor @preconcurrency open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem)
    }
    @MainActor @preconcurrency open class UIPushBehavior : UIDynamicBehavior {
      @MainActor @preconcurrency public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode)
      @MainActor @preconcurrency open var active: Bool { get set }
      @MainActor @preconcurrency open var angle: CGFloat { get set }
      @MainActor @preconcurrency open var magnitude: CGFloat { get set }
      @MainActor @preconcurrency open var pushDirection: CGVector { get set }
      @objc public enum Mode : Int, Sendable {
        case continuous
        case instantaneous
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @MainActor @preconcurrency open class UIAttachmentBehavior : UIDynamicBehavior {
      @MainActor @preconcurrency public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint)
      @MainActor @preconcurrency public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem)
      @MainActor @preconcurrency open var anchorPoint: CGPoint { get set }
      @MainActor @preconcurrency open var length: CGFloat { get set }
      @MainActor @preconcurrency open var damping: CGFloat { get set }
      @MainActor @preconcurrency open var frequency: CGFloat { get set }
    }
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    @MainActor @preconcurrency open class UIUpdateLink : NSObject {
      @MainActor @preconcurrency public init(view: UIView)
      @MainActor @preconcurrency public init(windowScene: UIWindowScene)
      @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @MainActor @preconcurrency open var requiresContinuousUpdates: Bool { get set }
      @MainActor @preconcurrency open var wantsLowLatencyEventDispatch: Bool { get set }
    }
    open class UIImageAsset : NSObject {
      override public init()
      open func image(with traitCollection: UITraitCollection) -> UIImage
      open func register(_ image: UIImage, with traitCollection: UITraitCollection)
    }
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    extension UIContentUnavailableConfiguration {
      public struct ButtonProperties : Hashable {
        public var primaryAction: UIAction? { get set }
        public var menu: UIMenu? { get set }
        public var isEnabled: Bool { get set }
        public static func == (a: UIContentUnavailableConfiguration.ButtonProperties, b: UIContentUnavailableConfiguration.ButtonProperties) -> Bool
        public func hash(into hasher: inout Hasher)
      }
    }
    // https://developer.apple.com/documentation/uikit/uicontentunavailableview
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    @MainActor @preconcurrency open class UIContentUnavailableView : UIView {
      @MainActor @preconcurrency public init(configuration: UIContentUnavailableConfiguration)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var configuration: UIContentUnavailableConfiguration { get set }
      @MainActor @preconcurrency open var scrollEnabled: Bool { get set }
    }
    // https://developer.apple.com/documentation/uikit/uigraphicspushcontext(_:)
    public func UIGraphicsPushContext(_ context: CGContext)
    public func UIGraphicsPopContext()
    public func UIRectClip(_ rect: CGRect)
    public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode)
    extension CGRect {
      public func inset(by insets: UIEdgeInsets) -> CGRect
    }
    extension NSCoder {
      public class func string(for point: CGPoint) -> String
      public class func string(for size: CGSize) -> String
      public class func string(for rect: CGRect) -> String
      public class func cgPoint(for string: String) -> CGPoint
      public class func cgSize(for string: String) -> CGSize
      public class func cgRect(for string: String) -> CGRect
    }
    extension UIContentSizeCategory : Comparable {
      public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool
    }
    #endif
    """#
}
