import MillworkSource

extension FilterSet {
  /// Filters of texts that StencilSwiftKit has, and a few more.
  static let text: FilterSet = {
    var set = FilterSet()
    set.add(test: "contains", arguments: 1...1) { (call) throws(FilterFailure) in
      if let values = call.value.arrayValue {
        for value in values where try value.equals(call.arguments[0]) { return true }
        return false
      }
      let part = try call.text(0)
      return part.isEmpty ? false : try call.utf8().holds(Array(part.utf8))
    }
    set.add(test: "hasPrefix", arguments: 1...1) { (call) throws(FilterFailure) in
      try call.text().hasPrefix(try call.text(0))
    }
    set.add(test: "hasSuffix", arguments: 1...1) { (call) throws(FilterFailure) in
      try call.text().hasSuffix(try call.text(0))
    }
    set["lowerFirstLetter"] = bytes(ascii: ASCIIText.lowerFirst) { (text) in
      text.prefix(1).lowercased() + text.dropFirst()
    }
    set["lowerFirstWord"] = bytes(ascii: LetterCase.lowerFirstWord, LetterCase.lowerFirstWord)
    set["upperFirstLetter"] = bytes(ascii: ASCIIText.upperFirst, LetterCase.upperFirstLetter)
    set["titlecase"] = bytes(ascii: ASCIIText.upperFirst, LetterCase.upperFirstLetter)
    set["snakeToCamelCase"] = Filter(arguments: 0...1) { (call) throws(FilterFailure) in
      let strips = try call.bool(0, default: false)
      return call.result(LetterCase.snakeToCamelCase(try call.text(), stripsLeading: strips))
    }
    set["camelToSnakeCase"] = Filter(arguments: 0...1) { (call) throws(FilterFailure) in
      let text = LetterCase.snakeCase(try call.text())
      return call.result(try call.bool(0, default: true) ? text.lowercased() : text)
    }
    set["replace"] = Filter(arguments: 2...3) { (call) throws(FilterFailure) in
      switch try call.text(2, default: "normal") {
      case "normal":
        return call.result(try replacing(call))
      case "regex":
        let text = try call.text()
        let replacement = ExpressionReplacement(template: try call.text(1))
        return call.result(
          try replacement.replacing(try call.context.matches(try call.text(0), text), in: text, call))
      default: throw FilterFailure("knows the modes `normal` and `regex`", argument: 2)
      }
    }
    set["basename"] = texts(PathText.lastComponent)
    set["dirname"] = texts(PathText.parent)
    set["removeNewlines"] = Filter(arguments: 0...1) { (call) throws(FilterFailure) in
      let text = try call.text()
      switch try call.text(0, default: "all") {
      case "all":
        return call.result(String(String.UnicodeScalarView(text.unicodeScalars.filter { !isWhite($0) })))
      case "leading":
        return call.result(
          trimmed(lines(text).map { String($0.drop { isBlank($0) }) }.joined(), where: isBlank))
      default: throw FilterFailure("knows the modes `all` and `leading`", argument: 0)
      }
    }
    set["stripWhitespace"] = bytes(ascii: ASCIIText.trimmed) { (text) in trimmed(text, where: isWhite) }
    set["trim"] = bytes(ascii: ASCIIText.trimmed) { (text) in trimmed(text, where: isWhite) }
    set["wrap"] = Filter(arguments: 1...1) { (call) throws(FilterFailure) in
      let width = try call.integer(0)
      guard width > 0 else { throw FilterFailure("needs a width above 0", argument: 0) }
      return call.result(wrapped(try call.text(), width: width))
    }
    set["plural"] = Filter(arguments: 0...2) { (call) throws(FilterFailure) in
      let count = call.value.numberValue ?? call.value.arrayValue.map { Double($0.count) }
      guard let count else { throw FilterFailure("needs a number or a list, not \(call.value.kind)") }
      let plural = try call.text(0, default: "s")
      let singular = call.arguments.count > 1 ? try call.text(1) : ""
      return call.result(count == 1 ? singular : plural)
    }
    set["json"] = Filter(arguments: 0...1) { (call) throws(FilterFailure) in
      let indent = try call.integer(0, default: 0)
      guard (0...16).contains(indent) else { throw FilterFailure("indents by 0 to 16", argument: 0) }
      return call.result(
        JSONText.text(of: call.value, indent: indent, limit: call.options.limits.outputBytes))
    }
    set["hexToInt"] = Filter { (call) throws(FilterFailure) in
      guard let text = call.value.stringValue else {
        throw FilterFailure("needs a text, not \(call.value.kind)")
      }
      guard let number = Int(text, radix: 16) else {
        if call.options.undefined == .lenient { return .null }
        throw FilterFailure("finds no hexadecimal number in `\(text)`")
      }
      return .integer(number, origin: call.value.origin)
    }
    set["int255toFloat"] = Filter { (call) throws(FilterFailure) in
      guard let number = call.value.integerValue else {
        throw FilterFailure("needs a whole number, not \(call.value.kind)")
      }
      return .number(Double((Float(number) / 255).description) ?? 0, origin: call.value.origin)
    }
    set["percent"] = Filter { (call) throws(FilterFailure) in
      guard let number = call.value.numberValue else {
        throw FilterFailure("needs a number, not \(call.value.kind)")
      }
      guard let percent = truncated(Double(Float(number) * 100)) else {
        throw FilterFailure("needs a number that fits into 64 bits")
      }
      return call.result("\(percent)%")
    }
    return set
  }()

  /// A filter without arguments that changes a text.
  static func texts(_ change: @escaping @Sendable (String) -> String) -> Filter {
    Filter { (call) throws(FilterFailure) in call.result(change(try call.text())) }
  }

  /// A filter without arguments that changes a text, with a fast way for ASCII.
  static func bytes(
    ascii: @escaping @Sendable ([UInt8]) -> [UInt8], _ change: @escaping @Sendable (String) -> String
  ) -> Filter {
    Filter { (call) throws(FilterFailure) in
      let bytes = try call.utf8()
      if isASCII(bytes) { return call.result(ascii(bytes)) }
      return call.result(change(String(decoding: bytes, as: UTF8.self)))
    }
  }
}

func isASCII(_ bytes: [UInt8]) -> Bool {
  var all: UInt8 = 0
  for byte in bytes { all |= byte }
  return all < 0x80
}

func isWhite(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
func isBlank(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator
}

/// The lines of a text, without what separates them.
func lines(_ text: String) -> [Substring.UnicodeScalarView] {
  var lines: [Substring.UnicodeScalarView] = []
  let scalars = text.unicodeScalars
  var start = scalars.startIndex
  var index = start
  while index < scalars.endIndex {
    let scalar = scalars[index]
    let next = scalars.index(after: index)
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
      lines.append(scalars[start..<index])
      start =
        scalar == "\r" && next < scalars.endIndex && scalars[next] == "\n" ? scalars.index(after: next) : next
      index = start
    default: index = next
    }
  }
  lines.append(scalars[start...])
  return lines
}

private func trimmed(_ text: String, where isDropped: (Unicode.Scalar) -> Bool) -> String {
  let scalars = text.unicodeScalars
  guard let first = scalars.firstIndex(where: { !isDropped($0) }),
    let last = scalars.lastIndex(where: { !isDropped($0) })
  else { return "" }
  return String(scalars[first...last])
}

private func replacing(_ call: FilterCall) throws(FilterFailure) -> [UInt8] {
  let text = try call.utf8()
  let part = Array(try call.text(0).utf8)
  let replacement = Array(try call.text(1).utf8)
  var result: [UInt8] = []
  var start = 0
  while let range = text.firstRange(of: part, from: start) {
    result.append(contentsOf: text[start..<range.lowerBound])
    result.append(contentsOf: replacement)
    start = range.upperBound
    try call.checkSize(result.count)
  }
  result.append(contentsOf: text[start...])
  return result
}

/// The words of a text in lines of at most `width` characters; a longer word has a line of its own. Line ends of the text
/// stay.
private func wrapped(_ text: String, width: Int) -> String {
  lines(text).map { line in
    var result = ""
    var column = 0
    for word in String(line).split(separator: " ") {
      if column > 0, column + 1 + word.count > width {
        result += "\n"
        column = 0
      } else if column > 0 {
        result += " "
        column += 1
      }
      result += word
      column += word.count
    }
    return result
  }.joined(separator: "\n")
}
