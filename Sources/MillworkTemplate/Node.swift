import MillworkSource

/// A range of bytes in a template, or of indices in a program's tables.
struct Bounds: Sendable {
  let lower: Int32
  let upper: Int32

  init(_ lower: Int, _ upper: Int) {
    self.lower = Int32(clamping: lower)
    self.upper = Int32(clamping: upper)
  }

  var range: Range<Int> { Int(lower)..<Int(max(lower, upper)) }
  var isEmpty: Bool { lower >= upper }
}

/// The index of an expression in its program.
typealias ExpressionID = Int32

/// One step of a template. Trees are flat: a body is a range of neighbouring nodes.
enum Node: Sendable {
  case text(Bounds)
  case output(ExpressionID, tag: Bounds)
  /// Output that stands alone on its line after the white space `indent`.
  case indentedOutput(Int32)
  case conditional(branches: Bounds)
  case loop(Int32)
  case leave(label: Int32, goesOn: Bool, tag: Bounds)
  case set(symbol: Int32, ExpressionID)
  case setBlock(symbol: Int32, body: Bounds)
  case defineMacro(Int32)
  case call(Int32)
  case include(Int32)
  case importMacros(name: ExpressionID, tag: Bounds)
  case extends(name: ExpressionID, tag: Bounds)
  case block(Int32)
  case filterBlock(Int32)
  case map(Int32)
  case raise(Int32)
  case cycle(arguments: Bounds, tag: Bounds)
  case now(format: ExpressionID, tag: Bounds)
  case group(Int32)
  case breakPoint(isSpace: Bool, level: Int32, tag: Bounds)
  case custom(Int32)
}

/// One operation of an expression; operands are indices of other expressions.
enum Expression: Sendable {
  case invalid
  case constant(Int32)
  case variable(symbol: Int32)
  case member(ExpressionID, name: Int32)
  case element(ExpressionID, index: ExpressionID)
  case forloop
  case blockSuper
  case not(ExpressionID)
  case negate(ExpressionID)
  case and(ExpressionID, ExpressionID)
  case or(ExpressionID, ExpressionID)
  case compare(Comparison, ExpressionID, ExpressionID)
  case contains(element: ExpressionID, collection: ExpressionID)
  case calculate(Arithmetic, ExpressionID, ExpressionID)
  case concatenate(ExpressionID, ExpressionID)
  case range(ExpressionID, ExpressionID)
  /// `then` where the condition holds, else `otherwise`; -1 stands for no value.
  case conditional(ExpressionID, then: ExpressionID, otherwise: ExpressionID)
  case isDefined(ExpressionID)
  case filter(ExpressionID, use: Int32)
  case list(Bounds)
  /// Keys and values in turn.
  case dictionary(Bounds)
  case cycle(arguments: Bounds)
}

enum Comparison: Sendable { case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual }
enum Arithmetic: Sendable { case add, subtract, multiply, divide, remainder }
