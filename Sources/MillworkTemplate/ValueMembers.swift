import MillworkSource

extension Value {
  /// The member that a dot names; undefined where there is none.
  func member(_ name: MemberName) -> Value {
    if case .dictionary(let storage) = payload, let value = storage.value(for: name.text, hash: name.hash) {
      return value
    }
    return member(name.text)
  }

  /// The member that a dot names; undefined where there is none.
  func member(_ name: String) -> Value {
    switch payload {
    case .dictionary(let storage):
      if let value = storage.value(for: name) { return value }
      return name == "count" ? .integer(storage.count) : .undefined
    case .array(let values):
      switch name {
      case "count": return .integer(values.count)
      case "first": return values.first ?? .undefined
      case "last": return values.last ?? .undefined
      default: return .undefined
      }
    case .range(let range):
      switch name {
      case "count": return .integer(range.count)
      case "first": return .integer(range.from)
      case "last": return .integer(range.to)
      default: return .undefined
      }
    case .text, .mapped:
      let text = description
      switch name {
      case "count": return .integer(text.count)
      case "first": return text.first.map { .string(String($0), origin: origin) } ?? .undefined
      case "last": return text.last.map { .string(String($0), origin: origin) } ?? .undefined
      default: return .undefined
      }
    default: return isFailed ? self : .undefined
    }
  }

  /// The element that a subscript names: an index, from the end where it is negative, or a key.
  func element(_ index: Value) -> Value {
    if case .dictionary = payload { return member(index.description) }
    if isFailed { return self }
    guard let number = index.integerValue ?? index.stringValue.flatMap({ Int($0) }) else {
      return index.stringValue.map { member($0) } ?? .undefined
    }
    switch payload {
    case .array(let values):
      let position = number < 0 ? values.count + number : number
      return values.indices.contains(position) ? values[position] : .undefined
    case .range(let range):
      let position = number < 0 ? range.count + number : number
      return position >= 0 && position < range.count ? .integer(range.element(position)) : .undefined
    case .text, .mapped:
      let characters = Array(description)
      let position = number < 0 ? characters.count + number : number
      return characters.indices.contains(position)
        ? .string(String(characters[position]), origin: origin) : .undefined
    default: return .undefined
    }
  }

  /// The value that a path of names and indices joined by dots leads to.
  func value(atPath path: String) -> Value {
    path.split(separator: ".").reduce(self) { value, part in
      value.entries == nil && Int(part) != nil
        ? value.element(.integer(Int(part) ?? 0)) : value.member(String(part))
    }
  }

  /// The names that ``member(_:)`` knows, for suggestions.
  var memberNames: [String] {
    switch payload {
    case .dictionary(let storage): storage.entries.map(\.key)
    case .array, .range, .text, .mapped: ["count", "first", "last"]
    default: []
    }
  }
}

extension [UInt8] {
  /// Whether `part` stands somewhere in these bytes.
  func holds(_ part: [UInt8]) -> Bool { firstRange(of: part, from: 0) != nil }

  /// Where `part` stands first at or after `start`.
  func firstRange(of part: [UInt8], from start: Int) -> Range<Int>? {
    guard let first = part.first else { return nil }
    var index = start
    while index + part.count <= count {
      if self[index] == first, self[index..<index + part.count].elementsEqual(part) {
        return index..<index + part.count
      }
      index += 1
    }
    return nil
  }
}
