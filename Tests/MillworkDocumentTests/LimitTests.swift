import Foundation
import MillworkDocument
import MillworkSource
import Testing

struct LimitTests {
  @Test func nestingOfEveryKind() {
    for (open, close) in [("[", "]"), ("{a: ", "}"), ("- ", ""), ("? ", ""), ("[a: ", "]")] {
      let deep = { (count: Int) in
        String(repeating: open, count: count) + "x" + String(repeating: close, count: count)
      }
      let levels = open == "[a: " ? 64 : 128
      #expect(Parsed(deep(levels)).codes == [], "\(open)")
      #expect(Parsed(deep(levels + 1)).codes == ["nesting-too-deep"], "\(open)")
      #expect(Parsed(deep(100_000)).codes == ["nesting-too-deep"], "\(open)")
    }
    let json = String(repeating: "[", count: 129) + String(repeating: "]", count: 129)
    #expect(Parsed(json, .json).codes == ["nesting-too-deep"])
    #expect(Parsed("[[1]]", limits: DocumentLimits(nestingDepth: 1)).codes == ["nesting-too-deep"])
  }

  @Test func aliasesCountAsNesting() {
    var text = "- &a0 [x]\n"
    for level in 1...200 { text += "- &a\(level) [*a\(level - 1)]\n" }
    #expect(Parsed(text).codes == ["nesting-too-deep"])
  }

  @Test func theDeepestTreeFitsASmallStack() {
    let text = String(repeating: "- ", count: 128) + "x"
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let parsed = Parsed(text)
      #expect(parsed.root?.jsonText().utf8.count == 259)
      #expect(parsed.documents.eventText().isEmpty == false)
      #expect(parsed.documents.treeText().isEmpty == false)
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
  }

  @Test func billionLaughs() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      text +=
        "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
        + "]\n"
    }
    #expect(Parsed(text).codes == ["too-many-aliases"])
    #expect(Parsed(text, limits: DocumentLimits(aliasExpansions: .max)).codes == ["aliases-too-large"])
    #expect(Parsed(text, limits: DocumentLimits(aliasExpansions: 100)).codes == ["too-many-aliases"])
  }

  @Test func longTextsByAlias() {
    let text =
      "- &a " + String(repeating: "x", count: 10_000) + "\n" + String(repeating: "- *a\n", count: 9000)
    #expect(Parsed(text).codes == ["aliases-too-large"])
    #expect(Parsed(text, limits: DocumentLimits(expandedBytes: .max)).codes == [])
  }

  @Test func sizeOfTheFile() {
    let parsed = Parsed("abc", limits: DocumentLimits(byteCount: 2))
    #expect(parsed.codes == ["document-too-large"])
    #expect(parsed.documents.documents.isEmpty)
  }

  @Test func nearNamesAreLookedForWithTheFirstErrors() {
    let text = "- &name x\n" + String(repeating: "- *nama\n", count: 20)
    let helps = Parsed(text).documents.diagnostics.map { $0.help ?? "" }
    #expect(helps.filter { $0 == "did you mean `*name`?" }.count == 10)
    let tags = "%TAG !name! tag:a\n--- \n" + String(repeating: "- !nama!b x\n", count: 20)
    let tagHelps = Parsed(tags).documents.diagnostics.map { $0.help ?? "" }
    #expect(tagHelps.filter { $0 == "did you mean `!name!`?" }.count == 10)
    let many = (0..<2000).map { "- &a\($0) x\n" }.joined() + "- *a1999x\n"
    #expect(Parsed(many).documents.diagnostics.map { $0.help } != ["did you mean `*a1999`?"])
  }

  @Test func numberOfErrors() {
    let text = String(repeating: "@a: b\n", count: 10_000)
    let parsed = Parsed(text)
    #expect(parsed.codes.count == 101)
    #expect(parsed.codes.contains("too-many-errors"))
  }

  @Test func numberOfWarnings() {
    let parsed = Parsed(String(repeating: "%FOO\n", count: 10_000) + "---\n@a\n")
    #expect(parsed.codes == Array(repeating: "unknown-directive", count: 100) + ["reserved-indicator"])
  }
}
