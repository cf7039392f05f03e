import Foundation
import MillworkTestSupport
import Testing

/// Manifests that somebody made to do harm: each is refused with a clear error, or what it holds stays in its place.
@Suite struct HostileTests {
  private static let cases = goldenCases(in: "Hostile", suffix: ".yml")

  @Test func thereAreFifty() { #expect(Self.cases.count >= 50) }

  @Test(arguments: cases)
  func doesNoHarm(_ one: GoldenCase) throws {
    let tool = try Tool()
    try Data(try one.input()).write(to: tool.folder.appendingPathComponent("case.yml"))
    let run = try tool.run("generate", "case.yml")
    var text = "exit \(run.status)\n" + run.output + run.errors
    for name in try FileManager.default.subpathsOfDirectory(atPath: tool.folder.path).sorted()
    where name.hasSuffix(".swift") || name.split(separator: "/").count == 1 && !name.hasPrefix(".") {
      text += "\n-- \(name)\n" + (name.hasSuffix(".swift") ? tool.text(of: name) ?? "" : "")
    }
    one.expect(text, in: ".out")
  }

  /// What is accepted compiles, so that nothing has left its literal, comment or name.
  @Test func whatIsAcceptedCompiles() throws {
    let tool = try Tool()
    for one in Self.cases {
      let golden = try String(contentsOf: one.sibling(".out"), encoding: .utf8)
      guard golden.hasPrefix("exit 0\n") else { continue }
      try FileManager.default.createDirectory(
        at: tool.folder.appendingPathComponent("Manifests"), withIntermediateDirectories: true)
      try Data(try one.input()).write(to: tool.folder.appendingPathComponent("Manifests/\(one.name).yml"))
    }
    let run = try tool.run("check", "--platform", "ios17.0", "--swift", "6")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
