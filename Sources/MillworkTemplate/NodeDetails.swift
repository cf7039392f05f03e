import MillworkSource

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
