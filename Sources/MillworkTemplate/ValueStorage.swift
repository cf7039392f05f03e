import MillworkSource

/// The text of a value that has several pieces.
final class MappedStorage: Sendable {
  let text: MappedText
  /// The place of the whole text, where all of it comes from one file and nothing is around it.
  let whole: Span?
  let hasGaps: Bool

  init(_ text: MappedText) {
    self.text = text
    hasGaps = text.pieces.contains { $0.origin == nil }
    whole = hasGaps ? nil : Self.whole(of: text)
  }

  /// A text of which all is known, so that it need not be walked through.
  init(_ text: MappedText, whole: Span?, hasGaps: Bool) {
    self.text = text
    self.whole = whole
    self.hasGaps = hasGaps
  }

  private static func whole(of text: MappedText) -> Span? {
    guard var whole = text.pieces.first?.origin?.span else { return nil }
    for piece in text.pieces {
      guard piece.enclosing == nil, let span = piece.origin?.span, span.source == whole.source else {
        return nil
      }
      whole = whole.union(span)
    }
    return whole
  }

  /// The place of the whole text; else the first place.
  var origin: Span? { whole ?? text.pieces.first { $0.origin != nil }?.origin?.span }

  /// The text, with `tag` as the origin of pieces that have none, as those from filters written in Swift may.
  func text(at tag: Span) -> MappedText {
    guard hasGaps else { return text }
    var result = MappedText()
    for (index, piece) in text.pieces.enumerated() {
      let end = index + 1 < text.pieces.count ? text.pieces[index + 1].start : text.bytes.count
      result.append(
        bytes: text.bytes, in: piece.start..<end, origin: piece.origin ?? .whole(tag),
        enclosing: piece.enclosing)
    }
    return result
  }
}

/// The entries of a dictionary. Few are searched one by one by the hashes of their keys, many through an index.
final class DictionaryStorage: Sendable {
  /// All entries, in order.
  let entries: [Value.Entry]
  private let index: [String: Int]

  private static let indexedFrom = 24

  init(_ entries: [Value.Entry]) {
    self.entries = entries
    index =
      entries.count < Self.indexedFrom
      ? [:]
      : Dictionary(entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var count: Int { entries.count }

  /// FNV-1a over the UTF-8 of a key.
  static func hash(_ key: String) -> UInt64 {
    var key = key
    return key.withUTF8 { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return hash
    }
  }

  func value(for key: String) -> Value? { value(for: key, hash: Self.hash(key)) }

  /// The value of the entry with that key; `hash` is the key's.
  func value(for key: String, hash: UInt64) -> Value? {
    guard index.isEmpty else { return index[key].map { entries[$0].value } }
    for position in entries.indices where entries[position].hash == hash && entries[position].key == key {
      return entries[position].value
    }
    return nil
  }

  /// The same entries in the order of their keys, as Stencil visits them.
  var sorted: DictionaryStorage { DictionaryStorage(entries.sorted { $0.key < $1.key }) }
}

/// The whole numbers from one bound to the other, both included; downwards where `from` is the larger one.
final class RangeStorage: Sendable {
  let from: Int
  let to: Int

  init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }

  /// The number of elements, at most `Int.max`.
  var count: Int {
    let (distance, overflow) =
      from <= to ? to.subtractingReportingOverflow(from) : from.subtractingReportingOverflow(to)
    return overflow || distance == Int.max ? Int.max : distance + 1
  }

  func element(_ index: Int) -> Int { from <= to ? from + index : from - index }

  /// The elements; a range has been checked against the limit on loop steps when it was made.
  var values: [Value] { (0..<count).map { .integer(element($0)) } }
}

/// A macro as a value: where its body stands, in which loaded template.
final class MacroStorage: Sendable {
  let unit: Int
  let index: Int

  init(unit: Int, index: Int) {
    self.unit = unit
    self.index = index
  }
}
