import MillworkManifest

/// Where everything of a component stands on a screen or in a window, in points from the upper left corner.
package struct ToolbarLayout: Sendable {
  /// A surface on which items stand.
  package struct Bar: Sendable, Hashable {
    /// What the surface is.
    package enum Kind: String, Sendable {
      case status, navigation, search, largeTitle, bottom, keyboardRow, keyboard, sidebar, inspector, sheet
      case ornament, content
    }

    /// What it is.
    package let kind: Kind
    /// Where it lies.
    package var frame: Frame
  }

  /// What is behind items that stand together.
  package enum Background: String, Sendable {
    /// Glass, which the items share.
    case glass
    /// The tint, since the item stands out.
    case prominent
    /// The surface of a push button.
    case surface
    /// Nothing.
    case none
  }

  /// Items that stand together.
  package struct Group: Sendable, Hashable {
    /// What is behind them.
    package let background: Background
    /// Where it lies.
    package var frame: Frame
  }

  /// One item.
  package struct Box: Sendable {
    /// The item.
    package let element: ToolbarElement
    /// The zone that it stands in.
    package let zone: ToolbarZone
    /// Where it lies, with the space around what is drawn.
    package var frame: Frame
    /// The place of its group in ``ToolbarLayout/groups``.
    package let group: Int
    /// Whether it is the item behind which the overflow menu is.
    package var isOverflow = false
  }

  /// An open overflow menu.
  package struct Menu: Sendable {
    /// The zone whose items have no room, with the item that opens the menu at its end.
    package let zone: ToolbarZone
    /// Where it lies.
    package var frame: Frame
    /// Its rows; those without room are not among them.
    package let rows: [ToolbarElement]
    /// How many rows have no room in the picture.
    package let hiddenCount: Int

    /// Whether any row has a symbol, so that all leave room for one.
    package var hasSymbols: Bool { rows.contains { $0.menuSymbol != nil } }

    /// The height of a row in points.
    package static let rowHeight = 34.0
    /// The most rows that are drawn.
    package static let mostRows = 7
  }

  /// What it is a picture of.
  package let scene: ToolbarScene
  /// The width of the screen or window.
  package let width: Double
  /// The height of what is shown of it.
  package internal(set) var height: Double
  /// The surfaces, from the back to the front.
  package internal(set) var bars: [Bar] = []
  /// What is behind the items.
  package internal(set) var groups: [Group] = []
  /// The items, zone by zone in the order of reading.
  package internal(set) var boxes: [Box] = []
  /// The items in overflow menus, zone by zone in order; on a watch, which has no such menu, those that do not fit.
  package internal(set) var overflow: [ToolbarElement] = []
  /// The overflow menus with something in them, all open.
  package internal(set) var menus: [Menu] = []
  /// The items of the menu behind the title.
  package internal(set) var titleMenu: [ToolbarElement] = []
  /// The items that stand where no picture shows them, such as the Touch Bar, and those that a person has to add first.
  package internal(set) var unseen: [ToolbarElement] = []
  /// The items that the system lacks an API for: the place of each in the component, its kind and the API.
  package internal(set) var leftOut: [(item: Int, kind: String, api: String)] = []

  /// An empty layout of a size.
  init(_ scene: ToolbarScene, width: Double, height: Double) {
    self.scene = scene
    self.width = width
    self.height = height
  }

  /// Every element that stands somewhere or is said to stand nowhere.
  var elements: [ToolbarElement] { boxes.map(\.element) + overflow + titleMenu + unseen }

  /// Whether something hangs over the window's lower edge.
  package var hasOrnament: Bool { bars.contains { $0.kind == .ornament } }

  /// The same layout as in a mirror.
  func mirrored() -> ToolbarLayout {
    func mirror(_ frame: Frame) -> Frame {
      Frame(x: width - frame.x - frame.width, y: frame.y, width: frame.width, height: frame.height)
    }
    var result = self
    for index in bars.indices { result.bars[index].frame = mirror(bars[index].frame) }
    for index in groups.indices { result.groups[index].frame = mirror(groups[index].frame) }
    for index in boxes.indices { result.boxes[index].frame = mirror(boxes[index].frame) }
    for index in menus.indices { result.menus[index].frame = mirror(menus[index].frame) }
    return result
  }
}
