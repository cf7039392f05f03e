import Foundation
import MillworkSDK
import Testing

@testable import MillworkCheck

@Suite struct PackageDependencyTests {
  @Test func packagesBesideAreFollowedWithTheirOwnFloors() throws {
    let package = try SamplePackage(
      """
      platforms: [.macOS(.v14)], dependencies: [.package(path: "../other")],
      targets: [.target(name: "A", dependencies: [.product(name: "Other", package: "other")])]
      """,
      [
        "Sources/A/a.swift": "import OtherCore\nlet a = other()\n",
        "../other/Package.swift": SamplePackage.manifest(
          "other",
          """
          platforms: [.macOS(.v13)], products: [.library(name: "Other", targets: ["OtherCore"])],
          targets: [.target(name: "OtherCore"), .target(name: "Unused")]
          """),
        "../other/Sources/OtherCore/b.swift":
          "import Stub\npublic func other() -> Int { 1 }\nfunc known() { _ = Known() }\n",
      ])
    let found = package.check()
    #expect(found.report.modules.map { $0.package ?? "" } == ["other", ""])
    #expect(
      found.report.modules.map(\.results[0].target.description) == [
        "macOS 13.0, Swift 6", "macOS 14.0, Swift 6",
      ])
    #expect(found.verdicts("OtherCore") == ["1 errors"])
    #expect(found.verdicts("A") == ["ok"])
    #expect(found.lines.first?.contains("'Known' is only available in macOS 14.0 or newer") == true)
  }

  /// A tool that the tests run is for the Mac, and so is what it is made of.
  @Test func whatAPlatformDoesNotNeedIsNotCheckedForIt() throws {
    let package = try SamplePackage(
      """
      platforms: [.iOS(.v17)], dependencies: [.package(path: "../other")],
      targets: [
        .target(name: "A", dependencies: [.product(name: "Both", package: "other")]),
        .testTarget(name: "ATests", dependencies: ["A", .product(name: "tool", package: "other")])]
      """,
      [
        "Sources/A/a.swift": "import Both\nlet a = both()\n",
        "Tests/ATests/a.swift": "@testable import A\nlet b = a\n",
        "../other/Package.swift": SamplePackage.manifest(
          "other",
          """
          products: [.library(name: "Both", targets: ["Both"]), .executable(name: "tool", targets: ["tool"])],
          targets: [.target(name: "Both"), .target(name: "Core"),
            .executableTarget(name: "tool", dependencies: ["Both", "Core"])]
          """),
        "../other/Sources/Both/b.swift": "public func both() -> Int { 1 }\n",
        "../other/Sources/Core/c.swift": "let isForTheMac = true\n",
        "../other/Sources/tool/main.swift": "import Core\n",
      ])
    let found = package.check()
    #expect(found.report.modules.map(\.name) == ["Both", "A", "ATests"])
    #expect(found.verdicts("A") == ["ok"])
    #expect(found.verdicts("ATests") == ["left out: \(Reason.macOSOnly)"])
    #expect(found.report.passed)
    let mac = package.check { $0.platforms = [.init(.macOS)] }
    // A program is run and not imported, so that neither it nor what it is made of belongs to the check.
    #expect(mac.report.modules.map(\.name) == ["Both", "A", "ATests"])
    #expect(mac.verdicts("ATests") == ["ok"])
  }

  /// A package that is fetched by a build, used by one of two targets.
  private static let remote = """
    platforms: [.macOS(.v13)], dependencies: [.package(url: "https://example.com/team/Far.git", from: "1.0.0")],
    targets: [.target(name: "A", dependencies: [.product(name: "Far", package: "Far")]), .target(name: "B"),
      .testTarget(name: "ATests", dependencies: ["A"])]
    """
  private static let files = [
    "Sources/A/a.swift": "import Far\nlet a = far()\n", "Sources/B/b.swift": "let b = 1\n",
    "Tests/ATests/a.swift": "import A\n",
  ]

  @Test func aMissingPackageIsNamedWithWhatNeedsIt() throws {
    let found = try SamplePackage(Self.remote, Self.files).check()
    #expect(found.lines.first == "error: the files of the package far are not here [package-missing]")
    #expect(found.verdicts("A") == ["the package far is not here"])
    #expect(found.verdicts("ATests") == ["it needs A, which could not be checked"])
    #expect(found.verdicts("B") == ["ok"])
    #expect(!found.report.passed)
  }

  @Test func whatABuildFetchedIsUsed() throws {
    let package = try SamplePackage(Self.remote, Self.files)
    try package.write(
      ".build/checkouts/Far/Package.swift",
      SamplePackage.manifest(
        "Far", "products: [.library(name: \"Far\", targets: [\"Far\"])], targets: [.target(name: \"Far\")]"))
    try package.write(".build/checkouts/Far/Sources/Far/far.swift", "public func far() -> Int { 1 }\n")
    let found = package.check()
    #expect(found.lines == [])
    #expect(found.report.passed)
    #expect(found.report.modules.map(\.name) == ["A", "B", "ATests"])
  }

  @Test func whatIsNotSwiftIsLeftOutAndItsUsersAreNotProven() throws {
    let package = try SamplePackage(
      """
      platforms: [.macOS(.v13)],
      targets: [.target(name: "C"), .target(name: "User", dependencies: ["C"]), .target(name: "Other")]
      """,
      [
        "Sources/C/c.c": "int c(void) { return 1; }\n", "Sources/C/include/c.h": "int c(void);\n",
        "Sources/User/a.swift": "import C\n", "Sources/Other/b.swift": "let b = 1\n",
      ])
    let found = package.check()
    #expect(found.verdicts("C") == ["left out: it is written in C"])
    #expect(found.verdicts("User") == ["it needs C, which could not be checked"])
    #expect(found.verdicts("Other") == ["ok"])
    #expect(!found.report.passed)
  }

  @Test func nothingIsWrittenIntoAPackage() throws {
    let package = try SamplePackage(
      "targets: [.target(name: \"A\")]", ["Sources/A/a.swift": "let a = 1\n"])
    let before = try FileManager.default.subpathsOfDirectory(atPath: package.folder).sorted()
    #expect(package.check { $0.platforms = [.init(.macOS)] }.report.passed)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: package.folder).sorted() == before)
  }

  @Test func aPackageWithoutPlatformsIsForAll() throws {
    let found = try SamplePackage("targets: [.target(name: \"A\")]", ["Sources/A/a.swift": "let a = 1\n"])
      .check()
    #expect(
      found.report.modules[0].results.map(\.target.description) == [
        "iOS 13.0, Swift 6", "macOS 10.15, Swift 6", "tvOS 13.0, Swift 6", "watchOS 6.0, Swift 6",
        "visionOS 1.0, Swift 6",
      ])
    #expect(found.report.passed)
  }

  @Test func aDescriptionStandsForTheManifest() throws {
    let package = try SamplePackage("targets: [", ["Sources/A/a.swift": "let a: Int = 1\n"])
    let broken = package.check()
    #expect(broken.report.diagnostics.map(\.code) == ["unreadable-package"])
    #expect(!broken.report.passed)
    let description = """
      {"name": "sample", "toolsVersion": {"_version": "5.9.0"}, "swiftLanguageVersions": null, "dependencies": [],
       "platforms": [{"platformName": "maccatalyst", "version": "17.0"}, {"platformName": "tvos", "version": "17.0"}],
       "products": [], "targets": [{"name": "A", "type": "regular", "dependencies": [], "settings": [], "exclude": [],
       "resources": [], "packageAccess": true}]}
      """
    let found = package.check { $0.descriptions = [Array(description.utf8)] }
    #expect(found.lines == ["note: not checked: maccatalyst [other-platforms]"])
    #expect(found.report.modules.flatMap(\.results).map(\.target.description) == ["tvOS 17.0, Swift 5"])
    #expect(found.report.passed)
  }
}
