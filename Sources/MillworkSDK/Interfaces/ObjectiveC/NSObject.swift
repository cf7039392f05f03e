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
      func responds(to aSelector: Selector!) -> Bool
    }
    @objc open class NSObject : NSObjectProtocol, Equatable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      @objc public init()
      @discardableResult @objc open func isEqual(_ object: Any?) -> Bool
      @objc open var hash: Int { get }
      @objc open var superclass: AnyClass? { get }
      @discardableResult @objc open func isKind(of aClass: AnyClass) -> Bool
      @discardableResult @objc open func responds(to aSelector: Selector!) -> Bool
      @discardableResult @objc open func copy() -> Any
      @discardableResult @objc open func mutableCopy() -> Any
      open var description: String { get }
      open var debugDescription: String { get }
      @objc open func perform(_ aSelector: Selector!, with object: Any?, afterDelay delay: Double)
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
    """#
}
