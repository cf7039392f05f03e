import Foundation
import MillworkSDK
import MillworkSource

/// What a check would find in an environment, for a person who wonders why one does not work.
public struct CheckHealth: Sendable {
  /// The compiler; `nil` where there is none that answers.
  public let toolchain: Toolchain?
  /// Why there is no compiler, or why it can't serve Apple's platforms.
  public let diagnostics: [Diagnostic]
  /// Whether code is judged by Apple's availability.
  public let servesApplePlatforms: Bool
  /// The bytes of all that is in the cache folder.
  public let cacheBytes: Int
  /// The results of earlier checks: how many, and the bytes they take and may take.
  public let results: (entries: Int, bytes: Int, limit: Int)
  /// Whether the cache folder can be written.
  public let cacheIsWritable: Bool
}

extension Checker {
  /// Looks at compiler and cache without checking anything. A cache folder that is not there yet is made.
  public func health() -> CheckHealth {
    let manager = FileManager.default
    let root = environment.cacheFolder
    try? manager.createDirectory(atPath: root, withIntermediateDirectories: true)
    removeLeftovers()
    let usage = environment.results.usage()
    var found: Toolchain?
    var diagnostics: [Diagnostic] = []
    do throws(Obstacle) { found = try toolchain() } catch { diagnostics.append(error.diagnostic) }
    var missing: String?
    if let found, environment.sdk == .bundled {
      missing = StandardLibrary.modules.map(found.interface(of:)).first { !manager.fileExists(atPath: $0) }
      if let missing { diagnostics.append(.noStandardLibrary(missing: missing)) }
    }
    return CheckHealth(
      toolchain: found, diagnostics: diagnostics, servesApplePlatforms: found != nil && missing == nil,
      cacheBytes: Self.size(of: root), results: (usage.entries, usage.bytes, environment.resultsLimit),
      cacheIsWritable: manager.isWritableFile(atPath: root))
  }

  /// Removes everything that was kept; the next check derives it anew.
  public func clearCache() throws {
    let root = environment.cacheFolder
    for name in (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    where ["results", "checked", "generated"].contains(name) || name.hasPrefix("check-") {
      try FileManager.default.removeItem(atPath: "\(root)/\(name)")
    }
  }

  /// Removes what processes that were killed left in the cache; what they left of temporary files goes with the next ones.
  private func removeLeftovers() {
    let root = environment.cacheFolder
    for name in (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    where name.hasPrefix("check-") {
      FolderClaim.removeLeftovers(in: "\(root)/\(name)")
      FolderClaim.removeLeftovers(in: "\(root)/\(name)/packages")
    }
  }

  private static func size(of folder: String) -> Int {
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    let enumerator = FileManager.default.enumerator(at: url, includingPropertiesForKeys: [.fileSizeKey])
    var size = 0
    while let file = enumerator?.nextObject() as? URL {
      size += (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    }
    return size
  }
}
