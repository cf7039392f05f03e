/// The texts of `--help`.
enum HelpText {
  /// The overview of all commands.
  static func overview(_ commands: [CommandSpec]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    let rows = commands.map { "  \(padded($0.name, to: width))  \($0.summary)" }
    return """
      Millwork turns component manifests into SwiftUI toolbar content and toggle styles,
      and proves with swiftc that the result compiles for every platform and version that
      the manifests name.

      usage: millwork COMMAND [ARGUMENT…] [FLAG…]

      commands:
      \(rows.joined(separator: "\n"))

      'millwork COMMAND --help' says more about each. Exit codes: 0 fine, 1 errors found,
      2 outputs out of date (generate --verify), 64 wrong usage.

      """
  }

  /// The help of one command.
  static func text(_ command: CommandSpec) -> String {
    var text = "\(command.summary).\n\nusage: millwork \(command.name) \(command.operands)"
    text += command.flags.isEmpty ? "\n" : " [FLAG…]\n\nflags:\n"
    let names = command.flags.map { flag in flag.value.map { "\(flag.name) \($0)" } ?? flag.name }
    let width = (names.map(\.count).max() ?? 0)
    for (flag, name) in zip(command.flags, names) {
      let more = flag.isRepeatable ? " (may be repeated)" : ""
      text += "  \(padded(name, to: width))  \(flag.summary)\(more)\n"
    }
    text += "\nexamples:\n"
    for example in command.examples { text += "  \(example.line)\n      \(example.words)\n" }
    return text
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
