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
    #expect(first.errors.contains("1 component to site; files: 4 written, 0 unchanged"))
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
    let entry = "[\"index.html\", "
    try tool.write("old", to: "site/old.html")
    try tool.write(
      record.replacingOccurrences(of: entry, with: "[\"old.html\", \"gallery\", \"0\"],\n    " + entry),
      to: path)
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

  @Test func whatTheCheckFindsStandsBesideTheComponent() throws {
    let tool = try tool()
    try tool.write(
      """
      millwork: 1
      platforms: {iOS: 17.0}
      toolbarContent:
        Bar:
          items:
            - {button: Share, image: star, action: missing()}

      """, to: "bar.yml")
    let plain = try tool.run("gallery", "bar.yml", "--output", "site")
    #expect(plain.status == 0, "\(plain.errors)")
    let page = try #require(tool.text(of: "site/index.html"))
    #expect(page.contains("<strong>Not checked:</strong>"))
    let run = try tool.run("gallery", "bar.yml", "--output", "site", "--check")
    #expect(run.status == 1)
    #expect(run.errors.contains("bar.yml:6:46: error: cannot find 'missing' in scope"), "\(run.errors)")
    #expect(run.errors.contains("1 component to site"))
    let checked = try #require(tool.text(of: "site/index.html"))
    #expect(checked.contains("cannot find &#39;missing&#39; in scope"))
    #expect(checked.contains("was checked for iOS 17.0") && !checked.contains("Not checked:"))
  }

  @Test func aKindOfOnesOwnHasItsPicture() throws {
    let tool = try tool()
    try tool.write(
      "millwork: 1\nkind: badge\ntemplate: badge.stencil\nfields:\n  fill: {type: color}\n", to: "badge.yml")
    try tool.write("import SwiftUI\n\nstruct {{ name }} {}\n", to: "badge.stencil")
    try tool.write(
      """
      millwork: 1
      platforms: {iOS: 17.0}
      kinds: [badge.yml]
      components:
        Own: {kind: badge, fill: green}

      """, to: "own.yml")
    _ = try tool.run("gallery", "own.yml", "--output", "site")
    #expect(tool.text(of: "site/index.html")?.contains("name that in <code>badge.yml</code>") == true)
    let kind = try #require(tool.text(of: "badge.yml"))
    try tool.write(
      kind.replacingOccurrences(of: "fields:", with: "picture: badge.svg.stencil\nfields:"), to: "badge.yml")
    let missing = try tool.run("gallery", "own.yml", "--output", "site")
    #expect(missing.status == 1)
    #expect(missing.errors.contains("there is no file `badge.svg.stencil`"), "\(missing.errors)")
    #expect(missing.errors.contains("1 error; nothing was drawn"), "\(missing.errors)")
    try tool.write(
      "<svg width=\"20\" height=\"20\"><rect data-part=\"own\" width=\"9\" height=\"9\" fill=\"{{ fill }}\"/></svg>\n",
      to: "badge.svg.stencil")
    _ = try tool.run("gallery", "own.yml", "--output", "site")
    #expect(tool.text(of: "site/index.html")?.contains("<rect data-part=\"own\"") == true)
    _ = try tool.run("gallery", "own.yml", "--output", "data", "--format", "json")
    #expect(tool.text(of: "data/Own.json")?.contains("\"id\": \"enabled\"") == true)
    try tool.write("<svg width=\"20\" height=\"20\"><blink/></svg>\n", to: "badge.svg.stencil")
    let wrong = try tool.run("gallery", "own.yml", "--output", "site")
    #expect(wrong.status == 1)
    #expect(
      wrong.errors.contains("badge.svg.stencil:1:29: error: a picture has no `<blink>` [wrong-picture]"),
      "\(wrong.errors)")
    // Two components of the kind don't make two errors of one.
    let two = try #require(tool.text(of: "own.yml")).replacing(
      "  Own:", with: "  Other: {kind: badge}\n  Own:")
    try tool.write(two, to: "own.yml")
    let twice = try tool.run("gallery", "own.yml", "--output", "site")
    #expect(twice.errors.components(separatedBy: "error: a picture").count == 2, "\(twice.errors)")
    #expect(twice.errors.contains("1 error; nothing was drawn"))
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
    #expect(run.errors.contains("\(name) opened site/index.html\n"))
    try tool.write("#!/bin/sh\nexit 3\n", to: "bin/\(name)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let failed = try tool.run(
      ["gallery", "app.yml", "--output", "site", "--open"], environment: environment)
    #expect(failed.status == 0)
    #expect(failed.errors.contains("could not open `site/index.html`") && !failed.errors.contains("opened"))
  }
}

/// `gallery --format`: files for documents and hand-over.
@Suite struct GalleryFileTests {
  private static let manifest = """
    millwork: 1
    platforms: {iOS: 26.0}
    toolbarContent:
      Bar:
        parameters: {run: () -> Void}
        items: [{button: Share, image: star, action: run()}]

    """

  private func tool(program: String? = nil, _ script: String = "") throws -> Tool {
    let tool = try Tool()
    try tool.write(Self.manifest, to: "app.yml")
    if let program {
      try tool.write("#!/bin/sh\n\(script)\n", to: "bin/\(program)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: tool.folder.appendingPathComponent("bin/\(program)").path)
    }
    return tool
  }

  /// A `PATH` that holds the test's own program alone, besides `cat`.
  private func path(_ tool: Tool) throws -> [String: String] {
    let folder = tool.folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("cat").path, withDestinationPath: "/bin/cat")
    return ["PATH": folder.path]
  }

  @Test func aPictureAndDataAreWrittenForEachComponent() throws {
    let tool = try tool()
    let svg = try tool.run("gallery", "app.yml", "--format", "svg", "--output", "pictures")
    #expect(svg.errors.contains("1 component to pictures; files: 1 written"), "\(svg.errors)")
    #expect(tool.text(of: "pictures/Bar.svg")?.hasPrefix("<svg xmlns=") == true)
    let json = try tool.run("gallery", "app.yml", "--format", "json", "--output", "data")
    #expect(json.status == 0)
    #expect(tool.text(of: "data/Bar.json")?.contains("\"symbol\": \"star\"") == true)
    #expect(try tool.run("schema", "gallery").output.contains("millworkGallery"))
  }

  @Test func anInstalledProgramDrawsPNG() throws {
    // The program's last argument but one is the output, its last one the input.
    let script = #"while [ $# -gt 2 ]; do shift; done; printf '\211PNG\r\n\032\n' > "$1"; cat "$2" >> "$1""#
    let tool = try tool(program: "rsvg-convert", script)
    let run = try tool.run(
      ["gallery", "app.yml", "--format", "png", "--output", "pictures"], environment: path(tool))
    #expect(run.status == 0, "\(run.errors)")
    let image = try Data(contentsOf: tool.folder.appendingPathComponent("pictures/Bar.png"))
    #expect(image.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(String(decoding: image.dropFirst(8), as: UTF8.self).contains("<title>Bar</title>"))
  }

  @Test func withoutAProgramTheMessageSaysWhichThereAre() throws {
    let tool = try tool()
    let run = try tool.run(
      ["gallery", "app.yml", "--format", "png", "--output", "pictures"], environment: path(tool))
    #expect(run.status == 1)
    #expect(run.errors.contains("there is no program on PATH that draws SVG as PNG"), "\(run.errors)")
    #expect(run.errors.contains("looked for chromium"))
    #expect(tool.text(of: "pictures/Bar.png") == nil)
  }

  @Test func aProgramThatFailsIsNamedWithItsWords() throws {
    let tool = try tool(program: "rsvg-convert", "echo 'no such font' >&2; exit 3")
    let run = try tool.run(
      ["gallery", "app.yml", "--format", "png", "--output", "pictures"], environment: path(tool))
    #expect(run.status == 1)
    #expect(run.errors.contains("`Bar` could not be drawn:"), "\(run.errors)")
    #expect(run.errors.contains("rsvg-convert ended with status 3"))
    #expect(run.errors.contains("it said: no such font"))
  }

  @Test func onlyASiteCanBeOpened() throws {
    let tool = try tool()
    let run = try tool.run("gallery", "app.yml", "--format", "json", "--open")
    #expect(run.status == 64)
    #expect(run.errors.contains("`--open` shows a site"), "\(run.errors)")
  }
}
