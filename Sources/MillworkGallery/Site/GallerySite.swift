import MillworkManifest
import MillworkSource
import MillworkTemplate

/// The gallery as a static site: one page with its style sheets and its script, which asks for nothing from elsewhere.
package struct GallerySite {
  /// A file of the site.
  package struct File {
    /// The path in the site's folder.
    package let path: String
    /// The contents, in UTF-8.
    package let text: String
  }

  /// The files, the page first.
  package let files: [File]
  /// What is wrong with the templates; a test keeps this empty.
  package let diagnostics: [Diagnostic]

  /// The site of some components, in their order.
  package init(_ sections: [GallerySection], sources: inout SourceSet) {
    var stock = PictureStock()
    var motions: [MotionCurve] = []
    let values = sections.map { (kind: $0.entry.kind, value: SectionValues($0).value(&stock, &motions)) }
    let groups = GalleryEntry.Kind.allCases.compactMap { kind -> Value? in
      let own = values.filter { $0.kind == kind }.map(\.value)
      return own.isEmpty
        ? nil
        : [
          "kind": .string(kind.rawValue), "name": .html(kind.pluralName), "count": .integer(own.count),
          "sections": .array(own),
        ]
    }
    let manifests = Set(sections.map(\.manifest.file)).count
    let page: Value = [
      "count": .integer(sections.count), "manifestCount": .integer(manifests), "groups": .array(groups),
      "shared": .string(stock.text),
      "appearances": .array(
        Appearance.allCases.map { ["id": .string($0.rawValue), "name": .html($0.name)] }),
      "sizes": .array(TextSize.allCases.map { ["id": .string($0.rawValue), "name": .html($0.name)] }),
    ]
    let rendered = Self.render(page, &sources)
    diagnostics = rendered.diagnostics
    files = [
      File(path: "index.html", text: rendered.text),
      File(path: "gallery.css", text: Self.asset("gallery.css")),
      File(path: "colors.css", text: stock.palette.css + Self.motionRules(motions)),
      File(path: "gallery.js", text: Self.asset("gallery.js")),
    ]
  }

  /// A file that is the same in every gallery.
  private static func asset(_ name: String) -> String {
    GalleryTemplates.all.first { $0.name == name }?.text ?? ""
  }

  private static func render(_ page: Value, _ sources: inout SourceSet) -> (
    text: String, diagnostics: [Diagnostic]
  ) {
    var engine = TemplateEngine(options: TemplateOptions())
    var diagnostics: [Diagnostic] = []
    var index: Template?
    for (name, text) in GalleryTemplates.all where name.hasSuffix(".stencil") {
      let parsed = engine.parse(sources.add(name: "Templates/gallery/\(name)", role: .template, text: text))
      engine.add(parsed.template, named: name)
      diagnostics += parsed.diagnostics
      if name == "index.stencil" { index = parsed.template }
    }
    guard let index else { return ("", diagnostics) }
    let result = engine.render(index, context: page)
    return (result.text.string, diagnostics + result.diagnostics)
  }

  /// How clicked toggles move; not at all where a person wants less motion, as in the generated code.
  private static func motionRules(_ motions: [MotionCurve]) -> String {
    if motions.isEmpty { return "" }
    let rules = motions.enumerated().map { "  .motion\($0) { --motion: \($1.css); }\n" }.joined()
    return "@media (prefers-reduced-motion: no-preference) {\n\(rules)}\n"
  }
}
