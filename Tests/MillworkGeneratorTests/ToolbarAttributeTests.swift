import MillworkManifest
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

  @Test(arguments: floors)
  func everyAttributeOfAnItemChangesTheText(_ platforms: String) {
    for item in Self.items {
      let plain = text(of: "      - {\(item)}\n", platforms)
      for attribute in Self.controlAttributes + Self.itemAttributes
      where !(item.hasPrefix("status") && attribute == "placement: status") {
        #expect(text(of: "      - {\(item), \(attribute)}\n", platforms) != plain, "\(item), \(attribute)")
      }
    }
  }

  @Test(arguments: ["group: [{X}], placement: automatic", "menu: M, items: [{X}]", "titleMenu: [{X}]"])
  func everyAttributeOfANestedControlChangesTheText(_ parent: String) {
    func text(_ control: String) -> String {
      self.text(of: "      - {\(parent.replacing("X", with: control))}\n", "{iOS: 17.0, macOS: 14.0}")
    }
    for control in Self.controls {
      let plain = text(control)
      for attribute in Self.controlAttributes {
        #expect(text("\(control), \(attribute)") != plain, "\(control), \(attribute)")
      }
    }
  }

  /// The generated text of a manifest that has to be without errors. A text stands beside the items, so that no platform
  /// is left with nothing.
  private func text(of items: String, _ platforms: String) -> String {
    let manifest =
      "millwork: 1\nplatforms: \(platforms)\ntoolbarContent:\n  Bar:\n    items:\n      - text: T\n\(items)"
    let generation = Generation(Array(manifest.utf8), name: "case.yml")
    #expect(!generation.diagnostics.hasErrors, "\(manifest)\n\(generation.report)")
    return generation.text
  }
}
