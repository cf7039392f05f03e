import Foundation
import Testing

/// What the README shows is so: every command in it runs, or `.ci/run` runs it, and its picture is the gallery's.
@Suite struct ReadmeCommandTests {
  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: Tool.root.appendingPathComponent(path)), as: UTF8.self)
  }

  private func toolWithManifests() throws -> Tool {
    let tool = try Tool()
    try FileManager.default.copyItem(
      at: Tool.root.appendingPathComponent("Manifests"), to: tool.folder.appendingPathComponent("Manifests"))
    return tool
  }

  @Test func everyCommandInABlockRuns() throws {
    let tool = try toolWithManifests()
    let script = try Self.text(".ci/run")
    var isInside = false
    var count = 0
    for line in try Self.text("README.md").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```sh"
        continue
      }
      guard isInside else { continue }
      count += 1
      let words = line.split(separator: " ").map(String.init)
      if let verb = words.firstIndex(where: { $0 == "millwork" || $0.hasSuffix("/millwork") }),
        words.prefix(verb).last != "--product"
      {
        let run = try tool.run(Array(words[(verb + 1)...]))
        #expect(run.status == 0, "\(line): \(run.errors)")
      } else {
        #expect(script.contains("\(line)\n"), "nothing runs `\(line)`")
      }
    }
    #expect(count >= 4)
  }

  @Test func theTableHasEveryCommand() throws {
    let tool = try Tool()
    var verbs: Set<String> = []
    for line in try Self.text("README.md").split(separator: "\n") where line.hasPrefix("| `millwork ") {
      let code = line.replacingOccurrences(of: "\\|", with: "|").split(separator: "`").enumerated()
        .filter { $0.offset % 2 == 1 }.map { $0.element.split { " []|".contains($0) }.map(String.init) }
      let verb = try #require(code.first?.dropFirst().first)
      let help = try tool.run(verb, "--help")
      #expect(help.status == 0, "there is no `millwork \(verb)`")
      for words in code where words.first == "millwork" || words.first?.hasPrefix("--") == true {
        if words.first == "millwork" { verbs.insert(words[1]) }
        guard words.first != "millwork" || words[1] == verb else { continue }
        for flag in words where flag.hasPrefix("--") {
          #expect(help.output.contains(flag), "`millwork \(verb)` has no \(flag)")
        }
      }
    }
    let all = try tool.run("--help").output.split(separator: "\n").drop { $0 != "commands:" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(all.count > 10 && Set(all).subtracting(verbs) == ["help"])
  }

  @Test func thePictureIsTheGallerys() throws {
    let tool = try toolWithManifests()
    let run = try tool.run(
      "gallery", "Manifests/glass-actions.yml", "--format", "svg", "--output", "Pictures")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try tool.text(of: "Pictures/GlassActions.svg") == Self.text("docs/pictures/GlassActions.svg"),
      "copy what `millwork gallery Manifests/glass-actions.yml --format svg` writes to docs/pictures")
  }
}
