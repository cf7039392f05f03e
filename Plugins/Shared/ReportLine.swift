/// One finding, as the tool prints it where its output goes into a pipe: `path:line:column: severity: message`.
struct ReportLine: Equatable {
  /// How bad it is.
  enum Severity: String {
    case error, warning, note
  }

  /// The file.
  let path: String
  /// The line, from 1.
  let line: Int
  /// How bad it is.
  let severity: Severity
  /// What was found.
  let message: String

  /// Reads a line; `nil` for one of another form.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    // A path may hold colons, so the first place that fits decides.
    let place = parts.indices.dropFirst().first { index in
      index + 2 < parts.count && Int(parts[index]) != nil && Int(parts[index + 1]) != nil
        && Severity(rawValue: String(parts[index + 2].dropFirst())) != nil
    }
    guard let place, let line = Int(parts[place]),
      let severity = Severity(rawValue: String(parts[place + 2].dropFirst()))
    else { return nil }
    self.path = parts[..<place].joined(separator: ":")
    self.line = line
    self.severity = severity
    message = String(parts[(place + 3)...].joined(separator: ":").drop { $0 == " " })
  }
}
