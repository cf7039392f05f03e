import MillworkSDK

extension ManifestSchema {
  private static let placementShape = ValueShape.shared(
    "placement",
    .oneOf([
      .choice(PlacementPlan.knownNames),
      .map(.choice(PlacementPlan.knownNames), keys: .names(Platform.allCases.map(\.rawValue))),
    ]))
  private static let titleShape = ValueShape.shared(
    "title",
    .oneOf([
      .name, .object { SlotFields.schema }, .object { TextFields.schema },
    ]))

  enum ToolbarFields {
    static let summary = Field(
      "summary", .text, "a text", "The documentation comment of the struct.")
    static let placement = Field(
      "placement", placementShape, "a placement, or one for each platform",
      "Makes the placement a parameter of the initialiser with this default; items without their own use it.")
    static let parameters = Field(
      "parameters", .map(.oneOf([.name, .object { ParameterFields.schema }]), keys: .identifiers),
      "types by parameter name, such as {onShare: () -> Void, isPinned: Binding<Bool>}",
      "Parameters of the initialiser; the code of the items can use them.")
    static let modifier = Field(
      "modifier", .identifier, "a Swift identifier",
      "Also generates a View method of this name, which adds the content in a toolbar of its own.")
    static let items = Field(
      "items", .list(.oneOf(itemKinds.map { kind in .object { kind.schema } }), least: 1), "a list of items",
      "The items in order.", required: true)
    static let schema = ObjectSchema(
      name: "toolbar content", fields: [summary, placement, parameters, modifier, items])
  }

  enum ParameterFields {
    static let type = Field(
      "type", .name, "a Swift type", "The parameter's type.", required: true)
    static let defaultValue = Field(
      "default", .name, "a Swift expression", "The parameter's default value.")
    static let schema = ObjectSchema(name: "parameter", fields: [type, defaultValue])
  }

  private static let placement = Field(
    "placement", placementShape, "a placement, or one for each platform",
    "Where the item stands; the component's placement by default.")
  private static let image = Field(
    "image", .oneOf([.name, .object { ImageFields.schema }]), "the name of a symbol, or {asset: name}",
    "The image beside the title.")

  enum ButtonFields {
    static let button = Field(
      "button", titleShape, "a title, or {slot: name}", "A button with this label.", required: true)
    static let image = ManifestSchema.image
    static let placement = ManifestSchema.placement
    static let action = Field(
      "action", .name, "Swift statements", "What the button runs.")
    static let sheet = Field(
      "sheet", .oneOf([.name, .object { SlotFields.schema }]), "a Swift view expression, or {slot: name}",
      "The view that the button presents in a sheet.")
    static let schema = ObjectSchema(
      name: "toolbar button", fields: [button, image, placement, action, sheet])
  }

  enum ToggleItemFields {
    static let toggle = Field(
      "toggle", titleShape, "a title, or {slot: name}", "A toggle with this label.", required: true)
    static let image = ManifestSchema.image
    static let placement = ManifestSchema.placement
    static let isOn = Field(
      "isOn", .name, "a Swift expression of type Binding<Bool>", "What the toggle switches.", required: true)
    static let schema = ObjectSchema(name: "toolbar toggle", fields: [toggle, image, placement, isOn])
  }

  enum SpacerFields {
    static let spacer = Field(
      "spacer", .choice(SpacerSizing.allCases.map(\.rawValue)), "fixed or flexible",
      "Parts the items before it from those after it (from iOS 26 and macOS 26 on; nothing in its place before).",
      required: true)
    static let placement = Field(
      "placement", placementShape, "a placement, or one for each platform",
      "Where the spacer stands; that of the item before it by default.")
    static let schema = ObjectSchema(name: "toolbar spacer", fields: [spacer, placement])
  }

  /// The kinds of toolbar items, each with the key that names it.
  static let itemKinds: [(key: Field, schema: ObjectSchema)] = [
    (ButtonFields.button, ButtonFields.schema),
    (ToggleItemFields.toggle, ToggleItemFields.schema),
    (SpacerFields.spacer, SpacerFields.schema),
  ]
}
