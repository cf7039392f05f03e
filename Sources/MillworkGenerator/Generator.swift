import MillworkManifest
import MillworkSource
import MillworkTemplate

/// Makes Swift files of manifests by the built-in templates.
package struct Generator {
  private let engine: TemplateEngine
  private let templates: [String: Template]
  /// What is wrong with the built-in templates; a test keeps this empty.
  package let diagnostics: [Diagnostic]

  /// A generator whose templates are part of `sources`, so that messages can point into them.
  package init(sources: inout SourceSet) {
    var engine = TemplateEngine()
    var templates: [String: Template] = [:]
    var diagnostics: [Diagnostic] = []
    for (name, text) in BuiltInTemplates.all {
      let parsed = engine.parse(sources.add(name: "Templates/\(name)", role: .template, text: text))
      engine.add(parsed.template, named: name)
      templates[name] = parsed.template
      diagnostics += parsed.diagnostics
    }
    self.engine = engine
    self.templates = templates
    self.diagnostics = diagnostics
  }

  /// One Swift file for each component of a manifest that has no errors, in order. The files are added to `sources`
  /// under the names that they have in `folder`, where they are to be written to one.
  package func generate(
    _ manifest: Manifest, folder: String? = nil, sources: inout SourceSet
  ) -> (files: [MappedFile], diagnostics: [Diagnostic]) {
    var files: [MappedFile] = []
    var diagnostics: [Diagnostic] = []
    for component in manifest.components {
      let (template, context): (String, Value) =
        switch component {
        case .toolbarContent(let model): ("toolbar-content.stencil", ToolbarValues(model, of: manifest).value)
        case .toggleStyle(let model): ("toggle-style.stencil", toggleStyleValue(model, of: manifest))
        }
      guard let template = templates[template] else { continue }
      let result = engine.render(template, context: context.at(component.span))
      diagnostics += result.diagnostics
      let path = component.name.value + ".swift"
      let generated = sources.add(
        name: folder.map { "\($0)/\(path)" } ?? path, role: .generated, bytes: result.text.bytes)
      files.append(MappedFile(path: path, text: result.text, source: generated.id))
    }
    return (files, diagnostics)
  }
}
