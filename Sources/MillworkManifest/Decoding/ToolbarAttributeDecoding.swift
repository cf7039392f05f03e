import MillworkDocument
import MillworkSource

extension Decoder {
  /// What every control takes.
  mutating func controlAttributes(_ fields: Fields) -> ToolbarControlAttributes {
    typealias Keys = ManifestSchema.ControlAttributeFields
    typealias Spoken = ManifestSchema.AccessibilityFields
    var attributes = ToolbarControlAttributes()
    attributes.disabled = fields[Keys.disabled].flatMap { condition($0, Keys.disabled, standard: "false") }
    attributes.shortcut = fields[Keys.shortcut].flatMap { shortcut($0, Keys.shortcut) }
    attributes.help = fields[Keys.help].flatMap { text($0, Keys.help) }
    if let spoken = someFields(fields, Keys.accessibility, as: Spoken.schema) {
      attributes.accessibilityLabel = spoken[Spoken.label].flatMap { text($0, Spoken.label) }
      attributes.accessibilityHint = spoken[Spoken.hint].flatMap { text($0, Spoken.hint) }
      attributes.accessibilityIdentifier = spoken[Spoken.identifier].flatMap {
        assetName($0, Spoken.identifier)
      }
    }
    attributes.badge = fields[Keys.badge].flatMap { code($0, Keys.badge) }
    attributes.tint = fields[Keys.tint].flatMap { tint($0, Keys.tint) }
    attributes.buttonStyle = fields[Keys.buttonStyle].flatMap {
      choice($0, Keys.buttonStyle, among: ToolbarControlAttributes.buttonStyles.map(\.name))
    }
    checkAvailability(of: attributes, fields)
    return attributes
  }

  /// A condition; `nil` where it always is what it is without the field.
  mutating func condition(_ node: Node, _ field: Field, standard: String) -> CodeText? {
    guard let code = code(node, field) else { return nil }
    guard code.string == standard else { return code }
    report(.saysNothing(field, standard, at: node.span))
    return nil
  }

  /// What every item of its own takes.
  mutating func itemAttributes(_ fields: Fields) -> ToolbarItemAttributes {
    typealias Keys = ManifestSchema.ItemAttributeFields
    typealias Transition = ManifestSchema.MatchedTransitionFields
    var attributes = ToolbarItemAttributes()
    attributes.id = fields[Keys.id].flatMap { assetName($0, Keys.id) }
    attributes.sharedBackground = fields[Keys.sharedBackground].flatMap {
      choice($0, Keys.sharedBackground, of: VisibilityChoice.self)
    }
    if let node = fields[Keys.matchedTransition], let parts = self.fields(of: node, as: Transition.schema) {
      let id = parts[Transition.id].flatMap { code($0, Transition.id) }
      let namespace = parts[Transition.namespace].flatMap { code($0, Transition.namespace) }
      if let id, let namespace {
        attributes.matchedTransition = MatchedTransition(id: id, namespace: namespace, span: node.span)
      }
    }
    attributes.visibilityPriority = fields[Keys.visibilityPriority].flatMap {
      choice($0, Keys.visibilityPriority, of: VisibilityPriority.self)
    }
    attributes.customization = customization(fields)
    checkAvailability(of: attributes, fields)
    return attributes
  }

  private mutating func customization(_ item: Fields) -> Customization? {
    typealias Keys = ManifestSchema.CustomizationFields
    let field = ManifestSchema.ItemAttributeFields.customization
    guard let fields = someFields(item, field, as: Keys.schema) else { return nil }
    return Customization(
      visibility: fields[Keys.visibility].flatMap { choice($0, Keys.visibility, of: VisibilityChoice.self) },
      isAlwaysAvailable: fields[Keys.alwaysAvailable].flatMap { boolean($0, Keys.alwaysAvailable) }?.value
        ?? false,
      behavior: fields[Keys.behavior].flatMap { choice($0, Keys.behavior, of: Customization.Behavior.self) },
      span: fields.node.span)
  }

  /// The mapping at `field`, which says something.
  private mutating func someFields(_ outer: Fields, _ field: Field, as schema: ObjectSchema) -> Fields? {
    guard let node = outer[field], let inner = fields(of: node, as: schema) else { return nil }
    if node.mergedEntries().isEmpty {
      report(.unusedKey(field, because: "the mapping says nothing", at: outer.keySpan(field) ?? node.span))
    }
    return inner
  }

  /// A colour that is the same in every scheme: only styles read the scheme.
  private mutating func tint(_ node: Node, _ field: Field) -> ColorChoice? {
    guard let color = color(node, field) else { return nil }
    guard !color.isAdaptive, !color.holdsTint else {
      report(.tintOfSeveralColors(at: node.span))
      return nil
    }
    return color
  }

  /// Keys such as `command+shift+s`. A single character goes with the command key.
  private mutating func shortcut(_ node: Node, _ field: Field) -> KeyboardShortcut? {
    guard let text = plainText(node, field)?.string else { return nil }
    let words = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // A plus sign as the key leaves two empty words behind.
    let isPlus = text == "+" || text.hasSuffix("++")
    let key = isPlus ? "+" : words.last ?? ""
    let names = isPlus ? words.dropLast(2) : words.dropLast()
    var modifiers: Set<KeyboardShortcut.Modifier> = []
    for name in names {
      guard let modifier = Self.modifierKeys[name] else {
        report(.unknownModifierKey(name, known: Self.modifierKeys.keys.sorted(), at: node.span))
        return nil
      }
      modifiers.insert(modifier)
    }
    guard let main = mainKey(key) else {
      report(.unknownKeyOnKeyboard(key, known: Self.namedKeys + Self.namedShortcuts, at: node.span))
      return nil
    }
    if case .shortcut(let name) = main, !names.isEmpty {
      report(.modifiersBesideShortcut(name, at: node.span))
      return nil
    }
    if case .character = main, names.isEmpty { modifiers = [.command] }
    return KeyboardShortcut(
      key: main, modifiers: KeyboardShortcut.Modifier.allCases.filter { modifiers.contains($0) },
      span: node.span)
  }

  private func mainKey(_ text: String) -> KeyboardShortcut.Key? {
    if Self.namedKeys.contains(text) { return .named(text) }
    if Self.namedShortcuts.contains(text) { return .shortcut(text) }
    guard text.count == 1, let scalar = text.unicodeScalars.first, scalar.value > 0x20 else { return nil }
    return .character(text.lowercased())
  }

  private static let modifierKeys: [String: KeyboardShortcut.Modifier] = [
    "command": .command, "cmd": .command, "shift": .shift, "option": .option, "alt": .option,
    "control": .control, "ctrl": .control,
  ]
  /// https://developer.apple.com/documentation/swiftui/keyequivalent
  private static let namedKeys = [
    "upArrow", "downArrow", "leftArrow", "rightArrow", "escape", "delete", "deleteForward", "home", "end",
    "pageUp", "pageDown", "clear", "tab", "space", "return",
  ]
  /// https://developer.apple.com/documentation/swiftui/keyboardshortcut
  private static let namedShortcuts = ["defaultAction", "cancelAction"]
}
