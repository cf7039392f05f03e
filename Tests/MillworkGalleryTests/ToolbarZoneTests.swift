import MillworkGallery
import MillworkManifest
import MillworkSDK
import Testing

/// What pictures and the rule `many-trailing-items` hold of an iPhone's bar.
@Suite struct ToolbarZoneTests {
  @Test func theTrailingPlacementsAreThoseOfTheRule() {
    // The floors are those of iOS first.
    let onIOS = APIFacts.placements.filter { $0.floors.first != .some(nil) }
    let drawn = onIOS.map { String($0.name.split(separator: ".").last ?? "") }.filter {
      ToolbarZone(of: $0, on: .iPhone) == .trailing
    }
    #expect(Set(drawn) == PlacementMap.trailingOnIOS)
  }

  @Test(arguments: [2, 3, 4, 6]) func thePhoneHasRoomForAsManyAsTheRuleSays(_ count: Int) throws {
    let items = (0..<count).map { "      - {button: B\($0), image: star, action: run()}\n" }.joined()
    let text = """
      millwork: 1
      platforms: {iOS: 15.0}
      toolbarContent:
        Bar:
          placement: topBarTrailing
          parameters: {run: () -> Void}
          items:

      """
    let manifest = try decodedManifest(Array((text + items).utf8))
    let isTold = manifest.advice().contains { $0.code == "many-trailing-items" }
    #expect(isTold == (count > PlacementMap.trailingRoomOnIOS))
    for major in [18, 26, 27] {
      let layout = ToolbarLayouter.layout(manifest.toolbars[0], ToolbarScene(.iPhone, OSVersion(major)))
      #expect(layout.overflow.count == max(0, count - PlacementMap.trailingRoomOnIOS), "iOS \(major)")
    }
  }
}
