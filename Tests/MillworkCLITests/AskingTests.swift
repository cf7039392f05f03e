import Testing

/// Questions at a pseudo-terminal.
@Suite struct TerminalTests {
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

  @Test func initAsksAndWrites() throws {
    let tool = try Self.package()
    let terminal = try Terminal(tool, ["init"])
    try terminal.answer("Number or name (? for help): ", "Tol")
    try terminal.answer("did you mean `Tool`?\r\nNumber or name (? for help): ", "2")
    try terminal.answer("by Millwork's plug-in [Y/n] (? for help): ", "?")
    try terminal.answer("[Y/n] (? for help): ", "")
    try terminal.answer("the path of its folder (? for help): ", "https://git.example.com/millwork")
    try terminal.answer("of the same major number (? for help): ", "1.0")
    try terminal.answer("three numbers, such as 1.2.0.\r\n", "1.0.0")
    try terminal.answer("such as on Linux [y/N] (? for help): ", "")
    try terminal.answer("Write this [y/n] (? for help): ", "y")
    #expect(try terminal.status() == 0)
    #expect(tool.text(of: "Sources/Tool/Example.millwork.yml") != nil)
    #expect(
      tool.text(of: "Package.swift")?.contains(
        #".executableTarget(name: "Tool", plugins: [.plugin(name: "MillworkBuild", package: "millwork")])"#)
        == true)
    #expect(!terminal.shown.contains("\u{1B}"))
  }

  @Test func theEndOfInputWritesNothing() throws {
    let tool = try Self.package()
    let terminal = try Terminal(
      tool, ["init", "--target", "App", "--no-plugin"], environment: ["TERM": "xterm"])
    try terminal.answer("such as on Linux [y/N] (? for help)", "y")
    try terminal.end(at: "Write this [y/n]")
    #expect(try terminal.status() == 1)
    #expect(terminal.shown.contains("cancelled at the end of input; nothing was written"))
    // Emphasis is all that a terminal is told.
    #expect(terminal.shown.contains("\u{1B}[1mWrite this"))
    #expect(tool.text(of: "millwork.yml") == nil)
  }

  @Test func aNoWritesNothing() throws {
    let tool = try Self.package()
    let terminal = try Terminal(tool, ["init", "--target", "App", "--no-plugin", "--guard-import"])
    try terminal.answer("Write this [y/n] (? for help): ", "no")
    #expect(try terminal.status() == 1)
    #expect(tool.text(of: "millwork.yml") == nil)
  }
}
