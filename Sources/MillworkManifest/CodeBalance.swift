/// Whether a piece of Swift code keeps to its place: brackets, strings, comments and `#if` that it opens are closed in it,
/// so that it can't reach into the code around it (The Swift Programming Language, "Lexical Structure").
///
/// Says nothing of code with a `/` that begins no comment, which could be a regular expression.
struct CodeBalance {
  /// What is wrong.
  enum Problem: Hashable {
    /// A bracket, string or comment that is opened at the offset is not closed.
    case unclosed(String, offset: Int)
    /// A bracket at the offset closes nothing.
    case stray(String, offset: Int)
    /// A `#sourceLocation` at the offset makes compilers name other places than the code's own.
    case movesPlaces(offset: Int)
    /// The code ends in a `//` comment, which would take in what follows on the line.
    case endsInComment(offset: Int)

    /// Where it is.
    var offset: Int {
      switch self {
      case .unclosed(_, let offset), .stray(_, let offset), .movesPlaces(let offset),
        .endsInComment(let offset):
        offset
      }
    }
  }

  private enum Open {
    /// One of `(`, `[` and `{`, or `#` for `#if`.
    case bracket(UInt8, Int)
    case string(hashes: Int, isMultiline: Bool, Int)
  }

  private let bytes: [UInt8]
  private var index = 0
  private var open: [Open] = []
  private var lastComment: Int?
  private var firstAwait: Int?
  private var firstTry: Int?

  /// Where `bytes`, which are in balance, wait for something that is not in a closure of theirs; `nil` where nothing does.
  static func awaitOffset(in bytes: [UInt8]) -> Int? {
    var balance = CodeBalance(bytes: bytes)
    return balance.scan(isExpression: false) == nil ? balance.firstAwait : nil
  }

  /// Where `bytes`, which are in balance, hand on an error that nothing of theirs catches; `nil` where nothing does.
  static func tryOffset(in bytes: [UInt8]) -> Int? {
    var balance = CodeBalance(bytes: bytes)
    return balance.scan(isExpression: false) == nil ? balance.firstTry : nil
  }

  /// The first problem of `bytes`; a comment at the end is one only where `isExpression`.
  static func problem(of bytes: [UInt8], isExpression: Bool) -> Problem? {
    var balance = CodeBalance(bytes: bytes)
    return balance.scan(isExpression: isExpression)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func scan(isExpression: Bool) -> Problem? {
    while index < bytes.count {
      if case .string(let hashes, let isMultiline, let start) = open.last {
        if let problem = scanString(hashes, isMultiline, start) { return problem }
        continue
      }
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(.bracket(byte, index))
        index += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard case .bracket(let opening, _) = open.last, opening == Self.opening(of: byte) else {
          return mismatch(byte)
        }
        open.removeLast()
        index += 1
      case UInt8(ascii: "/"):
        switch scanSlash() {
        case .success(let isComment): if !isComment { return nil }
        case .failure(let failure): return .unclosed("/*", offset: failure.offset)
        }
      case UInt8(ascii: "\""): openString()
      case UInt8(ascii: "#"): if let problem = scanHash() { return problem }
      default:
        if firstAwait == nil, isKeyword("await") { firstAwait = index }
        if firstTry == nil, isKeyword("try"), !has("try?"), !has("try!") { firstTry = index }
        index += 1
      }
    }
    switch open.last {
    case .bracket(UInt8(ascii: "#"), let offset): return .unclosed("#if", offset: offset)
    case .bracket(let byte, let offset): return .unclosed(String(UnicodeScalar(byte)), offset: offset)
    case .string(_, let isMultiline, let offset):
      return .unclosed(isMultiline ? "\"\"\"" : "\"", offset: offset)
    case nil: return isExpression ? lastComment.map { .endsInComment(offset: $0) } : nil
    }
  }

  /// What is wrong where `closing` does not close what was opened last: that is not closed, if something before it is what
  /// `closing` closes.
  private func mismatch(_ closing: UInt8) -> Problem {
    let isClosing = { (one: Open) in
      if case .bracket(Self.opening(of: closing), _) = one { true } else { false }
    }
    guard open.dropLast().contains(where: isClosing), case .bracket(let last, let offset) = open.last,
      last != UInt8(ascii: "#")
    else { return .stray(String(UnicodeScalar(closing)), offset: index) }
    return .unclosed(String(UnicodeScalar(last)), offset: offset)
  }

  /// Whether a keyword stands here, outside of braces.
  private func isKeyword(_ keyword: StaticString) -> Bool {
    let end = index + keyword.utf8CodeUnitCount
    guard has(keyword), index == 0 || !isWord(bytes[index - 1]) else { return false }
    guard end < bytes.count, !isWord(bytes[end]) else { return false }
    return !open.contains { if case .bracket(UInt8(ascii: "{"), _) = $0 { true } else { false } }
  }

  /// Whether a byte belongs to a name, or makes one of the word behind it.
  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  private struct UnclosedComment: Error { let offset: Int }

  /// Skips a comment; `false` for another slash.
  private mutating func scanSlash() -> Result<Bool, UnclosedComment> {
    let start = index
    if has("//") {
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      lastComment = index == bytes.count ? start : nil
      return .success(true)
    }
    guard has("/*") else { return .success(false) }
    var depth = 0
    while index < bytes.count {
      if has("/*") {
        depth += 1
        index += 2
      } else if has("*/") {
        depth -= 1
        index += 2
        if depth == 0 { return .success(true) }
      } else {
        index += 1
      }
    }
    return .failure(UnclosedComment(offset: start))
  }

  /// Goes into a raw string, or past a word that begins with `#`.
  private mutating func scanHash() -> Problem? {
    let start = index
    if has("#sourceLocation") { return .movesPlaces(offset: start) }
    if has("#if"), index + 3 == bytes.count || !isWord(bytes[index + 3]) {
      open.append(.bracket(bytes[index], index))
    } else if has("#endif") || has("#else") {
      guard case .bracket(UInt8(ascii: "#"), _) = open.last else {
        return .stray(has("#endif") ? "#endif" : "#else", offset: start)
      }
      if has("#endif") { open.removeLast() }
    } else {
      openString()
      return nil
    }
    index += 3
    return nil
  }

  private mutating func openString() {
    let start = index
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    let hashes = end - start
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else {
      index = max(end, start + 1)
      return
    }
    index = end
    let isMultiline = has("\"\"\"")
    index += isMultiline ? 3 : 1
    open.append(.string(hashes: hashes, isMultiline: isMultiline, start))
  }

  /// Goes on in a string: to its end, or into an interpolation.
  private mutating func scanString(_ hashes: Int, _ isMultiline: Bool, _ start: Int) -> Problem? {
    let marks = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    let end = [UInt8](repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1) + marks
    let escape = [UInt8(ascii: "\\")] + marks
    while index < bytes.count {
      if bytes[index...].starts(with: end) {
        index += end.count
        open.removeLast()
        return nil
      }
      if bytes[index...].starts(with: escape) {
        index += escape.count
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          open.append(.bracket(bytes[index], index))
          index += 1
          return nil
        }
      } else if !isMultiline, bytes[index] == 0x0A || bytes[index] == 0x0D {
        return .unclosed("\"", offset: start)
      }
      index += 1
    }
    return nil
  }

  private func has(_ text: StaticString) -> Bool {
    index + text.utf8CodeUnitCount <= bytes.count
      && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  private static func opening(of byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    default: UInt8(ascii: "{")
    }
  }
}
