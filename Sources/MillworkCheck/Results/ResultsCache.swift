import Foundation
import MillworkSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What compilers answered, by everything that the answer depends on. Entries are written under another name and
/// renamed, so that nobody sees half of one; a damaged entry counts as missing. A cache that can't be written costs time
/// and nothing else.
struct ResultsCache: Sendable {
  /// The folder of the entries.
  let folder: String
  /// How many bytes the entries may take together; 0 keeps nothing.
  let limit: Int

  /// How many entries are kept at most.
  private static let maximalCount = 20_000
  private static let mark = Array("MWR1".utf8)
  private static let hour: TimeInterval = 3600

  /// The results in the cache folder `root`.
  init(root: String, limit: Int) {
    folder = root + "/results"
    self.limit = limit
  }

  /// The entry for `key`, or `nil` where there is none or it is damaged.
  func read(_ key: Fingerprint) -> [UInt8]? {
    guard limit > 0, let data = FileManager.default.contents(atPath: path(key)) else { return nil }
    let bytes = [UInt8](data)
    let head = Self.mark.count + 16
    guard bytes.count >= head, bytes.starts(with: Self.mark) else { return nil }
    let contents = Array(bytes[head...])
    guard Fingerprint(of: contents).bytes.elementsEqual(bytes[Self.mark.count..<head]) else { return nil }
    // The date of the last use, to the hour, tells what may go first.
    if age(path(key)) > Self.hour { utimes(path(key), nil) }
    return contents
  }

  /// Keeps an entry, in place of an older one.
  func write(_ contents: [UInt8], for key: Fingerprint) {
    guard limit > 0 else { return }
    let manager = FileManager.default
    try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let temporary = "\(folder)/new-\(UUID().uuidString)"
    let bytes = Self.mark + Fingerprint(of: contents).bytes + contents
    guard (try? writeFile(bytes, to: temporary)) != nil,
      rename(temporary, path(key)) == 0
    else {
      try? manager.removeItem(atPath: temporary)
      return
    }
    // Looking at all entries takes a while, so one entry in sixteen is the occasion.
    if key.bytes[15] % 16 == 0 { trim() }
  }

  /// How much is kept.
  func usage() -> (entries: Int, bytes: Int) {
    let entries = self.entries()
    return (entries.count, entries.reduce(0) { $0 + $1.size })
  }

  /// Removes all entries.
  func clear() { try? FileManager.default.removeItem(atPath: folder) }

  /// Removes the entries that were not used for the longest time, until a tenth of the limit is free.
  func trim() {
    let entries = self.entries()
    var size = entries.reduce(0) { $0 + $1.size }
    var count = entries.count
    guard size > limit || count > Self.maximalCount else { return }
    for entry in entries.sorted(by: { $0.used < $1.used }) {
      guard size > limit / 10 * 9 || count > Self.maximalCount / 10 * 9 else { return }
      guard (try? FileManager.default.removeItem(atPath: entry.path)) != nil else { continue }
      size -= entry.size
      count -= 1
    }
  }

  private func path(_ key: Fingerprint) -> String { "\(folder)/\(key.text)" }

  private func age(_ path: String) -> TimeInterval {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return -((attributes?[.modificationDate] as? Date)?.timeIntervalSinceNow ?? 0)
  }

  /// All entries; what a killed run left behind is removed on the way.
  private func entries() -> [(path: String, size: Int, used: Date)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { name in
      let path = "\(folder)/\(name)"
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
      let used = attributes[.modificationDate] as? Date ?? .distantPast
      if name.hasPrefix("new-"), used.timeIntervalSinceNow < -Self.hour {
        try? FileManager.default.removeItem(atPath: path)
        return nil
      }
      return (path, (attributes[.size] as? NSNumber)?.intValue ?? 0, used)
    }
  }
}
