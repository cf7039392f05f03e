import MillworkSource

/// The texts of a folder's files as the template made them: `.millwork/scaffold.base`, which an update compares with. One file
/// holds all of them, so that no tool takes them for sources and no pattern for ignored files hits them; each line stands
/// behind a `|`, so that git merges and compares it like any text. Files that are no text are left out: they can't be merged.
///
/// While the record beside it is exchanged, it holds the texts of both, so that each record finds its own.
package struct BaseTexts: Sendable {
  /// The texts by path: one, or two for a moment.
  private var texts: [String: [[UInt8]]] = [:]

  /// The path of the file in the folder.
  package static let path = SafePath.recordFolder + "/scaffold.base"

  /// No texts.
  package init() {}

  /// The texts of some files.
  package init(_ files: [ScaffoldPlan.File]) {
    for file in files where Self.isText(file.bytes) { add(file.bytes, of: file.path) }
  }

  /// These texts and those of `others`.
  package func joined(with others: BaseTexts) -> BaseTexts {
    var all = self
    for (path, texts) in others.texts {
      for text in texts { all.add(text, of: path) }
    }
    return all
  }

  /// The text of a file that has a fingerprint, if it is known.
  package func text(of path: String, fingerprint: String?) -> [UInt8]? {
    texts[path]?.first { Fingerprint(of: $0).text == fingerprint }
  }

  private mutating func add(_ text: [UInt8], of path: String) {
    if texts[path]?.contains(text) != true { texts[path, default: []].append(text) }
  }

  /// Whether lines of the bytes can be merged.
  static func isText(_ bytes: [UInt8]) -> Bool {
    // What is no UTF-8 becomes a replacement character and so other bytes.
    !bytes.contains(0) && String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let bar = UInt8(ascii: "|")
  /// Stands behind the last line of a text whose last line has no end.
  private static let openEnd = Array("\\".utf8)
  private static let heading = Array("# ".utf8)

  /// The file's bytes, the same for the same texts.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    let files = texts.sorted { $0.key < $1.key }.flatMap { path, texts in texts.map { (path, $0) } }
    for (path, text) in files {
      bytes += Self.heading + Array(path.utf8)
      bytes.append(Self.lineFeed)
      var start = 0
      while start < text.count {
        let end = text[start...].firstIndex(of: Self.lineFeed) ?? text.count
        bytes.append(Self.bar)
        bytes += text[start..<end]
        bytes.append(Self.lineFeed)
        start = end + 1
      }
      if let last = text.last, last != Self.lineFeed { bytes += Self.openEnd + [Self.lineFeed] }
    }
    return bytes
  }

  /// Reads the file's bytes. Lines that don't belong to it are left out: what a text was is known by its fingerprint.
  package init(_ bytes: [UInt8]) {
    var path: String?
    var text: [UInt8] = []
    for line in bytes.split(separator: Self.lineFeed) {
      if line.starts(with: Self.heading) {
        if let path { add(text, of: path) }
        path = String(decoding: line.dropFirst(Self.heading.count), as: UTF8.self)
        text = []
      } else if line.first == Self.bar {
        text += line.dropFirst()
        text.append(Self.lineFeed)
      } else if line.elementsEqual(Self.openEnd), text.last == Self.lineFeed {
        text.removeLast()
      }
    }
    if let path { add(text, of: path) }
  }
}
