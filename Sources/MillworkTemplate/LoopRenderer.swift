import MillworkSource

/// Loops.
extension Renderer {
  /// The elements of a loop, without a copy of them.
  private enum Elements {
    case values([Value])
    case entries(DictionaryStorage)
    case range(RangeStorage)

    var count: Int {
      switch self {
      case .values(let values): values.count
      case .entries(let entries): entries.count
      case .range(let range): range.count
      }
    }
  }

  mutating func renderLoop(_ index: Int32) {
    let node = unit.program.loops[Int(index)]
    let collection = defined(node.collection)
    guard let elements = elements(of: collection, node) else { return renderEmpty(node) }
    let saved = node.symbols.map { $0 < 0 ? Value.undefined : slots[Int(unit.slots[Int($0)])] }
    let mark = undo.count
    let outer = scope
    var chosen: [Int]?
    if node.condition >= 0 {
      var indices: [Int] = []
      for index in 0..<elements.count where signal == .none && countStep(at: node.tag) {
        guard bind(elements, index, node) else { break }
        if defined(node.condition).isTruthy { indices.append(index) }
      }
      chosen = indices
    }
    let count = chosen?.count ?? elements.count
    if count == 0 {
      restoreLoop(node, saved, mark)
      scope = outer
      return renderEmpty(node)
    }
    let label = node.label < 0 ? -1 : unit.slots[Int(node.label)]
    loops.append(LoopState(index: 0, count: count, label: label))
    let position = loops.count - 1
    let sizes = (bytes: output.bytes.count, pieces: output.pieces.count)
    for index in 0..<count {
      guard countStep(at: node.tag) else { break }
      if index == Self.sample, position == 0 { makeRoom(for: count - index, since: sizes) }
      loops[position].index = index
      scope = outer
      guard bind(elements, chosen?[index] ?? index, node) else { break }
      if isStrict {
        render(node.body)
      } else {
        let outerStart = scopeStart
        scopeStart = undo.count
        scopes += 1
        render(node.body)
        scopes -= 1
        restore(to: scopeStart)
        scopeStart = outerStart
      }
      if signal == .none { continue }
      guard case .leave(let target, let goesOn) = signal, target == -1 || target == label else { break }
      signal = .none
      if !goesOn { break }
    }
    loops.removeLast()
    scope = outer
    restoreLoop(node, saved, mark)
  }

  /// The rounds of an outermost loop from which the size of the others is guessed.
  private static let sample = 16

  /// Makes room for `rounds` more rounds like those since `sizes`, so that the text need not be moved as it grows. For
  /// pieces, of which other rounds may have more, twice that: room that nothing is written to costs no memory.
  private mutating func makeRoom(for rounds: Int, since sizes: (bytes: Int, pieces: Int)) {
    let bytes = (output.bytes.count - sizes.bytes) / Self.sample * (rounds + 1)
    let pieces = (output.pieces.count - sizes.pieces) / Self.sample * (rounds + 1)
    guard bytes > 1 << 16, bytes < limits.outputBytes else { return }
    output.reserve(byteCount: bytes + bytes / 16, pieceCount: pieces * 2)
  }

  /// Counts one round; answers false where that was one too many.
  mutating func countStep(at tag: Bounds) -> Bool { countStep(at: unit.program.span(tag)) }

  /// Counts one round or call; answers false where that was one too many.
  mutating func countStep(at span: Span) -> Bool {
    steps += 1
    if steps > limits.loopSteps { stop(RenderMessage.loopSteps(limits.loopSteps, at: span)) }
    checkSize(at: span)
    return signal == .none
  }

  mutating func reportNoCollection(_ expression: ExpressionID, _ value: Value) {
    let place = unit.program.span(of: expression)
    report(
      RenderMessage.notACollection(
        unit.program.file.text(of: place), kind: value.kind, at: place, data: value.origin))
  }

  private mutating func renderEmpty(_ node: LoopNode) {
    if isStrict { render(node.empty) } else { scoped { $0.render(node.empty) } }
  }

  private mutating func elements(of value: Value, _ node: LoopNode) -> Elements? {
    switch value.payload {
    case .array(let values): return .values(values)
    case .dictionary(let storage): return .entries(isStrict ? storage : storage.sorted)
    case .range(let range): return .range(range)
    case .undefined: return nil
    default:
      if isStrict { reportNoCollection(node.collection, value) }
      return nil
    }
  }

  /// Gives the loop variables the values of one element.
  private mutating func bind(_ elements: Elements, _ index: Int, _ node: LoopNode) -> Bool {
    // A damaged tag names no variable.
    guard !node.symbols.isEmpty else { return true }
    let element: Value
    switch elements {
    case .values(let values): element = values[index]
    case .range(let range): element = .integer(range.element(index))
    case .entries(let entries):
      let entry = entries.entries[index]
      scope = entry.value.origin ?? entry.keyOrigin ?? scope
      let key = Value.utf8(Array(entry.key.utf8), origin: entry.keyOrigin, isExact: true)
      // One variable is the key, as in Stencil.
      assign(node.symbols[0], key)
      if node.symbols.count > 1 { assign(node.symbols[1], entry.value) }
      if node.symbols.count > 2 { return reportDestructuring(node, entry.value) }
      return true
    }
    scope = element.origin ?? scope
    if node.symbols.count == 1 {
      assign(node.symbols[0], element)
      return true
    }
    guard let parts = element.arrayValue, parts.count >= node.symbols.count else {
      if let first = node.symbols.first { assign(first, element) }
      return isStrict ? reportDestructuring(node, element) : true
    }
    for (symbol, part) in zip(node.symbols, parts) { assign(symbol, part) }
    return true
  }

  private mutating func reportDestructuring(_ node: LoopNode, _ value: Value) -> Bool {
    report(RenderMessage.destructuring(node.symbols.count, value, at: unit.program.span(node.tag)))
    return false
  }

  private mutating func assign(_ symbol: Int32, _ value: Value) {
    if symbol >= 0 { slots[Int(unit.slots[Int(symbol)])] = value }
  }

  /// Gives the loop variables their earlier values, also against a later restore of an inner `set`.
  private mutating func restoreLoop(_ node: LoopNode, _ saved: [Value], _ mark: Int) {
    for (symbol, value) in zip(node.symbols, saved) where symbol >= 0 {
      let slot = unit.slots[Int(symbol)]
      slots[Int(slot)] = value
      if undo.count > mark {
        undo.replaceSubrange(mark..., with: undo[mark...].filter { $0.slot != slot })
      }
    }
  }

  // MARK: forloop

  /// A member of the innermost loop's state.
  func loopMember(_ name: String) -> Value? {
    loops.isEmpty ? context["forloop"]?[name] : loopMember(name, at: loops.count - 1)
  }

  private func loopMember(_ name: String, at position: Int) -> Value? {
    let loop = loops[position]
    switch name {
    case "first": return .bool(loop.index == 0)
    case "last": return .bool(loop.index == loop.count - 1)
    case "counter": return .integer(loop.index + 1)
    case "counter0": return .integer(loop.index)
    case "revcounter": return .integer(loop.count - loop.index)
    case "revcounter0": return .integer(loop.count - loop.index - 1)
    case "length": return .integer(loop.count)
    case "parent": return position > 0 ? loopValue(at: position - 1) : nil
    case "label" where loop.label >= 0: return .string(slotTable.names[Int(loop.label)])
    default:
      for index in stride(from: position, through: 0, by: -1) where loops[index].label >= 0 {
        if slotTable.names[Int(loops[index].label)] == name { return loopValue(at: index) }
      }
      return nil
    }
  }

  static let loopMembers = [
    "first", "last", "counter", "counter0", "revcounter", "revcounter0", "length", "parent", "label",
  ]

  /// The innermost loop's state as a dictionary.
  var loopValue: Value {
    loops.isEmpty ? context["forloop"] ?? .undefined : loopValue(at: loops.count - 1)
  }

  private func loopValue(at position: Int) -> Value {
    .dictionary(
      Self.loopMembers.compactMap { name in
        loopMember(name, at: position).map { Value.Entry(key: name, value: $0) }
      })
  }

  mutating func cycle(_ arguments: Bounds, at span: Span) -> Value {
    guard let loop = loops.last else {
      report(RenderMessage.noRunningLoop(at: span))
      return .undefined
    }
    guard !arguments.isEmpty else { return .null }
    return defined(unit.program.operands[Int(arguments.lower) + loop.index % arguments.range.count])
  }
}
