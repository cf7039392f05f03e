import Foundation
import Testing

/// `scaffold` over the built executable.
@Suite struct ScaffoldTests {
  /// A folder with a template `app` that asks for a name.
  private func tool() throws -> Tool {
    let tool = try Tool()
    try tool.write(
      """
      scaffold: 1
      name: app
      version: 1.0.0
      questions:
        name: {type: identifier, ask: "What is it called?"}
        kinds: {type: choices, choices: [a, b], default: [a]}
      files:
        main.swift.stencil: {to: "Sources/{{ name }}/main.swift"}
      next: "Next: swift run {{ name }}"

      """, to: "app/template.yml")
    try tool.write("print({{ name|swiftString }})\n", to: "app/main.swift.stencil")
    try tool.write("# {{ name }}\n\n{{ kinds|join:\",\" }}\n", to: "app/README.md.stencil")
    return tool
  }

  private func names(in folder: URL) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test func builtInTemplatesAreListed() throws {
    let run = try Tool().run("scaffold", "--list")
    #expect(run.status == 0)
    #expect(run.output.contains("design-system  ") && run.output.contains("feature  "))
    #expect(try Tool().run("scaffold", "design-sytem", "x").errors.contains("did you mean `design-system`?"))
    #expect(try Tool().run("scaffold", "./app", "x").errors.contains("there is no folder `./app`"))
  }

  @Test(arguments: [
    ["scaffold"], ["scaffold", "app"], ["scaffold", "app", "x", "y"], ["scaffold", "--list", "app"],
    ["scaffold", "./app", "x", "--skip", "--merge"], ["scaffold", "./app", "x", "--answer", "name"],
    ["scaffold", "./app", "x", "--answer", "=a"], ["update", "a", "b"], ["update", "--merge"],
  ])
  func wrongUsage(arguments: [String]) throws { #expect(try tool().run(arguments).status == 64) }

  @Test func aDryRunWritesNothing() throws {
    let tool = try tool()
    let run = try tool.run("scaffold", "./app", "out", "--answer", "name=Garden", "--dry-run")
    #expect(run.status == 0)
    #expect(run.output == "would create out/README.md\nwould create out/Sources/Garden/main.swift\n")
    #expect(!FileManager.default.fileExists(atPath: tool.folder.appendingPathComponent("out").path))
  }

  @Test func filesAndRecordAreWritten() throws {
    let tool = try tool()
    try tool.write("name: Garden\n", to: "answers.yml")
    let run = try tool.run(
      "scaffold", "app", "deep/out", "--answers", "answers.yml", "--answer", "kinds=b, a")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "create deep/out/README.md\ncreate deep/out/Sources/Garden/main.swift\n")
    #expect(run.errors.hasPrefix("app 1.0.0 to deep/out: 2 written, 0 unchanged\n"))
    #expect(run.errors.hasSuffix("Next: swift run Garden\n"))
    #expect(tool.text(of: "deep/out/Sources/Garden/main.swift") == "print(\"Garden\")\n")
    #expect(tool.text(of: "deep/out/README.md") == "# Garden\n\nb,a\n")
    let record = try #require(tool.text(of: "deep/out/.millwork/scaffold.yml"))
    #expect(
      record.contains("from: \"../../app\"\nanswers:\n  name: \"Garden\"\n  kinds: [\"b\", \"a\"]\nfiles:\n"))
    let again = try tool.run("scaffold", "app", "deep/out", "--answer", "name=Garden")
    #expect(again.status == 1)
    #expect(again.errors.contains("[already-scaffolded]"))
  }

  @Test(arguments: ["app", "app/inner", "link/inner"]) func noFolderOfTheTemplateIsWritten(target: String)
    throws
  {
    let tool = try tool()
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.path + "/link", withDestinationPath: "app")
    let before = names(in: tool.folder)
    let run = try tool.run("scaffold", "./app", target, "--answer", "name=Garden")
    #expect(run.status == 1)
    #expect(run.errors.contains("`\(target)` lies in the template `./app`"), "\(run.errors)")
    #expect(run.errors.contains("[target-in-template]"))
    #expect(names(in: tool.folder) == before)
    // The template may well lie in the folder.
    #expect(try tool.run("scaffold", "./app", ".", "--answer", "name=Garden", "--dry-run").status == 0)
  }

  @Test(arguments: ["a", "b"]) func generatingCanBeACondition(kind: String) throws {
    let tool = try tool()
    let description = try #require(tool.text(of: "app/template.yml"))
    try tool.write(description + "generate: '\"a\" in kinds'\n", to: "app/template.yml")
    try tool.write(
      "millwork: 1\ntoggleStyles: {Soft: {variant: switch}}\n", to: "app/Manifests/soft.yml")
    try tool.write("millwork: 1\n", to: "app/millwork.yml")
    let run = try tool.run("scaffold", "./app", "out", "--answer", "name=Garden", "--answer", "kinds=\(kind)")
    #expect(run.status == 0, "\(run.errors)")
    #expect((tool.text(of: "out/Generated/Soft.swift") != nil) == (kind == "a"))
  }

  @Test func whatCannotBeAskedIsNamedWithItsFlag() throws {
    let tool = try tool()
    #expect(try tool.run("scaffold").errors.contains("`scaffold` needs TEMPLATE DIR"))
    #expect(try tool.run("scaffold", "app").errors.contains("`scaffold` needs DIR, the folder to write to"))
    let choice = try tool.run("scaffold", "design-system", "out", "--defaults")
    #expect(choice.errors.contains("give `--answer millwork=VALUE`; it takes url, path"))
    let run = try tool.run("scaffold", "app", "out")
    #expect(run.status == 64)
    #expect(run.errors.contains("there is no answer to \"What is it called?\" [missing-answer]"))
    #expect(run.errors.contains("give `--answer name=VALUE`"))
    #expect(try tool.run("scaffold", "app", "out", "--defaults").errors.contains("[missing-answer]"))
    let wrong = try tool.run("scaffold", "app", "out", "--answer", "name=2nd")
    #expect(wrong.errors.contains("<--answer name>:1:1: error: `name` takes a Swift identifier, found `2nd`"))
    try tool.write("nmae: X\n", to: "answers.yml")
    let unknown = try tool.run("scaffold", "app", "out", "--answers", "answers.yml")
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("did you mean `name`?"))
    try tool.write("- a\n", to: "answers.yml")
    #expect(
      try tool.run("scaffold", "app", "out", "--answers", "answers.yml").errors.contains(
        "[data-is-no-mapping]"))
    #expect(names(in: tool.folder.appendingPathComponent("out")).isEmpty)
  }

  @Test func answersComeFromStandardInput() throws {
    let tool = try tool()
    let run = try tool.run(
      "scaffold", "app", "out", "--answers", "-", input: "{\"name\": \"Garden\", \"kinds\": []}")
    #expect(run.status == 0, "\(run.errors)")
    #expect(tool.text(of: "out/README.md") == "# Garden\n\n\n")
  }

  @Test func filesThatAreThereAreNotTouched() throws {
    let tool = try tool()
    try tool.write("mine\n", to: "out/README.md")
    try tool.write("print(\"Garden\")\n", to: "out/Sources/Garden/main.swift")
    let arguments = ["scaffold", "app", "out", "--answer", "name=Garden"]
    let run = try tool.run(arguments)
    #expect(run.status == 1)
    #expect(run.errors.contains("error: 1 file would be overwritten [file-is-there]"))
    #expect(run.errors.contains("`out/README.md` is there and differs"))
    #expect(tool.text(of: "out/README.md") == "mine\n")
    #expect(tool.text(of: "out/.millwork/scaffold.yml") == nil)
    #expect(try tool.run(arguments + ["--dry-run"]).output == "would overwrite out/README.md\n")

    let merged = try tool.run(arguments + ["--merge"])
    #expect(merged.status == 1)
    #expect(merged.errors.contains("`out/README.md` has 1 conflict [merge-conflict]"))
    #expect(
      tool.text(of: "out/README.md")
        == "<<<<<<< yours\nmine\n=======\n# Garden\n\na\n>>>>>>> app 1.0.0\n")
  }

  @Test func flagsDecideAboutFilesThatAreThere() throws {
    for (flag, text) in [("--skip", "mine\n"), ("--overwrite", "# Garden\n\na\n")] {
      let tool = try tool()
      try tool.write("mine\n", to: "out/README.md")
      let run = try tool.run("scaffold", "app", "out", "--answer", "name=Garden", flag)
      #expect(run.status == 0, "\(run.errors)")
      #expect(tool.text(of: "out/README.md") == text)
      #expect(tool.text(of: "out/.millwork/scaffold.yml") != nil)
    }
  }

  /// What `init` refuses as a source of Millwork, the template refuses as well.
  @Test(arguments: [
    (["url", "foo", "1.0.0"], "`millworkURL` takes the URL of a repository, found `foo`"),
    (["url", "/nope", "1.0.0"], "`millworkURL` takes the URL of a repository, found `/nope`"),
    (["url", "a b:c", "1.0.0"], "`millworkURL` takes the URL of a repository, found `a b:c`"),
    (
      ["url", "https://example.com/m.git", "1.0"],
      "`millworkVersion` takes a version with three numbers, such as 1.2.0, found `1.0`"
    ),
    (["url", "https://example.com/m.git", "latest"], "a version with three numbers, such as 1.2.0"),
    (["url", "https://example.com/m.git", "1.02.0"], "a version with three numbers, such as 1.2.0"),
    (["path", "/nope"], "there is no Package.swift in `/nope`"),
    (["path", "../none"], "there is no Package.swift in `../none`"),
  ])
  func aBadSourceOfMillworkIsRefused(source: [String], message: String) throws {
    let tool = try Tool()
    let names = ["millwork"] + (source.count == 2 ? ["millworkPath"] : ["millworkURL", "millworkVersion"])
    let answers = zip(names, source).flatMap { ["--answer", "\($0)=\($1)"] }
    let run = try tool.run(["scaffold", "design-system", "Out", "--defaults"] + answers)
    #expect(run.status == 1)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(tool.text(of: "Out/Package.swift") == nil)
  }

  @Test(arguments: [
    ("https://example.com/my.gitops", "my.gitops"), ("git@example.com:tools/millwork.git", "millwork"),
    ("git@example.com:wood.git/", "wood"), ("file:///srv/Mill.git.git", "Mill.git"),
  ])
  func theNameOfThePackageIsTheEndOfItsAddress(url: String, name: String) throws {
    let tool = try Tool()
    let run = try tool.run(
      "scaffold", "design-system", "Out", "--defaults", "--answer", "millwork=url", "--answer",
      "millworkURL=\(url)", "--answer", "millworkVersion=1.2.0-beta.1")
    #expect(run.status == 0, "\(run.errors)")
    #expect(tool.text(of: "Out/Package.swift")?.contains("package: \"\(name)\"") == true)
  }

  @Test func helpEndsWithOneFullStop() throws {
    let run = try PseudoTerminal().run(try Tool(), "scaffold", "feature", "Out", typed: "?\n\u{4}")
    #expect(run.shown.contains("Toolbar behind. Takes a Swift identifier"), "\(run.shown)")
  }

  @Test func atATerminalEverythingIsAsked() throws {
    let tool = try tool()
    try tool.write("mine\n", to: "out/README.md")
    let run = try PseudoTerminal().run(tool, "scaffold", "app", "out", typed: "2nd\nGarden\n\noverwrite\n")
    #expect(run.status == 0, "\(run.shown)")
    #expect(run.shown.contains("`name` takes a Swift identifier, found `2nd`"))
    #expect(run.shown.contains("out/README.md is there and differs:"))
    #expect(run.shown.contains("update out/README.md\ncreate out/Sources/Garden/main.swift\n"))
    #expect(tool.text(of: "out/README.md") == "# Garden\n\na\n")
  }

  @Test func binaryFilesAreCopied() throws {
    let tool = try tool()
    let bytes = Data((0...255).map { UInt8($0) })
    try bytes.write(to: tool.folder.appendingPathComponent("app/icon.png"))
    #expect(try tool.run("scaffold", "app", "out", "--answer", "name=Garden").status == 0)
    #expect(try Data(contentsOf: tool.folder.appendingPathComponent("out/icon.png")) == bytes)
    #expect(tool.text(of: "out/.millwork/scaffold.base")?.contains("icon.png") == false)
  }

  // MARK: Hostile

  private func link(_ tool: Tool, _ path: String, to target: String) throws {
    let url = tool.folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
  }

  /// A symbolic link in the target is never followed, whether it stands for a folder, a file, or the record's folder.
  @Test(arguments: [
    ("out/Sources", "../outside"), ("out/README.md", "../outside/README.md"), ("out/.millwork", "../outside"),
    ("out/Sources/Garden", "."), ("out/README.md", "nowhere"),
  ])
  func linksInTheTargetAreRefused(path: String, target: String) throws {
    let tool = try tool()
    try tool.write("secret\n", to: "outside/README.md")
    try link(tool, path, to: target)
    for flag in ["--skip", "--overwrite", "--merge"] {
      let run = try tool.run("scaffold", "app", "out", "--answer", "name=Garden", flag)
      #expect(run.status == 1)
      #expect(run.errors.contains("[target-is-no-file]"), "\(run.errors)")
    }
    #expect(names(in: tool.folder.appendingPathComponent("outside")) == ["README.md"])
    #expect(tool.text(of: "outside/README.md") == "secret\n")
    #expect(
      !FileManager.default.fileExists(
        atPath: tool.folder.appendingPathComponent("out/.millwork/scaffold.yml").path))
  }

  @Test func linksInATemplateAreRefused() throws {
    let tool = try tool()
    try tool.write("secret\n", to: "secret.txt")
    try link(tool, "app/copy.txt", to: "../secret.txt")
    let run = try tool.run("scaffold", "app", "out", "--answer", "name=Garden")
    #expect(run.status == 1)
    #expect(
      run.errors.contains("`app/copy.txt` is no file, and a template holds nothing else [template-link]"))
  }

  @Test func somethingElseInTheWayIsNamed() throws {
    let tool = try tool()
    try tool.write("", to: "out/README.md/inner")
    let run = try tool.run("scaffold", "app", "out", "--answer", "name=Garden", "--overwrite")
    #expect(run.errors.contains("`out/README.md` is to be a file, but something else stands there"))
    try tool.write("", to: "file")
    #expect(try tool.run("scaffold", "app", "file", "--answer", "name=G").errors.contains("[not-a-folder]"))
    try tool.write("", to: "other/Sources")
    let file = try tool.run("scaffold", "app", "other", "--answer", "name=Garden")
    #expect(file.errors.contains("`other/Sources` is to hold files, but it is no folder"))
  }

  @Test func whatATemplateSaysCannotSteerATerminal() throws {
    let tool = try tool()
    try tool.write(
      "scaffold: 1\nname: app\nversion: 1.0.0\nnext: \"a\\e[2Jb\"\n", to: "app/template.yml")
    try tool.write("x", to: "app/README.md.stencil")
    try tool.write("x", to: "app/main.swift.stencil")
    let run = try tool.run("scaffold", "app", "out")
    #expect(run.errors.hasSuffix("a\\u{1B}[2Jb\n"))
  }
}
