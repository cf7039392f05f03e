/// One question to the person at the terminal: what is asked, which answers there are, and what gives the answer where
/// nobody can be asked. Pure data and one rule; ``Interview`` asks it.
///
/// ```swift
/// let name = Question(
///   "Name of the component", .text, flag: "--name NAME", help: "a Swift type name, such as SettingsButton"
/// ) { $0.text.isEmpty ? "a component needs a name" : nil }
/// ```
struct Question: Sendable {
  /// The kinds of answers.
  enum Kind: Sendable {
    /// Any text on one line, without the white space around it.
    case text
    /// Yes or no.
    case yesNo
    /// One of a few, by its name or its number in the list that is shown.
    case choice([Choice])
    /// Any number of a few, with commas between; `none` for none of them.
    case choices([Choice])
    /// A whole number.
    case integer
  }

  /// One of a few answers.
  struct Choice: Sendable, Hashable {
    /// What is answered.
    let name: String
    /// A few words about it; empty where the name says it all.
    let summary: String

    /// The choice `name`.
    init(_ name: String, _ summary: String = "") {
      self.name = name
      self.summary = summary
    }
  }

  /// What is asked, in a few words, without a question mark or colon at its end.
  let prompt: String
  /// The kind of its answers.
  let kind: Kind
  /// The answer of somebody who just presses Return, or who can't be asked; `nil` where there is no such answer.
  let standard: Answer?
  /// The flag that gives the answer, with its value, such as `--name NAME`.
  let flag: String
  /// What `?` shows: one sentence or a few.
  let help: String
  /// Says, in one sentence without a full stop, what is wrong with an answer of the right kind; `nil` for a good one.
  let problem: @Sendable (Answer) -> String?

  /// A question of `kind`. `standard` has to be a good answer: it is not looked at again.
  init(
    _ prompt: String, _ kind: Kind, standard: Answer? = nil, flag: String, help: String = "",
    problem: @escaping @Sendable (Answer) -> String? = { _ in nil }
  ) {
    self.prompt = prompt
    self.kind = kind
    self.standard = standard
    self.flag = flag
    self.help = help
    self.problem = problem
  }

  /// The choices, where there are some.
  var choices: [Choice] {
    switch kind {
    case .choice(let choices), .choices(let choices): choices
    case .text, .yesNo, .integer: []
    }
  }
}

/// What was answered to a ``Question``, in the form of its kind.
enum Answer: Sendable, Hashable {
  /// To a question for a text.
  case text(String)
  /// To a question with yes or no.
  case yesNo(Bool)
  /// To a question for one of a few: its name.
  case choice(String)
  /// To a question for any number of a few: their names, in the order of the question.
  case choices([String])
  /// To a question for a whole number.
  case integer(Int)

  /// A text or the name of a choice; empty for the other kinds.
  var text: String {
    switch self {
    case .text(let text), .choice(let text): text
    case .yesNo, .choices, .integer: ""
    }
  }

  /// Whether it is yes.
  var isYes: Bool { self == .yesNo(true) }

  /// The names that were chosen; none for the other kinds.
  var names: [String] {
    switch self {
    case .choice(let name): [name]
    case .choices(let names): names
    case .text, .yesNo, .integer: []
    }
  }

  /// A whole number; `nil` for the other kinds.
  var integer: Int? {
    if case .integer(let number) = self { number } else { nil }
  }

  /// The answer as a person would type it.
  var written: String {
    switch self {
    case .text(let text), .choice(let text): text
    case .yesNo(let yes): yes ? "yes" : "no"
    case .choices(let names): names.isEmpty ? "none" : names.joined(separator: ", ")
    case .integer(let number): String(number)
    }
  }
}
