import MillworkManifest
import MillworkSDK
import MillworkSource
import MillworkTemplate

/// What the template `toggle-style.stencil` is given for one component.
struct ToggleStyleValues {
  private let model: ToggleStyleModel
  private let manifest: Manifest
  private let floors: [PlatformFloor]

  init(_ model: ToggleStyleModel, of manifest: Manifest) {
    self.model = model
    self.manifest = manifest
    floors = manifest.platforms
  }

  /// The context of the template.
  var value: Value {
    // What stands in a property of the drawing is indented by three levels, what stands where it is used by more.
    let width = manifest.settings.lineWidth - 4 * manifest.settings.indentation
    var colors = ToggleColors(width: width, parameters: model.parameters)
    let look = ToggleLookValues(model, width: width - 4 * manifest.settings.indentation)
    let parts = look.parts(&colors)
    let previewsContrast = model.hasPreviews && colors.usesContrast
    return [
      "manifest": .string(fileName(manifest.file)),
      "access": .string(accessPrefix(manifest.access)),
      "members": model.parameters.isEmpty ? .null : members(previewsContrast: previewsContrast),
      "lookParameters": .array(
        lookParameters.map { parameterValue($0, manifest.settings, hasDefault: false) }),
      "hasDefaults": .bool(model.parameters.allSatisfy { $0.defaultValue != nil }),
      "name": model.name.templateValue,
      "member": model.member.map { .string(SwiftIdentifier.escaped($0), origin: model.name.span) } ?? .null,
      "summary": summaryLines(model.summary, manifest.settings),
      "variant": .string(model.variant.rawValue), "noun": .string(model.variant.noun),
      "mixedGuard": guardValue(AvailabilityGuard(floors: floors, fact: "ToggleStyleConfiguration.isMixed")),
      "segments": look.segments,
      "haptics": model.behavior.haptics.map { haptics in
        [
          "name": .string(haptics.value, origin: haptics.span),
          "guard": guardValue(AvailabilityGuard(floors: floors, fact: "View.sensoryFeedback")),
        ]
      } ?? .null,
      "environment": .array(environment(colors)),
      "isScaled": .bool(look.isScaled),
      "parts": parts,
      "properties": .array(colors.properties),
      "pressed": [
        "opacity": changing(model.pressed.opacity).map { look.number($0) } ?? .null,
        "scale": model.pressed.scale.map { look.number($0) } ?? .null,
        "isAnimated": .bool(model.pressed.scale != nil || model.fill.pressed != nil),
      ],
      "disabledOpacity": changing(model.disabled.opacity).map { look.number($0) } ?? .null,
      "animation": animation,
      "hitArea": hitArea,
      "hover": hover,
      "focus": focus,
      "glass": glass,
      "parameters": .array(model.parameters.map { parameterValue($0, manifest.settings, hasDefault: true) }),
      "companion": model.companion.map { $0.templateValue } ?? .null,
      "companionSignature": companionSignature,
      "previews": .bool(model.hasPreviews),
      "previewsContrast": .bool(previewsContrast),
    ]
  }

  /// The stored properties and the initialiser of a style with parameters. Swift makes the initialiser itself, but not for other
  /// modules, nor where previews set a property that others don't see.
  private func members(previewsContrast: Bool) -> Value {
    let access = accessPrefix(manifest.access)
    return [
      "access": .string(access), "environment": .array([]), "states": .array([]),
      "isMemberwise": .bool(access.isEmpty && !previewsContrast),
      "isNonisolated": .bool(model.parameters.allSatisfy(\.isSafeAnywhere)),
      "generics": .array([]), "created": "style",
      "parameters": .array(model.parameters.map { parameterValue($0, manifest.settings, hasDefault: true) }),
      "documented": documentedValue(model.parameters, manifest.settings),
    ]
  }

  /// The parameters of the companion view's initialiser.
  private var companionSignature: Value {
    let title = parameterValue("value", "_ title", type: "LocalizedStringKey")
    let isOn = parameterValue("binding", "isOn", type: "Bool")
    let isDisabled = parameterValue("value", "isDisabled", type: "Bool", default: "false")
    let own = model.parameters.map { parameterValue($0, manifest.settings, hasDefault: true) }
    return ["parameters": .array([title, isOn] + own + [isDisabled])]
  }

  /// The parameters that the drawing needs: all but those that only what is read out refers to.
  private var lookParameters: [Parameter] {
    var spoken: Set<Span> = []
    for text in [model.segments?.mixed, model.segments?.on.spoken, model.segments?.off.spoken] {
      if let code = text?.code { spoken.insert(code.span) }
    }
    let drawn = model.code.filter { !spoken.contains($0.span) }
    return model.parameters.filter { parameter in drawn.contains { $0.mentions(parameter.name.value) } }
  }

  /// What the drawing reads from its environment.
  /// An opacity; `nil` where it changes nothing.
  private func changing(_ opacity: Amount?) -> Amount? {
    opacity.flatMap { $0.value == 1 && $0.code == nil ? nil : $0 }
  }

  private func environment(_ colors: ToggleColors) -> [Value] {
    let disabled = model.disabled
    let usesEnabled =
      model.fill.disabled != nil || changing(disabled.opacity) != nil || disabled.labelOpacity != nil
      || disabled.labelColor != nil
    var keys: [(isUsed: Bool, path: String, name: String)] = [
      (usesEnabled, "isEnabled", "isEnabled"), (colors.usesScheme, "colorScheme", "colorScheme"),
      (colors.usesContrast, "colorSchemeContrast", model.hasPreviews ? "systemContrast" : "contrast"),
    ]
    let moves = if case .none = model.behavior.animation { model.pressed.scale != nil } else { true }
    keys.append((moves, "accessibilityReduceMotion", "reduceMotion"))
    keys.append(
      (
        model.mark?.differentiates ?? false, "accessibilityDifferentiateWithoutColor",
        "differentiateWithoutColor"
      ))
    return keys.filter(\.isUsed).map { ["path": .string($0.path), "name": .string($0.name)] }
  }

  private var animation: Value {
    switch model.behavior.animation {
    case .none: .null
    case .named(let name, let duration, let span):
      .string(
        ".\(name.rawValue)" + (duration.map { "(duration: \(decimal($0.value)))" } ?? ""), origin: span)
    case .spring(let response, let damping, let span):
      .string(
        ".spring(response: \(decimal(response.value)), dampingFraction: \(decimal(damping.value)))",
        origin: span)
    }
  }

  private var hitArea: Value {
    let area = model.behavior.hitArea
    guard let condition = PlatformCondition(Platform.touching, among: floors) else { return .null }
    return [
      "points": .string(decimal(area.value), origin: area.span), "condition": condition.value,
    ]
  }

  private var hover: Value {
    let effect: Value =
      model.behavior.hoverEffect.flatMap { effect in
        PlatformCondition(Platform.hovering, among: floors).map { condition in
          [
            "argument": effect.value == "automatic" ? "" : .string("." + effect.value, origin: effect.span),
            "condition": condition.value,
          ]
        }
      } ?? .null
    let opacity: Value =
      model.behavior.hoverOpacity.flatMap { opacity in
        PlatformCondition([.macOS], among: floors).map { condition in
          ["opacity": .string(decimal(opacity.value), origin: opacity.span), "condition": condition.value]
        }
      } ?? .null
    return ["effect": effect, "look": opacity]
  }

  private var focus: Value {
    guard let scale = model.behavior.focusScale,
      let condition = PlatformCondition([.tvOS], among: floors)
    else { return .null }
    return ["scale": .string(decimal(scale.value), origin: scale.span), "condition": condition.value]
  }

  private var glass: Value {
    guard let glass = model.behavior.glass else { return .null }
    let guards = AvailabilityGuard(floors: floors, fact: "View.glassEffect")
    guard !guards.present.isEmpty, let fact = APIFacts.fact(named: "View.glassEffect") else { return .null }
    let compiler = fact.sdk > manifest.settings.minimumSDK ? fact.compilerCondition : nil
    let present = PlatformCondition(guards.present.map(\.platform), among: floors)?.text
    let conditions = [compiler, present].compactMap { $0 }
    let required = guards.required.map { "\($0.platform.name) \($0.version)" }
    return [
      "name": .string(glass.value, origin: glass.span),
      "condition": conditions.isEmpty ? .null : .string(conditions.joined(separator: " && ")),
      "available": required.isEmpty ? .null : .string((required + ["*"]).joined(separator: ", ")),
    ]
  }
}

/// Which of the declared platforms some code is for, as a condition of `#if`.
struct PlatformCondition {
  /// The condition; `nil` where the code is for all declared platforms.
  let text: String?

  /// The condition for those `platforms` that are declared; `nil` where none is.
  init?(_ platforms: [Platform], among floors: [PlatformFloor]) {
    let included = floors.map(\.platform).filter { platforms.contains($0) }
    let excluded = floors.map(\.platform).filter { !platforms.contains($0) }
    guard !included.isEmpty else { return nil }
    if excluded.isEmpty {
      text = nil
    } else if excluded.count < included.count {
      text = excluded.map { "!os(\($0.name))" }.joined(separator: " && ")
    } else {
      text = included.map { "os(\($0.name))" }.joined(separator: " || ")
    }
  }

  /// The condition for templates.
  var value: Value { .optional(text) }
}

extension SegmentChoices.Side {
  /// The title where an image is shown in its place, so that it is read out only.
  fileprivate var spoken: TextValue? { image == nil ? nil : title }
}

extension ToggleVariant {
  /// What people call it.
  fileprivate var noun: String {
    switch self {
    case .switch, .checkbox, .button, .pill, .icon, .card: rawValue
    case .radio: "radio button"
    case .segmented: "two segments"
    }
  }
}
