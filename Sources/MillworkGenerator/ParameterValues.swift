import MillworkManifest
import MillworkSource
import MillworkTemplate

/// A parameter for the templates `signature.stencil` and `members.stencil`. Its `kind` is value, closure, binding, content or
/// label; `memberDefault` names a static property that holds its default, `summary` is the comment of its own property, and
/// `isolation` what stands before `let` or `var`.
func parameterValue(
  _ kind: String, _ name: Value, type: Value, default defaultValue: Value? = nil,
  memberDefault: String? = nil, summary: Value = .array([]), isolation: String = ""
) -> Value {
  [
    "kind": .string(kind), "name": name, "type": type, "default": defaultValue ?? .null,
    "memberDefault": memberDefault.map { .string($0) } ?? .null, "summary": summary,
    "isolation": .string(isolation),
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
    summary: hasDefault ? summaryLines(parameter.summary, settings, indented: 1) : .array([]),
    isolation: parameter.isolation
  ).at(parameter.name.span)
}

extension Parameter {
  /// What stands before the stored property. SwiftUI's protocols are `@preconcurrency`, so that in Swift 5 mode a member that
  /// the main actor isolates by them is read without `@Sendable`, and warned of where it is passed on.
  fileprivate var isolation: String {
    if case .closure = kind, type.mentions("Sendable") { "nonisolated " } else { "" }
  }
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
