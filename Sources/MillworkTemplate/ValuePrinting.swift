import MillworkSource

extension Value {
  /// The text that output of the value makes, as Swift describes it.
  var printed: [UInt8] {
    switch payload {
    case .text(let bytes): return bytes
    case .mapped(let storage): return storage.text.bytes
    case .integer(let value): return decimal(value)
    default: return Array(description.utf8)
    }
  }

  /// The text as a string; collections look as Swift prints them.
  var description: String {
    switch payload {
    case .undefined, .null, .macro: return ""
    case .bool(let value): return value ? "true" : "false"
    case .integer(let value): return String(value)
    case .number(let value): return value.description
    case .text(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .mapped(let storage): return storage.text.string
    case .array, .range, .dictionary:
      var text = ""
      printCollection(to: &text)
      return text
    }
  }

  /// Bounds the text of collections that hold each other, which can be much longer than what a template may print.
  private static let longestCollection = 1 << 28

  private func printCollection(to text: inout String) {
    guard text.utf8.count <= Self.longestCollection else { return }
    switch payload {
    case .text, .mapped: text += description.debugDescription
    case .null, .undefined: text += "nil"
    case .array, .range:
      text += "["
      for (index, value) in (arrayValue ?? []).enumerated() {
        if index > 0 { text += ", " }
        value.printCollection(to: &text)
      }
      text += "]"
    case .dictionary(let storage):
      text += storage.count == 0 ? "[:" : "["
      for (index, entry) in storage.entries.enumerated() {
        text += (index > 0 ? ", " : "") + entry.key.debugDescription + ": "
        entry.value.printCollection(to: &text)
      }
      text += "]"
    default: text += description
    }
  }

  /// What the value is, with its article, for messages.
  var kind: String {
    switch payload {
    case .undefined: "an undefined value"
    case .null: "null"
    case .bool: "a truth value"
    case .integer: "a whole number"
    case .number: "a number"
    case .text, .mapped: "a text"
    case .array: "a list"
    case .range: "a range"
    case .dictionary: "a dictionary"
    case .macro: "a macro"
    }
  }

  /// Whether the value has no text of its own.
  var isCollection: Bool {
    switch payload {
    case .array, .range, .dictionary, .macro: true
    default: false
    }
  }

  /// Whether a condition holds: collections and texts that are not empty, numbers above zero, true.
  var isTruthy: Bool {
    switch payload {
    case .undefined, .null: false
    case .bool(let value): value
    case .integer(let value): value > 0
    case .number(let value): value > 0
    case .text(let bytes): !bytes.isEmpty
    case .mapped(let storage): !storage.text.isEmpty
    case .array(let values): !values.isEmpty
    case .dictionary(let storage): storage.count > 0
    case .range, .macro: true
    }
  }

  /// Equality of templates: numbers by value, texts by bytes, collections by their elements; values of different kinds
  /// differ. Fails where that takes too many steps, as it can for collections that hold each other.
  func equals(_ other: Value) throws(FilterFailure) -> Bool {
    var steps = Self.longestComparison
    let isEqual = equals(other, &steps)
    if steps <= 0 { throw FilterFailure("compares more than \(Self.longestComparison) values") }
    return isEqual
  }

  /// Whether templates would take both values for the same; `false` where that takes too many steps.
  package func isSame(as other: Value) -> Bool {
    var steps = Self.longestComparison
    return equals(other, &steps)
  }

  static let longestComparison = 1_000_000

  /// `steps` counts down to the end of the comparison.
  private func equals(_ other: Value, _ steps: inout Int) -> Bool {
    steps -= 1
    guard steps > 0 else { return false }
    switch (payload, other.payload) {
    case (.null, .null), (.undefined, .undefined), (.null, .undefined), (.undefined, .null): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.integer(let a), .integer(let b)): return a == b
    case (.integer, .number), (.number, .integer), (.number, .number):
      return numberValue == other.numberValue
    case (.text(let a), .text(let b)): return a == b
    case (.text, .mapped), (.mapped, .text), (.mapped, .mapped): return utf8Value == other.utf8Value
    case (.array(let a), .array(let b)) where a.isSame(as: b): return true
    case (.dictionary(let a), .dictionary(let b)) where a === b: return true
    case (.array, .array), (.array, .range), (.range, .array), (.range, .range):
      guard let a = arrayValue, let b = other.arrayValue, a.count == b.count else { return false }
      for (a, b) in zip(a, b) where !a.equals(b, &steps) { return false }
      return true
    case (.dictionary(let a), .dictionary(let b)):
      guard a.count == b.count else { return false }
      for entry in a.entries {
        guard let value = b.value(for: entry.key), entry.value.equals(value, &steps) else { return false }
      }
      return true
    default: return false
    }
  }
}

extension [Value] {
  /// Whether both lists are the same memory.
  fileprivate func isSame(as other: [Value]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { a in other.withUnsafeBufferPointer { a.baseAddress == $0.baseAddress } }
  }
}

/// The decimal digits of a whole number.
func decimal(_ value: Int) -> [UInt8] {
  if value >= 0 && value < 10 { return [UInt8(0x30 + value)] }
  var digits: [UInt8] = []
  var rest = value.magnitude
  repeat {
    digits.append(UInt8(0x30 + rest % 10))
    rest /= 10
  } while rest > 0
  if value < 0 { digits.append(0x2D) }
  return digits.reversed()
}

/// The number without its fraction; `nil` where it does not fit into 64 bits. The functions of the standard library that
/// round need a C library, which this module does not import.
func truncated(_ number: Double) -> Int? {
  number > -9.2e18 && number < 9.2e18 ? Int(number) : nil
}

/// The number as a whole number, where it is one.
func wholeNumber(_ number: Double) -> Int? {
  truncated(number).flatMap { Double($0) == number ? $0 : nil }
}
