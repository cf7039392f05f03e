import MillworkSource

/// A Swift file that is put together from parts, each a text that begins with its own imports.
struct FileOfParts {
  private let head: MappedText
  private let foot: MappedText
  private var imports: [[UInt8]: MappedText] = [:]
  private var bodies = MappedText()
  /// Whether what stands around the parts indents them.
  let isIndented: Bool

  /// A file without parts. They are to stand where `frame` has the line of `mark.stencil`.
  init(frame: MappedText) {
    let bytes = frame.bytes
    let mark = Self.lines(of: bytes).first { range in
      bytes[range].drop { $0 == UInt8(ascii: " ") }.starts(with: Self.mark)
    }
    let place = mark ?? bytes.count..<bytes.count
    head = frame.slice(0..<place.lowerBound)
    foot = frame.slice(place.upperBound..<bytes.count)
    isIndented = bytes[place].first == UInt8(ascii: " ")
  }

  /// Adds a part; its imports go to the head of the file.
  mutating func add(_ part: MappedText) {
    var start = 0
    for line in Self.lines(of: part.bytes) {
      let words = part.bytes[line].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      guard words.isEmpty || Self.isImport(words) else { break }
      if !words.isEmpty {
        imports[Array(part.bytes[line]), default: MappedText()] = part.slice(line)
      }
      start = line.upperBound
    }
    bodies.append("\n")
    bodies.append(part.slice(start..<part.bytes.count))
  }

  /// The whole file.
  var text: MappedText {
    var text = head
    for (_, line) in imports.sorted(by: { Self.isBefore($0.key, $1.key) }) { text.append(line) }
    text.append(bodies)
    text.append(foot)
    return text
  }

  private static let mark = Array("// millwork: components".utf8)

  /// The ranges of the lines with their ends.
  private static func lines(of bytes: [UInt8]) -> some Sequence<Range<Int>> {
    sequence(state: 0) { (start: inout Int) -> Range<Int>? in
      guard start < bytes.count else { return nil }
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      defer { start = end }
      return start..<end
    }
  }

  /// Whether a line imports a module: attributes and an access level may stand before the word.
  private static func isImport(_ words: [ArraySlice<UInt8>]) -> Bool {
    let levels = ["public", "package", "internal", "fileprivate", "private"].map { Array($0.utf8) }
    let first = words.first { word in
      word.first != UInt8(ascii: "@") && !levels.contains(Array(word))
    }
    return first.map { $0.elementsEqual("import".utf8) } ?? false
  }

  /// Imports with attributes stand behind the others, as swift-format orders them.
  private static func isBefore(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    let (isLater, isOtherLater) = (a.contains(UInt8(ascii: "@")), b.contains(UInt8(ascii: "@")))
    return isLater == isOtherLater ? a.lexicographicallyPrecedes(b) : isOtherLater
  }
}
