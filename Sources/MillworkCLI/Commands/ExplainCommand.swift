import MillworkCheck
import MillworkSource

/// `explain`: what a message's code means, and what to do.
enum ExplainCommand: Command {
  static let spec = CommandSpec(
    name: "explain", summary: "Say what a message's code means and what to do about it",
    operands: "[CODE]", operandCount: 0...1,
    operandWords: OperandWords(first: { codes }), flags: [],
    examples: [
      ("millwork explain edited-output", "For a message that ends in [edited-output]."),
      ("millwork explain", "All codes."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    let codes = codes
    guard let given = arguments.operands.first else {
      console.output(codes.map { $0 + "\n" }.joined())
      return .success
    }
    // As it is copied out of a message, or written at the head of a sentence.
    let code = given.drop { $0 == "[" }.prefix { $0 != "]" }.lowercased()
    if let rule = Rules.rule(code) {
      console.output(Rules.page(of: rule) + "\nMillwork's docs/rules.md#\(code)\n")
    } else if let section = sections.first(where: { $0.code == code }) {
      console.output("## \(code)\n\n\(section.text)\n\nMillwork's docs/diagnostics.md#\(code)\n")
    } else {
      throw ParsedArguments.UsageError(
        message: "there is no code `\(code)`",
        help: nearestName(to: code, among: codes).map { "did you mean `\($0)`?" }
          ?? "`millwork explain` lists all codes; for what the Swift compiler says there is `\(compilerCode)`"
      )
    }
    return .success
  }

  /// The page about what the Swift compiler says, whose messages have no code.
  static let compilerCode = "compiler-error"

  /// All codes that have a page, sorted.
  static var codes: [String] { (sections.map(\.code) + Rules.all.map(\.code.rawValue)).sorted() }

  /// The sections of docs/diagnostics.md that explain a code.
  private static var sections: [(code: String, text: String)] {
    var sections: [(code: String, text: String)] = []
    var isOpen = false
    for line in Explanations.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("### ") {
        sections.append((String(line.dropFirst(4)), ""))
        isOpen = true
      } else if line.hasPrefix("## ") {
        isOpen = false
      } else if isOpen, !(line.isEmpty && sections[sections.count - 1].text.isEmpty) {
        sections[sections.count - 1].text += line + "\n"
      }
    }
    return sections.map { section in
      var text = section.text[...]
      while text.last == "\n" { text.removeLast() }
      return (section.code, String(text))
    }
  }
}
