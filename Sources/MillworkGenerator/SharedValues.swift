import MillworkManifest
import MillworkSDK
import MillworkSource
import MillworkTemplate

extension Located<String> {
  /// The name as a template value.
  var templateValue: Value { .utf8(Array(value.utf8), origin: span, isExact: true) }
}

/// The access level with a space, or nothing for `internal`.
func accessPrefix(_ access: AccessLevel) -> String {
  access == .internal ? "" : access.rawValue + " "
}

/// The name of the manifest's file without its folder, so that output does not depend on where it was made.
func fileName(_ file: String) -> String {
  let path = file.utf8
  let start = path.lastIndex(of: UInt8(ascii: "/"))
  return printable(file[(start.map { path.index(after: $0) } ?? path.startIndex)...])
}

/// A text for the templates `text.stencil` and `text-argument.stencil`.
func textValue(_ text: TextValue) -> Value { .dictionary(textEntries(text), origin: text.code?.span) }

/// The same as entries: a `literal`, which is looked up unless it `isVerbatim`, in a `table` of a `bundle`, or `code`.
func textEntries(_ text: TextValue) -> [Value.Entry] {
  var literal = Value.null
  var code = Value.null
  var lookup = TextLookup()
  var isVerbatim = false
  switch text {
  case .localized(let key, let place): (literal, lookup) = (.text(key.text), place)
  case .verbatim(let text): (literal, isVerbatim) = (.text(text.text), true)
  case .code(let expression): code = .text(expression.text)
  }
  return entries([
    "literal": literal, "code": code, "isKey": .bool(text.isKey), "isVerbatim": .bool(isVerbatim),
    "table": lookup.table.map { .text($0.text) } ?? .null,
    "bundle": lookup.bundle.map { .text($0.text) } ?? .null,
    "comment": lookup.comment.map { .text($0.text) } ?? .null,
  ])
}

/// An image for templates: `symbol`, or `asset` with `bundle`.
func imageValue(_ image: ImageChoice?) -> Value {
  switch image {
  case nil: .null
  case .symbol(let name): ["symbol": .text(name.text), "asset": .null, "bundle": .null]
  case .asset(let name, let bundle):
    ["symbol": .null, "asset": .text(name.text), "bundle": bundle.map { .text($0.text) } ?? .null]
  }
}

/// A guard for templates: `condition` for `#if`, `missing` as the part of it that asks for platforms, and `available` as
/// the arguments of `#available`.
func guardValue(_ guards: AvailabilityGuard) -> Value {
  [
    "condition": conditionValue(guards), "missing": guards.platformCondition.map { .string($0) } ?? .null,
    "available": availableValue(guards),
  ]
}

/// A font as an expression; nil where none is asked for.
func fontValue(_ font: FontChoice?) -> Value {
  guard let font else { return .null }
  let design = font.design.map { ", design: .\($0.value)" } ?? ""
  switch font.size {
  case .points(let size):
    let weight = font.weight.map { ", weight: .\($0.value)" } ?? ""
    return .string(".system(size: \(decimal(size.value))\(weight)\(design))", origin: size.span)
  case .style(let style):
    let weight = font.weight.map { ".weight(.\($0.value))" } ?? ""
    let base = font.design == nil ? ".\(style.value)" : ".system(.\(style.value)\(design))"
    return .string(base + weight, origin: style.span)
  }
}

/// What `#if` has to ask, or null.
func conditionValue(_ guards: AvailabilityGuard) -> Value { guards.condition.map { .string($0) } ?? .null }

/// The arguments of `#available`, or null.
func availableValue(_ guards: AvailabilityGuard) -> Value { guards.available.map { .string($0) } ?? .null }

extension AvailabilityGuard {
  /// The arguments of `#available`; `nil` where there is nothing to ask.
  var available: String? {
    let versions = required.map { "\($0.platform.name) \($0.version)" }
    return versions.isEmpty ? nil : (versions + ["*"]).joined(separator: ", ")
  }

  /// What `#if` has to ask; `nil` where the code can always be compiled.
  var condition: String? {
    let platforms = platformCondition
    guard let compiler else { return platforms }
    return platforms.map { $0.contains("||") ? "\(compiler) && (\($0))" : "\(compiler) && \($0)" } ?? compiler
  }

  /// The platforms that have the API, or those that lack it, whichever are fewer; `nil` where all or none have it.
  var platformCondition: String? {
    if missing.isEmpty || present.isEmpty { return nil }
    return present.count < missing.count
      ? osCondition(present.map(\.platform)) : missing.map { "!os(\($0.name))" }.joined(separator: " && ")
  }
}

/// Whether the code is compiled for one of `platforms`.
func osCondition(_ platforms: [Platform]) -> String {
  platforms.map { "os(\($0.name))" }.joined(separator: " || ")
}

/// The entries of a dictionary, in order.
func entries(_ pairs: KeyValuePairs<String, Value>) -> [Value.Entry] {
  pairs.map { Value.Entry(key: $0.key, value: $0.value) }
}
