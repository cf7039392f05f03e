import Foundation
import MillworkTestSupport
import Testing

@testable import MillworkCheck

/// Swift text in tokens and uses.
@Suite struct CodeTreeTests {
  /// Each use as `name(arguments)`, with the path of what it stands in and hangs on.
  private func outline(_ text: String) throws -> [String] {
    let tree = try #require(CodeTree(Array(text.utf8)))
    return tree.uses.indices.map { index in
      let use = tree.uses[index]
      let arguments = use.arguments.map { ($0.label ?? "_") + ($0.isClosure ? "{}" : "") }
      let holder = use.holder.map { tree.word(tree.uses[$0.use].token) + "." + String($0.argument) }
      let base = use.base.map { tree.word(tree.uses[$0].token) }
      return [
        tree.word(use.token) + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ",")))"),
        base.map { "behind " + $0 }, holder.map { "in " + $0 },
      ].compactMap { $0 }.joined(separator: " ")
    }
  }

  @Test func chainsAndArguments() throws {
    let text = """
      Text("a\\(b("c"))").sheet(isPresented: $on, onDismiss: nil) { [self] item in Row(item) }
        // a comment
        .font(.system(size: -1.5))?.x[1] { y }
      """
    #expect(
      try outline(text) == [
        "Text(_)", "sheet(isPresented,onDismiss,_{}) behind Text", "$on in sheet.0",
        "Row(_) in sheet.2", "item in Row.0", "font(_) behind sheet", "system(size) in font.0",
        "x behind font", "y",
      ])
  }

  @Test func labelledClosuresAndGenerics() throws {
    let text = """
      Button<Label<A, B>> { act() } label: { Image(a < b ? "x" : "y") }
      if let x = f(a), x.isOn { g { h } } else if y { i } else { j }
      """
    #expect(
      try outline(text) == [
        "Button(_{},label{})", "act in Button.0", "Image(_) in Button.1", "a in Image.0", "b in Image.0",
        "f(_)", "a in f.0", "x", "isOn behind x", "g(_{})", "h in g.0", "y", "i", "j",
      ])
  }

  @Test func declarations() throws {
    let text = """
      struct A<T: P>: View, Q where T: R {
        @State(wrappedValue: 1) private var a: Int { didSet { s } }
        var body: some View { V { w } }
        func f(_ x: Int = d()) async throws -> some View { switch x { case .one: c {} default: e } }
        init?(y: Int) { self.init() }
      }
      """
    #expect(
      try outline(text) == [
        "View", "Q", "T", "R", "State(wrappedValue)", "Int", "s", "View", "V(_{})", "w in V.0", "x", "Int",
        "d", "View", "x", "one", "c(_{})", "e", "y", "Int", "self", "init behind self",
      ])
  }

  @Test func conditionalCompilationAndRegularExpressions() throws {
    let text = """
      a
      #if os(iOS) // one
        .b(/x"{/)
      #else
        .c(#/ { /#, x / y)
      #endif
      .d("\\"{")
      """
    #expect(
      try outline(text).filter { !$0.hasPrefix("_") } == [
        "a", "b(_) behind a", "c(_,_) behind b", "x in c.1", "y in c.1", "d(_) behind c",
      ])
  }

  @Test func unmatchedBracketsGiveNothing() {
    #expect(CodeTree(Array("f(".utf8)) == nil)
    #expect(CodeTree(Array("f)".utf8)) == nil)
  }

  /// Whatever the bytes are, the tree is made or refused, and its places lie in the text.
  @Test func damageIsNoHarm() throws {
    let cases = try goldenCases(in: "RuleCases", suffix: ".case").map { try $0.input() }
    var random = SeededGenerator(seed: 20)
    for _ in 0..<2000 {
      guard var bytes = cases.randomElement(using: &random) else { return }
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8.random(in: 0...255, using: &random)
        default:
          bytes.insert(contentsOf: Array("\"\"\"#/{([\\(".utf8).shuffled(using: &random).prefix(2), at: index)
        }
      }
      guard let tree = CodeTree(bytes) else { continue }
      for use in tree.uses { #expect(tree.tokens[use.token].range.upperBound <= bytes.count) }
      _ = RuleComments(tree)
    }
  }

  private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
