/// A copy of a file's bytes that ends in zeros, and what is wrong with its characters.
struct InputBuffer {
  /// The bytes, then at least 16 zeros. A zero in the file itself is replaced by 1.
  let bytes: UnsafeMutablePointer<UInt8>
  let count: Int
  /// Errors that hold anywhere: control characters and malformed UTF-8, neighbours as one.
  private(set) var errors: [(offset: Int, length: Int, isControl: Bool)] = []
  /// Characters that only quotes may hold: DEL, C1 controls, byte order marks, noncharacters.
  private(set) var quotedOnly: [(offset: Int, length: Int)] = []

  /// How many wrong characters are kept; more add nothing.
  private static let maximum = 100

  /// Copies and checks `file` (YAML 1.2.2, section 5.1). The caller deallocates `bytes`.
  init(_ file: [UInt8]) {
    count = file.count
    bytes = .allocate(capacity: count + 16)
    (bytes + count).initialize(repeating: 0, count: 16)
    // In parts, so that each is still near when it is checked; a check looks a few bytes ahead.
    var copied = 0
    var checked = 0
    while checked < count {
      let end = min(copied + 1 << 16, count)
      file.withUnsafeBufferPointer { source in
        if let base = source.baseAddress {
          (bytes + copied).initialize(from: base + copied, count: end - copied)
        }
      }
      copied = end
      checked = check(from: checked, to: end == count ? end : end - 16)
    }
  }

  /// Checks the characters that begin in a range; returns the first byte behind them.
  private mutating func check(from start: Int, to count: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let sevens = ones &* 0x7F
    let high = ones &* 0x80
    var place = start
    while place < count {
      let word = UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt64.self)
      if word & high == 0 {
        // Each byte is below 0x80, so no sum carries over into the next byte.
        let lineFeed = (word ^ (ones &* 0x0A)) &+ sevens
        let carriageReturn = (word ^ (ones &* 0x0D)) &+ sevens
        let tab = (word ^ (ones &* 0x09)) &+ sevens
        let delete = (word ^ sevens) &+ sevens
        if (word &+ ones &* 0x60 | ~(lineFeed & carriageReturn & tab)) & delete & high == high {
          place += 8
          continue
        }
      }
      let end = min(place + 8, count)
      while place < end { place += checkCharacter(at: place) }
    }
    return place
  }

  /// Checks the character at `place`; returns its length.
  private mutating func checkCharacter(at place: Int) -> Int {
    let byte = bytes[place]
    if byte < 0x80 {
      if byte < 0x20, byte != Byte.lineFeed, byte != Byte.carriageReturn, byte != Byte.tab {
        addError(place, 1, isControl: true)
        if byte == 0 { bytes[place] = 1 }
      } else if byte == 0x7F {
        addQuotedOnly(place, 1)
      }
      return 1
    }
    let length = byte < 0xC2 ? 0 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : byte < 0xF5 ? 4 : 0
    var scalar = UInt32(byte) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    var read = 1
    while read < length, bytes[place + read] & 0xC0 == 0x80 {
      scalar = scalar << 6 | UInt32(bytes[place + read] & 0x3F)
      read += 1
    }
    let tooSmall = length == 3 && scalar < 0x800 || length == 4 && scalar < 0x10000
    if length == 0 || read < length || tooSmall || Unicode.Scalar(scalar) == nil {
      addError(place, read, isControl: false)
      return read
    }
    let isC1 = scalar < 0xA0 && scalar != 0x85
    if isC1 || scalar == 0xFEFF || scalar == 0xFFFE || scalar == 0xFFFF { addQuotedOnly(place, length) }
    return length
  }

  private mutating func addError(_ place: Int, _ length: Int, isControl: Bool) {
    if let last = errors.last, last.offset + last.length == place, last.isControl == isControl {
      errors[errors.count - 1].length += length
    } else if errors.count < Self.maximum {
      errors.append((place, length, isControl))
    }
  }

  private mutating func addQuotedOnly(_ place: Int, _ length: Int) {
    if quotedOnly.count < Self.maximum { quotedOnly.append((place, length)) }
  }
}
