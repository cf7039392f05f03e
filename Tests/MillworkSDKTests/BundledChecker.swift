import Foundation
import MillworkCheck
import MillworkSDK
import MillworkSource

/// Checks code against the interface modules of this package and says what a person would read.
enum BundledChecker {
  /// The built command-line tool, which expands macros.
  private static let tool: String = {
    var folder = Bundle.main.bundleURL
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      folder = bundle.bundleURL.deletingLastPathComponent()
    }
    return folder.appendingPathComponent("millwork").path
  }()

  /// A checker with the bundled modules, and the user's cache: what is in it is named by its content, so that the tool and
  /// the tests of other modules need not derive it again.
  static let checker: Checker = {
    var environment = CheckEnvironment.current()
    environment.macroPlugIn = tool
    return Checker(environment: environment)
  }()

  /// The printed lines of a check of one file, and whether every target was judged.
  static func lines(_ code: String, file: String, targets: [CheckTarget]) -> (lines: [String], judged: Bool) {
    var sources = SourceSet()
    let mapped = MappedFile(sources.add(name: file, text: code))
    let report = checker.check([mapped], in: sources, targets: targets)
    var printer = DiagnosticPrinter(sources: sources, style: .plain)
    let lines = report.diagnostics.flatMap { printer.text(of: $0).split(separator: "\n").map(String.init) }
    return (lines, report.results.allSatisfy { $0.wasChecked && $0.availabilityWasChecked })
  }
}
