import Foundation
import Testing

/// `update` over the built executable: what the template and the person changed are joined.
@Suite struct UpdateTests {
  private static let lines = (1...9).map { "line \($0)" }

  /// A folder `out` that was made of version 1.0.0 of the template `app`.
  private func tool() throws -> Tool {
    let tool = try Tool()
    try describe("1.0.0", in: tool)
    try tool.write(text(), to: "app/text.txt")
    try tool.write("{{ name }} 1\n", to: "app/name.txt.stencil")
    try tool.write("old\n", to: "app/old.txt")
    let run = try tool.run("scaffold", "app", "out", "--answer", "name=Garden")
    #expect(run.status == 0, "\(run.errors)")
    return tool
  }

  private func describe(_ version: String, questions: String = "", name: String = "app", in tool: Tool) throws
  {
    try tool.write(
      "scaffold: 1\nname: \(name)\nversion: \(version)\nquestions:\n  name: {type: identifier}\n\(questions)",
      to: "app/template.yml")
  }

  /// Nine lines, some of them changed.
  private func text(_ changes: [Int: String] = [:]) -> String {
    Self.lines.enumerated().map { (changes[$0.offset + 1] ?? $0.element) + "\n" }.joined()
  }

  private func exists(_ path: String, in tool: Tool) -> Bool {
    FileManager.default.fileExists(atPath: tool.folder.appendingPathComponent(path).path)
  }

  @Test func withoutChangesNothingIsDone() throws {
    let tool = try tool()
    let record = tool.text(of: "out/.millwork/scaffold.yml")
    let run = try tool.run("update", "out")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors == "app 1.0.0 to 1.0.0: 0 written, 3 unchanged\n")
    #expect(tool.text(of: "out/.millwork/scaffold.yml") == record)
  }

  /// What was answered once may be no answer now; then it is said how to give another one.
  @Test func aRecordedPathThatIsGoneIsAskedForAgain() throws {
    let tool = try Tool()
    try tool.write("", to: "mill/Package.swift")
    let answers = ["millwork=path", "millworkPath=../mill", "platforms=iOS"].flatMap { ["--answer", $0] }
    #expect(try tool.run(["scaffold", "design-system", "Acme", "--defaults"] + answers).status == 0)
    #expect(try tool.run("update", "Acme").status == 0)
    try FileManager.default.moveItem(
      atPath: tool.folder.path + "/mill", toPath: tool.folder.path + "/moved")
    let run = try tool.run("update", "Acme")
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        " error: there is no Package.swift in `"),
      "\(run.errors)")
    #expect(
      run.errors.contains(
        "; give another answer than the recorded one with `--answer millworkPath=VALUE`"))
    let again = try tool.run("update", "Acme", "--answer", "millworkPath=../moved")
    #expect(
      again.status == 0 && tool.text(of: "Acme/Package.swift")?.contains("../moved") == true, "\(again)")
  }

  @Test func changesOfBothAreJoined() throws {
    let tool = try tool()
    try describe("1.1.0", in: tool)
    try tool.write(text([2: "the template's"]), to: "app/text.txt")
    try tool.write("{{ name }} 2\n", to: "app/name.txt.stencil")
    try tool.write("new\n", to: "app/new.txt")
    try tool.write(text([8: "mine"]), to: "out/text.txt")
    let dry = try tool.run("update", "out", "--dry-run", "--diff")
    #expect(
      dry.output.hasPrefix("would update out/name.txt\nwould create out/new.txt\nwould merge out/text.txt\n"))
    #expect(dry.output.contains("-line 2\n+the template's\n"))
    #expect(dry.output.contains("--- out/name.txt\n+++ out/name.txt\n"), "\(dry.output)")
    #expect(tool.text(of: "out/text.txt") == text([8: "mine"]))
    let run = try tool.run("update", "out")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "app 1.0.0 to 1.1.0: 3 written, 1 unchanged\n")
    #expect(tool.text(of: "out/text.txt") == text([2: "the template's", 8: "mine"]))
    #expect(tool.text(of: "out/name.txt") == "Garden 2\n")
    #expect(tool.text(of: "out/new.txt") == "new\n")
    // What was merged is the person's change against the new base.
    #expect(try tool.run("update", "out").output.isEmpty)
    try tool.write(text([2: "the template's", 4: "again"]), to: "app/text.txt")
    #expect(try tool.run("update", "out").status == 0)
    #expect(tool.text(of: "out/text.txt") == text([2: "the template's", 4: "again", 8: "mine"]))
  }

  @Test func whatBothChangedIsAConflict() throws {
    let tool = try tool()
    try describe("2.0.0", in: tool)
    try tool.write(text([5: "the template's"]), to: "app/text.txt")
    try tool.write(text([5: "mine"]), to: "out/text.txt")
    let run = try tool.run("update", "out")
    #expect(run.status == 1)
    #expect(run.errors.contains("`out/text.txt` has 1 conflict [merge-conflict]"))
    let markers = "<<<<<<< yours\nmine\n=======\nthe template's\n>>>>>>> app 2.0.0"
    #expect(tool.text(of: "out/text.txt") == text([5: markers]))
    let again = try tool.run("update", "out")
    #expect(again.status == 1)
    #expect(
      again.errors.contains("`out/text.txt` holds a conflict that is not resolved [unresolved-conflict]"))
    try tool.write(text([5: "both"]), to: "out/text.txt")
    #expect(try tool.run("update", "out").status == 0)
    #expect(tool.text(of: "out/text.txt") == text([5: "both"]))
  }

  @Test func aDroppedFileGoesOnlyWhereItIsUnchanged() throws {
    for (isChanged, output) in [
      (false, "remove out/old.txt\n"),
      (true, "keep out/old.txt, which the template makes no more and you changed\n"),
    ] {
      let tool = try tool()
      try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("app/old.txt"))
      if isChanged { try tool.write("mine\n", to: "out/old.txt") }
      let run = try tool.run("update", "out")
      #expect(run.status == 0)
      #expect(run.output == output)
      #expect(exists("out/old.txt", in: tool) == isChanged)
      #expect(try tool.run("update", "out").output.isEmpty)
      #expect(exists("out/old.txt", in: tool) == isChanged)
    }
  }

  @Test func aFileThatThePersonRemovedStaysAway() throws {
    let tool = try tool()
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("out/text.txt"))
    try tool.write(text([5: "the template's"]), to: "app/text.txt")
    let run = try tool.run("update", "out")
    #expect(run.status == 0)
    #expect(run.output == "leave out out/text.txt, which you removed\n")
    #expect(!exists("out/text.txt", in: tool))
    #expect(try tool.run("update", "out").output.isEmpty)
  }

  @Test func newQuestionsAreAnswered() throws {
    let tool = try tool()
    try describe("1.1.0", questions: "  port: {type: integer, default: 80}\n", in: tool)
    try tool.write("{{ name }} {{ port }}\n", to: "app/name.txt.stencil")
    #expect(try tool.run("update", "out").status == 0)
    #expect(tool.text(of: "out/name.txt") == "Garden 80\n")
    #expect(try tool.run("update", "out", "--answer", "port=81").status == 0)
    #expect(tool.text(of: "out/name.txt") == "Garden 81\n")
    #expect(try tool.run("update", "out").output.isEmpty)
    try describe("1.2.0", questions: "  size: {type: integer}\n", in: tool)
    try tool.write("{{ name }} {{ size }}\n", to: "app/name.txt.stencil")
    let missing = try tool.run("update", "out")
    #expect(missing.status == 64)
    #expect(missing.errors.contains("give `--answer size=VALUE`"))
    #expect(tool.text(of: "out/name.txt") == "Garden 81\n")
  }

  @Test func aRecordedAnswerThatIsNoneAnyMoreIsNamed() throws {
    let tool = try tool()
    try tool.write(
      "scaffold: 1\nname: app\nversion: 2.0.0\nquestions:\n  name: {type: choice, choices: [Park]}\n",
      to: "app/template.yml")
    let run = try tool.run("update", "out")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("out/.millwork/scaffold.yml:"))
    #expect(run.errors.contains(" error: `Garden` is no choice for `name`"))
    #expect(try tool.run("update", "out", "--answer", "name=Park").status == 0)
    #expect(tool.text(of: "out/name.txt") == "Park 1\n")
  }

  @Test func aTemplateThatMovedIsNamed() throws {
    let tool = try tool()
    try FileManager.default.moveItem(
      at: tool.folder.appendingPathComponent("app"), to: tool.folder.appendingPathComponent("moved"))
    let gone = try tool.run("update", "out")
    #expect(gone.errors.contains("there is no folder `app`, which `out` was made of"))
    #expect(gone.errors.contains("say with --template where the template is now"))
    #expect(try tool.run("update", "out", "--template", "moved").status == 0)
    #expect(tool.text(of: "out/.millwork/scaffold.yml")?.contains("from: \"../moved\"") == true)
    #expect(try tool.run("update", "out").status == 0)
    let other = try tool.run("update", "out", "--template", "feature")
    #expect(other.status == 1)
    #expect(other.errors.contains("[other-template]"))
  }

  /// Without the base a change can't be told from the template's, so that both stand in the file.
  @Test func withoutTheBaseNothingIsLost() throws {
    let tool = try tool()
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("out/.millwork/scaffold.base"))
    try tool.write(text([2: "the template's"]), to: "app/text.txt")
    try tool.write(text([8: "mine"]), to: "out/text.txt")
    try tool.write("new\n", to: "app/old.txt")
    let run = try tool.run("update", "out")
    #expect(run.status == 1)
    #expect(run.errors.contains("`out/text.txt` has 2 conflicts"))
    #expect(tool.text(of: "out/old.txt") == "new\n")
    #expect(tool.text(of: "out/text.txt")?.contains("mine") == true)
  }

  @Test func filesThatAreNoTextAreKept() throws {
    let tool = try tool()
    func write(_ bytes: [UInt8], _ path: String) throws {
      try Data(bytes).write(to: tool.folder.appendingPathComponent(path))
    }
    try write([0, 1], "app/a.bin")
    try write([0, 1], "app/b.bin")
    #expect(try tool.run("update", "out").status == 0)
    try write([0, 2], "app/a.bin")
    try write([0, 2], "app/b.bin")
    try write([0, 3], "out/b.bin")
    let run = try tool.run("update", "out")
    #expect(run.status == 1)
    #expect(run.errors.contains("`out/b.bin` is no text"))
    #expect(try Data(contentsOf: tool.folder.appendingPathComponent("out/a.bin")) == Data([0, 2]))
    #expect(try Data(contentsOf: tool.folder.appendingPathComponent("out/b.bin")) == Data([0, 3]))
  }

  @Test func aFileThatIsThereAlreadyIsJoined() throws {
    let tool = try tool()
    try tool.write("same\nmine\n", to: "out/new.txt")
    try tool.write("same\nthe template's\n", to: "app/new.txt")
    let run = try tool.run("update", "out")
    #expect(run.status == 1)
    #expect(
      tool.text(of: "out/new.txt")
        == "same\n<<<<<<< yours\nmine\n=======\nthe template's\n>>>>>>> app 1.0.0\n")
  }

  // MARK: Hostile

  @Test(arguments: ["../victim.txt", "/etc/hosts", ".millwork/../../victim.txt", ".git/config"])
  func aRecordThatLeadsElsewhereIsRefused(path: String) throws {
    let tool = try tool()
    try tool.write("victim\n", to: "victim.txt")
    let record = try #require(tool.text(of: "out/.millwork/scaffold.yml"))
    try tool.write(record + "  \"\(path)\": \"0\"\n", to: "out/.millwork/scaffold.yml")
    let run = try tool.run("update", "out")
    #expect(run.status == 1)
    #expect(run.errors.contains("[unreadable-record]"))
    #expect(tool.text(of: "victim.txt") == "victim\n")
  }

  @Test func aLinkInTheWayIsRefused() throws {
    let tool = try tool()
    let file = tool.folder.appendingPathComponent("out/text.txt")
    try tool.write(text(), to: "victim.txt")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "../victim.txt")
    try tool.write("changed\n", to: "app/text.txt")
    let run = try tool.run("update", "out")
    #expect(run.status == 1)
    #expect(run.errors.contains("[target-is-no-file]"))
    #expect(tool.text(of: "victim.txt") == text())
  }

  @Test(arguments: ["", "scaffold: 1\n", "<<<<<<< a\nscaffold: 1\n=======\n>>>>>>> b\n", "scaffold: 9\n"])
  func aRecordThatIsNoneIsNamed(record: String) throws {
    let tool = try tool()
    try tool.write(record, to: "out/.millwork/scaffold.yml")
    let run = try tool.run("update", "out")
    #expect(run.status == 1)
    #expect(run.errors.contains("[unreadable-record]"))
  }

  @Test func aFolderWithoutARecordIsNamed() throws {
    let run = try Tool().run("update")
    #expect(run.status == 1)
    #expect(run.errors.contains("nothing says what `.` was made of [not-scaffolded]"))
  }

  @Test func aTemplateWithErrorsChangesNothing() throws {
    let tool = try tool()
    try tool.write("{{ nmae }}\n", to: "app/name.txt.stencil")
    try tool.write("new\n", to: "app/new.txt")
    let run = try tool.run("update", "out")
    #expect(run.status == 1)
    #expect(run.errors.contains("app/name.txt.stencil:1:4: error: `nmae` is not defined"))
    #expect(!exists("out/new.txt", in: tool))
  }
}
