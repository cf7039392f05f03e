/// The texts of `--help` and of the manual page.
enum HelpText {
  /// What the tool is, in a few words.
  static let tagline = "SwiftUI toolbar content and toggle styles from manifests, proven by the compiler"
  /// What the tool does.
  static let introduction = """
    Millwork turns component manifests into SwiftUI toolbar content and toggle styles,
    and proves with swiftc that the result compiles for every platform and version that
    the manifests name.
    """
  /// What no arguments mean.
  static let withoutArguments = """
    Without arguments, the project in the current folder is generated where there is a
    millwork.yml, as by `millwork generate`; else the help is printed. Flags beat the
    configuration, and that beats what holds by default.
    """
  /// Where things are read from and written to.
  static let streams = """
    Results go to standard output, what is said about them to standard error. `--` ends
    the flags; `-` stands for standard input where a file is read, and for standard output
    where one is written.
    """
  /// The variables that the tool reads, each with a few words.
  static let variables = [
    ("MILLWORK_SWIFTC", "The compiler that the check uses; by default swiftc on the PATH"),
    (
      "MILLWORK_CACHE",
      "The folder for what is kept between checks; by default millwork in the folder for caches"
    ),
    ("MILLWORK_CACHE_LIMIT", "How many megabytes of the compiler's answers are kept there; 512 by default"),
    ("NO_COLOR", "No colours, where it is not empty"),
    ("CLICOLOR_FORCE", "Colours even where there is no terminal, where it is neither empty nor 0"),
    ("TERM", "dumb for a terminal without colours and progress"),
  ]
  /// The files that a project has, each with a few words.
  static let files = [
    ("millwork.yml", "The project's configuration, in the current folder"),
    (".millwork/outputs.json", "What was generated from what; to be committed"),
  ]

  /// The overview of all commands.
  static func overview(_ commands: [CommandSpec]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    let rows = commands.map { "  \(padded($0.name, to: width))  \($0.summary)" }
    let codes = ExitCode.allCases.map { "  \(padded(String($0.rawValue), to: width))  \($0.words)" }
    return """
      \(introduction)

      usage: millwork COMMAND [ARGUMENT…] [FLAG…]

      commands:
      \(rows.joined(separator: "\n"))

      exit codes:
      \(codes.joined(separator: "\n"))

      \(withoutArguments)
      'millwork COMMAND --help' says more about each; 'millwork help --man' is the manual page.

      """
  }

  /// The help of one command.
  static func text(_ command: CommandSpec) -> String {
    var text = "\(command.summary).\n\nusage: \(command.usage)\n"
    let width = command.allFlags.map(\.synopsis.count).max() ?? 0
    for (title, flags) in [("flags", command.flags), ("flags of every command", CommandSpec.sharedFlags)]
    where !flags.isEmpty {
      text += "\n\(title):\n"
      for flag in flags { text += "  \(padded(flag.synopsis, to: width))  \(flag.words)\n" }
    }
    text += "\nexamples:\n"
    for example in command.examples { text += "  \(example.line)\n      \(example.words)\n" }
    return text
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
