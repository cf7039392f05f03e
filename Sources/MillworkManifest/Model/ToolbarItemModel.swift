import MillworkSource

/// One entry of a toolbar.
package struct ToolbarItemModel: Sendable {
  /// What the entry is.
  package enum Kind: Sendable {
    /// A control in an item of its own.
    case control(ToolbarControl)
    /// Several controls in one group.
    case group(ToolbarGroup)
    /// The menu behind the title.
    case titleMenu([ToolbarControl])
    /// Space between the items around it.
    case spacer(SpacerSizing)
    /// An item that the system makes.
    case defaultItem(DefaultItem)
    /// The search field.
    case search(SearchItem)
  }

  /// What the entry is.
  package let kind: Kind
  /// The key that names the kind.
  package let kindName: String
  /// Where it stands; `nil` where it uses the component's placement parameter.
  package let placement: PlacementPlan?
  /// When it is shown; always where there is no condition.
  package let visible: CodeText?
  /// What holds for the item as a whole.
  package let attributes: ToolbarItemAttributes
  /// The whole entry in the manifest.
  package let span: Span

  /// The most items that one block of `ToolbarContentBuilder` takes (its widest `buildBlock`, SDK 26).
  package static let blockSize = 10
  /// The most items of one component: a block of full groups.
  package static let maximumCount = blockSize * blockSize

  /// The controls of the item itself, without those in them.
  package var controls: [ToolbarControl] {
    switch kind {
    case .control(let control): [control]
    case .group(let group): group.controls
    case .titleMenu(let controls): controls
    case .spacer, .defaultItem, .search: []
    }
  }

  /// The APIs without which the item can't be, by their names in the table of facts.
  package var requirements: [String] {
    switch kind {
    case .control(let control): control.requirements
    case .group(let group): group.requirements
    case .titleMenu: ["ToolbarTitleMenu"]
    case .spacer: ["ToolbarSpacer"]
    case .defaultItem(let item): ["DefaultToolbarItem", "ToolbarDefaultItemKind." + item.rawValue]
    case .search: ["DefaultToolbarItem", "ToolbarDefaultItemKind.search"]
    }
  }

  /// The APIs that decide whether there is an item and how it is written, and not only what stands in it: where toolbar
  /// content knows no condition, they part the body in two, so that no item is left without content.
  package var dividingRequirements: [String] {
    guard case .group(let group) = kind, !group.isControlGroup, let label = group.labelFact else {
      return requirements
    }
    return requirements + [label]
  }

  /// Whether the item is made of views, so that a condition on the version can stand inside it.
  package var holdsViews: Bool {
    switch kind {
    case .control, .group: true
    case .titleMenu, .spacer, .defaultItem, .search: false
    }
  }
}

/// What holds for a toolbar item as a whole.
package struct ToolbarItemAttributes: Sendable {
  /// The identity of the item in a customisable toolbar.
  package var id: PlainText?
  /// Whether the item is drawn on the glass that its neighbours share.
  package var sharedBackground: Located<VisibilityChoice>?
  /// The item as the source of a zoom transition.
  package var matchedTransition: MatchedTransition?
  /// How long the item stays out of the overflow menu.
  package var visibilityPriority: Located<VisibilityPriority>?
  /// What a person may change.
  package var customization: Customization?
}

/// SwiftUI's `Visibility`.
package enum VisibilityChoice: String, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// SwiftUI's `ToolbarItemVisibilityPriority`.
package enum VisibilityPriority: String, CaseIterable, Sendable {
  case automatic, low, high
}

/// The source of a zoom transition.
package struct MatchedTransition: Sendable {
  /// A hashable expression.
  package let id: CodeText
  /// An expression of type `Namespace.ID`.
  package let namespace: CodeText
  /// The whole value.
  package let span: Span
}

/// What a person may change about an item of a customisable toolbar.
package struct Customization: Sendable {
  /// SwiftUI's `ToolbarCustomizationBehavior`.
  package enum Behavior: String, CaseIterable, Sendable {
    case `default`, reorderable, disabled
  }

  /// Whether the item is in the toolbar before anyone changed it.
  package let visibility: Located<VisibilityChoice>?
  /// Whether the item stays in the palette where its content is hidden.
  package let isAlwaysAvailable: Bool
  /// What a person may do with the item.
  package let behavior: Located<Behavior>?
  /// The whole value.
  package let span: Span
}

/// Several controls in one group.
package struct ToolbarGroup: Sendable {
  /// The controls; never empty.
  package let controls: [ToolbarControl]
  /// What stands for the group where there is no room for it.
  package let label: LabelChoice?
  /// Whether the group is one item of a customisable toolbar, and so a `ControlGroup`.
  package let isControlGroup: Bool
  /// Whether the group is the row above the keyboard, which is left out where there is none.
  package let isKeyboardRow: Bool

  /// The APIs without which the group can't be, or has nothing in it: what all of its controls need, too.
  package var requirements: [String] {
    let shared = (controls.first?.requirements ?? []).filter { fact in
      controls.allSatisfy { $0.requirements.contains(fact) }
    }
    return ownRequirements + shared
  }

  /// The APIs without which the group itself can't be.
  package var ownRequirements: [String] {
    (isControlGroup ? ["ControlGroup"] : []) + (isKeyboardRow ? ["ToolbarItemPlacement.keyboard"] : [])
  }

  /// The API that the group's label needs, and without which only the label is left out; `nil` where it has none.
  package var labelFact: String? {
    label == nil ? nil : isControlGroup ? "ControlGroup.label" : "ToolbarItemGroup.label"
  }
}

/// The width of a toolbar spacer, by SwiftUI's `SpacerSizing`.
package enum SpacerSizing: String, CaseIterable, Sendable {
  case fixed, flexible
}

/// SwiftUI's `ToolbarDefaultItemKind`.
package enum DefaultItem: String, CaseIterable, Sendable {
  case sidebarToggle, title, search
}

/// The search field, which a modifier at the root makes and the item places.
package struct SearchItem: Sendable {
  /// What the empty field says.
  package let prompt: TextValue
  /// A `Binding<String>`.
  package let text: CodeText
}
