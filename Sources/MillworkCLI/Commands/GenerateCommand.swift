import Foundation
import MillworkCheck
import MillworkGenerator
import MillworkManifest
import MillworkSource

/// `generate`: manifests to Swift files.
enum GenerateCommand: WatchableCommand {
  /// Names the folder that outputs go to.
  static let output = FlagSpec(
    "--output", "DIR", "the folder to write to; Generated in each target, or at the root, by default")
  private static let defaultOutput = FlagSpec(
    "--default-output", "DIR",
    "the folder to write to in place of Generated, where the configuration names none")
  private static let layout = FlagSpec(
    "--layout", "NAME", "a file for each component (the default) or for each manifest",
    choices: OutputLayout.allCases.map(\.rawValue))
  private static let base = FlagSpec(
    "--base", "DIR",
    "with --layout manifest, the folder in which names of files begin; that of the project's manifests by default"
  )
  private static let record = FlagSpec(
    "--record", "DIR", "the folder that keeps the record of outputs; the project's own by default")
  private static let check = FlagSpec(
    "--check", nil, "type-check the output for every platform and floor that the manifests name")
  private static let force = FlagSpec(
    "--force", nil, "overwrite and remove outputs that were changed by hand, too")
  private static let diff = FlagSpec("--diff", nil, "show what changes in the outputs")
  private static let dryRun = FlagSpec(
    "--dry-run", nil, "list what would be written or removed; write nothing")
  private static let verify = FlagSpec(
    "--verify", nil, "write nothing; exit with 2 and the differences where outputs are out of date")
  private static let report = FlagSpec("--report", "FILE", "write the findings there, in the reporter's form")

  static let spec = CommandSpec(
    name: "generate", summary: "Write Swift files of manifests, one for each component or manifest",
    operands: "[PATH…]", operandCount: 0...Int.max,
    conflicts: [
      (WatchLoop.flag.name, [verify.name]), (force.name, [verify.name]), (output.name, [defaultOutput.name]),
    ],
    needs: CheckChoice.flags.map { ($0.name, check.name) },
    elsewhere: CommandSpec.targetOfPlugIn("generate"),
    flags: [
      output, defaultOutput, layout, base, record, check, force, diff, dryRun, verify, Reporter.flag, report,
      ProjectFolder.flag, WatchLoop.flag,
    ] + CheckChoice.flags,
    examples: [
      (
        "millwork generate",
        "Reads the manifests that millwork.yml names (Manifests by default), writes to its output (Generated)."
      ),
      ("millwork generate --check", "The same, and proves that the result compiles."),
      ("millwork generate app.yml --output Sources/App/Toolbar", "One manifest, to a folder of your own."),
      (
        "millwork generate --layout manifest",
        "One file for each manifest, and MillworkSupport.generated.swift for what they share."
      ),
      ("millwork generate --verify", "In CI: fails where somebody forgot to generate."),
    ])

  static func runOnce(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> (code: ExitCode, inputs: WatchLoop.Inputs)
  {
    try generate(arguments, console, followsOthers: false)
  }

  /// One run. Where it `followsOthers` that wrote files, what it did not write is for them to say.
  static func generate(
    _ arguments: ParsedArguments, _ console: Console, followsOthers: Bool
  ) throws(ParsedArguments.UsageError) -> (code: ExitCode, inputs: WatchLoop.Inputs) {
    try CheckChoice.checkFlags(arguments)
    let choice = ReportChoice(arguments, file: report)
    var workspace = Workspace(console)
    let project = ProjectFolder(arguments, in: &workspace)
    let layout =
      arguments.value(Self.layout.name).flatMap(OutputLayout.init(rawValue:))
      ?? project.layout
    if layout == .component, arguments.has(base.name) {
      throw ParsedArguments.UsageError(
        message:
          "`\(base.name)` says where the names of manifests' files begin, and components have files of their own",
        help: "add `\(Self.layout.name) manifest`, or leave it out")
    }
    // What the manifests share is made of all of them.
    let ownFolder = project.project?.output == nil ? arguments.value(defaultOutput.name) : nil
    let folderKind: OutputFolderKind =
      arguments.has(output.name) ? .named : ownFolder != nil ? .target : .project
    let recordFolder = arguments.value(record.name) ?? project.root
    // Where the last manifest is gone, what was made of it is to go, too.
    let mayBeEmpty = { OutputRecord.hasLeftovers(inProject: recordFolder, ofTargets: $0) }
    var makers = ManifestMakers()
    let (manifests, isWholeProject) =
      layout == .manifest && folderKind == .project
      ? project.manifestsTogether(arguments.operands, mayBeEmpty: mayBeEmpty, by: &makers, in: &workspace)
      : (
        project.inputs(arguments.operands, mayBeEmpty: mayBeEmpty, in: &workspace).manifests,
        arguments.operands.isEmpty
      )
    let plugIns = project.plugIns(for: manifests, by: &makers)
    // Who generates, they say.
    if folderKind != .named { workspace.unread.formUnion(makers.packageFiles) }
    let left = Set(arguments.has(output.name) ? [] : plugIns.left)
    if !left.isEmpty { workspace.diagnostics.append(.leftToPlugIn(left.sorted())) }
    if !plugIns.unclear.isEmpty, !arguments.has(output.name) {
      workspace.diagnostics.append(.unclearPlugIn(plugIns.unclear))
    }
    let checkChoice = CheckChoice(arguments, in: &workspace)
    let targets =
      folderKind == .named
      ? TargetOutputs() : project.targetOutputs(of: manifests, by: &makers)
    let paths = OutputPaths(
      root: recordFolder, project: project.root,
      folder: arguments.value(output.name) ?? ownFolder ?? project.output,
      folders: folderKind == .project ? targets.folders : [:],
      isAskedFor: arguments.has(output.name), in: &workspace)
    let writes = !arguments.has(dryRun.name) && !arguments.has(verify.name)
    // What earlier runs left is looked at only while no other run can change it.
    let lock = OutputWriter.lock(paths, writes: writes, console)
    let store =
      left.isEmpty
      ? MemoryStore(arguments, project: project, paths: paths, read: workspace) : nil
    let generation = Generation(
      manifests, of: project, layout: layout,
      names: OutputNames(base: arguments.value(base.name), bases: targets.bases), to: paths,
      isTogether: folderKind != .project,
      memory: arguments.has(check.name) || writes && lock == nil ? store?.empty : store?.load(),
      in: &workspace)
    let generated = generation.generated
    if !workspace.hasErrors {
      workspace.diagnostics += generated.sharedFiles(without: left, in: workspace.sources)
    }
    choice.checkFile(in: &workspace)
    var plan: OutputPlan?
    var wasBegun = false
    if !workspace.hasErrors,
      let writer = OutputWriter(paths, writes: writes, holding: lock, in: &workspace, console)
    {
      plan = writer.plan(
        generated, kept: generation.kept, keptSupport: generation.keptSupport, of: project,
        isWholeProject: isWholeProject, folder: folderKind,
        plugIn: (left: left, hasOthers: !plugIns.left.isEmpty), in: &workspace)
      if let plan, let file = choice.file, plan.makes(file) { workspace.refuseResult(at: file) }
      if let plan, arguments.has(dryRun.name) {
        let list = plan.list(isForced: arguments.has(force.name))
        choice.ownsOutput ? console.message(list) : console.output(list)
      }
      if let plan, !arguments.has(force.name), !arguments.has(verify.name) {
        let lost = plan.steps.filter(\.losesWork)
        workspace.diagnostics += lost.map { .lostWork($0, by: command(arguments)) }
        console.messageDiff(lost.map(\.diff).joined())
      }
      if let plan, !arguments.has(force.name), !isWholeProject {
        var check = TakeoverCheck(project, layout, paths)
        workspace.diagnostics += check.problems(in: plan, of: generated)
      }
      if let plan, writes, !workspace.hasErrors {
        let stamps: [String: FileStamp]
        (wasBegun, stamps) = writer.carryOut(plan, in: &workspace)
        if !workspace.hasErrors {
          console.remark(losses(in: plan, manifests, paths))
          if isWholeProject, folderKind == .project {
            console.remark(leftovers(writer.unrecorded(beside: plan)))
          }
        }
        let memory = generation.memory(
          after: plan, stamps, paths: manifests, isWholeProject: isWholeProject, in: workspace)
        if let memory, !workspace.hasErrors { store?.save(memory) }
      }
    }
    // Where errors hide what would be made, any place of it is kept free.
    if plan == nil, let file = choice.file, paths.mayMake(file) { workspace.refuseResult(at: file) }
    guard let plan, !workspace.hasErrors else {
      choice.deliver(&workspace, to: console) { _ in "" }
      if followsOthers, !wasBegun { return (.failure, WatchLoop.Inputs(workspace, named: [])) }
      console.remark(
        "\(counted(workspace.counts.errors, "error")); \(wasBegun ? "not everything" : "nothing") was written\n"
      )
      return (.failure, WatchLoop.Inputs(workspace, named: arguments.operands + project.named))
    }
    if arguments.has(verify.name) || arguments.has(diff.name) {
      choice.ownsOutput ? console.messageDiff(plan.diff) : console.outputDiff(plan.diff)
    }
    var summary = CheckSummary()
    if arguments.has(check.name) {
      summary = workspace.check(
        generated.manifests.map { manifest in
          let targets = TargetChoice(
            sdk: checkChoice.sdkVersion, settings: manifest.entry.manifest.settings)
          return (manifest.module(targets, beside: generated.sharedSwiftFiles(beside: manifest)), targets)
        }, checkChoice)
    }
    let isOutOfDate = arguments.has(verify.name) && !plan.steps.isEmpty
    let code: ExitCode = workspace.hasErrors || !summary.passed ? .failure : isOutOfDate ? .drift : .success
    var told = ""
    if writes, choice.isForPeople, !console.showsAll {
      let changed = Set(plan.steps.map(\.manifest))
      let count = workspace.forgetNotes { !changed.contains(paths.recorded($0)) }
      if count > 0 { told = "\(counted(count, "note")) as before; `millwork lint` shows them\n" }
    }
    if isOutOfDate { workspace.reportDrift(plan.steps, command: command(arguments)) }
    let errors = workspace.counts.errors
    choice.deliver(&workspace, targets: summary, to: console) { counts in
      let checked = arguments.has(check.name) ? summary.text(counts) : ""
      let leftOver = generated.manifests.filter { left.contains($0.entry.manifest.file) }
      let leftCount = leftOver.reduce(0) { $0 + $1.entry.manifest.components.count }
      let leftWords = "\(counted(leftCount, "component")) from \(counted(leftOver.count, "manifest"))"
      if !left.isEmpty, left.count == generation.manifestCount, plan.steps.isEmpty {
        return "\(leftWords): left to the plug-in\n" + checked
      }
      let components = counted(generation.componentCount - leftCount, "component")
      let manifestWords = counted(generation.manifestCount - leftOver.count, "manifest")
      let folders = Set(manifests.filter { !left.contains($0) }.map { paths.folder(of: $0) })
      let goals =
        folders.count > 1 ? counted(folders.count, "folder") : printable(folders.first ?? paths.folder)
      return
        "\(components) from \(manifestWords) to \(goals): \(words(for: plan, writes: writes))"
        + (left.isEmpty ? "\n" : "; \(leftWords) left to the plug-in\n") + told + checked
    }
    let read = WatchLoop.Inputs(workspace, named: arguments.operands + project.named)
    // The report itself may have failed.
    let ending: ExitCode = workspace.counts.errors > errors ? .failure : code
    BuildPlugIn.askForAnotherRun(
      afterReading: read.files.union(workspace.inputs.keys), in: ProcessInfo.processInfo.environment)
    return (ending, read)
  }

  /// The command that writes what a run with these arguments looks at.
  private static func command(_ arguments: ParsedArguments) -> String {
    var words = ["millwork", spec.name]
    for flag in [output, defaultOutput, layout, base, record, ProjectFolder.flag] {
      if let value = arguments.value(flag.name) { words += [flag.name, ShellWord.quoted(value)] }
    }
    let operands = arguments.operands
    words += operands.count > maximumOperandsShown ? ["PATH…"] : operands.map(ShellWord.quoted)
    return words.joined(separator: " ")
  }

  /// The most paths that advice repeats.
  private static let maximumOperandsShown = 3
  /// The most removed and overwritten files that are named one by one.
  private static let maximumLossesShown = 20

  /// Files that an earlier run wrote, as far as their first line says.
  private static func leftovers(_ paths: [String]) -> String {
    lines(for: paths) {
      "left  \(printable($0)), which no manifest makes and no record knows; remove it if nobody needs it\n"
    }
  }

  /// A line for each of the first files, and how many there are besides.
  private static func lines<File>(for files: [File], line: (File) -> String) -> String {
    let shown = files.prefix(maximumLossesShown)
    let others = files.count - shown.count
    return shown.map(line).joined() + (others > 0 ? "and \(counted(others, "other file"))\n" : "")
  }

  /// The files that a run has removed, each with why where its manifest is still there, and those that it has overwritten
  /// though somebody else had written them.
  private static func losses(in plan: OutputPlan, _ manifests: [String], _ paths: OutputPaths) -> String {
    let lost = plan.steps.filter { $0.new == nil || $0.losesWork }
    if lost.isEmpty, plan.takeovers.isEmpty { return "" }
    let read = Set(manifests.map { paths.recorded($0) })
    let taken = plan.takeovers.filter { SystemFile.isOrdinary(paths.path(ofRecorded: $0.maker)) }.map {
      "took  \(printable(paths.path(ofRecorded: $0.output))) from `\(printable($0.maker))`\n"
    }
    return taken.joined()
      + lines(for: lost) { step in
        switch step.action {
        case .overwriteEdited: return "replaced  \(printable(step.path)), which was changed by hand\n"
        case .overwriteForeign: return "replaced  \(printable(step.path)), which Millwork did not write\n"
        case .removeEdited: return "removed  \(printable(step.path)), which was changed by hand\n"
        default: break
        }
        let isLeftOut =
          !read.contains(step.manifest) && SystemFile.isOrdinary(paths.path(ofRecorded: step.manifest))
          && !step.manifest.hasSuffix(Project.fileName)
        let why = isLeftOut ? ", since `\(printable(step.manifest))` is none of the project's manifests" : ""
        return "removed  \(printable(step.path))\(why)\n"
      }
  }

  private static func words(for plan: OutputPlan, writes: Bool) -> String {
    if writes { return plan.words }
    return plan.steps.isEmpty ? "up to date" : "would be " + plan.words
  }
}

extension Workspace {
  /// Reports each output that is not what the manifests make, where it begins to differ. What somebody changed can't be
  /// generated again without more ado, and says so. `command` writes all of them.
  fileprivate mutating func reportDrift(_ steps: [OutputPlan.Step], command: String) {
    for step in steps {
      var place: Span?
      if let old = step.old, let new = step.new {
        let file = sources.add(name: step.path, role: .generated, bytes: old)
        let same = zip(old, new).prefix { $0 == $1 }.count
        place = Span(source: file.id, range: same..<same)
      }
      diagnostics.append(
        step.losesWork ? .lostWork(step, at: place, by: command) : .outOfDate(step, at: place, by: command))
    }
  }
}

/// What the folder that a run writes to is.
enum OutputFolderKind {
  /// The project's own.
  case project
  /// That of a target, where the project names none.
  case target
  /// One that was asked for on the command line.
  case named
}

extension OutputWriter {
  /// The plan for what was generated, and for manifests that are kept. A recorded output that no manifest makes goes where
  /// its manifest was read or is gone, or where the whole project was. What was written to a folder that was named on the
  /// command line goes only where that folder is named again, and such a run looks at no other. What was written to a target's
  /// folder goes where its manifest was read, so that there is one copy, or is gone. The manifests that are `left` to the
  /// plug-in have no outputs here; `hasOthers` says whether some would be, had no folder been named.
  func plan(
    _ generated: GeneratedSet, kept: [KeptManifest] = [], keptSupport: [GenerationMemory.Output]? = nil,
    of project: ProjectFolder, isWholeProject: Bool, folder kind: OutputFolderKind,
    plugIn: (left: Set<String>, hasOthers: Bool) = ([], false), in workspace: inout Workspace
  ) -> OutputPlan? {
    let left = plugIn.left
    var manifests = generated.manifests.map { manifest in
      let file = manifest.entry.manifest.file
      return (path: file, files: left.contains(file) ? [] : manifest.files)
    }
    var known = kept.map { $0.outputs(paths) }
    if let keptSupport {
      known.append(
        OutputPlan.Outputs(
          manifest: paths.recorded(paths.folder),
          files: keptSupport.map { OutputPlan.File(unchanged: $0, of: paths.folder, paths) }))
    } else {
      // What manifests share belongs to the folder that it is for.
      let files = generated.manifests.map(\.entry.manifest.file)
      let concerned = Set(files.map { paths.folder(of: $0) })
      let used = Set(files.filter { !left.contains($0) }.map { paths.folder(of: $0) })
      manifests += paths.all.filter { isWholeProject || concerned.contains($0) }
        .map { ($0, used.contains($0) ? generated.supportFiles(in: $0) : []) }
    }
    if let project = project.project { manifests.append((project.file, generated.tokenFiles)) }
    let read = Set(manifests.map { paths.recorded($0.path) } + known.map(\.manifest))
    let (folder, own) = (paths.recordedFolder, paths.recorded(project.output))
    var (named, targets) = (named, targets)
    // The project's own folder is cleaned up by every run, unless it is there only since it was asked for.
    if kind != .project && (folder != own || plugIn.hasOthers) || left.isEmpty {
      named.remove(folder)
      targets.remove(folder)
    }
    if kind != .project, folder != own || plugIn.hasOthers {
      if kind == .named { named.insert(folder) } else { targets.insert(folder) }
    }
    let others = paths.allRecorded.subtracting([folder])
    named.subtract(others)
    targets.formUnion(others)
    let homes = named.union(targets).union([folder, own, paths.recorded(project.root)])
    return plan(
      manifests, kept: known, named: named, targets: targets,
      belongs: { OutputRecord.isGenerated($0, homes: homes) },
      isStale: { manifest, output in
        let home = OutputRecord.home(of: output, among: homes) ?? ""
        if kind == .named ? home != folder : named.contains(home) { return false }
        if read.contains(manifest) { return true }
        if isWholeProject, kind == .project ? !targets.contains(home) : home == folder { return true }
        return targets.contains(manifest)
          // What manifests share goes with the last of them.
          ? !makers(into: manifest).contains { $0 != manifest && isThere($0) && !read.contains($0) }
          : !isThere(manifest)
      }, in: &workspace)
  }

  private func isThere(_ manifest: String) -> Bool {
    SystemFile.kind(of: paths.path(ofRecorded: manifest)) != .nothing
  }
}

/// A number with a noun: `1 error`, `2 errors`.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
