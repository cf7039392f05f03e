import MillworkDocument

/// Validates nodes against the keywords of JSON Schema 2020-12 that Millwork's schemas use. An unknown keyword is a failure, so that
/// none is passed over.
public struct SchemaValidator {
  private let root: Node

  /// A validator for a schema.
  public init(_ schema: Node) { root = schema }

  /// Why a node does not fit the whole schema; empty where it does.
  public func problems(_ node: Node) -> [String] { problems(node, root, at: "#") }

  private func problems(_ node: Node, _ schema: Node, at path: String) -> [String] {
    guard schema.kind == .mapping else { return schema.string == "true" ? [] : ["\(path): nothing fits"] }
    var found: [String] = []
    for entry in schema.entries {
      let (keyword, value) = (entry.key.string ?? "", entry.value)
      switch keyword {
      case "$schema", "$defs", "title", "description": break
      case "properties", "required", "additionalProperties", "propertyNames", "minProperties",
        "maxProperties", "dependentRequired":
        if node.kind == .mapping { found += mapping(node, keyword, value, schema, at: path) }
      case "items", "minItems", "maxItems":
        if node.kind == .sequence { found += sequence(node, keyword, value, at: path) }
      case "$ref":
        let name = (value.string ?? "").split(separator: "/").last.map(String.init) ?? ""
        guard let target = root["$defs"]?[name] else { return ["\(path): no definition \(name)"] }
        found += problems(node, target, at: path)
      case "anyOf":
        if !value.items.contains(where: { problems(node, $0, at: path).isEmpty }) {
          found.append("\(path): anyOf")
        }
      case "oneOf":
        let count = value.items.count { problems(node, $0, at: path).isEmpty }
        if count != 1 { found.append("\(path): \(count) of oneOf") }
      case "allOf": found += value.items.flatMap { problems(node, $0, at: path) }
      case "if":
        let consequence = schema[problems(node, value, at: path).isEmpty ? "then" : "else"]
        if let consequence { found += problems(node, consequence, at: path) }
      case "then", "else", "minContains", "maxContains": break
      case "contains":
        guard node.kind == .sequence else { break }
        let count = Double(node.items.count { problems($0, value, at: path).isEmpty })
        let least = schema["minContains"].flatMap { number($0) } ?? 1
        let most = schema["maxContains"].flatMap { number($0) } ?? .infinity
        if !(least...most).contains(count) { found.append("\(path): contains") }
      case "type":
        let types = value.kind == .sequence ? value.items.compactMap(\.string) : [value.string ?? ""]
        if !types.contains(where: { isType($0, node) }) { found.append("\(path): type") }
      case "const", "enum":
        let known = value.kind == .sequence ? Array(value.items) : [value]
        if !known.contains(where: { $0.string == node.string && node.kind == .scalar }) {
          found.append("\(path): \(keyword)")
        }
      case "minimum", "maximum":
        if let number = self.number(node), let bound = self.number(value),
          keyword == "minimum" ? number < bound : number > bound
        {
          found.append("\(path): \(keyword)")
        }
      case "pattern":
        if isType("string", node), !matches(node.string ?? "", value.string ?? "") {
          found.append("\(path): pattern")
        }
      default: found.append("\(path): unknown keyword \(keyword)")
      }
    }
    return found
  }

  private func mapping(_ node: Node, _ keyword: String, _ value: Node, _ schema: Node, at path: String)
    -> [String]
  {
    let entries = node.mergedEntries().map { (key: $0.key, name: $0.key.string ?? "", value: $0.value) }
    switch keyword {
    case "properties":
      return entries.flatMap { entry in
        value[entry.name].map { problems(entry.value, $0, at: path + "/" + entry.name) } ?? []
      }
    case "required":
      return problems(node, value, asRequired: path)
    case "dependentRequired":
      return value.entries.filter { rule in entries.contains { $0.name == rule.key.string } }
        .flatMap { problems(node, $0.value, asRequired: path) }
    case "additionalProperties":
      return entries.filter { schema["properties"]?[$0.name] == nil }
        .flatMap { problems($0.value, value, at: path + "/" + $0.name) }
    case "propertyNames": return entries.flatMap { problems($0.key, value, at: path + "/" + $0.name) }
    case "minProperties": return Double(entries.count) < number(value) ?? 0 ? ["\(path): too few"] : []
    default: return Double(entries.count) > number(value) ?? 0 ? ["\(path): too many"] : []
    }
  }

  private func problems(_ node: Node, _ required: Node, asRequired path: String) -> [String] {
    let names = node.mergedEntries().compactMap(\.key.string)
    return required.items.compactMap(\.string).filter { !names.contains($0) }.map { "\(path): lacks \($0)" }
  }

  private func sequence(_ node: Node, _ keyword: String, _ value: Node, at path: String) -> [String] {
    if keyword == "minItems" {
      return Double(node.items.count) < number(value) ?? 0 ? ["\(path): too few"] : []
    }
    if keyword == "maxItems" {
      return Double(node.items.count) > number(value) ?? 0 ? ["\(path): too many"] : []
    }
    return node.items.enumerated().flatMap { problems($1, value, at: "\(path)/\($0)") }
  }

  private func isType(_ type: String, _ node: Node) -> Bool {
    switch (type, node.kind, node.value) {
    case ("object", .mapping, _), ("array", .sequence, _), ("string", .scalar, .string?),
      ("boolean", .scalar, .bool?), ("integer", .scalar, .integer?), ("number", .scalar, .integer?),
      ("number", .scalar, .float?):
      true
    default: false
    }
  }

  private func number(_ node: Node) -> Double? {
    switch node.value {
    case .integer(let integer): Double(integer)
    case .float(let float): float
    default: nil
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    guard let regex = try? Regex(pattern) else { return false }
    return text.firstMatch(of: regex) != nil
  }
}
