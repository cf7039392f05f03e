import MillworkManifest
import MillworkSDK
import MillworkSource
import MillworkTemplate

/// What the templates of buttons are given.
extension ToolbarItemValues {
  mutating func button(
    _ button: ToolbarButton, isGrouped: Bool, at span: Span
  ) -> ControlParts {
    if case .present(let presentation) = button.action, case .push(let view) = presentation.kind,
      !presentation.isHosted
    {
      return ControlParts(
        "navigation-link.stencil",
        entries(["view": viewValue(view), "label": labelValue(button.label)])
      )
    }
    let title = isTaskShown(button) ? nil : titleArguments(button.label)
    let state = task(of: button)
    return ControlParts(
      "system.stencil",
      roleButton(button.role, title: title ?? [], action: action(of: button, at: span))
        + entries([
          "isGrouped": false,
          "label": title == nil ? labelValue(button.label) : .null,
          "task": state.map { .string($0, origin: span) } ?? .null,
          "isCancel": .bool(isCancellable(button)),
          "isProgress": .bool(isTaskShown(button) && !isCancellable(button)),
          "cancelHasImage": .bool(hasImage(button.label)),
        ])
    )
  }

  /// Whether there is a newer call and an older one.
  private func isParted(_ facts: [String]) -> Bool {
    let needs = availability(facts)
    return needs.isConditional && !isNowhere(needs)
  }

  /// A call that needs `facts`, and the one where they are not given. Where they never are, the older one is the only one. Both
  /// end in a closure where `opensClosure`.
  private func calls(
    _ facts: [String], _ newer: [SwiftCall.Argument], _ older: [SwiftCall.Argument],
    opensClosure: Bool = true
  ) -> [Value.Entry] {
    let needs = availability(facts)
    let isOlder = isNowhere(needs)
    return entries([
      "guard": guardValue(isOlder ? availability([]) : needs),
      "call": SwiftCall("Button", isOlder ? older : newer, opensClosure: opensClosure).value,
      "olderCall": SwiftCall("Button", older, opensClosure: opensClosure).value,
    ])
  }

  /// A button with a role, and with more arguments behind it.
  private mutating func roleButton(
    _ role: Located<ToolbarButton.Role>?, title: [SwiftCall.Argument], more: [SwiftCall.Argument] = [],
    action: Value
  ) -> [Value.Entry] {
    let argument = role.map { role in
      role.value.isNew
        ? newRole(role.value.rawValue, at: role.span)
        : [.expression("role", ".\(role.value.rawValue)", at: role.span)]
    }
    return calls([], title + (argument ?? []) + more, []) + entries(["action": action])
  }

  /// A role that only newer systems know; none where it is known not to be there.
  private mutating func newRole(_ role: String, at span: Span) -> [SwiftCall.Argument] {
    let function = ToolbarSupport.role(role)
    let needs = availability([function.fact])
    if isNowhere(needs) { return [] }
    if !needs.isEmpty { use(function) }
    return [.expression("role", "." + (needs.isEmpty ? role : function.name), at: span)]
  }

  /// A button of the system: its own label from 26 on, a title before. No role says that something is saved, so that such
  /// a button always has a title.
  mutating func system(
    _ button: SystemButton, _ title: TextValue?, _ action: ToolbarButton.Action?, isGrouped: Bool,
    at span: Span
  ) -> [Value.Entry] {
    let isKey = title?.isKey ?? true
    let role = SwiftCall.Argument.expression("role", ".\(button.role)", at: span)
    let standard = SwiftCall.Argument.expression(nil, "\"\(button.title)\"", at: span)
    let own =
      title.map { isKey ? [SwiftCall.Argument.text(nil, $0)] : [] } ?? (button == .save ? [standard] : nil)
    // The role of a cancel button is older than its label.
    let olderRole = button == .cancel ? [role] : []
    let facts = own == nil ? ["Button.roleOnly"] : []
    let ownRole = own != nil && button != .cancel ? newRole(button.role, at: span) : [role]
    let isParted = isParted(facts)
    var ownArguments = (own ?? []) + ownRole
    var olderArguments = [standard] + olderRole
    var values =
      switch action {
      case .run(let code): self.action(code: .text(code.text))
      case .task(let code, let state, _):
        self.action(code: .text(code.text), task: .string(state, origin: span))
      case .present, nil: self.action(code: .string("dismiss()", origin: span))
      }
    let standsTwice = isParted && action.map { !$0.isBrief } ?? false
    if standsTwice {
      let function = member(for: span, named: button.role, .action(values))
      let argument = SwiftCall.Argument.expression("action", function, at: span)
      ownArguments.append(argument)
      olderArguments.append(argument)
      values = .null
    }
    return calls(facts, ownArguments, olderArguments, opensClosure: !standsTwice)
      + entries([
        "isGrouped": .bool(isGrouped && isParted),
        "label": title.map { isKey ? .null : labelValue(.title($0, image: nil)) } ?? .null,
        "action": values, "task": .null, "isCancel": false, "isProgress": false,
      ])
  }

  // MARK: Actions

  private func action(of button: ToolbarButton, at span: Span) -> Value {
    if let confirmation = button.confirmation {
      // A task that runs is cancelled without a question.
      return action(
        flag: .string(confirmation.state, origin: confirmation.span),
        task: task(of: button).map { .string($0, origin: span) } ?? .null,
        isCancellable: isCancellable(button))
    }
    return run(button, at: span)
  }

  /// What the button runs, without the question before it.
  private func run(_ button: ToolbarButton, at span: Span) -> Value {
    switch button.action {
    case .run(let code): action(code: .text(code.text))
    case .task(let code, let state, _):
      action(
        code: .text(code.text), task: .string(state, origin: span),
        isCancellable: isCancellable(button) && button.confirmation == nil)
    case .present(let presentation):
      action(
        flag: .string(presentation.state, origin: presentation.span), isSwitch: presentation.staysOpen)
    }
  }

  /// Values for the template `action.stencil`: a flag that is set, or switched where `isSwitch`, a task, or code that runs.
  private func action(
    code: Value = .null, flag: Value = .null, isSwitch: Bool = false, task: Value = .null,
    isCancellable: Bool = false
  ) -> Value {
    [
      "code": code, "flag": flag, "isSwitch": .bool(isSwitch), "task": task,
      "isCancellable": .bool(isCancellable),
    ]
  }

  /// The state of the button's task.
  func task(of button: ToolbarButton) -> String? {
    if case .task(_, let state, _) = button.action { state } else { nil }
  }

  /// Whether the button's label says that its task runs.
  private func isTaskShown(_ button: ToolbarButton) -> Bool {
    if case .task(_, _, let whileRunning) = button.action { whileRunning != .disabled } else { false }
  }

  /// Whether a tap cancels the task that runs.
  func isCancellable(_ button: ToolbarButton) -> Bool {
    if case .task(_, _, .cancel) = button.action { true } else { false }
  }

  func hasImage(_ label: LabelChoice) -> Bool {
    if case .title(_, _?) = label { true } else { false }
  }

  // MARK: Presentations

  /// A presentation for the template `presentation.stencil`.
  mutating func presentation(_ presentation: ToolbarPresentation, of button: ToolbarButton?) -> GuardedCode {
    var method = ""
    var fallback = Value.null
    var view = Value.null
    var prompt = Value.null
    switch presentation.kind {
    case .sheet(let choice): (method, view) = ("sheet", viewValue(choice))
    case .cover(let choice):
      (method, fallback) = alternative("fullScreenCover", for: choice)
      view = viewValue(choice)
    case .popover(let choice):
      (method, fallback) = alternative("popover", for: choice)
      view = viewValue(choice)
    case .inspector(let choice):
      let needs = availability(["View.inspector"])
      method =
        needs.isEmpty ? "inspector" : needs.isNeverPresent ? "sheet" : orSheet("inspector")
      view = viewValue(choice)
    case .push(let choice): (method, view) = ("navigationDestination", viewValue(choice))
    case .alert(let question):
      (method, prompt) = ("alert", self.prompt(question, of: nil, isAlert: true, presentation))
    case .dialog(let question):
      (method, prompt) = (
        "confirmationDialog", self.prompt(question, of: button, isAlert: false, presentation)
      )
    }
    return .modifier(
      "presentation.stencil",
      [
        "method": .string(method, origin: presentation.span), "fallback": fallback,
        "state": .string(presentation.state, origin: presentation.span), "view": view, "prompt": prompt,
      ])
  }

  /// A method, and the condition for a sheet on the platforms that lack it; none where a function of its own has it, so that
  /// the manifest's code stands once.
  private mutating func alternative(_ method: String, for view: ViewChoice) -> (
    method: String, fallback: Value
  ) {
    let needs = availability(["View." + method])
    if needs.isNeverPresent { return ("sheet", .null) }
    if needs.missing.isEmpty { return (method, .null) }
    if case .view(let code) = view, !code.isBrief { return (orSheet(method), .null) }
    return (method, .string(osCondition(needs.missing)))
  }

  /// The name of the function that presents by `method` or in a sheet.
  private mutating func orSheet(_ method: String) -> String {
    let function = ToolbarSupport.presentation(method)
    use(function)
    return function.name
  }

  private mutating func prompt(
    _ prompt: Prompt, of button: ToolbarButton?, isAlert: Bool, _ presentation: ToolbarPresentation
  ) -> Value {
    let state = SwiftCall.Argument.expression("isPresented", "$" + presentation.state, at: presentation.span)
    let titled: [SwiftCall.Argument] =
      isAlert
      ? [] : [.expression("titleVisibility", ".visible", at: presentation.span)]
    let callee = isAlert ? ".alert" : ".confirmationDialog"
    let answers = prompt.answers.map { answer -> Value in
      let action =
        button.map { run($0, at: presentation.span) }
        ?? self.action(code: answer.action.map { .text($0.text) } ?? .null)
      let title = titleArguments(.title(answer.title, image: nil))
      let isEmpty = button == nil && answer.action == nil
      // The closure after the call is the label then.
      let nothing: [SwiftCall.Argument] =
        isEmpty && title == nil ? [.expression("action", "{}", at: presentation.span)] : []
      return .dictionary(
        roleButton(answer.role, title: title ?? [], more: nothing, action: action)
          + entries([
            "label": title == nil ? labelValue(.title(answer.title, image: nil)) : .null,
            "isEmpty": .bool(isEmpty), "task": .null, "isCancel": false,
            "isProgress": false,
          ]))
    }
    return [
      "call": SwiftCall(callee, [.text(nil, prompt.title), state] + titled, opensClosure: true).value,
      "answers": .array(answers), "message": prompt.message.map { textValue($0) } ?? .null,
    ]
  }
}

extension ToolbarButton.Action {
  /// Whether it is so short that two branches may both have it.
  fileprivate var isBrief: Bool {
    switch self {
    case .run(let code): code.isBrief
    case .task: false
    case .present: true
    }
  }
}

extension CodeText {
  /// Whether it is so short that two branches may both have it: what is more stands once, in a function of its own.
  fileprivate var isBrief: Bool {
    text.bytes.count <= Self.longestBrief && !text.bytes.contains(UInt8(ascii: "\n"))
  }

  /// The most bytes of a name or a call that is read at a glance.
  private static let longestBrief = 32
}

extension ToolbarPresentation {
  /// Whether it stays beside the content until the button is used again; everything else has a way out of its own.
  fileprivate var staysOpen: Bool { if case .inspector = kind { true } else { false } }
}
