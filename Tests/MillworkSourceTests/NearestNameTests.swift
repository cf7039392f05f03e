import MillworkSource
import Testing

@Suite struct NearestNameTests {
  private let keys = ["button", "image", "placement", "action", "sheet"]

  @Test(arguments: [
    ("iamge", "image"), ("buton", "button"), ("Button", "button"), ("placment", "placement"),
    ("acton", "action"),
  ])
  func slipsAreFound(typed: String, meant: String) {
    #expect(nearestName(to: typed, among: keys) == meant)
  }

  @Test(arguments: [("edited", "edited-output"), ("unk", "unknown-key"), ("toggle", "toggle-style.stencil")])
  func beginningsAreCompleted(typed: String, meant: String) {
    let names = ["unknown-key", "edited-output", "editing", "toggle-style.stencil", "toggles.stencil"]
    #expect(nearestName(to: typed, among: names) == meant)
    #expect(nearestName(to: String(typed.prefix(2)), among: names) == nil)
    #expect(nearestName(to: typed, among: names.flatMap { [$0, $0 + "s"] }) == nil)
  }

  @Test(arguments: ["", "x", "colour", "somethingElseEntirely"])
  func strangersAreNot(typed: String) {
    #expect(nearestName(to: typed, among: keys) == nil)
  }

  @Test func longNamesAreNoWork() {
    #expect(nearestName(to: String(repeating: "a", count: 100_000), among: keys) == nil)
  }
}
