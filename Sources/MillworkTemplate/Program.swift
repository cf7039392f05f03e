import MillworkSource

/// The name of a member, with the hash by which dictionaries find it.
struct MemberName: Sendable {
  let text: String
  let hash: UInt64

  init(_ text: String) {
    self.text = text
    hash = DictionaryStorage.hash(text)
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
