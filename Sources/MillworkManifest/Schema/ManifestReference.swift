import MillworkSDK

/// The manifest reference as Markdown, derived from the schema, so that it can't be out of date.
package enum ManifestReference {
  /// The page `docs/manifest.md`.
  package static var markdown: String {
    var text = """
      # Manifest reference

      Derived from the manifest model; a test keeps it up to date. A manifest is a YAML or JSON file. Keys that are not
      listed here are errors. YAML's anchors, aliases and merge keys (`<<`) work. Text fields become string literals
      whatever they hold; only fields that take Swift are inserted as code, which has to be complete in itself.

      A text or title is a `LocalizedStringKey`: SwiftUI looks it up in the app's string tables and reads Markdown in it. Every text
      has long forms: `{key: …, table: …, bundle: …, comment: …}` says where it is looked up and what translators are told,
      `{verbatim: …}` is shown as it stands, `{resource: …}` is a `LocalizedStringResource`, and `{code: …}` is what code gives, such
      as a parameter. A parameter whose type is written as a function type is a closure
      that escapes; a type alias of a function type is not recognised as one.

      ## Colours

      Where a table says *a colour*, it is \(escaped(colorForms)).
      Where it says *a colour for every scheme*, it is the same without `tint` and `{light: …, dark: …}`.

      """
    for object in ManifestSchema.objects {
      text += "\n## \(object.name.prefix(1).uppercased())\(object.name.dropFirst())\n\n"
      text += "| key | takes | what it does |\n|---|---|---|\n"
      for field in object.ownFields {
        let required = field.isRequired ? " Required." : ""
        text += "| `\(field.name)` | \(taken(field)) | \(escaped(field.summary))\(required) |\n"
      }
      if !object.shared.isEmpty {
        let links = object.shared.map { schema in
          "[\(schema.name)](#\(schema.name.split(separator: " ").joined(separator: "-")))"
        }
        text += "\nTakes the \(links.joined(separator: " and ")) too.\n"
      }
    }
    text += """

      ## Placements

      A placement that a declared platform lacks at its floor is replaced there, with a note. To choose yourself, give a
      placement for each platform. The table names the first version that has each placement, and what stands in for it
      where there is none, or before.

      | placement | \(Platform.allCases.map(\.name).joined(separator: " | ")) |
      |---|\(String(repeating: "---|", count: Platform.allCases.count))

      """
    for name in PlacementPlan.knownNames {
      let cells = Platform.allCases.map { cell(for: name, on: $0) }
      text += "| `\(name)` | \(cells.joined(separator: " | ")) |\n"
    }
    text += "\nWhy these:\n\n"
    for row in PlacementMap.rows where PlacementPlan.knownNames.contains(row.placement) {
      text += "- `\(row.placement)` on \(row.platforms.map(\.name).joined(separator: ", ")): \(row.reason)\n"
    }
    return text
  }

  /// The first version that has a placement, or what stands in for it at the newest version.
  private static func cell(for name: String, on platform: Platform) -> String {
    guard let floor = APIFacts.placement(named: name)?.floor(on: platform), floor <= platform.newest else {
      return "`\(PlacementMap.placement(name, on: platform, from: platform.newest))`"
    }
    guard floor > platform.oldestSupported else { return "yes" }
    return "\(floor), before `\(PlacementMap.placement(name, on: platform, from: platform.oldestSupported))`"
  }

  /// The forms of a colour, without the words before them.
  private static let colorForms =
    ManifestSchema.color.split(separator: ":", maxSplits: 1).last.map {
      String($0.dropFirst())
    } ?? ""

  /// What a field takes. What many of them take is described once.
  private static func taken(_ field: Field) -> String {
    switch field.expects {
    case ManifestSchema.color: "[a colour](#colours)"
    case ManifestSchema.plainColor: "[a colour for every scheme](#colours)"
    default: escaped(field.expects)
    }
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
