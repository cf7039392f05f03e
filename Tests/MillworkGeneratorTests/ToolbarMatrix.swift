/// Manifests of toolbar items: every kind with every attribute, and every pair of attributes, drawn from a seed.
struct ToolbarMatrix {
  /// The kinds, each as entries of a flow mapping. What a kind needs of the floors is left to the caller.
  static let kinds = [
    "button: A, action: go()", "button: A, image: star, action: go(), role: destructive",
    "button: {verbatim: A}, image: {asset: Seal}, action: go(), role: confirm",
    "button: {slot: label}, action: go()",
    "button: A, action: go(), confirm: Sure?", "button: A, image: star, task: await run()",
    "button: A, task: await run(), whileRunning: cancel, confirm: {title: Sure?, message: M, button: B}",
    "button: A, task: await run(), whileRunning: disabled", "button: A, sheet: Text(verbatim)",
    "button: A, sheet: {slot: content}", "button: A, cover: Text(verbatim)",
    "button: A, popover: {slot: content}",
    "button: A, push: {slot: content}", "button: A, inspector: {slot: content}",
    "button: A, sheet: {slot: content}, present: hosted", "button: A, cover: Text(verbatim), present: hosted",
    "button: A, popover: Text(verbatim), present: hosted", "button: A, alert: Q",
    "button: A, alert: {title: Q, message: {verbatim: M}}, present: hosted",
    "button: A, dialog: {title: Q, answers: [{answer: B, role: close, action: go()}, {answer: C}]}",
    "button: A, dialog: {title: {verbatim: Q}, answers: [{answer: {verbatim: B}}]}, present: hosted",
    "system: dismiss", "system: close", "system: cancel", "system: cancel, title: Never Mind", "system: done",
    "system: done, title: {verbatim: Send}", "system: save, action: go()", "system: edit",
    "menu: A, items: [{button: B, action: go(), visible: isOn}]",
    "menu: {slot: label}, primaryAction: go(), items: [{button: B, sheet: Text(verbatim)}, {divider: true}]",
    "menu: A, image: star, items: [{section: B, items: [{toggle: C, isOn: .constant(true), disabled: isOn}]}]",
    "menu: A, items: [{menu: B, items: [{shareLink: true, item: address}, {link: C, destination: address}]}]",
    "menu: A, items: [{section: true, items: [{text: B}, {progress: C}, {view: Text(verbatim)}]}]",
    "picker: A, selection: .constant(1), options: {B: 1, C: 2}",
    "picker: A, image: star, selection: .constant(1), options: {B: 1}, style: inline",
    "picker: {slot: label}, selection: .constant(1), options: [{option: B, image: star, value: 1}], style: segmented",
    "picker: {verbatim: A}, selection: .constant(1), options: [{option: {verbatim: B}, value: 1}], style: menu",
    "picker: A, selection: .constant(1), options: {B: 1}, style: palette",
    "toggle: A, isOn: .constant(true)", "toggle: A, image: star, isOn: $isShown",
    "toggle: {slot: label}, isOn: $isShown", "shareLink: true, item: address",
    "shareLink: A, item: address, subject: B, message: {verbatim: C}, preview: D",
    "shareLink: {slot: label}, item: address", "link: A, destination: address",
    "link: A, image: globe, destination: address", "text: A", "text: {verbatim: A}, image: star", "status: A",
    "status: A, image: star", "title: A", "title: A, subtitle: {verbatim: B}", "principal: Text(verbatim)",
    "principal: {slot: view}", "progress: A", "progress: {verbatim: A}, value: amount, total: amount",
    "inspectorToggle: isShown", "inspectorToggle: isShown, title: {verbatim: A}", "view: Text(verbatim)",
    "view: {slot: view}", "button: {key: A, table: T, bundle: .main, comment: C}, image: star, action: go()",
    "button: {code: verbatim}, action: go(), confirm: {title: {key: Q, table: T}, button: {code: verbatim}}",
    "system: done, title: {key: S, comment: C}", "system: close, title: {code: verbatim}",
    "menu: {key: A, comment: C}, items: [{section: {key: B, table: T}, items: [{text: {code: verbatim}}]}]",
    "picker: {key: A, table: T}, selection: .constant(1), options: [{option: {key: B, comment: C}, value: 1}]",
    "toggle: {key: A, table: T}, image: star, isOn: $isShown",
    "shareLink: {code: verbatim}, item: address, subject: {key: B, table: T}, preview: {key: P, comment: C}",
    "link: {key: A, table: T}, image: globe, destination: address", "status: {code: verbatim}, image: star",
    "title: {code: verbatim}, subtitle: {key: B, table: T, comment: C}", "progress: {key: A, comment: C}",
    "inspectorToggle: isShown, title: {key: A, table: T}",
    "button: A, alert: {title: {key: Q, comment: C}, message: {code: verbatim}, answers: [{answer: {key: B, table: T}}]}",
  ]

  /// Groups of controls, which take what holds for an item and not what holds for a control.
  private static let groups = [
    "group: [{button: A, action: go()}, {menu: M, items: [{text: B}]}]",
    "group: [{button: A, action: go()}], label: L",
    "group: [{text: A}, {divider: true}], label: L, image: star",
    "group: [{toggle: A, isOn: $isShown}], label: {key: L, table: T, comment: C}",
    "group: [{shareLink: true, item: address, visible: isOn}], label: {code: verbatim}",
    "group: [{picker: A, selection: .constant(1), options: {B: 1}}], label: {slot: label}",
  ]

  /// What takes a condition only, and stands in no customisable content.
  private static let others = [
    "keyboard: [{button: A, action: go()}, {spacer: flexible}, {text: B}]", "bottomBar: [{text: A}]",
    "defaultItem: sidebarToggle", "defaultItem: title", "defaultItem: search",
    "search: Find, text: .constant(verbatim)", "search: {key: F, table: T, comment: C}, text: $query",
    "titleMenu: [{button: A, action: go()}, {shareLink: true, item: address}]", "spacer: flexible",
    "spacer: fixed, placement: bottomBar",
  ]

  /// The attributes, each with its values as entries of a flow mapping; the empty text leaves it out.
  static let attributes: [[String]] = [
    ["", "visible: isOn"], ["", "disabled: isOn"],
    ["", "shortcut: k", "shortcut: control+option+shift+command+upArrow", "shortcut: defaultAction"],
    ["", "help: H", "help: {verbatim: H}", "help: {key: H, table: T, comment: C}"],
    [
      "", "accessibility: {label: L, hint: {verbatim: H}, identifier: i}",
      "accessibility: {label: {key: L, table: T}, hint: {code: verbatim}}",
    ], ["", "badge: count"],
    [
      "", "tint: red", "tint: {asset: Brand}", "tint: \"#12345678\"",
      "tint: {iOS: systemGray5, macOS: controlColor, tvOS: label, watchOS: gray, visionOS: {color: link, opacity: 0.8}}",
    ],
    [
      "", "buttonStyle: plain", "buttonStyle: borderless", "buttonStyle: glassProminent", "buttonStyle: link",
    ],
    ["", "placement: topBarLeading", "placement: bottomBar", "placement: subtitle", "placement: keyboard"],
    ["", "sharedBackground: hidden"], ["", "matchedTransition: {id: count, namespace: space}"],
    ["", "visibilityPriority: low", "visibilityPriority: automatic"], ["", "id: x"],
    [
      "", "customization: {visibility: hidden}", "customization: {behavior: reorderable}",
      "customization: {visibility: visible, alwaysAvailable: true, behavior: disabled}",
    ],
  ]

  /// The attributes that groups take.
  private static let itemAttributes = [
    "visible", "placement", "sharedBackground", "matchedTransition", "visibilityPriority", "id",
    "customization",
  ]

  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(state: seed) }

  /// Components as lines for the mapping `toolbarContent`: for each kind, and beyond that at random, rows of attributes in
  /// which every pair of values stands. At least `count` of them.
  mutating func components(count: Int) -> [String] {
    let rows = pairwiseRows(Self.attributes.map(\.count), random: &random)
    let kinds = Self.kinds + Self.groups + Self.others
    var items = kinds.indices.map { (kind: $0, row: rows[$0 % rows.count]) }
    for row in rows { items.append((random.below(kinds.count), row)) }
    while items.count < count {
      items.append((random.below(kinds.count), Self.attributes.map { random.below($0.count) }))
    }
    return items.enumerated().map { index, item in
      Self.component("Bar\(index)", kinds[item.kind], item.row, isCustomizable: random.below(4) == 0)
    }
  }

  private static func component(_ name: String, _ kind: String, _ row: [Int], isCustomizable: Bool) -> String
  {
    let isGroup = groups.contains(kind)
    let isOther = others.contains(kind)
    let isCustomizable = isCustomizable && !isOther
    let chosen = zip(attributes, row).map { $0[$1] }.filter { attribute in
      let name = String(attribute.prefix { $0 != ":" })
      // A search field is always there.
      let isTaken =
        isOther
        ? name == "visible" && !kind.hasPrefix("search") : !isGroup || itemAttributes.contains(name)
      // Only customisable groups have an identity.
      let shows = ["text", "status", "title", "progress"].contains(String(kind.prefix { $0 != ":" }))
      // What only shows something can't be disabled, triggered or drawn as a button.
      if shows, ["disabled", "shortcut", "buttonStyle"].contains(name) { return false }
      if shows, name == "tint", !kind.hasPrefix("progress") { return false }
      // Keys trigger no menu as a whole.
      if name == "shortcut", kind.hasPrefix("menu"), !kind.contains("primaryAction") { return false }
      let isKept = isCustomizable || (name != "customization" && !(isGroup && name == "id"))
      return !attribute.isEmpty && isTaken && isKept
    }
    var entries = [kind] + chosen
    if kind.contains("status") { entries.removeAll { $0.hasPrefix("placement") } }
    // A customisable item has an identity; SwiftUI's spacer parts it from what may follow.
    if isCustomizable, !entries.contains("id: x") { entries.append("id: x") }
    let head = isCustomizable ? "customizable: true" : "function: make\(name)"
    let beside = isCustomizable ? "{text: T, id: y}" : "{text: T}"
    return """
        \(name):
          \(head)
          placement: primaryAction
          parameters: {isShown: Binding<Bool>, query: Binding<String>, space: Namespace.ID}
          items:
            - \(beside)
            - {\(entries.joined(separator: ", "))}
            - {spacer: fixed, visible: isOn}
      """
  }
}
