/// What Swift's regular expressions match: the engine's own way, since it does not use Foundation.
enum SwiftExpression {
  /// All matches of `pattern` in `text`; fails where the pattern cannot be read.
  static func matches(_ pattern: String, _ text: String) throws(FilterFailure) -> [ExpressionMatch] {
    let expression: Regex<AnyRegexOutput>
    do {
      expression = try Regex(withEndAnchors(pattern)).matchingSemantics(.unicodeScalar)
    } catch {
      throw FilterFailure("cannot read the regular expression `\(pattern)`", argument: 0)
    }
    return text.matches(of: expression).map { match in
      ExpressionMatch(range: match.range, groups: match.output.dropFirst().map(\.range))
    }
  }

  /// The pattern with an anchor for each `$` that matches before a last line end too. A pattern that may switch modes
  /// stays as it is, since `$` has another meaning in the mode for several lines.
  private static func withEndAnchors(_ pattern: String) -> String {
    if pattern.contains("\\Q") || pattern.contains(/\(\?[a-z]*[mx]/) { return pattern }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    var brackets = 0
    for scalar in pattern.unicodeScalars {
      if !isEscaped, brackets == 0, scalar == "$" {
        result += #"(?=(?:\r\n|\n|\r)?\z)"#.unicodeScalars
        continue
      }
      if !isEscaped, scalar == "[" { brackets += 1 }
      if !isEscaped, scalar == "]", brackets > 0 { brackets -= 1 }
      isEscaped = !isEscaped && scalar == "\\"
      result.append(scalar)
    }
    return String(result)
  }
}
