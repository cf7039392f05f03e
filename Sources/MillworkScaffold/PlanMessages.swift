import MillworkSource

/// Every sentence of this module about planned files and what is recorded of them.
extension Diagnostic {
  static func unsafePath(_ path: String, _ problem: SafePath.Problem, of entry: FileEntry) -> Diagnostic {
    Diagnostic(
      .error, "unsafe-path", "no file can be written to `\(printable(path))`, since \(problem.reason)",
      at: entry.place, notes: [entry.note])
  }

  static func samePath(_ path: String, _ other: String, of entry: FileEntry, first: FileEntry) -> Diagnostic {
    let message =
      path == other
      ? "two files of the template go to `\(printable(path))`"
      : "`\(printable(path))` and `\(printable(other))` are one file where case doesn't count"
    let notes = entry.file.path == first.file.path ? [entry.note] : [entry.note, first.note]
    return Diagnostic(
      .error, "path-collision", message, at: entry.place, notes: notes,
      help: "make them differ in their paths, or let only one be made with `when:`")
  }

  static func fileAndFolder(_ path: String, of entry: FileEntry, inside: FileEntry) -> Diagnostic {
    Diagnostic(
      .error, "path-collision", "`\(printable(path))` would be a file, and a folder for another one",
      at: entry.place, notes: [entry.note, inside.note])
  }

  static func notALoop(_ found: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, "not-a-collection", "a loop over files needs a list, found \(found)", at: span)
  }

  static func loopTooLong(_ count: Int, limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "scaffold-limit", "a loop over files has at most \(limit) rounds, and this one has \(count)",
      at: span)
  }

  static func tooManyFiles(_ limit: Int, at span: Span?) -> Diagnostic {
    Diagnostic(.error, "scaffold-limit", "a template makes at most \(limit) files", at: span)
  }

  static func tooManyBytes(_ limit: Int, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, "scaffold-limit", "the files of a template have at most \(limit >> 20) MiB in all", at: span)
  }

  static func unreadableScaffoldRecord(_ reason: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, "unreadable-record", "the record of the template can't be used: \(reason)", at: span,
      help: "take both files of the last commit, `\(ScaffoldRecord.path)` and `\(BaseTexts.path)`")
  }

  static func unresolvedConflict(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "unresolved-conflict", "`\(printable(path))` holds a conflict that is not resolved", at: nil,
      help: "choose between the lines at `<<<<<<<` and `>>>>>>>`, then update again")
  }
}

extension FileEntry {
  /// Where the path of the file is decided: the template's description, or the name of the file itself.
  var place: Span? { target?.span ?? rules.last?.span }
  /// Says which file of the template is meant.
  var note: Diagnostic.Note { .init("made of `\(printable(file.path))` in the template") }
}
