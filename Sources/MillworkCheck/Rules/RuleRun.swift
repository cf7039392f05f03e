import Foundation
import MillworkSDK
import MillworkSource

/// Applies rules to the files of one check, by what the compiler wrote down while it checked them.
struct RuleRun {
  /// The rules.
  let selection: RuleSelection
  /// The checked files by the names that the compiler knew them by, in order.
  let files: [(name: String, file: MappedFile)]
  /// The work folder, which holds the files as they were checked, and the index.
  let folder: WorkFolder
  /// Whether generated files are judged like a person's own.
  let judgesGenerated: Bool

  /// Whether a file is judged: a person's own is, since its findings are theirs to mend. Outputs are judged on their
  /// model, also where they are read from the disk.
  static func isJudged(_ file: MappedFile, generated: Bool) -> Bool {
    generated || file.source == nil && !MappedFile.isMarkedAsOutput(file.text.bytes)
  }

  /// What the rules find, for a target whose index was written to the folder `index`.
  func diagnostics(
    index: String, target: CheckTarget, hasErrors: Bool, _ mapper: inout FindingMapper
  ) -> [Diagnostic] {
    let records = self.records(index)
    var checked: [CheckedFile] = []
    var diagnostics: [Diagnostic] = []
    for (name, file) in files {
      let isJudged = Self.isJudged(file, generated: judgesGenerated)
      let text = folder.read(name)
      if let record = records[WorkFolder.baseName(name)].flatMap({ IndexRecord($0) }),
        let one = CheckedFile(file, text: text, record: record, isJudged: isJudged)
      {
        checked.append(one)
      } else if isJudged, !hasErrors, !CodeTokens(text).tokens.isEmpty {
        diagnostics.append(.rulesNotApplied(file.path, target: target.description))
      }
    }
    let code = CheckedCode(files: checked, target: target, hasErrors: hasErrors)
    let comments = Dictionary(
      checked.filter(\.isJudged).map { ($0.file, RuleComments($0.tree)) },
      uniquingKeysWith: { first, _ in first })
    for rule in Rules.codeRules where selection.codes.contains(rule.code.rawValue) {
      for finding in rule.check(code) {
        guard let comments = comments[finding.file],
          !comments.disable(rule.code.rawValue, at: finding.range.lowerBound)
        else { continue }
        diagnostics.append(mapper.placed(finding))
      }
    }
    for file in checked {
      guard let comments = comments[file.file] else { continue }
      diagnostics += comments.unknown.map {
        .unknownRule($0.name, near: Rules.nearestCode(to: $0.name), at: mapper.span($0.range, in: file.file))
      }
      diagnostics += comments.empty.map { .disablesNothing(at: mapper.span($0, in: file.file)) }
    }
    return diagnostics
  }

  /// The records of an index store by the base names of their files. A record's name is its file's with a hash behind a
  /// hyphen.
  private func records(_ index: String) -> [String: [UInt8]] {
    let root = "\(folder.path)/\(index)/v5/records"
    let manager = FileManager.default
    var records: [String: [UInt8]] = [:]
    for group in (try? manager.contentsOfDirectory(atPath: root)) ?? [] {
      for name in (try? manager.contentsOfDirectory(atPath: "\(root)/\(group)")) ?? [] {
        guard let hyphen = name.lastIndex(of: "-") else { continue }
        records[String(name[..<hyphen])] = folder.read("\(index)/v5/records/\(group)/\(name)")
      }
    }
    return records
  }
}
