/// A flag of a command, such as `--output DIR`.
struct FlagSpec: Sendable {
  /// The name with its two hyphens.
  let name: String
  /// What stands for the value in help texts; `nil` for a flag without a value.
  let value: String?
  /// What the flag does, as one sentence without a full stop.
  let summary: String
  /// The values that are taken, where they are few.
  let choices: [String]
  /// Whether it may be given several times.
  let isRepeatable: Bool

  init(
    _ name: String, _ value: String? = nil, _ summary: String, choices: [String] = [],
    isRepeatable: Bool = false
  ) {
    self.name = name
    self.value = value
    self.summary = summary
    self.choices = choices
    self.isRepeatable = isRepeatable
  }

  /// The flag with its value.
  var synopsis: String { value.map { "\(name) \($0)" } ?? name }
  /// The summary, with a word on whether it may be repeated.
  var words: String { summary + (isRepeatable ? " (may be repeated)" : "") }
}

/// A command of the tool: what it takes, and its help.
struct CommandSpec: Sendable {
  /// The verb.
  let name: String
  /// What the command does, as one sentence without a full stop.
  let summary: String
  /// The positional arguments as they stand in the usage line.
  let operands: String
  /// How many positional arguments it takes.
  let operandCount: ClosedRange<Int>
  /// What the first positional argument is one of, where it is one of a few.
  var choices: [String] = []
  /// Its own flags.
  let flags: [FlagSpec]
  /// Command lines that show what it is for, each with a few words.
  let examples: [(line: String, words: String)]

  /// The flags that every command takes.
  static let sharedFlags = Console.flags + [FlagSpec("--help", nil, "say more about the command")]
  /// The usage line.
  var usage: String { "millwork \(name)" + (operands.isEmpty ? "" : " \(operands)") + " [FLAG…]" }
  /// All flags of the command.
  var allFlags: [FlagSpec] { flags + Self.sharedFlags }
}
