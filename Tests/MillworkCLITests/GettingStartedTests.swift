import Foundation
import MillworkTestSupport
import Testing

/// docs/getting-started.md: its commands are run in order, in the package that it shows; what they print stands below them.
@Suite struct GettingStartedTests {
  @Test func everyCommandPrintsWhatThePageShows() throws {
    let url = Tool.root.appendingPathComponent("docs/getting-started.md")
    let page = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let tool = try Tool()
    try tool.write("", to: "Sources/Notes/Notes.swift")
    var written = ""
    var rest = page[...]
    var commands = 0
    while let fence = rest.range(of: "\n```") {
      let kind = rest[fence.upperBound...].prefix { $0 != "\n" }
      let start = rest.index(fence.upperBound, offsetBy: kind.count + 1)
      let end = try #require(rest.range(of: "```\n", range: start..<rest.endIndex))
      written += rest[..<start]
      let body = rest[start..<end.lowerBound]
      switch kind {
      case "console":
        let line = body.prefix { $0 != "\n" }
        #expect(line.hasPrefix("$ millwork "))
        let output = try run(String(line.dropFirst(2)), in: tool)
        written += "\(line)\n\(output)"
        commands += 1
      default:
        if kind == "swift" {
          let isPackage = body.contains("import PackageDescription")
          try tool.write(String(body), to: isPackage ? "Package.swift" : "Sources/Notes/NotesScreen.swift")
        }
        written += body
      }
      written += rest[end]
      rest = rest[end.upperBound...]
    }
    #expect(commands > 4)
    // The screen uses what comes of the example.
    #expect(try tool.run("generate", "Sources/Notes/Example.millwork.yml", "--output", "Out").status == 0)
    let check = try tool.run("check", "Sources/Notes/NotesScreen.swift", "Out", "--platform", "ios17")
    #expect(check.status == 0, "\(check.errors)")
    GoldenCase(url: url, name: "getting-started").expect(written + rest, in: ".md")
  }

  /// What a command prints, as a person sees it.
  private func run(_ command: String, in tool: Tool) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec 2>&1; \(command)"]
    process.currentDirectoryURL = tool.folder
    let path = builtTool.deletingLastPathComponent().path
    process.environment = ProcessInfo.processInfo.environment.merging([
      "PATH": "\(path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    ]) { $1 }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
