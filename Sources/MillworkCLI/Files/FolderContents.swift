import Foundation

/// What is in a folder at any depth, without hidden names. The folder itself may be a symbolic link; those in it are not
/// followed.
struct FolderContents {
  /// The paths of all that is in the folder, relative to it and sorted; folders are among them.
  private(set) var names: [String] = []
  /// The folder and those in it, as paths that begin with its own.
  private(set) var folders: [String] = []
  /// Those of the folders whose contents may not be listed: what is in them is not known to be gone.
  private(set) var closed: [String] = []

  /// Lists a folder; `nil` where there is none.
  init?(_ folder: String) {
    guard isFolder(folder) else { return nil }
    add(folder, below: "")
    names.sort()
  }

  private mutating func add(_ folder: String, below prefix: String) {
    folders.append(folder)
    guard let listed = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      closed.append(folder)
      return
    }
    for name in listed where !name.hasPrefix(".") {
      names.append(prefix + name)
      let path = "\(folder)/\(name)"
      if SystemFile.kind(of: path) == .folder { add(path, below: "\(prefix)\(name)/") }
    }
  }
}
