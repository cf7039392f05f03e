import MillworkManifest

/// One control, text or field of a bar, as it is drawn.
package struct ToolbarElement: Sendable {
  /// What is seen of it.
  package enum Look: Sendable, Hashable {
    /// A symbol by its name.
    case symbol(String)
    /// An image of an asset catalogue by its name.
    case asset(String)
    case text(String)
    /// A text that is no control, with a symbol before it where there is one; a smaller one where it `isSmall`.
    case status(String, symbol: String?, isSmall: Bool)
    /// A title, with a smaller line under it where there is one.
    case title(String, subtitle: String?)
    /// A value that a menu chooses.
    case choice(String)
    /// Segments side by side, each a text or a symbol.
    case segments([Look])
    /// A search field with what it says while it is empty.
    case field(String)
    /// A ring that turns, or a line that grows.
    case progress(isLine: Bool)
    /// A view that the manifest doesn't describe, by what it says of it.
    case view(String)
  }

  /// What a control means beyond its title.
  package enum Role: String, Sendable {
    case destructive, cancel, confirm, close
  }

  /// What is seen of it.
  package var look: Look
  /// What a screen reader says, and a menu shows.
  package var label: String
  /// Whether the label is the name or the code of what the caller gives, and no title.
  package var hasOwnLabel = false
  /// The place of its item in the component, from 0; `nil` for what the system or the screen adds.
  package var item: Int?
  /// The placement that the picture's system uses.
  package var placement = ""
  /// What it means.
  package var role: Role?
  /// Whether it stands out by a background in the tint.
  package var isProminent = false
  /// Whether its title is bold.
  package var isStrong = false
  /// The tint that the manifest gives it.
  package var tint: ColorChoice?
  /// The text of a badge on its corner; empty for a count that isn't known before the app runs.
  package var badge: String?
  /// Whether it opens a menu.
  package var opensMenu = false
  /// Whether it is a control, and no text.
  package var isControl = true
  /// Whether a condition decides that it is shown.
  package var isConditional = false
  /// Whether it stands in the toolbar only after a person has added it.
  package var isHiddenAtFirst = false
  /// Whether it may be disabled.
  package var canBeDisabled = false
  /// Whether it is disabled whatever the app does.
  package var isDisabled = false
  /// Whether it may stand on the glass that its neighbours share.
  package var sharesBackground = true
  /// The number of the group that it came from, so that it shares glass with the rest of it whatever it shows.
  package var group: Int?
  /// How long it stays out of the overflow menu.
  package var priority = VisibilityPriority.automatic
  /// Whether it never moves there.
  package var isPinned = false

  /// An element with nothing special about it.
  package init(_ look: Look, label: String, item: Int? = nil) {
    self.look = look
    self.label = label
    self.item = item
  }

  /// The symbol that a menu shows before the label.
  package var menuSymbol: String? {
    switch look {
    case .symbol(let name): name
    case .status(_, let symbol, _): symbol
    default: nil
    }
  }
}

/// What stands in a zone, in order.
package enum ToolbarEntry: Sendable {
  case element(ToolbarElement)
  case space(SpacerSizing)
}

extension ToolbarElement.Look {
  /// Whether it is a field for text, which never leaves the bar.
  var isField: Bool { if case .field = self { true } else { false } }
}
