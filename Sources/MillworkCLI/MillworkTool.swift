import Foundation
import MillworkManifest
import MillworkSource

/// The command-line tool.
package enum MillworkTool {
  /// Runs a command line (without the program's name) and returns the exit code.
  package static func run(_ arguments: [String], environment: [String: String]) -> ExitCode {
    let console = Console(environment: environment)
    guard let verb = arguments.first else {
      if FileManager.default.fileExists(atPath: Project.fileName) {
        return execute(GenerateCommand.self, [], console)
      }
      console.output(HelpText.overview(commands.map { $0.spec }))
      return .success
    }
    if ["--help", "-h", "help"].contains(verb) {
      let named = arguments.dropFirst().first.flatMap { name in commands.first { $0.spec.name == name } }
      console.output(named.map { HelpText.text($0.spec) } ?? HelpText.overview(commands.map { $0.spec }))
      return .success
    }
    if verb == "--version" {
      console.output("millwork \(millworkVersion)\n")
      return .success
    }
    guard let command = commands.first(where: { $0.spec.name == verb }) else {
      let near = nearestName(to: verb, among: commands.map { $0.spec.name })
      return usageError(
        "there is no command `\(verb)`",
        help: near.map { "did you mean `\($0)`?" } ?? "`millwork --help` lists them",
        console)
    }
    return execute(command, Array(arguments.dropFirst()), console)
  }

  private static func execute<Verb: Command>(
    _ command: Verb.Type, _ arguments: [String], _ console: Console
  ) -> ExitCode {
    do throws(ParsedArguments.UsageError) {
      let parsed = try ParsedArguments(arguments, for: Verb.spec)
      if parsed.wantsHelp {
        console.output(HelpText.text(Verb.spec))
        return .success
      }
      return try Verb.run(parsed, console)
    } catch {
      return usageError(error.message, help: error.help, console)
    }
  }

  static var commands: [any Command.Type] {
    [
      GenerateCommand.self, CheckCommand.self, LintCommand.self, SchemaCommand.self, RenderCommand.self,
      TemplateCommand.self,
      DumpCommand.self, ExplainCommand.self, DoctorCommand.self,
      CompletionsCommand.self,
    ]
  }

  private static func usageError(_ message: String, help: String?, _ console: Console) -> ExitCode {
    console.message("millwork: error: \(printable(message))\n" + (help.map { "  \(printable($0))\n" } ?? ""))
    return .usage
  }
}

/// One verb of the tool.
protocol Command {
  /// What it takes, and its help.
  static var spec: CommandSpec { get }
  /// Does it. Throws where the arguments can't be used.
  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
}
