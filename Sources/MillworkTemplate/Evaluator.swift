import MillworkSource

/// Expressions.
extension Renderer {
  /// The value of an expression that has to be there: where it is undefined, the strict dialect reports the name. The
  /// answer is undefined all the same.
  mutating func defined(_ id: ExpressionID) -> Value {
    guard id >= 0 else { return .null }
    let value = evaluate(id)
    guard isStrict, value.isUndefined, !value.isFailed else { return value }
    reportUndefined(id)
    return .failed
  }

  /// The value of an expression; undefined where a name does not exist.
  mutating func evaluate(_ id: ExpressionID) -> Value {
    switch unit.program.expressions[Int(id)] {
    case .constant(let index): return unit.program.constants[Int(index)]
    case .variable(let symbol): return slots[Int(unit.slots[Int(symbol)])]
    case .member(let base, let name):
      switch unit.program.expressions[Int(base)] {
      case .variable(let symbol):
        return slots[Int(unit.slots[Int(symbol)])].member(unit.program.members[Int(name)])
      case .forloop: return loopMember(unit.program.members[Int(name)].text) ?? .undefined
      default: return evaluate(base).member(unit.program.members[Int(name)])
      }
    case .filter(let base, let use): return filter(base, use)
    case let expression: return evaluate(expression, id)
    }
  }

  /// The operations that are not as frequent; in parts, for the same reason as in ``render(_:)``.
  @inline(never)
  private mutating func evaluate(_ expression: Expression, _ id: ExpressionID) -> Value {
    switch expression {
    case .element(let base, let index): return element(base, index)
    case .not(let operand): return .bool(!holds(operand))
    case .and(let left, let right): return .bool(holds(left) && holds(right))
    case .or(let left, let right): return .bool(holds(left) || holds(right))
    case .concatenate(let left, let right): return concatenate(left, right, at: id)
    case .calculate(let operation, let left, let right): return calculate(operation, left, right, at: id)
    case .conditional(let condition, let then, let otherwise):
      if holds(condition) { return evaluate(then) }
      return otherwise < 0 ? .null : evaluate(otherwise)
    default: return evaluateOther(expression, id)
    }
  }

  @inline(never)
  private mutating func evaluateOther(_ expression: Expression, _ id: ExpressionID) -> Value {
    switch expression {
    case .forloop: return loopValue
    case .blockSuper: return superBlock()
    case .negate(let operand): return calculate(.subtract, .integer(0), defined(operand), at: operand)
    case .compare(let comparison, let left, let right):
      let a = defined(left)
      let b = defined(right)
      return .bool(compare(comparison, a, b, at: id))
    case .contains(let element, let collection):
      let element = defined(element)
      let collection = defined(collection)
      return .bool(contains(collection, element, at: id))
    case .range(let from, let to): return range(from, to, at: id)
    case .isDefined(let operand): return .bool(!evaluate(operand).isUndefined)
    case .list(let bounds):
      var values: [Value] = []
      for index in bounds.range { values.append(defined(unit.program.operands[index])) }
      return checkedDepth(.array(values), at: unit.program.expressionSpans[Int(id)])
    case .dictionary(let bounds):
      return checkedDepth(dictionary(bounds), at: unit.program.expressionSpans[Int(id)])
    case .cycle(let arguments): return cycle(arguments, at: unit.program.span(of: id))
    default: return .null
    }
  }

  /// The collection, unless it holds others too deep for the stack of what later walks through it.
  private mutating func checkedDepth(_ value: Value, at bounds: Bounds) -> Value {
    guard value.depth > Self.maximumDepth else { return value }
    stop(RenderMessage.collectionDepth(Int(Self.maximumDepth), at: unit.program.span(bounds)))
    return .undefined
  }

  private static let maximumDepth: UInt16 = 500

  mutating func holds(_ id: ExpressionID) -> Bool { defined(id).isTruthy }

  private mutating func element(_ base: ExpressionID, _ index: ExpressionID) -> Value {
    let value = evaluate(base)
    return value.element(defined(index))
  }

  private mutating func filter(_ base: ExpressionID, _ use: Int32) -> Value {
    let use = unit.program.filterUses[Int(use)]
    return apply(use, to: use.filter.takesUndefined ? evaluate(base) : defined(base))
  }

  mutating func apply(_ use: FilterUse, to value: Value) -> Value {
    var arguments = use.constants ?? []
    if use.constants == nil {
      for argument in use.arguments {
        arguments.append(use.filter.takesUndefined ? evaluate(argument) : defined(argument))
      }
    }
    if isStrict, !use.filter.takesUndefined, value.isUndefined || arguments.contains(where: \.isUndefined) {
      return .failed
    }
    do {
      let call = FilterCall(
        value: value, arguments: arguments, context: filterContext, place: unit.program.span(use.span))
      let result = try use.filter.body(call)
      if let count = result.utf8Value?.count { try call.checkSize(count) }
      return checkedDepth(result, at: use.span)
    } catch {
      let argument = error.argument.flatMap { use.arguments.indices.contains($0) ? $0 : nil }
      let place = argument.map { unit.program.span(of: use.arguments[$0]) } ?? unit.program.span(use.span)
      let origin = argument.map { arguments[$0].origin } ?? value.origin
      report(RenderMessage.filterFailed(use.name, error, at: place, data: origin))
      return .failed
    }
  }

  // MARK: Undefined names

  /// Reports the first name of the expression that does not exist.
  mutating func reportUndefined(_ id: ExpressionID) {
    guard undefinedPlaces.insert(unit.program.span(of: id)).inserted else { return }
    let program = unit.program
    let place = program.span(of: id)
    switch program.expressions[Int(id)] {
    case .variable(let symbol):
      let names = zip(slotTable.names, slots).compactMap { $1.isUndefined ? nil : $0 }
      let known = names + (context.entries ?? []).map(\.key)
      report(RenderMessage.undefinedVariable(program.variables[Int(symbol)], at: place, known: known))
    case .member(let base, let name):
      reportMember(program.members[Int(name)].text, of: base, at: place)
    case .element(let base, let index):
      let index = evaluate(index)
      guard !index.isUndefined else { return }
      let value = evaluate(base)
      if let number = index.integerValue, let count = value.arrayValue?.count {
        let name = program.file.text(of: program.span(of: base))
        report(RenderMessage.noElement(number, of: name, count: count, at: place, data: value.origin))
      } else {
        reportMember(index.description, of: base, at: place)
      }
    case .forloop, .cycle: report(RenderMessage.noRunningLoop(at: place))
    case .blockSuper: report(RenderMessage.noSuperBlock(at: place))
    case .filter(let base, let use):
      // Of `default`, the last argument is missing.
      let use = program.filterUses[Int(use)]
      if use.filter.takesUndefined { return reportUndefined(use.arguments.last ?? base) }
      report(RenderMessage.nothingFiltered(use.name, at: program.span(use.span)))
    case .conditional(_, let then, let otherwise):
      for branch in [then, otherwise] where branch >= 0 && evaluate(branch).isUndefined {
        return reportUndefined(branch)
      }
    default: break
    }
  }

  private mutating func reportMember(_ name: String, of base: ExpressionID, at place: Span) {
    let program = unit.program
    if case .forloop = program.expressions[Int(base)] {
      guard !loops.isEmpty else { return reportUndefined(base) }
      report(
        RenderMessage.undefinedMember(
          name, of: "forloop", kind: "the running loop", at: place, data: nil, known: Self.loopMembers))
      return
    }
    let value = evaluate(base)
    if value.isUndefined { return reportUndefined(base) }
    if value.entries == nil, value.memberNames.contains(name) {
      let text = program.file.text(of: program.span(of: base))
      return report(
        RenderMessage.emptyCollection(name, of: text, kind: value.kind, at: place, data: value.origin))
    }
    report(
      RenderMessage.undefinedMember(
        name, of: program.file.text(of: program.span(of: base)), kind: value.kind, at: place,
        data: value.origin, known: value.memberNames))
  }

  /// Whether any template in use mentions the variable.
  func isMentioned(_ name: String) -> Bool { slotTable[name] != nil }

  // MARK: Operators

  private mutating func compare(_ comparison: Comparison, _ a: Value, _ b: Value, at id: ExpressionID) -> Bool
  {
    switch comparison {
    case .equal: return equal(a, b, at: id)
    case .notEqual: return !equal(a, b, at: id)
    default: break
    }
    let order: (less: Bool, equal: Bool)
    if let a = a.numberValue, let b = b.numberValue {
      order = (a < b, a == b)
      if a != a || b != b { return false }
    } else if isStrict, let a = a.utf8Value, let b = b.utf8Value {
      order = (a.lexicographicallyPrecedes(b), a == b)
    } else {
      if isStrict, !a.isUndefined, !b.isUndefined {
        report(RenderMessage.wrongOperand(sign(comparison), a, b, at: unit.program.span(of: id)))
      }
      return false
    }
    switch comparison {
    case .less: return order.less
    case .lessOrEqual: return order.less || order.equal
    case .greater: return !order.less && !order.equal
    default: return !order.less
    }
  }

  private mutating func equal(_ a: Value, _ b: Value, at id: ExpressionID) -> Bool {
    do {
      return try a.equals(b)
    } catch {
      stop(RenderMessage.comparisonLimit(error, at: unit.program.span(of: id)))
      return false
    }
  }

  private func sign(_ comparison: Comparison) -> String {
    switch comparison {
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    }
  }

  private mutating func contains(_ collection: Value, _ element: Value, at id: ExpressionID) -> Bool {
    switch collection.payload {
    case .array(let values):
      for value in values where equal(value, element, at: id) { return true }
      return false
    case .range(let range):
      guard let value = element.integerValue else { return false }
      return value >= min(range.from, range.to) && value <= max(range.from, range.to)
    case .dictionary(let storage): return storage.value(for: element.description) != nil
    case .text, .mapped:
      if let part = element.utf8Value, let whole = collection.utf8Value { return whole.holds(part) }
    case .null, .undefined: if !isStrict { return element.isNull }
    default: break
    }
    if isStrict, !element.isUndefined, !collection.isUndefined {
      report(RenderMessage.wrongOperand("in", element, collection, at: unit.program.span(of: id)))
    }
    return false
  }

  private mutating func calculate(
    _ operation: Arithmetic, _ left: ExpressionID, _ right: ExpressionID, at id: ExpressionID
  ) -> Value {
    let a = defined(left)
    return calculate(operation, a, defined(right), at: id)
  }

  private mutating func calculate(_ operation: Arithmetic, _ a: Value, _ b: Value, at id: ExpressionID)
    -> Value
  {
    let place = unit.program.span(of: id)
    if let a = a.integerValue, let b = b.integerValue {
      if b == 0, operation == .divide || operation == .remainder {
        report(RenderMessage.divisionByZero(at: place))
        return .undefined
      }
      let (result, overflow) =
        switch operation {
        case .add: a.addingReportingOverflow(b)
        case .subtract: a.subtractingReportingOverflow(b)
        case .multiply: a.multipliedReportingOverflow(by: b)
        case .divide: a.dividedReportingOverflow(by: b)
        case .remainder: a.remainderReportingOverflow(dividingBy: b)
        }
      if overflow {
        report(RenderMessage.overflow(at: place))
        return .undefined
      }
      return .integer(result)
    }
    guard let x = a.numberValue, let y = b.numberValue else {
      if !(isStrict && (a.isUndefined || b.isUndefined)) {
        let sign =
          switch operation {
          case .add: "+"
          case .subtract: "-"
          case .multiply: "*"
          case .divide: "/"
          case .remainder: "%"
          }
        report(RenderMessage.wrongOperand(sign, a, b, at: place))
      }
      return .undefined
    }
    if y == 0, operation == .divide || operation == .remainder {
      report(RenderMessage.divisionByZero(at: place))
      return .undefined
    }
    switch operation {
    case .add: return .number(x + y)
    case .subtract: return .number(x - y)
    case .multiply: return .number(x * y)
    case .divide: return .number(x / y)
    case .remainder:
      guard let quotient = truncated(x / y) else {
        report(RenderMessage.overflow(at: place))
        return .undefined
      }
      return .number(x - y * Double(quotient))
    }
  }

  private mutating func range(_ from: ExpressionID, _ to: ExpressionID, at id: ExpressionID) -> Value {
    guard let lower = bound(from), let upper = bound(to) else { return .undefined }
    let range = RangeStorage(from: lower, to: upper)
    if range.count > limits.loopSteps {
      stop(RenderMessage.loopSteps(limits.loopSteps, at: unit.program.span(of: id)))
      return .undefined
    }
    return Value(.range(range))
  }

  private mutating func bound(_ id: ExpressionID) -> Int? {
    let value = defined(id)
    if let number = value.integerValue { return number }
    if let number = value.numberValue, let whole = wholeNumber(number) { return whole }
    if !value.isUndefined || !isStrict {
      report(RenderMessage.rangeBounds(value, at: unit.program.span(of: id)))
    }
    return nil
  }

  private mutating func dictionary(_ bounds: Bounds) -> Value {
    var entries: [Value.Entry] = []
    var keys: Set<String> = []
    for index in stride(from: Int(bounds.lower), to: Int(bounds.upper), by: 2) {
      let key = defined(unit.program.operands[index])
      let value = defined(unit.program.operands[index + 1])
      if !keys.insert(key.description).inserted {
        let place = unit.program.span(of: unit.program.operands[index])
        report(RenderMessage.repeatedKey(key.description, at: place))
      }
      entries.append(.init(key: key.description, value: value, keyOrigin: key.origin))
    }
    return .dictionary(entries)
  }
}
