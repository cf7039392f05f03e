import MillworkSource

/// Renders one template. Variables live in slots: a name has one slot in a rendering, whichever template mentions it,
/// so that a macro or include sees the variables of its caller, as Stencil's do. Leaving a scope restores the slots that
/// it changed.
struct Renderer {
  /// A template that is in use, with the slots of its symbols.
  final class Unit: Sendable {
    let program: Program
    let index: Int
    let slots: [Int32]

    init(_ program: Program, index: Int, slots: [Int32]) {
      self.program = program
      self.index = index
      self.slots = slots
    }
  }

  /// Why the rest of a body is left out.
  enum Signal: Equatable {
    case none
    /// A loop is left, or its next round begins; `label` is a slot, or -1 for the innermost loop.
    case leave(label: Int32, goesOn: Bool)
    case stop
  }

  struct LoopState {
    var index: Int
    let count: Int
    let label: Int32
  }

  /// A block that is being rendered: its versions from the most derived one on, and which one it is.
  struct BlockState {
    let chain: [(unit: Int, block: Int)]
    let level: Int
  }

  /// How rendering got to where it is.
  struct Frame: Equatable {
    enum Step { case macro, include, importing, extends, block }
    let step: Step
    /// The name of the macro or block, or of the template.
    let name: String
    let span: Span

    var text: String {
      switch step {
      case .macro: "in the macro `\(name)`, called here"
      case .include: "in `\(name)`, included here"
      case .importing: "in `\(name)`, imported here"
      case .extends: "in `\(name)`, extended here"
      case .block: "in the block `\(name)`"
      }
    }
  }

  let engine: TemplateEngine
  let isStrict: Bool
  /// Whether empty lines of templates are marked, and other blank lines removed in the end.
  let marksEmptyLines: Bool
  let limits: TemplateOptions.Limits
  let context: Value
  let filterContext: FilterContext

  var unit: Unit
  /// The templates that the engine knows, and those that were read for this rendering.
  private(set) var units: [Unit]
  /// Which of them this rendering came to.
  private(set) var isUsed: [Bool]
  var slots: [Value]
  private(set) var slotTable: SlotTable
  /// What came of names that the engine does not know.
  private var loaded: [String: Int?] = [:]

  var output = MappedText()
  /// Bytes in texts that are set aside while a part is captured.
  var setAside = 0
  var signal = Signal.none
  /// The place of the innermost data in scope.
  var scope: Span?
  var loops: [LoopState] = []
  var steps = 0
  var frames: [Frame] = []
  /// The number of bodies that are being rendered.
  var bodies = 0
  /// Values to restore when the innermost scope is left.
  var undo: [(slot: Int32, value: Value)] = []
  /// The number of scopes that end with their variables.
  var scopes = 0
  /// Where the values of the innermost scope begin in `undo`.
  var scopeStart = 0
  /// Bytes that `~` copied.
  var copied = 0
  var overrides: [String: [(unit: Int, block: Int)]] = [:]
  var blocks: [BlockState] = []
  /// The columns that an include's own lines are moved to the right by, which groups in it count.
  var columnOffset = 0
  var marks: GroupMarks?

  /// Expressions that were reported as undefined.
  var undefinedPlaces: Set<Span> = []
  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<Place> = []
  private var errors = 0

  private struct Place: Hashable {
    let code: DiagnosticCode?
    let span: Span?
    let message: String
  }

  static let maximumErrors = 100

  init(_ template: Template, engine: TemplateEngine, context: Value) {
    self.engine = engine
    self.context = context
    isStrict = engine.options.undefined == .strict
    marksEmptyLines = engine.options.trim == .blankLines
    limits = engine.options.limits
    filterContext = FilterContext(engine)
    scope = context.origin
    slotTable = engine.slots
    slots = Array(repeating: .undefined, count: slotTable.names.count)
    units = engine.units
    isUsed = Array(repeating: false, count: engine.units.count)
    unit = Unit(template.program, index: 0, slots: [])
    // Of entries with the same key, the first one counts.
    for entry in (context.entries ?? []).reversed() {
      if let slot = slotTable[entry.key, entry.hash] { slots[Int(slot)] = entry.value }
    }
    unit = add(template.program, slots: template.variableNames.map { slot($0) })
    output.reserve(byteCount: 2048, pieceCount: 128)
  }

  mutating func run() -> RenderResult {
    renderTemplate()
    checkSize(at: unit.program.file.span.slice(from: 0, count: 0))
    if isStrict { reportUnusedBlocks() }
    if marksEmptyLines { output = BlankLines.removed(from: output) }
    return RenderResult(text: output, diagnostics: diagnostics)
  }

  // MARK: Slots and units

  mutating func slot(_ name: String) -> Int32 { slot(name, hash: DictionaryStorage.hash(name)) }

  /// The slot of a name with that hash.
  mutating func slot(_ name: String, hash: UInt64) -> Int32 {
    let slot = slotTable.slot(name, hash: hash)
    if slot == slots.count { slots.append(context[name] ?? .undefined) }
    return slot
  }

  private mutating func add(_ program: Program, slots: [Int32]) -> Unit {
    let unit = Unit(program, index: units.count, slots: slots)
    units.append(unit)
    isUsed.append(true)
    return unit
  }

  /// The template that a tag names, read once a rendering.
  mutating func load(_ name: ExpressionID, at tag: Bounds) -> Unit? {
    let place = unit.program.span(of: name)
    let value = defined(name)
    guard let text = value.stringValue else {
      if !value.isUndefined || !isStrict { report(RenderMessage.templateName(value, at: place)) }
      return nil
    }
    if let known = engine.unitIndex(text) {
      isUsed[known] = true
      return units[known]
    }
    if let known = loaded[text] {
      if known == nil { report(RenderMessage.unknownTemplate(text, help: engine.hint(text), at: place)) }
      return known.map { units[$0] }
    }
    guard TemplateEngine.isSafe(text) else {
      report(RenderMessage.unsafeTemplateName(text, at: place))
      return nil
    }
    guard let parsed = engine.load(text) else {
      loaded[text] = .some(nil)
      report(RenderMessage.unknownTemplate(text, help: engine.hint(text), at: place))
      return nil
    }
    for diagnostic in parsed.diagnostics { report(diagnostic) }
    let unit = add(parsed.template.program, slots: parsed.template.variableNames.map { slot($0) })
    loaded[text] = unit.index
    return unit
  }

  mutating func set(_ slot: Int32, _ value: Value) {
    // The first value in a scope is the one to restore; others need not be kept.
    if scopes > 0, !undo[min(scopeStart, undo.count)...].contains(where: { $0.slot == slot }) {
      undo.append((slot, slots[Int(slot)]))
    }
    slots[Int(slot)] = value
  }

  /// Restores the variables that were set since `undo` had `mark` entries.
  mutating func restore(to mark: Int) {
    while undo.count > mark, let (slot, value) = undo.popLast() { slots[Int(slot)] = value }
  }

  // MARK: Errors

  /// Adds a diagnostic with the way that led to it; each only once.
  mutating func report(_ diagnostic: Diagnostic) {
    guard signal != .stop else { return }
    let place = Place(code: diagnostic.code, span: diagnostic.primary?.span, message: diagnostic.message)
    guard reported.insert(place).inserted else { return }
    var diagnostic = diagnostic
    if diagnostic.secondary.isEmpty, diagnostic.primary?.span.source == unit.program.file.id, let scope,
      scope != context.origin, scope.source != unit.program.file.id
    {
      diagnostic.notes.append(RenderMessage.data(at: scope))
    }
    diagnostic.notes += steps(shown: 8)
    diagnostics.append(diagnostic)
    guard diagnostic.severity == .error else { return }
    errors += 1
    if errors == Self.maximumErrors {
      // At the last place, so that it stays last where errors are sorted by their places.
      let places = diagnostics.compactMap(\.primary?.span)
      let last = places.max { ($0.source.rawValue, $0.lowerBound) < ($1.source.rawValue, $1.lowerBound) }
      diagnostics.append(RenderMessage.tooManyErrors(errors, at: last))
      signal = .stop
    }
  }

  /// The way to where rendering is, innermost first; a step that repeats is named once.
  private func steps(shown: Int) -> [Diagnostic.Note] {
    var steps: [(frame: Frame, count: Int)] = []
    for frame in frames.reversed() {
      if let last = steps.last, last.frame == frame {
        steps[steps.count - 1].count += 1
      } else {
        steps.append((frame, 1))
      }
    }
    var notes = steps.prefix(shown).map { step in
      Diagnostic.Note(step.frame.text + (step.count > 1 ? " (\(step.count) times)" : ""), at: step.frame.span)
    }
    if steps.count > shown { notes.append(.init("and \(steps.count - shown) more steps")) }
    return notes
  }

  /// Reports a limit and ends the rendering.
  mutating func stop(_ diagnostic: Diagnostic) {
    report(diagnostic)
    signal = .stop
  }

  mutating func checkSize(at span: Span) {
    if output.bytes.count + setAside > limits.outputBytes {
      stop(RenderMessage.outputSize(limits.outputBytes, at: span))
    }
  }

  /// Enters a macro, include or block; answers false where that is too deep, or one step too many: macros that call each
  /// other twice take ages without ever being deep.
  mutating func enter(_ step: Frame.Step, _ name: String, at tag: Span) -> Bool {
    guard frames.count < limits.recursionDepth else {
      stop(RenderMessage.recursion(limits.recursionDepth, at: tag))
      return false
    }
    guard countStep(at: tag) else { return false }
    frames.append(Frame(step: step, name: name, span: tag))
    return signal != .stop
  }

  mutating func leave() { frames.removeLast() }

  /// Enters the body of a tag; answers false where that is too deep for the stack. Ten bodies count as much as a call.
  mutating func enterBody() -> Bool {
    if bodies >= limits.recursionDepth * 10 {
      stop(RenderMessage.recursion(limits.recursionDepth, at: frames.last?.span ?? unit.program.file.span))
      return false
    }
    bodies += 1
    return true
  }

  /// What a part of the template makes, apart from the output so far.
  mutating func capture(_ render: (inout Renderer) -> Void) -> MappedText {
    var text = MappedText()
    swap(&text, &output)
    setAside += text.bytes.count
    let outerMarks = marks
    marks = nil
    render(&self)
    marks = outerMarks
    setAside -= text.bytes.count
    swap(&text, &output)
    return text
  }
}
