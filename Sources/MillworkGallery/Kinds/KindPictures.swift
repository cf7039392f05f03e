import MillworkManifest
import MillworkSource
import MillworkTemplate

/// Draws components of a project's own kinds, by the picture templates of these kinds.
package struct KindPictures: Sendable {
  private var engine: TemplateEngine
  private var templates: [String: (template: Template, start: Span)] = [:]
  /// What is wrong with the templates.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Pictures by templates, each for the kind of that name.
  package init(_ files: [(kind: String, file: SourceFile)] = []) {
    var options = TemplateOptions()
    options.limits.loopSteps = 100_000
    options.limits.outputBytes = 1 << 20
    engine = TemplateEngine(options: options)
    engine.filters["textWidth"] = Self.textWidth
    for (kind, file) in files {
      let parsed = engine.parse(file)
      diagnostics += parsed.diagnostics
      templates[kind] = (parsed.template, Span(source: file.id, at: 0))
    }
  }

  /// The width of a text in the system's font: `title|textWidth:size` or `title|textWidth:size,weight`.
  private static let textWidth = Filter(arguments: 1...2) { (call) throws(FilterFailure) in
    let text = PictureTags.decoded(try call.utf8()[...])
    guard let size = PicturePath.number(Array(try call.text(0).utf8)[...]) else {
      throw FilterFailure("the size of a font is a number", argument: 0)
    }
    let font = DrawnFont(size: size, weight: try call.integer(1, default: 400))
    return .number(TextMeasure.width(of: text, in: font).rounded(.up))
  }

  /// The pictures of a component, in every state of its kind; none where the kind has no picture, or one that is wrong.
  package func pictures(of component: Component, _ colors: DrawnColors) -> (
    pictures: [GalleryPicture], diagnostics: [Diagnostic]
  ) {
    guard case .custom(let model) = component, let (template, start) = templates[model.kind.name.value] else {
      return ([], [])
    }
    let kindColors = KindColors(model, colors)
    var pictures: [GalleryPicture] = []
    for state in model.kind.states {
      for size in TextSize.allCases {
        for direction in LayoutDirection.allCases {
          let result = engine.render(template, context: value(model, state, size, direction))
          if result.diagnostics.hasErrors { return ([], result.diagnostics) }
          let name = state.prefix(1).uppercased() + state.dropFirst()
          let read = PictureReader.drawing(
            of: result.text, by: start, title: "\(model.name.value): \(state)", colors: kindColors,
            direction: direction)
          guard let drawing = read.drawing else { return ([], read.diagnostics) }
          pictures.append(
            GalleryPicture(
              name: name, keys: [StateKey("state", state)], direction: direction, textSize: size,
              drawing: drawing))
        }
      }
    }
    return (pictures, [])
  }

  /// What the template is given. Texts are escaped for XML.
  private func value(
    _ model: CustomModel, _ state: String, _ size: TextSize, _ direction: LayoutDirection
  ) -> Value {
    let own: [(String, Value)] = [
      ("name", .html(model.name.value)), ("state", .string(state)),
      ("direction", .string(direction.rawValue)),
      ("textSize", .string(size.rawValue)),
    ]
    let fields = model.values.map { field, value in
      (field, value.map { self.value($0, of: field, size) } ?? .null)
    }
    return .dictionary((own + fields).map { Value.Entry(key: $0.0, value: $0.1) }, origin: model.span)
  }

  private func value(_ value: CustomModel.FieldValue, of field: String, _ size: TextSize) -> Value {
    switch value {
    case .text(let text): .html(text.plain.string)
    case .name(let name): .html(name.value)
    case .code(let code): .html(code.string)
    case .number(let number):
      Int(exactly: number.value).map { .integer($0, origin: number.span) }
        ?? .number(number.value, origin: number.span)
    case .boolean(let bool): .bool(bool.value)
    case .color: .string("var(--\(field))")
    case .font(let choice): self.value(DrawnFont(choice, in: size))
    case .image(.symbol(let name)), .image(.asset(let name, _)): .html(name.string)
    }
  }

  private func value(_ font: DrawnFont) -> Value {
    [
      "size": .number(font.size), "weight": .integer(font.weight), "design": .string(font.design),
      "lineHeight": .number(font.lineHeight),
    ]
  }
}
