extension ToolbarLayout {
  /// The layout as text, a line for each thing: for tests, and to be read.
  package var text: String {
    var lines = ["\(scene.name) \(svgNumber(width))x\(svgNumber(height))"]
    lines += bars.map { "  \($0.kind.rawValue) \($0.frame.text)" }
    for (index, group) in groups.enumerated() {
      lines.append("  group \(group.background.rawValue) \(group.frame.text)")
      lines += boxes.filter { $0.group == index }.map { "    \($0.text)" }
    }
    for menu in menus {
      let more = menu.hiddenCount > 0 ? " and \(menu.hiddenCount) more" : ""
      lines.append("  \(menu.zone.rawValue) menu \(menu.frame.text): \(Self.words(menu.rows))\(more)")
    }
    if !scene.device.hasOverflowMenu, !overflow.isEmpty {
      lines.append("  does not fit: \(Self.words(overflow))")
    }
    if !titleMenu.isEmpty { lines.append("  title menu: \(Self.words(titleMenu))") }
    if !unseen.isEmpty { lines.append("  not shown: \(Self.words(unseen))") }
    lines += leftOut.map { "  left out: \($0.kind), which needs \($0.api)" }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func words(_ elements: [ToolbarElement]) -> String {
    elements.map(\.label).joined(separator: ", ")
  }
}

extension ToolbarLayout.Box {
  fileprivate var text: String {
    var words = ["\(zone.rawValue) \(frame.text) \(element.look.text) \(element.label)"]
    if let role = element.role { words.append("role \(role.rawValue)") }
    if element.isStrong { words.append("bold") }
    if element.opensMenu { words.append("menu") }
    if let badge = element.badge { words.append("badge \(badge)") }
    if element.isConditional { words.append("conditional") }
    if element.priority != .automatic { words.append("priority \(element.priority.rawValue)") }
    return words.joined(separator: ", ")
  }
}

extension ToolbarElement.Look {
  /// The look in a few words.
  fileprivate var text: String {
    switch self {
    case .symbol(let name): "symbol \(name)"
    case .asset(let name): "image \(name)"
    case .text: "text"
    case .status(_, let symbol, let isSmall):
      (isSmall ? "status" : "text") + (symbol.map { " with \($0)" } ?? "")
    case .title(_, let subtitle): subtitle.map { "title above \($0):" } ?? "title"
    case .choice: "choice"
    case .segments(let looks): "segments \(looks.count)"
    case .field: "field"
    case .progress(let isLine): isLine ? "progress line" : "progress ring"
    case .view: "view"
    }
  }
}

extension Frame {
  fileprivate var text: String {
    "\(svgNumber(x)),\(svgNumber(y)) \(svgNumber(width))x\(svgNumber(height))"
  }
}

extension ToolbarScene {
  /// The scene in a few words, such as `iPhone iOS 26.0 rtl with keyboard`.
  package var name: String {
    "\(device.title) \(device.systemName) \(version)" + (direction == .rightToLeft ? " rtl" : "")
      + (hasKeyboard ? " with keyboard" : "")
  }
}
