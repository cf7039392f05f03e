import Foundation
import MillworkTestSupport
import Testing

/// Nothing that a person wrote is lost by what a flag, a record or another manifest names.
@Suite struct LossTests {
  private static func manifest(_ names: String...) -> String {
    "millwork: 1\ntoolbarContent:\n"
      + names.map { "  \($0): {items: [{button: Print, action: printAll()}]}\n" }.joined()
  }

  private func project() throws -> Tool {
    let tool = try Tool()
    try tool.write("millwork: 1\ntemplates: Own\n", to: "millwork.yml")
    try tool.write("{{ a }}", to: "Own/part.stencil")
    try tool.write("{{ a }}", to: "t.stencil")
    try tool.write("a: 1\n", to: "data.yml")
    try tool.write(Self.manifest("One"), to: "Manifests/a.yml")
    try tool.write(Self.manifest("Two"), to: "Manifests/b.yml")
    return tool
  }

  @Test(arguments: [
    (["lint", "--output"], "Manifests/a.yml"), (["lint", "--output"], "millwork.yml"),
    (["lint", "Manifests/b.yml", "--output"], "Manifests/a.yml"),
    (["lint", "--output"], "link.yml"), (["check", "use.swift", "--output"], "use.swift"),
    (["generate", "--report"], "Manifests/a.yml"), (["generate", "--report"], "./Manifests/../millwork.yml"),
    (["schema", "--output"], "millwork.yml"), (["schema", "--output"], "Manifests/a.yml"),
    (["schema", "--output"], "Own/part.stencil"),
    (["render", "t.stencil", "-D", "a=1", "--output"], "t.stencil"),
    (["render", "t.stencil", "-D", "a=1", "--map"], "t.stencil"),
    (["render", "t.stencil", "--data", "data.yml", "--output"], "data.yml"),
    (["render", "t.stencil", "-D", "a=1", "--output"], "Manifests/b.yml"),
  ]) func aResultNeverOverwritesAnInput(_ arguments: [String], _ file: String) throws {
    let tool = try project()
    try tool.write("let one = 1\n", to: "use.swift")
    try FileManager.default.createSymbolicLink(
      at: tool.folder.appendingPathComponent("link.yml"),
      withDestinationURL: tool.folder.appendingPathComponent("Manifests/a.yml"))
    let before = tool.text(of: file)
    let run = try tool.run(arguments + [file])
    #expect(run.status == 1)
    #expect(run.errors.contains("`\(file)` is to be written, but it is a file that is read here"), "\(run)")
    #expect(run.errors.components(separatedBy: "[overwrites-input]").count == 2, "\(run.errors)")
    #expect(tool.text(of: file) == before)
    #expect(tool.text(of: "Generated/One.swift") == nil)
  }

  /// What can't be written is said before the work that it would be the result of.
  @Test(
    arguments: [
      ["check", "--output"], ["lint", "--output"], ["generate", "--check", "--report"],
      ["check", "--package", ".", "--output"], ["render", "t.stencil", "-D", "a=1", "--output"],
    ], ["Own", "data.yml/report.json"])
  func whatCannotBeWrittenIsSaidBefore(arguments: [String], file: String) throws {
    let tool = try project()
    let run = try tool.run(arguments + [file])
    #expect(run.status == 1)
    #expect(run.errors.contains("`\(file)` can't be written: "), "\(run)")
    #expect(run.errors.components(separatedBy: "[unwritable]").count == 2, "\(run.errors)")
    #expect(!run.output.contains("iOS"), "\(run.output)")
    #expect(tool.text(of: "Generated/One.swift") == nil)
  }

  /// Nor is what was generated, and no report goes where a later run would read it or a tool keeps what it trusts. A template
  /// may make a manifest.
  @Test func resultsStayOutOfTheProject() throws {
    let tool = try project()
    #expect(try tool.run("generate").status == 0)
    let generated = tool.text(of: "Generated/One.swift")
    try tool.write("[core]\n", to: ".git/config")
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.path + "/Link", withDestinationPath: "Manifests")
    for (file, reason) in [
      ("Generated/One.swift", "or belongs to the project"), (".git/config", "[unsafe-path]"),
      ("Manifests/report.json", "where later runs would take it for a part of the project"),
      ("Manifests/deeper/a.millwork.yml", "where later runs would take it"),
      ("Own/toggle-style.stencil", "where later runs would take it"),
      ("Package@swift-5.9.swift", "where later runs would take it"),
      ("Sources/App/report.millwork.json", "where later runs would take it"),
      ("Link/report.json", "where later runs would take it"),
      ("App.xcassets/Contents.json", "where later runs would take it"),
    ] {
      let run = try tool.run("lint", "--reporter", "json", "--output", file)
      #expect(run.status == 1 && run.errors.contains(reason), "\(file): \(run)")
    }
    #expect(tool.text(of: "Generated/One.swift") == generated && tool.text(of: ".git/config") == "[core]\n")
    let render = ["render", "t.stencil", "-D", "a=1", "--output"]
    #expect(try tool.run(render + ["Generated/One.swift"]).status == 1)
    #expect(try tool.run(render + ["Manifests/new.yml"]).status == 0)
    #expect(
      try tool.run("lint", "--reporter", "json", "--output", "Manifests/deeper/report.json").status == 1)
  }

  /// Nor does it go where another project would read it, whether the run works in that, is started in a folder of it, or
  /// somewhere else.
  @Test func resultsStayOutOfEveryProject() throws {
    let tool = try project()
    try tool.write("", to: "Sources/App/a.swift")
    try tool.write("", to: "elsewhere/a.swift")
    let root = tool.folder.path
    for (folder, file) in [
      ("Sources/App", "../../Manifests/report.json"), ("elsewhere", "\(root)/Manifests/report.json"),
      ("/", "\(root)/Manifests/report.json"), ("/", "\(root)/Own/new.stencil"),
      ("Manifests", "report.json"),
    ] {
      let refused = try tool.run(in: folder, "schema", "--output", file)
      #expect(refused.status == 1 && refused.errors.contains("where later runs would"), "\(file): \(refused)")
    }
    // What is named leads to a project around nothing.
    try tool.write("millwork: 1\nmanifests: [../Manifests, ../far]\n", to: "other/millwork.yml")
    try tool.write("", to: "far/.keep")
    let named = try tool.run("lint", "--config", "other", "--reporter", "json", "--output", "far/report.json")
    #expect(named.status == 1 && named.errors.contains("where later runs would"), "\(named)")
    #expect(try tool.run(in: "Sources/App", "schema", "--output", "../../report.json").status == 0)
  }

  @Test func aResultIsNoFolder() throws {
    let tool = try project()
    let run = try tool.run("schema", "--output", "new/")
    #expect(run.status == 1 && run.errors.contains("`new/` can't be written: it names a folder"), "\(run)")
    #expect(!FileManager.default.fileExists(atPath: tool.folder.path + "/new"))
  }

  /// What manifests name is part of a project without a configuration, too, wherever the run is started.
  @Test(arguments: [".", "Manifests", "/"]) func whatManifestsNameStays(in folder: String) throws {
    let tool = try Tool()
    try tool.write(
      "millwork: 1\ncheck: {stubs: [app.swift]}\ntoggleStyles: {One: {variant: switch}}\n",
      to: "Manifests/a.yml")
    try tool.write("func printAll() {}\n", to: "Manifests/app.swift")
    let run = try tool.run(in: folder, "schema", "--output", tool.folder.path + "/Manifests/app.swift")
    #expect(run.status == 1 && run.errors.contains("[overwrites-input]"), "\(run)")
    #expect(tool.text(of: "Manifests/app.swift") == "func printAll() {}\n")
  }

  @Test func thatAReportWouldStandForAnOutputIsSaidOnce() throws {
    let tool = try project()
    #expect(try tool.run("generate").status == 0)
    let run = try tool.run("generate", "--reporter", "json", "--report", "Generated/One.swift")
    #expect(run.status == 1 && run.errors.components(separatedBy: "[overwrites-input]").count == 2, "\(run)")
  }

  @Test func aTextAndItsMapAreTwoFiles() throws {
    let run = try project().run("render", "t.stencil", "-D", "a=1", "--output", "o", "--map", "./o")
    #expect(run.status == 64 && run.errors.contains("the text and the map can't both go to `o`"), "\(run)")
  }

  /// Where an error hides what would be made, any place of it is kept free.
  @Test func noReportStandsForAnOutputThatIsNotMadeYet() throws {
    let tool = try project()
    try tool.write("millwork: 1\ntoggleStyles: {One: {variant: none}}\n", to: "Manifests/one.yml")
    let run = try tool.run("generate", "--reporter", "json", "--report", "Generated/One.swift")
    #expect(run.status == 1 && run.errors.contains("[overwrites-input]"), "\(run)")
    #expect(tool.text(of: "Generated/One.swift") == nil)
    #expect(try tool.run("generate", "--reporter", "json", "--report", "Generated/report.json").status == 1)
    #expect(tool.text(of: "Generated/report.json") != nil)
  }

  /// Nor does it take the place of what the same run makes; and a report that can't be written is a failure.
  @Test(arguments: ["Generated/One.swift", "Generated"]) func noReportStandsForAnOutput(_ file: String) throws
  {
    let tool = try project()
    let run = try tool.run("generate", "--reporter", "json", "--report", file)
    #expect(run.status == 1 && run.errors.contains("[overwrites-input]"), "\(run)")
    #expect(tool.text(of: "Generated/One.swift") == nil)
    if FileManager.default.fileExists(atPath: "/dev/full") {
      #expect(try tool.run("generate", "--reporter", "json", "--report", "/dev/full").status == 1)
    }
  }

  /// What a shell has opened for the tool is written on.
  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "-"]) func whatIsOpenIsWrittenOn(_ file: String) throws {
    let tool = try project()
    let script = #"{ echo head; "$0" schema --output \#(file); echo foot; } > out.txt"#
    #expect(try tool.run(["-c", script, builtTool.path], through: ["/bin/sh"]).status == 0)
    let text = try #require(tool.text(of: "out.txt"))
    #expect(text.hasPrefix("head\n{\n") && text.hasSuffix("}\nfoot\n"))
    let piped = #""$0" schema --output \#(file) | grep -c '$schema'"#
    #expect(try tool.run(["-c", piped, builtTool.path], through: ["/bin/sh"]).output != "0\n")
  }

  /// Beside the records, a file may stand for an editor.
  @Test func aSchemaMayStandBesideTheRecord() throws {
    let tool = try project()
    #expect(try tool.run("schema", "--output", ".millwork/manifest.schema.json").status == 0)
    #expect(try tool.run("schema", "--output", ".millwork/outputs.json").status == 1)
  }

  /// An earlier result is overwritten as ever.
  @Test func aResultOverwritesAResult() throws {
    let tool = try project()
    for arguments in [
      ["lint", "--reporter", "json", "--output"], ["generate", "--reporter", "sarif", "--report"],
      ["schema", "--output"], ["render", "t.stencil", "-D", "a=1", "--output"],
    ] {
      #expect(try tool.run(arguments + ["result.json"]).status == 0)
      try tool.write("old", to: "result.json")
      #expect(try tool.run(arguments + ["result.json"]).status == 0)
      #expect(tool.text(of: "result.json") != "old")
    }
  }

  /// A record may name anything, and only what Millwork can have made goes.
  @Test func aRecordRemovesOnlyWhatIsGenerated() throws {
    let tool = try project()
    try tool.write(
      "millwork: 1\ntemplates: Own\ncheck: {stubs: [Sources/Stub.swift]}\n", to: "millwork.yml")
    try tool.write("struct Stub {}\n", to: "Sources/Stub.swift")
    try tool.write("// package\n", to: "Package.swift")
    try tool.write("mine", to: "notes.txt")
    #expect(try tool.run("generate").status == 0)
    let record = try #require(tool.text(of: ".millwork/outputs.json"))
    let named = ["Manifests/b.yml", "Own/part.stencil", "notes.txt", "Sources/Stub.swift", "../out.swift"]
    let lines = named.map { "    [\"\($0)\", \"Manifests/a.yml\", \"0\"],\n" }.joined()
    let crafted = record.replacingOccurrences(of: "\"outputs\": [\n", with: "\"outputs\": [\n\(lines)")
    #expect(crafted != record)
    try tool.write(crafted, to: ".millwork/outputs.json")
    let run = try tool.run("generate", "--force")
    #expect(run.status == 0 && !run.errors.contains("removed"), "\(run)")
    for file in named.dropLast() { #expect(tool.text(of: file) != nil, "\(file)") }
    let after = try #require(tool.text(of: ".millwork/outputs.json"))
    for file in named where file != "Sources/Stub.swift" { #expect(!after.contains("[\"\(file)\", \"")) }
  }

  /// As a run of the whole project says it.
  @Test func noManifestTakesOverWhatAnotherOneMakes() throws {
    let tool = try project()
    #expect(try tool.run("generate").status == 0)
    let record = tool.text(of: ".millwork/outputs.json")
    let text = tool.text(of: "Generated/One.swift")
    let other = Self.manifest("One").replacingOccurrences(of: "Print", with: "Send")
    try tool.write(other, to: "Elsewhere/other.yml")
    for (arguments, input) in [
      (["Elsewhere/other.yml"], ""), (["-"], Self.manifest("One")), (["-"], other),
      (["Elsewhere/other.yml", "--verify"], ""),
    ] {
      let run = try tool.run(["generate"] + arguments, input: input)
      #expect(run.status == 1, "\(arguments)")
      #expect(
        run.errors.contains(
          "the component `One` would become the same file as one of `Manifests/a.yml`: `Generated/One.swift` [same-output]"
        ), "\(run)")
      #expect(tool.text(of: ".millwork/outputs.json") == record)
      #expect(tool.text(of: "Generated/One.swift") == text)
    }
    // A component may move.
    try tool.write(Self.manifest("Three"), to: "Manifests/a.yml")
    #expect(try tool.run("generate", "Elsewhere/other.yml").status == 0)
    try tool.write(Self.manifest("Two", "Four"), to: "Manifests/c.yml")
    #expect(try tool.run("generate", "Manifests/c.yml").status == 1)
    let forced = try tool.run("generate", "Manifests/c.yml", "--force")
    #expect(
      forced.status == 0 && forced.errors.contains("took  Generated/Two.swift from `Manifests/b.yml`\n"),
      "\(forced)")
  }

  /// A configuration holds no components.
  @Test func newKeepsOutOfTheConfiguration() throws {
    let tool = try Tool()
    try tool.write("millwork: 1\n", to: "millwork.yml")
    let run = try tool.run("new", "toggle-style", "Neu", "--into", "./millwork.yml", "--yes")
    #expect(run.status == 64 && run.errors.contains("is the name of a project's configuration"), "\(run)")
    #expect(tool.text(of: "millwork.yml") == "millwork: 1\n")
    for file in [".millwork/outputs.json", ".git/a.yml"] {
      #expect(try tool.run("new", "toggle-style", "Neu", "--into", file, "--yes").status == 64, "\(file)")
    }
    #expect(try tool.run("new", "toggle-style", "Millwork", "--no-check", "--yes").status == 0)
    #expect(tool.text(of: "Manifests/Millwork.millwork.yml") != nil)
    #expect(try tool.run("generate").output.hasPrefix("1 component from 1 manifest"))
  }

  @Test func forceNamesWhatItOverwrites() throws {
    let tool = try project()
    #expect(try tool.run("generate").status == 0)
    try tool.write("mine\n", to: "Generated/One.swift")
    try tool.write("mine\n", to: "Generated/Three.swift")
    try tool.write(Self.manifest("Three"), to: "Manifests/c.yml")
    let run = try tool.run("generate", "--force")
    #expect(
      run.errors
        == "replaced  Generated/One.swift, which was changed by hand\nreplaced  Generated/Three.swift, which Millwork did not write\n"
    )
  }

  /// The journal of so many outputs is longer than a file may be here.
  @Test func whereNothingWasWrittenThatIsSaid() throws {
    let tool = try Tool()
    let names = (1...80).map { "  Component\($0): {items: [{button: Print, action: printAll()}]}\n" }
    try tool.write("millwork: 1\ntoolbarContent:\n" + names.joined(), to: "Manifests/a.yml")
    let limited = ["/bin/sh", "-c", "ulimit -f 2; exec \"$0\" \"$@\"", builtTool.path]
    let run = try tool.run(["generate"], through: limited)
    #expect(run.status == 1)
    #expect(run.errors.hasSuffix("1 error; nothing was written\n"), "\(run.errors)")
    #expect(tool.text(of: "Generated/Component1.swift") == nil)
  }
}
