import MillworkDocument
import MillworkSource

/// What a value in a manifest may be. The JSON Schema is made of it, and readers take their ranges and names from it.
package indirect enum ValueShape: Sendable {
  /// A text that becomes a string or a comment; numbers and booleans count as their text.
  case text
  /// A text that has more than white space in it, such as a name or Swift code.
  case name
  /// Anything.
  case any
  /// A Swift identifier.
  case identifier
  /// A finite number.
  case number(in: ClosedRange<Double>)
  /// True or false.
  case boolean
  /// What may be the name of a symbol.
  case symbolName
  /// One of these texts.
  case choice([String])
  /// A text of a form, as a regular expression of ECMA 262 without flags (JSON Schema Core, section 6.4).
  case pattern(String)
  /// One number, and no other.
  case constant(Int)
  /// A mapping with the keys of a schema. A closure, since schemas may hold one another.
  case object(@Sendable () -> ObjectSchema)
  /// A list of at least so many values of one kind, and at most so many.
  case list(ValueShape, least: Int, most: Int? = nil)
  /// A mapping of at least so many keys, which are free, or of the given names.
  case map(ValueShape, keys: KeyShape, least: Int = 0)
  /// A mapping that has some keys, whose values are of the given shapes, and none of the other ones.
  case with([(key: String, value: ValueShape)], without: [String])
  /// A value of one of several kinds, the short form first.
  case oneOf([ValueShape])
  /// A shape that many fields share, by a name that the JSON Schema lists it under.
  case shared(String, ValueShape)

  /// The keys of a mapping that are not fixed by a schema.
  package enum KeyShape: Sendable {
    /// Swift identifiers.
    case identifiers
    /// Names of lower-case words joined by hyphens.
    case codes
    /// Any texts.
    case texts
    /// Some of these names.
    case names([String])
  }

  /// Whether the value may be a mapping with fixed keys.
  var takesMapping: Bool {
    switch self {
    case .object: true
    case .shared(_, let shape): shape.takesMapping
    case .oneOf(let shapes): shapes.contains { $0.takesMapping }
    default: false
    }
  }

  /// The schemas of the mappings that the value, or an item of the list that it is, may be.
  var objects: [ObjectSchema] {
    switch self {
    case .object(let schema): [schema()]
    case .shared(_, let shape), .list(let shape, _, _): shape.objects
    case .oneOf(let shapes): shapes.flatMap(\.objects)
    default: []
    }
  }

  /// The same without the long forms that many fields share, such as a colour's `{symbol: name}`: these are the value
  /// itself and no part of what it belongs to.
  var parts: [ObjectSchema] {
    switch self {
    case .object(let schema): [schema()]
    case .list(let shape, _, _): shape.objects
    case .oneOf(let shapes): shapes.flatMap(\.parts)
    default: []
    }
  }

  /// The keys of the mappings that the values of a mapping with free keys may be.
  var keysOfEntries: [String] {
    switch self {
    case .map(let shape, _, _): shape.objects.flatMap(\.fieldNames)
    case .shared(_, let shape): shape.keysOfEntries
    case .oneOf(let shapes): shapes.flatMap(\.keysOfEntries)
    default: []
    }
  }

  /// Those of them that these mappings have to have.
  var requiredKeysOfEntries: [String] {
    guard case .map(let shape, _, _) = self else { return [] }
    return shape.objects.flatMap { $0.fields.filter(\.isRequired).map(\.name) }
  }

  /// Whether the value, or an item of the list that it is, may be a mapping with this key.
  func mayHold(_ key: String) -> Bool {
    switch self {
    case .map(_, let keys, _): if case .names(let names) = keys { names.contains(key) } else { true }
    case .shared(_, let shape): shape.mayHold(key)
    case .oneOf(let shapes): shapes.contains { $0.mayHold(key) }
    default: objects.contains { $0.isOpen || $0.fieldNames.contains(key) }
    }
  }

  /// Whether the value is to hold the entry `key: value`, which stands beside it, where the keys that are known there are `others`: the
  /// key or what is in the value says so, or the key may stand in it and resembles nothing that may stand beside it.
  func isMeantToHold(_ key: String, _ value: Node, beside others: [String]) -> Bool {
    guard mayHold(key) else { return false }
    if objects.contains(where: { $0.fieldNames.contains(key) }) { return true }
    let inner = keysOfEntries
    if value.kind == .mapping, value.mergedEntries().contains(where: { inner.contains($0.key.string ?? "") })
    {
      return true
    }
    return nearestName(to: key, among: others) == nil
  }

  /// Whether the value may be any text.
  var takesText: Bool {
    switch self {
    case .text, .name: true
    case .shared(_, let shape): shape.takesText
    case .oneOf(let shapes): shapes.contains { $0.takesText }
    default: false
    }
  }

  /// Whether the value may be the text `text`, as far as its form says.
  func takes(_ text: String) -> Bool {
    switch self {
    case .symbolName: SymbolName.isPossible(text)
    case .shared(_, let shape): shape.takes(text)
    case .oneOf(let shapes): shapes.contains { $0.takes(text) }
    default: takesText
    }
  }

  /// The range of the numbers that the value may be; `nil` where it is no number.
  var numberRange: ClosedRange<Double>? {
    switch self {
    case .number(let range): range
    case .shared(_, let shape): shape.numberRange
    case .oneOf(let shapes): shapes.lazy.compactMap(\.numberRange).first
    default: nil
    }
  }
}
