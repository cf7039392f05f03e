import Foundation
import MillworkSDK
import MillworkSource
import MillworkTestSupport
import Testing

@testable import MillworkCheck

/// One cache for the whole test run, made anew by each run.
enum TestCache {
  static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("millwork-check-tests-\(ProcessInfo.processInfo.processIdentifier)").path
}

func testChecker(_ interfaces: [InterfaceModule] = stubInterfaces) -> Checker {
  var checker = Checker(environment: CheckEnvironment(cacheFolder: TestCache.folder))
  checker.interfaces = interfaces
  return checker
}

func lines(_ report: CheckReport, _ sources: SourceSet) -> [String] {
  var printer = DiagnosticPrinter(sources: sources, style: .plain)
  return report.diagnostics.flatMap { printer.text(of: $0).split(separator: "\n").map(String.init) }
}

@Suite struct CheckerTests {
  @Test func findsErrorsAtTheirPlaces() {
    var sources = SourceSet()
    let a = sources.add(name: "a b'\"🙂.swift", text: "let x: Int = \"a\"\n")
    let b = sources.add(name: "b.swift", text: "import Stub\nfunc f() { _ = Newest() }\nfunc g() { h() }\n")
    let targets =
      Platform.allCases.map { CheckTarget(platform: $0, version: $0.newest) }
      + [CheckTarget(platform: .iOS, version: OSVersion(17))]
    let start = Date()
    let report = testChecker().check([MappedFile(a), MappedFile(b)], in: sources, targets: targets)
    print(Date().timeIntervalSince(start))
    print(lines(report, sources).joined(separator: "\n"))
    print(report.results)
    let start2 = Date()
    _ = testChecker().check([MappedFile(a), MappedFile(b)], in: sources, targets: targets)
    print(Date().timeIntervalSince(start2))
  }
}
