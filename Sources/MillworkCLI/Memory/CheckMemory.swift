import MillworkCheck
import MillworkSource

/// What a `check` without errors said: the same command on the same files says the same. One lies in the cache folder for each
/// command line and folder.
///
/// Everything that a check depends on is looked at before its words are repeated: the tool, the compiler, the configuration with
/// what it names, the list of files, and the contents of each file that was read.
struct CheckMemory {
  /// A manifest that was read.
  private struct File {
    let path: String
    let fingerprint: Fingerprint
    /// The stamp with which it had these contents; `nil` where only reading it tells.
    var stamp: FileStamp?
  }

  /// Another file, or an asset catalogue.
  private typealias Shared = (path: String, fingerprint: Fingerprint)

  private let store: MemoryFile
  private let key: Fingerprint

  /// The memory of a command. `workspace` has read everything but the manifests and Swift files, which are the `inputs`. `nil`
  /// for a command that is to be done in any case: with another SDK, a report in a file, or standard input.
  init?(
    _ arguments: ParsedArguments, _ choices: CheckChoice, _ report: ReportChoice, project: ProjectFolder,
    inputs: InputPaths, console: Console, read workspace: Workspace
  ) {
    guard report.isForPeople, !console.showsAll, !workspace.hasErrors,
      !arguments.has(WatchLoop.flag.name), !inputs.manifests.isEmpty,
      !(inputs.manifests + inputs.swiftFiles).contains("-"),
      let program = Fingerprint.ofThisProgram, let judge = choices.judge
    else { return nil }
    var key = Fingerprint()
    key.combine(OutputPaths.absolute("."))
    key.combine(CheckCommand.spec.allFlags.map(\.name).filter { arguments.has($0) }, of: arguments)
    for operand in arguments.operands { key.combine(operand) }
    key.combine("\(console.style)")
    store = MemoryFile(in: "checked", key)

    key.combine(program)
    key.combine(judge)
    for path in inputs.manifests + inputs.swiftFiles { key.combine(path) }
    key.combine(readBy: workspace, of: project)
    for (path, fingerprint) in workspace.inputs.sorted(by: { $0.key < $1.key }) {
      key.combine(path)
      key.combine(fingerprint)
    }
    self.key = key
  }

  /// What was said, where all of it still holds.
  func said() -> ReportChoice.Text? {
    guard let stored = store.read() else { return nil }
    var reader = ByteReader(stored)
    guard reader.fingerprint() == key else { return nil }
    var files = (0..<reader.count()).map { _ in
      File(path: reader.text(), fingerprint: reader.fingerprint(), stamp: reader.stamp())
    }
    let shared = (0..<reader.count()).map { _ in
      Shared(path: reader.text(), fingerprint: reader.fingerprint())
    }
    let text = ReportChoice.Text(findings: reader.text(), summary: reader.text())
    guard reader.isAtEnd else { return nil }
    let before = files.map(\.stamp)
    for index in files.indices {
      let file = files[index]
      guard
        SystemFile.isUnchanged(file.path, file.fingerprint, &files[index].stamp, followsLinks: true)
      else { return nil }
    }
    guard shared.allSatisfy({ SharedInput.fingerprint(of: $0.path) == $0.fingerprint }) else { return nil }
    // Files that were written just before the last run can be told by their stamps now.
    if files.map(\.stamp) != before { save(files, shared, text) }
    return text
  }

  /// Keeps what is said of `manifests` and of all else that `workspace` has read.
  func keep(_ text: ReportChoice.Text, of manifests: ManifestSet, in workspace: Workspace) {
    let files = manifests.entries.compactMap { entry in
      entry.fingerprint.map { File(path: entry.manifest.file, fingerprint: $0, stamp: entry.stamp) }
    }
    guard files.count == manifests.entries.count else { return }
    let shared = workspace.inputs.sorted { $0.key < $1.key }.map {
      Shared(path: $0.key, fingerprint: $0.value)
    }
    save(files, shared, text)
  }

  private func save(
    _ files: [File], _ shared: [Shared], _ text: ReportChoice.Text
  ) {
    var writer = ByteWriter()
    writer.write(key)
    writer.write(files.count)
    for file in files {
      writer.write(file.path)
      writer.write(file.fingerprint)
      writer.write(file.stamp)
    }
    writer.write(shared.count)
    for (path, fingerprint) in shared {
      writer.write(path)
      writer.write(fingerprint)
    }
    writer.write(text.findings)
    writer.write(text.summary)
    store.save(writer.bytes)
  }
}
