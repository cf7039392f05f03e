/// Where an item goes on a platform that lacks its placement, or whose floor is below the placement's.
///
/// The rule: keep the edge first, then the meaning, and never a placement that changes how the item looks or
/// what Escape or Return do (so `cancellationAction` stands in only where nothing else sits at the leading edge).
/// `automatic` exists wherever toolbars do, so every chain ends there.
package enum PlacementMap {
  /// The chain of one placement on the platforms that it names.
  package struct Row: Hashable, Sendable {
    /// The placement that is missing.
    package let placement: String
    /// The platforms that the row is for.
    package let platforms: [Platform]
    /// The placements to try, best first; `automatic` follows them.
    package let candidates: [String]
    /// Why, as one sentence for the documentation.
    package let reason: String

    fileprivate init(_ placement: String, _ platforms: [Platform], _ candidates: [String], _ reason: String) {
      self.placement = placement
      self.platforms = platforms
      self.candidates = candidates
      self.reason = reason
    }
  }

  /// The placements that stand at the trailing edge of the bar on iOS.
  package static let trailingOnIOS: Set<String> = [
    "automatic", "confirmationAction", "destructiveAction", "navigationBarTrailing", "primaryAction",
    "topBarPinnedTrailing", "topBarTrailing",
  ]

  /// How many items there is room for at the trailing edge of an iPhone's bar, beside a title.
  package static let trailingRoomOnIOS = 3

  /// All rows; a placement and platform without a row go to `automatic`.
  package static let rows: [Row] = [
    Row(
      "topBarLeading", [.macOS], ["navigation"],
      "A Mac's toolbar has no top bar; `navigation` is its leading edge, beside the title."),
    Row(
      "topBarLeading", [.watchOS], ["cancellationAction"],
      "Before watchOS 10 only `cancellationAction` stands at the leading edge."),
    Row(
      "topBarTrailing", [.macOS], ["primaryAction"],
      "On a Mac `primaryAction` is the first place at the trailing edge for an item of its own."),
    Row(
      "topBarTrailing", [.watchOS], ["primaryAction"],
      "Before watchOS 10 the prominent button under the title is where a screen's action goes."),
    Row(
      "navigationBarLeading", [.macOS], ["navigation"], "As `topBarLeading`, which supersedes it."),
    Row(
      "navigationBarLeading", [.watchOS], ["topBarLeading", "cancellationAction"],
      "As `topBarLeading`, which supersedes it and which watchOS has from 10 on."),
    Row(
      "navigationBarTrailing", [.macOS], ["primaryAction"], "As `topBarTrailing`, which supersedes it."),
    Row(
      "navigationBarTrailing", [.watchOS], ["topBarTrailing", "primaryAction"],
      "As `topBarTrailing`, which supersedes it and which watchOS has from 10 on."),
    Row(
      "topBarPinnedTrailing", [.iOS, .tvOS, .watchOS, .visionOS], ["topBarTrailing", "primaryAction"],
      "The same edge; only the promise that the item never moves into the overflow menu is lost."),
    Row(
      "topBarPinnedTrailing", [.macOS], ["primaryAction"],
      "The trailing edge of a Mac's toolbar, as for `topBarTrailing`."),
    Row(
      "bottomBar", [.macOS], [],
      "A Mac window has no bottom bar; `automatic` keeps the items' order in the toolbar."),
    Row(
      "bottomBar", [.tvOS, .watchOS], [],
      "Before tvOS 18 and watchOS 10 there is no bottom bar; the system finds a place."),
    Row(
      "bottomOrnament", [.iOS, .tvOS, .watchOS], ["bottomBar"],
      "The ornament is visionOS's form of the bar at the bottom."),
    Row("bottomOrnament", [.macOS], [], "As `bottomBar`."),
    Row(
      "keyboard", [.visionOS], ["bottomOrnament"],
      "There is no bar above the keyboard; the ornament is the nearest place below the content."),
    Row(
      "keyboard", [.iOS], ["bottomBar"], "Before iOS 15 the bottom bar is the nearest place to the keyboard."),
    Row(
      "keyboard", [.macOS, .tvOS, .watchOS], [], "There is no bar for the keyboard; the system finds a place."
    ),
    Row(
      "principal", [.watchOS], [],
      "The title is all that stands in the middle there; the system finds a place."),
    Row(
      "navigation", [.watchOS], ["topBarLeading", "cancellationAction"],
      "Navigation stands at the leading edge."),
    Row(
      "secondaryAction", [.iOS, .macOS], ["primaryAction"],
      "Before iOS 16 and macOS 13 there is no overflow of secondary actions; the item stays reachable beside the primary ones."
    ),
    Row(
      "secondaryAction", [.watchOS], ["bottomBar"], "Less important actions go to the bottom of the screen."),
    Row("secondaryAction", [.tvOS], [], "There is no overflow menu; the system finds a place."),
    Row(
      "status", [.watchOS], ["bottomBar"], "Information about the content stands at the bottom, as on iOS."),
    Row("status", [.tvOS], [], "Before tvOS 18 there is no place for status; the system finds one."),
    Row(
      "accessoryBar", [.iOS, .tvOS, .watchOS], ["bottomBar"],
      "Only a Mac has a second bar under the title; the bottom bar is the other bar that there is."),
    Row(
      "accessoryBar", [.visionOS], ["bottomOrnament"],
      "Only a Mac has a second bar under the title; the ornament is the other bar that there is."),
    Row(
      "title", [.macOS, .tvOS, .visionOS], ["principal"], "The middle of the bar is where a title view goes."),
    Row(
      "largeTitle", [.iOS, .macOS, .tvOS, .visionOS], ["principal"],
      "The middle of the bar is where a title view goes; it has one size there."),
    Row(
      "subtitle", [.iOS, .macOS, .tvOS, .visionOS], ["status"],
      "`principal` would replace the title itself; `status` is for text about the content."),
    Row("subtitle", [.watchOS], ["bottomBar"], "As `status`."),
    Row(
      "largeSubtitle", [.iOS, .macOS, .tvOS, .visionOS], ["status"],
      "`principal` would replace the title itself; `status` is for text about the content."),
    Row("largeSubtitle", [.watchOS], ["bottomBar"], "As `status`."),
  ]

  /// The placement to use on `platform` from `version` on in place of `placement`: the placement itself where it
  /// exists, else the first of its chain that exists, else `automatic`.
  package static func placement(_ placement: String, on platform: Platform, from version: OSVersion) -> String
  {
    APIFacts.placement(named: placement)?.isAvailable(on: platform, from: version) ?? false
      ? placement : substitute(for: placement, on: platform, from: version)
  }

  /// What stands in for `placement` on `platform` from `version` on, whether or not it exists there.
  package static func substitute(for placement: String, on platform: Platform, from version: OSVersion)
    -> String
  {
    (row(for: placement, on: platform)?.candidates ?? []).first {
      APIFacts.placement(named: $0)?.isAvailable(on: platform, from: version) ?? false
    } ?? "automatic"
  }

  /// The row of a placement that `platform`, or its older versions, lack.
  package static func row(for placement: String, on platform: Platform) -> Row? {
    rows.first { $0.placement == placement && $0.platforms.contains(platform) }
  }
}
