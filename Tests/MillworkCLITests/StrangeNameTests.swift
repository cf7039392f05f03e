import Foundation
import MillworkTestSupport
import Testing

/// Files and folders whose names shells, compilers and comments could misread.
@Suite struct StrangeNameTests {
  private static let names = [
    "a space", "it's \"quoted\"", "line\nend", "return\rend", "emoji 🎈 ü", "$(echo x)`y`%s\\n", "-dash",
    "a,b;c&d",
  ]

  private static let manifest =
    "millwork: 1\ntoolbarContent:\n  Bar: {items: [{button: A, action: print(1)}]}\n"

  @Test(arguments: names)
  func areFilesLikeOthers(_ name: String) throws {
    let tool = try Tool()
    let (path, output) = ("\(name)/\(name).yml", "\(name)/out \(name)")
    try tool.write(Self.manifest, to: path)
    let run = try tool.run("generate", "--output", output, "--", path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.utf8.count { $0 == 0x0A } == 1)
    let text = try #require(tool.text(of: "\(output)/Bar.swift"))
    #expect(text.contains("; do not edit.\n\nimport SwiftUI\n"))
    #expect(text.utf8.prefix { $0 != 0x0A }.contains(0x0D) == false)
    #expect(try tool.run("generate", "--verify", "--output", output, "--", path).status == 0)
    let record = Data(try #require(tool.text(of: ".millwork/outputs.json")).utf8)
    let entries = try JSONSerialization.jsonObject(with: record) as? [String: Any]
    #expect((entries?["outputs"] as? [[String]])?.first?[1] == path)
    try tool.write(Self.manifest + "  Bar: {}\n", to: path)
    let wrong = try tool.run("lint", "--quiet", "--", path)
    #expect(wrong.status == 1)
    #expect(wrong.errors.split(separator: "\n").allSatisfy { $0.contains(":4:") || $0.contains(":3:") })
  }

  @Test func aNameThatIsNoUTF8IsSaid() throws {
    let run = try Tool().run(
      ["-c", #"printf x > "$(printf 'a\377.yml')"; "$0" lint "$(printf 'a\377.yml')""#, builtTool.path],
      through: ["/bin/sh"])
    #expect(run.status == 1 && run.errors.contains("its name is no UTF-8"), "\(run.errors)")
    #expect(!run.errors.contains("did you mean"))
  }

  /// The compiler gets them too.
  @Test func areCheckedLikeOthers() throws {
    let tool = try Tool()
    for (index, name) in Self.names.enumerated() {
      try tool.write("import SwiftUI\nlet a\(index): Text = Text(\"a\")\n", to: "\(name)/\(name).swift")
    }
    try tool.write(Self.manifest, to: Self.names[2] + ".yml")
    let files = Self.names.map { "\($0)/\($0).swift" } + [Self.names[2] + ".yml"]
    let run = try tool.run(["check", "--swift", "6", "--"] + files)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    try tool.write("let a: Int = \"no\"\n", to: "\(Self.names[2])/wrong.swift")
    let wrong = try tool.run("check", "\(Self.names[2])/wrong.swift")
    #expect(wrong.status == 1)
    #expect(wrong.errors.hasPrefix("line\\u{A}end/wrong.swift:1:14: error: "), "\(wrong.errors)")
  }
}
