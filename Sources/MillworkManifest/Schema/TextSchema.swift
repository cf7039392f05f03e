extension ManifestSchema {
  /// The mappings that a text may be.
  static let textObjects: [ObjectSchema] = [
    VerbatimTextFields.schema, KeyTextFields.schema, ResourceTextFields.schema, CodeTextFields.schema,
  ]
  /// The shapes of these mappings.
  static let textForms: [ValueShape] = [
    .object { VerbatimTextFields.schema }, .object { KeyTextFields.schema },
    .object { ResourceTextFields.schema }, .object { CodeTextFields.schema },
  ]
  /// The shape of a text.
  static let textShape = ValueShape.shared("any-text", .oneOf([.name] + textForms))
  /// The shape of a text, or of a label that the caller gives.
  static let titleShape = ValueShape.shared(
    "title", .oneOf([.name, .object { SlotFields.schema }] + textForms))

  /// The keys that tell the mappings apart.
  private static let textKeys = [
    VerbatimTextFields.verbatim, KeyTextFields.key, ResourceTextFields.resource, CodeTextFields.code,
  ]
  /// What a text may be in its long form; a mapping with none of the keys is measured by this.
  static let textSchema = ObjectSchema(name: "text", fields: textKeys, takesOneKey: true)
  /// The same for a label.
  static let labelSchema = ObjectSchema(
    name: "label", fields: [SlotFields.slot] + textKeys, takesOneKey: true)

  enum VerbatimTextFields {
    static let verbatim = Field(
      "verbatim", .text, "a text",
      "A text that is shown as it stands: not looked up in string tables, and without Markdown.",
      required: true)
    static let schema = ObjectSchema(name: "text", fields: [verbatim])
  }

  enum KeyTextFields {
    static let key = Field(
      "key", .name, "a text", "The text, or the key that stands for it in a string table.", required: true)
    static let table = Field(
      "table", .name, "the name of a string table",
      "The string table (without its file extension) that the key is looked up in; by default that of the file or project."
    )
    static let bundle = Field(
      "bundle", .name, "a Swift expression of type Bundle, such as .module",
      "The bundle of the string table; by default that of the file or project.")
    static let comment = Field("comment", .name, "a text", "What translators are told about the text.")
    static let schema = ObjectSchema(name: "text by key", fields: [key, table, bundle, comment])
  }

  enum ResourceTextFields {
    static let resource = Field(
      "resource", .name, "a Swift expression of type LocalizedStringResource",
      "A text that knows its own table and bundle, such as a symbol that Xcode generates from a string catalogue "
        + "(from iOS 16, macOS 13, tvOS 16 and watchOS 9 on).", required: true)
    static let schema = ObjectSchema(name: "text resource", fields: [resource])
  }

  enum CodeTextFields {
    static let code = Field(
      "code", .name, "a Swift expression of type LocalizedStringKey, String or another that Text takes",
      "A text that code gives, such as a parameter of the component.", required: true)
    static let schema = ObjectSchema(name: "text by code", fields: [code])
  }

  /// A number that code gives.
  enum CodeNumberFields {
    static let code = Field(
      "code", .name, "a Swift expression of type CGFloat",
      "A size that code gives, such as a parameter of the component.", required: true)
    static let schema = ObjectSchema(name: "size by code", fields: [code])
  }

  /// The shape of a size in points: a number in `range`, or code.
  static func size(in range: ClosedRange<Double>) -> ValueShape {
    .oneOf([.number(in: range), .object { CodeNumberFields.schema }])
  }
}
