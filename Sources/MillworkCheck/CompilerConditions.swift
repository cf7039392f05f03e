import MillworkSource

/// Lets `#if compiler(…)` answer for the compiler of a simulated SDK. Each such test whose answer differs from the
/// running compiler's is replaced by `true` or `false` and spaces, so that no byte after it moves.
struct CompilerConditions {
  /// The compiler of the simulated SDK.
  let simulated: CompilerVersion
  /// The compiler that will read the text.
  let running: CompilerVersion

  /// `text` with the tests replaced.
  func rewritten(_ text: [UInt8]) -> [UInt8] {
    guard simulated != running else { return text }
    var result = text
    for directive in SwiftDirectives(text).all where [.if, .elseif].contains(directive.kind) {
      rewrite(&result, directive.condition)
    }
    return result
  }

  private func rewrite(_ text: inout [UInt8], _ condition: Range<Int>) {
    var index = condition.lowerBound
    while index < condition.upperBound {
      guard isWordStart(text[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < condition.upperBound, isWordPart(text[index]) { index += 1 }
      guard text[start..<index].elementsEqual("compiler".utf8),
        let close = argumentEnd(text, index, condition),
        let (comparison, version) = argument(text[index..<close])
      else { continue }
      let answer = comparison.holds(simulated, version)
      if answer != comparison.holds(running, version) {
        let word = Array((answer ? "true" : "false").utf8)
        for position in start..<close where text[position] != UInt8(ascii: "\n") {
          text[position] = position - start < word.count ? word[position - start] : UInt8(ascii: " ")
        }
      }
      index = close
    }
  }

  private enum Comparison {
    case atLeast, below

    func holds(_ compiler: CompilerVersion, _ version: CompilerVersion) -> Bool {
      self == .atLeast ? compiler >= version : compiler < version
    }
  }

  /// One past the parenthesis that closes the argument that begins at or after `index`.
  private func argumentEnd(_ text: [UInt8], _ index: Int, _ condition: Range<Int>) -> Int? {
    let rest = text[index..<condition.upperBound]
    guard rest.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "(") else { return nil }
    return rest.firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 }
  }

  /// Reads `(>=6.2)`, with spaces anywhere between its parts.
  private func argument(_ text: ArraySlice<UInt8>) -> (Comparison, CompilerVersion)? {
    let words = String(decoding: text, as: UTF8.self).filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
    if words.hasPrefix(">=") { return CompilerVersion(words.dropFirst(2)).map { (.atLeast, $0) } }
    if words.hasPrefix("<") { return CompilerVersion(words.dropFirst(1)).map { (.below, $0) } }
    return nil
  }
}

/// Finds `#if` and what belongs to it in Swift text: it passes over comments and strings, nothing else.
struct SwiftDirectives {
  /// What a directive does.
  enum Kind { case `if`, `elseif`, `else`, end }

  /// One directive.
  struct Directive {
    /// What it does.
    let kind: Kind
    /// Where it begins.
    let start: Int
    /// The text after its word, up to the end of the line or a comment.
    let condition: Range<Int>
  }

  /// The directives in order.
  private(set) var all: [Directive] = []

  /// A string that is open, and how many parentheses its innermost interpolation has open.
  private struct OpenString {
    let hashes: Int
    let isMultiline: Bool
    var parentheses = 0
  }

  private let text: [UInt8]
  private var index = 0
  private var strings: [OpenString] = []

  /// Scans `text` once.
  init(_ text: [UInt8]) {
    self.text = text
    while index < text.count { code() }
  }

  private func at(_ word: StaticString, _ position: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard position >= 0, position + count <= text.count else { return false }
    for offset in 0..<count where text[position + offset] != word.utf8Start[offset] { return false }
    return true
  }

  /// Goes on by one token of code.
  private mutating func code() {
    switch text[index] {
    case UInt8(ascii: "/") where at("//", index):
      index = lineEnd(index)
    case UInt8(ascii: "/") where at("/*", index):
      index = commentEnd(index)
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      if !openString() { directive() }
    case UInt8(ascii: "("):
      if !strings.isEmpty { strings[strings.count - 1].parentheses += 1 }
      index += 1
    case UInt8(ascii: ")"):
      index += 1
      guard !strings.isEmpty else { return }
      strings[strings.count - 1].parentheses -= 1
      if strings[strings.count - 1].parentheses == 0 { stringBody() }
    default:
      index += 1
    }
  }

  /// Reads a directive, or passes over the character.
  private mutating func directive() {
    let words: [(StaticString, Kind)] = [
      ("#if", .if), ("#elseif", .elseif), ("#else", .else), ("#endif", .end),
    ]
    let found = words.first { word, _ in
      let end = index + word.utf8CodeUnitCount
      return at(word, index) && (end >= text.count || !isWordPart(text[end]))
    }
    guard strings.isEmpty, let (word, kind) = found else {
      index += 1
      return
    }
    let start = index + word.utf8CodeUnitCount
    var end = start
    var depth = 0
    while end < text.count, !at("//", end), !at("/*", end) {
      if text[end] == UInt8(ascii: "(") { depth += 1 }
      if text[end] == UInt8(ascii: ")") { depth -= 1 }
      if depth <= 0, text[end] == UInt8(ascii: "\n") || text[end] == UInt8(ascii: "\r") { break }
      end += 1
    }
    all.append(Directive(kind: kind, start: index, condition: start..<end))
    index = end
  }

  /// Opens the string that begins here, or says that none does.
  private mutating func openString() -> Bool {
    var quote = index
    while quote < text.count, text[quote] == UInt8(ascii: "#") { quote += 1 }
    guard quote < text.count, text[quote] == UInt8(ascii: "\"") else { return false }
    let isMultiline = at("\"\"\"", quote)
    strings.append(OpenString(hashes: quote - index, isMultiline: isMultiline))
    index = quote + (isMultiline ? 3 : 1)
    stringBody()
    return true
  }

  /// Goes on to the end of the innermost string, or into its next interpolation.
  private mutating func stringBody() {
    guard let string = strings.last else { return }
    while index < text.count {
      if text[index] == UInt8(ascii: "\\"), hashes(at: index + 1) >= string.hashes {
        index += 1 + string.hashes
        guard index < text.count else { return }
        if text[index] == UInt8(ascii: "(") {
          strings[strings.count - 1].parentheses = 1
          index += 1
          return
        }
        index += 1
      } else if text[index] == UInt8(ascii: "\""), closes(string) {
        index += (string.isMultiline ? 3 : 1) + string.hashes
        strings.removeLast()
        return
      } else if !string.isMultiline, text[index] == UInt8(ascii: "\n") {
        strings.removeAll()
        return
      } else {
        index += 1
      }
    }
  }

  private func closes(_ string: OpenString) -> Bool {
    guard !string.isMultiline || at("\"\"\"", index) else { return false }
    return hashes(at: index + (string.isMultiline ? 3 : 1)) >= string.hashes
  }

  private func hashes(at position: Int) -> Int {
    var end = position
    while end < text.count, text[end] == UInt8(ascii: "#") { end += 1 }
    return end - position
  }

  private func lineEnd(_ position: Int) -> Int {
    var end = position
    while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  private func commentEnd(_ position: Int) -> Int {
    var end = position + 2
    var depth = 1
    while end < text.count, depth > 0 {
      if at("/*", end) {
        depth += 1
        end += 2
      } else if at("*/", end) {
        depth -= 1
        end += 2
      } else {
        end += 1
      }
    }
    return min(end, text.count)
  }
}
