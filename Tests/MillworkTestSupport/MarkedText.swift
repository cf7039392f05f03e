/// A text in which places are marked by `«` and `»`, so that tests need no numbers.
public struct MarkedText: Sendable {
  /// The text without the marks.
  public let bytes: [UInt8]
  /// The marked byte ranges of the text without marks, in order of their start.
  public let ranges: [Range<Int>]

  /// Reads the marks; they may nest. An unpaired mark is dropped.
  public init(_ marked: String) {
    var bytes: [UInt8] = []
    var open: [Int] = []
    var ranges: [Range<Int>] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«": open.append(bytes.count)
      case "»": if let start = open.popLast() { ranges.append(start..<bytes.count) }
      default: bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      }
    }
    self.bytes = bytes
    self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The text as a string.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}
