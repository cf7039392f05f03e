import MillworkManifest
import MillworkSDK
import MillworkSource
import MillworkTemplate

/// What a control stands in.
enum ControlPlace {
  /// An item of its own.
  case item
  /// A group of controls.
  case group
  /// A menu.
  case menu
}

/// What is printed for a control of one kind: a template, its values, and the modifiers that every such control has.
struct ControlParts {
  let partial: String
  let values: [Value.Entry]
  let modifiers: [GuardedCode]

  init(_ partial: String, _ values: [Value.Entry], modifiers: [GuardedCode] = []) {
    self.partial = partial
    self.values = values
    self.modifiers = modifiers
  }
}

/// What the templates of controls are given.
extension ToolbarItemValues {
  /// The controls that can be there; where none can, all of them, each with its condition.
  mutating func controls(_ controls: [ToolbarControl], in place: ControlPlace) -> [Value] {
    let possible = controls.filter { !isNowhere(availability($0.requirements)) }
    return GuardedCode.values((possible.isEmpty ? controls : possible).map { control($0, in: place) })
  }

  /// A control. One in a group or menu stands under its own conditions; those of an item's only control are the item's.
  mutating func control(_ control: ToolbarControl, in place: ControlPlace) -> GuardedCode {
    let needs = reachable(availability(place == .item ? [] : control.requirements))
    let outer = floors
    floors = needs.raised(floors)
    defer { floors = outer }
    let modifiers = modifiers(of: control, in: place)
    let own = parts(of: control, in: place, hasModifiers: !modifiers.isEmpty)
    let common = entries([
      "body": "control.stencil", "partial": .string(own.partial),
      "modifiers": .array(GuardedCode.values(own.modifiers + modifiers)),
    ])
    return GuardedCode(
      condition: needs.condition, available: needs.available, visible: control.visible,
      entries: common + own.values, span: control.span)
  }

  /// What is printed for a kind.
  private mutating func parts(
    of control: ToolbarControl, in place: ControlPlace, hasModifiers: Bool
  ) -> ControlParts {
    let span = control.span
    switch control.kind {
    case .button(let button): return self.button(button, isGrouped: hasModifiers, at: span)
    case .system(.edit, _, _):
      return ControlParts("call-control.stencil", entries(["call": SwiftCall("EditButton", []).value]))
    case .system(let button, let title, let action):
      return ControlParts("system.stencil", system(button, title, action, isGrouped: hasModifiers, at: span))
    case .menu(let label, let items, let action): return menu(label, items, action, at: span)
    case .picker(let picker): return self.picker(picker)
    case .toggle(let label, let isOn):
      return labelled("Toggle", label, [.code("isOn", isOn)], knowsImages: true)
    case .link(let label, let destination):
      return labelled("Link", label, [.code("destination", destination)], knowsImages: false)
    case .shareLink(let link): return shareLink(link)
    case .text(let label, let isStatus):
      // A bar shows the image of a label alone, and the text is what this is for.
      let style = call("labelStyle", [.expression(nil, ".titleAndIcon", at: span)])
      let font = call("font", [.expression(nil, ".footnote", at: span)])
      return ControlParts(
        "text-control.stencil", entries(["label": labelValue(label)]),
        modifiers: (place != .menu && hasImage(label) ? [style] : []) + (isStatus ? [font] : []))
    case .title(let title, let subtitle): return self.title(title, subtitle, at: span)
    case .progress(let title, let value, let total):
      var arguments: [SwiftCall.Argument] = []
      if let value { arguments.append(.code("value", value)) }
      if let total { arguments.append(.code("total", total)) }
      return ControlParts(
        "call-control.stencil", entries(["call": SwiftCall("ProgressView", arguments).value]),
        modifiers: [call("accessibilityLabel", [.text(nil, title)])])
    case .view(let view):
      return ControlParts("view.stencil", entries(["view": viewValue(view)]))
    case .paneToggle(let pane, let title, let variable): return paneToggle(pane, title, variable, at: span)
    case .section(let title, let items):
      let isKey = title?.isKey ?? false
      let arguments = title.map { isKey ? [SwiftCall.Argument.text(nil, $0)] : [] } ?? []
      return ControlParts(
        "container.stencil",
        entries([
          "call": SwiftCall("Section", arguments, opensClosure: true).value,
          "controls": .array(controls(items, in: .menu)),
          "header": title.map { isKey ? .null : textValue($0) } ?? .null,
        ])
      )
    case .space: return ControlParts("call-control.stencil", entries(["call": SwiftCall("Spacer", []).value]))
    case .divider:
      return ControlParts("call-control.stencil", entries(["call": SwiftCall("Divider", []).value]))
    }
  }

  /// A title, which is a heading, and where there is a subtitle, both in a stack.
  private func title(_ title: TextValue, _ subtitle: TextValue?, at span: Span) -> ControlParts {
    func style(_ name: String, _ value: String) -> GuardedCode {
      call(name, [.expression(nil, ".\(value)", at: span)])
    }
    let plan = model.items.first { $0.span == span }?.placement
    let headline = call("font", [.expression(nil, placements.trait(.font, at: plan), at: span)])
    let header = style("accessibilityAddTraits", "isHeader")
    guard let subtitle else {
      let label = labelValue(.title(title, image: nil))
      return ControlParts("text-control.stencil", entries(["label": label]), modifiers: [headline, header])
    }
    func line(_ text: TextValue, _ modifiers: [GuardedCode]) -> Value {
      [
        "partial": "text-control.stencil", "label": labelValue(.title(text, image: nil)),
        "modifiers": .array(GuardedCode.values(modifiers)),
      ]
    }
    let small = [style("font", "subheadline"), style("foregroundStyle", "secondary")]
    // Both are read out as one heading.
    let combined = call("accessibilityElement", [.expression("children", ".combine", at: span)])
    let alignment = placements.trait(.alignment, at: plan)
    return ControlParts(
      "title.stencil",
      entries([
        "alignment": alignment == ".center" ? .null : .string(alignment, origin: span),
        "headline": line(title, [headline]), "subtitle": line(subtitle, small),
      ]), modifiers: [combined, header])
  }

  private mutating func menu(
    _ label: LabelChoice, _ items: [ToolbarControl], _ action: CodeText?, at span: Span
  ) -> ControlParts {
    let title = titleArguments(label)
    return ControlParts(
      "menu.stencil",
      entries([
        "call": SwiftCall("Menu", title ?? [], opensClosure: true).value,
        "controls": .array(controls(items, in: .menu)),
        "label": title == nil ? labelValue(label) : .null,
        "primaryAction": action.map { .text($0.text) } ?? .null,
      ])
    )
  }

  private mutating func picker(
    _ picker: ToolbarPicker
  ) -> ControlParts {
    let title = titleArguments(picker.label)
    let options = picker.options.map { option -> Value in
      [
        "partial": "text-control.stencil", "label": labelValue(option.label),
        "modifiers": .array(GuardedCode.values([call("tag", [.code(nil, option.value)])])),
      ]
    }
    let arguments = (title ?? []) + [.code("selection", picker.selection)]
    return ControlParts(
      "picker.stencil",
      entries([
        "call": SwiftCall("Picker", arguments, opensClosure: true).value, "options": .array(options),
        "label": title == nil ? labelValue(picker.label) : .null,
      ])
    )
  }

  /// A control with a title and some more arguments, or with its label in a closure.
  private func labelled(
    _ callee: String, _ label: LabelChoice, _ arguments: [SwiftCall.Argument], knowsImages: Bool
  ) -> ControlParts {
    guard let title = titleArguments(label, knowsImages: knowsImages) else {
      let call = SwiftCall(callee, arguments, opensClosure: true)
      return ControlParts("labelled.stencil", entries(["call": call.value, "label": labelValue(label)]))
    }
    return ControlParts("call-control.stencil", entries(["call": SwiftCall(callee, title + arguments).value]))
  }

  private func shareLink(
    _ link: ToolbarShareLink
  ) -> ControlParts {
    var arguments: [SwiftCall.Argument] = [.code("item", link.item)]
    if let subject = link.subject { arguments.append(.textView("subject", subject)) }
    if let message = link.message { arguments.append(.textView("message", message)) }
    if let preview = link.preview { arguments.append(.preview("preview", preview)) }
    guard let label = link.label else {
      return ControlParts("call-control.stencil", entries(["call": SwiftCall("ShareLink", arguments).value]))
    }
    return labelled("ShareLink", label, arguments, knowsImages: false)
  }

  private func paneToggle(
    _ pane: Pane, _ title: TextValue?, _ variable: CodeText, at span: Span
  ) -> ControlParts {
    let isSidebar = pane == .sidebar
    let image = SwiftCall.Argument.expression(
      "systemImage", isSidebar ? "\"sidebar.leading\"" : "\"sidebar.trailing\"", at: span)
    let standard = SwiftCall.Argument.expression(
      nil, isSidebar ? "\"Toggle Sidebar\"" : "\"Toggle Inspector\"", at: span)
    let isKey = title?.isKey ?? true
    let call = SwiftCall(
      "Button", isKey ? [title.map { .text(nil, $0) } ?? standard, image] : [], opensClosure: true)
    // What the compiler says of the whole statement is about the code in it.
    let given = Origin.whole(variable.span)
    var change = variable.text
    if isSidebar {
      change.append(" = ", origin: given)
      change.append(variable.text)
      change.append(" == .detailOnly ? .all : .detailOnly", origin: given)
    } else {
      change.append(".toggle()", origin: given)
    }
    return ControlParts(
      "pane-toggle.stencil",
      entries([
        "call": call.value, "isSidebar": .bool(isSidebar), "change": .text(change),
        "animated": .string("withAnimation", origin: variable.span),
        "title": title.map { isKey ? .null : textValue($0) } ?? .null,
      ])
    )
  }

  // MARK: Labels and views

  /// The arguments that say a label where an initialiser takes titles; `nil` where the label needs a closure.
  func titleArguments(_ label: LabelChoice, knowsImages: Bool = true) -> [SwiftCall.Argument]? {
    guard case .title(let text, let image) = label, text.isKey else { return nil }
    switch image {
    case nil: return [.text(nil, text)]
    case .symbol(let name): return knowsImages ? [.text(nil, text), .literal("systemImage", name)] : nil
    case .asset: return nil
    }
  }

  /// A label for the template `label.stencil`.
  func labelValue(_ label: LabelChoice) -> Value {
    switch label {
    case .slot(let slot): ["slot": slot.name.templateValue, "title": .null, "image": .null]
    case .title(let text, let image): ["slot": .null, "title": textValue(text), "image": imageValue(image)]
    }
  }

  /// A view for templates.
  func viewValue(_ view: ViewChoice) -> Value {
    switch view {
    case .slot(let slot): ["slot": slot.name.templateValue, "code": .null]
    case .view(let code): ["slot": .null, "code": .text(code.text)]
    }
  }
}
