import MillworkSource

/// Macros, included and inherited templates.
extension Renderer {
  mutating func renderCall(_ index: Int32) {
    let node = unit.program.calls[Int(index)]
    let program = unit.program
    let tag = program.span(node.tag)
    let target = evaluate(node.target)
    if target.isFailed { return }
    guard case .macro(let storage) = target.payload else {
      let place = program.span(of: node.target)
      report(
        RenderMessage.notAMacro(
          program.file.text(of: place), target, at: place,
          known: zip(slotTable.names, slots).compactMap { name, value in
            if case .macro = value.payload { name } else { nil }
          }))
      return
    }
    let callee = units[storage.unit]
    let macro = callee.program.macros[storage.index]
    guard let values = bind(node, to: macro, of: callee) else { return }
    guard enter(.macro, macro.name, at: tag) else { return }
    let caller = unit
    let outer = scope
    for value in values {
      if let origin = value?.origin {
        scope = origin
        break
      }
    }
    unit = callee
    scoped { renderer in
      for (parameter, value) in zip(macro.parameters, values) {
        let value = value ?? renderer.defined(parameter.fallback)
        renderer.set(callee.slots[Int(parameter.symbol)], value)
      }
      renderer.render(macro.body)
    }
    unit = caller
    scope = outer
    leave()
  }

  /// The value of each parameter; `nil` in the list where the parameter's own default counts.
  private mutating func bind(_ node: CallNode, to macro: MacroNode, of callee: Unit) -> [Value?]? {
    let program = unit.program
    let tag = program.span(node.tag)
    let place = callee.program.span(macro.tag)
    let names = macro.parameters.map(\.name)
    var values = [Value?](repeating: nil, count: names.count)
    var next = 0
    for argument in node.arguments {
      let value = defined(argument.value)
      let position: Int
      if let name = argument.name {
        guard let index = names.firstIndex(of: name) else {
          report(
            RenderMessage.unknownArgument(
              name, of: macro.name, at: program.span(argument.span), parameters: names, macro: place))
          return nil
        }
        position = index
      } else {
        position = next
        next += 1
      }
      guard position < names.count else {
        report(
          RenderMessage.argumentCount(
            macro.name, given: node.arguments.count, parameters: names, at: tag, macro: place))
        return nil
      }
      guard values[position] == nil else {
        report(
          RenderMessage.repeatedArgument(
            names[position], of: macro.name, at: program.span(argument.span), macro: place))
        return nil
      }
      values[position] = value
    }
    for (index, parameter) in macro.parameters.enumerated()
    where values[index] == nil && parameter.fallback < 0 {
      report(
        node.arguments.contains { $0.name != nil } || macro.parameters.contains { $0.fallback >= 0 }
          ? RenderMessage.missingArgument(macro.name, parameter: parameter.name, at: tag, macro: place)
          : RenderMessage.argumentCount(
            macro.name, given: node.arguments.count, parameters: names, at: tag, macro: place))
      return nil
    }
    return values
  }

  mutating func renderInclude(_ index: Int32) {
    let node = unit.program.includes[Int(index)]
    let tag = unit.program.span(node.tag)
    guard let included = load(node.name, at: node.tag) else { return }
    var entries: [Value.Entry] = []
    var origin: Span?
    if node.context >= 0 {
      let value = defined(node.context)
      if let found = value.entries {
        entries = found
        origin = value.origin
      } else if isStrict {
        if !value.isUndefined {
          report(RenderMessage.notADictionary(value, at: unit.program.span(of: node.context)))
        }
        return
      }
    }
    guard enter(.include, included.program.file.name, at: tag) else { return }
    let caller = unit
    let outer = scope
    scope = origin ?? scope
    unit = included
    let render = { (renderer: inout Renderer) in
      renderer.scoped { renderer in
        for entry in entries { renderer.set(renderer.slot(entry.key, hash: entry.hash), entry.value) }
        renderer.renderTemplate()
      }
    }
    if let layout = node.layout {
      let indent = caller.program.span(layout.indent)
      columnOffset += indent.count
      let text = capture(render)
      columnOffset -= indent.count
      appendLines(text, layout, indent: indent, of: caller.program.file)
    } else {
      render(&self)
    }
    unit = caller
    scope = outer
    leave()
  }

  /// The text of a template whose include stands alone on its line: each line after the white space of that line, and
  /// one line end at the end. No text leaves no line where the tag's own white space was removed.
  private mutating func appendLines(
    _ text: MappedText, _ layout: LineLayout, indent span: Span, of file: SourceFile
  ) {
    let lines = 0..<text.bytes.count - (text.bytes.last == 0x0A ? 1 : 0)
    if lines.isEmpty { return }
    var indent = MappedText()
    indent.append(bytes: file.bytes[span.range], origin: .exact(span), enclosing: scope)
    output.append(text, in: lines, indentedBy: indent, indentFirst: layout.isIndentTrimmed)
    if layout.isLineEndTrimmed { output.append("\n", origin: .whole(span), enclosing: scope) }
  }

  /// Renders another template for the macros and variables that it defines; its text is dropped.
  mutating func renderImport(_ name: ExpressionID, _ tag: Bounds) {
    let span = unit.program.span(tag)
    guard let imported = load(name, at: tag),
      enter(.importing, imported.program.file.name, at: span)
    else { return }
    let caller = unit
    unit = imported
    _ = capture { $0.renderTemplate() }
    unit = caller
    leave()
  }

  // MARK: Inheritance

  /// Collects the blocks that follow an `extends` tag, and renders the template that it names with them. Of what else
  /// follows, only definitions count.
  mutating func extend(_ name: ExpressionID, at tag: Bounds, rest: Bounds) {
    let span = unit.program.span(tag)
    guard let base = load(name, at: tag) else { return }
    for index in rest.range {
      switch unit.program.nodes[index] {
      case .block(let block):
        let name = unit.program.blocks[Int(block)].name
        overrides[name, default: []].append((unit.index, Int(block)))
      case .set, .setBlock, .defineMacro, .importMacros:
        render(Bounds(index, index + 1))
      default: break
      }
    }
    guard enter(.extends, base.program.file.name, at: span) else { return }
    let child = unit
    unit = base
    renderTemplate()
    unit = child
    leave()
  }

  /// Reports blocks that were to replace some that no template in use has.
  mutating func reportUnusedBlocks() {
    for (name, versions) in overrides.sorted(by: { $0.key < $1.key }) {
      let others = units.filter { unit in isUsed[unit.index] && !versions.contains { $0.unit == unit.index } }
      let known = others.flatMap { $0.program.blocks.map(\.name) }
      if known.contains(name) { continue }
      for version in versions {
        let program = units[version.unit].program
        let place = program.span(program.blocks[version.block].tag)
        report(RenderMessage.unusedBlock(name, at: place, known: known))
      }
    }
  }

  mutating func renderBlock(_ index: Int) {
    let name = unit.program.blocks[index].name
    let start = output.bytes.count
    blocks.append(
      BlockState(chain: (overrides[name] ?? []) + [(unit.index, index)], level: 0))
    renderBlockBody()
    blocks.removeLast()
    guard signal != .stop, isMentioned("block") else { return }
    let texts = slots[Int(slot("block"))].entries?.filter { $0.key != name } ?? []
    let text = captured(output.slice(start..<output.bytes.count))
    slots[Int(slot("block"))] = .dictionary(texts + [.init(key: name, value: text)])
  }

  private mutating func renderBlockBody() {
    guard let state = blocks.last else { return }
    let (index, block) = state.chain[state.level]
    let caller = unit
    let node = units[index].program.blocks[block]
    guard enter(.block, node.name, at: units[index].program.span(node.tag)) else { return }
    unit = units[index]
    // As in Stencil, what a block sets ends with it only where it replaces another one.
    if state.chain.count == 1 { render(node.body) } else { scoped { $0.render(node.body) } }
    unit = caller
    leave()
  }

  /// The text of the block that the current one replaces.
  mutating func superBlock() -> Value {
    guard let state = blocks.last, state.level + 1 < state.chain.count else { return .undefined }
    blocks.append(BlockState(chain: state.chain, level: state.level + 1))
    let text = capture { $0.renderBlockBody() }
    blocks.removeLast()
    return captured(text)
  }
}
