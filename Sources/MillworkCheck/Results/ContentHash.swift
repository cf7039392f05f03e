/// A 128-bit name for some bytes, so that equal names mean equal bytes for all that can happen by chance. It guards
/// against accidents, not against a person who means harm: the cache is the user's own.
struct ContentHash: Hashable, Sendable {
  private(set) var high: UInt64 = 0x9E37_79B9_7F4A_7C15
  private(set) var low: UInt64 = 0xD1B5_4A32_D192_ED03

  /// The hash of nothing.
  init() {}

  /// The hash of `bytes`.
  init(_ bytes: [UInt8]) { add(bytes) }

  /// Reads the form that ``bytes`` has, `nil` for other lengths.
  init?(stored bytes: ArraySlice<UInt8>) {
    guard bytes.count == 16 else { return nil }
    high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    low = bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The 16 bytes of the hash.
  var bytes: [UInt8] {
    [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * UInt64($0))) } }
  }

  /// The hash as 32 digits, for a file's name.
  var name: String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// Takes in bytes and their number.
  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  /// Takes in a text and its length.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Takes in another hash.
  mutating func add(_ other: ContentHash) {
    mix(other.high)
    mix(other.low)
  }

  /// Takes in a number.
  mutating func add(_ number: Int) { mix(UInt64(bitPattern: Int64(number))) }

  private mutating func add(_ buffer: UnsafeRawBufferPointer) {
    mix(UInt64(buffer.count))
    var offset = 0
    while offset + 8 <= buffer.count {
      mix(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    guard offset < buffer.count else { return }
    var last: UInt64 = 0
    for index in offset..<buffer.count { last = last << 8 | UInt64(buffer[index]) }
    mix(last)
  }

  /// Two multiplications of 64 by 64 bits, folded.
  @inline(__always) private mutating func mix(_ word: UInt64) {
    let one = (high ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    let two = (low ^ word &+ 0x8EBC_6AF0_9C88_C6E3).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    high = one.high ^ one.low &+ low
    low = two.high ^ two.low &+ word.byteSwapped
  }
}
