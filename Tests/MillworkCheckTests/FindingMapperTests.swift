import MillworkSDK
import MillworkSource
import MillworkTestSupport
import Testing

@testable import MillworkCheck

/// Where a finding in generated text is shown.
@Suite struct FindingMapperTests {
  private var sources = SourceSet()
  private let manifest: SourceFile
  private let template: SourceFile
  private let action: Span
  private let tag: Span
  private let words: Span
  private let wrongWords: Span

  init() {
    let marked = MarkedText("items:\n  - button: Share\n    action: «printDocment()»\n")
    let printed = MarkedText("«func f() -> Int {» «{{ item.action }}» }\n«func f() -> Int { missing }»\n")
    manifest = sources.add(name: "app.yml", bytes: marked.bytes)
    template = sources.add(name: "button.stencil", role: .template, bytes: printed.bytes)
    action = Span(source: manifest.id, range: marked.ranges[0])
    words = Span(source: template.id, range: printed.ranges[0])
    tag = Span(source: template.id, range: printed.ranges[1])
    wrongWords = Span(source: template.id, range: printed.ranges[2])
  }

  /// The lines for the text that `fill` makes.
  private func check(_ fill: (inout MappedText) -> Void) -> [String] {
    var sources = sources
    var text = MappedText()
    fill(&text)
    let generated = sources.add(name: "Generated/A.swift", role: .generated, bytes: text.bytes)
    let file = MappedFile(path: "Generated/A.swift", text: text, source: generated.id)
    return lines(stubChecker().check([file], in: sources, targets: [iOS17]), sources)
  }

  @Test func aValueOfTheManifestIsShownThere() {
    let found = check { text in
      text.append("func f() -> Int { ", origin: .exact(words), enclosing: nil)
      text.append("printDocment()", origin: .exact(action), enclosing: tag)
      text.append(" }\n")
    }
    #expect(
      found == [
        "app.yml:3:13: error: cannot find 'printDocment' in scope",
        "button.stencil:1:19: note: in this part of the template",
        "Generated/A.swift:1:19: note: in the generated code",
        "note: what the screen gives is a parameter: add `parameters: {printDocment: () -> Void}`; what the app declares is found by `check: {stubs: […]}`",
      ])
  }

  @Test func textOfAnOwnTemplateIsShownThere() {
    let found = check { text in
      text.append("func f() -> Int { missing }", origin: .exact(wrongWords), enclosing: action)
    }
    #expect(
      found == [
        "button.stencil:2:19: error: cannot find 'missing' in scope",
        "app.yml:3:13: note: where the template is used for this part of the manifest",
        "Generated/A.swift:1:19: note: in the generated code",
      ])
  }

  /// Nobody can mend a built-in template, so what it makes of a manifest is shown at the manifest.
  @Test func textOfABuiltInTemplateIsShownAtTheDataItWasPrintedFor() {
    var sources = sources
    let builtIn = sources.add(
      name: "<built-in>/button.stencil", role: .builtIn, text: "func f() -> Int { missing }")
    let span = Span(source: builtIn.id, range: 0..<builtIn.bytes.count)
    var text = MappedText()
    text.append("func f() -> Int { missing }", origin: .exact(span), enclosing: action)
    let generated = sources.add(name: "Generated/A.swift", role: .generated, bytes: text.bytes)
    let file = MappedFile(path: "Generated/A.swift", text: text, source: generated.id)
    #expect(
      lines(stubChecker().check([file], in: sources, targets: [iOS17]), sources) == [
        "app.yml:3:13: error: cannot find 'missing' in scope",
        "<built-in>/button.stencil:1:19: note: in this part of the template",
        "Generated/A.swift:1:19: note: in the generated code",
      ])
  }

  @Test func withoutDataTheTemplateItself() {
    let found = check { $0.append("func f() { missing }\n", origin: .whole(words)) }
    #expect(
      found == [
        "button.stencil:1:1: error: cannot find 'missing' in scope",
        "Generated/A.swift:1:12: note: in the generated code",
      ])
  }

  @Test func withoutAnyOriginTheGeneratedText() {
    #expect(
      check { $0.append("func f() { missing }\n") } == [
        "Generated/A.swift:1:12: error: cannot find 'missing' in scope"
      ])
  }

  @Test func aFileThatIsNowhereIsNamed() {
    let file = MappedFile(path: "Generated/A.swift", text: MappedText("func f() { missing }\n"))
    let report = stubChecker().check([file], in: sources, targets: [iOS17])
    #expect(
      lines(report, sources) == [
        "error: cannot find 'missing' in scope", "note: at line 1, column 12 of Generated/A.swift",
      ])
  }

  @Test func changesAreOfferedOnlyInThePersonsOwnText() {
    let wrong = sources
    var own = MappedText()
    own.append("func f() { var a = 1; print(a) }\n", origin: .whole(action))
    let file = MappedFile(path: "A.swift", text: own)
    let report = stubChecker().check([file], in: wrong, targets: [iOS17])
    #expect(report.diagnostics.map(\.fixIts.count) == [0])
    #expect(
      report.diagnostics.first?.notes.map(\.message) == ["the compiler proposes to replace 'var' by 'let'"])
  }
}
