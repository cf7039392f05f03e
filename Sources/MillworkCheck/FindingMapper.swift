import MillworkSource

/// Turns the compiler's findings about generated text into diagnostics at the places that the text came from.
struct FindingMapper {
  /// The checked files by the names that the compiler knew them by.
  private let files: [String: MappedFile]
  private let sources: SourceSet
  private var tables: [String: LineTable] = [:]

  /// A mapper for `files`, whose origins lie in `sources`.
  init(files: [String: MappedFile], sources: SourceSet) {
    self.files = files
    self.sources = sources
  }

  /// How the compiler begins to say that it gave an expression up.
  private static let givenUp = "the compiler is unable to type-check this expression in reasonable time"
  /// What the compiler says of a file that it did not finish, since another has errors.
  static let stopped = "compilation stopped by errors in other files"

  /// The diagnostics of runs of the compiler, without repetitions. That it stopped is said only where nothing says why.
  mutating func diagnostics(_ read: [SerializedDiagnostics]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    var needed: Set<Diagnostic.Note> = []
    var result: [Diagnostic] = []
    for read in read {
      for finding in read.findings {
        guard let diagnostic = diagnostic(finding, read), seen.insert(diagnostic).inserted else { continue }
        // A type and its initialiser need the same system at one place.
        if let advice = ManifestAdvice(diagnostic.message, at: diagnostic.primary?.span, in: sources),
          let version = advice.requirement, !needed.insert(.init(version, at: advice.span)).inserted
        {
          continue
        }
        result.append(diagnostic)
      }
    }
    if result.contains(where: { $0.severity == .error && $0.message != Self.stopped }) {
      result.removeAll { $0.message == Self.stopped }
    }
    return result
  }

  /// A finding of a rule with its places.
  func placed(_ finding: RuleFinding) -> Diagnostic {
    var result = finding.diagnostic
    let (primary, notes) = place(finding.range, in: finding.file)
    result.primary = primary.map { Diagnostic.Label($0) }
    result.notes += finding.notes.map { .init($0.message, at: span($0.range, in: $0.file)) } + notes
    if let fix = finding.fix, let span = exactSpan(fix.range, in: finding.file) {
      result.fixIts.append(.init(fix.message, edits: [.init(span, replacement: fix.replacement)]))
    }
    return result
  }

  /// Where bytes of a checked file are shown, without what surrounds them.
  func span(_ range: Range<Int>, in file: MappedFile) -> Span? { place(range, in: file).primary }

  /// Why the compiler could not use the library or one of the `modules` that it was given, or `nil` where it could. Such
  /// an error has no place, or one in a file that is not checked.
  func refusal(_ read: SerializedDiagnostics, of modules: [String]) -> String? {
    let ours = StandardLibrary.modules + modules
    let errors = read.findings.filter { $0.level == .error || $0.level == .fatal }
    let isOutside = { (finding: SerializedDiagnostics.Finding) in
      guard let place = finding.place, let name = read.files[place.file] else {
        return finding.message != Self.stopped && !finding.message.contains("(from macro ")
      }
      return name.hasSuffix(".swiftinterface") || name.hasSuffix(".h") || name.hasSuffix(".modulemap")
    }
    return errors.first(where: isOutside)?.message
      ?? errors.first { error in
        ours.contains { error.message.hasPrefix("failed to build module '\($0)'") }
      }?.message
  }

  private mutating func diagnostic(
    _ finding: SerializedDiagnostics.Finding, _ read: SerializedDiagnostics
  ) -> Diagnostic? {
    let severity: Severity
    switch finding.level {
    case .ignored, .remark: return nil
    case .note: severity = .note
    case .warning: severity = .warning
    case .error, .fatal: severity = .error
    }
    let expansion = expansionNote(of: finding, read)
    let origin = expansion.map { finding.notes[$0].place } ?? finding.place
    let place = origin.map { self.place($0, expansion == nil ? finding.ranges : [], read) }
    var result = Diagnostic(severity, nil, Self.trimmed(finding.message), at: place?.primary)
    result.notes = place?.notes ?? []
    let generated = origin.flatMap { offset($0, read)?.file.text } ?? MappedText()
    let advice = ManifestAdvice(
      result.message, at: result.primary?.span, in: sources, generated: generated)
    if advice?.isFolded != true { add(finding.fixes, named: nil, read, to: &result) }
    for (index, note) in finding.notes.enumerated() where index != expansion {
      if advice != nil, ManifestAdvice.isGuardProposal(Self.trimmed(note.message)) { continue }
      if add(note.fixes, named: note.message, read, to: &result) { continue }
      let span = note.place.flatMap { self.place($0, note.ranges, read).primary }
      result.notes.append(.init(Self.trimmed(note.message), at: span))
    }
    result.notes += advice?.notes ?? []
    if finding.message.hasPrefix(Self.givenUp) { result.notes.append(.givenUp()) }
    return result
  }

  /// Which note leads from a finding inside a macro's expansion to the use of the macro; `nil` for other findings.
  private func expansionNote(
    of finding: SerializedDiagnostics.Finding, _ read: SerializedDiagnostics
  ) -> Int? {
    guard let place = finding.place, read.expansions[place.file] != nil else { return nil }
    return finding.notes.firstIndex { note in
      note.message.hasPrefix("in expansion of macro")
        && note.place.flatMap { read.files[$0.file] }.map { files[$0] != nil } == true
    }
  }

  /// The sentence without the space that the compiler leaves at the end of some.
  private static func trimmed(_ message: String) -> String {
    message.last == " " ? String(message.dropLast()) : message
  }

  /// Adds the changes that the compiler proposes; says whether they are there as a fix-it.
  @discardableResult private mutating func add(
    _ fixes: [SerializedDiagnostics.Fix], named name: String?, _ read: SerializedDiagnostics,
    to diagnostic: inout Diagnostic
  ) -> Bool {
    guard !fixes.isEmpty else { return false }
    var edits: [Diagnostic.Edit] = []
    var words: [String] = []
    for fix in fixes {
      guard let (file, start) = offset(fix.start, read), let (_, end) = offset(fix.end, read), start <= end
      else { return false }
      words.append(self.words(fix, replacing: file.text.bytes[start..<end]))
      if let span = exactSpan(start..<end, in: file) { edits.append(.init(span, replacement: fix.text)) }
    }
    if edits.count == fixes.count {
      edits.sort { $0.span.lowerBound < $1.span.lowerBound }
      diagnostic.fixIts.append(.init(name ?? words.joined(separator: ", "), edits: edits))
      return true
    }
    if name == nil { diagnostic.notes.append(.proposal(words.joined(separator: ", "))) }
    return false
  }

  private func words(_ fix: SerializedDiagnostics.Fix, replacing old: ArraySlice<UInt8>) -> String {
    let before = String(decoding: old, as: UTF8.self)
    // The compiler's own quotes, unless they would stand beside others.
    let quote = before.contains("'") || fix.text.contains("'") ? "`" : "'"
    let (found, new) = (quote + before + quote, quote + fix.text + quote)
    if before.isEmpty { return "insert \(new)" }
    return fix.text.isEmpty ? "remove \(found)" : "replace \(found) by \(new)"
  }

  /// The person's own bytes that `range` repeats byte for byte, or `nil` where there are none.
  private func exactSpan(_ range: Range<Int>, in file: MappedFile) -> Span? {
    guard let first = file.text.piece(at: range.lowerBound), first.origin?.isExact == true,
      let span = file.text.origin(of: range).span, span.count == range.count,
      sources[span.source]?.role == .input
    else { return nil }
    return span
  }

  private typealias Place = (primary: Span?, notes: [Diagnostic.Note])

  /// Where a finding is shown: at the person's own text where there is any, be it a manifest's or a template's, with notes for
  /// the other and the output.
  private mutating func place(
    _ place: SerializedDiagnostics.Place,
    _ ranges: [(start: SerializedDiagnostics.Place, end: SerializedDiagnostics.Place)],
    _ read: SerializedDiagnostics
  ) -> Place {
    guard let (file, start) = offset(place, read) else { return (nil, []) }
    var end = start + tokenLength(file.text.bytes, at: start)
    for range in ranges where range.start.offset == start && range.start.line == range.end.line {
      if let (other, upper) = offset(range.end, read), other.path == file.path { end = max(end, upper) }
    }
    return self.place(start..<end, in: file)
  }

  /// Where bytes of a checked file are shown.
  private func place(_ range: Range<Int>, in file: MappedFile) -> Place {
    let (span, enclosing) = file.text.origin(of: range)
    let generated = file.source.map { Span(source: $0, range: range) }
    var notes: [Diagnostic.Note] = []
    let primary: Span?
    switch (span.map(role), enclosing.map(role)) {
    case (.input?, let outer):
      primary = span
      if outer == .template, let enclosing { notes.append(.template(enclosing)) }
    case (.builtIn?, .input?):
      primary = enclosing
      if let span { notes.append(.template(span)) }
    case (.template?, .input?):
      primary = span
      if let enclosing { notes.append(.templateUse(enclosing)) }
    case (.some, _):
      primary = span
    case (nil, .some):
      primary = enclosing
    case (nil, nil):
      primary = generated
      if generated == nil {
        let start = LineTable(file.text.bytes).location(at: range.lowerBound)
        notes.append(.unplaced(path: file.path, line: start.line, column: start.column))
      }
    }
    if let generated, generated != primary { notes.append(.generated(generated)) }
    return (primary, notes)
  }

  private func role(_ span: Span) -> SourceFile.Role { sources[span.source]?.role ?? .generated }

  /// The checked file and the byte that a place means; `nil` for a place in some other file.
  private mutating func offset(
    _ place: SerializedDiagnostics.Place, _ read: SerializedDiagnostics
  ) -> (file: MappedFile, offset: Int)? {
    guard let name = read.files[place.file] else { return nil }
    guard let file = files[name] else {
      guard let origin = read.expansions[place.file], origin.file != place.file,
        read.expansions[origin.file] == nil
      else { return nil }
      return offset(origin, read)
    }
    let count = file.text.bytes.count
    if place.offset > 0 || (place.line <= 1 && place.column <= 1) { return (file, min(place.offset, count)) }
    let table = tables[name] ?? LineTable(file.text.bytes)
    tables[name] = table
    return (file, min(table.offset(of: Location(line: place.line, column: place.column)), count))
  }

  /// The length of the word at `offset`, at least 1 inside the text.
  private func tokenLength(_ bytes: [UInt8], at offset: Int) -> Int {
    var end = offset
    if end < bytes.count, [UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "$")].contains(bytes[end]) {
      end += 1
    }
    while end < bytes.count, isWordPart(bytes[end]) { end += 1 }
    return min(max(1, end - offset), bytes.count - offset)
  }
}
