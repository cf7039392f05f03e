import MillworkManifest
import Testing

@Suite struct SwiftIdentifierTests {
  @Test(arguments: ["a", "SharedButton", "_x", "été", "名前", "a1", "x_y", "🎉"])
  func names(name: String) { #expect(SwiftIdentifier.isPlain(name)) }

  @Test(arguments: [
    "", "_", "1a", "a-b", "a b", "a.b", "class", "Self", "a\n", "\u{202E}a", "`a`", "+", "a\u{0}",
  ])
  func others(name: String) { #expect(!SwiftIdentifier.isPlain(name)) }
}
