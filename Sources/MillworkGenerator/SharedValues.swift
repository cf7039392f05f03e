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
  let start = path.lastIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
  return printable(file[(start.map { path.index(after: $0) } ?? path.startIndex)...])
}

/// A documentation comment, a value for each line; empty lines stay empty.
func summaryLines(_ summary: PlainText?) -> Value {
  guard let summary else { return .array([]) }
  let lines = summary.string.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
    String(printable(line).reversed().drop { $0 == " " }.reversed())
  }
  let end = lines.lastIndex { !$0.isEmpty } ?? -1
  return .array(lines[...end].map { .string($0, origin: summary.span) }, origin: summary.span)
}

/// Whether a text is shown without looking up a translation.
func isVerbatim(_ text: TextValue) -> Value {
  if case .verbatim = text { true } else { false }
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

/// A guard for templates: `missing` as an `#if` condition, `available` as the arguments of `#available`.
func guardValue(_ guards: AvailabilityGuard) -> Value {
  let missing = guards.missing.map { "!os(\($0.name))" }
  let required = guards.required.map { "\($0.platform.name) \($0.version)" }
  return [
    "isNeverPresent": .bool(guards.present.isEmpty),
    "missing": missing.isEmpty ? .null : .string(missing.joined(separator: " && ")),
    "available": required.isEmpty ? .null : .string((required + ["*"]).joined(separator: ", ")),
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
