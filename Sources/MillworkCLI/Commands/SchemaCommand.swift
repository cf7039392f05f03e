import MillworkManifest

/// `schema`: the manifests' JSON Schema, for editors.
enum SchemaCommand: Command {
  private static let output = FlagSpec("--output", "FILE", "write the schema there, not to standard output")

  static let spec = CommandSpec(
    name: "schema",
    summary:
      "Print the JSON Schema of manifests or of project configurations, from which editors complete and check",
    operands: "[manifest|project]", operandCount: 0...1, choices: ["manifest", "project"], flags: [output],
    examples: [
      (
        "millwork schema --output .millwork/manifest.schema.json",
        "For a first line `# yaml-language-server: $schema=.millwork/manifest.schema.json` in a manifest."
      ),
      ("millwork schema project", "The schema of `millwork.yml`."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    let schema = arguments.operands.first == "project" ? JSONSchema.project : JSONSchema.manifest
    guard let file = arguments.value(output.name) else {
      console.output(schema)
      return .success
    }
    var workspace = Workspace(console)
    if workspace.makeFolder(around: file) { workspace.write(Array(schema.utf8), to: file) }
    workspace.report(to: console)
    return workspace.hasErrors ? .failure : .success
  }
}
