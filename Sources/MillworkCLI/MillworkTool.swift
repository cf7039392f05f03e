import Foundation
import MillworkManifest
import MillworkSource

/// The command-line tool.
package enum MillworkTool {
  /// Runs a command line (without the program's name) and returns the exit code.
  package static func run(_ arguments: [String], environment: [String: String]) -> ExitCode {
    SystemFile.reserveStandardStreams()
    var arguments = arguments
    let leading = leadingFlags(&arguments)
    let endsFlags = arguments.first == "--"
    if endsFlags { arguments.removeFirst() }
    if arguments.isEmpty {
      arguments = [SystemFile.kind(of: ProjectFolder.currentConfiguration) != .nothing ? "generate" : "help"]
    } else if !endsFlags, ["--help", "-h"].contains(arguments[0]) {
      arguments[0] = "help"
    }
    let verb = arguments.removeFirst()
    let console = Console(environment: environment)
    if verb == "--version", !endsFlags {
      _ = leadingFlags(&arguments)
      if let other = arguments.first {
        console.usageError(
          .init(
            message: "`--version` does not take the argument `\(other)`", help: "usage: millwork --version"))
        return .usage
      }
      console.output("millwork \(millworkVersion)\n")
      return ended(.success, console)
    }
    guard let command = commands.first(where: { $0.spec.name == verb }) else {
      console.usageError(
        verb.hasPrefix("-") && verb != "-" && !endsFlags ? misplaced(verb, before: arguments) : unknown(verb))
      return .usage
    }
    return execute(command, leading + (endsFlags ? ["--"] : []) + arguments, environment)
  }

  /// Takes the flags of every command from in front of the verb, where they may stand as well.
  private static func leadingFlags(_ arguments: inout [String]) -> [String] {
    var leading: [String] = []
    while let first = arguments.first, first != "--help", let flag = CommandSpec.sharedFlag(first) {
      leading.append(arguments.removeFirst())
      if flag.value != nil, !first.contains("="), !arguments.isEmpty {
        leading.append(arguments.removeFirst())
      }
    }
    return leading
  }

  private static func unknown(_ verb: String) -> ParsedArguments.UsageError {
    let near = nearestName(to: verb.lowercased(), among: commands.map { $0.spec.name } + ["--version"])
    return .init(
      message: "there is no command `\(verb)`",
      help: near.map { "did you mean `\($0)`?" } ?? owners(ofFlag: "--" + verb.lowercased()))
  }

  /// What to say of a flag in front of the verb that is not one of every command's.
  private static func misplaced(_ flag: String, before arguments: [String]) -> ParsedArguments.UsageError {
    let name = String(flag.prefix { $0 != "=" })
    let specs = commands.map { $0.spec }
    let owners = specs.filter { spec in spec.flags.contains { $0.name == name } }
    guard let owner = owners.first else {
      let own = ["--help", "--version"] + Console.flags.map(\.name)
      let known = name.hasPrefix("--") ? own + specs.flatMap { $0.flags.map(\.name) } : own
      return .init(
        message: "there is no flag `\(name)`",
        help: CommandSpec.nearFlag(to: name, among: known).map { "did you mean \($0)?" }
          ?? "usage: millwork COMMAND [ARGUMENT…] [FLAG…]")
    }
    // The command that the person named behind it.
    let verb = arguments.first { argument in owners.contains { $0.name == argument } } ?? owner.name
    return .init(
      message: "the flag `\(name)` stands behind its command", help: "write `millwork \(verb) \(flag)`")
  }

  /// Which commands have a flag, or one that is nearly called so, as a sentence.
  static func owner(ofFlag name: String) -> String? {
    let flags = commands.flatMap { $0.spec.flags.map(\.name) }
    return nearestName(to: name, among: flags).flatMap { owners(ofFlag: $0) }
  }

  /// Which commands have a flag of exactly this name, as a sentence.
  private static func owners(ofFlag flag: String) -> String? {
    let specs = commands.map { $0.spec }
    let owners = specs.filter { spec in spec.flags.contains { $0.name == flag } }.map { "`\($0.name)`" }
    return owners.isEmpty ? nil : "`\(flag)` is a flag of \(owners.joined(separator: ", "))"
  }

  private static func execute<Verb: Command>(
    _ command: Verb.Type, _ arguments: [String], _ environment: [String: String]
  ) -> ExitCode {
    do throws(ParsedArguments.UsageError) {
      let parsed = try ParsedArguments(arguments, for: Verb.spec)
      try Console.check(parsed)
      let console = Console(environment: environment, parsed)
      if parsed.wantsHelp {
        console.output(HelpText.text(Verb.spec))
        return ended(.success, console)
      }
      return ended(try Verb.run(parsed, console), console)
    } catch {
      Console(environment: environment).usageError(error, of: Verb.spec.name)
      return .usage
    }
  }

  /// What a run ends with: one whose results could not be written has failed.
  private static func ended(_ code: ExitCode, _ console: Console) -> ExitCode {
    console.progress.erase()
    console.sayDuration()
    guard let failure = console.failure, code != .usage else { return code }
    var workspace = Workspace()
    workspace.diagnostics.append(.cannotWrite("<stdout>", reason: failure.reason))
    workspace.report(to: console)
    return .failure
  }

  static var commands: [any Command.Type] {
    [
      GenerateCommand.self, CheckCommand.self, LintCommand.self, GalleryCommand.self, InitCommand.self,
      NewCommand.self, ScaffoldCommand.self, UpdateCommand.self, SchemaCommand.self, RenderCommand.self,
      TemplateCommand.self,
      DumpCommand.self, ExplainCommand.self, DoctorCommand.self,
      CompletionsCommand.self, HelpCommand.self,
    ]
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
