import Foundation
import MillworkSDK
import MillworkSource

/// A comparison of Millwork's declarations with Apple's: the facts, the probes, and code of the caller's.
package struct SDKComparison {
  /// Code whose findings differ between the bundled modules and Apple's SDK.
  package struct CodeDifference: Hashable, Sendable {
    /// The target.
    package let target: CheckTarget
    /// What only the bundled modules say, as `path:line:column: severity: sentence`.
    package let bundledOnly: [String]
    /// What only Apple's SDK says.
    package let appleOnly: [String]
    /// Why one of the two could not judge, or `nil` where both did.
    package let obstacle: String?
  }

  /// What was compared, and what differs.
  package struct Report: Sendable {
    /// The SDKs' versions by platform.
    package let versions: [Platform: OSVersion]
    /// The number of rows, of probes' targets, and of the caller's modules' targets that were compared.
    package let counts: (facts: Int, probes: Int, code: Int)
    /// The rows that the SDK denies.
    package let facts: [FactCheck.Difference]
    /// The probes that it answers otherwise.
    package let probes: [ProbeCheck.Difference]
    /// The caller's code that it judges otherwise.
    package let code: [CodeDifference]

    /// Whether nothing differs.
    package var agrees: Bool { facts.isEmpty && probes.isEmpty && code.isEmpty }
  }

  private let bundled: Checker
  private let apple: Checker
  private let versions: [Platform: OSVersion]

  /// A comparison with the SDKs at `path`, or through `xcrun` where it is `xcrun` or ends in `/xcrun`; `nil` where no SDK is
  /// found there.
  package init?(_ environment: CheckEnvironment, with path: String) {
    var real = environment
    if path == "xcrun" || path.hasSuffix("/xcrun") {
      let xcrun = path == "xcrun" ? "/usr/bin/xcrun" : path
      real.sdk = .xcode(xcrun: xcrun)
      versions = Self.versions(xcrun, environment)
    } else {
      real.sdk = .folder(path)
      versions = AppleSDKs(in: path).entries.mapValues(\.version)
    }
    guard !versions.isEmpty else { return nil }
    // What is kept of checks against the bundled modules says nothing of these SDKs.
    real.cacheFolder += "/sdk-" + CheckCache.hash([path] + versions.map { "\($0.key) \($0.value)" }.sorted())
    var own = environment
    own.sdk = .bundled
    (bundled, apple) = (Checker(environment: own), Checker(environment: real))
  }

  /// Compares the tables, and `modules`, whose spans lie in `sources`, on the platforms that the SDKs are for.
  package func report(
    _ modules: [CheckModule], in sources: SourceSet, facts rows: [APIFact] = APIFacts.all,
    probes all: [Probe] = Probes.all
  ) -> Report {
    let platforms = versions.keys.sorted()
    var facts: [FactCheck.Difference] = []
    for (sdk, group) in Dictionary(grouping: platforms, by: { versions[$0] ?? OSVersion(26) }) {
      facts += FactCheck(apple).differences(rows, on: group, sdk: sdk)
    }
    let isIncluded = { (target: Probe.Target) in versions[target.platform]?.major == target.sdk }
    let probes = ProbeCheck(apple).differences(all, where: isIncluded)
    let own = modules.map { module in
      var module = module
      module.targets = module.targets.filter { versions[$0.platform]?.major == $0.sdkVersion.major }
      module.options.rules = .none
      return module
    }
    return Report(
      versions: versions,
      counts: (
        rows.count { row in versions.values.contains { $0 >= row.sdk } },
        all.reduce(0) { $0 + $1.targets.count(where: isIncluded) },
        own.reduce(0) { $0 + $1.targets.count }
      ),
      facts: facts.sorted { ($0.fact.name, $0.target.description) < ($1.fact.name, $1.target.description) },
      probes: probes, code: code(own, in: sources))
  }

  private func code(_ modules: [CheckModule], in sources: SourceSet) -> [CodeDifference] {
    let single = modules.flatMap { module in
      module.targets.map { CheckModule(files: module.files, targets: [$0], options: module.options) }
    }
    let reports = zip(bundled.check(single, in: sources), apple.check(single, in: sources))
    return zip(single, reports).compactMap { module, pair in
      let results = pair.0.results + pair.1.results
      let obstacle = results.first { !$0.wasChecked || !$0.availabilityWasChecked }?.reason
      let (ours, theirs) = (lines(pair.0, sources), lines(pair.1, sources))
      guard ours != theirs || obstacle != nil, let target = module.targets.first else { return nil }
      return CodeDifference(
        target: target, bundledOnly: ours.subtracting(theirs).sorted(),
        appleOnly: theirs.subtracting(ours).sorted(), obstacle: obstacle)
    }
  }

  private func lines(_ report: CheckReport, _ sources: SourceSet) -> Set<String> {
    var printer = DiagnosticPrinter(sources: sources, style: .plain)
    return Set(
      report.diagnostics.filter { $0.severity != .note }.compactMap { diagnostic in
        var bare = diagnostic
        (bare.notes, bare.fixIts, bare.secondary, bare.help) = ([], [], [], nil)
        return printer.text(of: bare).split(separator: "\n").first.map(String.init)
      })
  }

  /// Asks `xcrun` which SDKs it has.
  private static func versions(_ xcrun: String, _ environment: CheckEnvironment) -> [Platform: OSVersion] {
    let folder = FileManager.default.currentDirectoryPath
    let commands = Platform.allCases.map { platform in
      Subprocess.Command(
        executable: xcrun, arguments: ["--sdk", platform.xcodeSDK, "--show-sdk-version"],
        environment: environment.variables, folder: folder)
    }
    let outcomes = Subprocess(parallel: 1, timeLimit: 30, outputLimit: 1 << 16).run(commands, folder: folder)
    var versions: [Platform: OSVersion] = [:]
    for (platform, outcome) in zip(Platform.allCases, outcomes) where outcome.end == .exited(0) {
      let text = String(decoding: outcome.output, as: UTF8.self).filter { !$0.isWhitespace }
      versions[platform] = OSVersion(text)
    }
    return versions
  }
}
