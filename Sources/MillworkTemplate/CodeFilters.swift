import MillworkSource

extension FilterSet {
  /// Filters that make Swift code. The engine knows nothing of them.
  static let code: FilterSet = {
    var set = FilterSet()
    set["swiftIdentifier"] = Filter(arguments: 0...1) { (call) throws(FilterFailure) in
      let text = try call.text()
      switch try call.text(0, default: "normal") {
      case "normal": return call.result(SwiftName.identifier(text))
      case "pretty": return call.result(SwiftName.prettyIdentifier(text))
      default: throw FilterFailure("knows the modes `normal` and `pretty`", argument: 0)
      }
    }
    set["escapeReservedKeywords"] = Filter { (call) throws(FilterFailure) in
      let text = try call.text()
      return SwiftName.reserved.contains(text) ? call.result("`\(text)`") : call.value
    }
    set["swiftString"] = Filter(arguments: 0...1) { (call) throws(FilterFailure) in
      let literal = SwiftName.stringLiteral(try call.text())
      switch try call.text(0, default: "line") {
      case "line": return call.result(literal)
      // What stands in calls is indented; ten levels are kept free.
      case "lines":
        return call.result(
          SwiftName.folded(literal, columns: call.options.lineWidth - 10 * call.options.indentation))
      default: throw FilterFailure("knows the modes `line` and `lines`", argument: 0)
      }
    }
    set["swiftDocComment"] = Filter(arguments: 0...1) { (call) throws(FilterFailure) in
      let mark = try call.text(0, default: "///")
      let plain = MappedText(try call.text(), origin: call.value.textOrigin)
      let text = call.value.mappedValue ?? plain
      return .text(commented(text, mark, place: call.place))
    }
    return set
  }()
}

/// The text with a comment mark before each line, whichever way lines end; each line keeps its own place.
private func commented(_ text: MappedText, _ mark: String, place: Span) -> MappedText {
  var result = MappedText()
  let bytes = text.bytes
  var start = 0
  while true {
    let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let origin = Origin.whole(text.piece(at: start)?.origin?.span ?? place)
    result.append(end > start ? mark + " " : mark, origin: origin)
    result.append(text, in: start..<end)
    guard end < bytes.count else { return result }
    result.append("\n", origin: .whole(text.piece(at: end)?.origin?.span ?? place))
    start = bytes[end...].starts(with: [0x0D, 0x0A]) ? end + 2 : end + 1
  }
}
