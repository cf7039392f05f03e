import MillworkManifest
import MillworkSource
import MillworkTemplate

/// What the root presents for the items.
extension ToolbarItemValues {
  /// The `ViewModifier` that presents at the root; null where nothing has to be.
  mutating func presenter(_ members: ToolbarMembers) -> Value {
    guard let name = model.presenterName else { return .null }
    var modifiers: [GuardedCode] = []
    for control in model.controls {
      guard case .button(let button) = control.kind, case .present(let presentation) = button.action,
        presentation.isHosted
      else { continue }
      modifiers.append(self.presentation(presentation, of: nil))
    }
    for item in model.items {
      guard case .search(let search) = item.kind else { continue }
      modifiers.append(call("searchable", [.code("text", search.text), .text("prompt", search.prompt)]))
    }
    let environment = model.environment.filter { property in
      hostedCode.contains { $0.mentions(property.name.value) }
    }
    return [
      "name": name.templateValue,
      "summary": prose("Adds ``\(model.name.value)`` and presents what it asks for.", settings),
      "modifiers": .array(GuardedCode.values(modifiers)),
      "members": members.presenter(environment: environment),
    ]
  }

  /// The code that the root runs.
  var hostedCode: [CodeText] {
    var found: [CodeText] = []
    for control in model.controls {
      guard case .button(let button) = control.kind, case .present(let presentation) = button.action,
        presentation.isHosted
      else { continue }
      switch presentation.kind {
      case .sheet(.view(let code)), .cover(.view(let code)), .popover(.view(let code)),
        .inspector(.view(let code)), .push(.view(let code)):
        found.append(code)
      case .alert(let prompt), .dialog(let prompt):
        let texts = [prompt.title, prompt.message].compactMap { $0 } + prompt.answers.map(\.title)
        found += prompt.answers.compactMap(\.action) + texts.compactMap(\.code)
      case .sheet, .cover, .popover, .inspector, .push: break
      }
    }
    for case .search(let search) in model.items.map(\.kind) {
      found += [search.text] + (search.prompt.code.map { [$0] } ?? [])
    }
    return found
  }
}
