import MillworkSource
import MillworkTemplate

/// The way through a template's questions. Whoever drives it asks for the next question and gives an answer, until there is
/// none left; what is worked out of the answers follows at the end.
package struct ScaffoldInterview: Sendable {
  /// A question that waits for its answer.
  package struct Pending: Sendable {
    /// The question.
    package let question: ScaffoldQuestion
    /// What is asked, as a sentence.
    package let prompt: String
    /// The answer that is taken where there is none; it is a valid one.
    package let standard: ScaffoldAnswer?
    /// Why the template's own answer can't be taken here, where it has one that can't.
    package let standardProblems: [Diagnostic]
    /// Whether the template's own answer can't be worked out for a reason that is reported: a mistake of the template's, or
    /// an answer before that is missing.
    package let isUnanswerable: Bool
  }

  /// The answers so far, in the order of the questions; those that were not asked are missing.
  package private(set) var answers: [(name: String, answer: ScaffoldAnswer)] = []
  /// What is wrong with the template's defaults and conditions.
  package private(set) var diagnostics: [Diagnostic] = []

  private let template: ScaffoldTemplate
  private let engine: TemplateEngine
  private let isThere: @Sendable (String) -> Bool
  private var entries: [Value.Entry]
  private var position = 0
  private var pending: Pending?
  /// Whether an answer is missing, so that what follows from it is not worth a report.
  private var hasGaps = false

  /// Begins. `folder` is the name of the folder that the files go to, which templates know as `folder`; `isThere` says
  /// whether there is something at a path as seen from it.
  package init(
    _ template: ScaffoldTemplate, folder: String, engine: TemplateEngine,
    isThere: @escaping @Sendable (String) -> Bool
  ) {
    self.isThere = isThere
    self.template = template
    self.engine = engine
    let about: Value = ["name": .string(template.name), "version": .string(template.version)]
    entries = [
      Value.Entry(key: "folder", value: .string(folder)), Value.Entry(key: "template", value: about),
    ]
  }

  /// The names that no question may have, since something else has them.
  static let reservedNames = [
    "folder", "template", "forloop", "maploop", "block", "true", "false", "nil", "null", "and", "or", "not",
    "in",
    "is", "if", "else", "as", "where", "defined",
  ]

  private var context: Value { .dictionary(entries) }

  /// The next question whose condition holds; the same one until it is answered or passed over. `nil` where none is left.
  package mutating func next() -> Pending? {
    if let pending { return pending }
    while position < template.questions.count {
      let question = template.questions[position]
      if let condition = question.condition {
        var found: [Diagnostic] = []
        let holds = condition.holds(engine, context, &found)
        report(found)
        if holds != true {
          add(question, question.emptyAnswer)
          continue
        }
      }
      var found: [Diagnostic] = []
      let prompt = question.ask?.string(engine, context, &found) ?? question.name
      var problems: [Diagnostic] = []
      let standard = standard(of: question, &found, &problems)
      report(found)
      let isUnanswerable = found.hasErrors || hasGaps && standard == nil && question.standard != nil
      pending = Pending(
        question: question, prompt: prompt, standard: standard, standardProblems: problems,
        isUnanswerable: isUnanswerable)
      return pending
    }
    return nil
  }

  /// The template's own answer. What is wrong with the template goes to `found`, what is wrong with the answer to `problems`:
  /// it may be made of others, and matters only where it is needed.
  private func standard(
    of question: ScaffoldQuestion, _ found: inout [Diagnostic], _ problems: inout [Diagnostic]
  ) -> ScaffoldAnswer? {
    switch question.standard {
    case nil: return nil
    case .answer(let answer, let span):
      return keepsRules(answer, question, at: span, &problems) ? answer : nil
    case .template(let text):
      guard let value = text.value(engine, context, &found),
        let answer = question.answer(value, at: text.span, &problems),
        keepsRules(answer, question, at: text.span, &problems)
      else { return nil }
      return answer
    }
  }

  /// Answers the pending question. What is wrong with the answer comes back, and the question goes on to wait.
  package mutating func give(_ given: GivenAnswer) -> [Diagnostic] {
    guard let question = next()?.question else { return [] }
    var found: [Diagnostic] = []
    guard let answer = question.answer(given, &found), keepsRules(answer, question, at: given.span, &found)
    else { return found }
    answers.append((question.name, answer))
    add(question, answer)
    return []
  }

  /// Leaves the pending question without an answer; nothing that comes of it is reported.
  package mutating func pass() {
    guard let question = next()?.question else { return }
    hasGaps = true
    add(question, question.emptyAnswer)
  }

  /// Works out what follows from the answers: all names that the template's files know. `nil` after an error.
  package mutating func finish() -> Value? {
    for (name, text) in template.computed {
      var found: [Diagnostic] = []
      let value = text.value(engine, context, &found)
      report(found)
      entries.append(Value.Entry(key: name, value: value ?? .null))
    }
    return hasGaps || diagnostics.hasErrors ? Value?.none : context
  }

  private mutating func add(_ question: ScaffoldQuestion, _ answer: ScaffoldAnswer) {
    entries.append(Value.Entry(key: question.name, value: answer.value))
    position += 1
    pending = nil
  }

  private mutating func report(_ found: [Diagnostic]) {
    if !hasGaps { diagnostics += found }
  }

  /// Whether the question's own rules hold for an answer.
  private func keepsRules(
    _ answer: ScaffoldAnswer, _ question: ScaffoldQuestion, at span: Span?, _ found: inout [Diagnostic]
  ) -> Bool {
    let context = Value.dictionary(entries + [Value.Entry(key: question.name, value: answer.value)])
    if let file = question.holds, case .text(let folder) = answer, !isThere("\(folder)/\(file)") {
      found.append(.nothingHeld(file, in: folder, at: span))
      return false
    }
    for rule in question.checks {
      guard let holds = rule.condition.holds(engine, context, &found) else { return false }
      if holds { continue }
      guard let message = rule.message.string(engine, context, &found) else { return false }
      found.append(.ruleBroken(message, question: question.name, at: span, rule: rule.condition.span))
      return false
    }
    return true
  }
}
