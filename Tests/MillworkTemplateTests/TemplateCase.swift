import MillworkSource
import MillworkTemplate

/// A case in one file. Lines that begin with `--- ` open its parts: `options`, `data` (JSON), any number of
/// `file NAME`, `template`; then what is expected: `output`, `diagnostics` and, where the options ask for it, `origins`.
struct TemplateCase {
  struct Part {
    let name: String
    let text: String
  }

  let parts: [Part]

  private static let results: Set<String> = ["output", "diagnostics", "origins"]

  init(_ text: String) {
    var parts: [(name: String, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        parts.append((String(line.dropFirst(4)), []))
      } else if !parts.isEmpty {
        parts[parts.count - 1].lines.append(line)
      }
    }
    if parts.last?.lines.last?.isEmpty == true { parts[parts.count - 1].lines.removeLast() }
    self.parts = parts.map { Part(name: $0.name, text: $0.lines.joined(separator: "\n")) }
  }

  /// The whole case with the results that the engine gives now.
  func run() -> String {
    let (result, sources) = render()
    var text = inputs.map { "--- \($0.name)\n\($0.text)\n" }.joined()
    if !result.diagnostics.hasErrors || !result.text.isEmpty { text += "--- output\n\(result.text.string)\n" }
    if !result.diagnostics.isEmpty {
      var printer = DiagnosticPrinter(sources: sources, style: .init(showsExcerpts: true, usesColor: false))
      text += "--- diagnostics\n" + result.diagnostics.map { printer.text(of: $0) }.joined()
    }
    if self["options"]?.contains("origins") == true {
      text += "--- origins\n" + origins(result.text, sources)
    }
    return text
  }

  private var inputs: [Part] { parts.filter { !Self.results.contains($0.name) } }

  /// What the engine makes of the inputs.
  func render() -> (result: RenderResult, sources: SourceSet) {
    var sources = SourceSet()
    let context = context(&sources)
    var files: [String: SourceFile] = [:]
    for part in inputs where part.name.hasPrefix("file ") {
      let name = String(part.name.dropFirst(5))
      files[name] = sources.add(name: name, role: .template, text: part.text)
    }
    let template = sources.add(name: "template", role: .template, text: self["template"] ?? "")
    let known = files
    let engine = TemplateEngine(options: options, loader: { known[$0] })
    return (engine.render(template, context: context), sources)
  }

  subscript(name: String) -> String? { parts.first { $0.name == name }?.text }

  private func context(_ sources: inout SourceSet) -> Value {
    guard let data = self["data"] else { return [:] }
    let file = sources.add(name: "data", text: data)
    return DataReader.read(file) ?? .string("the data of this case cannot be read")
  }

  private var options: TemplateOptions {
    var options = TemplateOptions()
    for line in (self["options"] ?? "").split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1 else { continue }
      switch words[0] {
      case "undefined:": options.undefined = .init(rawValue: words[1]) ?? .strict
      case "trim:": options.trim = .init(rawValue: words[1]) ?? .smart
      case "depth:": options.limits.recursionDepth = Int(words[1]) ?? 0
      case "steps:": options.limits.loopSteps = Int(words[1]) ?? 0
      case "bytes:": options.limits.outputBytes = Int(words[1]) ?? 0
      case "width:": options.lineWidth = Int(words[1]) ?? 0
      case "now:": options.now = { format in "(now in \(format))" }
      default: break
      }
    }
    return options
  }

  /// One line a piece: its text, what it was made of (`=` byte for byte, `~` as a whole), and what is around that.
  private func origins(_ text: MappedText, _ sources: SourceSet) -> String {
    var lines = ""
    for (index, piece) in text.pieces.enumerated() {
      let end = index + 1 < text.pieces.count ? text.pieces[index + 1].start : text.bytes.count
      lines += text.slice(piece.start..<end).string.debugDescription
      if let origin = piece.origin { lines += (origin.isExact ? " = " : " ~ ") + place(origin.span, sources) }
      if let enclosing = piece.enclosing { lines += " in " + place(enclosing, sources) }
      lines += "\n"
    }
    return lines
  }

  private func place(_ span: Span, _ sources: SourceSet) -> String {
    guard let file = sources[span.source] else { return "?" }
    return file.name + file.text(of: span).debugDescription
  }
}
