extension ManifestSchema {
  enum GroupFields {
    static let group = Field(
      "group", controlsShape, "a list of controls", "Several controls in one group.", required: true)
    static let label = Field(
      "label", titleShape, "a title, or {slot: name}",
      "What stands for the group where there is no room for it (from iOS 16 and macOS 13 on).")
    static let image = ManifestSchema.image
    static let schema = ObjectSchema(
      name: "toolbar group", fields: [group, label, image], shared: [groupAttributes, itemAttributes],
      rules: [.needs(image, label), imageRule(title: label)])
  }

  enum KeyboardFields {
    static let keyboard = Field(
      "keyboard", controlsShape, "a list of controls",
      "The row above the keyboard (the Touch Bar on macOS); left out where there is none.", required: true)
    static let schema = ObjectSchema(name: "keyboard row", fields: [keyboard], shared: [groupAttributes])
  }

  enum BottomBarFields {
    static let bottomBar = Field(
      "bottomBar", controlsShape, "a list of controls", "Controls in the bar at the bottom.", required: true)
    static let schema = ObjectSchema(name: "bottom bar", fields: [bottomBar], shared: [groupAttributes])
  }

  enum TitleMenuFields {
    static let titleMenu = Field(
      "titleMenu", menuControlsShape, "a list of controls",
      "The menu behind the title (from iOS 16 and macOS 13 on).",
      required: true)
    static let schema = ObjectSchema(name: "title menu", fields: [titleMenu], shared: [groupAttributes])
  }

  enum SearchFields {
    static let search = Field(
      "search", textShape, "a text",
      "A search field with a prompt, made by a companion modifier and placed here from 26 on.",
      required: true)
    static let text = Field(
      "text", .name, "a Swift expression of type Binding<String>", "What is searched for.", required: true)
    static let placement = ItemAttributeFields.placement
    static let schema = ObjectSchema(
      name: "search item", fields: [search, text, placement],
      refused: [
        "visible":
          "the field comes from a modifier on the view, which can't come and go while the view stays the same; "
          + "remove the key, and use the component on the views that search only"
      ])
  }

  enum DefaultItemFields {
    static let defaultItem = Field(
      "defaultItem", .choice(DefaultItem.allCases.map(\.rawValue)), "one of sidebarToggle, title, search",
      "An item that the system makes, in a place of your choice (from 26 on; where the system has it before).",
      required: true)
    static let placement = ItemAttributeFields.placement
    static let schema = ObjectSchema(
      name: "default item", fields: [defaultItem, placement], shared: [groupAttributes])
  }

  enum SpacerFields {
    static let spacer = Field(
      "spacer", .choice(SpacerSizing.allCases.map(\.rawValue)), "fixed or flexible",
      "Parts the items before it from those after it (from iOS 26 and macOS 26 on; nothing in its place before).",
      required: true)
    static let placement = Field(
      "placement", placementShape, "a placement, or one for each platform",
      "Where the spacer stands; that of the item before it by default.")
    static let schema = ObjectSchema(
      name: "toolbar spacer", fields: [spacer, placement], shared: [groupAttributes])
  }

  /// What holds for items that are no controls.
  static let groupAttributes = ObjectSchema(
    name: "condition", fields: [ControlAttributeFields.visible])
}
