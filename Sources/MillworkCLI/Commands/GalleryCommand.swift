import MillworkGallery
import MillworkSource

/// `gallery`: pictures of every component and state, as a site.
enum GalleryCommand: Command {
  private static let output = FlagSpec("--output", "DIR", "the folder to write to; Gallery by default")
  private static let format = FlagSpec(
    "--format", "FORM", "what to write: site (the default), or a file a component as svg, json or png",
    choices: GalleryFormat.allCases.map(\.rawValue))
  private static let open = FlagSpec("--open", nil, "open the page in the browser afterwards")

  private static let check = FlagSpec(
    "--check", nil, "check the generated code too, and show what the compiler and the rules find")

  static let spec = CommandSpec(
    name: "gallery", summary: "Draw every component of some manifests in every state, as a site",
    operands: "[PATH…]", operandCount: 0...Int.max,
    needs: CheckChoice.flags.map { ($0.name, check.name) },
    flags: [output, format, open, check, ProjectFolder.flag] + CheckChoice.flags,
    examples: [
      ("millwork gallery --open", "Draws what the project's manifests describe, to Gallery, and shows it."),
      (
        "millwork gallery Manifests/app.yml --output docs/components",
        "One manifest, to a folder of your own."
      ),
      (
        "millwork gallery --check", "With what the compiler and Millwork's rules find, beside each component."
      ),
      ("millwork gallery --format png --output Pictures", "A picture a component, for a document."),
      ("millwork gallery --format json --output Handover", "Geometry and colours as data, for design tools."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    try CheckChoice.checkFlags(arguments)
    let folder = arguments.value(output.name) ?? "Gallery"
    let format = arguments.value(format.name).flatMap(GalleryFormat.init(rawValue:)) ?? .site
    if format != .site, arguments.has(open.name) {
      throw ParsedArguments.UsageError(
        message: "`\(open.name)` shows a site, which `\(Self.format.name) \(format.rawValue)` does not write",
        help: nil)
    }
    var workspace = Workspace(console)
    if let problem = OutputPaths.problem(of: folder) { workspace.diagnostics.append(problem) }
    let input = try GalleryInput(arguments, checks: arguments.has(check.name), in: &workspace)
    var summary = ""
    var isDrawn = false
    if !workspace.hasErrors {
      let files = format.files(of: input.sections, in: &workspace)
      if !workspace.hasErrors, let plan = GalleryFolder(folder).write(files, in: &workspace, console) {
        isDrawn = true
        summary =
          "\(counted(input.sections.count, "component")) to \(printable(folder)); files: \(plan.words)\n"
      }
    }
    if isDrawn, arguments.has(open.name) { summary += openPage("\(folder)/index.html", in: &workspace) }
    workspace.diagnostics += input.findings
    workspace.report(to: console)
    let verdict = isDrawn ? input.summary?.text(workspace.counts) ?? "" : ""
    console.remark(
      isDrawn ? summary + verdict : "\(counted(workspace.counts.errors, "error")); nothing was drawn\n")
    return workspace.hasErrors || input.summary?.passed == false ? .failure : .success
  }

  /// Shows a page in the person's browser, and says which.
  private static func openPage(_ page: String, in workspace: inout Workspace) -> String {
    let program = SystemProgram.opener
    if SystemProgram.run(program, [page]) { return "\(program) opened \(printable(page))\n" }
    workspace.diagnostics.append(.noBrowser(program, page))
    return ""
  }
}
