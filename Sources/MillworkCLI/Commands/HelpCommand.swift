/// `help`: the overview, a command's help, or the manual page.
enum HelpCommand: Command {
  private static let manual = FlagSpec(
    "--man", nil, "print the manual page about all commands, in the language of man(7)")

  private static let name = "help"

  static var spec: CommandSpec {
    CommandSpec(
      name: name, summary: "Say what the commands do", operands: "[COMMAND]", operandCount: 0...1,
      choices: others.map { $0.spec.name } + [name], flags: [manual],
      examples: [
        ("millwork help check", "The same as `millwork check --help`."),
        ("millwork help --man > ~/.local/share/man/man1/millwork.1", "For `man millwork`."),
      ])
  }

  private static var others: [any Command.Type] { MillworkTool.commands.filter { $0 != HelpCommand.self } }

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    let specs = MillworkTool.commands.map { $0.spec }
    if arguments.has(manual.name) {
      if let name = arguments.operands.first {
        throw ParsedArguments.UsageError(
          message: "the manual page is about all commands; `\(manual.name)` does not take `\(name)`",
          help: nil)
      }
      console.output(ManualPage(specs).text)
    } else if let spec = specs.first(where: { $0.name == arguments.operands.first }) {
      console.output(HelpText.text(spec))
    } else {
      console.output(HelpText.overview(specs))
    }
    return .success
  }
}
