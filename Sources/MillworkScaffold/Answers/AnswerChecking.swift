import MillworkSource
import MillworkTemplate

/// What every answer to a question has to be, beside its own rules, which need the other answers.
extension ScaffoldQuestion {
  /// The answer, where it is one of those that the question allows; `nil` after a report.
  func checked(_ answer: ScaffoldAnswer, at span: Span?, _ diagnostics: inout [Diagnostic]) -> ScaffoldAnswer?
  {
    let before = diagnostics.count
    switch answer {
    case .bool: break
    case .integer(let integer): checkCount(integer, of: "", at: span, &diagnostics)
    case .text(let text):
      check(text, as: kind, at: span, &diagnostics)
      if kind != .choice { checkCount(text.unicodeScalars.count, of: "characters", at: span, &diagnostics) }
    case .list(let texts):
      if texts.reduce(0, { $0 + $1.utf8.count }) > ScaffoldLimits().answerBytes {
        diagnostics.append(.answerTooLong(name, at: span))
        return nil
      }
      for text in texts { check(text, as: kind == .choices ? .choice : element, at: span, &diagnostics) }
      var seen: Set<String> = []
      for text in texts where !seen.insert(text).inserted {
        diagnostics.append(.repeatedElement(text, in: name, at: span))
      }
      checkCount(texts.count, of: kind == .choices ? "choices" : "elements", at: span, &diagnostics)
    }
    return diagnostics.count == before ? answer : nil
  }

  private func checkCount(_ count: Int, of what: String, at span: Span?, _ diagnostics: inout [Diagnostic]) {
    if let least, count < least {
      diagnostics.append(.outOfRange(name, least: least, most: most, of: what, found: count, at: span))
    } else if let most, count > most {
      diagnostics.append(.outOfRange(name, least: least, most: most, of: what, found: count, at: span))
    }
  }

  private func check(_ text: String, as kind: Kind, at span: Span?, _ diagnostics: inout [Diagnostic]) {
    if text.utf8.count > ScaffoldLimits().answerBytes {
      diagnostics.append(.answerTooLong(name, at: span))
      return
    }
    switch kind {
    case .choice:
      if !choices.contains(where: { $0.value == text }) {
        diagnostics.append(.unknownChoice(text, for: name, known: choices.map(\.value), at: span))
      }
      return
    case .name:
      if let problem = SafePath.problem(ofName: text) {
        diagnostics.append(.unsafeAnswer(text, for: name, problem, at: span))
        return
      }
    case .path:
      if let problem = SafePath.problem(of: text) {
        diagnostics.append(.unsafeAnswer(text, for: name, problem, at: span))
        return
      }
    case .identifier:
      if !Self.isIdentifier(text) {
        diagnostics.append(.notAnIdentifier(text, for: name, at: span))
        return
      }
    case .repository, .version:
      if !(kind == .version ? PackageOrigin.isVersion(text) : PackageOrigin.isRepository(text)) {
        diagnostics.append(.wrongKind(self, found: "`\(printable(text))`", at: span))
        return
      }
    case .text, .bool, .integer, .choices, .list:
      if let scalar = text.unicodeScalars.first(where: { $0.properties.generalCategory == .control }) {
        diagnostics.append(.wrongCharacter(scalar, in: name, at: span))
        return
      }
    }
    if let scalar = characters?.firstOther(in: text) {
      diagnostics.append(.wrongCharacter(scalar, in: name, at: span))
    }
  }

  /// Whether a text is an identifier of ASCII letters, digits and underscores, and no word that Swift reserves.
  static func isIdentifier(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, text != "_", isLetter(first) else { return false }
    return bytes.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) } && !SwiftWords.isReserved(text)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
  }
}
