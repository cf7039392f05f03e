import MillworkDocument
import MillworkSource
import MillworkTemplate

extension ScaffoldTemplate {
  /// Reads a template. `nodes` are what was parsed of its description; files of its own (expressions in it) are added to
  /// `sources`. It is worth using where no diagnostic is an error.
  package static func decode(
    _ root: Node, of tree: ScaffoldTree, engine: TemplateEngine, sources: inout SourceSet
  ) -> (template: ScaffoldTemplate?, diagnostics: [Diagnostic]) {
    var reader = TemplateReader(sources: sources, engine: engine)
    let template = reader.template(root, tree)
    sources = reader.sources
    return (template, reader.diagnostics)
  }
}

extension TemplateReader {
  fileprivate mutating func template(_ root: Node, _ tree: ScaffoldTree) -> ScaffoldTemplate? {
    typealias Keys = KeySet.Root
    guard let fields = fields(of: root, as: Keys.set) else { return nil }
    if let node = fields[Keys.format]?.value, node.value != .integer(KeySet.format) {
      report(.unknownFormat(found: node.shown, at: node.span))
    }
    let name = fields[Keys.name].flatMap { label($0.value, Keys.name, others: "-_") }
    let version = fields[Keys.version].flatMap { label($0.value, Keys.version, others: ".-+_") }
    let summary = fields[Keys.summary].flatMap { text($0.value, Keys.summary) }
    let questions = fields[Keys.questions].map { self.questions($0.value) } ?? []
    var computed: [(name: String, text: TemplateText)] = []
    for entry in fields[Keys.computed].map({ self.entries(of: $0.value, Keys.computed) }) ?? [] {
      let taken = Set(questions.map(\.name) + computed.map(\.name))
      guard variable(entry.key, entry.name, taken: taken),
        let text = template(entry.value, KeySet.Key(entry.name, "a template"))
      else { continue }
      computed.append((entry.name, text))
    }
    let rules = fields[Keys.files].map { self.rules($0.value, tree) } ?? []
    let generates = fields[Keys.generates].flatMap { condition($0.value, Keys.generates) }
    let next = fields[Keys.next].flatMap { template($0.value, Keys.next) }
    let entries = tree.files.filter { $0.path != ScaffoldTree.descriptionName }.map { entry($0, rules) }
    guard let name, let version else { return nil }
    return ScaffoldTemplate(
      name: name, version: version, summary: summary ?? "", questions: questions, computed: computed,
      entries: entries, generates: generates, next: next)
  }

  /// A short text of ASCII letters, digits and a few other characters, which stands in markers and records.
  private mutating func label(_ node: Node, _ key: KeySet.Key, others: String) -> String? {
    guard let text = text(node, key) else { return nil }
    let allowed = AllowedCharacters(classes: [.letters, .digits], others: Array(others.unicodeScalars))
    guard !text.isEmpty, text.utf8.count <= 64, allowed.firstOther(in: text) == nil else {
      report(.wrongType(key, found: node.shown, at: node.span))
      return nil
    }
    return text
  }

  // MARK: Files

  private mutating func rules(_ node: Node, _ tree: ScaffoldTree) -> [FileRule] {
    typealias Keys = KeySet.Rule
    var rules: [FileRule] = []
    for entry in entries(of: node, KeySet.Root.files) {
      let isFolder = entry.name.utf8.last == UInt8(ascii: "/")
      let path = isFolder ? String(entry.name.dropLast()) : entry.name
      guard let fields = fields(of: entry.value, as: Keys.set) else { continue }
      let rule = FileRule(
        path: path, span: entry.key.span,
        condition: fields[Keys.condition].flatMap { condition($0.value, Keys.condition) },
        loop: fields[Keys.loop].flatMap { loop($0.value) },
        target: fields[Keys.target].flatMap { template($0.value, Keys.target) },
        isVerbatim: fields[Keys.verbatim].flatMap { boolean($0.value, Keys.verbatim) } ?? false)
      if tree.files.contains(where: { rule.holds(for: $0.path) }) {
        rules.append(rule)
      } else {
        report(.nothingAtPath(entry.name, known: Self.paths(of: tree), at: entry.key.span))
      }
    }
    return rules.sorted { $0.path.utf8.count < $1.path.utf8.count }
  }

  /// The paths of a tree's files and of the folders around them.
  private static func paths(of tree: ScaffoldTree) -> [String] {
    var paths: [String] = []
    var known: Set<String> = []
    for file in tree.files {
      var parts = file.path.split(separator: "/")
      while !parts.isEmpty {
        let path = parts.joined(separator: "/")
        if known.insert(path).inserted { paths.append(path) }
        parts.removeLast()
      }
    }
    return paths
  }

  /// `name in list`.
  private mutating func loop(_ node: Node) -> FileLoop? {
    let key = KeySet.Rule.loop
    guard text(node, key) != nil, let text = node.mappedText else { return nil }
    let words = text.bytes.split(separator: UInt8(ascii: " "))
    guard words.count >= 3, words[1].elementsEqual("in".utf8) else {
      report(.wrongType(key, found: node.shown, at: node.span))
      return nil
    }
    let name = String(decoding: words[0], as: UTF8.self)
    guard variable(node, name, taken: []) else { return nil }
    let collection = text.slice(words[1].endIndex..<text.bytes.count)
    return FileLoop(name: name, collection: templateText(collection, as: .expression, at: node.span))
  }

  private mutating func entry(_ file: ScaffoldTree.File, _ all: [FileRule]) -> FileEntry {
    let rules = all.filter { $0.holds(for: file.path) }
    let isVerbatim = rules.last(where: \.isVerbatim) != nil
    let isRendered = !isVerbatim && file.path.hasSuffix(FileEntry.suffix)
    let mover = rules.last { $0.target != nil }
    var rest = file.path
    if isRendered { rest = String(rest.dropLast(FileEntry.suffix.count)) }
    // A rule for a file gives the whole path, one for a folder what stands before the rest.
    if let mover { rest = mover.path == file.path ? "" : String(rest.dropFirst(mover.path.count)) }
    return FileEntry(
      file: file, rules: rules, target: mover?.target, rest: pathText(rest, of: file), isRendered: isRendered)
  }

  private mutating func pathText(_ path: String, of file: ScaffoldTree.File) -> FileEntry.PathText {
    guard TemplateText.hasTags(path) else { return .plain(path) }
    let source = sources.add(name: "the path \(file.source.name)", role: .template, text: path)
    var text = MappedText()
    text.append(bytes: source.bytes, origin: .exact(source.span))
    return .template(templateText(text, as: .template, at: source.span))
  }
}
