import Foundation

/// The file beside another one in which a process writes what is to take its place as a whole.
enum OwnTemporary {
  private static let mark = ".millwork-"

  /// The path for `file`, which no other process uses at the same time.
  static func path(for file: String) -> String {
    file + mark + "\(ProcessInfo.processInfo.processIdentifier)"
  }

  /// Removes what processes left for `file` that were killed while they wrote it.
  static func removeLeftovers(of file: String) {
    let folder = parentFolder(of: file)
    let begin = (file.split(separator: "/").last ?? "") + mark
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(begin) && Int32(name.dropFirst(begin.count)) != nil {
      SystemFile.removeUnclaimed("\(folder)/\(name)")
    }
  }
}
