import Foundation
import MillworkSource

/// The temporary folder of one check. The files to be checked are written there under numbers, never under names that
/// came from outside.
struct WorkFolder {
  /// The folder's path.
  let path: String
  private var manager: FileManager { FileManager.default }

  /// Makes a folder that nobody else uses.
  static func make() throws(Obstacle) -> WorkFolder {
    let parent = FileManager.default.temporaryDirectory
    let path = parent.appendingPathComponent("millwork-\(UUID().uuidString)").path
    do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
      throw Obstacle(
        Reason.workFolder, .workFolderUnusable(parent.path, reason: error.localizedDescription))
    }
    return WorkFolder(path: path)
  }

  /// Writes `files` into `folder` and returns their paths from the work folder, in order. The first file named
  /// `main.swift` keeps that name, by which the compiler knows where code may stand at the top level.
  func write(
    _ files: [MappedFile], folder: String, prefix: String = "", contents: (MappedFile) -> [UInt8]
  ) throws(Obstacle) -> [String] {
    do {
      try manager.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
      var hasMain = false
      return try files.enumerated().map { index, file in
        let isMain = !hasMain && Self.isMain(file)
        hasMain = hasMain || isMain
        // The compiler wants each base name once, in whatever folder.
        let name = isMain ? "\(folder)/main.swift" : "\(folder)/\(prefix)\(index + 1).swift"
        try Data(contents(file)).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
        return name
      }
    } catch {
      throw Obstacle(Reason.workFolder, .workFolderUnusable(path, reason: error.localizedDescription))
    }
  }

  /// Makes a folder of this name in the folder, where there is none.
  func makeFolder(_ name: String) throws(Obstacle) {
    do { try manager.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true) } catch {
      throw Obstacle(Reason.workFolder, .workFolderUnusable(path, reason: error.localizedDescription))
    }
  }

  /// Whether a file may have code at its top level.
  static func isMain(_ file: MappedFile) -> Bool {
    file.path == "main.swift" || file.path.hasSuffix("/main.swift")
  }

  /// The last component of a path.
  static func baseName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The bytes of a file in the folder, empty where there is none.
  func read(_ name: String) -> [UInt8] {
    manager.contents(atPath: "\(path)/\(name)").map { [UInt8]($0) } ?? []
  }

  /// Writes bytes as a file of this name.
  func write(_ bytes: [UInt8], to name: String) throws(Obstacle) {
    do { try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)")) } catch {
      throw Obstacle(Reason.workFolder, .workFolderUnusable(path, reason: error.localizedDescription))
    }
  }

  /// Removes the folder.
  func remove() {
    try? manager.removeItem(atPath: path)
  }
}
