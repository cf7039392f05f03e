import Foundation
import MillworkSource

extension RunReport {
  /// The findings as a SARIF log. What the compiler itself says has no code of ours and stands under the rule `swiftc`.
  func sarifLog() -> SARIFLog {
    var places = PlaceReader(sources)
    let codes = Set(diagnostics.map(Self.rule(of:))).sorted()
    let indices = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    let results = diagnostics.map { diagnostic in
      let code = Self.rule(of: diagnostic)
      let related =
        diagnostic.secondary.compactMap { Self.place($0.span, $0.message, &places) }
        + diagnostic.notes.compactMap { note in note.span.flatMap { Self.place($0, note.message, &places) } }
      let fixes = diagnostic.fixIts.compactMap { Self.fix($0, &places) }
      return SARIFLog.Result(
        ruleId: code, ruleIndex: indices[code] ?? 0, level: diagnostic.severity.rawValue,
        message: .init(text: Self.message(of: diagnostic)),
        locations: diagnostic.primary.flatMap { Self.place($0.span, nil, &places) }.map { [$0] } ?? [],
        relatedLocations: related.isEmpty ? nil : related, fixes: fixes.isEmpty ? nil : fixes)
    }
    return SARIFLog(
      runs: [
        .init(
          tool: .init(driver: .init(rules: codes.map { .init(id: $0) })),
          invocations: [.init(executionSuccessful: targets.wasJudged)], results: results)
      ])
  }

  private static func rule(of diagnostic: Diagnostic) -> String { diagnostic.code?.rawValue ?? "swiftc" }

  /// The sentence, with the notes that have no place, and what to do.
  private static func message(of diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.filter { $0.span == nil }.map(\.message)
    return ([diagnostic.message] + notes + (diagnostic.help.map { [$0] } ?? [])).joined(separator: "\n")
  }

  private static func place(_ span: Span, _ message: String?, _ places: inout PlaceReader) -> SARIFLog.Place?
  {
    places.place(of: span).map { place in
      SARIFLog.Place(
        physicalLocation: .init(artifactLocation: .init(uri: uri(place.file)), region: region(place)),
        message: message.flatMap { $0.isEmpty ? nil : .init(text: $0) })
    }
  }

  private static func fix(_ fixIt: Diagnostic.FixIt, _ places: inout PlaceReader) -> SARIFLog.Fix? {
    var changes: [SARIFLog.ArtifactChange] = []
    for edit in fixIt.edits {
      guard let place = places.place(of: edit.span) else { return nil }
      let replacement = SARIFLog.Replacement(
        deletedRegion: region(place), insertedContent: .init(text: edit.replacement))
      let uri = uri(place.file)
      if let index = changes.firstIndex(where: { $0.artifactLocation.uri == uri }) {
        changes[index].replacements.append(replacement)
      } else {
        changes.append(.init(artifactLocation: .init(uri: uri), replacements: [replacement]))
      }
    }
    return changes.isEmpty ? nil : .init(description: .init(text: fixIt.message), artifactChanges: changes)
  }

  private static func region(_ place: PlaceReader.Place) -> SARIFLog.Region {
    .init(
      startLine: place.start.line, startColumn: place.startColumn16, endLine: place.end.line,
      endColumn: place.endColumn16)
  }

  /// A file's name as a URI reference (RFC 3986): relative names stay relative.
  private static func uri(_ file: String) -> String {
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~/"))
    let path = file.addingPercentEncoding(withAllowedCharacters: allowed) ?? file
    return file.hasPrefix("/") ? "file://" + path : path
  }
}
