/// Replaces what a regular expression matches, as `NSRegularExpression` does where Swift's `Regex` can.
struct ExpressionReplacement {
  private enum Part {
    case text(String)
    case group(Int)
  }

  private let expression: Regex<AnyRegexOutput>
  private let template: [Unicode.Scalar]

  /// Fails where the pattern cannot be read.
  init(pattern: String, template: String) throws(FilterFailure) {
    do {
      expression = try Regex(Self.withEndAnchors(pattern)).matchingSemantics(.unicodeScalar)
    } catch {
      throw FilterFailure("cannot read the regular expression `\(pattern)`", argument: 0)
    }
    self.template = Array(template.unicodeScalars)
  }

  /// The text with each match replaced; fails where `call` allows no text that long.
  func replacing(in text: String, _ call: FilterCall) throws(FilterFailure) -> String {
    let matches = text.matches(of: expression)
    guard let groups = matches.first?.output.count else { return text }
    let parts = parts(groups: groups - 1)
    var result = String.UnicodeScalarView()
    var start = text.startIndex
    for match in matches {
      result += text.unicodeScalars[start..<match.range.lowerBound]
      for part in parts {
        switch part {
        case .text(let text):
          result += text.unicodeScalars
        case .group(let index):
          guard index < match.output.count, let text = match.output[index].substring else { continue }
          result += text.unicodeScalars
        }
      }
      start = match.range.upperBound
      try call.checkSize(String(result).utf8.count)
    }
    result += text.unicodeScalars[start...]
    return String(result)
  }

  /// `$0` and `$1` to the last group stand for groups, with as many digits as there are groups for; a backslash makes
  /// the next character an ordinary one.
  private func parts(groups: Int) -> [Part] {
    var parts: [Part] = []
    var text = ""
    var index = 0
    while index < template.count {
      let scalar = template[index]
      index += 1
      if scalar == "\\", index < template.count {
        text.unicodeScalars.append(template[index])
        index += 1
      } else if scalar == "$", index < template.count, var group = digit(template[index]) {
        index += 1
        while index < template.count, let next = digit(template[index]), group * 10 + next <= groups {
          group = group * 10 + next
          index += 1
        }
        parts.append(.text(text))
        parts.append(.group(group))
        text = ""
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    parts.append(.text(text))
    return parts
  }

  private func digit(_ scalar: Unicode.Scalar) -> Int? {
    scalar.value >= 0x30 && scalar.value <= 0x39 ? Int(scalar.value) - 0x30 : nil
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
