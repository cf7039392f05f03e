import MillworkSDK
import MillworkSource

/// Several checks that share what they need: one look at the toolchain, one cache, one line of compilers.
struct CheckBatch {
  private let checker: Checker
  private var runs: [CheckRun]

  /// A batch of `runs`, at least one.
  init(checker: Checker, runs: [CheckRun]) {
    self.checker = checker
    self.runs = runs
  }

  /// Does the checks; the reports stand in the order of the runs.
  mutating func reports() -> [CheckReport] {
    do throws(Obstacle) {
      var prepared = try prepare(asText: false)
      var verdicts = try judge(prepared.invocation)
      if verdicts.joined().contains(where: \.isRefusal), case .derived(_, let cache) = prepared.invocation {
        // The cache may be damaged, so it is made anew, once.
        cache.forget(platforms)
        prepared = try prepare(asText: true)
        verdicts = try judge(prepared.invocation)
      }
      return runs.indices.map { index in
        runs[index].report(
          verdicts[index], prepared.invocation, general: index == 0 ? prepared.diagnostics : [])
      }
    } catch {
      return runs.map { CheckReport(unchecked: $0.targets, because: error) }
    }
  }

  /// Removes the work folders that no message names.
  func removeFolders() {
    for run in runs where !run.keepsFolder { run.folder.remove() }
  }

  private var platforms: [Platform] { runs.reduce(into: Set()) { $0.formUnion($1.platforms) }.sorted() }
  private var timeLimit: Double { runs.map(\.options.timeLimit).max() ?? CheckOptions().timeLimit }
  private var parallel: Int { runs.map(\.options.parallel).max() ?? 1 }

  private func prepare(asText: Bool) throws(Obstacle) -> (invocation: Invocation, diagnostics: [Diagnostic]) {
    try checker.prepare(platforms, workFolder: runs[0].folder, timeLimit: timeLimit, asText: asText)
  }

  /// Calls the compiler for each target of each run.
  private mutating func judge(_ invocation: Invocation) throws(Obstacle) -> [[CheckRun.Verdict]] {
    var calls: [(run: Int, target: Int, call: CheckRun.Call)] = []
    for run in runs.indices {
      for target in runs[run].targets.indices {
        calls.append((run, target, try runs[run].call(target, invocation)))
      }
    }
    // Different platforms first: they build different modules, while two of one platform would wait for each other.
    var seen: Set<Platform> = []
    let first = calls.indices.filter { seen.insert(calls[$0].call.call.target.platform).inserted }
    let isFirst = Set(first)
    let order = first + calls.indices.filter { !isFirst.contains($0) }
    let commands = order.map { runs[calls[$0].run].command(invocation.command(calls[$0].call.call)) }
    let runner = Subprocess(parallel: parallel, timeLimit: timeLimit)
    let outcomes = runner.run(commands, folder: runs[0].folder.path)
    var verdicts = runs.map { [CheckRun.Verdict](repeating: .judged([]), count: $0.targets.count) }
    for (position, index) in order.enumerated() {
      let (run, target, call) = calls[index]
      verdicts[run][target] = runs[run].verdict(outcomes[position], call, commands[position])
    }
    return verdicts
  }
}

extension Checker {
  /// Finds the compiler and derives what the cache lacks for `platforms`. Where the toolchain can't serve Apple's
  /// platforms, the code is checked for this machine instead, and a diagnostic says so.
  func prepare(
    _ platforms: [Platform], workFolder: WorkFolder, timeLimit: Double, asText: Bool = false
  ) throws(Obstacle) -> (invocation: Invocation, diagnostics: [Diagnostic]) {
    if case .xcode(let xcrun) = environment.sdk { return (.xcode(xcrun: xcrun), []) }
    let toolchain = try Toolchain.find(in: environment, workFolder: workFolder.path)
    let cache = CheckCache(
      root: environment.cacheFolder, toolchain: toolchain, modules: interfaces,
      variables: environment.variables, timeLimit: timeLimit)
    if case .folder(let path) = environment.sdk {
      return (.folder(toolchain, AppleSDKs(in: path), cache), [])
    }
    do throws(CheckCache.Failure) {
      do throws(CheckCache.Failure) {
        try cache.fill(platforms, asText: asText)
        return (.derived(toolchain, cache), [])
      } catch {
        guard case .noInterface(let path) = error else { throw error }
        try cache.fillHost()
        return (.host(toolchain, cache), [.noStandardLibrary(missing: path)])
      }
    } catch {
      throw Obstacle(Reason.cache, .cacheUnusable(environment.cacheFolder, reason: error.reason))
    }
  }
}
