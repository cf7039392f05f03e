import MillworkGallery
import MillworkManifest

/// `schema`: the manifests' JSON Schema, for editors.
enum SchemaCommand: Command {
  private static let output = FlagSpec("--output", "FILE", "write the schema there, not to standard output")

  static let spec = CommandSpec(
    name: "schema",
    summary:
      "Print the JSON Schema of manifests, of project configurations or of the gallery's data",
    operands: "[manifest|project|gallery]", operandCount: 0...1, choices: ["manifest", "project", "gallery"],
    flags: [output],
    examples: [
      (
        "millwork schema --output .millwork/manifest.schema.json",
        "For a first line `# yaml-language-server: $schema=.millwork/manifest.schema.json` in a manifest."
      ),
      ("millwork schema project", "The schema of `millwork.yml`."),
      ("millwork schema gallery", "The schema of what `millwork gallery --format json` writes."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    let schema =
      switch arguments.operands.first {
      case "project": JSONSchema.project
      case "gallery": GalleryHandover.schema
      default: JSONSchema.manifest
      }
    guard let file = arguments.value(output.name) else {
      console.output(schema)
      return .success
    }
    var workspace = Workspace(console)
    workspace.writeResult(Array(schema.utf8), to: file)
    workspace.report(to: console)
    return workspace.hasErrors ? .failure : .success
  }
}
