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

  @Test(arguments: ["", "x", "colour", "somethingElseEntirely"])
  func strangersAreNot(typed: String) {
    #expect(nearestName(to: typed, among: keys) == nil)
  }

  @Test func longNamesAreNoWork() {
    #expect(nearestName(to: String(repeating: "a", count: 100_000), among: keys) == nil)
  }
}
