/// A place as people and compilers write it.
public struct Location: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public let line: Int
  /// The column in UTF-8 bytes, from 1, as swiftc counts.
  public let column: Int

  /// A place at `line` and `column`, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: Location, b: Location) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// Where the lines of a text begin. LF, CRLF and a lone CR end a line.
public struct LineTable: Sendable {
  private let starts: [Int]
  private let count: Int

  /// Scans `bytes` once.
  public init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let byte = buffer[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
          starts.append(index)
        } else if byte == UInt8(ascii: "\r") {
          if index < buffer.count, buffer[index] == UInt8(ascii: "\n") { index += 1 }
          starts.append(index)
        }
      }
    }
    self.starts = starts
    count = bytes.count
  }

  /// The number of lines, at least 1.
  public var lineCount: Int { starts.count }

  /// The place of the byte at `offset`, clamped to the text.
  public func location(at offset: Int) -> Location {
    let offset = min(max(0, offset), count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Location(line: low + 1, column: offset - starts[low] + 1)
  }

  /// The offset of a place, clamped to the text.
  public func offset(of location: Location) -> Int {
    guard location.line >= 1 else { return 0 }
    guard location.line <= starts.count else { return count }
    let (offset, overflow) = starts[location.line - 1].addingReportingOverflow(max(0, location.column - 1))
    return overflow ? count : min(offset, count)
  }

  /// The bytes of `line` (from 1) without its line end, or `nil` where there is no such line.
  public func range(ofLine line: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard line >= 1, line <= starts.count, bytes.count == count else { return nil }
    let lower = starts[line - 1]
    var upper = line < starts.count ? starts[line] : count
    while upper > lower, bytes[upper - 1] == UInt8(ascii: "\n") || bytes[upper - 1] == UInt8(ascii: "\r") {
      upper -= 1
    }
    return lower..<upper
  }
}
