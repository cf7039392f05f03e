import Foundation
import Testing

@testable import MillworkCLI

/// Who generates from a manifest, the build-tool plug-in or the command: decided for each manifest by the package's targets.
@Suite struct PlugInChoiceTests {
  private static let use = ".plugin(name: \"MillworkBuild\", package: \"millwork\")"

  /// The targets of a `Package.swift`, each with whether it uses the plug-in. `USE` stands for the plug-in.
  @Test(arguments: [
    // Lists that are written out.
    ("[.target(name: \"A\", plugins: [USE]), .target(name: \"B\")]", "A: yes, B: no"),
    ("[.target(name: \"A\", plugins: [.plugin(name: \"X\", package: \"y\"), USE,])]", "A: yes"),
    (
      "[.target(name: \"A\", plugins: [\"MillworkBuild\"]), .executableTarget(name: \"B\", plugins: [])]",
      "A: yes, B: no"
    ),
    ("[Target.target(name: \"A\", plugins: [Target.PluginUsageUSE])]", "A: yes"),
    (
      "[.target(name: \"A\", dependencies: [.target(name: \"B\")], plugins: [USE]), .target(name: \"B\")]",
      "A: yes, B: no"
    ),
    // What stands in comments and strings is none.
    ("[.target(name: \"A\" /*, plugins: [USE]*/)] // plugins: [USE]", "A: no"),
    ("[\n// .target(name: \"A\", plugins: [USE]),\n.target(name: \"A\")]", "A: no"),
    ("[.target(name: \"A\", path: #\"plugins: [USE]\"#)]", "A: no"),
    // Constants are looked up.
    ("[.target(name: \"A\", plugins: all), .target(name: \"B\")]\nlet all = [USE]\n", "A: yes, B: no"),
    (
      "[.target(name: \"A\", plugins: [mill]), .target(name: \"B\", plugins: [lint])]\nlet mill: Target.PluginUsage = USE\nlet lint: Target.PluginUsage = .plugin(name: \"Lint\", package: \"l\")\n",
      "A: yes, B: no"
    ),
    ("[.target(name: \"A\", plugins: all)]\nlet all = [USE]\n  + []\n", "A: unclear"),
    (
      "[.target(name: \"A\", plugins: [.plugin(name: mill, package: \"m\")])]\nlet mill = \"MillworkBuild\"\n",
      "A: yes"
    ),
    ("[.target(name: one, plugins: [USE])]\nlet one = \"A\"\n", "A: yes"),
    (
      "[lib(\"A\")]\nlet name = \"B\"\nfunc lib(_ name: String) -> Target { .target(name: name, plugins: [USE]) }\n",
      "nil: yes"
    ),
    // However a name is written.
    ("[.target(name: \"A\", plugins: [.plugin(name: #\"MillworkBuild\"#, package: \"m\")])]", "A: yes"),
    (
      "[.target(name: \"A\", plugins: [.plugin(name: \"Millwork\" + \"Build\", package: \"m\")])]",
      "A: unclear"
    ),
    ("[.target(name: \"A\", plugins: [.plugin(name: \"\\(mill)Build\", package: \"m\")])]", "A: unclear"),
    (
      "[.target(name: \"A\", plugins: [made(\"M\")]), .target(name: \"B\")]\nfunc made(_ n: String) -> Target.PluginUsage { .plugin(name: n + \"illworkBuild\", package: \"m\") }\n",
      "A: unclear, B: no"
    ),
    // What statements take away or add.
    ("[.target(name: \"A\", plugins: [USE])]\npackage.targets.first!.plugins = nil\n", "A: unclear"),
    (
      "[.target(name: \"A\", plugins: [USE]), .target(name: \"B\")]\nif isCI { for t in package.targets { t.plugins?.removeAll() } }\n",
      "A: unclear, B: no"
    ),
    (
      "[.target(name: \"A\", plugins: [USE])]\nfor t in package.targets { t.plugins = t.plugins?.filter { _ in false } }\n",
      "A: unclear"
    ),
    (
      "[.target(name: \"A\", plugins: [USE])]\nfor t in package.targets { t.plugins = (t.plugins ?? []) + [lint] }\n",
      "A: yes"
    ),
    (
      "[.target(name: \"A\", plugins: [USE])]\npackage.targets[0].plugins?.append(lint)\nprint(package.targets[0].plugins ?? [])\n",
      "A: yes"
    ),
    // What is computed can't be told.
    ("[.target(name: \"A\", plugins: isCI ? [] : [USE]), .target(name: \"B\")]", "A: unclear, B: no"),
    ("[.target(name: \"A\", plugins: all + [USE])]\nlet all = [USE]\n", "A: unclear"),
    ("[.target(name: \"A\", plugins: all), .target(name: \"B\")]\nvar all = [USE]\n", "A: unclear, B: no"),
    (
      "[.target(name: \"A\", plugins: made())]\nfunc made() -> [Target.PluginUsage] { [USE] }\n", "A: unclear"
    ),
    (
      "[.target(name: \"A\", plugins: all)]\n#if os(Linux)\nlet all = []\n#else\nlet all = [USE]\n#endif\n",
      "A: unclear"
    ),
    (
      "[.target(name: \"A\"), .target(name: \"B\", plugins: [USE])]\nfor t in package.targets { t.plugins = [USE] }\n",
      "A: unclear, B: yes"
    ),
    ("[\"A\", \"B\"].map { .target(name: $0, plugins: [USE]) }", "nil: yes"),
    (
      "[\n#if os(Linux)\n.target(name: \"A\", path: \"x\"),\n#else\n.target(name: \"A\", path: \"x\", plugins: [USE])\n#endif\n]",
      "A: unclear"
    ),
    // Other plug-ins, however their lists are made.
    ("[.target(name: \"A\", plugins: lint())]", "A: no"),
    ("[.target(name: \"A\", plugins: lint()), .target(name: \"B\", plugins: [USE])]", "A: no, B: yes"),
    // What is not finished.
    ("[.target(name: \"A\", plugins: [USE", ""),
    ("[.target(", "nil: no"),
    ("[.target()]", "nil: no"),
  ])
  func usesAreRead(targets: String, expected: String) {
    let text = "let package = Package(name: \"a\", targets: \(targets))\n"
      .replacingOccurrences(of: "USE", with: Self.use)
    let found = TargetCalls(Array(text.utf8), plugIn: "MillworkBuild").targets
    #expect(found.map { "\($0.name ?? "nil"): \($0.use)" }.joined(separator: ", ") == expected)
  }

  /// Whatever stands there, it is read to its end.
  @Test func brokenPackagesAreRead() {
    let text = Array(
      "let a = [USE]\nlet p = Package(targets: [.target(name: \"A\", exclude: [\"b\"], plugins: [x ? a : [USE], a]), .macro(name: n)])"
        .replacingOccurrences(of: "USE", with: Self.use).utf8)
    var seed: UInt64 = 7
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    let pieces = ["(", ")", "[", "]", ",", ":", ".", "\"", "let", "=", "plugins", "name", "/*", "#if", "\n"]
    for _ in 0..<2000 {
      var mutated = text
      for _ in 0...random(4) {
        let place = random(mutated.count)
        let end = min(mutated.count, place + random(12))
        mutated.replaceSubrange(place..<end, with: Array(pieces[random(pieces.count)].utf8))
      }
      #expect(TargetCalls(mutated, plugIn: "MillworkBuild").targets.count < 10)
    }
  }

  private static func manifest(_ name: String) -> String {
    "millwork: 1\ntoolbarContent:\n  \(name): {items: [{button: A, action: print(1)}]}\n"
  }

  private static func package(_ targets: String) -> String {
    "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [\(targets)])\n"
      .replacingOccurrences(of: "USE", with: use)
  }

  private static func names(_ tool: Tool, in folder: String = "Generated") -> [String] {
    let path = tool.folder.appendingPathComponent(folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Only what a build makes is left to it: not what lies in another target, in none, or is excluded.
  @Test func eachManifestIsGeneratedByOneOfBoth() throws {
    let tool = try Tool()
    try tool.write(
      Self.package(
        ".target(name: \"App\", exclude: [\"Old\", \"off.millwork.yml\"], plugins: [USE]), .target(name: \"Lib\"), "
          + ".target(name: \"Deep\", path: \"Other/Place\", plugins: [USE]), .testTarget(name: \"AppTests\", plugins: [USE])"
      ),
      to: "Package.swift")
    let left = [
      "Sources/App/In.millwork.yml", "Sources/App/Views/Inner.millwork.json",
      "Other/Place/There.millwork.yaml",
      "Tests/AppTests/Test.millwork.yml",
    ]
    let generated = [
      "Sources/App/off.millwork.yml", "Sources/App/Old/Older.millwork.yml", "Sources/Lib/Lib.millwork.yml",
      "Sources/Apple.millwork.yml", "Root.millwork.yml", "Other/Beside.millwork.yml", "Sources/App/plain.yml",
    ]
    for path in left + generated {
      let name = (path.split(separator: "/").last ?? "").split(separator: ".")[0].capitalized
      let text = Self.manifest(String(name))
      try tool.write(
        path.hasSuffix("json")
          ? "{\"millwork\": 1, \"toolbarContent\": {\"\(name)\": {\"items\": [{\"title\": \"A\"}]}}}" : text,
        to: path)
    }
    try tool.write("millwork: 1\nmanifests: [Sources, Other, Tests, Root.millwork.yml]\n", to: "millwork.yml")
    let run = try tool.run("generate")
    #expect(run.status == 0, "\(run.errors)")
    // The code of a target goes to the target.
    #expect(Self.names(tool) == ["Apple.swift", "Beside.swift", "Root.swift"])
    #expect(Self.names(tool, in: "Sources/App/Generated") == ["Off.swift", "Older.swift", "Plain.swift"])
    #expect(Self.names(tool, in: "Sources/Lib/Generated") == ["Lib.swift"])
    #expect(run.output.hasSuffix("; 4 components from 4 manifests left to the plug-in\n"), "\(run.output)")
    #expect(try tool.run("generate", "--verify").status == 0)
    // The same from another folder, and one by one.
    for path in left {
      #expect(try tool.run("generate", path).output.contains("left to the plug-in"), "\(path)")
    }
    // What the plug-in has taken over is no output of the command any more.
    try tool.write(Self.package(".target(name: \"Lib\", plugins: [USE])"), to: "Package.swift")
    let drift = try tool.run("generate", "--verify")
    #expect(
      drift.status == 2 && drift.errors.contains("`Sources/Lib/Generated/Lib.swift` is made no more"),
      "\(drift.errors)")
    #expect(try tool.run("generate").status == 0)
    #expect(!Self.names(tool).contains("Lib.swift") && Self.names(tool).contains("In.swift"))
    #expect(Self.names(tool, in: "Sources/Lib/Generated").isEmpty)
  }

  /// The package is the manifest's own, not that of the folder with the configuration.
  @Test func theInnermostPackageDecides() throws {
    let tool = try Tool()
    try tool.write(Self.package(".target(name: \"App\")"), to: "Package.swift")
    try tool.write(Self.package(".target(name: \"UI\", plugins: [USE])"), to: "Packages/UI/Package.swift")
    try tool.write(Self.manifest("Bar"), to: "Packages/UI/Sources/UI/bar.millwork.yml")
    try tool.write("millwork: 1\nmanifests: [Packages/UI/Sources/UI]\n", to: "millwork.yml")
    #expect(try tool.run("generate").output == "1 component from 1 manifest: left to the plug-in\n")
  }

  /// What `exclude` and `path` say by a constant counts; where they are computed, nothing may stay undone without a word.
  @Test(
    arguments: [
      ("exclude: ex, plugins: [USE]", "let ex = [\"Sub\"]", ["Sub.swift"], false),
      ("exclude: [ex], plugins: [USE]", "let ex = \"Sub\"", ["Sub.swift"], false),
      ("exclude: [#\"Sub\"#], plugins: [USE]", "", ["Sub.swift"], false),
      (
        "exclude: [\"Sub\"] + more, plugins: [USE]", "let more = [\"Top.millwork.yml\"]",
        ["Sub.swift", "Top.swift"], true
      ),
      (
        "exclude: [\"Sub\", more()], plugins: [USE]", "func more() -> String { \"x\" }",
        ["Sub.swift", "Top.swift"], true
      ),
      ("plugins: [USE]", "package.targets[0].exclude = [\"Sub\"]", ["Sub.swift", "Top.swift"], true),
      ("path: place, plugins: [USE]", "let place = \"Sources/App\"", [], false),
      ("path: \"Sources\" + \"/App\", plugins: [USE]", "", ["Sub.swift", "Top.swift"], true),
      ("path: nil, exclude: [], plugins: [USE]", "", [], false),
    ] as [(String, String, [String], Bool)])
  func whatATargetLeavesOutIsGenerated(target: String, more: String, files: [String], isUnclear: Bool) throws
  {
    let tool = try Tool()
    try tool.write(Self.package(".target(name: \"App\", \(target))") + more + "\n", to: "Package.swift")
    try tool.write(Self.manifest("Top"), to: "Sources/App/Top.millwork.yml")
    try tool.write(Self.manifest("Sub"), to: "Sources/App/Sub/Sub.millwork.yml")
    try tool.write("millwork: 1\nmanifests: [Sources]\n", to: "millwork.yml")
    let run = try tool.run("generate")
    #expect(run.status == 0 && run.errors.contains("[unclear-plug-in]") == isUnclear, "\(run.errors)")
    // Beside what a build may make, too, nothing is put into the target.
    let inTarget = Self.names(tool, in: "Sources/App/Generated")
    #expect((Self.names(tool) + inTarget).sorted() == files)
    #expect(!inTarget.contains("Top.swift") && (isUnclear || Self.names(tool).isEmpty))
  }

  /// Names are judged by module: by target where the package tells, and together where all code goes to one place.
  @Test func twoTargetsMayHaveTheSameNames() throws {
    let tool = try Tool()
    try tool.write("millwork: 1\nmanifests: [Sources]\n", to: "millwork.yml")
    for target in ["App", "Lib"] {
      try tool.write(Self.manifest("Bar"), to: "Sources/\(target)/bar.millwork.yml")
    }
    func expect(_ status: Int32, _ words: String, _ arguments: [String], line: Int = #line) throws {
      let run = try tool.run(arguments)
      #expect(
        run.status == status && (run.output + run.errors).contains(words), "line \(line): \(run)")
    }
    try expect(1, "[duplicate-name]", ["lint"])
    let both = ".target(name: \"App\", plugins: [USE]), .target(name: \"Lib\", plugins: [USE])"
    try tool.write(Self.package(both), to: "Package.swift")
    try expect(0, "no errors", ["lint"])
    for layout in ["component", "manifest"] {
      try expect(0, "2 components from 2 manifests: left", ["generate", "--layout", layout])
    }
    try expect(1, "[duplicate-name]", ["generate", "--output", "Code"])
    let unclear = both.replacingOccurrences(of: "[USE]", with: "isCI ? [USE] : []")
    try tool.write(Self.package(unclear), to: "Package.swift")
    try expect(0, "no errors", ["lint"])
    try expect(
      1, "the component `Bar` would become the same file as one of `Sources/App/bar.millwork.yml`",
      ["generate"])
    try tool.write(
      Self.package(both.replacingOccurrences(of: "plugins: [USE]", with: "exclude: []")),
      to: "Package.swift")
    try expect(0, "2 components from 2 manifests to 2 folders: 2 written", ["generate"])
    try tool.write(
      Self.package(".target(name: \"App\", plugins: [USE]), .target(name: \"Lib\")"), to: "Package.swift")
    try expect(0, "1 component from 1 manifest left to the plug-in", ["generate"])
    #expect(Self.names(tool).isEmpty && Self.names(tool, in: "Sources/App/Generated").isEmpty)
    #expect(Self.names(tool, in: "Sources/Lib/Generated") == ["Bar.swift"])
    try tool.write("millwork: 1\nmanifests: [Sources]\noutput: Code\n", to: "millwork.yml")
    try expect(1, "[duplicate-name]", ["lint"])
  }

  /// Where the package does not say it plainly, nothing may stay undone without a word.
  @Test func whatIsUnclearIsGeneratedAndSaid() throws {
    let tool = try Tool()
    try tool.write(Self.package(".target(name: \"App\", plugins: isCI ? [] : [USE])"), to: "Package.swift")
    try tool.write(Self.manifest("Bar"), to: "Sources/App/Bar.millwork.yml")
    try tool.write("millwork: 1\nmanifests: [Sources/App]\n", to: "millwork.yml")
    let verify = try tool.run("generate", "--verify")
    #expect(verify.status == 2)
    let run = try tool.run("generate")
    #expect(run.status == 0)
    #expect(Self.names(tool) == ["Bar.swift"])
    let words =
      "warning: Package.swift does not say plainly whether the plug-in MillworkBuild generates from `Sources/App/Bar.millwork.yml`, so it is done here [unclear-plug-in]"
    #expect(run.errors.contains(words) && verify.errors.contains(words), "\(run.errors)")
    // A configuration that names an output asks for it.
    try tool.write("millwork: 1\nmanifests: [Sources/App]\noutput: Code\n", to: "millwork.yml")
    #expect(try tool.run("generate").errors == "removed  Generated/Bar.swift\n")
  }

  /// Files that are written by request beside the plug-in stay, also in the folder that is the default.
  @Test(arguments: ["Code", "Generated", "Sources/App"]) func whatIsAskedForLasts(_ folder: String) throws {
    let tool = try Tool()
    try tool.write(Self.package(".target(name: \"App\", plugins: [USE])"), to: "Package.swift")
    try tool.write(Self.manifest("Bar"), to: "Sources/App/Bar.millwork.yml")
    try tool.write("millwork: 1\nmanifests: [Sources/App]\n", to: "millwork.yml")
    for layout in ["component", "manifest"] {
      #expect(try tool.run("generate", "--output", folder, "--layout", layout).status == 0)
      let before = Self.names(tool, in: folder)
      for flags in [[], ["--verify"], ["--layout", "manifest"]] {
        #expect(try tool.run(["generate"] + flags).status == 0)
        #expect(Self.names(tool, in: folder) == before)
      }
    }
  }
}
