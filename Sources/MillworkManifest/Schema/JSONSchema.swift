/// The manifest's shape as a JSON Schema (2020-12, https://json-schema.org/draft/2020-12), for editors: derived from the
/// schema that manifests are read by.
package struct JSONSchema {
  private var definitions: [(name: String, fields: [Field], text: JSONValue)] = []

  private init() {}

  /// The schema of manifests, as text that ends in a line feed.
  package static var manifest: String { text(of: ManifestSchema.Root.schema, title: "Millwork manifest") }

  /// The schema of projects' configurations, likewise.
  package static var project: String {
    text(of: ManifestSchema.ProjectFields.schema, title: "Millwork project configuration")
  }

  private static func text(of root: ObjectSchema, title: String) -> String {
    var schema = JSONSchema()
    var members: [(key: String, value: JSONValue)] = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", .string(title)),
    ]
    if case .object(let body) = schema.body(of: root) { members += body }
    members.append(("$defs", .object(schema.definitions.map { (key: $0.name, value: $0.text) })))
    return JSONValue.object(members).text + "\n"
  }

  /// A mapping with fixed keys.
  private mutating func body(of schema: ObjectSchema) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("type", "object")]
    members.append(("properties", .object(schema.fields.map { (key: $0.name, value: property($0)) })))
    let required = schema.fields.filter { $0.isRequired && !schema.takesOneKey }
    if !required.isEmpty { members.append(("required", .array(required.map { .string($0.name) }))) }
    if schema.takesOneKey { members += [("minProperties", .number(1)), ("maxProperties", .number(1))] }
    members.append(("additionalProperties", .bool(schema.isOpen)))
    var conditions: [JSONValue] = []
    for rule in schema.rules { add(rule, to: &members, &conditions) }
    if !conditions.isEmpty { members.append(("allOf", .array(conditions))) }
    return .object(members)
  }

  private typealias Members = [(key: String, value: JSONValue)]

  /// Adds what holds between the keys of a mapping: a keyword of its own, or one of the `conditions`.
  private mutating func add(_ rule: FieldRule, to members: inout Members, _ conditions: inout [JSONValue]) {
    switch rule {
    case .exactlyOne(let fields):
      members.append(("oneOf", .array(fields.map { .object([Self.required([$0.name])]) })))
    case .atLeastOne(let fields):
      members.append(("anyOf", .array(fields.map { .object([Self.required([$0.name])]) })))
    case .needs(let field, let other):
      conditions.append(["dependentRequired": .object([(field.name, .array([.string(other.name)]))])])
    case .excludes(let field, let others):
      conditions.append(
        ["if": .object([Self.required([field.name])]), "then": Self.absent(others.map(\.name))])
    case .pointless(let field, let other, let shape):
      conditions.append(condition(other.name, value(shape), then: Self.absent([field.name])))
    case .choice(let field, let cases):
      conditions += cases.compactMap { one in
        if one.required.isEmpty, one.absent.isEmpty { return nil }
        var consequence: Members = []
        if !one.required.isEmpty { consequence.append(Self.required(one.required)) }
        if case .object(let absent) = Self.absent(one.absent), !one.absent.isEmpty { consequence += absent }
        return condition(field.name, ["const": .string(one.value)], then: .object(consequence))
      }
    case .single(let list, let groups):
      let counts = groups.map { shapes -> JSONValue in
        let any: JSONValue = ["anyOf": .array(shapes.map { value($0) })]
        return ["contains": any, "minContains": .number(0), "maxContains": .number(1)]
      }
      let entries: JSONValue = ["allOf": .array(counts)]
      conditions.append(["properties": .object([(list.name, entries)])])
    case .entries(let list, let flag, let shape, let other):
      func entries(_ shape: JSONValue) -> JSONValue {
        let entries: JSONValue = ["items": shape]
        return ["properties": .object([(list.name, entries)])]
      }
      let (those, others) = (value(shape), value(other))
      guard case .object(let choice) = condition(flag.name, ["const": .bool(true)], then: entries(those))
      else { return }
      conditions.append(.object(choice + [("else", entries(others))]))
    }
  }

  private static func required(_ names: [String]) -> (key: String, value: JSONValue) {
    ("required", .array(names.map { .string($0) }))
  }

  /// The keys are not there; one behind a dot is that of a key's mapping.
  private static func absent(_ paths: [String]) -> JSONValue {
    var members: Members = []
    var inner: [(key: String, names: [String])] = []
    for path in paths {
      let names = path.split(separator: ".").map(String.init)
      guard names.count == 2 else {
        members.append((path, .bool(false)))
        continue
      }
      if let index = inner.firstIndex(where: { $0.key == names[0] }) {
        inner[index].names.append(names[1])
      } else {
        inner.append((names[0], [names[1]]))
      }
    }
    return ["properties": .object(members + inner.map { ($0.key, absent($0.names)) })]
  }

  private func condition(_ key: String, _ value: JSONValue, then consequence: JSONValue) -> JSONValue {
    [
      "if": .object([("properties", .object([(key, value)])), Self.required([key])]), "then": consequence,
    ]
  }

  private mutating func property(_ field: Field) -> JSONValue {
    guard case .object(let members) = value(field.shape) else { return .bool(true) }
    return .object([("description", .string(field.summary))] + members)
  }

  private mutating func value(_ shape: ValueShape) -> JSONValue {
    switch shape {
    case .any: .object([])
    case .text: ["type": .array(["string", "number", "boolean"])]
    case .name: ["type": .array(["string", "number", "boolean"]), "pattern": "\\S"]
    case .identifier: ["type": "string", "pattern": "^[^\\s!-/:-@\\[-^`{-~0-9][^\\s!-/:-@\\[-^`{-~]*$"]
    case .number(let range):
      ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
    case .boolean: ["type": "boolean"]
    case .choice(let names): ["enum": .array(names.map { .string($0) })]
    case .symbolName: value(.pattern(SymbolName.pattern))
    case .pattern(let pattern): ["type": "string", "pattern": .string(pattern)]
    case .constant(let number): ["const": .number(Double(number))]
    case .object(let schema): ["$ref": .string("#/$defs/" + define(schema()))]
    case .list(let item, let least, let most):
      .object(
        [("type", "array"), ("items", value(item)), ("minItems", .number(Double(least)))]
          + (most.map { [("maxItems", .number(Double($0)))] } ?? []))
    case .map(let item, let keys, let least):
      switch map(item, keys) {
      case .object(let members) where least > 0:
        .object(members + [("minProperties", .number(Double(least)))])
      case let any: any
      }
    case .with(let keys, let others):
      [
        "type": "object",
        "properties": .object(
          keys.map { (key: $0.key, value: value($0.value)) } + others.map { (key: $0, value: .bool(false)) }),
        "required": .array(keys.map { .string($0.key) }),
      ]
    case .shared(let name, let shape): ["$ref": .string("#/$defs/" + define(name, shape))]
    case .oneOf(let shapes): ["anyOf": .array(shapes.map { value($0) })]
    }
  }

  private mutating func map(_ item: ValueShape, _ keys: ValueShape.KeyShape) -> JSONValue {
    switch keys {
    case .identifiers:
      ["type": "object", "propertyNames": value(.identifier), "additionalProperties": value(item)]
    case .codes:
      ["type": "object", "propertyNames": value(.pattern("^[a-z-]+$")), "additionalProperties": value(item)]
    case .texts: ["type": "object", "additionalProperties": value(item)]
    case .names(let names):
      [
        "type": "object", "properties": .object(names.map { (key: $0, value: value(item)) }),
        "additionalProperties": .bool(false),
      ]
    }
  }

  /// The name of a schema's definition, which is made at its first use.
  private mutating func define(_ schema: ObjectSchema) -> String {
    let words = schema.name.split(separator: " ").joined(separator: "-")
    let known = definitions.first { $0.name.hasPrefix(words) && $0.fields == schema.fields }
    if let known { return known.name }
    let isTaken = definitions.contains { $0.name == words }
    let name = isTaken ? "\(words)-\(schema.fields.first?.name ?? "")" : words
    let index = definitions.count
    definitions.append((name, schema.fields, .bool(true)))
    definitions[index].text = body(of: schema)
    return name
  }

  private mutating func define(_ name: String, _ shape: ValueShape) -> String {
    if !definitions.contains(where: { $0.name == name }) {
      let index = definitions.count
      definitions.append((name, [], .bool(true)))
      definitions[index].text = value(shape)
    }
    return name
  }
}
