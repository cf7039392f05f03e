import MillworkSource

extension FilterSet {
  /// Filters of lists.
  static let collections: FilterSet = {
    var set = FilterSet()
    set["unique"] = Filter(arguments: 0...1) { (call) throws(FilterFailure) in
      let path = try call.text(0, default: "")
      // Stencil hands on what is no list.
      if call.value.arrayValue == nil, call.options.undefined == .lenient { return call.value }
      var seen: Set<[UInt8]> = []
      var values: [Value] = []
      for value in try list(call) where seen.insert(try identity(value.value(atPath: path), call)).inserted {
        values.append(value)
      }
      return .array(values, origin: call.value.origin)
    }
    set["sorted"] = Filter(arguments: 0...1) { (call) throws(FilterFailure) in try sorted(call) }
    set["sortedDescending"] = Filter(arguments: 0...1) { (call) throws(FilterFailure) in
      .array(try sorted(call).arrayValue?.reversed() ?? [], origin: call.value.origin)
    }
    set["reversed"] = Filter { (call) throws(FilterFailure) in
      if call.value.utf8Value != nil { return call.result(String(try call.text().reversed())) }
      return .array(try list(call).reversed(), origin: call.value.origin)
    }
    set["toArray"] = Filter { (call) in
      .array(call.value.arrayValue ?? (call.value.isNull ? [] : [call.value]), origin: call.value.origin)
    }
    set["map"] = Filter(arguments: 1...1) { (call) throws(FilterFailure) in
      .array(try keyed(call).map(\.key), origin: call.value.origin)
    }
    set["select"] = Filter(arguments: 0...2) { (call) throws(FilterFailure) in
      .array(try selected(call, true), origin: call.value.origin)
    }
    set["reject"] = Filter(arguments: 0...2) { (call) throws(FilterFailure) in
      .array(try selected(call, false), origin: call.value.origin)
    }
    set["groupBy"] = Filter(arguments: 1...1) { (call) throws(FilterFailure) in
      var positions: [[UInt8]: Int] = [:]
      var groups: [(key: Value, items: [Value])] = []
      for (element, key) in try keyed(call) {
        let identity = try identity(key, call)
        if let position = positions[identity] {
          groups[position].items.append(element)
        } else {
          positions[identity] = groups.count
          groups.append((key, [element]))
        }
      }
      return .array(
        groups.map {
          .dictionary(["key": $0.key, "items": .array($0.items)], origin: $0.items.first?.origin)
        }, origin: call.value.origin)
    }
    set["keys"] = Filter { (call) throws(FilterFailure) in
      .array(
        try entries(call).map { .utf8(Array($0.key.utf8), origin: $0.keyOrigin, isExact: true) },
        origin: call.value.origin)
    }
    set["values"] = Filter { (call) throws(FilterFailure) in
      .array(try entries(call).map(\.value), origin: call.value.origin)
    }
    set["count"] = Filter { (call) throws(FilterFailure) in
      guard case .integer(let count) = call.value.member("count").payload else {
        throw FilterFailure("needs a list, a dictionary or a text, not \(call.value.kind)")
      }
      return .integer(count, origin: call.value.origin)
    }
    set["first"] = Filter { (call) throws(FilterFailure) in try list(call).first ?? .undefined }
    set["last"] = Filter { (call) throws(FilterFailure) in try list(call).last ?? .undefined }
    set.add(test: "isEmpty") { (call) throws(FilterFailure) in
      if let bytes = call.value.utf8Value { return bytes.isEmpty }
      if let entries = call.value.entries { return entries.isEmpty }
      return try list(call).isEmpty
    }
    return set
  }()

  private static func list(_ call: FilterCall) throws(FilterFailure) -> [Value] {
    if let values = call.value.arrayValue { return values }
    if call.value.isNull, call.options.undefined == .lenient { return [] }
    throw FilterFailure("needs a list, not \(call.value.kind)")
  }

  private static func entries(_ call: FilterCall) throws(FilterFailure) -> [Value.Entry] {
    guard let entries = call.value.entries else {
      throw FilterFailure("needs a dictionary, not \(call.value.kind)")
    }
    return entries
  }

  /// The elements of the list, each with the member that the first argument names, or itself without one. The strict
  /// dialect refuses an element that lacks the member.
  private static func keyed(_ call: FilterCall) throws(FilterFailure) -> [(element: Value, key: Value)] {
    let path = try call.text(0, default: "")
    var keyed: [(element: Value, key: Value)] = []
    for (index, element) in try list(call).enumerated() {
      let key = element.value(atPath: path)
      if key.isUndefined, call.options.undefined == .strict {
        let near = nearestName(to: path, among: element.memberNames).map { "; did you mean `\($0)`?" } ?? ""
        throw FilterFailure("finds no member `\(path)` in element \(index)\(near)", argument: 0)
      }
      keyed.append((element, key))
    }
    return keyed
  }

  /// The elements in the order of their members: numbers before texts, texts without regard to case, as Sourcery sorts.
  private static func sorted(_ call: FilterCall) throws(FilterFailure) -> Value {
    let sorted = try keyed(call).map { ($0.element, SortKey($0.key)) }.enumerated().sorted { a, b in
      if a.element.1.precedes(b.element.1) { return true }
      return !b.element.1.precedes(a.element.1) && a.offset < b.offset
    }
    return .array(sorted.map(\.element.0), origin: call.value.origin)
  }

  private struct SortKey {
    let number: Double?
    let text: [UInt8]

    init(_ value: Value) {
      number = value.numberValue
      text = number == nil ? Array(String(decoding: value.printed, as: UTF8.self).lowercased().utf8) : []
    }

    func precedes(_ other: SortKey) -> Bool {
      guard let number else { return other.number == nil && text.lexicographicallyPrecedes(other.text) }
      return other.number.map { number < $0 } ?? true
    }
  }

  /// The elements whose member (or that themselves) are true, or equal the second argument; or the others. Elements may
  /// lack the member, but in the strict dialect not all of them.
  private static func selected(_ call: FilterCall, _ isWanted: Bool) throws(FilterFailure) -> [Value] {
    let path = try call.text(0, default: "")
    let elements = try list(call)
    let keys = elements.map { $0.value(atPath: path) }
    if call.options.undefined == .strict, !keys.isEmpty, keys.allSatisfy(\.isUndefined) {
      throw FilterFailure("finds no member `\(path)` in any element", argument: 0)
    }
    var chosen: [Value] = []
    for (element, key) in zip(elements, keys) {
      let holds = call.arguments.count < 2 ? key.isTruthy : try key.equals(call.arguments[1])
      if holds == isWanted { chosen.append(element) }
    }
    return chosen
  }

  /// A text that is the same for equal values only; fails where it would be longer than a template may make.
  private static func identity(_ value: Value, _ call: FilterCall) throws(FilterFailure) -> [UInt8] {
    let text = JSONText.text(of: value, limit: call.options.limits.outputBytes)
    try call.checkSize(text.count)
    return text
  }
}
