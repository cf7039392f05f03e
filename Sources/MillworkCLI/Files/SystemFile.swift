#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files by the system's own calls, since an output is replaced as a whole, thousands of times a run.
enum SystemFile {
  /// What the system said.
  struct Failure: Error, Sendable {
    /// Its number (`errno`).
    let number: Int32
    /// The system's words for it, such as `No space left on device`.
    var reason: String {
      self.number == Self.isStream.number ? "it is no ordinary file" : String(cString: strerror(number))
    }
    /// Whether a folder stands where a file was expected.
    var isFolder: Bool { number == EISDIR }
    /// Whether a reader went away.
    var isBrokenPipe: Bool { number == EPIPE }

    /// A folder stands where a file was expected.
    static let isFolder = Failure(number: EISDIR)
    /// A pipe or a device stands where a file was expected; no number of the system's.
    static let isStream = Failure(number: -1)
    /// A symbolic link leads to nothing.
    static let leadsNowhere = Failure(number: ENOENT)
  }

  /// What stands at a path, without following a symbolic link.
  enum Kind {
    case nothing, file, folder, link, other
  }

  /// What stands at `path`.
  static func kind(of path: String) -> Kind {
    var status = stat()
    return lstat(path, &status) == 0 ? kind(status) : .nothing
  }

  /// The stamp of the file at `path`; `nil` where none stands. `followsLinks` takes a link for what it leads to.
  static func stamp(of path: String, followsLinks: Bool) -> FileStamp? {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0, kind(status) == .file else {
      return nil
    }
    return stamp(status)
  }

  private static func stamp(_ status: stat) -> FileStamp {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    return FileStamp(
      size: Int64(status.st_size), modified: nanoseconds(modified), changed: nanoseconds(changed),
      inode: UInt64(status.st_ino))
  }

  /// The same where what is read from the file from now on stays true as long as the stamp does.
  static func settledStamp(of path: String, followsLinks: Bool) -> FileStamp? {
    stamp(of: path, followsLinks: followsLinks).flatMap { $0.isSettled(at: now) ? $0 : nil }
  }

  /// The present time in nanoseconds, as the stamps of files count it.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// Whether there is an ordinary file at `path`, at the end of its symbolic links.
  static func isOrdinary(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The open file that a path means: what it leads to was opened by whoever started the process, to be written on, and is
  /// not replaced.
  static func descriptor(named path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
      return folder.flatMap { Int32(path.dropFirst($0.count)) }.flatMap { $0 >= 0 ? $0 : nil }
    }
  }

  /// Writes bytes to an open file, where it stands.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    if !write(bytes, to: descriptor) { throw Failure(number: errno) }
  }

  /// Why a file can't be written at `path`, where that shows before: it is replaced as a whole, and folders that are missing
  /// around it are made.
  static func obstacle(toWriting path: String) -> Failure? {
    if let descriptor = descriptor(named: path) {
      return fcntl(descriptor, F_GETFD) >= 0 ? nil : Failure(number: errno)
    }
    switch kind(of: path) {
    case .folder: return .isFolder
    case .other: return access(path, W_OK) == 0 ? nil : Failure(number: errno)
    case .link:
      guard let target = realPath(path) else { return .leadsNowhere }
      return obstacle(toWriting: target)
    case .file, .nothing:
      var folder = parentFolder(of: path)
      while kind(of: folder) == .nothing, parentFolder(of: folder) != folder {
        folder = parentFolder(of: folder)
      }
      if !MillworkCLI.isFolder(folder) { return Failure(number: ENOTDIR) }
      return access(folder, W_OK | X_OK) == 0 ? nil : Failure(number: errno)
    }
  }

  /// Whether the owner of the file at `path` may run it.
  static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IXUSR != 0
  }

  /// Whether a pipe or a device is at `path`, at the end of its symbolic links: opening it may wait for somebody, and it
  /// may never end.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && kind(status) == .other
  }

  /// The bytes of a file, at most so many; `nil` where there is none. A pipe or a device is opened only where it `mayBeStream`,
  /// since somebody names it on the command line.
  static func read(_ path: String, limit: Int = .max, mayBeStream: Bool = false) throws(Failure) -> [UInt8]? {
    if !mayBeStream, isStream(path) { throw .isStream }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if [ENOENT, ENOTDIR, ENAMETOOLONG].contains(errno) { return nil }
      throw Failure(number: errno)
    }
    defer { close(descriptor) }
    return try read(descriptor, limit: limit)
  }

  /// The bytes of standard input, at most so many.
  static func readInput(limit: Int) throws(Failure) -> [UInt8] { try read(STDIN_FILENO, limit: limit) }

  private static func read(_ descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(number: errno) }
    guard status.st_size <= limit else { throw Failure(number: EFBIG) }
    var bytes: [UInt8] = []
    let isFile = kind(status) == .file
    let expected = max(Int(status.st_size), 0) + 1
    while true {
      var problem: Int32 = 0
      let room = bytes.isEmpty ? expected : 1 << 16
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let got = retrying { systemRead(descriptor, buffer.baseAddress, buffer.count) }
        count = max(got, 0)
        if got < 0 { problem = errno }
      }
      if problem != 0 { throw Failure(number: problem) }
      guard bytes.count + part.count <= limit else { throw Failure(number: EFBIG) }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      // A file gives less than was asked for only at its end.
      if part.isEmpty || isFile && part.count < room { return bytes }
    }
  }

  /// Puts `bytes` at `path` as a whole: a reader sees the old file or the new one, at any moment. The mode of an old file
  /// is kept; a new one `isExecutable` or not. `temporary` is a path beside it, where the new file is written first. `isNew` says that nothing stands there.
  /// Returns the stamp that the new file had before it got its name.
  @discardableResult
  static func replace(
    _ path: String, with bytes: [UInt8], by temporary: String, isNew: Bool = false, isExecutable: Bool = false
  )
    throws(Failure) -> FileStamp
  {
    var old = stat()
    let mode = !isNew && lstat(path, &old) == 0 ? old.st_mode & 0o7777 : isExecutable ? 0o777 : 0o666
    let descriptor = openClaimed(temporary, mode)
    guard descriptor >= 0 else { throw Failure(number: errno) }
    var problem = write(bytes, to: descriptor) ? 0 : errno
    var new = stat()
    if fstat(descriptor, &new) != 0, problem == 0 { problem = errno }
    if close(descriptor) != 0, problem == 0 { problem = errno }
    if problem == 0, rename(temporary, path) != 0 { problem = errno }
    if problem != 0 {
      unlink(temporary)
      throw Failure(number: problem)
    }
    return stamp(new)
  }

  /// Opens a file to be written anew, and locks it, by which others see that somebody writes it.
  private static func openClaimed(_ path: String, _ mode: mode_t) -> Int32 {
    while true {
      let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, mode)
      guard descriptor >= 0 else { return descriptor }
      var status = stat()
      // Somebody may have taken it for a leftover before it was locked.
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0 || fstat(descriptor, &status) != 0 || status.st_nlink > 0 {
        return descriptor
      }
      close(descriptor)
    }
  }

  /// Removes a file of this user's that nobody writes.
  static func removeUnclaimed(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, kind(status) == .file, status.st_uid == geteuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    unlink(path)
  }

  /// Writes `bytes` into what stands at `path`, such as a pipe or a terminal, as far as it takes them.
  static func overwrite(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(number: errno) }
    defer { close(descriptor) }
    if !write(bytes, to: descriptor) { throw Failure(number: errno) }
  }

  /// Makes a folder, with those around it. Returns the folders that were not there, from the outside in.
  @discardableResult
  static func makeFolder(_ path: String) throws(Failure) -> [String] {
    if mkdir(path, 0o777) == 0 { return [path] }
    let problem = errno
    if problem == EEXIST {
      var status = stat()
      if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return [] }
      throw Failure(number: ENOTDIR)
    }
    let parent = parentFolder(of: path)
    guard problem == ENOENT, parent != path else { throw Failure(number: problem) }
    let made = try makeFolder(parent)
    if mkdir(path, 0o777) == 0 { return made + [path] }
    let second = errno
    removeEmpty(made)
    if second != EEXIST { throw Failure(number: second) }
    return made
  }

  /// Removes those of some folders, given from the outside in, that hold nothing.
  static func removeEmpty(_ folders: [String]) {
    for folder in folders.reversed() { rmdir(folder) }
  }

  /// Removes a file; one that is gone already is no failure.
  static func remove(_ path: String) throws(Failure) {
    if unlink(path) != 0, errno != ENOENT { throw Failure(number: errno) }
  }

  /// The path without symbolic links; `nil` where nothing stands there.
  static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// Waits until what was written to `files` is on its medium: a few one by one, many with all that the system still holds.
  static func flush(_ files: [String]) {
    if files.count > 16 { return sync() }
    for file in files {
      let descriptor = open(file, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      fsync(descriptor)
      close(descriptor)
    }
  }

  /// Opens what is closed of standard input, output and error, so that no other file gets their numbers and what is meant
  /// for them. Nothing can be written there, as before.
  static func reserveStandardStreams() {
    while true {
      let descriptor = open("/dev/null", O_RDONLY)
      if descriptor > STDERR_FILENO { close(descriptor) }
      if descriptor < 0 || descriptor > STDERR_FILENO { return }
    }
  }

  /// Writes all bytes; false where the system refuses, which `errno` then explains.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let count = retrying {
          systemWrite(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
        }
        if count <= 0 { return false }
        offset += count
      }
      return true
    }
  }

  /// Writes all bytes; what the system said where it refuses.
  static func failure(writing bytes: [UInt8], to descriptor: Int32) -> Failure? {
    write(bytes, to: descriptor) ? nil : Failure(number: errno)
  }

  /// Does a call again that a signal interrupted.
  private static func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int
  {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer, count)
    #else
      Glibc.read(descriptor, buffer, count)
    #endif
  }

  private static func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer, count)
    #else
      Glibc.write(descriptor, buffer, count)
    #endif
  }
}

/// A lock between processes: a folder that at most one of them holds.
final class FolderLock {
  private let descriptor: Int32
  /// The folders that were made for it, from the outside in. Those that stay empty go with the lock.
  private let made: [String]

  /// Takes the lock of the folder at `path`, with `isShared` beside others that only read; with `makes` the folder is made
  /// where there is none. `isBusy` is called where another process holds the lock; then this waits.
  init(_ path: String, makes: Bool, isShared: Bool = false, isBusy: () -> Void) throws(SystemFile.Failure) {
    let kind = isShared ? LOCK_SH : LOCK_EX
    while true {
      let made = makes ? try SystemFile.makeFolder(path) : []
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else {
        let problem = errno
        // Whoever held it may have taken an empty folder away.
        if makes, problem == ENOENT { continue }
        throw SystemFile.Failure(number: problem)
      }
      if flock(file, kind | LOCK_NB) != 0 {
        isBusy()
        while flock(file, kind) != 0 {
          let problem = errno
          if problem == EINTR { continue }
          close(file)
          throw SystemFile.Failure(number: problem)
        }
      }
      if Self.stands(file, at: path) {
        (descriptor, self.made) = (file, made)
        return
      }
      close(file)
      if !makes { throw SystemFile.Failure(number: ENOENT) }
    }
  }

  /// Whether an open folder is the one at `path` now.
  private static func stands(_ file: Int32, at path: String) -> Bool {
    var (open, named) = (stat(), stat())
    return fstat(file, &open) == 0 && stat(path, &named) == 0 && open.st_ino == named.st_ino
      && open.st_dev == named.st_dev
  }

  deinit {
    SystemFile.removeEmpty(made)
    close(descriptor)
  }
}
