import MillworkSDK

/// What has to stand around an API so that code compiles at every declared floor.
package struct AvailabilityGuard: Sendable {
  /// The declared platforms that never have the API: it has to be left out there by `#if os`.
  package let missing: [Platform]
  /// The versions to ask for by `#available`: of each platform whose floor is older than the API.
  package let required: [PlatformFloor]
  /// The declared floors of the platforms that have the API at some version.
  package let present: [PlatformFloor]

  /// The guard for an API whose first version on each platform is `floor`; `nil` where the platform lacks it.
  package init(floors: [PlatformFloor], floor: (Platform) -> OSVersion?) {
    missing = floors.map(\.platform).filter { floor($0) == nil }
    present = floors.filter { floor($0.platform) != nil }
    required = present.compactMap { declared in
      guard let first = floor(declared.platform), first > declared.version else { return nil }
      return PlatformFloor(declared.platform, first)
    }
  }
}

extension AvailabilityGuard {
  /// The guard for an API of the SDK's table.
  package init(floors: [PlatformFloor], fact name: String) {
    let fact = APIFacts.fact(named: name)
    self.init(floors: floors) { fact?.floor(on: $0) }
  }

  /// Whether toolbar content can't hold the condition that the guard is, since `ToolbarContentBuilder` knows no `if` at
  /// some declared floor. There the body returns one of two contents instead.
  package var needsTwoBodies: Bool {
    !required.isEmpty
      && present.contains {
        !(APIFacts.fact(named: "ToolbarContentBuilder.buildIf")?.isAvailable(
          on: $0.platform, from: $0.version) ?? true)
      }
  }

  /// The guard that a `ToolbarSpacer` needs.
  package static func toolbarSpacer(floors: [PlatformFloor]) -> AvailabilityGuard {
    AvailabilityGuard(floors: floors, fact: "ToolbarSpacer")
  }
}
