import MillworkDocument
import MillworkSource

/// Adds a component to a manifest. What stands there stays byte for byte; the new text is read again, so that it says what
/// is meant.
struct ManifestAppending {
  /// Why a manifest can't be added to.
  struct Refusal: Error {
    /// One sentence.
    let reason: String
    /// The place that it speaks of.
    let place: Span?
  }

  private let file: SourceFile
  private let format: DocumentFormat
  private let entry: ManifestEntry
  private let root: Node
  private let lineEnd: String

  /// The text of `file` with `entry` in it.
  static func appending(_ entry: ManifestEntry, to file: SourceFile, format: DocumentFormat) throws(Refusal)
    -> [UInt8]
  {
    let appending = try ManifestAppending(entry, file, format)
    let new = try format == .json ? appending.json() : appending.yaml()
    guard appending.isMeant(new) else {
      throw Refusal(reason: StartText.readsDifferently, place: nil)
    }
    return new
  }

  private init(_ entry: ManifestEntry, _ file: SourceFile, _ format: DocumentFormat) throws(Refusal) {
    let parsed = parseDocuments(file, format: format)
    guard !parsed.diagnostics.hasErrors, parsed.documents.count == 1, let document = parsed.first,
      !document.hasExplicitEnd
    else { throw Refusal(reason: StartText.noOneDocument, place: nil) }
    guard document.root.kind == .mapping, document.root.style == (format == .json ? .flow : .block) else {
      throw Refusal(reason: StartText.rootInBraces, place: document.root.span)
    }
    (self.file, self.format, self.entry, root) = (file, format, entry, document.root)
    let newline = file.bytes.firstIndex(of: UInt8(ascii: "\n"))
    lineEnd = newline.map { $0 > 0 && file.bytes[$0 - 1] == UInt8(ascii: "\r") } == true ? "\r\n" : "\n"
  }

  // MARK: YAML

  private func yaml() throws(Refusal) -> [UInt8] {
    let unit = root.entries.lazy.compactMap { blockIndentation(of: $0.value) }.first ?? "  "
    guard let section = root.entries.first(where: { $0.key.isString(entry.section) }) else {
      let lines = ["", entry.section + ":"] + entry.yaml(indentation: unit, unit: unit)
      return inserting(lines, at: file.bytes.count)
    }
    let value = section.value
    if value.isAbsent {
      let end = endOfLine(section.key.span.upperBound)
      return inserting(entry.yaml(indentation: unit, unit: unit), at: end)
    }
    guard !value.isAlias, let indentation = blockIndentation(of: value) else {
      throw Refusal(reason: StartText.sectionInBraces(entry.section), place: value.span)
    }
    var lines = entry.yaml(indentation: indentation, unit: unit)
    if value.entries.count < 2 || hasBlankLine(between: value.entries) { lines.insert("", at: 0) }
    return inserting(lines, at: endOfComments(after: value.span.upperBound, deeperThan: indentation))
  }

  /// The end of the line of `position`, or of the comments below it that belong to the last component by their indentation.
  private func endOfComments(after position: Int, deeperThan indentation: String) -> Int {
    var end = endOfLine(position)
    while let newline = file.bytes[end...].firstIndex(of: UInt8(ascii: "\n")) {
      let space = file.bytes[(newline + 1)...].prefix { $0 == 0x20 }
      guard space.count > indentation.utf8.count, space.endIndex < file.bytes.count,
        file.bytes[space.endIndex] == UInt8(ascii: "#")
      else { break }
      end = endOfLine(space.endIndex)
    }
    return end
  }

  /// The white space before the keys of a block mapping; `nil` for other nodes.
  private func blockIndentation(of node: Node) -> String? {
    guard node.kind == .mapping, node.style == .block, let first = node.entries.first else { return nil }
    let start = startOfLine(first.key.span.lowerBound)
    let space = file.bytes[start..<first.key.span.lowerBound]
    return !space.isEmpty && space.allSatisfy { $0 == 0x20 } ? String(decoding: space, as: UTF8.self) : nil
  }

  /// Whether an empty line parts the last two components.
  private func hasBlankLine(between entries: Entries) -> Bool {
    let last = entries[entries.count - 1].key.span.lowerBound
    let before = entries[entries.count - 2].value.span.upperBound
    guard before <= last else { return false }
    var newlines = 0
    for byte in file.bytes[before..<last] {
      if byte == UInt8(ascii: "\n") { newlines += 1 } else if byte > 0x20 { newlines = 0 }
      if newlines > 1 { return true }
    }
    return false
  }

  /// The text with `lines` behind the line that ends at `end`.
  private func inserting(_ lines: [String], at end: Int) -> [UInt8] {
    let text = lines.map { lineEnd + $0 }.joined()
    // A last line that ends needs no second end; one that does not gets it.
    let isAtEnd = end == file.bytes.count
    if isAtEnd, file.bytes.last == UInt8(ascii: "\n") {
      return file.bytes + lines.map { $0 + lineEnd }.joined().utf8
    }
    return file.bytes[..<end] + Array((text + (isAtEnd ? lineEnd : "")).utf8) + file.bytes[end...]
  }

  // MARK: JSON

  private func json() throws(Refusal) -> [UInt8] {
    let outer = lineIndentation(of: root)
    guard let section = root.entries.first(where: { $0.key.isString(entry.section) }) else {
      let new = ManifestEntry(
        section: "", name: entry.section, fields: [EntryField(entry.name, .fields(entry.fields))])
      return try appended(new, to: root, outer)
    }
    guard section.value.kind == .mapping, !section.value.entries.isEmpty else {
      throw Refusal(reason: StartText.sectionEmpty(entry.section), place: section.value.span)
    }
    return try appended(entry, to: section.value, outer)
  }

  private func appended(_ entry: ManifestEntry, to node: Node, _ outer: String?) throws(Refusal) -> [UInt8] {
    guard let last = node.entries.last else {
      throw Refusal(reason: StartText.rootInBraces, place: node.span)
    }
    let unit = outer.flatMap { $0.isEmpty ? nil : $0 } ?? "  "
    let own = lineIndentation(of: node)
    let text = entry.json(indentation: own ?? "", unit: unit, lineEnd: lineEnd)
    let end = last.value.span.upperBound
    let new = "," + (own.map { lineEnd + $0 } ?? " ") + text
    return file.bytes[..<end] + Array(new.utf8) + file.bytes[end...]
  }

  /// The white space before the last key of an object, where it begins its line.
  private func lineIndentation(of node: Node) -> String? {
    guard let key = node.entries.last?.key.span.lowerBound else { return nil }
    let space = file.bytes[startOfLine(key)..<key]
    return space.allSatisfy { $0 == 0x20 || $0 == 0x09 } && startOfLine(key) > 0
      ? String(decoding: space, as: UTF8.self) : nil
  }

  // MARK: Places

  private func startOfLine(_ position: Int) -> Int {
    file.bytes[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// Where the line of `position` ends, before its line end.
  private func endOfLine(_ position: Int) -> Int {
    // A block text ends behind its last line end.
    let start = position > 0 && file.bytes[position - 1] == UInt8(ascii: "\n") ? position - 1 : position
    let end = file.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
    return end > 0 && file.bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }

  // MARK: Reading again

  /// Whether `new` says all that the file said, and has the component besides.
  private func isMeant(_ new: [UInt8]) -> Bool {
    var sources = SourceSet()
    let parsed = parseDocuments(sources.add(name: "", bytes: new), format: format)
    guard !parsed.diagnostics.hasErrors, parsed.documents.count == 1, let after = parsed.first?.root,
      let section = after[entry.section], section.entries.last?.key.isString(entry.name) == true
    else { return false }
    let old = root.entries.map { (key: $0.key.string ?? "", value: $0.value) }
    let others = after.entries.filter { !$0.key.isString(entry.section) }.map { $0.value.jsonText() }
    guard others == old.filter({ $0.key != entry.section }).map({ $0.value.jsonText() }) else { return false }
    let components = section.entries.dropLast().map { [$0.key.string ?? "", $0.value.jsonText()] }
    let known = root[entry.section]?.entries.map { [$0.key.string ?? "", $0.value.jsonText()] } ?? []
    return components == known
  }
}
