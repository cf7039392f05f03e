import MillworkManifest
import MillworkSource
import MillworkTemplate

/// A template that a project brings.
package struct OwnTemplate: Sendable {
  /// The name by which templates include it: its path in the project's folder of templates.
  package let name: String
  /// The path for messages.
  package let path: String
  /// The text, written with two spaces a level.
  package let bytes: [UInt8]

  /// A template of the given parts.
  package init(name: String, path: String, bytes: [UInt8]) {
    self.name = name
    self.path = path
    self.bytes = bytes
  }
}

/// Makes Swift files of manifests by templates.
package struct Generator: Sendable {
  private var prepared: [Int: Prepared] = [:]
  /// What is wrong with the templates; a test keeps this empty for the built-in ones.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The templates, read for one indentation.
  private struct Prepared {
    var engine: TemplateEngine
    var templates: [String: Template] = [:]
  }

  /// A generator for the given indentations, in spaces a level. Its templates are part of `sources`, so that messages can
  /// point into them. A template of a project's own stands in for the built-in one of its name. `matches` finds what the
  /// regular expressions of templates match; `nil` leaves that to the engine.
  package init(
    indentations: Set<Int> = [2], own: [OwnTemplate] = [], matches: TemplateEngine.Matches? = nil,
    sources: inout SourceSet
  ) {
    let ownNames = Set(own.map(\.name))
    let builtIn = BuiltInTemplates.all.filter { !ownNames.contains($0.name) }.map { template in
      OwnTemplate(name: template.name, path: "<built-in>/\(template.name)", bytes: Array(template.text.utf8))
    }
    for indentation in indentations.sorted() {
      var options = TemplateOptions()
      options.indentation = indentation
      var ready = Prepared(engine: TemplateEngine(options: options))
      if let matches { ready.engine.matches = matches }
      for (template, role) in builtIn.map({ ($0, .builtIn) }) + own.map({ ($0, SourceFile.Role.template) }) {
        let file = sources.add(
          name: template.path, role: role, bytes: Self.indented(template.bytes, by: indentation))
        let parsed = ready.engine.parse(file)
        ready.engine.add(parsed.template, named: template.name)
        ready.templates[template.name] = parsed.template
        diagnostics += parsed.diagnostics
      }
      prepared[indentation] = ready
    }
  }

  /// One Swift file for each component of a manifest that has no errors, in order. The files are added to `sources`
  /// under the names that they have in `folder`, where they are to be written to one. The manifest's indentation has to be
  /// one that the generator was made for.
  package func generate(
    _ manifest: Manifest, folder: String? = nil, sources: inout SourceSet
  ) -> (files: [MappedFile], diagnostics: [Diagnostic]) {
    var files: [MappedFile] = []
    var diagnostics: [Diagnostic] = []
    for component in manifest.components {
      let code = ComponentCode(component, of: manifest, .component)
      guard
        let result = file(
          code.template, code.context, from: fileName(manifest.file), manifest.settings, at: component.span)
      else { continue }
      diagnostics += result.diagnostics.map { $0.met(for: component) }
      let path = component.fileName
      let generated = sources.add(
        name: folder.map { "\($0)/\(path)" } ?? path, role: .generated, bytes: result.text.bytes)
      files.append(MappedFile(path: path, text: result.text, source: generated.id))
    }
    return (files, diagnostics)
  }

  /// A whole file, whose `body` is the template of that name, rendered with `context`; `source` is what it is made from.
  func file(
    _ body: String, _ context: Value, from source: String, _ settings: Settings, at span: Span? = nil
  ) -> RenderResult? {
    render(
      "file.stencil",
      [
        "manifest": .string(source), "guardsImport": .bool(settings.guardsImport),
        "body": .string(body), "component": context,
      ], settings, at: span)
  }

  /// What a template makes of `values`, by the settings' indentation and line width.
  func render(_ name: String, _ values: Value, _ settings: Settings, at span: Span?) -> RenderResult? {
    guard let ready = prepared[settings.indentation], let template = ready.templates[name] else { return nil }
    var engine = ready.engine
    engine.options.lineWidth = settings.lineWidth
    return engine.render(template, context: span.map { values.at($0) } ?? values)
  }

  /// The built-in templates, by name.
  package static var builtInTemplates: [(name: String, text: String)] { BuiltInTemplates.all }

  /// A template, which is written with two spaces a level, with another number of them.
  private static func indented(_ text: [UInt8], by indentation: Int) -> [UInt8] {
    if indentation == 2 { return text }
    var result: [UInt8] = []
    var spaces: Int? = 0
    for byte in text {
      if byte == UInt8(ascii: " "), let count = spaces {
        spaces = count + 1
        continue
      }
      if let count = spaces {
        result += [UInt8](repeating: UInt8(ascii: " "), count: count / 2 * indentation + count % 2)
      }
      spaces = byte == UInt8(ascii: "\n") ? 0 : nil
      result.append(byte)
    }
    return result
  }
}
