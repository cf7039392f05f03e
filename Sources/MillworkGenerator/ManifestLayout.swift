import MillworkManifest
import MillworkSource
import MillworkTemplate

/// Files that hold what a whole manifest declares, and one file for the functions that all of them share.
extension Generator {
  /// One Swift file, named `name`, with all components of a manifest that has no errors, in order: the imports once, at
  /// the head. The support functions that its code calls are not in it; ``supportFile(_:for:name:folder:sources:)`` makes
  /// these. The file is added to `sources` under the name that it has in `folder`.
  package func generateWhole(_ manifest: Manifest, name: String, folder: String?, sources: inout SourceSet)
    -> (file: MappedFile?, support: SupportFunctions, diagnostics: [Diagnostic])
  {
    let codes = manifest.components.map { ($0, ComponentCode($0, of: manifest, .manifest)) }
    var support = SupportFunctions()
    for (_, code) in codes { support.add(code.support) }
    // What stands around the components: a comment, a condition.
    guard
      let frame = file(
        "mark.stencil", codes.first?.1.context ?? [:], from: fileName(manifest.file), manifest.settings)
    else { return (nil, support, []) }
    var diagnostics = frame.diagnostics
    var text = FileOfParts(frame: frame.text)
    for (component, code) in codes {
      let values: Value = [
        "body": .string(code.template), "component": code.context, "isIndented": .bool(text.isIndented),
      ]
      guard let part = render("part.stencil", values, manifest.settings, at: component.span) else { continue }
      diagnostics += part.diagnostics.map { $0.met(for: component) }
      text.add(part.text)
    }
    return (mapped(text.text, name: name, folder: folder, &sources), support, diagnostics)
  }

  /// The file with the support functions that the files of some manifests call. `settings` hold for all of these. The file
  /// is there even where no function is called, so that its name can be counted on.
  package func supportFile(
    _ functions: SupportFunctions, for settings: Settings, name: String, folder: String?,
    sources: inout SourceSet
  ) -> (file: MappedFile?, diagnostics: [Diagnostic]) {
    let context: Value = ["parts": .array(functions.sharedValues(settings))]
    guard let result = file("support.stencil", context, from: "the target's manifests", settings) else {
      return (nil, [])
    }
    return (mapped(result.text, name: name, folder: folder, &sources), result.diagnostics)
  }

  private func mapped(_ text: MappedText, name: String, folder: String?, _ sources: inout SourceSet)
    -> MappedFile
  {
    let file = sources.add(
      name: folder.map { "\($0)/\(name)" } ?? name, role: .generated, bytes: text.bytes)
    return MappedFile(path: name, text: text, source: file.id)
  }
}
