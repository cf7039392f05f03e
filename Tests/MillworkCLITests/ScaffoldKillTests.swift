import Foundation
import Testing

/// `scaffold` and `update` that are killed at any moment leave each file old or new, and the next run does the rest.
@Suite struct ScaffoldKillTests {
  private static let kills = 40
  private static let count = 60

  /// A tool with a template of many files, whose texts say so.
  private func tool() throws -> Tool {
    let tool = try Tool()
    try describe("1", in: tool)
    return tool
  }

  private func describe(_ version: String, in tool: Tool) throws {
    try tool.write("scaffold: 1\nname: app\nversion: \(version).0.0\n", to: "app/template.yml")
    for index in 0..<Self.count {
      try tool.write(Self.text(index, template: version), to: "app/\(index).txt.stencil")
    }
  }

  /// A text with a line of the template's and one of the person's.
  private static func text(_ index: Int, template: String, person: String = "") -> String {
    let body = (0..<40).map { "line \($0)\n" }.joined()
    return "\(index): template \(template)\n\(body)person \(person)\n"
  }

  private func files(_ tool: Tool) -> [String?] {
    (0..<Self.count).map { tool.text(of: "out/\($0).txt") }
  }

  /// Starts the tool and kills it: at any moment, or soon after `begun` holds.
  private func kill(_ tool: Tool, _ arguments: [String], _ round: Int, begun: () -> Bool) throws {
    let process = try tool.start(arguments)
    if round % 4 == 0 {
      usleep(UInt32.random(in: 0..<30_000))
    } else {
      while process.isRunning, !begun() { usleep(100) }
      usleep(UInt32.random(in: 0..<3_000))
    }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private func remains(_ tool: Tool) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: tool.folder.path + "/out")
      .filter { $0.hasSuffix("-tmp") }
  }

  @Test func scaffoldLeavesNothingHalf() throws {
    let tool = try tool()
    let out = tool.folder.appendingPathComponent("out")
    let wanted = (0..<Self.count).map { Self.text($0, template: "1") }
    var inTheMiddle = 0
    for round in 0..<Self.kills {
      try? FileManager.default.removeItem(at: out)
      try kill(tool, ["scaffold", "./app", "out"], round) { access(out.path + "/0.txt", F_OK) == 0 }
      let found = files(tool)
      for (text, wanted) in zip(found, wanted) where text != nil { #expect(text == wanted) }
      if (1..<Self.count).contains(found.count { $0 != nil }) { inTheMiddle += 1 }
      guard tool.text(of: "out/.millwork/scaffold.yml") == nil else {
        #expect(found == wanted)
        continue
      }
      let again = try tool.run("scaffold", "./app", "out")
      #expect(again.status == 0, "\(again.errors)")
      #expect(files(tool) == wanted)
      #expect(try remains(tool).isEmpty)
    }
    // Otherwise the kills came too early or too late to say anything.
    #expect(inTheMiddle > 0)
  }

  /// Between two versions of the template, back and forth, with a change of the person's in every third file.
  @Test func updateLeavesNothingHalf() throws {
    let tool = try tool()
    func wanted(_ version: String) -> [String] {
      (0..<Self.count).map { Self.text($0, template: version, person: $0 % 3 == 0 ? "mine" : "") }
    }
    #expect(try tool.run("scaffold", "./app", "out").status == 0)
    for (index, text) in wanted("1").enumerated() { try tool.write(text, to: "out/\(index).txt") }
    var inTheMiddle = 0
    for round in 0..<Self.kills {
      let (old, new) = round % 2 == 0 ? ("1", "2") : ("2", "1")
      try describe(new, in: tool)
      try kill(tool, ["update", "out"], round) { tool.text(of: "out/0.txt") == wanted(new)[0] }
      let found = files(tool)
      for (text, (old, new)) in zip(found, zip(wanted(old), wanted(new))) {
        #expect(text == old || text == new, "after kill \(round)")
      }
      if (1..<Self.count).contains(zip(found, wanted(new)).count { $0 == $1 }) { inTheMiddle += 1 }
      let again = try tool.run("update", "out")
      #expect(again.status == 0, "after kill \(round): \(again.errors)")
      #expect(files(tool) == wanted(new))
      #expect(try remains(tool).isEmpty)
    }
    #expect(inTheMiddle > 0)
  }
}
