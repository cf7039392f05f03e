import Foundation
import Testing

/// `lint` and `schema`.
@Suite struct LintTests {
  private static let good = """
    millwork: 1
    toolbarContent:
      Bar: {items: [{button: Print, action: print()}]}

    """

  @Test func manifestsInTargetsAreNamed() throws {
    let tool = try Tool()
    try tool.write("millwork: 1\n", to: "Sources/App/Bars/a.millwork.yml")
    let run = try tool.run("lint")
    #expect(run.status == 1)
    #expect(run.errors.contains("manifests lie in `Sources`: name that folder"), "\(run.errors)")
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
