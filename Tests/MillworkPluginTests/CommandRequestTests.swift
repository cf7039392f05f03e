import Foundation
import Testing

/// What the command plug-ins make of their arguments.
@Suite struct CommandRequestTests {
  private static let bars = TargetManifests(
    target: "Bars", folder: URL(fileURLWithPath: "/p/Bars"),
    files: ["/p/Bars/b.millwork.yml", "/p/Bars/a.millwork.json", "/p/Bars/other.yml"].map {
      URL(fileURLWithPath: $0)
    })
  private static let plain = TargetManifests(
    target: "Plain", folder: URL(fileURLWithPath: "/p/Plain"), files: [])

  private func request(
    _ arguments: [String], _ targets: [TargetManifests] = [], output configuration: String? = nil,
    readsOnly: Bool = false
  ) throws -> CommandRequest {
    try CommandRequest(
      arguments, defaultVerb: readsOnly ? "check" : "generate", targets: targets, readsOnly: readsOnly,
      namesOutput: { $0 ?? "millwork.yml" == configuration })
  }

  @Test func withoutTargetsTheArgumentsAreTheTools() throws {
    for arguments in [[], ["generate", "a.yml", "--diff"], ["--version"], ["new"]] {
      #expect(try request(arguments).commandLines == [arguments])
    }
  }

  @Test func aTargetStandsForItsManifests() throws {
    let files = ["/p/Bars/a.millwork.json", "/p/Bars/b.millwork.yml"]
    #expect(try request(["lint"], [Self.bars]).commandLines == [["lint"] + files])
    #expect(
      try request(["--check"], [Self.bars, Self.plain]).commandLines == [
        ["generate", "--check", "--default-output", "/p/Bars/Generated"] + files
      ])
    for layout in [["--layout", "manifest"], ["--layout=manifest"]] {
      #expect(
        try request(["generate"] + layout, [Self.bars]).commandLines == [
          ["generate"] + layout + ["--base", "/p/Bars", "--default-output", "/p/Bars/Generated"] + files
        ])
    }
    // A configuration that names an output decides, the project's or the one that is given.
    #expect(
      try request(["generate"], [Self.bars], output: "millwork.yml").commandLines == [["generate"] + files])
    for flags in [["--config", "x.yml"], ["--config=x.yml"]] {
      #expect(
        try request(["generate"] + flags, [Self.bars], output: "x.yml").commandLines == [
          ["generate"] + flags + files
        ])
      #expect(
        try request(["generate"] + flags, [Self.bars], output: "millwork.yml").commandLines == [
          ["generate"] + flags + ["--default-output", "/p/Bars/Generated"] + files
        ])
    }
    #expect(
      try request(["generate", "--output=Out"], [Self.bars]).commandLines == [
        ["generate", "--output=Out"] + files
      ])
    #expect(try request(["lint"], [Self.bars, Self.plain]).remarks.count == 1)
  }

  @Test func flagsOfEveryVerbMayStandInFront() throws {
    #expect(try request(["--quiet", "lint"], readsOnly: true).commandLines == [["lint", "--quiet"]])
    #expect(
      try request(["--color", "never", "check", "a.yml"], readsOnly: true).commandLines == [
        ["check", "--color", "never", "a.yml"]
      ])
    #expect(try request(["--verbose"], readsOnly: true).commandLines == [["check", "--verbose"]])
    #expect(throws: CommandRequest.Refusal.self) { try request(["--quiet", "generate"], readsOnly: true) }
  }

  @Test func targetsWithoutManifestsLeaveTheProject() throws {
    let found = try request(["generate"], [Self.plain])
    #expect(found.commandLines == [["generate"]])
    #expect(found.remarks.count == 1)
  }

  @Test func verbsWithoutManifestsTakeNoTarget() throws {
    #expect(try request(["doctor"], [Self.bars]).commandLines == [["doctor"]])
    // Some have a flag of this name.
    #expect(
      try request(["new", "toggle-style", "X"], [Self.bars]).commandLines == [
        ["new", "toggle-style", "X", "--target", "Bars"]
      ])
    #expect(try request(["--help"], [Self.bars]).commandLines == [["--help"]])
  }

  @Test(arguments: [("chek", "did you mean `check`?"), ("genrate", "did you mean `generate`?")])
  func aNearVerbIsOffered(word: String, words: String) throws {
    let refusal = #expect(throws: CommandRequest.Refusal.self) { try request([word], readsOnly: true) }
    #expect(refusal?.message.contains(words) == true)
  }

  @Test func onlyReadingVerbsAreReadOnly() throws {
    #expect(try request([], readsOnly: true).commandLines == [["check"]])
    #expect(try request(["--strict"], readsOnly: true).commandLines == [["check", "--strict"]])
    #expect(try request([#filePath], readsOnly: true).commandLines == [["check", #filePath]])
    #expect(try request(["--help"], readsOnly: true).commandLines == [["--help"]])
    #expect(
      try request(["generate", "--verify"], readsOnly: true).commandLines == [["generate", "--verify"]])
    for arguments in [["generate"], ["init"], ["template", "eject", "x"], ["Manifest"]] {
      #expect(throws: CommandRequest.Refusal.self) { try request(arguments, readsOnly: true) }
    }
    for arguments in [
      ["lint", "--output", "leak.json", "--reporter", "json"], ["render", "x.stencil", "--output=f"],
      ["schema", "--output", "f"], ["--output", "f"], ["render", "x", "--map", "f"],
      ["generate", "--verify", "--report", "f"], [#filePath, "--output", "f"],
    ] {
      #expect(throws: CommandRequest.Refusal.self) { try request(arguments, readsOnly: true) }
    }
    for arguments in [
      ["lint", "--output", "-"], ["render", "x", "--map=-"], ["generate", "--verify", "--output", "Out"],
      ["lint", "--", "--output", "f"],
    ] {
      #expect(try request(arguments, readsOnly: true).commandLines == [arguments])
    }
    #expect(try request(["schema", "--output", "f"]).commandLines == [["schema", "--output", "f"]])
    #expect(try request(["template", "list"], readsOnly: true).commandLines == [["template", "list"]])
  }
}
