import Testing

/// Words in front of what a command takes.
@Suite struct CommandSpellingTests {
  @Test func twoDashesEndTheFlagsInFrontOfTheCommand() throws {
    let tool = try Tool()
    let run = try tool.run("--", "explain", "unsafe-path")
    #expect(run.status == 0 && run.output.contains("unsafe-path"), "\(run.errors)")
    #expect(try tool.run("--", "lint", "--strict").errors.contains("there is no file `--strict`"))
    #expect(try tool.run("--", "--version").errors.contains("there is no command `--version`"))
  }

  @Test(arguments: [("version", "--version"), ("GENERATE", "generate"), ("chek", "check")])
  func aNearNameIsOffered(word: String, meant: String) throws {
    let run = try Tool().run(word)
    #expect(run.status == 64)
    #expect(run.errors.contains("did you mean `\(meant)`?"), "\(run.errors)")
  }

  @Test func helpTakesItself() throws {
    let run = try Tool().run("help", "help")
    #expect(run.status == 0 && run.output.contains("millwork help [COMMAND]"), "\(run.output)\(run.errors)")
  }

  @Test(arguments: ["String", "Int", "Array", "Set", "Result", "Error", "Task", "Bool", "View"])
  func typesOfSwiftAreNoComponents(name: String) throws {
    let tool = try Tool()
    let run = try tool.run("new", "toggle-style", name, "--yes", "--no-check")
    #expect(run.status != 0 && run.errors.contains("`\(name)` is a type "), "\(run.errors)")
    try tool.write("millwork: 1\ntoggleStyles:\n  \(name): {variant: switch}\n", to: "a.yml")
    #expect(try tool.run("lint", "a.yml").errors.contains("[reserved-name]"))
  }

  @Test func aNameOfAFileCantSteerATerminal() throws {
    let tool = try Tool()
    try tool.write("millwork: 1\nfoo: 1\n", to: "a\u{1B}[31m.yml")
    let run = try tool.run("lint", "a\u{1B}[31m.yml", "--reporter", "github")
    #expect(run.output.contains("file=a\\u{1B}[31m.yml"), "\(run.output)")
    #expect(!(run.output + run.errors).contains("\u{1B}"))
  }

  @Test func aTakenNameIsSaidBeforeTheFirstQuestion() throws {
    let tool = try Tool()
    try tool.write(
      "millwork: 1\ntoolbarContent:\n  Zed:\n    items:\n      - text: One\n", to: "Manifests/a.yml")
    let run = try PseudoTerminal().run(
      tool, "new", "toolbar-button", "Zed", environment: ["TERM": "dumb"], typed: "\n\n\n\n")
    #expect(run.status == 1)
    #expect(run.shown.contains("[duplicate-name]") && !run.shown.contains("(? for help)"), "\(run.shown)")
  }

  @Test(arguments: [
    (
      ["--millwork-version", "2.0.0", "--millwork-url", "https://git.example.com/millwork"],
      "not by `from: \"2.0.0\"`"
    ),
    (["--millwork-path", "../millwork"], "not by `path: \"../millwork\"`"),
    (["--millwork-version", "1.0.0", "--millwork-url", "https://git.example.com/millwork"], "nothing to do"),
  ])
  func initSaysThatTheVersionsDiffer(flags: [String], words: String) throws {
    let tool = try Tool()
    try tool.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "demo", dependencies: [.package(url: "https://git.example.com/millwork", from: "1.0.0")],
        targets: [.target(name: "App")])

      """, to: "Package.swift")
    try tool.write("", to: "Sources/App/.keep")
    let given = [
      "init", "--yes", "--millwork-version", "1.0.0", "--millwork-url", "https://git.example.com/millwork",
    ]
    #expect(try tool.run(given).status == 0)
    let run = try tool.run(["init", "--yes"] + flags)
    #expect(run.status == 0 && run.output.contains(words), "\(run.output)\(run.errors)")
  }
}
