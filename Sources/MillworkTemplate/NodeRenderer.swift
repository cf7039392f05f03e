import MillworkSource

/// The steps of a template.
extension Renderer {
  /// Renders the body of the current template. Where it extends another, its blocks replace the other's.
  mutating func renderTemplate() {
    let body = unit.program.body
    var index = body.lower
    while index < body.upper, signal == .none {
      let node = unit.program.nodes[Int(index)]
      index += 1
      if case .extends(let name, let tag) = node {
        return extend(name, at: tag, rest: Bounds(Int(index), Int(body.upper)))
      }
      step(node)
    }
  }

  /// Renders a body. What holds other bodies is called from here with no more than a few words on the stack, as a debug
  /// build gives a large function a large frame.
  mutating func render(_ body: Bounds) {
    guard enterBody() else { return }
    var index = body.lower
    while index < body.upper, signal == .none {
      step(unit.program.nodes[Int(index)])
      index += 1
    }
    bodies -= 1
  }

  @inline(__always)
  private mutating func step(_ node: Node) {
    switch node {
    case .text(let bounds): renderText(bounds)
    case .output(let expression, let tag): renderOutput(expression, tag)
    case .conditional(let branches): renderConditional(branches)
    case .loop(let index): renderLoop(index)
    case .call(let index): renderCall(index)
    case .block(let index): renderBlock(Int(index))
    case .include(let index): renderInclude(index)
    case .filterBlock(let index): renderFilterBlock(index)
    case .setBlock(let symbol, let body): renderSetBlock(symbol, body)
    case .group(let index): renderGroup(index)
    default: renderOther(node)
    }
  }

  private mutating func renderText(_ bounds: Bounds) {
    if marksEmptyLines {
      return BlankLines.append(unit.program.file, bounds.range, to: &output, enclosing: scope)
    }
    output.append(
      bytes: unit.program.file.bytes, in: bounds.range, origin: .exact(unit.program.span(bounds)),
      enclosing: scope)
  }

  private mutating func renderOutput(_ expression: ExpressionID, _ tag: Bounds) {
    emit(defined(expression), expression, tag: unit.program.span(tag))
  }

  private mutating func renderSetBlock(_ symbol: Int32, _ body: Bounds) {
    let text = capture { $0.render(body) }
    if symbol >= 0 { set(unit.slots[Int(symbol)], captured(text)) }
  }

  @inline(never)
  private mutating func renderOther(_ node: Node) {
    switch node {
    case .indentedOutput(let index): renderIndented(unit.program.outputs[Int(index)])
    case .leave(let label, let goesOn, _):
      signal = .leave(label: label < 0 ? -1 : unit.slots[Int(label)], goesOn: goesOn)
    case .set(let symbol, let expression):
      let value = defined(expression)
      if symbol >= 0 { set(unit.slots[Int(symbol)], value) }
    case .defineMacro(let index):
      let symbol = unit.program.macros[Int(index)].symbol
      let macro = Value(.macro(MacroStorage(unit: unit.index, index: Int(index))))
      if symbol >= 0 { set(unit.slots[Int(symbol)], macro) }
    case .importMacros(let name, let tag): renderImport(name, tag)
    case .map(let index): renderMap(unit.program.maps[Int(index)])
    case .raise(let index): raise(unit.program.raises[Int(index)])
    case .cycle(let arguments, let tag): renderCycle(arguments, tag)
    case .now(let format, let tag):
      let text = format < 0 ? "yyyy-MM-dd 'at' HH:mm" : defined(format).description
      if let now = engine.options.now { emit(.string(now(text)), -1, tag: unit.program.span(tag)) }
    case .breakPoint(let isSpace, let level, let tag):
      if marks != nil {
        marks?.add(.breakPoint(isSpace: isSpace, level: Int(level)), at: output.bytes.count)
      } else if isSpace {
        output.append(" ", origin: .whole(unit.program.span(tag)), enclosing: scope)
      }
    case .custom(let index): renderCustom(unit.program.customs[Int(index)])
    default: break
    }
  }

  // MARK: Output

  /// Prints a value: its own place is the origin, the tag's the enclosing place. A value without place leads to the tag.
  mutating func emit(_ value: Value, _ expression: ExpressionID, tag: Span) {
    if marks != nil, value.utf8Value?.contains(0x0A) == true {
      marks?.add(.value, at: output.bytes.count)
      write(value, expression, tag: tag)
      marks?.add(.valueEnd, at: output.bytes.count)
    } else {
      write(value, expression, tag: tag)
    }
  }

  private mutating func write(_ value: Value, _ expression: ExpressionID, tag: Span) {
    switch value.payload {
    case .text(let bytes):
      if let origin = value.textOrigin {
        output.append(bytes: bytes, origin: origin, enclosing: tag)
      } else {
        output.append(bytes: bytes, origin: .whole(tag), enclosing: scope)
      }
    case .mapped(let storage): output.append(storage.text(at: tag), enclosing: tag)
    case .undefined, .null: break
    case .integer, .number, .bool: emitPrinted(value, tag: tag)
    case .array, .dictionary, .range, .macro:
      guard isStrict, expression >= 0 else { return emitPrinted(value, tag: tag) }
      reportOutput(of: value, expression)
    }
  }

  mutating func reportOutput(of value: Value, _ expression: ExpressionID) {
    let place = unit.program.span(of: expression)
    let name = unit.program.file.text(of: place)
    if case .macro = value.payload { return report(RenderMessage.macroOutput(name, at: place)) }
    report(RenderMessage.collectionOutput(name, kind: value.kind, at: place, data: value.origin))
  }

  private mutating func emitPrinted(_ value: Value, tag: Span) {
    if let origin = value.origin {
      output.append(bytes: value.printed, origin: .whole(origin), enclosing: tag)
    } else {
      output.append(bytes: value.printed, origin: .whole(tag), enclosing: scope)
    }
  }

  /// Prints a value that stands alone on its line: the white space before it is repeated on its further lines.
  private mutating func renderIndented(_ node: IndentedOutput) {
    let value = defined(node.expression)
    let tag = unit.program.span(node.tag)
    // In a group, the indentation is the group's.
    guard marks == nil, value.utf8Value?.contains(0x0A) == true, let text = value.mappedValue else {
      return emit(value, node.expression, tag: tag)
    }
    let space = unit.program.span(node.indent)
    var indent = MappedText()
    indent.append(
      bytes: unit.program.file.bytes, in: space.range, origin: .exact(space), enclosing: scope)
    let placed = MappedStorage(text).text(at: tag)
    output.append(indented(placed, by: indent, indentFirst: false), enclosing: tag)
  }

  /// A captured text as a value. Its place is that of all its pieces where they lie in one file; else that of the first
  /// data that was printed.
  func captured(_ text: MappedText) -> Value {
    let value = Value.text(text)
    let spans = text.pieces.lazy.compactMap(\.origin?.span)
    let isTemplate = { (span: Span) in units.contains { $0.program.file.id == span.source } }
    guard var place = spans.first else { return value.at(scope) }
    if spans.allSatisfy({ $0.source == place.source }) {
      for span in spans { place = place.union(span) }
    } else {
      place = spans.first { !isTemplate($0) } ?? place
    }
    return place == value.origin ? value : value.at(place)
  }

  // MARK: Conditions

  private mutating func renderConditional(_ branches: Bounds) {
    for index in branches.range {
      let branch = unit.program.branches[index]
      guard branch.condition < 0 || holds(branch.condition) else { continue }
      if isStrict { return render(branch.body) }
      return scoped { $0.render(branch.body) }
    }
  }

  /// Renders a part whose variables end with it.
  mutating func scoped(_ render: (inout Renderer) -> Void) {
    let outer = scopeStart
    scopeStart = undo.count
    scopes += 1
    render(&self)
    scopes -= 1
    restore(to: scopeStart)
    scopeStart = outer
  }

  // MARK: Other tags

  private mutating func renderFilterBlock(_ index: Int32) {
    let node = unit.program.filterBlocks[Int(index)]
    let text = capture { $0.render(node.body) }
    var value = captured(text)
    for index in node.uses.range {
      value = apply(unit.program.filterUses[Int(unit.program.operands[index])], to: value)
    }
    emit(value, -1, tag: unit.program.span(node.tag))
  }

  private mutating func renderCycle(_ arguments: Bounds, _ tag: Bounds) {
    let span = unit.program.span(tag)
    emit(cycle(arguments, at: span), -1, tag: span)
  }

  private mutating func raise(_ node: RaiseNode) {
    let value = defined(node.message)
    // The error about the message has been reported.
    if value.isFailed { return }
    let message = value.description
    let tag = unit.program.span(node.tag)
    let place = node.place < 0 ? scope : defined(node.place).origin
    report(RenderMessage.raised(node.severity, message, at: place ?? scope ?? tag, tag: tag))
  }

  private mutating func renderCustom(_ node: CustomNode) {
    let span = unit.program.span(node.span)
    var arguments: [Value] = []
    for argument in node.arguments { arguments.append(defined(argument)) }
    let body = node.body.isEmpty ? MappedText() : capture { $0.render(node.body) }
    do {
      let call = TemplateTag.Call(arguments: arguments, body: body, place: span, data: scope)
      emit(try node.tag.render(call), -1, tag: span)
    } catch {
      let place = error.argument.flatMap { node.arguments.indices.contains($0) ? node.arguments[$0] : nil }
      report(
        RenderMessage.tagFailed(
          node.name, error, at: place.map { unit.program.span(of: $0) } ?? span, data: scope))
    }
  }

  private mutating func renderMap(_ node: MapNode) {
    let collection = defined(node.collection)
    guard let values = collection.arrayValue else {
      if isStrict, !collection.isUndefined { reportNoCollection(node.collection, collection) }
      return
    }
    var results: [Value] = []
    let loopSlot = unit.slots[Int(node.loop)]
    for (index, element) in values.enumerated() {
      guard signal == .none, countStep(at: node.tag) else { break }
      let outer = scope
      scope = element.origin ?? scope
      scoped { renderer in
        renderer.set(
          loopSlot,
          .dictionary([
            "counter": .integer(index), "first": .bool(index == 0), "last": .bool(index == values.count - 1),
            "item": element,
          ]))
        if node.element >= 0 { renderer.set(renderer.unit.slots[Int(node.element)], element) }
        let text = renderer.capture { $0.render(node.body) }
        results.append(renderer.captured(text))
      }
      scope = outer
    }
    if node.result >= 0, !(values.isEmpty && !isStrict) {
      set(unit.slots[Int(node.result)], .array(results, origin: collection.origin))
    }
  }
}
