import MillworkDocument
import MillworkSource

/// A value of a manifest that is to be written: nothing but texts, mappings and lists of mappings.
indirect enum EntryValue {
  /// A text.
  case text(String)
  /// A mapping with a line for each key.
  case fields([EntryField])
  /// A mapping on one line.
  case inline([EntryField])
  /// A list of mappings, each with a line for each key.
  case list([[EntryField]])
}

/// A key with its value.
struct EntryField {
  let key: String
  let value: EntryValue

  init(_ key: String, _ value: EntryValue) {
    self.key = key
    self.value = value
  }

  init(_ key: String, _ text: String) { self.init(key, .text(text)) }
}

extension EntryValue {
  /// The mapping of texts and such mappings that `text` is in YAML; `nil` where it is something else.
  static func mapping(_ text: String) -> EntryValue? {
    var sources = SourceSet()
    let parsed = parseDocuments(sources.add(name: "", text: text), format: .yaml)
    guard parsed.diagnostics.isEmpty, parsed.documents.count == 1, let root = parsed.first?.root,
      root.kind == .mapping
    else { return nil }
    return EntryValue(root)
  }

  private init?(_ node: Node) {
    guard node.kind == .mapping else {
      guard let text = node.string else { return nil }
      self = .text(text)
      return
    }
    let fields = node.entries.compactMap { entry in
      entry.key.string.flatMap { key in EntryValue(entry.value).map { EntryField(key, $0) } }
    }
    guard fields.count == node.entries.count, !fields.isEmpty else { return nil }
    self = .inline(fields)
  }
}

/// A component as an entry of a manifest.
struct ManifestEntry {
  /// The section, such as `toggleStyles`.
  let section: String
  /// The component's name.
  let name: String
  /// Its fields.
  let fields: [EntryField]

  /// The entry in YAML, line by line. `indentation` stands before each line, `unit` is one level.
  func yaml(indentation: String, unit: String) -> [String] {
    Self.yaml([EntryField(name, .fields(fields))], indentation, unit)
  }

  private static func yaml(_ fields: [EntryField], _ indentation: String, _ unit: String) -> [String] {
    fields.flatMap { field in
      let key = indentation + YAMLScalar.written(field.key) + ":"
      switch field.value {
      case .text(let text): return ["\(key) \(YAMLScalar.value(text))"]
      case .inline(let inner): return ["\(key) \(flow(inner))"]
      case .fields(let inner): return [key] + yaml(inner, indentation + unit, unit)
      case .list(let items):
        // What stands behind the hyphen is indented by it and a space.
        let lines = items.flatMap { item in
          yaml(item, "", unit).enumerated().map { index, line in
            indentation + unit + (index == 0 ? "- " : "  ") + line
          }
        }
        return [key] + lines
      }
    }
  }

  private static func flow(_ fields: [EntryField]) -> String {
    let pairs = fields.map { field in
      let key = YAMLScalar.written(field.key, isInFlow: true)
      switch field.value {
      case .text(let text): return "\(key): \(YAMLScalar.value(text, isInFlow: true))"
      case .inline(let inner), .fields(let inner): return "\(key): \(flow(inner))"
      case .list(let items): return "\(key): [\(items.map { flow($0) }.joined(separator: ", "))]"
      }
    }
    return "{\(pairs.joined(separator: ", "))}"
  }

  /// The entry in JSON: its name and its value. `indentation` stands before each line behind the first.
  func json(indentation: String, unit: String, lineEnd: String) -> String {
    var writer = JSONWriter()
    writer.write(string: name)
    writer.raw(": ")
    Self.json(.fields(fields), lineEnd + indentation, unit, &writer)
    return writer.text
  }

  private static func json(_ value: EntryValue, _ newline: String, _ unit: String, _ writer: inout JSONWriter)
  {
    switch value {
    case .text(let text): writer.write(string: text)
    case .inline(let fields): json(fields, "", separator: ", ", "", unit, &writer)
    case .fields(let fields):
      json(fields, newline + unit, separator: "," + newline + unit, newline, unit, &writer)
    case .list(let items):
      writer.raw("[")
      for (index, item) in items.enumerated() {
        writer.raw((index > 0 ? "," : "") + newline + unit)
        json(.fields(item), newline + unit, unit, &writer)
      }
      writer.raw(newline + "]")
    }
  }

  private static func json(
    _ fields: [EntryField], _ start: String, separator: String, _ end: String, _ unit: String,
    _ writer: inout JSONWriter
  ) {
    writer.raw("{" + start)
    for (index, field) in fields.enumerated() {
      if index > 0 { writer.raw(separator) }
      writer.write(string: field.key)
      writer.raw(": ")
      json(field.value, start.isEmpty ? "" : start, unit, &writer)
    }
    writer.raw(end + "}")
  }
}
