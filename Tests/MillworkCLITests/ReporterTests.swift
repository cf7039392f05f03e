import Foundation
import Testing

/// The forms of `--reporter`, on the wrong examples in `Wrong`.
@Suite struct ReporterTests {
  /// The part of the JSON form that is looked at.
  private struct Report: Decodable {
    struct Finding: Decodable {
      var severity: String
      var code: String?
      var message: String
      var place: Place?
      var fixIts: [FixIt]
    }
    struct Place: Decodable { var file: String, line: Int, column: Int, offset: Int, length: Int }
    struct FixIt: Decodable { var edits: [Edit] }
    struct Edit: Decodable { var replacement: String }
    struct Target: Decodable { var platform: String, version: String, status: String }
    var version: Int
    var diagnostics: [Finding]
    var targets: [Target]
    var errors: Int
  }

  /// The text of the misspelt example, and what stands before the misspelt name in its line.
  private func misspeltLine() throws -> (text: String, before: Substring) {
    let url = Tool.root.appendingPathComponent("Tests/MillworkCLITests/Wrong/misspelt.yml")
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let name = try #require(text.range(of: "printDocment"))
    let line = text.lineRange(for: name)
    return (text, text[line.lowerBound..<name.lowerBound])
  }

  private func tool() throws -> Tool {
    let tool = try Tool()
    for name in ["misspelt.yml", "unwrapped.swift"] {
      let url = Tool.root.appendingPathComponent("Tests/MillworkCLITests/Wrong/\(name)")
      try tool.write(String(decoding: try Data(contentsOf: url), as: UTF8.self), to: "a folder, 1/\(name)")
    }
    return tool
  }

  @Test func json() throws {
    let run = try tool().run("check", "a folder, 1", "--platform", "ios17.0", "--reporter", "json")
    #expect(run.status == 1)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.version == 1)
    #expect(report.errors == report.diagnostics.count { $0.severity == "error" })
    let misspelt = try #require(report.diagnostics.first { $0.message.contains("printDocment") }?.place)
    let (text, line) = try misspeltLine()
    #expect(misspelt.file == "a folder, 1/misspelt.yml")
    #expect(misspelt.line == 6)
    #expect(misspelt.column == line.utf8.count + 1)
    #expect(Array(text.utf8)[misspelt.offset...].prefix(misspelt.length).elementsEqual("printDocment".utf8))
    #expect(report.diagnostics.contains { $0.fixIts.first?.edits.first?.replacement == "$" })
    #expect(Set(report.targets.map(\.status)) == ["failed"])
    #expect(run.errors.contains("checked for 1 platform version"))
  }

  @Test func gitHubCountsColumnsInUTF16AndEscapes() throws {
    let run = try tool().run("check", "a folder, 1", "--platform", "ios17.0", "--reporter", "github")
    let column = try misspeltLine().before.utf16.count + 1
    #expect(
      run.output.contains(
        "::error file=a folder%2C 1/misspelt.yml,line=6,endLine=6,col=\(column),"
          + "endColumn=\(column + "printDocment".utf16.count)::cannot find"))
    #expect(run.output.contains("%0Anote: in the generated code"))
    #expect(run.errors.isEmpty)
  }

  @Test func aFileTakesTheReportWhilePeopleReadTheText() throws {
    let tool = try tool()
    let run = try tool.run(
      "check", "a folder, 1", "--platform", "ios17.0", "--reporter", "sarif", "--output", "out/report.sarif")
    #expect(run.status == 1)
    #expect(run.errors.contains(": error: cannot find 'printDocment' in scope"))
    let log = try #require(tool.text(of: "out/report.sarif"))
    #expect(log.contains("\"uri\" : \"a%20folder%2C%201/misspelt.yml\""))
    #expect(log.contains("\"startColumn\" : \(try misspeltLine().before.utf16.count + 1)"))
    #expect(log.contains("\"ruleId\" : \"swiftc\""))
  }

  @Test func xcodePrintsOneLineAPlace() throws {
    let tool = try Tool()
    try tool.write("millwork: 1\ntoolbarContents: {}\n", to: "a.yml")
    let run = try tool.run("generate", "a.yml", "--reporter", "xcode")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("a.yml:2:1: error: "))
    #expect(run.errors.hasSuffix("nothing was written\n"))
  }

  /// A document stands alone on standard output, whatever else was asked for.
  @Test func nothingStandsBesideADocument() throws {
    let tool = try Tool()
    try tool.write(
      "millwork: 1\ntoolbarContent:\n  Bar: {items: [{button: A, action: print(1)}]}\n", to: "a.yml")
    for flags in [["--verify"], ["--dry-run", "--diff"], ["--diff"]] {
      for reporter in ["json", "sarif"] {
        let run = try tool.run(["generate", "a.yml", "--reporter", reporter, "--output", "New"] + flags)
        #expect((try? JSONSerialization.jsonObject(with: Data(run.output.utf8))) != nil, "\(run.output)")
        #expect(run.errors.contains("+struct Bar"))
        try? FileManager.default.removeItem(at: tool.folder.appendingPathComponent("New"))
      }
    }
  }

  /// `--quiet` leaves errors and warnings.
  @Test func quietHasNoNotes() throws {
    let tool = try Tool()
    // watchOS has no menus.
    try tool.write(
      """
      millwork: 1
      platforms: {iOS: 17.0, watchOS: 10.0}
      toolbarContent:
        Bar: {items: [{button: A, action: print(1)}, {menu: B, items: [{button: C, action: print(1)}]}]}

      """, to: "a.yml")
    for verb in ["lint", "generate", "check", "gallery"] {
      let run = try tool.run(verb, "a.yml")
      #expect(run.errors.contains("note: "), "\(verb): \(run.errors)")
      let quiet = try tool.run(verb, "a.yml", "--quiet")
      #expect(quiet.status == run.status)
      #expect(!quiet.errors.contains("note: ") && quiet.output.isEmpty, "\(verb): \(quiet.errors)")
    }
    let report = try tool.run("lint", "a.yml", "--quiet", "--output", "a.json", "--reporter", "json")
    #expect(report.errors.isEmpty)
    #expect(tool.text(of: "a.json")?.contains("\"note\"") == true)
  }

  @Test func aReportThatCanNotBeWrittenIsAFinding() throws {
    let tool = try Tool()
    try tool.write("import SwiftUI\n", to: "a.swift")
    try tool.write("", to: "file")
    let run = try tool.run("check", "a.swift", "--reporter", "json", "--output", "file/report.json")
    #expect(run.status == 1)
    #expect(run.errors.contains("[unwritable]"))
  }

  @Test func aMistypedReporterGetsTheNearestOne() throws {
    let run = try Tool().run("check", "a.swift", "--reporter", "sarf")
    #expect(run.status == 64)
    #expect(run.errors.contains("did you mean `sarif`?"))
  }
}
