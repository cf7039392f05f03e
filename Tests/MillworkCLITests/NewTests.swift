import Foundation
import MillworkTestSupport
import Testing

@testable import MillworkCLI

/// `new`: every kind of component, and manifests of many forms that one is added to.
@Suite struct NewTests {
  private static let platforms = "{iOS: 15.0, macOS: 12.0, tvOS: 15.0, watchOS: 8.0, visionOS: 1.0}"

  private static func project(_ more: String = "", for platforms: String = platforms) throws -> Tool {
    let tool = try Tool()
    try tool.write("millwork: 1\nplatforms: \(platforms)\n\(more)", to: "millwork.yml")
    return tool
  }

  /// Of two runs that add to one file, the one that comes too late says so and writes nothing.
  @Test func twoAtOnceLoseNothing() throws {
    let tool = try Self.project(for: "{iOS: 17.0}")
    try tool.write("millwork: 1\ntoggleStyles:\n  First: {variant: switch}\n", to: "Manifests/a.yml")
    for round in 0..<3 {
      let names = ["Left\(round)", "Right\(round)"]
      let runs = try names.map { name in
        try tool.start(["new", "toggle-style", name, "--into", "Manifests/a.yml", "--yes", "--no-check"])
      }
      for run in runs { run.waitUntilExit() }
      let text = tool.text(of: "Manifests/a.yml") ?? ""
      #expect(runs.contains { $0.terminationStatus == 0 })
      for (name, run) in zip(names, runs) {
        #expect(text.contains("  \(name):") == (run.terminationStatus == 0))
        #expect((tool.text(of: "Generated/\(name).swift") != nil) == (run.terminationStatus == 0))
      }
    }
  }

  /// One command line for each kind, each variant and each thing that a button does.
  private static let commands: [(name: String, arguments: [String])] = {
    var commands: [(String, [String])] = []
    for variant in ["switch", "checkbox", "radio", "button", "pill", "icon", "segmented", "card"] {
      let color = ["icon", "segmented"].contains(variant) ? [] : ["--on", "green"]
      commands.append(
        (
          "toggle-style-\(variant)",
          [
            "toggle-style", "My\(variant.capitalized)", "--variant", variant, "--summary",
            "A style: \(variant).",
          ]
            + color
        ))
    }
    for kind in ComponentKind.all where kind.item != nil {
      let type = "New" + ComponentChoices.camel(kind.name) + "Item"
      if kind.values.isEmpty {
        commands.append((kind.name, [kind.name, type]))
      } else {
        for value in kind.values {
          commands.append(
            ("\(kind.name)-\(value)", [kind.name, type + value.capitalized, "--value", value]))
        }
      }
    }
    let actions = ["task", "sheet", "cover", "popover", "inspector", "push", "alert", "dialog"]
    for action in actions {
      commands.append(
        (
          "toolbar-button-\(action)",
          [
            "toolbar-button", "\(action.capitalized)Button", "--action", action, "--image", "star", "--title",
            "Don't \"\(action)\": yes",
          ]
        ))
    }
    for placement in ["topBarLeading", "principal", "status", "bottomBar", "cancellationAction", "keyboard"] {
      commands.append(
        (
          "placement-\(placement)",
          ["toolbar-toggle", "At" + ComponentChoices.camel(placement), "--placement", placement]
        ))
    }
    return commands
  }()

  /// What the oldest floors, or some platforms, have nothing for.
  private static func needsNew(_ name: String) -> Bool {
    let kinds = [
      "system-edit", "menu", "share-link", "sidebar-toggle", "keyboard", "title-menu", "search",
      "default-item",
    ]
    return kinds.contains { name.hasPrefix("toolbar-" + $0) }
  }

  @Test(arguments: [platforms, "{iOS: 26.0}"])
  func everyKindIsWrittenAndCompiles(on platforms: String) throws {
    let yaml = try Self.project("manifests: [Manifests/all.yml]\n", for: platforms)
    let json = try Self.project("manifests: [Manifests/all.json]\n", for: platforms)
    let commands = Self.commands.filter { Self.needsNew($0.name) == (platforms != Self.platforms) }
    for (name, arguments) in commands {
      let run = try yaml.run(["new"] + arguments + ["--into", "Manifests/all.yml", "--no-check"])
      #expect(run.status == 0, "\(name): \(run.errors)")
      let picture = run.output.components(separatedBy: "\n--- ")[0]
      let text = yaml.text(of: "Manifests/all.yml") ?? ""
      let entry = text.components(separatedBy: "  \(arguments[1]):\n").last ?? ""
      let golden = GoldenCase(
        url: Tool.root.appendingPathComponent("Tests/MillworkCLITests/New/\(name)"), name: name)
      golden.expect(
        "\(picture)\n  \(arguments[1]):\n\(entry.components(separatedBy: "\n\n")[0])\n", in: ".txt")
      let other = try json.run(["new"] + arguments + ["--into", "Manifests/all.json", "--no-check"])
      #expect(other.status == 0, "\(name): \(other.errors)")
    }
    let check = try yaml.run("generate", "--check")
    #expect(check.status == 0, "\(check.errors)")
    #expect(check.output.contains("\(commands.count) components from 1 manifest"))
    #expect(try json.run("generate").status == 0)
    // The same components come out of both forms; the first line names the manifest.
    for file in try FileManager.default.contentsOfDirectory(
      atPath: yaml.folder.appendingPathComponent("Generated").path)
    {
      let other = json.text(of: "Generated/\(file)")?.replacingOccurrences(of: "all.json", with: "all.yml")
      #expect(yaml.text(of: "Generated/\(file)") == other, "\(file)")
    }
  }

  /// Each case is a manifest that a style is added to; what it becomes, or why it does not.
  @Test(
    arguments: goldenCases(in: "Appending", suffix: ".yml") + goldenCases(in: "Appending", suffix: ".json"))
  func appending(_ testCase: GoldenCase) throws {
    let tool = try Self.project()
    let file = testCase.url.lastPathComponent
    let before = String(decoding: try testCase.input(), as: UTF8.self)
    try tool.write(before, to: file)
    let run = try tool.run(
      "new", "toggle-style", "Added", "--variant", "segmented", "--titles", "#1, yes", "--into", file,
      "--no-check", "--yes")
    let after = tool.text(of: file) ?? ""
    let all = tool.folder.path
    testCase.expect(
      run.status == 0
        ? after : run.output + run.errors.replacingOccurrences(of: all, with: "") + "exit \(run.status)\n",
      in: testCase.url.pathExtension == "json" ? ".json.txt" : ".yml.txt")
    if run.status == 0 {
      #expect(try tool.run("lint", file).status == 0)
      // What was there is there, line by line and in order.
      var rest = after.split(separator: "\n", omittingEmptySubsequences: false)[...]
      for line in before.split(separator: "\n") where testCase.url.pathExtension == "yml" {
        let index = rest.firstIndex(of: line)
        #expect(index != nil, "\(line)")
        rest = rest[(index ?? rest.startIndex)...]
      }
    } else {
      #expect(after == before)
    }
  }

  @Test func lineEndsAndMarksStay() throws {
    let tool = try Self.project()
    let before = "\u{FEFF}millwork: 1\r\ntoggleStyles:\r\n  First:\r\n    variant: switch\r\n"
    try tool.write(before, to: "a.yml")
    let run = try tool.run("new", "toggle-style", "Added", "--into", "a.yml", "--no-check")
    #expect(run.status == 0, "\(run.errors)")
    #expect(tool.text(of: "a.yml") == before + "\r\n  Added:\r\n    variant: switch\r\n")
  }

  @Test func aFileOfItsOwnIsMadeWhereTheProjectHasManifests() throws {
    let tool = try Self.project("manifests: [Sources/App]\n")
    try tool.write(
      "millwork: 1\ntoggleStyles: {First: {variant: switch}}\n", to: "Sources/App/First.millwork.yml")
    let run = try tool.run("new", "toggle-style", "Second", "--no-check")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      tool.text(of: "Sources/App/Second.millwork.yml")
        == "millwork: 1\n\ntoggleStyles:\n  Second:\n    variant: switch\n")
    // The plug-in generates from it.
    #expect(tool.text(of: "Generated/Second.swift") == nil)

    // Nor is it otherwise where it is the first manifest of a package that the plug-in is wired into.
    let wired = try Self.project("manifests: [Sources/App]\n")
    try wired.write(
      "let p = Package(name: \"a\", targets: [.target(name: \"App\", plugins: [.plugin(name: \"MillworkBuild\", package: \"m\")])])\n",
      to: "Package.swift")
    try wired.write("let app = 1\n", to: "Sources/App/App.swift")
    #expect(try wired.run("new", "toggle-style", "First", "--no-check").status == 0)
    #expect(wired.text(of: "Sources/App/First.millwork.yml") != nil)
    #expect(wired.text(of: "Generated/First.swift") == nil)

    let plain = try Self.project()
    let made = try plain.run("new", "toolbar-link", "HelpPageLink", "--placement", "primaryAction")
    #expect(made.status == 0, "\(made.errors)")
    #expect(plain.text(of: "Manifests/help-page-link.yml")?.contains("link: Help Page") == true)
    #expect(plain.text(of: "Generated/HelpPageLink.swift") != nil)
    #expect(!made.output.contains("does not read"))
    #expect(made.output.contains("checked for 10 platform versions: no errors"))
    #expect(try plain.run("generate", "--verify").status == 0)
  }

  private static func package(_ targets: String, _ configuration: String?) throws -> Tool {
    let tool = try Tool()
    try tool.write(
      "// swift-tools-version: 6.0\nlet p = Package(name: \"a\", targets: [\(targets)])\n"
        .replacingOccurrences(of: "USE", with: ".plugin(name: \"MillworkBuild\", package: \"m\")"),
      to: "Package.swift")
    for name in ["App", "Lib"] { try tool.write("let a = 1\n", to: "Sources/\(name)/a.swift") }
    if let configuration { try tool.write("millwork: 1\n" + configuration, to: "millwork.yml") }
    return tool
  }

  /// A manifest goes where somebody generates from it, and who does is said.
  @Test(
    arguments: [
      // The only target with the plug-in, whatever the project names around it.
      (
        ".target(name: \"App\", plugins: [USE]), .target(name: \"Lib\")", "manifests: [Sources]\n", [],
        "Sources/App/Zap.millwork.yml", "App"
      ),
      (
        ".target(name: \"App\", plugins: [USE]), .target(name: \"Lib\")", "manifests: [.]\n", [],
        "Sources/App/Zap.millwork.yml", "App"
      ),
      (".target(name: \"App\", plugins: [USE])", nil, [], "Sources/App/Zap.millwork.yml", "App"),
      // The one that is named.
      (
        ".target(name: \"App\", plugins: [USE]), .target(name: \"Lib\", plugins: [USE])",
        "manifests: [Sources]\n", ["--target", "Lib"], "Sources/Lib/Zap.millwork.yml", "Lib"
      ),
      (
        ".target(name: \"App\", plugins: [USE]), .target(name: \"Lib\")", "manifests: [Sources]\n",
        ["--target", "Lib"], "Sources/Lib/Zap.millwork.yml", nil
      ),
      // Folders of the project's own come first, and what nobody builds is generated here.
      (
        ".target(name: \"App\", plugins: [USE])", "manifests: [Manifests, Sources]\n", [],
        "Manifests/zap.yml", nil
      ),
      (
        ".target(name: \"App\", plugins: [USE])", "manifests: [Sources]\noutput: Code\n", [],
        "Sources/zap.yml", nil
      ),
      (
        ".target(name: \"App\"), .target(name: \"Lib\")", "manifests: [Sources/App]\n", [],
        "Sources/App/Zap.millwork.yml", nil
      ),
      (".target(name: \"App\")", nil, [], "Manifests/zap.yml", nil),
      (
        ".target(name: \"App\", plugins: [USE])", "manifests: [Sources]\n",
        ["--into", "Sources/Zap.millwork.yml"], "Sources/Zap.millwork.yml", nil
      ),
    ] as [(String, String?, [String], String, String?)])
  func aManifestGoesWhereItIsGeneratedFrom(
    targets: String, configuration: String?, flags: [String], path: String, target: String?
  ) throws {
    let tool = try Self.package(targets, configuration)
    if configuration?.contains("Manifests") == true { try tool.write("", to: "Manifests/.keep") }
    let run = try tool.run(["new", "toggle-style", "Zap", "--no-check"] + flags)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("created  \(path)\n"), "\(run.output)")
    let words = target.map { "the plug-in MillworkBuild generates from it whenever \($0) is built\n" }
    #expect(run.output.contains("the plug-in") == (target != nil) && words.map(run.output.contains) ?? true)
    // The code goes where the manifest is, to its target or to the project's folder.
    let isInTarget = path.hasPrefix("Sources/App/") || path.hasPrefix("Sources/Lib/")
    let folder =
      isInTarget ? path.replacingOccurrences(of: "Zap.millwork.yml", with: "Generated") : "Generated"
    let code = configuration?.contains("output") == true ? "Code" : folder
    // Nor does a build take in what is outside of its targets, which is said, too.
    #expect(run.output.contains("\(code) is in no target of the package") == (target == nil && !isInTarget))
    #expect((tool.text(of: "\(code)/Zap.swift") != nil) == (target == nil), "\(run.output)")
    // Whoever generates, it is not the other one as well.
    let verify = try tool.run("generate", "--verify", path)
    #expect(
      verify.status == 0 && verify.output.contains("left to the plug-in") == (target != nil), "\(verify)")
  }

  /// Code that a build makes is not written beside that of a new component.
  @Test(arguments: ["component", "manifest"]) func whatThePlugInMakesIsLeftToIt(_ layout: String) throws {
    let tool = try Self.package(
      ".target(name: \"App\", plugins: [USE])", "manifests: [Manifests, Sources]\nlayout: \(layout)\n")
    try tool.write("", to: "Manifests/.keep")
    try tool.write(
      "millwork: 1\ntoggleStyles: {Own: {variant: switch}}\n", to: "Sources/App/Own.millwork.yml")
    let run = try tool.run("new", "toggle-style", "Zap", "--no-check")
    #expect(run.status == 0, "\(run.errors)")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appendingPathComponent("Generated").path)
    #expect(
      files.sorted()
        == (layout == "component"
          ? ["Zap.swift"] : ["MillworkSupport.generated.swift", "zap.generated.swift"]))
    #expect(try tool.run("generate", "--verify").status == 0)
  }

  /// Of several targets the one with manifests is meant; else somebody has to say.
  @Test func ofSeveralTargetsOneIsNamed() throws {
    let targets = ".target(name: \"App\", plugins: [USE]), .target(name: \"Lib\", plugins: [USE])"
    let tool = try Self.package(targets, "manifests: [Sources/App, Sources/Lib]\n")
    let new = ["new", "toggle-style", "--no-check"]
    let none = try tool.run(new + ["One"])
    #expect(none.status == 64 && none.errors.contains("give `--target NAME`; it takes App, Lib"), "\(none)")
    let wrong = try tool.run(new + ["One", "--target", "Lbi"])
    #expect(wrong.status == 64 && wrong.errors.contains("did you mean `Lib`?"), "\(wrong)")
    #expect(try tool.run(new + ["One", "--target", "Lib"]).status == 0)
    #expect(try tool.run(new + ["Two"]).output.contains("created  Sources/Lib/Two.millwork.yml"))
    #expect(try tool.run(new + ["Three", "--target", "App"]).status == 0)
    #expect(try tool.run(new + ["Four"]).status == 64)
    let asked = try PseudoTerminal().run(
      tool, "new", "toggle-style", "Four", "--variant", "icon", "--no-check", typed: "2\n")
    #expect(asked.shown.contains("The target that it is for"), "\(asked.shown)")
    #expect(tool.text(of: "Sources/Lib/Four.millwork.yml") != nil)
    #expect(try tool.run("new", "toggle-style", "X", "--into", "a.yml", "--target", "App").status == 64)
  }

  /// A colour is taken in every form of a manifest's.
  @Test(arguments: [
    ("{iOS: systemGray5, macOS: controlColor}", "on: {iOS: systemGray5, macOS: controlColor}"),
    ("{light: '#0B57D0', dark: white}", "on: {light: '#0B57D0', dark: white}"),
  ])
  func aColourMayBeAMapping(color: String, written: String) throws {
    let tool = try Tool()
    try tool.write("millwork: 1\nplatforms: {iOS: 17.0, macOS: 14.0}\n", to: "millwork.yml")
    let run = try tool.run("new", "toggle-style", "X", "--on", color, "--no-check", "--yes")
    #expect(run.status == 0, "\(run.errors)")
    #expect(tool.text(of: "Manifests/x.yml")?.contains(written) ?? false)
  }

  /// A target whose folder the project does not name is named with its first manifest, so that what is generated lasts.
  @Test(arguments: [
    ("manifests: [Sources/App]\n", "manifests: [Sources/App, Sources/Lib]\n"),
    (
      "manifests: [Sources/App]\nlayout: manifest\n",
      "manifests: [Sources/App, Sources/Lib]\nlayout: manifest\n"
    ),
    ("manifests:\n  - Sources/App # own\n", "manifests:\n  - Sources/App # own\n  - Sources/Lib\n"),
    ("layout: component\n", "layout: component\nmanifests: [Sources/Lib]\n"),
  ])
  func aTargetsFolderIsNamed(_ before: String, _ after: String) throws {
    let tool = try Self.package(".target(name: \"App\"), .target(name: \"Lib\")", before)
    let run = try tool.run("new", "toggle-style", "Zap", "--target", "Lib", "--no-check")
    #expect(run.status == 0 && run.output.contains("changed  millwork.yml\n"), "\(run)")
    #expect(!run.output.contains("alone does not read"))
    #expect(tool.text(of: "millwork.yml") == "millwork: 1\n" + after)
    let verify = try tool.run("generate", "--verify")
    #expect(verify.status == 0 && verify.output.contains("1 component from 1 manifest"), "\(verify)")
  }

  /// Names are those of a module: another target may have the same, as long as one folder does not get both files.
  @Test func aNameOfAnotherTargetIsFree() throws {
    let tool = try Self.package(
      ".target(name: \"App\", plugins: [USE]), .target(name: \"Lib\")",
      "manifests: [Sources/App, Sources/Lib]\n")
    let new = ["new", "toggle-style", "Zap", "--no-check", "--target"]
    for target in ["App", "Lib"] {
      let first = try tool.run(new + [target])
      #expect(first.status == 0, "\(first.errors)")
      let second = try tool.run(new + [target])
      #expect(second.status == 1 && second.errors.contains("[duplicate-name]"), "\(second.errors)")
    }
    #expect(tool.text(of: "Sources/Lib/Generated/Zap.swift") != nil)
    let plain = try Self.package(
      ".target(name: \"App\"), .target(name: \"Lib\")", "manifests: [Sources/App, Sources/Lib]\n")
    for target in ["App", "Lib"] {
      #expect(try plain.run(new + [target]).status == 0)
      #expect(plain.text(of: "Sources/\(target)/Generated/Zap.swift") != nil)
    }
    // What a build may generate as well goes to one folder for all.
    let unclear = try Self.package(
      ".target(name: \"App\", plugins: isCI ? [USE] : []), .target(name: \"Lib\", plugins: isCI ? [USE] : [])",
      "manifests: [Sources/App, Sources/Lib]\n")
    #expect(try unclear.run(new + ["App"]).status == 0)
    let twin = try unclear.run(new + ["Lib"])
    #expect(twin.status == 1 && twin.errors.contains("[same-output]"), "\(twin.errors)")
    #expect(unclear.text(of: "Sources/Lib/Zap.millwork.yml") == nil)
  }

  /// A flag that can't be used is said before the first question.
  @Test(arguments: [
    (["--on", "grean"], "SwiftUI has no colour `grean`; did you mean `green`?"),
    (["--on", "#12"], "`#12` is no colour; write"),
    (["--on", "[red]"], "SwiftUI has no colour `[red]`; write"),
    (["--variant", "segmented", "--titles", "One"], "2 titles are needed"),
    (["--variant", "icon", "--on", "green"], "the variant `icon` has nothing for it"),
    (["--target", "Lbi"], "did you mean `Lib`?"),
    (["--into", "style.txt"], "`style.txt` is no name for a manifest"),
  ])
  func nothingIsAskedBesideAFlagThatCannotBeUsed(flags: [String], message: String) throws {
    let tool = try Self.package(".target(name: \"App\"), .target(name: \"Lib\")", nil)
    let asked = try PseudoTerminal().run(tool, ["new", "toggle-style"] + flags, typed: "Zap\n\n\n\n")
    #expect(asked.status == 64 && asked.shown.contains(message), "\(asked.shown)")
    #expect(!asked.shown.contains("The name of the type"))
    let run = try tool.run(["new", "toggle-style", "Zap", "--yes"] + flags)
    #expect(run.status == 64 && run.errors.contains(message) && run.output.isEmpty, "\(run)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: tool.folder.path).count == 2)
  }

  /// Code that goes into another target than the manifest is said to.
  @Test func anOutputInAnotherTargetIsSaid() throws {
    let tool = try Self.package(
      ".target(name: \"App\"), .target(name: \"Lib\")", "manifests: [Sources/App]\noutput: Sources/App/Code\n"
    )
    let words = "writes the code of all manifests to Sources/App/Code, which is outside of the target Lib"
    for (name, target) in [("Zap", "App"), ("Zip", "Lib")] {
      let run = try tool.run("new", "toggle-style", name, "--target", target, "--no-check")
      #expect(run.status == 0 && run.output.contains(words) == (target == "Lib"), "\(run)")
    }
  }

  /// What the next run would remove is not written.
  @Test(arguments: [nil, "{manifests: [Sources/App]}"] as [String?])
  func whatNobodyReadsIsNotGenerated(_ configuration: String?) throws {
    let tool = try Self.package(".target(name: \"App\"), .target(name: \"Lib\")", nil)
    if let configuration {
      try tool.write(configuration.replacingOccurrences(of: "{", with: "{millwork: 1, "), to: "millwork.yml")
    }
    let run = try tool.run("new", "toggle-style", "Zap", "--into", "Else/zap.yml", "--no-check")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.hasSuffix(
        "no code was written, since the next `millwork generate` would remove it\n`millwork generate` alone does not read Else/zap.yml: name it under `manifests` in millwork.yml\n"
      ), "\(run.output)")
    #expect(tool.text(of: "Else/zap.yml") != nil && tool.text(of: "Generated/Zap.swift") == nil)
    // What is a target's own no other run removes.
    let own = try tool.run("new", "toggle-style", "Zip", "--target", "Lib", "--no-check")
    #expect(own.status == 0, "\(own.errors)")
    #expect(
      own.output.hasSuffix(
        "created  Sources/Lib/Generated/Zip.swift\n`millwork generate` alone does not read Sources/Lib/Zip.millwork.yml: name it under `manifests` in millwork.yml\n"
      ), "\(own.output)")
    try tool.write("millwork: 1\ntoggleStyles: {One: {variant: switch}}\n", to: "Manifests/one.yml")
    try tool.write("millwork: 1\n", to: "millwork.yml")
    #expect(try tool.run("generate").status == 0)
    #expect(tool.text(of: "Sources/Lib/Generated/Zip.swift") != nil)
    let again = try tool.run("generate", "Sources/Lib/Zip.millwork.yml")
    #expect(again.output == "1 component from 1 manifest to Sources/Lib/Generated: 0 written, 1 unchanged\n")
  }

  @Test func remarksAreAboutTheNewComponent() throws {
    let tool = try Self.project(for: "{iOS: 17.0, macOS: 14.0}")
    func add(_ name: String) throws -> String {
      try tool.run("new", "toolbar-button", name, "--placement", "bottomBar", "--no-check").errors
    }
    #expect(try add("First").contains("in `First`, `bottomBar` is not available everywhere"))
    let second = try add("Second")
    #expect(second.contains("in `Second`, `bottomBar` is not available everywhere"))
    #expect(!second.contains("First"), "\(second)")
  }

  @Test(arguments: ["a.yml", "a.json"]) func anEmptyFileIsBegun(_ file: String) throws {
    let tool = try Self.project()
    try tool.write("\n", to: file)
    let run = try tool.run("new", "toggle-style", "Added", "--into", file, "--no-check")
    #expect(run.status == 0, "\(run.errors)")
    // It lies beside the project's manifests.
    #expect(
      run.output.hasSuffix(
        "`millwork generate` alone does not read \(file): name it under `manifests` in millwork.yml\n"))
    #expect(try tool.run("lint", file).status == 0)
  }

  @Test(arguments: [
    (["button", "X"], 64, "did you mean `toolbar-button`?"),
    (["checkbox", "X"], 64, "it takes toggle-style, toolbar-button, "),
    (["toolbar-shar-link", "X"], 64, "did you mean `toolbar-share-link`?"),
    (["toolbar-button", "X", "--variant", "pill"], 64, "`toolbar-button` takes no `--variant`"),
    (["toggle-style", "X", "--variant", "pil"], 64, "did you mean `pill`?"),
    (["toolbar-button", "X", "--placement", "topBarTrailling"], 64, "did you mean `topBarTrailing`?"),
    (["toolbar-button", "X", "--action", "actoin"], 64, "did you mean `action`?"),
    (["toggle-style"], 64, "give `NAME`"),
    ([], 64, "it takes toggle-style, toolbar-button, "),
    (["toolbar-system", "X"], 64, "give `--value NAME`; it takes "),
    (["toolbar-button", "class"], 64, "`class` is a word that Swift reserves"),
    (["toolbar-button", "My Button"], 64, "`My Button` is no Swift identifier"),
    (["toolbar-button", "Button"], 64, "`Button` is a type that the generated code itself uses"),
    (["toggle-style", "fading"], 64, "`fading`"),
    (["toolbar-menu", "X", "--titles", "a,,b"], 64, "one of the titles is empty"),
    (["toolbar-menu", "X", "--titles", "a, a"], 64, "a title stands there twice"),
    (["toggle-style", "X", "--variant", "segmented", "--titles", "a"], 64, "2 titles are needed"),
    (["toggle-style", "X", "--on", "grean"], 64, "green"),
    (["toggle-style", "X", "--on", "green", "--variant", "icon"], 64, "`icon` has nothing for it"),
    (["toggle-style", "X", "--titles", "a, b", "--variant", "card"], 64, "`card` has nothing for it"),
    (["toolbar-button", "First"], 1, "there is a component `First` already"),
    (["toolbar-button", "FIRST"], 1, "there is a component `First` already"),
    (["toolbar-button", "X", "--into", "a.txt"], 64, "`a.txt` is no name for a manifest"),
    (["toolbar-button", "X", "--into", "Manifests"], 64, "`Manifests` is no name for a manifest"),
  ])
  func wrongInput(arguments: [String], status: Int32, message: String) throws {
    let tool = try Self.project()
    try tool.write("millwork: 1\ntoggleStyles: {First: {variant: switch}}\n", to: "Manifests/first.yml")
    let run = try tool.run(["new"] + arguments + ["--no-check"])
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: tool.folder.path).sorted()
    #expect(files == ["Manifests", "Manifests/first.yml", "millwork.yml"])
  }

  @Test func nothingIsWrittenWhereItDoesNotCompile() throws {
    let tool = try Self.project("check: {stubs: [app.swift]}\n")
    try tool.write("struct Later {}\n", to: "app.swift")
    let run = try tool.run("new", "toggle-style", "Later")
    #expect(run.status == 1)
    #expect(run.errors.contains("invalid redeclaration of 'Later'"), "\(run.errors)")
    #expect(tool.text(of: "Manifests/later.yml") == nil)
    #expect(tool.text(of: "Generated/Later.swift") == nil)
  }

  @Test func anOutputThatSomebodyChangedIsKept() throws {
    let tool = try Self.project()
    try tool.write("// mine\n", to: "Generated/Mine.swift")
    let run = try tool.run("new", "toggle-style", "Mine", "--no-check")
    #expect(run.status == 1)
    #expect(run.errors.contains("a file stands there that Millwork did not write"))
    #expect(tool.text(of: "Manifests/mine.yml") == nil)
    #expect(tool.text(of: "Generated/Mine.swift") == "// mine\n")
  }
}
