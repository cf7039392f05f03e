import MillworkManifest
import MillworkSource
import MillworkTemplate

/// The properties and the initialiser of generated toolbar content, and of what wraps it.
struct ToolbarMembers {
  private let model: ToolbarContentModel
  private let settings: Settings
  /// What only code that the root runs refers to, so that the struct has no use for it.
  private let hosted: Set<String>

  /// The members; `hosted` is the code that the root runs.
  init(_ model: ToolbarContentModel, _ settings: Settings, hosted code: [CodeText]) {
    self.model = model
    self.settings = settings
    let declarations =
      model.environment.map(\.source.span) + model.parameters.map(\.type.span)
      + model.parameters.compactMap(\.defaultValue?.span)
    let others = Set(code.map(\.span) + declarations)
    let own = model.code.filter { !others.contains($0.span) }
    let names = model.parameters.map(\.name.value) + model.environment.map(\.name.value)
    hosted = Set(
      names.filter { name in
        code.contains { $0.mentions(name) } && !own.contains { $0.mentions(name) }
      })
  }

  /// The members of the struct.
  var content: Value {
    let states = model.states.filter { !$0.isHosted }
    let slots = model.slots.filter { !$0.isHosted }
    let bindings = model.states.filter(\.isHosted).map { binding(to: $0) }
    return members(
      environment: environment(
        model.environment.filter { isOwn($0.name) }, dismisses: model.usesDismiss), states: states,
      parameters: given(model.parameters.filter { isOwn($0.name) }) + bindings + parameters(of: slots),
      slots: slots, documented: model.parameters.filter { isOwn($0.name) },
      isNonisolated: isSafeAnywhere(slots))
  }

  /// Whether all that the struct stores is known to be sendable, so that it can be made anywhere.
  private func isSafeAnywhere(_ slots: [ViewSlot]) -> Bool {
    slots.isEmpty && model.placement == nil && !model.environment.contains { isOwn($0.name) }
      && model.parameters.filter { isOwn($0.name) }.allSatisfy(\.isSafeAnywhere)
  }

  private func isOwn(_ name: Located<String>) -> Bool { !hosted.contains(name.value) }

  /// The parameters of what wraps the struct: the same, but with what the root presents in place of its state.
  var wrapper: Value {
    members(
      environment: [], states: [], parameters: given(model.parameters) + parameters(of: model.slots),
      slots: model.slots, documented: model.parameters)
  }

  /// The members of the modifier that presents at the root, which reads `environment`.
  func presenter(environment read: [EnvironmentProperty]) -> Value {
    members(
      environment: environment(read, dismisses: false), states: model.states.filter(\.isHosted),
      parameters: given(model.parameters, hasDefaults: false) + parameters(of: model.slots),
      slots: model.slots, documented: [],
      access: .internal)
  }

  private func environment(_ properties: [EnvironmentProperty], dismisses: Bool) -> [Value] {
    let isDeclared = properties.contains { $0.name.value == "dismiss" }
    let standard: [Value] =
      dismisses && !isDeclared ? [["name": "dismiss", "source": "\\.dismiss", "isObject": false]] : []
    return standard
      + properties.map { property in
        let value: Value = [
          "name": property.name.templateValue, "source": .text(property.source.text),
          "isObject": .bool(property.isObject),
        ]
        return value.at(property.source.span)
      }
  }

  private func members(
    environment: [Value], states: [StateProperty], parameters: [Value], slots: [ViewSlot],
    documented: [Parameter], access: AccessLevel? = nil, isNonisolated: Bool = false
  ) -> Value {
    let access = accessPrefix(access ?? settings.access)
    // Swift makes the initialiser itself, of the properties that are not private, but not for other modules.
    let isMemberwise = access.isEmpty
    let isEmpty = access.isEmpty && environment.isEmpty && states.isEmpty && parameters.isEmpty
    return [
      "access": .string(access), "hasMembers": .bool(!isEmpty), "isMemberwise": .bool(isMemberwise),
      "isNonisolated": .bool(isNonisolated),
      "environment": .array(environment),
      "generics": .array(slots.inOrderOfClosures.map { .string($0.genericName, origin: $0.name.span) }),
      "states": .array(states.map { stateValue($0) }),
      "parameters": .array(parameters),
      "created": "content", "documented": documentedValue(documented, settings),
    ]
  }

  private func stateValue(_ state: StateProperty) -> Value {
    let name = Value.string(state.name, origin: state.span)
    return switch state.kind {
    case .flag: ["name": name, "definition": " = false"]
    // Without the value the property would be part of the initialiser where `State` is a macro.
    case .task: ["name": name, "definition": ": Task<Void, Never>? = nil"]
    }
  }

  // MARK: Parameters

  /// The placement, then the declared parameters.
  private func given(_ parameters: [Parameter], hasDefaults: Bool = true) -> [Value] {
    var values: [Value] = []
    if let plan = model.placement {
      values.append(
        parameterValue(
          "value", .string("placement", origin: plan.span), type: "ToolbarItemPlacement",
          default: hasDefaults ? plan.uniform.map { .string(".\($0)", origin: plan.span) } : nil,
          memberDefault: hasDefaults && plan.uniform == nil ? "defaultPlacement" : nil))
    }
    return values + parameters.map { parameterValue($0, settings, hasDefault: hasDefaults) }
  }

  private func binding(to state: StateProperty) -> Value {
    parameterValue("binding", .string(state.name, origin: state.span), type: "Bool")
  }

  private func parameters(of slots: [ViewSlot]) -> [Value] {
    slots.inOrderOfClosures.map { slot in
      parameterValue(
        slot.role == .presented ? "content" : "label", slot.name.templateValue,
        type: .string(slot.genericName, origin: slot.name.span))
    }
  }
}
