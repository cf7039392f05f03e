import MillworkDocument
import MillworkSource

extension Decoder {
  /// A control of the kind that `key` names. The condition of a nested one is its own, that of an item the item's.
  mutating func control(_ key: Field, _ fields: Fields, isNested: Bool) -> ToolbarControl? {
    controlDepth += 1
    defer { controlDepth -= 1 }
    guard controlDepth <= Self.deepestControl else {
      report(.controlsTooDeep(limit: Self.deepestControl, at: fields.node.span))
      return nil
    }
    let visible = ManifestSchema.ControlAttributeFields.visible
    let kind = controlKind(key, fields)
    let condition =
      isNested ? fields[visible].flatMap { self.condition($0, visible, standard: "true") } : nil
    let attributes = controlAttributes(fields)
    return kind.map {
      ToolbarControl(kind: $0, visible: condition, attributes: attributes, span: fields.node.span)
    }
  }

  private mutating func controlKind(_ key: Field, _ fields: Fields) -> ToolbarControl.Kind? {
    switch key {
    case ManifestSchema.ButtonFields.button: return button(fields).map { .button($0) }
    case ManifestSchema.SystemFields.system: return systemButton(fields)
    case ManifestSchema.MenuFields.menu: return menu(fields)
    case ManifestSchema.SectionFields.section, ManifestSchema.GroupSectionFields.section:
      return section(fields, key)
    case ManifestSchema.PickerFields.picker: return picker(fields).map { .picker($0) }
    case ManifestSchema.ToggleItemFields.toggle: return toggle(fields)
    case ManifestSchema.ShareLinkFields.shareLink: return shareLink(fields).map { .shareLink($0) }
    case ManifestSchema.LinkFields.link: return link(fields)
    case ManifestSchema.TextItemFields.text, ManifestSchema.StatusFields.status:
      let isStatus = key == ManifestSchema.StatusFields.status
      return label(fields, title: key, image: ManifestSchema.image).map { .text($0, isStatus: isStatus) }
    case ManifestSchema.TitleItemFields.title:
      let subtitle = ManifestSchema.TitleItemFields.subtitle
      guard let title = fields[key].flatMap({ text($0, key) }) else { return nil }
      return .title(title, subtitle: fields[subtitle].flatMap { text($0, subtitle) })
    case ManifestSchema.ProgressFields.progress: return progress(fields)
    case ManifestSchema.SidebarToggleFields.sidebarToggle: return paneToggle(.sidebar, key, fields)
    case ManifestSchema.InspectorToggleFields.inspectorToggle: return paneToggle(.inspector, key, fields)
    case ManifestSchema.NestedSpaceFields.spacer:
      return fields[key].flatMap { choice($0, key, among: ["flexible"]) }.map { _ in .space }
    case ManifestSchema.DividerFields.divider:
      return fields[key].flatMap { isTrue($0, key) ? .divider : nil }
    default: return fields[key].flatMap { view($0, key, role: .view, isHosted: false) }.map { .view($0) }
    }
  }

  private mutating func systemButton(_ fields: Fields) -> ToolbarControl.Kind? {
    typealias Keys = ManifestSchema.SystemFields
    guard let button = fields[Keys.system].flatMap({ choice($0, Keys.system, of: SystemButton.self) }) else {
      return nil
    }
    let title = fields[Keys.title].flatMap { text($0, Keys.title) }
    let action = fields[Keys.action].flatMap { code($0, Keys.action) }
    if button.value == .save, fields[Keys.action] == nil, fields[Keys.task] == nil {
      report(.saveNeedsAction(at: button.span))
    }
    if button.value == .edit {
      for field in [Keys.title, Keys.action, Keys.task] {
        if let span = fields.keySpan(field) { report(.editTakesNo(field, at: span)) }
      }
    }
    guard let task = fields[Keys.task] else {
      if let span = fields.keySpan(Keys.whileRunning) {
        report(
          .needlessBeside(Keys.whileRunning, fields[Keys.action] == nil ? Keys.system : Keys.action, at: span)
        )
      }
      return .system(button.value, title: title, action: action.map { .run($0) })
    }
    if let span = fields.keySpan(Keys.action) { report(.needlessBeside(Keys.action, Keys.task, at: span)) }
    return systemTask(task, button, title, fields)
  }

  /// A system button that runs a task. One with a title is a button as any other with its role; the label that the system
  /// gives can't say that the task runs.
  private mutating func systemTask(
    _ node: Node, _ button: Located<SystemButton>, _ title: TextValue?, _ fields: Fields
  ) -> ToolbarControl.Kind? {
    typealias Keys = ManifestSchema.SystemFields
    let standard = PlainText(
      text: MappedText(button.value.title, origin: .whole(button.span)), span: button.span)
    let own = title ?? (button.value == .save ? .localized(standard) : nil)
    let meanwhile = fields[Keys.whileRunning].flatMap {
      choice($0, Keys.whileRunning, of: ToolbarButton.WhileRunning.self)
    }
    if own == nil, let meanwhile, meanwhile.value != .disabled {
      report(.taskNeedsTitle(button.value, meanwhile.value.rawValue, at: meanwhile.span))
    }
    guard let code = code(node, Keys.task) else { return nil }
    let words = own.flatMap { $0.code == nil ? $0.plain.string : nil }
    let action = ToolbarButton.Action.task(
      code, state: toolbar.task(of: words ?? button.value.title, at: node.span),
      whileRunning: meanwhile?.value ?? (own == nil || toolbar.isInMenu ? .disabled : .progress))
    guard let own else { return .system(button.value, title: nil, action: action) }
    let role = Located(button.value.buttonRole, at: button.span)
    return .button(
      ToolbarButton(label: .title(own, image: nil), role: role, action: action, confirmation: nil))
  }

  private mutating func menu(_ fields: Fields) -> ToolbarControl.Kind? {
    typealias Keys = ManifestSchema.MenuFields
    let label = label(fields, title: Keys.menu, image: Keys.image)
    let items = menuItems(fields, Keys.items)
    let action = fields[Keys.primaryAction].flatMap { code($0, Keys.primaryAction) }
    let shortcut = ManifestSchema.ControlAttributeFields.shortcut
    if fields[Keys.primaryAction] == nil, let span = fields.keySpan(shortcut) {
      let reason = "a menu without a `primaryAction` does nothing that keys could trigger"
      report(.unusedKey(shortcut, because: reason, help: "give the keys to a control in the menu", at: span))
    }
    guard let label, !items.isEmpty else { return nil }
    return .menu(label, items: items, primaryAction: action)
  }

  /// The items of a menu.
  mutating func menuItems(_ fields: Fields, _ key: Field) -> [ToolbarControl] {
    let outer = toolbar.isInMenu
    toolbar.isInMenu = true
    defer { toolbar.isInMenu = outer }
    return controls(fields, key, among: ManifestSchema.menuKinds)
  }

  private mutating func section(_ fields: Fields, _ key: Field) -> ToolbarControl.Kind? {
    typealias Keys = ManifestSchema.SectionFields
    let items = controls(fields, Keys.items, among: ManifestSchema.menuKinds)
    guard let node = fields[key], !items.isEmpty else { return nil }
    if case .bool = node.value { return isTrue(node, key) ? .section(nil, items: items) : nil }
    if key == ManifestSchema.GroupSectionFields.section {
      report(.titledSectionInGroup(at: node.span))
      return nil
    }
    return text(node, key).map { .section($0, items: items) }
  }

  private mutating func picker(_ fields: Fields) -> ToolbarPicker? {
    typealias Keys = ManifestSchema.PickerFields
    let label = label(fields, title: Keys.picker, image: Keys.image)
    let selection = fields[Keys.selection].flatMap { code($0, Keys.selection) }
    let options = fields[Keys.options].map { self.options($0) } ?? []
    checkValues(of: options)
    let style = fields[Keys.style].flatMap { choice($0, Keys.style, of: ToolbarPicker.Style.self) }
    guard let label, let selection, !options.isEmpty else { return nil }
    return ToolbarPicker(label: label, selection: selection, options: options, style: style)
  }

  /// SwiftUI tells options apart by their values. What a call gives may be another value each time.
  private mutating func checkValues(of options: [ToolbarPicker.Option]) {
    var first: [String: Span] = [:]
    for value in options.map(\.value) where !value.string.utf8.contains(UInt8(ascii: "(")) {
      if let earlier = first[value.string] {
        report(.duplicateOption(value.string, at: value.span, first: earlier))
      } else {
        first[value.string] = value.span
      }
    }
  }

  /// Values by title, or a list of options.
  private mutating func options(_ node: Node) -> [ToolbarPicker.Option] {
    typealias Keys = ManifestSchema.OptionFields
    let field = ManifestSchema.PickerFields.options
    if node.kind == .mapping {
      let entries = node.mergedEntries()
      if entries.isEmpty { report(.noControls(field, at: node.span)) }
      return entries.compactMap { entry in
        guard let title = text(entry.key, Keys.option), let value = code(entry.value, Keys.value) else {
          return nil
        }
        return ToolbarPicker.Option(label: .title(title, image: nil), value: value)
      }
    }
    let nodes = items(of: node, expected: field.expects)
    if node.kind == .sequence, nodes.isEmpty { report(.noControls(field, at: node.span)) }
    return nodes.compactMap { node in
      guard let fields = fields(of: node, as: Keys.schema) else { return nil }
      let label = label(fields, title: Keys.option, image: Keys.image)
      guard let label, let value = fields[Keys.value].flatMap({ code($0, Keys.value) }) else { return nil }
      return ToolbarPicker.Option(label: label, value: value)
    }
  }

  private mutating func toggle(_ fields: Fields) -> ToolbarControl.Kind? {
    typealias Keys = ManifestSchema.ToggleItemFields
    let label = label(fields, title: Keys.toggle, image: Keys.image)
    let isOn = fields[Keys.isOn].flatMap { code($0, Keys.isOn) }
    guard let label, let isOn else { return nil }
    return .toggle(label, isOn: isOn)
  }

  private mutating func shareLink(_ fields: Fields) -> ToolbarShareLink? {
    typealias Keys = ManifestSchema.ShareLinkFields
    var label: LabelChoice?
    if let node = fields[Keys.shareLink], case .bool = node.value {
      guard isTrue(node, Keys.shareLink) else { return nil }
      if let image = fields.keySpan(Keys.image) { report(.imageWithoutLabel(at: image)) }
    } else {
      label = self.label(fields, title: Keys.shareLink, image: Keys.image)
      if label == nil { return nil }
    }
    guard let item = fields[Keys.item].flatMap({ code($0, Keys.item) }) else { return nil }
    return ToolbarShareLink(
      label: label, item: item,
      subject: fields[Keys.subject].flatMap { text($0, Keys.subject) },
      message: fields[Keys.message].flatMap { text($0, Keys.message) },
      preview: fields[Keys.preview].flatMap { text($0, Keys.preview) })
  }

  private mutating func link(_ fields: Fields) -> ToolbarControl.Kind? {
    typealias Keys = ManifestSchema.LinkFields
    let label = label(fields, title: Keys.link, image: Keys.image)
    let destination = fields[Keys.destination].flatMap { code($0, Keys.destination) }
    guard let label, let destination else { return nil }
    return .link(label, destination: destination)
  }

  private mutating func progress(_ fields: Fields) -> ToolbarControl.Kind? {
    typealias Keys = ManifestSchema.ProgressFields
    guard let title = fields[Keys.progress].flatMap({ text($0, Keys.progress) }) else { return nil }
    if let span = fields.keySpan(Keys.total), fields[Keys.value] == nil {
      report(.totalWithoutValue(at: span))
    }
    if fields[Keys.value] == nil, Double(title.plain.string) != nil {
      report(.valueAsLabel(title.plain, Keys.progress, Keys.value))
    }
    return .progress(
      title, value: fields[Keys.value].flatMap { code($0, Keys.value) },
      total: fields[Keys.total].flatMap { code($0, Keys.total) })
  }

  private mutating func paneToggle(_ pane: Pane, _ key: Field, _ fields: Fields) -> ToolbarControl.Kind? {
    let title = ManifestSchema.title
    guard let variable = fields[key].flatMap({ code($0, key) }) else { return nil }
    return .paneToggle(pane, title: fields[title].flatMap { text($0, title) }, variable: variable)
  }

  // MARK: Labels and views

  /// What a control shows: a title with an image where there is one, or a view that the caller gives.
  mutating func label(_ fields: Fields, title: Field, image: Field) -> LabelChoice? {
    guard let node = fields[title] else { return nil }
    if has(ManifestSchema.SlotFields.slot, node) {
      if let extra = fields.keySpan(image) { report(.imageBesideSlot(at: extra)) }
      return slot(node, role: .label, isHosted: false).map { .slot($0) }
    }
    guard isText(node) else {
      _ = self.fields(of: node, as: ManifestSchema.labelSchema)
      return nil
    }
    let choice = fields[image].flatMap { self.image($0, image) }
    guard let text = anyText(node, title) else { return nil }
    if text.isBlank { report(.emptyTitle(title, at: text.plain.span)) }
    return .title(text, image: choice)
  }

  /// A view expression, or a view that the caller gives.
  mutating func view(_ node: Node, _ field: Field, role: ViewSlot.Role, isHosted: Bool) -> ViewChoice? {
    if has(ManifestSchema.SlotFields.slot, node) {
      return slot(node, role: role, isHosted: isHosted).map { .slot($0) }
    }
    guard let code = code(node, field) else { return nil }
    guard !code.isTypeName else {
      report(.typeForView(field, code.string, at: node.span))
      return nil
    }
    return .view(code)
  }

  /// `{slot: name}`, where `node` is a mapping with that key.
  private mutating func slot(_ node: Node, role: ViewSlot.Role, isHosted: Bool) -> ViewSlot? {
    typealias Keys = ManifestSchema.SlotFields
    guard let fields = fields(of: node, as: Keys.schema), let name = fields[Keys.slot],
      let found = identifier(name, Keys.slot)
    else { return nil }
    let slot = ViewSlot(name: found, role: role, isHosted: isHosted)
    toolbar.add(slot)
    return slot
  }

  /// Whether a value is `true`, which is all that it may be.
  private mutating func isTrue(_ node: Node, _ field: Field) -> Bool {
    guard let value = boolean(node, field) else { return false }
    if !value.value { report(.wrongValue(field, found: "`false`", at: node.span)) }
    return value.value
  }
}
