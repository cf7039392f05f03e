import MillworkSource

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
  /// Whether the value is a list with commas between.
  let takesList: Bool
  /// Values that a shell offers where others are taken too; worked out only for that.
  let suggestions: @Sendable () -> [String]
  /// The value that another word means.
  let meant: @Sendable (String) -> String?

  init(
    _ name: String, _ value: String? = nil, _ summary: String, choices: [String] = [],
    isRepeatable: Bool = false, takesList: Bool = false,
    suggestions: @escaping @Sendable () -> [String] = { [] },
    meant: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.name = name
    self.value = value
    self.summary = summary
    self.choices = choices
    self.isRepeatable = isRepeatable
    self.takesList = takesList
    self.suggestions = suggestions
    self.meant = meant
  }

  /// The values that a shell offers; none where any file may stand.
  var offered: [String] { choices.isEmpty ? suggestions() : choices }

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
  /// What a shell offers for positional arguments, worked out only for that.
  var operandWords: OperandWords? = nil
  /// Flags that exclude others: each with those that can't stand beside it.
  var conflicts: [(flag: String, others: [String])] = []
  /// Flags that say more about another one, without which they would say nothing.
  var needs: [(flag: String, other: String)] = []
  /// Flags that people look for here and that are elsewhere, with what to do.
  var elsewhere: [String: String] = [:]
  /// Its own flags.
  let flags: [FlagSpec]
  /// Command lines that show what it is for, each with a few words.
  let examples: [(line: String, words: String)]

  /// The flags that every command takes.
  static let sharedFlags = Console.flags + [FlagSpec("--help", nil, "say more about the command")]
  /// What a command that takes manifests says of the flag of its plug-in.
  static func targetOfPlugIn(_ verb: String) -> [String: String] {
    ["--target": "it belongs to `swift package millwork \(verb)`; here manifests and folders are named"]
  }
  /// The usage line.
  var usage: String { "millwork \(name)" + (operands.isEmpty ? "" : " \(operands)") + " [FLAG…]" }
  /// All flags of the command.
  var allFlags: [FlagSpec] { flags + Self.sharedFlags }

  /// The flags that may be meant by one that there is not, for a sentence: those whose name begins with its single letter,
  /// else the nearest one.
  static func nearFlag(to name: String, among flags: [String]) -> String? {
    let short = flags.filter { flag in
      name.utf8.count == 2
        && (flag.lowercased() == name.lowercased() || flag.hasPrefix("-" + name.lowercased()))
    }
    let near = short.isEmpty ? nearestName(to: name, among: flags).map { [$0] } ?? [] : short
    return near.isEmpty ? nil : near.map { "`\($0)`" }.joined(separator: " or ")
  }

  /// The shared flag that an argument names, alone or with its value.
  static func sharedFlag(_ argument: String) -> FlagSpec? {
    let name = argument.prefix { $0 != "=" }
    return sharedFlags.first { $0.name == name }
  }
}

/// The words that a shell offers for a command's positional arguments.
struct OperandWords: Sendable {
  /// Those for the first one; empty for the command's choices.
  var first: @Sendable () -> [String] = { [] }
  /// Those for the ones behind it.
  var later: @Sendable () -> [String] = { [] }
  /// Whether the first one may be a file or folder as well.
  var takesFiles = false
}
