import MillworkSDK

/// The manifest reference as Markdown, derived from the schema, so that it can't be out of date.
package enum ManifestReference {
  /// The page `docs/manifest.md`.
  package static var markdown: String {
    var text = """
      # Manifest reference

      Derived from the manifest model; a test keeps it up to date. A manifest is a YAML or JSON file. Keys that are not
      listed here are errors. Text fields become string literals whatever they hold; only fields that take Swift are
      inserted as code.

      """
    for object in ManifestSchema.objects {
      text += "\n## \(object.name.prefix(1).uppercased())\(object.name.dropFirst())\n\n"
      text += "| key | takes | what it does |\n|---|---|---|\n"
      for field in object.fields {
        let required = field.isRequired ? " Required." : ""
        text += "| `\(field.name)` | \(escaped(field.expects)) | \(escaped(field.summary))\(required) |\n"
      }
    }
    text += """

      ## Placements

      A placement that a declared platform lacks at its floor is replaced there, with a note. To choose yourself, give a
      placement for each platform.

      | placement | \(Platform.allCases.map(\.name).joined(separator: " | ")) |
      |---|\(String(repeating: "---|", count: Platform.allCases.count))

      """
    for name in Placements.names {
      let cells = Platform.allCases.map { platform in
        let resolved = Placements.resolve(name, on: platform, at: platform.newest)
        return resolved == name ? "yes" : "`\(resolved)`"
      }
      text += "| `\(name)` | \(cells.joined(separator: " | ")) |\n"
    }
    return text
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
