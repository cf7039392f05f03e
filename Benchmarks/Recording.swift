import Foundation

/// The figures of a run as they are kept in `figures.json`.
struct Recording: Codable {
  /// The day of the run, as `2026-11-30`.
  var date: String
  /// The system, its processors and the compiler's optimisation.
  var machine: String
  var figures: [Figure]

  /// What `url` holds; `nil` where there is no recording.
  init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url),
      let recording = try? JSONDecoder().decode(Recording.self, from: data)
    else { return nil }
    self = recording
  }

  /// The figures of this run, and of `last` those of the suites that did not run.
  init(_ figures: [Figure], after last: Recording?) {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withFullDate]
    date = formatter.string(from: Date())
    #if DEBUG
      let build = "debug build"
    #else
      let build = "release build"
    #endif
    let process = ProcessInfo.processInfo
    machine = "\(process.operatingSystemVersionString), \(process.activeProcessorCount) cores, \(build)"
    let suites = Set(figures.map(\.suite))
    self.figures = (last?.figures.filter { !suites.contains($0.suite) } ?? []) + figures
  }

  /// Writes `figures.json` and `figures.svg` into `folder`, which is made where it is missing.
  func write(into folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(self) + Data("\n".utf8)
    try json.write(to: folder.appendingPathComponent("figures.json"), options: .atomic)
    try Data(FigurePlot(self).svg.utf8).write(
      to: folder.appendingPathComponent("figures.svg"), options: .atomic)
  }

  /// A line for each figure whose median lies outside of what the last run spread over, and outside of a tenth of it.
  func changes(since last: Recording) -> [String] {
    figures.compactMap { figure in
      guard let old = last.figures.first(where: { $0.suite == figure.suite && $0.name == figure.name }),
        old.unit == figure.unit, old.median > 0
      else { return nil }
      let change = figure.median / old.median
      guard figure.median < old.least || figure.median > old.most, abs(change - 1) > 0.1 else { return nil }
      return
        "\(figure.suite), \(figure.name): \(Figure.number(figure.median)) \(figure.unit.rawValue), was \(old.text); "
        + "\(Figure.number(change)) × as much"
    }
  }
}
