import Foundation
import MillworkSDK
import Testing

@testable import MillworkCheck

@Suite struct PackageTests {
  /// Two modules, of which the upper one needs `package` access, a condition and the lower one's floor.
  private static let pair = """
    platforms: [.iOS(.v17), .macOS(.v14)], targets: [
      .target(name: "Upper", dependencies: ["Lower"], swiftSettings: [.define("WITH_PHONE", .when(platforms: [.iOS]))]),
      .target(name: "Lower"),
    ]
    """

  @Test func modulesAreCheckedAfterThoseTheyImport() throws {
    let package = try SamplePackage(
      Self.pair,
      [
        "Sources/Lower/Lower.swift":
          "import Stub\npackage struct Lower { package let known = Known()\n  package init() {} }\n",
        "Sources/Upper/Upper.swift": """
        import Lower
        @testable import Lower
        public func upper() { _ = Lower().known }
        #if WITH_PHONE && SWIFT_PACKAGE && DEBUG
          #if !os(iOS)
            #error("the condition is for iOS")
          #endif
        #elseif os(iOS)
          #error("the condition is missing")
        #endif
        """,
      ])
    let found = package.check()
    #expect(found.lines == [])
    #expect(found.report.passed)
    #expect(found.report.modules.map(\.name) == ["Lower", "Upper"])
    #expect(
      found.report.modules.flatMap(\.results).map(\.target.description) == [
        "iOS 17.0, Swift 6", "macOS 14.0, Swift 6", "iOS 17.0, Swift 6", "macOS 14.0, Swift 6",
      ])
  }

  @Test func anErrorInABodyKeepsNobodyElseFromBeingChecked() throws {
    let package = try SamplePackage(
      Self.pair,
      [
        "Sources/Lower/Lower.swift": "import Stub\npublic func lower() { _ = Newest() }\n",
        "Sources/Upper/Upper.swift": "import Lower\nfunc upper() { lower() }\nfunc wrong() { lower(1) }\n",
      ])
    let found = package.check()
    #expect(
      found.lines.contains {
        $0.hasPrefix("Sources/Lower/Lower.swift:2:27: error: 'Newest' is only available in iOS 26.0")
      })
    #expect(
      found.lines.contains(
        "Sources/Upper/Upper.swift:3:22: error: argument passed to call that takes no arguments"))
    #expect(found.verdicts("Lower") == ["1 errors", "1 errors"])
    #expect(found.verdicts("Upper") == ["1 errors", "1 errors"])
    #expect(!found.report.passed)
  }

  @Test func whatImportsAModuleWithoutDeclarationsIsNotProven() throws {
    let package = try SamplePackage(
      Self.pair,
      [
        "Sources/Lower/Lower.swift": "public func lower(_ value: Missing) {}\n",
        "Sources/Upper/Upper.swift": "import Lower\n",
      ])
    let found = package.check()
    #expect(found.verdicts("Lower") == ["1 errors", "1 errors"])
    #expect(found.verdicts("Upper") == Array(repeating: "it imports Lower, which has errors", count: 2))
    #expect(!found.report.passed)
  }

  @Test func languageModeAndIsolationAreTheTargets() throws {
    let package = try SamplePackage(
      """
      platforms: [.macOS(.v13)], targets: [
        .target(name: "Old", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "Isolated", swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(name: "Strict"),
      ]
      """,
      [
        "Sources/Old/a.swift": "public var shared = 1\n",
        "Sources/Isolated/a.swift": "public var shared = 1\n",
        "Sources/Strict/a.swift": "public var shared = 1\n",
      ], tools: "6.2")
    let found = package.check()
    #expect(found.verdicts("Old") == ["ok"])
    #expect(found.verdicts("Isolated") == ["ok"])
    #expect(found.verdicts("Strict") == ["1 errors"])
    #expect(package.check { $0.modes = [.v5] }.report.passed)
  }

  @Test func executablesAreForTheMacAndRunFromTheTop() throws {
    let package = try SamplePackage(
      """
      platforms: [.iOS(.v17), .macOS(.v13)], targets: [
        .executableTarget(name: "script"), .executableTarget(name: "typed"),
        .testTarget(name: "ScriptTests", dependencies: ["script"]),
      ]
      """,
      [
        "Sources/script/run.swift": "let answer = 42\nprint(answer)\n",
        "Sources/typed/Typed.swift": "@main struct Typed { static func main() {} }\n",
        "Tests/ScriptTests/a.swift":
          "import Testing\n@testable import script\n@MainActor @Test func a() { #expect(answer == 42) }\n",
      ])
    let found = package.check()
    for name in ["script", "typed", "ScriptTests"] {
      #expect(found.verdicts(name) == ["ok", "left out: it runs on a Mac, and is checked for macOS"])
    }
    #expect(found.lines == [])
  }

  @Test func resourcesHaveAccessors() throws {
    let package = try SamplePackage(
      """
      platforms: [.macOS(.v13)], targets: [.target(name: "A", resources: [.embedInCode("words.txt")])]
      """,
      [
        "Sources/A/a.swift": "let words: [UInt8] = PackageResources.words_txt\n",
        "Sources/A/words.txt": "a",
      ])
    #expect(package.check().report.passed)
  }

  @Test func whatDidNotChangeIsNotCompiledAgain() throws {
    let package = try SamplePackage(
      Self.pair,
      [
        "Sources/Lower/Lower.swift": "public func lower() -> Int { 1 }\n",
        "Sources/Upper/Upper.swift": "import Lower\nlet upper: String = lower()\n",
      ])
    let first = package.check()
    #expect(first.verdicts("Upper") == ["1 errors", "1 errors"])
    let description = try package.description()
    // No compiler may run for any time now.
    let again = package.check {
      $0.descriptions = [description]
      $0.options.timeLimit = 0
    }
    #expect(again.lines == first.lines)
    #expect(again.verdicts("Lower") == ["ok", "ok"])

    // A body that changes leaves the modules above alone; a declaration does not.
    try package.write("Sources/Lower/Lower.swift", "public func lower() -> Int { 2 + 1 }\n")
    _ = package.check()
    try package.write("Sources/Lower/Lower.swift", "public func lower() -> String { \"\" }\n")
    #expect(package.check().report.passed)
  }
}
