import MillworkCheck
import MillworkSDK
import Testing

/// Proves every row of the table by compiling a use of it.
@Suite struct APIFactTests {
  @Test func rowsAreWellFormed() {
    for fact in APIFacts.all {
      #expect(fact.floors.count == Platform.allCases.count, "\(fact.name)")
      #expect(fact.floors.contains { $0 != nil }, "\(fact.name)")
      if let name = fact.supersededBy { #expect(APIFacts.fact(named: name) != nil, "\(fact.name)") }
    }
    #expect(Set(APIFacts.all.map(\.name)).count == APIFacts.all.count)
  }

  /// Every row is accepted from its floor on, and refused below it and where it is unavailable.
  @Test(arguments: [OSVersion(26, 9), OSVersion(27, 9)]) func rowsAreTrue(sdk: OSVersion) {
    let check = FactCheck(BundledChecker.checker)
    for difference in check.differences(APIFacts.all, on: Platform.allCases, sdk: sdk) {
      let found = difference.obstacle ?? difference.error ?? "accepted"
      Issue.record("\(difference.fact.name) on \(difference.target): \(found)")
    }
  }

  @Test func placementsAreMappedToPlacementsThatExist() {
    for fact in APIFacts.placements {
      let name = String(fact.name.dropFirst("ToolbarItemPlacement.".count))
      for platform in Platform.allCases {
        for major in platform.majorVersions {
          let version = max(OSVersion(major), platform.oldest)
          guard APIFacts.placement(named: "automatic")?.isAvailable(on: platform, from: version) ?? false
          else { continue }
          let mapped = PlacementMap.placement(name, on: platform, from: version)
          #expect(APIFacts.placement(named: mapped)?.isAvailable(on: platform, from: version) ?? false)
          if fact.isAvailable(on: platform, from: version) { #expect(mapped == name) }
        }
      }
    }
    #expect(PlacementMap.placement("topBarTrailing", on: .macOS, from: OSVersion(14)) == "primaryAction")
    #expect(PlacementMap.placement("keyboard", on: .visionOS, from: OSVersion(1)) == "bottomOrnament")
  }
}
