import Foundation
import MillworkTestSupport
import Testing

@testable import MillworkCLI

/// Every command, every way in which it can end.
@Suite struct ExitCodeTests {
  private func tool() throws -> Tool {
    let tool = try Tool()
    let good = "millwork: 1\ntoolbarContent:\n  Bar: {items: [{button: A, action: print(1)}]}\n"
    try tool.write(good, to: "good.yml")
    try tool.write(good.replacingOccurrences(of: "print(1)", with: "nope()"), to: "unproven.yml")
    try tool.write("millwork: 1\ntoolbarContent: [\n", to: "bad.yml")
    try tool.write("{{ x }}", to: "t.stencil")
    try tool.write("scaffold: 1\nname: app\nversion: 1.0.0\n", to: "app/template.yml")
    try tool.write("text\n", to: "app/a.txt")
    return tool
  }

  private static let runs: [(line: String, code: ExitCode)] = [
    ("generate good.yml", .success), ("generate good.yml --check", .success), ("generate bad.yml", .failure),
    ("generate unproven.yml --check", .failure), ("generate good.yml --verify --output New", .drift),
    ("generate --nope", .usage),
    ("check good.yml", .success), ("check unproven.yml", .failure), ("check bad.yml", .failure),
    ("check good.yml --swift 7", .usage),
    ("lint good.yml", .success), ("lint unproven.yml", .success), ("lint bad.yml", .failure),
    ("lint nope.yml", .failure), ("lint --verify", .usage),
    ("schema", .success), ("schema project --output a/b.json", .success),
    ("schema --output good.yml/x", .failure), ("schema nope", .usage),
    ("render t.stencil -D x=1", .success), ("render t.stencil", .failure), ("render", .usage),
    ("template list", .success), ("template show file", .success), ("template show nope", .usage),
    ("template", .usage),
    ("dump good.yml", .success), ("dump bad.yml", .failure), ("dump good.yml --format xml", .usage),
    ("explain", .success), ("explain unknown-key", .success), ("explain nope", .usage),
    ("gallery good.yml", .success), ("gallery bad.yml", .failure), ("gallery --output", .usage),
    ("doctor", .success), ("doctor now", .usage),
    ("init", .failure), ("init a b", .usage), ("init --no-plugin --millwork-path .", .usage),
    ("new toggle-style FadingSwitch --no-check", .success), ("new toggle-style FadingSwitch", .failure),
    ("new", .usage), ("new toggle", .usage), ("new toolbar-text Name --variant pill", .usage),
    ("scaffold --list", .success), ("scaffold ./app New", .success), ("scaffold ./app New", .failure),
    ("scaffold ./nope New2", .failure), ("scaffold nope New2", .usage), ("scaffold ./app", .usage),
    ("update New", .success), ("update app", .failure), ("update New app", .usage),
    ("completions bash", .success), ("completions", .usage),
    ("help", .success), ("help check", .success), ("help --man", .success), ("help nope", .usage),
    ("--help", .success), ("-h", .success), ("--version", .success), ("nope", .usage), ("--nope", .usage),
    ("lint --quiet --verbose", .usage), ("lint --color pink", .usage), ("-", .usage),
  ]

  @Test func areAsTheHelpSays() throws {
    let tool = try tool()
    for (line, code) in Self.runs {
      let run = try tool.run(line.split(separator: " ").map(String.init))
      #expect(run.status == code.rawValue, "millwork \(line): \(run.errors)")
      #expect(
        (code == .usage) == run.errors.hasPrefix("millwork: error: "), "millwork \(line): \(run.errors)")
      if code == .usage { #expect(run.output.isEmpty) }
    }
    let tried = Set(Self.runs.map { $0.line.prefix { $0 != " " } })
    for command in MillworkTool.commands {
      #expect(tried.contains(command.spec.name[...]), "\(command.spec.name) is not tried")
    }
  }

  @Test func everyCommandHasHelpWithExamples() throws {
    let tool = try tool()
    for command in MillworkTool.commands {
      let spec = command.spec
      let run = try tool.run(spec.name, "--help")
      #expect(run.status == 0 && run.errors.isEmpty)
      #expect(run.output.hasPrefix("\(spec.summary).\n\nusage: millwork \(spec.name)"))
      #expect(!spec.examples.isEmpty)
      for flag in spec.allFlags { #expect(run.output.contains("  \(flag.name)")) }
      #expect(try tool.run("help", spec.name).output == run.output)
      let wrong = try tool.run(spec.name, "--quit")
      #expect(wrong.status == 64)
      #expect(
        wrong.errors.hasSuffix("  did you mean `--quiet`?\nfor more, try `millwork \(spec.name) --help`\n"),
        "\(wrong.errors)")
    }
  }

  @Test func aMissingCompilerIsSaid() throws {
    let run = try tool().run("check", "good.yml", environment: ["PATH": "/nowhere", "MILLWORK_SWIFTC": ""])
    #expect(run.status == 1)
    #expect(run.errors.contains("cannot find swiftc, which the compile check needs"))
    #expect(run.errors.contains("install a Swift toolchain"))
    #expect(run.output.contains("NOT PROVEN"))
    let generate = try tool().run("generate", "good.yml", environment: ["PATH": "/nowhere"])
    #expect(generate.status == 0)
  }
}
