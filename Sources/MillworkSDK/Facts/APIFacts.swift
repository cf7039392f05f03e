/// The table of API facts that the manifest's validation and the generator ask.
///
/// Source: Apple's documentation pages, which state each platform's first version. The tests compile every row: it is
/// accepted from its floor on and refused below it and where it is unavailable.
package enum APIFacts {
  /// All rows, sorted by subject.
  package static let all: [APIFact] =
    placements + toolbarContent + toolbarModifiers + builders + buttons + pickers + styles + accessibility
    + presentation + interaction + appearance + bars + controls + members + environment

  private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The row of a qualified name such as `ToolbarItemPlacement.topBarTrailing`, or `nil`.
  package static func fact(named name: String) -> APIFact? { byName[name] }

  /// The row of a placement without its type's name, such as `topBarTrailing`, or `nil`.
  package static func placement(named name: String) -> APIFact? {
    fact(named: "ToolbarItemPlacement." + name)
  }
}
