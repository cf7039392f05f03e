import Foundation

/// Times the main job as a whole process: `millwork generate --check` on the example manifests, first with an empty cache
/// (the standard library and the interface modules are built), then with the cache that this left.
enum CheckBenchmark {
  private static let rounds = 7

  static func run(_ figures: inout Figures) throws {
    figures.begin("check", "the example manifests, the whole process")
    let tool = try builtTool()
    try withScratchFolder { work in
      try FileManager.default.copyItem(atPath: "Manifests", toPath: "\(work)/Manifests")
      func job(cache: String, _ arguments: [String], limit: String = "512") throws -> Double {
        try wallMilliseconds(
          [tool] + arguments,
          environment: ["MILLWORK_CACHE": "\(work)/\(cache)", "MILLWORK_CACHE_LIMIT": limit], in: work)
      }
      figures.add(
        "first run, empty cache", try (0..<3).map { try job(cache: "cold-\($0)", ["generate", "--check"]) },
        .milliseconds)
      figures.add(
        "later, everything new",
        try (0..<rounds).map { _ in try job(cache: "cold-0", ["generate", "--check"], limit: "0") },
        .milliseconds)
      figures.add(
        "later, nothing changed",
        try (0..<rounds).map { _ in try job(cache: "cold-0", ["generate", "--check"]) },
        .milliseconds)
      figures.add(
        "without --check", try (0..<rounds).map { _ in try job(cache: "cold-0", ["generate"]) }, .milliseconds
      )
    }
  }
}
