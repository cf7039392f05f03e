import MillworkSource

/// Every text that questions show.
enum QuestionText {
  /// The choices of a question, one a line with its number; empty where there are none.
  static func list(of question: Question) -> String {
    let choices = question.choices
    guard !choices.isEmpty else { return "" }
    let width = choices.map(\.name.count).max() ?? 0
    let digits = String(choices.count).count
    let lines = choices.enumerated().map { index, choice in
      let number = String(index + 1)
      let indent = String(repeating: " ", count: digits - number.count + 2)
      let gap = String(repeating: " ", count: width - choice.name.count + 2)
      return printable(
        "\(indent)\(number)  \(choice.name)" + (choice.summary.isEmpty ? "" : gap + choice.summary))
    }
    return printable(question.prompt) + ":\n" + lines.joined(separator: "\n") + "\n"
  }

  /// The line at whose end the answer is typed.
  static func prompt(of question: Question, usesColor: Bool) -> String {
    let words =
      switch question.kind {
      case .text, .integer, .yesNo: question.prompt
      case .choice: "Number or name"
      case .choices: "Numbers or names, with commas between, or none"
      }
    let standard =
      switch (question.kind, question.standard) {
      case (.yesNo, .yesNo(true)): " [Y/n]"
      case (.yesNo, .yesNo(false)): " [y/N]"
      case (.yesNo, _): " [y/n]"
      case (_, let answer?): answer.written.isEmpty ? " [nothing]" : " [\(answer.written)]"
      case (_, nil): ""
      }
    let hint = question.help.isEmpty ? "" : " (? for help)"
    let text = printable(words + standard + hint)
    return (usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text) + ": "
  }

  /// What `?` shows.
  static func help(of question: Question) -> String {
    let text = question.help.isEmpty ? "There is no more to say about this" : question.help
    let stop = text.hasSuffix(".") ? "" : "."
    return list(of: question)
      + "  \(printable(text))\(stop)\n  On the command line: \(printable(question.flag)).\n"
  }

  /// What is shown before the question is asked again.
  static func again(_ reason: String) -> String {
    "  \(printable(reason))\(reason.hasSuffix("?") ? "" : ".")\n"
  }

  static let needsAnswer = "an answer is needed"

  static func notYesOrNo(_ word: String) -> String { "`\(word)` is neither yes nor no" }

  static func noInteger(_ word: String) -> String { "`\(word)` is no whole number" }

  static func noSuchChoice(_ word: String, among names: [String]) -> String {
    if let near = nearestName(to: word, among: names) {
      return "there is no choice `\(word)`; did you mean `\(near)`?"
    }
    return "there is no choice `\(word)`; choices are \(names.joined(separator: ", "))"
  }
}

/// About questions.
extension Diagnostic {
  static func missingAnswer(_ question: Question) -> Diagnostic {
    let names = question.choices.map { printable($0.name) }
    return Diagnostic(
      .error, "missing-answer", "there is no answer to \"\(question.prompt)?\"", at: nil,
      help: "give `\(question.flag)`"
        + (names.isEmpty ? "" : "; it takes \(names.joined(separator: ", "))"))
  }

  static func unusableAnswer(_ question: Question, reason: String) -> Diagnostic {
    Diagnostic(.error, "unusable-answer", "`\(question.flag)` can't be used: \(reason)", at: nil)
  }

  static func cancelled() -> Diagnostic {
    Diagnostic(
      .error, "cancelled", "cancelled at the end of input; nothing was written", at: nil)
  }
}
