import MillworkSource

/// The tags. Each reader starts after the tag's name.
extension TemplateParser {
  mutating func addTag(_ name: String, _ word: Token, _ tag: Tag, label: Token?, to nodes: inout [Node]) {
    if let label, name != "for" { fail(SyntaxMessage.expected("`for`", found: "`\(name)`", at: span(label))) }
    switch name {
    case "if": addIf(tag, to: &nodes)
    case "ifnot": addIfNot(tag, to: &nodes)
    case "for": addFor(tag, label: label, to: &nodes)
    case "break", "continue": addLeave(name, word, tag, to: &nodes)
    case "set": addSet(tag, to: &nodes)
    case "macro": addMacro(tag, to: &nodes)
    case "call": addCall(tag, to: &nodes)
    case "include": addInclude(tag, to: &nodes)
    case "import":
      let value = expression()
      finishTag()
      nodes.append(.importMacros(name: value, tag: tag.bounds))
    case "extends": addExtends(tag, to: &nodes)
    case "block": addNamedBlock(tag, to: &nodes)
    case "filter": addFilterBlock(tag, to: &nodes)
    case "map": addMap(tag, to: &nodes)
    case "error", "warning": addRaise(name, tag, to: &nodes)
    case "cycle":
      let values = arguments().map(\.value)
      if values.isEmpty { fail(expected: "a value") }
      nodes.append(.cycle(arguments: operands(values), tag: tag.bounds))
    case "now": addNow(tag, to: &nodes)
    case "group": addGroup(tag, to: &nodes)
    case "line", "softline": addBreakPoint(name, word, tag, to: &nodes)
    case "raw", "verbatim": addRaw(name, tag, to: &nodes)
    default: addCustom(name, word, tag, to: &nodes)
    }
  }

  // MARK: Conditions

  private mutating func addIf(_ tag: Tag, to nodes: inout [Node]) {
    var branches: [Branch] = []
    var condition = expression()
    finishTag()
    while true {
      let (body, end) = body(of: "if", tag.bounds, until: "elif", "else", "endif")
      branches.append(Branch(condition: condition, body: body))
      if end == "elif" {
        condition = expression()
        finishTag()
      } else if end == "else" {
        if isWord(token, "if"), cursor > 0 {
          fail(SyntaxMessage.elseIf(at: span(tokens[cursor - 1].lower..<token.upper)))
        }
        finishTag()
        let rest = self.body(of: "if", tag.bounds, until: "endif")
        if rest.terminator != nil { finishTag() }
        branches.append(Branch(condition: -1, body: rest.bounds))
        break
      } else {
        if end != nil { finishTag() }
        break
      }
    }
    addConditional(branches, to: &nodes)
  }

  private mutating func addIfNot(_ tag: Tag, to nodes: inout [Node]) {
    let start = token.lower
    let value = expression()
    finishTag()
    let condition = add(.not(value), from: start)
    let (body, end) = body(of: "ifnot", tag.bounds, until: "else", "endif")
    var branches = [Branch(condition: condition, body: body)]
    if end == "else" {
      finishTag()
      let rest = self.body(of: "ifnot", tag.bounds, until: "endif")
      branches.append(Branch(condition: -1, body: rest.bounds))
    }
    addConditional(branches, to: &nodes)
  }

  private mutating func addConditional(_ branches: [Branch], to nodes: inout [Node]) {
    let start = program.branches.count
    program.branches.append(contentsOf: branches)
    nodes.append(.conditional(branches: Bounds(start, program.branches.count)))
  }

  // MARK: Loops

  private mutating func addFor(_ tag: Tag, label: Token?, to nodes: inout [Node]) {
    var symbols: [Int32] = []
    repeat {
      guard token.kind == .name, text(token) != "in" else {
        fail(expected: "a loop variable")
        break
      }
      let name = text(token)
      symbols.append(name == "_" ? -1 : symbol(name))
      cursor += 1
    } while accept(.comma)
    if !accept(word: "in") { fail(expected: "`in`") }
    let collection = concatenation()
    var condition: ExpressionID = -1
    if accept(word: "where") { condition = expression() }
    finishTag()
    let name = label.map { text($0) } ?? ""
    loopLabels.append(name)
    let (body, end) = body(of: "for", tag.bounds, until: "empty", "else", "endfor")
    loopLabels.removeLast()
    var empty = Bounds(0, 0)
    if end == "empty" || end == "else" {
      finishTag()
      empty = self.body(of: "for", tag.bounds, until: "endfor").bounds
    }
    let labelSymbol = name.isEmpty ? -1 : symbol(name)
    program.loops.append(
      LoopNode(
        symbols: symbols, collection: collection, condition: condition, label: labelSymbol, body: body,
        empty: empty, tag: tag.bounds))
    nodes.append(.loop(Int32(program.loops.count - 1)))
  }

  private mutating func addLeave(_ name: String, _ word: Token, _ tag: Tag, to nodes: inout [Node]) {
    var label: Int32 = -1
    if token.kind == .name {
      let name = text(token)
      if !loopLabels.contains(name) {
        fail(SyntaxMessage.unknownLabel(name, at: span(token), known: loopLabels.filter { !$0.isEmpty }))
      }
      label = symbol(name)
      cursor += 1
    } else if loopLabels.isEmpty {
      fail(SyntaxMessage.outsideLoop(name, at: span(word)))
    }
    finishTag()
    nodes.append(.leave(label: label, goesOn: name == "continue", tag: tag.bounds))
  }

  private mutating func addMap(_ tag: Tag, to nodes: inout [Node]) {
    let collection = concatenation()
    if !accept(word: "into") { fail(expected: "`into`") }
    let result = variableName() ?? -1
    var element: Int32 = -1
    if accept(word: "using") { element = variableName() ?? -1 }
    finishTag()
    let (body, end) = body(of: "map", tag.bounds, until: "empty", "endmap")
    if end == "empty" { _ = self.body(of: "map", tag.bounds, until: "endmap") }
    program.maps.append(
      MapNode(
        collection: collection, result: result, element: element, loop: symbol("maploop"), body: body,
        tag: tag.bounds))
    nodes.append(.map(Int32(program.maps.count - 1)))
  }

  // MARK: Variables and macros

  private mutating func variableName() -> Int32? {
    guard token.kind == .name else {
      fail(expected: "a variable name")
      return nil
    }
    defer { cursor += 1 }
    return symbol(text(token))
  }

  private mutating func addSet(_ tag: Tag, to nodes: inout [Node]) {
    let target = variableName() ?? -1
    if token.kind == .end {
      let body = body(of: "set", tag.bounds, until: "endset").bounds
      nodes.append(.setBlock(symbol: target, body: body))
      return
    }
    _ = accept(.assign)
    let value = expression()
    finishTag()
    nodes.append(.set(symbol: target, value))
  }

  private mutating func addMacro(_ tag: Tag, to nodes: inout [Node]) {
    let word = token
    let target = variableName() ?? -1
    var parameters: [MacroNode.Parameter] = []
    while token.kind != .end {
      let word = token
      guard let parameter = variableName() else { break }
      if parameters.contains(where: { $0.symbol == parameter }) {
        fail(SyntaxMessage.repeatedParameter(text(word), at: span(word)))
      }
      let fallback: ExpressionID = accept(.assign) ? argument() : -1
      parameters.append(.init(symbol: parameter, name: text(word), fallback: fallback))
      _ = accept(.comma)
    }
    finishTag()
    let labels = loopLabels
    loopLabels = []
    let body = body(of: "macro", tag.bounds, until: "endmacro").bounds
    loopLabels = labels
    program.macros.append(
      MacroNode(name: text(word), symbol: target, parameters: parameters, body: body, tag: tag.bounds))
    nodes.append(.defineMacro(Int32(program.macros.count - 1)))
  }

  /// Values separated by blanks or commas, up to the end of the tag.
  mutating func arguments() -> [Argument] {
    var arguments: [Argument] = []
    while token.kind != .end, !tagFailed {
      let start = token.lower
      var name: String?
      if token.kind == .name, tokens[cursor + 1].kind == .assign {
        name = text(token)
        cursor += 2
      }
      let value = argument()
      arguments.append(Argument(name: name, value: value, span: Bounds(start, tokens[cursor - 1].upper)))
      _ = accept(.comma)
    }
    return arguments
  }

  private mutating func addCall(_ tag: Tag, to nodes: inout [Node]) {
    guard token.kind == .name else { return fail(expected: "the name of a macro") }
    let target = callee()
    let arguments = arguments()
    program.calls.append(CallNode(target: target, arguments: arguments, tag: tag.bounds))
    nodes.append(.call(Int32(program.calls.count - 1)))
  }

  // MARK: Other templates

  private mutating func addInclude(_ tag: Tag, to nodes: inout [Node]) {
    let name = argument()
    var context: ExpressionID = -1
    let isUsing = accept(word: "using")
    if isUsing || token.kind != .end { context = expression() }
    finishTag()
    program.includes.append(
      IncludeNode(name: name, context: context, tag: tag.bounds, layout: lineLayout(of: tag)))
    nodes.append(.include(Int32(program.includes.count - 1)))
  }

  private mutating func addNamedBlock(_ tag: Tag, to nodes: inout [Node]) {
    var name = ""
    if token.kind == .name {
      name = text(token)
      cursor += 1
      while token.kind == .dot, tokens[cursor + 1].kind == .name {
        name += "." + text(tokens[cursor + 1])
        cursor += 2
      }
    } else {
      fail(expected: "the name of the block")
    }
    finishTag()
    let body = body(of: "block", tag.bounds, until: "endblock").bounds
    program.blocks.append(BlockNode(name: name, body: body, tag: tag.bounds))
    nodes.append(.block(Int32(program.blocks.count - 1)))
  }

  // MARK: Text

  private mutating func addFilterBlock(_ tag: Tag, to nodes: inout [Node]) {
    var list: [Int32] = []
    repeat {
      if let use = filterUse() { list.append(use) }
    } while accept(.pipe)
    finishTag()
    let uses = operands(list)
    let body = body(of: "filter", tag.bounds, until: "endfilter").bounds
    program.filterBlocks.append(FilterBlockNode(uses: uses, body: body, tag: tag.bounds))
    nodes.append(.filterBlock(Int32(program.filterBlocks.count - 1)))
  }

  private mutating func addRaise(_ name: String, _ tag: Tag, to nodes: inout [Node]) {
    let message = expression()
    let place: ExpressionID = accept(word: "at") ? expression() : -1
    finishTag()
    program.raises.append(
      RaiseNode(
        severity: name == "error" ? .error : .warning, message: message, place: place, tag: tag.bounds))
    nodes.append(.raise(Int32(program.raises.count - 1)))
  }

  private mutating func addNow(_ tag: Tag, to nodes: inout [Node]) {
    let format = token.kind == .end ? -1 : expression()
    finishTag()
    if options.now == nil { fail(SyntaxMessage.nowRefused(at: program.span(tag.bounds))) }
    nodes.append(.now(format: format, tag: tag.bounds))
  }

  private mutating func addGroup(_ tag: Tag, to nodes: inout [Node]) {
    var width: ExpressionID = -1
    var indent: ExpressionID = -1
    while token.kind != .end {
      if accept(word: "width") {
        width = argument()
      } else if accept(word: "indent") {
        indent = argument()
      } else {
        fail(expected: "`width` or `indent`")
        break
      }
    }
    openGroups += 1
    let (body, end) = body(of: "group", tag.bounds, until: "endgroup")
    openGroups -= 1
    let trailing = end == nil ? 0 : trailingColumns()
    program.groups.append(
      GroupNode(width: width, indent: indent, trailing: trailing, body: body, tag: tag.bounds))
    nodes.append(.group(Int32(program.groups.count - 1)))
  }

  private mutating func addBreakPoint(_ name: String, _ word: Token, _ tag: Tag, to nodes: inout [Node]) {
    var level: Int32 = 1
    if token.kind == .integer {
      level = Int32(clamping: Int(text(token)) ?? 0)
      cursor += 1
    }
    finishTag()
    if openGroups == 0 { fail(SyntaxMessage.breakPointOutsideGroup(name, at: span(word))) }
    nodes.append(.breakPoint(isSpace: name == "line", level: min(level, 64), tag: tag.bounds))
  }

  private mutating func addCustom(_ name: String, _ word: Token, _ tag: Tag, to nodes: inout [Node]) {
    guard let custom = customTags[name] else { return reportUnknown(name, word, tag) }
    let values = arguments().map(\.value)
    finishTag()
    let body = custom.hasBody ? body(of: name, tag.bounds, until: "end" + name).bounds : Bounds(0, 0)
    program.customs.append(
      CustomNode(name: name, tag: custom, arguments: values, body: body, span: tag.bounds))
    nodes.append(.custom(Int32(program.customs.count - 1)))
  }
}
