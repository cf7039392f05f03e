import Foundation
import MillworkSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The temporary folder of one check. The files to be checked are written there under numbers, never under names that
/// came from outside.
package struct WorkFolder {
  /// The folder's path.
  package let path: String
  /// What tells other processes that the folder is in use.
  private let claim: FolderClaim?
  /// The folder that is claimed: this one, or the one that it is a part of.
  private let whole: String
  private var manager: FileManager { FileManager.default }

  /// Makes a folder that nobody else uses, and removes those that processes left that were killed. All are in one folder a
  /// user, so that what lies beside them is ours.
  package static func make() throws(Obstacle) -> WorkFolder {
    let temporary = FileManager.default.temporaryDirectory.path
    let parent = "\(temporary)/millwork-\(geteuid())"
    if mkdir(parent, 0o700) != 0, errno != EEXIST {
      throw Obstacle(
        Reason.workFolder, .workFolderUnusable(temporary, reason: String(cString: strerror(errno))))
    }
    var status = stat()
    // Where temporary files of all users lie, somebody else may have been faster.
    guard lstat(parent, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else {
      throw Obstacle(
        Reason.workFolder, .workFolderUnusable(parent, reason: String(cString: strerror(EACCES))))
    }
    FolderClaim.removeLeftovers(in: parent)
    do {
      let (path, claim) = try FolderClaim.makeFolder(in: parent)
      return WorkFolder(path: path, claim: claim, whole: path)
    } catch {
      throw Obstacle(Reason.workFolder, .workFolderUnusable(temporary, reason: error.localizedDescription))
    }
  }

  /// Makes a part of the folder, of which as many may be made as there are modules.
  func makePart(_ number: Int) throws(Obstacle) -> WorkFolder {
    try makeFolder("part-\(number)")
    return WorkFolder(path: "\(path)/part-\(number)", claim: claim, whole: whole)
  }

  /// Lets the folder stay for a day, since a message names it.
  func keep() { FolderClaim.keep(whole) }

  /// Writes `files` into `folder` and returns their paths from the work folder, in order. The first file named
  /// `main.swift` keeps that name, by which the compiler knows where code may stand at the top level.
  func write(
    _ files: [MappedFile], folder: String, prefix: String = "", contents: (MappedFile) -> [UInt8]
  ) throws(Obstacle) -> [String] {
    let names = Self.names(of: files, folder: folder, prefix: prefix)
    for (name, file) in zip(names, files) { try write(contents(file), to: name) }
    return names
  }

  /// Writes one file, whose path is given from the work folder.
  func write(_ contents: [UInt8], to name: String) throws(Obstacle) {
    do {
      let folder = name.split(separator: "/").dropLast().joined(separator: "/")
      if !folder.isEmpty {
        try manager.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
      }
      try writeFile(contents, to: "\(path)/\(name)")
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

  /// The paths of `files` in `folder`, from the work folder.
  static func names(of files: [MappedFile], folder: String, prefix: String = "") -> [String] {
    var hasMain = false
    return files.enumerated().map { index, file in
      let isMain = !hasMain && isMain(file)
      hasMain = hasMain || isMain
      // The compiler wants each base name once, in whatever folder.
      return isMain ? "\(folder)/main.swift" : "\(folder)/\(prefix)\(index + 1).swift"
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

  /// Removes the folder.
  package func remove() {
    try? manager.removeItem(atPath: path)
    // The last one takes away what all were in.
    if path == whole { rmdir(URL(fileURLWithPath: path).deletingLastPathComponent().path) }
  }
}

/// Writes a file without waiting for the disk, as `Data.write(to:)` does: what is written here is made anew or checked
/// when it is read.
func writeFile(_ contents: [UInt8], to path: String) throws {
  func failure() -> CocoaError {
    CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: String(cString: strerror(errno))])
  }
  let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
  guard file >= 0 else { throw failure() }
  defer { close(file) }
  try contents.withUnsafeBytes { buffer in
    var offset = 0
    while offset < buffer.count, let base = buffer.baseAddress {
      let count = write(file, base + offset, buffer.count - offset)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure() }
      offset += count
    }
  }
}
