import MillworkDocument
import MillworkSource

/// Texts as they are written in YAML: without quotes where they read as themselves, else between single quotes, and with
/// escapes where they hold what can't be printed.
enum YAMLScalar {
  /// A text as a value: as ``written(_:isInFlow:)``, and between quotes where older readers (YAML 1.1) take it for a truth
  /// value.
  static func value(_ text: String, isInFlow: Bool = false) -> String {
    let isTruth = ["y", "n", "yes", "no", "on", "off"].contains(text.lowercased())
    return isTruth ? "'\(text)'" : written(text, isInFlow: isInFlow)
  }

  /// A text, in a flow collection where `isInFlow`.
  static func written(_ text: String, isInFlow: Bool = false) -> String {
    if reads(text, as: text, isInFlow) { return text }
    let quoted =
      "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    if reads(quoted, as: text, isInFlow) { return quoted }
    var writer = JSONWriter()
    writer.write(string: text)
    return writer.text
  }

  /// Whether `written` is a string with that text, also as a key.
  private static func reads(_ written: String, as text: String, _ isInFlow: Bool) -> Bool {
    var sources = SourceSet()
    let document = isInFlow ? "[\(written), {\(written): \(written)}]\n" : "\(written): \(written)\n"
    let parsed = parseDocuments(sources.add(name: "", text: document), format: .yaml)
    guard parsed.diagnostics.isEmpty, parsed.documents.count == 1, let root = parsed.first?.root else {
      return false
    }
    let mapping = isInFlow && root.items.count == 2 ? root.items[1] : root
    guard mapping.entries.count == 1, let entry = mapping.entries.first else { return false }
    return [entry.key, entry.value].allSatisfy { $0.string == text && $0.value == .string }
  }
}
