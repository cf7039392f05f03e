import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a benchmark gave no figure.
struct BenchmarkFailure: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}

/// The milliseconds of this process's processor time that `work` takes: what else the machine does is not counted.
func processorMilliseconds(_ work: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
  let start = now()
  work()
  return now() - start
}

/// The milliseconds of processor time that all ended child processes took.
func childProcessorMilliseconds() -> Double {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
  #else
    getrusage(RUSAGE_CHILDREN, &usage)
  #endif
  let times = [usage.ru_utime, usage.ru_stime]
  return times.reduce(0) { $0 + Double($1.tv_sec) * 1e3 + Double($1.tv_usec) / 1e3 }
}

/// The milliseconds from the start to the end of a process.
///
/// - Parameters:
///   - words: The program's path and its arguments. What it prints is thrown away.
///   - environment: Variables beside those of this process.
///   - folder: Where it works; this process's folder without one.
/// - Throws: ``BenchmarkFailure`` where it ends with another status than 0.
func wallMilliseconds(_ words: [String], environment: [String: String] = [:], in folder: String? = nil) throws
  -> Double
{
  let process = Process()
  process.executableURL = URL(fileURLWithPath: words[0])
  process.arguments = Array(words.dropFirst())
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  let clock = ContinuousClock()
  let start = clock.now
  try process.run()
  process.waitUntilExit()
  let duration = (clock.now - start).components
  guard process.terminationStatus == 0 else {
    throw BenchmarkFailure(message: "\(words.prefix(4).joined(separator: " ")) … failed")
  }
  return Double(duration.seconds) * 1e3 + Double(duration.attoseconds) / 1e15
}

/// The path of the tool, built in the same configuration as this program.
///
/// - Throws: ``BenchmarkFailure`` where it isn't there.
func builtTool() throws -> String {
  let tool = Bundle.main.bundleURL.appendingPathComponent("millwork").path
  guard FileManager.default.isExecutableFile(atPath: tool) else {
    throw BenchmarkFailure(
      message: "\(tool) is missing; build the product millwork in the same configuration first")
  }
  return tool
}

/// Calls `work` with a new folder that is gone afterwards.
func withScratchFolder(_ work: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "millwork-bench-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try work(folder.path)
}
