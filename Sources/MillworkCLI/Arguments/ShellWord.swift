import MillworkSource

/// A word of a command line that a person may copy into a shell.
enum ShellWord {
  /// The word as it is, or in quotes where a shell would take it for more than one, or for something else.
  static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy { isWordPart($0) || "./-+=:,@%".utf8.contains($0) }
    return isPlain
      ? word : "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
  }
}
