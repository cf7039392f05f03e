extension InterfaceModules.ObjectiveC {
  /// NSObject, its protocol and selectors.
  static let nsObject = #"""
    // https://developer.apple.com/documentation/objectivec
    import Swift
    import _Concurrency
    import _StringProcessing

    @objc public protocol NSObjectProtocol {
      func isEqual(_ object: Any?) -> Bool
      var hash: Int { get }
      var superclass: AnyClass? { get }
      func isKind(of aClass: AnyClass) -> Bool
      func isMember(of aClass: AnyClass) -> Bool
      func conforms(to aProtocol: Protocol) -> Bool
      func responds(to aSelector: Selector!) -> Bool
      func isProxy() -> Bool
      func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>!
      func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>!
      func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
    }
    @objc public class Protocol : NSObject {
    }
    @objc open class NSObject : NSObjectProtocol, Equatable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      @objc public init()
      @discardableResult @objc open func isEqual(_ object: Any?) -> Bool
      @objc open var hash: Int { get }
      @objc open var superclass: AnyClass? { get }
      @discardableResult @objc open func isKind(of aClass: AnyClass) -> Bool
      @objc open func isMember(of aClass: AnyClass) -> Bool
      @objc open func conforms(to aProtocol: Protocol) -> Bool
      @objc open func isProxy() -> Bool
      @objc open class func conforms(to aProtocol: Protocol) -> Bool
      @objc open class func isSubclass(of aClass: AnyClass) -> Bool
      @objc open class func instancesRespond(to aSelector: Selector!) -> Bool
      @objc open class func superclass() -> AnyClass?
      @objc open func doesNotRecognizeSelector(_ aSelector: Selector!)
      @objc open func forwardingTarget(for aSelector: Selector!) -> Any?
      @objc open func method(for aSelector: Selector!) -> IMP!
      @discardableResult @objc open func responds(to aSelector: Selector!) -> Bool
      @discardableResult @objc open func copy() -> Any
      @discardableResult @objc open func mutableCopy() -> Any
      open var description: String { get }
      open var debugDescription: String { get }
      @discardableResult @objc open func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>!
      @discardableResult @objc open func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>!
      @discardableResult @objc open func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
      @objc open func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: Double)
      @objc open class func cancelPreviousPerformRequests(withTarget aTarget: Any)
      @objc open class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?)
      @discardableResult open func value(forKey key: String) -> Any?
      open func setValue(_ value: Any?, forKey key: String)
      public static func == (a: NSObject, b: NSObject) -> Bool
      public func hash(into hasher: inout Hasher)
      public var hashValue: Int { get }
    }
    @frozen public struct Selector : ExpressibleByStringLiteral, Hashable, CustomStringConvertible, @unchecked Sendable {
      // The compiler makes selectors by itself and needs to know how they lie in memory.
      internal var ptr: OpaquePointer
      public init(_ str: String)
      public init(stringLiteral value: String)
      public var description: String { get }
      public static func == (a: Selector, b: Selector) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @frozen public struct ObjCBool : ExpressibleByBooleanLiteral {
      internal var _value: Bool
      public init(_ value: Bool)
      public init(booleanLiteral value: Bool)
      public var boolValue: Bool { get }
    }
    // C's option sets and structures can be represented in Objective-C; for the compiler, a Swift structure can where
    // it stands for an object.
    @objc public class _CObject : NSObject {
      @objc override public init()
    }
    public protocol _CValue : _ObjectiveCBridgeable where _ObjectiveCType == _CObject {}
    extension _CValue {
      public func _bridgeToObjectiveC() -> _CObject
      public static func _forceBridgeFromObjectiveC(_ source: _CObject, result: inout Self?)
      @discardableResult public static func _conditionallyBridgeFromObjectiveC(_ source: _CObject, result: inout Self?) -> Bool
      public static func _unconditionallyBridgeFromObjectiveC(_ source: _CObject?) -> Self
    }
    // The compiler calls these where a Bool goes to or comes from Objective-C.
    public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool
    public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool
    // https://developer.apple.com/documentation/objectivec/objc_associationpolicy
    public enum objc_AssociationPolicy : UInt, Sendable {
      case OBJC_ASSOCIATION_ASSIGN
      case OBJC_ASSOCIATION_RETAIN_NONATOMIC
      case OBJC_ASSOCIATION_COPY_NONATOMIC
      case OBJC_ASSOCIATION_RETAIN
      case OBJC_ASSOCIATION_COPY
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any?
    public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy)
    public func objc_removeAssociatedObjects(_ object: Any)
    public typealias Method = OpaquePointer
    public typealias IMP = OpaquePointer
    public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method?
    public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method?
    public func method_exchangeImplementations(_ m1: Method, _ m2: Method)
    public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool
    public func method_getImplementation(_ m: Method) -> IMP
    public func object_getClass(_ obj: Any?) -> AnyClass?
    public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass?
    """#
}
