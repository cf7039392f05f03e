/// What the compiler resolved in one Swift file: which declaration each name refers to, as it writes it down with
/// `-index-store-path` (Clang's index store, format 5, `IndexRecordWriter.cpp`). Damage ends the reading; what came
/// before it is kept.
struct IndexRecord {
  /// How a name is used; the numbers are the format's.
  struct Roles: OptionSet, Hashable {
    let rawValue: UInt64
    /// It is declared here.
    static let definition = Roles(rawValue: 1 << 1)
    /// The compiler put it there.
    static let implicit = Roles(rawValue: 1 << 8)
    /// It is a member of the related symbol.
    static let childOf = Roles(rawValue: 1 << 9)
    /// The related symbol conforms to it or inherits from it.
    static let baseOf = Roles(rawValue: 1 << 10)
    /// It fulfils the related symbol, or overrides it.
    static let overrideOf = Roles(rawValue: 1 << 11)
    /// It stands in the related symbol.
    static let containedBy = Roles(rawValue: 1 << 16)
  }

  /// A symbol that plays a part in an occurrence.
  struct Relation: Hashable {
    /// Which part.
    let roles: Roles
    /// The number of the symbol.
    let symbol: Int
  }

  /// One place at which a symbol is named.
  struct Occurrence: Hashable {
    /// The number of the symbol in ``IndexRecord/symbols``.
    let symbol: Int
    /// How it is used.
    let roles: Roles
    /// The line, from 1.
    let line: Int
    /// The column in bytes, from 1.
    let column: Int
    /// The symbols that play a part.
    let relations: [Relation]
  }

  /// Every symbol that the file names, its own and others'.
  private(set) var symbols: [Symbol] = []
  /// The places at which they are named, in the order of the file.
  private(set) var occurrences: [Occurrence] = []

  private static let symbolBlock = 9
  private static let occurrenceBlock = 11

  /// Reads `bytes`; `nil` where they are no such file.
  init?(_ bytes: [UInt8]) {
    guard var stream = Bitstream(bytes, magic: Array("IDXR".utf8)) else { return nil }
    var blocks: [Int] = []
    while let item = stream.next() {
      switch item {
      case .enter(let block): blocks.append(block)
      case .exit: blocks.removeLast()
      case .record(_, let fields, let blob):
        switch blocks.last {
        case Self.symbolBlock: readSymbol(fields, blob.map { bytes[$0] } ?? [])
        case Self.occurrenceBlock: readOccurrence(fields)
        default: continue
        }
      }
    }
  }

  /// Reads `[kind, subkind, language, properties, roles, related roles, length of the name, length of the USR]` and the
  /// text, which is both in a row. A symbol that can't be read still takes its number.
  private mutating func readSymbol(_ fields: [UInt64], _ text: ArraySlice<UInt8>) {
    let nameCount = fields.count > 7 ? Int(clamping: fields[6]) : 0
    let usrCount = fields.count > 7 ? Int(clamping: fields[7]) : 0
    let name = text.prefix(nameCount)
    symbols.append(
      Symbol(
        kind: fields.first.flatMap(Symbol.Kind.init(rawValue:)) ?? .other,
        name: String(decoding: name, as: UTF8.self),
        usr: String(decoding: text.dropFirst(name.count).prefix(usrCount), as: UTF8.self)))
  }

  /// Reads `[symbol from 1, roles, line, column, number of relations, (roles, symbol from 1)…]`.
  private mutating func readOccurrence(_ fields: [UInt64]) {
    guard fields.count >= 4, let symbol = number(fields[0]) else { return }
    var relations: [Relation] = []
    for index in stride(from: 5, to: fields.count - 1, by: 2) {
      guard let related = number(fields[index + 1]) else { continue }
      relations.append(Relation(roles: Roles(rawValue: fields[index]), symbol: related))
    }
    occurrences.append(
      Occurrence(
        symbol: symbol, roles: Roles(rawValue: fields[1]), line: Int(clamping: fields[2]),
        column: Int(clamping: fields[3]), relations: relations))
  }

  private func number(_ field: UInt64) -> Int? {
    let index = Int(clamping: field) - 1
    return symbols.indices.contains(index) ? index : nil
  }
}
