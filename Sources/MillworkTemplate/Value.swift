import MillworkSource

/// A value that templates work with: what a document holds, with the place that it came from.
///
/// Copying a value is cheap; dictionaries keep the order in which their entries were given.
public struct Value: Sendable {
  /// One entry of a dictionary.
  public struct Entry: Sendable {
    /// The name.
    public let key: String
    /// The place of the name; what a loop's key variable prints leads there.
    public let keyOrigin: Span?
    /// The value.
    public let value: Value
    /// The hash that the key is searched by.
    let hash: UInt64

    /// An entry; `keyOrigin` is the place of the name where it is known.
    public init(key: String, value: Value, keyOrigin: Span? = nil) {
      self.key = key
      self.value = value
      self.keyOrigin = keyOrigin
      hash = DictionaryStorage.hash(key)
    }
  }

  enum Payload: Sendable {
    /// No value at all; `isReported` where the reason is an error that was reported.
    case undefined(isReported: Bool)
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case text([UInt8])
    case mapped(MappedStorage)
    case array([Value])
    case dictionary(DictionaryStorage)
    case range(RangeStorage)
    case macro(MacroStorage)
  }

  let payload: Payload
  /// The place that the value came from, or `nil` where it was computed.
  public let origin: Span?
  /// Whether a text repeats its origin byte for byte.
  let isExact: Bool
  /// How deep lists and dictionaries stand in each other here.
  let depth: UInt16

  init(_ payload: Payload, origin: Span? = nil, isExact: Bool = false, depth: UInt16 = 0) {
    self.payload = payload
    self.origin = origin
    self.isExact = isExact
    self.depth = depth
  }

  /// No value; prints nothing, counts as false, and is replaced by the filter `default`.
  public static let null = Value(.null)
  static let undefined = Value(.undefined(isReported: false))
  /// What there is after an error that was reported: no further errors come of it.
  static let failed = Value(.undefined(isReported: true))

  /// No value at a place.
  public static func null(origin: Span?) -> Value { Value(.null, origin: origin) }
  /// A truth value.
  public static func bool(_ value: Bool, origin: Span? = nil) -> Value { Value(.bool(value), origin: origin) }
  /// A whole number.
  public static func integer(_ value: Int, origin: Span? = nil) -> Value {
    Value(.integer(value), origin: origin)
  }
  /// A number with a fraction; prints as Swift prints a `Double`.
  public static func number(_ value: Double, origin: Span? = nil) -> Value {
    Value(.number(value), origin: origin)
  }
  /// A text that stands for the whole of `origin`.
  public static func string(_ text: String, origin: Span? = nil) -> Value {
    Value(.text(Array(text.utf8)), origin: origin)
  }
  /// A text in UTF-8; `isExact` says that it repeats `origin` byte for byte.
  public static func utf8(_ bytes: [UInt8], origin: Span? = nil, isExact: Bool = false) -> Value {
    Value(.text(bytes), origin: origin, isExact: isExact && origin?.count == bytes.count)
  }
  /// A text whose pieces know their origins; output keeps them.
  public static func text(_ text: MappedText) -> Value {
    guard text.pieces.count > 1 || text.pieces.first?.enclosing != nil else {
      let origin = text.pieces.first?.origin
      return Value(.text(text.bytes), origin: origin?.span, isExact: origin?.isExact ?? false)
    }
    let storage = MappedStorage(text)
    return Value(.mapped(storage), origin: storage.origin)
  }
  /// A list.
  public static func array(_ values: [Value], origin: Span? = nil) -> Value {
    var depth: UInt16 = 0
    for value in values { depth = max(depth, value.depth) }
    return Value(.array(values), origin: origin, depth: depth == .max ? depth : depth + 1)
  }
  /// Named values, in the order given; of entries with the same key, the first one counts.
  public static func dictionary(_ entries: [Entry], origin: Span? = nil) -> Value {
    Value(DictionaryStorage(entries), origin: origin)
  }
  /// Named values, in the order given.
  public static func dictionary(_ entries: KeyValuePairs<String, Value>, origin: Span? = nil) -> Value {
    Value(DictionaryStorage(entries.map { Entry(key: $0.key, value: $0.value) }), origin: origin)
  }

  private init(_ storage: DictionaryStorage, origin: Span?) {
    var depth: UInt16 = 0
    for entry in storage.entries { depth = max(depth, entry.value.depth) }
    self.init(.dictionary(storage), origin: origin, depth: depth == .max ? depth : depth + 1)
  }

  /// The same value with another place.
  public func at(_ origin: Span?) -> Value { Value(payload, origin: origin, isExact: false, depth: depth) }
}

extension Value: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self.init(.null) }
  public init(booleanLiteral value: Bool) { self.init(.bool(value)) }
  public init(integerLiteral value: Int) { self.init(.integer(value)) }
  public init(floatLiteral value: Double) { self.init(.number(value)) }
  public init(stringLiteral value: String) { self.init(.text(Array(value.utf8))) }
  public init(arrayLiteral elements: Value...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init(DictionaryStorage(elements.map { Entry(key: $0, value: $1) }), origin: nil)
  }
}

/// What a value holds, for code that reads values: filters and tags written in Swift.
extension Value {
  /// Whether there is nothing: null, or a name that is not defined.
  public var isNull: Bool {
    switch payload {
    case .null, .undefined: true
    default: false
    }
  }
  /// Whether a template asked for a name that does not exist.
  public var isUndefined: Bool {
    if case .undefined = payload { true } else { false }
  }
  /// Whether there is nothing because of an error that was reported.
  var isFailed: Bool {
    if case .undefined(isReported: true) = payload { true } else { false }
  }
  /// The truth value, where it is one.
  public var boolValue: Bool? {
    if case .bool(let value) = payload { value } else { nil }
  }
  /// The whole number, where it is one.
  public var integerValue: Int? {
    if case .integer(let value) = payload { value } else { nil }
  }
  /// The number, whole or not, where it is one.
  public var numberValue: Double? {
    switch payload {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
  /// The bytes of a text, where it is one.
  public var utf8Value: [UInt8]? {
    switch payload {
    case .text(let bytes): bytes
    case .mapped(let storage): storage.text.bytes
    default: nil
    }
  }
  /// The text, where it is one; ill-formed UTF-8 is replaced.
  public var stringValue: String? { utf8Value.map { String(decoding: $0, as: UTF8.self) } }
  /// The text with its origins, where it is one.
  public var mappedValue: MappedText? {
    switch payload {
    case .text(let bytes):
      var text = MappedText()
      text.append(bytes: bytes, origin: textOrigin)
      return text
    case .mapped(let storage): return storage.text
    default: return nil
    }
  }
  /// The elements of a list or range, where it is one.
  public var arrayValue: [Value]? {
    switch payload {
    case .array(let values): values
    case .range(let range): range.values
    default: nil
    }
  }
  /// The entries of a dictionary in order, where it is one.
  public var entries: [Entry]? {
    if case .dictionary(let storage) = payload { storage.entries } else { nil }
  }
  /// The value of an entry; `nil` where there is none or this is no dictionary.
  public subscript(key: String) -> Value? {
    guard case .dictionary(let storage) = payload else { return nil }
    return storage.value(for: key)
  }

  var textOrigin: Origin? { origin.map { isExact ? .exact($0) : .whole($0) } }
}
