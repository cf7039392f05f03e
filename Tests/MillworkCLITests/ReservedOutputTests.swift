import Foundation
import Testing

/// Folders that nothing is generated into: a repository's own, and what Millwork trusts.
@Suite struct ReservedOutputTests {
  private static let button = """
    millwork: 1
    toolbarContent:
      Bar:
        items:
          - text: One

    """

  @Test(arguments: [".git/hooks", "a/.GIT/b", ".millwork", "Link/hooks"])
  func noCommandWritesThere(folder: String) throws {
    let tool = try Tool()
    try tool.write(Self.button, to: "Manifests/a.yml")
    try tool.write("", to: ".git/HEAD")
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.path + "/Link", withDestinationPath: ".git")
    let before = try FileManager.default.subpathsOfDirectory(atPath: tool.folder.path).sorted()
    for arguments in [
      ["generate", "--output", folder], ["gallery", "--output", folder],
      ["template", "eject", "toggle-style.stencil", "--output", folder],
      ["scaffold", "feature", folder, "--answer", "name=Profile", "--defaults"],
    ] {
      let run = try tool.run(arguments)
      #expect(run.status != 0 && run.output.isEmpty, "\(arguments)")
      #expect(run.errors.contains("is not for Millwork to generate into"), "\(arguments): \(run.errors)")
    }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: tool.folder.path).sorted() == before)
    try tool.write("millwork: 1\noutput: \(folder)\n", to: "millwork.yml")
    let run = try tool.run("generate")
    #expect(run.status == 1 && run.errors.contains("[unsafe-path]"), "\(run.errors)")
  }

  @Test func noTemplateGeneratesIntoARepository() throws {
    let tool = try Tool()
    try tool.write("scaffold: 1\nname: t\nversion: 1.0.0\ngenerate: true\n", to: "t/template.yml")
    try tool.write("millwork: 1\noutput: .git/hooks\n", to: "t/millwork.yml")
    try tool.write(Self.button, to: "t/Manifests/a.yml")
    let run = try tool.run("scaffold", "./t", "out")
    #expect(run.status == 1 && run.errors.contains("[unsafe-path]"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: tool.folder.path + "/out"))
  }
}
