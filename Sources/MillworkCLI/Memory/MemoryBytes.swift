import MillworkSource

/// The form in which a memory is stored: its mark, the fingerprint of the rest, and then everything in order.
extension GenerationMemory {
  private static let mark = Array("MWG1".utf8)

  /// The memory as bytes, the same for the same memory.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(key)
    writer.write(shared.count)
    for (path, fingerprint) in shared.sorted(by: { $0.key < $1.key }) {
      writer.write(path)
      writer.write(fingerprint)
    }
    writer.write(entries.count)
    for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
      writer.write(path)
      writer.write(entry.stamp)
      writer.write(entry.fingerprint)
      writer.write(entry.names.count)
      for name in entry.names { writer.write(name) }
      writer.write(entry.outputs.count)
      for output in entry.outputs {
        writer.write(output.name)
        writer.write(output.fingerprint)
        writer.write(output.stamp)
      }
    }
    return Self.mark + Fingerprint(of: writer.bytes).bytes + writer.bytes
  }

  /// Reads the form that ``bytes`` has; `nil` for anything else.
  init?(stored bytes: [UInt8]) {
    let head = Self.mark.count + 16
    guard bytes.count >= head, bytes.starts(with: Self.mark) else { return nil }
    let contents = Array(bytes[head...])
    guard Fingerprint(stored: bytes[Self.mark.count..<head]) == Fingerprint(of: contents) else { return nil }
    var reader = ByteReader(contents)
    self.init(key: reader.fingerprint())
    for _ in 0..<reader.count() { shared[reader.text()] = reader.fingerprint() }
    let count = reader.count()
    entries.reserveCapacity(count)
    for _ in 0..<count {
      let path = reader.text()
      let stamp = reader.stamp()
      let fingerprint = reader.fingerprint()
      let names = (0..<reader.count()).map { _ in reader.word() }
      let outputs = (0..<reader.count()).map { _ in
        Output(name: reader.text(), fingerprint: reader.fingerprint(), stamp: reader.stamp())
      }
      entries[path] = Entry(stamp: stamp, fingerprint: fingerprint, names: names, outputs: outputs)
    }
    guard reader.isAtEnd else { return nil }
  }
}

/// Writes numbers as eight bytes, the lowest first, and texts after their length.
private struct ByteWriter {
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
private struct ByteReader {
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
