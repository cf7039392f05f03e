import Foundation

/// Times the check of 1,000 generated components, as a whole process, beside one bare frontend call over the same files
/// with the same modules: everything new, nothing changed, and one body changed.
enum ComponentCheckBenchmark {
  private static let count = 1000

  static func run(rounds: Int = 3) throws {
    let tool = Bundle.main.bundleURL.appendingPathComponent("millwork").path
    guard FileManager.default.isExecutableFile(atPath: tool) else {
      print("components: \(tool) is missing; build the product millwork in the same configuration first")
      return
    }
    let work = FileManager.default.temporaryDirectory.appendingPathComponent(
      "millwork-bench-\(UUID().uuidString)"
    ).path
    defer { try? FileManager.default.removeItem(atPath: work) }
    try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
    let bench = Bench(tool: tool, work: work)
    try Data(manifest.utf8).write(to: URL(fileURLWithPath: work + "/app.yml"))
    _ = try bench.millwork(["generate", "app.yml", "--output", "Generated"])
    let cold = try bench.millwork(["check", "Generated/Actions0.swift"] + Bench.target)
    let frontend = try Frontend(bench)
    let files = (0..<count).map { "Generated/\(name($0)).swift" }
    let one = "Generated/\(name(1)).swift"
    var times: [String: [Double]] = [:]
    for round in 0..<rounds {
      times["bare", default: []].append(try bench.seconds(frontend.arguments(files)))
      for depth in ["full", "types"] {
        for cores in ["one core", "all cores"] {
          let cache = "\(depth)-\(cores)-\(round)".replacingOccurrences(of: " ", with: "-")
          try bench.copyModules(to: cache)
          let arguments = ["check", "Generated", "--rules", "none", "--depth", depth] + Bench.target
          times["\(depth), \(cores)", default: []].append(
            try bench.millwork(arguments, cache: cache, pinned: cores == "one core"))
          guard depth == "full", cores == "all cores" else { continue }
          for turn in 0..<5 {
            times["nothing changed", default: []].append(try bench.millwork(arguments, cache: cache))
            try bench.edit(one, turn: round * 5 + turn)
            times["one changed", default: []].append(try bench.millwork(arguments, cache: cache))
            times["one bare", default: []].append(try bench.seconds(frontend.arguments([one])))
          }
        }
      }
    }
    print("components: \(count) generated files, \(ProcessInfo.processInfo.activeProcessorCount) cores")
    print("  first check on an empty cache   \(Spread([cold]))")
    for name in [
      "bare", "full, one core", "full, all cores", "types, one core", "types, all cores", "nothing changed",
      "one bare", "one changed",
    ] {
      let base = times[name.hasPrefix("one ") ? "one bare" : "bare"] ?? []
      let padded = name.padding(toLength: 18, withPad: " ", startingAt: 0)
      print("  \(padded)  \(Spread(times[name] ?? []))  \(Spread.ratio(times[name] ?? [], base)) × bare")
    }
  }

  private static func name(_ index: Int) -> String { index % 5 < 3 ? "Actions\(index)" : "Switch\(index)" }

  private static var manifest: String {
    var toolbars = ""
    var styles = ""
    for index in 0..<count {
      if index % 5 < 3 {
        toolbars += """
            Actions\(index):
              parameters: {onShare: () -> Void, isPinned: Binding<Bool>}
              placement: topBarTrailing
              items:
                - button: Share
                  image: square.and.arrow.up
                  action: onShare()
                - spacer: fixed
                - toggle: Pinned
                  image: pin
                  isOn: $isPinned

          """
      } else {
        styles += """
            Switch\(index):
              variant: switch
              track: {width: 50, height: 30, corner: 15, on: blue, off: gray}
              thumb: {inset: 2, color: white}
              label: {font: {size: 14}, color: gray}
              animation: {easeInOut: 0.2}
              disabled: {on: red}

          """
      }
    }
    return "millwork: 1\nplatforms: {iOS: 17.0}\n\ntoolbarContent:\n\(toolbars)\ntoggleStyles:\n\(styles)"
  }

  /// Where the tool is and where it works.
  private struct Bench {
    let tool: String
    let work: String
    static let target = ["--platform", "ios17.0", "--swift", "6"]

    /// How long the tool takes; on one core where it is `pinned`.
    func millwork(_ arguments: [String], cache: String = "cache", pinned: Bool = false) throws -> Double {
      try seconds(
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

    func seconds(_ words: [String], environment: [String: String] = [:]) throws -> Double {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: words[0])
      process.arguments = Array(words.dropFirst())
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.currentDirectoryURL = URL(fileURLWithPath: work)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let clock = ContinuousClock()
      let start = clock.now
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw BenchmarkFailure(message: "\(words.prefix(4).joined(separator: " ")) … failed")
      }
      let duration = (clock.now - start).components
      return Double(duration.seconds) + Double(duration.attoseconds) / 1e18
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

    func arguments(_ files: [String]) -> [String] {
      [compiler, "-frontend", "-typecheck", "-swift-version", "6", "-parse-as-library"] + library + files
    }
  }
}
