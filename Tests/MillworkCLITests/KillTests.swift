import Foundation
import Testing

/// A run that is killed at any moment leaves each file old or new, and the next run puts everything right.
@Suite struct KillTests {
  private static let kills = 200

  private static func manifest(_ title: String, _ range: Range<Int>) -> String {
    "millwork: 1\ntoolbarContent:\n"
      + range.map { "  Bar\($0): {items: [{button: \(title), action: print(\($0))}]}\n" }.joined()
  }

  /// Two states of a project, between which files are changed, made and removed.
  private static let states = [manifest("One", 0..<20), manifest("Two", 10..<30)]

  private func outputs(_ tool: Tool) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: tool.folder.path + "/Generated")
    return names.reduce(into: [:]) { $0[$1] = tool.text(of: "Generated/\($1)") }
  }

  @Test func nothingIsHalfWritten() throws {
    let tool = try Tool()
    var wanted: [[String: String]] = []
    for state in Self.states {
      try tool.write(state, to: "Manifests/a.yml")
      #expect(try tool.run("generate").status == 0)
      wanted.append(try outputs(tool))
    }
    let journal = tool.folder.path + "/.millwork/outputs.pending.json"
    var writing = 0
    for round in 0..<Self.kills {
      try tool.write(Self.states[round % 2], to: "Manifests/a.yml")
      let process = try tool.start(["generate"])
      // Half of the kills come at any moment, half soon after something was written.
      if round % 4 < 2 {
        usleep(UInt32.random(in: 0..<30_000))
      } else {
        while process.isRunning, access(journal, F_OK) != 0 { usleep(100) }
        usleep(UInt32.random(in: 0..<3_000))
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if access(journal, F_OK) == 0 { writing += 1 }

      for (name, text) in try outputs(tool) where !name.hasSuffix(".millwork-tmp") {
        #expect(wanted.contains { $0[name] == text }, "\(name) after kill \(round): \(text)")
      }
      for name in ["outputs.json", "outputs.pending.json"] {
        if let text = tool.text(of: ".millwork/\(name)") {
          #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
        }
      }
      if round % 20 == 19 {
        let run = try tool.run("generate")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try outputs(tool) == wanted[round % 2])
        let kept = try FileManager.default.contentsOfDirectory(atPath: tool.folder.path + "/.millwork")
        #expect(kept == ["outputs.json"])
      }
    }
    // Otherwise the kills came too early or too late to say anything.
    #expect(writing > 0)
  }

  /// Who stops a run (Ctrl-C) finds no file on its way, whenever that was: what was planned is written, or nothing is.
  @Test func anInterruptLeavesNothingOnItsWay() throws {
    let tool = try Tool()
    let states = ["One", "Two"].map { Self.manifest($0, 0..<300) }
    try tool.write(states[0], to: "Manifests/a.yml")
    #expect(try tool.run("generate").status == 0)
    let journal = tool.folder.path + "/.millwork/outputs.pending.json"
    var writing = 0
    for round in 1...20 {
      try tool.write(states[round % 2], to: "Manifests/a.yml")
      let process = try tool.start(["generate"])
      while process.isRunning, access(journal, F_OK) != 0 { usleep(100) }
      if process.isRunning { writing += 1 }
      usleep(UInt32.random(in: 0..<5_000))
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
      #expect(try names(tool, in: ".millwork") == ["outputs.json"])
      #expect(try names(tool, in: "Generated").allSatisfy { $0.hasSuffix(".swift") })
      #expect(try tool.run("generate", "--verify").status == 0, "round \(round)")
    }
    #expect(writing > 0)
  }

  /// Also while the code is checked that was written just now.
  @Test(arguments: [SIGINT, SIGTERM]) func anInterruptEndsTheCheckOfWhatWasWritten(_ number: Int32) throws {
    let tool = try Tool()
    try tool.write("millwork: 1\nplatforms: {iOS: 17.0}\n", to: "millwork.yml")
    try tool.write(Self.states[0], to: "Manifests/a.yml")
    // With an empty cache the check takes seconds.
    let process = try tool.start(
      ["generate", "--check"], environment: ["MILLWORK_CACHE": tool.folder.path + "/cache"])
    while process.isRunning, tool.text(of: ".millwork/outputs.json") == nil { usleep(1_000) }
    usleep(300_000)
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
  }

  private func names(_ tool: Tool, in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: tool.folder.appendingPathComponent(folder).path)
  }

  /// Also one that only looks at the outputs: it would take what is being written for drift.
  @Test(arguments: [[], ["--dry-run", "--diff"]]) func twoRunsAtOnceWaitForEachOther(_ flags: [String]) throws
  {
    let tool = try Tool()
    try tool.write(Self.states[0], to: "Manifests/a.yml")
    #expect(try tool.run("generate").status == 0)
    try tool.write(Self.states[1], to: "Manifests/a.yml")
    let lock = open(tool.folder.path + "/.millwork", O_RDONLY | O_CLOEXEC)
    #expect(flock(lock, LOCK_EX) == 0)
    let process = try tool.start(["generate"] + flags)
    while process.isRunning, tool.text(of: ".run-err")?.isEmpty ?? true { usleep(5_000) }
    #expect(tool.text(of: ".run-err") == "waiting for another run of millwork in this project\n")
    #expect(tool.text(of: "Generated/Bar10.swift")?.contains("One") == true)
    close(lock)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(tool.text(of: "Generated/Bar10.swift")?.contains("Two") == flags.isEmpty)
  }

  @Test func manyRunsAtOnceAgree() throws {
    let tool = try Tool()
    try tool.write(Self.states[0], to: "Manifests/a.yml")
    let processes = try (0..<4).map { _ in try tool.start(["generate"]) }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try outputs(tool).count == 20)
    #expect(try tool.run("generate", "--verify").status == 0)
  }
}
