import Foundation
import Testing

@Suite struct PackageCheckTests {
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "tool", platforms: [.macOS(.v13)],
      targets: [
        .target(name: "Core", resources: [.copy("words.txt")]),
        .executableTarget(name: "tool", dependencies: ["Core"]),
        .plugin(name: "RunTool", capability: .command(intent: .custom(verb: "run-tool", description: "Runs it.")), dependencies: ["tool"]),
        .testTarget(name: "CoreTests", dependencies: ["Core"]),
      ])
    """,
    "Sources/Core/Core.swift": """
    import Foundation
    public func words() throws -> String {
      guard let url = Bundle.module.url(forResource: "words", withExtension: "txt") else { return "" }
      return try String(contentsOf: url, encoding: .utf8)
    }
    """,
    "Sources/Core/words.txt": "a",
    "Sources/tool/main.swift": """
    import Core
    import Foundation
    print(try words(), FileManager.default.homeDirectoryForCurrentUser.path)
    """,
    "Tests/CoreTests/CoreTests.swift": """
    import XCTest
    @testable import Core
    final class CoreTests: XCTestCase {
      override func setUpWithError() throws { continueAfterFailure = false }
      func testWords() throws { XCTAssertEqual(try words(), "a") }
    }
    """,
    "Plugins/RunTool/RunTool.swift": """
    import Foundation
    import PackagePlugin

    @main struct RunTool: CommandPlugin {
      func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        for target in try context.package.targets(named: names) {
          print(target.sourceModule?.moduleName ?? target.name)
        }
        let process = try Process.run(
          URL(fileURLWithPath: context.tool(named: "tool").path.string), arguments: extractor.remainingArguments)
        process.waitUntilExit()
        if process.terminationStatus != 0 { Diagnostics.error("the tool failed") }
      }
    }

    #if canImport(XcodeProjectPlugin)
      import XcodeProjectPlugin

      extension RunTool: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
          print(context.xcodeProject.targets.map(\\.displayName))
        }
      }
    #endif
    """,
  ]

  @Test func aWholePackagePassesAndItsMistakesAreFound() throws {
    let tool = try Tool()
    for (path, text) in Self.files { try tool.write(text, to: "package/\(path)") }
    let good = try tool.run("check", "--package", "package")
    #expect(good.errors == "")
    #expect(
      good.output == """
          Core       macOS 13.0, Swift 5  2 files  ok
          tool       macOS 13.0, Swift 5  1 file  ok
          RunTool    macOS 13.0, Swift 5  1 file  ok
          CoreTests  macOS 13.0, Swift 5  1 file  ok
        checked 4 modules, platforms from Package.swift: no errors

        """)
    #expect(good.status == 0)

    let plugin = Self.files["Plugins/RunTool/RunTool.swift"] ?? ""
    try tool.write(
      plugin.replacingOccurrences(of: ".path.string", with: ".url.path"),
      to: "package/Plugins/RunTool/RunTool.swift")
    let core = Self.files["Sources/Core/Core.swift"] ?? ""
    try tool.write(
      core.replacingOccurrences(of: "guard let url", with: "print(URL.currentDirectory())\n  guard let url"),
      to: "package/Sources/Core/Core.swift")
    let wrong = try tool.run("check", "--package", "package", "--platform", "macos12.0")
    #expect(wrong.errors.contains("package/Plugins/RunTool/RunTool.swift:12:56: error: 'url' is unavailable"))
    #expect(
      wrong.errors.contains(
        "package/Sources/Core/Core.swift:3:13: error: 'currentDirectory()' is only available in macOS 13.0 or newer"
      ))
    #expect(wrong.output.contains("Core       macOS 12.0, Swift 5  2 files  1 error"))
    #expect(wrong.output.contains("tool       macOS 12.0, Swift 5  1 file  ok"))
    #expect(wrong.output.hasSuffix("checked 4 modules, platforms from --platform: 2 errors\n"))
    #expect(wrong.status == 1)
  }

  /// What the build-tool plug-in generates is part of its target; other plug-ins are named.
  @Test func whatThePlugInGeneratesIsChecked() throws {
    let tool = try Tool()
    let manifest = """
      millwork: 1
      toolbarContent:
        Actions:
          parameters: {onShare: () -> Void}
          items: [{button: Share, action: onShare()}]

      """
    try tool.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "app", platforms: [.iOS(.v17)], products: [.library(name: "App", targets: ["App", "Bars"])],
        targets: [
          .target(name: "App", dependencies: ["Bars"]),
          .target(
            name: "Bars", exclude: ["Old"],
            plugins: [.plugin(name: "MillworkBuild", package: "millwork"), .plugin(name: "Other", package: "b")]),
        ])

      """, to: "package/Package.swift")
    try tool.write("millwork: 1\naccess: public\nplatforms: {iOS: 17.0}\n", to: "package/millwork.yml")
    try tool.write(manifest, to: "package/Sources/Bars/Main/bars.millwork.yml")
    try tool.write("no: manifest\n", to: "package/Sources/Bars/Old/old.millwork.yml")
    let screen = """
      import Bars
      import SwiftUI
      struct Screen: View {
        var body: some View { Text("a").toolbar { Actions(onShare: {}) } }
      }

      """
    try tool.write(screen, to: "package/Sources/App/Screen.swift")
    let good = try tool.run("check", "--package", "package")
    #expect(good.status == 0, "\(good.errors)")
    #expect(good.output.contains("Bars  iOS 17.0, Swift 6  2 files  ok"), "\(good.output)")
    #expect(
      good.errors.contains("what the plug-in Other generates for the target Bars is not part of the check"))

    try tool.write(
      screen.replacingOccurrences(of: "onShare: ", with: "onOpen: "), to: "package/Sources/App/Screen.swift")
    let use = try tool.run("check", "--package", "package")
    #expect(use.errors.contains("package/Sources/App/Screen.swift:4:"), "\(use.errors)")
    try tool.write(
      manifest.replacingOccurrences(of: "action: onShare()", with: "action: onShre()"),
      to: "package/Sources/Bars/Main/bars.millwork.yml")
    let code = try tool.run("check", "--package", "package")
    #expect(
      code.errors.contains(
        "package/Sources/Bars/Main/bars.millwork.yml:5:37: error: cannot find 'onShre' in scope"),
      "\(code.errors)")
    try tool.write(
      manifest.replacingOccurrences(of: "button:", with: "buton:"),
      to: "package/Sources/Bars/Main/bars.millwork.yml")
    let wrong = try tool.run("check", "--package", "package")
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains("package/Sources/Bars/Main/bars.millwork.yml:5:"), "\(wrong.errors)")
    #expect(wrong.output.contains("NOT PROVEN: what its plug-in generates has errors"), "\(wrong.output)")
  }

  @Test(arguments: [
    ["--stubs", "a.swift"], ["--rules", "none"], ["--isolation", "MainActor"], ["--config", "a.yml"],
  ])
  func whatAPackageSettlesIsRefused(flags: [String]) throws {
    let run = try Tool().run(["check", "--package", "."] + flags)
    #expect(run.status == 64)
    #expect(run.errors.contains("`\(flags[0])` can't be given together with `--package`"))
  }

  @Test func aPathBesideThePackageIsRefused() throws {
    let run = try Tool().run("check", "--package", ".", "a.swift")
    #expect(run.errors.hasPrefix("millwork: error: `--package` checks a whole package"))
    #expect(run.status == 64)
    let missing = try Tool().run("check", "--package", "nowhere")
    #expect(missing.errors.contains("there is no folder `nowhere`"))
    #expect(missing.status == 1)
  }

  @Test func inAPlugInThePackageManagerIsNotStarted() throws {
    let tool = try Tool()
    try tool.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    let run = try tool.run("check", "--package", ".", environment: ["MILLWORK_IN_PLUGIN": "1"])
    #expect(run.status == 1)
    #expect(run.errors.contains("SwiftPM can't be started inside of a plug-in [package-manager-busy]"))
  }
}
