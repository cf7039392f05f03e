import MillworkSDK
import MillworkSource

/// One check while it runs.
struct CheckRun {
  let checker: Checker
  let folder: WorkFolder
  let files: [MappedFile]
  let sources: SourceSet
  let targets: [CheckTarget]
  let options: CheckOptions
  /// The copies of the files that were written already, by folder.
  private var written: [String: [String]] = [:]
  /// What the rules found.
  private var advice = FindingMerger()
  /// Whether the folder must stay, since a message names a command that needs it.
  private(set) var keepsFolder = false

  /// A check of `files` for `targets`, which writes into `folder`.
  init(
    checker: Checker, folder: WorkFolder, files: [MappedFile], sources: SourceSet, targets: [CheckTarget],
    options: CheckOptions
  ) {
    self.checker = checker
    self.folder = folder
    self.files = files
    self.sources = sources
    self.targets = targets
    self.options = options
  }

  /// What a call of the compiler led to.
  enum Verdict {
    /// It judged the code.
    case judged([Diagnostic])
    /// It could not build the modules that Millwork gives it, for this reason.
    case refused(String)
    /// It did not end as it should.
    case failed(Diagnostic)
    /// It was not called, for this reason.
    case skipped(String)

    var isRefusal: Bool {
      if case .refused = self { true } else { false }
    }

    var isJudged: Bool {
      if case .judged = self { true } else { false }
    }

    /// Whether it judged the code and found no error.
    var isClean: Bool {
      if case .judged(let found) = self { !found.hasErrors } else { false }
    }
  }

  /// One call and the files that it checks, by the names that the compiler knows them by.
  struct Call {
    var call: FrontendCall
    var files: [String: MappedFile]
  }

  /// The platforms that the targets name.
  var platforms: Set<Platform> { Set(targets.map(\.platform)) }

  /// A call of the compiler as a process in the check's folder.
  func command(_ call: (executable: String, arguments: [String])) -> Subprocess.Command {
    var environment = checker.environment.variables
    // A crashed compiler would spend a minute on the names of its functions.
    environment["LLVM_DISABLE_SYMBOLIZATION"] = "1"
    environment[MacroPlugIn.variable] = "1"
    return Subprocess.Command(
      executable: call.executable, arguments: call.arguments, environment: environment, folder: folder.path)
  }

  /// Writes the files of a target as they are to be checked.
  mutating func call(_ index: Int, _ invocation: Invocation) throws(Obstacle) -> Call {
    let target = targets[index]
    let compiler = CompilerVersion(sdk: target.sdkVersion)
    let rewriter = invocation.compiler.map { CompilerConditions(simulated: compiler, running: $0) }
    // Targets that see the same text share its copies.
    let folderName = "\(compiler.parts[0]).\(compiler.parts[1])"
    var names: [String]
    if let known = written[folderName] {
      names = known
    } else {
      names = try folder.write(files, folder: folderName) { file in
        rewriter?.rewritten(file.text.bytes) ?? file.text.bytes
      }
    }
    written[folderName] = names
    var all = files
    if !options.assets.isEmpty {
      let symbols = AssetSymbols(options.assets).file(for: target)
      names += try folder.write([symbols], folder: "assets-\(index)", prefix: "Assets") { $0.text.bytes }
      all.append(symbols)
    }
    let call = FrontendCall(
      target: target, files: names, hasMainFile: files.contains(where: WorkFolder.isMain),
      moduleName: options.moduleName, isMainActorByDefault: options.isMainActorByDefault,
      macroPlugIn: checker.environment.macroPlugIn, findings: "\(index).dia",
      index: appliesRules(index) ? "index-\(index)" : nil)
    return Call(call: call, files: Dictionary(zip(names, all)) { first, _ in first })
  }

  /// Whether the rules are applied to a target: the language mode changes nothing for them, so one of each is enough.
  private func appliesRules(_ index: Int) -> Bool {
    guard !options.rules.isEmpty,
      files.contains(where: { RuleRun.isJudged($0, generated: options.rulesJudgeGeneratedFiles) })
    else { return false }
    var target = targets[index]
    return !targets[..<index].contains { other in
      target.swift = other.swift
      return other == target
    }
  }

  /// Applies the rules to what a call checked.
  private mutating func addAdvice(_ call: Call, hasErrors: Bool, _ mapper: inout FindingMapper) {
    guard let index = call.call.index else { return }
    let run = RuleRun(
      selection: options.rules,
      files: call.call.files.compactMap { name in call.files[name].map { (name, $0) } }, folder: folder,
      judgesGenerated: options.rulesJudgeGeneratedFiles)
    let found = run.diagnostics(index: index, target: call.call.target, hasErrors: hasErrors, &mapper)
    advice.add(found, for: call.call.target)
  }

  /// What the call made of a target, by its outcome and its findings.
  mutating func verdict(
    _ outcome: Subprocess.Outcome, _ call: Call, _ command: Subprocess.Command
  ) -> Verdict {
    let read = SerializedDiagnostics(folder.read(call.call.findings))
    var mapper = FindingMapper(files: call.files, sources: sources)
    if let read, let refusal = mapper.refusal(read, of: checker.interfaces.map(\.name)) {
      return .refused(refusal)
    }
    let found = read.map { mapper.diagnostics($0) } ?? []
    switch outcome.end {
    case .exited(0) where read != nil:
      addAdvice(call, hasErrors: false, &mapper)
      return .judged(found)
    case .exited(1) where found.hasErrors:
      addAdvice(call, hasErrors: true, &mapper)
      return .judged(found)
    default:
      keepsFolder = true
      let words = [command.executable] + command.arguments
      return .failed(
        .compilerFailed(
          outcome.end.words, target: call.call.target.description,
          command: "cd \(quoted(command.folder)) && \(words.map(quoted).joined(separator: " "))",
          tail: lastWords(outcome)))
    }
  }

  /// The report of all targets.
  func report(_ verdicts: [Verdict], _ invocation: Invocation, general: [Diagnostic]) -> CheckReport {
    var merger = FindingMerger()
    var failures: [Diagnostic] = []
    let results = zip(targets, verdicts).map { target, verdict in
      switch verdict {
      case .judged(let found):
        merger.add(found, for: target)
        return TargetResult(
          target: target, errors: found.count { $0.severity == .error },
          warnings: found.count { $0.severity == .warning }, wasChecked: true,
          availabilityWasChecked: invocation.judgesAvailability,
          reason: invocation.judgesAvailability ? nil : Reason.host)
      case .refused(let reason):
        failures.append(.modulesRefused(target.description, reason: reason))
        return TargetResult(unchecked: target, because: Reason.modulesRefused)
      case .failed(let diagnostic):
        failures.append(diagnostic)
        return TargetResult(unchecked: target, because: Reason.compilerFailed)
      case .skipped(let reason):
        return TargetResult(unchecked: target, because: reason)
      }
    }
    let assets = options.assets.flatMap(\.diagnostics) + AssetSymbols(options.assets).diagnostics
    let found = merger.merged() + advice.merged(note: Diagnostic.Note.platforms)
    return CheckReport(diagnostics: general + failures + assets + found, results: results)
  }

  /// The end of what the compiler printed, for a person.
  private func lastWords(_ outcome: Subprocess.Outcome) -> String {
    let text = outcome.errors.isEmpty ? outcome.output : outcome.errors
    return String(decoding: text.prefix(2000), as: UTF8.self)
      .split(whereSeparator: \.isNewline).prefix(8).joined(separator: " / ")
  }

  /// `word` as a shell would need it, for a person who copies the command.
  private func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "+")...UInt8(ascii: "9"), UInt8(ascii: "="), UInt8(ascii: "_"), UInt8(ascii: "@"):
        true
      default: false
      }
    }
    return isPlain
      ? word
      : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
