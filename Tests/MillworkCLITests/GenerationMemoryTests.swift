import Foundation
import MillworkSource
import MillworkTestSupport
import Testing

@testable import MillworkCLI

/// What is remembered between two runs of `generate`: it saves work and is never seen otherwise.
@Suite struct GenerationMemoryTests {
  /// One change of an input, and a text that the outputs, or what is said, have afterwards and not before.
  struct Change: Sendable, CustomTestStringConvertible {
    let path: String
    let text: String
    let shows: String
    var testDescription: String { "\(path): \(shows)" }
  }

  private static let configuration = """
    millwork: 1
    platforms: {iOS: 17.0}
    access: public
    templates: Templates
    kinds: [Kinds/badge.yml]
    colors: {tokens: [app.tokens.json], dark: [dark.tokens.json], catalogs: [App.xcassets]}

    """

  static let changes = [
    Change(
      path: "Manifests/a.yml", text: MemoryProject.toolbar("One", "Two", title: "Send"), shows: "\"Send\""),
    Change(path: "Manifests/d.yml", text: MemoryProject.toolbar("Four"), shows: "struct Four"),
    Change(path: "millwork.yml", text: configuration, shows: "public struct One"),
    Change(path: "Templates/header.stencil", text: "// mine\n\n", shows: "// mine"),
    Change(
      path: "app.tokens.json", text: "{\"brand\": {\"$type\": \"color\", \"$value\": \"#0000CC\"}}",
      shows: "blue: 0.8)"),
    Change(
      path: "dark.tokens.json", text: "{\"brand\": {\"$type\": \"color\", \"$value\": \"#CC0000\"}}",
      shows: "red: 0.8,"),
    Change(
      path: "Kinds/badge.yml", text: MemoryProject.kind.replacing("default: 12", with: "default: 13"),
      shows: "let size = 13"),
    Change(
      path: "Kinds/badge.stencil", text: "struct {{ name }} { let points = {{ size }} }\n",
      shows: "let points"),
    Change(
      path: "App.xcassets/Accent.colorset/Contents.json", text: MemoryProject.accent(dark: false),
      shows: "has no colour for the dark scheme"),
  ]

  @Test(arguments: changes, ["component", "manifest"])
  func aChangedInputIsSeen(_ change: Change, layout: String) throws {
    let project = try MemoryProject(layout: layout)
    let unchanged = layout == "component" ? 5 : 4
    func shows(_ run: Tool.Run) -> Bool {
      run.errors.contains(change.shows) || project.outputs.values.contains { $0.contains(change.shows) }
    }
    let first = try project.generate()
    #expect(first.status == 0, "\(first.errors)")
    #expect(!shows(first))
    #expect(try project.generate().output.hasSuffix(": 0 written, \(unchanged) unchanged\n"))
    try project.tool.write(change.text, to: change.path)
    let second = try project.generate()
    #expect(second.status == 0, "\(second.errors)")
    #expect(shows(second))
    // A run that remembers nothing finds nothing left to do, and says the same.
    let outputs = project.outputs
    try FileManager.default.removeItem(at: project.cache)
    let fresh = try project.generate()
    #expect(fresh.output.contains(": 0 written, "))
    #expect(fresh.errors == second.errors)
    #expect(project.outputs == outputs)
  }

  @Test(arguments: ["Manifests/b-stub.swift", "app.tokens.json", "Kinds/badge.stencil", "App.xcassets"])
  func aMissingInputIsAnError(path: String) throws {
    let project = try MemoryProject()
    #expect(try project.generate().status == 0)
    #expect(try project.generate().status == 0)
    try FileManager.default.removeItem(at: project.tool.folder.appendingPathComponent(path))
    #expect(try project.generate().status == 1)
  }

  @Test func whatIsRememberedIsNotDoneAgain() throws {
    let project = try MemoryProject()
    #expect(try project.generate().status == 0)
    var memory = try #require(project.memory)
    #expect(memory.entries.keys.sorted() == ["Manifests/a.yml", "Manifests/b.yml", "Manifests/c.yml"])
    // A lie about what a manifest makes shows that nobody reads the manifest again.
    memory.entries["Manifests/b.yml"]?.outputs = []
    MemoryFile(at: project.memoryFiles[0].path).save(memory.bytes)
    #expect(try project.generate().output.hasSuffix(": 0 written, 4 unchanged, 1 removed\n"))
  }

  /// Where a manifest becomes one file, the others need not be read as long as their common part stays the same.
  @Test func theCommonPartDecidesWhereManifestsBecomeFiles() throws {
    func manifest(_ fields: String) -> String {
      "millwork: 1\ntoolbarContent:\n  Three: {items: [{button: A, action: printAll()\(fields)}]}\n"
    }
    let project = try MemoryProject(layout: "manifest")
    #expect(
      try project.generate().output == "5 components from 3 manifests to Generated: 4 written, 0 unchanged\n")
    let support = "Generated/MillworkSupport.generated.swift"
    let before = try #require(project.tool.text(of: support))
    func reads(_ run: Tool.Run) -> Bool { run.errors.contains("read Manifests/a.yml") }
    let same = try project.generate("--verbose")
    #expect(same.output == "5 components from 3 manifests to Generated: 0 written, 4 unchanged\n")
    #expect(!reads(same) && !same.errors.contains("read Manifests/"))

    try project.tool.write(manifest(", image: star"), to: "Manifests/b.yml")
    let one = try project.generate("--verbose")
    #expect(one.output == "5 components from 3 manifests to Generated: 1 written, 3 unchanged\n")
    #expect(!reads(one) && one.errors.contains("read Manifests/b.yml"))

    // A function that was not called before.
    try project.tool.write(manifest(", sharedBackground: hidden"), to: "Manifests/b.yml")
    let other = try project.generate("--verbose")
    #expect(
      other.output == "5 components from 3 manifests to Generated: 2 written, 2 unchanged\n",
      "\(other.errors)")
    #expect(reads(other))
    #expect(project.tool.text(of: support)?.contains("sharedBackgroundVisibilityIfAvailable") == true)
    // It goes with its last call, and the common file is looked at like others.
    try project.tool.write(manifest(""), to: "Manifests/b.yml")
    #expect(try project.generate().output.hasSuffix(": 2 written, 2 unchanged\n"))
    #expect(project.tool.text(of: support) == before)
    try FileManager.default.removeItem(at: project.tool.folder.appendingPathComponent(support))
    #expect(try project.generate().output.hasSuffix(": 1 written, 3 unchanged\n"))
    // So it does with its manifest.
    try project.tool.write(manifest(", sharedBackground: hidden"), to: "Manifests/b.yml")
    #expect(try project.generate().status == 0)
    try FileManager.default.removeItem(at: project.tool.folder.appendingPathComponent("Manifests/b.yml"))
    #expect(try project.generate().output.hasSuffix(": 1 written, 2 unchanged, 1 removed\n"))
    #expect(project.tool.text(of: support) == before)
  }

  @Test func anOutputThatWasTouchedIsLookedAt() throws {
    let project = try MemoryProject()
    #expect(try project.generate().status == 0)
    #expect(try project.generate().status == 0)
    let one = try #require(project.tool.text(of: "Generated/One.swift"))
    try FileManager.default.removeItem(at: project.tool.folder.appendingPathComponent("Generated/Two.swift"))
    #expect(try project.generate().output.hasSuffix(": 1 written, 4 unchanged\n"))
    try project.tool.write(one, to: "Generated/One.swift")
    #expect(try project.generate().output.hasSuffix(": 0 written, 5 unchanged\n"))

    // Of the same size, and with the time of the last change set back.
    let url = project.tool.folder.appendingPathComponent("Generated/One.swift")
    let date = try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate]
    try project.tool.write(one.replacing("Print", with: "Prynt"), to: "Generated/One.swift")
    try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: url.path)
    let run = try project.generate()
    #expect(run.status == 1)
    #expect(run.errors.contains("`Generated/One.swift` was changed by hand since Millwork wrote it"))
    #expect(try project.generate("--verify").status == 2)
    #expect(try project.generate("--force").status == 0)
    #expect(project.tool.text(of: "Generated/One.swift") == one)
  }

  @Test func warningsAreSaidAgain() throws {
    let project = try MemoryProject()
    try project.tool.write(
      MemoryProject.accent(dark: false), to: "App.xcassets/Accent.colorset/Contents.json")
    let first = try project.generate()
    #expect(first.errors.contains("[no-dark-variant]"))
    #expect(project.memory?.entries.keys.sorted() == ["Manifests/a.yml", "Manifests/b.yml"])
    #expect(try project.generate().errors == first.errors)
  }

  @Test func whatSeveralManifestsDeclareIsFoundWhereOneIsNew() throws {
    let project = try MemoryProject()
    #expect(try project.generate().status == 0)
    try project.tool.write(MemoryProject.toolbar("one"), to: "Manifests/b.yml")
    let run = try project.generate()
    #expect(run.status == 1)
    try FileManager.default.removeItem(at: project.cache)
    #expect(try project.generate().errors == run.errors)
    try project.tool.write(MemoryProject.toolbar("Four"), to: "Manifests/b.yml")
    #expect(try project.generate().output.hasSuffix(": 1 written, 4 unchanged, 1 removed\n"))
  }

  @Test func aRunOfSomeManifestsKeepsWhatIsKnownOfOthers() throws {
    let project = try MemoryProject()
    #expect(try project.generate().status == 0)
    try project.tool.write(MemoryProject.toolbar("Three", title: "Send"), to: "Manifests/b.yml")
    #expect(try project.generate("Manifests/b.yml").output.hasSuffix(": 1 written, 0 unchanged\n"))
    #expect(project.memory?.entries.count == 3)
    try FileManager.default.removeItem(at: project.tool.folder.appendingPathComponent("Manifests/b.yml"))
    #expect(try project.generate().output.hasSuffix("1 removed\n"))
    #expect(project.memory?.entries.count == 2)
  }

  @Test func otherModesOfTheCommandAgree() throws {
    let project = try MemoryProject()
    #expect(try project.generate().status == 0)
    for flags in [["--verify"], ["--dry-run"], ["--diff"], ["--force"]] {
      let run = try project.tool.run(
        ["generate"] + flags, environment: ["MILLWORK_CACHE": project.cache.path])
      #expect(run.status == 0)
      #expect(
        run.output.hasPrefix("5 components from 3 manifests to Generated: "), "\(flags): \(run.output)")
    }
    try project.tool.write(MemoryProject.toolbar("Three", title: "Send"), to: "Manifests/b.yml")
    let before = try Data(contentsOf: project.memoryFiles[0])
    #expect(try project.generate("--verify").status == 2)
    #expect(try project.generate("--dry-run").output.hasPrefix("would update Generated/Three.swift\n"))
    #expect(try Data(contentsOf: project.memoryFiles[0]) == before)
  }

  @Test func aDamagedMemoryCountsAsNone() throws {
    let project = try MemoryProject()
    #expect(try project.generate().status == 0)
    let file = project.memoryFiles[0]
    let whole = try Data(contentsOf: file)
    for length in [0, 3, 20, whole.count / 2, whole.count - 1] {
      try whole.prefix(length).write(to: file)
      #expect(try project.generate().output.hasSuffix(": 0 written, 5 unchanged\n"))
      #expect(project.memory != nil)
    }
    try FileManager.default.removeItem(at: project.cache)
    // A cache that is no folder can't be written.
    try project.tool.write("", to: ".cache")
    #expect(try project.generate().output.hasSuffix(": 0 written, 5 unchanged\n"))
    #expect(project.tool.text(of: ".cache") == "")
  }

  @Test func aMemoryIsReadAsItWasWritten() throws {
    let project = try MemoryProject()
    #expect(try project.generate().status == 0)
    let memory = try #require(project.memory)
    #expect(GenerationMemory(stored: memory.bytes) == memory)
    #expect(GenerationMemory(stored: memory.bytes.dropLast()) == nil)
    let file = MemoryFile(at: project.memoryFiles[0].path)
    let bytes = [UInt8](try Data(contentsOf: project.memoryFiles[0]))
    for index in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[index] ^= 0x10
      try Data(damaged).write(to: project.memoryFiles[0])
      #expect(file.read() == nil)
      try Data(bytes.prefix(index)).write(to: project.memoryFiles[0])
      #expect(file.read() == nil)
    }
  }

  @Test func aRecordThatIsGoneIsWrittenAgain() throws {
    let project = try MemoryProject()
    #expect(try project.generate().status == 0)
    let record = try #require(project.tool.text(of: ".millwork/outputs.json"))
    try FileManager.default.removeItem(at: project.tool.folder.appendingPathComponent(".millwork"))
    #expect(try project.generate().output.hasSuffix(": 0 written, 5 unchanged\n"))
    #expect(project.tool.text(of: ".millwork/outputs.json") == record)
    #expect(try project.generate().status == 0)
    #expect(project.tool.text(of: ".millwork/outputs.json") == record)
  }

  @Test func severalRunsAtOnceLeaveOneResult() throws {
    let project = try MemoryProject()
    #expect(try project.generate().status == 0)
    for turn in 0..<3 {
      try project.tool.write(MemoryProject.toolbar("Three", title: "T\(turn)"), to: "Manifests/b.yml")
      let others = try (0..<3).map { _ in
        let process = Process()
        process.executableURL = builtTool
        process.arguments = ["generate"]
        process.currentDirectoryURL = project.tool.folder
        process.environment = ProcessInfo.processInfo.environment.merging([
          "MILLWORK_CACHE": project.cache.path
        ]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
      }
      for process in others {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      #expect(project.tool.text(of: "Generated/Three.swift")?.contains("\"T\(turn)\"") == true)
      #expect(try project.generate("--verify").status == 0)
    }
  }

  @Test func aStampTellsOnlyWhatIsOldEnough() {
    let second: Int64 = 1_000_000_000
    func isSettled(modified: Int64, changed: Int64, at now: Int64) -> Bool {
      FileStamp(size: 1, modified: modified, changed: changed, inode: 1).isSettled(at: now)
    }
    #expect(!isSettled(modified: 5 * second + 7, changed: 5 * second + 7, at: 5 * second + 10_000_000))
    #expect(isSettled(modified: 5 * second + 7, changed: 5 * second + 7, at: 5 * second + 30_000_000))
    #expect(!isSettled(modified: 1 * second, changed: 5 * second + 7, at: 5 * second + 10_000_000))
    // A file system that counts whole seconds.
    #expect(!isSettled(modified: 5 * second, changed: 5 * second, at: 6 * second))
    #expect(isSettled(modified: 5 * second, changed: 5 * second, at: 8 * second))
    // A clock that was set back.
    #expect(!isSettled(modified: 9 * second + 1, changed: 9 * second + 1, at: 8 * second))
  }
}
