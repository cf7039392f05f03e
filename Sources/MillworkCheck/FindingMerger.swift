import MillworkSource

/// Brings the diagnostics of several targets together: what is the same is said once, with the targets that it occurs
/// on where these are not all.
struct FindingMerger {
  private struct Key: Hashable {
    let severity: Severity
    let message: String
    let span: Span?

    init(_ diagnostic: Diagnostic) {
      severity = diagnostic.severity
      message = diagnostic.message
      span = diagnostic.primary?.span
    }
  }

  private var entries: [(diagnostic: Diagnostic, targets: [CheckTarget])] = []
  private var indices: [Key: Int] = [:]
  private var checked: [CheckTarget] = []

  /// How many diagnostics of a severity there are, each place with the same words once.
  static func count(_ severity: Severity, in found: [Diagnostic]) -> Int {
    Set(found.filter { $0.severity == severity }.map(Key.init)).count
  }

  /// Takes what was found for `target`.
  mutating func add(_ diagnostics: [Diagnostic], for target: CheckTarget) {
    checked.append(target)
    for diagnostic in diagnostics {
      let key = Key(diagnostic)
      if let index = indices[key] {
        if entries[index].targets.last != target { entries[index].targets.append(target) }
      } else {
        indices[key] = entries.count
        entries.append((diagnostic, [target]))
      }
    }
  }

  /// Takes away what `other` has too.
  mutating func remove(_ other: FindingMerger) {
    entries.removeAll { other.indices[Key($0.diagnostic)] != nil }
    indices = Dictionary(
      entries.enumerated().map { (Key($0.element.diagnostic), $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// All that was found, sorted by place; what has no place comes first. `note` says where something occurs that does not
  /// occur on all targets.
  func merged(note: ([CheckTarget]) -> Diagnostic.Note = Diagnostic.Note.targets) -> [Diagnostic] {
    let results = entries.map { entry in
      var diagnostic = entry.diagnostic
      if entry.targets.count < checked.count { diagnostic.notes.append(note(entry.targets)) }
      return diagnostic
    }
    return results.enumerated().sorted { a, b in
      let left = order(a.element)
      let right = order(b.element)
      return left == right ? a.offset < b.offset : left < right
    }.map(\.element)
  }

  private func order(_ diagnostic: Diagnostic) -> (Int, Int) {
    guard let span = diagnostic.primary?.span else { return (-1, 0) }
    return (Int(span.source.rawValue), span.lowerBound)
  }
}
