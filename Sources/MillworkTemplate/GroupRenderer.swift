import MillworkSource

/// The break points of the outermost open group, as they stand in its text.
struct GroupMarks {
  enum Mark {
    case open(width: Int, indent: Int, trailing: Int)
    case close
    case breakPoint(isSpace: Bool, level: Int)
    /// The bounds of a value of several lines.
    case value
    case valueEnd
  }

  private(set) var marks: [(offset: Int, mark: Mark)] = []

  mutating func add(_ mark: Mark, at offset: Int) { marks.append((offset, mark)) }
}

/// Groups: on one line where they fit, else broken at each of their break points. A group inside of one that fits is on
/// one line too.
extension Renderer {
  mutating func renderGroup(_ index: Int32) {
    let node = unit.program.groups[Int(index)]
    let width = groupOption("width", node.width, default: engine.options.lineWidth)
    let indent = min(groupOption("indent", node.indent, default: engine.options.indentation), 64)
    let open = GroupMarks.Mark.open(width: width, indent: indent, trailing: Int(node.trailing))
    if marks != nil {
      marks?.add(open, at: output.bytes.count)
      render(node.body)
      marks?.add(.close, at: output.bytes.count)
      return
    }
    var recorded: [(offset: Int, mark: GroupMarks.Mark)] = []
    let text = capture { renderer in
      renderer.marks = GroupMarks()
      renderer.marks?.add(open, at: 0)
      renderer.render(node.body)
      renderer.marks?.add(.close, at: renderer.output.bytes.count)
      recorded = renderer.marks?.marks ?? []
    }
    var layout = GroupLayout(
      text: text, marks: recorded, tag: unit.program.span(node.tag), scope: scope,
      columnOffset: columnOffset)
    layout.write(to: &output)
  }

  /// The value of an option, which is a whole number from 0 on.
  private mutating func groupOption(_ name: String, _ id: ExpressionID, default fallback: Int) -> Int {
    guard id >= 0 else { return fallback }
    let value = defined(id)
    if let number = value.integerValue, number >= 0 { return number }
    if !value.isFailed { report(RenderMessage.groupOption(name, value, at: unit.program.span(of: id))) }
    return fallback
  }
}

/// Writes the text of a group.
private struct GroupLayout {
  let text: MappedText
  let marks: [(offset: Int, mark: GroupMarks.Mark)]
  let tag: Span
  let scope: Span?
  let columnOffset: Int
  private var written = 0

  init(
    text: MappedText, marks: [(offset: Int, mark: GroupMarks.Mark)], tag: Span, scope: Span?,
    columnOffset: Int
  ) {
    self.columnOffset = columnOffset
    self.text = text
    self.marks = marks
    self.tag = tag
    self.scope = scope
  }

  mutating func write(to output: inout MappedText) {
    var groups: [(isBroken: Bool, base: [UInt8], indent: Int)] = []
    for (position, (offset, mark)) in marks.enumerated() {
      let part = written..<offset
      written = offset
      if case .valueEnd = mark, groups.last?.isBroken == true {
        var indent = MappedText()
        indent.append(bytes: Array(line(of: output).prefix(while: isBlank)), origin: .whole(tag))
        output.append(indented(text.slice(part), by: indent, indentFirst: false), enclosing: scope)
        continue
      }
      output.append(text, in: part)
      switch mark {
      case .open(let width, let indent, let trailing):
        let parentFits = groups.last.map { !$0.isBroken } ?? false
        let line = line(of: output)
        let isBroken =
          !parentFits && !fits(from: position, columns: columns(line) + columnOffset, width: width - trailing)
        groups.append((isBroken, Array(line.prefix(while: isBlank)), indent))
      case .close: groups.removeLast()
      case .breakPoint(let isSpace, let level):
        guard let group = groups.last, group.isBroken else {
          if isSpace { output.append(" ", origin: .whole(tag), enclosing: scope) }
          continue
        }
        let indent = [UInt8](repeating: 0x20, count: group.indent * level)
        output.append(bytes: [0x0A] + group.base + indent, origin: .whole(tag), enclosing: scope)
      case .value, .valueEnd: break
      }
    }
  }

  /// The last line of the output.
  private func line(of output: MappedText) -> ArraySlice<UInt8> {
    output.bytes[(output.bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)...]
  }

  /// Whether the group that opens at a mark fits on the line, of which `columns` are used.
  private func fits(from opening: Int, columns used: Int, width: Int) -> Bool {
    var depth = 0
    var columns = used
    var last = marks[opening].offset
    for (offset, mark) in marks[opening...] {
      let part = text.bytes[last..<offset]
      last = offset
      if part.contains(0x0A) { return false }
      columns += self.columns(part)
      switch mark {
      case .open: depth += 1
      case .breakPoint(let isSpace, _): columns += isSpace ? 1 : 0
      case .value, .valueEnd: break
      case .close:
        depth -= 1
        if depth == 0 { return columns <= width }
      }
      if columns > width { return false }
    }
    return true
  }

  /// The number of characters, counted as Unicode scalars.
  private func columns(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }
}
