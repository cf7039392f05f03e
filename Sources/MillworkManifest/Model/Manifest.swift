import MillworkSDK
import MillworkSource

/// One manifest, decoded and validated. Only a manifest without errors is worth generating from.
package struct Manifest: Sendable {
  /// The name of the file as the person gave it.
  package let file: String
  /// What holds for all components.
  package let settings: Settings
  /// The design tokens that its colours may name.
  package let tokens: TokenSet
  /// The names of colour sets without a bundle of their own that its colours name.
  package let colorAssets: [Located<String>]
  /// The names of image sets without a bundle of their own that it names.
  package let imageAssets: [Located<String>]
  /// The kinds that its components may be of, beside Millwork's own.
  package let kinds: [CustomKind]
  /// The components in the order of the file.
  package let components: [Component]
  /// The names of those in whose code a compiler can find nothing after its types are checked (``StraightCode``).
  package let straightComponents: Set<String>
  /// What is checked together with the output.
  package let check: CheckInputs

  /// The platforms, each with the lowest version that is supported; never empty.
  package var platforms: [PlatformFloor] { settings.platforms }
  /// The access level of what is generated.
  package var access: AccessLevel { settings.access }
  /// The oldest SDK that the code is compiled with.
  package var minimumSDK: OSVersion { settings.minimumSDK }
}

/// A platform with its deployment floor.
package struct PlatformFloor: Sendable, Hashable {
  /// The platform.
  package let platform: Platform
  /// The lowest version that the code has to run on.
  package let version: OSVersion

  /// The floor `version` on `platform`.
  package init(_ platform: Platform, _ version: OSVersion) {
    self.platform = platform
    self.version = version
  }
}

/// The access level of generated declarations.
package enum AccessLevel: String, CaseIterable, Sendable {
  case `internal`, `package`, `public`
}

/// Files that belong to a manifest's compile check, as paths relative to the manifest's folder.
package struct CheckInputs: Sendable {
  /// Swift files that use the generated code as it is meant to be used.
  package var useSites: [Located<String>] = []
  /// Swift files that stand in for the person's own declarations.
  package var stubs: [Located<String>] = []
  /// Asset catalogues whose symbols the code may use.
  package var assets: [Located<String>] = []
  /// The codes of Millwork's own rules that are not applied.
  package var rulesOff: [Located<String>] = []
  /// What the module isolates by default, where that is said.
  package var isolation: Isolation?

  /// No files.
  package init() {}
}

/// What a module isolates by default, as `-default-isolation` names it.
package enum Isolation: String, CaseIterable, Sendable {
  case mainActor = "MainActor"
  case nonisolated
}

/// What a manifest may say of a rule. All rules are on where it says nothing.
package enum RuleSwitch: String, CaseIterable, Sendable {
  case off
}

/// One generated component.
package indirect enum Component: Sendable {
  case toolbarContent(ToolbarContentModel)
  case toggleStyle(ToggleStyleModel)
  case custom(CustomModel)

  /// The name of the file that it becomes where each component has one of its own.
  package var fileName: String { name.value + ".swift" }

  /// The name of the generated type, and of its file.
  package var name: Located<String> {
    switch self {
    case .toolbarContent(let model): model.name
    case .toggleStyle(let model): model.name
    case .custom(let model): model.name
    }
  }

  /// The whole entry in the manifest.
  package var span: Span {
    switch self {
    case .toolbarContent(let model): model.span
    case .toggleStyle(let model): model.span
    case .custom(let model): model.span
    }
  }

  /// The parameters of its initialiser.
  package var parameters: [Parameter] {
    switch self {
    case .toolbarContent(let model): model.parameters
    case .toggleStyle(let model): model.parameters
    case .custom: []
    }
  }

  /// The types that the component declares at the top level, its own first.
  package var declaredTypes: [Located<String>] {
    switch self {
    case .toolbarContent(let model): [model.name] + (model.presenterName.map { [$0] } ?? [])
    case .toggleStyle(let model):
      [model.name] + (model.companion.map { [$0] } ?? [])
        + (model.hasPreviews ? [Located(model.name.value + "States", at: model.name.span)] : [])
    case .custom(let model): [model.name] + (model.colorsName.map { [$0] } ?? [])
    }
  }

  /// The `View` method that the component declares.
  package var declaredMethod: Located<String>? {
    switch self {
    case .toolbarContent(let model): model.modifierName
    case .toggleStyle, .custom: nil
    }
  }

  /// The function that the component declares at the top level.
  package var declaredFunction: Located<String>? {
    switch self {
    case .toolbarContent(let model): model.function
    case .toggleStyle, .custom: nil
    }
  }

  /// The method and the function, as far as there are any.
  var declaredCalls: [Located<String>] { [declaredMethod, declaredFunction].compactMap { $0 } }

  /// The identities of the component's toolbar items.
  package var itemIDs: [Located<String>] {
    switch self {
    case .toolbarContent(let model):
      model.items.compactMap { $0.attributes.id.map { Located($0.string, at: $0.span) } }
    case .toggleStyle, .custom: []
    }
  }
}
