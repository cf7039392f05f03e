import MillworkSource

/// Expressions, from the loosest binding to the tightest: `if`/`else`, `or`, `and`, `not`, comparisons with `in` and
/// `is defined`, `~`, `...`, `+ -`, `* / %`, sign, filters, members and subscripts.
extension TemplateParser {
  var token: Token { tokens[cursor] }

  mutating func accept(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    cursor += 1
    return true
  }

  /// Whether the next token is the given word, which is then taken.
  mutating func accept(word: StaticString) -> Bool {
    guard isWord(token, word) else { return false }
    cursor += 1
    return true
  }

  func isWord(_ token: Token, _ word: StaticString) -> Bool {
    guard token.kind == .name, token.upper - token.lower == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { word in
      for index in 0..<word.count where bytes[token.lower + index] != word[index] { return false }
      return true
    }
  }

  /// Reports what stands at the cursor instead of `what`; once a tag.
  mutating func fail(expected what: String) {
    guard !tagFailed else { return }
    tagFailed = true
    let place = token.kind == .end ? span(token.lower..<token.lower) : span(token)
    let found = token.kind == .end ? "the end of the tag" : "`\(text(token))`"
    diagnostics.append(SyntaxMessage.expected(what, found: found, at: place))
  }

  /// Reports `diagnostic`, unless the tag is known to be wrong.
  mutating func fail(_ diagnostic: Diagnostic) {
    if !tagFailed { diagnostics.append(diagnostic) }
    tagFailed = true
  }

  /// Checks that nothing follows in the tag.
  mutating func finishTag() {
    if token.kind != .end { fail(expected: "the end of the tag") }
  }

  mutating func add(_ expression: Expression, from lower: Int) -> ExpressionID {
    let upper = cursor > 0 ? tokens[cursor - 1].upper : lower
    return add(expression, Bounds(lower, max(lower, upper)))
  }

  private mutating func add(_ expression: Expression, _ bounds: Bounds) -> ExpressionID {
    let height = 1 + self.height(below: expression)
    if height > Self.maximumHeight { fail(SyntaxMessage.nestedTooDeep(at: program.span(bounds))) }
    heights.append(height)
    program.expressions.append(height > Self.maximumHeight ? .invalid : expression)
    program.expressionSpans.append(bounds)
    return ExpressionID(program.expressions.count - 1)
  }

  private static let maximumHeight = 200

  /// How high the tree of an expression is, without itself: rendering goes down as many calls.
  private func height(below expression: Expression) -> Int {
    func height(_ id: ExpressionID) -> Int { id < 0 ? 0 : heights[Int(id)] }
    switch expression {
    case .invalid, .constant, .variable, .forloop, .blockSuper: return 0
    case .member(let base, _), .filter(let base, _), .not(let base), .negate(let base), .isDefined(let base):
      return height(base)
    case .element(let a, let b), .and(let a, let b), .or(let a, let b), .compare(_, let a, let b),
      .contains(let a, let b), .calculate(_, let a, let b), .concatenate(let a, let b), .range(let a, let b):
      return max(height(a), height(b))
    case .conditional(let a, let b, let c): return max(height(a), height(b), height(c))
    case .list(let bounds), .dictionary(let bounds), .cycle(let bounds):
      return bounds.range.reduce(0) { max($0, height(program.operands[$1])) }
    }
  }

  func lower(of expression: ExpressionID) -> Int {
    Int(program.expressionSpans[Int(expression)].lower)
  }

  mutating func constant(_ value: Value, from lower: Int) -> ExpressionID {
    program.constants.append(value)
    return add(.constant(Int32(program.constants.count - 1)), from: lower)
  }

  mutating func operands(_ list: [ExpressionID]) -> Bounds {
    let start = program.operands.count
    program.operands.append(contentsOf: list)
    return Bounds(start, program.operands.count)
  }

  // MARK: Operators

  mutating func expression() -> ExpressionID {
    expressionDepth += 1
    let outer = isArgument
    isArgument = false
    defer {
      expressionDepth -= 1
      isArgument = outer
    }
    guard expressionDepth <= Self.maximumDepth else {
      fail(SyntaxMessage.nestedTooDeep(at: span(token)))
      return add(.invalid, from: token.lower)
    }
    let value = disjunction()
    guard accept(word: "if") else { return value }
    let condition = disjunction()
    let otherwise: ExpressionID = accept(word: "else") ? expression() : -1
    return add(.conditional(condition, then: value, otherwise: otherwise), from: lower(of: value))
  }

  private mutating func disjunction() -> ExpressionID {
    var left = conjunction()
    while accept(word: "or") {
      let right = conjunction()
      left = add(.or(left, right), from: lower(of: left))
    }
    return left
  }

  private mutating func conjunction() -> ExpressionID {
    var left = negation()
    while accept(word: "and") {
      let right = negation()
      left = add(.and(left, right), from: lower(of: left))
    }
    return left
  }

  private mutating func negation() -> ExpressionID {
    let start = token.lower
    var count = 0
    while accept(word: "not") { count += 1 }
    var value = comparison()
    for _ in 0..<min(count, Self.maximumDepth) { value = add(.not(value), from: start) }
    return value
  }

  private mutating func comparison() -> ExpressionID {
    let left = concatenation()
    guard let compared = comparison(of: left) else { return left }
    let next = token
    if comparison(of: compared) != nil { fail(SyntaxMessage.chainedComparison(at: span(next))) }
    return compared
  }

  private mutating func comparison(of left: ExpressionID) -> ExpressionID? {
    let start = lower(of: left)
    if accept(word: "in") {
      let right = concatenation()
      return add(.contains(element: left, collection: right), from: start)
    }
    if isWord(token, "not"), isWord(tokens[cursor + 1], "in") {
      cursor += 2
      let right = concatenation()
      return add(.not(add(.contains(element: left, collection: right), from: start)), from: start)
    }
    if accept(word: "is") {
      let isNegated = accept(word: "not")
      guard accept(word: "defined") else {
        fail(expected: "`defined` after `is`")
        return add(.invalid, from: start)
      }
      let test = add(.isDefined(left), from: start)
      return isNegated ? add(.not(test), from: start) : test
    }
    let comparison: Comparison
    switch token.kind {
    case .equal: comparison = .equal
    case .notEqual: comparison = .notEqual
    case .less: comparison = .less
    case .lessOrEqual: comparison = .lessOrEqual
    case .greater: comparison = .greater
    case .greaterOrEqual: comparison = .greaterOrEqual
    default: return nil
    }
    cursor += 1
    let right = concatenation()
    return add(.compare(comparison, left, right), from: start)
  }

  mutating func concatenation() -> ExpressionID {
    var left = range()
    while accept(.tilde) {
      let right = range()
      left = add(.concatenate(left, right), from: lower(of: left))
    }
    return left
  }

  private mutating func range() -> ExpressionID {
    let left = sum()
    guard accept(.ellipsis) else { return left }
    let right = sum()
    return add(.range(left, right), from: lower(of: left))
  }

  private mutating func sum() -> ExpressionID {
    var left = product()
    while token.kind == .plus || token.kind == .minus, !beginsArgument {
      let operation: Arithmetic = token.kind == .plus ? .add : .subtract
      cursor += 1
      let right = product()
      left = add(.calculate(operation, left, right), from: lower(of: left))
    }
    return left
  }

  private mutating func product() -> ExpressionID {
    var left = unary()
    while true {
      let operation: Arithmetic
      switch token.kind {
      case .star: operation = .multiply
      case .slash: operation = .divide
      case .percent: operation = .remainder
      default: return left
      }
      cursor += 1
      let right = unary()
      left = add(.calculate(operation, left, right), from: lower(of: left))
    }
  }

  // MARK: Arguments

  /// An expression in a list that is separated by blanks. An operator goes on with it, but a minus directly before a
  /// number and a bracket begin the next one where a blank stands before them; an inline `if` needs parentheses.
  mutating func argument() -> ExpressionID {
    let value = inList { $0.disjunction() }
    if isWord(token, "if") { fail(SyntaxMessage.inlineIfArgument(at: span(token))) }
    return value
  }

  /// What a `call` tag calls: a value with its filters, so that what follows is an argument.
  mutating func callee() -> ExpressionID {
    inList { $0.filtered($0.postfix()) }
  }

  private mutating func inList(_ read: (inout TemplateParser) -> ExpressionID) -> ExpressionID {
    let outer = isArgument
    isArgument = true
    defer { isArgument = outer }
    return read(&self)
  }

  /// Whether the token at the cursor begins the next value of a list that is separated by blanks.
  private var beginsArgument: Bool {
    guard isArgument, cursor > 0, tokens[cursor - 1].upper < token.lower else { return false }
    if token.kind == .leftBracket { return true }
    let next = tokens[min(cursor + 1, tokens.count - 1)]
    return token.kind == .minus && token.upper == next.lower
      && (next.kind == .integer || next.kind == .number)
  }

  private mutating func unary() -> ExpressionID {
    let start = token.lower
    var signs = 0
    while token.kind == .minus || token.kind == .plus {
      if token.kind == .minus { signs += 1 }
      cursor += 1
    }
    if signs == 1, token.kind == .integer || token.kind == .number {
      let literal = number(isNegative: true, from: start)
      return filtered(literal)
    }
    let value = filtered(postfix())
    return signs % 2 == 1 ? add(.negate(value), from: start) : value
  }

  // MARK: Filters

  private mutating func filtered(_ value: ExpressionID) -> ExpressionID {
    var value = value
    while accept(.pipe) {
      guard let use = filterUse() else { return value }
      value = add(.filter(value, use: use), from: lower(of: value))
    }
    return value
  }

  /// A filter's name and arguments, without the `|`.
  mutating func filterUse() -> Int32? {
    let start = token.lower
    let isNegated = accept(.bang)
    guard token.kind == .name else {
      fail(expected: "a filter name")
      return nil
    }
    let word = token
    let name = (isNegated ? "!" : "") + text(word)
    cursor += 1
    var arguments: [ExpressionID] = []
    if accept(.colon) {
      arguments.append(signedPostfix())
      while accept(.comma) { arguments.append(signedPostfix()) }
    }
    let bounds = Bounds(start, tokens[cursor - 1].upper)
    guard let filter = filters[name] else {
      fail(
        SyntaxMessage.unknownFilter(name, at: span(start..<word.upper), known: filters.names))
      return nil
    }
    if !filter.arguments.contains(arguments.count), !tagFailed {
      fail(
        SyntaxMessage.filterArguments(
          name, allowed: filter.arguments, given: arguments.count, at: program.span(bounds)))
    }
    let literals = arguments.compactMap { (argument) -> Value? in
      guard case .constant(let index) = program.expressions[Int(argument)] else { return nil }
      return program.constants[Int(index)]
    }
    program.filterUses.append(
      FilterUse(
        name: name, filter: filter, arguments: arguments,
        constants: literals.count == arguments.count ? literals : nil, span: bounds))
    return Int32(program.filterUses.count - 1)
  }

  private mutating func signedPostfix() -> ExpressionID {
    let start = token.lower
    guard accept(.minus) else { return postfix() }
    if token.kind == .integer || token.kind == .number { return number(isNegative: true, from: start) }
    let value = postfix()
    return add(.negate(value), from: start)
  }

  // MARK: Members

  private mutating func postfix() -> ExpressionID {
    var value = primary()
    while true {
      if token.kind == .dot {
        cursor += 1
        if isCycle(value), accept(word: "cycle") {
          value = cycle(from: lower(of: value))
        } else if token.kind == .name {
          let name = member(text(token))
          cursor += 1
          value = add(.member(value, name: name), from: lower(of: value))
        } else if token.kind == .integer {
          let start = token.lower
          let index = number(isNegative: false, from: start)
          value = add(.element(value, index: index), from: lower(of: value))
        } else {
          fail(expected: "a member name")
          return value
        }
      } else if token.kind == .leftBracket, !beginsArgument {
        cursor += 1
        let index = expression()
        if !accept(.rightBracket) { fail(expected: "`]`") }
        value = add(.element(value, index: index), from: lower(of: value))
      } else {
        return value
      }
    }
  }

  private func isCycle(_ base: ExpressionID) -> Bool {
    if case .forloop = program.expressions[Int(base)] { tokens[cursor + 1].kind == .leftParen } else { false }
  }

  private mutating func cycle(from start: Int) -> ExpressionID {
    cursor += 1
    let values = list(until: .rightParen, "`)`")
    if values.isEmpty { fail(expected: "a value") }
    return add(.cycle(arguments: operands(values)), from: start)
  }
}
