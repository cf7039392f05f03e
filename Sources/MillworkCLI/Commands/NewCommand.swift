import MillworkCheck
import MillworkDocument
import MillworkManifest
import MillworkSource

/// `new`: adds a component to a manifest, shows it, and proves that what is generated from it compiles.
enum NewCommand: Command {
  private static let into = FlagSpec(
    "--into", "FILE", "the manifest that it is added to; a file of its own by default")
  private static let target = FlagSpec(
    "--target", "NAME", "the package's target that it is for, where several have manifests")
  private static let noCheck = FlagSpec("--no-check", nil, "do not type-check the result")
  private static let yes = FlagSpec("--yes", nil, "ask nothing; answers in brackets are taken")

  static let spec = CommandSpec(
    name: "new", summary: "Add a component to a manifest, and prove that it compiles",
    operands: "[KIND [NAME]]", operandCount: 0...2, choices: ComponentKind.all.map(\.name),
    conflicts: [(into.name, [target.name])],
    flags: ComponentQuestions.flags + [into, target, noCheck, yes, InitCommand.dryRun, ProjectFolder.flag],
    examples: [
      ("millwork new", "Asks for the kind, the name and the rest; lists the kinds."),
      (
        "millwork new toggle-style FadingSwitch --variant switch --on green",
        "A toggle style, drawn in its four states."
      ),
      (
        "millwork new toolbar-button PrintButton --image printer --placement primaryAction --into Manifests/app.yml",
        "A button, added to a manifest that is there."
      ),
      (
        "millwork new toolbar-menu SortMenu --titles 'By Name, By Date' --yes --dry-run",
        "What would be written, without a question."
      ),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    var interview = Interview(console, takesStandards: arguments.has(yes.name))
    let kind = ComponentKind.all.first { $0.name == arguments.operands.first }
    if let path = arguments.value(into.name) {
      if let problem = OutputPaths.problem(of: parentFolder(of: path)) {
        throw ParsedArguments.UsageError(problem)
      }
      let isConfiguration = "/\(path)".hasSuffix("/\(Project.fileName)")
      if isConfiguration || DocumentFormat(path: path) == nil {
        throw ParsedArguments.UsageError(.noManifestName(path, isConfiguration: isConfiguration))
      }
    }
    var workspace = Workspace(console)
    let project = ProjectFolder(arguments, in: &workspace)
    var places = ManifestPlaces(of: project, manifests: manifests(of: project))
    let named = try arguments.value(target.name).map { name throws(ParsedArguments.UsageError) in
      try places.place(ofTarget: name)
    }
    let choices =
      workspace.hasErrors
      ? nil
      : try ask(kind, arguments, &interview, &workspace) { name, workspace in
        // Which of several targets it is for is not known yet where that is asked.
        var nobody = Interview(nil)
        let place = named ?? places.choose(by: &nobody)
        let path = path(for: name, arguments, in: place, places)
        return path.map { isTaken(name, at: $0, &places, project, &workspace) } ?? false
      }
    if let choices, !workspace.hasErrors, interview.diagnostics.isEmpty,
      let path = path(for: choices.name, arguments, in: named ?? places.choose(by: &interview), places)
    {
      make(choices, at: path, project, &places, arguments, &workspace, console)
    }
    workspace.diagnostics += interview.diagnostics
    workspace.report(to: console)
    return workspace.hasErrors ? workspace.failure : .success
  }

  private static func checkFlags(_ arguments: ParsedArguments, _ kind: ComponentKind)
    throws(ParsedArguments.UsageError)
  {
    let known = ComponentQuestions.flags(of: kind).map(\.name)
    if let flag = ComponentQuestions.flags.first(where: { arguments.has($0.name) && !known.contains($0.name) }
    ) {
      throw ParsedArguments.UsageError(
        message: "`\(kind.name)` takes no `\(flag.name)`",
        help: "it takes \(known.joined(separator: ", "))")
    }
  }

  /// Asks for what the arguments leave open. What can't be an answer, and a name that `isTaken`, is said before anything more
  /// is asked.
  private static func ask(
    _ given: ComponentKind?, _ arguments: ParsedArguments, _ interview: inout Interview,
    _ workspace: inout Workspace, isTaken: (String, inout Workspace) -> Bool
  ) throws(ParsedArguments.UsageError) -> ComponentChoices? {
    if given == nil, !interview.canAsk {
      throw ParsedArguments.UsageError(
        message: "`new` needs a KIND where nobody can be asked",
        help: "it takes \(ComponentKind.all.map(\.name).joined(separator: ", "))")
    }
    let named = given?.name ?? interview.ask(ComponentQuestions.kind)?.text
    guard let kind = ComponentKind.all.first(where: { $0.name == named }) else { return nil }
    try checkFlags(arguments, kind)
    let name = arguments.operands.count > 1 ? arguments.operands[1] : nil
    let unusable = ComponentQuestions.problems(kind, name, arguments)
    if !unusable.isEmpty {
      workspace.diagnostics += unusable
      return nil
    }
    var answer = interview.ask(ComponentQuestions.name(of: kind), given: name)?.text
    let before = workspace.diagnostics.count
    while let taken = answer, isTaken(taken, &workspace) {
      guard name == nil, interview.canAsk else { return nil }
      interview.refuse(workspace.diagnostics.last?.message ?? "")
      workspace.diagnostics.removeSubrange(before...)
      answer = interview.ask(ComponentQuestions.name(of: kind))?.text
    }
    guard let answer else { return nil }
    return ComponentQuestions.ask(kind, answer, arguments, &interview, &workspace)
  }

  // MARK: The component

  /// Plans everything, checks it, and writes it only then.
  private static func make(
    _ choices: ComponentChoices, at path: String, _ known: ProjectFolder, _ places: inout ManifestPlaces,
    _ arguments: ParsedArguments, _ workspace: inout Workspace, _ console: Console
  ) {
    var project = known
    let inputs = places.manifests
    let entry = choices.entry
    let format = DocumentFormat(path: path) ?? .yaml
    let paths = inputs.contains(path) ? inputs : inputs + [path]
    guard !isTaken(choices.name, at: path, &places, project, &workspace),
      let bytes = text(with: entry, at: path, format, &workspace, console)
    else { return }

    let added = added(bytes, at: path)
    defer {
      workspace.forgetRemarks { name, range in
        name == path ? !added.overlaps(range) && !added.contains(range.lowerBound) : inputs.contains(name)
      }
    }
    var changes = FileChanges()
    changes.add(path, bytes, in: &workspace)
    if !arguments.has(into.name) { name(path, in: &project, arguments, &changes, &workspace) }
    workspace.planned[path] = bytes
    // What those of a target share is made of all of them.
    let others = project.layout == .manifest ? Set(places.neighbours(of: [path])).subtracting(paths) : []
    let set = ManifestSet(paths: paths + others.sorted(), of: project, in: &workspace)
    guard !workspace.hasErrors,
      let own = set.entries.first(where: { $0.manifest.file == path }),
      let component = own.manifest.components.first(where: { $0.name.value == choices.name })
    else { return }
    if !console.isQuiet || arguments.has(InitCommand.dryRun.name) {
      console.output(picture(of: component, own.manifest) + "\n")
      console.outputDiff(changes.diff)
    }

    let left = places.left(of: set.entries.map(\.manifest.file))
    let targets = places.targetOutputs(of: set.entries.map(\.manifest.file))
    let outputs = OutputPaths(
      root: project.root, folder: project.output, folders: targets.folders, isAskedFor: false, in: &workspace)
    var generated = GeneratedSet()
    if !workspace.hasErrors {
      generated = GeneratedSet(
        of: set, project: project, layout: project.layout, names: OutputNames(bases: targets.bases),
        to: outputs, in: &workspace)
    }
    if !workspace.hasErrors {
      workspace.diagnostics += generated.sharedFiles(without: left, in: workspace.sources)
    }
    guard !workspace.hasErrors, check(generated, path, arguments, &workspace, console),
      !arguments.has(InitCommand.dryRun.name)
    else { return }
    let maker = places.maker(of: path)
    var plan: OutputPlan?
    var writer: OutputWriter?
    // What no other run reads, the next one would remove, but for a target's own.
    if case .command = maker, project.takesIn(path) || targets.folders[path] != nil {
      writer = OutputWriter(outputs, writes: true, in: &workspace, console)
      plan = writer?.plan(
        generated, of: project, isWholeProject: false, folder: .project,
        plugIn: (left: left, hasOthers: false), in: &workspace)
      if let lost = plan?.steps.filter(\.losesWork), !lost.isEmpty {
        workspace.diagnostics += lost.map { .lostWork($0) }
        console.messageDiff(lost.map(\.diff).joined())
      }
    }
    guard !workspace.hasErrors, changes.write(in: &workspace) else { return }
    if let writer, let plan {
      writer.carryOut(plan, in: &workspace)
      if workspace.hasErrors { return changes.takeBack(in: &workspace) }
    }
    if console.isQuiet { return }
    console.output(
      "\n" + changes.list(isDone: true)
        + (plan?.steps ?? []).map { step in
          "\(step.old == nil ? "created" : "changed")  \(printable(step.path))\n"
        }.joined())
    console.output(remarks(path, maker, isInTarget: targets.folders[path] != nil, &places, project))
  }

  /// The part of a manifest's new text that is not in the file at its path.
  private static func added(_ new: [UInt8], at path: String) -> Range<Int> {
    let old = (try? SystemFile.read(path)).flatMap { $0 } ?? []
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    return start..<new.count - end
  }

  /// Lets the project's configuration name the folder of a new manifest that it does not take in, where its form allows.
  private static func name(
    _ path: String, in project: inout ProjectFolder, _ arguments: ParsedArguments,
    _ changes: inout FileChanges, _ workspace: inout Workspace
  ) {
    guard project.project != nil, !project.takesIn(path) else { return }
    let configuration = project.configuration
    let folder = OutputPaths.path(from: project.root, to: parentFolder(of: path))
    guard let bytes = workspace.bytes(of: configuration, at: nil),
      let new = ManifestList(bytes, path: configuration)
        .adding(ManifestList.missing(folder, in: project))
    else { return }
    changes.add(configuration, new, over: bytes, in: &workspace)
    workspace.planned[configuration] = new
    // What it has to say besides was said when it was read before.
    let said = workspace.diagnostics.count
    project = ProjectFolder(arguments, in: &workspace)
    workspace.diagnostics.removeSubrange(said...)
  }

  /// The manifests of the project; none where it has none so far.
  private static func manifests(of project: ProjectFolder) -> [String] {
    var scratch = Workspace()
    return project.inputs([], in: &scratch).manifests
  }

  /// The manifest that the component goes into: the one that is named, as the project names it, else a file of its own in a
  /// `place`. `nil` without one, where nobody says for which target.
  private static func path(
    for name: String, _ arguments: ParsedArguments, in place: @autoclosure () -> ManifestPlaces.Place?,
    _ places: ManifestPlaces
  ) -> String? {
    if let given = arguments.value(into.name) {
      let absolute = OutputPaths.absolute(given)
      return places.manifests.first { OutputPaths.absolute($0) == absolute } ?? given
    }
    return place().map { places.path(for: name, in: $0) }
  }

  /// Who makes the code, where that is not this run, or who builds it; and what does not read the manifest, as the project
  /// does not name it.
  private static func remarks(
    _ path: String, _ maker: ManifestPlaces.Maker, isInTarget: Bool, _ places: inout ManifestPlaces,
    _ project: ProjectFolder
  ) -> String {
    let isRead = project.takesIn(path)
    let configuration = printable(project.configuration)
    let (who, verb) =
      switch maker {
      case .command where isInTarget: ("", "generate")
      case .command where !isRead: (StartText.notGenerated, "generate")
      case .command: (places.outputOutsideOfTargets().map(StartText.outsideOfTargets) ?? "", "generate")
      case .plugIn(let target): (StartText.generatedByPlugIn(target), "check")
      case .either: (StartText.generatedByEither, "generate")
      }
    var elsewhere = ""
    if case .command = maker, !isInTarget, let target = places.targetBesideOutput(of: path) {
      elsewhere = StartText.outputElsewhere(
        project.output, target: target, folder: parentFolder(of: path))
    }
    return who + elsewhere + (isRead ? "" : StartText.notRead(printable(path), by: verb, configuration))
  }

  /// Reports a component of the same name in one of the manifests that make code for the same module as the one at `path`.
  private static func isTaken(
    _ name: String, at path: String, _ places: inout ManifestPlaces, _ project: ProjectFolder,
    _ workspace: inout Workspace
  ) -> Bool {
    let module = places.modules(of: [path])
    let paths = (places.manifests + (places.manifests.contains(path) ? [] : [path])).filter {
      places.modules(of: [$0]) == module && SystemFile.kind(of: $0) != .nothing
    }
    var known = Workspace()
    let set = ManifestSet(paths: paths, of: project, in: &known)
    let types = set.entries.flatMap { $0.manifest.components.flatMap(\.declaredTypes) }
    guard let other = types.first(where: { $0.value.lowercased() == name.lowercased() }) else { return false }
    workspace.sources = known.sources
    workspace.diagnostics.append(.nameIsTaken(name, by: other))
    return true
  }

  /// A manifest with nothing but the entry.
  private static func newText(_ entry: ManifestEntry, _ format: DocumentFormat) -> [UInt8] {
    if format == .json {
      let new = ManifestEntry(
        section: "", name: entry.section, fields: [EntryField(entry.name, .fields(entry.fields))])
      let text = new.json(indentation: "  ", unit: "  ", lineEnd: "\n")
      return Array("{\n  \"millwork\": 1,\n  \(text)\n}\n".utf8)
    }
    let lines = [entry.section + ":"] + entry.yaml(indentation: "  ", unit: "  ")
    return Array((StartText.newManifest + lines.map { $0 + "\n" }.joined()).utf8)
  }

  /// The manifest with the entry in it. Where that is not safe, the entry is printed.
  private static func text(
    with entry: ManifestEntry, at path: String, _ format: DocumentFormat, _ workspace: inout Workspace,
    _ console: Console
  ) -> [UInt8]? {
    if SystemFile.kind(of: path) == .nothing { return newText(entry, format) }
    guard let bytes = workspace.bytes(of: path, at: nil) else { return nil }
    if bytes.allSatisfy({ $0 == 0x20 || 0x09...0x0D ~= $0 }) { return newText(entry, format) }
    let file = workspace.sources.add(name: path, bytes: bytes)
    let syntax = parseDocuments(file, format: format).diagnostics
    guard !syntax.hasErrors else {
      workspace.diagnostics += syntax
      return nil
    }
    do throws(ManifestAppending.Refusal) {
      return try ManifestAppending.appending(entry, to: file, format: format)
    } catch {
      workspace.diagnostics.append(.cannotAppend(path, error))
      let lines =
        format == .json
        ? [entry.json(indentation: "", unit: "  ", lineEnd: "\n")] : entry.yaml(indentation: "  ", unit: "  ")
      console.output(
        StartText.addByHand(path, entry.section) + "\n" + lines.map { $0 + "\n" }.joined() + "\n")
      return nil
    }
  }

  private static func picture(of component: Component, _ manifest: Manifest) -> String {
    switch component {
    case .toggleStyle(let model): TogglePicture(model: model).text
    case .toolbarContent(let model):
      BarPicture(model: model, platforms: manifest.platforms.map(\.platform)).text
    case .custom: ""
    }
  }

  /// Checks what the manifest at `path` becomes. Says whether it may be written.
  private static func check(
    _ generated: GeneratedSet, _ path: String, _ arguments: ParsedArguments, _ workspace: inout Workspace,
    _ console: Console
  ) -> Bool {
    if arguments.has(noCheck.name) { return true }
    let choice = CheckChoice(arguments, in: &workspace)
    let modules = generated.manifests.filter { $0.entry.manifest.file == path }.map { manifest in
      let targets = TargetChoice(settings: manifest.entry.manifest.settings)
      return (manifest.module(targets, beside: generated.sharedSwiftFiles(beside: manifest)), targets)
    }
    let summary = workspace.check(modules, choice)
    if !console.isQuiet { console.output("\n" + summary.text(workspace.counts)) }
    return summary.passed && !workspace.hasErrors
  }
}
