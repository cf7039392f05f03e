import MillworkManifest
import MillworkSource

/// What was asked and given about a component.
struct ComponentChoices {
  /// The kind.
  let kind: ComponentKind
  /// The name of the type.
  let name: String
  /// The documentation comment; empty for none.
  var summary = ""
  /// The variant of a toggle style.
  var variant = ToggleVariant.switch
  /// The colour of a toggle style when on; empty for its usual one.
  var color = ""
  /// The title of an item.
  var title = ""
  /// The image beside it; empty for none.
  var image = ""
  /// The titles of the controls, choices or sides in it.
  var titles: [String] = []
  /// The value of a key that takes one of a few.
  var value = ""
  /// What a button does, by the key that says so.
  var action = "action"
  /// Where the item stands; empty for its usual place.
  var placement = ""

  /// The entry of the manifest. Its code is nothing but parameters, so that it compiles as it is.
  var entry: ManifestEntry {
    var fields = summary.isEmpty ? [] : [EntryField("summary", summary)]
    guard let item = kind.item else {
      return ManifestEntry(section: "toggleStyles", name: name, fields: fields + style)
    }
    var parameters = Parameters()
    let body = self.item(item, &parameters)
    if !parameters.fields.isEmpty { fields.append(EntryField("parameters", .inline(parameters.fields))) }
    return ManifestEntry(
      section: "toolbarContent", name: name, fields: fields + [EntryField("items", .list([body]))])
  }

  // MARK: Toggle styles

  private var style: [EntryField] {
    var fields = [EntryField("variant", variant.rawValue)]
    if variant == .icon {
      fields.append(
        EntryField(
          "mark", .inline([EntryField("on", "checkmark.circle.fill"), EntryField("off", "circle")])))
    }
    if variant == .segmented {
      let sides = zip(["off", "on"], titles).map { EntryField($0, $1) }
      fields.append(EntryField("segments", .inline(sides)))
    }
    if !color.isEmpty, let part = variant.colored {
      let value = EntryValue.mapping(color) ?? .text(color)
      fields.append(EntryField(part, .inline([EntryField("on", value)])))
    }
    return fields
  }

  // MARK: Toolbar items

  /// The parameters that the code needs, each with a name of its own.
  private struct Parameters {
    var fields: [EntryField] = []

    /// Adds one; its name is `wanted`, or one like it.
    mutating func add(_ wanted: String, _ type: String) -> String {
      let base = SwiftIdentifier.isPlain(wanted) ? wanted : "value"
      var name = base
      var number = 2
      while fields.contains(where: { $0.key == name }) {
        name = base + String(number)
        number += 1
      }
      fields.append(EntryField(name, type))
      return name
    }

    /// Adds a closure that is called on a tap on what has this title.
    mutating func call(_ title: String) -> String {
      add("on" + ComponentChoices.camel(title), "() -> Void") + "()"
    }
  }

  private func item(_ key: String, _ parameters: inout Parameters) -> [EntryField] {
    var fields: [EntryField] = []
    if kind.hasTitle { fields.append(EntryField(key, title)) }
    if kind.hasImage, !image.isEmpty { fields.append(EntryField("image", image)) }
    switch key {
    case "button": fields.append(buttonAction(&parameters))
    case "system":
      fields.append(EntryField(key, value))
      if value == SystemButton.save.rawValue {
        fields.append(EntryField("action", parameters.call("save")))
      }
    case "menu": fields.append(EntryField("items", controls(&parameters)))
    case "picker":
      fields.append(EntryField("selection", "$" + parameters.add("selection", "Binding<String>")))
      fields.append(
        EntryField("options", .fields(titles.map { EntryField($0, PackageWiring.literal($0)) })))
    case "toggle": fields.append(EntryField("isOn", "$" + parameters.add("isOn", "Binding<Bool>")))
    case "shareLink": fields.append(EntryField("item", parameters.add("item", "URL")))
    case "link": fields.append(EntryField("destination", parameters.add("destination", "URL")))
    case "progress": fields.append(EntryField("value", parameters.add("fraction", "Double?")))
    case "search": fields.append(EntryField("text", "$" + parameters.add("query", "Binding<String>")))
    case "sidebarToggle":
      fields.append(EntryField(key, parameters.add("columns", "Binding<NavigationSplitViewVisibility>")))
    case "inspectorToggle":
      fields.append(EntryField(key, parameters.add("isInspectorShown", "Binding<Bool>")))
    case "principal", "view": fields.append(EntryField(key, .inline([EntryField("slot", "content")])))
    case "defaultItem": fields.append(EntryField(key, value))
    case "group", "keyboard", "bottomBar", "titleMenu": fields.append(EntryField(key, controls(&parameters)))
    default: break
    }
    if !placement.isEmpty { fields.append(EntryField("placement", placement)) }
    return fields
  }

  private func controls(_ parameters: inout Parameters) -> EntryValue {
    var items: [[EntryField]] = []
    for title in titles {
      items.append([EntryField("button", title), EntryField("action", parameters.call(title))])
    }
    return .list(items)
  }

  private func buttonAction(_ parameters: inout Parameters) -> EntryField {
    switch action {
    case "action": return EntryField(action, parameters.call(title))
    case "task":
      let name = parameters.add("on" + Self.camel(title), "@MainActor () async -> Void")
      return EntryField(action, "await \(name)()")
    case "alert", "dialog":
      let answer = [EntryField("answer", title), EntryField("action", parameters.call(title))]
      return EntryField(
        action, .fields([EntryField("title", title + "?"), EntryField("answers", .list([answer]))]))
    default: return EntryField(action, .inline([EntryField("slot", "content")]))
    }
  }

  // MARK: Names

  /// The words of a title as a name in upper camel case, of ASCII letters and digits.
  static func camel(_ title: String) -> String {
    title.utf8.split { !(0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0) }.map { word in
      let text = String(decoding: word, as: UTF8.self)
      return text.prefix(1).uppercased() + text.dropFirst()
    }.joined()
  }

  /// The words of a type's name as a title: `Share` for `ShareButton`, `Sort Order` for `SortOrderPicker`.
  static func title(of name: String) -> String {
    var words: [String] = []
    var wasLower = false
    for character in name {
      if character.isUppercase && wasLower || words.isEmpty { words.append("") }
      wasLower = !character.isUppercase
      words[words.count - 1].append(character)
    }
    let ends: Set<String> = ["button", "item", "menu", "picker", "toggle", "link", "bar", "toolbar", "title"]
    if words.count > 1, let last = words.last, ends.contains(last.lowercased()) { words.removeLast() }
    return words.joined(separator: " ")
  }
}

extension ToggleVariant {
  /// The part whose colour tells on from off, where a colour alone changes it.
  var colored: String? {
    switch self {
    case .switch: "track"
    case .checkbox, .radio: "box"
    case .button, .pill, .card: "surface"
    case .icon, .segmented: nil
    }
  }
}
