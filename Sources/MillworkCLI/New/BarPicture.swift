import MillworkGallery
import MillworkManifest
import MillworkSDK
import MillworkSource

/// Toolbar content in text: for each platform a screen or window with the items where their placements put them. Platforms
/// that look the same share one drawing.
struct BarPicture {
  /// A part of a screen.
  private enum Spot: Hashable {
    case topLeading, topCenter, topTrailing, content, bottomLeading, bottomCenter, bottomTrailing, keyboard,
      unseen
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
    var rows = [
      row(part(.topLeading), center.isEmpty ? "Title" : center, part(.topTrailing)), nil, part(.content),
    ]
    let bottom = row(part(.bottomLeading), part(.bottomCenter), part(.bottomTrailing))
    if bottom.contains(where: { $0 != " " }) { rows += [nil, bottom] }
    if spots[.keyboard] != nil { rows += [nil, row(part(.keyboard), "", ""), "q w e r t y u i o p"] }
    let width = rows.compactMap { $0?.count }.max() ?? 0
    let line = String(repeating: "─", count: width + 2)
    let inner = rows.map { row in
      row.map { "│ \($0)\(String(repeating: " ", count: width - $0.count)) │" } ?? "├\(line)┤"
    }
    let unseen = part(.unseen)
    return ["┌\(line)┐"] + inner + ["└\(line)┘"] + (unseen.isEmpty ? [] : ["not on the screen: \(unseen)"])
  }

  /// Three texts at the edges and in the middle.
  private func row(_ leading: String, _ center: String, _ trailing: String) -> String {
    let space = { (count: Int) in String(repeating: " ", count: count) }
    let before = max((Self.width - center.count) / 2 - leading.count, leading.isEmpty ? 0 : 1)
    let left = leading + space(before) + center
    return left + space(max(Self.width - left.count - trailing.count, 1)) + trailing
  }

  /// Where a placement is on a platform: the gallery's zones. A Mac's sheets have their buttons below.
  private func spot(of item: ToolbarItemModel, _ placement: String, on platform: Platform) -> Spot {
    if case .titleMenu = item.kind { return .topCenter }
    guard let device = ToolbarDevice.allCases.first(where: { $0.platform == platform }) else {
      return .topTrailing
    }
    switch ToolbarZone(of: placement, on: device) {
    case .leading, .sidebar: return .topLeading
    case .center, .subtitle, .largeTitle, .largeSubtitle, .search: return .topCenter
    case .trailing, .overflow: return .topTrailing
    case .content: return .content
    case .bottom, .sheetLeading: return .bottomLeading
    case .status: return .bottomCenter
    case .sheetTrailing: return .bottomTrailing
    case .keyboard: return .keyboard
    case .unseen: return .unseen
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
