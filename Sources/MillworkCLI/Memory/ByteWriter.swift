import MillworkSource

/// Writes numbers as eight bytes, the lowest first, and texts after their length.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ fingerprint: Fingerprint) { bytes.append(contentsOf: fingerprint.bytes) }

  /// A missing stamp is one of a size that no file has.
  mutating func write(_ stamp: FileStamp?) {
    write(UInt64(bitPattern: stamp?.size ?? -1))
    write(UInt64(bitPattern: stamp?.modified ?? 0))
    write(UInt64(bitPattern: stamp?.changed ?? 0))
    write(stamp?.inode ?? 0)
  }
}

/// Reads what a ``ByteWriter`` wrote. Past the end everything is zero or empty.
struct ByteReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var isShort = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all bytes were read and none was missing.
  var isAtEnd: Bool { !isShort && offset == bytes.count }

  private mutating func take(_ count: Int) -> Range<Int> {
    guard count >= 0, count <= bytes.count - offset else {
      isShort = true
      offset = bytes.count
      return offset..<offset
    }
    offset += count
    return offset - count..<offset
  }

  mutating func word() -> UInt64 {
    let range = take(8)
    return range.isEmpty
      ? 0
      : bytes.withUnsafeBytes {
        UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self))
      }
  }

  /// How many things follow; never more than there are bytes.
  mutating func count() -> Int {
    let count = Int(truncatingIfNeeded: word())
    if count < 0 || count > bytes.count - offset { isShort = true }
    return isShort ? 0 : count
  }

  mutating func number() -> Int { Int(truncatingIfNeeded: word()) }

  mutating func text() -> String {
    let range = take(count())
    return String(decoding: bytes[range], as: UTF8.self)
  }

  mutating func fingerprint() -> Fingerprint { Fingerprint(stored: bytes[take(16)]) ?? Fingerprint() }

  mutating func stamp() -> FileStamp? {
    let size = Int64(bitPattern: word())
    let stamp = FileStamp(
      size: size, modified: Int64(bitPattern: word()), changed: Int64(bitPattern: word()), inode: word())
    return size < 0 ? nil : stamp
  }
}
