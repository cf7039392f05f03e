import Foundation
import MillworkSource
import MillworkTestSupport
import Testing

@testable import MillworkCheck

/// Comments that turn rules off.
@Suite struct RuleCommentsTests {
  private func comments(_ text: String) throws -> (comments: RuleComments, marks: [Range<Int>]) {
    let marked = MarkedText(text)
    return (RuleComments(try #require(CodeTree(marked.bytes))), marked.ranges)
  }

  @Test(arguments: [
    "view.tint(«nil») // millwork:disable nil-tint",
    "// millwork:disable nil-tint\nview.tint(«nil»)",
    "// millwork:disable fixed-offset, nil-tint: the design has it so\n\n// Another comment.\nview.tint(«nil»)",
    "/* millwork:disable nil-tint - here it is meant */ view.tint(«nil»)",
    "//millwork:disable  nil-tint,fixed-offset\nview.tint(«nil»)",
  ])
  func turnARuleOff(_ text: String) throws {
    let (comments, marks) = try comments(text)
    #expect(comments.disable("nil-tint", at: marks[0].lowerBound))
    #expect(comments.unknown.isEmpty && comments.empty.isEmpty)
  }

  @Test(arguments: [
    "// millwork:disable nil-tint\nview\n.tint(«nil»)",
    "view.tint(«nil»)\n// millwork:disable nil-tint",
    "view() // millwork:disable nil-tint\nview.tint(«nil»)",
    "// not millwork:disable nil-tint\nview.tint(«nil»)",
    "let text = \"// millwork:disable nil-tint\"; view.tint(«nil»)",
    "// millwork:disable fixed-offset nil-tint\nview.tint(«nil»)",
  ])
  func leaveItOn(_ text: String) throws {
    let (comments, marks) = try comments(text)
    #expect(!comments.disable("nil-tint", at: marks[0].lowerBound))
  }

  @Test func reportWhatNoRuleHas() throws {
    let (comments, marks) = try comments(
      "view() // millwork:disable «nil-tnt», nil-tint\nview() «// millwork:disable»\n")
    #expect(comments.unknown.map(\.range) == [marks[0]])
    #expect(comments.unknown.map(\.name) == ["nil-tnt"])
    #expect(comments.empty == [marks[1]])
  }
}
