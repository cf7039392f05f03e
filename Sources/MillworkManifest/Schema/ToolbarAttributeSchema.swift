extension ManifestSchema {
  /// What every control takes.
  static let controlAttributes = ObjectSchema(
    name: "control attributes",
    fields: [
      ControlAttributeFields.visible, ControlAttributeFields.help, ControlAttributeFields.accessibility,
      ControlAttributeFields.badge,
    ])

  /// What a control takes that is more than text.
  static let tintAttributes = ObjectSchema(
    name: "tint attributes", fields: [ControlAttributeFields.tint])

  /// What a control takes that a person can use.
  static let actionAttributes = ObjectSchema(
    name: "action attributes", fields: [ControlAttributeFields.disabled, ControlAttributeFields.shortcut])

  /// What such a control takes that is drawn as a button.
  static let buttonAttributes = ObjectSchema(
    name: "button attributes", fields: [ControlAttributeFields.buttonStyle])

  /// What every toolbar item of its own takes.
  static let itemAttributes = ObjectSchema(
    name: "item attributes",
    fields: [
      ItemAttributeFields.placement, ItemAttributeFields.id, ItemAttributeFields.sharedBackground,
      ItemAttributeFields.matchedTransition, ItemAttributeFields.visibilityPriority,
      ItemAttributeFields.customization,
    ])

  enum ControlAttributeFields {
    static let visible = Field(
      "visible", .name, "a Swift expression of type Bool", "When it is shown; always by default.")
    static let disabled = Field(
      "disabled", .name, "a Swift expression of type Bool", "When it is disabled; never by default.")
    static let shortcut = Field(
      "shortcut", .pattern("\\S"),
      "keys such as command+shift+s, a single character (with command), or defaultAction or cancelAction",
      "The keys that trigger it (not on tvOS and watchOS).")
    static let help = Field("help", textShape, "a text", "A tool tip, also read out as a hint.")
    static let accessibility = Field(
      "accessibility", .object { AccessibilityFields.schema }, "a mapping of label, hint and identifier",
      "What assistive technology and tests know it by.")
    static let badge = Field(
      "badge", .name, "a Swift expression of type Int, Text or String",
      "A badge on its corner, drawn in toolbars from 26 on (not on tvOS and watchOS).")
    static let tint = Field(
      "tint", plainColorShape, plainColor,
      "Its tint, the same in every scheme unless an asset has variants; inherited by default.")
    static let buttonStyle = Field(
      "buttonStyle", .choice(ToolbarControlAttributes.buttonStyles.map(\.name)), "the name of a button style",
      "What its buttons look like; an older or plainer style stands in where there is none.")
  }

  enum AccessibilityFields {
    static let label = Field("label", textShape, "a text", "What is said in place of the title.")
    static let hint = Field("hint", textShape, "a text", "What is said of the effect.")
    static let identifier = Field(
      "identifier", .name, "a name", "The name by which user interface tests find it.")
    static let schema = ObjectSchema(
      name: "accessibility section", fields: [label, hint, identifier],
      rules: [.atLeastOne([label, hint, identifier])])
  }

  enum ItemAttributeFields {
    static let placement = Field(
      "placement", placementShape, "a placement, or one for each platform",
      "Where the item stands; the component's placement by default.")
    static let id = Field(
      "id", .name, "a name", "The item's identity, unique in the window; needed in customisable content.")
    static let sharedBackground = Field(
      "sharedBackground", .choice(VisibilityChoice.allCases.map(\.rawValue)),
      "one of automatic, visible, hidden",
      "Whether the item is drawn on the glass that its neighbours share (from iOS 26 and macOS 26 on).")
    static let matchedTransition = Field(
      "matchedTransition", .object { MatchedTransitionFields.schema }, "a mapping of id and namespace",
      "Makes the item the source of a zoom transition (from iOS 26 on).")
    static let visibilityPriority = Field(
      "visibilityPriority", .choice(VisibilityPriority.allCases.map(\.rawValue)),
      "one of automatic, low, high",
      "How long the item stays out of the overflow menu (from iOS 27 and macOS 26.1 on, with SDK 27).")
    static let customization = Field(
      "customization", .object { CustomizationFields.schema }, "a mapping",
      "What a person may change about the item of customisable content.")
  }

  enum MatchedTransitionFields {
    static let id = Field(
      "id", .name, "a Swift expression that is hashable", "The source's identity.", required: true)
    static let namespace = Field(
      "namespace", .name, "a Swift expression of type Namespace.ID", "The namespace of the identity.",
      required: true)
    static let schema = ObjectSchema(name: "matched transition", fields: [id, namespace])
  }

  enum CustomizationFields {
    static let visibility = Field(
      "visibility", .choice(VisibilityChoice.allCases.map(\.rawValue)), "one of automatic, visible, hidden",
      "Whether the item is in the toolbar before anyone changed it.")
    static let alwaysAvailable = Field(
      "alwaysAvailable", .boolean, "true or false",
      "Whether a person can always add the item, also where its view is not there.")
    static let behavior = Field(
      "behavior", .choice(Customization.Behavior.allCases.map(\.rawValue)),
      "one of default, reorderable, disabled", "What a person may do with the item.")
    static let schema = ObjectSchema(
      name: "customization", fields: [visibility, alwaysAvailable, behavior],
      rules: [.atLeastOne([visibility, alwaysAvailable, behavior])])
  }
}
