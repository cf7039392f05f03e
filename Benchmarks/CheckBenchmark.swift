import Foundation

/// Times the main job as a whole process: `millwork generate --check` on the example manifests, first with an empty cache
/// (the standard library and the interface modules are built), then with the cache that this left.
enum CheckBenchmark {
  static func run(rounds: Int = 7) throws {
    let tool = Bundle.main.bundleURL.appendingPathComponent("millwork")
    guard FileManager.default.isExecutableFile(atPath: tool.path) else {
      print("check: \(tool.path) is missing; build the product millwork in the same configuration first")
      return
    }
    let work = FileManager.default.temporaryDirectory.appendingPathComponent(
      "millwork-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: work) }
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    func job(cache: String, _ arguments: [String], limit: String = "512") throws -> Double {
      try seconds(
        tool, arguments + ["--output", work.appendingPathComponent("Generated").path],
        environment: [
          "MILLWORK_CACHE": work.appendingPathComponent(cache).path, "MILLWORK_CACHE_LIMIT": limit,
        ])
    }
    let cold = try (0..<3).map { try job(cache: "cold-\($0)", ["generate", "--check"]) }
    let compiled = try (0..<rounds).map { _ in
      try job(cache: "cold-0", ["generate", "--check"], limit: "0")
    }
    let warm = try (0..<rounds).map { _ in try job(cache: "cold-0", ["generate", "--check"]) }
    let plain = try (0..<rounds).map { _ in try job(cache: "cold-0", ["generate"]) }
    print(
      "check: the example manifests, whole process, \(ProcessInfo.processInfo.activeProcessorCount) cores")
    print("  first run, empty cache   \(Spread(cold))")
    print("  later, everything new    \(Spread(compiled))")
    print("  later, nothing changed   \(Spread(warm))")
    print("  without --check          \(Spread(plain))")
  }

  private static func seconds(_ tool: URL, _ arguments: [String], environment: [String: String]) throws
    -> Double
  {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw BenchmarkFailure(message: "millwork failed") }
    let duration = (clock.now - start).components
    return Double(duration.seconds) + Double(duration.attoseconds) / 1e18
  }
}

/// Why a benchmark gave no figure.
struct BenchmarkFailure: Error {
  let message: String
}
