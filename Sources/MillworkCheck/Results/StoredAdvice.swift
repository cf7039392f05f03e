import Foundation
import MillworkSource

/// What rules found, in the form in which it is kept: places are told by their file's name, since a file's number is
/// another one in each run.
struct StoredAdvice: Codable {
  private struct Place: Codable {
    let file: String
    let start: Int
    let end: Int
  }

  private struct Sentence: Codable {
    let text: String
    let place: Place?
  }

  private struct Edit: Codable {
    let place: Place
    let replacement: String
  }

  private struct Fix: Codable {
    let text: String
    let edits: [Edit]
  }

  private let severity: String
  private let code: String?
  private let main: Sentence
  private let label: String
  private let secondary: [Sentence]
  private let notes: [Sentence]
  private let help: String?
  private let fixes: [Fix]

  /// The bytes of diagnostics whose places lie in `sources`.
  static func bytes(_ diagnostics: [Diagnostic], in sources: SourceSet) -> [UInt8] {
    let all = diagnostics.map { StoredAdvice($0, sources) }
    return (try? JSONEncoder().encode(all)).map { [UInt8]($0) } ?? []
  }

  /// The diagnostics of ``bytes(_:in:)``; `nil` where a file that they speak of is not in `sources`.
  static func diagnostics(_ bytes: [UInt8], in sources: SourceSet) -> [Diagnostic]? {
    guard let all = try? JSONDecoder().decode([StoredAdvice].self, from: Data(bytes)) else { return nil }
    let files = Dictionary(sources.files.map { ($0.name, $0.id) }) { first, _ in first }
    var result: [Diagnostic] = []
    for one in all {
      guard let diagnostic = one.diagnostic(files) else { return nil }
      result.append(diagnostic)
    }
    return result
  }

  private init(_ diagnostic: Diagnostic, _ sources: SourceSet) {
    func place(_ span: Span) -> Place {
      Place(file: sources[span.source]?.name ?? "", start: span.lowerBound, end: span.range.upperBound)
    }
    severity = diagnostic.severity.rawValue
    code = diagnostic.code?.rawValue
    main = Sentence(text: diagnostic.message, place: diagnostic.primary.map { place($0.span) })
    label = diagnostic.primary?.message ?? ""
    secondary = diagnostic.secondary.map { Sentence(text: $0.message, place: place($0.span)) }
    notes = diagnostic.notes.map { Sentence(text: $0.message, place: $0.span.map(place)) }
    help = diagnostic.help
    fixes = diagnostic.fixIts.map { fix in
      Fix(
        text: fix.message,
        edits: fix.edits.map { Edit(place: place($0.span), replacement: $0.replacement) })
    }
  }

  private func diagnostic(_ files: [String: SourceID]) -> Diagnostic? {
    var isWhole = true
    func span(_ place: Place?) -> Span? {
      guard let place else { return nil }
      guard let file = files[place.file], place.start <= place.end else {
        isWhole = false
        return nil
      }
      return Span(source: file, range: place.start..<place.end)
    }
    let result = Diagnostic(
      Severity(rawValue: severity) ?? .warning, code.map { DiagnosticCode(rawValue: $0) }, main.text,
      at: span(main.place), label: label,
      secondary: secondary.compactMap { one in span(one.place).map { .init($0, one.text) } },
      notes: notes.map { .init($0.text, at: span($0.place)) }, help: help,
      fixIts: fixes.map { fix in
        .init(
          fix.text,
          edits: fix.edits.compactMap { edit in
            span(edit.place).map { .init($0, replacement: edit.replacement) }
          })
      })
    return isWhole ? result : nil
  }
}
