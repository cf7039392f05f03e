import MillworkSDK
import MillworkSource

/// Holds a checker's SDK to the table of facts: a row's use is accepted from its floor on, and refused below it and where
/// the platform lacks it.
package struct FactCheck {
  /// A row and a target on which the SDK says otherwise.
  package struct Difference: Hashable, Sendable {
    /// The row.
    package let fact: APIFact
    /// The target.
    package let target: CheckTarget
    /// What the compiler says to the use, where the row says that it is there; `nil` where it is accepted and should not be.
    package let error: String?
    /// Why the target could not be judged, or `nil` where it was.
    package let obstacle: String?
  }

  /// Rows that are checked together, and what is expected of all of them.
  private struct Group {
    let facts: [APIFact]
    let target: CheckTarget
    let isAvailable: Bool
  }

  private let checker: Checker
  private let options: CheckOptions

  /// A check of rows with `checker`.
  package init(_ checker: Checker, options: CheckOptions = CheckOptions()) {
    self.checker = checker
    self.options = options
  }

  /// The differences of `facts` on `platforms`, as the SDK of `version` has them. Rows that a newer SDK brings are left
  /// out.
  package func differences(_ facts: [APIFact], on platforms: [Platform], sdk version: OSVersion)
    -> [Difference]
  {
    let known = facts.filter { $0.sdk <= version }
    let groups = platforms.flatMap { self.groups(known, $0, version) }
    var sources = SourceSet()
    let modules = groups.map { group in
      let uses = group.facts.enumerated().map { Self.use($1, number: $0) }
      let code = "import SwiftUI\n" + uses.joined()
      return CheckModule(
        files: [MappedFile(sources.add(name: "Facts.swift", text: code))], targets: [group.target],
        options: options)
    }
    let reports = checker.check(modules, in: sources)
    return zip(groups, reports).flatMap { differences($0, $1, in: sources) }
  }

  private func groups(_ facts: [APIFact], _ platform: Platform, _ sdk: OSVersion) -> [Group] {
    func target(_ version: OSVersion) -> CheckTarget {
      CheckTarget(platform: platform, version: version, sdkVersion: sdk)
    }
    var groups: [Group] = []
    for (floor, facts) in Dictionary(grouping: facts, by: { $0.floor(on: platform) }) {
      // What comes with a newer SDK is unavailable in this one.
      guard let floor, floor <= sdk else {
        groups.append(Group(facts: facts, target: target(sdk), isAvailable: false))
        continue
      }
      groups.append(Group(facts: facts, target: target(floor), isAvailable: true))
      if floor > platform.oldest {
        let below = target(platform.version(before: floor))
        groups.append(Group(facts: facts, target: below, isAvailable: false))
      }
    }
    return groups.sorted { $0.target.version < $1.target.version }
  }

  private func differences(_ group: Group, _ report: CheckReport, in sources: SourceSet) -> [Difference] {
    if let obstacle = report.results.first(where: { !$0.wasChecked || !$0.availabilityWasChecked })?.reason {
      return group.facts.map { Difference(fact: $0, target: group.target, error: nil, obstacle: obstacle) }
    }
    var said: [Int: String] = [:]
    for diagnostic in report.diagnostics where diagnostic.severity != .note {
      guard let span = diagnostic.primary?.span, let file = sources[span.source] else { continue }
      // A warning refuses as well where the row says unavailable: code that may crash is no way to use it.
      if group.isAvailable, diagnostic.severity != .error { continue }
      said[LineTable(file.bytes).location(at: span.lowerBound).line] = diagnostic.message
    }
    return group.facts.enumerated().compactMap { index, fact in
      let message = said[index + 2]
      guard (message == nil) != group.isAvailable else { return nil }
      return Difference(fact: fact, target: group.target, error: message, obstacle: nil)
    }
  }

  /// One line of code that uses a row's name.
  private static func use(_ fact: APIFact, number: Int) -> String {
    switch fact.usage {
    case .view(let code): view(code, number)
    case .toolbar(let code): view("Text(\"v\").toolbar { \(code) }", number)
    case .customizableToolbar(let code): view("Text(\"v\").toolbar(id: \"t\") { \(code) }", number)
    case .statement(let code): "@MainActor func use\(number)() { \(code) }\n"
    }
  }

  private static func view(_ body: String, _ number: Int) -> String {
    let space = body.contains("in: space") ? "@Namespace var space; " : ""
    return "struct Use\(number): View { @State var flag = false; \(space)var body: some View { \(body) } }\n"
  }
}

extension Platform {
  /// The release before `version`, as far as a floor goes.
  fileprivate func version(before version: OSVersion) -> OSVersion {
    if version.minor > 0 { return OSVersion(version.major, version.minor - 1) }
    let major = majorVersions.last { $0 < version.major } ?? oldest.major
    return max(OSVersion(major), oldest)
  }
}
