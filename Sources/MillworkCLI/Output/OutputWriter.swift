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
  /// Whether no earlier run left a record.
  private let isFirst: Bool

  private static let folderName = ".millwork"
  /// The end of the names of files that are not whole yet.
  private static let temporarySuffix = ".millwork-tmp"
  /// The most bytes of a name: the 255 of all usual file systems, without the suffix.
  private static let longestName = 255 - temporarySuffix.utf8.count

  /// The project's lock, where there is anything of an earlier run to be locked: until it is let go, no other run changes
  /// the outputs; without `writes`, others may look at them, too.
  static func lock(_ paths: OutputPaths, writes: Bool, _ console: Console) -> FolderLock? {
    let folder = paths.path(ofRecorded: folderName)
    return SystemFile.kind(of: folder) == .folder
      ? try? lock(folder, makes: false, isShared: !writes, console) : nil
  }

  private static func lock(_ folder: String, makes: Bool, isShared: Bool = false, _ console: Console)
    throws(SystemFile.Failure) -> FolderLock
  {
    try FolderLock(folder, makes: makes, isShared: isShared) {
      console.remark("waiting for another run of millwork in this project\n")
    }
  }

  /// Reads the record, and takes the project's lock where something may be written, unless it is held already. `nil` after
  /// a failure, which is reported.
  init?(
    _ paths: OutputPaths, writes: Bool, holding held: FolderLock? = nil, in workspace: inout Workspace,
    _ console: Console
  ) {
    self.paths = paths
    let folder = paths.path(ofRecorded: Self.folderName)
    let (recordPath, journalPath) = ("\(folder)/outputs.json", "\(folder)/outputs.pending.json")
    for path in [folder, recordPath] where SystemFile.kind(of: path) == .link {
      workspace.diagnostics.append(.recordIsALink(path))
      return nil
    }
    do throws(SystemFile.Failure) {
      if writes, held == nil {
        lock = try Self.lock(folder, makes: true, console)
      } else {
        lock = held
      }
    } catch {
      workspace.diagnostics.append(.cannotWrite(folder, reason: error.reason))
      return nil
    }
    guard let record = Self.record(recordPath, &workspace),
      let journal = Self.record(journalPath, &workspace)
    else { return nil }
    self.record = record
    self.journal = journal
    isFirst = SystemFile.kind(of: recordPath) == .nothing
    if record.hasConflict {
      guard writes else {
        workspace.diagnostics.append(.conflictInRecord(recordPath))
        return nil
      }
      console.remark("a merge left its marks in \(printable(recordPath)): what both sides say counts\n")
    }
    if writes {
      // What a run that was killed left behind.
      let outputs = journal.fingerprints.keys.filter { paths.isOurs(recorded: $0) }
        .map { paths.path(ofRecorded: $0) }
      for path in outputs + [recordPath, journalPath] {
        try? SystemFile.remove(path + Self.temporarySuffix)
      }
    }
  }

  /// The folders that earlier runs were asked to write to on the command line.
  var named: Set<String> { record.named.union(journal.named) }
  /// Those that earlier runs wrote the outputs of targets to.
  var targets: Set<String> { record.targets.union(journal.targets) }

  /// What earlier runs made outputs in a folder from, all as they are recorded.
  func makers(into folder: String) -> [String] {
    record.manifests.filter { $0.value.keys.contains { OutputRecord.lies($0, in: folder) } }.map(\.key)
  }

  /// What the files that earlier runs wrote, or were about to write, were made from.
  var makers: Set<String> { Set(record.manifests.keys).union(journal.manifests.keys) }

  /// Files in the folders for outputs that Millwork wrote once and that no manifest of a `plan` makes, as far as the record
  /// is gone that would tell.
  func unrecorded(beside plan: OutputPlan) -> [String] {
    guard isFirst else { return [] }
    let known = Set(plan.record.manifests.values.flatMap(\.keys))
    return paths.all.flatMap { folder in
      (FolderContents(folder)?.names ?? []).map { "\(folder)/\($0)" }.filter { path in
        path.hasSuffix(".swift") && !known.contains(paths.recorded(path))
          && (try? SystemFile.read(path)).flatMap { $0 }.map(MappedFile.isMarkedAsOutput) == true
      }
    }
  }

  private static func record(_ path: String, _ workspace: inout Workspace) -> OutputRecord? {
    do throws(SystemFile.Failure) {
      guard let bytes = try SystemFile.read(path) else { return OutputRecord() }
      return OutputRecord(
        bytes: bytes, name: path, sources: &workspace.sources, diagnostics: &workspace.diagnostics)
    } catch {
      workspace.diagnostics.append(.unreadable(path, reason: error.reason, at: nil))
      return nil
    }
  }

  /// What is to be done for the manifests' files; those of `kept` are known to stand as they are to, and `named` and
  /// `targets` are the folders of the record that are not the project's own. What the record says of outputs that don't
  /// `belong` in it is forgotten, and what the run reads is never removed. `nil` after a failure, which is reported.
  func plan(
    _ manifests: [(path: String, files: [MappedFile])], kept: [OutputPlan.Outputs] = [], named: Set<String>,
    targets: Set<String> = [], belongs: (_ recorded: String) -> Bool = { _ in true },
    isStale: (_ manifest: String, _ recorded: String) -> Bool,
    in workspace: inout Workspace
  ) -> OutputPlan? {
    let paths = paths
    let found = inParallel(manifests.count) { index in
      let (path, files) = manifests[index]
      return files.map { OutputInspection($0, at: paths.paths(ofOutput: $0.path, of: path)) }
    }
    workspace.diagnostics += found.joined().compactMap(\.problem)
    guard !workspace.hasErrors else { return nil }
    let outputs = zip(manifests, found).map { manifest, files in
      OutputPlan.Outputs(manifest: paths.recorded(manifest.path), files: files.map(\.file))
    }
    let run = workspace
    var inputs: Set<String>?
    func isInput(_ path: String) -> Bool {
      let known = inputs ?? run.realInputs
      inputs = known
      return SystemFile.realPath(path).map { known.contains($0) } ?? false
    }
    var reading = ""
    do throws(SystemFile.Failure) {
      let read: (String) throws(SystemFile.Failure) -> [UInt8]? = { path throws(SystemFile.Failure) in
        reading = path
        return try SystemFile.read(path)
      }
      let plan = try OutputPlan(
        outputs + kept, over: record, journal: journal, named: named, targets: targets, belongs: belongs,
        isStale: {
          paths.isOurs(recorded: $1) && isStale($0, $1) && !isInput(paths.path(ofRecorded: $1))
        },
        path: { paths.path(ofRecorded: $0) }, read: read)
      let gone = plan.steps.filter { $0.new == nil && SystemFile.kind(of: $0.path) != .file }
      workspace.diagnostics += gone.map { .outputIsNoFile($0.path) }
      let long = plan.steps.filter { $0.new != nil && Self.nameLength($0.path) > Self.longestName }
      workspace.diagnostics += long.map {
        .outputNameTooLong($0.path, length: Self.nameLength($0.path), limit: Self.longestName)
      }
      let blocked = Self.blockedFolders(for: plan.steps)
      workspace.diagnostics += blocked.map { .outputFolderIsNoFolder($0) }
      return gone.isEmpty && long.isEmpty && blocked.isEmpty ? plan : nil
    } catch {
      workspace.diagnostics.append(.unreadable(reading, reason: error.reason, at: nil))
      return nil
    }
  }

  /// What is no folder and stands where new files need one.
  private static func blockedFolders(for steps: [OutputPlan.Step]) -> [String] {
    let folders = Set(steps.filter { $0.action == .create }.map { parentFolder(of: $0.path) })
    return Set(
      folders.compactMap { folder in
        var place = folder
        while SystemFile.kind(of: place) == .nothing, parentFolder(of: place) != place {
          place = parentFolder(of: place)
        }
        return isFolder(place) ? nil : place
      }
    ).sorted()
  }

  /// The number of bytes of a path's last name.
  private static func nameLength(_ path: String) -> Int {
    path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.count
  }

  /// Does what was planned. Reports the first failure and stops there; what was done till then is whole. Returns whether
  /// any step was done, and the stamps of the files that were written, by their paths, as far as these tell.
  @discardableResult
  func carryOut(_ plan: OutputPlan, in workspace: inout Workspace) -> (
    hasBegun: Bool, stamps: [String: FileStamp]
  ) {
    guard !plan.steps.isEmpty || plan.record != record || !journal.manifests.isEmpty else {
      return (false, [:])
    }
    // Who stops the run now gets what was planned, and no files on their way.
    let interruption = Interruption(workspace.console?.progress, patience: Interruption.patienceForWriting)
    defer { interruption.end() }
    let folder = paths.path(ofRecorded: Self.folderName)
    let text = Array(plan.record.text.utf8)
    var stamps: [String: FileStamp] = [:]
    var path = "\(folder)/outputs.pending.json"
    var made: [String] = []
    var hasBegun = false
    do throws(SystemFile.Failure) {
      if !plan.steps.isEmpty {
        try replace(path, with: text)
        for folder in Set(plan.steps.filter { $0.new != nil }.map { parentFolder(of: $0.path) }).sorted() {
          path = folder
          made += try SystemFile.makeFolder(folder)
        }
        let results = Self.carryOut(plan.steps, workspace.console)
        hasBegun = results.contains { if case .done = $0 { true } else { false } }
        for (step, result) in zip(plan.steps, results) {
          guard case .failed(let failure) = result else { continue }
          path = step.path
          throw failure
        }
        // A folder of outputs that holds nothing any more.
        let emptied = Set(plan.steps.filter { $0.new == nil }.map { parentFolder(of: $0.path) })
        SystemFile.removeEmpty(emptied.sorted())
        SystemFile.flush(plan.steps.map(\.path))
        stamps = Self.stamps(plan.steps, results)
      }
      path = "\(folder)/outputs.json"
      try replace(path, with: text)
      try SystemFile.remove("\(folder)/outputs.pending.json")
    } catch {
      SystemFile.removeEmpty(made)
      // Where nothing was done, there is nothing that the next run would have to know.
      if !hasBegun, journal.manifests.isEmpty { try? SystemFile.remove("\(folder)/outputs.pending.json") }
      workspace.diagnostics.append(.cannotWrite(path, reason: error.reason))
    }
    return (hasBegun, stamps)
  }

  /// What became of a step.
  private enum StepResult: Sendable {
    /// It is done; a file that was written had this stamp before it got its name.
    case done(FileStamp?)
    case failed(SystemFile.Failure)
    /// Another one failed first.
    case left
  }

  /// Does the steps on several threads. After a failure no more are begun.
  private static func carryOut(_ steps: [OutputPlan.Step], _ console: Console?) -> [StepResult] {
    let halt = Halt()
    return inParallel(steps.count) { index -> StepResult in
      if halt.hasCome { return .left }
      let step = steps[index]
      console?.progress.show("writing", index, of: steps.count, "file")
      console?.detail("\(step.new == nil ? "remove" : "write") \(step.path)")
      do throws(SystemFile.Failure) {
        guard let new = step.new else {
          try SystemFile.remove(step.path)
          return .done(nil)
        }
        let temporary = step.path + temporarySuffix
        return .done(
          try SystemFile.replace(step.path, with: new, by: temporary, isNew: step.action == .create))
      } catch {
        halt.come()
        return .failed(error)
      }
    }
  }

  /// The stamps of files that were written and that nobody has touched since.
  private static func stamps(_ steps: [OutputPlan.Step], _ results: [StepResult]) -> [String: FileStamp] {
    let found = inParallel(steps.count) { index -> FileStamp? in
      guard case .done(let written?) = results[index] else { return nil }
      return SystemFile.settledStamp(of: steps[index].path, followsLinks: false)
        .flatMap { $0.isRenaming(of: written) ? $0 : nil }
    }
    return Dictionary(
      zip(steps, found).compactMap { step, stamp in stamp.map { (step.path, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  private func replace(_ path: String, with bytes: [UInt8]) throws(SystemFile.Failure) {
    try SystemFile.replace(path, with: bytes, by: path + Self.temporarySuffix)
  }
}
