import MillworkSDK
import MillworkSource

/// Several checks that share what they need: one look at the toolchain, one cache, one line of compilers.
struct CheckBatch {
  private let checker: Checker
  private var runs: [CheckRun]

  /// A module and a target, by number.
  private struct Job: Hashable {
    let run: Int
    let target: Int
  }

  /// A batch of `runs`, at least one.
  init(checker: Checker, runs: [CheckRun]) {
    self.checker = checker
    self.runs = runs
  }

  /// Does the checks; the reports stand in the order of the runs.
  mutating func reports() -> [CheckReport] {
    do throws(Obstacle) {
      let toolchain = try checker.bundledToolchain(workFolder: runs[0].folder)
      let keeper = ResultKeeper(checker: checker, toolchain: toolchain)
      var verdicts: [Job: CheckRun.Verdict] = [:]
      var open: [Job] = []
      for run in runs.indices {
        for target in runs[run].targets.indices {
          let job = Job(run: run, target: target)
          if let known = keeper.known(&runs[run], target) {
            verdicts[job] = .judged(known)
          } else {
            open.append(job)
          }
        }
      }
      var (judgesAvailability, general): (Bool, [Diagnostic]) = (true, [])
      if !open.isEmpty {
        (judgesAvailability, general) = try judge(open, toolchain, keeper, &verdicts)
      }
      return runs.indices.map { run in
        runs[run].report(
          runs[run].targets.indices.map { verdicts[Job(run: run, target: $0)] ?? .cancelled },
          judgesAvailability: judgesAvailability, general: run == 0 ? general : [])
      }
    } catch {
      return runs.map { CheckReport(unchecked: $0.targets, because: error) }
    }
  }

  /// Removes the work folders that no message names, which are parts of one.
  func removeFolders(in folder: WorkFolder) {
    for run in runs where !run.keepsFolder { run.folder.remove() }
    if !runs.contains(where: \.keepsFolder) { folder.remove() }
  }

  private var parallel: Int { runs.map(\.options.parallel).max() ?? 1 }

  private func timeLimit(_ jobs: [Job]) -> Double {
    jobs.map { runs[$0.run].options.timeLimit * max(1, Double(runs[$0.run].files.count) / 500) }.max()
      ?? CheckOptions().timeLimit
  }

  /// Has the compiler judge the `jobs`.
  private mutating func judge(
    _ jobs: [Job], _ toolchain: Toolchain?, _ keeper: ResultKeeper, _ verdicts: inout [Job: CheckRun.Verdict]
  ) throws(Obstacle) -> (judgesAvailability: Bool, diagnostics: [Diagnostic]) {
    let platforms = Set(jobs.map { runs[$0.run].targets[$0.target].platform }).sorted()
    let limit = timeLimit(jobs)
    let options = runs[jobs[0].run].options
    var prepared = try checker.prepare(
      platforms, toolchain, stubs: stubs(jobs), timeLimit: limit, isCancelled: options.isCancelled,
      onProgress: options.onProgress)
    var jobs = jobs
    if case .folder(_, let sdks, _) = prepared.invocation {
      for job in jobs where sdks.entries[runs[job.run].targets[job.target].platform] == nil {
        verdicts[job] = .skipped(Reason.noSDK)
      }
      jobs.removeAll { verdicts[$0] != nil }
    }
    var found = try call(jobs, prepared.invocation, keeper, limit)
    if found.values.contains(where: \.isRefusal), case .derived(_, let cache) = prepared.invocation {
      // The cache may be damaged, so it is made anew, once.
      do throws(CheckCache.Failure) { try cache.forget(platforms) } catch { throw checker.obstacle(error) }
      prepared = try checker.prepare(
        platforms, toolchain, stubs: stubs(jobs), timeLimit: limit, asText: true,
        isCancelled: options.isCancelled, onProgress: options.onProgress)
      found = try call(jobs, prepared.invocation, keeper, limit)
    }
    verdicts.merge(found) { $1 }
    return (prepared.invocation.judgesAvailability, prepared.diagnostics)
  }

  private func stubs(_ jobs: [Job]) -> [(stubs: [StubInterface], platform: Platform)] {
    jobs.map { (runs[$0.run].options.stubInterfaces, runs[$0.run].targets[$0.target].platform) }
  }

  /// What is left to check of each job, in parts that can be checked at the same time: the files that were not found
  /// clean before; a large module is divided where compilers would be idle otherwise.
  private mutating func parts(
    _ jobs: [Job], _ invocation: Invocation, _ keeper: ResultKeeper
  ) -> [Job: [CheckPart]] {
    guard case .derived = invocation else { return whole(jobs) }
    let share = max(1, parallel / max(1, jobs.count))
    var parts: [Job: [CheckPart]] = [:]
    for job in jobs {
      // The rules look at a module as a whole.
      if runs[job.run].appliesRules(job.target) {
        parts.merge(whole([job])) { $1 }
        continue
      }
      let open = keeper.open(&runs[job.run], job.target)
      // The graph is worth its cost only where it can part something.
      let run = runs[job.run]
      parts[job] =
        open.count < run.files.count || open.count >= 128
        ? CheckPart.parts(
          of: open, in: runs[job.run].graph, share: share, isStraight: run.isStraight)
        : whole([job])[job]
    }
    return parts
  }

  private func whole(_ jobs: [Job]) -> [Job: [CheckPart]] {
    jobs.reduce(into: [:]) { parts, job in
      var part = CheckPart(all: Array(runs[job.run].files.indices))
      part.isStraight = part.checked.allSatisfy(runs[job.run].isStraight)
      parts[job] = [part]
    }
  }

  /// Calls the compiler for each job and keeps what it says.
  private mutating func call(
    _ jobs: [Job], _ invocation: Invocation, _ keeper: ResultKeeper, _ limit: Double
  ) throws(Obstacle) -> [Job: CheckRun.Verdict] {
    let parts = self.parts(jobs, invocation, keeper)
    var verdicts = try call(parts, invocation, keeper, limit)
    // An error in a file that was clean before means that the split can't be trusted here.
    let stopped = jobs.filter { job in
      guard case .judged(let found) = verdicts[job] else { return false }
      return found.contains { $0.message == FindingMapper.stopped }
    }
    if !stopped.isEmpty {
      verdicts.merge(try call(whole(stopped), invocation, keeper, limit)) { $1 }
    }
    return verdicts
  }

  private mutating func call(
    _ parts: [Job: [CheckPart]], _ invocation: Invocation, _ keeper: ResultKeeper, _ limit: Double
  ) throws(Obstacle) -> [Job: CheckRun.Verdict] {
    var calls: [(job: Job, part: CheckPart, call: CheckRun.Call)] = []
    for job in parts.keys.sorted(by: { ($0.run, $0.target) < ($1.run, $1.target) }) {
      for part in parts[job] ?? [] {
        calls.append((job, part, try runs[job.run].call(job.target, invocation, part)))
      }
    }
    // Different platforms first: they build different modules, while two of one platform would wait for each other.
    var seen: Set<Platform> = []
    let first = calls.indices.filter { seen.insert(calls[$0].call.call.target.platform).inserted }
    let isFirst = Set(first)
    let order = first + calls.indices.filter { !isFirst.contains($0) }
    var commands = order.map { runs[calls[$0].job.run].command(invocation.command(calls[$0].call.call)) }
    var runner = Subprocess(
      parallel: parallel, timeLimit: limit, watcher: runs[0].checker.environment.macroPlugIn)
    let options = runs.map(\.options)
    runner.isCancelled = { options.contains { $0.isCancelled() } }
    runner.report(order.map { calls[$0].call.subject }, to: options[0].onProgress)
    var outcomes = runner.run(commands, folder: runs[0].folder.path)
    // One mistake in a long expression can cost the type checker minutes. A second call says which expression it is.
    let late = order.indices.filter { outcomes[$0].end == .timedOut }
    for position in late {
      calls[order[position]].call.call.givesUpSoon = true
      let (job, _, call) = calls[order[position]]
      commands[position] = runs[job.run].command(invocation.command(call.call))
    }
    let again = late.isEmpty ? [] : runner.run(late.map { commands[$0] }, folder: runs[0].folder.path)
    for (position, outcome) in zip(late, again) { outcomes[position] = outcome }
    var answers: [Job: [(verdict: CheckRun.Verdict, part: CheckPart, call: CheckRun.Call)]] = [:]
    for (position, index) in order.enumerated() {
      let (job, part, call) = calls[index]
      let verdict = runs[job.run].verdict(outcomes[position], call, commands[position])
      answers[job, default: []].append((verdict, part, call))
    }
    var verdicts: [Job: CheckRun.Verdict] = [:]
    for job in parts.keys {
      let found = answers[job] ?? []
      verdicts[job] = CheckRun.Verdict(found.map(\.verdict))
      if case .derived = invocation, case .judged = verdicts[job] {
        keeper.keep(&runs[job.run], job.target, found.map { ($0.part, $0.call) })
      }
    }
    return verdicts
  }
}

extension CheckRun.Verdict {
  /// What several calls made of one target. What failed counts most.
  init(_ parts: [CheckRun.Verdict]) {
    var found: [Diagnostic] = []
    var seen: Set<Diagnostic> = []
    for part in parts {
      guard case .judged(let some) = part else {
        self = part
        return
      }
      found += some.filter { seen.insert($0).inserted }
    }
    if found.contains(where: { $0.severity == .error && $0.message != FindingMapper.stopped }) {
      found.removeAll { $0.message == FindingMapper.stopped }
    }
    self = .judged(found)
  }
}

extension Checker {
  /// The toolchain, where the bundled modules are what code is checked against.
  func bundledToolchain(workFolder: WorkFolder) throws(Obstacle) -> Toolchain? {
    guard case .xcode = environment.sdk else {
      return try Toolchain.find(in: environment, workFolder: workFolder.path)
    }
    return nil
  }

  /// Finds the compiler and derives what the cache lacks for `platforms`.
  func prepare(
    _ platforms: [Platform], workFolder: WorkFolder, timeLimit: Double, asText: Bool = false
  ) throws(Obstacle) -> (invocation: Invocation, diagnostics: [Diagnostic]) {
    try prepare(
      platforms, try bundledToolchain(workFolder: workFolder), timeLimit: timeLimit, asText: asText)
  }

  /// Derives what the cache lacks for `platforms`. Where the toolchain can't serve Apple's platforms, the code is checked
  /// for this machine instead, and a diagnostic says so.
  func prepare(
    _ platforms: [Platform], _ toolchain: Toolchain?,
    stubs: [(stubs: [StubInterface], platform: Platform)] = [], timeLimit: Double, asText: Bool = false,
    isCancelled: @escaping @Sendable () -> Bool = { false },
    onProgress: @escaping @Sendable (CheckProgress) -> Void = { _ in }
  ) throws(Obstacle) -> (invocation: Invocation, diagnostics: [Diagnostic]) {
    if case .xcode(let xcrun) = environment.sdk { return (.xcode(xcrun: xcrun), []) }
    guard let toolchain else { throw Obstacle(Reason.noCompiler, .noCompiler(lookedAt: [])) }
    let cache = CheckCache(
      root: environment.cacheFolder, toolchain: toolchain, modules: interfaces,
      variables: environment.variables, timeLimit: timeLimit, watcher: environment.macroPlugIn,
      isCancelled: isCancelled, onProgress: onProgress)
    if case .folder(let path) = environment.sdk {
      return (.folder(toolchain, AppleSDKs(in: path), cache), [])
    }
    do throws(CheckCache.Failure) {
      do throws(CheckCache.Failure) {
        try cache.fill(platforms, asText: asText)
        for (stubs, platform) in stubs { try cache.fillStubs(stubs, for: platform) }
        return (.derived(toolchain, cache), [])
      } catch {
        guard case .noInterface(let path) = error else { throw error }
        try cache.fillHost()
        return (.host(toolchain, cache), [.noStandardLibrary(missing: path)])
      }
    } catch {
      throw obstacle(error)
    }
  }

  /// Why the cache hinders a check.
  func obstacle(_ failure: CheckCache.Failure) -> Obstacle {
    if case .interrupted = failure { return Obstacle(Reason.cancelled, .interrupted()) }
    return Obstacle(Reason.cache, .cacheUnusable(environment.cacheFolder, reason: failure.reason))
  }
}
