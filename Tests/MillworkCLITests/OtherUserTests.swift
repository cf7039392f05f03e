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
    let program = tool.folder.appendingPathComponent("millwork")
    try FileManager.default.copyItem(at: builtTool, to: program)
    let cache = tool.folder.appendingPathComponent("cache")
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    for (path, mode) in [(program, 0o755), (tool.folder, 0o755), (cache, 0o777)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path.path)
    }
    let run = try tool.run(
      ["check", "a.swift", "--platform", "iOS 17"],
      through: [Self.setpriv, "--reuid=65534", "--regid=65534", "--clear-groups", program.path],
      environment: ["MILLWORK_CACHE": cache.path, "HOME": cache.path])
    #expect(
      run.errors.contains("a.swift:3:11: error: 'ToolbarSpacer' is only available in iOS 26.0 or newer"))
    #expect(run.status == 1 && !run.errors.contains("no-standard-library"))
  }
}
