import Foundation
import MillworkTestSupport
import Testing

/// What may stand where a file or a folder is expected: pipes, links, and names that only look the same.
@Suite struct StrangeFileTests {
  private static func manifest(_ name: String) -> String {
    "millwork: 1\ntoolbarContent: {\(name): {items: [{button: A, action: print(1)}]}}\n"
  }

  private static func path(_ name: String, in tool: Tool) -> String {
    tool.folder.appendingPathComponent(name).path
  }

  /// A run ends although nobody ever writes into the pipe.
  @Test(arguments: [["generate"], ["lint"], ["check"], ["lint", "Manifests"]])
  func aPipeAmongManifestsIsAnError(_ arguments: [String]) throws {
    let tool = try Tool()
    try tool.write(Self.manifest("Bar"), to: "Manifests/a.yml")
    for name in ["Manifests/fifo.yml", "Manifests/Deep/fifo.millwork.json", "Manifests/Deep/other.json"] {
      try tool.write("", to: "Manifests/Deep/.keep")
      #expect(mkfifo(Self.path(name, in: tool), 0o600) == 0)
    }
    let run = try tool.run(arguments)
    #expect(run.status == 1)
    for name in ["fifo.yml", "Deep/fifo.millwork.json", "Deep/other.json"] {
      let words = "error: `Manifests/\(name)` can't be read: it is no ordinary file [unreadable]"
      #expect(run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test(arguments: ["millwork.yml", ".millwork/outputs.json", "Generated/Bar.swift", "Package.swift"])
  func aPipeInAnotherPlaceHoldsNothingUp(_ name: String) throws {
    let tool = try Tool()
    try tool.write(Self.manifest("Bar"), to: "Manifests/a.millwork.yml")
    try tool.write("", to: "Generated/.keep")
    try tool.write("", to: ".millwork/.keep")
    #expect(mkfifo(Self.path(name, in: tool), 0o600) == 0)
    let run = try tool.run("generate")
    #expect(run.status == (name == "Package.swift" ? 0 : 1), "\(run)")
  }

  @Test func aPipeThatIsNamedIsRead() throws {
    let tool = try Tool()
    try tool.write(Self.manifest("Bar"), to: "a.yml")
    let run = try tool.run(
      ["lint"], through: ["/bin/sh", "-c", "cat a.yml | '\(builtTool.path)' lint /dev/stdin"])
    #expect(run.output.hasPrefix("1 component in 1 manifest"), "\(run)")
  }

  @Test func aLinkThatLeadsNowhereIsCalledSo() throws {
    let tool = try Tool()
    try tool.write(Self.manifest("Bar"), to: "Manifests/a.yml")
    try FileManager.default.createSymbolicLink(
      atPath: Self.path("Manifests/b.yml", in: tool), withDestinationPath: "gone.yml")
    let run = try tool.run("generate")
    #expect(run.status == 1)
    #expect(
      run.errors.contains("`Manifests/b.yml` can't be read: it is a symbolic link that leads nowhere"),
      "\(run.errors)")
  }

  @Test func aFolderMayBeALink() throws {
    let tool = try Tool()
    try tool.write(Self.manifest("Bar"), to: "Real/a.yml")
    try FileManager.default.createSymbolicLink(
      atPath: Self.path("Manifests", in: tool), withDestinationPath: "Real")
    for arguments in [["lint"], ["lint", "Manifests"], ["lint", "Manifests/"], ["generate"]] {
      let run = try tool.run(arguments)
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(tool.text(of: "Generated/Bar.swift") != nil)
  }

  /// Both forms of a letter with an accent are one name to Swift and to a Mac's file system.
  @Test func namesInTwoUnicodeFormsAreNoticed() throws {
    let tool = try Tool()
    try tool.write(Self.manifest("One"), to: "Manifests/e\u{301}.yml")
    try tool.write(Self.manifest("Two"), to: "Manifests/\u{E9}.yml")
    let run = try tool.run("generate")
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.path("Manifests", in: tool))
    // A file system that keeps one name for both has one file.
    if names.count == 2 {
      #expect(
        run.status == 1 && run.errors.contains("only its accents are stored otherwise"), "\(run.errors)")
    }
    try tool.write(Self.manifest("Caf\u{E9}"), to: "a.yml")
    try tool.write(Self.manifest("Cafe\u{301}"), to: "b.yml")
    let components = try tool.run("generate", "a.yml", "b.yml")
    #expect(components.errors.contains("[duplicate-name]"), "\(components)")
  }

  @Test func aBackslashIsPartOfAName() throws {
    let tool = try Tool()
    try tool.write(Self.manifest("Bar"), to: "Manifests/back\\slash.yml")
    #expect(try tool.run("generate").status == 0)
    #expect(tool.text(of: "Generated/Bar.swift")?.contains("from back\\slash.yml; do not edit") == true)
  }

  /// What would be in the way of writing is found before anything is planned.
  @Test(arguments: [[], ["--dry-run"], ["--verify"]], ["Generated", "Generated/Deep/Code"])
  func aFileInThePlaceOfTheFolder(_ flags: [String], _ output: String) throws {
    let tool = try Tool()
    try tool.write(Self.manifest("Bar"), to: "Manifests/a.yml")
    try tool.write("x\n", to: "Generated")
    let run = try tool.run(["generate", "--output", output] + flags)
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "error: `Generated` is to be a folder for generated files, but something that is no folder")
        && run.errors.hasSuffix("1 error; nothing was written\n"), "\(run)")
    #expect(!run.output.contains("would create") && tool.text(of: "Generated") == "x\n")
  }
}
