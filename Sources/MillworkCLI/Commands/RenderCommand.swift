import Foundation
import MillworkDocument
import MillworkSource
import MillworkTemplate

/// `render`: renders any template with any data.
enum RenderCommand: Command {
  private static let data = FlagSpec(
    "--data", "FILE", "a YAML or JSON file whose mapping the template can use")
  private static let undefined = FlagSpec(
    "--undefined", "MODE", "what an undefined name is: strict (an error, the default) or lenient (nothing)",
    choices: ["strict", "lenient"])
  private static let trim = FlagSpec(
    "--trim", "MODE", "the white space that tags remove: nothing, whitespace, newline or smart (the default)",
    choices: TemplateOptions.Trim.allCases.map(\.rawValue))

  static let spec = CommandSpec(
    name: "render", summary: "Render a template with data", operands: "TEMPLATE", operandCount: 1...1,
    flags: [data, undefined, trim],
    examples: [
      ("millwork render list.stencil --data items.yml", "The text goes to standard output."),
      (
        "millwork render old.stencil --data d.json --undefined lenient --trim nothing",
        "As Stencil renders it."
      ),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    var workspace = Workspace()
    var options = TemplateOptions()
    options.undefined = arguments.value(undefined.name).flatMap(TemplateOptions.Undefined.init) ?? .strict
    options.trim = arguments.value(trim.name).flatMap(TemplateOptions.Trim.init) ?? .smart
    let context = context(arguments.value(data.name), &workspace)
    let path = arguments.operands[0]
    if let context, let file = workspace.read(path, role: .template) {
      let result = workspace.render(file, folder: folder(of: path), context: context, options: options)
      workspace.diagnostics += result.diagnostics
      if !workspace.hasErrors { console.output(bytes: result.text.bytes) }
    }
    let counts = workspace.report(to: console)
    return counts.errors > 0 ? .failure : .success
  }

  /// The data of the first document, or no data where no file is named; `nil` where it can't be used.
  private static func context(_ path: String?, _ workspace: inout Workspace) -> Value? {
    guard let path else { return .dictionary([:]) }
    guard let file = workspace.readDocument(path) else { return nil }
    let parsed = parseDocuments(file, format: DocumentFormat(path: path) ?? .yaml)
    workspace.diagnostics += parsed.diagnostics
    if workspace.hasErrors { return nil }
    guard let root = parsed.documents.first?.root, root.kind == .mapping else {
      workspace.diagnostics.append(.dataIsNoMapping(at: parsed.documents.first?.root.span ?? file.span))
      return nil
    }
    return Value(root)
  }

  private static func folder(of path: String) -> String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
    return path == "-" ? "." : folder
  }
}
