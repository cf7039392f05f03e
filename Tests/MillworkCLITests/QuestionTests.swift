import MillworkSource
import Testing

@testable import MillworkCLI

/// Questions, asked over lines of text instead of a terminal.
@Suite struct QuestionTests {
  /// What was typed, line by line, and what was shown.
  private final class Script {
    var lines: [String]
    var shown = ""

    init(_ lines: [String]) { self.lines = lines }

    func interview() -> Interview {
      Interview(
        Interview.Exchange(
          readLine: { self.lines.isEmpty ? nil : self.lines.removeFirst() }, write: { self.shown += $0 },
          usesColor: false))
    }
  }

  private static let name = Question(
    "Name", .text, flag: "--name NAME", help: "a Swift type name"
  ) { $0.text.isEmpty ? "a name is needed" : $0.text.contains("!") ? "a name has no `!`" : nil }

  private static let place = Question(
    "Placement", .choice([.init("automatic", "where the platform puts it"), .init("topBarTrailing")]),
    standard: .choice("automatic"), flag: "--placement NAME")

  private static let parts = Question(
    "Parts", .choices([.init("tests"), .init("gallery"), .init("ci")]), standard: .choices(["tests"]),
    flag: "--parts NAMES")

  private static let count = Question("Count", .integer, standard: .integer(3), flag: "--count N") {
    $0.integer.map { 1...9 ~= $0 } == true ? nil : "it is from 1 to 9"
  }

  private static let sure = Question("Write", .yesNo, flag: "--yes")

  @Test func asksAgainUntilTheAnswerIsGood() {
    let script = Script(["", "?", "a!", "  Bar\t"])
    var interview = script.interview()
    #expect(interview.ask(Self.name) == .text("Bar"))
    #expect(interview.diagnostics.isEmpty)
    #expect(
      script.shown == """
        Name (? for help):   an answer is needed.
        Name (? for help):   a Swift type name.
          On the command line: --name NAME.
        Name (? for help):   a name has no `!`.
        Name (? for help): \("")
        """)
  }

  @Test(arguments: [
    ("", "automatic"), ("2", "topBarTrailing"), ("topBarTrailing", "topBarTrailing"),
    ("TOPBARTRAILING", "topBarTrailing"), (" 1 ", "automatic"),
  ])
  func choicesAreNamedOrNumbered(line: String, name: String) {
    var interview = Script([line]).interview()
    #expect(interview.ask(Self.place) == .choice(name))
  }

  @Test func choicesAreListed() {
    let script = Script(["topBarTrailng", "5", "2"])
    var interview = script.interview()
    #expect(interview.ask(Self.place)?.text == "topBarTrailing")
    #expect(
      script.shown == """
        Placement:
          1  automatic       where the platform puts it
          2  topBarTrailing
        Number or name [automatic]:   there is no choice `topBarTrailng`; did you mean `topBarTrailing`?
        Number or name [automatic]:   there is no choice `5`; choices are automatic, topBarTrailing.
        Number or name [automatic]: \("")
        """)
  }

  @Test(arguments: [
    ("ci, 1", ["tests", "ci"]), ("none", []), ("", ["tests"]), ("gallery,gallery", ["gallery"]),
  ])
  func severalAreChosen(line: String, names: [String]) {
    var interview = Script([line]).interview()
    #expect(interview.ask(Self.parts)?.names == names)
  }

  @Test func numbersAndYesAndNo() {
    let script = Script(["ten", "10", "4", "perhaps", "Y"])
    var interview = script.interview()
    #expect(interview.ask(Self.count)?.integer == 4)
    #expect(interview.ask(Self.sure)?.isYes == true)
    #expect(script.shown.contains("Count [3]:   `ten` is no whole number.\n"))
    #expect(script.shown.contains("Count [3]:   it is from 1 to 9.\n"))
    #expect(script.shown.hasSuffix("Write [y/n]:   `perhaps` is neither yes nor no.\nWrite [y/n]: "))
  }

  @Test func theEndOfInputCancels() {
    let script = Script(["Bar"])
    var interview = script.interview()
    #expect(interview.ask(Self.name) != nil)
    #expect(interview.ask(Self.place) == nil)
    #expect(interview.ask(Self.count) == nil)
    #expect(interview.isCancelled && !interview.canAsk)
    #expect(interview.diagnostics.map(\.code) == ["cancelled"])
    #expect(!script.shown.contains("Count"))
  }

  @Test func withoutATerminalStandardAnswersCountAndOthersAreMissing() {
    var interview = Interview(nil)
    #expect(interview.ask(Self.place) == .choice("automatic"))
    #expect(interview.ask(Self.name) == nil)
    #expect(interview.ask(Self.sure) == nil)
    #expect(interview.diagnostics.map(\.code) == ["missing-answer", "missing-answer"])
    #expect(interview.diagnostics.compactMap(\.help) == ["give `--name NAME`", "give `--yes`"])
  }

  @Test func whatAFlagGivesIsNotAskedFor() {
    let script = Script([])
    var interview = script.interview()
    #expect(interview.ask(Self.count, given: "7") == .integer(7))
    #expect(interview.ask(Self.name, given: "a!") == nil)
    #expect(script.shown.isEmpty)
    #expect(interview.diagnostics.map(\.message) == ["`--name NAME` can't be used: a name has no `!`"])
  }

  @Test func whatIsShownCannotSteerTheTerminal() {
    let script = Script(["\u{1B}[2J!", "x"])
    var interview = script.interview()
    _ = interview.ask(
      Question("A\u{1B}[31m", .choice([.init("x\u{7}")]), flag: "--a") { _ in nil }, given: nil)
    #expect(!script.shown.contains("\u{1B}") && !script.shown.contains("\u{7}"))
  }
}
