import Foundation
import MillworkSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the tool writes: results to standard output, everything that is said about them to standard error.
struct Console {
  /// Whether standard error is a terminal, so that excerpts and colours help.
  let style: DiagnosticPrinter.Style

  /// A console for the running process. `NO_COLOR` (no-color.org) and `TERM=dumb` turn colours off.
  init(environment: [String: String]) {
    let isTerminal = isatty(STDERR_FILENO) == 1
    let noColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    style = DiagnosticPrinter.Style(
      showsExcerpts: isTerminal, usesColor: isTerminal && !noColor && environment["TERM"] != "dumb")
  }

  /// Writes a result. A reader that went away (a closed pipe) is no error.
  func output(_ text: String) { SystemFile.write(Array(text.utf8), to: STDOUT_FILENO) }

  /// Writes bytes of a result as they are.
  func output(bytes: [UInt8]) { SystemFile.write(bytes, to: STDOUT_FILENO) }

  /// Writes something about a result.
  func message(_ text: String) { SystemFile.write(Array(text.utf8), to: STDERR_FILENO) }
}
