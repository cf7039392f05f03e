#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits for changes of files by the kernel's own notifications: inotify on Linux, kqueue on a Mac.
final class FileWatcher {
  private let queue: Int32
  /// What is watched, with the descriptors that kqueue needs for it.
  private var watched: [String: Int32] = [:]

  /// How long a burst of changes has to be quiet, and how long it is waited for at most, in milliseconds.
  private static let quiet: Int32 = 20
  private static let most = 100

  /// A watcher of nothing yet; `nil` where the kernel refuses.
  init?() {
    #if canImport(Darwin)
      queue = kqueue()
    #else
      queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    #endif
    if queue < 0 { return nil }
  }

  deinit {
    for descriptor in watched.values where descriptor >= 0 { close(descriptor) }
    close(queue)
  }

  /// Watches these folders and the files in them from now on, beside what is watched already. What is not there is left
  /// out; its folder tells when it comes.
  func watch(folders: Set<String>, files: Set<String>) {
    #if canImport(Darwin)
      // A folder tells of names that come and go, a file of its contents.
      for path in folders.union(files) {
        let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
        guard descriptor >= 0 else { continue }
        if let old = watched.updateValue(descriptor, forKey: path) { close(old) }
        var change = kevent(
          ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB), data: 0,
          udata: nil)
        kevent(queue, &change, 1, nil, 0, nil)
      }
    #else
      let mask =
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
      for folder in folders { watched[folder] = inotify_add_watch(queue, folder, UInt32(mask)) }
    #endif
  }

  /// Waits until something changes, and until a burst of changes is over.
  func wait() {
    while !(isReady(for: -1) && takeEvents()) {}
    var waited = 0
    while waited < Self.most, isReady(for: Self.quiet) {
      _ = takeEvents()
      waited += Int(Self.quiet)
    }
  }

  /// Whether an event is there within so many milliseconds; for ever where negative.
  private func isReady(for milliseconds: Int32) -> Bool {
    var request = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Takes all events that are there, and says whether one is about a file that somebody might mean.
  private func takeEvents() -> Bool {
    #if canImport(Darwin)
      var events = Array(repeating: kevent(), count: 64)
      var none = timespec(tv_sec: 0, tv_nsec: 0)
      var found = false
      while kevent(queue, nil, 0, &events, Int32(events.count), &none) > 0 { found = true }
      return found
    #else
      var found = false
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(queue, &buffer, buffer.count)
        if count <= 0 { return found }
        let header = MemoryLayout<inotify_event>.size
        var offset = 0
        while offset + header <= count {
          let length = buffer.withUnsafeBytes {
            Int($0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self).len)
          }
          let name = buffer[offset + header..<min(offset + header + length, count)].prefix { $0 != 0 }
          if Self.isMeant(String(decoding: name, as: UTF8.self)) { found = true }
          offset += header + length
        }
      }
    #endif
  }

  /// Whether a name is not one that an editor or Millwork itself uses for a moment.
  private static func isMeant(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix("~") && !name.contains(".millwork-")
  }
}
