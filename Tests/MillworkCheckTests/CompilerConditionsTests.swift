import MillworkTestSupport
import Testing

@testable import MillworkCheck

@Suite struct CompilerConditionsTests {
  private let conditions = CompilerConditions(
    simulated: CompilerVersion(6, 2), running: CompilerVersion(6, 3))

  @Test(arguments: [
    ("#if compiler(>=6.3)\n", "#if false          \n"),
    ("#if compiler(<6.3)\n", "#if true          \n"),
    ("#if compiler( >= 6.3 ) && os(iOS)\n", "#if false              && os(iOS)\n"),
    ("#if !compiler(>=6.3)||DEBUG // compiler(>=6.3)\n", "#if !false          ||DEBUG // compiler(>=6.3)\n"),
    ("#if os(iOS)\n#elseif (compiler(>=6.2.5))\n#endif", "#if os(iOS)\n#elseif (false            )\n#endif"),
    // The answer is the same, so nothing changes.
    ("#if compiler(>=6.2) && compiler(<6.4)\n", "#if compiler(>=6.2) && compiler(<6.4)\n"),
    ("#if swift(>=6.3)\n", "#if swift(>=6.3)\n"),
    // Not a directive.
    ("let a = \"#if compiler(>=6.3)\"\n", "let a = \"#if compiler(>=6.3)\"\n"),
    (
      "/* #if compiler(>=6.3) /* */ #if compiler(>=6.3) */\n",
      "/* #if compiler(>=6.3) /* */ #if compiler(>=6.3) */\n"
    ),
    ("\"\"\"\n#if compiler(>=6.3)\n\\(\")\")\n#if compiler(>=6.3)\n\"\"\"\n", nil),
    ("#\"\\(\"#\n#if compiler(>=6.3)\n", "#\"\\(\"#\n#if false          \n"),
    (
      "let a = \"\\(f(\"x\\\"\"))\"\n#if compiler(>=6.3)\n",
      "let a = \"\\(f(\"x\\\"\"))\"\n#if false          \n"
    ),
    ("let r = /\"/\n#if compiler(>=6.3)\n", "let r = /\"/\n#if false          \n"),
    // Damaged text.
    ("#if compiler(>=6.3\n", nil), ("#if compiler(>6.3)\n", nil), ("#if compiler()\n", nil), ("#if", nil),
    ("\"\\(", nil), ("/*", nil), ("#elseif", nil),
  ])
  func rewrites(_ text: String, _ expected: String?) {
    let result = conditions.rewritten(Array(text.utf8))
    #expect(String(decoding: result, as: UTF8.self) == expected ?? text)
    #expect(result.count == text.utf8.count)
  }

  @Test func neverTrapsAndNeverMovesAByte() {
    let pieces = [
      "#if ", "compiler(", ">=6.3", ")", "\"", "\"\"\"", "\\(", "/*", "*/", "//", "\n", "#", "é", "(", "<",
    ]
    var random = Random(seed: 7)
    for _ in 0..<3000 {
      let text = Array((0..<random.next(14)).map { _ in pieces[random.next(pieces.count)] }.joined().utf8)
      let result = conditions.rewritten(text)
      #expect(result.count == text.count)
      #expect(zip(text, result).allSatisfy { ($0 == 10) == ($1 == 10) })
    }
  }
}

/// Numbers that are the same in every run.
struct Random {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A number below `bound`.
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, bound)))
  }
}
