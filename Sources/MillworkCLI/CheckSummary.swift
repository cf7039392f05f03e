import MillworkCheck
import MillworkSDK
import MillworkSource

/// What was checked in a run, for whom, and how it went.
struct CheckSummary {
  /// One module on one target.
  struct Row {
    /// What became of it.
    let result: TargetResult
    /// The number of files in the module.
    let files: Int
    /// Where the target came from.
    let reason: TargetChoice.Reason
  }

  /// Every module on every target, in the order of the check.
  private(set) var rows: [Row] = []
  /// How many errors follow from others and are not printed.
  private var hiddenErrors = 0
  /// What was checked for no target of some module, and in how many modules.
  private var uncheckedBranches: [(branch: UncheckedBranch, modules: Int)] = []
  /// In how many modules a file is, by its path.
  private var modulesOfFiles: [String: Int] = [:]

  /// Whether only types were checked.
  var isTypesOnly = false

  /// How many of these are listed.
  private static let listedBranches = 10

  /// Adds one module's results, for targets that were chosen for `reason`.
  mutating func add(_ results: [TargetResult], files: Int, _ reason: TargetChoice.Reason) {
    rows += results.map { Row(result: $0, files: files, reason: reason) }
  }

  /// Adds the results of a module with these files. Where follow-on errors are printed, none is hidden.
  mutating func add(_ report: CheckReport, files: [MappedFile], _ choice: TargetChoice, printsAll: Bool) {
    rows += report.results.map { Row(result: $0, files: files.count, reason: choice.reason(of: $0.target)) }
    if !printsAll { hiddenErrors += report.followOns.count }
    for path in Set(files.map(\.path)) { modulesOfFiles[path, default: 0] += 1 }
    for branch in report.uncheckedBranches {
      if let index = uncheckedBranches.firstIndex(where: { $0.branch == branch }) {
        uncheckedBranches[index].modules += 1
      } else {
        uncheckedBranches.append((branch, 1))
      }
    }
  }

  /// Whether every target was checked and is free of errors.
  var passed: Bool { rows.allSatisfy(\.result.passed) }

  /// Whether the compiler has found every target free of errors, of those that only availability can show, too.
  var isProven: Bool {
    !rows.isEmpty && passed && rows.allSatisfy { $0.result.wasChecked && $0.result.availabilityWasChecked }
  }

  /// Whether the compiler judged every target.
  var wasJudged: Bool { rows.allSatisfy(\.result.wasChecked) }

  /// The platforms and versions of a choice that the compiler judged, each once, such as `iOS 17.0`.
  func proven(of choice: TargetChoice) -> [String] {
    let missing = Set(
      rows.filter { !$0.result.wasChecked || !$0.result.availabilityWasChecked }.map(\.result.target))
    var names: [String] = []
    for target in choice.targets where !missing.contains(target) {
      let name = "\(target.platform.name) \(target.version)"
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// A few lines: a row for each platform and version, then the verdict.
  func text(_ counts: (errors: Int, warnings: Int)) -> String {
    var lines:
      [(
        target: CheckTarget, name: String, modes: [String], files: Int, errors: Int, unchecked: String?,
        reason: String
      )] = []
    for row in rows {
      let (result, files, reason) = (row.result, row.files, row.reason)
      let sdk = result.target.sdkVersion == CheckTarget.defaultSDK ? "" : ", SDK \(result.target.sdkVersion)"
      let name = "\(result.target.platform.name) \(result.target.version)\(sdk)"
      let mode = result.target.swift.rawValue
      let unchecked =
        result.wasChecked && result.availabilityWasChecked ? nil : result.reason ?? "not checked"
      if let index = lines.firstIndex(where: { $0.name == name && $0.reason == reason.rawValue }) {
        if !lines[index].modes.contains(mode) { lines[index].modes.append(mode) }
        if lines[index].modes.first == mode { lines[index].files += files }
        lines[index].errors = max(lines[index].errors, result.errors)
        lines[index].unchecked = lines[index].unchecked ?? unchecked
      } else {
        lines.append((result.target, name, [mode], files, result.errors, unchecked, reason.rawValue))
      }
    }
    let width = lines.map(\.name.count).max() ?? 0
    var text = ""
    let sorted = lines.sorted { a, b in
      (a.target.platform, a.target.version, a.target.sdkVersion)
        < (b.target.platform, b.target.version, b.target.sdkVersion)
    }
    for row in sorted {
      let pad = String(repeating: " ", count: width - row.name.count)
      let verdict =
        row.unchecked.map { "NOT PROVEN: \($0)" } ?? (row.errors == 0 ? "ok" : counted(row.errors, "error"))
      text +=
        "  \(row.name)\(pad)  Swift \(row.modes.joined(separator: ", "))  "
        + "\(counted(row.files, "file"))  \(verdict)  (\(row.reason))\n"
    }
    if hiddenErrors > 0 {
      text += "\(counted(hiddenErrors, "more error")) not printed, following from these; `--all` prints all\n"
    }
    // A file that several modules share was checked where one of them was.
    let branches = uncheckedBranches.filter { $0.modules == modulesOfFiles[$0.branch.path] }.map(\.branch)
    if !branches.isEmpty {
      text += "not checked for any of these:\n"
      for branch in branches.prefix(Self.listedBranches) {
        text += "  \(printable("\(branch.path):\(branch.line)  \(branch.directive)"))\n"
      }
      let more = branches.count - Self.listedBranches
      if more > 0 { text += "  and \(more) more\n" }
      let next = CheckTarget.nextSDK
      if branches.contains(where: { $0.asks(for: next) }) {
        text += "  `--sdk-version \(next.major)` checks what asks for that SDK's compiler\n"
      }
    }
    let findings = [
      counts.errors > 0 ? counted(counts.errors, "error") : nil,
      counts.warnings > 0 ? counted(counts.warnings, "warning") : nil,
    ].compactMap { $0 }
    let verdict = findings.isEmpty ? "no errors" : findings.joined(separator: ", ")
    if rows.isEmpty { return "nothing was checked: \(verdict)\n" }
    let missing = lines.count { $0.unchecked != nil }
    let checked = isTypesOnly ? "types checked for" : "checked for"
    let scope = missing == 0 ? checked : "NOT PROVEN for \(missing) of"
    return text + "\(scope) \(counted(lines.count, "platform version")): \(verdict)\n"
  }
}

extension UncheckedBranch {
  /// Whether the branch is for compilers that come with `sdk`.
  fileprivate func asks(for sdk: OSVersion) -> Bool {
    APIFact.compilerCondition(of: sdk).map { directive.contains($0) } ?? false
  }
}
