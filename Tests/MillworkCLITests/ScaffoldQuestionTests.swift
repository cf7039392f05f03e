import MillworkScaffold
import MillworkSource
import Testing

@testable import MillworkCLI

/// The questions of a template, asked over lines of text instead of a terminal.
@Suite struct ScaffoldQuestionTests {
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

  /// Asks the questions of the built-in template `feature`.
  private func answers(
    _ script: Script, flags: [String] = [], known: [String: GivenAnswer] = [:]
  ) throws -> (answers: [String: ScaffoldAnswer]?, diagnostics: [Diagnostic]) {
    var workspace = Workspace()
    let arguments = try ParsedArguments(["feature", "out"] + flags, for: ScaffoldCommand.spec)
    let answerFlags = try AnswerFlags(arguments, in: &workspace)
    let source = try #require(ScaffoldSource("feature", in: &workspace))
    var asker = script.interview()
    let result = try answerFlags.interview(
      source, folder: "my-profile", name: "my-profile", known: known, by: &asker, in: &workspace)
    let answers = result.map { Dictionary(uniqueKeysWithValues: $0.answers.map { ($0.name, $0.answer) }) }
    return (answers, workspace.diagnostics)
  }

  @Test func everyQuestionIsAskedInOrder() throws {
    let script = Script(["Profile", "Your Profile", "edit, share", "2", "y"])
    let result = try answers(script)
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.answers == [
        "name": .text("Profile"), "title": .text("Your Profile"), "actions": .list(["edit", "share"]),
        "observation": .text("ObservableObject"), "linux": .bool(true),
      ])
    #expect(script.shown.hasPrefix("What is the feature called [MyProfile] (? for help): "))
    #expect(script.shown.contains("What stands above it [Profile] (? for help): "))
  }

  @Test func returnTakesTheTemplatesOwnAnswers() throws {
    let result = try answers(Script(["", "", "", "", ""]))
    #expect(
      result.answers == [
        "name": .text("MyProfile"), "title": .text("MyProfile"), "actions": .list(["add"]),
        "observation": .text("Observable"), "linux": .bool(false),
      ])
  }

  @Test func wrongAnswersAreAskedForAgain() throws {
    let script = Script(["2nd", "Profile", "", "title", "class", "edit", "", ""])
    let result = try answers(script)
    #expect(result.answers?["actions"] == .list(["edit"]))
    #expect(script.shown.contains("`name` takes a Swift identifier, found `2nd`."))
    #expect(script.shown.contains("an action can't be called like a property of the model."))
    #expect(script.shown.contains("`actions` takes a Swift identifier, found `class`."))
  }

  @Test func whatFlagsAnswerIsNotAsked() throws {
    let script = Script(["", "", "", "", ""])
    let result = try answers(script, flags: ["--answer", "name=Home", "--answer", "linux=yes"])
    #expect(result.answers?["name"] == .text("Home"))
    #expect(result.answers?["linux"] == .bool(true))
    #expect(!script.shown.contains("called"))
  }

  @Test func anEarlierAnswerThatIsNoneAnyMoreIsAskedAgain() throws {
    let script = Script(["2"])
    let known: [String: GivenAnswer] = [
      "name": GivenAnswer(.text("Home")), "title": GivenAnswer(.text("Home")),
      "actions": GivenAnswer(.text("add")), "observation": GivenAnswer(.text("Combine")),
      "linux": GivenAnswer(.text("no")),
    ]
    #expect(try answers(script, known: known).answers?["observation"] == .text("ObservableObject"))
  }

  @Test func theEndOfInputCancels() throws {
    let result = try answers(Script(["Profile"]))
    #expect(result.answers == nil)
    #expect(result.diagnostics.map(\.code) == ["cancelled"])
  }

  @Test func aConflictIsAskedAbout() throws {
    var workspace = Workspace()
    let target = try #require(TargetFolder("out", in: &workspace))
    let file = ScaffoldPlan.File(path: "a.txt", bytes: Array("new\n".utf8))
    let step = FileStep(file, over: Array("old\n".utf8))
    for (lines, choice) in [(["diff", "merge"], FileStep.Choice.merge), ([""], .skip), (["2"], .overwrite)] {
      let script = Script(lines)
      var asker = script.interview()
      let console = Console(environment: [:])
      #expect(ConflictQuestion.ask(step, in: target, &asker, console) == choice)
      #expect(script.shown.hasPrefix("out/a.txt is there and differs:\n"))
    }
    var asker = Script([]).interview()
    #expect(ConflictQuestion.ask(step, in: target, &asker, Console(environment: [:])) == nil)
  }
}
