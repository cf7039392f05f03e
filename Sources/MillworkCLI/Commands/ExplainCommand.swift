import MillworkCheck
import MillworkSource

/// `explain`: what a message's code means, and what to do.
enum ExplainCommand: Command {
  static let spec = CommandSpec(
    name: "explain", summary: "Say what a message's code means and what to do about it",
    operands: "[CODE…]", operandCount: 0...Int.max,
    operandWords: OperandWords(first: { codes }, later: { codes }), flags: [],
    examples: [
      ("millwork explain edited-output", "For a message that ends in [edited-output]."),
      ("millwork explain", "All codes."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    if arguments.operands.isEmpty {
      console.output(codes.map { $0 + "\n" }.joined())
      return .success
    }
    let pages = try arguments.operands.map { word throws(ParsedArguments.UsageError) in try page(of: word) }
    console.output(pages.joined(separator: "\n\n"))
    return .success
  }

  /// The page of a code as it is copied out of a message, or written at the head of a sentence.
  private static func page(of word: String) throws(ParsedArguments.UsageError) -> String {
    let code = word.drop { $0 == "[" }.prefix { $0 != "]" && $0 != "," }.lowercased()
    if let rule = Rules.rule(code) {
      return MarkdownText.plain(Rules.page(of: rule)) + "\n" + source("rules", code)
    }
    guard let section = sections.first(where: { $0.code == code }) else {
      throw ParsedArguments.UsageError(
        message: "there is no code `\(code)`",
        help: nearestName(to: code, among: codes).map { "did you mean `\($0)`?" }
          ?? "`millwork explain` lists all codes; for what the Swift compiler says there is `\(compilerCode)`"
      )
    }
    return MarkdownText.plain("## \(code)\n\n\(section.text)\n") + "\n" + source("diagnostics", code)
  }

  /// Where the page stands.
  private static func source(_ page: String, _ code: String) -> String {
    "This is docs/\(page).md#\(code) of Millwork's package.\n"
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
