import MillworkSource
import MillworkTemplate
import MillworkTestSupport
import Testing

/// Templates with random damage: nothing traps or hangs, and every place lies in its file.
@Suite struct MutationTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func damagedTemplates(_ seed: UInt64) throws {
    var random = Random(state: seed &* 0x9E37_79B9_7F4A_7C15)
    let cases = goldenCases(in: "Cases", suffix: ".case")
    for _ in 0..<400 {
      let golden = cases[random.below(cases.count)]
      let parts = TemplateCase(String(decoding: try golden.input(), as: UTF8.self))
      var bytes = Array((parts["template"] ?? "").utf8)
      for _ in 0...random.below(4) { damage(&bytes, &random) }
      check(
        bytes, data: parts["data"] ?? "{}", isStrict: random.below(2) == 0, "\(golden.name), seed \(seed)")
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout Random) {
    let fragments = [
      "{{", "}}", "{%", "%}", "{#", "#}", "{% if ", "{% endif %}", "{% for x in xs %}", "{% endfor %}", "\"",
      "|", ":", ",",
      "[", "]", "(", ")", "...", "not ", "-", "{%- ", "\n", "\\", "é", "\u{0}", "{% raw %}", "1", ".",
    ]
    let place = random.below(bytes.count + 1)
    switch random.below(4) {
    case 0: bytes.insert(contentsOf: Array(fragments[random.below(fragments.count)].utf8), at: place)
    case 1 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.below(6)))
    default:
      let end = min(bytes.count, place + random.below(30))
      bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count + 1))
    }
  }

  private func check(_ bytes: [UInt8], data: String, isStrict: Bool, _ name: String) {
    var sources = SourceSet()
    let dataFile = sources.add(name: "data", text: data)
    let file = sources.add(name: "t", role: .template, bytes: bytes)
    var options = TemplateOptions(undefined: isStrict ? .strict : .lenient)
    options.limits.loopSteps = 2000
    options.limits.outputBytes = 1 << 14
    let engine = TemplateEngine(options: options)
    let parsed = engine.parse(file)
    let result = engine.render(parsed.template, context: DataReader.read(dataFile) ?? [:])
    var spans: [Span] = []
    for diagnostic in parsed.diagnostics + result.diagnostics {
      spans += (diagnostic.primary.map { [$0.span] } ?? []) + diagnostic.secondary.map(\.span)
      spans += diagnostic.notes.compactMap(\.span)
    }
    for piece in result.text.pieces { spans += [piece.origin?.span, piece.enclosing].compactMap { $0 } }
    for span in spans {
      let count = sources[span.source]?.bytes.count ?? -1
      #expect(span.lowerBound <= span.upperBound && span.upperBound <= count, "\(name): \(span)")
    }
    var last = -1
    for piece in result.text.pieces {
      #expect(piece.start > last && piece.start < result.text.bytes.count, "\(name)")
      last = piece.start
    }
  }
}

/// A small generator of numbers that are the same in every run (SplitMix64).
private struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { bound <= 0 ? 0 : Int(next() % UInt64(bound)) }
}
