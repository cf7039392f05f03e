import MillworkScaffold
import MillworkSource

/// Every sentence about scaffolding that the command line itself says.
extension Diagnostic {
  static func noSuchScaffold(_ name: String, isPath: Bool, known: [String]) -> Diagnostic {
    isPath
      ? .noSuchFolder(printable(name))
      : Diagnostic(
        .error, "no-such-template", "there is no scaffolding template `\(printable(name))`", at: nil,
        help: nearestName(to: name, among: known).map { "did you mean `\($0)`?" }
          ?? "built in are \(known.joined(separator: " and ")); a template of your own is a folder, named by its path"
      )
  }

  static func templateHasGone(_ folder: String, from target: String) -> Diagnostic {
    Diagnostic(
      .error, "no-such-folder",
      "there is no folder `\(printable(folder))`, which `\(printable(target))` was made of", at: nil,
      help: "say with --template where the template is now")
  }

  /// For what is wrong with an answer that the record gives.
  static func recordedAnswer(_ problem: Diagnostic, to name: String) -> Diagnostic {
    var problem = problem
    problem.help =
      (problem.help.map { $0.hasSuffix("?") ? $0 + " " : $0 + "; " } ?? "")
      + "give another answer than the recorded one with `--answer \(printable(name))=VALUE`"
    return problem
  }

  static func noDescription(_ folder: String) -> Diagnostic {
    Diagnostic(
      .error, "no-such-file", "the template `\(printable(folder))` has no `\(ScaffoldTree.descriptionName)`",
      at: nil, help: "a template is a folder with that file in it, which says what is asked")
  }

  static func emptyDescription(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "empty-manifest", "a template's description can't be empty", at: span,
      help: "begin it with `scaffold: 1`")
  }

  static func templateFileIsNoFile(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "template-link", "`\(printable(path))` is no file, and a template holds nothing else", at: nil,
      help: "put the file itself there in place of a symbolic link")
  }

  static func templateTooLarge(_ folder: String, _ limits: ScaffoldLimits) -> Diagnostic {
    Diagnostic(
      .error, "scaffold-limit",
      "a template has at most \(limits.fileCount) files and \(limits.byteCount >> 20) MiB, and `\(printable(folder))` has more",
      at: nil)
  }

  static func answersAreNoMapping(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "data-is-no-mapping", "a file of answers is a mapping, whose keys are the names of questions",
      at: span)
  }

  static func unknownQuestion(_ name: String, known: [String], at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, "unknown-question", "the template has no question `\(printable(name))`", at: span,
      help: nearestName(to: name, among: known).map { "did you mean `\($0)`?" }
        ?? (known.isEmpty ? "it asks nothing" : "its questions are \(known.joined(separator: ", "))"))
  }

  // MARK: The target

  static func targetIsNoFolder(_ path: String) -> Diagnostic {
    Diagnostic(.error, "not-a-folder", "`\(printable(path))` is no folder", at: nil)
  }

  static func targetInTemplate(_ target: String, template: String) -> Diagnostic {
    Diagnostic(
      .error, "target-in-template",
      "`\(printable(target))` lies in the template `\(printable(template))`, which would then hold what is made of it",
      at: nil, help: "choose a folder outside of the template")
  }

  static func targetFileIsNoFile(_ path: String, isLink: Bool) -> Diagnostic {
    Diagnostic(
      .error, "target-is-no-file",
      "`\(printable(path))` is to be a file, but \(isLink ? "a symbolic link" : "something else") stands there",
      at: nil, help: "move it away")
  }

  static func targetFolderIsNoFolder(_ path: String, file: String, isLink: Bool) -> Diagnostic {
    Diagnostic(
      .error, "target-is-no-file",
      "`\(printable(path))` is to hold files, but it is \(isLink ? "a symbolic link, which may lead elsewhere" : "no folder")",
      at: nil, notes: [.init("one of them is `\(printable(file))`")])
  }

  static func filesAreThere(_ paths: [String]) -> Diagnostic {
    let shown = paths.prefix(20).map { Diagnostic.Note("`\(printable($0))` is there and differs") }
    let more = paths.count > 20 ? [Diagnostic.Note("and \(paths.count - 20) more")] : []
    return Diagnostic(
      .error, "file-is-there", "\(counted(paths.count, "file")) would be overwritten", at: nil,
      notes: shown + more,
      help: "keep yours with --skip, take the template's with --overwrite, or join them with --merge")
  }

  static func changedMeanwhile(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "changed-meanwhile", "`\(printable(path))` was changed while this was running", at: nil,
      help: "run the command again")
  }

  static func nothingToGenerateBy(_ configuration: String) -> Diagnostic {
    Diagnostic(
      .error, "no-such-file",
      "the template generates, and makes no `\(printable(configuration))`, which says of what", at: nil,
      help: "add the file to the template, or leave out `generate`")
  }

  static func alreadyScaffolded(_ folder: String, name: String, version: String) -> Diagnostic {
    Diagnostic(
      .error, "already-scaffolded",
      "`\(printable(folder))` was made of `\(printable(name))` \(printable(version))",
      at: nil, help: "bring it up to date with `millwork update`, or choose another folder")
  }

  static func notScaffolded(_ folder: String) -> Diagnostic {
    Diagnostic(
      .error, "not-scaffolded", "nothing says what `\(printable(folder))` was made of", at: nil,
      help: "`millwork scaffold` records it in `\(ScaffoldRecord.path)`, which has to be committed")
  }

  static func otherTemplate(_ name: String, recorded: String) -> Diagnostic {
    Diagnostic(
      .error, "other-template",
      "the template is `\(printable(name))`, and the folder was made of `\(printable(recorded))`", at: nil,
      help: "name the folder of the right one with --template")
  }

  static func conflictsRemain(_ path: String, _ count: Int) -> Diagnostic {
    Diagnostic(
      .error, "merge-conflict", "`\(printable(path))` has \(counted(count, "conflict"))", at: nil,
      help: "choose between the lines at `<<<<<<<` and `>>>>>>>`")
  }

  static func notMerged(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "merge-conflict", "`\(printable(path))` is no text, and both you and the template changed it",
      at: nil,
      help: "yours was kept; take the template's by hand where you want it")
  }
}

/// What is said about the steps of a plan.
enum ScaffoldText {
  /// One line for each file that something is done with, or that is left as it is on purpose.
  static func list(_ steps: [FileStep], in target: TargetFolder, isDry: Bool) -> String {
    steps.compactMap { step -> String? in
      let words: String? =
        switch step.action {
        case .create: "create"
        case .update: "update"
        case .merge(0): "merge"
        case .merge(let conflicts): "merge with \(counted(conflicts, "conflict"))"
        case .remove: "remove"
        case .conflict: "overwrite"
        case .keep, .keepUnmerged, .keepDropped, .stayAway: nil
        }
      let path = printable(target.path(of: step.path))
      if let words { return "\(isDry ? "would " : "")\(words) \(path)\n" }
      return switch step.action {
      case .keepDropped: "keep \(path), which the template makes no more and you changed\n"
      case .keepUnmerged: "keep \(path), which is no text\n"
      case .stayAway: "leave out \(path), which you removed\n"
      default: nil
      }
    }.joined()
  }

  /// The line at the end.
  static func summary(_ steps: [FileStep], head: String, isDry: Bool) -> String {
    let written = steps.count { $0.changes && $0.new != nil }
    let removed = steps.count { $0.changes && $0.new == nil }
    let unchanged = steps.count { !$0.changes && $0.old != nil }
    let words =
      ["\(written) written", "\(unchanged) unchanged"] + (removed > 0 ? ["\(removed) removed"] : [])
    return "\(head): \(isDry ? "would be " : "")\(words.joined(separator: ", "))\n"
  }

  /// What stands behind what is wrong with the manifests that a template made.
  static func notGenerated(configuration: String) -> String {
    "the template's files were written, but their code was not generated: correct them, and run "
      + "`millwork generate --config \(ShellWord.quoted(printable(configuration)))`\n"
  }

  /// A template's text for the end, without what could steer a terminal.
  static func next(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { printable($0) }
    let body = lines.joined(separator: "\n")
    return "\n" + (body.hasSuffix("\n") ? body : body + "\n")
  }
}
