extension InterfaceModules.JavaScriptCore {
  /// Contexts that run scripts.
  static let scripts = #"""
    // https://developer.apple.com/documentation/javascriptcore
    @_exported import Foundation
    import Swift
    import _Concurrency
    open class JSContext : NSObject {
      override public init()
      open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! { get set }
      @discardableResult open func evaluateScript(_ script: String!) -> JSValue!
      open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!)
      open func objectForKeyedSubscript(_ key: Any!) -> JSValue!
    }
    open class JSValue : NSObject {
      open func call(withArguments arguments: [Any]!) -> JSValue!
      open func toString() -> String!
      open func toInt32() -> Int32
      open func toDouble() -> Double
      open func toBool() -> Bool
      open func toObject() -> Any!
      open func toArray() -> [Any]!
      open func toDictionary() -> [AnyHashable : Any]!
      open var isUndefined: Bool { get }
      open var isNull: Bool { get }
      open func objectForKeyedSubscript(_ key: Any!) -> JSValue!
    }
    public protocol JSExport {
    }
    """#
}
