import MillworkSDK

/// What a control is for, which decides the attributes that mean something to it.
enum ControlUse: Sendable {
  /// A person can use it.
  case acts
  /// It shows something and no more.
  case shows
  /// It shows text and no more.
  case says

  /// The attributes of such a control in an item or group.
  var attributes: [ObjectSchema] {
    switch self {
    case .acts:
      [
        ManifestSchema.controlAttributes, ManifestSchema.tintAttributes, ManifestSchema.actionAttributes,
        ManifestSchema.buttonAttributes,
      ]
    case .shows: [ManifestSchema.controlAttributes, ManifestSchema.tintAttributes]
    case .says: [ManifestSchema.controlAttributes]
    }
  }

  /// The same in a menu, which draws all that it holds itself.
  var attributesInMenu: [ObjectSchema] {
    attributes.filter { $0.name != ManifestSchema.buttonAttributes.name }
  }

  /// Why the other attributes are refused: by their keys, with what to do.
  func refused(inMenu: Bool) -> [String: String] {
    let taken = (inMenu ? attributesInMenu : attributes).flatMap(\.fieldNames)
    let others = ControlUse.acts.attributes.flatMap(\.fieldNames).filter { !taken.contains($0) }
    let reason =
      switch self {
      case .acts: "a menu draws all that it holds itself; remove the key, or give it to the menu"
      case .shows, .says:
        "it only shows something, so that there is nothing to disable, to trigger or to draw as a button; "
          + "remove the key, or write a `button`"
      }
    let tint =
      "a tint colours controls, and this is text; remove the key, or write the text as a view: "
      + "`view: Text(\"…\").foregroundStyle(.red)`"
    return Dictionary(
      uniqueKeysWithValues: others.map {
        ($0, $0 == ManifestSchema.ControlAttributeFields.tint.name ? tint : reason)
      })
  }
}

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
    [ToolbarFields.schema, ParameterFields.schema, EnvironmentObjectFields.schema]
    + itemKinds.map { $0.schema() }
    + [
      SectionFields.schema, GroupSectionFields.schema, NestedSpaceFields.schema, DividerFields.schema,
      OptionFields.schema,
      groupAttributes,
      PromptFields.schema, AnswerFields.schema, ConfirmationFields.schema, controlAttributes,
      tintAttributes, actionAttributes,
      buttonAttributes, itemAttributes,
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
  static let menuControlsShape = ValueShape.list(
    .shared("any-menu-control", .oneOf(menuKinds.map { .object($0.schema) })), least: 1)

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
      "environment", .map(.oneOf([.name, .object { EnvironmentObjectFields.schema }]), keys: .identifiers),
      "key paths or types by property name, such as {dismiss: \\.dismiss, library: Library.self}",
      "What the struct reads from the environment; the code of the items can use it.")
    static let modifier = Field(
      "modifier", .identifier, "a Swift identifier",
      "Also generates a View method of this name, which adds the content in a toolbar of its own.")
    static let function = Field(
      "function", .identifier, "a Swift identifier",
      "Also generates a function of this name, which makes the content.")
    static let items = Field(
      "items",
      .list(.oneOf(itemKinds.map { .object($0.schema) }), least: 1, most: ToolbarItemModel.maximumCount),
      "a list of items",
      "The items in order.", required: true)
    static let schema = ObjectSchema(
      name: "toolbar content",
      fields: [summary, customizable, placement, parameters, environment, modifier, function, items],
      rules: [
        .single(in: items, singleItems),
        .entries(
          of: items, where: customizable,
          are: .oneOf([identified, SpacerFields.spacer, TitleMenuFields.titleMenu].map { has($0) }),
          else: .with([], without: [ItemAttributeFields.customization.name])),
      ])
    private static let identified = ItemAttributeFields.id
    private static func has(_ field: Field) -> ValueShape { .with([(field.name, .any)], without: []) }
  }

  /// The items of which a view has one each, unless conditions let them take turns.
  private static var singleItems: [[ValueShape]] {
    let visible = ControlAttributeFields.visible.name
    let ofKinds = DefaultItem.allCases.map { item -> [ValueShape] in
      let own = ValueShape.with(
        [(DefaultItemFields.defaultItem.name, .choice([item.rawValue]))], without: [visible])
      return item == .search ? [own, .with([(SearchFields.search.name, .any)], without: [])] : [own]
    }
    return ofKinds + [[.with([(TitleMenuFields.titleMenu.name, .any)], without: [visible])]]
  }

  enum EnvironmentObjectFields {
    static let object = Field(
      "object", .name, "a Swift type",
      "The type of an ObservableObject that `environmentObject(_:)` has put into the environment.",
      required: true)
    static let schema = ObjectSchema(name: "environment object", fields: [object])
  }

  enum ParameterFields {
    static let type = Field("type", .name, "a Swift type", "The parameter's type.", required: true)
    static let defaultValue = Field(
      "default", .name, "a Swift expression", "The parameter's default value.")
    static let summary = Field(
      "summary", .text, "a text", "What the initialiser's documentation comment says of the parameter.")
    static let schema = ObjectSchema(name: "parameter", fields: [type, defaultValue, summary])
  }

  static let imageShape = ValueShape.shared(
    "any-image", .oneOf([.symbolName, .object { ImageFields.schema }]))
  static let image = Field(
    "image", imageShape, "the name of a symbol, or {asset: name}",
    "The image beside the title.")
  /// An image stands beside a title that is written down.
  static func imageRule(title: Field) -> FieldRule {
    .pointless(
      image, where: title, is: .oneOf([.boolean, .with([(SlotFields.slot.name, .any)], without: [])]))
  }
  static let title = Field(
    "title", textShape, "a title", "The title; SwiftUI's usual word by default.")

  /// The kinds of toolbar items.
  static let itemKinds: [ToolbarKind] = [
    item(ButtonFields.button, "toolbar button", ButtonFields.fields, ButtonFields.rules),
    item(SystemFields.system, "toolbar system button", SystemFields.fields, SystemFields.rules),
    item(MenuFields.menu, "toolbar menu", MenuFields.fields, MenuFields.rules),
    item(PickerFields.picker, "toolbar picker", PickerFields.fields, PickerFields.rules),
    item(ToggleItemFields.toggle, "toolbar toggle", ToggleItemFields.fields, ToggleItemFields.rules),
    item(ShareLinkFields.shareLink, "toolbar share link", ShareLinkFields.fields, ShareLinkFields.rules),
    item(LinkFields.link, "toolbar link", LinkFields.fields, LinkFields.rules),
    item(TextItemFields.text, "toolbar text", TextItemFields.fields, use: .says),
    item(StatusFields.status, "toolbar status", StatusFields.fields, use: .says),
    item(TitleItemFields.title, "toolbar title", TitleItemFields.fields, use: .says),
    item(PrincipalFields.principal, "toolbar principal view", PrincipalFields.fields),
    item(
      ProgressFields.progress, "toolbar progress", ProgressFields.fields, ProgressFields.rules, use: .shows),
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

  /// The kinds of controls in groups.
  static let controlKinds =
    controls(inMenu: false) + [ToolbarKind(NestedSpaceFields.spacer) { NestedSpaceFields.schema }]
  /// The kinds of controls in menus, where a space has nothing to push apart.
  static let menuKinds = controls(inMenu: true)

  /// Where the kind that a key names can stand; empty where there is no such kind.
  static func places(of key: String) -> [String] {
    [("as an item of its own", itemKinds), ("in a group", controlKinds), ("in a menu", menuKinds)]
      .filter { $1.contains { $0.key.name == key } }.map(\.0)
  }

  private static func controls(inMenu: Bool) -> [ToolbarKind] {
    func control(
      _ key: Field, _ name: String, _ fields: @escaping @Sendable () -> [Field], _ rules: [FieldRule] = [],
      use: ControlUse = .acts
    ) -> ToolbarKind {
      ToolbarKind(key) {
        ObjectSchema(
          name: inMenu ? name + " in a menu" : name, fields: fields(),
          shared: inMenu ? use.attributesInMenu : use.attributes, refused: use.refused(inMenu: inMenu),
          rules: rules)
      }
    }
    return [
      control(ButtonFields.button, "button", ButtonFields.fields, ButtonFields.rules),
      control(MenuFields.menu, "menu", MenuFields.fields, MenuFields.rules),
      control(PickerFields.picker, "picker", PickerFields.fields, PickerFields.rules),
      control(ToggleItemFields.toggle, "toggle", ToggleItemFields.fields, ToggleItemFields.rules),
      control(ShareLinkFields.shareLink, "share link", ShareLinkFields.fields, ShareLinkFields.rules),
      control(LinkFields.link, "link", LinkFields.fields, LinkFields.rules),
      control(TextItemFields.text, "text item", TextItemFields.fields, use: .says),
      control(ProgressFields.progress, "progress", ProgressFields.fields, ProgressFields.rules, use: .shows),
      control(ViewFields.view, "view", ViewFields.fields),
      inMenu
        ? ToolbarKind(SectionFields.section) { SectionFields.schema }
        : ToolbarKind(GroupSectionFields.section) { GroupSectionFields.schema },
      ToolbarKind(DividerFields.divider) { DividerFields.schema },
    ]
  }

  /// A kind of toolbar item that is a control.
  private static func item(
    _ key: Field, _ name: String, _ fields: @escaping @Sendable () -> [Field], _ rules: [FieldRule] = [],
    use: ControlUse = .acts
  ) -> ToolbarKind {
    ToolbarKind(key) {
      ObjectSchema(
        name: name, fields: fields(), shared: use.attributes + [itemAttributes],
        refused: use.refused(inMenu: false), rules: rules)
    }
  }
}
