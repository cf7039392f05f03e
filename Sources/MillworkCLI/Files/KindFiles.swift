import MillworkGenerator
import MillworkManifest
import MillworkSource

/// The template by which the gallery draws a kind's components.
struct KindPicture: Sendable {
  /// The kind's name.
  let kind: String
  /// Where it stands.
  let path: String
  /// What is in it.
  let bytes: [UInt8]
}

/// The kinds of components that a project and its manifests bring, each file read once.
struct KindFiles: Sendable {
  private var kinds: [String: CustomKind?] = [:]
  /// The templates of the kinds that were read.
  private(set) var templates: [OwnTemplate] = []
  /// The templates of the kinds' pictures.
  private(set) var pictures: [KindPicture] = []

  /// The kinds that some paths declare, where all of them were read before.
  func known(_ list: PathList) -> KindSet? {
    var found: [CustomKind] = []
    for path in list.paths {
      guard let kind = kinds[resolved(path.value, beside: list.file)] else { return nil }
      if let kind { found.append(kind) }
    }
    return KindSet(found, isComplete: found.count == list.paths.count)
  }

  /// Reads the kinds that some paths declare. What is wrong with them is reported once.
  mutating func read(_ list: PathList, in workspace: inout Workspace) {
    for path in list.paths { read(path, resolved(path.value, beside: list.file), &workspace) }
  }

  private mutating func read(_ place: Located<String>, _ path: String, _ workspace: inout Workspace) {
    if kinds[path] != nil { return }
    kinds[path] = .some(nil)
    guard let root = workspace.parseOne(path, "a kind", at: place.span) else { return }
    let (kind, diagnostics) = CustomKind.decode(root.node, file: root.file)
    workspace.diagnostics += root.causes(diagnostics)
    guard let kind, !root.diagnostics.hasErrors, !diagnostics.hasErrors else { return }
    if let other = kinds.values.lazy.compactMap({ $0 }).first(where: { $0.name.value == kind.name.value }) {
      workspace.diagnostics.append(.duplicateKind(kind.name, first: other.name.span))
      return
    }
    kinds[path] = .some(kind)
    // A missing file is an error of its own; the kind is known all the same.
    let template = resolved(kind.template.value, beside: path)
    if let bytes = workspace.bytes(of: template, at: kind.template.span) {
      templates.append(OwnTemplate(name: kind.templateName, path: template, bytes: bytes))
    }
    if let place = kind.picture {
      let picture = resolved(place.value, beside: path)
      if let bytes = workspace.bytes(of: picture, at: place.span) {
        pictures.append(KindPicture(kind: kind.name.value, path: picture, bytes: bytes))
      }
    }
  }
}
