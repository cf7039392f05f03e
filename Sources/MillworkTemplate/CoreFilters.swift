import MillworkSource

extension FilterSet {
  /// All filters that are there without being added.
  public static let builtIn = core.merging(text).merging(collections).merging(code)

  /// The filters that Stencil has.
  static let core: FilterSet = {
    var set = FilterSet()
    set["default"] = Filter(arguments: 1...Int.max, takesUndefined: true) { (call) in
      if !call.value.isNull { return call.value }
      return call.arguments.first { !$0.isNull } ?? call.arguments.last ?? .undefined
    }
    set["capitalize"] = mapping { capitalized($0) }
    set["uppercase"] = mapping(ascii: ASCIIText.uppercased) { $0.uppercased() }
    set["lowercase"] = mapping(ascii: ASCIIText.lowercased) { $0.lowercased() }
    set["join"] = Filter(arguments: 0...1) { (call) throws(FilterFailure) in
      guard let values = call.value.arrayValue else { return call.value }
      return .text(try joined(values, call))
    }
    set["split"] = Filter(arguments: 0...1) { (call) throws(FilterFailure) in
      guard call.value.utf8Value != nil else { return call.value }
      return split(call.value, by: call.arguments.first?.printed ?? [0x20])
    }
    set["indent"] = Filter(arguments: 0...3) { (call) throws(FilterFailure) in
      let width = try call.integer(0, default: 4)
      guard (0...200).contains(width) else { throw FilterFailure("indents by 0 to 200", argument: 0) }
      let unit = try call.text(1, default: " ")
      let indentFirst = try call.bool(2, default: false)
      let text =
        call.value.mappedValue
        ?? MappedText(call.value.description, origin: call.value.textOrigin ?? .whole(call.place))
      let indent = MappedText(
        String(repeating: unit, count: width), origin: .whole(text.pieces.first?.origin?.span ?? call.place))
      return .text(indented(text, by: indent, indentFirst: indentFirst))
    }
    set["filter"] = Filter(arguments: 1...1) { (call) throws(FilterFailure) in
      var value = call.value
      for step in try FilterChain.steps(of: try call.text(0)) {
        guard let filter = call.context.filters[step.name] else {
          let near = nearestName(to: step.name, among: call.context.filters.names)
          throw FilterFailure(
            "finds no filter `\(step.name)`" + (near.map { "; did you mean `\($0)`?" } ?? ""), argument: 0)
        }
        guard filter.arguments.contains(step.arguments.count) else {
          let count = step.arguments.isEmpty ? "no" : "\(step.arguments.count)"
          throw FilterFailure(
            "cannot use `\(step.name)` with \(count) \(count == "1" ? "argument" : "arguments")", argument: 0)
        }
        value = try filter.body(
          FilterCall(value: value, arguments: step.arguments, context: call.context, place: call.place))
      }
      return value
    }
    return set
  }()

  /// A filter that changes texts; of a list, each element.
  private static func mapping(
    ascii: (@Sendable ([UInt8]) -> [UInt8])? = nil, _ change: @escaping @Sendable (String) -> String
  ) -> Filter {
    Filter { (call) in
      if let ascii, case .text(let bytes) = call.value.payload, isASCII(bytes) {
        return call.result(ascii(bytes))
      }
      guard let values = call.value.arrayValue else { return call.result(change(call.value.description)) }
      return .array(
        values.map { .string(change($0.description), origin: $0.origin) }, origin: call.value.origin)
    }
  }
}

/// Each word with its first letter in upper case and the rest in lower case. A word is a run of letters with their marks;
/// an apostrophe does not end it.
func capitalized(_ text: String) -> String {
  var result = ""
  var isInside = false
  for scalar in text.unicodeScalars {
    let properties = scalar.properties
    if properties.isAlphabetic {
      result += isInside ? properties.lowercaseMapping : properties.titlecaseMapping
      isInside = true
    } else {
      result.unicodeScalars.append(scalar)
      let continues =
        scalar == "'" || scalar == "\u{2019}" || properties.generalCategory == .nonspacingMark
      isInside = isInside && continues
    }
  }
  return result
}

/// The values' texts with the separator between them; the texts keep their origins.
private func joined(_ values: [Value], _ call: FilterCall) throws(FilterFailure) -> MappedText {
  let separator = call.arguments.first?.printed ?? []
  let separatorOrigin = call.arguments.first?.textOrigin ?? .whole(call.place)
  let origin = call.value.origin
  var text = MappedText()
  for (index, value) in values.enumerated() {
    if value.isCollection, call.options.undefined == .strict {
      throw FilterFailure("needs a list of texts; element \(index) is \(value.kind)")
    }
    if index > 0 { text.append(bytes: separator, origin: separatorOrigin) }
    if case .mapped(let storage) = value.payload {
      text.append(storage.text)
    } else {
      text.append(bytes: value.printed, origin: value.textOrigin ?? .whole(origin ?? call.place))
    }
    try call.checkSize(text.bytes.count)
  }
  return text
}

/// The parts of a text between separators; each part keeps its own origin.
func split(_ value: Value, by separator: [UInt8]) -> Value {
  guard let text = value.mappedValue, !separator.isEmpty else { return .array([value], origin: value.origin) }
  var parts: [Value] = []
  var start = 0
  while let range = text.bytes.firstRange(of: separator, from: start) {
    parts.append(part(text, start..<range.lowerBound, value))
    start = range.upperBound
  }
  parts.append(part(text, start..<text.bytes.count, value))
  return .array(parts, origin: value.origin)
}

private func part(_ text: MappedText, _ range: Range<Int>, _ value: Value) -> Value {
  let part = Value.text(text.slice(range))
  return part.origin == nil ? part.at(value.origin) : part
}

/// The text with `indent` at the start of each line that is not empty; the first line only where `indentFirst` says so.
func indented(_ text: MappedText, by indent: MappedText, indentFirst: Bool) -> MappedText {
  guard !indent.isEmpty else { return text }
  var result = MappedText()
  result.append(text, in: 0..<text.bytes.count, indentedBy: indent, indentFirst: indentFirst)
  return result
}

extension MappedText {
  /// Appends the part of a text that `range` covers, each line but empty ones after `indent`, the first one only where
  /// `indentFirst`.
  mutating func append(
    _ text: MappedText, in range: Range<Int>, indentedBy indent: MappedText, indentFirst: Bool
  ) {
    let bytes = text.bytes
    if indentFirst { append(indent) }
    var start = range.lowerBound
    while start < range.upperBound, let end = bytes[start..<range.upperBound].firstIndex(of: 0x0A) {
      append(text, in: start..<end + 1)
      start = end + 1
      let isEmpty = start == range.upperBound || bytes[start] == 0x0A || bytes[start] == 0x0D
      if !isEmpty { append(indent) }
    }
    append(text, in: start..<range.upperBound)
  }
}
