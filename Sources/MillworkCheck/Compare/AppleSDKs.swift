import Foundation
import MillworkDocument
import MillworkSDK

/// Apple's SDKs in a folder: one `.sdk` folder, a folder with several, or Xcode itself.
package struct AppleSDKs: Hashable, Sendable {
  /// One platform's SDK.
  package struct Entry: Hashable, Sendable {
    /// Its folder.
    package let path: String
    /// Its version.
    package let version: OSVersion
  }

  /// The SDKs that were found, the newest of each platform.
  package private(set) var entries: [Platform: Entry] = [:]

  /// Looks for SDKs in `path`.
  package init(in path: String) {
    var folders = [path] + Self.sdks(in: path)
    for part in ["", "/Contents/Developer"] {
      let platforms = "\(path)\(part)/Platforms"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: platforms)) ?? []
      folders += names.flatMap { Self.sdks(in: "\(platforms)/\($0)/Developer/SDKs") }
    }
    for folder in folders {
      guard let (platform, version) = Self.settings(folder) else { continue }
      if let known = entries[platform], known.version >= version { continue }
      entries[platform] = Entry(path: folder, version: version)
    }
  }

  /// The `.sdk` folders in `path`.
  private static func sdks(in path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".sdk") }.sorted().map { "\(path)/\($0)" }
  }

  /// What an SDK's settings say of it; `nil` for a folder without them, and for an SDK of a simulator.
  private static func settings(_ folder: String) -> (Platform, OSVersion)? {
    guard let text = FileManager.default.contents(atPath: folder + "/SDKSettings.json"),
      let settings = readJSON(Array(text)), let name = settings["CanonicalName"]?.string,
      let version = settings["Version"]?.string.flatMap({ OSVersion($0) })
    else { return nil }
    let family = name.prefix { !$0.isNumber && $0 != "." }
    return Platform.allCases.first { $0.xcodeSDK == family }.map { ($0, version) }
  }
}
