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
  case breakPoint(isSpace: Bool, level: Int32)
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

/// The name of a member, with the hash by which dictionaries find it.
struct MemberName: Sendable {
  let text: String
  let hash: UInt64

  init(_ text: String) {
    self.text = text
    hash = DictionaryStorage.hash(text)
  }
}

/// A condition (-1: none) and what to render where it holds.
struct Branch: Sendable {
  let condition: ExpressionID
  let body: Bounds
}

final class LoopNode: Sendable {
  let symbols: [Int32]
  let collection: ExpressionID
  let condition: ExpressionID
  let label: Int32
  let body: Bounds
  let empty: Bounds
  let tag: Bounds

  init(
    symbols: [Int32], collection: ExpressionID, condition: ExpressionID, label: Int32, body: Bounds,
    empty: Bounds, tag: Bounds
  ) {
    self.symbols = symbols
    self.collection = collection
    self.condition = condition
    self.label = label
    self.body = body
    self.empty = empty
    self.tag = tag
  }
}

struct IndentedOutput: Sendable {
  let expression: ExpressionID
  let tag: Bounds
  let indent: Bounds
}

final class MacroNode: Sendable {
  struct Parameter: Sendable {
    let symbol: Int32
    let name: String
    let fallback: ExpressionID
  }
  let name: String
  let symbol: Int32
  let parameters: [Parameter]
  let body: Bounds
  let tag: Bounds

  init(name: String, symbol: Int32, parameters: [Parameter], body: Bounds, tag: Bounds) {
    self.name = name
    self.symbol = symbol
    self.parameters = parameters
    self.body = body
    self.tag = tag
  }
}

struct Argument: Sendable {
  let name: String?
  let value: ExpressionID
  let span: Bounds
}

final class CallNode: Sendable {
  let target: ExpressionID
  let arguments: [Argument]
  let tag: Bounds

  init(target: ExpressionID, arguments: [Argument], tag: Bounds) {
    self.target = target
    self.arguments = arguments
    self.tag = tag
  }
}

final class IncludeNode: Sendable {
  let name: ExpressionID
  let context: ExpressionID
  let tag: Bounds
  /// How the text is laid out where the tag stands alone on its line; `nil` elsewhere and in the lenient dialect.
  let layout: LineLayout?

  init(name: ExpressionID, context: ExpressionID, tag: Bounds, layout: LineLayout?) {
    self.name = name
    self.context = context
    self.tag = tag
    self.layout = layout
  }
}

/// The line of a tag that stands alone on it.
struct LineLayout: Sendable {
  /// The white space before the tag.
  let indent: Bounds
  /// Whether that white space was removed from the text before.
  let isIndentTrimmed: Bool
  /// Whether the line end was removed from the text after.
  let isLineEndTrimmed: Bool
}

final class BlockNode: Sendable {
  let name: String
  let body: Bounds
  let tag: Bounds

  init(name: String, body: Bounds, tag: Bounds) {
    self.name = name
    self.body = body
    self.tag = tag
  }
}

/// A filter with its arguments; `constants` holds them where all are literals.
final class FilterUse: Sendable {
  let name: String
  let filter: Filter
  let arguments: [ExpressionID]
  let constants: [Value]?
  let span: Bounds

  init(name: String, filter: Filter, arguments: [ExpressionID], constants: [Value]?, span: Bounds) {
    self.name = name
    self.filter = filter
    self.arguments = arguments
    self.constants = constants
    self.span = span
  }
}

final class FilterBlockNode: Sendable {
  /// Indices of filter uses, in the operands.
  let uses: Bounds
  let body: Bounds
  let tag: Bounds

  init(uses: Bounds, body: Bounds, tag: Bounds) {
    self.uses = uses
    self.body = body
    self.tag = tag
  }
}

final class MapNode: Sendable {
  let collection: ExpressionID
  let result: Int32
  let element: Int32
  let loop: Int32
  let body: Bounds
  let tag: Bounds

  init(collection: ExpressionID, result: Int32, element: Int32, loop: Int32, body: Bounds, tag: Bounds) {
    self.collection = collection
    self.result = result
    self.element = element
    self.loop = loop
    self.body = body
    self.tag = tag
  }
}

struct RaiseNode: Sendable {
  let severity: Severity
  let message: ExpressionID
  let place: ExpressionID
  let tag: Bounds
}

struct GroupNode: Sendable {
  let width: ExpressionID
  let indent: ExpressionID
  /// Columns of template text that follow the group on its line.
  let trailing: Int32
  let body: Bounds
  let tag: Bounds
}

final class CustomNode: Sendable {
  let name: String
  let tag: TemplateTag
  let arguments: [ExpressionID]
  let body: Bounds
  let span: Bounds

  init(name: String, tag: TemplateTag, arguments: [ExpressionID], body: Bounds, span: Bounds) {
    self.name = name
    self.tag = tag
    self.arguments = arguments
    self.body = body
    self.span = span
  }
}

/// A parsed template: flat tables that refer to each other by index.
struct Program: Sendable {
  let file: SourceFile
  var body = Bounds(0, 0)
  var nodes: [Node] = []
  var expressions: [Expression] = []
  var expressionSpans: [Bounds] = []
  /// Operands of lists, dictionaries and the like.
  var operands: [ExpressionID] = []
  var constants: [Value] = []
  /// The names of variables; a symbol is an index into them.
  var variables: [String] = []
  /// The names of members.
  var members: [MemberName] = []
  var branches: [Branch] = []
  var loops: [LoopNode] = []
  var outputs: [IndentedOutput] = []
  var macros: [MacroNode] = []
  var calls: [CallNode] = []
  var includes: [IncludeNode] = []
  var blocks: [BlockNode] = []
  var filterUses: [FilterUse] = []
  var filterBlocks: [FilterBlockNode] = []
  var maps: [MapNode] = []
  var raises: [RaiseNode] = []
  var groups: [GroupNode] = []
  var customs: [CustomNode] = []

  func span(_ bounds: Bounds) -> Span { Span(source: file.id, range: bounds.range) }
  func span(of expression: ExpressionID) -> Span { span(expressionSpans[Int(expression)]) }
}
