extension InterfaceModules.Foundation {
  /// Which values Objective-C knows as objects, so that `@objc` methods may take them.
  static let bridging = #"""
    // https://developer.apple.com/documentation/swift/working-with-foundation-types
    extension String : _ObjectiveCBridgeable {
      public typealias _ObjectiveCType = NSString
      public func _bridgeToObjectiveC() -> NSString
      public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?)
      public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool
      public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String
    }
    extension Notification : _ObjectiveCBridgeable {
      public typealias _ObjectiveCType = NSNotification
      public func _bridgeToObjectiveC() -> NSNotification
      public static func _forceBridgeFromObjectiveC(_ source: NSNotification, result: inout Notification?)
      public static func _conditionallyBridgeFromObjectiveC(_ source: NSNotification, result: inout Notification?) -> Bool
      public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNotification?) -> Notification
    }
    open class NSURL : NSObject, @unchecked Sendable {
      override public init()
    }
    extension URL : _ObjectiveCBridgeable {
      public typealias _ObjectiveCType = NSURL
      public func _bridgeToObjectiveC() -> NSURL
      public static func _forceBridgeFromObjectiveC(_ source: NSURL, result: inout URL?)
      public static func _conditionallyBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) -> Bool
      public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> URL
    }
    open class NSData : NSObject, @unchecked Sendable {
      override public init()
    }
    extension Data : _ObjectiveCBridgeable {
      public typealias _ObjectiveCType = NSData
      public func _bridgeToObjectiveC() -> NSData
      public static func _forceBridgeFromObjectiveC(_ source: NSData, result: inout Data?)
      public static func _conditionallyBridgeFromObjectiveC(_ source: NSData, result: inout Data?) -> Bool
      public static func _unconditionallyBridgeFromObjectiveC(_ source: NSData?) -> Data
    }
    open class NSDate : NSObject, @unchecked Sendable {
      override public init()
    }
    extension Date : _ObjectiveCBridgeable {
      public typealias _ObjectiveCType = NSDate
      public func _bridgeToObjectiveC() -> NSDate
      public static func _forceBridgeFromObjectiveC(_ source: NSDate, result: inout Date?)
      public static func _conditionallyBridgeFromObjectiveC(_ source: NSDate, result: inout Date?) -> Bool
      public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDate?) -> Date
    }
    open class NSUUID : NSObject, @unchecked Sendable {
      override public init()
    }
    extension UUID : _ObjectiveCBridgeable {
      public typealias _ObjectiveCType = NSUUID
      public func _bridgeToObjectiveC() -> NSUUID
      public static func _forceBridgeFromObjectiveC(_ source: NSUUID, result: inout UUID?)
      public static func _conditionallyBridgeFromObjectiveC(_ source: NSUUID, result: inout UUID?) -> Bool
      public static func _unconditionallyBridgeFromObjectiveC(_ source: NSUUID?) -> UUID
    }
    open class NSIndexSet : NSObject, @unchecked Sendable {
      override public init()
    }
    extension IndexSet : _ObjectiveCBridgeable {
      public typealias _ObjectiveCType = NSIndexSet
      public func _bridgeToObjectiveC() -> NSIndexSet
      public static func _forceBridgeFromObjectiveC(_ source: NSIndexSet, result: inout IndexSet?)
      public static func _conditionallyBridgeFromObjectiveC(_ source: NSIndexSet, result: inout IndexSet?) -> Bool
      public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexSet?) -> IndexSet
    }
    extension Array : _ObjectiveCBridgeable {
      public typealias _ObjectiveCType = NSArray
      public func _bridgeToObjectiveC() -> NSArray
      public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?)
      public static func _conditionallyBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) -> Bool
      public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> [Element]
    }
    open class NSArray : NSObject, @unchecked Sendable {
      override public init()
      open var count: Int { get }
    }
    open class NSDictionary : NSObject, @unchecked Sendable {
      override public init()
      open var count: Int { get }
    }
    extension Dictionary : _ObjectiveCBridgeable {
      public typealias _ObjectiveCType = NSDictionary
      public func _bridgeToObjectiveC() -> NSDictionary
      public static func _forceBridgeFromObjectiveC(_ source: NSDictionary, result: inout [Key : Value]?)
      public static func _conditionallyBridgeFromObjectiveC(_ source: NSDictionary, result: inout [Key : Value]?) -> Bool
      public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> [Key : Value]
    }
    """#
}
