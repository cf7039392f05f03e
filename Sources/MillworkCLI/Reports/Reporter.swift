import MillworkSource

/// The forms in which a run's findings can be given.
enum Reporter: String, CaseIterable {
  /// For people: excerpts and colours on a terminal, one line a place elsewhere.
  case text
  /// One line a place, as Xcode and other editors read it from a build's output.
  case xcode
  /// Workflow commands, which GitHub Actions shows beside the changed lines.
  case github
  /// One JSON document with everything that is known.
  case json
  /// The Static Analysis Results Interchange Format 2.1.0 (OASIS), which code scanning services read.
  case sarif

  /// Names the reporter.
  static let flag = FlagSpec(
    "--reporter", "NAME", "the form of the findings: \(allCases.map(\.rawValue).joined(separator: ", "))",
    choices: allCases.map(\.rawValue))

  /// What is written for one run: `findings` is the reporter's own text, `summary` the lines for people.
  func text(of run: RunReport) -> String {
    switch self {
    case .text: run.listed(.plain) + run.closing(.plain) + run.summary
    case .xcode: run.listed(.plain) + run.summary
    case .github: run.gitHubCommands() + run.summary
    case .json: run.json(run.document()) + "\n"
    case .sarif: run.json(run.sarifLog()) + "\n"
    }
  }

  /// Whether the text is a document of its own, beside which nothing else may stand.
  var isDocument: Bool { self == .json || self == .sarif }
}

/// How a command's findings are reported, by its flags.
struct ReportChoice {
  /// Names the file that takes the findings.
  static let output = FlagSpec("--output", "FILE", "write the findings there, in the reporter's form")

  private let reporter: Reporter
  let file: String?

  /// Reads `--reporter`, and the flag that names the file.
  init(_ arguments: ParsedArguments, file flag: FlagSpec) {
    reporter = arguments.value(Reporter.flag.name).flatMap(Reporter.init(rawValue:)) ?? .text
    file = arguments.value(flag.name)
  }

  /// What a run says: the findings, to standard error, and the lines that close it, to standard output.
  struct Text {
    let findings: String
    let summary: String
  }

  /// Whether the findings are for people or editors, and for no file.
  var isForPeople: Bool { file == nil && (reporter == .text || reporter == .xcode) }

  /// Whether the report is a document on standard output, where nothing else may stand.
  var ownsOutput: Bool { reporter.isDocument && (file == nil || file == "-") }

  /// Reports a file for the findings that can't be written or must not be overwritten, before anything is done. What was read
  /// till then counts.
  func checkFile(in workspace: inout Workspace) {
    if let file { _ = workspace.canWriteResult(to: file) }
  }

  /// Gives the findings of `workspace` and the lines of `summary`. With a file the report goes there, and people read
  /// the text as usual; a file that can't be written is one more finding. Returns what people were told, and nothing where
  /// standard output has the report.
  @discardableResult
  func deliver(
    _ workspace: inout Workspace, targets: CheckSummary = CheckSummary(), to console: Console,
    summary: ((errors: Int, warnings: Int)) -> String
  ) -> Text? {
    if let file, file != "-" {
      let run = RunReport(workspace, targets: targets, summary: summary(workspace.counts))
      workspace.writeResult(Array(reporter.text(of: run).utf8), to: file)
    }
    let lines = console.isQuiet ? "" : summary(workspace.counts)
    let isDocument = ownsOutput
    let run = RunReport(
      isDocument ? workspace : workspace.shown(by: console), targets: targets, summary: lines)
    if isForPeople || file.map({ $0 != "-" }) ?? false {
      let isForEditors = file == nil && reporter == .xcode
      let text = Text(
        findings: isForEditors ? run.listed(.plain) : run.text(for: console), summary: run.summary)
      say(text, to: console)
      return text
    }
    console.output(reporter.text(of: run))
    if isDocument { console.message(run.summary) }
    return nil
  }

  /// Says what a run said, or says again.
  func say(_ text: Text, to console: Console) {
    console.message(text.findings)
    console.output(text.summary)
  }
}
