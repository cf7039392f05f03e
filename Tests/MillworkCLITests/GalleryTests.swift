import Foundation
import Testing

/// `gallery`: what is written where, and what is refused.
@Suite struct GalleryTests {
  private static let manifest = """
    millwork: 1
    platforms: {iOS: 17.0}
    toggleStyles:
      Plain:
        variant: switch

    """

  private func tool() throws -> Tool {
    let tool = try Tool()
    try tool.write(Self.manifest, to: "app.yml")
    return tool
  }

  @Test func aSiteIsWrittenAndNothingTwice() throws {
    let tool = try tool()
    let first = try tool.run("gallery", "app.yml", "--output", "site")
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors.contains("1 component to site: 4 written, 0 unchanged"))
    let page = try #require(tool.text(of: "site/index.html"))
    let again = try tool.run("gallery", "app.yml", "--output", "site/")
    #expect(again.errors.contains("0 written, 4 unchanged"), "\(again.errors)")
    #expect(tool.text(of: "site/index.html") == page)
  }

  @Test func filesOfAnEarlierGalleryGo() throws {
    let tool = try tool()
    _ = try tool.run("gallery", "app.yml", "--output", "site")
    let path = "site/.millwork/outputs.json"
    let record = try #require(tool.text(of: path))
    // What an earlier version could have written beside.
    let entry = "\"index.html\":"
    try tool.write("old", to: "site/old.html")
    try tool.write(
      record.replacingOccurrences(of: entry, with: "\"old.html\": \"0\",\n      " + entry), to: path)
    try tool.write("mine", to: "site/mine.html")
    let run = try tool.run("gallery", "app.yml", "--output", "site")
    #expect(run.errors.contains("1 removed"), "\(run.errors)")
    #expect(tool.text(of: "site/old.html") == nil)
    #expect(tool.text(of: "site/mine.html") == "mine")
  }

  @Test func aFolderThatIsNoGalleryIsLeftAlone() throws {
    let tool = try tool()
    try tool.write("mine", to: "docs/index.html")
    let run = try tool.run("gallery", "app.yml", "--output", "docs")
    #expect(run.status == 1)
    #expect(run.errors.contains("`docs` holds files and is no gallery"))
    #expect(tool.text(of: "docs/index.html") == "mine")
    // A project's own outputs are no gallery either.
    _ = try tool.run("generate", "app.yml", "--output", "Generated")
    #expect(try tool.run("gallery", "app.yml", "--output", ".").status == 1)
  }

  @Test func nothingIsDrawnOfAManifestWithErrors() throws {
    let tool = try tool()
    try tool.write(Self.manifest.replacingOccurrences(of: "switch", with: "swich"), to: "app.yml")
    let run = try tool.run("gallery", "app.yml", "--output", "site")
    #expect(run.status == 1)
    #expect(run.errors.contains("did you mean `switch`?"))
    #expect(tool.text(of: "site/index.html") == nil)
  }

  @Test func thePageIsOpened() throws {
    let tool = try tool()
    #if os(macOS)
      let name = "open"
    #else
      let name = "xdg-open"
    #endif
    try tool.write("#!/bin/sh\necho \"$1\" > opened\n", to: "bin/\(name)")
    let program = tool.folder.appendingPathComponent("bin/\(name)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let environment = ["PATH": tool.folder.appendingPathComponent("bin").path + ":/usr/bin:/bin"]
    let run = try tool.run(
      ["gallery", "app.yml", "--output", "site", "--open"], environment: environment)
    #expect(run.status == 0, "\(run.errors)")
    #expect(tool.text(of: "opened") == "site/index.html\n")
    try tool.write("#!/bin/sh\nexit 3\n", to: "bin/\(name)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let failed = try tool.run(
      ["gallery", "app.yml", "--output", "site", "--open"], environment: environment)
    #expect(failed.status == 0)
    #expect(failed.errors.contains("could not open `site/index.html`"))
  }
}
