import MillworkManifest
import MillworkSource
import MillworkTemplate

/// What a kind's template is given for one component: `name`, `access`, `summary` (its lines), `usesColorScheme` and the
/// fields of the kind; a field without a value is nil. docs/kinds.md describes what each type of field becomes.
func customValue(_ model: CustomModel, of manifest: Manifest) -> Value {
  let own: [Value.Entry] = [
    .init(key: "name", value: model.name.templateValue),
    .init(key: "access", value: .string(accessPrefix(manifest.access))),
    .init(key: "summary", value: summaryLines(model.summary, manifest.settings)),
    .init(key: "usesColorScheme", value: .bool(model.values.contains { $0.value.map(isAdaptive) ?? false })),
  ]
  let fields = model.values.map { Value.Entry(key: $0.field, value: $0.value.map(fieldValue) ?? .null) }
  return .dictionary(own + fields, origin: model.span)
}

private func isAdaptive(_ value: CustomModel.FieldValue) -> Bool {
  if case .color(let color) = value, case .adaptive = color.kind { true } else { false }
}

/// A text for `text.stencil`; `text` is its literal under the name that kinds have always known.
private func text(_ text: TextValue) -> Value {
  let parts = textEntries(text)
  let literal = parts.first { $0.key == "literal" }?.value ?? .null
  return .dictionary(parts + [Value.Entry(key: "text", value: literal)])
}

private func fieldValue(_ value: CustomModel.FieldValue) -> Value {
  switch value {
  case .text(let value): text(value)
  case .name(let name): name.templateValue
  case .code(let code): .text(code.text)
  case .number(let number):
    Int(exactly: number.value).map { .integer($0, origin: number.span) }
      ?? .number(number.value, origin: number.span)
  case .boolean(let bool): .bool(bool.value, origin: bool.span)
  case .color(let color): schemeColorValue(color)
  case .font(let font): fontValue(font)
  case .image(let image): imageValue(image)
  }
}

/// A colour for `scheme-color.stencil`: one that differs by scheme asks the view's own `colorScheme`.
private func schemeColorValue(_ color: ColorChoice) -> Value {
  guard case .adaptive(let colors) = color.kind else { return ["color": colorValue(color), "scheme": .null] }
  let dark = colors.dark ?? colors.light
  return ["color": .null, "scheme": ["light": colorValue(colors.light), "dark": colorValue(dark)]]
}
