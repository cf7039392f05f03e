extension InterfaceModules.Foundation {
  /// Observing properties by their names.
  static let observing = #"""
    // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/observevalue(forkeypath:of:change:context:)
    public struct NSKeyValueObservingOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var new: NSKeyValueObservingOptions { get }
      public static var old: NSKeyValueObservingOptions { get }
      public static var initial: NSKeyValueObservingOptions { get }
      public static var prior: NSKeyValueObservingOptions { get }
    }
    public struct NSKeyValueChangeKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public var rawValue: String { get }
      public init(rawValue: String)
      public static let kindKey: NSKeyValueChangeKey
      public static let newKey: NSKeyValueChangeKey
      public static let oldKey: NSKeyValueChangeKey
      public static let indexesKey: NSKeyValueChangeKey
      public static let notificationIsPriorKey: NSKeyValueChangeKey
    }
    extension NSObject {
      @objc open func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?)
      @objc open func addObserver(_ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?)
      @objc open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?)
      @objc open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String)
    }
    // https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift
    public struct NSKeyValueObservedChange<Value> {
      public let newValue: Value?
      public let oldValue: Value?
      public let indexes: IndexSet?
      public let isPrior: Bool
    }
    public class NSKeyValueObservation : NSObject {
      @objc public func invalidate()
    }
    public protocol _KeyValueCodingAndObserving {}
    extension NSObject : _KeyValueCodingAndObserving {}
    extension _KeyValueCodingAndObserving {
      @preconcurrency public func observe<Value>(_ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [], changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation
    }
    """#
}
