import Foundation
import MillworkCheck
import MillworkManifest
import MillworkSDK
import MillworkScaffold
import MillworkSource

/// `init`: makes a package ready for components.
enum InitCommand: Command {
  private static let target = FlagSpec("--target", "NAME", "the target that gets components")
  private static let url = FlagSpec("--millwork-url", "URL", "where Millwork's repository is")
  private static let version = FlagSpec(
    "--millwork-version", "VERSION", "the version of it to use, or a later one of the same major number")
  private static let path = FlagSpec(
    "--millwork-path", "DIR", "the folder of Millwork's package, as seen from the package's")
  private static let noPlugIn = FlagSpec(
    "--no-plugin", nil, "leave Package.swift alone; `millwork generate` is run by hand")
  private static let guardImport = FlagSpec(
    "--guard-import", nil, "the package is also built where there is no SwiftUI, such as on Linux")
  /// Answers what is asked last.
  static let yes = FlagSpec("--yes", nil, "write without asking; answers in brackets are taken")
  /// Shows what would be written.
  static let dryRun = FlagSpec("--dry-run", nil, "show what would be written, and write nothing")

  static let spec = CommandSpec(
    name: "init", summary: "Make a Swift package ready for components", operands: "[DIR]",
    operandCount: 0...1,
    conflicts: [
      (url.name, [path.name, noPlugIn.name]), (version.name, [path.name, noPlugIn.name]),
      (path.name, [noPlugIn.name]),
    ], flags: [target, url, version, path, noPlugIn, guardImport, yes, dryRun],
    examples: [
      ("millwork init", "Asks what it needs to know, shows the changes, and asks before it writes them."),
      (
        "millwork init --target App --millwork-url https://git.example.com/millwork.git --millwork-version 1.2.0 --yes",
        "Without questions, with the plug-in that generates at every build."
      ),
      ("millwork init --no-plugin --dry-run", "What would be written for use on the command line alone."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    let folder = arguments.operands.first.map { $0.hasSuffix("/") && $0 != "/" ? String($0.dropLast()) : $0 }
    var workspace = Workspace(console)
    let code = try run(in: folder ?? ".", arguments, &workspace, console)
    workspace.report(to: console)
    return workspace.hasErrors ? workspace.failure : code
  }

  /// What was asked and given.
  private struct Choices {
    let target: PackageWiring.Target
    let usesPlugIn: Bool
    /// `nil` where the package depends on Millwork already, or does not use it.
    let source: PackageSource?
    /// By which the package knows Millwork.
    let identity: String
    let guardsImport: Bool
  }

  private static func run(
    in folder: String, _ arguments: ParsedArguments, _ workspace: inout Workspace, _ console: Console
  ) throws(ParsedArguments.UsageError) -> ExitCode {
    let prefix = folder == "." ? "" : folder + "/"
    let manifest = prefix + "Package.swift"
    guard SystemFile.kind(of: manifest) != .nothing else {
      workspace.diagnostics.append(.noPackage(folder))
      return .failure
    }
    guard let bytes = workspace.bytes(of: manifest, at: nil),
      let wiring = wiring(bytes, manifest, &workspace)
    else {
      let codes = workspace.diagnostics.compactMap { $0.code?.rawValue }
      if !arguments.has(noPlugIn.name), codes.contains("no-compiler") || codes.contains("unusable-compiler") {
        console.output(linesWithoutCompiler(manifest, arguments))
      }
      return .failure
    }
    let configuration = prefix + Project.fileName
    var project: ProjectFolder?
    if SystemFile.kind(of: configuration) != .nothing {
      // Nothing is worth setting up around a configuration that can't be used.
      project = ProjectFolder(configuration: configuration, in: &workspace)
      if workspace.hasErrors { return .failure }
    }
    var interview = Interview(console, takesStandards: arguments.has(yes.name))
    let choices = try choices(wiring, folder, arguments, &interview, &workspace)
    workspace.diagnostics += interview.diagnostics
    guard let choices, !workspace.hasErrors,
      let targetFolder = targetFolder(of: choices.target, wiring, folder, &workspace)
    else { return .failure }

    workspace.diagnostics += wiring.platforms.filter { $0.version < $0.platform.oldestSupported }.map {
      .packageFloorTooLow($0)
    }
    var changes = FileChanges()
    let starter = StarterFiles(
      target: choices.target.name, folder: targetFolder, usesPlugIn: choices.usesPlugIn,
      hasOwnManifests: choices.usesPlugIn || project.map { $0.project?.output == nil } ?? false,
      guardsImport: choices.guardsImport, platforms: wiring.platforms,
      keepsDefaultFolder: hasManifests(prefix + ProjectFolder.defaultManifests))
    // What is there is somebody's own; where there are manifests, nobody needs an example.
    let hasNone = project.map { !choices.usesPlugIn && !$0.hasManifests } ?? true
    let hasExample = hasNone && !hasManifests(parentFolder(of: prefix + starter.manifestPath))
    if hasExample {
      changes.add(prefix + starter.manifestPath, Array(starter.manifest.utf8), in: &workspace)
    }
    var byHand = ""
    if let project {
      byHand = configure(project, at: configuration, for: starter, &changes, &workspace)
    } else {
      changes.add(configuration, Array(starter.configuration.utf8), in: &workspace)
    }
    if choices.usesPlugIn, choices.source == nil {
      let asked = [(url, "url"), (version, "from"), (path, "path")].compactMap { flag, label in
        arguments.value(flag.name).map { (label, $0) }
      }
      if let (label, given) = asked.first(where: { $1 != wiring.dependency(choices.identity, $0) }) {
        byHand += StartText.otherDependency(manifest, choices.identity, label, given)
      }
    }
    var isWired = true
    if choices.usesPlugIn {
      do throws(PackageWiring.Doubt) {
        let new = try wired(wiring, choices, manifest, &workspace)
        changes.add(manifest, new, over: wiring.bytes, in: &workspace)
      } catch {
        isWired = false
        byHand += lines(manifest, wiring, choices, error)
      }
      let made = OutputRecord.folders(ofManifestsIn: targetFolder, inProject: folder)
      if !made.isEmpty { byHand += StartText.generatedBefore(choices.target.name, in: made) }
      let others = versionSpecificManifests(in: folder)
      if !others.isEmpty { byHand += StartText.otherManifests(others) }
    }
    if workspace.hasErrors { return .failure }
    if changes.isEmpty {
      console.output(byHand.isEmpty ? StartText.nothingToDo : byHand)
      return .success
    }
    if !console.isQuiet || arguments.has(dryRun.name) || !arguments.has(yes.name) {
      console.output(changes.list(isDone: false) + "\n")
      console.outputDiff(changes.diff)
    }
    if !byHand.isEmpty { console.output("\n" + byHand) }
    if arguments.has(dryRun.name) { return .success }
    if !arguments.has(yes.name) {
      let before = interview.diagnostics.count
      let answer = interview.ask(InitQuestions.write)
      workspace.diagnostics += interview.diagnostics[before...]
      guard answer?.isYes == true else {
        if answer != nil { console.message(StartText.nothingChanged) }
        return .failure
      }
    }
    guard changes.write(in: &workspace) else { return .failure }
    if !console.isQuiet {
      console.output("\n" + changes.list(isDone: true))
      console.output(
        StartText.afterInit(
          target: choices.target.name, usesPlugIn: choices.usesPlugIn, isWired: isWired,
          hasExample: hasExample))
    }
    return .success
  }

  /// Lets the configuration that is there name the manifests of one more target, unless its `output` sends the code of all
  /// manifests to one folder. Returns what is left to do by hand.
  private static func configure(
    _ project: ProjectFolder, at configuration: String, for starter: StarterFiles,
    _ changes: inout FileChanges, _ workspace: inout Workspace
  ) -> String {
    if let output = project.project?.output?.value {
      if starter.usesPlugIn {
        return StartText.outputOfAll(output, configuration, besides: starter.manifests)
      }
      return ManifestList.covers(output, [starter.folder])
        ? "" : StartText.outputElsewhere(output, target: starter.target, folder: starter.folder)
    }
    let byHand = starter.usesPlugIn ? "" : StartText.outputByTarget(starter.manifests, target: starter.target)
    let folders = ManifestList.missing(starter.manifests, in: project)
    guard !folders.isEmpty, let bytes = workspace.bytes(of: configuration, at: nil) else { return byHand }
    guard let new = ManifestList(bytes, path: configuration).adding(folders) else {
      return StartText.addToManifests(configuration, folders) + byHand
    }
    changes.add(configuration, new, over: bytes, in: &workspace)
    return byHand
  }

  private static func hasManifests(_ folder: String) -> Bool {
    guard isFolder(folder) else { return false }
    var scratch = Workspace()
    var inputs = InputPaths()
    inputs.add([folder], includesSwift: false, to: &scratch)
    return !inputs.manifests.isEmpty
  }

  private static func wiring(_ bytes: [UInt8], _ path: String, _ workspace: inout Workspace) -> PackageWiring?
  {
    let checker = Checker(environment: .current(servesAsPlugIn: true))
    do throws(Obstacle) {
      return PackageWiring(
        path: path, bytes: bytes, outline: try checker.outline(ofPackage: bytes, path: path))
    } catch {
      workspace.diagnostics.append(error.diagnostic)
      return nil
    }
  }

  /// The file with the plug-in, read again, so that it says what is meant.
  private static func wired(
    _ wiring: PackageWiring, _ choices: Choices, _ path: String, _ workspace: inout Workspace
  ) throws(PackageWiring.Doubt) -> [UInt8] {
    if choices.source == nil, wiring.uses(choices.target) { return wiring.bytes }
    let edits = try wiring.edits(choices.source, identity: choices.identity, to: choices.target)
    let new = ItemInsertion(wiring.bytes).applying(edits)
    var scratch = Workspace()
    guard let read = self.wiring(new, path, &scratch), read.uses(choices.target),
      choices.source == nil || read.dependencyCount == wiring.dependencyCount + 1,
      read.targets == wiring.targets
    else { throw PackageWiring.Doubt(reason: StartText.notUnderstood, place: nil) }
    return new
  }

  private static func choices(
    _ wiring: PackageWiring, _ folder: String, _ arguments: ParsedArguments, _ interview: inout Interview,
    _ workspace: inout Workspace
  ) throws(ParsedArguments.UsageError) -> Choices? {
    guard let target = try target(wiring, arguments.value(self.target.name), &interview, &workspace) else {
      return nil
    }
    if arguments.has(noPlugIn.name), wiring.uses(target) {
      throw ParsedArguments.UsageError(
        message: "`\(noPlugIn.name)` can't be done: the target \(target.name) uses \(PackageWiring.plugIn)",
        help: "take the plug-in out of the target's `plugins` first, or leave the flag out")
    }
    let saysPlugIn = [url, version, path].contains { arguments.has($0.name) }
    let plugInGiven = arguments.has(noPlugIn.name) ? "no" : saysPlugIn || wiring.uses(target) ? "yes" : nil
    guard let usesPlugIn = interview.ask(InitQuestions.plugIn, given: plugInGiven)?.isYes else { return nil }
    var source: PackageSource?
    var identity = wiring.identity ?? PackageWiring.package
    if usesPlugIn, wiring.identity == nil {
      if let given = arguments.value(path.name), let problem = InitQuestions.pathProblem(given, from: folder)
      {
        workspace.diagnostics.append(.noMillwork(problem))
        return nil
      }
      source = self.source(folder, arguments, &interview)
      guard let named = source else { return nil }
      identity = named.identity(in: wiring.path)
      // A folder or a fork of another name, which is a dependency already.
      if wiring.depends(on: identity) { source = nil }
    }
    let guardGiven = arguments.has(guardImport.name) ? "yes" : nil
    guard let guardsImport = interview.ask(InitQuestions.guardImport, given: guardGiven)?.isYes else {
      return nil
    }
    return Choices(
      target: target, usesPlugIn: usesPlugIn, source: source, identity: identity, guardsImport: guardsImport)
  }

  private static func target(
    _ wiring: PackageWiring, _ given: String?, _ interview: inout Interview, _ workspace: inout Workspace
  ) throws(ParsedArguments.UsageError) -> PackageWiring.Target? {
    let names = wiring.targets.map(\.name)
    if wiring.knowsAllTargets, names.isEmpty {
      workspace.diagnostics.append(.noTarget(wiring.otherTargets))
      return nil
    }
    if let given, wiring.knowsAllTargets, !names.contains(given) {
      throw ParsedArguments.UsageError(.unknownTarget(given, known: names, others: wiring.otherTargets))
    }
    let isOnly = wiring.knowsAllTargets && names.count == 1
    let question =
      wiring.knowsAllTargets ? InitQuestions.target(among: names) : InitQuestions.unknownTarget
    guard let name = interview.ask(question, given: given ?? (isOnly ? names[0] : nil))?.text else {
      return nil
    }
    return wiring.targets.first { $0.name == name } ?? PackageWiring.Target(name: name, path: nil, index: -1)
  }

  private static func source(_ folder: String, _ arguments: ParsedArguments, _ interview: inout Interview)
    -> PackageSource?
  {
    let answer: Answer? =
      if let given = arguments.value(url.name) {
        interview.ask(InitQuestions.url, given: given)
      } else if let given = arguments.value(path.name) {
        .text(given)
      } else {
        interview.ask(InitQuestions.place(in: folder))
      }
    guard let place = answer?.text else { return nil }
    guard PackageOrigin.isURL(place), !arguments.has(path.name) else { return .folder(place) }
    let version = interview.ask(InitQuestions.version, given: arguments.value(self.version.name))
    return version.map { .repository(url: place, version: $0.text) }
  }

  /// The folder of a target, from the package's: the one that is named, else the one of the usual name; empty for the
  /// package's own.
  private static func targetFolder(
    of target: PackageWiring.Target, _ wiring: PackageWiring, _ folder: String, _ workspace: inout Workspace
  ) -> String? {
    var candidates = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
    if wiring.targets.count == 1, wiring.outline.toolsVersion >= OSVersion(5, 9) {
      candidates.append("Sources")
    }
    if let path = target.path {
      candidates = [path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")]
    }
    let found = candidates.first { isFolder($0.isEmpty ? folder : "\(folder)/\($0)") }
    if found == nil {
      workspace.diagnostics.append(.noFolder(ofTarget: target.name, lookedAt: candidates))
    }
    return found
  }

  private static func lines(
    _ path: String, _ wiring: PackageWiring, _ choices: Choices, _ doubt: PackageWiring.Doubt
  ) -> String {
    let line = doubt.place.map { place in
      String(1 + wiring.bytes.prefix(place).count { $0 == UInt8(ascii: "\n") })
    }
    return StartText.lines(
      path, doubt.reason, place: line, dependency: choices.source?.code,
      plugIn: PackageWiring.plugInCode(choices.identity),
      target: choices.target.name)
  }

  /// What to add to a manifest that nothing can read, as far as the flags say it.
  private static func linesWithoutCompiler(_ manifest: String, _ arguments: ParsedArguments) -> String {
    let url = arguments.value(url.name)
    let source =
      arguments.value(path.name).map { PackageSource.folder($0) }
      ?? .repository(url: url ?? "URL", version: arguments.value(version.name) ?? "VERSION")
    let isKnown = url != nil || arguments.has(path.name)
    return StartText.lines(
      manifest, StartText.noCompilerReads, place: nil, dependency: source.code,
      plugIn: PackageWiring.plugInCode(isKnown ? source.identity(in: manifest) : PackageWiring.package),
      target: arguments.value(target.name) ?? StartText.someTarget)
  }

  /// Manifests for one version of the tools, such as `Package@swift-5.9.swift`, which that version prefers.
  private static func versionSpecificManifests(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }.sorted()
  }
}
