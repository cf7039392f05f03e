import MillworkManifest
import MillworkSDK

/// Makes elements of controls, for one picture.
struct ToolbarElements {
  let scene: ToolbarScene

  /// What stands in the bar for a control: one element, or those in a section. Spaces between are entries too.
  func entries(_ control: ToolbarControl) -> [ToolbarEntry] {
    switch control.kind {
    case .space: return [.space(.flexible)]
    case .divider: return []
    case .section(_, let items): return items.filter(isAvailable).flatMap { entries($0) }
    default: break
    }
    var element = plainElement(control)
    let attributes = control.attributes
    element.tint = attributes.tint?.on(scene.device.platform) ?? element.tint
    if let label = attributes.accessibilityLabel {
      element.label = text(label)
      element.hasOwnLabel = false
    }
    element.isConditional = control.visible != nil
    element.canBeDisabled = attributes.disabled != nil
    element.isDisabled = attributes.disabled?.string == "true"
    // Bars show badges from 26 on.
    if scene.isGlass, let badge = attributes.badge { element.badge = literal(badge) }
    if let style = attributes.buttonStyle?.value, style == "borderedProminent" || style == "glassProminent" {
      element.isProminent = true
    }
    return [.element(element)]
  }

  /// Whether the picture's system has what a control is made of.
  func isAvailable(_ control: ToolbarControl) -> Bool { missing(control.requirements) == nil }

  /// The first API that the picture's system lacks.
  func missing(_ names: [String]) -> String? {
    names.first { name in
      guard let fact = APIFacts.fact(named: name) else { return false }
      return !fact.isAvailable(on: scene.device.platform, from: scene.version)
    }
  }

  private func plainElement(_ control: ToolbarControl) -> ToolbarElement {
    switch control.kind {
    case .button(let button):
      var element = labelled(button.label)
      element.role = button.role.flatMap { ToolbarElement.Role(rawValue: $0.value.rawValue) }
      element.isProminent = scene.isGlass && element.role == .confirm
      return element
    case .system(let button, let title, _): return system(button, title)
    case .menu(let label, _, _):
      var element = labelled(label)
      element.opensMenu = true
      return element
    case .picker(let picker): return self.picker(picker)
    case .toggle(let label, _), .link(let label, _): return labelled(label)
    case .shareLink(let link):
      return link.label.map { labelled($0) }
        ?? ToolbarElement(.symbol("square.and.arrow.up"), label: "Share…")
    case .text(let label, let isStatus):
      var element = labelled(label)
      if case .title(let title, let image) = label, isStatus || image != nil {
        element.look = .status(text(title), symbol: image.flatMap { symbol($0) }, isSmall: isStatus)
      }
      element.isControl = false
      return element
    case .title(let title, let subtitle):
      var element = ToolbarElement(
        .title(text(title), subtitle: subtitle.map { text($0) }), label: text(title))
      element.isControl = false
      return element
    case .progress(let title, let value, _):
      var element = ToolbarElement(.progress(isLine: value != nil), label: text(title))
      element.isControl = false
      return element
    case .view(let view): return self.view(view)
    case .paneToggle(let pane, let title, _):
      let standard = pane == .sidebar ? "Toggle Sidebar" : "Toggle Inspector"
      return ToolbarElement(
        .symbol(pane == .sidebar ? "sidebar.leading" : "sidebar.trailing"),
        label: title.map { text($0) } ?? standard)
    case .section, .space, .divider: return ToolbarElement(.view(""), label: "")
    }
  }

  /// From 26 on the roles have symbols of the system's own; before, on a Mac, and with a title of one's own, as a save button always has, a text.
  private func system(_ button: SystemButton, _ title: TextValue?) -> ToolbarElement {
    let words = title.map { text($0) } ?? button.title
    var element = ToolbarElement(.text(words), label: words)
    if button == .edit { return element }
    element.role = ToolbarElement.Role(rawValue: button.role)
    guard scene.isGlass else { return element }
    if title == nil, button != .save, scene.device != .mac {
      element.look = .symbol(element.role == .confirm ? "checkmark" : "xmark")
    }
    element.isProminent = element.role == .confirm
    return element
  }

  private func picker(_ picker: ToolbarPicker) -> ToolbarElement {
    var element = labelled(picker.label)
    let options = picker.options.map { labelled($0.label) }
    if picker.style?.value == .segmented {
      element.look = .segments(options.map(\.look))
    } else {
      element.look = .choice(options.first?.label ?? element.label)
      element.opensMenu = true
    }
    return element
  }

  private func view(_ view: ViewChoice) -> ToolbarElement {
    switch view {
    case .view(let code): own(line(code.string))
    case .slot(let slot): own(slot.name.value)
    }
  }

  /// What the caller gives, by its name or its code.
  private func own(_ name: String) -> ToolbarElement {
    var element = ToolbarElement(.view(name), label: name)
    element.hasOwnLabel = true
    return element
  }

  // MARK: Labels

  /// What bars show of a label: its image where it has one, else its title.
  private func labelled(_ label: LabelChoice) -> ToolbarElement {
    switch label {
    case .title(let title, let image):
      switch image {
      case .symbol(let name): ToolbarElement(.symbol(name.string), label: text(title))
      case .asset(let name, _): ToolbarElement(.asset(name.string), label: text(title))
      case nil: ToolbarElement(.text(text(title)), label: text(title))
      }
    case .slot(let slot): own(slot.name.value)
    }
  }

  private func symbol(_ image: ImageChoice) -> String? {
    if case .symbol(let name) = image { name.string } else { nil }
  }

  func text(_ value: TextValue) -> String { line(value.plain.string) }

  /// A text on one line, cut after as many characters as no bar has room for.
  private func line(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(Self.longestText)
    let line = String(start.map { $0.properties.isWhitespace ? " " : Character($0) })
    return start.endIndex == text.unicodeScalars.endIndex ? line : line + "…"
  }

  /// The most Unicode scalars of a text that are kept.
  private static let longestText = 200

  /// The badge that a number or a text in quotes shows; empty for other code.
  private func literal(_ code: CodeText) -> String {
    let bytes = Array(code.string.utf8)
    if !bytes.isEmpty, bytes.allSatisfy({ (0x30...0x39).contains($0) }) { return code.string }
    guard bytes.count > 2, bytes.first == 0x22, bytes.last == 0x22 else { return "" }
    let inner = bytes.dropFirst().dropLast()
    return inner.contains(0x22) || inner.contains(0x5C) ? "" : String(decoding: inner, as: UTF8.self)
  }
}
