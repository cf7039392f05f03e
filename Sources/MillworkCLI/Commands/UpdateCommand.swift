import MillworkScaffold
import MillworkSource

/// `update`: brings a folder that was made of a template in line with what the template makes now.
enum UpdateCommand: Command {
  private static let template = FlagSpec(
    "--template", "TEMPLATE", "where the template is now; by default where it was",
    suggestions: { BuiltInScaffolds.all.map(\.name) })

  static let spec = CommandSpec(
    name: "update", summary: "Bring what was made of a template up to date, with your changes kept",
    operands: "[DIR]", operandCount: 0...1,
    flags: AnswerFlags.flags + [template, ScaffoldCommand.dryRun, ScaffoldCommand.diff],
    examples: [
      ("millwork update", "The current folder, by the template that it was made of."),
      ("millwork update AcmeDesign --dry-run --diff", "What would change."),
      ("millwork update --answer platforms=iOS,macOS", "The same template, with another answer."),
      ("millwork update --template ../templates/app", "The template has moved."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    var workspace = Workspace(console)
    let flags = try AnswerFlags(arguments, in: &workspace)
    if let name = arguments.value(template.name) { try ScaffoldSource.checkName(name) }
    let made = try update(arguments, flags, &workspace, console)
    workspace.report(to: console)
    if workspace.hasErrors { return workspace.failure }
    return try made?.finish(console) ?? .success
  }

  private static func update(
    _ arguments: ParsedArguments, _ flags: AnswerFlags, _ workspace: inout Workspace, _ console: Console
  ) throws(ParsedArguments.UsageError) -> ScaffoldResult? {
    guard var target = TargetFolder(arguments.operands.first ?? ".", in: &workspace) else { return nil }
    guard isFolder(target.path) else {
      workspace.diagnostics.append(.noSuchFolder(printable(target.path)))
      return nil
    }
    let recorded = target.record(in: &workspace)
    if recorded == nil, !workspace.hasErrors { workspace.diagnostics.append(.notScaffolded(target.path)) }
    let bases = BaseTexts(target.read(BaseTexts.path, in: &workspace) ?? [])
    guard let recorded, !workspace.hasErrors else { return nil }
    let isPath = recorded.origin.contains("/")
    let place =
      arguments.value(template.name)
      ?? (isPath ? resolved(recorded.origin, beside: target.path(of: ".")) : recorded.origin)
    if isPath, !arguments.has(template.name), !isFolder(place) {
      workspace.diagnostics.append(.templateHasGone(place, from: target.path))
      return nil
    }
    guard let source = ScaffoldSource(place, in: &workspace) else { return nil }
    guard source.template.name == recorded.name else {
      workspace.diagnostics.append(.otherTemplate(source.template.name, recorded: recorded.name))
      return nil
    }
    let known = Dictionary(
      recorded.answers.map { ($0.name, $0.answer) }, uniquingKeysWith: { first, _ in first })
    var asker = Interview(console, takesStandards: flags.takesStandards)
    guard
      let (context, answers) = try flags.interview(
        source, folder: target.path, name: target.name, known: known, by: &asker, in: &workspace)
    else { return nil }
    let plan = source.template.plan(context, engine: source.engine)
    workspace.diagnostics += plan.diagnostics
    var current: [String: [UInt8]] = [:]
    for path in Set(plan.files.map(\.path)).union(recorded.files.keys) {
      current[path] = target.read(path, in: &workspace)
    }
    let steps = recorded.steps(
      to: plan.files, label: source.label, bases: bases, current: { current[$0] },
      shown: { target.path(of: $0) }, diagnostics: &workspace.diagnostics)
    if plan.generates, !workspace.hasErrors { target.checkConfiguration(after: steps, in: &workspace) }
    guard !workspace.hasErrors else { return nil }

    let isDry = arguments.has(ScaffoldCommand.dryRun.name)
    console.output(ScaffoldText.list(steps, in: target, isDry: isDry))
    if arguments.has(ScaffoldCommand.diff.name) {
      console.outputDiff(steps.filter(\.changes).map { $0.diff(at: target.path(of: $0.path)) }.joined())
    }
    if !isDry {
      let record = ScaffoldRecord(
        source.template, origin: source.origin(from: target.path), answers: answers, files: plan.files)
      target.carryOut(
        steps, record: record, bases: BaseTexts(plan.files), after: bases, in: &workspace, console)
      if workspace.hasErrors { return nil }
    }
    workspace.diagnostics += steps.filter(\.isUnsettled).map { .unsettled($0, in: target) }
    let head = "\(recorded.name) \(printable(recorded.version)) to \(source.template.version)"
    console.remark(ScaffoldText.summary(steps, head: head, isDry: isDry))
    return isDry ? nil : ScaffoldResult(target: target, generates: plan.generates, next: nil)
  }
}
