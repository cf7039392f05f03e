import MillworkSource
import MillworkTestSupport
import Testing

/// Each case is a text whose marked places are labelled in turn; the golden beside it is the diagnostic in full.
@Suite struct DiagnosticPrinterTests {
  @Test(arguments: goldenCases(in: "Cases", suffix: ".txt"))
  func excerpt(_ golden: GoldenCase) throws {
    let marked = MarkedText(String(decoding: try golden.input(), as: UTF8.self))
    var sources = SourceSet()
    let file = sources.add(name: "Manifests/app.yml", bytes: marked.bytes)
    let spans = marked.ranges.map { Span(source: file.id, range: $0) }
    var diagnostic = Diagnostic(
      .error, "some-code", "this is wrong", at: spans.first, label: "here",
      secondary: spans.dropFirst().map { .init($0, "and here") }, notes: [.init("a note without a place")],
      help: "do something about it")
    var printer = DiagnosticPrinter(sources: sources, style: .init(showsExcerpts: true, usesColor: false))
    var text = printer.text(of: diagnostic)
    diagnostic.severity = .warning
    var plain = DiagnosticPrinter(sources: sources, style: .plain)
    text += "--- plain\n" + plain.text(of: diagnostic)
    golden.expect(text, in: ".out")
  }

  @Test func spansOutsideTheTextAreHarmless() {
    var sources = SourceSet()
    let file = sources.add(name: "a", text: "short")
    let other = SourceID(rawValue: 77)
    for span in [
      Span(source: file.id, range: 100..<200), Span(source: file.id, range: 2..<900),
      Span(source: other, range: 0..<1),
    ] {
      var printer = DiagnosticPrinter(sources: sources, style: .init(showsExcerpts: true, usesColor: true))
      let text = printer.text(of: Diagnostic(.error, nil, "wrong", at: span, secondary: [.init(span, "x")]))
      #expect(text.contains("wrong"))
    }
  }

  @Test func controlCharactersAreShownAndNotObeyed() {
    #expect(printable("a\u{1B}[31mb\u{202E}c\td") == "a\\u{1B}[31mb\\u{202E}c d")
  }
}
