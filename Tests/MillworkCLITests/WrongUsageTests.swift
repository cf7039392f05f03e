import MillworkSource
import Testing

@testable import MillworkCLI

/// Command lines that can't be meant: each is answered with what is wrong, before anything is done, and exit code 64.
@Suite struct WrongUsageTests {
  private func expectUsage(_ arguments: [String], _ message: String, in tool: Tool? = nil) throws {
    let run = try (tool ?? Tool()).run(arguments)
    #expect(run.status == 64, "\(arguments)")
    #expect(run.errors.hasPrefix("millwork: error: "), "\(arguments)")
    #expect(run.errors.contains(message), "\(arguments): \(run.errors)")
    #expect(run.output.isEmpty, "\(arguments)")
  }

  /// Values for flags that take one.
  private static func written(_ flag: String, of spec: CommandSpec) -> [String] {
    let flag = spec.allFlags.first { $0.name == flag }
    return [flag?.name ?? "", flag?.value.map { _ in flag?.choices.first ?? "x" }].compactMap { $0 }
  }

  @Test func anEmptyArgumentIsNoName() throws {
    let tool = try Tool()
    for command in MillworkTool.commands {
      let name = command.spec.name
      try expectUsage([name, ""], "an argument of `\(name)` is empty", in: tool)
    }
  }

  /// Every pair that a command declares, in both orders.
  @Test func flagsThatExcludeEachOther() throws {
    let tool = try Tool()
    var pairs = 0
    for spec in MillworkTool.commands.map({ $0.spec }) {
      for conflict in spec.conflicts {
        for other in conflict.others {
          let flags = [Self.written(conflict.flag, of: spec), Self.written(other, of: spec)]
          for arguments in [flags[0] + flags[1], flags[1] + flags[0]] {
            try expectUsage([spec.name] + arguments, "can't be given together", in: tool)
          }
          pairs += 1
        }
      }
      for need in spec.needs {
        try expectUsage(
          [spec.name] + Self.written(need.flag, of: spec), "add `\(need.other)`", in: tool)
      }
    }
    #expect(pairs > 20)
  }

  @Test(arguments: [
    (["generate", "--watch", "--verify"], "`--watch` and `--verify` can't be given together"),
    (["generate", "--base", "x"], "add `--layout manifest`"),
    (["check", "-", "--watch"], "standard input can be read once"),
    (["check", "--sdk", "/x", "--sdk-version", "26"], "`--sdk-version` is for the bundled SDK"),
    (["lint", "--quiet", "--verbose"], "`--quiet` and `--verbose` can't be given together"),
    (["render", "x", "--map", "-"], "can't both be standard output"),
    (["template", "list", "--force"], "`template list` takes no `--force`"),
    (["template", "show", "file", "--output", "x"], "it is for `template eject`"),
    (["gallery", "--format", "svg", "--open"], "`--open` shows a site"),
    (["scaffold", "--list", "feature"], "`--list` takes no template"),
    (["help", "--man", "check"], "does not take `check`"),
    (["render", "x", "-D", "a=1", "-D", "a=2"], "`-D a` is given twice"),
    (["render", "x", "-D", "a=1", "-D", "a:={}"], "`-D a` is given twice"),
    (["render", "x", "-D", "a.b=1", "-D", "a:={}"], "`-D a` would replace `-D a.b`"),
  ])
  func whatHasNoMeaningTogether(arguments: [String], message: String) throws {
    try expectUsage(arguments, message)
  }

  @Test(arguments: [
    (["generte"], "did you mean `generate`?"),
    (["template", "show", "toggle-stile"], "did you mean `toggle-style.stencil`?"),
    (["template", "eject", "toggle-stile"], "there is no built-in template `toggle-stile`"),
    (["scaffold", "featur", "New"], "did you mean `feature`?"),
    (["scaffold", "feature", "New", "--answer", "nmae=X"], "did you mean `name`?"),
    (["update", "--template", "featur"], "did you mean `feature`?"),
    (["explain", "unknown-kye"], "did you mean `unknown-key`?"),
    (["new", "toggle-stile", "Name"], "did you mean `toggle-style`?"),
    (["new", "toggle-style", "Name", "--variant", "pil"], "did you mean `pill`?"),
    (["check", "--platform", "iso17"], "did you mean `ios`?"),
    (["check", "--rules", "nil-tnt"], "did you mean `nil-tint`?"),
    (["check", "--reporter", "jsn"], "did you mean `json`?"),
    (["schema", "projct"], "did you mean `project`?"),
    (["completions", "fihs"], "did you mean `fish`?"),
    (["help", "lnt"], "did you mean `lint`?"),
    (["generate", "--layout", "comp"], "did you mean `component`?"),
    (["explain", "edited"], "did you mean `edited-output`?"),
    (["generate", "-q"], "did you mean `--quiet`?"),
    (["template", "show", "toggle"], "did you mean `toggle-style.stencil`?"),
    (["template", "show", "toolbar"], "`toolbar-content.stencil`"),
    (["generate", "--target", "App"], "it belongs to `swift package millwork generate`"),
    (["check", "--target=App"], "it belongs to `swift package millwork check`"),
    (["render", "-d"], "`-D`"),
    (["new"], "it takes toggle-style, toolbar-"),
    (
      ["scaffold", "feature", "New", "--defaults", "--answer", "linux=maybe"],
      "`linux` takes yes or no, found `maybe`"
    ),
    (["scaffold", "feature", "New", "--defaults", "--answer", "observation=plugin"], "is no choice"),
    (["lint", "--platfrom", "ios"], "`--platform` is a flag of `check`"),
    (["check", "--platform", "ipados17"], "did you mean `ios`?"),
    (["new", "toolbar-button", "A", "--placement", "topRight"], "did you mean `topBarTrailing`?"),
    (["VERSION"], "did you mean `--version`?"),
    (["Watch"], "`--watch` is a flag of `generate`, `check`"),
    (["verify"], "`--verify` is a flag of `generate`"),
    (["--version", "extra"], "does not take the argument `extra`"),
  ])
  func aNameThatNothingHas(arguments: [String], help: String) throws { try expectUsage(arguments, help) }

  @Test func theWayToTheHelpIsSaidOnce() throws {
    let run = try Tool().run("lint", "--frobnicate")
    #expect(
      run.errors
        == "millwork: error: `lint` has no flag `--frobnicate`\nfor more, try `millwork lint --help`\n")
  }

  @Test func aTargetThatThePackageLacks() throws {
    let tool = try Tool()
    try tool.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [.target(name: \"App\")])\n",
      to: "Package.swift")
    try expectUsage(["init", "--no-plugin", "--target", "Ap"], "did you mean `App`?", in: tool)
  }

  // MARK: Flags in front of the command

  @Test func flagsOfEveryCommandMayStandInFront() throws {
    let tool = try Tool()
    try tool.write("millwork: 1\n", to: "a.yml")
    let behind = try tool.run("lint", "a.yml", "--quiet", "--color", "always")
    for arguments in [
      ["--quiet", "--color", "always", "lint", "a.yml"], ["--color=always", "lint", "--quiet", "a.yml"],
    ] {
      let run = try tool.run(arguments)
      #expect(run.status == behind.status)
      #expect(run.output == behind.output)
      #expect(run.errors == behind.errors)
    }
    #expect(try tool.run("--verbose").output.contains("usage: millwork COMMAND"))
    #expect(try tool.run("--quiet", "--version").output.hasPrefix("millwork "))
    #expect(try tool.run("--version", "--color=never").status == 0)
    try expectUsage(["--quiet", "lint", "--verbose"], "can't be given together")
  }

  @Test(arguments: [
    (["--config", "x.yml", "lint"], "write `millwork lint --config`"),
    (["--check"], "write `millwork generate --check`"),
    (["--package=.", "check"], "write `millwork check --package=.`"),
    (["--quite", "check"], "did you mean `--quiet`?"),
    (["--verison"], "did you mean `--version`?"),
    (["-v"], "did you mean `--version` or `--verbose`?"), (["-V"], "`--version` or `--verbose`?"),
    (["-q"], "did you mean `--quiet`?"),
    (["-"], "there is no command `-`"),
  ])
  func otherFlagsAreSentBehindIt(arguments: [String], help: String) throws {
    try expectUsage(arguments, help)
  }
}
