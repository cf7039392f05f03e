import Foundation
import MillworkCheck
import MillworkTestSupport
import Testing

@testable import MillworkCLI

/// What is remembered between two runs of `check`: it saves work and is never seen otherwise.
@Suite struct CheckMemoryTests {
  /// One change of an input, and what is said afterwards and not before.
  struct Change: Sendable, CustomTestStringConvertible {
    let path: String
    /// The new contents; `nil` where the file goes.
    let text: String?
    let shows: String
    var testDescription: String { "\(path): \(shows)" }
  }

  static let changes = [
    Change(
      path: "Manifests/a.yml",
      text: MemoryProject.toolbar("One", "Two").replacing("printAll", with: "prnt"),
      shows: "cannot find 'prnt' in scope"),
    Change(
      path: "Manifests/d.yml", text: MemoryProject.toolbar("One"), shows: "[duplicate-name]"),
    Change(path: "Manifests/b.yml", text: nil, shows: "iOS 17.0  Swift 6  7 files"),
    Change(
      path: "millwork.yml", text: MemoryProject.configuration.replacing("17.0", with: "16.0"),
      shows: "iOS 16.0"),
    Change(path: "Templates/header.stencil", text: "let mine: Int = true\n", shows: "'Int'"),
    Change(path: "app.tokens.json", text: "{}", shows: "[unknown-token]"),
    Change(
      path: "Kinds/badge.yml", text: MemoryProject.kind.replacing("default: 12", with: "default: big"),
      shows: "Kinds/badge.yml:6:"),
    Change(
      path: "Kinds/badge.stencil", text: "struct {{ name }} { let size: Bool = {{ size }} }\n",
      shows: "'Bool'"),
    Change(path: "Stubs/app.swift", text: "func printEverything() {}\n", shows: "cannot find 'printAll'"),
    Change(path: "Manifests/b-stub.swift", text: "let sent: Int = true\n", shows: "'Int'"),
    Change(path: "Manifests/b-stub.swift", text: nil, shows: "[no-such-file]"),
    Change(
      path: "App.xcassets/Accent.colorset/Contents.json", text: MemoryProject.accent(dark: false),
      shows: "[no-dark-variant]"),
  ]

  @Test(arguments: changes) func aChangedInputIsSeen(_ change: Change) throws {
    let project = try MemoryProject()
    let first = try project.tool.run("check", "--swift", "6")
    #expect(first.status == 0, "\(first.errors)")
    let again = try project.tool.run("check", "--swift", "6")
    #expect((again.output, again.errors) == (first.output, first.errors))
    #expect(!(first.output + first.errors).contains(change.shows))
    if let text = change.text {
      try project.tool.write(text, to: change.path)
    } else {
      try FileManager.default.removeItem(at: project.tool.folder.appendingPathComponent(change.path))
    }
    let second = try project.tool.run("check", "--swift", "6")
    #expect((second.output + second.errors).contains(change.shows), "\(second.output)\(second.errors)")
    // A run that remembers nothing says the same.
    let fresh = try project.tool.run("check", "--swift", "6", environment: ["MILLWORK_CACHE_LIMIT": "0"])
    #expect((fresh.output, fresh.errors, fresh.status) == (second.output, second.errors, second.status))
  }

  @Test func whatIsRememberedIsNotDoneAgain() throws {
    let project = try MemoryProject()
    let name = "\(UUID().uuidString).yml"
    try project.tool.write(MemoryProject.toolbar("Other"), to: "Manifests/\(name)")
    let first = try project.tool.run("check", "--swift", "6")
    #expect(first.status == 0, "\(first.errors)")

    let folder = CheckEnvironment.defaultCacheFolder(ProcessInfo.processInfo.environment) + "/checked"
    let paths = try FileManager.default.contentsOfDirectory(atPath: folder).map { "\(folder)/\($0)" }
    let path = try #require(
      paths.first { FileManager.default.contents(atPath: $0)?.firstRange(of: Data(name.utf8)) != nil })
    // A lie about what was said shows that nobody checks again.
    let file = MemoryFile(at: path)
    let said = try #require(file.read())
    var lie = Data(said)
    lie.replaceSubrange(
      try #require(lie.firstRange(of: Data("no errors".utf8))), with: Data("no horror".utf8))
    file.save(Array(lie))
    #expect(
      try project.tool.run("check", "--swift", "6").output
        == first.output.replacing("no errors", with: "no horror"))

    // Other runs of the command have their own memory, or none.
    #expect(try project.tool.run("check", "--swift", "6", "--verbose").output == first.output)
    #expect(try project.tool.run("check", "--swift", "5").output.contains("no errors"))
    #expect(try project.tool.run("check", "--reporter", "json").output.hasPrefix("{\n"))
    #expect(
      try project.tool.run("check", "--swift", "6", environment: ["MILLWORK_CACHE_LIMIT": "0"]).output
        == first.output)
    for length in [0, 3, 20, said.count / 2] {
      file.save(Array(said.prefix(length)))
      #expect(try project.tool.run("check", "--swift", "6").output == first.output)
    }
  }

  @Test func whatFailsIsNotRemembered() throws {
    let project = try MemoryProject()
    try project.tool.write("let sent: Int = true\n", to: "Manifests/b-stub.swift")
    let first = try project.tool.run("check", "--swift", "6")
    #expect(first.status == 1)
    let again = try project.tool.run("check", "--swift", "6")
    #expect((again.output, again.errors, again.status) == (first.output, first.errors, 1))
    try project.tool.write("func sendAll() {}\n", to: "Manifests/b-stub.swift")
    #expect(try project.tool.run("check", "--swift", "6").status == 0)
  }
}
