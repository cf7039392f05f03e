extension InterfaceModules.Foundation {
  /// Numbers as objects. Swift's `intValue` is an `Int`, and the C type `int` has `int32Value`.
  static let numbers = #"""
    // https://developer.apple.com/documentation/foundation/nsnumber
    open class NSValue : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
      open func copy(with zone: NSZone? = nil) -> Any
      public required convenience init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open class var supportsSecureCoding: Bool { get }
      public convenience init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<CChar>)
      public convenience init(_ value: UnsafeRawPointer, withObjCType type: UnsafePointer<CChar>)
      public convenience init(pointer: UnsafeRawPointer?)
      open var objCType: UnsafePointer<CChar> { get }
      open var pointerValue: UnsafeMutableRawPointer? { get }
      open var nonretainedObjectValue: Any? { get }
      open func getValue(_ value: UnsafeMutableRawPointer, size: Int)
      open func isEqual(to value: NSValue) -> Bool
    }
    open class NSNumber : NSValue, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, @unchecked Sendable {
      public required init(integerLiteral value: Int)
      public required init(floatLiteral value: Double)
      public required init(booleanLiteral value: Bool)
      public init(value: Int8)
      public init(value: UInt8)
      public init(value: Int16)
      public init(value: UInt16)
      public init(value: Int32)
      public init(value: UInt32)
      public init(value: Int64)
      public init(value: UInt64)
      public init(value: Int)
      public init(value: UInt)
      public init(value: Float)
      public init(value: Double)
      public init(value: Bool)
      open var int8Value: Int8 { get }
      open var uint8Value: UInt8 { get }
      open var int16Value: Int16 { get }
      open var uint16Value: UInt16 { get }
      open var int32Value: Int32 { get }
      open var uint32Value: UInt32 { get }
      open var int64Value: Int64 { get }
      open var uint64Value: UInt64 { get }
      open var intValue: Int { get }
      open var uintValue: UInt { get }
      open var floatValue: Float { get }
      open var doubleValue: Double { get }
      open var boolValue: Bool { get }
      open var stringValue: String { get }
      open var decimalValue: Decimal { get }
      open func description(withLocale locale: Any?) -> String
      @discardableResult open func compare(_ otherNumber: NSNumber) -> ComparisonResult
      @discardableResult open func isEqual(to number: NSNumber) -> Bool
    }
    extension Int {
      public init?(exactly number: NSNumber)
      public init(truncating number: NSNumber)
    }
    extension Int8 {
      public init?(exactly number: NSNumber)
      public init(truncating number: NSNumber)
    }
    extension Int16 {
      public init?(exactly number: NSNumber)
      public init(truncating number: NSNumber)
    }
    extension Int32 {
      public init?(exactly number: NSNumber)
      public init(truncating number: NSNumber)
    }
    extension Int64 {
      public init?(exactly number: NSNumber)
      public init(truncating number: NSNumber)
    }
    extension UInt {
      public init?(exactly number: NSNumber)
      public init(truncating number: NSNumber)
    }
    extension UInt8 {
      public init?(exactly number: NSNumber)
      public init(truncating number: NSNumber)
    }
    extension UInt16 {
      public init?(exactly number: NSNumber)
      public init(truncating number: NSNumber)
    }
    extension UInt32 {
      public init?(exactly number: NSNumber)
      public init(truncating number: NSNumber)
    }
    extension UInt64 {
      public init?(exactly number: NSNumber)
      public init(truncating number: NSNumber)
    }
    extension Float {
      public init?(exactly number: NSNumber)
      public init(truncating number: NSNumber)
    }
    extension Double {
      public init?(exactly number: NSNumber)
      public init(truncating number: NSNumber)
    }
    extension Bool {
      public init?(exactly number: NSNumber)
      public init(truncating number: NSNumber)
    }
    extension CGFloat {
      public init?(exactly number: NSNumber)
      public init(truncating number: NSNumber)
    }
    """#
}
