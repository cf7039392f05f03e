import Foundation
import MillworkSource
import MillworkTemplate

/// Renders and parses templates side by side with minijinja and Jinja2 (where Python has them), in alternating rounds,
/// and with the same text written by hand as byte appends. The peers are timed inside of their process.
enum TemplateBenchmark {
  /// The numbers of components to render, each ten times the one before, and the lengths of templates to read.
  private static let counts = [10, 100, 1000, 10000]
  private static let lines = [250, 1000, 4000, 16000, 64000]
  private static let rounds = 11
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path

  static func run(_ figures: inout Figures) throws {
    figures.begin("templates", "processor time of \(rounds) alternating rounds, ratios round by round")
    let peers = ["minijinja", "jinja2"].map { Peer(name: $0, folder: folder) }
    defer { for peer in peers { peer.stop() } }
    var last: Double?
    for count in counts {
      let own = try render(count, peers: peers, &figures)
      if let last { figures.add("growth to \(count) components", [Figures.median(own) / last / 10], .times) }
      last = Figures.median(own)
    }
    for count in lines { try parse(count, peers: peers, &figures) }
  }

  // MARK: Rendering

  /// Measures one number of components; returns our milliseconds of each round.
  private static func render(_ count: Int, peers: [Peer], _ figures: inout Figures) throws -> [Double] {
    var sources = SourceSet()
    let components = BenchmarkComponent.make(count)
    let context = BenchmarkComponent.context(components, &sources)
    guard let main = file("components.stencil", folder, &sources),
      let header = file("header.stencil", folder, &sources)
    else { throw BenchmarkFailure(message: "the templates of the benchmark are missing") }
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
      throw BenchmarkFailure(message: "the texts of \(count) components differ")
    }
    let digest = sha256(expected, folder)
    var own: [Double] = []
    var hand: [Double] = []
    var others = [[Double]](repeating: [], count: peers.count)
    for _ in 0..<rounds {
      own.append(processorMilliseconds { _ = engine.render(template, context: context) })
      hand.append(processorMilliseconds { _ = BenchmarkComponent.written(components) })
      for (index, peer) in peers.enumerated() {
        guard let answer = peer.ask("render components.stencil \(count)") else { continue }
        if digest.isEmpty || answer.digest == digest { others[index].append(answer.milliseconds) }
      }
    }
    figures.add("\(count) components", own, .milliseconds)
    figures.ratio("\(count) components, to byte appends by hand", own, to: hand)
    for (peer, times) in zip(peers, others) {
      figures.ratio("\(count) components, to \(peer.name)", own, to: times)
    }
    if let memory {
      figures.add(
        "\(count) components, peak memory to the text's size", [Double(memory) / Double(expected.count)],
        .times)
    }
    return own
  }

  // MARK: Parsing

  private static func parse(_ lines: Int, peers: [Peer], _ figures: inout Figures) throws {
    let text = try String(contentsOfFile: folder + "/Templates/components.stencil", encoding: .utf8)
    let one = text.split(separator: "\n", omittingEmptySubsequences: false)
    var all: [Substring] = []
    while all.count < lines { all += one }
    // Whole repetitions, so that every block is closed.
    let path = NSTemporaryDirectory() + "millwork-parse-\(lines).stencil"
    let bytes = Array(all.joined(separator: "\n").utf8)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    var sources = SourceSet()
    let file = sources.add(name: "t", role: .template, bytes: bytes)
    var engine = TemplateEngine()
    engine.filters["upper"] = engine.filters["uppercase"]
    engine.filters["lower"] = engine.filters["lowercase"]
    var own: [Double] = []
    var others = [[Double]](repeating: [], count: peers.count)
    for _ in 0..<(lines > 10000 ? min(rounds, 5) : rounds) {
      own.append(processorMilliseconds { _ = engine.parse(file) })
      for (index, peer) in peers.enumerated() {
        if let answer = peer.ask("parse \(path)") { others[index].append(answer.milliseconds) }
      }
    }
    figures.add("\(all.count) lines to a template", own, .milliseconds)
    for (peer, times) in zip(peers, others) {
      figures.ratio("\(all.count) lines, to \(peer.name)", own, to: times)
    }
  }

  // MARK: Reading and measuring

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
