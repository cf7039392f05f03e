import MillworkManifest
import MillworkTemplate

/// How one component becomes code: its template, what that is given, and the support functions that the code calls.
struct ComponentCode {
  /// The name of the template.
  let template: String
  /// What the template is given.
  let context: Value
  /// The support functions that the code calls.
  let support: SupportFunctions

  /// The code of a component, for files of the given layout.
  init(_ component: Component, of manifest: Manifest, _ layout: OutputLayout) {
    switch component {
    case .toolbarContent(let model):
      template = "toolbar-content.stencil"
      (context, support) = toolbarValue(model, of: manifest, layout)
    case .toggleStyle(let model):
      template = "toggle-style.stencil"
      let values = ToggleStyleValues(model, of: manifest)
      support = SupportFunctions(values.support)
      context = values.value(own: layout == .component ? support : SupportFunctions())
    case .custom(let model):
      (template, context) = customCode(model, of: manifest)
      support = SupportFunctions()
    }
  }
}
