import Foundation
import MillworkTemplate

/// What Foundation's regular expressions match, which are the ones of Stencil's users.
enum FoundationExpression {
  /// How long one text may be searched, in seconds: some patterns need ages for a short text.
  static let longest: TimeInterval = 5

  /// All matches of `pattern` in `text`; fails where the pattern cannot be read, or where the search takes too long.
  @Sendable
  static func matches(_ pattern: String, _ text: String) throws(FilterFailure) -> [ExpressionMatch] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else {
      throw FilterFailure("cannot read the regular expression `\(pattern)`", argument: 0)
    }
    var matches: [ExpressionMatch] = []
    var isTooLong = false
    let end = ProcessInfo.processInfo.systemUptime + longest
    expression.enumerateMatches(
      in: text, options: .reportProgress, range: NSRange(text.startIndex..., in: text)
    ) { found, _, stop in
      if let found, let range = Range(found.range, in: text) {
        let groups = (1..<max(1, found.numberOfRanges)).map { Range(found.range(at: $0), in: text) }
        matches.append(ExpressionMatch(range: range, groups: groups))
      } else if ProcessInfo.processInfo.systemUptime > end {
        isTooLong = true
        stop.pointee = true
      }
    }
    if isTooLong {
      throw FilterFailure(
        "gives up on the regular expression `\(pattern)` after \(Int(longest)) seconds", argument: 0)
    }
    return matches
  }
}
