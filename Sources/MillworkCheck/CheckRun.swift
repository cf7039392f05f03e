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
  /// The copies of the files that were written already, as paths from the folder.
  private var written: Set<String> = []
  /// What each file shows to the others, once that was asked for.
  private(set) lazy var graph = ModuleGraph(files.map(\.text.bytes))
  /// The contents of each file by name.
  private(set) lazy var contents = files.map { Fingerprint(of: $0.text.bytes) }
  /// What the rules found, by target.
  private(set) var advice: [CheckTarget: [Diagnostic]] = [:]
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
    /// It was ended, since nobody waits for it any more.
    case cancelled

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

    /// What is checked, in a few words.
    var subject: String {
      let (target, count) = (call.target, files.count)
      let module = call.moduleName == CheckOptions().moduleName ? "" : "\(call.moduleName), "
      return "\(module)\(target.platform.name) \(target.version), Swift \(target.swift.rawValue), "
        + "\(count) file\(count == 1 ? "" : "s")"
    }
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

  /// The files by the names that the compiler knows them by. Targets that see the same text share its copies.
  func names(for target: CheckTarget) -> [String] {
    let compiler = CompilerVersion(sdk: target.sdkVersion)
    return WorkFolder.names(of: files, folder: "\(compiler.parts[0]).\(compiler.parts[1])")
  }

  /// The call that checks all files of a target, which are written as they are to be checked.
  mutating func call(_ index: Int, _ invocation: Invocation) throws(Obstacle) -> Call {
    try call(index, invocation, CheckPart(all: Array(files.indices)))
  }

  /// The call that checks a part of the files for a target. What it needs is written as it is to be checked.
  mutating func call(_ index: Int, _ invocation: Invocation, _ part: CheckPart) throws(Obstacle) -> Call {
    let target = targets[index]
    let compiler = CompilerVersion(sdk: target.sdkVersion)
    let rewriter = invocation.compiler.map { CompilerConditions(simulated: compiler, running: $0) }
    let allNames = names(for: target)
    for number in part.inputs where written.insert(allNames[number]).inserted {
      let text = files[number].text.bytes
      try folder.write(rewriter?.rewritten(text) ?? text, to: allNames[number])
    }
    var names = part.inputs.map { allNames[$0] }
    var known = Dictionary(zip(allNames, files)) { first, _ in first }
    if !options.assets.isEmpty {
      let symbols = AssetSymbols(options.assets).file(for: target)
      let name = "assets-\(index)/Assets1.swift"
      if written.insert(name).inserted { try folder.write(symbols.text.bytes, to: name) }
      names.append(name)
      known[name] = symbols
    }
    var call = FrontendCall(
      target: target, files: names, hasMainFile: files.contains(where: WorkFolder.isMain),
      moduleName: options.moduleName, isMainActorByDefault: options.isMainActorByDefault,
      macroPlugIn: checker.environment.macroPlugIn, findings: "\(index)-\(part.checked.first ?? 0).dia",
      index: appliesRules(index) ? "index-\(index)" : nil)
    call.depth = part.isStraight ? .types : options.depth
    if case .derived(_, let cache) = invocation, !options.stubInterfaces.isEmpty {
      call.searchPaths = [cache.stubs(options.stubInterfaces, for: target.platform)]
    }
    for number in part.isPartial ? part.checked : [] {
      call.primaries[allNames[number]] = "\(index)-\(number).dia"
    }
    return Call(call: call, files: known)
  }

  /// Stands for all that a check for a target depends on beside the files: the compiler, what it is given, and how it is
  /// called. `nil` where the compiler can't be told from another.
  func configuration(_ index: Int, _ toolchain: Toolchain) -> Fingerprint? {
    let target = targets[index]
    guard var key = checker.identity(toolchain) else { return nil }
    key.combine("\(target.triple) \(target.sdkVersion) \(target.swift.rawValue)")
    key.combine("\(options.moduleName) \(options.isMainActorByDefault) \(options.depth.rawValue)")
    key.combine(SDKSettings.text(for: target.platform))
    if !options.assets.isEmpty { key.combine(AssetSymbols(options.assets).file(for: target).text.bytes) }
    for stub in options.stubInterfaces {
      key.combine(stub.name)
      key.combine(stub.text)
    }
    if appliesRules(index) {
      key.combine("\(options.rules.codes.sorted()) \(options.rulesJudgeGeneratedFiles)")
    }
    key.combine(files.contains(where: WorkFolder.isMain) ? 1 : 0)
    return key
  }

  /// Stands for the check of all files in a `configuration`.
  mutating func key(_ configuration: Fingerprint) -> Fingerprint {
    var key = configuration
    for (file, contents) in zip(files, contents) {
      key.combine(contents)
      key.combine(WorkFolder.isMain(file) ? 1 : 0)
      key.combine(options.straightFiles.contains(file.path) ? 1 : 0)
    }
    return key
  }

  /// Stands for one file with all that its check can see of the others.
  mutating func key(ofFile number: Int) -> Fingerprint {
    var key = graph.surroundings(of: number)
    key.combine(contents[number])
    key.combine(WorkFolder.isMain(files[number]) ? 1 : 0)
    key.combine(isStraight(number) ? 1 : 0)
    return key
  }

  /// Whether types are all that has to be checked of a file.
  func isStraight(_ number: Int) -> Bool { options.straightFiles.contains(files[number].path) }

  /// The diagnostics of findings that were kept; what the rules found goes to the ``advice``. `nil` where a file is missing
  /// that it speaks of.
  mutating func diagnostics(_ stored: StoredResult, _ index: Int) -> [Diagnostic]? {
    if appliesRules(index) {
      guard let found = StoredAdvice.diagnostics(stored.advice, in: sources) else { return nil }
      advice[targets[index]] = found
    }
    var mapper = FindingMapper(
      files: Dictionary(zip(names(for: targets[index]), files)) { first, _ in first }, sources: sources)
    return mapper.diagnostics(stored.findings.compactMap { SerializedDiagnostics($0) })
  }

  /// Whether the rules are applied to a target: the language mode changes nothing for them, so one of each is enough.
  func appliesRules(_ index: Int) -> Bool {
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
    advice[call.call.target] = found
  }

  /// What the call made of a target, by its outcome and its findings.
  mutating func verdict(
    _ outcome: Subprocess.Outcome, _ call: Call, _ command: Subprocess.Command
  ) -> Verdict {
    let outputs = call.call.outputs.map { SerializedDiagnostics(folder.read($0)) }
    let read = outputs.compactMap { $0 }
    var mapper = FindingMapper(files: call.files, sources: sources)
    let modules = checker.interfaces.map(\.name) + options.stubInterfaces.map(\.name)
    for read in read {
      if let refusal = mapper.refusal(read, of: modules) { return .refused(refusal) }
    }
    let found = mapper.diagnostics(read)
    switch outcome.end {
    case .exited(0) where read.count == outputs.count:
      addAdvice(call, hasErrors: false, &mapper)
      return .judged(found)
    case .exited(1) where found.hasErrors:
      addAdvice(call, hasErrors: true, &mapper)
      return .judged(found)
    case .cancelled: return .cancelled
    default:
      keepsFolder = true
      folder.keep()
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
    report(verdicts, judgesAvailability: invocation.judgesAvailability, general: general)
  }

  /// The report of all targets.
  func report(_ verdicts: [Verdict], judgesAvailability: Bool, general: [Diagnostic]) -> CheckReport {
    var merger = FindingMerger()
    var followOns = FindingMerger()
    let parting = FollowOnErrors(files: files)
    var failures: [Diagnostic] = []
    let results = zip(targets, verdicts).map { target, verdict in
      switch verdict {
      case .judged(let found):
        let (causes, others) = parting.parted(found)
        merger.add(causes, for: target)
        followOns.add(others, for: target)
        return TargetResult(
          target: target, errors: FindingMerger.count(.error, in: found),
          warnings: FindingMerger.count(.warning, in: found), wasChecked: true,
          availabilityWasChecked: judgesAvailability, reason: judgesAvailability ? nil : Reason.host)
      case .refused(let reason):
        failures.append(.modulesRefused(target.description, reason: reason))
        return TargetResult(unchecked: target, because: Reason.modulesRefused)
      case .failed(let diagnostic):
        failures.append(diagnostic)
        return TargetResult(unchecked: target, because: Reason.compilerFailed)
      case .skipped(let reason):
        return TargetResult(unchecked: target, because: reason)
      case .cancelled:
        return TargetResult(unchecked: target, because: Reason.cancelled)
      }
    }
    let assets = options.assets.flatMap(\.diagnostics) + AssetSymbols(options.assets).diagnostics
    // What follows from something in one target and is a cause in another is printed.
    followOns.remove(merger)
    var rules = FindingMerger()
    for target in targets {
      if let found = advice[target] { rules.add(found, for: target) }
    }
    let found = merger.merged() + rules.merged(note: Diagnostic.Note.platforms)
    return CheckReport(
      diagnostics: general + failures + assets + found, followOns: followOns.merged(), results: results,
      uncheckedBranches: UncheckedBranch.all(in: files, targets: targets, modules: checker.interfaces))
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
