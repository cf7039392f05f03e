import MillworkManifest

/// `schema`: the manifests' JSON Schema, for editors.
enum SchemaCommand: Command {
  private static let output = FlagSpec("--output", "FILE", "write the schema there, not to standard output")

  static let spec = CommandSpec(
    name: "schema", summary: "Print the JSON Schema of manifests, from which editors complete and check",
    operands: "", operandCount: 0...0, flags: [output],
    examples: [
      (
        "millwork schema --output .millwork/manifest.schema.json",
        "For a first line `# yaml-language-server: $schema=.millwork/manifest.schema.json` in a manifest."
      )
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    guard let file = arguments.value(output.name) else {
      console.output(JSONSchema.manifest)
      return .success
    }
    var workspace = Workspace()
    if workspace.makeFolder(around: file) { workspace.write(Array(JSONSchema.manifest.utf8), to: file) }
    workspace.report(to: console)
    return workspace.hasErrors ? .failure : .success
  }
}
