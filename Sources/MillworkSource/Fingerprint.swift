/// 128 bits that stand for a sequence of byte strings, to tell changed text from unchanged. The same bytes give the same
/// fingerprint on every machine. It guards against accidents, not against an attacker.
package struct Fingerprint: Hashable, Sendable {
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// The fingerprint of nothing.
  package init() {}

  /// The fingerprint of one byte string.
  package init(of bytes: [UInt8]) { combine(bytes) }

  /// Reads the form that ``bytes`` has; `nil` for another number of bytes.
  package init?(stored bytes: ArraySlice<UInt8>) {
    guard bytes.count == 16 else { return nil }
    first = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    second = bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The 16 bytes of the fingerprint.
  package var bytes: [UInt8] {
    [first, second].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * UInt64($0))) }
    }
  }

  /// Takes in a byte string, and where it ends: `ab` and `c` differ from `a` and `bc`.
  package mutating func combine(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { combine($0) }
  }

  /// Takes in the UTF-8 bytes of a text.
  package mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
  }

  /// Takes in a number.
  package mutating func combine(_ number: Int) { mix(UInt64(bitPattern: Int64(number)), 0) }

  /// Takes in another fingerprint.
  package mutating func combine(_ other: Fingerprint) { mix(other.first, other.second) }

  /// 64 of the bits.
  package var word: UInt64 { first ^ second }

  /// 32 hexadecimal digits.
  package var text: String {
    String(unsafeUninitializedCapacity: 32) { digits in
      for (index, byte) in bytes.enumerated() {
        digits[2 * index] = Self.digit(byte >> 4)
        digits[2 * index + 1] = Self.digit(byte & 15)
      }
      return 32
    }
  }

  /// Reads the form that ``text`` has; `nil` for any other.
  package init?(text: String) {
    var words: [UInt64] = [0, 0]
    guard text.utf8.count == 32 else { return nil }
    for (index, digit) in text.utf8.enumerated() {
      let value: UInt8
      switch digit {
      case 0x30...0x39: value = digit - 0x30
      case 0x61...0x66: value = digit - 0x61 + 10
      default: return nil
      }
      words[index / 16] = words[index / 16] << 4 | UInt64(value)
    }
    (first, second) = (words[0], words[1])
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x61 + value - 10 }

  private mutating func combine(_ buffer: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 16 <= buffer.count {
      mix(
        UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
        UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)))
      offset += 16
    }
    var tail: (UInt64, UInt64) = (0, 0)
    for (index, byte) in buffer[offset...].enumerated() {
      if index < 8 {
        tail.0 |= UInt64(byte) << UInt64(8 * index)
      } else {
        tail.1 |= UInt64(byte) << UInt64(8 * (index - 8))
      }
    }
    mix(tail.0, tail.1)
    mix(UInt64(buffer.count), 0xA076_1D64_78BD_642F)
  }

  /// Folds the full product of two words into each half, with the halves' roles changed.
  private mutating func mix(_ a: UInt64, _ b: UInt64) {
    let product = (first ^ a).multipliedFullWidth(by: b ^ 0xE703_7ED1_A0B4_28DB)
    let other = (second ^ b).multipliedFullWidth(by: (a ^ 0x8EBC_6AF0_9C88_C6E3) | 1)
    first = (second &+ product.high) ^ product.low ^ (a &* 0x9FB2_1C65_1E98_DF25)
    second = (first.byteSwapped &+ other.low) ^ other.high ^ b
  }
}
