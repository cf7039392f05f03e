import Foundation
import MillworkTestSupport

@testable import MillworkCLI

/// A project that uses everything that a generation can read, with a cache of its own.
struct MemoryProject {
  let tool: Tool
  /// How the code is spread over files.
  let layout: String

  static let kind = """
    millwork: 1
    kind: badge
    summary: A badge.
    template: badge.stencil
    fields:
      size: {type: number, default: 12, summary: The size.}

    """

  static let configuration = """
    millwork: 1
    platforms: {iOS: 17.0}
    templates: Templates
    kinds: [Kinds/badge.yml]
    colors: {tokens: [app.tokens.json], dark: [dark.tokens.json], catalogs: [App.xcassets]}
    check: {stubs: [Stubs/app.swift]}

    """

  /// The project, not yet generated.
  init(layout: String = "component") throws {
    self.layout = layout
    tool = try Tool()
    try tool.write(Self.configuration, to: "millwork.yml")
    try tool.write("{\"brand\": {\"$type\": \"color\", \"$value\": \"#AA0000\"}}", to: "app.tokens.json")
    try tool.write("{\"brand\": {\"$type\": \"color\", \"$value\": \"#007700\"}}", to: "dark.tokens.json")
    try tool.write("func printAll() {}\n", to: "Stubs/app.swift")
    try tool.write("{\"info\": {\"version\": 1}}", to: "App.xcassets/Contents.json")
    try tool.write(Self.accent(dark: true), to: "App.xcassets/Accent.colorset/Contents.json")
    try tool.write(Self.kind, to: "Kinds/badge.yml")
    try tool.write("struct {{ name }} { let size = {{ size }} }\n", to: "Kinds/badge.stencil")
    try tool.write("{% include \"header.stencil\" %}\n// own\n", to: "Templates/unused.stencil")
    try tool.write(Self.toolbar("One", "Two"), to: "Manifests/a.yml")
    try tool.write(Self.toolbar("Three"), to: "Manifests/b.yml")
    try tool.write(
      """
      millwork: 1
      check: {stubs: [b-stub.swift]}
      toggleStyles:
        Mine: {variant: switch, track: {on: {token: brand}, off: {asset: Accent}}}
      components:
        Badge: {kind: badge}

      """, to: "Manifests/c.yml")
    try tool.write("func sendAll() {}\n", to: "Manifests/b-stub.swift")
  }

  static func accent(dark: Bool) -> String {
    let appearances = "{\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]}"
    return "{\"colors\": [{}\(dark ? ", " + appearances : "")]}"
  }

  static func toolbar(_ names: String..., title: String = "Print") -> String {
    "millwork: 1\ntoolbarContent:\n"
      + names.map { "  \($0): {items: [{button: \(title), action: printAll()}]}\n" }.joined()
  }

  /// Generates with the project's own cache.
  func generate(_ arguments: String...) throws -> Tool.Run {
    let flags = layout == "component" ? [] : ["--layout", layout]
    return try tool.run(["generate"] + flags + arguments, environment: ["MILLWORK_CACHE": cache.path])
  }

  var cache: URL { tool.folder.appendingPathComponent(".cache") }

  /// The files in which memories are kept.
  var memoryFiles: [URL] {
    let folder = cache.appendingPathComponent("generated")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  /// What is remembered, where it is one project in one folder.
  var memory: GenerationMemory? {
    memoryFiles.count == 1
      ? MemoryFile(at: memoryFiles[0].path).read().flatMap { GenerationMemory(stored: $0) } : nil
  }

  /// All generated files with their texts.
  var outputs: [String: String] {
    let folder = tool.folder.appendingPathComponent("Generated")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Dictionary(uniqueKeysWithValues: names.map { ($0, tool.text(of: "Generated/\($0)") ?? "") })
  }
}
