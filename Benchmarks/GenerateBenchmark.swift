import Foundation

/// Times `millwork generate` as a whole process, from manifests to written files: on an empty output folder and cache, again
/// without changes, and with one manifest changed.
enum GenerateBenchmark {
  /// How many components, in manifests of ten, and how many turns.
  private static let sizes = [(components: 1000, turns: 5), (10_000, 5), (100_000, 1)]
  private static let perManifest = 10

  static func run(_ figures: inout Figures) throws {
    figures.begin(
      "generate",
      "manifests of \(perManifest) components to written files, whole processes; wall time and processor time"
    )
    let tool = try builtTool()
    var last: [String: Double] = [:]
    for (components, turns) in sizes {
      try withScratchFolder { work in
        for job in try measure(Project(tool: tool, folder: work, components: components), turns) {
          let name = "\(components) components, \(job.name)"
          figures.add(name, job.times.map(\.wall), .milliseconds)
          figures.add("\(name), processor", job.times.map(\.processor), .milliseconds)
          let median = Figures.median(job.times.map(\.processor))
          if let smaller = last.updateValue(median, forKey: job.name) {
            figures.add("\(name), to a tenth of it", [median / smaller], .times)
          }
        }
      }
    }
  }

  private typealias Time = (wall: Double, processor: Double)

  private static func measure(_ project: Project, _ turns: Int) throws -> [(name: String, times: [Time])] {
    try project.write()
    var cold: [Time] = []
    var same: [Time] = []
    var changed: [Time] = []
    // A folder of its own for each turn: removing thousands of files makes some file systems slow for seconds.
    for turn in 0..<turns {
      cold.append(try project.generate(turn))
      // The first run after one that wrote looks at what was written last once more.
      _ = try project.generate(turn)
      for round in 0..<3 {
        same.append(try project.generate(turn))
        try project.change("Send \(turn) \(round)")
        changed.append(try project.generate(turn))
        _ = try project.generate(turn)
      }
    }
    return [("everything", cold), ("nothing changed", same), ("one manifest changed", changed)]
  }

  /// A folder with manifests.
  private struct Project {
    let tool: String
    let folder: String
    let components: Int

    func write() throws {
      try FileManager.default.createDirectory(
        atPath: folder + "/Manifests", withIntermediateDirectories: true)
      for index in 0..<components / perManifest { try write(index, title: "Share") }
    }

    /// Changes the text of a button in one manifest.
    func change(_ title: String) throws { try write(components / perManifest / 2, title: title) }

    private func write(_ index: Int, title: String) throws {
      let text = ComponentManifest.text(of: index * perManifest..<(index + 1) * perManifest, title: title)
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/Manifests/part\(index).yml"))
    }

    func generate(_ turn: Int) throws -> Time {
      let before = childProcessorMilliseconds()
      let wall = try wallMilliseconds(
        [tool, "generate", "--output", "Generated\(turn)"],
        environment: ["MILLWORK_CACHE": "\(folder)/cache"], in: folder)
      return (wall, childProcessorMilliseconds() - before)
    }
  }
}
