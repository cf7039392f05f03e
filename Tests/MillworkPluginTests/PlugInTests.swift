import Foundation
import Testing

/// The plug-ins at work: a package that uses those of this checkout is built, changed and built again. One test, since each
/// step goes on from the one before, and each build takes seconds.
@Suite struct PlugInTests {
  private static let bars = """
    millwork: 1
    guardImport: true
    platforms: {iOS: 16.0, macOS: 13.0}
    toolbarContent:
      Actions:
        summary: What can be done.
        parameters: {onPrint: () -> Void}
        items: [{button: Print, action: onPrint(), buttonStyle: glassProminent}]
      MoreActions:
        items: [{button: Close, action: print("close"), sharedBackground: hidden}]

    """
  private static let side = """
    millwork: 1
    guardImport: true
    platforms: {iOS: 17.0}
    toolbarContent:
      SideActions:
        items: [{button: Close, action: print("side"), buttonStyle: glassProminent}]

    """
  private static let style = """
    millwork: 1
    guardImport: true
    platforms: {iOS: 17.0}
    colors: {tokens: [../../Design/brand.tokens.json]}
    toggleStyles:
      Soft: {variant: switch, track: {on: {token: brand}}}

    """

  private static func tokens(blue: Double) -> String {
    #"{"brand": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.25, \#(blue)]}}}"#
  }

  private static func files(_ package: FixturePackage) -> [String: String] {
    let (path, identity) = package.dependency
    let targets = ["Bars", "Styles", "Plain"].map { name in
      ".target(name: \"\(name)\", plugins: [.plugin(name: \"MillworkBuild\", package: \"\(identity)\")]),"
    }
    return [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Fixture",
        dependencies: [.package(path: "\(path)")],
        targets: [
          \(targets.joined(separator: "\n    "))
          .target(name: "Hand", exclude: ["hand.millwork.yml"]),
        ]
      )

      """,
      "Design/brand.tokens.json": tokens(blue: 0.5),
      "Sources/Bars/Bars.swift": "public let bars = 1\n",
      "Sources/Bars/Main/bars.millwork.yml": bars,
      "Sources/Bars/Side/bars.millwork.yml": side,
      "Sources/Styles/Styles.swift": "public let styles = 1\n",
      "Sources/Styles/switch.millwork.yml": style,
      "Sources/Plain/Plain.swift": "public let plain = 1\n",
      "Sources/Hand/Hand.swift": "public let hand = 1\n",
      "Sources/Hand/hand.millwork.yml": side.replacingOccurrences(of: "SideActions", with: "HandActions"),
    ]
  }

  /// What a build prints where it runs the tool.
  private static func generates(_ target: String) -> String { "Millwork: generating for \(target)" }

  @Test func aPackageIsGeneratedBuiltAndChecked() throws {
    let package = try FixturePackage()
    try package.replace(by: Self.files(package))
    try buildsGenerate(package)
    // Where the tool is built from source, the build after the first one links it once more, and so runs it; this is
    // SwiftPM's way.
    try anErrorIsShownAtItsPlace(package)
    try nothingRunsWhereNothingChanged(package)
    try whatAManifestNamesIsWatched(package)
    try aManifestComesAndGoes(package)
    try aConfigurationComesAndGoes(package)
    try aNameThatCannotBeBuiltIsRefused(package)
    try readingNeedsNoPermission(package)
    try writingNeedsPermission(package)
    try aPackageIsSetUpAndBuilt(package)
    try aScaffoldedPackageIsBuilt(package)
  }

  private func buildsGenerate(_ package: FixturePackage) throws {
    let run = try package.build()
    try #require(run.status == 0, "\(run.output)\(run.errors)")
    #expect(
      try Set(package.outputs(of: "Bars").keys) == [
        "Main-bars.generated.swift", "Side-bars.generated.swift", "MillworkSupport.generated.swift",
      ])
    #expect(
      try Set(package.outputs(of: "Styles").keys) == [
        "switch.generated.swift", "MillworkSupport.generated.swift",
      ])
    #expect(try package.outputs(of: "Plain").isEmpty)
    #expect((run.output + run.errors).contains("nothing is generated for Plain: it has no manifest"))
    let whole = try package.output("Main-bars.generated.swift", of: "Bars")
    #expect(whole.contains("struct Actions: ") && whole.contains("struct MoreActions: "))
    #expect(whole.components(separatedBy: "import SwiftUI\n").count == 2)
    // Both files of the target call the function; it stands in neither.
    let support = try package.output("MillworkSupport.generated.swift", of: "Bars")
    #expect(support.components(separatedBy: "func glassProminentButtonStyleIfAvailable()").count == 2)
    #expect(!whole.contains("func glassProminent"))
  }

  private func anErrorIsShownAtItsPlace(_ package: FixturePackage) throws {
    let path = "Sources/Bars/Main/bars.millwork.yml"
    try package.write(Self.bars.replacingOccurrences(of: "summary", with: "sumary"), to: path)
    let run = try package.build()
    #expect(run.status == 1)
    let place = package.folder.appendingPathComponent(path).path + ":6:5: error: "
    #expect((run.output + run.errors).contains(place), "\(run.output)\(run.errors)")
    try package.write(Self.bars, to: path)
    #expect(try package.build().status == 0)
  }

  private func nothingRunsWhereNothingChanged(_ package: FixturePackage) throws {
    let before = try package.outputs(of: "Bars")
    let run = try package.build()
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.output.contains(Self.generates("Bars")), "\(run.output)")
    #expect(!run.output.contains("Compiling Bars"), "\(run.output)")
    #expect(try package.outputs(of: "Bars") == before)
  }

  private func whatAManifestNamesIsWatched(_ package: FixturePackage) throws {
    let bars = try package.outputs(of: "Bars")
    let styles = try package.outputs(of: "Styles")
    try package.write(Self.tokens(blue: 0.75), to: "Design/brand.tokens.json")
    let run = try package.build()
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(Self.generates("Styles")), "\(run.output)")
    #expect(!run.output.contains(Self.generates("Bars")), "\(run.output)")
    #expect(try package.output("switch.generated.swift", of: "Styles").contains("0.75"))
    #expect(try package.outputs(of: "Bars") == bars)
    // What did not change with it is not written.
    let name = "MillworkSupport.generated.swift"
    #expect(try package.outputs(of: "Styles")[name] == styles[name])
  }

  private func aManifestComesAndGoes(_ package: FixturePackage) throws {
    let path = "Sources/Bars/Side/bars.millwork.yml"
    try package.remove(path)
    #expect(try package.build().status == 0)
    #expect(
      try Set(package.outputs(of: "Bars").keys) == [
        "Main-bars.generated.swift", "MillworkSupport.generated.swift",
      ])
    try package.write(Self.side, to: path)
    #expect(try package.build().status == 0)
    #expect(try package.outputs(of: "Bars").count == 3)
  }

  /// What was not there when the build was planned.
  private func aConfigurationComesAndGoes(_ package: FixturePackage) throws {
    let path = "Sources/Styles/switch.millwork.yml"
    let tokens = "Later/later.tokens.json"
    try package.write(Self.tokens(blue: 0.125), to: tokens)
    try package.write("millwork: 1\ncolors: {tokens: [\(tokens)]}\n", to: "millwork.yml")
    try package.write(
      Self.style.replacingOccurrences(
        of: "colors: {tokens: [../../Design/brand.tokens.json]}\n", with: ""), to: path)
    #expect(try package.build().status == 0)
    #expect(try package.output("switch.generated.swift", of: "Styles").contains("0.125"))
    try package.write(Self.tokens(blue: 0.375), to: tokens)
    #expect(try package.build().status == 0)
    #expect(try package.output("switch.generated.swift", of: "Styles").contains("0.375"))
    try package.write("{", to: tokens)
    let broken = try package.build()
    #expect(broken.status == 1 && (broken.output + broken.errors).contains("\(tokens):1:"), "\(broken)")
    try package.remove(tokens)
    let missing = try package.build()
    #expect(
      missing.status == 1 && (missing.output + missing.errors).contains("millwork.yml:2:"), "\(missing)")
    try package.write(Self.style, to: path)
    try package.remove("millwork.yml")
    let without = try package.build()
    #expect(without.status == 0, "\(without)")
    #expect(try package.output("switch.generated.swift", of: "Styles").contains("0.75"))
  }

  private func aNameThatCannotBeBuiltIsRefused(_ package: FixturePackage) throws {
    let path = "Sources/Bars/a\"b\n.millwork.yml"
    try package.write(Self.side, to: path)
    let run = try package.build()
    #expect(run.status == 1)
    #expect((run.output + run.errors).contains(#"a\"b\n.millwork.yml" has a name"#), "\(run)")
    try package.remove(path)
    #expect(try package.build().status == 0)
  }

  private func readingNeedsNoPermission(_ package: FixturePackage) throws {
    let good = try package.package("millwork-check", "--target", "Bars", "--target=Plain", "--swift", "6")
    #expect(good.status == 0, "\(good.output)\(good.errors)")
    #expect(good.output.contains("checked for"), "\(good.output)")
    #expect(good.output.contains("no manifest is in Plain"))
    let path = "Sources/Bars/Side/bars.millwork.yml"
    try package.write(Self.side.replacingOccurrences(of: "print(", with: "prnt("), to: path)
    let bad = try package.package("millwork-check", "--target", "Bars", "--swift", "6")
    #expect(bad.status == 1)
    let place = package.folder.appendingPathComponent(path).path + ":6:37: error: cannot find 'prnt'"
    #expect((bad.output + bad.errors).contains(place), "\(bad.output)\(bad.errors)")
    #expect(bad.errors.contains("error: millwork check found errors"))
    try package.write(Self.side, to: path)
  }

  private func writingNeedsPermission(_ package: FixturePackage) throws {
    #expect(try package.package("millwork", "generate", "--target", "Styles").status == 1)
    let left = try package.package(
      "--allow-writing-to-package-directory", "millwork", "generate", "--target", "Styles", "--target", "Hand"
    )
    #expect(
      left.status == 0 && (left.output + left.errors).contains("[left-to-plug-in]"), "\(left)")
    #expect(package.text(of: "Sources/Styles/Generated/Soft.swift") == nil)
    // A target without the plug-in has its files in its folder.
    #expect(
      package.text(of: "Sources/Hand/Generated/HandActions.swift")?.contains("struct HandActions") == true)
    // So it has where a configuration names no other folder.
    try package.write("millwork: 1\naccess: public\n", to: "millwork.yml")
    let hand = ["--allow-writing-to-package-directory", "millwork", "generate", "--target", "Hand"]
    #expect(try package.package(hand).status == 0)
    #expect(
      package.text(of: "Sources/Hand/Generated/HandActions.swift")?.contains("public struct") == true)
    #expect(package.text(of: "Generated/HandActions.swift") == nil)
    try package.write("millwork: 1\noutput: Code\n", to: "millwork.yml")
    #expect(try package.package(hand).status == 0)
    #expect(package.text(of: "Code/HandActions.swift")?.contains("struct HandActions") == true)
    try package.remove("millwork.yml")
    let run = try package.package(
      "--allow-writing-to-package-directory", "millwork", "generate", "--target", "Styles", "--output",
      "Sources/Styles/Generated")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(package.text(of: "Sources/Styles/Generated/Soft.swift")?.contains("struct Soft: ") == true)
    #expect(
      package.text(of: ".millwork/outputs.json")?.contains("Sources/Styles/Generated/Soft.swift") == true)
  }

  private func aScaffoldedPackageIsBuilt(_ package: FixturePackage) throws {
    try package.replace(by: [:])
    let made = try package.tool(
      "scaffold", "design-system", ".", "--defaults", "--answer", "millwork=path", "--answer",
      "millworkPath=\(package.dependency.path)", "--answer", "generation=build", "--answer",
      "platforms=iOS")
    try #require(made.status == 0, "\(made.output)\(made.errors)")
    // Its own tests run the compile check over what the plug-in has made for its target.
    let tests = try package.test()
    #expect(tests.status == 0, "\(tests.output)\(tests.errors)")
    #expect(tests.output.contains("Test run with 1 test"), "\(tests.output)")
    #expect(
      try package.output("Components.generated.swift", of: "Fixture").contains("struct BrandSwitch: "))
  }

  private func aPackageIsSetUpAndBuilt(_ package: FixturePackage) throws {
    let (path, identity) = package.dependency
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Fixture",
        platforms: [.iOS(.v17), .macOS(.v14)],
        targets: [
          .target(name: "App")
        ]
      )

      """
    try package.replace(by: ["Package.swift": manifest, "Sources/App/App.swift": "public let app = 1\n"])
    let start = try package.tool("init", "--millwork-path", path, "--guard-import", "--yes")
    try #require(start.status == 0, "\(start.output)\(start.errors)")
    let wired = try #require(package.text(of: "Package.swift"))
    #expect(wired.contains(".plugin(name: \"MillworkBuild\", package: \"\(identity)\")"))

    let run = try package.build()
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(try package.output("Example.generated.swift", of: "App").contains("struct ExampleToggleStyle: "))
    let new = try package.tool("new", "toolbar-button", "SaveButton", "--yes", "--no-check")
    #expect(new.status == 0, "\(new.output)\(new.errors)")
    #expect(try package.build().status == 0)
    #expect(try package.output("SaveButton.generated.swift", of: "App").contains("struct SaveButton: "))
  }
}
