import MillworkManifest
import MillworkSource

/// `lint`: validates manifests, and neither generates nor compiles.
enum LintCommand: Command {

  static let spec = CommandSpec(
    name: "lint", summary: "Validate manifests; nothing is generated, compiled or written",
    operands: "[PATH…]", operandCount: 0...Int.max,
    elsewhere: CommandSpec.targetOfPlugIn("lint"),
    flags: [Reporter.flag, ReportChoice.output, ProjectFolder.flag],
    examples: [
      ("millwork lint", "The project's manifests, each for itself and against the others."),
      ("millwork lint app.yml --reporter github", "The findings beside the lines of a pull request."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    var workspace = Workspace(console)
    let project = ProjectFolder(arguments, in: &workspace)
    let report = ReportChoice(arguments, file: ReportChoice.output)
    report.checkFile(in: &workspace)
    let inputs = project.inputs(arguments.operands, in: &workspace)
    let set = ManifestSet(paths: inputs.manifests, of: project, in: &workspace)
    let rules = try RuleChoice(arguments)
    for entry in set.entries {
      workspace.diagnostics += rules.advice(on: entry.manifest, project.project?.check)
    }
    let components = set.entries.reduce(0) { $0 + $1.manifest.components.count }
    let notes = workspace.diagnostics.count { $0.severity == .note }
    report.deliver(&workspace, to: console) { counts in
      let found = counts.errors + counts.warnings == 0 ? "no errors" : counted(counts.errors, "error")
      let more =
        (counts.warnings > 0 ? ", " + counted(counts.warnings, "warning") : "")
        + (notes > 0 ? ", " + counted(notes, "note") : "")
      // Where something is wrong, not all components were read.
      let read = counts.errors == 0 ? counted(components, "component") + " in " : ""
      return
        "\(read)\(counted(inputs.manifests.count, "manifest")): \(found)\(more)\n"
    }
    return workspace.hasErrors ? .failure : .success
  }
}
