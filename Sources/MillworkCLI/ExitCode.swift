/// What the tool tells the shell.
package enum ExitCode: Int32, Sendable {
  /// Everything is well.
  case success = 0
  /// Errors were found.
  case failure = 1
  /// The command line was wrong (`EX_USAGE` of sysexits.h).
  case usage = 64
}
