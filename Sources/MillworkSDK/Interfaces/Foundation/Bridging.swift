extension InterfaceModules.Foundation {
  /// Which values Objective-C knows as objects, so that `@objc` methods may take them, and the conversions of errors
  /// that the compiler calls for them.
  static let bridging =
    classes + bridgedValues.map { bridge($0.value, to: $0.object) }.joined()
    + bridge("Array", to: "NSArray", as: "[Element]") + bridge("Set", to: "NSSet", as: "Set<Element>")
    + bridge("Dictionary", to: "NSDictionary", as: "[Key : Value]")
    + bridge("Measurement", to: "NSMeasurement", as: "Measurement<UnitType>")
    + bridge("AnyHashable", to: "NSObject")

  /// https://developer.apple.com/documentation/swift/working-with-foundation-types
  private static let bridgedValues: [(value: String, object: String)] =
    [
      ("String", "NSString"), ("Notification", "NSNotification"), ("URL", "NSURL"), ("Data", "NSData"),
      ("Date", "NSDate"), ("UUID", "NSUUID"), ("IndexSet", "NSIndexSet"), ("IndexPath", "NSIndexPath"),
      ("Locale", "NSLocale"), ("TimeZone", "NSTimeZone"), ("Calendar", "NSCalendar"),
      ("DateComponents", "NSDateComponents"), ("DateInterval", "NSDateInterval"),
      ("URLRequest", "NSURLRequest"),
      ("URLQueryItem", "NSURLQueryItem"), ("URLComponents", "NSURLComponents"),
      ("CharacterSet", "NSCharacterSet"), ("Decimal", "NSDecimalNumber"),
    ]
    + [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Bool",
      "Float", "Double", "CGFloat",
    ].map { ($0, "NSNumber") }
    + ["NSRange", "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform"].map { ($0, "NSValue") }

  /// The conformance of `value`, whose objects are those of the class `object`; inside of it the type is called `name`.
  private static func bridge(_ value: String, to object: String, as name: String? = nil) -> String {
    let name = name ?? value
    return """

      extension \(value) : _ObjectiveCBridgeable {
        public typealias _ObjectiveCType = \(object)
        public func _bridgeToObjectiveC() -> \(object)
        public static func _forceBridgeFromObjectiveC(_ source: \(object), result: inout \(name)?)
        @discardableResult public static func _conditionallyBridgeFromObjectiveC(_ source: \(object), result: inout \(name)?) -> Bool
        public static func _unconditionallyBridgeFromObjectiveC(_ source: \(object)?) -> \(name)
      }
      """
  }

  /// What makes a class one whose objects can be copied and archived.
  private static let coding = """
      public required convenience init?(coder: NSCoder)
      public func encode(with coder: NSCoder)
      open class var supportsSecureCoding: Bool { get }
      public func copy(with zone: NSZone? = nil) -> Any

    """

  private static let classes =
    emptyClasses.map {
      "open class \($0) : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {\n  override public init()\n"
        + coding + "}\n"
    }.joined() + #"""
      open class NSDecimalNumber : NSNumber, @unchecked Sendable {
        public init(decimal dcm: Decimal)
        override public init(value: Int)
        override public init(value: Double)
        override public init(value: Float)
        public required init(integerLiteral value: Int)
        public required init(floatLiteral value: Double)
        public required init(booleanLiteral value: Bool)
      }
      public func _convertErrorToNSError(_ error: any Error) -> NSError
      public func _convertNSErrorToError(_ error: NSError?) -> any Error
      """#

  /// Classes that only stand for their values in Objective-C.
  private static let emptyClasses = [
    "NSURL", "NSData", "NSDate", "NSUUID", "NSIndexSet", "NSIndexPath", "NSLocale", "NSCalendar",
    "NSDateComponents", "NSDateInterval", "NSURLQueryItem", "NSURLComponents", "NSCharacterSet",
    "NSMeasurement",
  ]
}
