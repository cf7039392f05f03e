import MillworkSDK

/// A kind of toolbar item or of control: the key that names it, and the mapping that it is.
struct ToolbarKind: Sendable {
  /// The key.
  let key: Field
  /// The mapping. A closure, since menus hold controls.
  let schema: @Sendable () -> ObjectSchema

  init(_ key: Field, _ schema: @escaping @Sendable () -> ObjectSchema) {
    self.key = key
    self.schema = schema
  }
}

extension ManifestSchema {
  /// The mappings of toolbar content, outermost first.
  static let toolbarObjects: [ObjectSchema] =
    [ToolbarFields.schema, ParameterFields.schema]
    + itemKinds.map { $0.schema() }
    + [
      SectionFields.schema, NestedSpaceFields.schema, DividerFields.schema, OptionFields.schema,
      groupAttributes,
      PromptFields.schema, AnswerFields.schema, ConfirmationFields.schema, controlAttributes, itemAttributes,
      AccessibilityFields.schema, MatchedTransitionFields.schema, CustomizationFields.schema,
    ]

  static let placementShape = ValueShape.shared(
    "placement",
    .oneOf([
      .choice(PlacementPlan.knownNames),
      .map(.choice(PlacementPlan.knownNames), keys: .names(Platform.allCases.map(\.rawValue))),
    ]))
  static let viewShape = ValueShape.shared("any-view", .oneOf([.name, .object { SlotFields.schema }]))
  static let controlsShape = ValueShape.list(
    .shared("any-control", .oneOf(controlKinds.map { .object($0.schema) })), least: 1)

  static let parametersShape = ValueShape.map(
    .oneOf([.name, .object { ParameterFields.schema }]), keys: .identifiers)

  enum ToolbarFields {
    static let summary = Field("summary", .text, "a text", "The documentation comment of the struct.")
    static let customizable = Field(
      "customizable", .boolean, "true or false",
      "Makes the struct CustomizableToolbarContent, for `.toolbar(id:)`; every item needs an `id` then.")
    static let placement = Field(
      "placement", placementShape, "a placement, or one for each platform",
      "Makes the placement a parameter of the initialiser with this default; items without their own use it.")
    static let parameters = Field(
      "parameters", parametersShape,
      "types by parameter name, such as {onShare: () -> Void, isPinned: Binding<Bool>}",
      "Parameters of the initialiser; the code of the items can use them.")
    static let environment = Field(
      "environment", .map(.name, keys: .identifiers),
      "key paths or types by property name, such as {dismiss: \\.dismiss, library: Library.self}",
      "What the struct reads from the environment; the code of the items can use it.")
    static let modifier = Field(
      "modifier", .identifier, "a Swift identifier",
      "Also generates a View method of this name, which adds the content in a toolbar of its own.")
    static let function = Field(
      "function", .identifier, "a Swift identifier",
      "Also generates a function of this name, which makes the content.")
    static let items = Field(
      "items", .list(.oneOf(itemKinds.map { .object($0.schema) }), least: 1), "a list of items",
      "The items in order.", required: true)
    static let schema = ObjectSchema(
      name: "toolbar content",
      fields: [summary, customizable, placement, parameters, environment, modifier, function, items])
  }

  enum ParameterFields {
    static let type = Field("type", .name, "a Swift type", "The parameter's type.", required: true)
    static let defaultValue = Field(
      "default", .name, "a Swift expression", "The parameter's default value.")
    static let summary = Field(
      "summary", .text, "a text", "What the initialiser's documentation comment says of the parameter.")
    static let schema = ObjectSchema(name: "parameter", fields: [type, defaultValue, summary])
  }

  static let imageShape = ValueShape.shared("any-image", .oneOf([.name, .object { ImageFields.schema }]))
  static let image = Field(
    "image", imageShape, "the name of a symbol, or {asset: name}",
    "The image beside the title.")
  static let title = Field(
    "title", textShape, "a title", "The title; SwiftUI's usual word by default.")

  /// The kinds of toolbar items.
  static let itemKinds: [ToolbarKind] = [
    item(ButtonFields.button, "toolbar button", ButtonFields.fields, ButtonFields.rules),
    item(SystemFields.system, "toolbar system button", SystemFields.fields),
    item(MenuFields.menu, "toolbar menu", MenuFields.fields),
    item(PickerFields.picker, "toolbar picker", PickerFields.fields),
    item(ToggleItemFields.toggle, "toolbar toggle", ToggleItemFields.fields),
    item(ShareLinkFields.shareLink, "toolbar share link", ShareLinkFields.fields),
    item(LinkFields.link, "toolbar link", LinkFields.fields),
    item(TextItemFields.text, "toolbar text", TextItemFields.fields),
    item(StatusFields.status, "toolbar status", StatusFields.fields),
    item(TitleItemFields.title, "toolbar title", TitleItemFields.fields),
    item(PrincipalFields.principal, "toolbar principal view", PrincipalFields.fields),
    item(ProgressFields.progress, "toolbar progress", ProgressFields.fields, ProgressFields.rules),
    item(SidebarToggleFields.sidebarToggle, "toolbar sidebar toggle", SidebarToggleFields.fields),
    item(InspectorToggleFields.inspectorToggle, "toolbar inspector toggle", InspectorToggleFields.fields),
    item(ViewFields.view, "toolbar view", ViewFields.fields),
    ToolbarKind(GroupFields.group) { GroupFields.schema },
    ToolbarKind(KeyboardFields.keyboard) { KeyboardFields.schema },
    ToolbarKind(BottomBarFields.bottomBar) { BottomBarFields.schema },
    ToolbarKind(TitleMenuFields.titleMenu) { TitleMenuFields.schema },
    ToolbarKind(SearchFields.search) { SearchFields.schema },
    ToolbarKind(DefaultItemFields.defaultItem) { DefaultItemFields.schema },
    ToolbarKind(SpacerFields.spacer) { SpacerFields.schema },
  ]

  /// The kinds of toolbar items for whoever offers them: the key that names each, what it is, the values of the key where they
  /// are few, and all keys that it knows.
  package static var offeredItemKinds: [(key: String, summary: String, values: [String], fields: [String])] {
    itemKinds.map { kind in
      var values: [String] = []
      if case .choice(let names) = kind.key.shape { values = names }
      return (kind.key.name, kind.key.summary, values, kind.schema().fieldNames)
    }
  }

  /// The keys that say what a button does; it has exactly one of them.
  package static var buttonActions: [(key: String, summary: String)] {
    ButtonFields.actions.map { ($0.name, $0.summary) }
  }

  /// The kinds of controls in groups and menus.
  static let controlKinds: [ToolbarKind] = [
    control(ButtonFields.button, "button", ButtonFields.fields, ButtonFields.rules),
    control(MenuFields.menu, "menu", MenuFields.fields),
    control(PickerFields.picker, "picker", PickerFields.fields),
    control(ToggleItemFields.toggle, "toggle", ToggleItemFields.fields),
    control(ShareLinkFields.shareLink, "share link", ShareLinkFields.fields),
    control(LinkFields.link, "link", LinkFields.fields),
    control(TextItemFields.text, "text item", TextItemFields.fields),
    control(ProgressFields.progress, "progress", ProgressFields.fields, ProgressFields.rules),
    control(ViewFields.view, "view", ViewFields.fields),
    ToolbarKind(SectionFields.section) { SectionFields.schema },
    ToolbarKind(DividerFields.divider) { DividerFields.schema },
    ToolbarKind(NestedSpaceFields.spacer) { NestedSpaceFields.schema },
  ]

  private static func item(
    _ key: Field, _ name: String, _ fields: @escaping @Sendable () -> [Field], _ rules: [FieldRule] = []
  ) -> ToolbarKind {
    ToolbarKind(key) {
      ObjectSchema(name: name, fields: fields(), shared: [controlAttributes, itemAttributes], rules: rules)
    }
  }

  private static func control(
    _ key: Field, _ name: String, _ fields: @escaping @Sendable () -> [Field], _ rules: [FieldRule] = []
  ) -> ToolbarKind {
    ToolbarKind(key) {
      ObjectSchema(name: name, fields: fields(), shared: [controlAttributes], rules: rules)
    }
  }
}
