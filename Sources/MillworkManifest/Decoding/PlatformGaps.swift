import MillworkSDK
import MillworkSource

/// What toolbar content asks for and some declared platform lacks: what is left out there, or becomes something else.
///
/// What adds something to a person's screen, such as a menu, is missed before the version that brings it, too. An
/// attribute or a spacer that only newer versions have is no gap: what stands in for it below is how those versions look.
struct PlatformGaps {
  /// A gap, and the platforms that have it.
  private struct Gap: Hashable {
    let subject: String
    let outcome: String
    let places: [String]
  }

  private let floors: [PlatformFloor]
  private let minimumSDK: OSVersion
  private var gaps: [(gap: Gap, spans: [Span])] = []

  /// What becomes of something that has no substitute.
  private static let leftOut = "is left out"

  init(_ model: ToolbarContentModel, floors: [PlatformFloor], minimumSDK: OSVersion) {
    self.floors = floors
    self.minimumSDK = minimumSDK
    for item in model.items { add(item) }
    for control in model.controls { add(control) }
  }

  /// A note for each gap, at its first place; the others are labels of it.
  var diagnostics: [Diagnostic] {
    gaps.map { .notEverywhere($0.gap.subject, $0.gap.outcome, on: $0.gap.places, at: $0.spans) }
  }

  private mutating func add(
    _ subject: String, _ facts: [String], becomes outcome: String = leftOut, countsVersions: Bool = false,
    among floors: [PlatformFloor]? = nil, at span: Span
  ) {
    let needs = AvailabilityGuard(floors: floors ?? self.floors, minimumSDK: minimumSDK, facts: facts)
    let places = self.floors.compactMap { floor -> String? in
      if needs.missing.contains(floor.platform) { return floor.platform.name }
      let first = needs.required.first { $0.platform == floor.platform }
      return countsVersions ? first.map { "\($0.platform.name) before \($0.version)" } : nil
    }
    if places.isEmpty { return }
    let gap = Gap(subject: subject, outcome: outcome, places: places)
    if let index = gaps.firstIndex(where: { $0.gap == gap }) {
      gaps[index].spans.append(span)
    } else {
      gaps.append((gap, [span]))
    }
  }

  /// The same of an attribute. One that no declared platform has is an error, which was reported.
  private mutating func add(
    attribute subject: String, _ fact: String, becomes outcome: String = leftOut,
    countsVersions: Bool = false, at span: Span
  ) {
    let needs = AvailabilityGuard(floors: floors, minimumSDK: minimumSDK, facts: [fact])
    if needs.isNeverPresent { return }
    add(subject, [fact], becomes: outcome, countsVersions: countsVersions, at: span)
  }

  // MARK: Items

  private mutating func add(_ item: ToolbarItemModel) {
    let name = "`\(item.kindName)`"
    switch item.kind {
    case .control: break
    case .group(let group):
      add(name, group.ownRequirements, countsVersions: true, at: item.span)
      if let fact = group.labelFact {
        // Where the group is left out, so is its label.
        let needs = AvailabilityGuard(floors: floors, minimumSDK: minimumSDK, facts: group.ownRequirements)
        add(
          "the label of \(name)", [fact], countsVersions: true, among: needs.raised(floors), at: item.span)
      }
    case .titleMenu: add(name, item.requirements, countsVersions: true, at: item.span)
    case .spacer: add(name, item.requirements, at: item.span)
    case .defaultItem, .search:
      add(name, item.requirements, becomes: "stands where the system puts it", at: item.span)
    }
    add(item.attributes)
  }

  private mutating func add(_ attributes: ToolbarItemAttributes) {
    if let background = attributes.sharedBackground {
      add(
        attribute: "`sharedBackground`", "ToolbarContent.sharedBackgroundVisibility", at: background.span)
    }
    if let transition = attributes.matchedTransition {
      add(attribute: "`matchedTransition`", "ToolbarContent.matchedTransitionSource", at: transition.span)
    }
    if let priority = attributes.visibilityPriority {
      add(attribute: "`visibilityPriority`", priority.value.fact, at: priority.span)
    }
    if let customization = attributes.customization {
      add(
        attribute: "`customization`", "CustomizableToolbarContent.defaultCustomization",
        countsVersions: true, at: customization.span)
    }
  }

  // MARK: Controls

  private mutating func add(_ control: ToolbarControl) {
    let span = control.span
    switch control.kind {
    case .menu: add("`menu`", control.requirements, countsVersions: true, at: span)
    case .shareLink: add("`shareLink`", control.requirements, countsVersions: true, at: span)
    case .system(.edit, _, _): add("`system: edit`", control.requirements, at: span)
    case .picker(let picker):
      if let style = picker.style {
        add(
          attribute: "`style: \(style.value.rawValue)`", "PickerStyle." + style.value.rawValue, at: style.span
        )
      }
    case .button(let button):
      if case .present(let presentation) = button.action { add(presentation) }
    case .system, .toggle, .link, .text, .title, .progress, .view, .paneToggle, .section, .space, .divider:
      break
    }
    add(control.attributes)
  }

  private mutating func add(_ presentation: ToolbarPresentation) {
    let sheet = "becomes a sheet"
    switch presentation.kind {
    case .cover: add("`cover`", ["View.fullScreenCover"], becomes: sheet, at: presentation.span)
    case .popover: add("`popover`", ["View.popover"], becomes: sheet, at: presentation.span)
    case .inspector:
      add(
        "`inspector`", ["View.inspector"], becomes: sheet, countsVersions: true, at: presentation.span)
    case .sheet, .push, .alert, .dialog: break
    }
  }

  private mutating func add(_ attributes: ToolbarControlAttributes) {
    if let shortcut = attributes.shortcut {
      add(attribute: "`shortcut`", "View.keyboardShortcut", at: shortcut.span)
    }
    if let badge = attributes.badge { add(attribute: "`badge`", "View.badge", at: badge.span) }
    if let style = attributes.buttonStyle {
      let fallback = ToolbarControlAttributes.fallback(
        for: style.value, floors: floors, minimumSDK: minimumSDK)
      add(
        attribute: "`buttonStyle: \(style.value)`", "ButtonStyle." + style.value,
        becomes: fallback.map { "becomes `\($0)`" } ?? Self.leftOut, at: style.span)
    }
  }
}
