import MillworkSource

/// Runs a command again whenever something that it read changes.
enum WatchLoop {
  /// Asks for it.
  static let flag = FlagSpec("--watch", nil, "run again whenever a file changes; Ctrl-C ends it")

  /// What one run read.
  struct Inputs {
    /// The files that were read.
    var files: Set<String> = []
    /// The paths that the person named, which may be folders and need not be there.
    var named: [String] = []

    /// What a workspace has read or knows, but for what was generated.
    init(_ workspace: Workspace, named: [String]) {
      files = workspace.unread.union(
        workspace.sources.files.filter { $0.role == .input || $0.role == .template }.map(\.name))
      self.named = named
    }
  }

  /// Runs `job` now and after every change, without end; an error is no reason to stop.
  static func run(_ console: Console, job: () throws(ParsedArguments.UsageError) -> Inputs)
    throws(ParsedArguments.UsageError) -> ExitCode
  {
    guard let watcher = FileWatcher() else {
      throw ParsedArguments.UsageError(message: "this system does not let files be watched", help: nil)
    }
    var isFirst = true
    while true {
      let start = SystemFile.now
      let inputs = try job()
      let folders = folders(of: inputs)
      watcher.watch(folders: folders, files: inputs.files)
      // What was saved while the first run was at work, nobody has watched.
      let wasMissed = isFirst && inputs.files.contains { hasChanged($0, since: start) }
      isFirst = false
      if wasMissed { continue }
      console.remark("watching \(counted(folders.count, "folder")); Ctrl-C ends it\n\n")
      watcher.wait()
    }
  }

  private static func hasChanged(_ path: String, since start: Int64) -> Bool {
    SystemFile.stamp(of: path, followsLinks: true).map { $0.changed > start } ?? false
  }

  /// The folders to watch: those of the files, and the named ones with all that are in them.
  private static func folders(of inputs: Inputs) -> Set<String> {
    var folders = Set(inputs.files.map { parentFolder(of: $0) }.filter { !$0.hasSuffix(".millwork") })
    for path in inputs.named {
      folders.insert(parentFolder(of: path))
      folders.formUnion(FolderContents(path)?.folders ?? [])
    }
    return folders
  }
}

/// A command that can run again whenever a file changes.
protocol WatchableCommand: Command {
  /// Does it once, and says what was read.
  static func runOnce(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> (code: ExitCode, inputs: WatchLoop.Inputs)
}

extension WatchableCommand {
  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    guard arguments.has(WatchLoop.flag.name) else { return try runOnce(arguments, console).code }
    if arguments.operands.contains("-") {
      throw ParsedArguments.UsageError(
        message: "standard input can be read once, and `\(WatchLoop.flag.name)` would read it again",
        help: "name a file")
    }
    return try WatchLoop.run(console) { () throws(ParsedArguments.UsageError) in
      try runOnce(arguments, console).inputs
    }
  }
}
