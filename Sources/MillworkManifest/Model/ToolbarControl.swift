import MillworkSDK
import MillworkSource

/// A view in a toolbar item, a group or a menu.
package struct ToolbarControl: Sendable {
  /// What the view is.
  package indirect enum Kind: Sendable {
    case button(ToolbarButton)
    /// An action runs or waits; without one the button dismisses what it stands in.
    case system(SystemButton, title: TextValue?, action: ToolbarButton.Action?)
    case menu(LabelChoice, items: [ToolbarControl], primaryAction: CodeText?)
    case picker(ToolbarPicker)
    case toggle(LabelChoice, isOn: CodeText)
    case shareLink(ToolbarShareLink)
    case link(LabelChoice, destination: CodeText)
    case text(LabelChoice, isStatus: Bool)
    case title(TextValue, subtitle: TextValue?)
    case progress(TextValue, value: CodeText?, total: CodeText?)
    case view(ViewChoice)
    case paneToggle(Pane, title: TextValue?, variable: CodeText)
    case section(TextValue?, items: [ToolbarControl])
    case space
    case divider
  }

  /// What the view is.
  package let kind: Kind
  /// When it is shown, inside a group or menu.
  package let visible: CodeText?
  /// What holds for every control.
  package let attributes: ToolbarControlAttributes
  /// The whole entry in the manifest.
  package let span: Span

  /// The controls in this one.
  package var children: [ToolbarControl] {
    switch kind {
    case .menu(_, let items, _), .section(_, let items): items
    default: []
    }
  }

  /// Whether the control closes what it stands in by the environment's action.
  package var isDismissing: Bool {
    if case .system(let button, _, let action) = kind { action == nil && button != .edit } else { false }
  }

  /// The name of the state that holds the task which the control starts, and what the control is meanwhile.
  package var task: (state: String, whileRunning: ToolbarButton.WhileRunning)? {
    let action: ToolbarButton.Action? =
      switch kind {
      case .button(let button): button.action
      case .system(_, _, let action): action
      default: nil
      }
    if case .task(_, let state, let whileRunning) = action { return (state, whileRunning) }
    return nil
  }

  /// What the control or one in it presents from the toolbar.
  package var presentations: [ToolbarPresentation] {
    var own: [ToolbarPresentation] = []
    if case .button(let button) = kind {
      if case .present(let presentation) = button.action { own.append(presentation) }
      if let confirmation = button.confirmation { own.append(confirmation) }
    }
    return own.filter { !$0.isHosted } + children.flatMap(\.presentations)
  }

  /// The APIs without which the control can't be, by their names in the table of facts.
  package var requirements: [String] {
    switch kind {
    case .menu(_, _, let action): action == nil ? ["Menu"] : ["Menu.primaryAction"]
    case .shareLink: ["ShareLink"]
    case .system(.edit, _, _): ["EditButton"]
    default: []
    }
  }
}

/// What holds for every control.
package struct ToolbarControlAttributes: Sendable {
  /// When the control is disabled.
  package var disabled: CodeText?
  /// The keys that trigger the control.
  package var shortcut: KeyboardShortcut?
  /// A tool tip, also read out as a hint.
  package var help: TextValue?
  /// What assistive technology says in place of the title.
  package var accessibilityLabel: TextValue?
  /// What assistive technology says of the effect.
  package var accessibilityHint: TextValue?
  /// The name by which user interface tests find the control.
  package var accessibilityIdentifier: PlainText?
  /// A count on the item's corner.
  package var badge: CodeText?
  /// The tint.
  package var tint: ColorChoice?
  /// The look of buttons.
  package var buttonStyle: Located<String>?

  /// The styles that `buttonStyle` may name, each with those that stand in for it, best first.
  package static let buttonStyles: [(name: String, fallbacks: [String])] = [
    ("automatic", []), ("plain", []), ("borderless", ["plain"]), ("bordered", []), ("borderedProminent", []),
    ("glass", ["bordered"]), ("glassProminent", ["borderedProminent"]), ("link", ["borderless", "plain"]),
    ("accessoryBar", ["borderless", "plain"]), ("accessoryBarAction", ["borderless", "plain"]),
    ("card", ["plain"]),
  ]

  /// What stands in for a button style where the system lacks it: the first of its substitutes that every one of `floors`
  /// has with each SDK from `minimumSDK` on.
  package static func fallback(for style: String, floors: [PlatformFloor], minimumSDK: OSVersion) -> String? {
    buttonStyles.first { $0.name == style }?.fallbacks.first {
      AvailabilityGuard(floors: floors, minimumSDK: minimumSDK, facts: ["ButtonStyle.\($0)"]).isEmpty
    }
  }
}

/// Keys that trigger a control.
package struct KeyboardShortcut: Sendable {
  /// A modifier key, in the order in which Apple's menus show them.
  package enum Modifier: String, CaseIterable, Sendable {
    case control, option, shift, command
  }

  /// The shortcut's main key.
  package enum Key: Sendable, Hashable {
    /// A character.
    case character(String)
    /// A key by the name of its `KeyEquivalent`.
    case named(String)
    /// A shortcut by the name of its `KeyboardShortcut`, such as `defaultAction`.
    case shortcut(String)
  }

  /// The main key.
  package let key: Key
  /// The modifier keys, in order.
  package let modifiers: [Modifier]
  /// The value in the manifest.
  package let span: Span
}

/// What a control shows.
package enum LabelChoice: Sendable {
  /// A title, which is also read out, with an image where there is one.
  case title(TextValue, image: ImageChoice?)
  /// A view that the caller gives.
  case slot(ViewSlot)
}

/// A view: an expression, or given by the caller.
package enum ViewChoice: Sendable {
  /// A view expression.
  case view(CodeText)
  /// A view that the caller gives.
  case slot(ViewSlot)
}

/// A picker.
package struct ToolbarPicker: Sendable {
  /// One choice of a picker.
  package struct Option: Sendable {
    /// What the choice shows.
    package let label: LabelChoice
    /// The value that it stands for.
    package let value: CodeText
  }

  /// The look of a picker, by SwiftUI's `PickerStyle`.
  package enum Style: String, CaseIterable, Sendable {
    case inline, menu, segmented, palette
  }

  /// What the picker is for.
  package let label: LabelChoice
  /// A binding to the value.
  package let selection: CodeText
  /// The choices; never empty.
  package let options: [Option]
  /// The look.
  package let style: Located<Style>?
}

/// A link that shares something.
package struct ToolbarShareLink: Sendable {
  /// What the link shows; SwiftUI's own label where there is none.
  package let label: LabelChoice?
  /// What is shared.
  package let item: CodeText
  /// The subject of a message.
  package let subject: TextValue?
  /// The text of a message.
  package let message: TextValue?
  /// The title of the preview.
  package let preview: TextValue?
}

/// Buttons that the system has a role, a place and, from 26 on, a label for.
package enum SystemButton: String, CaseIterable, Sendable {
  case dismiss, close, cancel, done, save, edit

  /// The role from 26 on.
  package var role: String { buttonRole.rawValue }

  /// The title before 26.
  package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The role as that of a button with a title of its own.
  package var buttonRole: ToolbarButton.Role {
    switch self {
    case .dismiss, .close: .close
    case .cancel: .cancel
    case .done, .save, .edit: .confirm
    }
  }

  /// Where the button stands unless the manifest says otherwise.
  package var placement: String {
    switch self {
    case .dismiss, .close, .cancel: "cancellationAction"
    case .done, .save: "confirmationAction"
    case .edit: "primaryAction"
    }
  }
}

/// A part of the window that a button shows and hides.
package enum Pane: String, CaseIterable, Sendable {
  case sidebar, inspector
}
