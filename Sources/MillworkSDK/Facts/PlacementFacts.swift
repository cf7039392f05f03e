extension APIFacts {
  /// The toolbar item placements.
  /// https://developer.apple.com/documentation/swiftui/toolbaritemplacement
  package static let placements: [APIFact] = [
    placement("automatic", "14 11 14 7 1"),
    placement("principal", "14 11 14 - 1"),
    placement("navigation", "14 11 14 - 1"),
    placement("primaryAction", "14 11 14 7 1"),
    placement("secondaryAction", "16 13 - - 1"),
    placement("status", "14 11 18 - 1"),
    placement("confirmationAction", "14 11 14 7 1"),
    placement("cancellationAction", "14 11 14 7 1"),
    placement("destructiveAction", "14 11 14 7 1"),
    placement("keyboard", "15 12 - - -"),
    placement("topBarLeading", "14 - 14 10 1"),
    placement("topBarTrailing", "14 - 14 10 1"),
    placement("navigationBarLeading", "14 - 14 - 1", supersededBy: "topBarLeading"),
    placement("navigationBarTrailing", "14 - 14 - 1", supersededBy: "topBarTrailing"),
    placement("bottomBar", "14 - 18 10 1"),
    placement("bottomOrnament", "- - - - 1"),
    placement("title", "14 - - - -", sdk: OSVersion(26)),
    placement("largeTitle", "26 - - - -", sdk: OSVersion(26)),
    placement("subtitle", "26 - - - -", sdk: OSVersion(26)),
    placement("largeSubtitle", "26 - - - -", sdk: OSVersion(26)),
    placement("topBarPinnedTrailing", "27 - - - 27", sdk: OSVersion(27)),
    APIFact(
      "ToolbarItemPlacement.accessoryBar", "- 13 - - -",
      .toolbar(#"ToolbarItem(placement: .accessoryBar(id: "a")) { Text("a") }"#)),
  ]

  private static func placement(
    _ name: String, _ floors: String, sdk: OSVersion = OSVersion(16), supersededBy: String? = nil
  ) -> APIFact {
    APIFact(
      "ToolbarItemPlacement." + name, floors, sdk: sdk,
      supersededBy: supersededBy.map { "ToolbarItemPlacement." + $0 },
      .toolbar("ToolbarItem(placement: .\(name)) { Text(\"a\") }"))
  }
}
