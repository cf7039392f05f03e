import Foundation
import Testing

/// `lint` and `schema`.
@Suite struct LintTests {
  private static let good = """
    millwork: 1
    toolbarContent:
      Bar: {items: [{button: Print, action: print()}]}

    """

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

  @Test func theSchemaGoesToAFileOrStandardOutput() throws {
    let tool = try Tool()
    let printed = try tool.run("schema")
    #expect(printed.output.hasPrefix("{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\","))
    let written = try tool.run("schema", "--output", "a/manifest.schema.json")
    #expect(written.status == 0 && written.output.isEmpty)
    #expect(tool.text(of: "a/manifest.schema.json") == printed.output)
  }
}
