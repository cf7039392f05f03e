extension InterfaceModules.AppKit {
  /// Anchors and constraints.
  static let nsLayout = #"""
    // https://developer.apple.com/documentation/appkit
    // Layout.
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSLayoutAnchor<AnchorType> : NSObject where AnchorType : AnyObject {
      @MainActor @preconcurrency override public init()
      @discardableResult @MainActor @preconcurrency open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor> {
      @MainActor @preconcurrency override public init()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor> {
      @MainActor @preconcurrency override public init()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension> {
      @MainActor @preconcurrency override public init()
      @objc @discardableResult @MainActor @preconcurrency open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
      @objc @discardableResult @MainActor @preconcurrency open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
      @objc @discardableResult @MainActor @preconcurrency open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
      @discardableResult @MainActor @preconcurrency open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSLayoutGuide : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var topAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var bottomAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var leadingAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var trailingAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var centerXAnchor: NSLayoutXAxisAnchor { get }
      @MainActor @preconcurrency open var centerYAnchor: NSLayoutYAxisAnchor { get }
      @MainActor @preconcurrency open var widthAnchor: NSLayoutDimension { get }
      @MainActor @preconcurrency open var heightAnchor: NSLayoutDimension { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class NSLayoutConstraint : NSObject {
      @MainActor @preconcurrency override public init()
      @objc @MainActor @preconcurrency open var constant: CGFloat { get set }
      @objc @MainActor @preconcurrency open var isActive: Bool { get set }
      @objc @MainActor @preconcurrency open var priority: NSLayoutConstraint.Priority { get set }
      @objc @MainActor @preconcurrency open class func activate(_ constraints: [NSLayoutConstraint])
      @objc @MainActor @preconcurrency open class func deactivate(_ constraints: [NSLayoutConstraint])
      @objc public enum Orientation : Int, Sendable {
        case horizontal
        case vertical
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct Priority : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: Float)
        public init(rawValue: Float)
        public var rawValue: Float { get }
        public static var required: NSLayoutConstraint.Priority { get }
        public static var defaultHigh: NSLayoutConstraint.Priority { get }
        public static var defaultLow: NSLayoutConstraint.Priority { get }
        public static var fittingSizeCompression: NSLayoutConstraint.Priority { get }
      }
    }
    """#
}
