import MillworkManifest
import MillworkScaffold
import MillworkSource

/// The folder that a template's files go to. Nothing outside of it is read or written: a symbolic link inside of it is refused,
/// wherever it leads.
struct TargetFolder {
  /// The folder's path from the current folder.
  let path: String
  /// Folders inside of it that are known to be real ones, or not to be there.
  private var checked: Set<String> = []

  /// The folder at `path`, which need not be there. Something else there is reported.
  init?(_ path: String, in workspace: inout Workspace) {
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    if let problem = OutputPaths.problem(of: path) {
      workspace.diagnostics.append(problem)
      return nil
    }
    guard SystemFile.kind(of: path) != .nothing, !isFolder(path) else { return }
    workspace.diagnostics.append(.targetIsNoFolder(path))
    return nil
  }

  /// Whether it lies in another folder, or is it.
  func isInside(_ folder: String) -> Bool { OutputPaths.leads(path, into: folder) }

  /// The name of the folder.
  var name: String { OutputPaths.absolute(path).split(separator: "/").last.map(String.init) ?? "" }

  /// The path of a file in the folder from the current folder.
  func path(of file: String) -> String { path == "." ? file : path == "/" ? "/\(file)" : "\(path)/\(file)" }

  /// Whether there is something at a path as seen from the folder, which need not be there itself.
  static func isThere(_ path: String, from folder: String) -> Bool {
    SystemFile.kind(of: OutputPaths.absolute(resolved(path, beside: folder + "/"))) != .nothing
  }

  /// The bytes of a file of the folder; `nil` where there is none, and after a report.
  mutating func read(_ file: String, in workspace: inout Workspace) -> [UInt8]? {
    guard checkFolders(around: file, in: &workspace) else { return nil }
    let whole = path(of: file)
    switch SystemFile.kind(of: whole) {
    case .nothing: return nil
    case .folder, .link, .other:
      workspace.diagnostics.append(.targetFileIsNoFile(whole, isLink: SystemFile.kind(of: whole) == .link))
      return nil
    case .file:
      do throws(SystemFile.Failure) {
        return try SystemFile.read(whole)
      } catch {
        workspace.diagnostics.append(.unreadable(whole, reason: error.reason, at: nil))
        return nil
      }
    }
  }

  /// Whether each folder around a file is a real one, or not there yet. Reports the first that is something else.
  private mutating func checkFolders(around file: String, in workspace: inout Workspace) -> Bool {
    var folder = ""
    for name in file.split(separator: "/").dropLast() {
      folder += folder.isEmpty ? String(name) : "/\(name)"
      if checked.contains(folder) { continue }
      let whole = path(of: folder)
      switch SystemFile.kind(of: whole) {
      case .nothing: return true
      case .folder: checked.insert(folder)
      case .file, .link, .other:
        workspace.diagnostics.append(
          .targetFolderIsNoFolder(whole, file: file, isLink: SystemFile.kind(of: whole) == .link))
        return false
      }
    }
    return true
  }

  /// Does what was planned: files one by one, each replaced as a whole, then the record. A run that is killed leaves each
  /// file old or new, and a record with its texts (`old` are those of the record that is there), so that the next one does
  /// the rest. Reports the first failure and stops there.
  mutating func carryOut(
    _ steps: [FileStep], record: ScaffoldRecord, bases: BaseTexts, after old: BaseTexts,
    in workspace: inout Workspace, _ console: Console
  ) {
    let changes = steps.filter(\.changes)
    var failing = path(of: SafePath.recordFolder)
    do throws(SystemFile.Failure) {
      checked = []
      guard checkFolders(around: ScaffoldRecord.path, in: &workspace) else { return }
      let lock = try FolderLock(failing, makes: true) {
        console.remark("waiting for another run of millwork in this folder\n")
      }
      defer { withExtendedLifetime(lock) {} }
      for step in changes {
        failing = path(of: step.path)
        // Questions take their time; somebody may have gone on working.
        checked = []
        guard read(step.path, in: &workspace) == step.old, !workspace.hasErrors else {
          if !workspace.hasErrors { workspace.diagnostics.append(.changedMeanwhile(failing)) }
          return
        }
        guard let new = step.new else {
          try SystemFile.remove(failing)
          continue
        }
        try write(new, to: step.path, isExecutable: step.isExecutable)
      }
      SystemFile.flush(changes.filter { $0.new != nil }.map { path(of: $0.path) })
      let exchange = [
        (BaseTexts.path, old.joined(with: bases).bytes), (ScaffoldRecord.path, Array(record.text.utf8)),
        (BaseTexts.path, bases.bytes),
      ]
      for (file, bytes) in exchange {
        failing = path(of: file)
        guard read(file, in: &workspace) != bytes, !workspace.hasErrors else { continue }
        try write(bytes, to: file)
      }
    } catch {
      workspace.diagnostics.append(.cannotWrite(failing, reason: error.reason))
    }
  }

  private func write(_ bytes: [UInt8], to file: String, isExecutable: Bool = false) throws(SystemFile.Failure)
  {
    let whole = path(of: file)
    let made = try SystemFile.makeFolder(parentFolder(of: whole))
    do throws(SystemFile.Failure) {
      try SystemFile.replace(whole, with: bytes, by: whole + ".millwork-tmp", isExecutable: isExecutable)
    } catch {
      SystemFile.removeEmpty(made)
      throw error
    }
  }
}

extension TargetFolder {
  /// What the folder was made of; `nil` where nothing says so, and after a report.
  mutating func record(in workspace: inout Workspace) -> ScaffoldRecord? {
    guard let bytes = read(ScaffoldRecord.path, in: &workspace) else { return nil }
    let file = workspace.sources.add(name: path(of: ScaffoldRecord.path), bytes: bytes)
    return ScaffoldRecord(file, diagnostics: &workspace.diagnostics)
  }
}

extension TargetFolder {
  /// Reports a project's configuration that can't be generated by, as some steps leave it, before anything is written.
  mutating func checkConfiguration(after steps: [FileStep], in workspace: inout Workspace) {
    let path = path(of: Project.fileName)
    let step = steps.first { $0.path == Project.fileName }
    let said = workspace.diagnostics.count
    guard let bytes = step?.new ?? (step == nil ? read(Project.fileName, in: &workspace) : nil) else {
      if !workspace.hasErrors { workspace.diagnostics.append(.nothingToGenerateBy(path)) }
      return
    }
    workspace.planned[path] = bytes
    defer { workspace.planned[path] = nil }
    if let root = workspace.parseOne(path, "a project's configuration") {
      let (project, diagnostics) = Project.decode(root.node, file: path)
      workspace.diagnostics += root.causes(diagnostics)
      let output = resolved(project?.output?.value ?? ProjectFolder.defaultOutput, beside: path)
      _ = OutputPaths(
        root: parentFolder(of: path), folder: output, isAskedFor: false, in: &workspace)
    }
    // Warnings are told when it is generated.
    if !workspace.hasErrors { workspace.diagnostics.removeSubrange(said...) }
  }
}

extension Diagnostic {
  /// What is to be done by hand with a file.
  static func unsettled(_ step: FileStep, in target: TargetFolder) -> Diagnostic {
    if case .merge(let conflicts) = step.action {
      return .conflictsRemain(target.path(of: step.path), conflicts)
    }
    return .notMerged(target.path(of: step.path))
  }
}
