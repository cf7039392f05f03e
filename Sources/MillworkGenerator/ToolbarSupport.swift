import MillworkManifest
import MillworkSDK
import MillworkSource
import MillworkTemplate

/// A function or property that generated code brings along, since it uses an API that not every declared version has.
enum ToolbarSupport: Hashable {
  case sharedBackground
  case matchedTransition
  case priority(VisibilityPriority)
  /// What customisable content is by default.
  case customization(VisibilityChoice?, isAlwaysAvailable: Bool)
  case behavior(Customization.Behavior)
  /// A style with another one, or none, where it is missing.
  case style(method: String, family: String, style: String, fallback: String?)
  /// What presents in some way, or in a sheet where that is missing.
  case presentation(String)
  /// A button's role, or none where it is missing.
  case role(String)

  /// The function's name.
  var name: String {
    switch self {
    case .sharedBackground, .matchedTransition: original + "IfAvailable"
    case .priority(let priority): "\(priority.rawValue)VisibilityPriorityIfAvailable"
    case .customization(let visibility, let isAlwaysAvailable):
      (visibility.map { $0.rawValue + (isAlwaysAvailable ? "AlwaysAvailable" : "") } ?? "alwaysAvailable")
        + "CustomizationIfAvailable"
    case .behavior(let behavior): "\(behavior.rawValue)CustomizationBehaviorIfAvailable"
    case .style(let method, _, let style, _):
      style + method.prefix(1).uppercased() + method.dropFirst() + "IfAvailable"
    case .presentation(let method): method + "OrSheet"
    case .role(let role): role + "IfAvailable"
    }
  }

  /// The name of the API that it calls.
  var original: String {
    switch self {
    case .sharedBackground: "sharedBackgroundVisibility"
    case .matchedTransition: "matchedTransitionSource"
    case .priority: "visibilityPriority"
    case .customization: "defaultCustomization"
    case .behavior: "customizationBehavior"
    case .style(let method, _, _, _): method
    case .presentation(let method): method
    case .role(let role): role
    }
  }

  /// The arguments of the API that the function's callers do not give.
  private var fixedArguments: [(label: String?, value: String)] {
    switch self {
    case .priority(let priority): [(nil, ".\(priority.rawValue)")]
    case .customization(let visibility, let isAlwaysAvailable):
      (visibility.map { [(nil, ".\($0.rawValue)")] } ?? [])
        + (isAlwaysAvailable ? [("options", ".alwaysAvailable")] : [])
    case .behavior(let behavior): [(nil, ".\(behavior.rawValue)")]
    case .sharedBackground, .matchedTransition, .style, .presentation, .role: []
    }
  }

  /// The same for a call of the API itself, for which `span` is the reason.
  func constants(at span: Span?) -> [SwiftCall.Argument] {
    fixedArguments.map { .expression($0.label, $0.value, at: span) }
  }

  /// The API in the table of facts.
  var fact: String {
    switch self {
    case .sharedBackground: "ToolbarContent.sharedBackgroundVisibility"
    case .matchedTransition: "ToolbarContent.matchedTransitionSource"
    case .priority(let priority): priority.fact
    case .customization: "CustomizableToolbarContent.defaultCustomization"
    case .behavior: "CustomizableToolbarContent.customizationBehavior"
    case .style(_, let family, let style, _): "\(family).\(style)"
    case .presentation(let method): "View." + method
    case .role(let role): "ButtonRole." + role
    }
  }

  /// Whether the function belongs to content, of which there are two protocols, and not to a view.
  var isOfContent: Bool {
    switch self {
    case .sharedBackground, .matchedTransition, .priority, .customization, .behavior: true
    case .style, .presentation, .role: false
    }
  }

  /// The type that the function extends, where content is customisable or not.
  func owner(isCustomizable: Bool) -> String {
    switch self {
    case .sharedBackground, .matchedTransition, .priority, .customization, .behavior:
      isCustomizable ? "CustomizableToolbarContent" : "ToolbarContent"
    case .style, .presentation: "View"
    case .role: "ButtonRole"
    }
  }

  /// Whether the API is isolated to the main actor. An extension of `ToolbarContent` is, too, but not one of
  /// `CustomizableToolbarContent`, which inherits no isolation.
  private var isOfMainActor: Bool { if case .priority = self { true } else { false } }

  /// What the template of the function is given. `access` stands before `func`, with a space.
  func value(for floors: [PlatformFloor], minimumSDK: OSVersion, isCustomizable: Bool, access: String)
    -> Value
  {
    let needs = AvailabilityGuard(floors: floors, minimumSDK: minimumSDK, facts: [fact])
    var style = Value.null
    var fallback = Value.null
    if case .style(_, _, let name, let other) = self {
      style = .string(name)
      fallback = other.map { .string($0) } ?? .null
    }
    return [
      "partial": .string(partial), "name": .string(name), "original": .string(original),
      "owner": .string(owner(isCustomizable: isCustomizable)), "guard": guardValue(needs), "style": style,
      "fallback": fallback,
      "access": .string(access), "isMain": .bool(isCustomizable && isOfMainActor),
      "parameters": .array(signature.parameters.map { .string($0) }),
      "arguments": .string(signature.arguments),
    ]
  }

  private var partial: String {
    switch self {
    case .sharedBackground, .matchedTransition, .priority, .customization, .behavior:
      "support-content.stencil"
    case .style: "support-style.stencil"
    case .presentation: "support-presentation.stencil"
    case .role: "support-role.stencil"
    }
  }

  /// The parameters of the function, and the arguments of the API.
  private var signature: (parameters: [String], arguments: String) {
    switch self {
    case .sharedBackground: (["_ visibility: Visibility"], "visibility")
    case .matchedTransition: (["id: some Hashable", "in namespace: Namespace.ID"], "id: id, in: namespace")
    case .priority, .customization, .behavior, .style, .presentation, .role:
      ([], fixedArguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.value }.joined(separator: ", "))
    }
  }
}
