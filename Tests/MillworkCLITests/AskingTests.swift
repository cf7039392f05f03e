import Testing

/// Commands that ask, at a pseudo-terminal.
@Suite struct AskingTests {
  private static func package() throws -> Tool {
    let tool = try Tool()
    try tool.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "demo", platforms: [.iOS(.v17)], targets: [.target(name: "App"), .executableTarget(name: "Tool")])

      """, to: "Package.swift")
    try tool.write("", to: "Sources/App/.keep")
    try tool.write("", to: "Sources/Tool/.keep")
    return tool
  }

  /// Whether all of these were shown, in this order.
  private func expect(_ texts: [String], in shown: String) {
    var rest = shown[...]
    for text in texts {
      let found = rest.range(of: text)
      #expect(found != nil, "`\(text)` was not shown, but:\n\(shown)")
      rest = found.map { rest[$0.upperBound...] } ?? rest
    }
  }

  @Test func initAsksAndWrites() throws {
    let tool = try Self.package()
    let run = try PseudoTerminal().run(
      tool, "init", environment: ["TERM": "dumb"],
      typed: "Tol\n2\n?\n\nhttps://git.example.com/millwork\n1.0\n1.0.0\n\ny\n")
    #expect(run.status == 0)
    expect(
      [
        "The target that gets components:\n  1  App\n  2  Tool\nNumber or name (? for help): ",
        "there is no choice `Tol`; did you mean `Tool`?\nNumber or name (? for help): ",
        "by Millwork's plug-in [Y/n] (? for help): ", "On the command line: --no-plugin.\n",
        "by Millwork's plug-in [Y/n] (? for help): ", "the path of its folder (? for help): ",
        "of the same major number (? for help): ", "three numbers, such as 1.2.0.\n",
        "such as on Linux [y/N] (? for help): ", "+++ Package.swift", "Write this [y/n] (? for help): ",
        "changed  Package.swift",
      ], in: run.shown)
    #expect(tool.text(of: "Sources/Tool/Example.millwork.yml") != nil)
    #expect(
      tool.text(of: "Package.swift")?.contains(
        #".executableTarget(name: "Tool", plugins: [.plugin(name: "MillworkBuild", package: "millwork")])"#)
        == true)
    #expect(!run.shown.contains("\u{1B}"))
  }

  @Test func theEndOfInputWritesNothing() throws {
    let tool = try Self.package()
    let run = try PseudoTerminal().run(tool, "init", "--target", "App", "--no-plugin", typed: "y\n\u{4}")
    #expect(run.status == 1)
    expect(
      [
        "\u{1B}[1mWrite this [y/n] (? for help)\u{1B}[0m: ",
        "cancelled at the end of input; nothing was written",
      ],
      in: run.shown)
    #expect(tool.text(of: "millwork.yml") == nil)
  }

  /// Somebody goes on working while the question is open.
  @Test func whatIsSavedDuringAQuestionStays() throws {
    let tool = try Self.package()
    let terminal = try PseudoTerminal()
    let process = try terminal.start(
      tool,
      [
        "init", "--target", "App", "--millwork-url", "https://git.example.com/millwork", "--millwork-version",
        "1.0.0", "--guard-import",
      ], environment: ["TERM": "dumb"])
    #expect(terminal.shown(until: "Write this [y/n] (? for help): ").contains("+++ Package.swift"))
    let saved = (tool.text(of: "Package.swift") ?? "") + "// a note\n"
    try tool.write(saved, to: "Package.swift")
    terminal.type("y\n")
    let shown = terminal.shown()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(
      shown.contains("`Package.swift` was changed while this was running [changed-meanwhile]"), "\(shown)")
    #expect(tool.text(of: "Package.swift") == saved && tool.text(of: "millwork.yml") == nil)
  }

  @Test func aNoWritesNothing() throws {
    let tool = try Self.package()
    let run = try PseudoTerminal().run(
      tool, "init", "--target", "App", "--no-plugin", "--guard-import", typed: "no\n")
    #expect(run.status == 1)
    #expect(tool.text(of: "millwork.yml") == nil)
  }

  @Test func newAsksForWhatTheKindNeeds() throws {
    let tool = try Tool()
    try tool.write("millwork: 1\nplatforms: {iOS: 17.0}\n", to: "millwork.yml")
    try tool.write(
      "millwork: 1\ntoolbarContent: {PrintMenu: {items: [{text: Print}]}}\n", to: "Manifests/a.yml")
    let run = try PseudoTerminal().run(
      tool, "new", "--no-check", environment: ["NO_COLOR": "1"],
      typed:
        "toolbar-menu\nMenu\nPrintMenu\nSortMenu\n\narrow.up.arrow.down\nBy Name, By Date\ntopBarTrailing\n")
    #expect(run.status == 0, "\(run.shown)")
    expect(
      [
        "What to make:\n", "toggle-style ", "Number or name (? for help): ",
        "The name of the type (? for help): ",
        "`Menu` is a type that the generated code itself uses.\nThe name of the type (? for help): ",
        "`PrintMenu`", "The name of the type (? for help): ",
        "Its title [Sort] (? for help): ", "The symbol beside the title [nothing] (? for help): ",
        "The buttons in it [First, Second] (? for help): ", "Number or name [automatic] (? for help): ",
        "[Sort ▾] │",
      ], in: run.shown)
    #expect(
      tool.text(of: "Manifests/sort-menu.yml") == """
        millwork: 1

        toolbarContent:
          SortMenu:
            parameters: {onByName: () -> Void, onByDate: () -> Void}
            items:
              - menu: Sort
                image: arrow.up.arrow.down
                items:
                  - button: By Name
                    action: onByName()
                  - button: By Date
                    action: onByDate()
                placement: topBarTrailing

        """)
  }
}
