/// `completions`: scripts with which shells complete command lines.
enum CompletionsCommand: Command {
  static let spec = CommandSpec(
    name: "completions", summary: "Print the completions for a shell",
    operands: Shell.allCases.map(\.rawValue).joined(separator: "|"), operandCount: 1...1,
    choices: Shell.allCases.map(\.rawValue),
    flags: [],
    examples: [
      ("millwork completions zsh > ~/.zfunc/_millwork", "For zsh, where ~/.zfunc is in $fpath."),
      ("millwork completions bash > ~/.local/share/bash-completion/completions/millwork", "For bash."),
      ("millwork completions fish > ~/.config/fish/completions/millwork.fish", "For fish."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    if let shell = arguments.operands.first.flatMap(Shell.init(rawValue:)) {
      console.output(shell.script(for: MillworkTool.commands.map { $0.spec }))
    }
    return .success
  }
}
