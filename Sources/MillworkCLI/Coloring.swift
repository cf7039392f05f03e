/// When there are colours.
enum Coloring: String, CaseIterable {
  case auto, always, never

  /// Whether something that is a terminal, or is none, gets colours. The flag beats the variables `NO_COLOR`
  /// (no-color.org), then `CLICOLOR_FORCE` (bixense.com/clicolors), then `TERM`.
  func colors(isTerminal: Bool, _ environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false {
        false
      } else if environment["CLICOLOR_FORCE"].map({ !$0.isEmpty && $0 != "0" }) ?? false {
        true
      } else {
        isTerminal && environment["TERM"] != "dumb"
      }
    }
  }

  /// Lines of a unified diff in the colours that git gives them.
  static func colored(diff: String) -> String {
    diff.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let code: String? =
        switch line.utf8.first {
        case UInt8(ascii: "+"): line.hasPrefix("+++ ") ? "1" : "32"
        case UInt8(ascii: "-"): line.hasPrefix("--- ") ? "1" : "31"
        case UInt8(ascii: "@"): "36"
        default: nil
        }
      return code.map { "\u{1B}[\($0)m\(line)\u{1B}[0m" } ?? String(line)
    }.joined(separator: "\n")
  }
}
