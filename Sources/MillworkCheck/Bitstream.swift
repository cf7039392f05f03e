/// Reads the LLVM bitstream container (https://llvm.org/docs/BitCodeFormat.html, "Bitstream Format"): blocks that hold
/// records, with abbreviations. Bounds-checked throughout: damaged input ends the reading and never traps.
struct Bitstream {
  /// One record, or the edge of a block.
  enum Item: Hashable {
    /// A block begins.
    case enter(block: Int)
    /// The innermost block ends.
    case exit
    /// A record of the innermost block: its code, its numbers, and its bytes where it ends in a blob.
    case record(code: Int, fields: [UInt64], blob: Range<Int>?)
  }

  private enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case vbr(Int)
    case char6
    case array
    case blob
  }

  private typealias Abbreviation = [Operand]

  private struct Block {
    let id: Int
    let width: Int
    var abbreviations: [Abbreviation]
    /// In a BLOCKINFO block, the block that the next abbreviations are for.
    var described: Int?
  }

  private static let blockInfo = 0
  /// No file of this kind nests deeper; a deeper one is damaged.
  private static let maximumDepth = 16

  private let bytes: [UInt8]
  private var bit: Int
  private var blocks: [Block] = []
  private var known: [Int: [Abbreviation]] = [:]

  /// A reader of `bytes` that starts after the `magic` (as many bytes as it is long), or `nil` where it is missing.
  init?(_ bytes: [UInt8], magic: [UInt8]) {
    guard bytes.starts(with: magic) else { return nil }
    self.bytes = bytes
    bit = magic.count * 8
  }

  /// The next item; `nil` at the end and after damage.
  mutating func next() -> Item? {
    while true {
      guard let id = fixed(blocks.last?.width ?? 2) else { return nil }
      switch id {
      case 0:
        guard !blocks.isEmpty, align() else { return nil }
        blocks.removeLast()
        return .exit
      case 1:
        guard let block = enter() else { return nil }
        return .enter(block: block)
      case 2:
        guard let abbreviation = definition(), let last = blocks.indices.last else { return nil }
        if blocks[last].id == Self.blockInfo {
          guard let described = blocks[last].described else { return nil }
          known[described, default: []].append(abbreviation)
        } else {
          blocks[last].abbreviations.append(abbreviation)
        }
      case 3:
        guard let code = vbr(6), let count = vbr(6), count <= UInt64(bitsLeft / 6 + 1) else { return nil }
        var fields: [UInt64] = []
        for _ in 0..<count {
          guard let field = vbr(6) else { return nil }
          fields.append(field)
        }
        if let item = record(code, fields, nil) { return item }
      default:
        let index = Int(truncatingIfNeeded: id) - 4
        guard let block = blocks.last, block.abbreviations.indices.contains(index),
          let (fields, blob) = fields(of: block.abbreviations[index]), let code = fields.first
        else { return nil }
        if let item = record(code, Array(fields.dropFirst()), blob) { return item }
      }
    }
  }

  /// A record as an item; the records of BLOCKINFO are taken in here.
  private mutating func record(_ code: UInt64, _ fields: [UInt64], _ blob: Range<Int>?) -> Item? {
    guard let last = blocks.indices.last else { return nil }
    if blocks[last].id == Self.blockInfo {
      if code == 1 { blocks[last].described = fields.first.map { Int(clamping: $0) } }
      return nil
    }
    return .record(code: Int(clamping: code), fields: fields, blob: blob)
  }

  private mutating func enter() -> Int? {
    guard blocks.count < Self.maximumDepth, let id = vbr(8), let width = vbr(4), (2...32).contains(width),
      align(), fixed(32) != nil
    else { return nil }
    let block = Int(clamping: id)
    blocks.append(Block(id: block, width: Int(width), abbreviations: known[block] ?? []))
    return block
  }

  private mutating func definition() -> Abbreviation? {
    guard let count = vbr(5), count > 0, count <= 64 else { return nil }
    var operands: Abbreviation = []
    for _ in 0..<count {
      guard let isLiteral = fixed(1) else { return nil }
      if isLiteral == 1 {
        guard let value = vbr(8) else { return nil }
        operands.append(.literal(value))
        continue
      }
      switch fixed(3) {
      case 1:
        guard let width = vbr(5), width <= 64 else { return nil }
        operands.append(width == 0 ? .literal(0) : .fixed(Int(width)))
      case 2:
        guard let width = vbr(5), width <= 32, width != 1 else { return nil }
        operands.append(width == 0 ? .literal(0) : .vbr(Int(width)))
      case 3: operands.append(.array)
      case 4: operands.append(.char6)
      case 5: operands.append(.blob)
      default: return nil
      }
    }
    return operands
  }

  private mutating func fields(of abbreviation: Abbreviation) -> ([UInt64], Range<Int>?)? {
    var fields: [UInt64] = []
    var blob: Range<Int>?
    var index = 0
    while index < abbreviation.count {
      switch abbreviation[index] {
      case .array:
        index += 1
        guard index < abbreviation.count, let count = vbr(6), count <= UInt64(bitsLeft) else { return nil }
        if case .literal = abbreviation[index] { return nil }
        for _ in 0..<count {
          guard let value = scalar(abbreviation[index]) else { return nil }
          fields.append(value)
        }
      case .blob:
        guard let count = vbr(6), align(), count <= UInt64(bitsLeft / 8) else { return nil }
        let start = bit / 8
        blob = start..<start + Int(count)
        bit += Int(count) * 8
        guard align() else { return nil }
      default:
        guard let value = scalar(abbreviation[index]) else { return nil }
        fields.append(value)
      }
      index += 1
    }
    return (fields, blob)
  }

  private mutating func scalar(_ operand: Operand) -> UInt64? {
    switch operand {
    case .literal(let value): value
    case .fixed(let width): fixed(width)
    case .vbr(let width): vbr(width)
    case .char6: fixed(6)
    case .array, .blob: nil
    }
  }

  private var bitsLeft: Int { bytes.count * 8 - bit }

  private mutating func fixed(_ width: Int) -> UInt64? {
    guard width <= bitsLeft else { return nil }
    var value: UInt64 = 0
    var got = 0
    while got < width {
      let inByte = bit & 7
      let take = min(8 - inByte, width - got)
      let part = UInt64(bytes[bit >> 3] >> UInt8(inByte)) & ((1 << UInt64(take)) - 1)
      value |= part << UInt64(got)
      got += take
      bit += take
    }
    return value
  }

  /// A number in groups of `width` bits, the top bit of each saying whether another follows.
  private mutating func vbr(_ width: Int) -> UInt64? {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    let more: UInt64 = 1 << UInt64(width - 1)
    while true {
      guard let group = fixed(width), shift < 64 else { return nil }
      value |= (group & (more - 1)) << shift
      if group & more == 0 { return value }
      shift += UInt64(width - 1)
    }
  }

  /// Goes on to the next multiple of 32 bits.
  private mutating func align() -> Bool {
    let aligned = (bit + 31) & ~31
    guard aligned <= bytes.count * 8 else { return false }
    bit = aligned
    return true
  }
}
