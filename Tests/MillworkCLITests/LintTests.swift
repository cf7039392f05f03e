import Foundation
import Testing

/// `lint` and `schema`.
@Suite struct LintTests {
  private static let good = """
    millwork: 1
    toolbarContent:
      Bar: {items: [{button: Print, action: print()}]}

    """

  /// Wherever manifests lie, and whatever tells them, where nothing names them.
  @Test(arguments: [
    (["Sources/App/Bars/a.millwork.yml"], "Sources/App/Bars"),
    (["Sources/App/a.millwork.yml", "Sources/Lib/b.millwork.json"], "Sources"),
    (["UI/bars.yml", "UI/Deep/More/b.yaml"], "UI"), (["bars.yml"], "."),
    (["App/a.millwork.yml", "Lib/a.millwork.yml"], "."),
  ])
  func manifestsElsewhereAreNamed(paths: [String], folder: String) throws {
    let tool = try Tool()
    for path in paths { try tool.write("millwork: 1\n", to: path) }
    try tool.write("swift: 1\n", to: "Other/ci.yml")
    try tool.write("millwork: 1\n", to: ".hidden/a.millwork.yml")
    for verb in ["lint", "generate", "check"] {
      let run = try tool.run(verb)
      #expect(run.status == 1)
      #expect(run.errors.contains("manifests lie in `\(folder)`: name that folder"), "\(run.errors)")
      #expect(try tool.run(verb, folder).errors.contains("no-such-file") == false)
    }
    let none = try Tool()
    try none.write("millwork: 1\n", to: "Config/millwork.yml")
    #expect(try none.run("lint").errors.contains("name manifests or folders that hold them"))
  }

  /// A folder of the project's list that is still empty is no mistake while others hold manifests.
  @Test func anEmptyFolderAmongOthersIsAWarning() throws {
    let tool = try Tool()
    try tool.write("millwork: 1\nmanifests: [A, B]\n", to: "millwork.yml")
    try tool.write("", to: "A/.keep")
    try tool.write("", to: "B/.keep")
    #expect(try tool.run("lint").status == 1)
    try tool.write(Self.good, to: "B/b.yml")
    let run = try tool.run("lint")
    #expect(run.status == 0 && run.errors.contains("warning: the folder `A` holds no manifests"), "\(run)")
    for flags in [[], ["--layout", "manifest"]] {
      #expect(try tool.run(["generate"] + flags).status == 0)
    }
    // On the command line it is a mistake all the same.
    #expect(try tool.run("lint", "A", "B").status == 1)
  }

  @Test func aGoodManifestIsCountedAndNothingIsWritten() throws {
    let tool = try Tool()
    try tool.write(Self.good, to: "app.yml")
    let run = try tool.run("lint", "app.yml")
    #expect(run.status == 0)
    #expect(run.output == "1 component in 1 manifest: no errors\n")
    #expect(run.errors.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: tool.folder.path) == ["app.yml"])
  }

  /// What the rules say of a manifest itself, `lint` says as `check` does.
  @Test func aCrowdedToolbarIsNoted() throws {
    let tool = try Tool()
    let buttons = (1...5).map { "{button: B\($0), action: print(\($0))}" }.joined(separator: ", ")
    let text = "millwork: 1\ntoolbarContent:\n  Bar: {placement: topBarTrailing, items: [\(buttons)]}\n"
    try tool.write(text, to: "a.yml")
    #expect(try tool.run("lint", "a.yml").errors.contains("[many-trailing-items]"))
    try tool.write(text + "check: {rules: {many-trailing-items: off}}\n", to: "a.yml")
    #expect(try tool.run("lint", "a.yml").errors.isEmpty)
  }

  /// A name is near by what tells files apart, and not by an ending that they share.
  @Test func aFileIsOfferedByItsOwnName() throws {
    let tool = try Tool()
    for name in ["code.yml", "toolbar.yaml"] { try tool.write(Self.good, to: name) }
    #expect(try tool.run("lint", "nope.yml").errors.contains("did you mean") == false)
    #expect(try tool.run("lint", "cod.yml").errors.contains("did you mean `code.yml`?"))
    #expect(try tool.run("lint", "toolbar.yml").errors.contains("did you mean `toolbar.yaml`?"))
  }

  /// Paths through a parent folder are shown as a person would write them.
  @Test func pathsOfKindsAreTidy() throws {
    let tool = try Tool()
    try tool.write(
      "millwork: 1\nkinds: [../kinds/badge.yml]\ncomponents:\n  B: {kind: badge, size: small}\n  C: {kind: badje}\n",
      to: "Manifests/a.yml")
    try tool.write(
      "millwork: 1\nkind: badge\ntemplate: badge.stencil\nfields:\n  size: {type: choice}\n",
      to: "kinds/badge.yml")
    try tool.write("struct A {}\n", to: "kinds/badge.stencil")
    // The kind's own mistake is all that is wrong with its components, as far as anybody can say.
    let run = try tool.run("lint", "Manifests")
    #expect(
      run.errors.hasPrefix("kinds/badge.yml:5:9: error: the field lacks `choices` [missing-key]"),
      "\(run.errors)")
    #expect(run.output.hasSuffix(": 1 error\n"), "\(run.errors)")
    let link = tool.folder.appendingPathComponent("Linked")
    try FileManager.default.createDirectory(
      at: tool.folder.appendingPathComponent("Elsewhere/Manifests"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: tool.folder.appendingPathComponent("Elsewhere/Manifests"))
    try tool.write(
      "millwork: 1\nkinds: [../badge.yml]\ncomponents:\n  B: {kind: badge}\n", to: "Linked/a.yml")
    try tool.write("millwork: 1\nkind: badge\ntemplate: a.stencil\n", to: "Elsewhere/badge.yml")
    try tool.write("struct A {}\n", to: "Elsewhere/a.stencil")
    #expect(try tool.run("lint", "Linked").status == 0)
  }

  @Test func mistakesOfOneAndBetweenManifestsAreNamed() throws {
    let tool = try Tool()
    try tool.write(Self.good, to: "m/a.yml")
    try tool.write(Self.good + "togleStyles: {}\n", to: "m/b.yml")
    let run = try tool.run("lint", "m")
    #expect(run.status == 1)
    #expect(
      run.errors.contains("m/b.yml:4:1: error: unknown key `togleStyles` in the manifest [unknown-key]"))
    #expect(run.errors.contains("[duplicate-name]"))
    #expect(run.output.hasSuffix("2 errors\n"))
  }

  @Test func codeThatYAMLCutsOffIsOneError() throws {
    let tool = try Tool()
    try tool.write(
      """
      millwork: 1
      toolbarContent:
        Bar:
          items:
            - button: Info
              popover: InfoView(document: document)

      """, to: "app.yml")
    let run = try tool.run("lint", "app.yml")
    #expect(
      run.errors.contains("app.yml:6:35: error: a value on the line of its key can't hold another `: `"))
    #expect(run.output.hasSuffix("1 error\n"), "\(run.errors)")
  }

  @Test func aMissingCommaIsOneError() throws {
    let tool = try Tool()
    try tool.write(
      """
      millwork: 1
      toggleStyles:
        A: {variant: switch, track: {on: green off: gray}}
        B: {variant: switch, track: {width: 50 height: 30, on: green}}

      """, to: "app.yml")
    let run = try tool.run("lint", "app.yml")
    #expect(run.errors.contains("app.yml:3:36: error: an entry between brackets can't have a second `:`"))
    #expect(run.errors.contains("app.yml:4:39: error: an entry between brackets can't have a second `:`"))
    #expect(run.output.hasSuffix("2 errors\n"), "\(run.errors)")
  }

  @Test func manyNotesOfOneKindAreOneAndErrorsComeLast() throws {
    let tool = try Tool()
    let item = "      - {button: B, image: star, action: print(), placement: bottomBar}\n"
    let text = """
      millwork: 1
      platforms: {iOS: 17.0, macOS: 14.0}
      toggleStyles:
        A: {variant: swich}
      toolbarContent:
        Bar:
          items:

      """
    try tool.write(text + item + item + item, to: "app.yml")
    let run = try tool.run("lint", "app.yml")
    let lines = run.errors.split(separator: "\n")
    #expect(
      lines.first?.hasPrefix("app.yml:8:") == true && lines.first?.hasSuffix("[placement-mapped]") == true)
    #expect(
      lines.contains("note: 2 more like it; `--verbose` prints them [placement-mapped]"), "\(run.errors)")
    #expect(lines.contains("  app.yml:9, 10"))
    #expect(lines.suffix(3).dropLast().allSatisfy { $0.hasPrefix("app.yml:4:16:") }, "\(run.errors)")
    #expect(lines.last?.hasPrefix("for more, try `millwork explain ") == true)
    #expect(run.output.hasSuffix(": 1 error, 3 notes\n"))
    let all = try tool.run("lint", "app.yml", "--verbose")
    #expect(all.errors.split(separator: "\n").count { $0.hasSuffix("[placement-mapped]") } == 3)
    let xcode = try tool.run("lint", "app.yml", "--reporter", "xcode")
    #expect(xcode.errors.split(separator: "\n").count { $0.hasSuffix("[placement-mapped]") } == 3)
    #expect(!xcode.errors.contains("for more"))
  }

  @Test func theSchemaGoesToAFileOrStandardOutput() throws {
    let tool = try Tool()
    let printed = try tool.run("schema")
    #expect(printed.output.hasPrefix("{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\","))
    let written = try tool.run("schema", "--output", "a/manifest.schema.json")
    #expect(written.status == 0 && written.output.isEmpty)
    #expect(tool.text(of: "a/manifest.schema.json") == printed.output)
  }
}
