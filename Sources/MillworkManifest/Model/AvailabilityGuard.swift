import MillworkSDK

/// What has to stand around an API so that code compiles at every declared floor.
package struct AvailabilityGuard: Sendable, Hashable {
  /// The declared platforms that never have the API: it has to be left out there by `#if os`.
  package let missing: [Platform]
  /// The versions to ask for by `#available`: of each platform whose floor is older than the API.
  package let required: [PlatformFloor]
  /// The declared floors of the platforms that have the API at some version.
  package let present: [PlatformFloor]
  /// The condition that hides the API from compilers whose SDK lacks it; `nil` where the oldest SDK has it.
  package let compiler: String?

  /// The guard for an API whose first version on each platform is `floor`; `nil` where the platform lacks it.
  package init(floors: [PlatformFloor], compiler: String? = nil, floor: (Platform) -> OSVersion?) {
    missing = floors.map(\.platform).filter { floor($0) == nil }
    present = floors.filter { floor($0.platform) != nil }
    required = present.compactMap { declared in
      guard let first = floor(declared.platform), first > declared.version else { return nil }
      return PlatformFloor(declared.platform, first)
    }
    self.compiler = present.isEmpty ? nil : compiler
  }

  /// The guard for several APIs of the SDK's table together, for code that SDKs from `minimumSDK` on build.
  package init(floors: [PlatformFloor], minimumSDK: OSVersion, facts names: [String]) {
    let facts = names.compactMap { APIFacts.fact(named: $0) }
    let newest = facts.max { $0.sdk < $1.sdk }.flatMap { $0.sdk > minimumSDK ? $0.compilerCondition : nil }
    self.init(floors: floors, compiler: newest) { platform in
      let versions = facts.map { $0.floor(on: platform) }
      return versions.contains(nil) ? nil : versions.compactMap { $0 }.max() ?? platform.oldest
    }
  }

  /// The guard for one API of the SDK's table, which the newest SDK builds.
  package init(floors: [PlatformFloor], fact name: String) {
    self.init(floors: floors, minimumSDK: Settings.newestSDK, facts: [name])
  }

  private init(
    missing: [Platform], required: [PlatformFloor], present: [PlatformFloor], compiler: String?
  ) {
    self.missing = missing
    self.required = required
    self.present = present
    self.compiler = compiler
  }

  /// Whether the toolbar builder takes the guard around an item. Its `buildLimitedAvailability` has to be there on every
  /// platform, also where nothing is asked of it; else the type of what is newer becomes part of the body's.
  package var fitsAroundItem: Bool {
    guard let builder = APIFacts.fact(named: "ToolbarContentBuilder.buildLimitedAvailability") else {
      return true
    }
    return present.allSatisfy { floor in
      let version = required.first { $0.platform == floor.platform }?.version ?? floor.version
      return builder.floor(on: floor.platform).map { version >= $0 } ?? false
    }
  }

  /// The same guard, which on each platform asks for what `others` ask for, too.
  package func joined(with others: [AvailabilityGuard]) -> AvailabilityGuard {
    let wanted = (others + [self]).flatMap(\.required)
    return AvailabilityGuard(
      missing: missing,
      required: present.compactMap { floor in
        wanted.filter { $0.platform == floor.platform }.map(\.version).max()
          .map { PlatformFloor(floor.platform, $0) }
      }, present: present, compiler: compiler)
  }

  /// The same guard without `platforms`, which count as missing; `floors` gives the order.
  package func leavingOut(_ platforms: [Platform], of floors: [PlatformFloor]) -> AvailabilityGuard {
    AvailabilityGuard(
      missing: floors.map(\.platform).filter { missing.contains($0) || platforms.contains($0) },
      required: required.filter { !platforms.contains($0.platform) },
      present: present.filter { !platforms.contains($0.platform) }, compiler: compiler)
  }

  /// Whether nothing has to stand around the API.
  package var isEmpty: Bool { missing.isEmpty && required.isEmpty && compiler == nil }

  /// Whether no declared platform has the API.
  package var isNeverPresent: Bool { present.isEmpty }

  /// Whether some declared floor has the API only later, or not with each SDK.
  package var isConditional: Bool { !required.isEmpty || compiler != nil }

  /// `floors` where the guard's conditions hold: without the platforms that it leaves out.
  package func raised(_ floors: [PlatformFloor]) -> [PlatformFloor] {
    floors.filter { !missing.contains($0.platform) }.map { floor in
      required.first { $0.platform == floor.platform } ?? floor
    }
  }

  /// The oldest SDK that builds code where the guard's conditions hold; `sdk` is the oldest one around it.
  package func raised(_ sdk: OSVersion) -> OSVersion {
    compiler.flatMap { APIFact.sdk(passing: $0) }.map { max($0, sdk) } ?? sdk
  }
}
