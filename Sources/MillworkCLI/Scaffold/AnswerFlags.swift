import MillworkDocument
import MillworkScaffold
import MillworkSource
import MillworkTemplate

/// The flags that answer a template's questions, and what they say.
struct AnswerFlags {
  private static let answer = FlagSpec(
    "--answer", "NAME=VALUE", "the answer to one question; several values with commas between",
    isRepeatable: true)
  private static let answers = FlagSpec(
    "--answers", "FILE", "a YAML or JSON file that maps questions to answers; - is standard input")
  private static let defaults = FlagSpec("--defaults", nil, "take the template's own answers without asking")

  /// The flags.
  static let flags = [answer, answers, defaults]

  /// Whether nobody is to be asked.
  let takesStandards: Bool
  /// The answers by question.
  private(set) var given: [String: GivenAnswer] = [:]
  /// The questions that are answered on the command line itself.
  private var named: [String] = []

  /// Reads the flags; those of the command line beat the file's.
  init(_ arguments: ParsedArguments, in workspace: inout Workspace) throws(ParsedArguments.UsageError) {
    takesStandards = arguments.has(Self.defaults.name)
    if let path = arguments.value(Self.answers.name) { read(path, &workspace) }
    for argument in arguments.all(Self.answer.name) {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw ParsedArguments.UsageError(
          message: "`--answer \(argument)` gives no answer", help: "write it like --answer name=value")
      }
      let (name, value) = (String(parts[0]), String(parts[1]))
      if named.contains(name) {
        throw ParsedArguments.UsageError(message: "`--answer \(name)` is given twice", help: nil)
      }
      let file = workspace.sources.add(name: "<--answer \(name)>", text: value)
      given[name] = GivenAnswer(.text(value), at: file.span)
      named.append(name)
    }
  }

  private mutating func read(_ path: String, _ workspace: inout Workspace) {
    guard let (file, parsed) = workspace.parse(path), !workspace.hasErrors else { return }
    guard let root = parsed.documents.first?.root, root.kind == .mapping else {
      workspace.diagnostics.append(.answersAreNoMapping(at: parsed.documents.first?.root.span ?? file.span))
      return
    }
    for entry in root.mergedEntries() {
      guard let name = entry.key.string else { continue }
      given[name] = GivenAnswer(.node(entry.value), at: entry.value.span)
    }
  }

  /// Asks the questions of a template that the flags don't answer. Throws where a flag answers none of them. `folder` is the
  /// path of the one that the files go to, `name` what it is called. `known` are answers from earlier, which flags beat.
  /// Gives the names that the template's files know, and the answers; `nil` after a report.
  func interview(
    _ source: ScaffoldSource, folder: String, name: String, known: [String: GivenAnswer],
    by asker: inout Interview, in workspace: inout Workspace
  ) throws(ParsedArguments.UsageError) -> (context: Value, answers: [(name: String, answer: ScaffoldAnswer)])?
  {
    try checkNames(source.template, &workspace)
    var interview = ScaffoldInterview(
      source.template, folder: name, engine: source.engine,
      isThere: { TargetFolder.isThere($0, from: folder) })
    while !asker.isCancelled, let pending = interview.next() {
      let name = pending.question.name
      if let answer = given[name] ?? known[name] {
        let problems = interview.give(answer)
        if problems.isEmpty { continue }
        if named.contains(name), pending.question.hasFewAnswers {
          throw ParsedArguments.UsageError(problems[0])
        }
        // What the record says may be no answer to the new template's question.
        guard given[name] == nil, asker.canAsk else {
          workspace.diagnostics +=
            given[name] == nil ? problems.map { .recordedAnswer($0, to: name) } : problems
          interview.pass()
          continue
        }
      }
      if pending.isUnanswerable {
        interview.pass()
        continue
      }
      let judge = interview
      let question = pending.question(judge)
      guard let answer = asker.ask(question) else {
        if !asker.isCancelled { workspace.diagnostics += pending.standardProblems }
        interview.pass()
        continue
      }
      workspace.diagnostics += interview.give(GivenAnswer(.init(answer, pending.question.kind)))
    }
    workspace.diagnostics += asker.diagnostics
    let context = asker.isCancelled ? nil : interview.finish()
    workspace.diagnostics += interview.diagnostics
    return workspace.hasErrors ? nil : context.map { ($0, interview.answers) }
  }

  /// Reports answers to questions that there are not.
  private func checkNames(_ template: ScaffoldTemplate, _ workspace: inout Workspace)
    throws(ParsedArguments.UsageError)
  {
    let names = template.questions.map(\.name)
    if let name = named.first(where: { !names.contains($0) }) {
      throw ParsedArguments.UsageError(.unknownQuestion(name, known: names, at: nil))
    }
    for (name, answer) in given.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
      workspace.diagnostics.append(.unknownQuestion(name, known: names, at: answer.span))
    }
  }
}

extension ScaffoldInterview.Pending {
  /// The question as it is asked at a terminal. `interview` waits for its answer, and says what is wrong with one.
  fileprivate func question(_ interview: ScaffoldInterview) -> Question {
    let choices = question.choices.map { Question.Choice($0.value, $0.label == $0.value ? "" : $0.label) }
    let kind: Question.Kind
    let scaffoldKind = question.kind
    switch scaffoldKind {
    case .bool: kind = .yesNo
    case .integer: kind = .integer
    case .choice: kind = .choice(choices)
    case .choices: kind = .choices(choices)
    case .text, .name, .identifier, .path, .repository, .version, .list: kind = .text
    }
    let words = [question.help, kind.isText ? "Takes \(question.expects)" : nil].compactMap { $0 }
      .map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    // The prompt ends it.
    let ask = prompt.hasSuffix("?") ? String(prompt.dropLast()) : prompt
    return Question(
      ask, kind, standard: standard.map { Answer($0, scaffoldKind) }, flag: "--answer \(question.name)=VALUE",
      help: words.joined(separator: ". ")
    ) { answer in
      var judge = interview
      return judge.give(GivenAnswer(.init(answer, scaffoldKind))).first.map(\.message)
    }
  }
}

extension ScaffoldQuestion {
  /// Whether the answers are few words, so that another one can't be meant.
  fileprivate var hasFewAnswers: Bool { [.bool, .choice, .choices].contains(kind) }
}

extension Question.Kind {
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }
}

extension Answer {
  /// A template's answer, as it is shown at a terminal.
  fileprivate init(_ answer: ScaffoldAnswer, _ kind: ScaffoldQuestion.Kind) {
    switch answer {
    case .bool(let bool): self = .yesNo(bool)
    case .integer(let integer): self = .integer(integer)
    case .list(let names): self = kind == .choices ? .choices(names) : .text(answer.text)
    case .text(let text): self = kind == .choice ? .choice(text) : .text(text)
    }
  }
}

extension GivenAnswer.Form {
  /// What a person said.
  fileprivate init(_ answer: Answer, _ kind: ScaffoldQuestion.Kind) {
    switch answer {
    case .yesNo(let bool): self = .answer(.bool(bool))
    case .integer(let integer): self = .answer(.integer(integer))
    case .choices(let names): self = .answer(.list(names))
    case .choice(let text), .text(let text): self = .text(text)
    }
  }
}
