import MillworkDocument
import MillworkSource

/// A kind of component that a project brings: a short schema, and a template that its components are made by.
package struct CustomKind: Sendable {
  /// What the value of a field is.
  package enum FieldType: String, CaseIterable, Sendable {
    /// A text that is shown; it can be looked up in string tables.
    case text
    /// A Swift identifier.
    case name
    /// Swift code.
    case code
    /// A number, within a range where one is given.
    case number
    /// True or false.
    case boolean
    /// One of some words.
    case choice
    case color, font, image
  }

  /// One field of the kind's components.
  struct KindField: Sendable {
    let field: Field
    let type: FieldType
    /// The words of a choice.
    let choices: [String]
    /// The value that stands for a missing one.
    let defaultValue: Node?
  }

  /// The name by which components ask for it.
  package let name: Located<String>
  /// What its components are, as a few words.
  package let summary: String
  /// The template, relative to the kind's file.
  package let template: Located<String>
  /// The template of the gallery's picture, relative to the kind's file; `nil` where it has none.
  package let picture: Located<String>?
  /// The states that the gallery draws, each once; never empty.
  package let states: [String]
  /// The kind's file.
  package let file: String
  let fields: [KindField]

  /// The schema of the kind's components.
  package var schema: ObjectSchema {
    ObjectSchema(
      name: name.value,
      fields: [ManifestSchema.ComponentFields.kind, ManifestSchema.ComponentFields.summary]
        + fields.map(\.field))
  }

  /// The name that its template has for the generator.
  package var templateName: String { "kinds/\(name.value)" }
}

/// The kinds that components may be of.
package struct KindSet: Sendable {
  /// Those that can be used.
  package let kinds: [CustomKind]
  /// Whether all that are named can be; else a component may be of one that can't, which was reported.
  package let isComplete: Bool

  /// No kinds, unless some are given.
  package init(_ kinds: [CustomKind] = [], isComplete: Bool = true) {
    self.kinds = kinds
    self.isComplete = isComplete
  }
}

/// A component of a custom kind.
package struct CustomModel: Sendable {
  /// A field's value.
  package enum FieldValue: Sendable {
    case text(TextValue)
    case name(Located<String>)
    case code(CodeText)
    case number(Located<Double>)
    case boolean(Located<Bool>)
    case color(ColorChoice)
    case font(FontChoice)
    case image(ImageChoice)
  }

  /// The name of the type.
  package let name: Located<String>
  /// The documentation comment.
  package let summary: PlainText?
  /// The kind.
  package let kind: CustomKind
  /// The values of all fields in the kind's order; `nil` where neither the manifest nor the kind gives one.
  package let values: [(field: String, value: FieldValue?)]
  /// The whole entry in the manifest.
  package let span: Span

  /// The name of the type that holds the colours which differ between platforms; `nil` where none does.
  package var colorsName: Located<String>? {
    let differs = values.contains { _, value in
      if case .color(let color) = value { color.differsByPlatform } else { false }
    }
    return differs ? Located(name.value + "Colors", at: name.span) : nil
  }
}
