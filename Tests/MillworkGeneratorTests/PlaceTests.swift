import MillworkSource
import MillworkTestSupport
import Testing

/// What the compiler says of generated code around a person's code is said at that code and not at the entry's first key.
@Suite struct PlaceTests {
  @Test(arguments: [
    ("- {title: Panes, sidebarToggle: «isShown»}", " == .detailOnly"),
    ("- {title: Panes, sidebarToggle: «isShown»}", "withAnimation"),
    ("- {title: Details, inspectorToggle: «isShown»}", ".toggle()"),
  ])
  func ofACodeField(item: String, generated: String) throws {
    let marked = MarkedText(
      "millwork: 1\nplatforms: {iOS: 17.0}\ntoolbarContent:\n  Bar:\n    items:\n      \(item)\n")
    let generation = Generation(marked.bytes, name: "bar.yml")
    #expect(generation.diagnostics.isEmpty, "\(generation.report)")
    try expectPlace(of: generated, in: generation, at: marked.ranges[0])
  }

  @Test func ofALengthsOperator() throws {
    let marked = MarkedText(
      """
      millwork: 1
      platforms: {iOS: 17.0}
      toggleStyles:
        Sized:
          parameters: {height: CGFloat}
          variant: switch
          track: {height: {code: «height»}}

      """)
    let generation = Generation(marked.bytes, name: "sized.yml")
    try expectPlace(of: " - 4", in: generation, at: marked.ranges[0])
  }

  private func expectPlace(of generated: String, in generation: Generation, at range: Range<Int>) throws {
    let text = try #require(generation.files.first).text
    let start = try #require(text.bytes.firstRange(of: Array(generated.utf8)))
    let span = try #require(text.origin(of: start).span)
    #expect(span.range == range)
  }
}
