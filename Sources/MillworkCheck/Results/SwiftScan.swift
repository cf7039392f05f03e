import MillworkSource

/// What other files can see of a Swift file, told from its words alone: everything but the bodies of functions and
/// getters. The compiler's own incremental builds rest on the same split. Where the text is not plain, the whole of it
/// counts as seen, which costs a check too many and never one too few.
struct SwiftScan: Sendable {
  /// Stands for all that other files can see; without comments and the extent of white space.
  private(set) var interface = Fingerprint()
  /// All words of the file, as hashes.
  private(set) var words = WordSet()
  /// The words outside of bodies.
  private(set) var interfaceWords = WordSet()
  /// The names that the file declares at its top level.
  private(set) var names: [String] = []
  /// The names of nominal types among them.
  private(set) var types: Set<UInt64> = []
  /// The types that the file extends.
  private(set) var extended: Set<UInt64> = []
  /// The modules that it imports.
  private(set) var imports: Set<String> = []
  /// Whether every file depends on this one: it declares operators or macros, holds the entry point, or is not plain.
  private(set) var isGlobal = false

  /// A hash of a word.
  static func hash(_ word: some Sequence<UInt8>) -> UInt64 { word.reduce(noWord) { hash($0, $1) } }

  /// The hash of a word with one more byte (64-bit FNV-1a).
  private static func hash(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    (word ^ UInt64(byte)) &* 0x100_0000_01b3
  }
  private static let noWord: UInt64 = 0xcbf2_9ce4_8422_2325

  /// In `named` braces the names of members count like names at the top level.
  private enum Brace { case declarations, named, seen, body }
  private enum Pending { case none, function, variable, type, extended, imported }

  private var braces: [Brace] = []
  private var depth = 0
  private var pending = Pending.none
  private var nameIsNext = false
  private var hasColon = false
  private var hasEquals = false
  private var previous: UInt8 = 0
  private var stream: [UInt8] = []
  private var bodiesAreSeen = false
  private var extensionWords: [UInt64] = []

  /// Scans `text` once.
  init(_ text: [UInt8]) {
    stream.reserveCapacity(text.count)
    let isPlain = text.withUnsafeBufferPointer { scan($0) }
    if !isPlain || !braces.isEmpty || depth != 0 || bodiesAreSeen {
      isGlobal = true
      stream = text
      interfaceWords = words
    }
    interface.combine(stream)
    stream = []
    braces = []
  }

  /// Whether the bytes that come now can be seen from other files.
  private var isSeen: Bool { braces.last != .body }

  /// Whether declarations stand between the innermost braces.
  private var holdsDeclarations: Bool {
    switch braces.last {
    case nil, .declarations, .named: true
    case .seen, .body: false
    }
  }

  /// Goes through the text; says whether it could follow it.
  private mutating func scan(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if isWordPart(byte) {
        let start = index
        var hash = Self.noWord
        while index < text.count, isWordPart(text[index]) {
          hash = Self.hash(hash, text[index])
          index += 1
        }
        word(UnsafeBufferPointer(rebasing: text[start..<index]), hash)
        continue
      }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        var hasLineEnd = false
        while index < text.count, text[index] <= UInt8(ascii: " ") {
          hasLineEnd = hasLineEnd || text[index] != UInt8(ascii: " ")
          index += 1
        }
        if isSeen { stream.append(hasLineEnd ? UInt8(ascii: "\n") : UInt8(ascii: " ")) }
        continue
      case UInt8(ascii: "/") where isAt("//", text, index):
        while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
        continue
      case UInt8(ascii: "/") where isAt("/*", text, index):
        guard let end = commentEnd(text, index) else { return false }
        index = end
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if let end = stringEnd(text, index) {
          guard end > index else { return false }
          literal(text[index..<end])
          previous = UInt8(ascii: "\"")
          index = end
          continue
        }
        see(byte)
      case UInt8(ascii: "{"): open(text, index)
      case UInt8(ascii: "}"):
        let isDeclared = holdsDeclarations
        guard braces.popLast() != nil, !isDeclared || depth == 0 else { return false }
        if depth == 0 { pending = .none }
        see(byte)
      case UInt8(ascii: "("), UInt8(ascii: "["):
        // A pattern, an operator, or a type without a name.
        if nameIsNext, pending == .extended || braces.isEmpty { isGlobal = true }
        nameIsNext = false
        if holdsDeclarations { depth += 1 }
        see(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        if holdsDeclarations {
          depth -= 1
          if depth < 0 { return false }
        }
        see(byte)
      case UInt8(ascii: ":") where depth == 0:
        hasColon = true
        see(byte)
      case UInt8(ascii: "=") where depth == 0:
        hasEquals = true
        see(byte)
      case UInt8(ascii: ",") where depth == 0 && braces.isEmpty && pending == .variable:
        isGlobal = true
        see(byte)
      default: see(byte)
      }
      previous = byte
      index += 1
    }
    return true
  }

  /// Whether a comment begins at `index`, unless a backslash makes it a part of a regular expression.
  private func isAt(_ mark: StaticString, _ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index + 1 < text.count && text[index + 1] == mark.utf8Start[1] && previous != UInt8(ascii: "\\")
  }

  private mutating func see(_ byte: UInt8) {
    if isSeen { stream.append(byte) }
  }

  /// The words of a string count as words of the file, since it may hold code.
  private mutating func literal(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    if isSeen { stream.append(contentsOf: bytes) }
    for part in bytes.split(whereSeparator: { !isWordPart($0) }) where isWordStart(part[part.startIndex]) {
      note(Self.hash(part))
    }
  }

  private mutating func note(_ hash: UInt64) {
    words.insert(hash)
    if isSeen { interfaceWords.insert(hash) }
  }

  private mutating func word(_ bytes: UnsafeBufferPointer<UInt8>, _ hash: UInt64) {
    let before = previous
    previous = UInt8(ascii: "a")
    if isSeen { stream.append(contentsOf: bytes) }
    guard isWordStart(bytes[0]) else { return }
    note(hash)
    if Self.globalWords.contains(hash) || before == UInt8(ascii: "@") && hash == Self.entryPoint {
      isGlobal = true
    }
    if Self.inlinedWords.contains(hash) { bodiesAreSeen = true }
    guard depth == 0, holdsDeclarations else { return }
    if pending == .extended { extensionWords.append(hash) }
    let isQuoted = before == UInt8(ascii: "`")
    if before != UInt8(ascii: "."), !isQuoted, let introducer = Self.introducers[hash] {
      if pending == .imported, nameIsNext { return }
      (pending, nameIsNext, hasColon, hasEquals) = (introducer, true, false, false)
      extensionWords = []
      return
    }
    guard nameIsNext else { return }
    nameIsNext = false
    let name = String(decoding: bytes, as: UTF8.self)
    switch pending {
    case .imported: imports.insert(name)
    case .extended: break
    case .type, .function, .variable:
      guard braces.isEmpty || braces.last == .named else { return }
      names.append(name)
      if pending == .type { types.insert(hash) }
    case .none: break
    }
  }

  /// A brace opens: a type's body, a body that nobody else sees, or something else.
  private mutating func open(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) {
    let isDeclared = depth == 0 && holdsDeclarations
    var kind = braces.last == .body ? Brace.body : .seen
    if isDeclared {
      switch pending {
      case .type: kind = .declarations
      case .extended: kind = extend()
      case .function: kind = .body
      case .variable where hasColon && !hasEquals && !beginsWithAccessor(text, index + 1): kind = .body
      default: break
      }
      pending = .none
      nameIsNext = false
    }
    see(UInt8(ascii: "{"))
    braces.append(kind)
  }

  /// Notes whose extension begins. One that is for a single type only (`extension ToggleStyle where Self == Fading`) is
  /// that type's, and its members are also found by their names.
  private mutating func extend() -> Brace {
    if extensionWords.count == 4, extensionWords[1] == Self.whereWord, extensionWords[2] == Self.selfWord,
      hasEquals, !hasColon
    {
      extended.insert(extensionWords[3])
      return .named
    }
    if let name = extensionWords.first { extended.insert(name) }
    return .declarations
  }

  /// Whether a block lists accessors, which others can see.
  private func beginsWithAccessor(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    var index = start
    while index < text.count, text[index] <= UInt8(ascii: " ") { index += 1 }
    let first = index
    while index < text.count, isWordPart(text[index]) { index += 1 }
    // A comment, an attribute or a directive may stand before an accessor.
    guard index > first else { return index < text.count && [0x2F, 0x40, 0x23].contains(text[index]) }
    return Self.accessors.contains(Self.hash(text[first..<index]))
  }

  private func commentEnd(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var index = start + 2
    var level = 1
    while index + 1 < text.count {
      if text[index] == UInt8(ascii: "*"), text[index + 1] == UInt8(ascii: "/") {
        level -= 1
        index += 2
        if level == 0 { return index }
      } else if text[index] == UInt8(ascii: "/"), text[index + 1] == UInt8(ascii: "*") {
        level += 1
        index += 2
      } else {
        index += 1
      }
    }
    return nil
  }

  /// One past the string that begins at `start`; `nil` where none begins there, `start` where it has no end.
  private func stringEnd(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var index = start
    while index < text.count, text[index] == UInt8(ascii: "#") { index += 1 }
    let hashes = index - start
    guard index < text.count, text[index] == UInt8(ascii: "\"") else { return nil }
    func isAt(_ byte: UInt8, _ position: Int, times: Int) -> Bool {
      guard position + times <= text.count else { return false }
      for offset in 0..<times where text[position + offset] != byte { return false }
      return true
    }
    let quotes = isAt(UInt8(ascii: "\""), index, times: 3) ? 3 : 1
    index += quotes
    while index < text.count {
      if text[index] == UInt8(ascii: "\""), isAt(UInt8(ascii: "\""), index, times: quotes),
        isAt(UInt8(ascii: "#"), index + quotes, times: hashes)
      {
        return index + quotes + hashes
      }
      if text[index] == UInt8(ascii: "\\"), isAt(UInt8(ascii: "#"), index + 1, times: hashes) {
        index += 1 + hashes
        guard index < text.count, text[index] == UInt8(ascii: "(") else {
          index += 1
          continue
        }
        guard let end = interpolationEnd(text, index) else { return start }
        index = end
        continue
      }
      if quotes == 1, text[index] == UInt8(ascii: "\n") { return start }
      index += 1
    }
    return start
  }

  /// One past the parenthesis that closes the one at `start`, past the strings in between.
  private func interpolationEnd(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var index = start
    var level = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "("): level += 1
      case UInt8(ascii: ")"):
        level -= 1
        if level == 0 { return index + 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if let end = stringEnd(text, index) {
          if end == index { return nil }
          index = end
          continue
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  private static let introducers: [UInt64: Pending] = {
    let words: [(Pending, [String])] = [
      (.function, ["func", "init", "deinit"]), (.variable, ["var", "let", "subscript", "case", "typealias"]),
      (.type, ["struct", "class", "enum", "actor", "protocol"]), (.extended, ["extension"]),
      (.imported, ["import"]),
    ]
    return Dictionary(
      words.flatMap { pending, list in list.map { (hash($0.utf8), pending) } }, uniquingKeysWith: { $1 })
  }()

  private static let accessors = Set(
    [
      "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "unsafeAddress",
      "unsafeMutableAddress", "mutating", "nonmutating", "nonisolated", "consuming", "borrowing", "init",
      "yielding",
    ].map { hash($0.utf8) })

  /// Words of declarations that every file depends on.
  private static let globalWords = Set(["operator", "precedencegroup", "macro"].map { hash($0.utf8) })
  private static let whereWord = hash("where".utf8)
  private static let selfWord = hash("Self".utf8)
  private static let entryPoint = hash("main".utf8)
  /// Attributes that let the compiler look into bodies.
  private static let inlinedWords = Set(["_transparent", "_alwaysEmitIntoClient"].map { hash($0.utf8) })
}
