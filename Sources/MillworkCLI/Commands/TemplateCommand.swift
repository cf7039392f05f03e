import MillworkGenerator
import MillworkManifest
import MillworkSource

/// `template`: the built-in templates, to read and to make one's own of.
enum TemplateCommand: Command {
  private static let output = FlagSpec(
    "--output", "DIR", "the folder to eject to; by default the project's `templates`, else Templates")
  private static let force = FlagSpec("--force", nil, "overwrite templates that are there already")

  static let spec = CommandSpec(
    name: "template", summary: "List, show or eject the built-in templates",
    operands: "list|show|eject [NAME…]", operandCount: 1...Int.max,
    choices: ["list", "show", "eject"],
    operandWords: OperandWords(later: { Generator.builtInTemplates.map(\.name) }),
    flags: [output, force, ProjectFolder.flag],
    examples: [
      ("millwork template list", "The names of the built-in templates."),
      ("millwork template show toggle-style.stencil", "The text of one."),
      (
        "millwork template eject toggle-style.stencil",
        "A copy to change, in the folder that `templates` in millwork.yml names."
      ),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    let action = arguments.operands[0]
    let names = Array(arguments.operands.dropFirst())
    guard names.isEmpty == (action == "list") else {
      throw ParsedArguments.UsageError(
        message: action == "list" ? "`template list` takes no name" : "`template \(action)` needs a name",
        help: "`millwork template list` lists the names")
    }
    if action != "eject", let flag = spec.flags.first(where: { arguments.has($0.name) }) {
      throw ParsedArguments.UsageError(
        message: "`template \(action)` takes no `\(flag.name)`", help: "it is for `template eject`")
    }
    let known = Generator.builtInTemplates
    let chosen = try names.map { name throws(ParsedArguments.UsageError) in
      guard let template = known.first(where: { $0.name == name || $0.name == name + ".stencil" }) else {
        throw ParsedArguments.UsageError(
          message: "there is no built-in template `\(name)`",
          help: near(name, among: known.map(\.name))
            ?? "`millwork template list` lists them")
      }
      return template
    }
    var workspace = Workspace(console)
    switch action {
    case "list": console.output(known.map { $0.name + "\n" }.joined())
    case "show": console.output(chosen.map(\.text).joined(separator: "\n"))
    default: eject(chosen, arguments, &workspace, console)
    }
    workspace.report(to: console)
    return workspace.hasErrors ? .failure : .success
  }

  /// Which template may be meant: the one that is nearest to a name with or without its ending, else those that have the name
  /// for a part of theirs, of many the one that makes whole components.
  private static func near(_ name: String, among names: [String]) -> String? {
    let ending = ".stencil"
    let bare = nearestName(to: name, among: names.map { String($0.dropLast(ending.count)) })
    if let near = nearestName(to: name, among: names) ?? bare.map({ $0 + ending }) {
      return "did you mean `\(near)`?"
    }
    let others = names.filter { $0.dropLast(ending.count).split(separator: "-").contains { $0 == name } }
    let few = others.count > 3 ? others.filter { wholes.contains($0) } : others
    let list = "`millwork template list` lists \(others.count) with this word"
    if few.isEmpty { return others.isEmpty ? nil : list }
    let words = "did you mean \(few.map { "`\($0)`" }.joined(separator: " or "))?"
    return few.count < others.count ? "\(words) \(list)" : words
  }

  /// The templates of whole components.
  private static let wholes = ["toggle-style.stencil", "toolbar-content.stencil"]

  private static func eject(
    _ templates: [(name: String, text: String)], _ arguments: ParsedArguments, _ workspace: inout Workspace,
    _ console: Console
  ) {
    let project = ProjectFolder(arguments, mayLackTemplates: true, in: &workspace)
    let named = project.project.flatMap { project in
      project.templates.map { resolved($0.value, beside: project.file) }
    }
    let folder = arguments.value(output.name) ?? named ?? "Templates"
    if let problem = OutputPaths.problem(of: folder) { workspace.diagnostics.append(problem) }
    let paths = templates.map { "\(folder)/\($0.name)" }
    if !arguments.has(force.name) {
      workspace.diagnostics += paths.filter { SystemFile.kind(of: $0) != .nothing }.map {
        .templateIsThere($0)
      }
    }
    guard !workspace.hasErrors, workspace.makeFolder(folder) else { return }
    for (template, path) in zip(templates, paths)
    where workspace.write(Array(template.text.utf8), to: path) != nil {
      console.output("\(path)\n")
    }
    if named == nil {
      console.remark("add `templates: \(folder)` to \(Project.fileName), so that they are used\n")
    }
  }
}
