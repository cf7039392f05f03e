import MillworkDocument
import MillworkSDK
import MillworkSource

/// Reads nodes into values and collects what is wrong with them. Every reader returns `nil` after it has reported.
struct Decoder {
  /// What was found so far.
  var diagnostics: [Diagnostic] = []
  /// What the toolbar content that is read needs beside its items.
  var toolbar = ToolbarNeeds()
  /// The code that was read of the component so far.
  var code: [CodeText] = []
  /// The names of the components whose code says no more than its types.
  var straight: Set<String> = []
  /// The numbers that the component's parameters are by default, by their names.
  var parameterNumbers: [String: Double] = [:]
  /// The declared platforms, once they are read.
  var platforms: [PlatformFloor] = []
  /// Whether something is wrong with the declaration of the platforms, so that what it does not name may have been meant.
  var platformsAreUnsure = false
  /// Whether a kind's default is read, which is for manifests with other platforms, too.
  var readsDefault = false
  /// The oldest SDK that has to build the code.
  var minimumSDK = Settings.newestSDK

  /// The name of the file that is read.
  let file: String
  /// The design tokens that colours may name.
  var tokens = TokenSet()
  /// Whether files of design tokens are named.
  var tokensAreNamed = false
  /// Whether the tokens are properties of `Color` in the output.
  var tokensAreEmitted = false
  /// Where texts are looked up that say nothing about it; image sets that name no bundle are in the same one.
  var lookup = TextLookup()
  /// The bundle of the colour sets that name none; `nil` for the main one.
  var colorBundle: CodeText?
  /// The names of colour sets without a bundle of their own that were read.
  var colorAssets: [Located<String>] = []
  /// The names of image sets without a bundle of their own that were read.
  var imageAssets: [Located<String>] = []
  /// How many controls the one that is read stands in, itself counted, and how many it may.
  var controlDepth = 0
  static let deepestControl = 16

  init(file: String) { self.file = file }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// The fields of a mapping. Reports another kind of node, unknown keys and missing required fields.
  mutating func fields(of node: Node, as schema: ObjectSchema) -> Fields? {
    guard node.kind == .mapping else {
      report(.notAMapping(for: schema, found: describe(node), text: shortText(of: node), at: node.span))
      return nil
    }
    var fields = Fields(schema: schema, node: node)
    var empty: (key: Node, field: Field, isNamed: Bool)?
    var unknown: [Located<String>] = []
    for entry in node.mergedEntries() {
      guard let key = entry.key.string, let field = schema.fields.first(where: { $0.name == key }) else {
        if schema.isOpen { continue }
        let name = entry.key.string ?? describe(entry.key)
        if let above = empty, node.style == .block,
          above.field.shape.isMeantToHold(name, entry.value, beside: schema.fieldNames)
        {
          if !above.isNamed { report(.notIndented(name, below: above.field.name, at: entry.key.span)) }
          empty?.isNamed = true
          fields.leaveOut(above.field)
          continue
        }
        unknown.append(Located(name, at: entry.key.span))
        continue
      }
      fields.set(field, key: entry.key, value: entry.value)
      empty = entry.value.isAbsent ? (entry.key, field, false) : nil
    }
    reportUnknown(unknown, of: &fields)
    if schema.takesOneKey {
      if node.mergedEntries().isEmpty { report(.oneOf(schema.fields, in: schema, at: node.span)) }
      return fields
    }
    for field in schema.fields where field.isRequired && fields[field] == nil {
      if !fields.misspelt.contains(field.name) { report(.missingField(field, in: schema, at: node.span)) }
      fields.isComplete = false
    }
    return fields
  }

  /// Reports keys that a mapping does not know, those that it can't have for one reason as one.
  mutating func reportUnknown(_ keys: [Located<String>], of fields: inout Fields) {
    guard !keys.isEmpty else { return }
    fields.hasUnknownKeys = true
    let schema = fields.schema
    let absent = schema.absent(in: fields.node)
    var refused: [(reason: String, keys: [Located<String>])] = []
    for key in keys {
      let meaning = schema.meaning(of: key.value, in: fields.node, absent: absent)
      guard case .refused(let reason) = meaning else {
        fields.misspelt.formUnion(meaning.fields)
        report(.unknownKey(key, in: schema, absent: absent, meaning: meaning))
        continue
      }
      fields.misspelt.formUnion(schema.fieldNames)
      if let index = refused.firstIndex(where: { $0.reason == reason }) {
        refused[index].keys.append(key)
      } else {
        refused.append((reason, [key]))
      }
    }
    for (reason, keys) in refused { report(.refusedKeys(keys, in: schema, because: reason)) }
  }

  /// The one of `candidates` that the mapping gives. Reports where there is none (unless one of them is there misspelt,
  /// which was reported), and where there are several.
  mutating func onlyField(of candidates: [Field], in fields: Fields) -> Field? {
    let given = candidates.filter { fields[$0] != nil }
    if given.count > 1 {
      let last = given.compactMap(fields.keySpan).max { $0.lowerBound < $1.lowerBound }
      report(.oneOfSeveral(given, in: fields.schema, at: last ?? fields.node.span))
      return nil
    }
    if given.isEmpty, !candidates.contains(where: { fields.misspelt.contains($0.name) }) {
      report(.oneOf(candidates, in: fields.schema, at: fields.node.span))
    }
    return given.first
  }

  /// Reports tags beside YAML's own: nothing here gives them a meaning.
  mutating func checkTags(in root: Node) {
    var waiting = [root]
    while let node = waiting.popLast() {
      if let tag = node.tag, !Self.knownTags.contains(tag) {
        report(.unknownTag(node.tagSpan.map { Located(tag, at: $0) } ?? Located(tag, at: node.span)))
      }
      switch node.kind {
      case .mapping: for entry in node.entries.reversed() { waiting += [entry.value, entry.key] }
      case .sequence: waiting += node.items.reversed()
      case .scalar: break
      }
    }
  }

  /// The failsafe and core schemas' tags (YAML 1.2.2, chapter 10), and the non-specific one.
  private static let knownTags = Set(
    ["!"] + ["map", "seq", "str", "null", "bool", "int", "float"].map { "tag:yaml.org,2002:" + $0 })

  /// The entries of a mapping with free keys, each key a text. `expected` describes the mapping, and `inner` are keys of the
  /// mappings that its values are.
  mutating func entries(of node: Node, expected: String, inner: [String] = []) -> [(
    key: Located<String>, value: Node
  )] {
    guard node.kind == .mapping else {
      report(
        .wrongType(
          expected: expected, found: describe(node), at: node.span,
          help: node.kind == .sequence
            ? "write each with its name as a key, `name: …`, in place of an item" : nil))
      return []
    }
    var result: [(key: Located<String>, value: Node)] = []
    var strays = false
    for entry in node.mergedEntries() {
      if let key = entry.key.string {
        if node.style == .block, inner.contains(key), !strays, result.last?.value.isAbsent == true {
          report(.notIndented(key, below: result.removeLast().key.value, at: entry.key.span))
          strays = true
          continue
        }
        // What follows such a key without a mapping of its own was meant to stand beside it.
        if strays, inner.contains(key) || entry.value.kind == .scalar && !entry.value.isAbsent { continue }
        strays = false
        result.append((Located(key, at: entry.key.span), entry.value))
      } else {
        report(.wrongType(expected: "a name as key", found: describe(entry.key), at: entry.key.span))
      }
    }
    return result
  }

  /// The items of a sequence.
  mutating func items(of node: Node, expected: String) -> [Node] {
    guard node.kind == .sequence else {
      report(
        .notAList(
          expected: expected, found: describe(node),
          firstKey: node.kind == .mapping ? node.mergedEntries().first?.key.string ?? "" : nil, at: node.span)
      )
      return []
    }
    return Array(node.items)
  }

  /// What a node is, for messages.
  func describe(_ node: Node) -> String {
    switch node.kind {
    case .mapping: return "a mapping"
    case .sequence: return "a list"
    case .scalar:
      if case .null = node.value { return "nothing" }
      let text = node.string ?? ""
      if text.utf8.count > Self.shownLength { return "a text of \(text.utf8.count) bytes" }
      return node.isTextByQuotes ? "the text `\(text)`" : "`\(text)`"
    }
  }

  /// The most bytes of a text that messages repeat.
  private static let shownLength = 40

  /// The text of a scalar that is short enough for a message; `nil` where nothing is written.
  func shortText(of node: Node) -> String? {
    guard node.kind == .scalar, let text = node.string, text.utf8.count <= Self.shownLength else {
      return nil
    }
    return node.value == .null ? nil : text
  }

  /// Reports a value of another kind than a field takes.
  mutating func reportWrongValue(_ node: Node, _ field: Field) {
    report(.wrongValue(field, found: describe(node), help: WrongValue(node, field).help, at: node.span))
  }
}

/// The fields of one mapping, by schema.
struct Fields {
  /// The schema that the mapping was read by.
  let schema: ObjectSchema
  /// The mapping.
  let node: Node
  /// Whether every required field is there.
  var isComplete = true
  /// Whether the mapping has keys that the schema does not know.
  var hasUnknownKeys = false
  /// The names of the fields that unknown keys of the mapping resemble.
  var misspelt: Set<String> = []
  /// What is given; a mapping has few keys, so that they are looked at one by one.
  private var values: [(field: Field, key: Node, value: Node)] = []

  init(schema: ObjectSchema, node: Node) {
    self.schema = schema
    self.node = node
  }

  mutating func set(_ field: Field, key: Node, value: Node) {
    values.removeAll { $0.field == field }
    values.append((field, key, value))
  }

  /// Takes a field for one that is there and can't be read.
  mutating func leaveOut(_ field: Field) {
    values.removeAll { $0.field == field }
    misspelt.insert(field.name)
    hasUnknownKeys = true
    isComplete = false
  }

  /// The value of a field, or `nil` where the manifest does not give it.
  subscript(field: Field) -> Node? { values.first { $0.field == field }?.value }

  /// The key of a field.
  func keySpan(_ field: Field) -> Span? { values.first { $0.field == field }?.key.span }
}
