/// What tells one state of a file from another without reading it.
struct FileStamp: Hashable, Sendable {
  /// The size in bytes.
  let size: Int64
  /// The times of the last change of the contents, and of anything about the file, in nanoseconds since 1970.
  let modified: Int64
  let changed: Int64
  /// The file's number in its file system.
  let inode: UInt64

  /// Whether the file is the one of `other` under another name: only what is not its contents has changed.
  func isRenaming(of other: FileStamp) -> Bool {
    (size, modified, inode) == (other.size, other.modified, other.inode)
  }

  /// How long a file system's clock may stand still: those that count whole seconds up to two of them, others as long as
  /// the kernel's tick, which is a hundredth of a second at most.
  private static let tick: (coarse: Int64, fine: Int64) = (2_000_000_000, 20_000_000)

  /// Whether the file was left alone for so long before `now`, when it was looked at, that any change after that shows in its
  /// stamp. One that changed just now may change again at what is the same time for its file system.
  func isSettled(at now: Int64) -> Bool {
    let isCoarse = modified % 1_000_000_000 == 0 && changed % 1_000_000_000 == 0
    return max(modified, changed) + (isCoarse ? Self.tick.coarse : Self.tick.fine) < now
  }
}
