import Foundation
import MillworkCheck
import MillworkSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the tool writes: results to standard output, everything that is said about them to standard error.
///
/// Its texts may come from any thread; each is written as a whole.
final class Console: @unchecked Sendable {
  private static let color = FlagSpec(
    "--color", "WHEN", "colours and excerpts: auto (on a terminal, the default), always or never",
    choices: Coloring.allCases.map(\.rawValue))
  private static let quiet = FlagSpec(
    "--quiet", nil,
    "say only errors and warnings, and print what was asked for: no notes, summary or progress")
  private static let verbose = FlagSpec(
    "--verbose", nil, "also say what is read, written and compiled, and how long that takes")

  /// The flags that say how much is written, and how.
  static let flags = [color, quiet, verbose]

  /// How findings are shown on standard error.
  let style: DiagnosticPrinter.Style
  /// Shows how far long work is.
  let progress: ProgressLine
  /// Whether only what is wrong is said.
  let isQuiet: Bool
  private let colorsOutput: Bool
  private let isVerbose: Bool
  /// Whether every finding is printed, and none as one of several.
  var showsAll: Bool { isVerbose }
  private let start = ProcessInfo.processInfo.systemUptime
  private let lock = NSLock()
  private var problem: SystemFile.Failure?

  /// A console for the running process, as its variables and the flags say.
  init(environment: [String: String], _ arguments: ParsedArguments? = nil) {
    let choice = arguments?.value(Self.color.name).flatMap(Coloring.init(rawValue:)) ?? .auto
    let isTerminal = isatty(STDERR_FILENO) == 1
    let colors = choice.colors(isTerminal: isTerminal, environment)
    style = DiagnosticPrinter.Style(showsExcerpts: isTerminal || colors, usesColor: colors)
    colorsOutput = choice.colors(isTerminal: isatty(STDOUT_FILENO) == 1, environment)
    isQuiet = arguments?.has(Self.quiet.name) ?? false
    isVerbose = arguments?.has(Self.verbose.name) ?? false
    progress = ProgressLine(isShown: isTerminal && !isQuiet && environment["TERM"] != "dumb")
  }

  /// Refuses flags that can't stand together.
  static func check(_ arguments: ParsedArguments) throws(ParsedArguments.UsageError) {
    if arguments.has(quiet.name), arguments.has(verbose.name) {
      throw ParsedArguments.UsageError(
        message: "`\(quiet.name)` and `\(verbose.name)` can't be given together", help: nil)
    }
  }

  /// Why standard output did not take all that was written; `nil` where it did, or where its reader went away.
  var failure: SystemFile.Failure? { lock.withLock { problem } }

  /// Writes a result. A reader that went away (a closed pipe) is no error.
  func output(_ text: String) { output(bytes: Array(text.utf8)) }

  /// Writes bytes of a result as they are.
  func output(bytes: [UInt8]) {
    progress.erase()
    lock.withLock {
      guard problem == nil, let failure = SystemFile.failure(writing: bytes, to: STDOUT_FILENO) else {
        return
      }
      if !failure.isBrokenPipe { problem = failure }
    }
  }

  /// Writes a difference in the unified format, coloured on a terminal.
  func outputDiff(_ diff: String) { output(colorsOutput ? Coloring.colored(diff: diff) : diff) }

  /// Writes something about a result.
  func message(_ text: String) {
    progress.erase()
    _ = lock.withLock { SystemFile.write(Array(text.utf8), to: STDERR_FILENO) }
  }

  /// Writes a difference as a part of what is wrong.
  func messageDiff(_ diff: String) { message(style.usesColor ? Coloring.colored(diff: diff) : diff) }

  /// Writes what a person may like to know, and does not have to.
  func remark(_ text: String) { if !isQuiet { message(text) } }

  /// Writes a line of what `--verbose` asks for.
  func detail(_ line: @autoclosure () -> String) { if isVerbose { message(printable(line()) + "\n") } }

  /// Says how far a check is.
  func tell(_ progress: CheckProgress) {
    switch progress {
    case .running(let done, let total, let subject):
      self.progress.show("checking \(min(done + 1, total)) of \(total): \(subject)")
    case .preparing(let subject): self.progress.show("preparing: \(subject)")
    case .ended(let subject, let seconds): detail("compiled \(subject) in \(Self.seconds(seconds))")
    }
  }

  /// Says how long the run took, where that was asked for.
  func sayDuration() {
    detail("took \(Self.seconds(ProcessInfo.processInfo.systemUptime - start))")
  }

  /// A duration for people.
  static func seconds(_ duration: Double) -> String {
    let hundredths = Int((duration * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
  }

  /// Writes that a command line is wrong, what to do, and where the command that it names is described.
  func usageError(_ error: ParsedArguments.UsageError, of verb: String? = nil) {
    let word = style.usesColor ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
    message(
      "millwork: \(word) \(printable(error.message))\n"
        + (error.help.map { "  \(printable($0))\n" } ?? "")
        + "for more, try `millwork \(verb.map { $0 + " " } ?? "")--help`\n")
  }
}
