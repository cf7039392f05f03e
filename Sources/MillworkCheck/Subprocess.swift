import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs programs, several at once, without a shell. What they print goes into files, so that nothing blocks; a program
/// that runs too long or prints too much is ended together with its children, and so is one whose caller is killed.
package struct Subprocess {
  /// A program to run.
  package struct Command {
    /// The path of the program.
    package var executable: String
    /// Its arguments, as it gets them.
    package var arguments: [String]
    /// Its environment.
    package var environment: [String: String]
    /// The folder that it runs in.
    package var folder: String

    /// A program with its arguments.
    package init(executable: String, arguments: [String], environment: [String: String], folder: String) {
      self.executable = executable
      self.arguments = arguments
      self.environment = environment
      self.folder = folder
    }
  }

  /// How a program ended.
  package enum End: Hashable {
    /// By itself, with a status.
    case exited(Int32)
    /// By a signal of this number.
    case signalled(Int32)
    /// It ran longer than it may.
    case timedOut
    /// It printed more than it may.
    case flooded
    /// The caller did not want to wait any longer.
    case cancelled
    /// It could not be started, for this reason.
    case notStarted(String)

    /// The end as a part of a sentence whose subject is the program.
    package var words: String {
      switch self {
      case .exited(let status): "ended with status \(status)"
      case .signalled(let number): "crashed (signal \(number))"
      case .timedOut: "ran too long and was stopped"
      case .flooded: "printed too much and was stopped"
      case .cancelled: "was stopped"
      case .notStarted(let reason): "could not be started (\(reason))"
      }
    }
  }

  /// What a program left behind.
  package struct Outcome {
    /// How it ended.
    package var end: End
    /// What it printed, cut at the limit.
    package var output: [UInt8]
    /// What it printed as errors, cut at the limit.
    package var errors: [UInt8]
  }

  /// At most this many programs run at once.
  var parallel: Int
  /// How long a program may run, in seconds.
  var timeLimit: Double
  /// How many bytes a program may print, on each of its two outputs.
  var outputLimit = 16 << 20
  /// Asked several times a second; once it says yes, everything is ended and nothing more is started.
  package var isCancelled: () -> Bool = { false }
  /// The path of a program that ends what runs where this process is killed, as `ProcessWatcher` says; `nil` for none.
  private var watcher: String?

  /// Runs so many programs at once, each at most so many seconds. `watcher` is the path of a program that calls
  /// `MacroPlugIn.runIfRequested` first; it ends what runs where this process is killed.
  package init(parallel: Int, timeLimit: Double, watcher: String?) {
    self.parallel = parallel
    self.timeLimit = timeLimit
    self.watcher = watcher
  }

  init(parallel: Int, timeLimit: Double, outputLimit: Int, watcher: String? = nil) {
    self.init(parallel: parallel, timeLimit: timeLimit, watcher: watcher)
    self.outputLimit = outputLimit
  }
  /// The time between two looks at what runs, in milliseconds: so long a person who interrupts has to wait.
  private static let turn = 50
  /// Told several times a second how many programs have ended, and the number of one that runs.
  var onTurn: (_ ended: Int, _ running: Int) -> Void = { _, _ in }
  /// Told that the program of a number ended, after so many seconds.
  var onEnd: (_ index: Int, _ seconds: Double) -> Void = { _, _ in }

  private final class Running {
    let process: Process
    let index: Int
    let files: (output: String, errors: String)
    let start: Double
    var forced: End?

    init(process: Process, index: Int, files: (output: String, errors: String)) {
      self.process = process
      self.index = index
      self.files = files
      start = Subprocess.now
    }
  }

  /// Runs all `commands`; their outcomes are in the same order. Output passes through files in `folder`.
  package func run(_ commands: [Command], folder: String) -> [Outcome] {
    var outcomes = [Outcome](
      repeating: Outcome(end: .notStarted(""), output: [], errors: []), count: commands.count)
    let ended = DispatchSemaphore(value: 0)
    var waiting = Array(commands.indices.reversed())
    var running: [Running] = []
    let watcher = commands.isEmpty ? nil : watcher.flatMap { ProcessWatcher(program: $0) }
    while !waiting.isEmpty || !running.isEmpty {
      if isCancelled() {
        for index in waiting { outcomes[index].end = .cancelled }
        waiting = []
        for one in running { end(one, as: .cancelled) }
      }
      while running.count < max(1, parallel), let index = waiting.popLast() {
        switch start(commands[index], index, folder, ended) {
        case .success(let one):
          watcher?.add(one.process.processIdentifier)
          running.append(one)
        case .failure(let failure): outcomes[index].end = .notStarted(failure.reason)
        }
      }
      guard let first = running.first else { continue }
      onTurn(commands.count - waiting.count - running.count, first.index)
      _ = ended.wait(timeout: .now() + .milliseconds(Self.turn))
      running.removeAll { one in
        if one.process.isRunning {
          endIfOverLimit(one)
          return false
        }
        watcher?.remove(one.process.processIdentifier)
        outcomes[one.index] = outcome(of: one)
        onEnd(one.index, Self.now - one.start)
        return true
      }
    }
    return outcomes
  }

  private struct Failure: Error {
    let reason: String
  }

  private func start(
    _ command: Command, _ index: Int, _ folder: String, _ ended: DispatchSemaphore
  ) -> Result<Running, Failure> {
    let files = (output: "\(folder)/\(index).out", errors: "\(folder)/\(index).err")
    let manager = FileManager.default
    guard manager.createFile(atPath: files.output, contents: nil),
      manager.createFile(atPath: files.errors, contents: nil),
      let output = FileHandle(forWritingAtPath: files.output),
      let errors = FileHandle(forWritingAtPath: files.errors)
    else { return .failure(Failure(reason: "cannot write into \(folder)")) }
    defer {
      try? output.close()
      try? errors.close()
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command.executable)
    process.arguments = command.arguments
    // What programs that are ended leave of temporary files goes with the folder.
    process.environment = command.environment.merging(["TMPDIR": folder]) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: command.folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { return .failure(Failure(reason: error.localizedDescription)) }
    return .success(Running(process: process, index: index, files: files))
  }

  private static var now: Double { ProcessInfo.processInfo.systemUptime }

  private func endIfOverLimit(_ one: Running) {
    if Self.now - one.start > timeLimit {
      end(one, as: .timedOut)
    } else if size(one.files.output) > outputLimit || size(one.files.errors) > outputLimit {
      end(one, as: .flooded)
    }
  }

  private func end(_ one: Running, as reason: End) {
    guard one.forced == nil else { return }
    one.forced = reason
    Self.end(one.process.processIdentifier)
  }

  /// Ends a program and its children.
  static func end(_ id: Int32) {
    // Foundation starts each program in a process group of its own, so that its children end with it.
    if kill(-id, SIGKILL) != 0 { kill(id, SIGKILL) }
  }

  private func outcome(of one: Running) -> Outcome {
    let status = one.process.terminationStatus
    let end: End = one.process.terminationReason == .exit ? .exited(status) : .signalled(status)
    let outcome = Outcome(
      end: one.forced ?? end, output: contents(one.files.output), errors: contents(one.files.errors))
    for file in [one.files.output, one.files.errors] { try? FileManager.default.removeItem(atPath: file) }
    return outcome
  }

  private func size(_ path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }

  private func contents(_ path: String) -> [UInt8] {
    guard let handle = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? handle.close() }
    return [UInt8]((try? handle.read(upToCount: outputLimit)) ?? Data())
  }
}
