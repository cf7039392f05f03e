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
  /// The sizes in bytes, each ten times the one before.
  private static let sizes = [100_000, 1_000_000, 10_000_000]

  static func run(_ figures: inout Figures) throws {
    figures.begin("documents", "the best processor time of each of \(turns) alternating turns")
    var medians: [Double] = []
    try withScratchFolder { folder in
      let peer = LibyamlPeer.compile(in: URL(fileURLWithPath: folder))
      if peer == nil { print("  libyaml: missing (needs cc and libyaml-dev), no ratio") }
      for size in sizes {
        let own = try compare(size: size, peer: peer, in: folder, &figures)
        if let last = medians.last {
          figures.add("growth to \(name(size))", [Figures.median(own) / last / 10], .times)
        }
        medians.append(Figures.median(own))
      }
    }
  }

  /// Measures one size; returns our milliseconds of each turn.
  private static func compare(size: Int, peer: URL?, in folder: String, _ figures: inout Figures) throws
    -> [Double]
  {
    let text = ManifestText.make(byteCount: size)
    let path = URL(fileURLWithPath: folder + "/manifest.yml")
    try Data(text).write(to: path)
    let rounds = max(3, 10_000_000 / size)
    var own: [Double] = []
    var theirs: [Double] = []
    for _ in 0..<turns {
      if let peer {
        let numbers = try LibyamlPeer.output(peer, [path.path, "\(rounds)"]).split { $0 == " " || $0 == "\n" }
          .compactMap { Double($0) }
        if let best = numbers.dropFirst().min() { theirs.append(best / 1e6) }
      }
      var best = Double.infinity
      for _ in 0..<rounds {
        var sources = SourceSet()
        let file = sources.add(name: "manifest.yml", bytes: text)
        var hasErrors = false
        best = min(
          best,
          processorMilliseconds { hasErrors = parseDocuments(file, format: .yaml).diagnostics.hasErrors })
        if hasErrors { throw BenchmarkFailure(message: "the text of the documents has errors") }
      }
      own.append(best)
    }
    let megabytes = Double(text.count) / 1e6
    figures.add("\(name(size)) to nodes", own.map { $0 / megabytes }, .millisecondsPerMegabyte)
    if peer != nil { figures.ratio("\(name(size)), to libyaml's events", own, to: theirs) }
    let memory = try LibyamlPeer.output(
      URL(fileURLWithPath: CommandLine.arguments[0]), ["documents", "memory", "\(size)"])
    figures.add(
      "\(name(size)), peak memory to the file's size",
      [Double(memory.trimmingCharacters(in: .whitespacesAndNewlines))].compactMap { $0 }, .times)
    return own
  }

  private static func name(_ size: Int) -> String {
    size < 1_000_000 ? "\(size / 1000) kB" : "\(size / 1_000_000) MB"
  }

  /// Prints how many times its text's size a parse takes at most, the text included: for a child process, whose memory
  /// nothing else has used.
  static func printMemory(byteCount: Int) {
    let text = ManifestText.make(byteCount: byteCount)
    var sources = SourceSet()
    let file = sources.add(name: "manifest.yml", bytes: text)
    let before = peakBytes()
    let parsed = parseDocuments(file, format: .yaml)
    let more = withExtendedLifetime(parsed) { peakBytes() - before }
    print(Double(more + text.count) / Double(text.count))
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
}
