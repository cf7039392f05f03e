/// The bytes that the notations give a meaning to.
enum Byte {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let exclamation: UInt8 = 0x21
  static let doubleQuote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let percent: UInt8 = 0x25
  static let ampersand: UInt8 = 0x26
  static let singleQuote: UInt8 = 0x27
  static let asterisk: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let period: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let nine: UInt8 = 0x39
  static let colon: UInt8 = 0x3A
  static let less: UInt8 = 0x3C
  static let greater: UInt8 = 0x3E
  static let question: UInt8 = 0x3F
  static let at: UInt8 = 0x40
  static let openBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let backtick: UInt8 = 0x60
  static let openBrace: UInt8 = 0x7B
  static let bar: UInt8 = 0x7C
  static let closeBrace: UInt8 = 0x7D
}

/// The value of a hexadecimal digit.
func hexValue(_ byte: UInt8) -> UInt32? {
  switch byte {
  case 0x30...0x39: UInt32(byte - 0x30)
  case 0x41...0x46: UInt32(byte - 0x41 + 10)
  case 0x61...0x66: UInt32(byte - 0x61 + 10)
  default: nil
  }
}

/// For each byte what the YAML parser asks about it most, as bits.
struct ByteClasses {
  /// Ends a run of plain text in a block: a line break, the end, `:` or `#`.
  static let blockStop: UInt8 = 1
  /// Ends a run of plain text between brackets: what ends it in a block, and `, [ ] { }`.
  static let flowStop: UInt8 = 2
  /// A space or a tab.
  static let blank: UInt8 = 4
  /// LF, CR or the end.
  static let lineEnd: UInt8 = 8
  /// `, [ ] { }` (YAML 1.2.2, section 5.3).
  static let flowIndicator: UInt8 = 16
  /// What separates tokens: a blank or a line end.
  static let separator: UInt8 = 12

  let table: UnsafeMutablePointer<UInt8>

  /// The caller deallocates the table.
  init() {
    table = .allocate(capacity: 256)
    table.initialize(repeating: 0, count: 256)
    for byte: UInt8 in [0, Byte.lineFeed, Byte.carriageReturn] {
      table[Int(byte)] = Self.blockStop | Self.flowStop | Self.lineEnd
    }
    for byte in [Byte.colon, Byte.hash] { table[Int(byte)] = Self.blockStop | Self.flowStop }
    for byte in [Byte.comma, Byte.openBracket, Byte.closeBracket, Byte.openBrace, Byte.closeBrace] {
      table[Int(byte)] = Self.flowStop | Self.flowIndicator
    }
    for byte in [Byte.space, Byte.tab] { table[Int(byte)] = Self.blank }
  }
}
