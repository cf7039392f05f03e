import MillworkManifest
import MillworkSDK
import MillworkSource

/// Toolbar content in text: for each platform a screen or window with the items where their placements put them. Platforms
/// that look the same share one drawing.
struct BarPicture {
  /// A part of a screen.
  private enum Spot: Hashable {
    case topLeading, topCenter, topTrailing, bottomLeading, bottomCenter, bottomTrailing, keyboard
  }

  /// The content.
  let model: ToolbarContentModel
  /// The platforms to draw.
  let platforms: [Platform]

  /// The drawings, each with its platforms' names.
  var text: String {
    var drawings: [(names: [String], lines: [String])] = []
    for platform in platforms {
      let lines = drawing(on: platform)
      if let index = drawings.firstIndex(where: { $0.lines == lines }) {
        drawings[index].names.append(platform.name)
      } else {
        drawings.append(([platform.name], lines))
      }
    }
    return drawings.map { drawing in
      ([drawing.names.joined(separator: ", ")] + drawing.lines).map { "  \($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  private static let width = 44

  private func drawing(on platform: Platform) -> [String] {
    var spots: [Spot: [String]] = [:]
    for item in model.items {
      let plan = item.placement ?? model.placement
      let name = plan?.byPlatform.first { $0.platform == platform }.map { $0.newer?.name ?? $0.name }
      let spot = spot(of: item, name ?? "automatic", on: platform)
      spots[spot, default: []] += texts(of: item)
    }
    func part(_ spot: Spot) -> String { (spots[spot] ?? []).joined(separator: " ") }
    let center = part(.topCenter)
    var rows = [row(part(.topLeading), center.isEmpty ? "Title" : center, part(.topTrailing)), nil, ""]
    let bottom = row(part(.bottomLeading), part(.bottomCenter), part(.bottomTrailing))
    if bottom.contains(where: { $0 != " " }) { rows += [nil, bottom] }
    if spots[.keyboard] != nil { rows += [nil, row(part(.keyboard), "", ""), "q w e r t y u i o p"] }
    let width = rows.compactMap { $0?.count }.max() ?? 0
    let line = String(repeating: "─", count: width + 2)
    let inner = rows.map { row in
      row.map { "│ \($0)\(String(repeating: " ", count: width - $0.count)) │" } ?? "├\(line)┤"
    }
    return ["┌\(line)┐"] + inner + ["└\(line)┘"]
  }

  /// Three texts at the edges and in the middle.
  private func row(_ leading: String, _ center: String, _ trailing: String) -> String {
    let space = { (count: Int) in String(repeating: " ", count: count) }
    let before = max((Self.width - center.count) / 2 - leading.count, leading.isEmpty ? 0 : 1)
    let left = leading + space(before) + center
    return left + space(max(Self.width - left.count - trailing.count, 1)) + trailing
  }

  /// Where a placement is on a platform, as Apple's documentation of `ToolbarItemPlacement` describes it; a Mac's sheets have
  /// their buttons below.
  private func spot(of item: ToolbarItemModel, _ placement: String, on platform: Platform) -> Spot {
    if case .titleMenu = item.kind { return .topCenter }
    switch placement {
    case "topBarLeading", "navigationBarLeading", "navigation": return .topLeading
    case "cancellationAction": return platform == .macOS ? .bottomTrailing : .topLeading
    case "confirmationAction", "destructiveAction": return platform == .macOS ? .bottomTrailing : .topTrailing
    case "principal", "title", "largeTitle", "subtitle", "largeSubtitle": return .topCenter
    case "status": return platform == .macOS ? .topCenter : .bottomCenter
    case "bottomBar": return .bottomLeading
    case "bottomOrnament": return .bottomCenter
    case "keyboard": return .keyboard
    default: return .topTrailing
    }
  }

  private func texts(of item: ToolbarItemModel) -> [String] {
    switch item.kind {
    case .control(let control): [text(of: control)]
    case .group(let group): group.controls.map { text(of: $0) }
    case .titleMenu: ["Title ▾"]
    case .spacer: [" "]
    case .defaultItem(let item): ["[\(item.rawValue)]"]
    case .search(let search): ["⌕ \(shown(search.prompt))"]
    }
  }

  private func text(of control: ToolbarControl) -> String {
    switch control.kind {
    case .button(let button): "[\(shown(button.label))]"
    case .system(let button, let title, _): "[\(title.map { shown($0) } ?? button.title)]"
    case .menu(let label, _, _): "[\(shown(label)) ▾]"
    case .picker(let picker): "[\(shown(picker.label)) ⇅]"
    case .toggle(let label, _): "[\(shown(label)) ○]"
    case .shareLink(let link): "[\(link.label.map { shown($0) } ?? "Share") ↑]"
    case .link(let label, _): "[\(shown(label)) ↗]"
    case .text(let label, _): shown(label)
    case .title(let title, _): shown(title)
    case .progress: "◌"
    case .view(.slot(let slot)): "‹\(slot.name.value)›"
    case .view(.view): "‹view›"
    case .paneToggle(let pane, let title, _): "[\(title.map { shown($0) } ?? pane.rawValue)]"
    case .section(let title, _): title.map { shown($0) } ?? ""
    case .space: " "
    case .divider: "│"
    }
  }

  private func shown(_ label: LabelChoice) -> String {
    switch label {
    case .title(let title, _): shown(title)
    case .slot(let slot): "‹\(slot.name.value)›"
    }
  }

  private func shown(_ text: TextValue) -> String { printable(text.plain.string) }
}
