import Foundation
import MillworkSource
import Testing

@testable import MillworkCheck

@Suite struct ModuleGraphTests {
  private func interface(_ text: String) -> Fingerprint { SwiftScan(Array(text.utf8)).interface }

  @Test(arguments: [
    ("func f() { a() }", "func f() { b(\"}\") }"),
    ("struct S { var x: Int { 1 } }", "struct S { var x: Int { foo({ 2 }) } }"),
    ("struct S { init(a: Int = 1) { b = a } }", "struct S { init(a: Int = 1) { b = { a }() } }"),
    ("func f() {} // a", "func f() {   } /* b /* c */ */"),
    ("class A { deinit { a() } }", "class A { deinit { \"\\(b(\"x\"))\" } }"),
  ])
  func bodiesAreNotSeen(_ one: String, _ other: String) {
    #expect(interface(one) == interface(other))
  }

  @Test(arguments: [
    ("func f() { a() }", "func f(x: Int) { a() }"),
    ("func f(x: Int = 1) {}", "func f(x: Int = 2) {}"),
    ("struct S { var x = 1 }", "struct S { var x = \"\" }"),
    ("struct S { var x: Int { get { 1 } } }", "struct S { var x: Int { get { 1 } set {} } }"),
    ("struct S { var x: Int { 1 } }", "struct S { private var x: Int { 1 } }"),
    ("let x: () -> Void = { a() }", "let x: () -> Void = { b() }"),
    ("let x = /\"/\nfunc f() {}", "let x = /\"/\nfunc f() { a() }"),
    ("func f() { a( }", "func f() { b( } }"),
    ("@_transparent func f() -> Int { 1 }", "@_transparent func f() -> Int { 2 }"),
    ("#if os(iOS)\nfunc f() {}\n#endif", "#if os(macOS)\nfunc f() {}\n#endif"),
  ])
  func declarationsAreSeen(_ one: String, _ other: String) {
    #expect(interface(one) != interface(other))
  }

  @Test func readsNames() {
    let scan = SwiftScan(
      Array(
        "import struct Foundation.Date\nimport SwiftUI\npublic struct A { var n = 1 }\nfunc f() {}\nextension B: P {}\n"
          .utf8))
    #expect(scan.names == ["A", "f"] && !scan.isGlobal)
    #expect(scan.imports.contains("SwiftUI"))
    #expect(SwiftScan(Array("@main struct A {}".utf8)).isGlobal)
    #expect(SwiftScan(Array("infix operator +++".utf8)).isGlobal)
    #expect(SwiftScan(Array("let (a, b) = (1, 2)".utf8)).isGlobal)
    #expect(!SwiftScan(Array("func f() { DispatchQueue.main.async {} }".utf8)).isGlobal)
  }

  private func graph(_ texts: String...) -> ModuleGraph { ModuleGraph(texts.map { Array($0.utf8) }) }

  @Test func dependenciesGoThroughDeclarationsOnly() {
    let graph = graph(
      "func a() { b().x }", "func b() -> C { d() }", "struct C { var x: E }", "func d() -> C { C() }",
      "struct E {}",
      "struct Other {}")
    #expect(graph.needed(for: [0]) == [0, 1, 2, 4])
    #expect(graph.needed(for: [5]) == [5])
    #expect(graph.groups(of: [0, 4, 5]) == [[0, 4], [5]])
  }

  @Test func extensionsOfOthersTypesConcernEveryFile() {
    let texts = [
      "extension View { func f(_ x: A) {} }", "struct A {}", "struct B {}", "extension A: View {}",
    ]
    let graph = graph(texts[0], texts[1], texts[2], texts[3])
    #expect(graph.needed(for: [2]) == [0, 1, 2, 3])
    let changed = self.graph(
      texts[0].replacingOccurrences(of: "_ x", with: "_ y"), texts[1], texts[2], texts[3])
    #expect(graph.surroundings(of: 2) != changed.surroundings(of: 2))
  }

  @Test func anExtensionForOneTypeIsThatTypes() {
    let graph = graph(
      "struct A {}\nextension ToggleStyle where Self == A { static var quiet: A { A() } }", "struct B {}",
      "func f() { g(.quiet) }")
    #expect(graph.needed(for: [1]) == [1])
    #expect(graph.needed(for: [2]) == [0, 2])
  }
}
