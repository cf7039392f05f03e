extension ParsedDocuments {
  /// The documents in the event notation of the YAML test suite: one event a line, `+MAP`, `=VAL :text` and so on.
  public func eventText() -> String {
    var text = "+STR\n"
    for document in documents {
      text += document.hasExplicitStart ? "+DOC ---\n" : "+DOC\n"
      writeEvents(document.root, to: &text)
      text += document.hasExplicitEnd ? "-DOC ...\n" : "-DOC\n"
    }
    return text + "-STR\n"
  }
}

private func writeEvents(_ node: Node, to text: inout String) {
  if let name = node.aliasName {
    text += "=ALI *\(name)\n"
    return
  }
  let flow = node.style == .flow
  let properties = (node.anchor.map { " &\($0)" } ?? "") + (node.tag.map { " <\($0)>" } ?? "")
  switch node.kind {
  case .scalar:
    let sign =
      switch node.style {
      case .singleQuoted: "'"
      case .doubleQuoted: "\""
      case .literal: "|"
      case .folded: ">"
      default: ":"
      }
    text += "=VAL\(properties) \(sign)\(escaped(node.string ?? ""))\n"
  case .sequence:
    text += "+SEQ" + (flow ? " []" : "") + properties + "\n"
    for item in node.items { writeEvents(item, to: &text) }
    text += "-SEQ\n"
  case .mapping:
    text += "+MAP" + (flow ? " {}" : "") + properties + "\n"
    for entry in node.entries {
      writeEvents(entry.key, to: &text)
      writeEvents(entry.value, to: &text)
    }
    text += "-MAP\n"
  }
}

private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": result += "\\\\"
    case "\0": result += "\\0"
    case "\u{8}": result += "\\b"
    case "\t": result += "\\t"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
