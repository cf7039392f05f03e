import MillworkDocument
import MillworkSource

extension Decoder {
  mutating func button(_ fields: Fields) -> ToolbarButton? {
    typealias Keys = ManifestSchema.ButtonFields
    let label = label(fields, title: Keys.button, image: Keys.image)
    let role = fields[Keys.role].flatMap { choice($0, Keys.role, of: ToolbarButton.Role.self) }
    guard let field = onlyField(of: Keys.actions, in: fields), let node = fields[field] else { return nil }
    let isRun = field == Keys.action || field == Keys.task
    for (extra, isMeant) in [
      (Keys.whileRunning, field == Keys.task), (Keys.confirm, isRun), (Keys.present, !isRun),
    ] where !isMeant {
      if let span = fields.keySpan(extra) { report(.needlessBeside(extra, field, at: span)) }
    }
    let action =
      isRun
      ? run(field, node, fields, of: label)
      : presentation(field, node, fields, of: label).map { .present($0) }
    let confirmation = isRun ? confirmation(fields, label: label, role: role) : nil
    guard let label, let action else { return nil }
    return ToolbarButton(label: label, role: role, action: action, confirmation: confirmation)
  }

  private mutating func run(
    _ field: Field, _ node: Node, _ fields: Fields, of label: LabelChoice?
  ) -> ToolbarButton.Action? {
    typealias Keys = ManifestSchema.ButtonFields
    guard let code = code(node, field) else { return nil }
    guard field == Keys.task else { return .run(code) }
    let meanwhile = fields[Keys.whileRunning].flatMap {
      choice($0, Keys.whileRunning, of: ToolbarButton.WhileRunning.self)
    }
    return .task(
      code,
      state: toolbar.task(of: label?.words, at: node.span),
      whileRunning: meanwhile?.value ?? (toolbar.isInMenu ? .disabled : .progress))
  }

  private mutating func presentation(
    _ field: Field, _ node: Node, _ fields: Fields, of label: LabelChoice?
  ) -> ToolbarPresentation? {
    typealias Keys = ManifestSchema.ButtonFields
    let place = fields[Keys.present].flatMap { choice($0, Keys.present, among: ["item", "hosted"]) }
    if field == Keys.inspector, place?.value == "item" {
      report(.inspectorOnItem(at: place?.span ?? node.span))
    }
    let isHosted = place?.value == "hosted" || field == Keys.inspector
    if field == Keys.push, isHosted { checkPushIsPossible(at: place?.span ?? node.span) }
    if field == Keys.popover || field == Keys.dialog, isHosted {
      report(.anchoredAtRoot(field, at: place?.span ?? node.span))
    }
    let kind: ToolbarPresentation.Kind?
    switch field {
    case Keys.alert: kind = prompt(node, field).map { .alert($0) }
    case Keys.dialog: kind = prompt(node, field).map { .dialog($0) }
    default:
      let view = view(node, field, role: .presented, isHosted: isHosted)
      kind = view.map { view in
        switch field {
        case Keys.cover: .cover(view)
        case Keys.popover: .popover(view)
        case Keys.inspector: .inspector(view)
        case Keys.push: .push(view)
        default: .sheet(view)
        }
      }
    }
    let subject =
      field == Keys.push ? "Destination" : field.name.prefix(1).uppercased() + field.name.dropFirst()
    // A link on the item needs no state.
    let state =
      field == Keys.push && !isHosted
      ? "" : toolbar.flag(subject, of: label?.words, isHosted: isHosted, at: node.span)
    return kind.map { ToolbarPresentation(kind: $0, state: state, isHosted: isHosted, span: node.span) }
  }

  /// A question as a text, or with what explains and answers it.
  private mutating func prompt(_ node: Node, _ field: Field) -> Prompt? {
    typealias Keys = ManifestSchema.PromptFields
    guard !isText(node) else {
      return text(node, field).map { Prompt(title: $0, message: nil, answers: []) }
    }
    guard let fields = fields(of: node, as: Keys.schema) else { return nil }
    let title = fields[Keys.title].flatMap { text($0, Keys.title) }
    let message = fields[Keys.message].flatMap { text($0, Keys.message) }
    let nodes = fields[Keys.answers].map { items(of: $0, expected: Keys.answers.expects) } ?? []
    if let list = fields[Keys.answers], list.kind == .sequence, nodes.isEmpty {
      report(.noControls(Keys.answers, at: list.span))
    }
    let answers = nodes.compactMap { answer($0) }
    let cancels = answers.compactMap(\.role).filter { $0.value == .cancel }
    for second in cancels.dropFirst() { report(.secondCancel(at: second.span, first: cancels[0].span)) }
    return title.map { Prompt(title: $0, message: message, answers: answers) }
  }

  private mutating func answer(_ node: Node) -> Prompt.Answer? {
    typealias Keys = ManifestSchema.AnswerFields
    guard let fields = fields(of: node, as: Keys.schema) else { return nil }
    let role = fields[Keys.role].flatMap { choice($0, Keys.role, of: ToolbarButton.Role.self) }
    let action = fields[Keys.action].flatMap { code($0, Keys.action) }
    return fields[Keys.answer].flatMap { text($0, Keys.answer) }.map {
      Prompt.Answer(title: $0, role: role, action: action)
    }
  }

  /// The question before an action, whose answer is the action under the button's own title and role.
  private mutating func confirmation(
    _ fields: Fields, label: LabelChoice?, role: Located<ToolbarButton.Role>?
  ) -> ToolbarPresentation? {
    typealias Keys = ManifestSchema.ConfirmationFields
    let field = ManifestSchema.ButtonFields.confirm
    guard let node = fields[field] else { return nil }
    var title: TextValue?
    var message: TextValue?
    var button: TextValue?
    if isText(node) {
      title = text(node, field)
    } else if let fields = self.fields(of: node, as: Keys.schema) {
      title = fields[Keys.title].flatMap { text($0, Keys.title) }
      message = fields[Keys.message].flatMap { text($0, Keys.message) }
      button = fields[Keys.button].flatMap { text($0, Keys.button) }
    }
    if case .title(let text, _) = label, button == nil { button = text }
    guard let title else { return nil }
    guard let button else {
      if case .slot = label { report(.confirmationNeedsButton(at: node.span)) }
      return nil
    }
    let answer = Prompt.Answer(title: button, role: role, action: nil)
    return ToolbarPresentation(
      kind: .dialog(Prompt(title: title, message: message, answers: [answer])),
      state: toolbar.flag("Confirmation", of: label?.words, isHosted: false, at: node.span), isHosted: false,
      span: node.span)
  }
}

extension LabelChoice {
  /// The words of a title that the manifest gives.
  var words: String? {
    if case .title(let text, _) = self, text.code == nil { text.plain.string } else { nil }
  }
}
