import Foundation

/// Times the check of 1,000 generated components, as a whole process, beside one bare frontend call over the same files
/// with the same modules: everything new, nothing changed, and one body changed. The components are checked from their
/// manifest, generating included, where types are enough for what they hold; as files that could be anybody's, in full; and
/// as such files for their types only.
enum ComponentCheckBenchmark {
  private static let count = 1000

  private static let rounds = 3

  static func run(_ figures: inout Figures) throws {
    figures.begin(
      "components",
      "the check of \(count) generated files, whole processes; ratios to bare calls that go as far")
    let tool = try builtTool()
    try withScratchFolder { work in
      let bench = Bench(tool: tool, work: work)
      try Data(ComponentManifest.text(of: 0..<count).utf8).write(to: URL(fileURLWithPath: work + "/app.yml"))
      _ = try bench.millwork(["generate", "app.yml", "--output", "Generated"])
      let cold = try bench.millwork(["check", "Generated/Actions0.swift"] + Bench.target)
      figures.add("first check on an empty cache", [cold], .milliseconds)
      let times = try measure(bench)
      for name in [
        "bare", "bare, full", "components, one core", "components, all cores", "components, nothing changed",
        "types, one core", "types, all cores",
        "full, one core", "full, all cores", "nothing changed", "one bare", "one changed",
      ] {
        let values = times[name] ?? []
        figures.add(name, values, .milliseconds)
        let base = name.hasPrefix("one ") ? "one bare" : "bare"
        if name != base { figures.ratio("\(name), to \(base)", values, to: times[base] ?? []) }
        if name.hasPrefix("full") {
          figures.ratio("\(name), to bare, full", values, to: times["bare, full"] ?? [])
        }
      }
    }
  }

  /// The milliseconds of every turn, by what was done.
  private static func measure(_ bench: Bench) throws -> [String: [Double]] {
    let frontend = try Frontend(bench)
    let files = (0..<count).map { "Generated/\(ComponentManifest.name($0)).swift" }
    let one = "Generated/\(ComponentManifest.name(1)).swift"
    var times: [String: [Double]] = [:]
    for round in 0..<rounds {
      times["bare", default: []].append(try bench.milliseconds(frontend.arguments(files)))
      times["bare, full", default: []].append(
        try bench.milliseconds(frontend.arguments(files, mode: ["-emit-module", "-o", "/dev/null"])))
      for (what, words) in [
        ("components", ["app.yml"]), ("types", ["Generated", "--depth", "types"]), ("full", ["Generated"]),
      ] {
        for cores in ["one core", "all cores"] {
          let cache = "\(what)-\(cores)-\(round)".replacingOccurrences(of: " ", with: "-")
          try bench.copyModules(to: cache)
          let arguments = ["check"] + words + ["--rules", "none"] + Bench.target
          times["\(what), \(cores)", default: []].append(
            try bench.millwork(arguments, cache: cache, pinned: cores == "one core"))
          if what == "components", cores == "all cores" {
            times["components, nothing changed", default: []].append(
              try bench.millwork(arguments, cache: cache))
          }
          guard what == "full", cores == "all cores" else { continue }
          for turn in 0..<5 {
            times["nothing changed", default: []].append(try bench.millwork(arguments, cache: cache))
            try bench.edit(one, turn: round * 5 + turn)
            times["one changed", default: []].append(try bench.millwork(arguments, cache: cache))
            times["one bare", default: []].append(try bench.milliseconds(frontend.arguments([one])))
          }
        }
      }
    }
    return times
  }

  /// Where the tool is and where it works.
  private struct Bench {
    let tool: String
    let work: String
    static let target = ["--platform", "ios17.0", "--swift", "6"]

    /// How long the tool takes; on one core where it is `pinned`.
    func millwork(_ arguments: [String], cache: String = "cache", pinned: Bool = false) throws -> Double {
      try milliseconds(
        (pinned ? ["/usr/bin/env", "taskset", "-c", "0"] : []) + [tool] + arguments,
        environment: ["MILLWORK_CACHE": "\(work)/\(cache)"])
    }

    /// Makes a cache that holds the built modules and no results.
    func copyModules(to cache: String) throws {
      try FileManager.default.copyItem(atPath: work + "/cache", toPath: "\(work)/\(cache)")
      try? FileManager.default.removeItem(atPath: "\(work)/\(cache)/results")
      // The modules that are built anew for the new path are none of the question.
      _ = try millwork(["check", "Generated/Actions0.swift", "--rules", "none"] + Self.target, cache: cache)
    }

    /// Changes a text in the body of a component.
    func edit(_ file: String, turn: Int) throws {
      let url = URL(fileURLWithPath: "\(work)/\(file)")
      let text = try String(contentsOf: url, encoding: .utf8)
      let changed = text.replacing(#/"Pinned[0-9 ]*"/#, with: "\"Pinned \(turn)\"")
      guard changed != text else { throw BenchmarkFailure(message: "\(file) has no text to change") }
      try Data(changed.utf8).write(to: url)
    }

    func milliseconds(_ words: [String], environment: [String: String] = [:]) throws -> Double {
      try wallMilliseconds(words, environment: environment, in: work)
    }
  }

  /// The bare call of the compiler, with the modules in the tool's cache.
  private struct Frontend {
    private let compiler: String
    private let library: [String]

    init(_ bench: Bench) throws {
      let manager = FileManager.default
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let folders = path.split(separator: ":").map { "\($0)/swift-frontend" }
      guard let found = folders.first(where: { manager.isExecutableFile(atPath: $0) }) else {
        throw BenchmarkFailure(message: "swift-frontend is not on PATH")
      }
      compiler = found
      let root = bench.work + "/cache"
      let names = try manager.contentsOfDirectory(atPath: root)
      guard let derived = names.first(where: { $0.hasPrefix("check-") }).map({ "\(root)/\($0)" }) else {
        throw BenchmarkFailure(message: "the tool has derived nothing")
      }
      let parts = try manager.contentsOfDirectory(atPath: derived)
      let modules = parts.first { $0.hasPrefix("modules-ios") } ?? ""
      let interfaces = parts.first { $0.hasPrefix("interfaces-ios-26-") } ?? ""
      library = [
        "-target", "arm64-apple-ios17.0", "-resource-dir", derived + "/ios/lib", "-sdk", derived + "/ios/sdk",
        "-module-cache-path", "\(derived)/\(modules)", "-I", "\(derived)/\(interfaces)", "-I",
        derived + "/ios/lib/shims",
      ]
    }

    /// The words of the call that checks `files` as far as the `mode` goes.
    func arguments(_ files: [String], mode: [String] = ["-typecheck"]) -> [String] {
      [compiler, "-frontend"] + mode + ["-swift-version", "6", "-parse-as-library"] + library + files
    }
  }
}
