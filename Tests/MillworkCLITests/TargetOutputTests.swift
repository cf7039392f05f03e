import Foundation
import MillworkTestSupport
import Testing

/// Where the code of manifests in targets goes: to one place, whichever command puts it there.
@Suite struct TargetOutputTests {
  private static func manifest(_ name: String) -> String {
    "millwork: 1\ntoolbarContent:\n  \(name): {items: [{button: A, action: print(1)}]}\n"
  }

  private static func package(_ targets: String) -> String {
    "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [\(targets)])\n"
  }

  /// A project with manifests of two targets and of none.
  private func project(layout: String = "component") throws -> Tool {
    let tool = try Tool()
    try tool.write(Self.package(".target(name: \"A\"), .target(name: \"B\")"), to: "Package.swift")
    try tool.write(
      "millwork: 1\nmanifests: [Manifests, Sources/A, Sources/B]\nlayout: \(layout)\n", to: "millwork.yml")
    try tool.write(Self.manifest("Root"), to: "Manifests/root.yml")
    try tool.write(Self.manifest("InA"), to: "Sources/A/one.millwork.yml")
    try tool.write(Self.manifest("InB"), to: "Sources/B/one.millwork.yml")
    try tool.write(Self.manifest("DeepB"), to: "Sources/B/Deep/one.millwork.yml")
    return tool
  }

  /// The generated files.
  private func files(_ tool: Tool) -> [String] {
    let all = FileManager.default.enumerator(atPath: tool.folder.path)?.allObjects as? [String] ?? []
    return all.filter { $0.contains("Generated/") && $0.hasSuffix(".swift") }.sorted()
  }

  private static let whole = [
    "component": [
      "Generated/Root.swift", "Sources/A/Generated/InA.swift", "Sources/B/Generated/DeepB.swift",
      "Sources/B/Generated/InB.swift",
    ],
    "manifest": [
      "Generated/MillworkSupport.generated.swift", "Generated/root.generated.swift",
      "Sources/A/Generated/MillworkSupport.generated.swift", "Sources/A/Generated/one.generated.swift",
      "Sources/B/Generated/Deep-one.generated.swift", "Sources/B/Generated/MillworkSupport.generated.swift",
      "Sources/B/Generated/one.generated.swift",
    ],
  ]

  /// The command line that `swift package millwork generate --target B` runs.
  private func ofTarget(_ tool: Tool, _ layout: String) -> [String] {
    let folder = tool.folder.appendingPathComponent("Sources/B").path
    return ["generate", "--layout", layout] + (layout == "manifest" ? ["--base", folder] : [])
      + ["--default-output", folder + "/Generated"]
      + ["/Deep/one.millwork.yml", "/one.millwork.yml"].map { folder + $0 }
  }

  @Test(arguments: ["component", "manifest"]) func theProjectAndATargetWriteToOnePlace(_ layout: String)
    throws
  {
    let tool = try project(layout: layout)
    let whole = try #require(Self.whole[layout])
    let first = try tool.run(ofTarget(tool, layout))
    #expect(first.status == 0, "\(first)")
    #expect(files(tool) == whole.filter { $0.hasPrefix("Sources/B/") })
    let rest = try tool.run("generate")
    #expect(rest.status == 0 && rest.output.contains("to 3 folders: "), "\(rest)")
    #expect(files(tool) == whole)
    let texts = whole.map { tool.text(of: $0) }
    for arguments in [ofTarget(tool, layout), ["generate"], ["generate", "Sources/B/one.millwork.yml"]] {
      let run = try tool.run(arguments)
      #expect(run.status == 0 && run.output.contains(" 0 written, ") && run.errors == "", "\(run)")
      #expect(try tool.run(arguments + ["--verify"]).status == 0)
    }
    #expect(whole.map { tool.text(of: $0) } == texts)
    #expect(try tool.run("generate", "--check").status == 0)
  }

  /// To name a manifest means, where one file holds what several share, all of its folder, also what the project does not name.
  @Test func whatATargetSharesIsMadeOfAllOfIt() throws {
    let tool = try project(layout: "manifest")
    try tool.write("millwork: 1\nlayout: manifest\n", to: "millwork.yml")
    let run = try tool.run("generate", "Sources/B/one.millwork.yml")
    #expect(run.output.hasPrefix("2 components from 2 manifests to Sources/B/Generated: 3 written"), "\(run)")
    #expect(files(tool).allSatisfy { $0.hasPrefix("Sources/B/") })
    #expect(try tool.run("generate").status == 0)
    #expect(try tool.run("generate", "Sources/B/one.millwork.yml", "--verify").status == 0)
  }

  /// Whatever put it elsewhere before, there is one copy of a manifest's code; one that was asked for stays.
  @Test func thereIsOneCopy() throws {
    let tool = try project()
    let package = try #require(tool.text(of: "Package.swift"))
    try tool.write("// nothing is known of targets\n", to: "Package.swift")
    #expect(try tool.run("generate").status == 0)
    #expect(try tool.run("generate", "--output", "Copy").status == 0)
    #expect(files(tool) == ["DeepB", "InA", "InB", "Root"].map { "Generated/\($0).swift" })
    let target = try tool.run(ofTarget(tool, "component"))
    #expect(
      target.status == 0 && target.errors == "removed  Generated/DeepB.swift\nremoved  Generated/InB.swift\n",
      "\(target)")
    try tool.write(package, to: "Package.swift")
    let run = try tool.run("generate")
    #expect(run.status == 0 && run.errors == "removed  Generated/InA.swift\n", "\(run)")
    #expect(files(tool) == Self.whole["component"])
    #expect(tool.text(of: "Copy/InA.swift") != nil)
    // A folder that the configuration names is the place for all.
    try tool.write(
      "millwork: 1\nmanifests: [Manifests, Sources/A, Sources/B]\noutput: Code/Generated\n",
      to: "millwork.yml")
    #expect(try tool.run("generate").status == 0)
    #expect(files(tool) == ["DeepB", "InA", "InB", "Root"].map { "Code/Generated/\($0).swift" })
  }

  /// What a target's manifests shared goes with the last of them, whoever runs next.
  @Test func whatNobodySharesGoes() throws {
    let tool = try project(layout: "manifest")
    #expect(try tool.run("generate").status == 0)
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("Sources/A/one.millwork.yml"))
    #expect(try tool.run("generate").status == 0)
    #expect(files(tool) == Self.whole["manifest"]?.filter { !$0.hasPrefix("Sources/A/") })
  }

  /// A target's folder that leads out of the project is no place for files.
  @Test func aLinkOutIsRefused() throws {
    let tool = try project()
    let outside = try Tool()
    try FileManager.default.createSymbolicLink(
      at: tool.folder.appendingPathComponent("Sources/A/Generated"), withDestinationURL: outside.folder)
    let run = try tool.run("generate")
    #expect(run.status == 1 && run.errors.contains("[output-outside]"), "\(run)")
    #expect(files(tool).isEmpty)
  }

  /// The project's root is where its configuration is, wherever its record lies.
  @Test func theRecordDoesNotMoveTheProject() throws {
    let tool = try Tool()
    try tool.write("millwork: 1\noutput: Out\n", to: "App/millwork.yml")
    try tool.write(Self.manifest("One"), to: "App/Manifests/one.yml")
    let generate = ["generate", "--config", "App", "--record", "Else"]
    let run = try tool.run(generate)
    #expect(run.status == 0, "\(run)")
    #expect(tool.text(of: "App/Out/One.swift") != nil && tool.text(of: "Else/.millwork/outputs.json") != nil)
    #expect(tool.text(of: "App/.millwork/outputs.json") == nil)
    // What moved is cleaned up, and what is outside is still refused.
    try tool.write("millwork: 1\noutput: New\n", to: "App/millwork.yml")
    #expect(try tool.run(generate).errors == "removed  App/Out/One.swift\n")
    try tool.write("millwork: 1\noutput: ../Else/Out\n", to: "App/millwork.yml")
    #expect(try tool.run(generate).errors.contains("[output-outside]"))
    #expect(tool.text(of: "App/New/One.swift") != nil)
  }
}
