import Foundation
import MillworkTestSupport
import Testing

/// Millwork as a package whose tool is built already: the checkout's own Package.swift, in which the executable's target is one
/// file that becomes the built tool. What depends on it uses the plug-ins of the checkout and doesn't build Millwork again.
enum BuiltMillwork {
  private static let executable = #".executableTarget(name: "millwork", dependencies: ["MillworkCLI"])"#
  private static let standIn = #".executableTarget(name: "millwork", path: "StandIn")"#

  /// The package, in a folder `millwork`, with the tool as it is now.
  static func package(of root: URL, in base: URL) throws -> URL {
    let manager = FileManager.default
    let package = base.appendingPathComponent("millwork")
    try manager.createDirectory(
      at: package.appendingPathComponent("StandIn"), withIntermediateDirectories: true)

    let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    try #require(manifest.components(separatedBy: executable).count == 2)
    try FixturePackage.write(
      manifest.replacingOccurrences(of: executable, with: standIn),
      to: package.appendingPathComponent("Package.swift"))
    try FixturePackage.write(
      try builtToolStandIn(), to: package.appendingPathComponent("StandIn/main.swift"))

    for name in ["Sources", "Plugins", "Tests", "Benchmarks"] {
      let link = package.appendingPathComponent(name)
      if (try? manager.destinationOfSymbolicLink(atPath: link.path)) != nil { continue }
      try manager.createSymbolicLink(at: link, withDestinationURL: root.appendingPathComponent(name))
    }
    return package
  }
}
