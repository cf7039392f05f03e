import MillworkManifest
import MillworkSource

/// A component with all that its section of the site shows.
package struct GallerySection: Sendable {
  /// The component with its pictures.
  package let entry: GalleryEntry
  /// The model that the pictures are of.
  package let component: Component
  /// The manifest that it is from.
  package let manifest: Manifest
  /// The colours that the pictures are drawn with.
  package let colors: DrawnColors
  /// The component's part of the manifest, as it is written there.
  package let manifestText: String
  /// Where that begins, such as `Manifests/app.yml:12`.
  package let place: String
  /// The generated file.
  package let code: MappedFile
  /// A piece of Swift that uses the component; `nil` where none is known.
  package let example: String?
  /// What was found in the component's part of the manifest.
  package let findings: [GalleryFinding]
  /// What the generated code was checked for, such as `iOS 17.0`; empty where it was not checked.
  package let checkedTargets: [String]

  /// The section of a component. `own` are the pictures of a component of one's own kind, `useSites` the Swift files that the
  /// manifest names as its use; `diagnostics` are all of the run, of which the section takes its own.
  package init(
    _ component: Component, of manifest: Manifest, code: MappedFile, useSites: [MappedFile],
    colors: DrawnColors, own: [GalleryPicture] = [], checkedTargets: [String] = [],
    diagnostics: [Diagnostic], places: inout SourcePlaces
  ) {
    self.checkedTargets = checkedTargets
    var colors = colors
    if case .toggleStyle(let model) = component { colors = colors.with(model.parameters) }
    entry = GalleryEntry(component, of: manifest, colors: colors, own: own)
    self.component = component
    self.manifest = manifest
    self.colors = colors
    self.code = code
    manifestText = places.lines(of: component)
    place = places.place(of: component.name.span)
    example = UseExample(of: component, code: code, in: useSites)?.text
    var findings: [GalleryFinding] = []
    for diagnostic in diagnostics {
      guard let span = diagnostic.primary?.span, component.contains(span) else { continue }
      findings.append(GalleryFinding(diagnostic, at: places.place(of: span)))
    }
    self.findings = findings
  }
}

/// Something that was found in a component.
package struct GalleryFinding: Sendable {
  /// How much it matters.
  package let severity: Severity
  /// Its code, such as `low-contrast`; empty for the compiler's own.
  package let code: String
  /// The sentence.
  package let message: String
  /// What to do about it.
  package let help: String?
  /// Where it stands, such as `Manifests/app.yml:12`.
  package let place: String

  init(_ diagnostic: Diagnostic, at place: String) {
    severity = diagnostic.severity
    code = diagnostic.code?.rawValue ?? ""
    message = diagnostic.message
    help = diagnostic.help
    self.place = place
  }
}

extension Component {
  /// Whether a place lies in the component's entry, its name included.
  fileprivate func contains(_ span: Span) -> Bool { name.span.union(self.span).contains(span) }
}
