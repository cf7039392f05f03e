import MillworkDocument
import MillworkSDK
import MillworkSource

/// What is checked of toolbar content as a whole.
extension Decoder {
  func availability(_ facts: String...) -> AvailabilityGuard {
    AvailabilityGuard(floors: platforms, minimumSDK: minimumSDK, facts: facts)
  }

  // MARK: Platforms

  /// SwiftUI's toolbar builder takes no empty body, so on each platform, at its floor, some item has to be left.
  mutating func checkNothingIsEmpty(_ items: [ToolbarItemModel], of component: String, at span: Span) {
    if items.allSatisfy({ if case .spacer = $0.kind { true } else { false } }) {
      report(.spacersAlone(at: span))
      return
    }
    let empty = platforms.filter { isEmpty(items, at: $0) }
    if !empty.isEmpty { report(.nothingLeft(component, empty, remedies(for: items, on: empty), at: span)) }
  }

  /// Whether no item is there at `floor`, and an `if` of the builder can't say so: it has to know one there, and to guard all items.
  /// What a compiler lacks it does not see at all.
  private func isEmpty(_ items: [ToolbarItemModel], at floor: PlatformFloor) -> Bool {
    let needs = items.map {
      AvailabilityGuard(floors: [floor], minimumSDK: minimumSDK, facts: $0.requirements)
    }.filter { !$0.isNeverPresent && $0.compiler == nil }
    if needs.contains(where: { $0.required.isEmpty }) { return false }
    let builder = AvailabilityGuard(
      floors: [floor], minimumSDK: minimumSDK, facts: ["ToolbarContentBuilder.buildIf"])
    return needs.isEmpty || !builder.isEmpty || !needs.allSatisfy(\.fitsAroundItem)
  }

  /// What else can be done where `floors` are left with nothing: raise what is too low for one of the items.
  private func remedies(for items: [ToolbarItemModel], on floors: [PlatformFloor]) -> [String] {
    let facts = items.map(\.requirements) + [["ToolbarContentBuilder.buildIf"]]
    func availability(_ floor: PlatformFloor) -> [AvailabilityGuard] {
      facts.map { AvailabilityGuard(floors: [floor], minimumSDK: minimumSDK, facts: $0) }
    }
    let higher = floors.compactMap { floor in
      availability(floor).flatMap(\.required).sorted { $0.version < $1.version }
        .first { !isEmpty(items, at: $0) }
    }
    if !higher.isEmpty {
      let names = higher.map { "the floor to \($0.platform.name) \($0.version)" }
      return ["raise \(Diagnostic.list(names, "and"))"]
    }
    let sdk = floors.flatMap(availability).compactMap(\.compiler).compactMap { APIFact.sdk(passing: $0) }
      .min()
    guard let sdk, Settings.knownSDKs[sdk.major] != nil else { return [] }
    return ["raise `minimumSDK` to \(sdk.major)"]
  }

  mutating func checkAvailability(of attributes: ToolbarControlAttributes, _ fields: Fields) {
    typealias Keys = ManifestSchema.ControlAttributeFields
    var facts: [(field: Field, fact: String, others: [String])] = []
    if attributes.shortcut != nil { facts.append((Keys.shortcut, "View.keyboardShortcut", [])) }
    if attributes.badge != nil { facts.append((Keys.badge, "View.badge", [])) }
    if let style = attributes.buttonStyle {
      let all = ToolbarControlAttributes.buttonStyles.map { "ButtonStyle." + $0.name }
      facts.append((Keys.buttonStyle, "ButtonStyle." + style.value, all))
      if style.value == "glass" { report(.glassOnGlass(at: style.span)) }
    }
    checkPresence(of: facts, fields)
  }

  mutating func checkAvailability(of attributes: ToolbarItemAttributes, _ fields: Fields) {
    typealias Keys = ManifestSchema.ItemAttributeFields
    var facts: [(field: Field, fact: String, others: [String])] = []
    if attributes.sharedBackground != nil {
      facts.append((Keys.sharedBackground, "ToolbarContent.sharedBackgroundVisibility", []))
    }
    if attributes.matchedTransition != nil {
      facts.append((Keys.matchedTransition, "ToolbarContent.matchedTransitionSource", []))
    }
    if let priority = attributes.visibilityPriority {
      facts.append(
        (Keys.visibilityPriority, priority.value.fact, VisibilityPriority.allCases.map(\.fact)))
    }
    checkPresence(of: facts, fields)
  }

  /// Reports fields whose API no declared platform has; `others` are those of the field's other values.
  private mutating func checkPresence(
    of facts: [(field: Field, fact: String, others: [String])], _ fields: Fields
  ) {
    for (field, fact, others) in facts {
      checkPresence(of: fact, field, others, at: fields.keySpan(field) ?? fields.node.span)
    }
  }

  private mutating func checkPresence(of fact: String, _ field: Field, _ others: [String], at span: Span) {
    guard availability(fact).isNeverPresent else { return }
    report(
      .nowhereAvailable(
        field, platforms.map(\.platform),
        others: Platform.allCases.filter { APIFacts.fact(named: fact)?.floor(on: $0) != nil },
        isOfValue: others.contains { !availability($0).isNeverPresent }, at: span))
  }

  /// A destination that the root presents needs an API that older systems lack.
  mutating func checkPushIsPossible(at span: Span) {
    let needs = availability("View.navigationDestination")
    if needs.isConditional {
      report(
        .needsHigherFloor(
          "a destination that the root presents", needs.required, instead: "use `present: item`", at: span))
    }
  }

  // MARK: Items

  mutating func checkItems(of model: ToolbarContentModel) {
    for item in model.items {
      if case .titleMenu(let controls) = item.kind,
        let presentation = controls.lazy.flatMap(\.presentations).first
      {
        let isConfirmation = controls.contains { $0.asks(presentation) }
        report(.presentationInTitleMenu(isConfirmation: isConfirmation, at: presentation.span))
      }
      checkCustomization(of: item, in: model)
    }
    checkSingleItems(of: model)
    checkTitlePlaces(of: model)
    checkSearchField(of: model)
    checkPlacement(of: model)
    for control in model.controls {
      switch control.kind {
      case .picker(let picker):
        if let style = picker.style {
          let all = type(of: style.value).allCases.map { "PickerStyle." + $0.rawValue }
          checkPresence(
            of: "PickerStyle." + style.value.rawValue, ManifestSchema.PickerFields.style, all, at: style.span)
        }
      case .paneToggle(.sidebar, _, let variable):
        let needs = availability("NavigationSplitViewVisibility")
        if needs.isConditional {
          report(
            .needsHigherFloor(
              "`sidebarToggle`", needs.required, instead: "write a `button` with an `action` of your own",
              at: variable.span))
        }
      default: break
      }
    }
    checkIdentities(of: model)
    checkShortcuts(of: model)
    diagnostics += PlatformGaps(model, floors: platforms, minimumSDK: minimumSDK).diagnostics
  }

  private mutating func checkCustomization(of item: ToolbarItemModel, in model: ToolbarContentModel) {
    guard model.isCustomizable else {
      if let customization = item.attributes.customization {
        report(.customizationWithoutCustomizable(model.name.value, at: customization.span))
      }
      if case .group = item.kind, let id = item.attributes.id {
        report(.groupIDWithoutCustomizable(model.name.value, at: id.span))
      }
      return
    }
    switch item.kind {
    case .defaultItem, .search: report(.notCustomizable(item.kindName, model.name.value, at: item.span))
    case .group where item.kindName != "group":
      report(.notCustomizable(item.kindName, model.name.value, at: item.span))
    case .control, .group:
      if item.attributes.id == nil { report(.missingID(item.kindName, model.name.value, at: item.span)) }
    case .spacer, .titleMenu: break
    }
  }

  /// A view has one menu behind its title, and one item of each kind that the system makes, of which `search` is one. Items
  /// with conditions may take turns.
  private mutating func checkSingleItems(of model: ToolbarContentModel) {
    var first: [String: Span] = [:]
    for item in model.items where item.visible == nil {
      let kind: String
      switch item.kind {
      case .search: kind = DefaultItem.search.rawValue
      case .defaultItem(let item): kind = item.rawValue
      case .titleMenu: kind = item.kindName
      case .control, .group, .spacer: continue
      }
      if let earlier = first[kind] {
        report(.secondItem(kind, model.name.value, at: item.span, first: earlier))
      } else {
        first[kind] = item.span
      }
    }
  }

  /// The places of the title hold one view each in a navigation bar, which takes precedence over the title that the view has. A Mac's
  /// toolbar centres all that is principal.
  private mutating func checkTitlePlaces(of model: ToolbarContentModel) {
    let places: Set = ["principal", "title", "subtitle", "largeTitle", "largeSubtitle"]
    var first: [String: [Platform: Span]] = [:]
    for item in model.items where item.visible == nil && item.holdsViews {
      guard let plan = item.placement ?? model.placement else { continue }
      var seconds: [(name: String, platforms: [Platform], first: Span)] = []
      for entry in plan.byPlatform where [.iOS, .tvOS, .visionOS].contains(entry.platform) {
        let name = entry.newer?.name ?? entry.name
        guard places.contains(name) else { continue }
        guard let earlier = first[name]?[entry.platform] else {
          first[name, default: [:]][entry.platform] = item.span
          continue
        }
        if let index = seconds.firstIndex(where: { $0.name == name && $0.first == earlier }) {
          seconds[index].platforms.append(entry.platform)
        } else {
          seconds.append((name, [entry.platform], earlier))
        }
      }
      for second in seconds {
        report(.secondInPlace(second.name, on: second.platforms, at: item.span, first: second.first))
      }
    }
  }

  /// A default item for the search field needs a field, which this component makes with `search` only.
  private mutating func checkSearchField(of model: ToolbarContentModel) {
    for item in model.items {
      if case .defaultItem(.search) = item.kind { report(.searchFieldFromElsewhere(at: item.span)) }
    }
  }

  /// A placement that no item uses would be a parameter without effect.
  private mutating func checkPlacement(of model: ToolbarContentModel) {
    let isUsed = model.items.contains { item in
      switch item.kind {
      case .titleMenu, .spacer: false
      case .control, .group, .defaultItem, .search: item.placement == nil
      }
    }
    if let placement = model.placement, !model.items.isEmpty, !isUsed {
      let field = ManifestSchema.ToolbarFields.placement
      report(.unusedKey(field, because: "each item has a placement of its own", at: placement.span))
    }
  }

  private mutating func checkIdentities(of model: ToolbarContentModel) {
    var first: [String: Span] = [:]
    for id in model.items.compactMap(\.attributes.id) {
      if let earlier = first[id.string] {
        report(.duplicateID(Located(id.string, at: id.span), first: earlier))
      } else {
        first[id.string] = id.span
      }
    }
  }

  private mutating func checkShortcuts(of model: ToolbarContentModel) {
    var first: [[String]: Span] = [:]
    for shortcut in model.controls.compactMap(\.attributes.shortcut) {
      let keys = shortcut.modifiers.map(\.rawValue) + ["\(shortcut.key)"]
      if let earlier = first[keys] {
        report(.duplicateShortcut(at: shortcut.span, first: earlier))
      } else {
        first[keys] = shortcut.span
      }
    }
  }

  // MARK: Names

  /// Every name that the struct declares, once: parameters, slots and what the generator adds; and the same for the
  /// generic parameters. Slots of items with errors count too.
  mutating func checkMemberNames(of model: ToolbarContentModel) {
    var first: [String: Span?] = ["body": nil]
    if availability("ToolbarContentBuilder.buildIf").isConditional {
      for body in ["newer", "older"] { first[body] = .some(nil) }
    }
    if model.placement != nil { first["placement"] = .some(nil) }
    if model.needsPresenter { first["root"] = .some(nil) }
    for state in model.states { first[state.name] = .some(nil) }
    let environment = model.environment.map(\.name)
    if model.usesDismiss, !environment.contains(where: { $0.value == "dismiss" }) {
      first["dismiss"] = .some(nil)
    }
    let members = (model.parameters.map(\.name) + environment + model.slots.map(\.name)).sorted {
      $0.span.lowerBound < $1.span.lowerBound
    }
    for name in members {
      if ReservedNames.types.contains(name.value) {
        report(.reservedName(name))
      } else if let earlier = first[name.value] {
        report(.duplicateMember(name, first: earlier))
      } else {
        first[name.value] = name.span
      }
    }
    var generics = [model.name.value: model.name]
    for slot in model.slots where first[slot.name.value] == .some(slot.name.span) {
      let name = Located(slot.genericName, at: slot.name.span)
      if ReservedNames.types.contains(name.value) {
        report(.reservedName(name))
      } else if let earlier = generics[name.value] {
        report(.duplicateGeneric(name, first: earlier))
      } else {
        generics[name.value] = name
      }
    }
  }
}

extension ToolbarControl {
  /// Whether `presentation` is the question before the action of this control or one in it.
  fileprivate func asks(_ presentation: ToolbarPresentation) -> Bool {
    if case .button(let button) = kind, button.confirmation?.span == presentation.span { return true }
    return children.contains { $0.asks(presentation) }
  }
}

extension VisibilityPriority {
  /// The name in the table of facts.
  package var fact: String {
    self == .automatic
      ? "ToolbarContent.visibilityPriority" : "ToolbarItemVisibilityPriority." + rawValue
  }
}
