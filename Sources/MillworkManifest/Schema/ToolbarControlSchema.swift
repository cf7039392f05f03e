extension ManifestSchema {
  enum SystemFields {
    static let system = Field(
      "system", .choice(SystemButton.allCases.map(\.rawValue)),
      "one of dismiss, close, cancel, done, save, edit",
      "A button with the system's role, place and, from 26 on, look.", required: true)
    static let title = ManifestSchema.title
    static let action = Field(
      "action", .name, "Swift statements", "What the button runs; by default it dismisses what it stands in.")
    static let task = ButtonFields.task
    static let whileRunning = Field(
      "whileRunning", ButtonFields.whileRunning.shape, ButtonFields.whileRunning.expects,
      "What the button is while its task runs: it shows progress (the default) or cancels the task, for which it needs a `title`, or is disabled (the default without one)."
    )
    static let rules = [FieldRule.excludes(task, [action]), .needs(whileRunning, task)]
    static let fields: @Sendable () -> [Field] = { [system, title, action, task, whileRunning] }
  }

  enum MenuFields {
    static let menu = Field("menu", titleShape, "a title, or {slot: name}", "A menu.", required: true)
    static let image = ManifestSchema.image
    static let items = Field(
      "items", menuControlsShape, "a list of controls", "What the menu holds.", required: true)
    static let primaryAction = Field(
      "primaryAction", .name, "Swift statements", "What a tap runs; the menu opens on a long press then.")
    static let rules = [imageRule(title: menu), .needs(ControlAttributeFields.shortcut, primaryAction)]
    static let fields: @Sendable () -> [Field] = { [menu, image, items, primaryAction] }
  }

  enum SectionFields {
    static let section = Field(
      "section", .oneOf([.boolean, textShape]), "a title, or true for a section without one",
      "A part of a menu.", required: true)
    static let items = Field(
      "items", menuControlsShape, "a list of controls", "What the section holds.", required: true)
    static let visible = ControlAttributeFields.visible
    static let schema = ObjectSchema(name: "section", fields: [section, items, visible])
  }

  /// The same in a group, where the bar shows no title.
  enum GroupSectionFields {
    static let section = Field(
      "section", .boolean, "true", "A part of a group, as in a menu but without a title.", required: true)
    static let schema = ObjectSchema(
      name: "section of a group", fields: [section, SectionFields.items, SectionFields.visible])
  }

  enum DividerFields {
    static let divider = Field(
      "divider", .boolean, "true", "A line between the controls around it.", required: true)
    static let schema = ObjectSchema(name: "divider", fields: [divider])
  }

  enum NestedSpaceFields {
    static let spacer = Field(
      "spacer", .choice(["flexible"]), "flexible", "Space that pushes the controls around it apart.",
      required: true)
    static let schema = ObjectSchema(name: "spacer", fields: [spacer])
  }

  enum PickerFields {
    static let picker = Field("picker", titleShape, "a title, or {slot: name}", "A picker.", required: true)
    static let image = ManifestSchema.image
    static let selection = Field(
      "selection", .name, "a Swift expression that is a binding", "What the picker chooses.", required: true)
    static let options = Field(
      "options",
      .oneOf([.map(.name, keys: .texts, least: 1), .list(.object { OptionFields.schema }, least: 1)]),
      "values by title, such as {List: Layout.list}, or a list of options", "The choices in order.",
      required: true)
    static let style = Field(
      "style", .choice(ToolbarPicker.Style.allCases.map(\.rawValue)),
      "one of inline, menu, segmented, palette", "What the picker looks like; the system's choice by default."
    )
    static let rules = [imageRule(title: picker)]
    static let fields: @Sendable () -> [Field] = { [picker, image, selection, options, style] }
  }

  enum OptionFields {
    static let option = Field(
      "option", titleShape, "a title, or {slot: name}", "What the choice shows.", required: true)
    static let image = ManifestSchema.image
    static let value = Field(
      "value", .name, "a Swift expression", "The value that the choice stands for.", required: true)
    static let schema = ObjectSchema(
      name: "picker option", fields: [option, image, value], rules: [imageRule(title: option)])
  }

  enum ToggleItemFields {
    static let toggle = Field(
      "toggle", titleShape, "a title, or {slot: name}", "A toggle with a title.", required: true)
    static let image = ManifestSchema.image
    static let isOn = Field(
      "isOn", .name, "a Swift expression of type Binding<Bool>", "What the toggle switches.", required: true)
    static let rules = [imageRule(title: toggle)]
    static let fields: @Sendable () -> [Field] = { [toggle, image, isOn] }
  }

  enum ShareLinkFields {
    static let shareLink = Field(
      "shareLink", .oneOf([.boolean, titleShape]), "a title, {slot: name}, or true for SwiftUI's own label",
      "A link that shares something.", required: true)
    static let image = ManifestSchema.image
    static let item = Field(
      "item", .name, "a Swift expression of a type that is Transferable", "What is shared.", required: true)
    static let subject = Field("subject", textShape, "a text", "The subject of a message.")
    static let message = Field("message", textShape, "a text", "The text of a message.")
    static let preview = Field(
      "preview", textShape, "a title",
      "The title of the preview, which a value needs that is neither a URL nor a String.")
    static let rules = [imageRule(title: shareLink)]
    static let fields: @Sendable () -> [Field] = { [shareLink, image, item, subject, message, preview] }
  }

  enum LinkFields {
    static let link = Field(
      "link", titleShape, "a title, or {slot: name}", "A link that opens an address.", required: true)
    static let image = ManifestSchema.image
    static let destination = Field(
      "destination", .name, "a Swift expression of type URL", "What the link opens.", required: true)
    static let rules = [imageRule(title: link)]
    static let fields: @Sendable () -> [Field] = { [link, image, destination] }
  }

  enum TextItemFields {
    static let text = Field("text", textShape, "a text", "A text.", required: true)
    static let image = ManifestSchema.image
    static let fields: @Sendable () -> [Field] = { [text, image] }
  }

  enum StatusFields {
    static let status = Field(
      "status", textShape, "a text", "A small text about the content, at the placement status by default.",
      required: true)
    static let image = ManifestSchema.image
    static let fields: @Sendable () -> [Field] = { [status, image] }
  }

  enum TitleItemFields {
    static let title = Field(
      "title", textShape, "a text", "A title of its own, at the placement principal by default.",
      required: true)
    static let subtitle = Field("subtitle", textShape, "a text", "A smaller text below the title.")
    static let fields: @Sendable () -> [Field] = { [title, subtitle] }
  }

  enum PrincipalFields {
    static let principal = Field(
      "principal", viewShape, "a Swift view expression, or {slot: name}",
      "A view in the place of the title: at the placement principal by default.", required: true)
    static let fields: @Sendable () -> [Field] = { [principal] }
  }

  enum ViewFields {
    static let view = Field(
      "view", viewShape, "a Swift view expression, or {slot: name}", "A view of your own.", required: true)
    static let fields: @Sendable () -> [Field] = { [view] }
  }

  enum ProgressFields {
    static let progress = Field(
      "progress", textShape, "a text", "Progress; the text is read out and not shown.", required: true)
    static let value = Field(
      "value", .name, "a Swift expression of a floating-point type, optional or not",
      "How much is done; a spinner where there is none.")
    static let total = Field(
      "total", .name, "a Swift expression of a floating-point type", "How much there is to do; 1 by default.")
    static let rules = [FieldRule.needs(total, value)]
    static let fields: @Sendable () -> [Field] = { [progress, value, total] }
  }

  enum SidebarToggleFields {
    static let sidebarToggle = Field(
      "sidebarToggle", .name, "a Swift variable of type NavigationSplitViewVisibility",
      "A button that shows and hides the sidebar, at the placement navigation by default.", required: true)
    static let title = ManifestSchema.title
    static let fields: @Sendable () -> [Field] = { [sidebarToggle, title] }
  }

  enum InspectorToggleFields {
    static let inspectorToggle = Field(
      "inspectorToggle", .name, "a Swift variable of type Bool",
      "A button that shows and hides the inspector, at the placement primaryAction by default.",
      required: true)
    static let title = ManifestSchema.title
    static let fields: @Sendable () -> [Field] = { [inspectorToggle, title] }
  }
}
