import Foundation
import MillworkCheck
import MillworkSDK
import MillworkSource

/// Checks code against the interface modules of this package and says what a person would read.
enum BundledChecker {
  /// Kept from run to run: what is in it is named by its content.
  private static let cache = FileManager.default.temporaryDirectory.appendingPathComponent(
    "millwork-sdk-tests"
  ).path

  /// The printed lines of a check of one file, and whether every target was judged.
  static func lines(_ code: String, file: String, targets: [CheckTarget]) -> (lines: [String], judged: Bool) {
    var lines: [String] = []
    var judged = true
    for platform in Platform.allCases {
      let own = targets.filter { $0.platform == platform }
      guard !own.isEmpty else { continue }
      let checker = Checker(environment: CheckEnvironment(cacheFolder: cache))
      var sources = SourceSet()
      let mapped = MappedFile(sources.add(name: file, text: code))
      let report = checker.check([mapped], in: sources, targets: own)
      var printer = DiagnosticPrinter(sources: sources, style: .plain)
      lines += report.diagnostics.flatMap { printer.text(of: $0).split(separator: "\n").map(String.init) }
      judged = judged && report.results.allSatisfy { $0.wasChecked && $0.availabilityWasChecked }
    }
    return (lines, judged)
  }
}
