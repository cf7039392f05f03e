extension InterfaceModules.JavaScriptCore {
  /// Contexts that run scripts.
  static let scripts = #"""
    // https://developer.apple.com/documentation/javascriptcore
    @_exported import Foundation
    import CoreGraphics
    import Swift
    import _Concurrency
    open class JSVirtualMachine : NSObject {
      override public init()
      open func addManagedReference(_ object: Any!, withOwner owner: Any!)
      open func removeManagedReference(_ object: Any!, withOwner owner: Any!)
    }
    // https://developer.apple.com/documentation/javascriptcore/jscontext
    // It is no NSObject here: an initialiser that may fail can't override one that doesn't.
    open class JSContext : Hashable {
      public init!()
      public init!(virtualMachine: JSVirtualMachine!)
      public static func == (a: JSContext, b: JSContext) -> Bool
      public func hash(into hasher: inout Hasher)
      @discardableResult open func evaluateScript(_ script: String!) -> JSValue!
      @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue!
      open class func current() -> JSContext!
      open class func currentThis() -> JSValue!
      open class func currentArguments() -> [Any]!
      open var globalObject: JSValue! { get }
      open var exception: JSValue! { get set }
      open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! { get set }
      open var virtualMachine: JSVirtualMachine! { get }
      open var name: String! { get set }
      @available(iOS 16.4, macOS 13.3, tvOS 16.4, *)
      open var isInspectable: Bool { get set }
      open func objectForKeyedSubscript(_ key: Any!) -> JSValue!
      open func setObject(_ object: Any!, forKeyedSubscript key: (any NSObjectProtocol)!)
    }
    extension JSContext {
      public subscript(key: String) -> JSValue? { get }
    }
    // https://developer.apple.com/documentation/javascriptcore/jsvalue
    open class JSValue : NSObject {
      public init!(object value: Any!, in context: JSContext!)
      public init!(bool value: Bool, in context: JSContext!)
      public init!(double value: Double, in context: JSContext!)
      public init!(int32 value: Int32, in context: JSContext!)
      public init!(uInt32 value: UInt32, in context: JSContext!)
      public init!(newObjectIn context: JSContext!)
      public init!(newArrayIn context: JSContext!)
      public init!(newErrorFromMessage message: String!, in context: JSContext!)
      public init!(nullIn context: JSContext!)
      public init!(undefinedIn context: JSContext!)
      public init!(newPromiseIn context: JSContext!, fromExecutor callback: ((JSValue?, JSValue?) -> Void)!)
      open var context: JSContext! { get }
      open func toObject() -> Any!
      open func toObjectOf(_ expectedClass: AnyClass!) -> Any!
      open func toBool() -> Bool
      open func toDouble() -> Double
      open func toInt32() -> Int32
      open func toUInt32() -> UInt32
      open func toNumber() -> NSNumber!
      open func toString() -> String!
      open func toDate() -> Date!
      open func toArray() -> [Any]!
      open func toDictionary() -> [AnyHashable : Any]!
      open func toPoint() -> CGPoint
      open func toRect() -> CGRect
      open func toSize() -> CGSize
      open func forProperty(_ property: Any!) -> JSValue!
      open func setValue(_ value: Any!, forProperty property: Any!)
      @discardableResult open func deleteProperty(_ property: Any!) -> Bool
      open func hasProperty(_ property: Any!) -> Bool
      open func atIndex(_ index: Int) -> JSValue!
      open func setValue(_ value: Any!, at index: Int)
      open var isUndefined: Bool { get }
      open var isNull: Bool { get }
      open var isBoolean: Bool { get }
      open var isNumber: Bool { get }
      open var isString: Bool { get }
      open var isObject: Bool { get }
      open var isArray: Bool { get }
      open var isDate: Bool { get }
      open var isSymbol: Bool { get }
      open func isEqual(to value: Any!) -> Bool
      open func isInstance(of value: Any!) -> Bool
      @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue!
      @discardableResult open func construct(withArguments arguments: [Any]!) -> JSValue!
      @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue!
      open func objectForKeyedSubscript(_ key: Any!) -> JSValue!
      open func objectAtIndexedSubscript(_ index: Int) -> JSValue!
      open func setObject(_ object: Any!, forKeyedSubscript key: Any!)
    }
    open class JSManagedValue : NSObject {
      public init!(value: JSValue!)
      open var value: JSValue! { get }
    }
    @objc public protocol JSExport {
    }
    """#
}
