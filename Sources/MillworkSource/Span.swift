/// Names one source file of a ``SourceSet``. Small and trivially copyable, so that a span costs no reference count.
public struct SourceID: Hashable, Sendable {
  /// The position of the file in its set.
  public let rawValue: UInt32

  /// An identifier that was handed out by a ``SourceSet``.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The identifier of the file that was added `count` files later.
  package func advanced(by count: Int) -> SourceID { SourceID(rawValue: rawValue + UInt32(clamping: count)) }
}

/// A half-open range of bytes in one source file. Lines and columns are computed only when something is printed.
public struct Span: Hashable, Sendable {
  /// The file that the range lies in.
  public let source: SourceID
  let start: UInt32
  let end: UInt32

  /// A span over `range`, in bytes from the start of the file. Bounds outside `0...UInt32.max` are clamped.
  public init(source: SourceID, range: Range<Int>) {
    self.source = source
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  /// The empty span at `offset`.
  public init(source: SourceID, at offset: Int) {
    self.init(source: source, range: offset..<offset)
  }

  /// The first byte.
  public var lowerBound: Int { Int(start) }
  /// One past the last byte.
  public var upperBound: Int { Int(end) }
  /// The bytes that are covered.
  public var range: Range<Int> { Int(start)..<Int(end) }
  /// The number of bytes.
  public var count: Int { Int(end) - Int(start) }

  /// The part of this span that starts `offset` bytes in and is at most `count` bytes long; clamped to the span.
  public func slice(from offset: Int, count: Int) -> Span {
    let lower = min(max(0, offset), self.count)
    let upper = min(lower + max(0, count), self.count)
    return Span(source: source, range: lowerBound + lower..<lowerBound + upper)
  }

  /// Whether all of `other` lies in this span.
  package func contains(_ other: Span) -> Bool {
    source == other.source && lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }

  /// The smallest span that covers this one and `other`; this one where they lie in different files.
  public func union(_ other: Span) -> Span {
    guard other.source == source else { return self }
    return Span(
      source: source, range: min(lowerBound, other.lowerBound)..<max(upperBound, other.upperBound))
  }
}
