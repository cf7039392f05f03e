import MillworkDocument
import MillworkScaffold
import MillworkSource
import MillworkTemplate

/// One text that holds a template and answers: the template's description, then further files behind lines `===== path`, and
/// answers behind `===== (answers)`. A line end at the end of a path is not part of it; `\n` and the like in it are characters.
struct ScaffoldCase {
  /// What is wrong with the template, the answers or the plan, in that order; reading ends at the first errors.
  private(set) var diagnostics: [Diagnostic] = []
  /// The files that come of it.
  private(set) var files: [ScaffoldPlan.File] = []
  /// What the template says at the end.
  private(set) var next: String?
  private var sources = SourceSet()

  init(_ text: String, limits: ScaffoldLimits = ScaffoldLimits()) {
    let (files, answers) = read(text)
    let tree = ScaffoldTree(files: files)
    guard let description = tree.description else { return }
    let parsed = parseDocuments(description, format: .yaml)
    diagnostics += parsed.diagnostics
    guard !parsed.diagnostics.hasErrors, let root = parsed.documents.first?.root else { return }
    let engine = limits.engine
    let decoded = ScaffoldTemplate.decode(root, of: tree, engine: engine, sources: &sources)
    diagnostics += decoded.diagnostics
    guard !decoded.diagnostics.hasErrors, let template = decoded.template,
      let context = answer(template, answers, engine)
    else { return }
    let plan = template.plan(context, engine: engine, limits: limits)
    diagnostics += plan.diagnostics
    self.files = plan.files
    next = plan.next
  }

  private mutating func read(_ text: String) -> (files: [ScaffoldTree.File], answers: Node?) {
    var files: [ScaffoldTree.File] = []
    var answers: Node?
    for (index, part) in "===== template.yml\n\(text)".split(separator: "===== ").enumerated() {
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      let path = String(part[..<end])
      let source = sources.add(
        name: path, role: index == 0 ? .input : .template, text: String(part[end...].dropFirst()))
      if path == "(answers)" {
        let parsed = parseDocuments(source, format: .yaml)
        diagnostics += parsed.diagnostics
        answers = parsed.documents.first?.root
      } else {
        files.append(.init(path: path, source: source))
      }
    }
    return (files, answers)
  }

  private mutating func answer(_ template: ScaffoldTemplate, _ answers: Node?, _ engine: TemplateEngine)
    -> Value?
  {
    var interview = ScaffoldInterview(
      template, folder: "Target", engine: engine, isThere: { $0 == "Here/a.txt" })
    while let pending = interview.next() {
      if let node = answers?[pending.question.name] {
        let problems = interview.give(GivenAnswer(.node(node), at: node.span))
        diagnostics += problems
        if !problems.isEmpty { interview.pass() }
      } else if let standard = pending.standard {
        diagnostics += interview.give(GivenAnswer(.answer(standard)))
      } else {
        diagnostics += pending.standardProblems
        interview.pass()
      }
    }
    let context = interview.finish()
    diagnostics += interview.diagnostics
    return context
  }

  /// The diagnostics as they are printed, then the files.
  var text: String {
    var printer = DiagnosticPrinter(sources: sources, style: .init(showsExcerpts: true, usesColor: false))
    var text = diagnostics.map { printer.text(of: $0) }.joined(separator: "\n")
    if diagnostics.hasErrors { return text }
    for file in files {
      text += "===== \(file.path)\n\(String(decoding: file.bytes, as: UTF8.self))"
    }
    if let next { text += "===== (next)\n\(next)" }
    return text
  }
}
