import Foundation

/// What is in a folder.
enum FolderFiles {
  /// The files at any depth, sorted by path, without hidden ones and those in hidden folders.
  static func inside(_ folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let files = (found?.allObjects ?? []).compactMap { $0 as? URL }.filter { url in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
    }
    return files.sorted { $0.path < $1.path }
  }
}
