import Foundation
import MillworkSource
import Testing

/// How `generate` brings the files on disk in line with the manifests: nothing that somebody wrote is lost, nothing is half
/// written, and what is stale goes.
@Suite struct OutputTests {
  private static func manifest(_ names: String..., title: String = "Print") -> String {
    "millwork: 1\ntoolbarContent:\n"
      + names.map { "  \($0): {items: [{button: \(title), action: printAll()}]}\n" }.joined()
  }

  private func project() throws -> Tool {
    let tool = try Tool()
    try tool.write(Self.manifest("One", "Two"), to: "Manifests/a.yml")
    try tool.write(Self.manifest("Three"), to: "Manifests/b.yml")
    #expect(try tool.run("generate").status == 0)
    return tool
  }

  private func names(_ tool: Tool, in folder: String = "Generated") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: tool.folder.appendingPathComponent(folder).path)
      .sorted()
  }

  @Test func theRecordIsStableAndOneLineAnOutput() throws {
    let tool = try project()
    let record = try #require(tool.text(of: ".millwork/outputs.json"))
    #expect(
      record.hasPrefix(
        "{\n  \"version\": 2,\n  \"folders\": [\n    []\n  ],\n  \"outputs\": [\n    [\"Generated/One.swift\", \"Manifests/a.yml\", \""
      ))
    #expect(record.hasSuffix("],\n    []\n  ]\n}\n"))
    #expect(record.split(separator: "\n").count { $0.contains(".swift\", ") } == 3)
    #expect(try tool.run("generate").output.hasSuffix("0 written, 3 unchanged\n"))
    #expect(tool.text(of: ".millwork/outputs.json") == record)
    #expect(try names(tool, in: ".millwork") == ["outputs.json"])
  }

  @Test func whatIsGeneratedNoMoreIsRemoved() throws {
    let tool = try project()
    try tool.write(Self.manifest("One"), to: "Manifests/a.yml")
    let run = try tool.run("generate", "Manifests/a.yml")
    #expect(run.output.hasSuffix("0 written, 1 unchanged, 1 removed\n"))
    #expect(try names(tool) == ["One.swift", "Three.swift"])
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("Manifests/b.yml"))
    #expect(try tool.run("generate", "Manifests/a.yml").status == 0)
    #expect(try names(tool) == ["One.swift"])
  }

  /// With the last manifest goes what was made of it, and its folder.
  @Test(arguments: ["component", "manifest"])
  func theLastManifestTakesItsOutputsAlong(_ layout: String) throws {
    let tool = try Tool()
    try tool.write("millwork: 1\nlayout: \(layout)\n", to: "millwork.yml")
    let name = layout == "component" ? "One" : "a.generated"
    func folders() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: tool.folder.path).filter { !$0.hasPrefix(".") }
        .sorted()
    }
    try tool.write(Self.manifest("One"), to: "Manifests/a.yml")
    #expect(try tool.run("generate").status == 0)
    let path = tool.folder.appendingPathComponent("Manifests/a.yml")
    try FileManager.default.removeItem(at: path)
    let drift = try tool.run("generate", "--verify")
    #expect(drift.status == 2 && drift.errors.contains("warning: the folder `Manifests` holds no manifests"))
    let run = try tool.run("generate")
    #expect(run.status == 0 && run.errors.contains("removed  Generated/\(name).swift\n"), "\(run)")
    #expect(try folders() == ["Manifests", "millwork.yml"])
    // There is nothing to do then, which is no more right than before.
    #expect(try tool.run("generate").status == 1)
    // What has moved is not gone.
    try tool.write(Self.manifest("One"), to: "Manifests/a.yml")
    #expect(try tool.run("generate").status == 0)
    try FileManager.default.moveItem(
      at: path.deletingLastPathComponent(), to: tool.folder.appendingPathComponent("Moved"))
    let moved = try tool.run("generate")
    #expect(moved.status == 1 && moved.errors.contains("manifests lie in `Moved`"), "\(moved.errors)")
    #expect(try folders() == ["Generated", "Moved", "millwork.yml"])
  }

  /// What a target's folder got goes with its manifest, whoever runs next; all else in it is that target's own.
  @Test func aTargetsFolderIsCleanedUpByEveryRun() throws {
    let tool = try project()
    let target = ["generate", "--default-output", "Sources/B/Generated"]
    for name in ["Four", "Five"] {
      try tool.write(Self.manifest(name), to: "Sources/B/\(name).millwork.yml")
    }
    try tool.write(Self.manifest("Six"), to: "Sources/C/Six.millwork.yml")
    #expect(
      try tool.run(target + ["Sources/B/Four.millwork.yml", "Sources/B/Five.millwork.yml"]).status == 0)
    #expect(try tool.run("generate", "--verify").status == 0)
    for name in ["Four", "Five"] {
      try FileManager.default.removeItem(
        at: tool.folder.appendingPathComponent("Sources/B/\(name).millwork.yml"))
      let drift = try tool.run("generate", "--verify")
      let words = "`Sources/B/Generated/\(name).swift` is made no more"
      #expect(drift.status == 2 && drift.errors.contains(words), "\(drift.errors)")
      #expect(try tool.run("generate", "--output", "Copy").output.contains("unchanged\n"))
      // Also a run for another target.
      let run = try tool.run(
        name == "Four" ? ["generate"] : ["generate", "--default-output", "C", "Sources/C/Six.millwork.yml"])
      #expect(run.errors == "removed  Sources/B/Generated/\(name).swift\n", "\(run.errors)")
    }
    #expect(
      !FileManager.default.fileExists(atPath: tool.folder.appendingPathComponent("Sources/B/Generated").path))
  }

  /// Files that go are named, and why where their manifest is still there.
  @Test func removedFilesAreNamed() throws {
    let tool = try Tool()
    func write(_ name: String, to path: String) throws {
      try tool.write(
        "millwork: 1\ntoolbarContent: {\(name): {items: [{button: A, action: f()}]}}\n", to: path)
    }
    for name in ["One", "Two"] { try write(name, to: "Manifests/\(name).yml") }
    try write("Other", to: "Elsewhere/other.yml")
    #expect(try tool.run("generate").errors == "")
    #expect(try tool.run("generate", "Elsewhere/other.yml").status == 0)
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("Manifests/Two.yml"))
    let run = try tool.run("generate")
    #expect(
      run.errors
        == "removed  Generated/Other.swift, since `Elsewhere/other.yml` is none of the project's manifests\nremoved  Generated/Two.swift\n"
    )
    #expect(try tool.run("generate", "--quiet").errors == "")
  }

  /// Advice is the command that helps, with the folder that was named.
  @Test func adviceNamesTheSameFolder() throws {
    let tool = try Tool()
    for name in ["One", "Two"] {
      try tool.write(
        "millwork: 1\ntoolbarContent: {\(name): {items: [{button: A, action: f()}]}}\n",
        to: "Manifests/\(name).yml")
    }
    #expect(try tool.run("generate", "--output", "A Copy").status == 0)
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("Manifests/Two.yml"))
    let drift = try tool.run("generate", "--verify", "--output", "A Copy")
    #expect(drift.status == 2)
    #expect(
      drift.errors.contains("run `millwork generate --output 'A Copy'`, and commit what it writes"),
      "\(drift.errors)")
    try tool.write("// mine\n", to: "A Copy/One.swift")
    let edited = try tool.run("generate", "--output", "A Copy")
    #expect(edited.errors.contains("`millwork generate --output 'A Copy' --force`"), "\(edited.errors)")
  }

  /// A record comes with a project: what it names elsewhere is not removed by a run that writes into the project.
  @Test func nothingOutsideOfTheProjectIsRemoved() throws {
    let tool = try Tool()
    try tool.write("millwork: 1\n", to: "app/millwork.yml")
    try tool.write(Self.manifest("One"), to: "app/Manifests/a.yml")
    #expect(try tool.run("generate", "--config", "app", "--output", "Outside").status == 0)
    #expect(tool.text(of: "app/.millwork/outputs.json")?.contains("\"../Outside/One.swift\"") == true)
    let inside = try tool.run("generate", "--config", "app")
    #expect(inside.output.hasSuffix("1 written, 0 unchanged\n"), "\(inside.output)")
    try tool.write(Self.manifest("Two"), to: "app/Manifests/a.yml")
    #expect(
      try tool.run("generate", "--config", "app").output.hasSuffix("1 written, 0 unchanged, 1 removed\n"))
    #expect(tool.text(of: "Outside/One.swift") != nil)
    // In the folder that is asked for, what is no more goes.
    #expect(
      try tool.run("generate", "--config", "app", "--output", "Outside").output.hasSuffix(
        "1 written, 0 unchanged, 1 removed\n"))
    #expect(try names(tool, in: "Outside") == ["Two.swift"])
  }

  /// A folder that was named on the command line is cleaned up where it is named again, and by no other run.
  @Test(arguments: [[], ["--layout", "manifest"]]) func aFolderThatIsNamedLasts(_ flags: [String]) throws {
    let tool = try project()
    #expect(try tool.run(["generate", "--output", "Code"] + flags).status == 0)
    let before = try names(tool, in: "Code")
    #expect(before.count == 3)
    try tool.write(Self.manifest("One"), to: "Manifests/a.yml")
    #expect(try tool.run(["generate"]).output.contains("1 removed"))
    #expect(try tool.run("generate", "--verify").status == 0)
    #expect(try names(tool) == ["One.swift", "Three.swift"])
    #expect(try names(tool, in: "Code") == before)
    #expect(tool.text(of: ".millwork/outputs.json")?.contains("    [\"Code\", \"named\"],\n") == true)
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("Manifests/b.yml"))
    #expect(try tool.run(["generate", "--output", "Code"] + flags).output.contains("removed"))
    #expect(try names(tool, in: "Code").count == (flags.isEmpty ? 1 : 2))
    // It becomes the project's own with the configuration.
    try tool.write("millwork: 1\noutput: Code\n", to: "millwork.yml")
    #expect(try tool.run("generate").status == 0)
    #expect(try names(tool, in: "Code") == ["One.swift"])
    #expect(tool.text(of: ".millwork/outputs.json")?.contains("named") == false)
    #expect(
      !FileManager.default.fileExists(
        atPath: tool.folder.appendingPathComponent("Generated").path + "/One.swift"))
  }

  @Test func theRecordStaysInTheProject() throws {
    let tool = try Tool()
    try tool.write(Self.manifest("One"), to: "Manifests/a.yml")
    try tool.write("", to: "Elsewhere/empty")
    let place = tool.folder.appendingPathComponent(".millwork").path
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "Elsewhere")
    let run = try tool.run("generate")
    #expect(run.status == 1)
    #expect(run.errors.contains("is a symbolic link, and the record of outputs stays in the project"))
    #expect(try names(tool, in: "Elsewhere") == ["empty"] && tool.text(of: "Generated/One.swift") == nil)
  }

  @Test func theRecordIsNoLink() throws {
    let tool = try project()
    let path = tool.folder.appendingPathComponent(".millwork/outputs.json").path
    try FileManager.default.moveItem(atPath: path, toPath: tool.folder.path + "/kept.json")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../kept.json")
    let run = try tool.run("generate")
    #expect(run.status == 1 && run.errors.contains("outputs.json` is a symbolic link"), "\(run.errors)")
  }

  /// Git may give the files of a checkout other line ends; that is nobody's work.
  @Test func otherLineEndsAreNoChange() throws {
    let tool = try project()
    for name in try names(tool) {
      let text = try #require(tool.text(of: "Generated/\(name)"))
      try tool.write(text.replacingOccurrences(of: "\n", with: "\r\n"), to: "Generated/\(name)")
    }
    #expect(try tool.run("generate", "--verify").status == 0)
    #expect(try tool.run("generate").output.hasSuffix("0 written, 3 unchanged\n"))
    try tool.write(Self.manifest("One", title: "Send"), to: "Manifests/a.yml")
    #expect(try tool.run("generate").output.hasSuffix("1 written, 1 unchanged, 1 removed\n"))
    #expect(tool.text(of: "Generated/One.swift")?.contains("\r") == false)
  }

  /// The configuration is there, though it can't be read.
  @Test func aConfigurationThatLeadsNowhereIsAnError() throws {
    let tool = try project()
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.path + "/millwork.yml", withDestinationPath: "../nowhere.yml")
    for arguments in [["generate"], []] {
      let run = try tool.run(arguments)
      #expect(run.status == 1 && run.errors.contains("millwork.yml"), "\(run)")
    }
    // Nor is the folder of manifests nothing, where it is such a link.
    try FileManager.default.removeItem(atPath: tool.folder.path + "/millwork.yml")
    try FileManager.default.moveItem(
      atPath: tool.folder.path + "/Manifests", toPath: tool.folder.path + "/Moved")
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.path + "/Manifests", withDestinationPath: "../nowhere")
    let run = try tool.run("generate")
    #expect(run.status == 1 && run.errors.contains("`Manifests`"), "\(run)")
    #expect(try names(tool) == ["One.swift", "Three.swift", "Two.swift"])
  }

  @Test func aRenamedManifestKeepsItsOutputs() throws {
    let tool = try project()
    try FileManager.default.moveItem(
      at: tool.folder.appendingPathComponent("Manifests/b.yml"),
      to: tool.folder.appendingPathComponent("Manifests/c.yml"))
    #expect(try tool.run("generate").status == 0)
    #expect(try names(tool) == ["One.swift", "Three.swift", "Two.swift"])
    #expect(tool.text(of: ".millwork/outputs.json")?.contains("b.yml") == false)
  }

  @Test func anEditedOutputIsNeverOverwrittenUnasked() throws {
    let tool = try project()
    let edited = try #require(tool.text(of: "Generated/Two.swift")) + "// mine\n"
    try tool.write(edited, to: "Generated/Two.swift")
    try tool.write(Self.manifest("One", "Two", title: "Send"), to: "Manifests/a.yml")
    let before = tool.text(of: "Generated/One.swift")
    let run = try tool.run("generate")
    #expect(run.status == 1)
    #expect(
      run.errors.contains("`Generated/Two.swift` was changed by hand since Millwork wrote it [edited-output]")
    )
    #expect(run.errors.contains("\n-// mine\n"))
    for flags in [[], ["--diff"]] {
      let dry = try tool.run(["generate", "--dry-run"] + flags)
      #expect(dry.errors.contains("\n-// mine\n"))
      #expect(dry.output.hasSuffix("would update Generated/One.swift\nwould keep Generated/Two.swift\n"))
    }
    // Nor does a comparison send to a command that refuses.
    let compared = try tool.run("generate", "--verify")
    #expect(compared.status == 2)
    #expect(
      compared.errors.contains("`Generated/Two.swift` was changed by hand since Millwork wrote it [edited"))
    #expect(
      compared.errors.contains(
        "overwrite the file with `millwork generate --force`, or delete it and generate"))
    #expect(compared.errors.contains("`Generated/One.swift` is out of date [out-of-date]"))
    #expect(tool.text(of: "Generated/Two.swift") == edited)
    #expect(tool.text(of: "Generated/One.swift") == before)
    #expect(try tool.run("generate", "--force").status == 0)
    #expect(tool.text(of: "Generated/Two.swift")?.contains("mine") == false)
  }

  @Test func anEditedOutputIsNeverRemovedUnasked() throws {
    let tool = try project()
    try tool.write("mine\n", to: "Generated/Two.swift")
    try tool.write(Self.manifest("One"), to: "Manifests/a.yml")
    let run = try tool.run("generate")
    #expect(run.status == 1)
    #expect(run.errors.contains("`Generated/Two.swift` is generated no more, and was changed since it was"))
    #expect(tool.text(of: "Generated/Two.swift") == "mine\n")
    #expect(try tool.run("generate", "--force").output.contains("1 removed"))
  }

  @Test func aFileThatWasThereBeforeIsNotTakenOver() throws {
    let tool = try Tool()
    try tool.write(Self.manifest("One"), to: "Manifests/a.yml")
    try tool.write("struct One {}\n", to: "Generated/One.swift")
    let run = try tool.run("generate")
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "`Generated/One.swift` is to be generated, but a file stands there that Millwork did not write [file-in-the-way]"
      ))
    #expect(tool.text(of: "Generated/One.swift") == "struct One {}\n")
  }

  @Test func verifyExitsWithTwoAndWritesNothing() throws {
    let tool = try project()
    #expect(try tool.run("generate", "--verify").status == 0)
    try tool.write(Self.manifest("One", "Two", title: "Send"), to: "Manifests/a.yml")
    let before = tool.text(of: "Generated/One.swift")
    let run = try tool.run("generate", "--verify")
    #expect(run.status == 2)
    #expect(run.output.contains("--- Generated/One.swift\n+++ Generated/One.swift\n@@ "))
    #expect(run.output.contains("\n-      Button(\"Print\") {\n+      Button(\"Send\") {\n"))
    #expect(run.output.hasSuffix("would be 2 written, 1 unchanged\n"))
    #expect(tool.text(of: "Generated/One.swift") == before)
    // Each is a finding at the first difference, for people and for tools.
    let line = try #require(before?.components(separatedBy: "Button(\"Print\")").first)
      .split(separator: "\n", omittingEmptySubsequences: false).count
    let place = "Generated/One.swift:\(line):15: error: `Generated/One.swift` is out of date [out-of-date]\n"
    #expect(run.errors.contains(place), "\(run.errors)")
    let github = try tool.run("generate", "--verify", "--reporter", "github")
    #expect(github.status == 2)
    #expect(github.output.contains("::error file=Generated/One.swift,line=\(line),"), "\(github.output)")
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("Generated/Three.swift"))
    try tool.write(Self.manifest("One"), to: "Manifests/a.yml")
    let others = try tool.run("generate", "--verify")
    #expect(others.status == 2)
    #expect(others.errors.contains("error: `Generated/Three.swift` is missing [out-of-date]\n"))
    #expect(others.errors.contains("error: `Generated/Two.swift` is made no more [out-of-date]\n"))
    // What to do is said once where it is the same for many.
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("Generated"))
    try tool.write(Self.manifest("One", "Two"), to: "Manifests/a.yml")
    let many = try tool.run("generate", "--verify").errors
    #expect(many.components(separatedBy: "is missing [out-of-date]").count == 4, "\(many)")
    #expect(many.components(separatedBy: "note: run `millwork generate`").count == 2, "\(many)")
  }

  @Test func aDryRunListsAndWritesNothing() throws {
    let tool = try Tool()
    try tool.write(Self.manifest("One"), to: "Manifests/a.yml")
    let run = try tool.run("generate", "--dry-run")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("would create Generated/One.swift\n"))
    #expect(tool.text(of: "Generated/One.swift") == nil)
    #expect(tool.text(of: ".millwork/outputs.json") == nil)
  }

  /// A run that was killed after its journal and some files were written: the next one knows the new files as its own.
  @Test func aKilledRunIsGoneOnWith() throws {
    let tool = try project()
    let record = try #require(tool.text(of: ".millwork/outputs.json"))
    try tool.write(Self.manifest("One", "Two", title: "Send"), to: "Manifests/a.yml")
    #expect(try tool.run("generate").status == 0)
    let journal = try #require(tool.text(of: ".millwork/outputs.json"))
    try tool.write(record, to: ".millwork/outputs.json")
    try tool.write(journal, to: ".millwork/outputs.pending.json")
    try tool.write("half", to: "Generated/One.swift.millwork-tmp")
    try tool.write(Self.manifest("One", "Two", title: "Mail"), to: "Manifests/a.yml")
    let run = try tool.run("generate")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try names(tool) == ["One.swift", "Three.swift", "Two.swift"])
    #expect(try names(tool, in: ".millwork") == ["outputs.json"])
  }

  /// The same, where the next run is about another manifest, and where it makes less.
  @Test func whatAKilledRunWroteIsKnown() throws {
    let tool = try project()
    let record = try #require(tool.text(of: ".millwork/outputs.json"))
    let before = try #require(tool.text(of: "Manifests/a.yml"))
    try tool.write(Self.manifest("One", "Two", "Four", title: "Send"), to: "Manifests/a.yml")
    #expect(try tool.run("generate").status == 0)
    let journal = try #require(tool.text(of: ".millwork/outputs.json"))
    func kill() throws {
      try tool.write(record, to: ".millwork/outputs.json")
      try tool.write(journal, to: ".millwork/outputs.pending.json")
    }
    try kill()
    #expect(try tool.run("generate", "Manifests/b.yml").status == 0)
    #expect(tool.text(of: ".millwork/outputs.json") == journal)
    try kill()
    try tool.write(before, to: "Manifests/a.yml")
    #expect(try tool.run("generate").output.hasSuffix("2 written, 1 unchanged, 1 removed\n"))
    #expect(try names(tool) == ["One.swift", "Three.swift", "Two.swift"])
    #expect(tool.text(of: ".millwork/outputs.json") == record)
  }

  @Test func whatIsNoRecordIsAnErrorWithItsPlace() throws {
    let tool = try project()
    try tool.write(#"{"version": 2, "outputs": {"# + "\n", to: ".millwork/outputs.json")
    let run = try tool.run("generate")
    #expect(run.status == 1)
    #expect(run.errors.contains(".millwork/outputs.json:1:27: error: "), "\(run.errors)")
    #expect(run.errors.contains("[unreadable-record]") && !run.errors.contains("--force"))
    // As the message says.
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent(".millwork/outputs.json"))
    try tool.write("// Generated by Millwork from gone.yml; do not edit.\n", to: "Generated/Old.swift")
    try tool.write("struct Own {}\n", to: "Generated/Own.swift")
    let next = try tool.run("generate")
    #expect(next.status == 0 && next.output.hasSuffix("0 written, 3 unchanged\n"))
    #expect(
      next.errors
        == "left  Generated/Old.swift, which no manifest makes and no record knows; remove it if nobody needs it\n"
    )
  }

  @Test func marksOfAMergeInAnOutputAreNoWork() throws {
    let tool = try project()
    let text = try #require(tool.text(of: "Generated/One.swift"))
    try tool.write("<<<<<<< ours\n\(text)=======\n\(text)>>>>>>> theirs\n", to: "Generated/One.swift")
    let run = try tool.run("generate")
    #expect(run.status == 1 && run.errors.contains("a merge left its marks in `Generated/One.swift`"))
  }

  /// A record that an earlier Millwork wrote.
  @Test func theFirstVersionIsRead() throws {
    let tool = try project()
    let text = try #require(tool.text(of: "Generated/Three.swift"))
    try tool.write(
      """
      {
        "version": 1,
        "named": [
          "Code"
        ],
        "manifests": {
          "Manifests/b.yml": {
            "Generated/Three.swift": "\(Fingerprint(of: Array(text.utf8)).text)"
          },
          "Manifests/gone.yml": {
            "Generated/Two.swift": "0"
          }
        }
      }

      """, to: ".millwork/outputs.json")
    try tool.write(Self.manifest("Three", title: "Send"), to: "Manifests/b.yml")
    let run = try tool.run("generate")
    #expect(run.status == 0 && run.output.hasSuffix("1 written, 2 unchanged\n"), "\(run)")
    #expect(tool.text(of: ".millwork/outputs.json")?.contains("\"version\": 2") == true)
  }

  /// Two branches that each add a manifest and change one: whichever lines a merge keeps, also with its marks between them,
  /// they are a record, and what either side wrote is known.
  @Test(arguments: [true, false]) func bothSidesOfAMergeAreKnown(_ hasMarks: Bool) throws {
    let tool = try project()
    try tool.write(Self.manifest("Four"), to: "Manifests/y.yml")
    #expect(try tool.run("generate").status == 0)
    let ours = try #require(tool.text(of: ".millwork/outputs.json"))
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("Manifests/y.yml"))
    try tool.write(Self.manifest("Five"), to: "Manifests/z.yml")
    try tool.write(Self.manifest("Three", title: "Send"), to: "Manifests/b.yml")
    #expect(try tool.run("generate").status == 0)
    let theirs = try #require(tool.text(of: ".millwork/outputs.json"))
    let old = LineDiff(old: Array(ours.utf8), new: Array(theirs.utf8))
    let merge = ThreeWayMerge(
      base: [], ours: Array(ours.utf8), theirs: Array(theirs.utf8), names: (ours: "ours", theirs: "theirs"))
    #expect(!old.changes.isEmpty && merge.conflicts > 0)
    var text = String(decoding: merge.bytes, as: UTF8.self)
    if !hasMarks {
      let marks = ["<<<", "===", ">>>"]
      text = text.split(separator: "\n").filter { line in !marks.contains { line.hasPrefix($0) } }
        .map { $0 + "\n" }.joined()
    }
    try tool.write(text, to: ".millwork/outputs.json")
    if hasMarks {
      let run = try tool.run("generate", "--verify")
      #expect(run.status == 1 && run.errors.contains("a merge left its marks in `.millwork/outputs.json`"))
    }
    // What `b` made before is what stands there now, or after the next run.
    try tool.write(Self.manifest("Three", title: "Mail"), to: "Manifests/b.yml")
    let run = try tool.run("generate")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("marks") == hasMarks)
    #expect(try names(tool) == ["Five.swift", "One.swift", "Three.swift", "Two.swift"])
    let after = try #require(tool.text(of: ".millwork/outputs.json"))
    #expect(!after.contains("<<<") && after.split(separator: "\n").count { $0.contains("Three.swift") } == 1)
    #expect(try tool.run("generate", "--verify").status == 0)
  }

  @Test func outputsStayInTheProjectUnlessAskedFor() throws {
    let tool = try project()
    try tool.write("millwork: 1\noutput: ../elsewhere\n", to: "millwork.yml")
    #expect(try tool.run("generate").errors.contains("lies outside of the project [output-outside]"))
    let outside = try Tool()
    let asked = try tool.run("generate", "--output", outside.folder.path + "/made")
    #expect(asked.status == 0)
    #expect(outside.text(of: "made/One.swift") != nil)
    #expect(try names(tool).count == 3)
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("millwork.yml"))
    try FileManager.default.createSymbolicLink(
      at: tool.folder.appendingPathComponent("link"), withDestinationURL: outside.folder)
    let linked = try tool.run("generate", "--output", "link/made")
    #expect(linked.status == 1)
    #expect(linked.errors.contains("by a symbolic link"))
  }

  @Test func aLinkOrFolderInAnOutputsPlaceIsLeftAlone() throws {
    let tool = try Tool()
    try tool.write(Self.manifest("One", "Two"), to: "Manifests/a.yml")
    try tool.write("", to: "Generated/One.swift/file")
    try tool.write("precious", to: "precious.txt")
    try FileManager.default.createSymbolicLink(
      at: tool.folder.appendingPathComponent("Generated/Two.swift"),
      withDestinationURL: tool.folder.appendingPathComponent("precious.txt"))
    let run = try tool.run("generate", "--force")
    #expect(run.status == 1)
    #expect(tool.text(of: "precious.txt") == "precious")
  }

  /// What a process left that was killed while it wrote a report, goes with the next report; one that is being written stays.
  @Test func leftoversOfReportsGo() throws {
    let tool = try project()
    try tool.write("half", to: "out.json.millwork-4000001")
    try tool.write("half", to: "out.json.millwork-4000002")
    for other in ["out.json.millwork-notes", "other.json.millwork-4000001"] {
      try tool.write("mine", to: other)
    }
    let writing = open(tool.folder.path + "/out.json.millwork-4000002", O_RDONLY)
    #expect(flock(writing, LOCK_EX) == 0)
    defer { close(writing) }
    #expect(try tool.run("lint", "--output", "out.json", "--reporter", "json").status == 0)
    #expect(tool.text(of: "out.json")?.hasPrefix("{") == true)
    #expect(tool.text(of: "out.json.millwork-4000001") == nil)
    #expect(tool.text(of: "out.json.millwork-4000002") == "half")
    #expect(tool.text(of: "out.json.millwork-notes") == "mine")
    #expect(tool.text(of: "other.json.millwork-4000001") == "mine")
  }

  @Test func aReportToAPipeOrLinkKeepsIt() throws {
    let tool = try project()
    try tool.write("old", to: "report.json")
    try FileManager.default.createSymbolicLink(
      at: tool.folder.appendingPathComponent("link.json"),
      withDestinationURL: tool.folder.appendingPathComponent("report.json"))
    #expect(try tool.run("lint", "--reporter", "json", "--output", "link.json").status == 0)
    #expect(tool.text(of: "report.json")?.hasPrefix("{") == true)
    #expect(try tool.run("lint", "--reporter", "json", "--output", "/dev/null").status == 0)
  }
}
