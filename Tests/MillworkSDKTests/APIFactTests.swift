import MillworkCheck
import MillworkSDK
import Testing

/// Proves every row of the table by compiling a use of it.
@Suite struct APIFactTests {
  /// The rows that SDK 26 declares.
  private let provable = APIFacts.all.filter { $0.sdk < OSVersion(27) }

  @Test func rowsAreWellFormed() {
    for fact in APIFacts.all {
      #expect(fact.floors.count == Platform.allCases.count, "\(fact.name)")
      #expect(fact.floors.contains { $0 != nil }, "\(fact.name)")
      if let name = fact.supersededBy { #expect(APIFacts.fact(named: name) != nil, "\(fact.name)") }
    }
    #expect(Set(APIFacts.all.map(\.name)).count == APIFacts.all.count)
  }

  @Test(arguments: Platform.allCases) func rowsAreAcceptedFromTheirFloorOn(platform: Platform) {
    for floor in floors(on: platform) {
      let found = check(provable.filter { $0.floor(on: platform) == floor }, platform, floor)
      let errors = found.lines.filter { $0.contains(": error: ") }
      #expect(found.judged)
      #expect(errors.isEmpty, "\(platform.name) \(floor): \(errors.joined(separator: "\n"))")
    }
  }

  @Test(arguments: Platform.allCases) func rowsAreRefusedBelowTheirFloor(platform: Platform) {
    for floor in floors(on: platform) where floor > platform.oldest {
      let facts = provable.filter { $0.floor(on: platform) == floor }
      expectRefused(facts, platform, version(before: floor, on: platform))
    }
  }

  @Test(arguments: Platform.allCases) func rowsAreRefusedWhereTheyAreUnavailable(platform: Platform) {
    expectRefused(provable.filter { $0.floor(on: platform) == nil }, platform, OSVersion(26, 4))
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

  /// The versions of `platform` from which on some row is there.
  private func floors(on platform: Platform) -> [OSVersion] {
    Set(provable.compactMap { $0.floor(on: platform) }).sorted()
  }

  /// The release before `version`.
  private func version(before version: OSVersion, on platform: Platform) -> OSVersion {
    if version.minor > 0 { return OSVersion(version.major, version.minor - 1) }
    let major = platform.majorVersions.last { $0 < version.major } ?? platform.oldest.major
    return max(OSVersion(major), platform.oldest)
  }

  private func expectRefused(_ facts: [APIFact], _ platform: Platform, _ version: OSVersion) {
    let found = check(facts, platform, version)
    #expect(found.judged)
    for (index, fact) in facts.enumerated() {
      let refused = found.lines.contains { $0.hasPrefix("P.swift:\(index + 2):") && !$0.contains(": note: ") }
      #expect(refused, "\(fact.name) is accepted on \(platform.name) \(version)")
    }
  }

  /// Checks the uses of `facts`, the first in line 2.
  private func check(_ facts: [APIFact], _ platform: Platform, _ version: OSVersion) -> (
    lines: [String], judged: Bool
  ) {
    guard !facts.isEmpty else { return ([], true) }
    let code = "import SwiftUI\n" + facts.enumerated().map { use($1, number: $0) }.joined()
    return BundledChecker.lines(
      code, file: "P.swift", targets: [CheckTarget(platform: platform, version: version)])
  }

  /// One line of code that uses a row's name.
  private func use(_ fact: APIFact, number: Int) -> String {
    switch fact.usage {
    case .view(let code): view(code, number)
    case .toolbar(let code): view("Text(\"v\").toolbar { \(code) }", number)
    case .customizableToolbar(let code): view("Text(\"v\").toolbar(id: \"t\") { \(code) }", number)
    case .statement(let code): "@MainActor func use\(number)() { \(code) }\n"
    }
  }

  private func view(_ body: String, _ number: Int) -> String {
    let space = body.contains("in: space") ? "@Namespace var space; " : ""
    return "struct Use\(number): View { @State var flag = false; \(space)var body: some View { \(body) } }\n"
  }
}
