import MillworkDocument
import MillworkManifest
import MillworkSource

/// Adds a folder to `manifests` in a project's configuration. What stands there stays byte for byte; the new text is read
/// again, so that it says what is meant.
struct ManifestList {
  private let bytes: [UInt8]
  private let path: String

  /// The list in the configuration at `path`, which has this text.
  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// Whether the list takes in a folder: it names it, or one around it. Both as paths from the configuration's folder.
  static func covers(_ folder: String, _ named: [String]) -> Bool {
    let inside = OutputPaths.absolute(folder) + "/"
    return named.contains {
      inside.hasPrefix(OutputPaths.absolute($0) == "/" ? "/" : OutputPaths.absolute($0) + "/")
    }
  }

  /// What the list of a project has to name as well to take in a folder, by its path from the configuration's folder; none
  /// where it does so. Where nothing is named, the folder that is the default counts, and has to be named once another one is.
  static func missing(_ folder: String, in project: ProjectFolder) -> [String] {
    let named = project.project?.manifests.map(\.value) ?? []
    let known = named.isEmpty ? project.manifestFolders.map { _ in ProjectFolder.defaultManifests } : named
    return covers(folder, known) ? [] : (named.isEmpty ? known : []) + [folder]
  }

  /// The text with `folders` in the list; `nil` where its form makes that unsafe.
  func adding(_ folders: [String]) -> [UInt8]? {
    guard let (root, before) = read(bytes), let edit = edit(of: root, adding: folders) else { return nil }
    let new = bytes[..<edit.position] + Array(edit.text.utf8) + bytes[edit.position...]
    guard let (after, now) = read(Array(new)), now == before + folders,
      Self.others(after) == Self.others(root)
    else { return nil }
    return Array(new)
  }

  /// The document, and what its list names.
  private func read(_ bytes: [UInt8]) -> (root: Node, named: [String])? {
    var sources = SourceSet()
    let parsed = parseDocuments(sources.add(name: path, bytes: bytes), format: .yaml)
    guard !parsed.diagnostics.hasErrors, parsed.documents.count == 1, let document = parsed.first,
      !document.hasExplicitEnd, document.root.kind == .mapping, document.root.style == .block
    else { return nil }
    let (project, diagnostics) = Project.decode(document.root, file: path)
    guard let project, !diagnostics.hasErrors else { return nil }
    return (document.root, project.manifests.map(\.value))
  }

  private func edit(of root: Node, adding folders: [String]) -> (position: Int, text: String)? {
    let lineEnd = ItemInsertion(bytes).lineEnd
    let words = folders.map { YAMLScalar.written($0, isInFlow: true) }.joined(separator: ", ")
    guard let list = root["manifests"] else {
      let isEnded = bytes.last == UInt8(ascii: "\n")
      return (bytes.count, "\(isEnded ? "" : lineEnd)manifests: [\(words)]\(lineEnd)")
    }
    guard list.kind == .sequence, !list.isAlias, let last = list.items.last else { return nil }
    let end = last.span.upperBound
    if list.style == .flow { return (end, ", " + words) }
    let start = bytes[..<last.span.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let lead = bytes[start..<last.span.lowerBound]
    guard lead.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }) else { return nil }
    let text = folders.map { lineEnd + String(decoding: lead, as: UTF8.self) + YAMLScalar.written($0) }
    let rest =
      bytes[end...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    return (rest, text.joined())
  }

  /// What else the configuration says.
  private static func others(_ root: Node) -> [String] {
    root.entries.filter { !$0.key.isString("manifests") }.map { ($0.key.string ?? "") + $0.value.jsonText() }
  }
}
