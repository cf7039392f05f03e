extension ManifestSchema {
  /// A component of a kind that the project brings.
  enum ComponentFields {
    static let kind = Field(
      "kind", .name, "the name of a kind", "The kind, which the project brings.", required: true)
    static let summary = Field("summary", .text, "a text", "The documentation comment of the type.")
    static let schema = ObjectSchema(name: "component", fields: [kind, summary], isOpen: true)
  }

  /// A file that declares a kind.
  enum KindFields {
    static let version = Root.version
    static let kind = Field(
      "kind", .identifier, "a Swift identifier", "The name by which components ask for the kind.",
      required: true)
    static let summary = Field("summary", .text, "a text", "What its components are.")
    static let template = Field(
      "template", path("stencil"), "the path of a template",
      "The template, relative to this file, that a component's file is made by.", required: true)
    static let fields = Field(
      "fields", .map(.object { FieldFields.schema }, keys: .identifiers), "fields by name",
      "What a component of the kind says, besides `kind` and `summary`.")
    static let picture = Field(
      "picture", path("stencil"), "the path of a template",
      "The template of the gallery's picture, relative to this file.")
    static let states = Field(
      "states", .list(.identifier, least: 1), "a list of names",
      "The states that the gallery draws the picture in; `enabled` alone by default.")
    static let schema = ObjectSchema(
      name: "kind", fields: [version, kind, summary, template, picture, states, fields])
  }

  /// A field of a kind.
  enum FieldFields {
    static let type = Field(
      "type", .choice(CustomKind.FieldType.allCases.map(\.rawValue)),
      "one of \(CustomKind.FieldType.allCases.map(\.rawValue).joined(separator: ", "))", "What the value is.",
      required: true)
    static let summary = Field("summary", .text, "a text", "What the field is for.")
    static let required = Field(
      "required", .boolean, "true or false", "Whether a component has to give it; false by default.")
    static let defaultValue = Field(
      "default", .any, "a value of the field's type", "The value that stands for a missing one.")
    static let choices = Field(
      "choices", .list(.name, least: 1), "a list of words", "What a choice is made of.")
    static let least = Field(
      "least", .number(in: -1e9...1e9), "a number", "The least that a number may be; 0 by default.")
    static let most = Field(
      "most", .number(in: -1e9...1e9), "a number", "The most that a number may be; 10000 by default.")
    static let schema = ObjectSchema(
      name: "field", fields: [type, summary, required, defaultValue, choices, least, most])
  }
}
