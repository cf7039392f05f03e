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

  /// A folder of a project works in that project, up to the root of a package or a repository.
  @Test func aProjectIsFoundFromItsFolders() throws {
    let tool = try project("millwork: 1\nmanifests: [UI]\noutput: Out\n")
    try tool.write("", to: "Sources/App/a.swift")
    #expect(try tool.run(in: "Sources/App", "generate").status == 0)
    #expect(
      tool.text(of: "Out/Bar.swift") != nil && tool.text(of: "Sources/App/.millwork/outputs.json") == nil)
    #expect(try tool.run(in: "UI").output.contains("0 written, 1 unchanged"))
    #expect(try tool.run(in: "UI", "generate", "bar.yml").output.contains("0 written, 1 unchanged"))
    let new = try tool.run(in: "Sources/App", "new", "toggle-style", "Soft", "--yes")
    #expect(new.status == 0 && tool.text(of: "UI/soft.yml") != nil, "\(new)")
    // A package, a repository and a folder of manifests end the project.
    for end in ["inner/Package.swift", "inner/.git/HEAD", "inner/deep/Manifests/.keep"] {
      try tool.write("", to: end)
      try tool.write("", to: "inner/deep/.keep")
      let alone = try tool.run(in: "inner/deep", "lint")
      #expect(alone.status == 1 && !alone.output.contains("component"), "\(end): \(alone)")
      try FileManager.default.removeItem(atPath: tool.folder.path + "/inner")
    }
  }

  /// A shell alone knows `~`.
  @Test(arguments: ["output: ~/Out", "manifests: [~/UI]", "templates: ~/T"])
  func homeFoldersAreNoPaths(line: String) throws {
    let run = try project("millwork: 1\n\(line)\n").run("generate")
    #expect(run.status == 1 && run.errors.contains("[wrong-path]"), "\(run.errors)")
  }

  @Test func howToCheckIsRefusedWhereNothingIsChecked() throws {
    let run = try Tool().run("generate", "--depth", "types")
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix(
        "millwork: error: `--depth` says more about `--check`, which is not given\n  add `--check`"))
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

  /// What is wrong with the configuration is said, and nothing that would only follow from that.
  @Test func aConfigurationThatCannotBeUsedIsTheOnlyError() throws {
    let tool = try Tool()
    try tool.write("millwork: [\n", to: "broken.yml")
    try tool.write("millwork: 1\nmanifests: 5\n", to: "wrong.yml")
    for verb in ["generate", "check", "lint", "gallery"] {
      for file in ["nope.yml", "broken.yml", "wrong.yml"] {
        let run = try tool.run(verb, "--config", file)
        #expect(run.status == 1)
        let errors = (run.errors + run.output).split(separator: "\n").filter { $0.contains("error: ") }
        #expect(errors.count == 1 && errors[0].contains(file), "\(verb): \(run.errors)")
      }
    }
  }

  @Test func aFileIsTakenOnceHoweverItIsSpelt() throws {
    let tool = try Tool()
    try tool.write(
      "millwork: 1\ntoolbarContent:\n  Bar: {items: [{button: A, action: print(1)}]}\n", to: "Manifests/a.yml"
    )
    let run = try tool.run(
      "lint", "Manifests/a.yml", "./Manifests/a.yml", "Manifests", "Manifests/",
      "./Manifests/../Manifests/a.yml",
      tool.folder.path)
    #expect(run.output == "1 component in 1 manifest: no errors\n", "\(run.errors)")
  }

  /// A folder means every manifest in it, also those of subfolders; a file there is one by its name or by its keys.
  @Test func manifestsOfSubfoldersAreTaken() throws {
    func manifest(_ name: String) -> String {
      "# A bar.\nmillwork: 1\ntoolbarContent:\n  \(name): {items: [{button: A, action: print(1)}]}\n"
    }
    let tool = try Tool()
    try tool.write(manifest("One"), to: "Manifests/one.yml")
    try tool.write(manifest("Two"), to: "Manifests/Editor/two.yml")
    try tool.write(
      "{\"millwork\": 1, \"toolbarContent\": {\"Three\": {\"items\": [{\"title\": \"A\"}]}}}",
      to: "Manifests/Editor/Deep/three.json")
    try tool.write(manifest("Four"), to: "Manifests/Editor/four.millwork.yml")
    // None of these is one, though they mention keys.
    try tool.write("millwork: 1\nkind: toolbarContent\n", to: "Manifests/Editor/kind.yml")
    try tool.write("millwork: 1\n", to: "Manifests/Editor/millwork.yml")
    try tool.write(manifest("Five"), to: "Manifests/.hidden/five.yml")
    try tool.write("colors: {millwork: 1}\n  millwork: 1\n", to: "Manifests/Editor/tokens.yml")
    try tool.write(
      "{\"tools\": {\"millwork\": 1}, \"a\": \"\\\", millwork\"}", to: "Manifests/Editor/other.json")
    let run = try tool.run("generate", "--layout", "manifest", "--verbose")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("4 components from 4 manifests to Generated"))
    #expect(tool.text(of: "Generated/Editor-two.generated.swift")?.contains("struct Two") == true)
    #expect(run.errors.contains("pass over Manifests/Editor/other.json, which has no key of a manifest"))
    #expect(run.errors.contains("pass over Manifests/Editor/tokens.yml"))
    // A manifest with a mistake is one as well.
    try tool.write("toolbarContent: {}\n", to: "Manifests/Editor/two.yml")
    #expect(try tool.run("lint", "Manifests").errors.contains("Manifests/Editor/two.yml:1:1: error:"))
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
