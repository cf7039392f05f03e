import MillworkSource

extension Question {
  /// A text that is no answer to the question.
  struct Refusal: Error {
    /// Why, in one sentence without a full stop.
    let reason: String
  }

  /// Reads an answer as a person types it or a flag gives it.
  func answer(from text: String) throws(Refusal) -> Answer {
    let word = trimmed(text)
    let answer: Answer
    switch kind {
    case .text: answer = .text(word)
    case .yesNo:
      switch word.lowercased() {
      case "y", "yes", "true": answer = .yesNo(true)
      case "n", "no", "false": answer = .yesNo(false)
      default: throw Refusal(reason: QuestionText.notYesOrNo(word))
      }
    case .integer:
      guard let number = Int(word) else { throw Refusal(reason: QuestionText.noInteger(word)) }
      answer = .integer(number)
    case .choice(let choices): answer = .choice(try name(word, among: choices))
    case .choices(let choices):
      if word == "none", !choices.contains(where: { $0.name == word }) {
        answer = .choices([])
      } else {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false)
        let names = try parts.map { part throws(Refusal) in try name(trimmed(part), among: choices) }
        answer = .choices(choices.map(\.name).filter { names.contains($0) })
      }
    }
    if let reason = problem(answer) { throw Refusal(reason: reason) }
    return answer
  }

  /// A choice by its name, or by its number from 1 where no choice is called so.
  private func name(_ word: String, among choices: [Choice]) throws(Refusal) -> String {
    if choices.contains(where: { $0.name == word }) { return word }
    if let number = Int(word), choices.indices.contains(number - 1) { return choices[number - 1].name }
    let alike = choices.filter { $0.name.lowercased() == word.lowercased() }
    if alike.count == 1 { return alike[0].name }
    throw Refusal(reason: QuestionText.noSuchChoice(word, among: choices.map(\.name)))
  }

  private func trimmed(_ text: some StringProtocol) -> String {
    let blank: (UInt8) -> Bool = { $0 == 0x20 || 0x09...0x0D ~= $0 }
    let bytes = text.utf8.drop(while: blank)
    let count = bytes.reversed().drop(while: blank).count
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
