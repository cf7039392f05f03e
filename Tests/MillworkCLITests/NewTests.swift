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
    (["toggle-style"], 1, "give `NAME`"),
    ([], 64, "it takes toggle-style, toolbar-button, "),
    (["toolbar-system", "X"], 1, "give `--value NAME`; it takes "),
    (["toolbar-button", "class"], 1, "`class` is a word that Swift reserves"),
    (["toolbar-button", "My Button"], 1, "`My Button` is no Swift identifier"),
    (["toolbar-button", "Button"], 1, "`Button` is a type that the generated code itself uses"),
    (["toggle-style", "fading"], 1, "`fading`"),
    (["toolbar-menu", "X", "--titles", "a,,b"], 1, "one of the titles is empty"),
    (["toolbar-menu", "X", "--titles", "a, a"], 1, "a title stands there twice"),
    (["toggle-style", "X", "--variant", "segmented", "--titles", "a"], 1, "2 titles are needed"),
    (["toggle-style", "X", "--on", "grean"], 1, "green"),
    (["toggle-style", "X", "--on", "green", "--variant", "icon"], 1, "`icon` has nothing for it"),
    (["toggle-style", "X", "--titles", "a, b", "--variant", "card"], 1, "`card` has nothing for it"),
    (["toolbar-button", "First"], 1, "there is a component `First` already"),
    (["toolbar-button", "FIRST"], 1, "there is a component `First` already"),
    (["toolbar-button", "X", "--into", "a.txt"], 1, "`a.txt` is no name for a manifest"),
    (["toolbar-button", "X", "--into", "Manifests"], 1, "`Manifests` is no name for a manifest"),
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
    #expect(run.errors.contains("`Generated/Mine.swift` is not as Millwork wrote it"))
    #expect(tool.text(of: "Manifests/mine.yml") == nil)
    #expect(tool.text(of: "Generated/Mine.swift") == "// mine\n")
  }
}
