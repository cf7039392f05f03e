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
    return .object(members + schema.rules.map { rule($0) })
  }

  /// What holds between the keys of a mapping, as a keyword. Of each kind of rule a mapping has one at most.
  private func rule(_ rule: FieldRule) -> (key: String, value: JSONValue) {
    func required(_ names: [String]) -> (key: String, value: JSONValue) {
      ("required", .array(names.map { .string($0) }))
    }
    switch rule {
    case .exactlyOne(let fields): return ("oneOf", .array(fields.map { .object([required([$0.name])]) }))
    case .needs(let field, let other):
      return ("dependentRequired", .object([(field.name, .array([.string(other.name)]))]))
    case .choice(let field, let cases):
      let conditions = cases.map { one -> JSONValue in
        let value: JSONValue = .object([(field.name, .object([("const", .string(one.value))]))])
        let absent = one.absent.map { (key: $0, value: JSONValue.bool(false)) }
        var consequence: [(key: String, value: JSONValue)] = []
        if !one.required.isEmpty { consequence.append(required(one.required)) }
        if !absent.isEmpty { consequence.append(("properties", .object(absent))) }
        return .object([
          ("if", .object([("properties", value), required([field.name])])), ("then", .object(consequence)),
        ])
      }
      return ("allOf", .array(conditions))
    }
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
    case .pattern(let pattern): ["type": "string", "pattern": .string(pattern)]
    case .constant(let number): ["const": .number(Double(number))]
    case .object(let schema): ["$ref": .string("#/$defs/" + define(schema()))]
    case .list(let item, let least):
      ["type": "array", "items": value(item), "minItems": .number(Double(least))]
    case .map(let item, let keys): map(item, keys)
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
