import MillworkSource

/// A struct that conforms to `ToolbarContent`.
package struct ToolbarContentModel: Sendable {
  /// The name of the struct.
  package let name: Located<String>
  /// The documentation comment.
  package let summary: PlainText?
  /// The placement that becomes a parameter of the initialiser with this default; items without their own use it.
  package let placement: PlacementPlan?
  /// The parameters of the initialiser, in order.
  package let parameters: [Parameter]
  /// The name of a `View` method that adds the content in a toolbar of its own.
  package let modifier: Located<String>?
  /// The items in order; never empty.
  package let items: [ToolbarItemModel]
  /// The whole entry in the manifest.
  package let span: Span
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
}

/// A view that the caller of the initialiser gives in a `@ViewBuilder` closure.
package struct ViewSlot: Sendable {
  /// The label of the initialiser's parameter.
  package let name: Located<String>
}

/// One entry of a toolbar.
package struct ToolbarItemModel: Sendable {
  /// What the entry is.
  package enum Kind: Sendable {
    case button(label: LabelChoice, action: ButtonAction)
    case toggle(label: LabelChoice, isOn: CodeText)
    case spacer(SpacerSizing)
  }

  /// What the entry is.
  package let kind: Kind
  /// Where it stands; `nil` where it uses the component's placement parameter.
  package let placement: PlacementPlan?
  /// The whole entry in the manifest.
  package let span: Span
}

/// What a control shows.
package enum LabelChoice: Sendable {
  /// A title, which is also read out, with an image where there is one.
  case title(TextValue, image: ImageChoice?)
  /// A view that the caller gives.
  case slot(ViewSlot)
}

/// What a button does.
package enum ButtonAction: Sendable {
  /// Runs statements.
  case run(CodeText)
  /// Presents a view in a sheet, with state of the component's own.
  case sheet(SheetContent)
}

/// What a sheet shows.
package enum SheetContent: Sendable {
  /// A view expression.
  case view(CodeText)
  /// A view that the caller gives.
  case slot(ViewSlot)
}

/// The width of a toolbar spacer, by SwiftUI's `SpacerSizing`.
package enum SpacerSizing: String, CaseIterable, Sendable {
  case fixed, flexible
}
