/// The pieces of a text in the form in which it keeps them: a text has many, and they should not take more room than it
/// does. A piece has three words. What many pieces share, such as the place around them, stands in a table.
struct PackedPieces: Sendable {
  private struct Piece: Sendable {
    let start: UInt32
    /// Where the origin begins.
    let origin: UInt32
    /// The index of a setting.
    let setting: UInt32
  }

  /// What pieces may share.
  private struct Setting: Equatable, Sendable {
    /// The file of the origin, or `none`.
    let source: UInt32
    /// The length of an origin that the piece stands for as a whole; `none` for one that it repeats, as that is as long
    /// as the piece.
    let length: UInt32
    /// The place around the piece; its file is `none` where there is no place.
    let outerSource: UInt32
    let outerStart: UInt32
    let outerEnd: UInt32

    static let none = UInt32.max

    @inline(__always)
    init(origin: Origin?, isExact: Bool, enclosing: Span?) {
      source = origin?.span.source.rawValue ?? Self.none
      length = isExact ? Self.none : origin.map { $0.span.end - $0.span.start } ?? 0
      outerSource = enclosing?.source.rawValue ?? Self.none
      outerStart = enclosing?.start ?? 0
      outerEnd = enclosing?.end ?? 0
    }

    /// The same setting in another place, where it has none.
    init(_ setting: Setting, enclosing: Span?) {
      let keepsOwn = setting.outerSource != Self.none
      source = setting.source
      length = setting.length
      outerSource = keepsOwn ? setting.outerSource : enclosing?.source.rawValue ?? Self.none
      outerStart = keepsOwn ? setting.outerStart : enclosing?.start ?? 0
      outerEnd = keepsOwn ? setting.outerEnd : enclosing?.end ?? 0
    }

    var isExact: Bool { length == Self.none }
    var enclosing: Span? {
      outerSource == Self.none ? nil : Span(outerSource, Int(outerStart), Int(outerEnd))
    }
  }

  private var pieces: [Piece] = []
  private var settings: [Setting] = []
  /// The indices of settings that were used last, by a few of their bits; empty while there are few settings.
  private var recent: [UInt32] = []
  /// The end of the text.
  private var end = 0

  private static let few = 8
  private static let recentBits: UInt32 = 8

  var count: Int { pieces.count }

  /// Makes room for `count` pieces more, of which as many need a setting of their own as did so far.
  mutating func reserve(_ count: Int) {
    settings.reserveCapacity(settings.count + count / max(1, pieces.count / max(1, settings.count)))
    pieces.reserveCapacity(pieces.count + count)
  }

  func start(of index: Int) -> Int { Int(pieces[index].start) }

  subscript(index: Int) -> MappedText.Piece {
    let piece = pieces[index]
    let setting = settings[Int(piece.setting)]
    let start = Int(piece.start)
    let next = index + 1 < pieces.count ? Int(pieces[index + 1].start) : end
    var origin: Origin?
    if setting.source != Setting.none {
      let lower = Int(piece.origin)
      let length = setting.isExact ? next - start : Int(setting.length)
      origin = Origin(span: Span(setting.source, lower, lower + length), isExact: setting.isExact)
    }
    return MappedText.Piece(start: start, origin: origin, enclosing: setting.enclosing)
  }

  /// Adds a piece for the bytes from `start` to `end`, or lets the last one go on where the origins are neighbours. An
  /// origin that is not as long as the piece cannot be exact.
  @inline(__always)
  mutating func add(from start: Int, to end: Int, _ origin: Origin?, _ enclosing: Span?) {
    let isExact = origin.map { $0.isExact && $0.span.count == end - start } ?? false
    let setting = index(of: Setting(origin: origin, isExact: isExact, enclosing: enclosing))
    add(
      Piece(start: UInt32(clamping: start), origin: origin?.span.start ?? 0, setting: setting),
      isExact: isExact)
    self.end = end
  }

  /// Adds the pieces of another text, which begins at `base` here; `enclosing` is the place around those without one.
  mutating func add(_ other: PackedPieces, at base: Int, _ enclosing: Span?) {
    let known = other.settings.map { index(of: Setting($0, enclosing: enclosing)) }
    for piece in other.pieces {
      add(
        Piece(
          start: UInt32(clamping: base + Int(piece.start)), origin: piece.origin,
          setting: known[Int(piece.setting)]),
        isExact: other.settings[Int(piece.setting)].isExact)
    }
    end = base + other.end
  }

  /// Adds those pieces of another text, from the one at `first` on, that lie in `range` of its bytes, which begins at `base`
  /// here.
  mutating func add(_ other: PackedPieces, from first: Int, in range: Range<Int>, at base: Int) {
    var index = first
    while index < other.pieces.count, Int(other.pieces[index].start) < range.upperBound {
      let piece = other.pieces[index]
      let setting = other.settings[Int(piece.setting)]
      let lower = max(Int(piece.start), range.lowerBound)
      let cut = setting.isExact ? UInt32(clamping: lower - Int(piece.start)) : 0
      add(
        Piece(
          start: UInt32(clamping: base + lower - range.lowerBound), origin: piece.origin &+ cut,
          setting: self.index(of: setting)),
        isExact: setting.isExact)
      index += 1
    }
    end = base + range.count
  }

  @inline(__always)
  private mutating func add(_ piece: Piece, isExact: Bool) {
    if let last = pieces.last, last.setting == piece.setting,
      last.origin &+ (isExact ? piece.start &- last.start : 0) == piece.origin
    {
      return
    }
    pieces.append(piece)
  }

  /// The index of a setting, which is added where it was not used lately.
  @inline(__always)
  private mutating func index(of setting: Setting) -> UInt32 {
    if recent.isEmpty { return indexOfFew(setting) }
    let bits = (setting.outerStart ^ setting.length &* 31 ^ setting.source &* 7) &* 0x9E37_79B1
    let slot = Int(bits >> (32 - Self.recentBits))
    let known = recent[slot]
    if settings[Int(known)] == setting { return known }
    let index = UInt32(settings.count)
    settings.append(setting)
    recent[slot] = index
    return index
  }

  private mutating func indexOfFew(_ setting: Setting) -> UInt32 {
    if let known = settings.lastIndex(of: setting) { return UInt32(known) }
    settings.append(setting)
    if settings.count == Self.few { recent = Array(repeating: 0, count: 1 << Self.recentBits) }
    return UInt32(settings.count - 1)
  }
}

extension Span {
  fileprivate init(_ source: UInt32, _ start: Int, _ end: Int) {
    self.init(source: SourceID(rawValue: source), range: start..<max(start, end))
  }
}
