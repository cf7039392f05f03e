import Foundation
import MillworkSDK
import MillworkSource
import Testing

@testable import MillworkCheck

@Suite struct CheckerTests {
  /// The lines for files of these names and texts.
  private func check(
    _ files: [(String, String)], targets: [CheckTarget] = [iOS17], options: CheckOptions = CheckOptions()
  ) -> (lines: [String], report: CheckReport) {
    var sources = SourceSet()
    let mapped = files.map { MappedFile(sources.add(name: $0.0, text: $0.1)) }
    let report = stubChecker().check(mapped, in: sources, targets: targets, options: options)
    return (lines(report, sources), report)
  }

  @Test func findsErrorsAtTheirPlacesWhateverTheFilesAreCalled() {
    let found = check([
      ("a b'\"🙂\n.swift", "// é🙂\nlet x: Int = \"a\"\n"),
      ("b.swift", "func g() { h() }\r\nfunc i() { g(1) }\n"),
    ])
    #expect(
      found.lines == [
        "a b'\"🙂\\u{A}.swift:2:14: error: cannot convert value of type 'String' to specified type 'Int'",
        "b.swift:1:12: error: cannot find 'h' in scope",
        "b.swift:2:14: error: argument passed to call that takes no arguments",
      ])
    #expect(found.report.results.map(\.errors) == [3])
    #expect(!found.report.passed)
  }

  @Test func knowsAvailabilityOnAllPlatforms() {
    let code =
      "import Stub\nfunc f() { _ = Newest() }\nfunc g() { if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) { _ = Newest() } }\n"
    let floors: [(Platform, Int)] = [(.iOS, 17), (.macOS, 14), (.tvOS, 17), (.watchOS, 10), (.visionOS, 1)]
    let found = check(
      [("a.swift", code)],
      targets: floors.map { CheckTarget(platform: $0.0, version: OSVersion($0.1)) })
    for (platform, _) in floors {
      #expect(
        found.report.diagnostics.contains {
          $0.message == "'Newest' is only available in \(platform.name) 26.0 or newer"
        })
    }
    #expect(found.report.results.map(\.errors) == [1, 1, 1, 1, 1])
    #expect(check([("a.swift", code)], targets: [iOS26]).report.passed)
  }

  @Test func visionOSInheritsIOSAvailability() {
    let target = CheckTarget(platform: .visionOS, version: OSVersion(1))
    let found = check(
      [
        (
          "a.swift",
          "@available(iOS 16.4, *) func old() {}\nfunc f0() { old() }\n@available(iOS 18.0, *) func new() {}\nfunc f() { new() }\n@available(iOS 26.0, *) func newest() {}\nfunc g() { newest() }\n"
        )
      ],
      targets: [target])
    #expect(
      found.report.diagnostics.map(\.message) == [
        "'new()' is only available in visionOS 2.0 or newer",
        "'newest()' is only available in visionOS 26.0 or newer",
      ])
  }

  @Test func saysOnceWhatSeveralTargetsShare() {
    let found = check(
      [("a.swift", "import Stub\nlet a = Newest()\nlet b = c\n")],
      targets: [iOS17, iOS26, CheckTarget(platform: .iOS, version: OSVersion(26), swift: .v5)])
    #expect(found.report.diagnostics.map(\.message).filter { $0.contains("'c'") }.count == 1)
    let newest = found.report.diagnostics.first { $0.message.contains("Newest") }
    #expect(newest?.notes.last?.message == "for iOS 17.0, Swift 6")
    #expect(found.report.results.map(\.errors) == [2, 1, 1])
  }

  @Test func languageModeAndIsolationAreTheTargets() {
    let code = "class Box { var n = 0 }\nlet shared = Box()\nfunc f() -> Int { shared.n }\n"
    let five = CheckTarget(platform: .iOS, version: OSVersion(17), swift: .v5)
    #expect(check([("a.swift", code)], targets: [five]).report.passed)
    #expect(!check([("a.swift", code)], targets: [iOS17]).report.passed)
    var options = CheckOptions()
    options.isMainActorByDefault = true
    #expect(check([("a.swift", code)], targets: [iOS17], options: options).report.passed)
  }

  @Test func codeAtTheTopLevelBelongsIntoMainSwift() {
    #expect(
      check([("Sources/App/main.swift", "print(f())\n"), ("f.swift", "func f() -> Int { 1 }\n")]).report
        .passed)
    #expect(
      check([("other.swift", "print(1)\n")]).lines.first
        == "other.swift:1:1: error: expressions are not allowed at the top level")
    #expect(check([("app.swift", "@main struct A { static func main() {} }\n")]).report.passed)
  }

  @Test func offersTheCompilersFixIts() throws {
    let found = check([("a.swift", "func f() { var a = 1; print(a) }\nfunc g(_ x: Int?) -> Int { x }\n")])
    let warning = try #require(found.report.diagnostics.first { $0.severity == .warning })
    #expect(warning.fixIts.first?.edits.map(\.replacement) == ["let"])
    let error = try #require(found.report.diagnostics.first { $0.severity == .error })
    #expect(error.fixIts.count == 2)
    #expect(error.fixIts.first?.edits.map(\.replacement) == [" ?? <#default value#>"])
  }

  @Test func compilerConditionsStandForTheSDK() {
    let code =
      "#if compiler(>=6.4)\nlet a = seven\n#elseif compiler(>=6.3)\nlet a = sixThree\n#else\nlet a = sixTwo\n#endif\n"
    let names = [(OSVersion(26), "sixTwo"), (OSVersion(26, 4), "sixThree"), (OSVersion(27), "seven")]
    for (sdk, name) in names {
      let target = CheckTarget(platform: .iOS, version: OSVersion(17), sdkVersion: sdk)
      let found = check([("a.swift", code)], targets: [target])
      #expect(found.report.diagnostics.map(\.message) == ["cannot find '\(name)' in scope"])
    }
  }

  @Test func givesTheTypedTree() throws {
    var sources = SourceSet()
    let file = sources.add(name: "a.swift", text: "struct S { var a = 1; var b: Int { a + f() } }\n")
    let other = sources.add(name: "b.swift", text: "func f() -> Int { 2 }\n")
    let tree = try stubChecker().typedTree(of: MappedFile(file), with: [MappedFile(other)], target: iOS17)
    let type = try #require(tree.declaration("S", in: tree.root))
    #expect(tree.nodes("struct_decl", in: tree.root).count == 1)
    #expect(tree.references(in: type).contains { $0.name == "f" && $0.usr.hasSuffix("1fSiyF") })
    #expect(tree.declaration("T", in: tree.root) == nil)
  }

  @Test func nothingToCheckIsNoError() {
    let report = stubChecker().check([], in: SourceSet(), targets: [iOS17])
    #expect(report.diagnostics.isEmpty && report.results.isEmpty)
  }
}
