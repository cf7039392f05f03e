import MillworkSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Asks questions one after another, and keeps what stands in the way of an answer.
///
/// ```swift
/// var interview = Interview(console, takesStandards: arguments.has("--yes"))
/// let name = interview.ask(nameQuestion, given: arguments.value("--name"))
/// let kind = interview.ask(kindQuestion, given: arguments.value("--kind"))
/// workspace.diagnostics += interview.diagnostics
/// guard let name, let kind else { … }      // nothing was written yet
/// ```
///
/// An answer that a flag gives is not asked for. Where nobody can be asked, because standard input or standard error is no
/// terminal, the standard answer counts, and a question without one becomes an error that names the flag. The end of input
/// cancels the interview: nothing more is asked, and every further answer is `nil`.
struct Interview {
  /// Where lines come from and texts go.
  struct Exchange {
    /// The next line without its end; `nil` at the end of input.
    let readLine: () -> String?
    /// Shows a text.
    let write: (String) -> Void
    /// Whether the text may be emphasized by the terminal's codes. The cursor is never moved.
    let usesColor: Bool
  }

  /// Why there are questions without an answer.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the person ended the input.
  private(set) var isCancelled = false
  private let exchange: Exchange?

  /// An interview by `exchange`; with none, nobody is asked.
  init(_ exchange: Exchange?) { self.exchange = exchange }

  /// An interview at the terminal that the process runs at, where it does. With `takesStandards`, standard answers are
  /// taken without asking.
  init(_ console: Console, takesStandards: Bool = false) {
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
    exchange =
      !isTerminal || takesStandards
      ? nil
      : Exchange(
        readLine: { Swift.readLine() }, write: console.message, usesColor: console.style.usesColor)
  }

  /// Whether there is somebody to ask.
  var canAsk: Bool { exchange != nil && !isCancelled }

  /// The answer to `question`: what its flag `given`, else what the person says. `nil` where there is none, which
  /// ``diagnostics`` then explains.
  mutating func ask(_ question: Question, given: String? = nil) -> Answer? {
    if let given {
      do throws(Question.Refusal) {
        return try question.answer(from: given)
      } catch {
        diagnostics.append(.unusableAnswer(question, reason: error.reason))
        return nil
      }
    }
    if isCancelled { return nil }
    guard let exchange else {
      if question.standard == nil { diagnostics.append(.missingAnswer(question)) }
      return question.standard
    }
    return ask(question, by: exchange)
  }

  /// Says why an answer can't be taken, before the same is asked again.
  func refuse(_ reason: String) { exchange?.write(QuestionText.again(reason)) }

  private mutating func ask(_ question: Question, by exchange: Exchange) -> Answer? {
    exchange.write(QuestionText.list(of: question))
    while true {
      exchange.write(QuestionText.prompt(of: question, usesColor: exchange.usesColor))
      guard let line = exchange.readLine() else {
        exchange.write("\n")
        isCancelled = true
        diagnostics.append(.cancelled())
        return nil
      }
      let isBlank = line.utf8.allSatisfy { $0 == 0x20 || 0x09...0x0D ~= $0 }
      if isBlank, let standard = question.standard { return standard }
      if line == "?" {
        exchange.write(QuestionText.help(of: question))
        continue
      }
      do throws(Question.Refusal) {
        return try question.answer(from: line)
      } catch {
        exchange.write(QuestionText.again(isBlank ? QuestionText.needsAnswer : error.reason))
      }
    }
  }
}
