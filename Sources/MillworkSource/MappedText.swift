/// Where a piece of text came from.
public struct Origin: Hashable, Sendable {
  /// The bytes that the piece was made of.
  public let span: Span
  /// Whether the piece repeats the span byte for byte, so that byte *k* of one is byte *k* of the other.
  public let isExact: Bool

  /// A piece that stands for the whole of `span`.
  public static func whole(_ span: Span) -> Origin { Origin(span: span, isExact: false) }
  /// A piece that repeats `span` byte for byte.
  public static func exact(_ span: Span) -> Origin { Origin(span: span, isExact: true) }

  /// The origin of the part that begins `offset` bytes into the piece and is `count` bytes long.
  public func slice(from offset: Int, count: Int) -> Origin {
    isExact ? .exact(span.slice(from: offset, count: count)) : self
  }
}

/// Text whose every byte knows where it came from.
///
/// Pieces follow each other without gaps; a piece may have no origin. The origin is the nearest cause (for a value
/// that a template printed: the value's place), the enclosing span is the place around it (the template's tag).
public struct MappedText: Hashable, Sendable {
  /// A run of bytes of one origin.
  public struct Piece: Hashable, Sendable {
    /// The first byte of the piece in the text.
    public let start: Int
    /// The nearest cause of the text.
    public let origin: Origin?
    /// The place around the cause: the template tag that printed a value, or the data that a template's own text was printed for.
    public let enclosing: Span?
  }

  /// The pieces of a text, in order of their start. Each is made from its packed form when it is asked for.
  public struct Pieces: RandomAccessCollection, Hashable, Sendable {
    fileprivate var packed = PackedPieces()

    fileprivate init() {}

    public var startIndex: Int { 0 }
    public var endIndex: Int { packed.count }
    public subscript(index: Int) -> Piece { packed[index] }

    public static func == (a: Pieces, b: Pieces) -> Bool { a.count == b.count && a.elementsEqual(b) }
    public func hash(into hasher: inout Hasher) { for piece in self { hasher.combine(piece) } }
  }

  /// The text, in UTF-8.
  public private(set) var bytes: [UInt8] = []
  /// The pieces in order of their start.
  public private(set) var pieces = Pieces()

  /// An empty text.
  public init() {}

  /// A text of one piece.
  public init(_ text: String, origin: Origin? = nil, enclosing: Span? = nil) {
    append(text, origin: origin, enclosing: enclosing)
  }

  /// The text as a string; ill-formed UTF-8 is replaced.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
  /// Whether there are no bytes.
  public var isEmpty: Bool { bytes.isEmpty }

  /// Makes room for `byteCount` bytes and `pieceCount` pieces more.
  public mutating func reserve(byteCount: Int, pieceCount: Int) {
    bytes.reserveCapacity(bytes.count + byteCount)
    pieces.packed.reserve(pieceCount)
  }

  /// Appends a string as one piece.
  public mutating func append(_ text: String, origin: Origin? = nil, enclosing: Span? = nil) {
    guard !text.isEmpty else { return }
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    pieces.packed.add(from: start, to: bytes.count, origin, enclosing)
  }

  /// Appends bytes as one piece.
  public mutating func append(
    bytes new: some Collection<UInt8>, origin: Origin? = nil, enclosing: Span? = nil
  ) {
    guard !new.isEmpty else { return }
    let start = bytes.count
    bytes.append(contentsOf: new)
    pieces.packed.add(from: start, to: bytes.count, origin, enclosing)
  }

  /// Appends bytes as one piece. Not generic, so that it is fast from other modules.
  public mutating func append(bytes new: [UInt8], origin: Origin? = nil, enclosing: Span? = nil) {
    append(bytes: new, in: 0..<new.count, origin: origin, enclosing: enclosing)
  }

  /// Appends the bytes of `range` (clamped) as one piece, without a copy in between.
  public mutating func append(
    bytes new: [UInt8], in range: Range<Int>, origin: Origin? = nil, enclosing: Span? = nil
  ) {
    let range = range.clamped(to: 0..<new.count)
    guard !range.isEmpty else { return }
    pieces.packed.add(from: bytes.count, to: bytes.count + range.count, origin, enclosing)
    new.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Appends another text with its origins; `enclosing` is set on pieces that have none.
  public mutating func append(_ other: MappedText, enclosing: Span? = nil) {
    pieces.packed.add(other.pieces.packed, at: bytes.count, enclosing)
    bytes.append(contentsOf: other.bytes)
  }

  /// Appends the part of another text that `range` covers (clamped), with its origins.
  public mutating func append(_ other: MappedText, in range: Range<Int>) {
    let range = range.clamped(to: 0..<other.bytes.count)
    guard !range.isEmpty else { return }
    pieces.packed.add(
      other.pieces.packed, from: other.pieceIndex(at: range.lowerBound), in: range, at: bytes.count)
    other.bytes.withUnsafeBufferPointer {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// The part of the text that `range` covers (clamped), with its origins.
  public func slice(_ range: Range<Int>) -> MappedText {
    var result = MappedText()
    result.append(self, in: range)
    return result
  }

  /// The piece that holds the byte at `offset`; the last one for an offset at or past the end, `nil` for an empty text.
  public func piece(at offset: Int) -> Piece? {
    pieces.isEmpty ? nil : pieces[pieceIndex(at: offset)]
  }

  /// The place that `range` came from, and the place around it. An exact piece gives the exact bytes; a range that
  /// goes past its first piece is cut at that piece's end, except that neighbouring exact pieces of one source join.
  public func origin(of range: Range<Int>) -> (span: Span?, enclosing: Span?) {
    guard !pieces.isEmpty else { return (nil, nil) }
    let index = pieceIndex(at: range.lowerBound)
    let piece = pieces[index]
    guard let origin = piece.origin else { return (nil, piece.enclosing) }
    let end = index + 1 < pieces.count ? pieces[index + 1].start : bytes.count
    let lower = max(range.lowerBound, piece.start)
    let first = origin.slice(from: lower - piece.start, count: min(range.upperBound, end) - lower).span
    guard origin.isExact, range.upperBound > end else { return (first, piece.enclosing) }
    let last = pieces[pieceIndex(at: range.upperBound - 1)]
    guard let lastOrigin = last.origin, lastOrigin.isExact, lastOrigin.span.source == first.source,
      lastOrigin.span.lowerBound >= first.lowerBound
    else { return (first, piece.enclosing) }
    let tail = lastOrigin.slice(from: 0, count: range.upperBound - last.start).span
    return (first.union(tail), piece.enclosing)
  }

  private func pieceIndex(at offset: Int) -> Int {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces.packed.start(of: middle) <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
