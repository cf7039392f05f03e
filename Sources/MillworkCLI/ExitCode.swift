/// What the tool tells the shell.
package enum ExitCode: Int32, Sendable, CaseIterable {
  /// Everything is well.
  case success = 0
  /// Errors were found.
  case failure = 1
  /// What is on disk is not what would be generated.
  case drift = 2
  /// The command line was wrong (`EX_USAGE` of sysexits.h).
  case usage = 64

  /// What it says, as a part of a list.
  var words: String {
    switch self {
    case .success: "Everything is well"
    case .failure: "Errors were found"
    case .drift: "Outputs are out of date (generate --verify)"
    case .usage: "The command line was wrong"
    }
  }
}
