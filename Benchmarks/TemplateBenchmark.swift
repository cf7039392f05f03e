import Foundation
import MillworkSource
import MillworkTemplate

/// Renders and parses templates side by side with minijinja and Jinja2 (where Python has them), in alternating rounds,
/// and with the same text written by hand as byte appends. Prints a table; the peers are timed inside of their process.
enum TemplateBenchmark {
  /// Runs everything. `counts` are numbers of components to render, `lines` are lengths of templates to read.
  static func run(
    counts: [Int] = [10, 1000, 10000], lines: [Int] = [250, 1000, 4000, 16000, 64000], rounds: Int = 11,
    folder: String = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
  ) {
    let peers = ["minijinja", "jinja2"].map { Peer(name: $0, folder: folder) }
    print(
      "render: median (least to most) ms of \(rounds) alternating rounds; ratios are medians of the rounds")
    for count in counts { render(count, rounds: rounds, folder: folder, peers: peers) }
    print("parse: median (least to most) ms of processor time of \(rounds) alternating rounds")
    for count in lines { parse(count, rounds: rounds, folder: folder, peers: peers) }
    for peer in peers { peer.stop() }
  }

  // MARK: Rendering

  private static func render(_ count: Int, rounds: Int, folder: String, peers: [Peer]) {
    var sources = SourceSet()
    let components = BenchmarkComponent.make(count)
    let context = BenchmarkComponent.context(components, &sources)
    guard let main = file("components.stencil", folder, &sources),
      let header = file("header.stencil", folder, &sources)
    else { return print("  the templates of the benchmark are missing") }
    var engine = TemplateEngine(loader: { $0 == "header.stencil" ? header : nil })
    // The names that the peers have for these filters.
    engine.filters["upper"] = engine.filters["uppercase"]
    engine.filters["lower"] = engine.filters["lowercase"]
    let template = engine.parse(main).template
    // One component first, so that the engine's own code and tables are there; then the memory, before an earlier text
    // leaves some that is used again.
    _ = engine.render(template, context: BenchmarkComponent.context(Array(components.prefix(1)), &sources))
    let memory = peakMemory({ engine.render(template, context: context) })
    let expected = BenchmarkComponent.written(components)
    let check = engine.render(template, context: context)
    guard check.diagnostics.isEmpty, check.text.bytes == expected else {
      return print("  \(count) components: the texts differ")
    }
    let digest = sha256(expected, folder)
    var own: [Double] = []
    var hand: [Double] = []
    var others = [[Double]](repeating: [], count: peers.count)
    for _ in 0..<rounds {
      own.append(milliseconds { _ = engine.render(template, context: context) })
      hand.append(milliseconds { _ = BenchmarkComponent.written(components) })
      for (index, peer) in peers.enumerated() {
        guard let answer = peer.ask("render components.stencil \(count)") else { continue }
        if digest.isEmpty || answer.digest == digest { others[index].append(answer.milliseconds) }
      }
    }
    print("  \(count) components, \(expected.count) bytes")
    report("millwork", own, against: [])
    report("by hand", hand, against: own)
    for (peer, times) in zip(peers, others) { report(peer.name, times, against: own) }
    if let memory {
      print("    memory: \(two(Double(memory) / Double(expected.count))) times the text's size at most")
    }
  }

  // MARK: Parsing

  private static func parse(_ lines: Int, rounds: Int, folder: String, peers: [Peer]) {
    guard let text = try? String(contentsOfFile: folder + "/Templates/components.stencil", encoding: .utf8)
    else { return }
    let one = text.split(separator: "\n", omittingEmptySubsequences: false)
    var all: [Substring] = []
    while all.count < lines { all += one }
    // Whole repetitions, so that every block is closed.
    let path = NSTemporaryDirectory() + "millwork-parse-\(lines).stencil"
    let bytes = Array(all.joined(separator: "\n").utf8)
    guard (try? Data(bytes).write(to: URL(fileURLWithPath: path))) != nil else { return }
    defer { try? FileManager.default.removeItem(atPath: path) }
    var sources = SourceSet()
    let file = sources.add(name: "t", role: .template, bytes: bytes)
    var engine = TemplateEngine()
    engine.filters["upper"] = engine.filters["uppercase"]
    engine.filters["lower"] = engine.filters["lowercase"]
    var own: [Double] = []
    var others = [[Double]](repeating: [], count: peers.count)
    for _ in 0..<(lines > 10000 ? min(rounds, 5) : rounds) {
      own.append(milliseconds { _ = engine.parse(file) })
      for (index, peer) in peers.enumerated() {
        if let answer = peer.ask("parse \(path)") { others[index].append(answer.milliseconds) }
      }
    }
    print("  \(all.count) lines, \(bytes.count) bytes")
    report("millwork", own, against: [])
    for (peer, times) in zip(peers, others) { report(peer.name, times, against: own) }
  }

  // MARK: Figures

  private static func report(_ name: String, _ times: [Double], against own: [Double]) {
    guard !times.isEmpty else { return print("    \(name): missing") }
    let sorted = times.sorted()
    var line =
      "    \(name): \(three(sorted[sorted.count / 2])) (\(three(sorted[0])) to \(three(sorted[sorted.count - 1])))"
    if own.count == times.count {
      let ratios = zip(own, times).map { $0 / $1 }.sorted()
      line +=
        "; millwork takes \(two(ratios[ratios.count / 2])) (\(two(ratios[0])) to \(two(ratios[ratios.count - 1]))) of it"
    }
    print(line)
  }

  private static func two(_ value: Double) -> String { String(format: "%.2f", value) }
  private static func three(_ value: Double) -> String { String(format: "%.3f", value) }

  /// The processor time that `work` takes: unlike the time on the wall, it does not count what else the machine does.
  private static func milliseconds(_ work: () -> Void) -> Double {
    let start = processorTime()
    work()
    return processorTime() - start
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }

  private static func file(_ name: String, _ folder: String, _ sources: inout SourceSet) -> SourceFile? {
    guard let data = FileManager.default.contents(atPath: folder + "/Templates/" + name) else { return nil }
    return sources.add(name: name, role: .template, bytes: [UInt8](data))
  }

  /// The digest that Python computes for the text; empty where there is no Python.
  private static func sha256(_ bytes: [UInt8], _ folder: String) -> String {
    let path = NSTemporaryDirectory() + "millwork-text"
    guard (try? Data(bytes).write(to: URL(fileURLWithPath: path))) != nil else { return "" }
    defer { try? FileManager.default.removeItem(atPath: path) }
    let script = "import hashlib, sys; print(hashlib.sha256(open(sys.argv[1], 'rb').read()).hexdigest())"
    return Peer.output(of: ["-c", script, path]) ?? ""
  }

  /// How far the process's memory grew while `work` ran, in bytes; `nil` where the system does not tell.
  private static func peakMemory(_ work: () -> RenderResult) -> Int? {
    guard (try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)) != nil,
      let before = status("VmRSS")
    else { return nil }
    let result = work()
    guard let after = status("VmHWM"), !result.text.isEmpty else { return nil }
    return (after - before) * 1024
  }

  private static func status(_ name: String) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) })
    else { return nil }
    return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
  }
}
