import MillworkSDK
import MillworkSource

/// The sentences about toolbar content.
extension Diagnostic {
  // MARK: Toolbar content

  static func noItems(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "no-items", "toolbar content needs at least one item", at: span,
      help: "SwiftUI's toolbar builder does not take an empty body")
  }

  static func spacersAlone(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "no-items", "toolbar content needs an item beside its spacers", at: span,
      help:
        "where a platform has no spacers the body would be empty, which SwiftUI's toolbar builder does not take"
    )
  }

  static func tooManyItems(_ count: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "too-many-items",
      "one component takes \(ToolbarItemModel.maximumCount) items, found \(count)", at: span,
      help: "split them into two components and use both in one `.toolbar`")
  }

  /// `text` is what stands there, where it is a scalar.
  static func notAnItem(found: String, text: String?, kinds: [Field], at span: Span) -> Diagnostic {
    let kind = text.flatMap { text in kinds.first { $0.name == text } }
    let help =
      text.map { text in
        kind.map { "write `\($0.sample)`" }
          ?? nearestName(to: text, among: kinds.map(\.name)).map { "did you mean `\($0): …`?" }
          ?? "begin it with its kind, such as `button: \(printable(text))`"
      } ?? "its kind is one of the keys \(list(kinds.map(\.name), "or"))"
    return wrongType(expected: "an item: a mapping with a kind as key", found: found, at: span, help: help)
  }

  static func unknownItemKind(keys: [Located<String>], kinds: [String], at span: Span) -> Diagnostic {
    let near = keys.lazy.compactMap { key in nearestName(to: key.value, among: kinds).map { (key, $0) } }
      .first
    return Diagnostic(
      .error, "unknown-item", near.map { "unknown kind of item `\($0.0.value)`" } ?? "this item has no kind",
      at: near?.0.span ?? span,
      help: near.map { "did you mean `\($0.1)`?" } ?? "give it one of the keys \(list(kinds, "or"))")
  }

  static func kindElsewhere(_ key: Located<String>, places: [String], kinds: [String]) -> Diagnostic {
    Diagnostic(
      .error, "unknown-item", "`\(key.value)` can stand \(list(places, "or")) only", at: key.span,
      help: "what can stand here is \(list(kinds, "or"))")
  }

  /// `kinds` are the keys of a mapping that name kinds, in its order.
  static func severalItemKinds(_ kinds: [Located<String>]) -> Diagnostic {
    let first = kinds.first?.value ?? ""
    let titles = ["title", "text"].filter { name in kinds.dropFirst().contains { $0.value == name } }
    return Diagnostic(
      .error, "several-items", "one item can't be \(list(kinds.map(\.value), "and")) at once",
      at: kinds.last?.span, secondary: kinds.dropLast().map { .init($0.span, "it is a `\($0.value)` here") },
      help: titles.first.map {
        "what a `\(first)` shows is its own value, `\(first): …`, so remove `\($0)`; for two items begin each with `- `"
      } ?? "begin a new item with `- ` for each")
  }

  static func secondItem(_ kind: String, _ component: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .error, "second-item", "`\(component)` has a second `\(kind)`, and a view has only one", at: span,
      secondary: [.init(first, "the first one is here")],
      help: kind == "titleMenu" ? "put the controls of both into one" : "remove one of them")
  }

  /// Two items in a place that holds one view.
  static func secondInPlace(
    _ placement: String, on platforms: [Platform], at span: Span, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, "second-in-place",
      "a second item at `\(placement)`, where the bar has room for one view on "
        + Diagnostic.list(platforms.map(\.name), "and"), at: span,
      secondary: [.init(first, "the first one is here")],
      help: "put both into one view, give them conditions that take turns (`visible`), or choose another "
        + "placement")
  }

  static func secondCancel(at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .error, "second-cancel", "a second answer with the role `cancel`, of which a question shows only one",
      at: span, secondary: [.init(first, "the first one is here")],
      help: "remove the role, or the answer")
  }

  static func duplicateOption(_ value: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .error, "duplicate-option",
      "another option has the value `\(value)`, and a picker tells them apart by it", at: span,
      secondary: [.init(first, "the value is first used here")],
      help: "give each option a value of its own")
  }

  static func titledSectionInGroup(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "section-in-group", "a section in a group has no title: bars show none", at: span,
      help: "write `section: true`, give the group a `label`, or put the section into a `menu`")
  }

  static func searchFieldFromElsewhere(at span: Span) -> Diagnostic {
    Diagnostic(
      .note, "search-from-elsewhere",
      "`defaultItem: search` only places a search field, which has to come from `.searchable` on the view",
      at: span, help: "write {search: prompt, text: binding} to make the field as well")
  }

  static func emptyTitle(_ field: Field, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "empty-title", "`\(field.name)` needs a title: it is what assistive technology reads out",
      at: span,
      help: "write a title; where an image is given, toolbars show the image alone")
  }

  static func imageBesideSlot(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "image-beside-slot", "a label that the caller gives takes no `image`", at: span,
      help: "remove `image`, or write a title instead of the slot")
  }

  static func nothingLeft(
    _ component: String, _ floors: [PlatformFloor], _ remedies: [String], at span: Span
  ) -> Diagnostic {
    let places = floors.map { "\($0.platform.name) \($0.version)" }
    let all = ["add an item that is there, such as a button"] + remedies + ["or leave the platform out"]
    return Diagnostic(
      .error, "nothing-left",
      "`\(component)` has no item that \(list(places, "and")) can show, and SwiftUI takes no empty toolbar content",
      at: span, help: all.joined(separator: "; "))
  }

  /// `isOfValue` says that other values of the field do something; `others` are the platforms on which this one does, if known.
  static func nowhereAvailable(
    _ field: Field, _ platforms: [Platform], others: [Platform] = [], isOfValue: Bool = false, at span: Span
  ) -> Diagnostic {
    let value = isOfValue ? " with this value" : ""
    return Diagnostic(
      .error, "nowhere-available",
      "`\(field.name)`\(value) does nothing on \(list(platforms.map(\.name), "and"))", at: span,
      help: others.isEmpty
        ? "remove it, or declare a platform that has it"
        : "remove it, or declare \(list(others.map(\.name), "or"))")
  }

  static func notEverywhere(_ subject: String, _ outcome: String, on places: [String], at spans: [Span])
    -> Diagnostic
  {
    Diagnostic(
      .note, "not-everywhere", "\(subject) \(outcome) on \(list(places, "and"))",
      at: spans.first, secondary: spans.dropFirst().map { .init($0, "here too") })
  }

  static func needsHigherFloor(
    _ subject: String, _ floors: [PlatformFloor], instead: String, at span: Span
  ) -> Diagnostic {
    let versions = floors.map { "\($0.platform.name) \($0.version)" }
    return Diagnostic(
      .error, "needs-higher-floor", "\(subject) needs \(list(versions, "and"))", at: span,
      help: "raise the floor in `platforms`, or \(instead)")
  }

  static func resourceNeedsHigherFloor(_ floors: [PlatformFloor], at span: Span) -> Diagnostic {
    needsHigherFloor(
      "a LocalizedStringResource", floors, instead: "write {key: text, table: name, bundle: expression}",
      at: span)
  }

  static func environmentNeedsHigherFloor(_ floors: [PlatformFloor], at span: Span) -> Diagnostic {
    needsHigherFloor(
      "an observable object in the environment", floors,
      instead: "write {object: type} for an ObservableObject", at: span)
  }

  static func noControls(_ field: Field, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "no-items", "`\(field.name)` takes \(field.expects), found none", at: span,
      help: "add at least one")
  }

  static func imageWithoutLabel(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "image-without-title", "an `image` needs a title beside it", at: span,
      help: "write a title; toolbars show the image alone where both are given")
  }

  static func needlessBeside(_ field: Field, _ other: Field, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "needless-key", "`\(field.name)` has no meaning beside `\(other.name)`", at: span,
      help: "remove it")
  }

  static func saveNeedsAction(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "missing-key", "a save button needs an `action` or a `task`", at: span,
      help: "only dismiss, close, cancel and done dismiss by themselves")
  }

  static func taskNeedsTitle(_ button: SystemButton, _ choice: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "missing-key",
      "`whileRunning: \(choice)` changes the label, and this button's is the system's own", at: span,
      help: "add `title: \(button.title)`, or leave `whileRunning` out to disable the button meanwhile")
  }

  static func editTakesNo(_ field: Field, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "needless-key", "SwiftUI's edit button has its own title and action", at: span,
      help: "remove `\(field.name)`, or write a `button`")
  }

  static func totalWithoutValue(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "needless-key", "`total` has no meaning without `value`", at: span,
      help: "add `value:` with what is done, or remove it")
  }

  static func inspectorOnItem(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "inspector-on-item", "an inspector stands beside the content and can't be attached to an item",
      at: span, help: "write `present: hosted`, or leave it out")
  }

  /// `isConfirmation` says that it is the question before an action.
  static func presentationInTitleMenu(isConfirmation: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "presentation-in-title-menu", "the menu behind the title has no view that could present this",
      at: span,
      help: isConfirmation
        ? "write `dialog: {title: …, answers: […]}` with the action in an answer, and `present: hosted`"
        : "add `present: hosted`")
  }

  static func anchoredAtRoot(_ field: Field, at span: Span) -> Diagnostic {
    Diagnostic(
      .note, "anchored-at-root",
      "a `\(field.name)` with `present: hosted` points at the whole view and not at its button", at: span,
      help: "leave `present` out to attach it to the button")
  }

  static func saysNothing(
    _ field: Field, _ value: String, instead: String = "write a Swift condition", at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, "unused-key", "`\(field.name): \(value)` says what holds without it", at: span,
      help: "remove it, or \(instead)")
  }

  static func confirmationNeedsButton(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "missing-key",
      "the label is given by the caller, so the confirmation lacks a title for its button",
      at: span, help: "write {title: …, button: …}")
  }

  static func glassOnGlass(at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, "glass-on-glass", "the system draws glass behind toolbar items; `glass` adds a second layer",
      at: span, help: "remove `buttonStyle`, or use glassProminent for the one main action")
  }

  static func tintOfSeveralColors(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "tint-of-several-colors", "`tint` takes one colour that is the same in every scheme", at: span,
      help: "write {asset: name} with a colour set that has a dark variant, or leave `tint` out to inherit it"
    )
  }

  // MARK: Shortcuts

  static func unknownModifierKey(_ name: String, known: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unknown-key-name", "there is no modifier key `\(name)`", at: span,
      help: suggestion(name, known, intro: "known modifier keys are"))
  }

  static func unknownKeyOnKeyboard(_ name: String, known: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unknown-key-name", "`\(name)` is no key", at: span,
      help: suggestion(name, known, intro: "write a single character, or one of"))
  }

  static func modifiersBesideShortcut(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unknown-key-name", "`\(name)` is a whole shortcut and takes no modifier keys", at: span,
      help: "write `\(name)` alone")
  }

  static func duplicateShortcut(at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .error, "duplicate-shortcut", "these keys are taken by another control", at: span,
      secondary: [.init(first, "they are first used here")], help: "choose other keys")
  }

  // MARK: Customisable content

  static func missingID(_ kind: String, _ component: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "missing-id", "`\(component)` is customisable, and this `\(kind)` has no `id`", at: span,
      help: "add `id:` with a name that is unique in the window, such as \(component).\(kind)")
  }

  static func duplicateID(_ id: Located<String>, first: Span) -> Diagnostic {
    Diagnostic(
      .error, "duplicate-id", "the id `\(id.value)` is taken", at: id.span,
      secondary: [.init(first, "`\(id.value)` is first used here")],
      help: "choose another one; two items with one id make AppKit throw")
  }

  static func sharedID(_ id: Located<String>, first: Located<String>) -> Diagnostic {
    Diagnostic(
      .warning, "shared-id", "the id `\(id.value)` is used by another component too", at: id.span,
      secondary: [.init(first.span, "`\(id.value)` is first used here")],
      help: "choose another one, unless the two are never in one window: AppKit throws when they meet")
  }

  static func notCustomizable(_ kind: String, _ component: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "not-customizable",
      "`\(component)` is customisable, and `\(kind)` can't be part of such content",
      at: span,
      help: kind == "bottomBar" || kind == "keyboard"
        ? "write a `group` with a placement and an `id`" : "move it to a component of its own")
  }

  static func customizationWithoutCustomizable(_ component: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "needless-key", "`\(component)` is not customisable", at: span,
      help: "add `customizable: true` to the component, or remove `customization`")
  }

  static func groupIDWithoutCustomizable(_ component: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "needless-key", "`\(component)` is not customisable, and SwiftUI's groups have no `id`",
      at: span,
      help: "add `customizable: true` to the component, or remove `id`")
  }

  // MARK: Placements

  static func unknownPlacement(_ name: Located<String>, known: [String]) -> Diagnostic {
    Diagnostic(
      .error, "unknown-placement", "there is no toolbar placement `\(name.value)`", at: name.span,
      help: PlacementPlan.meant(by: name.value).map { "did you mean `\($0)`?" }
        ?? suggestion(name.value, known, intro: "known placements are"))
  }

  static func placementMapped(
    _ name: Located<String>, _ changes: [(floor: PlatformFloor, entry: PlacementPlan.Entry)]
  ) -> Diagnostic {
    let parts = changes.map { floor, entry in
      let place = "`\(entry.name)` on \(floor.platform.name)"
      guard let newer = entry.newer else { return "\(place) \(floor.version)" }
      let older = newer.version.map { "before \($0)" } ?? "with older SDKs"
      return newer.name == name.value
        ? "\(place) \(older)" : "`\(newer.name)` on \(floor.platform.name) (`\(entry.name)` \(older))"
    }
    return Diagnostic(
      .note, "placement-mapped",
      "`\(name.value)` is not available everywhere; it becomes \(list(parts, "and"))",
      at: name.span,
      help: "name a placement for each platform to choose yourself, such as {iOS: \(name.value), …}")
  }

  static func placementUnavailable(_ name: Located<String>, _ platform: Platform, instead: String)
    -> Diagnostic
  {
    Diagnostic(
      .error, "placement-unavailable", "`\(name.value)` is not available on \(platform.name)", at: name.span,
      help: "use `\(instead)` there")
  }

  static func placementMissing(_ platforms: [Platform], at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "placement-missing", "no placement is given for \(list(platforms.map(\.name), "and"))",
      at: span,
      help: "name one for each declared platform, or a single one for all")
  }

  static func undeclaredPlatform(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, "undeclared-platform", "the manifest does not declare \(name.value) in `platforms`",
      at: name.span, help: "add `\(name.value):` with a version to `platforms`, or remove it here")
  }
}
