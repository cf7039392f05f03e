import MillworkManifest
import MillworkSource
import MillworkTemplate

/// The template of a component of a project's own kind, and what it is given: `name`, `access`, `summary` (its lines),
/// `usesColorScheme` and the fields of the kind; a field without a value is nil. docs/kinds.md describes what each type of field
/// becomes.
///
/// A kind's template may print a colour anywhere in an expression, where no `#if` can stand. So colours that differ between
/// platforms become properties of a type of their own behind what the template prints, and the template is given their names.
func customCode(_ model: CustomModel, of manifest: Manifest) -> (template: String, context: Value) {
  var colors = PlatformProperties(owner: model.colorsName)
  let own: [Value.Entry] = [
    .init(key: "name", value: model.name.templateValue),
    .init(key: "access", value: .string(accessPrefix(manifest.access))),
    .init(key: "summary", value: summaryLines(model.summary, manifest.settings)),
    .init(key: "usesColorScheme", value: .bool(model.values.contains { $0.value.map(isAdaptive) ?? false })),
  ]
  let fields = model.values.map { field, value in
    Value.Entry(key: field, value: value.map { fieldValue($0, of: field, &colors) } ?? .null)
  }
  let component = Value.dictionary(own + fields, origin: model.span)
  guard let owner = colors.owner else { return (model.kind.templateName, component) }
  return (
    "custom.stencil",
    [
      "kind": .string(model.kind.templateName), "component": component, "owner": owner.templateValue,
      "name": model.name.templateValue, "colors": .array(colors.properties),
    ]
  )
}

private func isAdaptive(_ value: CustomModel.FieldValue) -> Bool {
  if case .color(let color) = value { color.isAdaptive } else { false }
}

/// Colours that differ between platforms, each as a property of one type.
private struct PlatformProperties {
  /// The name of the type; `nil` where no colour differs.
  let owner: Located<String>?
  /// The properties for the template `custom.stencil`.
  private(set) var properties: [Value] = []

  init(owner: Located<String>?) { self.owner = owner }

  /// A colour for `color.stencil`; one that differs between platforms becomes a property of this `name`.
  mutating func value(_ color: ColorChoice, named name: String) -> Value {
    guard let owner, case .byPlatform(let branches) = color.kind else { return colorValue(color) }
    properties.append([
      "name": .string(name, origin: color.span),
      "type": .string(branches.contains { $0.color.isStyle } ? "some ShapeStyle" : "Color"),
      "branches": .array(platformBranches(branches) { ["color": colorValue($0)] }),
    ])
    return [
      "asset": .null, "bundle": .null, "opacity": .null,
      "expression": .string("\(owner.value).\(name)", origin: color.span),
    ]
  }
}

/// A text for `text.stencil`; `text` is its literal under the name that kinds have always known.
private func text(_ text: TextValue) -> Value {
  let parts = textEntries(text)
  let literal = parts.first { $0.key == "literal" }?.value ?? .null
  return .dictionary(parts + [Value.Entry(key: "text", value: literal)])
}

private func fieldValue(
  _ value: CustomModel.FieldValue, of field: String, _ colors: inout PlatformProperties
) -> Value {
  switch value {
  case .text(let value): text(value)
  case .name(let name): name.templateValue
  case .code(let code): .text(code.text)
  case .number(let number):
    Int(exactly: number.value).map { .integer($0, origin: number.span) }
      ?? .number(number.value, origin: number.span)
  case .boolean(let bool): .bool(bool.value, origin: bool.span)
  case .color(let color): schemeColorValue(color, of: field, &colors)
  case .font(let font): fontValue(font)
  case .image(let image): imageValue(image)
  }
}

/// A colour for `scheme-color.stencil`: one that differs by scheme asks the view's own `colorScheme`.
private func schemeColorValue(
  _ color: ColorChoice, of field: String, _ colors: inout PlatformProperties
) -> Value {
  guard color.isAdaptive else { return ["color": colors.value(color, named: field), "scheme": .null] }
  let light = color.inScheme(isDark: false)
  let dark = color.inScheme(isDark: true)
  return [
    "color": .null,
    "scheme": [
      "light": colors.value(light, named: field + "Light"), "dark": colors.value(dark, named: field + "Dark"),
      // The tint is a style of another type than a colour.
      "isStyle": .bool(color.isStyle),
    ],
  ]
}
