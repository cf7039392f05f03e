import MillworkSource

/// The report of a run as a JSON document. Fields may be added; none changes its meaning within a version.
struct JSONReport: Encodable {
  /// The version of this form.
  var version = 1
  var diagnostics: [Finding]
  var targets: [Target]
  var errors: Int
  var warnings: Int

  /// One diagnostic.
  struct Finding: Encodable {
    var severity: String
    /// The kind; missing for the compiler's own.
    var code: String?
    var message: String
    /// Missing where there is no place.
    var place: Place?
    /// Other places that play a part, and what is added.
    var related: [Related]
    /// What to do.
    var help: String?
    var fixIts: [FixIt]
  }

  /// A sentence, with a place where it has one.
  struct Related: Encodable {
    var message: String
    var place: Place?
  }

  /// A range of a file: lines and columns from 1, columns in UTF-8 bytes, the end exclusive; `offset` and `length` in bytes.
  struct Place: Encodable {
    var file: String
    var line: Int
    var column: Int
    var endLine: Int
    var endColumn: Int
    var offset: Int
    var length: Int
  }

  /// A change that mends the cause.
  struct FixIt: Encodable {
    var message: String
    var edits: [Edit]
  }

  /// One replacement.
  struct Edit: Encodable {
    var place: Place
    var replacement: String
  }

  /// One target of the check.
  struct Target: Encodable {
    var platform: String
    var version: String
    var sdk: String
    var swift: String
    var files: Int
    var errors: Int
    var warnings: Int
    /// `passed`, `failed` or `notProven`.
    var status: String
    /// Why nothing is proven.
    var reason: String?
  }
}

extension RunReport {
  /// The findings and targets as a JSON document.
  func document() -> JSONReport {
    var places = PlaceReader(sources)
    func place(_ span: Span?) -> JSONReport.Place? {
      span.flatMap { places.place(of: $0) }.map { place in
        JSONReport.Place(
          file: place.file, line: place.start.line, column: place.start.column, endLine: place.end.line,
          endColumn: place.end.column, offset: place.range.lowerBound, length: place.range.count)
      }
    }
    let findings = diagnostics.map { diagnostic in
      JSONReport.Finding(
        severity: diagnostic.severity.rawValue, code: diagnostic.code?.rawValue, message: diagnostic.message,
        place: place(diagnostic.primary?.span),
        related: diagnostic.secondary.map { .init(message: $0.message, place: place($0.span)) }
          + diagnostic.notes.map { .init(message: $0.message, place: place($0.span)) },
        help: diagnostic.help,
        fixIts: diagnostic.fixIts.map { fixIt in
          .init(
            message: fixIt.message,
            edits: fixIt.edits.compactMap { edit in
              place(edit.span).map { .init(place: $0, replacement: edit.replacement) }
            })
        })
    }
    return JSONReport(
      diagnostics: findings, targets: targets.rows.map(JSONReport.Target.init),
      errors: diagnostics.count { $0.severity == .error },
      warnings: diagnostics.count { $0.severity == .warning })
  }
}

extension JSONReport.Target {
  fileprivate init(_ row: CheckSummary.Row) {
    let (target, result) = (row.result.target, row.result)
    let isProven = result.wasChecked && result.availabilityWasChecked
    self.init(
      platform: target.platform.name, version: target.version.description,
      sdk: target.sdkVersion.description, swift: target.swift.rawValue, files: row.files,
      errors: result.errors, warnings: result.warnings,
      status: !isProven ? "notProven" : result.errors == 0 ? "passed" : "failed", reason: result.reason)
  }
}
