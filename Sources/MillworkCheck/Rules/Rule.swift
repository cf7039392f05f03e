import MillworkSource

/// One of Millwork's own rules: what compiles and still goes wrong.
package protocol Rule: Sendable {
  /// The stable name, in lower-case words joined by hyphens.
  var code: DiagnosticCode { get }
  /// What the rule finds, as one sentence.
  var summary: String { get }
  /// What happens, why, and what to write instead, in several sentences.
  var explanation: String { get }
}

/// A rule that is decided on Swift code.
protocol CodeRule: Rule {
  /// What the rule finds in a module.
  func check(_ code: CheckedCode) -> [RuleFinding]
}

/// What a rule found at a place.
struct RuleFinding {
  /// What is to be said, without its places.
  var diagnostic: Diagnostic
  /// The file.
  let file: MappedFile
  /// The bytes of the file that it is about.
  let range: Range<Int>
  /// Other places that it speaks of, each with a sentence.
  var notes: [(message: String, file: MappedFile, range: Range<Int>)] = []
  /// A change of the bytes that would mend it.
  var fix: (message: String, range: Range<Int>, replacement: String)?

  /// `diagnostic` about `range` of `file`.
  init(_ diagnostic: Diagnostic, in file: CheckedFile, at range: Range<Int>) {
    self.diagnostic = diagnostic
    self.file = file.file
    self.range = range
  }
}
