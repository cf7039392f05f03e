import MillworkSource
import MillworkTemplate

/// The files that a template makes of some answers.
package struct ScaffoldPlan: Sendable {
  /// One file.
  package struct File: Sendable {
    /// The path from the target folder; it leads nowhere else.
    package let path: String
    /// The contents.
    package let bytes: [UInt8]
    /// Whether it may be run, where it is new.
    package let isExecutable: Bool

    /// The file at `path`, which ``SafePath`` finds nothing wrong with.
    package init(path: String, bytes: [UInt8], isExecutable: Bool = false) {
      self.path = path
      self.bytes = bytes
      self.isExecutable = isExecutable
    }
  }

  /// The files, sorted by path.
  package let files: [File]
  /// Whether Millwork is to generate what the manifests of the result say, as `millwork generate` does. No code of the
  /// template's runs.
  package let generates: Bool
  /// What the template says at the end; `nil` where it says nothing.
  package let next: String?
  /// What is wrong. Where there are errors, nothing is to be written.
  package let diagnostics: [Diagnostic]
}

extension ScaffoldTemplate {
  /// Works out the files. `context` is what an ``ScaffoldInterview`` ends with.
  package func plan(_ context: Value, engine: TemplateEngine, limits: ScaffoldLimits = ScaffoldLimits())
    -> ScaffoldPlan
  {
    var planner = ScaffoldPlanner(self, engine: engine, limits: limits)
    for entry in entries where !planner.isFull { planner.add(entry, entry.rules[...], context) }
    planner.checkFolders()
    var diagnostics = planner.diagnostics
    let generates = generates?.holds(engine, context, &diagnostics) ?? false
    let next = next.flatMap { $0.string(engine, context, &diagnostics) }
    return ScaffoldPlan(
      files: planner.files.map(\.file).sorted { $0.path < $1.path }, generates: generates, next: next,
      diagnostics: diagnostics)
  }
}

/// Collects the files of a plan.
struct ScaffoldPlanner {
  private(set) var files: [(file: ScaffoldPlan.File, entry: FileEntry)] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether a limit was passed, so that nothing more is added.
  private(set) var isFull = false

  private let engine: TemplateEngine
  private let limits: ScaffoldLimits
  private var templates: [String: ParseResult] = [:]
  private var known: Set<Diagnostic> = []
  /// The index of the file at each path, whatever its case is.
  private var indices: [String: Int] = [:]
  private var byteCount = 0

  init(_ template: ScaffoldTemplate, engine: TemplateEngine, limits: ScaffoldLimits) {
    self.limits = limits
    let sources = Dictionary(
      template.entries.map { ($0.file.path, $0.file.source) }, uniquingKeysWith: { first, _ in first })
    var engine = engine
    engine.loader = { sources[$0] }
    self.engine = engine
  }

  /// Adds what comes of a file under some rules, from the outermost one on.
  mutating func add(_ entry: FileEntry, _ rules: ArraySlice<FileRule>, _ context: Value) {
    guard let rule = rules.first else { return add(entry, context) }
    let rest = rules.dropFirst()
    guard let loop = rule.loop else {
      if holds(rule, context) { add(entry, rest, context) }
      return
    }
    var found: [Diagnostic] = []
    let value = loop.collection.value(engine, context, &found)
    report(found)
    guard let value else { return }
    guard let count = value.elementCount else {
      return report([.notALoop(value.shown, at: loop.collection.span)])
    }
    guard count <= limits.loopLength else {
      return report([.loopTooLong(count, limit: limits.loopLength, at: loop.collection.span)])
    }
    for element in value.arrayValue ?? [] where !isFull {
      let entries = [Value.Entry(key: loop.name, value: element)] + (context.entries ?? [])
      let inner = Value.dictionary(entries)
      if holds(rule, inner) { add(entry, rest, inner) }
    }
  }

  private mutating func holds(_ rule: FileRule, _ context: Value) -> Bool {
    guard let condition = rule.condition else { return true }
    var found: [Diagnostic] = []
    let holds = condition.holds(engine, context, &found)
    report(found)
    return holds ?? false
  }

  private mutating func add(_ entry: FileEntry, _ context: Value) {
    guard files.count < limits.fileCount else {
      isFull = true
      return report([.tooManyFiles(limits.fileCount, at: entry.place)])
    }
    guard let path = path(of: entry, context), let bytes = bytes(of: entry, context) else { return }
    if let problem = SafePath.problem(of: path) {
      return report([.unsafePath(path, problem, of: entry)])
    }
    if let index = indices[SafePath.folded(path)] {
      return report([.samePath(path, files[index].file.path, of: entry, first: files[index].entry)])
    }
    byteCount += bytes.count
    guard byteCount <= limits.byteCount else {
      isFull = true
      return report([.tooManyBytes(limits.byteCount, at: entry.place)])
    }
    indices[SafePath.folded(path)] = files.count
    let file = ScaffoldPlan.File(path: path, bytes: bytes, isExecutable: entry.file.isExecutable)
    files.append((file, entry))
  }

  private mutating func path(of entry: FileEntry, _ context: Value) -> String? {
    var found: [Diagnostic] = []
    defer { report(found) }
    var path = ""
    if let target = entry.target {
      guard let text = target.string(engine, context, &found) else { return nil }
      path = text
    }
    switch entry.rest {
    case .plain(let text): path += text
    case .template(let template):
      guard let text = template.string(engine, context, &found) else { return nil }
      path += text
    }
    return path
  }

  private mutating func bytes(of entry: FileEntry, _ context: Value) -> [UInt8]? {
    guard entry.isRendered else { return entry.file.source.bytes }
    let parsed = templates[entry.file.path] ?? engine.parse(entry.file.source)
    templates[entry.file.path] = parsed
    report(parsed.diagnostics)
    if parsed.diagnostics.hasErrors { return nil }
    let result = engine.render(parsed.template, context: context)
    report(result.diagnostics)
    return result.diagnostics.hasErrors ? nil : result.text.bytes
  }

  /// Reports files that stand where others need a folder.
  mutating func checkFolders() {
    for (file, entry) in files {
      var path = file.path[...]
      while let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
        path = path[..<slash]
        if let index = indices[SafePath.folded(String(path))] {
          report([.fileAndFolder(String(path), of: files[index].entry, inside: entry)])
        }
      }
    }
  }

  /// Adds what was found; what several rounds of a loop find is said once.
  private mutating func report(_ found: [Diagnostic]) {
    for diagnostic in found where known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}
