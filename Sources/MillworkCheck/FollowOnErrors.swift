import MillworkSource

/// Parts the errors of one module on one target into causes and what follows from them. An error follows from another where
///
/// - both say that the same name can't be found;
/// - it names a declaration of another file, and that file has an error that is a cause;
/// - it is about `@escaping`, and a type of the same file can't be found, so that the compiler sees no function type.
///
/// So each error is a cause that repeats nothing and names nothing that failed. A cause that stands in several fields of a
/// manifest notes the others, since each has to be changed.
struct FollowOnErrors {
  private let files: [MappedFile]
  private let checked: Set<SourceID>

  /// Parts errors in `files`.
  init(files: [MappedFile]) {
    self.files = files
    checked = Set(files.compactMap { $0.source ?? $0.text.piece(at: 0)?.origin?.span.source })
  }

  /// The diagnostics without those that follow from others, and these. The first is the first in the text.
  func parted(_ found: [Diagnostic]) -> (causes: [Diagnostic], followOns: [Diagnostic]) {
    guard found.count(where: { $0.severity == .error }) > 1 else { return (found, []) }
    let diagnostics = found.map { (diagnostic: $0, place: checkedPlace(of: $0)) }.enumerated().sorted {
      a, b in
      let left = a.element.place
      let right = b.element.place
      return (left?.source.rawValue ?? 0, left?.lowerBound ?? 0, a.offset)
        < (right?.source.rawValue ?? 0, right?.lowerBound ?? 0, b.offset)
    }.map(\.element.diagnostic)
    var follows = Set<Int>()
    var missing: [String: Int] = [:]
    var repeats: [Int: [Span]] = [:]
    let unknownTypes = Set(
      diagnostics.filter { $0.message.hasPrefix("cannot find type ") }
        .compactMap { checkedPlace(of: $0)?.source })
    for (index, error) in diagnostics.enumerated() where error.severity == .error {
      let isAboutEscaping = error.message.hasPrefix("'@escaping' only applies to ")
      if isAboutEscaping, let place = checkedPlace(of: error), unknownTypes.contains(place.source) {
        follows.insert(index)
      }
      guard let name = Self.missingName(error.message) else { continue }
      if let first = missing[name] {
        follows.insert(index)
        note(error.primary?.span, in: &repeats[first, default: []], besides: diagnostics[first].primary?.span)
      } else {
        missing[name] = index
      }
    }
    follows.formUnion(naming(diagnostics, except: follows))
    let indices = diagnostics.indices
    return (
      indices.filter { !follows.contains($0) }.map { index in
        var cause = diagnostics[index]
        cause.notes += Diagnostic.Note.missingToo(at: repeats[index] ?? [])
        return cause
      },
      indices.filter { follows.contains($0) }.map { diagnostics[$0] }
    )
  }

  /// Takes in a place that is not the checked text itself, once.
  private func note(_ span: Span?, in spans: inout [Span], besides first: Span?) {
    guard let span, span != first, !isChecked(span), !spans.contains(span) else { return }
    spans.append(span)
  }

  /// The errors that name a declaration of a file with causes. Files whose errors name each other's declarations keep
  /// theirs.
  private func naming(_ diagnostics: [Diagnostic], except known: Set<Int>) -> Set<Int> {
    let failing = Set(
      diagnostics.enumerated().filter { $0.element.severity == .error && !known.contains($0.offset) }
        .compactMap { checkedPlace(of: $0.element)?.source })
    guard failing.count > 1 else { return [] }
    var owners: [String: SourceID] = [:]
    for file in files {
      guard let source = source(of: file), failing.contains(source) else { continue }
      for name in SwiftScan(file.text.bytes).names { owners[name] = source }
    }
    var named: [(index: Int, from: SourceID, to: SourceID)] = []
    for (index, error) in diagnostics.enumerated() where error.severity == .error && !known.contains(index) {
      guard let from = checkedPlace(of: error)?.source else { continue }
      for name in Self.quotedNames(error.message) {
        if let to = owners[name], to != from { named.append((index, from, to)) }
      }
    }
    // A file that is itself only a consequence explains nothing.
    let users = Set(named.map(\.from))
    return Set(named.filter { !users.contains($0.to) }.map(\.index))
  }

  /// Where an error is in the text that was checked: its note names that where the error is shown elsewhere.
  private func checkedPlace(of error: Diagnostic) -> Span? {
    let spans = error.notes.compactMap(\.span) + [error.primary?.span].compactMap { $0 }
    return spans.first(where: isChecked) ?? error.primary?.span
  }

  private func isChecked(_ span: Span) -> Bool { checked.contains(span.source) }

  private func source(of file: MappedFile) -> SourceID? {
    file.source ?? file.text.piece(at: 0)?.origin?.span.source
  }

  /// The name that an error misses, with the kind of thing it was to be.
  private static func missingName(_ message: String) -> String? {
    message.hasPrefix("cannot find ") ? quotedNames(message).first : nil
  }

  /// The names that stand in quotes, up to a parenthesis, a full stop or an angle bracket.
  private static func quotedNames(_ message: String) -> [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { index in
      String(parts[index].prefix { $0 != "(" && $0 != "." && $0 != "<" })
    }
  }
}
