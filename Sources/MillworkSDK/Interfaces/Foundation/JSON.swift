extension InterfaceModules.Foundation {
  /// JSON and property lists.
  static let json = #"""
    // https://developer.apple.com/documentation/foundation/jsonencoder
    open class JSONEncoder : @unchecked Sendable {
      public init()
      open var outputFormatting: JSONEncoder.OutputFormatting { get set }
      open var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy { get set }
      open var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy { get set }
      open var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy { get set }
      open var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy { get set }
      open var userInfo: [CodingUserInfoKey : any Sendable] { get set }
      open func encode<T>(_ value: T) throws -> Data where T : Encodable
      public struct OutputFormatting : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let prettyPrinted: JSONEncoder.OutputFormatting
        public static let sortedKeys: JSONEncoder.OutputFormatting
        @available(Apple 2019, *)
        public static let withoutEscapingSlashes: JSONEncoder.OutputFormatting
      }
      public enum DateEncodingStrategy : Sendable {
        case deferredToDate
        case secondsSince1970
        case millisecondsSince1970
        case iso8601
        case formatted(DateFormatter)
        @preconcurrency case custom(@Sendable (Date, any Encoder) throws -> Void)
      }
      public enum DataEncodingStrategy : Sendable {
        case deferredToData
        case base64
        @preconcurrency case custom(@Sendable (Data, any Encoder) throws -> Void)
      }
      public enum NonConformingFloatEncodingStrategy : Sendable {
        case `throw`
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
      }
      public enum KeyEncodingStrategy : Sendable {
        case useDefaultKeys
        case convertToSnakeCase
        @preconcurrency case custom(@Sendable ([any CodingKey]) -> any CodingKey)
      }
    }
    open class JSONDecoder : @unchecked Sendable {
      public init()
      open var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy { get set }
      open var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy { get set }
      open var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy { get set }
      open var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy { get set }
      open var userInfo: [CodingUserInfoKey : any Sendable] { get set }
      @available(Apple 2021, *)
      open var allowsJSON5: Bool { get set }
      @available(Apple 2021, *)
      open var assumesTopLevelDictionary: Bool { get set }
      open func decode<T>(_ type: T.Type, from data: Data) throws -> T where T : Decodable
      public enum DateDecodingStrategy : Sendable {
        case deferredToDate
        case secondsSince1970
        case millisecondsSince1970
        case iso8601
        case formatted(DateFormatter)
        @preconcurrency case custom(@Sendable (any Decoder) throws -> Date)
      }
      public enum DataDecodingStrategy : Sendable {
        case deferredToData
        case base64
        @preconcurrency case custom(@Sendable (any Decoder) throws -> Data)
      }
      public enum NonConformingFloatDecodingStrategy : Sendable {
        case `throw`
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
      }
      public enum KeyDecodingStrategy : Sendable {
        case useDefaultKeys
        case convertFromSnakeCase
        @preconcurrency case custom(@Sendable ([any CodingKey]) -> any CodingKey)
      }
    }

    // https://developer.apple.com/documentation/foundation/jsonserialization
    open class JSONSerialization : NSObject {
      override public init()
      @discardableResult open class func isValidJSONObject(_ obj: Any) -> Bool
      @discardableResult open class func data(withJSONObject obj: Any, options opt: JSONSerialization.WritingOptions = []) throws -> Data
      @discardableResult open class func jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = []) throws -> Any
      public struct ReadingOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var mutableContainers: JSONSerialization.ReadingOptions { get }
        public static var mutableLeaves: JSONSerialization.ReadingOptions { get }
        public static var fragmentsAllowed: JSONSerialization.ReadingOptions { get }
        @available(Apple 2021, *)
        public static var json5Allowed: JSONSerialization.ReadingOptions { get }
        @available(Apple 2021, *)
        public static var topLevelDictionaryAssumed: JSONSerialization.ReadingOptions { get }
        @available(*, deprecated: 100000.0, renamed: "JSONSerialization.ReadingOptions.fragmentsAllowed")
        public static var allowFragments: JSONSerialization.ReadingOptions { get }
      }
      public struct WritingOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var prettyPrinted: JSONSerialization.WritingOptions { get }
        public static var sortedKeys: JSONSerialization.WritingOptions { get }
        public static var fragmentsAllowed: JSONSerialization.WritingOptions { get }
        @available(Apple 2019, *)
        public static var withoutEscapingSlashes: JSONSerialization.WritingOptions { get }
      }
    }

    // https://developer.apple.com/documentation/foundation/propertylistencoder
    open class PropertyListEncoder : @unchecked Sendable {
      public init()
      open var outputFormat: PropertyListSerialization.PropertyListFormat { get set }
      open var userInfo: [CodingUserInfoKey : any Sendable] { get set }
      open func encode<Value>(_ value: Value) throws -> Data where Value : Encodable
    }
    open class PropertyListDecoder : @unchecked Sendable {
      public init()
      open var userInfo: [CodingUserInfoKey : any Sendable] { get set }
      open func decode<T>(_ type: T.Type, from data: Data) throws -> T where T : Decodable
      open func decode<T>(_ type: T.Type, from data: Data, format: inout PropertyListSerialization.PropertyListFormat) throws -> T where T : Decodable
    }
    open class PropertyListSerialization : NSObject {
      override public init()
      @discardableResult open class func propertyList(_ plist: Any, isValidFor format: PropertyListSerialization.PropertyListFormat) -> Bool
      @discardableResult open class func data(fromPropertyList plist: Any, format: PropertyListSerialization.PropertyListFormat, options opt: PropertyListSerialization.WriteOptions) throws -> Data
      @discardableResult open class func propertyList(from data: Data, options opt: PropertyListSerialization.ReadOptions = [], format: UnsafeMutablePointer<PropertyListSerialization.PropertyListFormat>?) throws -> Any
      public typealias ReadOptions = PropertyListSerialization.MutabilityOptions
      public typealias WriteOptions = Int
      public struct MutabilityOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var mutableContainers: PropertyListSerialization.MutabilityOptions { get }
        public static var mutableContainersAndLeaves: PropertyListSerialization.MutabilityOptions { get }
      }
      @objc public enum PropertyListFormat : UInt, Sendable {
        case openStep
        case xml
        case binary
        public init?(rawValue: UInt)
        public typealias RawValue = UInt
        public var rawValue: UInt { get }
      }
    }
    """#
}
