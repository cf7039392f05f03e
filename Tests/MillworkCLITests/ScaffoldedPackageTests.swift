import Foundation
import MillworkTestSupport
import Testing

/// What the built-in templates make is more than files: it builds, and passes its own tests and the compile check.
@Suite struct ScaffoldedPackageTests {
  /// The package builds on this machine, and its own tests run the built tool. A package of one file stands for Millwork, so
  /// that it is not built a second time.
  @Test func aDesignSystemBuildsAndPassesItsTests() throws {
    let tool = try Tool()
    try tool.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "millwork", products: [.executable(name: "millwork", targets: ["millwork"])],
        targets: [.executableTarget(name: "millwork")])

      """, to: "tool/Package.swift")
    try tool.write(try builtToolStandIn(), to: "tool/Sources/millwork/main.swift")
    let run = try tool.run(
      "scaffold", "design-system", "Acme", "--defaults", "--answer", "millwork=path", "--answer",
      "millworkPath=../tool", "--answer", "workflow=yes")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("3 components from 2 manifests to Acme/Sources/Acme/Generated: 3 written"))
    #expect(
      tool.text(of: "Acme/.github/workflows/ci.yml")?.contains("key: swift-${{ runner.os }}-${{ hash") == true
    )
    let tests = try swift(["test", "--package-path", "Acme"], in: tool)
    #expect(tests.status == 0, "\(tests.output)")
    #expect(tests.output.contains("Test run with 3 tests"))
  }

  /// The widest choice of platforms and styles, as far back as the template goes.
  @Test func everyChoiceOfADesignSystemCompiles() throws {
    let tool = try Tool()
    let run = try tool.run(
      "scaffold", "design-system", ".", "--defaults", "--answer", "name=Acme", "--answer", "oldest=2022",
      "--answer", "platforms=iOS,macOS,tvOS,watchOS,visionOS", "--answer", "styles=switch,checkbox,radio",
      "--answer", "millwork=url", "--answer", "millworkURL=https://example.com/tools/Millwork.git",
      "--answer",
      "millworkVersion=1.2.3")
    #expect(run.status == 0, "\(run.errors)")
    let package = try #require(tool.text(of: "Package.swift"))
    #expect(package.contains(".package(url: \"https://example.com/tools/Millwork.git\", from: \"1.2.3\")"))
    #expect(package.contains(".product(name: \"millwork\", package: \"Millwork\")"))
    #expect(try tool.run("generate", "--verify").status == 0)
    let check = try tool.run("check", "Sources/Acme", "--strict")
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    #expect(check.output.contains("visionOS 1.0"))
  }

  @Test(arguments: ["Observable", "ObservableObject"], ["yes", "no"])
  func everyChoiceOfAFeatureCompiles(observation: String, linux: String) throws {
    let tool = try Tool()
    let run = try tool.run(
      "scaffold", "feature", "Sources/App/Profile", "--defaults", "--answer", "actions=addPhoto,share",
      "--answer",
      "title=Say \"hi\"", "--answer", "observation=\(observation)", "--answer", "linux=\(linux)")
    #expect(run.status == 0, "\(run.errors)")
    let floor = observation == "Observable" ? "ios17.0" : "ios16.0"
    let check = try tool.run("check", "Sources/App/Profile", "--platform", floor, "--strict")
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    #expect(tool.text(of: "Sources/App/Profile/ProfileView.swift")?.hasPrefix("#if") == (linux == "yes"))
  }

  private func swift(_ arguments: [String], in tool: Tool) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = tool.folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
