import MillworkDocument
import MillworkManifest
import MillworkSource

/// Names of new components, judged by the model itself.
enum NewName {
  /// What is wrong with a name, as the model says it; `nil` for a good one.
  static func problem(_ name: String, _ kind: ComponentKind) -> String? {
    if name.isEmpty { return StartText.noName }
    let isStyle = kind.item == nil
    let entry = ManifestEntry(
      section: isStyle ? "toggleStyles" : "toolbarContent", name: name,
      fields: isStyle
        ? [EntryField("variant", ToggleVariant.switch.rawValue)]
        : [EntryField("items", .list([[EntryField("text", name)]]))])
    let lines = [entry.section + ":"] + entry.yaml(indentation: "  ", unit: "  ")
    let text = StartText.newManifest + lines.joined(separator: "\n")
    var sources = SourceSet()
    let file = sources.add(name: "", text: text)
    let parsed = parseDocuments(file, format: .yaml)
    guard let root = parsed.first?.root else { return nil }
    let (_, diagnostics) = Manifest.decode(root, file: "")
    return (parsed.diagnostics + diagnostics).first { $0.severity == .error }?.message
  }
}
