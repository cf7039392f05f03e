import MillworkManifest
import MillworkSDK
import MillworkSource
import MillworkTemplate

/// The modifiers of controls and items, in the order in which they are printed.
extension ToolbarItemValues {
  /// The modifiers of a control. What stands in a menu is presented by the menu, since the item is gone by then.
  mutating func modifiers(of control: ToolbarControl, in place: ControlPlace) -> [GuardedCode] {
    let attributes = control.attributes
    var found: [GuardedCode] = []
    if case .picker(let picker) = control.kind, let style = picker.style {
      found += styleModifier("pickerStyle", "PickerStyle", style.value.rawValue, nil, at: style.span)
    }
    if let style = attributes.buttonStyle {
      // The function that it may become is one for all places that call it.
      let fallback = ToolbarControlAttributes.fallback(
        for: style.value, floors: declared, minimumSDK: minimumSDK)
      found += styleModifier("buttonStyle", "ButtonStyle", style.value, fallback, at: style.span)
    }
    if let tint = attributes.tint {
      found.append(self.tint(tint))
    }
    found += disabledModifiers(of: control)
    if let shortcut = attributes.shortcut {
      found.append(call("keyboardShortcut", arguments(of: shortcut), needs: ["View.keyboardShortcut"]))
    }
    if let help = attributes.help { found.append(spoken("help", help, whileCancelling: "Cancel", control)) }
    if let badge = attributes.badge {
      found.append(call("badge", [.code(nil, badge)], needs: ["View.badge"]))
    }
    if let label = attributes.accessibilityLabel {
      found.append(spoken("accessibilityLabel", label, whileCancelling: "Cancel", control))
    }
    if let hint = attributes.accessibilityHint {
      found.append(spoken("accessibilityHint", hint, whileCancelling: nil, control))
    }
    if let identifier = attributes.accessibilityIdentifier {
      found.append(call("accessibilityIdentifier", [.literal(nil, identifier)]))
    }
    guard place != .menu else { return found }
    for attached in attached(to: control) {
      found.append(presentation(attached.presentation, of: attached.button))
    }
    return found
  }

  /// A tint; one that differs between platforms is a modifier for each.
  private func tint(_ color: ColorChoice) -> GuardedCode {
    guard case .byPlatform(let branches) = color.kind else {
      return .modifier("tint.stencil", ["color": colorValue(color)])
    }
    let values = platformBranches(branches) { ["color": colorValue($0)] }
    return .modifier("tint-by-platform.stencil", ["branches": .array(values)])
  }

  /// When a control is disabled: while its task runs, and where the manifest says so. Code of several lines stands alone.
  private func disabledModifiers(of control: ToolbarControl) -> [GuardedCode] {
    let given = control.attributes.disabled.map { call("disabled", [.code(nil, $0)]) }
    guard let task = control.task, task.whileRunning != .cancel else { return given.map { [$0] } ?? [] }
    let isRunning = SwiftCall.Argument.expression(nil, "\(task.state) != nil", at: control.span)
    guard let disabled = control.attributes.disabled, !disabled.text.bytes.contains(UInt8(ascii: "\n")) else {
      return [call("disabled", [isRunning])] + (given.map { [$0] } ?? [])
    }
    return [
      .modifier(
        "disabled-task.stencil",
        [
          "task": .string(task.state, origin: control.span), "code": .text(disabled.text),
          "isGrouped": .bool(!disabled.isOperand),
        ])
    ]
  }

  /// A modifier with a text that is read out. While a tap cancels the control's task, it says `meanwhile`, or nothing.
  private func spoken(
    _ method: String, _ text: TextValue, whileCancelling meanwhile: String?, _ control: ToolbarControl
  ) -> GuardedCode {
    guard let task = control.task, task.whileRunning == .cancel else {
      return call(method, [.text(nil, text)])
    }
    return .modifier(
      "cancel-text.stencil",
      [
        "method": .string(method), "task": .string(task.state, origin: control.span),
        "text": textValue(text), "meanwhile": .optional(meanwhile),
      ])
  }

  /// What a control and those in it present, each with the button whose action the answer is.
  private func attached(
    to control: ToolbarControl
  ) -> [(presentation: ToolbarPresentation, button: ToolbarButton?)] {
    var own: [(presentation: ToolbarPresentation, button: ToolbarButton?)] = []
    if case .button(let button) = control.kind {
      if case .present(let presentation) = button.action, !presentation.isHosted, !isLink(presentation) {
        own.append((presentation, nil))
      }
      if let confirmation = button.confirmation { own.append((confirmation, button)) }
    }
    return own + control.children.flatMap { attached(to: $0) }
  }

  private func isLink(_ presentation: ToolbarPresentation) -> Bool {
    if case .push = presentation.kind { true } else { false }
  }

  // MARK: Calls

  func call(_ name: String, _ arguments: [SwiftCall.Argument], needs facts: [String] = []) -> GuardedCode {
    .modifier(
      "call-control.stencil", condition: availability(facts).condition,
      ["call": SwiftCall(".\(name)", arguments).value])
  }

  private func arguments(of shortcut: KeyboardShortcut) -> [SwiftCall.Argument] {
    let key =
      switch shortcut.key {
      case .character(let character):
        character == "\"" || character == "\\" ? "\"\\\(character)\"" : "\"\(character)\""
      case .named(let name): ".\(name)"
      case .shortcut(let name): ".\(name)"
      }
    let main = SwiftCall.Argument.expression(nil, key, at: shortcut.span)
    if case .shortcut = shortcut.key { return [main] }
    if shortcut.modifiers == [.command] { return [main] }
    let names = shortcut.modifiers.map { ".\($0.rawValue)" }
    let list = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    return [main, .expression("modifiers", list, at: shortcut.span)]
  }

  /// A style, or where a declared platform or version lacks it, what stands in for it.
  private mutating func styleModifier(
    _ method: String, _ family: String, _ style: String, _ fallback: String?, at span: Span
  ) -> [GuardedCode] {
    let fact = "\(family).\(style)"
    let needs = availability([fact])
    if needs.isEmpty || (fallback == nil && !needs.isConditional) {
      return [call(method, [.expression(nil, ".\(style)", at: span)], needs: [fact])]
    }
    let function = ToolbarSupport.style(method: method, family: family, style: style, fallback: fallback)
    use(function)
    return [call(function.name, [])]
  }

  // MARK: Items

  /// The modifiers of an item as a whole.
  mutating func itemModifiers(_ attributes: ToolbarItemAttributes) -> Value {
    var found: [GuardedCode] = []
    if let background = attributes.sharedBackground {
      found += itemModifier(
        .sharedBackground, [.expression(nil, ".\(background.value.rawValue)", at: background.span)])
    }
    if let transition = attributes.matchedTransition {
      found += itemModifier(
        .matchedTransition, [.code("id", transition.id), .code("in", transition.namespace)])
    }
    if let priority = attributes.visibilityPriority {
      found += itemModifier(.priority(priority.value), [], at: priority.span)
    }
    if let customization = attributes.customization {
      found += customizationModifiers(customization)
    }
    return .array(GuardedCode.values(found))
  }

  /// `span` is where the manifest gives the arguments that `function` knows itself.
  private mutating func itemModifier(
    _ function: ToolbarSupport, _ arguments: [SwiftCall.Argument], at span: Span? = nil
  ) -> [GuardedCode] {
    let needs = availability([function.fact])
    if isDenied(needs) { return [] }
    if needs.isEmpty { return [call(function.original, arguments + function.constants(at: span))] }
    use(function)
    return [call(function.name, arguments)]
  }

  private mutating func customizationModifiers(_ customization: Customization) -> [GuardedCode] {
    var found: [GuardedCode] = []
    if customization.visibility != nil || customization.isAlwaysAvailable {
      found += itemModifier(
        .customization(customization.visibility?.value, isAlwaysAvailable: customization.isAlwaysAvailable),
        [], at: customization.span)
    }
    if let behavior = customization.behavior {
      found += itemModifier(.behavior(behavior.value), [], at: behavior.span)
    }
    return found
  }
}

extension CodeText {
  /// Whether the code can stand beside `||` as it is: names, calls, comparisons and the like on one line.
  fileprivate var isOperand: Bool {
    let others = Array(" .()[]!=<>&|$".utf8)
    return text.bytes.allSatisfy { CodeText.isPartOfName($0) || others.contains($0) }
      && !CodeText.mentions(["try", "await", "if", "switch"], in: text.bytes)
  }
}
