import MillworkManifest
import MillworkSource
import MillworkTemplate

/// A parameter for the templates `signature.stencil` and `members.stencil`. Its `kind` is value, closure, binding, content or
/// label; `memberDefault` names a static property that holds its default, and `summary` is the comment of its own property.
func parameterValue(
  _ kind: String, _ name: Value, type: Value, default defaultValue: Value? = nil,
  memberDefault: String? = nil, summary: Value = .array([])
) -> Value {
  [
    "kind": .string(kind), "name": name, "type": type, "default": defaultValue ?? .null,
    "memberDefault": memberDefault.map { .string($0) } ?? .null, "summary": summary,
  ]
}

/// The same of a parameter that the manifest declares. What wraps the component repeats neither default nor summary.
func parameterValue(_ parameter: Parameter, _ settings: Settings, hasDefault: Bool) -> Value {
  let type: Value
  let kind: String
  switch parameter.kind {
  case .value: (kind, type) = ("value", .text(parameter.type.text))
  case .closure: (kind, type) = ("closure", .text(parameter.type.text))
  case .binding(let value): (kind, type) = ("binding", .text(value.text))
  }
  return parameterValue(
    kind, parameter.name.templateValue, type: type,
    default: hasDefault ? parameter.defaultValue.map { .text($0.text) } : nil,
    summary: hasDefault ? summaryLines(parameter.summary, settings, indented: 1) : .array([])
  ).at(parameter.name.span)
}

/// What a documentation comment says of those parameters that have a summary.
func documentedValue(_ parameters: [Parameter], _ settings: Settings) -> Value {
  .array(
    parameters.filter { $0.summary != nil }.map { parameter in
      let prefix = "///   - : ".utf8.count + parameter.name.value.count
      return [
        "name": parameter.name.templateValue,
        "lines": summaryLines(parameter.summary, settings, prefix: prefix, indented: 1),
      ]
    })
}
