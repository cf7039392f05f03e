import Foundation

/// The built command-line tool, which lies beside the test bundle.
public let builtTool: URL = {
  #if os(macOS)
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let folder = bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL
  #else
    let folder = Bundle.main.bundleURL
  #endif
  return folder.appendingPathComponent("millwork")
}()

/// The source text of a program that becomes the built tool: it stands for the executable `millwork` in packages that tests
/// build, so that Millwork isn't built once more for each. The text names the tool's date, so a new tool makes a new program.
public func builtToolStandIn() throws -> String {
  let date = try builtTool.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  return """
    #if canImport(Darwin)
      import Darwin
    #else
      import Glibc
    #endif

    // The tool of \(date?.timeIntervalSinceReferenceDate ?? 0).
    execv(\(builtTool.path.debugDescription), CommandLine.unsafeArgv)
    perror("the built tool can't be run")
    exit(1)

    """
}
