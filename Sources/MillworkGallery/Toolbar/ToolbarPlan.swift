import MillworkManifest
import MillworkSDK

/// What of a component stands where in one picture, before anything has a size.
struct ToolbarPlan {
  /// An item that the picture's system has no API for.
  struct LeftOut {
    /// The place of the item in the component, from 0.
    let item: Int
    /// The key that names its kind.
    let kind: String
    /// The API that is missing.
    let api: String
  }

  /// What stands in each zone, in order.
  private(set) var entries: [ToolbarZone: [ToolbarEntry]] = [:]
  /// The labels of the menu behind the title, where there is one.
  private(set) var titleMenu: [ToolbarElement] = []
  /// What is left out.
  private(set) var leftOut: [LeftOut] = []
  /// Whether a control shows and hides the sidebar.
  private(set) var hasSidebar = false
  /// Whether a control shows and hides the inspector.
  private(set) var hasInspector = false

  private let scene: ToolbarScene
  private let elements: ToolbarElements

  /// The plan of a component for a picture.
  init(_ model: ToolbarContentModel, _ scene: ToolbarScene) {
    self.scene = scene
    elements = ToolbarElements(scene: scene)
    for index in model.items.indices { add(model.items[index], index, in: model) }
  }

  /// The elements of a zone.
  func elements(in zone: ToolbarZone) -> [ToolbarElement] {
    (entries[zone] ?? []).compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  private mutating func add(_ item: ToolbarItemModel, _ index: Int, in model: ToolbarContentModel) {
    let placement = placement(of: index, in: model)
    if case .search(let search) = item.kind, !scene.isGlass {
      // The modifier for search finds a place by itself there.
      add(field(elements.text(search.prompt)), index, item, placement: "", in: searchZone)
      return
    }
    if let api = elements.missing(item.requirements) {
      leftOut.append(LeftOut(item: index, kind: item.kindName, api: api))
      return
    }
    let zone = isHiddenAtFirst(item) ? .unseen : zone(of: item, at: placement)
    switch item.kind {
    case .control(let control): add(control, index, item, placement, zone)
    case .group(let group):
      for control in group.controls where elements.isAvailable(control) {
        add(control, index, item, placement, zone, group: index)
      }
    case .titleMenu(let controls):
      titleMenu = controls.flatMap { elements.entries($0) }.compactMap {
        if case .element(let element) = $0 { element } else { nil }
      }
    case .spacer(let sizing): entries[zone, default: []].append(.space(sizing))
    case .defaultItem(.sidebarToggle):
      hasSidebar = true
      let element = ToolbarElement(.symbol("sidebar.leading"), label: "Toggle Sidebar")
      add(element, index, item, placement: placement, in: zone)
    case .defaultItem(.title): add(Self.screenTitle, index, item, placement: placement, in: zone)
    case .defaultItem(.search): add(field("Search", in: zone), index, item, placement: placement, in: zone)
    case .search(let search):
      add(field(elements.text(search.prompt), in: zone), index, item, placement: placement, in: zone)
    }
  }

  /// Where an item stands: what shows and hides the sidebar stands in it, unless it is placed elsewhere than at the leading edge.
  private func zone(of item: ToolbarItemModel, at placement: String) -> ToolbarZone {
    let zone = ToolbarZone(of: placement, on: scene.device)
    // A phone has no room for a sidebar, nor anything of the system's that shows one.
    if scene.device == .iPhone, case .defaultItem(.sidebarToggle) = item.kind { return .unseen }
    guard zone == .leading, scene.device.hasSidebarPane else { return zone }
    switch item.kind {
    case .defaultItem(.sidebarToggle): return .sidebar
    case .control(let control):
      if case .paneToggle(.sidebar, _, _) = control.kind { return .sidebar }
      return zone
    default: return zone
    }
  }

  /// Whether an item stands in the toolbar only after a person has added it.
  private func isHiddenAtFirst(_ item: ToolbarItemModel) -> Bool {
    item.attributes.customization?.visibility?.value == .hidden
      && elements.missing(["CustomizableToolbarContent.defaultCustomization"]) == nil
  }

  /// The title that the screen has by itself.
  static var screenTitle: ToolbarElement {
    var title = ToolbarElement(.title("Title", subtitle: nil), label: "Title")
    title.isControl = false
    return title
  }

  private mutating func add(
    _ control: ToolbarControl, _ index: Int, _ item: ToolbarItemModel, _ placement: String,
    _ zone: ToolbarZone,
    group: Int? = nil
  ) {
    if case .paneToggle(let pane, _, _) = control.kind {
      if pane == .sidebar { hasSidebar = true } else { hasInspector = true }
    }
    if case .button(let button) = control.kind, case .present(let shown) = button.action,
      case .inspector = shown.kind
    {
      hasInspector = true
    }
    for entry in elements.entries(control) {
      switch entry {
      case .space: entries[zone, default: []].append(entry)
      case .element(var element):
        element.group = group
        add(element, index, item, placement: placement, in: zone)
      }
    }
  }

  private mutating func add(
    _ element: ToolbarElement, _ index: Int, _ item: ToolbarItemModel, placement: String, in zone: ToolbarZone
  ) {
    var element = element
    element.item = index
    element.placement = placement
    element.isConditional = element.isConditional || item.visible != nil
    element.isHiddenAtFirst = isHiddenAtFirst(item)
    element.isPinned = element.isPinned || placement == "topBarPinnedTrailing"
    // What stands in place of the title has no glass, unless it is a control.
    let isView = if case .view = element.look { true } else { false }
    if item.attributes.sharedBackground?.value == .hidden || zone == .center && (isView || !element.isControl)
      // Nor has what stands on a pane of glass.
      || zone == .sidebar
    {
      element.sharesBackground = false
    }
    if let priority = item.attributes.visibilityPriority?.value, elements.missing([priority.fact]) == nil {
      element.priority = priority
    }
    if placement == "confirmationAction", element.isControl {
      // A sheet of a Mac has a default button; bars have a prominent one from 26 on, and a bold title before.
      element.isProminent = element.isProminent || scene.isGlass || scene.device == .mac
      element.isStrong = !element.isProminent
    }
    entries[zone, default: []].append(.element(element))
  }

  // MARK: Search

  private var searchZone: ToolbarZone {
    switch scene.device {
    case .mac, .iPad: .trailing
    default: .search
    }
  }

  /// The search field; on an iPhone, whose bar at the top has no room, a button there. Neither leaves the bar.
  private func field(_ prompt: String, in zone: ToolbarZone? = nil) -> ToolbarElement {
    let isButton = scene.device == .iPhone && zone == .trailing
    var element = ToolbarElement(isButton ? .symbol("magnifyingglass") : .field(prompt), label: prompt)
    element.isPinned = true
    return element
  }

  // MARK: Placements

  /// The placement of the item at `index`: its own, the component's, or for a spacer that of the nearest item.
  private func placement(of index: Int, in model: ToolbarContentModel) -> String {
    let own = model.items[index].placement
    if own == nil, isSpacer(model.items[index]), let near = nearestItem(to: index, in: model) {
      return placement(of: near, in: model)
    }
    return (own ?? model.placement)?.name(on: scene.device.platform, scene.version) ?? "automatic"
  }

  private func isSpacer(_ item: ToolbarItemModel) -> Bool {
    if case .spacer = item.kind { true } else { false }
  }

  /// The item, no spacer, that stands nearest before `index`, else after it.
  private func nearestItem(to index: Int, in model: ToolbarContentModel) -> Int? {
    let items = model.items.indices.filter { !isSpacer(model.items[$0]) }
    return items.last { $0 < index } ?? items.first { $0 > index }
  }
}
