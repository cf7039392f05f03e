import MillworkSource

extension ParsedDocuments {
  /// The documents as trees, one node a line: its place from `line:column` to the column behind its end, then its kind,
  /// style, tag and anchor, and a scalar's text. Values stand below their keys, indented.
  ///
  /// ```
  /// 1:1-2:10      mapping
  /// 1:1-1:5         key plain "name"
  /// 1:7-1:12          double-quoted "Share"
  /// 2:1-2:6         key plain "width"
  /// 2:8-2:10          plain integer 50
  /// ```
  public func treeText() -> String {
    var writer = TreeWriter(table: LineTable(documents.first?.root.storage.bytes ?? []))
    for (index, document) in documents.enumerated() {
      if documents.count > 1 { writer.text += "document \(index + 1)\n" }
      writer.write(document.root, depth: 0, role: "")
    }
    return writer.text
  }
}

private struct TreeWriter {
  let table: LineTable
  var text = ""

  /// Texts longer than this many characters are cut.
  private static let maximumWidth = 60

  init(table: LineTable) { self.table = table }

  mutating func write(_ node: Node, depth: Int, role: String) {
    let start = table.location(at: node.span.lowerBound)
    let end = table.location(at: node.span.upperBound)
    let place = "\(start.line):\(start.column)-\(end.line):\(end.column)"
    text += place + String(repeating: " ", count: max(1, 14 - place.utf8.count) + 2 * depth) + role
    if let name = node.aliasName {
      text += "alias *\(printable(name))\n"
      return
    }
    let tag = node.tag.map { " <\(printable($0))>" } ?? ""
    let anchor = node.anchor.map { " &\(printable($0))" } ?? ""
    switch node.kind {
    case .scalar: text += styleName(node.style) + tag + anchor + " " + value(node) + "\n"
    case .sequence:
      text += (node.style == .flow ? "flow sequence" : "sequence") + tag + anchor
      text += node.items.isEmpty ? ", empty\n" : "\n"
      for item in node.items { write(item, depth: depth + 1, role: "- ") }
    case .mapping:
      text += (node.style == .flow ? "flow mapping" : "mapping") + tag + anchor
      text += node.entries.isEmpty ? ", empty\n" : "\n"
      for entry in node.entries {
        write(entry.key, depth: depth + 1, role: "key ")
        write(entry.value, depth: depth + 2, role: "")
      }
    }
  }

  private func value(_ node: Node) -> String {
    let string = node.string ?? ""
    let source = printable(string)
    switch node.value ?? .string {
    case .null: return node.isAbsent ? "null, not written" : "null " + source
    case .bool: return "bool " + source
    case .integer: return "integer " + source
    case .float: return "float " + source
    case .string:
      var writer = JSONWriter()
      let isLong = string.unicodeScalars.count > Self.maximumWidth
      writer.write(string: isLong ? String(string.unicodeScalars.prefix(Self.maximumWidth)) + "…" : string)
      return printable(writer.text)
    }
  }

  private func styleName(_ style: NodeStyle) -> String {
    switch style {
    case .singleQuoted: "single-quoted"
    case .doubleQuoted: "double-quoted"
    case .literal: "literal"
    case .folded: "folded"
    default: "plain"
    }
  }
}
