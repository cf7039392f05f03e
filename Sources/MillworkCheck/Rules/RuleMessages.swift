import MillworkSDK
import MillworkSource

/// The sentences of the rules about toolbars.
extension Diagnostic {
  static func duplicateToolbarID(_ id: String, isInOneType: Bool) -> Diagnostic {
    isInOneType
      ? advice(
        .warning, "duplicate-toolbar-id", "the toolbar item id \(id) is used twice in one type",
        help: "give each item an id of its own; AppKit throws when one toolbar holds two")
      : advice(
        .note, "duplicate-toolbar-id", "the toolbar item id \(id) is used in another place of the module too",
        help: "put the toolbar's name in front of it, unless the two never belong to one window")
  }

  static func hostedInItem(_ modifier: String) -> Diagnostic {
    advice(
      .note, "hosted-in-item",
      "`\(modifier)` hangs on the content of a toolbar item, which the bar hosts apart",
      help: "attach it to the view that has the toolbar, and give the item a binding")
  }

  static func glassInBarItem() -> Diagnostic {
    advice(
      .warning, "glass-in-bar-item", "the bar gives its items glass; this is a second one on top",
      help: "remove it, or hide the bar's with `.sharedBackgroundVisibility(.hidden)` on the item")
  }

  static func unavailablePlacement(
    _ name: String, _ platform: Platform, use other: String, reason: String?
  ) -> Diagnostic {
    advice(
      .note, "unavailable-placement",
      "\(platform.name) has no placement `\(name)`; `.\(other)` comes nearest",
      notes: reason.map { [Note($0)] } ?? [], help: "choose between the two with `#if os(…)`")
  }

  static func supersededPlacement(_ name: String, by other: String) -> Diagnostic {
    advice(.note, "superseded-placement", "the placement `\(name)` is superseded by `\(other)`", help: nil)
  }

  static func manyTrailingItems(_ count: Int) -> Diagnostic {
    advice(
      .note, "many-trailing-items",
      "this toolbar has \(count) items at the trailing edge; a phone has room for three",
      help: "move some into a `Menu`, to `.secondaryAction` or to `.bottomBar`")
  }

  static func splitToolbar(hasSpacer: Bool) -> Diagnostic {
    hasSpacer
      ? advice(
        .warning, "split-toolbar",
        "the spacer does not part these items from those of the view's other toolbar",
        help: "put all items into one `.toolbar`; share them as a struct that conforms to `ToolbarContent`")
      : advice(
        .note, "split-toolbar", "the view has another toolbar with items in the same place",
        help: "put all items into one `.toolbar`, so that their order is stated")
  }

  static func toolbarModifier(_ name: String) -> Diagnostic {
    advice(
      .warning, "split-toolbar",
      "`\(name)` opens a toolbar of its own, whose items the spacer does not part from the other toolbar's",
      help: "make its items a struct that conforms to `ToolbarContent`, and put them into the same `.toolbar`"
    )
  }

  static func emptyBarItem() -> Diagnostic {
    advice(
      .warning, "empty-bar-item", "this toolbar item shows nothing and can be drawn as a blank one",
      help: "leave the item out")
  }

  static func stackInBarItem() -> Diagnostic {
    advice(
      .note, "stack-in-bar-item", "the bar treats this row of buttons as one item",
      help: "use `ToolbarItemGroup`, or an item for each button")
  }

  static func pasteButtonInKeyboardBar() -> Diagnostic {
    advice(
      .note, "paste-button-in-keyboard-bar", "a paste button looks wrong in the bar above the keyboard",
      help: "put it beside the text field")
  }
}

/// The sentences of the rules about styles and views.
extension Diagnostic {
  static func presentationUnderDisabled(_ modifier: String) -> Diagnostic {
    advice(
      .warning, "presentation-under-disabled",
      "what this `\(modifier)` shows is disabled together with the view",
      help: "attach it behind the `.disabled(…)`, so that it is outside")
  }

  static func styleIgnoresDisabled(_ name: String) -> Diagnostic {
    advice(
      .warning, "style-ignores-disabled",
      "`\(name)` never reads `isEnabled`, so it looks enabled when it is not",
      help: "add `@Environment(\\.isEnabled) private var isEnabled`, and draw by it")
  }

  static func styleDropsLabel(_ name: String) -> Diagnostic {
    advice(
      .note, "style-drops-label", "`\(name)` never shows `configuration.label`, so its toggles have no name",
      help: "show the label, or keep it for assistive technology with `.accessibilityRepresentation`")
  }

  static func tapGestureInStyle(_ name: String) -> Diagnostic {
    advice(
      .warning, "tap-gesture-in-style",
      "`\(name)` reacts to a bare tap gesture, which VoiceOver and the keyboard don't see",
      help: "use a `Button` with `.buttonStyle(.plain)`, or add `.accessibilityRepresentation`")
  }

  static func fixedOffset(_ modifier: String) -> Diagnostic {
    advice(
      .warning, "fixed-offset", "`\(modifier)` is not mirrored where the layout runs from right to left",
      help: "place the thumb by alignment: `.leading` and `.trailing` are mirrored")
  }

  static func valuelessAnimation() -> Diagnostic {
    advice(
      .warning, "valueless-animation", "this animates every change, whatever caused it",
      help: "name the value: `.animation(…, value: …)`")
  }

  static func sdkTypeName(_ name: String) -> Diagnostic {
    advice(
      .note, "sdk-type-name", "`\(name)` hides SwiftUI's type of that name in the whole module",
      help: "choose another name, or nest the type")
  }

  static func tintedSwitchDisabled() -> Diagnostic {
    advice(
      .note, "tinted-switch-disabled", "the switch loses this tint while it is disabled and is grey",
      help: "where that matters, use a toggle style that reads `isEnabled`")
  }

  static func unnamedToggle() -> Diagnostic {
    advice(
      .warning, "unnamed-toggle", "this toggle has no name for VoiceOver and Voice Control",
      help: "give it a text, and hide that with `.labelsHidden()`")
  }

  static func nilTint() -> Diagnostic {
    advice(
      .note, "nil-tint", "a nil tint clears the inherited one instead of leaving it",
      help: "apply the modifier only where there is a colour")
  }

  static func branchOnEnabled() -> Diagnostic {
    advice(
      .note, "branch-on-enabled",
      "these are two different views to SwiftUI, so nothing is animated between them",
      help: "choose values by `isEnabled`, not views")
  }
}

/// The sentences about rules themselves.
extension Diagnostic {
  /// A code that no rule has, in a comment or in a manifest.
  package static func unknownRule(_ code: String, near: String?, at span: Span?) -> Diagnostic {
    Diagnostic(
      .warning, "unknown-rule", "there is no rule `\(code)`", at: span,
      help: near.map { "did you mean `\($0)`?" } ?? "`millwork explain` lists the rules")
  }

  static func disablesNothing(at span: Span?) -> Diagnostic {
    Diagnostic(
      .warning, "unknown-rule", "this comment names no rule to turn off", at: span,
      help: "write the rule's code behind it, such as `// millwork:disable fixed-offset`")
  }

  static func rulesNotApplied(_ file: String, target: String) -> Diagnostic {
    Diagnostic(
      .note, "rules-not-applied",
      "Millwork's rules were not applied to \(file) for \(target): the compiler's index of it can't be read",
      at: nil,
      help: "the compiler may be of a version that Millwork does not know; what it says itself is complete")
  }

  /// A finding of a rule; its place is added later.
  private static func advice(
    _ severity: Severity, _ code: DiagnosticCode, _ message: String, notes: [Note] = [], help: String?
  ) -> Diagnostic {
    Diagnostic(severity, code, message, at: nil, notes: notes, help: help)
  }
}
