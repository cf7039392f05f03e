import MillworkSource
import MillworkTestSupport
import Testing

@testable import MillworkCheck

/// What is said of the compiler's findings in a manifest can be done there.
@Suite struct ManifestAdviceTests {
  /// The lines about code that a manifest's field holds, between `head` and `tail` of the generated file.
  private func found(_ manifest: String, head: String = "func f() { ", tail: String = " }\n") -> [String] {
    var sources = SourceSet()
    let marked = MarkedText(manifest)
    let file = sources.add(name: "app.yml", bytes: marked.bytes)
    var text = MappedText(head)
    for range in marked.ranges {
      let span = Span(source: file.id, range: range)
      let code = file.text(of: span)
      // A line end within a text becomes a space, as YAML folds it.
      if code.hasPrefix("\n") {
        text.append(" ", origin: .whole(span), enclosing: nil)
      } else {
        text.append(code, origin: .exact(span), enclosing: nil)
      }
    }
    text.append(tail)
    let generated = sources.add(name: "A.swift", role: .generated, bytes: text.bytes)
    let mapped = MappedFile(path: "A.swift", text: text, source: generated.id)
    return lines(stubChecker().check([mapped], in: sources, targets: [iOS17]), sources)
  }

  private let newer = """
    @available(iOS 26.0, *) struct Newer { init(root: Int) {} }
    func f() { _ =\u{20}
    """

  @Test func whatNeedsANewerSystemAsksForAHigherFloor() {
    #expect(
      found("action: «Newer(root: 1)»\n", head: newer) == [
        "app.yml:1:9: error: 'Newer' is only available in iOS 26.0 or newer",
        "A.swift:2:16: note: in the generated code",
        "note: raise the floor in `platforms` to iOS 26.0; where a field takes statements, `if #available(iOS 26.0, *) { … }` does as well",
      ])
  }

  @Test func namesThatNothingDeclaresAreParameters() {
    func note(_ code: String) -> String? {
      found("action: «\(code)»\n", head: "func f() { _ = ").last
    }
    #expect(note("isBold")?.contains("`parameters: {isBold: …}`") == true)
    #expect(note("save()")?.contains("`parameters: {save: () -> Void}`") == true)
    #expect(note("$isBold")?.contains("add `parameters: {isBold: Binding<…>}`") == true)
    #expect(note("Lost()")?.contains("`check: {stubs: […]}`") == true)
  }

  @Test func namesThatAreNearlyParametersAreAskedFor() {
    let head = """
      @propertyWrapper struct Binding { var wrappedValue: Bool; var projectedValue: Int { 1 } }
      struct S {
        let onShare: () -> Void
        let isBold: Bool
        @Binding var isStarred: Bool
        func f() { _ =\u{20}
      """
    func note(_ code: String) -> String? { found("action: «\(code)»\n", head: head, tail: " }\n}\n").last }
    #expect(note("onShar()")?.hasPrefix("note: did you mean `onShare`? ") == true)
    #expect(note("$isBold")?.contains("the parameter `isBold` has no binding") == true)
    #expect(note("$isStared")?.hasPrefix("note: did you mean `$isStarred`? ") == true)
    #expect(note("$other")?.contains("did you mean") == false)
  }

  @Test func aTypeIsNoParameter() {
    func note(_ type: String) -> String? {
      found("parameters: {a: «\(type)»}\n", head: "let a: ", tail: "\n").last
    }
    #expect(note("void")?.hasPrefix("note: did you mean `Void`? ") == true)
    #expect(note("boolean")?.hasPrefix("note: did you mean `Bool`? ") == true)
    #expect(note("Sting")?.hasPrefix("note: did you mean `String`? ") == true)
    #expect(note("NoteStore")?.contains("did you mean") == false)
    #expect(note("UIApplication")?.contains("`UIApplication` belongs to UIKit, which only iOS, ") == true)
  }

  @Test func functionsAndClosuresRunWhereTheyAreCalled() {
    func note(_ code: String) -> String? {
      let head = "func go() {}\nfunc wait() async {}\nfunc run(_ action: () -> Void) {}\nfunc f() { run { "
      return found("action: «\(code)»\n", head: head, tail: " } }\n").last
    }
    #expect(note("go")?.contains("write `go()`") == true)
    #expect(note("{ go() }")?.contains("without the braces") == true)
    #expect(note("wait()")?.contains("write `task:` in place of `action:`") == true)
  }

  @Test func ownFilesHearTheCompilersWords() {
    var sources = SourceSet()
    let file = sources.add(name: "a.swift", text: newer + "Newer(root: lost) }\n")
    let found = lines(stubChecker().check([MappedFile(file)], in: sources, targets: [iOS17]), sources)
    #expect(!found.isEmpty && !found.contains { $0.contains("parameters") || $0.contains("raise the floor") })
  }

  @Test func foldedLinesAskForABlockText() {
    let folded = found("action:\n  «print(1)»«\n  »«print(2)»\n")
    #expect(folded.first?.contains("consecutive statements") == true)
    #expect(folded.last?.contains("write `|` behind the key") == true)
    #expect(!folded.contains { $0.contains("insert ';'") })
    let one = found("action: «print(1) print(2)»\n")
    #expect(one.contains { $0.contains("insert ';'") } && !one.contains { $0.contains("`|`") })
  }
}
