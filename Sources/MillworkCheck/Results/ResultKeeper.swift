import MillworkSource

/// Keeps what compilers said and finds it again: the answer about a whole module for a target, and which of its files
/// were found clean, so that the next check, after a change, is one of the files that the change concerns.
struct ResultKeeper {
  private let results: ResultsCache
  private let toolchain: Toolchain?

  /// A keeper for the checks of `checker` with a toolchain; without one nothing is kept.
  init(checker: Checker, toolchain: Toolchain?) {
    results = checker.environment.results
    self.toolchain = toolchain
  }

  /// What is known of a module for a target, or `nil`.
  func known(_ run: inout CheckRun, _ target: Int) -> [Diagnostic]? {
    guard let configuration = configuration(run, target),
      let stored = results.read(run.key(configuration)).flatMap({ StoredResult($0) })
    else { return nil }
    return run.diagnostics(stored, target)
  }

  /// The files of a module that are not known to be clean.
  func open(_ run: inout CheckRun, _ target: Int) -> [Int] {
    guard let configuration = configuration(run, target),
      let stored = results.read(Self.cleanKey(configuration))
    else { return Array(run.files.indices) }
    let clean = CleanFiles(stored).all
    return run.files.indices.filter { !clean.contains(run.key(ofFile: $0)) }
  }

  /// Keeps the findings of `calls`, which checked parts of a module and together leave no file out that was not clean
  /// already.
  func keep(_ run: inout CheckRun, _ target: Int, _ calls: [(part: CheckPart, call: CheckRun.Call)]) {
    guard results.limit > 0, let configuration = configuration(run, target) else { return }
    var findings: [[UInt8]] = []
    var clean: [Int] = []
    for (part, call) in calls {
      let names = run.names(for: call.call.target)
      var soiled: Set<String> = []
      var isWhole = true
      for output in call.call.outputs {
        let bytes = run.folder.read(output)
        guard let read = SerializedDiagnostics(bytes), !read.findings.isEmpty else { continue }
        findings.append(bytes)
        for finding in read.findings {
          soiled.formUnion(finding.places.compactMap { read.files[$0.file] })
          // Where one file has errors, the compiler does not finish the others. A place in a macro's expansion is no file's.
          let isPlaced = finding.place.flatMap { read.files[$0.file] }.map(names.contains) ?? false
          isWhole = isWhole && isPlaced && finding.level != .error && finding.level != .fatal
        }
      }
      if isWhole { clean += part.checked.filter { !soiled.contains(names[$0]) } }
    }
    let advice = run.advice[run.targets[target]].map { StoredAdvice.bytes($0, in: run.sources) } ?? []
    results.write(StoredResult(findings: findings, advice: advice).bytes, for: run.key(configuration))
    // A module of one file is found as a whole or not at all.
    guard run.files.count > 1 else { return }
    var known = CleanFiles(results.read(Self.cleanKey(configuration)) ?? [])
    if known.add(clean.map { run.key(ofFile: $0) }) {
      results.write(known.bytes, for: Self.cleanKey(configuration))
    }
  }

  private func configuration(_ run: CheckRun, _ target: Int) -> Fingerprint? {
    toolchain.flatMap { run.configuration(target, $0) }
  }

  private static func cleanKey(_ configuration: Fingerprint) -> Fingerprint {
    var key = configuration
    key.combine("clean files")
    return key
  }
}

extension SerializedDiagnostics.Finding {
  /// The places of the finding and of its notes.
  var places: [SerializedDiagnostics.Place] { [place].compactMap { $0 } + notes.flatMap(\.places) }
}
