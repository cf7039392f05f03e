import Foundation
import MillworkDocument
import MillworkSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bytes to a node tree with places, side by side with libyaml's bare event loop: time, memory and growth.
enum DocumentBenchmark {
  /// How many turns each side has; they alternate.
  private static let turns = 7
  /// The sizes in bytes.
  private static let sizes = [1_000_000, 10_000_000]

  /// Runs the benchmark. With the arguments `memory BYTES` prints how much memory one parse takes, for a child process.
  static func run(_ arguments: [String] = []) {
    if arguments.first == "memory", arguments.count == 2, let size = Int(arguments[1]) {
      return printMemory(ManifestText.make(byteCount: size))
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("millwork-bench-\(getpid())")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let peer = LibyamlPeer.compile(in: folder)
      if peer == nil { print("libyaml: missing (needs cc and libyaml-dev), no ratio") }
      var own: [Double] = []
      for size in sizes { own.append(try compare(size: size, peer: peer, in: folder)) }
      print(
        "growth from \(sizes[0] / 1_000_000) MB to \(sizes[1] / 1_000_000) MB: \(format(own[1] / own[0])) times the time"
      )
    } catch {
      print("documents: \(error)")
    }
  }

  /// Measures one size; returns our median seconds.
  private static func compare(size: Int, peer: URL?, in folder: URL) throws -> Double {
    let text = ManifestText.make(byteCount: size)
    let path = folder.appendingPathComponent("manifest.yml")
    try Data(text).write(to: path)
    let rounds = max(3, 10_000_000 / size)
    var own: [Double] = []
    var theirs: [Double] = []
    for _ in 0..<turns {
      if let peer {
        let numbers = try LibyamlPeer.output(peer, [path.path, "\(rounds)"]).split { $0 == " " || $0 == "\n" }
          .compactMap { Double($0) }
        if let best = numbers.dropFirst().min() { theirs.append(best / 1e9) }
      }
      var best = Double.infinity
      for _ in 0..<rounds {
        var sources = SourceSet()
        let file = sources.add(name: "manifest.yml", bytes: text)
        let start = processorSeconds()
        let parsed = parseDocuments(file, format: .yaml)
        let seconds = processorSeconds() - start
        best = min(best, seconds)
        if parsed.diagnostics.hasErrors { print("documents: the text has errors") }
      }
      own.append(best)
    }
    let megabytes = Double(text.count) / 1e6
    print("\(text.count) bytes, \(turns) turns of \(rounds) rounds, best processor time of each turn")
    print("  millwork to nodes  \(spread(own.map { $0 * 1e3 / megabytes })) ms a MB")
    if !theirs.isEmpty {
      print("  libyaml to events  \(spread(theirs.map { $0 * 1e3 / megabytes })) ms a MB")
      print("  as fast as libyaml \(spread(zip(theirs, own).map { $0 / $1 })) times")
    }
    let memory = try LibyamlPeer.output(
      URL(fileURLWithPath: CommandLine.arguments[0]), ["documents", "memory", "\(size)"])
    print("  memory             \(memory.trimmingCharacters(in: .whitespacesAndNewlines))")
    return own.sorted()[own.count / 2]
  }

  /// The processor time of this process: other processes on the machine do not count.
  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func printMemory(_ text: [UInt8]) {
    var sources = SourceSet()
    let file = sources.add(name: "manifest.yml", bytes: text)
    let before = peakBytes()
    let parsed = parseDocuments(file, format: .yaml)
    let more = peakBytes() - before
    let total = Double(more + text.count) / Double(text.count)
    print(
      "peak \(format(total)) times the file, the file itself included (\(parsed.documents.count) document)")
  }

  /// The most memory that the process has had so far, in bytes.
  private static func peakBytes() -> Int {
    #if os(Linux)
      // What `getrusage` tells is inherited from the process that started this one.
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1024
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }

  private static func spread(_ values: [Double]) -> String {
    let sorted = values.sorted()
    guard let low = sorted.first, let high = sorted.last else { return "-" }
    return "\(format(sorted[sorted.count / 2])) (\(format(low)) to \(format(high)))"
  }

  private static func format(_ value: Double) -> String { String(format: "%.2f", value) }
}
