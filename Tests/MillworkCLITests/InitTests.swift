import Foundation
import MillworkTestSupport
import Testing

/// `init`, over packages of many shapes.
@Suite struct InitTests {
  private static let source = [
    "--millwork-url", "https://git.example.com/millwork.git", "--millwork-version", "1.2.0",
  ]

  /// A package with the folders that the cases name.
  private static func package(_ manifest: String) throws -> Tool {
    let tool = try Tool()
    try tool.write(manifest, to: "Package.swift")
    for folder in ["Sources/App", "Sources/Lib", "Sources/Tool", "Custom/Place"] {
      try tool.write("", to: folder + "/.keep")
    }
    return tool
  }

  /// Each case is a `Package.swift`; a last line `// init: …` holds flags. `--given` stands for no flags at all, where the
  /// package says where Millwork is.
  @Test(arguments: goldenCases(in: "Packages", suffix: ".package"))
  func package(_ testCase: GoldenCase) throws {
    let manifest = String(decoding: try testCase.input(), as: UTF8.self)
    let last = manifest.split(separator: "\n").last ?? ""
    let flags = last.hasPrefix("// init: ") ? last.dropFirst(9).split(separator: " ").map(String.init) : []
    let source = flags.contains { ["--given", "--no-plugin"].contains($0) } ? [] : Self.source
    let arguments = ["init", "--yes"] + flags.filter { $0 != "--given" } + source
    let tool = try Self.package(manifest)

    let run = try tool.run(arguments)
    testCase.expect(
      run.output + run.errors.replacingOccurrences(of: tool.folder.path, with: "") + "exit \(run.status)\n",
      in: ".txt")
    let after = tool.text(of: "Package.swift")
    if run.status == 0 {
      let again = try tool.run(arguments)
      #expect(again.status == 0)
      #expect(!again.output.contains("+++"), "\(again.output)")
      #expect(try tool.run("lint").status == 0)
    } else {
      #expect(tool.text(of: "millwork.yml") == nil)
    }
    #expect(tool.text(of: "Package.swift") == after)
  }

  /// A configuration that can't be used is no ground to build on; where one is there, there is no example.
  @Test func aConfigurationIsReadFirst() throws {
    let text =
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [.target(name: \"App\")])\n"
    let tool = try Self.package(text)
    try tool.write("existing: yes\n", to: "millwork.yml")
    let wrong = try tool.run(["init", "--yes"] + Self.source)
    #expect(wrong.status == 1 && wrong.errors.contains("millwork.yml:1:1: error: "), "\(wrong.errors)")
    #expect(tool.text(of: "Package.swift") == text)
    try tool.write("millwork: 1\n", to: "millwork.yml")
    let run = try tool.run(["init", "--yes"] + Self.source)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      !run.output.contains("the example")
        && run.output.contains("next: `millwork new --target App` adds components"))
    #expect(tool.text(of: "millwork.yml") == "millwork: 1\nmanifests: [Sources/App]\n")
  }

  /// A second target's manifests join those of the first, in whatever form the list has; where that is not safe, it is said
  /// what to add. Nothing else of the configuration changes.
  @Test(arguments: [
    ("manifests: [Sources/App]  # all\n", "manifests: [Sources/App, Sources/Lib]  # all\n"),
    (
      "manifests:\n  - Sources/App  # one\n# end\n",
      "manifests:\n  - Sources/App  # one\n  - Sources/Lib\n# end\n"
    ),
    ("manifests: [Sources]\n", "manifests: [Sources]\n"),
    ("manifests: ['Sources/Lib/']\n", "manifests: ['Sources/Lib/']\n"),
    ("access: public", "access: public\nmanifests: [Manifests, Sources/Lib]\n"),
    ("manifests: [Sources/App, ]\n", "manifests: [Sources/App, Sources/Lib, ]\n"),
    ("manifests: &all [Sources/App]\n", "manifests: &all [Sources/App, Sources/Lib]\n"),
    (
      "manifests:\n- Sources/App\n- \"Sources/Tool\"\n",
      "manifests:\n- Sources/App\n- \"Sources/Tool\"\n- Sources/Lib\n"
    ),
  ])
  func anotherTargetJoinsTheManifests(before: String, after: String) throws {
    let tool = try Self.package(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [.target(name: \"App\"), .target(name: \"Lib\")])\n"
    )
    try tool.write("millwork: 1\ntoggleStyles: {A: {variant: switch}}\n", to: "Manifests/a.yml")
    try tool.write("millwork: 1\n" + before, to: "millwork.yml")
    let run = try tool.run(["init", "--yes", "--target", "Lib"] + Self.source)
    #expect(run.status == 0, "\(run.errors)")
    #expect(tool.text(of: "millwork.yml") == "millwork: 1\n" + after)
    #expect(tool.text(of: "Package.swift")?.contains(".target(name: \"Lib\", plugins: [") == true)
    let again = try tool.run(["init", "--yes", "--target", "Lib"] + Self.source)
    #expect(again.output == "everything is there already; nothing to do\n")
  }

  @Test(arguments: ["{millwork: 1, manifests: [Sources/App]}\n", "millwork: 1\nmanifests: Sources/App\n"])
  func whereAddingIsUnsafeTheManifestsArePrinted(configuration: String) throws {
    let tool = try Self.package(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [.target(name: \"App\"), .target(name: \"Lib\")])\n"
    )
    try tool.write(configuration, to: "millwork.yml")
    let run = try tool.run(["init", "--yes", "--target", "Lib"] + Self.source)
    if run.status == 0 {
      #expect(run.output.contains("Add to its `manifests` by hand:\n  Sources/Lib\n"), "\(run.output)")
    } else {
      #expect(run.errors.contains("millwork.yml:2:"), "\(run.errors)")
    }
    #expect(tool.text(of: "millwork.yml") == configuration)
  }

  /// What one configuration can't do for two targets is said.
  /// Without the plug-in no folder is named that is not there.
  @Test func withoutThePlugInManifestsStayWhereTheyAre() throws {
    let tool = try Self.package(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [.target(name: \"App\")])\n"
    )
    let configuration = "millwork: 1\nmanifests: [Foo]\noutput: Sources/App/Generated\n"
    try tool.write(configuration, to: "millwork.yml")
    try tool.write(
      "millwork: 1\ntoolbarContent: {A: {items: [{button: A, action: print(1)}]}}\n", to: "Foo/a.yml")
    #expect(try tool.run("init", "--no-plugin", "--yes").status == 0)
    #expect(tool.text(of: "millwork.yml") == configuration)
    #expect(try tool.run("generate").status == 0)
  }

  /// A configuration without any manifest gets the example, so that the next command has something to do.
  @Test func aBareConfigurationGetsAnExample() throws {
    let tool = try Self.package(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [.target(name: \"App\")])\n"
    )
    try tool.write("millwork: 1\nplatforms: {iOS: 17.0}\n", to: "millwork.yml")
    let run = try tool.run("init", "--no-plugin", "--yes")
    #expect(run.output.contains("writes to the target App what it makes of manifests in Sources/App\n"))
    #expect(try tool.run("generate").status == 0)
    #expect(tool.text(of: "Sources/App/Generated/ExampleToolbar.swift") != nil)
  }

  /// A package that is no Millwork, and a link that leads elsewhere, are told from what is meant.
  @Test func whatIsMeantOtherwiseIsSaid() throws {
    let text =
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [.target(name: \"App\")])\n"
    let tool = try Self.package(text)
    try tool.write(text, to: "other/Package.swift")
    let run = try tool.run("init", "--millwork-path", "other", "--yes")
    #expect(run.status == 1 && run.errors.contains("the package in `other` has no plug-in MillworkBuild"))
    try tool.write(text, to: "inner/kept/Package.swift")
    try tool.write("", to: "inner/package/Sources/App/a.swift")
    try FileManager.default.createSymbolicLink(
      atPath: tool.folder.path + "/inner/package/Package.swift",
      withDestinationPath: "../kept/Package.swift")
    let linked = try tool.run(["init", "inner/package", "--yes"] + Self.source)
    #expect(linked.status == 1 && linked.errors.contains("a symbolic link that leads out of its folder"))
    #expect(tool.text(of: "inner/kept/Package.swift") == text)
    #expect(tool.text(of: "inner/package/millwork.yml") == nil)
  }

  @Test func anOutputElsewhereIsSaid() throws {
    let tool = try Self.package(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [.target(name: \"App\"), .target(name: \"Lib\")])\n"
    )
    #expect(try tool.run("init", "--yes", "--target", "App", "--no-plugin").status == 0)
    let other = try tool.run("init", "--yes", "--target", "Lib", "--no-plugin")
    #expect(other.output.contains("to Sources/App/Generated, which is outside of the target Lib"), "\(other)")
    // As it says.
    let configuration = try #require(tool.text(of: "millwork.yml"))
    try FileManager.default.moveItem(
      atPath: tool.folder.path + "/Manifests/example.yml",
      toPath: tool.folder.path + "/Sources/App/example.yml")
    try tool.write(
      configuration.replacingOccurrences(of: "output: Sources/App/Generated\n", with: "")
        .replacingOccurrences(of: "[Manifests]", with: "[Sources/App]"), to: "millwork.yml")
    try tool.write(
      "millwork: 1\ntoolbarContent: {A: {items: [{button: A, action: print(1)}]}}\n",
      to: "Sources/Lib/a.millwork.yml")
    let named = try tool.run("init", "--yes", "--target", "Lib", "--no-plugin")
    #expect(named.output.contains("what it makes of manifests in Sources/Lib\n"), "\(named)")
    #expect(try tool.run("generate").status == 0)
    #expect(tool.text(of: "Sources/Lib/Generated/A.swift") != nil)
    #expect(tool.text(of: "Sources/App/Generated/ExampleToolbar.swift") != nil)
    try tool.write(configuration, to: "millwork.yml")
    let twice = try tool.run(["init", "--yes", "--target", "App"] + Self.source)
    #expect(twice.output.contains("says `output: Sources/App/Generated`, so"), "\(twice)")
    #expect(tool.text(of: "millwork.yml") == configuration)
    // The plug-in that is there now would generate all the same.
    let without = try tool.run("init", "--yes", "--target", "App", "--no-plugin")
    #expect(without.status == 64 && without.errors.contains("App uses MillworkBuild"), "\(without)")
  }

  @Test func aDryRunShowsTheSame() throws {
    let text =
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [.target(name: \"App\")])\n"
    let tool = try Self.package(text)
    let preview = try tool.run(["init", "--dry-run"] + Self.source)
    #expect(preview.status == 0)
    #expect(preview.output.contains("+++ Package.swift"))
    #expect(tool.text(of: "Package.swift") == text)
    #expect(tool.text(of: "millwork.yml") == nil)
    #expect(try tool.run(["init", "--yes"] + Self.source).output.hasPrefix(preview.output))
  }

  @Test func theExampleCompiles() throws {
    let tool = try Self.package(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "demo", platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
        targets: [.target(name: "App")])

      """)
    #expect(try tool.run(["init", "--yes", "--no-plugin"]).status == 0)
    let check = try tool.run("generate", "--check")
    #expect(check.status == 0, "\(check.errors)\(check.output)")
    #expect(check.output.contains("checked for 10 platform versions: no errors"))
    #expect(tool.text(of: "Sources/App/Generated/ExampleToggleStyle.swift") != nil)
  }

  @Test func lineEndsStay() throws {
    let text = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "demo",
        targets: [
          .target(
            name: "App"
          ),
        ]
      )

      """
    let tool = try Self.package(text.replacingOccurrences(of: "\n", with: "\r\n"))
    let run = try tool.run(["init", "--yes"] + Self.source)
    #expect(run.status == 0, "\(run.errors)")
    let after = tool.text(of: "Package.swift") ?? ""
    #expect(
      after.replacingOccurrences(of: "\r\n", with: "\n") == """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "demo",
          dependencies: [
            .package(url: "https://git.example.com/millwork.git", from: "1.2.0"),
          ],
          targets: [
            .target(
              name: "App",
              plugins: [.plugin(name: "MillworkBuild", package: "millwork")]
            ),
          ]
        )

        """)
    #expect(after.utf8.count { $0 == 10 } == after.utf8.count { $0 == 13 })
  }

  @Test(arguments: [
    (["--millwork-path", "nowhere"], "there is no Package.swift in `nowhere`"),
    (["--millwork-url", "no url"], "`no url` is no URL of a repository"),
    (
      ["--millwork-url", "https://example.com/millwork", "--millwork-version", "1.2"],
      "`1.2` is no version with three numbers"
    ),
    (["--millwork-url", "https://example.com/millwork"], "give `--millwork-version VERSION`"),
    ([], "give `--millwork-url URL or --millwork-path DIR`"),
  ])
  func whereMillworkIsHasToBeSaid(flags: [String], message: String) throws {
    let tool = try Self.package(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [.target(name: \"App\")])\n"
    )
    let run = try tool.run(["init", "--yes"] + flags)
    // A folder that is not there is no mistake of the command line.
    #expect(run.status == (flags.contains("--millwork-path") ? 1 : 64))
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(tool.text(of: "millwork.yml") == nil)
  }

  /// SwiftPM knows a folder by the name of where it leads to, however it is written.
  @Test(arguments: ["..", "../", "../../mill", "./.."]) func aFolderAbove(_ path: String) throws {
    let tool = try Tool()
    try tool.write("// MillworkBuild\n", to: "mill/Package.swift")
    try tool.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [.target(name: \"App\")])\n",
      to: "mill/app/Package.swift")
    try tool.write("", to: "mill/app/Sources/a.swift")
    let flags = ["init", "mill/app", "--yes", "--millwork-path", path]
    #expect(try tool.run(flags).status == 0)
    let after = try #require(tool.text(of: "mill/app/Package.swift"))
    #expect(after.contains(".package(path: \"\(path)\")"))
    #expect(after.contains(".plugin(name: \"MillworkBuild\", package: \"mill\")"))
    for again in [flags, ["init", "mill/app", "--yes"]] {
      #expect(try tool.run(again).output == "everything is there already; nothing to do\n")
    }
  }

  @Test func aPackageInAnotherFolder() throws {
    let tool = try Tool()
    try tool.write("// MillworkBuild\n", to: "mill work/Package.swift")
    try tool.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [.target(name: \"App\")])\n",
      to: "an app/Package.swift")
    try tool.write("", to: "an app/Package@swift-5.9.swift")
    try tool.write("", to: "an app/Sources/a.swift")
    let run = try tool.run("init", "an app/", "--yes", "--millwork-path", "../mill work")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Package@swift-5.9.swift stays as it is"))
    #expect(tool.text(of: "an app/Sources/Example.millwork.yml") != nil)
    #expect(
      tool.text(of: "an app/Package.swift")?.contains(
        #"dependencies: [.package(path: "../mill work")], targets: [.target(name: "App", plugins: [.plugin(name: "MillworkBuild", package: "mill work")])]"#
      ) == true)
    let none = try tool.run("init", "nowhere")
    #expect(none.errors.contains("there is no Package.swift in `nowhere`"))
    #expect(none.status == 1)
  }

  @Test func manifestsThatAreThereStayAndNeedNoExample() throws {
    let tool = try Self.package(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [.target(name: \"App\")])\n"
    )
    let own = "millwork: 1\ntoggleStyles: {Own: {variant: switch}}\n"
    try tool.write(own, to: "Manifests/example.yml")
    let run = try tool.run(["init", "--yes", "--no-plugin"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(tool.text(of: "Manifests/example.yml") == own)
    #expect(run.output.hasPrefix("create  millwork.yml\n\n"))
  }

  /// What was read without a configuration is read with it, too.
  @Test func theDefaultFolderIsNamedWhereItHasManifests() throws {
    let tool = try Self.package(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [.target(name: \"App\")])\n"
    )
    try tool.write("millwork: 1\ntoggleStyles: {Own: {variant: switch}}\n", to: "Manifests/own.yml")
    let run = try tool.run(["init", "--yes", "--millwork-path", Tool.root.path])
    #expect(run.status == 0, "\(run.errors)")
    #expect(tool.text(of: "millwork.yml")?.contains("\nmanifests: [Manifests, Sources/App]\n") == true)
  }

  /// A description of hundreds of targets gives a tree of tens of megabytes.
  @Test func largePackagesAreRead() throws {
    let targets = (1...600).map { ".target(name: \"T\($0)\", dependencies: [])," }.joined(separator: "\n    ")
    let tool = try Self.package(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "demo",
        targets: [
          \(targets)
          .target(name: "App"),
        ]
      )

      """)
    let run = try tool.run(["init", "--yes", "--target", "App"] + Self.source)
    #expect(run.status == 0, "\(run.errors)")
    #expect(tool.text(of: "Package.swift")?.contains(#".target(name: "App", plugins: [.plugin("#) == true)
  }

  /// What the build generates is not written into the package a second time.
  @Test func withThePlugInCodeIsLeftToTheBuild() throws {
    let text =
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [.target(name: \"App\")])\n"
    let tool = try Self.package(text)
    #expect(try tool.run(["init", "--yes"] + Self.source).status == 0)
    for flags in [[], ["--layout", "manifest"], ["--verify"], ["Sources/App/Example.millwork.yml"]] {
      let run = try tool.run(["generate"] + flags)
      #expect(run.status == 0)
      #expect(run.output == "2 components from 1 manifest: left to the plug-in\n", "\(run.errors)")
      #expect(run.errors.contains("`Sources/App/Example.millwork.yml` is left to the plug-in MillworkBuild"))
      #expect(tool.text(of: "Generated/ExampleToolbar.swift") == nil)
      #expect(tool.text(of: ".millwork/outputs.json") == nil)
    }
    // By request it is written, and stays.
    #expect(try tool.run("generate", "--output", "Code").output.contains("to Code: 2 written"))
    #expect(try tool.run("generate").status == 0)
    #expect(tool.text(of: "Code/ExampleToolbar.swift") != nil)
    // Other manifests are generated as always.
    try tool.write(
      "millwork: 1\ntoolbarContent:\n  Bar: {items: [{button: A, action: print(1)}]}\n",
      to: "Sources/App/bar.yml")
    #expect(
      try tool.run("generate").output
        == "1 component from 1 manifest to Sources/App/Generated: 1 written, 0 unchanged; 2 components from 1 manifest left to the plug-in\n"
    )
    // A mistake is said where the manifest is, as everywhere.
    try tool.write("millwork: 1\nnope: 1\n", to: "Sources/App/Example.millwork.yml")
    #expect(try tool.run("generate").errors.contains("Sources/App/Example.millwork.yml:2:1: error:"))
  }

  @Test func nothingIsWrittenWithoutAYes() throws {
    let text =
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [.target(name: \"App\")])\n"
    let tool = try Self.package(text)
    let run = try tool.run(["init"] + Self.source)
    #expect(run.status == 64)
    #expect(run.output.contains("+++ millwork.yml"))
    #expect(run.errors.contains("give `--yes`"))
    #expect(tool.text(of: "Package.swift") == text)
    let no = try PseudoTerminal().run(tool, "init", "--no-plugin", "--guard-import", typed: "n\n")
    #expect(no.status == 1)
    #expect(no.shown.hasSuffix("nothing was changed\n"), "\(no.shown)")
    #expect(tool.text(of: "millwork.yml") == nil)
  }

  /// An older compiler knows no such tree of the file, and where there is none, nobody does.
  @Test func withoutACompilerTheLinesArePrinted() throws {
    let text =
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [.target(name: \"App\")])\n"
    let tool = try Self.package(text)
    try tool.write(
      "#!/bin/sh\ncase \"$*\" in *-print-target-info*) exec swiftc \"$@\";; esac\necho \"error: unknown argument: '-dump-ast-format'\" >&2\nexit 1\n",
      to: "swiftc")
    chmod(tool.folder.appendingPathComponent("swiftc").path, 0o755)
    for (compiler, message) in [
      (tool.folder.path + "/swiftc", " is too old to tell what `Package.swift` says [unusable-compiler]"),
      ("/nowhere/swiftc", "[no-compiler]"),
    ] {
      let compiler = ["MILLWORK_SWIFTC": compiler]
      let run = try tool.run(["init", "--yes", "--target", "App"] + Self.source, environment: compiler)
      #expect(run.status == 1)
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(
        run.output == """
          Package.swift stays as it is: there is no compiler that could read it. Add to it by hand:
            to the `dependencies` of the package:
              .package(url: "https://git.example.com/millwork.git", from: "1.2.0")
            to the `plugins` of the target App:
              .plugin(name: "MillworkBuild", package: "millwork")

          """)
      #expect(tool.text(of: "Package.swift") == text)
      let open = try tool.run("init", "--yes", environment: compiler)
      #expect(open.output.contains(".package(url: \"URL\", from: \"VERSION\")"))
      #expect(open.output.contains("of the target that gets components:"))
      #expect(try tool.run("init", "--yes", "--no-plugin", environment: compiler).output == "")
    }
  }

  @Test func whatCannotBeWrittenTakesTheRestBack() throws {
    let tool = try Self.package(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [.target(name: \"App\")])\n"
    )
    try tool.write("", to: "Manifests")
    let run = try tool.run("init", "--yes", "--no-plugin")
    #expect(run.status == 1)
    #expect(run.errors.contains("`Manifests` can't be written"), "\(run.errors)")
    #expect(tool.text(of: "millwork.yml") == nil)
  }
}
