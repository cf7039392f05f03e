import MillworkSDK
import MillworkSource

/// The check of a package while it runs.
///
/// First every module that another one imports is emitted without its functions' bodies, level by level; then all
/// modules are checked whole, with nothing to wait for. So an error in a body keeps nobody else from being checked.
struct PackageCheck {
  /// A platform, with what replaces the manifest's choices.
  struct Round {
    let platform: Platform
    var floor: OSVersion?
    var mode: SwiftMode?
  }

  let checker: Checker
  let graph: PackageGraph
  let sources: SourceSet
  let rounds: [Round]
  let options: CheckOptions
  /// Holds what the modules are emitted into.
  let folder: WorkFolder

  /// The floor of plug-ins: that of the library that they are linked with.
  private static let plugInFloor = OSVersion(13)

  /// One module in one round.
  private struct Job {
    let module: Int
    let round: Int
    /// The number of the round among the module's targets.
    let target: Int
  }

  /// The check of each module.
  private var runs: [CheckRun] = []
  /// What is known of each module's targets.
  private var verdicts: [[CheckRun.Verdict?]] = []
  private var jobs: [Job] = []
  /// What was emitted in each round so far.
  private var modules: [Fingerprint]

  /// A check of the modules of `graph`.
  init(
    checker: Checker, graph: PackageGraph, sources: SourceSet, rounds: [Round], options: CheckOptions,
    folder: WorkFolder
  ) throws(Obstacle) {
    (self.checker, self.graph, self.sources, self.rounds) = (checker, graph, sources, rounds)
    (self.options, self.folder) = (options, folder)
    modules = rounds.map { _ in Fingerprint() }
    let members = rounds.map { self.members(of: $0) }
    for (number, module) in graph.modules.enumerated() {
      var targets: [CheckTarget] = []
      for (index, round) in rounds.enumerated() where members[index].contains(number) {
        jobs.append(Job(module: number, round: index, target: targets.count))
        targets.append(target(of: module, in: round))
      }
      var own = options
      own.moduleName = module.name
      runs.append(
        CheckRun(
          checker: checker, folder: try folder.makePart(number), files: module.files, sources: sources,
          targets: targets,
          options: own))
      verdicts.append(Array(repeating: nil, count: targets.count))
    }
  }

  /// The modules of a round: those of the package that are meant for it, and what they need of others.
  private func members(of round: Round) -> Set<Int> {
    var members: Set<Int> = []
    var wanted: Set<Int> = []
    // Each module stands behind those that it needs.
    for (number, module) in graph.modules.enumerated().reversed()
    where runsOn(module, round) && (module.package == 0 || wanted.contains(number)) {
      members.insert(number)
      wanted.formUnion(needed(by: module, on: round.platform))
    }
    return members
  }

  /// Whether a module is meant for a round: what runs on the building machine is, on Apple's side, a matter of macOS.
  private func runsOn(_ module: PackageModule, _ round: Round) -> Bool {
    guard !module.isForeign else { return false }
    guard round.platform != .macOS else {
      // A plug-in has one floor and one mode, so that one round is enough.
      let first = rounds.first { $0.platform == .macOS }
      return module.target.kind != .plugin || first?.floor == round.floor && first?.mode == round.mode
    }
    return !isForMac(module)
  }

  private func isForMac(_ module: PackageModule) -> Bool {
    switch module.target.kind {
    case .executable, .plugin: true
    case .test:
      module.runsProgram
        || needed(by: module, on: nil).contains { graph.modules[$0].target.kind == .executable }
    default: false
    }
  }

  private func target(of module: PackageModule, in round: Round) -> CheckTarget {
    let package = graph.packages[module.package]
    let flags = ModuleFlags(module, of: package, on: round.platform)
    var floor = package.package.floor(of: round.platform)
    // What replaces the manifest's choices replaces those of the package that was asked for.
    if module.package == 0 { floor = round.floor ?? floor }
    if module.target.kind == .plugin { floor = Self.plugInFloor }
    let mode = module.package == 0 && module.target.kind != .plugin ? round.mode : nil
    return CheckTarget(
      platform: round.platform, version: floor, swift: mode ?? SwiftMode(rawValue: flags.mode) ?? .v5)
  }

  /// The modules that `module` imports on a platform, or on any.
  private func needed(by module: PackageModule, on platform: Platform?) -> [Int] {
    let traits = graph.packages[module.package].traits
    return module.links.compactMap { link in
      guard case .module(let number) = link.end else { return nil }
      return platform.map { link.condition.holds(on: $0, traits: traits) } ?? true ? number : nil
    }
  }

  /// Does the check.
  mutating func report() -> PackageReport {
    do throws(Obstacle) {
      var prepared = try prepare(asText: false)
      try judge(prepared.invocation)
      if verdicts.joined().contains(where: { $0?.isRefusal ?? false }),
        case .derived(_, let cache) = prepared.invocation
      {
        // The cache may be damaged, so it is made anew, once.
        do throws(CheckCache.Failure) { try cache.forget(platforms) } catch { throw checker.obstacle(error) }
        for index in verdicts.indices { verdicts[index] = verdicts[index].map { _ in nil } }
        modules = rounds.map { _ in Fingerprint() }
        prepared = try prepare(asText: true)
        try judge(prepared.invocation)
      }
      return report(prepared.invocation, prepared.diagnostics)
    } catch {
      return PackageReport(
        diagnostics: graph.diagnostics + [error.diagnostic],
        modules: graph.modules.indices.filter { isShown($0) }.map { number in
          entry(number, runs[number].targets.map { TargetResult(unchecked: $0, because: error.reason) })
        })
    }
  }

  /// Removes the folders that no message names.
  func removeFolders() {
    for run in runs where !run.keepsFolder { run.folder.remove() }
    if !runs.contains(where: \.keepsFolder) { folder.remove() }
  }

  private var platforms: [Platform] { Set(runs.flatMap(\.targets).map(\.platform)).sorted() }

  private func prepare(asText: Bool) throws(Obstacle) -> (invocation: Invocation, diagnostics: [Diagnostic]) {
    try checker.prepare(
      platforms, try checker.bundledToolchain(workFolder: folder), timeLimit: options.timeLimit,
      asText: asText,
      isCancelled: options.isCancelled, onProgress: options.onProgress)
  }

  private mutating func judge(_ invocation: Invocation) throws(Obstacle) {
    let imported = Set(
      rounds.indices.flatMap { round in
        graph.modules.flatMap { needed(by: $0, on: rounds[round].platform) }
      })
    for level in 0...(graph.modules.map(\.level).max() ?? 0) {
      let due = jobs.filter { graph.modules[$0.module].level == level }
      for job in due { verdicts[job.module][job.target] = obstacle(to: job).map(CheckRun.Verdict.skipped) }
      let emitted = due.filter { verdicts[$0.module][$0.target] == nil && imported.contains($0.module) }
      for (job, verdict) in zip(emitted, try outcomes(of: emitted, invocation, emitsModule: true))
      where !verdict.isClean {
        verdicts[job.module][job.target] = verdict
      }
    }
    // The longest first, so that the last to end is a short one.
    let open = jobs.filter {
      verdicts[$0.module][$0.target]?.isJudged ?? true
        && graph.packages[graph.modules[$0.module].package].isOwn
    }
    .sorted { size(of: $0) > size(of: $1) }
    for (job, verdict) in zip(open, try outcomes(of: open, invocation, emitsModule: false)) {
      verdicts[job.module][job.target] = verdict
    }
  }

  private func size(of job: Job) -> Int {
    graph.modules[job.module].files.reduce(0) { $0 + $1.text.bytes.count }
  }

  /// Why a module can't be checked in a round, or `nil`.
  private func obstacle(to job: Job) -> String? {
    let module = graph.modules[job.module]
    let platform = rounds[job.round].platform
    if let obstacle = module.obstacle { return obstacle }
    let traits = graph.packages[module.package].traits
    for link in module.links where link.condition.holds(on: platform, traits: traits) {
      switch link.end {
      case .missing(let reason): return reason
      case .program: continue
      case .module(let number):
        let other = graph.modules[number]
        if other.obstacle != nil { return Reason.needs(other.target.name) }
        guard let below = jobs.first(where: { $0.module == number && $0.round == job.round }) else {
          continue
        }
        switch verdicts[number][below.target] {
        case .skipped, .refused, .failed, .cancelled: return Reason.needs(other.target.name)
        case .judged: return Reason.errors(in: other.target.name)
        case nil: break
        }
      }
    }
    return nil
  }

  /// What the compiler makes of each of `jobs`, now or in an earlier check.
  private mutating func outcomes(of jobs: [Job], _ invocation: Invocation, emitsModule: Bool) throws(Obstacle)
    -> [CheckRun.Verdict]
  {
    var results: ModuleResults?
    if case .derived(let toolchain, let cache) = invocation {
      results = ModuleResults(cache, toolchain, plugIn: checker.environment.macroPlugIn)
    }
    var calls: [(call: CheckRun.Call, command: Subprocess.Command, path: String, key: String?)] = []
    for job in jobs {
      let (call, command, path) = try self.call(job, invocation, emitsModule: emitsModule)
      let words = command.arguments.filter { !$0.hasPrefix(folder.path) } + [call.call.target.description]
      let key = results?.key(
        words, files: call.files.sorted { $0.key < $1.key }.map(\.value), modules: modules[job.round])
      calls.append((call, command, path, key))
    }
    let earlier = calls.map { call in
      call.key.flatMap { results?.entry($0, wantsModule: emitsModule) }
    }
    let due = calls.indices.filter { earlier[$0] == nil }
    var runner = Subprocess(
      parallel: options.parallel, timeLimit: options.timeLimit, watcher: checker.environment.macroPlugIn)
    runner.isCancelled = options.isCancelled
    runner.report(due.map { calls[$0].call.subject }, to: options.onProgress)
    let ends = runner.run(due.map { calls[$0].command }, folder: folder.path)
    var verdicts: [CheckRun.Verdict] = []
    for (index, job) in jobs.enumerated() {
      let (call, command, path, key) = calls[index]
      let run = runs[job.module]
      var outcome = Subprocess.Outcome(end: .exited(0), output: [], errors: [])
      if let entry = earlier[index] {
        try run.folder.write(entry.findings, to: call.call.findings)
        if let module = entry.module { try folder.write(module, to: path) }
      } else if let position = due.firstIndex(of: index) {
        outcome = ends[position]
      }
      let verdict = runs[job.module].verdict(outcome, call, command)
      if earlier[index] == nil, emitsModule ? verdict.isClean : verdict.isJudged, let key, let results {
        let module = emitsModule ? folder.read(path) : nil
        results.keep(.init(findings: run.folder.read(call.call.findings), module: module), as: key)
      }
      verdicts.append(verdict)
    }
    if emitsModule {
      for (index, job) in jobs.enumerated() where verdicts[index].isClean {
        modules[job.round].combine(graph.modules[job.module].name)
        modules[job.round].combine(folder.read(calls[index].path))
      }
    } else {
      results?.prune()
    }
    return verdicts
  }

  /// The call of the compiler for a job, and the path of the module that it emits, from the folder of modules.
  private mutating func call(_ job: Job, _ invocation: Invocation, emitsModule: Bool) throws(Obstacle)
    -> (CheckRun.Call, Subprocess.Command, String)
  {
    let module = graph.modules[job.module]
    var call = try runs[job.module].call(job.target, invocation)
    let flags = ModuleFlags(module, of: graph.packages[module.package], on: rounds[job.round].platform)
    call.call.flags = flags.arguments + ["-I", "\(folder.path)/\(job.round)"]
    call.call.isTest = module.target.kind == .test
    let path = "\(job.round)/\(module.name).swiftmodule"
    guard emitsModule else {
      return (call, runs[job.module].command(invocation.command(call.call)), path)
    }
    try folder.makeFolder("\(job.round)")
    call.call.findings = "module-\(call.call.findings)"
    let command = invocation.moduleCommand(call.call, "\(folder.path)/\(path)")
    return (call, runs[job.module].command(command), path)
  }

  /// Whether a module has a place in the report: others' work has none, nor has what no platform needs.
  private func isShown(_ number: Int) -> Bool {
    let module = graph.modules[number]
    return graph.packages[module.package].isOwn
      && (module.package == 0 || module.isForeign || !runs[number].targets.isEmpty)
  }

  private func entry(_ number: Int, _ results: [TargetResult]) -> PackageReport.Module {
    let module = graph.modules[number]
    var leftOut: String?
    if module.isForeign { leftOut = module.obstacle }
    if !module.isForeign, results.count < rounds.count, isForMac(module),
      rounds.contains(where: { $0.platform != .macOS })
    {
      leftOut = Reason.macOSOnly
    }
    return PackageReport.Module(
      name: module.target.name,
      package: module.package == 0 ? nil : graph.packages[module.package].package.name,
      files: module.files.count, results: results, leftOut: leftOut)
  }

  private func report(_ invocation: Invocation, _ general: [Diagnostic]) -> PackageReport {
    var diagnostics = graph.diagnostics + general
    var modules: [PackageReport.Module] = []
    for number in graph.modules.indices {
      let known = verdicts[number].map { $0 ?? .judged([]) }
      let report = runs[number].report(known, invocation, general: [])
      if isShown(number) {
        modules.append(entry(number, report.results))
        diagnostics += report.diagnostics
      } else {
        diagnostics += report.diagnostics.filter { $0.severity == .error }
      }
    }
    return PackageReport(diagnostics: diagnostics, modules: modules)
  }
}
