import MillworkDocument
import MillworkSource
import MillworkTemplate

/// Reads the nodes of `template.yml` into values and collects what is wrong with them. Every reader answers `nil` after it
/// has reported.
struct TemplateReader {
  /// What was found so far.
  var diagnostics: [Diagnostic] = []
  /// The files that spans refer to.
  var sources: SourceSet
  let engine: TemplateEngine

  /// The values of one mapping, by key.
  typealias Fields = [KeySet.Key: (key: Node, value: Node)]

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// The fields of a mapping. Reports another kind of node, unknown keys, and required ones that are missing.
  mutating func fields(of node: Node, as set: KeySet) -> Fields? {
    guard node.kind == .mapping else {
      report(.notAMapping(for: set, found: node.shown, at: node.span))
      return nil
    }
    var fields: Fields = [:]
    var misspelt: Set<String> = []
    for entry in node.mergedEntries() {
      let name = entry.key.string ?? entry.key.shown
      if let key = set.keys.first(where: { $0.name == name }) {
        fields[key] = (entry.key, entry.value)
      } else {
        report(.unknownKey(name, in: set, at: entry.key.span))
        if let meant = nearestName(to: name, among: set.keys.map(\.name)) { misspelt.insert(meant) }
      }
    }
    for key in set.keys where key.isRequired && fields[key] == nil && !misspelt.contains(key.name) {
      report(.missingKey(key, in: set, at: node.span))
    }
    return fields
  }

  /// The entries of a mapping whose keys are free; each key a text.
  mutating func entries(of node: Node, _ key: KeySet.Key) -> [(key: Node, name: String, value: Node)] {
    guard node.kind == .mapping else {
      report(.wrongType(key, found: node.shown, at: node.span))
      return []
    }
    return node.mergedEntries().compactMap { entry in
      guard let name = entry.key.string, entry.key.value != .null else {
        report(.wrongKey(found: entry.key.shown, in: key, at: entry.key.span))
        return nil
      }
      return (entry.key, name, entry.value)
    }
  }

  /// The text of a scalar.
  mutating func text(_ node: Node, _ key: KeySet.Key) -> String? {
    if node.kind == .scalar, node.value != .null, let text = node.string { return text }
    report(.wrongType(key, found: node.shown, at: node.span))
    return nil
  }

  /// True or false.
  mutating func boolean(_ node: Node, _ key: KeySet.Key) -> Bool? {
    if node.kind == .scalar, case .bool(let value) = node.value { return value }
    report(.wrongType(key, found: node.shown, at: node.span))
    return nil
  }

  /// A whole number.
  mutating func wholeNumber(_ node: Node, _ key: KeySet.Key) -> Int? {
    if node.kind == .scalar, case .integer(let value) = node.value { return value }
    report(.wrongType(key, found: node.shown, at: node.span))
    return nil
  }

  /// One of some words.
  mutating func word(_ node: Node, _ key: KeySet.Key, among words: [String]) -> String? {
    guard let text = text(node, key) else { return nil }
    if words.contains(text) { return text }
    report(.unknownWord(text, for: key, known: words, at: node.span))
    return nil
  }

  /// The items of a list.
  mutating func items(_ node: Node, _ key: KeySet.Key) -> [Node] {
    if node.kind == .sequence { return Array(node.items) }
    report(.wrongType(key, found: node.shown, at: node.span))
    return []
  }

  /// A text with tags.
  mutating func template(_ node: Node, _ key: KeySet.Key) -> TemplateText? {
    templateText(node, key, as: .template)
  }

  /// A condition. `true` and `false` are conditions, too.
  mutating func condition(_ node: Node, _ key: KeySet.Key) -> TemplateText? {
    templateText(node, key, as: .expression)
  }

  private mutating func templateText(_ node: Node, _ key: KeySet.Key, as form: TemplateText.Form)
    -> TemplateText?
  {
    guard text(node, key) != nil, let text = node.mappedText else { return nil }
    return templateText(text, as: form, at: node.span)
  }

  /// A template or an expression of a text at a place.
  mutating func templateText(_ text: MappedText, as form: TemplateText.Form, at span: Span) -> TemplateText {
    TemplateText(
      text, as: form, at: span, engine: engine, sources: &sources, diagnostics: &diagnostics)
  }

  /// A name that templates can use: letters, digits and underscores, not beginning with a digit, and not taken.
  mutating func variable(_ node: Node, _ name: String, taken: Set<String>) -> Bool {
    let bytes = Array(name.utf8)
    let isLetter = { (byte: UInt8) in
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
    }
    let isName =
      bytes.first.map(isLetter) == true && bytes.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
    if !isName {
      report(.wrongVariable(name, at: node.span))
    } else if ScaffoldInterview.reservedNames.contains(name) {
      report(.reservedVariable(name, at: node.span))
    } else if taken.contains(name) {
      report(.variableTaken(name, at: node.span))
    } else {
      return true
    }
    return false
  }
}
