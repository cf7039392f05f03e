import Foundation
import MillworkTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The tool as a user to whom neither the toolchain nor the tool belongs, which is how most people run it.
@Suite struct OtherUserTests {
  private static let setpriv = "/usr/bin/setpriv"
  private static var canBecomeNobody: Bool {
    getuid() == 0 && FileManager.default.isExecutableFile(atPath: setpriv)
  }

  @Test(.enabled(if: canBecomeNobody)) func checksWithItsOwnCache() throws {
    let tool = try Tool()
    try tool.write(
      "import SwiftUI\nlet item = ToolbarItem { Text(\"a\") }\nlet bar = ToolbarSpacer(.fixed)\n",
      to: "a.swift")
    let run = try runAsNobody(tool, "check", "a.swift", "--platform", "iOS 17")
    #expect(
      run.errors.contains("a.swift:3:11: error: 'ToolbarSpacer' is only available in iOS 26.0 or newer"))
    #expect(run.status == 1 && !run.errors.contains("no-standard-library"))
  }

  /// What is in a folder that nobody may list is not gone.
  @Test(.enabled(if: canBecomeNobody)) func aClosedFolderKeepsItsOutputs() throws {
    let tool = try Tool()
    try tool.write("millwork: 1\nmanifests: [Sources]\n", to: "millwork.yml")
    for name in ["A", "B"] {
      try tool.write(
        "millwork: 1\ntoolbarContent:\n  \(name)Bar: {items: [{button: Print, action: printAll()}]}\n",
        to: "Sources/\(name)/bar.millwork.yml")
    }
    #expect(try tool.run("generate").status == 0)
    let closed = tool.folder.appendingPathComponent("Sources/B").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    let run = try runAsNobody(tool, "generate", "--dry-run")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
    #expect(run.status == 1 && run.errors.contains("`Sources/B` can't be read"), "\(run.errors)")
    #expect(!run.output.contains("BBar"))
  }

  private func runAsNobody(_ tool: Tool, _ arguments: String...) throws -> Tool.Run {
    let program = tool.folder.appendingPathComponent("millwork")
    try FileManager.default.copyItem(at: builtTool, to: program)
    let cache = tool.folder.appendingPathComponent("cache")
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    for (path, mode) in [(program, 0o755), (tool.folder, 0o755), (cache, 0o777)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path.path)
    }
    return try tool.run(
      arguments, through: [Self.setpriv, "--reuid=65534", "--regid=65534", "--clear-groups", program.path],
      environment: ["MILLWORK_CACHE": cache.path, "HOME": cache.path])
  }
}
