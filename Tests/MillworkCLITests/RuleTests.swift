import Testing

/// Millwork's own rules on the command line: chosen by a flag, turned off by a manifest, and strict.
@Suite struct RuleTests {
  private static let code = """
    import SwiftUI

    struct Screen: View {
      @State private var on = false
      var body: some View {
        Toggle("", isOn: $on).tint(on ? .red : nil)
      }
    }

    """

  private func tool() throws -> Tool {
    let tool = try Tool()
    try tool.write(Self.code, to: "Screen.swift")
    try tool.write(
      "import SwiftUI\nstruct Other: View { var body: some View { Screen() } }\n", to: "Other.swift")
    return tool
  }

  @Test func findingsLeaveTheStatusUnlessStrict() throws {
    let tool = try tool()
    let run = try tool.run("check", "Screen.swift", "Other.swift", "--platform", "ios17.0")
    #expect(run.status == 0)
    #expect(run.errors.contains("Screen.swift:6:12: warning: "))
    #expect(run.errors.contains("[unnamed-toggle]"))
    #expect(run.errors.contains("[nil-tint]"))
    #expect(try tool.run("check", "Screen.swift", "--platform", "ios17.0", "--strict").status == 1)
    let notes = try tool.run(
      "check", "Screen.swift", "--platform", "ios17.0", "--strict", "--rules", "nil-tint")
    #expect(notes.status == 0, "\(notes.errors)")
    #expect(!notes.errors.contains("unnamed-toggle"))
  }

  @Test func rulesAreChosen() throws {
    let tool = try tool()
    let none = try tool.run("check", "Screen.swift", "--platform", "ios17.0", "--rules", "none")
    #expect(none.errors.isEmpty, "\(none.errors)")
    let wrong = try tool.run("check", "Screen.swift", "--rules", "nil-tnt")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("did you mean `nil-tint`?"))
  }

  @Test func rulesThatAreNamedBeatTheProject() throws {
    let tool = try tool()
    try tool.write("millwork: 1\ncheck: {rules: {unnamed-toggle: off}}\n", to: "millwork.yml")
    for (flags, isApplied) in [
      ([], false), (["--rules", "default"], false), (["--rules", "unnamed-toggle"], true),
    ] {
      let run = try tool.run(["check", "Screen.swift", "--platform", "ios17.0"] + flags)
      #expect(run.errors.contains("[unnamed-toggle]") == isApplied, "\(flags)")
    }
  }

  @Test func rulesAreAppliedWhereTypesAreEnough() throws {
    let tool = try tool()
    try tool.write("struct Other {}\n", to: "Other.swift")
    let run = try tool.run(
      "check", "Other.swift", "Screen.swift", "--platform", "ios17.0", "--depth", "types")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("[unnamed-toggle]"))
  }

  @Test func aProjectTurnsRulesOff() throws {
    let tool = try tool()
    try tool.write("millwork: 1\ncheck: {rules: {unnamed-toggle: off, nil-tnt: off}}\n", to: "millwork.yml")
    let run = try tool.run("check", "Screen.swift", "--platform", "ios17.0")
    #expect(!run.errors.contains("[unnamed-toggle]"))
    #expect(run.errors.contains("[nil-tint]"))
    #expect(run.errors.contains("millwork.yml:2:38: warning: there is no rule `nil-tnt` [unknown-rule]"))
  }

  /// What is generated is judged on the model, at the manifest's own place.
  @Test func manifestsAreJudgedOnTheModel() throws {
    let tool = try tool()
    let manifest = "millwork: 1\ntoolbarContent:\n  Form: {items: [{button: A, action: a()}]}\n"
    try tool.write("func a() {}\n", to: "a.swift")
    try tool.write(manifest + "check: {stubs: [a.swift]}\n", to: "app.yml")
    let run = try tool.run("check", "app.yml")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("app.yml:3:3: note: `Form` hides SwiftUI's type"))
    try tool.write(manifest + "check: {stubs: [a.swift], rules: {sdk-type-name: off}}\n", to: "app.yml")
    #expect(try tool.run("check", "app.yml").errors.isEmpty)
  }

  @Test func fourTrailingItemsAreToldOnTheModel() throws {
    let tool = try Tool()
    let buttons = ["A", "B", "C"].map { "      - {button: \($0), action: \"print()\"}\n" }.joined()
    let head =
      "millwork: 1\nplatforms: {iOS: 17.0}\ntoolbarContent:\n  Many:\n    placement: topBarTrailing\n    items:\n"
    try tool.write(head + buttons + "      - {button: D, action: \"print()\"}\n", to: "many.yml")
    #expect(
      try tool.run("check", "many.yml").errors.hasPrefix(
        "many.yml:10:9: note: `Many` has 4 items at the trailing edge; a phone has room for three"))
    for last in [
      "      - {button: D, placement: bottomBar, action: \"print()\"}\n",
      "      - {button: D, visibilityPriority: low, action: \"print()\"}\n", "      - spacer: fixed\n",
    ] {
      try tool.write(head + buttons + last, to: "many.yml")
      #expect(try tool.run("check", "many.yml").errors.isEmpty)
    }
  }

  @Test func outputsOnTheDiskAreNotJudged() throws {
    let tool = try Tool()
    try tool.write(
      "millwork: 1\ntoolbarContent:\n  Info: {items: [{button: Info, sheet: {slot: info}}]}\n", to: "app.yml")
    #expect(try tool.run("generate", "app.yml", "--output", "Sources").status == 0)
    let run = try tool.run("check", "Sources", "--platform", "ios17.0")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let text = try #require(tool.text(of: "Sources/Info.swift")).split(separator: "\n").dropFirst()
    try tool.write(text.joined(separator: "\n"), to: "Mine/Info.swift")
    #expect(try tool.run("check", "Mine", "--platform", "ios17.0").errors.contains("[hosted-in-item]"))
  }
}
