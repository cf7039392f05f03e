import MillworkSource

extension Workspace {
  /// Writes a file where its bytes change, replacing it as a whole. Says whether it was written; `nil` after a failure,
  /// which is reported. A symbolic link stays one; a pipe or a device is written to, and so is what the process has open
  /// where the path says so (`/dev/fd/3`); `-` is standard output.
  @discardableResult
  mutating func write(_ bytes: [UInt8], to path: String) -> Bool? {
    if path == "-", let console {
      console.output(bytes: bytes)
      return true
    }
    do throws(SystemFile.Failure) {
      if let descriptor = SystemFile.descriptor(named: path) {
        try SystemFile.writeAll(bytes, to: descriptor)
        return true
      }
      switch SystemFile.kind(of: path) {
      case .folder: throw SystemFile.Failure.isFolder
      case .other: try SystemFile.overwrite(path, with: bytes)
      case .link:
        guard let target = SystemFile.realPath(path) else { throw SystemFile.Failure.leadsNowhere }
        return write(bytes, to: target)
      case .file where try SystemFile.read(path) == bytes: return false
      case .file, .nothing:
        OwnTemporary.removeLeftovers(of: path)
        try SystemFile.replace(path, with: bytes, by: OwnTemporary.path(for: path))
      }
      return true
    } catch {
      diagnostics.append(.cannotWrite(path, reason: error.reason))
      return nil
    }
  }

  /// Makes the folder that a file is to stand in, with those around it. Says whether it is there; a failure is reported.
  mutating func makeFolder(around file: String) -> Bool {
    makeFolder(parentFolder(of: file))
  }

  /// Makes a folder, with those around it. Says whether it is there; a failure is reported.
  mutating func makeFolder(_ path: String) -> Bool {
    do throws(SystemFile.Failure) {
      try SystemFile.makeFolder(path)
      return true
    } catch {
      diagnostics.append(.cannotWrite(path, reason: error.reason))
      return false
    }
  }
}

/// The folder that a file stands in, by its path alone: `.` for a bare name.
func parentFolder(of path: String) -> String {
  let names = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  return names.isEmpty ? "." : names == [""] ? "/" : names.joined(separator: "/")
}
