import MillworkManifest
import MillworkSource
import Testing

/// Every attribute that a kind of item or control takes changes the text, whatever the kind: none is accepted and ignored.
@Suite struct ToolbarAttributeTests {
  /// An item of each kind that is a control, without braces.
  private static let items = [
    "button: A, action: go()", "button: A, sheet: B()", "button: A, task: await go()", "button: A, push: B()",
    "system: close", "system: cancel, title: B", "system: edit", "menu: A, items: [{text: B}]",
    "picker: A, selection: $a, options: {B: 1}", "toggle: A, isOn: $a", "toggle: {slot: label}, isOn: $a",
    "shareLink: true, item: a", "link: A, destination: a", "text: A", "status: A", "title: A",
    "title: A, subtitle: B", "principal: A()", "progress: A", "sidebarToggle: a", "inspectorToggle: a",
    "view: A()",
  ]

  /// A control of each kind in groups and menus.
  private static let controls = [
    "button: A, action: go()", "menu: A, items: [{text: B}]", "picker: A, selection: $a, options: {B: 1}",
    "toggle: A, isOn: $a", "shareLink: true, item: a", "link: A, destination: a", "text: A", "progress: A",
    "view: A()",
  ]

  private static let controlAttributes = [
    "visible: x", "disabled: x", "shortcut: x", "help: X", "accessibility: {label: X}",
    "accessibility: {hint: X}", "accessibility: {identifier: x}", "badge: x", "tint: red",
    "buttonStyle: plain", "buttonStyle: glassProminent",
  ]

  private static let itemAttributes = [
    "placement: status", "id: x", "sharedBackground: hidden", "matchedTransition: {id: x, namespace: y}",
    "visibilityPriority: high",
  ]

  /// Floors below and above the builder's conditions, and the newest.
  private static let floors = ["{iOS: 15.0}", "{iOS: 17.0, macOS: 14.0, tvOS: 17.0}", "{iOS: 26.0}"]

  /// What only shows something can't be disabled, triggered or drawn as a button, and a menu draws what it holds itself.
  private static func isRefused(_ attribute: String, of control: String, inMenu: Bool) -> Bool {
    let shows = ["text", "status", "title", "progress"].contains(String(control.prefix { $0 != ":" }))
    let acts = ["disabled", "shortcut", "buttonStyle"].contains(String(attribute.prefix { $0 != ":" }))
    let says = shows && !control.hasPrefix("progress")
    return acts && shows || says && attribute.hasPrefix("tint")
      || inMenu && attribute.hasPrefix("buttonStyle")
  }

  /// Keys that would trigger a menu as a whole.
  private static func isWithoutTarget(_ attribute: String, of control: String) -> Bool {
    attribute.hasPrefix("shortcut") && control.hasPrefix("menu") && !control.contains("primaryAction")
  }

  @Test(arguments: floors)
  func everyAttributeOfAnItemChangesTheText(_ platforms: String) {
    // The type of a sidebar's visibility is as old as the builder's conditions.
    for item in Self.items where !(platforms == "{iOS: 15.0}" && item.hasPrefix("sidebarToggle")) {
      let plain = text(of: "      - {\(item)}\n", platforms)
      for attribute in Self.controlAttributes + Self.itemAttributes
      where !(item.hasPrefix("status") && attribute == "placement: status") {
        let entry = "      - {\(item), \(attribute)}\n"
        if Self.isWithoutTarget(attribute, of: item) {
          #expect(codes(of: entry, platforms) == ["unused-key"], "\(item), \(attribute)")
        } else if Self.isRefused(attribute, of: item, inMenu: false) {
          #expect(codes(of: entry, platforms) == ["unknown-key"], "\(item), \(attribute)")
        } else {
          #expect(text(of: entry, platforms) != plain, "\(item), \(attribute)")
        }
      }
    }
  }

  @Test(arguments: ["group: [{X}], placement: automatic", "menu: M, items: [{X}]", "titleMenu: [{X}]"])
  func everyAttributeOfANestedControlChangesTheText(_ parent: String) {
    let platforms = "{iOS: 17.0, macOS: 14.0}"
    func entry(_ control: String) -> String { "      - {\(parent.replacing("X", with: control))}\n" }
    func text(_ control: String) -> String { self.text(of: entry(control), platforms) }
    for control in Self.controls {
      let plain = text(control)
      for attribute in Self.controlAttributes {
        if Self.isWithoutTarget(attribute, of: control) {
          #expect(codes(of: entry("\(control), \(attribute)"), platforms) == ["unused-key"])
        } else if Self.isRefused(attribute, of: control, inMenu: !parent.hasPrefix("group")) {
          #expect(codes(of: entry("\(control), \(attribute)"), platforms) == ["unknown-key"])
        } else {
          #expect(text("\(control), \(attribute)") != plain, "\(control), \(attribute)")
        }
      }
    }
  }

  /// Every place of a text, which stands for `X`.
  private static let texts = [
    "button: X, action: go()", "button: A, action: go(), confirm: X",
    "button: A, action: go(), confirm: {title: X}",
    "button: A, action: go(), confirm: {title: A, message: X}",
    "button: A, action: go(), confirm: {title: A, button: X}", "button: A, alert: X", "button: A, dialog: X",
    "button: A, alert: {title: A, message: X}", "button: A, dialog: {title: A, answers: [{answer: X}]}",
    "button: A, alert: X, present: hosted", "system: close, title: X", "menu: X, items: [{text: A}]",
    "menu: A, items: [{section: X, items: [{text: A}]}]", "picker: X, selection: $a, options: {A: 1}",
    "picker: A, selection: $a, options: [{option: X, value: 1}]", "toggle: X, isOn: $a",
    "shareLink: X, item: a", "shareLink: true, item: a, subject: X", "shareLink: true, item: a, message: X",
    "shareLink: true, item: a, preview: X", "link: X, destination: a", "text: X", "status: X", "title: X",
    "title: A, subtitle: X", "progress: X", "sidebarToggle: a, title: X", "inspectorToggle: a, title: X",
    "group: [{text: A}], placement: automatic, label: X", "search: X, text: $a", "text: A, help: X",
    "text: A, accessibility: {label: X}", "text: A, accessibility: {hint: X}",
  ]

  /// The places of a text of a toggle style.
  private static let styleTexts = [
    "variant: switch, track: {text: {on: X}}", "variant: switch, track: {text: {off: X}}",
    "variant: segmented, segments: {off: X, on: A}", "variant: segmented, segments: {off: A, on: X}",
    "variant: segmented, segments: {off: A, on: {title: X, image: star}}",
    "variant: segmented, segments: {off: A, on: A, mixed: X}",
  ]

  /// A text says in its long forms where it is looked up and what translators are told, or is what code gives.
  @Test(arguments: [
    ("{verbatim: W}", "Text(verbatim: \"W\")"),
    ("{key: W, table: T, comment: C}", "Text(\"W\", tableName: \"T\", comment: \"C\")"),
    ("{key: W, bundle: .b}", "Text(\"W\", bundle: .b)"), ("{resource: .w}", "Text(.w)"),
    ("{code: w}", "Text(w)"),
  ])
  func everyTextTakesItsLongForms(_ form: String, _ expected: String) throws {
    let bars = Self.texts.enumerated().map { index, item in
      "  Bar\(index): {items: [{text: T}, {\(item.replacing("X", with: form))}]}\n"
    }
    let styles = Self.styleTexts.enumerated().map { index, style in
      "  Style\(index): {\(style.replacing("X", with: form))}\n"
    }
    let manifest =
      "millwork: 1\nplatforms: {iOS: 26.0, macOS: 26.0}\ntoolbarContent:\n\(bars.joined())toggleStyles:\n\(styles.joined())"
    let generation = Generation(Array(manifest.utf8), name: "case.yml")
    #expect(!generation.diagnostics.hasErrors, "\(generation.report)")
    try #require(generation.files.count == bars.count + styles.count)
    for (file, source) in zip(generation.files, bars + styles) {
      #expect(file.text.string.contains(expected), "\(source)")
    }
  }

  /// The generated text of a manifest that has to be without errors.
  private func text(of items: String, _ platforms: String) -> String {
    let generation = generation(of: items, platforms)
    #expect(!generation.diagnostics.hasErrors, "\(items)\n\(generation.report)")
    return generation.text
  }

  /// The codes of the errors in a manifest.
  private func codes(of items: String, _ platforms: String) -> [DiagnosticCode?] {
    generation(of: items, platforms).diagnostics.filter { $0.severity == .error }.map(\.code)
  }

  /// What becomes of items. A text stands beside them, so that no platform is left with nothing.
  private func generation(of items: String, _ platforms: String) -> Generation {
    let manifest =
      "millwork: 1\nplatforms: \(platforms)\ntoolbarContent:\n  Bar:\n    items:\n      - text: T\n\(items)"
    return Generation(Array(manifest.utf8), name: "case.yml")
  }
}
