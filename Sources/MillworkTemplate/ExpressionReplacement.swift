/// A match of a regular expression in a text: its ranges, first that of the whole match and then those of its groups.
public struct ExpressionMatch: Sendable {
  /// The whole match.
  public let range: Range<String.Index>
  /// The groups in order, the first of them numbered 1; `nil` for one that took no part in the match.
  public let groups: [Range<String.Index>?]

  /// A match with its groups.
  public init(range: Range<String.Index>, groups: [Range<String.Index>?]) {
    self.range = range
    self.groups = groups
  }
}

/// Replaces what a regular expression matched, with a template as `NSRegularExpression` reads it.
struct ExpressionReplacement {
  private enum Part {
    case text(String)
    case group(Int)
  }

  private let template: [Unicode.Scalar]

  init(template: String) { self.template = Array(template.unicodeScalars) }

  /// The text with each match replaced; fails where `call` allows no text that long.
  func replacing(
    _ matches: [ExpressionMatch], in text: String, _ call: FilterCall
  ) throws(FilterFailure) -> String {
    guard let groups = matches.first?.groups.count else { return text }
    let parts = parts(groups: groups)
    var result = String.UnicodeScalarView()
    var start = text.startIndex
    for match in matches where match.range.lowerBound >= start {
      result += text.unicodeScalars[start..<match.range.lowerBound]
      for part in parts {
        switch part {
        case .text(let text):
          result += text.unicodeScalars
        case .group(let index):
          guard index <= match.groups.count, let range = index == 0 ? match.range : match.groups[index - 1]
          else { continue }
          result += text.unicodeScalars[range]
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
}
