import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Says of a folder that somebody works in it, for as long as the value lives and the process does: the folder is locked,
/// and the system lets go of the lock however the process ends. A folder of ours that nobody claims is a leftover.
final class FolderClaim: Sendable {
  private let descriptor: Int32

  /// Claims the folder at `path`; `nil` where somebody else has, where it is none, or where it has gone meanwhile.
  init?(_ path: String) {
    let file = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return nil }
    var (own, named) = (stat(), stat())
    guard flock(file, LOCK_EX | LOCK_NB) == 0, fstat(file, &own) == 0, lstat(path, &named) == 0,
      own.st_ino == named.st_ino, own.st_dev == named.st_dev
    else {
      close(file)
      return nil
    }
    descriptor = file
  }

  deinit { close(descriptor) }

  /// Makes a folder in `parent` that nobody else uses, with those around it, and claims it; without a claim where the file
  /// system knows no locks, so that nobody takes it for a leftover either.
  static func makeFolder(in parent: String) throws -> (path: String, claim: FolderClaim?) {
    var made: (path: String, claim: FolderClaim?) = ("", nil)
    // Whoever looks for leftovers may take one away before it is claimed.
    for _ in 0..<3 where made.claim == nil {
      made.path = "\(parent)/\(prefix)\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: made.path, withIntermediateDirectories: true)
      made.claim = FolderClaim(made.path)
    }
    return made
  }

  private static let prefix = "new-"

  /// Removes the folders in `parent` that were made to be claimed and that nobody claims: processes that ended before
  /// their time left them. What another user owns, what has another kind of name, and what was kept in the last day stays.
  static func removeLeftovers(in parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names
    where name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil {
      let path = "\(parent)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_uid == geteuid(),
        !isKept(path), let claim = FolderClaim(path)
      else { continue }
      withExtendedLifetime(claim) { try? FileManager.default.removeItem(atPath: path) }
    }
  }

  /// Whether the folder at `path` is to stay, since a message of the last day names it.
  private static func isKept(_ path: String) -> Bool {
    var mark = stat()
    guard lstat("\(path)/\(keptMark)", &mark) == 0 else { return false }
    #if canImport(Darwin)
      let seconds = mark.st_mtimespec.tv_sec
    #else
      let seconds = mark.st_mtim.tv_sec
    #endif
    return time(nil) - seconds < 24 * 60 * 60
  }

  /// Lets the folder at `path` stay for a day when nobody claims it any more.
  static func keep(_ path: String) {
    _ = FileManager.default.createFile(atPath: "\(path)/\(keptMark)", contents: nil)
  }

  /// The name of a file in folders that stay.
  private static let keptMark = ".kept"
}
