import Foundation
import Testing

/// What a person sees at a terminal, and a pipe does not: excerpts, colours and progress.
@Suite struct TerminalTests {
  private static let escape = "\u{1B}["

  private static let wrong =
    "millwork: 1\ntoolbarContent:\n  Bar: {items: [{button: A, action: print(1), hlep: B}]}\n"

  private func tool() throws -> Tool {
    let tool = try Tool()
    try tool.write(Self.wrong, to: "a.yml")
    return tool
  }

  @Test func findingsHaveColoursExcerptsAndAWayOn() throws {
    let run = try PseudoTerminal().run(tool(), "lint", "a.yml")
    #expect(run.status == 1)
    #expect(
      run.shown.contains(
        "\u{1B}[1ma.yml:3:47\u{1B}[0m: \u{1B}[1;31merror:\u{1B}[0m in `Bar`, unknown key `hlep`"))
    #expect(run.shown.contains("\u{1B}[1;31m^~~~\u{1B}[0m"), "\(run.shown)")
    #expect(run.shown.contains("\u{1B}[1;36m  help: \u{1B}[0mdid you mean `help`?"))
    #expect(run.shown.contains("\n\nfor more, try `millwork explain unknown-key`\n"))
  }

  @Test(arguments: [
    (["lint", "a.yml"], ["NO_COLOR": "1"], false),
    (["lint", "a.yml"], ["NO_COLOR": "", "CLICOLOR_FORCE": "0"], true),
    (["lint", "a.yml"], ["TERM": "dumb"], false),
    (["lint", "a.yml", "--color", "never"], ["CLICOLOR_FORCE": "1"], false),
    (["lint", "a.yml", "--color", "always"], ["NO_COLOR": "1", "TERM": "dumb"], true),
    (["lnt"], [:], false),
    (["lint", "--colour"], [:], true),
  ])
  func coloursAreChosen(arguments: [String], environment: [String: String], hasColors: Bool) throws {
    let tool = try tool()
    let terminal = try PseudoTerminal()
    let process = try terminal.start(tool, arguments, environment: environment)
    let shown = terminal.shown()
    process.waitUntilExit()
    #expect(shown.contains("error:"))
    #expect(shown.contains(Self.escape) == (hasColors || arguments == ["lnt"]), "\(shown)")
    // Without colours there are excerpts all the same.
    if arguments[0] == "lint", arguments.count > 1, arguments[1] == "a.yml" {
      #expect(shown.contains("^~~~"))
    }
  }

  @Test(arguments: [
    (["lint", "a.yml"], [:], false), (["lint", "a.yml"], ["CLICOLOR_FORCE": "1"], true),
    (["lint", "a.yml"], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
    (["lint", "a.yml", "--color", "always"], [:], true),
    (["lint", "a.yml", "--color=always", "--reporter", "xcode"], [:], false),
    (["lint", "a.yml", "--color=always", "--reporter", "json"], [:], false),
    (["generate", "a.yml", "--verbose"], [:], false),
  ])
  func pipesGetColoursOnlyOnDemand(arguments: [String], environment: [String: String], hasColors: Bool) throws
  {
    let run = try tool().run(arguments, environment: environment)
    #expect(run.status == 1)
    #expect((run.output + run.errors).contains("hlep"))
    #expect((run.output + run.errors).contains(Self.escape) == hasColors, "\(run.errors)")
  }

  @Test func differencesAreColoured() throws {
    let tool = try Tool()
    try tool.write(Self.wrong.replacingOccurrences(of: "hlep", with: "help"), to: "a.yml")
    let run = try PseudoTerminal().run(tool, "generate", "a.yml", "--verify")
    #expect(run.status == 2)
    #expect(run.shown.contains("\u{1B}[1m+++ Generated/Bar.swift\u{1B}[0m\n\u{1B}[36m@@ "))
    #expect(run.shown.contains("\u{1B}[32m+struct Bar: ToolbarContent {\u{1B}[0m\n"))
  }

  /// A manifest that is a pipe, which somebody fills after a while, makes the run long.
  private func longRun(_ arguments: [String], environment: [String: String] = [:], columns: UInt16 = 100)
    throws
    -> String
  {
    let tool = try Tool()
    let text = Self.wrong.replacingOccurrences(of: "hlep", with: "help")
    try tool.write(text, to: "a.yml")
    try tool.write(text.replacingOccurrences(of: "Bar", with: "Foo"), to: "c.yml")
    #expect(mkfifo(tool.folder.appendingPathComponent("b.yml").path, 0o600) == 0)
    let filling = Process()
    filling.executableURL = URL(fileURLWithPath: "/bin/sh")
    filling.currentDirectoryURL = tool.folder
    filling.arguments = ["-c", "sleep 0.6; sed s/Bar/Zoo/ a.yml > b.yml"]
    let terminal = try PseudoTerminal(columns: columns)
    let process = try terminal.start(
      tool, ["lint", "a.yml", "b.yml", "c.yml"] + arguments, environment: environment)
    try filling.run()
    let shown = terminal.shown()
    process.waitUntilExit()
    filling.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(shown)")
    return shown
  }

  @Test func progressIsShownAndErased() throws {
    let shown = try longRun([])
    #expect(shown == "\rreading 2 of 3 manifests\u{1B}[K\r\u{1B}[K3 components in 3 manifests: no errors\n")
    #expect(try longRun([], environment: ["NO_COLOR": "1"]) == shown)
    #expect(try longRun([], columns: 12).hasPrefix("\rreading 2 o\u{1B}[K\r"))
  }

  @Test func progressIsLeftOutWhereItDisturbs() throws {
    #expect(try longRun(["--quiet"]) == "")
    #expect(try longRun([], environment: ["TERM": "dumb"]) == "3 components in 3 manifests: no errors\n")
    #expect(try longRun(["--reporter", "json"]).contains("reading") == true)
  }

  @Test(arguments: [SIGINT, SIGTERM]) func progressIsErasedWhereASignalEndsTheRun(signal: Int32) throws {
    let tool = try Tool()
    try tool.write(Self.wrong, to: "a.yml")
    let pipes = ["b.yml", "c.yml"].map { tool.folder.appendingPathComponent($0).path }
    for pipe in pipes { #expect(mkfifo(pipe, 0o600) == 0) }
    let terminal = try PseudoTerminal()
    // Threads of tests may hold back signals, which a process inherits.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, &before)
    // A shell lets its background jobs ignore Ctrl-C, which a process inherits too.
    _ = Foundation.signal(signal, SIG_DFL)
    let process = try terminal.start(tool, ["lint", "a.yml", "b.yml", "c.yml"])
    pthread_sigmask(SIG_SETMASK, &before, nil)
    // The first pipe makes the run long enough for progress, at the second one it waits.
    let writers = pipes.map { open($0, $0 == pipes[0] ? O_WRONLY | O_CLOEXEC : O_RDWR | O_CLOEXEC) }
    usleep(400_000)
    close(writers[0])
    defer { close(writers[1]) }
    #expect(terminal.shown(until: "manifests\u{1B}[K") == "\rreading 2 of 3 manifests\u{1B}[K")
    kill(process.processIdentifier, signal)
    #expect(terminal.shown() == "\r\u{1B}[K")
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
  }

  /// With an empty cache the first check takes a while for certain.
  @Test func aCheckSaysWhatItDoes() throws {
    let tool = try Tool()
    try tool.write("import SwiftUI\nlet a: Text = Text(\"a\")\n", to: "a.swift")
    let cache = ["MILLWORK_CACHE": tool.folder.path + "/cache"]
    let run = try PseudoTerminal().run(tool, "check", "a.swift", "--swift", "6", environment: cache)
    #expect(run.status == 0)
    #expect(
      run.shown.contains("\rpreparing: the standard library of Apple's platforms\u{1B}[K"), "\(run.shown)")
    #expect(run.shown.contains("\rchecking 1 of 1: iOS 26.0, Swift 6, 1 file\u{1B}[K"), "\(run.shown)")
    #expect(run.shown.contains("\u{1B}[K\r\u{1B}[K  iOS 26.0  Swift 6  1 file  ok"), "\(run.shown)")
  }
}
