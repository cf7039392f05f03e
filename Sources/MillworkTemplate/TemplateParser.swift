import MillworkSource

/// Reads a template: finds its tags, and builds the program. Goes on after errors.
struct TemplateParser {
  /// A tag that is open while its body is read.
  private struct OpenBlock {
    let name: String
    let bounds: Bounds
    let terminators: [String]
  }

  let filters: FilterSet
  let customTags: [String: TemplateTag]
  let options: TemplateOptions
  var program: Program
  var diagnostics: [Diagnostic] = []
  var tokens: [Token] = []
  var cursor = 0
  /// Whether an error was reported in the tag that is being read; only the first one counts.
  var tagFailed = false
  var expressionDepth = 0
  /// Whether the expression that is read stands in a list that is separated by blanks.
  var isArgument = false
  /// The height of the tree of each expression.
  var heights: [Int] = []
  /// The labels of the open loops, innermost last; empty for a loop without one.
  var loopLabels: [String] = []
  var openGroups = 0

  let bytes: [UInt8]
  private let scanner: TagScanner
  private var position = 0
  /// Where the text before the tag that is read begins.
  var textStart = 0
  private var pendingTrim = TextTrim.nothing
  private var openBlocks: [OpenBlock] = []
  private var symbols: [String: Int32] = [:]
  private var memberIDs: [String: Int32] = [:]
  private var hasExtends = false
  /// Raw tags without an end; the next one of that name has none either.
  private var unclosedRaws: Set<String> = []
  /// Tags that are unknown or could not be read, so that their end tags aren't reported again.
  private var unreadTags: Set<String> = []

  static let maximumDepth = 100
  private static let maximumErrors = 100

  init(
    _ file: SourceFile, filters: FilterSet, tags: [String: TemplateTag], options: TemplateOptions
  ) {
    self.filters = filters
    customTags = tags
    self.options = options
    program = Program(file: file)
    bytes = file.bytes
    scanner = TagScanner(file.bytes, escapes: options.undefined == .strict)
    if bytes.starts(with: Self.byteOrderMark) { position = Self.byteOrderMark.count }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Reads the whole file.
  mutating func parse() -> ParseResult {
    if let wrong = UTF8Check.firstWrongByte(of: bytes) {
      diagnostics.append(SyntaxMessage.notUTF8(bytes[wrong], at: span(wrong..<wrong + 1)))
      return ParseResult(template: Template(program: program), diagnostics: diagnostics)
    }
    program.body = body(nil).bounds
    diagnostics.sort { ($0.primary?.span.lowerBound ?? 0) < ($1.primary?.span.lowerBound ?? 0) }
    if diagnostics.count > Self.maximumErrors {
      diagnostics.removeSubrange(Self.maximumErrors...)
      diagnostics.append(SyntaxMessage.tooManyErrors(Self.maximumErrors, at: span(bytes.count..<bytes.count)))
    }
    return ParseResult(template: Template(program: program), diagnostics: diagnostics)
  }

  /// Reads the whole file as one expression, as if it stood between `{{` and `}}`.
  mutating func parseExpression() -> ParseResult {
    if let wrong = UTF8Check.firstWrongByte(of: bytes) {
      diagnostics.append(SyntaxMessage.notUTF8(bytes[wrong], at: span(wrong..<wrong + 1)))
    } else {
      var nodes: [Node] = []
      let whole = 0..<bytes.count
      let tag = Tag(
        kind: .output, bounds: Bounds(0, bytes.count), inner: whole, leading: .none, trailing: .none)
      addOutput(tag, lineStart: 0, to: &nodes)
      program.body = commit(nodes)
    }
    return ParseResult(template: Template(program: program), diagnostics: diagnostics)
  }

  var escapes: Bool { options.undefined == .strict }

  // MARK: Bodies

  /// Reads up to one of the open tag's terminators, which is the tag whose tokens are then read, after its name.
  mutating func body(of name: String, _ bounds: Bounds, until terminators: String...) -> (
    bounds: Bounds, terminator: String?
  ) {
    body(OpenBlock(name: name, bounds: bounds, terminators: terminators))
  }

  private mutating func body(_ block: OpenBlock?) -> (bounds: Bounds, terminator: String?) {
    if let block {
      openBlocks.append(block)
      if openBlocks.count == Self.maximumDepth {
        diagnostics.append(SyntaxMessage.nestedTooDeep(at: program.span(block.bounds)))
      }
    }
    defer { if block != nil { openBlocks.removeLast() } }
    var nodes: [Node] = []
    while true {
      let start = position
      let opening = scanner.opening(from: start)
      guard opening < bytes.count else {
        position = bytes.count
        addText(start..<opening, before: nil, to: &nodes)
        pendingTrim = .nothing
        if let block {
          diagnostics.append(
            SyntaxMessage.unclosedBlock(block.name, at: program.span(block.bounds), endedBy: nil))
        }
        return (commit(nodes), nil)
      }
      switch scanner.tag(at: opening) {
      case .failure(let failure):
        addText(start..<opening, before: nil, to: &nodes)
        pendingTrim = .nothing
        report(failure)
      case .tag(let tag):
        addText(start..<opening, before: tag, to: &nodes)
        textStart = start
        position = Int(tag.bounds.upper)
        pendingTrim = trimAfter(tag)
        switch tag.kind {
        case .comment: break
        case .output: addOutput(tag, lineStart: start, to: &nodes)
        case .block:
          if let end = addBlock(tag, in: block, to: &nodes) { return (commit(nodes), end.terminator) }
        }
      }
    }
  }

  private mutating func report(_ failure: TagScanner.Failure) {
    switch failure {
    case .unclosed(let kind, let opening, let next):
      diagnostics.append(SyntaxMessage.unclosedTag(kind, at: span(opening)))
      if kind == .block { unreadTags.insert(word(from: opening.upperBound)) }
      position = next
    case .unclosedString(let opening, let range, let next):
      diagnostics.append(SyntaxMessage.unclosedString(at: span(range)))
      unreadTags.insert(word(from: opening + 2))
      position = next
    }
  }

  private func word(from start: Int) -> String {
    String(decoding: bytes[start...].drop(while: isBlank).prefix { isNameStart($0) }, as: UTF8.self)
  }

  /// Reads a `{% %}` tag; an answer ends the body.
  private mutating func addBlock(_ tag: Tag, in block: OpenBlock?, to nodes: inout [Node]) -> (
    terminator: String?, Void
  )? {
    guard lex(tag) else { return nil }
    guard tokens[0].kind != .end else {
      diagnostics.append(SyntaxMessage.emptyTag(at: program.span(tag.bounds)))
      return nil
    }
    var label: Token?
    if tokens.count > 2, tokens[0].kind == .name, tokens[1].kind == .colon {
      label = tokens[0]
      cursor = 2
    }
    guard tokens[cursor].kind == .name else {
      fail(expected: "a tag name")
      return nil
    }
    let word = tokens[cursor]
    let name = text(word)
    cursor += 1
    if let block {
      if block.terminators.contains(name) { return (name, ()) }
      if openBlocks.dropLast().contains(where: { $0.terminators.contains(name) }) {
        diagnostics.append(
          SyntaxMessage.unclosedBlock(
            block.name, at: program.span(block.bounds), endedBy: program.span(tag.bounds)))
        position = Int(tag.bounds.lower)
        pendingTrim = .nothing
        return (nil, ())
      }
      // A misspelt end tag ends its block all the same, so that one mistake is one error.
      if !knowsTag(name), !isStray(name), let near = nearTag(name), block.terminators.contains(near) {
        reportUnknown(name, word, tag)
        return (near, ())
      }
    }
    guard openBlocks.count < Self.maximumDepth else { return nil }
    addTag(name, word, tag, label: label, to: &nodes)
    return nil
  }

  mutating func reportUnknown(_ name: String, _ word: Token, _ tag: Tag) {
    let place = span(word)
    if name.hasPrefix("end"), unreadTags.contains(String(name.dropFirst(3))) { return }
    if isStray(name) {
      diagnostics.append(SyntaxMessage.strayTag(name, at: place))
    } else {
      let near = nearTag(name)
      unreadTags.insert(name)
      if let near { unreadTags.insert(near) }
      diagnostics.append(SyntaxMessage.unknownTag(name, at: place, near: near))
    }
  }

  /// The tag that may stand here and that a name is probably meant to be.
  private func nearTag(_ name: String) -> String? {
    if let own = Self.otherNames[name] { return own }
    let ends = openBlocks.last?.terminators ?? []
    return nearestName(to: name, among: TemplateEngine.builtInTags + customTags.keys.sorted() + ends)
  }

  /// Tags under names that other languages, or habits, have for them.
  private static let otherNames = ["elseif": "elif", "elsif": "elif", "endifnot": "endif"]
  private static let middleTags: Set<String> = ["else", "elif", "empty"]

  /// Whether a tag that no open one expects belongs to another.
  private func isStray(_ name: String) -> Bool {
    guard Self.otherNames[name] == nil else { return false }
    return Self.middleTags.contains(name) || name.hasPrefix("end") && knowsTag(String(name.dropFirst(3)))
  }

  private func knowsTag(_ name: String) -> Bool {
    TemplateEngine.builtInTags.contains(name) || customTags[name] != nil
  }

  mutating func addExtends(_ tag: Tag, to nodes: inout [Node]) {
    if hasExtends || !openBlocks.isEmpty {
      diagnostics.append(SyntaxMessage.misplacedExtends(at: program.span(tag.bounds)))
    }
    hasExtends = true
    let name = expression()
    finishTag()
    nodes.append(.extends(name: name, tag: tag.bounds))
  }

  mutating func addRaw(_ name: String, _ tag: Tag, to nodes: inout [Node]) {
    finishTag()
    guard !unclosedRaws.contains(name), let end = scanner.rawEnd(named: name, from: position) else {
      unclosedRaws.insert(name)
      diagnostics.append(
        SyntaxMessage.unclosedBlock(name, at: program.span(tag.bounds), endedBy: nil))
      return
    }
    addText(position..<Int(end.bounds.lower), before: end, to: &nodes)
    position = Int(end.bounds.upper)
    pendingTrim = trimAfter(end)
  }

  private mutating func commit(_ nodes: [Node]) -> Bounds {
    let start = program.nodes.count
    program.nodes.append(contentsOf: nodes)
    return Bounds(start, program.nodes.count)
  }

  // MARK: Text and output

  private mutating func addText(_ range: Range<Int>, before tag: Tag?, to nodes: inout [Node]) {
    guard !range.isEmpty else { return }
    let start = pendingTrim.trimStart(range, of: bytes)
    let (first, rest) = trimBefore(tag).trimEnd(start, of: bytes)
    if !first.isEmpty { nodes.append(.text(Bounds(first.lowerBound, first.upperBound))) }
    if !rest.isEmpty { nodes.append(.text(Bounds(rest.lowerBound, rest.upperBound))) }
  }

  private func trimBefore(_ tag: Tag?) -> TextTrim {
    guard let tag else { return .nothing }
    switch tag.leading {
    case .trim: return .all
    case .keep: return .nothing
    case .none:
      if let trim = ownTrim(of: tag) { return trim }
      switch options.trim {
      case .nothing, .blankLines: return .nothing
      case .whitespace, .smart: return .whitespace
      case .newline: return .newline
      }
    }
  }

  private func trimAfter(_ tag: Tag) -> TextTrim {
    switch tag.trailing {
    case .trim: return .all
    case .keep: return .nothing
    case .none:
      if let trim = ownTrim(of: tag) { return trim }
      switch options.trim {
      case .nothing, .blankLines: return .nothing
      case .whitespace: return .whitespace
      case .newline, .smart: return .newline
      }
    }
  }

  /// What is removed beside tags that the options don't speak of: nothing beside those that stand for text in a line, all
  /// white space beside break points, which say themselves what stands there.
  private func ownTrim(of tag: Tag) -> TextTrim? {
    guard tag.kind == .block else { return .nothing }
    let start = bytes[tag.inner].drop(while: isSpace)
    switch String(decoding: start.prefix { isNameStart($0) }, as: UTF8.self) {
    case "group", "endgroup", "cycle": return .nothing
    case "line", "softline": return .all
    default: return nil
    }
  }

  private mutating func addOutput(_ tag: Tag, lineStart: Int, to nodes: inout [Node]) {
    guard lex(tag) else { return }
    guard tokens[0].kind != .end else {
      diagnostics.append(SyntaxMessage.emptyTag(at: program.span(tag.bounds)))
      return
    }
    let value = expression()
    finishTag()
    if let indent = indent(of: tag, from: lineStart) {
      program.outputs.append(IndentedOutput(expression: value, tag: tag.bounds, indent: indent))
      nodes.append(.indentedOutput(Int32(program.outputs.count - 1)))
    } else {
      nodes.append(.output(value, tag: tag.bounds))
    }
  }

  /// The line of a tag whose text is to keep the white space before it, where it stands alone on its line.
  func lineLayout(of tag: Tag) -> LineLayout? {
    guard tag.trailing != .trim, let indent = indent(of: tag, from: textStart) else { return nil }
    return LineLayout(
      indent: indent, isIndentTrimmed: trimBefore(tag) != .nothing,
      isLineEndTrimmed: trimAfter(tag) == .newline)
  }

  /// The white space before a tag that stands alone on its line; only the strict dialect repeats it on further lines.
  private func indent(of tag: Tag, from start: Int) -> Bounds? {
    guard options.undefined == .strict, tag.leading != .trim else { return nil }
    let opening = Int(tag.bounds.lower)
    var lower = opening
    while lower > start, isBlank(bytes[lower - 1]) { lower -= 1 }
    guard lower < opening, lower == 0 || bytes[lower - 1] == 0x0A else { return nil }
    var index = Int(tag.bounds.upper)
    while index < bytes.count, isBlank(bytes[index]) || bytes[index] == 0x0D { index += 1 }
    return index == bytes.count || bytes[index] == 0x0A ? Bounds(lower, opening) : nil
  }

  /// The number of columns of plain text between the end of the last tag and the next tag or line end.
  func trailingColumns() -> Int32 {
    let rest = bytes[position..<scanner.opening(from: position)].prefix { $0 != 0x0A }
    return Int32(clamping: rest.count { $0 & 0xC0 != 0x80 })
  }

  // MARK: Names

  func text(_ token: Token) -> String { String(decoding: bytes[token.lower..<token.upper], as: UTF8.self) }
  func span(_ range: Range<Int>) -> Span { Span(source: program.file.id, range: range) }
  func span(_ token: Token) -> Span { span(token.lower..<token.upper) }

  mutating func symbol(_ name: String) -> Int32 {
    if let known = symbols[name] { return known }
    let symbol = Int32(program.variables.count)
    program.variables.append(name)
    symbols[name] = symbol
    return symbol
  }

  mutating func member(_ name: String) -> Int32 {
    if let known = memberIDs[name] { return known }
    let id = Int32(program.members.count)
    program.members.append(MemberName(name))
    memberIDs[name] = id
    return id
  }

  private mutating func lex(_ tag: Tag) -> Bool {
    tagFailed = false
    cursor = 0
    var lexer = TagLexer(bytes, range: tag.inner, escapes: escapes)
    lexer.read(into: &tokens)
    guard let failure = lexer.failure else { return true }
    var end = failure.upperBound
    while end < tag.inner.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let place = span(failure.lowerBound..<end)
    diagnostics.append(
      failure.count > 1
        ? SyntaxMessage.unclosedString(at: place)
        : SyntaxMessage.unexpectedCharacter(program.file.text(of: place), at: place))
    tagFailed = true
    return tokens[0].kind != .end
  }
}
