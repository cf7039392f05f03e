import MillworkScaffold
import MillworkSource
import Testing

@Suite struct BaseTextsTests {
  private func texts(_ files: [(String, String)]) -> BaseTexts {
    BaseTexts(files.map { ScaffoldPlan.File(path: $0.0, bytes: Array($0.1.utf8)) })
  }

  private func text(_ path: String, _ text: String, in bases: BaseTexts) -> String? {
    bases.text(of: path, fingerprint: Fingerprint(of: Array(text.utf8)).text).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func whatIsWrittenIsRead() {
    for content in ["", "a", "a\n", "a\n\nb", "| a\n# b\n\\\n", "\n", "a\r\nb\r\n"] {
      let read = BaseTexts(texts([("a.txt", content), ("b.txt", "other\n")]).bytes)
      #expect(text("a.txt", content, in: read) == content)
      #expect(text("b.txt", "other\n", in: read) == "other\n")
      #expect(text("b.txt", "unknown\n", in: read) == nil)
    }
  }

  /// A run that is killed between the two files leaves texts that serve the record of before and the one of after.
  @Test func bothRecordsFindTheirTexts() {
    let old = texts([("a.txt", "one\n"), ("gone.txt", "gone\n"), ("same.txt", "same\n")])
    let new = texts([("a.txt", "two"), ("new.txt", "new\n"), ("same.txt", "same\n")])
    let both = BaseTexts(old.joined(with: new).bytes)
    for (path, content) in [
      ("a.txt", "one\n"), ("a.txt", "two"), ("gone.txt", "gone\n"), ("new.txt", "new\n"),
      ("same.txt", "same\n"),
    ] {
      #expect(text(path, content, in: both) == content)
    }
    #expect(old.joined(with: old).bytes == old.bytes)
  }
}
