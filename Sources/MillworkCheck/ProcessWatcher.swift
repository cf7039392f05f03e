import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A process that ends the programs which this one has started, once this one is gone and can't do it any more: after
/// SIGKILL or a crash.
///
/// It is told by a pipe which programs run, a line each. Only this process holds the other end, so that the pipe's end is
/// the process's own, whatever was the cause.
final class ProcessWatcher {
  /// The variable that makes a program the watcher.
  private static let variable = "MILLWORK_PROCESS_WATCHER"

  private let pipe = Pipe()

  /// Starts `program`, which calls ``MacroPlugIn/runIfRequested(arguments:environment:)`` first; `nil` where that can't be.
  init?(program: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.environment = [Self.variable: "1"]
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    process.standardInput = pipe.fileHandleForReading
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let end = pipe.fileHandleForWriting.fileDescriptor
    guard fcntl(end, F_SETFD, FD_CLOEXEC) == 0,
      // A watcher that somebody stopped is no reason to wait.
      fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) == 0,
      (try? process.run()) != nil
    else { return nil }
  }

  // This process keeps the pipe's reading end too, so that to write is no error where the watcher is gone.

  /// From now on the program of this number is to be ended.
  func add(_ id: Int32) { tell("+\(id)\n") }

  /// The program has ended; its number may soon be another's.
  func remove(_ id: Int32) { tell("-\(id)\n") }

  private func tell(_ line: String) {
    let bytes = Array(line.utf8)
    _ = write(pipe.fileHandleForWriting.fileDescriptor, bytes, bytes.count)
  }

  /// Is the watcher, where the process was started as one, and then ends the process.
  static func runIfRequested(environment: [String: String]) {
    guard environment[variable] != nil else { return }
    // Whoever ends the process that is watched may end this one as well: it has something to do yet.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
    var running: Set<Int32> = []
    while let line = readLine() {
      guard let id = Int32(line.dropFirst()), id > 1 else { continue }
      if line.hasPrefix("+") { running.insert(id) } else { running.remove(id) }
    }
    for id in running { Subprocess.end(id) }
    exit(0)
  }
}
