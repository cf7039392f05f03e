import Foundation
import Testing

/// `--layout manifest`: a file for each manifest, and one for what they share.
@Suite struct LayoutTests {
  private static func manifest(_ name: String, action: String = "print(1)") -> String {
    "millwork: 1\nplatforms: {iOS: 16.0}\ntoolbarContent:\n"
      + "  \(name): {items: [{button: Go, action: \(action), buttonStyle: glassProminent}]}\n"
  }

  private func project() throws -> Tool {
    let tool = try Tool()
    try tool.write("millwork: 1\nlayout: manifest\nmanifests: [UI]\n", to: "millwork.yml")
    try tool.write(Self.manifest("One"), to: "UI/a.yml")
    try tool.write(Self.manifest("Two"), to: "UI/Inner/a.millwork.yml")
    return tool
  }

  private func names(_ tool: Tool, in folder: String = "Generated") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: tool.folder.appendingPathComponent(folder).path)
      .sorted()
  }

  private let all = ["Inner-a.generated.swift", "MillworkSupport.generated.swift", "a.generated.swift"]

  @Test func writesAFileForEachManifestAndOneForAll() throws {
    let tool = try project()
    let good = try tool.run("generate", "--check", "--depth", "types")
    #expect(good.status == 0, "\(good.errors)")
    #expect(good.output.hasPrefix("2 components from 2 manifests to Generated: 3 written, 0 unchanged\n"))
    #expect(try names(tool) == all)
    let support = try #require(tool.text(of: "Generated/MillworkSupport.generated.swift"))
    #expect(support.components(separatedBy: "func glassProminentButtonStyleIfAvailable").count == 2)
    #expect(try tool.run("generate", "--verify").status == 0)
    // Naming one manifest of the project means all: they share a file.
    let one = try tool.run("generate", "./UI/a.yml")
    #expect(one.output.hasPrefix("2 components from 2 manifests to Generated: 0 written, 3 unchanged"))
  }

  @Test func theOtherLayoutTakesTheFilesAway() throws {
    let tool = try project()
    #expect(try tool.run("generate").status == 0)
    let run = try tool.run("generate", "--layout", "component")
    #expect(run.output.hasSuffix("2 written, 0 unchanged, 3 removed\n"), "\(run.output)\(run.errors)")
    #expect(try names(tool) == ["One.swift", "Two.swift"])
    #expect(try tool.run("generate").output.hasSuffix("3 written, 0 unchanged, 2 removed\n"))
    #expect(try names(tool) == all)
  }

  @Test func whatIsStaleOrEditedIsSeen() throws {
    let tool = try project()
    #expect(try tool.run("generate").status == 0)
    try tool.write(Self.manifest("Three"), to: "UI/a.yml")
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("UI/Inner/a.millwork.yml"))
    let verified = try tool.run("generate", "--verify")
    #expect(verified.status == 2)
    #expect(verified.output.contains("-struct One: ToolbarContent {\n+struct Three: ToolbarContent {\n"))
    #expect(
      try tool.run("generate", "--dry-run").output.contains(
        "would remove Generated/Inner-a.generated.swift\n"))
    try tool.write("mine\n", to: "Generated/a.generated.swift")
    #expect(try tool.run("generate").errors.contains("[edited-output]"))
    #expect(try tool.run("generate", "--force").status == 0)
    #expect(try names(tool) == ["MillworkSupport.generated.swift", "a.generated.swift"])
  }

  @Test func anErrorOfTheCompilerPointsAtTheManifest() throws {
    let tool = try project()
    try tool.write(Self.manifest("One", action: "prnt(1)"), to: "UI/a.yml")
    let run = try tool.run("check", "--depth", "types")
    #expect(run.status == 1)
    #expect(run.errors.contains("UI/a.yml:4:38: error: cannot find 'prnt' in scope"), "\(run.errors)")
    #expect(run.errors.contains("a.generated.swift:"))
  }

  @Test func twoManifestsNeverBecomeTheSameFile() throws {
    let tool = try project()
    try tool.write(Self.manifest("Four"), to: "UI/inner-A.yaml")
    let run = try tool.run("generate")
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "`UI/inner-A.yaml` would become the same file as `UI/Inner/a.millwork.yml`: `inner-A.generated.swift`"
      ),
      "\(run.errors)")
    #expect(run.errors.contains("UI/inner-A.yaml:1:1: error: ") && run.errors.contains("[same-output]"))
  }

  /// What the build-tool plug-in asks for: everything in a folder of the build, nothing in the project.
  /// What a run of the whole project refuses, runs of one manifest after the other refuse as well.
  @Test func aWholeManifestsFileIsNotTakenOver() throws {
    let tool = try Tool()
    try tool.write("millwork: 1\nmanifests: [a, b]\n", to: "millwork.yml")
    try tool.write(Self.manifest("First"), to: "a/app.yml")
    try tool.write(Self.manifest("Second"), to: "b/app.yml")
    let flags = ["generate", "--layout", "manifest", "--output", "G"]
    #expect(try tool.run(flags + ["a/app.yml"]).status == 0)
    let before = tool.text(of: "G/app.generated.swift")
    let run = try tool.run(flags + ["b/app.yml"])
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "`b/app.yml` would become the same file as one of `a/app.yml`: `G/app.generated.swift`"), "\(run)")
    #expect(tool.text(of: "G/app.generated.swift") == before)
    // Names that begin elsewhere are no way around it.
    #expect(try tool.run(flags + ["--base", "b", "b/app.yml"]).status == 1)
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("a/app.yml"))
    #expect(try tool.run(flags + ["b/app.yml"]).status == 0)
  }

  @Test func aBuildWritesOnlyToItsFolder() throws {
    let tool = try Tool()
    try tool.write("millwork: 1\naccess: public\n", to: "App/millwork.yml")
    try tool.write(Self.manifest("One"), to: "App/Sources/Inner/a.millwork.yml")
    let flags = [
      "--layout", "manifest", "--config", "App", "--base", "App/Sources", "--output", "Build", "--record",
      "Build", "--force",
    ]
    let run = try tool.run(["generate"] + flags + ["App/Sources/Inner/a.millwork.yml"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try names(tool, in: "Build").suffix(2) == [
        "Inner-a.generated.swift", "MillworkSupport.generated.swift",
      ])
    #expect(tool.text(of: "Build/Inner-a.generated.swift")?.contains("public struct One") == true)
    #expect(tool.text(of: "Build/.millwork/outputs.json") != nil)
    #expect(try names(tool, in: "App") == ["Sources", "millwork.yml"])
    // A folder without a configuration is a project, too.
    let plain = try tool.run(
      ["generate", "--config", "App/Sources"] + flags.filter { $0 != "--config" && $0 != "App" } + [
        "App/Sources/Inner/a.millwork.yml"
      ])
    #expect(plain.status == 0, "\(plain.errors)")
    #expect(tool.text(of: "Build/Inner-a.generated.swift")?.contains("public struct One") == false)
  }
}
