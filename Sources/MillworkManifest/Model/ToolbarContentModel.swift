import MillworkSource

/// A struct that conforms to `ToolbarContent` or `CustomizableToolbarContent`.
package struct ToolbarContentModel: Sendable {
  /// The name of the struct.
  package let name: Located<String>
  /// The documentation comment.
  package let summary: PlainText?
  /// Whether the struct conforms to `CustomizableToolbarContent`.
  package let isCustomizable: Bool
  /// The placement that becomes a parameter of the initialiser with this default; items without their own use it.
  package let placement: PlacementPlan?
  /// The parameters of the initialiser, in order.
  package let parameters: [Parameter]
  /// What the struct reads from the environment.
  package let environment: [EnvironmentProperty]
  /// The name of a `View` method that adds the content in a toolbar of its own.
  package let modifier: Located<String>?
  /// The name of a function that makes the content.
  package let function: Located<String>?
  /// The items in order; never empty.
  package let items: [ToolbarItemModel]
  /// The views that the caller gives, in the order of the manifest.
  package let slots: [ViewSlot]
  /// The state that presentations and tasks need, in the order of the manifest.
  package let states: [StateProperty]
  /// All code that the manifest gives.
  package let code: [CodeText]
  /// The whole entry in the manifest.
  package let span: Span

  /// Whether a view at the root has to present something, so that the modifier is a `ViewModifier` with state.
  var needsPresenter: Bool {
    states.contains { $0.isHosted } || items.contains { if case .search = $0.kind { true } else { false } }
  }

  /// The name of the `View` method: the given one, or the struct's in lower camel case where something has to be
  /// presented at the root.
  package var modifierName: Located<String>? {
    if let modifier { return modifier }
    guard needsPresenter else { return nil }
    return Located(name.value.prefix(1).lowercased() + name.value.dropFirst(), at: name.span)
  }

  /// The name of the `ViewModifier` that presents at the root; `nil` where nothing has to be presented there.
  package var presenterName: Located<String>? {
    needsPresenter ? Located(name.value + "Presenter", at: name.span) : nil
  }

  /// Whether an item calls the environment's `dismiss` by itself.
  package var usesDismiss: Bool { controls.contains { $0.isDismissing } }

  /// Every control, each before those in it.
  package var controls: [ToolbarControl] {
    var found: [ToolbarControl] = []
    var waiting = Array(items.flatMap(\.controls).reversed())
    while let control = waiting.popLast() {
      found.append(control)
      waiting += control.children.reversed()
    }
    return found
  }
}

/// A property that reads the environment.
package struct EnvironmentProperty: Sendable {
  /// Whether it is an `ObservableObject`, by its type, that `environmentObject(_:)` put there.
  package let isObject: Bool
  /// The name of the property.
  package let name: Located<String>
  /// What stands in the brackets of `@Environment`: a key path, or the type of an observable object with `.self`. Of an
  /// `ObservableObject` the type.
  package let source: CodeText
}

/// A parameter of a generated initialiser.
package struct Parameter: Sendable {
  /// What a parameter's type makes of it.
  package enum Kind: Sendable {
    /// A plain value of the type.
    case value
    /// A closure, which is stored and therefore escapes.
    case closure
    /// A `Binding`; the code is the type of the value that is bound.
    case binding(of: CodeText)
  }

  /// The parameter's name and label.
  package let name: Located<String>
  /// The type as written.
  package let type: CodeText
  /// What the type makes of it.
  package let kind: Kind
  /// The default value.
  package let defaultValue: CodeText?
  /// What the documentation comment of the initialiser says of it.
  package let summary: PlainText?

  init(
    _ name: Located<String>, _ type: CodeText, kind: Kind, defaultValue: CodeText? = nil,
    summary: PlainText? = nil
  ) {
    self.name = name
    self.type = type
    self.kind = kind
    self.defaultValue = defaultValue
    self.summary = summary
  }
}

/// A view that the caller of the initialiser gives in a `@ViewBuilder` closure.
package struct ViewSlot: Sendable {
  /// What the view is for.
  package enum Role: Sendable {
    /// The label of a control: evaluated once, when the struct is made.
    case label
    /// An item's own view: evaluated once, when the struct is made.
    case view
    /// What is presented: evaluated when it is shown.
    case presented
  }

  /// The label of the initialiser's parameter.
  package let name: Located<String>
  /// What the view is for.
  package let role: Role
  /// Whether it is presented at the root and therefore given to the modifier, not to the struct.
  package let isHosted: Bool

  /// The name of the generic parameter: the slot's own name with what it is, such as `DetailsContent`. The usual names
  /// `label` and `content` are told apart by what they belong to.
  package var genericName: String {
    switch (name.value, role) {
    case ("label", .label): return "ButtonLabel"
    case ("content", .presented): return "SheetContent"
    case ("content", .view): return "ItemContent"
    default:
      let capitalised = name.value.prefix(1).uppercased() + name.value.dropFirst()
      let suffix = role == .label ? "Label" : "Content"
      return capitalised.hasSuffix(suffix) ? capitalised : capitalised + suffix
    }
  }
}

extension [ViewSlot] {
  /// Contents first, labels last, as SwiftUI orders its closures.
  package var inOrderOfClosures: [ViewSlot] {
    filter { $0.role == .presented } + filter { $0.role == .view } + filter { $0.role == .label }
  }
}

/// A property with `@State` that the generated code needs.
package struct StateProperty: Sendable {
  /// What the state is.
  package enum Kind: Sendable {
    /// Whether something is presented.
    case flag
    /// A task that runs.
    case task
  }

  /// The name of the property.
  package let name: String
  /// What the state is.
  package let kind: Kind
  /// Whether the modifier holds the state, and the struct a binding to it.
  package let isHosted: Bool
  /// What needs the state.
  package let span: Span
}
