import MillworkSource

/// Brings the files on disk in line with what was generated, one run at a time.
///
/// Everything is worked out first. Then a journal says what is about to be written, the files are replaced one by one,
/// all of it is flushed once, and the record takes the journal's place. A run that is killed at any moment leaves each
/// file old or new, and the next run knows both as its own.
struct OutputWriter {
  /// Where outputs go.
  let paths: OutputPaths
  private let lock: FolderLock?
  private let record: OutputRecord
  private let journal: OutputRecord

  private static let folderName = ".millwork"
  /// The end of the names of files that are not whole yet.
  private static let temporarySuffix = ".millwork-tmp"
  /// The most bytes of a name: the 255 of all usual file systems, without the suffix.
  private static let longestName = 255 - temporarySuffix.utf8.count

  /// Reads the record, and takes the project's lock where something may be written. `nil` after a failure, which is
  /// reported.
  init?(_ paths: OutputPaths, writes: Bool, in workspace: inout Workspace, _ console: Console) {
    self.paths = paths
    let folder = paths.path(ofRecorded: Self.folderName)
    do throws(SystemFile.Failure) {
      if writes {
        guard workspace.makeFolder(folder) else { return nil }
        lock = try FolderLock(folder) {
          console.remark("waiting for another run of millwork in this project\n")
        }
      } else {
        lock = nil
      }
    } catch {
      workspace.diagnostics.append(.cannotWrite(folder, reason: error.reason))
      return nil
    }
    guard let record = Self.record("\(folder)/outputs.json", &workspace),
      let journal = Self.record("\(folder)/outputs.pending.json", &workspace)
    else { return nil }
    self.record = record
    self.journal = journal
    if writes {
      // What a run that was killed left behind.
      let outputs = journal.fingerprints.keys.map { paths.path(ofRecorded: $0) }
      for path in outputs + ["\(folder)/outputs.json", "\(folder)/outputs.pending.json"] {
        try? SystemFile.remove(path + Self.temporarySuffix)
      }
    }
  }

  /// What the files that earlier runs wrote, or were about to write, were made from.
  var makers: Set<String> { Set(record.manifests.keys).union(journal.manifests.keys) }

  private static func record(_ path: String, _ workspace: inout Workspace) -> OutputRecord? {
    do throws(SystemFile.Failure) {
      guard let bytes = try SystemFile.read(path) else { return OutputRecord() }
      return OutputRecord(
        workspace.sources.add(name: path, bytes: bytes), diagnostics: &workspace.diagnostics)
    } catch {
      workspace.diagnostics.append(.unreadable(path, reason: error.reason, at: nil))
      return nil
    }
  }

  /// What is to be done for the manifests' files. `nil` after a failure, which is reported.
  func plan(
    _ manifests: [(path: String, files: [MappedFile])],
    isStale: (_ manifest: String, _ recorded: String) -> Bool,
    in workspace: inout Workspace
  ) -> OutputPlan? {
    let outputs = manifests.map { manifest in
      OutputPlan.Outputs(
        manifest: paths.recorded(manifest.path),
        files: manifest.files.map { file in
          let path = "\(paths.folder)/\(file.path)"
          return (path, paths.recorded(path), file.text.bytes)
        })
    }
    var reading = ""
    do throws(SystemFile.Failure) {
      let read: (String) throws(SystemFile.Failure) -> [UInt8]? = { path throws(SystemFile.Failure) in
        reading = path
        return try SystemFile.read(path)
      }
      let plan = try OutputPlan(
        outputs, over: record, journal: journal, isStale: isStale, path: { paths.path(ofRecorded: $0) },
        read: read)
      let wrong = plan.steps.filter { ![.file, .nothing].contains(SystemFile.kind(of: $0.path)) }
      workspace.diagnostics += wrong.map { .outputIsNoFile($0.path) }
      let long = plan.steps.filter { $0.new != nil && Self.nameLength($0.path) > Self.longestName }
      workspace.diagnostics += long.map {
        .outputNameTooLong($0.path, length: Self.nameLength($0.path), limit: Self.longestName)
      }
      return wrong.isEmpty && long.isEmpty ? plan : nil
    } catch {
      workspace.diagnostics.append(.unreadable(reading, reason: error.reason, at: nil))
      return nil
    }
  }

  /// The number of bytes of a path's last name.
  private static func nameLength(_ path: String) -> Int {
    path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.count
  }

  /// Does what was planned. Reports the first failure and stops there; what was done till then is whole.
  func carryOut(_ plan: OutputPlan, in workspace: inout Workspace) {
    let changes = plan.steps.filter(\.changes)
    guard !changes.isEmpty || plan.record != record || !journal.manifests.isEmpty else { return }
    let folder = paths.path(ofRecorded: Self.folderName)
    var path = "\(folder)/outputs.pending.json"
    do throws(SystemFile.Failure) {
      if !changes.isEmpty {
        try replace(path, with: Array(plan.record.text.utf8))
        var made: Set<String> = []
        for (index, step) in changes.enumerated() {
          path = step.path
          workspace.console?.progress.show("writing", index, of: changes.count, "file")
          workspace.console?.detail("\(step.new == nil ? "remove" : "write") \(path)")
          guard let new = step.new else {
            try SystemFile.remove(path)
            continue
          }
          let folder = parentFolder(of: path)
          if made.insert(folder).inserted { try SystemFile.makeFolder(folder) }
          try replace(path, with: new)
        }
        SystemFile.flush(changes.map(\.path))
      }
      path = "\(folder)/outputs.json"
      try replace(path, with: Array(plan.record.text.utf8))
      try SystemFile.remove("\(folder)/outputs.pending.json")
    } catch {
      workspace.diagnostics.append(.cannotWrite(path, reason: error.reason))
    }
  }

  private func replace(_ path: String, with bytes: [UInt8]) throws(SystemFile.Failure) {
    try SystemFile.replace(path, with: bytes, by: path + Self.temporarySuffix)
  }
}
