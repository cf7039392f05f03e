import MillworkManifest
import MillworkScaffold
import MillworkSource

/// `scaffold`: a folder of files out of a template and some answers.
enum ScaffoldCommand: Command {
  private static let list = FlagSpec("--list", nil, "list the built-in templates")
  static let dryRun = FlagSpec("--dry-run", nil, "list what would be written; write nothing")
  static let diff = FlagSpec("--diff", nil, "show what changes in files that are there")
  private static let skip = FlagSpec("--skip", nil, "keep files that are there and differ")
  private static let overwrite = FlagSpec("--overwrite", nil, "overwrite files that are there and differ")
  private static let merge = FlagSpec(
    "--merge", nil, "join files that are there with the template's, with conflict markers where they differ")

  static let spec = CommandSpec(
    name: "scaffold", summary: "Make a package or a feature of a template", operands: "TEMPLATE DIR",
    operandCount: 0...2,
    operandWords: OperandWords(first: { BuiltInScaffolds.all.map(\.name) }, takesFiles: true),
    conflicts: [
      (skip.name, [overwrite.name, merge.name]), (overwrite.name, [merge.name]),
      (list.name, (AnswerFlags.flags + [dryRun, diff, skip, overwrite, merge]).map(\.name)),
    ],
    flags: AnswerFlags.flags + [dryRun, diff, skip, overwrite, merge, list],
    examples: [
      ("millwork scaffold --list", "The built-in templates."),
      (
        "millwork scaffold design-system AcmeDesign",
        "Asks, shows the plan, and writes to the folder AcmeDesign."
      ),
      (
        "millwork scaffold feature Sources/App/Profile --answer name=Profile --defaults",
        "Without questions, as in a script."
      ),
      ("millwork scaffold ../templates/app . --dry-run", "A template of your own, and nothing written yet."),
      ("millwork scaffold design-system . --merge", "Into a folder that has some of the files."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    if arguments.has(list.name) {
      guard arguments.operands.isEmpty else {
        throw ParsedArguments.UsageError(message: "`--list` takes no template and no folder", help: nil)
      }
      return listTemplates(console)
    }
    guard arguments.operands.count == 2 else {
      throw arguments.operands.isEmpty
        ? ParsedArguments.UsageError(
          message: "`scaffold` needs \(spec.operands)",
          help: "`millwork scaffold --list` lists the built-in templates")
        : ParsedArguments.UsageError(
          message: "`scaffold` needs DIR, the folder to write to", help: "usage: \(spec.usage)")
    }
    let choices = [(skip, FileStep.Choice.skip), (overwrite, .overwrite), (merge, .merge)].filter {
      arguments.has($0.0.name)
    }
    try ScaffoldSource.checkName(arguments.operands[0])
    var workspace = Workspace(console)
    let flags = try AnswerFlags(arguments, in: &workspace)
    let made = try make(arguments, flags, choices.first?.1, &workspace, console)
    workspace.report(to: console)
    if workspace.hasErrors { return workspace.failure }
    return try made?.finish(console) ?? .success
  }

  private static func make(
    _ arguments: ParsedArguments, _ flags: AnswerFlags, _ choice: FileStep.Choice?,
    _ workspace: inout Workspace, _ console: Console
  ) throws(ParsedArguments.UsageError) -> ScaffoldResult? {
    guard var target = TargetFolder(arguments.operands[1], in: &workspace) else { return nil }
    if let record = target.record(in: &workspace) {
      workspace.diagnostics.append(
        .alreadyScaffolded(target.path, name: record.name, version: record.version))
    }
    var asker = Interview(console, takesStandards: flags.takesStandards)
    let source = ScaffoldSource(arguments.operands[0], in: &workspace)
    if let folder = source?.folder, target.isInside(folder) {
      workspace.diagnostics.append(.targetInTemplate(target.path, template: folder))
    }
    guard !workspace.hasErrors, let source,
      let (context, answers) = try flags.interview(
        source, folder: target.path, name: target.name, known: [:], by: &asker, in: &workspace)
    else { return nil }
    let plan = source.template.plan(context, engine: source.engine)
    workspace.diagnostics += plan.diagnostics
    var steps = plan.files.map { FileStep($0, over: target.read($0.path, in: &workspace)) }
    guard !workspace.hasErrors else { return nil }
    let isDry = arguments.has(dryRun.name)
    settle(&steps, choice, label: source.label, target, isDry: isDry, &workspace, console)
    if plan.generates, !workspace.hasErrors { target.checkConfiguration(after: steps, in: &workspace) }
    let isStopped = workspace.hasErrors && !isDry
    console.output(ScaffoldText.list(steps, in: target, isDry: isDry || isStopped))
    if arguments.has(diff.name) {
      console.outputDiff(
        steps.filter { $0.changes && $0.old != nil }.map { $0.diff(at: target.path(of: $0.path)) }.joined())
    }
    if isStopped { return nil }
    if !isDry {
      let record = ScaffoldRecord(
        source.template, origin: source.origin(from: target.path), answers: answers, files: plan.files)
      target.carryOut(
        steps, record: record, bases: BaseTexts(plan.files), after: BaseTexts(), in: &workspace, console)
      if workspace.hasErrors { return nil }
    }
    workspace.diagnostics += steps.filter(\.isUnsettled).map { .unsettled($0, in: target) }
    let head = "\(source.label) to \(printable(target.path))"
    console.remark(ScaffoldText.summary(steps, head: head, isDry: isDry))
    return isDry ? nil : ScaffoldResult(target: target, generates: plan.generates, next: plan.next)
  }

  /// Decides about files that are there and differ: as the flag says, else as the person says, else they are errors.
  private static func settle(
    _ steps: inout [FileStep], _ choice: FileStep.Choice?, label: String, _ target: TargetFolder, isDry: Bool,
    _ workspace: inout Workspace, _ console: Console
  ) {
    let conflicts = steps.indices.filter { steps[$0].action == .conflict }
    if conflicts.isEmpty { return }
    if let choice {
      for index in conflicts { steps[index].settle(choice, label: label) }
      return
    }
    var asker = Interview(console)
    guard asker.canAsk, !isDry else {
      workspace.diagnostics.append(.filesAreThere(conflicts.map { target.path(of: steps[$0].path) }))
      return
    }
    for index in conflicts {
      guard let choice = ConflictQuestion.ask(steps[index], in: target, &asker, console) else {
        workspace.diagnostics += asker.diagnostics
        return
      }
      steps[index].settle(choice, label: label)
    }
  }

  private static func listTemplates(_ console: Console) -> ExitCode {
    var workspace = Workspace(console)
    let names = BuiltInScaffolds.all.map(\.name)
    let width = names.map(\.utf8.count).max() ?? 0
    for name in names {
      let summary = ScaffoldSource(name, in: &workspace)?.template.summary ?? ""
      console.output(name + String(repeating: " ", count: width - name.utf8.count + 2) + summary + "\n")
    }
    workspace.report(to: console)
    return workspace.hasErrors ? .failure : .success
  }
}

/// What follows when a template's files are written.
struct ScaffoldResult {
  let target: TargetFolder
  /// Whether the manifests' outputs are generated.
  let generates: Bool
  /// What the template says at the end.
  let next: String?

  /// Generates, and says what the template says at the end.
  func finish(_ console: Console) throws(ParsedArguments.UsageError) -> ExitCode {
    var code = ExitCode.success
    if generates {
      let flags = ["\(ProjectFolder.flag.name)=\(target.path(of: Project.fileName))"]
      let generate = try ParsedArguments(flags, for: GenerateCommand.spec)
      code = try GenerateCommand.generate(generate, console, followsOthers: true).code
      if code != .success {
        console.message(ScaffoldText.notGenerated(configuration: target.path(of: Project.fileName)))
      }
    }
    if code == .success { console.remark(ScaffoldText.next(next)) }
    return code
  }
}

/// Asks what is to become of a file that is there and differs.
enum ConflictQuestion {
  private static let words: [(word: String, summary: String, choice: FileStep.Choice?)] = [
    ("keep", "yours stays as it is", .skip), ("overwrite", "the template's takes its place", .overwrite),
    ("merge", "both, with conflict markers where they differ", .merge), ("diff", "show the difference", nil),
  ]

  /// What the person wants; `nil` where the input ended.
  static func ask(_ step: FileStep, in target: TargetFolder, _ asker: inout Interview, _ console: Console)
    -> FileStep.Choice?
  {
    let question = Question(
      "\(target.path(of: step.path)) is there and differs",
      .choice(words.map { Question.Choice($0.word, $0.summary) }), standard: .choice("keep"),
      flag: "--skip, --overwrite or --merge", help: "The flags answer this for all files")
    while let answer = asker.ask(question) {
      if let choice = words.first(where: { $0.word == answer.text })?.choice { return choice }
      console.messageDiff(step.diff(at: target.path(of: step.path)))
    }
    return nil
  }
}
