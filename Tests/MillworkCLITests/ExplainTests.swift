import Foundation
import MillworkTestSupport
import Testing

/// `explain`, and the page that it reads from.
@Suite struct ExplainTests {
  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: Tool.root.appendingPathComponent(path)), as: UTF8.self)
  }

  private static func headings(_ text: String, level: String) -> Set<String> {
    Set(
      text.split(separator: "\n").filter { $0.hasPrefix(level + " ") }.map {
        String($0.dropFirst(level.count + 1))
      })
  }

  /// `Explanations.swift` is derived from docs/diagnostics.md. `RECORD=all` writes it.
  @Test func derivedFileIsUpToDate() throws {
    let page = try Self.text("docs/diagnostics.md")
    #expect(!page.contains("\"\"\"##"))
    let text = """
      // swift-format-ignore-file
      // Derived from docs/diagnostics.md by the test ExplainTests (RECORD=all writes it); do not edit.

      /// The page about diagnostics.
      enum Explanations {
        static let text = ##\"""
      \(page)
      \"""##
      }

      """
    let derived = Tool.root.appendingPathComponent("Sources/MillworkCLI/Explanations.swift")
    GoldenCase(url: derived, name: "Explanations").expect(text, in: ".swift")
  }

  /// Every code that stands in the sources is explained, once, and nothing else is.
  @Test func everyCodeIsExplained() throws {
    let sources = Tool.root.appendingPathComponent("Sources")
    var codes: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift") {
      let text = try Self.text("Sources/\(path)")
      for match in text.matches(of: #/(?:\.(?:error|warning|note)|severity),\s*"([a-z]+(?:-[a-z0-9]+)*)",/#) {
        codes.insert(String(match.output.1))
      }
    }
    let explained = Self.headings(try Self.text("docs/diagnostics.md"), level: "###")
    let rules = Self.headings(try Self.text("docs/rules.md"), level: "##")
    #expect(codes.count > 150)
    #expect(codes.subtracting(explained).subtracting(rules) == [])
    #expect(explained.subtracting(codes) == ["compiler-error"])
    #expect(explained.intersection(rules) == [])
  }

  /// What stands in brackets behind a message of any golden is a code with a page.
  @Test func everyCodeThatIsPrintedIsExplained() throws {
    let explained = Self.headings(try Self.text("docs/diagnostics.md"), level: "###")
      .union(Self.headings(try Self.text("docs/rules.md"), level: "##"))
    let tests = Tool.root.appendingPathComponent("Tests")
    var codes: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    where [".case", ".out"].contains(where: { path.hasSuffix($0) }) && !path.hasPrefix("MillworkSourceTests/")
    {
      for line in try Self.text("Tests/\(path)").split(separator: "\n") {
        if let match = line.firstMatch(of: #/(?:error|warning|note): .* \[([a-z]+(?:-[a-z0-9]+)+)\]$/#) {
          codes.insert(String(match.output.1))
        }
      }
    }
    #expect(codes.count > 100)
    #expect(codes.subtracting(explained) == [])
  }

  @Test func aCodeIsExplainedAsItIsCopied() throws {
    let run = try Tool().run("explain", "[edited-output]")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("edited-output\n\nSomebody changed the file since Millwork wrote it"))
    #expect(!run.output.contains("###"))
    #expect(run.output.hasSuffix("\n\nThis is docs/diagnostics.md#edited-output of Millwork's package.\n"))
    #expect(try Tool().run("explain", "Edited-Output").output == run.output)
    let rule = try Tool().run("explain", "FIXED-OFFSET").output
    #expect(
      rule.hasPrefix("fixed-offset\n\nA toggle style moves")
        && rule.hasSuffix("\n\nThis is docs/rules.md#fixed-offset of Millwork's package.\n"))
    let list = try Tool().run("explain").output.split(separator: "\n")
    #expect(list.contains("unknown-key") && list.contains("fixed-offset"))
    let wrong = try Tool().run("explain", "unkown-key")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("did you mean `unknown-key`?"))
  }

  /// A terminal shows no links, no emphasis and no fences.
  @Test func pagesAreWrittenForATerminal() throws {
    let tool = try Tool()
    let codes = try tool.run("explain").output.split(separator: "\n").map(String.init)
    let pages = try tool.run(["explain"] + codes)
    #expect(pages.status == 0)
    for mark in ["](", "```", "**", "## "] { #expect(!pages.output.contains(mark), "\(mark)") }
    let key = try tool.run("explain", "unknown-key").output
    #expect(key.contains("docs/manifest.md of Millwork's package lists"))
    let missing = try tool.run("explain", "missing-key").output
    #expect(missing.contains("\n    toggleStyles:\n      Quiet:\n"))
  }

  /// As the last line of a run names them.
  @Test func severalCodesAreExplainedInTurn() throws {
    let run = try Tool().run("explain", "wrong-type,", "unknown-key")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("wrong-type\n\n") && run.output.contains("\n\n\nunknown-key\n\n"))
    #expect(try Tool().run("explain", "wrong-type", "nope-nope").status == 64)
  }

  /// What people meet first says what to do, and shows it.
  @Test(arguments: [
    "missing-key", "one-of", "unknown-value", "wrong-indentation", "not-indented", "unknown-placement",
    "undeclared-platform", "unknown-item", "no-components", "several-items",
  ])
  func anExampleIsThere(code: String) throws {
    #expect(try Tool().run("explain", code).output.contains("\n    "), "\(code)")
  }
}
