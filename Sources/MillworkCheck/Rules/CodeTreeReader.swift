/// Where tokens stand, while they are read.
struct CodePlace {
  /// The argument that they are in.
  var holder: CodeTree.Holder?
  /// The block that they are in.
  var block: Int?
  /// How many brackets are open.
  var depth = 0

  /// The place inside one more bracket.
  var inside: CodePlace {
    var place = self
    place.depth += 1
    return place
  }
}

/// Reads tokens into uses. Statements are told from expressions by their keywords only, which is enough to know where a
/// brace opens a block and where a closure.
extension CodeTree {
  /// Brackets deeper than this are passed over; the compiler refuses them as well.
  private static let maximumDepth = 256

  private static let plainKeywords: Set<String> = [
    "Self", "any", "as", "async", "await", "borrowing", "break", "case", "consuming", "continue",
    "convenience",
    "default", "defer", "didSet", "do", "dynamic", "else", "fallthrough", "false", "fileprivate", "final",
    "get", "in",
    "indirect", "infix", "inout", "internal", "is", "isolated", "lazy", "mutating", "nil", "nonisolated",
    "nonmutating", "open", "operator", "optional", "override", "package", "postfix", "prefix", "private",
    "public",
    "repeat", "required", "rethrows", "return", "set", "some", "static", "throw", "throws", "true", "try",
    "unowned",
    "weak", "where", "willSet", "_",
  ]
  private static let declarations: Set<String> = [
    "associatedtype", "class", "enum", "extension", "func", "import", "init", "let", "macro",
    "precedencegroup",
    "protocol", "struct", "subscript", "typealias", "var",
  ]
  private static let conditional: Set<String> = ["catch", "for", "guard", "switch", "while"]

  /// What a brace at this level opens.
  private enum Expectation {
    /// A closure behind a call.
    case closure
    /// The block of a statement or a declaration.
    case block
    /// The body of a declaration, or none where the line ends.
    case body
  }

  /// Reads a list of statements, or one expression.
  mutating func readStatements(_ range: Range<Int>, _ place: CodePlace) {
    guard place.depth < Self.maximumDepth else { return }
    var index = range.lowerBound
    var expected = Expectation.closure
    var branch: (statement: Int, condition: Range<Int>)?
    while index < range.upperBound {
      let token = tokens[index]
      if expected == .body, token.startsLine, !continuesHead(index) { expected = .closure }
      switch token.kind {
      case .open where isToken(index, "{"):
        let close = partners[index] ?? range.upperBound
        blocks.append(
          Block(
            open: index, parent: place.block, statement: branch?.statement,
            condition: branch?.condition ?? 0..<0))
        var inner = place.inside
        inner.block = blocks.count - 1
        readStatements(index + 1..<close, inner)
        index = close + 1
        expected = .closure
        if !isToken(index, "else") { branch = nil }
      case .word:
        let word = word(index)
        if word == "if" {
          if branch == nil {
            branch = (index, index + 1..<(tokens[index...].indices.first { isToken($0, "{") } ?? index + 1))
          }
          expected = .block
          index += 1
        } else if Self.conditional.contains(word) {
          // The `while` behind `repeat { … }` has no block.
          if word != "while" || token.startsLine || !isToken(index - 1, "}") { expected = .block }
          index += 1
        } else if Self.declarations.contains(word) {
          // A `let` in a condition changes nothing: the brace behind it is the statement's.
          if expected != .block { expected = .body }
          index = declarationHead(index, range, place)
        } else if Self.plainKeywords.contains(word) {
          if word == "else" { expected = .block }
          index += 1
        } else {
          index = readChain(index, range, place, takesClosures: expected == .closure)
        }
      case .symbol:
        if expected == .body, isToken(index, "=") { expected = .closure }
        index += 1
      case .mark where isToken(index, "@"):
        index = readChain(index + 1, range, place, takesClosures: false)
      case .mark where !isToken(index, "."), .close:
        index += 1
      case .number, .literal, .open, .mark:
        index = readChain(index, range, place, takesClosures: expected == .closure)
      }
    }
  }

  /// Whether a token that begins a line still belongs to the declaration before it.
  private func continuesHead(_ index: Int) -> Bool {
    if isToken(index, "{") || isToken(index, "->") || tokens[index].kind == .mark { return true }
    if ["where", "throws", "async"].contains(word(index)) { return true }
    return [",", ":", "->", "&", "some", "any", "where"].contains(word(index - 1))
  }

  /// Passes over the name that a declaration gives, and reads the parameters behind it.
  private mutating func declarationHead(_ keyword: Int, _ range: Range<Int>, _ place: CodePlace) -> Int {
    var index = keyword + 1
    if !isToken(keyword, "init"), !isToken(keyword, "subscript") {
      while index < range.upperBound, tokens[index].kind == .word, Self.declarations.contains(word(index)) {
        index += 1
      }
      guard index < range.upperBound, tokens[index].kind == .word || tokens[index].kind == .symbol else {
        return index
      }
      // The members of an extended or imported name are no uses either.
      index += 1
      while isToken(index, "."), index + 1 < range.upperBound { index += 2 }
    }
    index = genericsEnd(index)
    if isToken(index, "?") || isToken(index, "!") { index += 1 }
    if isToken(index, "("), let close = partners[index] {
      readStatements(index + 1..<close, place.inside)
      index = close + 1
    }
    return index
  }

  /// Reads an operand with all that follows it, and returns the number of the token behind it.
  private mutating func readChain(_ start: Int, _ range: Range<Int>, _ place: CodePlace, takesClosures: Bool)
    -> Int
  {
    var index = start
    // The use that arguments would belong to, and the last one of the chain.
    var callee: Int?
    var last: Int?
    if isToken(index, "."), index + 1 < range.upperBound {
      index += 1
      callee = add(index, start: start, base: nil, place)
      last = callee
      index = genericsEnd(index + 1)
    } else if index < range.upperBound, tokens[index].kind == .word {
      callee = add(index, start: start, base: nil, place)
      last = callee
      index = genericsEnd(index + 1)
    } else if index < range.upperBound, tokens[index].kind == .open, let close = partners[index] {
      readStatements(index + 1..<close, place.inside)
      index = close + 1
    } else {
      index += 1
    }
    while index < range.upperBound {
      let token = tokens[index]
      if isToken(index, "?") || isToken(index, "!"),
        tokens[index - 1].range.upperBound == token.range.lowerBound
      {
        index += 1
      } else if isToken(index, "."), index + 1 < range.upperBound {
        index += 1
        guard tokens[index].kind == .word else {
          callee = nil
          index += 1
          continue
        }
        let use = add(index, start: start, base: last, place)
        if let last { uses[last].next = use }
        callee = use
        last = use
        index = genericsEnd(index + 1)
      } else if isToken(index, "("), !token.startsLine, let close = partners[index] {
        if let callee {
          readArguments(of: callee, index + 1..<close, place)
        } else {
          readStatements(index + 1..<close, place.inside)
        }
        index = close + 1
      } else if isToken(index, "["), !token.startsLine, let close = partners[index] {
        readStatements(index + 1..<close, place.inside)
        callee = nil
        index = close + 1
      } else if takesClosures, isToken(index, "{"), let callee, let close = partners[index] {
        readArgument(of: callee, nil, index..<close + 1, place)
        index = close + 1
        while index + 2 < range.upperBound, tokens[index].kind == .word, isToken(index + 1, ":"),
          isToken(index + 2, "{"), !isToken(index, "default"), let close = partners[index + 2]
        {
          readArgument(of: callee, word(index), index + 2..<close + 1, place)
          index = close + 1
        }
      } else {
        break
      }
    }
    return max(index, start + 1)
  }

  private mutating func add(_ token: Int, start: Int, base: Int?, _ place: CodePlace) -> Int {
    uses.append(Use(token: token, start: start, base: base, holder: place.holder, block: place.block))
    return uses.count - 1
  }

  /// Reads what stands between parentheses, parted by commas.
  private mutating func readArguments(of use: Int, _ range: Range<Int>, _ place: CodePlace) {
    var start = range.lowerBound
    var index = start
    while index <= range.upperBound {
      if index == range.upperBound || isToken(index, ",") {
        if start < index {
          let isLabelled = start + 1 < index && tokens[start].kind == .word && isToken(start + 1, ":")
          readArgument(
            of: use, isLabelled ? word(start) : nil, (isLabelled ? start + 2 : start)..<index, place)
        }
        start = index + 1
        index = start
      } else {
        let end = tokens[index].kind == .open ? (partners[index] ?? index) + 1 : index + 1
        let behind = genericsEnd(end)
        index = behind > range.upperBound ? end : behind
      }
    }
  }

  private mutating func readArgument(of use: Int, _ label: String?, _ range: Range<Int>, _ place: CodePlace) {
    let isClosure = isToken(range.lowerBound, "{") && partners[range.lowerBound] == range.upperBound - 1
    uses[use].arguments.append(Argument(label: label, tokens: range, isClosure: isClosure))
    var inner = place.inside
    inner.holder = Holder(use: use, argument: uses[use].arguments.count - 1)
    let body = isClosure ? closureBody(range) : range
    readStatements(body, inner)
  }

  /// The statements of a closure, behind its parameters.
  private func closureBody(_ range: Range<Int>) -> Range<Int> {
    let body = range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
    var index = body.lowerBound
    while index < body.upperBound {
      if isToken(index, "in") { return index + 1..<body.upperBound }
      if isToken(index, "for") || isToken(index, "{") || isToken(index, "=") { return body }
      switch tokens[index].kind {
      case .number, .literal: return body
      case .open: index = (partners[index] ?? index) + 1
      default: index += 1
      }
    }
    return body
  }

  /// One past the generic arguments that begin at `index` right behind a name, or `index` where none do.
  private func genericsEnd(_ index: Int) -> Int {
    guard index > 0, index < tokens.count, tokens[index].kind == .symbol,
      text[tokens[index].range.lowerBound] == UInt8(ascii: "<"),
      tokens[index - 1].kind == .word, tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    else { return index }
    var depth = 0
    var end = index
    while end < tokens.count {
      switch tokens[end].kind {
      case .number, .literal, .close: return index
      case .open:
        guard !isToken(end, "{"), let close = partners[end] else { return index }
        end = close
      case .symbol where !isToken(end, "->"):
        for byte in text[tokens[end].range] {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
        if depth <= 0 { return end + 1 }
      default: break
      }
      end += 1
    }
    return index
  }
}
