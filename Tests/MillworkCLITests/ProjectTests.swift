import Foundation
import Testing

/// `millwork.yml`: what holds for all manifests of a project, for `generate`, `check` and `lint`.
@Suite struct ProjectTests {
  private static let manifest = """
    millwork: 1
    toolbarContent:
      Bar: {items: [{button: Print, action: printAll()}]}

    """

  private func project(_ configuration: String, _ manifest: String = manifest) throws -> Tool {
    let tool = try Tool()
    try tool.write(configuration, to: "millwork.yml")
    try tool.write(manifest, to: "UI/bar.yml")
    try tool.write("func printAll() {}\n", to: "Stubs/app.swift")
    return tool
  }

  /// What the module isolates by default: flags beat the manifest, the manifest beats the project.
  @Test(arguments: [
    ("", "", [], false), ("MainActor", "", [], true), ("MainActor", "nonisolated", [], false),
    ("nonisolated", "MainActor", [], true), ("MainActor", "", ["--isolation", "nonisolated"], false),
    ("", "nonisolated", ["--isolation", "MainActor"], true),
  ])
  func isolationIsChosen(project: String, manifest: String, flags: [String], isMainActor: Bool) throws {
    let tool = try Tool()
    let text =
      "millwork: 1\ncheck: {useSites: [use.swift]ISOLATION}\ntoggleStyles: {Soft: {variant: switch}}\n"
    try tool.write(
      text.replacingOccurrences(of: "ISOLATION", with: manifest.isEmpty ? "" : ", isolation: \(manifest)"),
      to: "Manifests/a.yml")
    let check = project.isEmpty ? "" : "check: {isolation: \(project)}\n"
    try tool.write("millwork: 1\nplatforms: {iOS: 17.0}\nswift: 6\n" + check, to: "millwork.yml")
    // A function that can be called on the main actor only, where it is isolated there.
    try tool.write("func one() {}\nnonisolated func two() { one() }\n", to: "Manifests/use.swift")
    try FileManager.default.copyItem(
      atPath: tool.folder.path + "/Manifests/use.swift", toPath: tool.folder.path + "/use.swift")
    let run = try tool.run(["check"] + flags)
    #expect(run.status == (isMainActor ? 1 : 0), "\(run.errors)")
    let generate = try tool.run(["generate", "--check"] + flags)
    #expect(generate.status == (isMainActor ? 1 : 0), "\(generate.errors)")
    // A person's own files are a module of the project.
    if manifest.isEmpty {
      #expect(
        try tool.run(["check", "use.swift", "--platform", "ios17.0"] + flags).status == (isMainActor ? 1 : 0))
    }
  }

  @Test func howToCheckIsRefusedWhereNothingIsChecked() throws {
    let run = try Tool().run("generate", "--depth", "types")
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix(
        "millwork: error: `--depth` says how to check, and nothing is checked\n  add `--check`"))
  }

  @Test func namesManifestsOutputPlatformsAndStubs() throws {
    let tool = try project(
      """
      millwork: 1
      manifests: [UI]
      output: Sources/Made
      platforms: {iOS: 16.0}
      access: public
      swift: 5
      check: {stubs: [Stubs/app.swift]}

      """)
    let run = try tool.run("generate", "--check")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("iOS 16.0"))
    #expect(run.output.contains("from millwork.yml"))
    #expect(!run.output.contains("Swift 5, 6"))
    #expect(tool.text(of: "Sources/Made/Bar.swift")?.contains("public struct Bar") == true)
    #expect(try tool.run("lint").output == "1 component in 1 manifest: no errors\n")
    #expect(try tool.run("check").status == 0)
  }

  @Test func aManifestBeatsTheProjectAndFlagsBeatBoth() throws {
    let tool = try project(
      "millwork: 1\nmanifests: [UI/bar.yml]\nplatforms: {iOS: 16.0}\naccess: public\n",
      "access: package\n" + Self.manifest)
    let run = try tool.run("generate", "--output", "Elsewhere")
    #expect(run.status == 0)
    #expect(tool.text(of: "Elsewhere/Bar.swift")?.contains("package struct Bar") == true)
  }

  @Test func isFoundByName() throws {
    let tool = try project("")
    try tool.write("millwork: 1\nmanifests: [../UI]\noutput: Out\n", to: "config/ui.yml")
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("millwork.yml"))
    #expect(try tool.run("generate", "--config", "config/ui.yml").status == 0)
    #expect(tool.text(of: "config/Out/Bar.swift") != nil)
    let missing = try tool.run("lint", "--config", "confg/ui.yml")
    #expect(missing.status == 1)
    #expect(missing.errors.contains("there is no file `confg/ui.yml`"))
  }

  @Test func mistakesStopTheRunAndHavePlaces() throws {
    let tool = try project(
      "millwork: 1\nmanifest: [UI]\noutput: /tmp\nswift: [4]\nindentation: 2.5\nguardImport: maybe\nlineWidth: 2\n"
    )
    let run = try tool.run("generate")
    #expect(run.status == 1)
    #expect(
      run.errors.contains("millwork.yml:2:1: error: unknown key `manifest` in the project [unknown-key]"))
    #expect(
      run.errors.contains("millwork.yml:3:9: error: `output` takes a path relative to the configuration"))
    #expect(run.errors.contains("millwork.yml:4:9: error: `4` is no value for `swift` [unknown-value]"))
    #expect(run.errors.contains("millwork.yml:5:14: error: `indentation` takes a number of spaces"))
    #expect(run.errors.contains("millwork.yml:6:14: error: `guardImport` takes true or false"))
    #expect(run.errors.contains("millwork.yml:7:12: error: `lineWidth` lies between 80 and 1000"))
    #expect(run.errors.hasSuffix("nothing was written\n"))
  }

  @Test func anOlderSDKIsSimulatedBesideTheNewest() throws {
    let tool = try project(
      "millwork: 1\nmanifests: [UI]\nplatforms: {iOS: 17.0}\nminimumSDK: 18\ncheck: {stubs: [Stubs/app.swift]}\n"
    )
    let run = try tool.run("check", "--reporter", "json")
    #expect(run.status == 0)
    #expect(run.output.contains("\"sdk\" : \"18.0\"") && run.output.contains("\"sdk\" : \"26.0\""))
  }
}
