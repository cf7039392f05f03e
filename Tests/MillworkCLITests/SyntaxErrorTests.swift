import Foundation
import Testing

/// What is said of a manifest beside its syntax errors: all that stands for itself, and nothing that follows from them.
@Suite struct SyntaxErrorTests {
  private static let errors = [
    "        action: a: b\n", "        @action: x\n", "       action: x\n", "\t action: x\n",
    "        action: \"x\n", "        action: {code: x\n", "        action: [x\n",
    "        action\n", "      action: x\n", "        action: *nobody\n        help: %x\n",
    "        action: x\n  @C: {items: [{button: z, action: z()}]}\n", "        action: |x\n",
    "        action:x\n",
  ]

  private static func findings(_ text: String) throws -> [String] {
    let tool = try Tool()
    try tool.write(text, to: "m.yml")
    return try tool.run("lint", "m.yml").errors.split(separator: "\n").map(String.init)
      .filter { $0.contains(" error: ") }
  }

  /// Mistakes of every kind in front of a syntax error are all there, and so are those in another component behind it.
  @Test(arguments: errors)
  func nothingElseIsLost(error: String) throws {
    let mistakes = """
      millwork: 1
      platforms: [iOS]
      access: open
      toggleStyles:
        A:
          variant: switch
          track: {width: "50", height: tall, onn: red, on: grean}
        B: {variant: tottle}
        D: {companion: x}
        E: {variant: segmented}
      toolbarContent:
        G: {items: [{button: x}, {buton: y, action: y()}, {button: z, action: "f(("}]}
        F: {items: []}
        C:
          items:
            - button: y

      """
    let all = try Self.findings(mistakes + "        action: y()\n")
    #expect(all.count == 13)
    let found = try Self.findings(mistakes + error)
    for finding in all { #expect(found.contains(finding), "\(error)") }
    let behind = "toggleStyles:\n  A: {variant: switch, hitArea: wide}\n"
    let before = "millwork: 1\ntoolbarContent:\n  C:\n    items:\n      - button: y\n"
    #expect(
      try Self.findings(before + error + behind).contains { $0.contains("`hitArea` takes") }, "\(error)")
  }

  /// A good manifest with one line that can't be read has syntax errors alone.
  @Test(arguments: errors)
  func nothingFollows(error: String) throws {
    let good = "millwork: 1\nplatforms: {iOS: 17.0}\ntoolbarContent:\n  C:\n    items:\n      - button: y\n"
    let ends = ["", "        placement: bottomBar\n", "      - button: z\n        action: z()\n"]
    for end in ends {
      let found = try Self.findings(good + error + end)
      let syntax = [
        "unknown-key", "unknown-value", "unknown-item", "missing-key", "wrong-type", "one-of", "no-items",
      ]
      #expect(!found.isEmpty)
      for finding in found {
        #expect(!syntax.contains { finding.hasSuffix("[\($0)]") }, "\(error)\(end)\(finding)")
      }
    }
  }

  /// A manifest may break off anywhere: no bracket or quote that a person would not have to close is asked for.
  @Test func whatBreaksOffIsNotJudged() throws {
    let found = try Self.findings("millwork: 1\ntoggleStyles:\n  A:\n    label: {font: body\n")
    #expect(found.count == 1 && found[0].hasSuffix("[unclosed-bracket]"), "\(found)")
  }
}
