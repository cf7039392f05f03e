import Foundation
import MillworkCheck
import MillworkSDK
import MillworkTestSupport
import Testing

/// Code that must pass and code that must fail with the compiler's own sentences, as on a Mac.
///
/// A case's first line names its targets: `// iOS 17.0, macOS 14.0; swift 5`. The golden holds what is said.
@Suite struct CaseTests {
  static let cases = goldenCases(in: "Cases", suffix: ".case")

  @Test(arguments: cases) func saysWhatAMacSays(_ one: GoldenCase) throws {
    let code = String(decoding: try one.input(), as: UTF8.self)
    let targets = targets(of: code)
    #expect(!targets.isEmpty, "\(one.name) names no targets")
    let found = BundledChecker.lines(code, file: one.name + ".swift", targets: targets)
    #expect(found.judged)
    one.expect(found.lines.map { $0 + "\n" }.joined(), in: ".txt")
  }

  /// SDK 27 changes no code of this kind.
  @Test(arguments: cases.filter { $0.name.hasPrefix("good-") })
  func goodCasesPassOnSDK27(_ one: GoldenCase) throws {
    let code = String(decoding: try one.input(), as: UTF8.self)
    var targets = targets(of: code)
    for index in targets.indices { targets[index].sdkVersion = OSVersion(27) }
    let found = BundledChecker.lines(code, file: one.name + ".swift", targets: targets)
    #expect(found.judged && found.lines.isEmpty, "\(found.lines.joined(separator: "\n"))")
  }

  @Test func goodCasesAreSilent() {
    for one in Self.cases where one.name.hasPrefix("good-") {
      #expect((try? Data(contentsOf: one.sibling(".txt"))) == Data(), "\(one.name)")
    }
  }

  /// The targets in the first line.
  private func targets(of code: String) -> [CheckTarget] {
    let parts = code.prefix { $0 != "\n" }.drop { $0 == "/" || $0 == " " }.split(separator: ";")
    let mode: SwiftMode = parts.count > 1 && parts[1].contains("5") ? .v5 : .v6
    return (parts.first ?? "").split(separator: ",").compactMap { target in
      let words = target.split(separator: " ")
      guard words.count == 2, let platform = Platform(name: words[0]), let version = OSVersion(words[1])
      else { return nil }
      return CheckTarget(platform: platform, version: version, swift: mode)
    }
  }
}
