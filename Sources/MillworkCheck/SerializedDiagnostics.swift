/// Reads the file that `-serialize-diagnostics-path` names: Clang's serialised diagnostics, which swiftc writes too
/// (clang/include/clang/Frontend/SerializedDiagnostics.h, swift/include/swift/Basic/…). Damage ends the reading; what
/// came before it is kept.
struct SerializedDiagnostics {
  /// A place in a file, as the compiler counts: lines and columns from 1, bytes from 0.
  struct Place: Hashable {
    /// The number of the file in ``SerializedDiagnostics/files``.
    let file: Int
    /// The line, from 1.
    let line: Int
    /// The column in bytes, from 1.
    let column: Int
    /// The offset in bytes.
    let offset: Int
  }

  /// A replacement that the compiler proposes.
  struct Fix: Hashable {
    /// The first byte to replace.
    let start: Place
    /// One past the last byte.
    let end: Place
    /// The new text.
    let text: String
  }

  /// One error, warning, remark or note.
  struct Finding: Hashable {
    /// What the compiler calls it.
    enum Level: Int {
      case ignored, note, warning, error, fatal, remark
    }
    /// How much it matters.
    var level: Level
    /// The sentence.
    var message: String
    /// The place; `nil` where there is none.
    var place: Place?
    /// What it is about around the place, as start and end.
    var ranges: [(start: Place, end: Place)] = []
    /// The changes that it proposes.
    var fixes: [Fix] = []
    /// What the compiler adds to it.
    var notes: [Finding] = []

    static func == (a: Finding, b: Finding) -> Bool {
      a.level == b.level && a.message == b.message && a.place == b.place && a.fixes == b.fixes
        && a.notes == b.notes
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(level)
      hasher.combine(message)
      hasher.combine(place)
    }
  }

  /// The findings in the compiler's order, notes inside what they belong to.
  private(set) var findings: [Finding] = []
  /// File names by number.
  private(set) var files: [Int: String] = [:]
  /// For a file that a macro made: the place in a real file that it stands for.
  private(set) var expansions: [Int: Place] = [:]

  private static let diagnosticBlock = 9

  /// Reads `bytes`; `nil` where they are no such file.
  init?(_ bytes: [UInt8]) {
    guard var stream = Bitstream(bytes, magic: Array("DIAG".utf8)) else { return nil }
    // Open findings from the outermost in; a note's block lies inside the block of what it belongs to.
    var open: [Finding?] = []
    var blocks: [Int] = []
    while let item = stream.next() {
      switch item {
      case .enter(let block):
        blocks.append(block)
        if block == Self.diagnosticBlock { open.append(nil) }
      case .exit:
        if blocks.popLast() == Self.diagnosticBlock { close(&open) }
      case .record(let code, let fields, let blob):
        guard blocks.last == Self.diagnosticBlock else { continue }
        read(code, fields, blob.map { String(decoding: bytes[$0], as: UTF8.self) } ?? "", into: &open)
      }
    }
    while !open.isEmpty { close(&open) }
  }

  private mutating func close(_ open: inout [Finding?]) {
    guard let last = open.popLast(), let finding = last else { return }
    if let parent = open.indices.last, open[parent] != nil {
      open[parent]?.notes.append(finding)
    } else {
      findings.append(finding)
    }
  }

  private mutating func read(_ code: Int, _ fields: [UInt64], _ text: String, into open: inout [Finding?]) {
    let numbers = fields.map { Int(clamping: $0) }
    guard let last = open.indices.last else { return }
    switch code {
    case 2 where numbers.count >= 5:
      open[last] = Finding(
        level: Finding.Level(rawValue: numbers[0]) ?? .error, message: text, place: Self.place(numbers, 1))
    case 3:
      if let start = Self.place(numbers, 0), let end = Self.place(numbers, 4) {
        open[last]?.ranges.append((start, end))
      }
    case 6 where !numbers.isEmpty:
      files[numbers[0]] = text
    case 7:
      if let start = Self.place(numbers, 0), let end = Self.place(numbers, 4) {
        open[last]?.fixes.append(Fix(start: start, end: end, text: text))
      }
    case 8 where !numbers.isEmpty:
      if let origin = Self.place(numbers, 1) { expansions[numbers[0]] = origin }
    default: return
    }
  }

  /// The place whose four numbers begin at `index`; file 0 means none.
  private static func place(_ numbers: [Int], _ index: Int) -> Place? {
    guard numbers.count >= index + 4, numbers[index] != 0 else { return nil }
    return Place(
      file: numbers[index], line: numbers[index + 1], column: numbers[index + 2], offset: numbers[index + 3])
  }
}
