import MillworkDocument
import MillworkSource

/// `dump`: shows how a document was read.
enum DumpCommand: Command {
  /// The notations of a document.
  private enum Format: String, CaseIterable {
    case json, tree, events
  }

  private static let format = FlagSpec(
    "--format", "NAME", "json, tree (with places) or events (of the YAML test suite); tree by default",
    choices: Format.allCases.map(\.rawValue))

  static let spec = CommandSpec(
    name: "dump", summary: "Show how a YAML or JSON file is read", operands: "FILE", operandCount: 1...1,
    elsewhere: CommandSpec.targetOfPlugIn("dump"), flags: [format],
    examples: [
      ("millwork dump app.yml --format json", "The document as JSON; several documents are one a line."),
      ("millwork dump app.yml --format tree", "Every node with its place, style, tag and anchor."),
      ("millwork dump - --format events", "Standard input in the notation of the YAML test suite."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    var workspace = Workspace(console)
    let path = arguments.operands[0]
    if let (_, parsed) = workspace.parse(path) {
      let format = arguments.value(format.name).flatMap(Format.init(rawValue:)) ?? .tree
      if format == .events || !workspace.hasErrors {
        switch format {
        case .json: console.output(parsed.documents.map { $0.root.jsonText() + "\n" }.joined())
        case .tree: console.output(parsed.treeText())
        case .events: console.output(parsed.eventText())
        }
      }
    }
    workspace.report(to: console)
    return workspace.hasErrors ? .failure : .success
  }
}
