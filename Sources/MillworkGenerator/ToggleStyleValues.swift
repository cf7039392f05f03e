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

  /// The context of the template, with the support functions that stand beside the style.
  func value(own support: SupportFunctions) -> Value {
    // What stands in a property of the drawing is indented by three levels, what stands where it is used by more.
    let width = manifest.settings.lineWidth - 4 * manifest.settings.indentation
    var colors = ToggleColors(width: width, parameters: model.parameters)
    let look = ToggleLookValues(model, width: width - 4 * manifest.settings.indentation)
    let parts = look.parts(&colors)
    let previewsContrast = model.hasPreviews && colors.usesContrast
    return [
      "manifest": .string(fileName(manifest.file)),
      "access": .string(accessPrefix(manifest.access)),
      "members": model.parameters.isEmpty ? .null : members,
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
          "helper": needed(.feedback(haptics.value)) ?? false
            ? .string(ToggleSupport.feedback(haptics.value).name) : .null,
        ]
      } ?? .null,
      "environment": .array(environment(colors)),
      "isScaled": .bool(look.isScaled),
      "parts": parts,
      "properties": .array(colors.properties),
      "pressed": pressed(look, colors), "disabled": disabled(look),
      "animation": animation,
      "hitArea": hitArea,
      "hover": hover,
      "focus": focus,
      "glass": glass, "fades": .bool(fades),
      "parameters": .array(model.parameters.map { parameterValue($0, manifest.settings, hasDefault: true) }),
      "companion": model.companion.map { $0.templateValue } ?? .null,
      "companionSignature": companionSignature,
      "previews": .bool(model.hasPreviews),
      "previewsContrast": .bool(previewsContrast),
      "support": .array(support.values(manifest.settings, access: "fileprivate ")),
    ]
  }

  /// The stored properties and the initialiser of a style with parameters. Swift makes the initialiser itself, but not for other
  /// modules.
  private var members: Value {
    let access = accessPrefix(manifest.access)
    return [
      "access": .string(access), "environment": .array([]), "states": .array([]),
      "isMemberwise": .bool(access.isEmpty),
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

  /// How a press shows, besides colours.
  private func pressed(_ look: ToggleLookValues, _ colors: ToggleColors) -> Value {
    let fading = model.pressedFading
    let condition = fading?.states.condition
    let motion = fading?.isForReducedMotion ?? false ? " && reduceMotion" : ""
    return [
      "opacity": fading.map { look.number($0.opacity) } ?? .null,
      "condition": .string(motion + (condition.map { " && " + $0 } ?? "")),
      "isByState": .bool(condition != nil),
      "scale": model.scalesWhenPressed ? model.pressed.scale.map { look.number($0) } ?? .null : .null,
      "isAnimated": .bool(model.scalesWhenPressed || colors.takesPress),
    ]
  }

  /// How it shows that the toggle is disabled, besides colours.
  private func disabled(_ look: ToggleLookValues) -> Value {
    let fading = model.disabledFading
    return [
      "opacity": fading.map { look.number($0.opacity) } ?? .null,
      "condition": .optional((fading?.states.condition).map { " && " + $0 }),
    ]
  }

  /// What the drawing reads from its environment.
  private func environment(_ colors: ToggleColors) -> [Value] {
    let usesEnabled =
      colors.usesEnabled || model.disabledFading != nil || model.disabledLabelOpacity != nil
      || model.disabledSidesOpacity != nil || model.disabledControlOpacity != nil || glassHelper != nil
    var keys: [(isUsed: Bool, path: String, name: String)] = [
      (usesEnabled, "isEnabled", "isEnabled"), (colors.usesScheme, "colorScheme", "colorScheme"),
      (colors.usesContrast, "colorSchemeContrast", "contrast"),
    ]
    let moves = if case .none = model.behavior.animation { model.scalesWhenPressed } else { true }
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

  /// The glass and whether it has to be asked for; `nil` where none is wanted, or no platform has it.
  private var glassHelper: (name: Located<String>, isNeeded: Bool)? {
    guard let glass = model.behavior.glass, let isNeeded = needed(.glass(glass.value)) else { return nil }
    return (glass, isNeeded)
  }

  private var glass: Value {
    guard let (name, isNeeded) = glassHelper else { return .null }
    return [
      "name": .string(name.value, origin: name.span),
      "helper": isNeeded ? .string(ToggleSupport.glass(name.value).name, origin: name.span) : .null,
      "group": isNeeded ? .string(ToggleSupport.group.name) : .null,
    ]
  }

  /// Whether the whole toggle fades at times, and so has to be drawn as one.
  private var fades: Bool {
    model.pressedFading != nil || model.disabledFading != nil
      || model.behavior.hoverOpacity != nil && floors.contains { $0.platform == .macOS }
  }

  private func needed(_ support: ToggleSupport) -> Bool? {
    support.isNeeded(for: floors, minimumSDK: manifest.settings.minimumSDK)
  }

  /// The support functions that the code calls.
  var support: [ToggleSupport] {
    var support: [ToggleSupport] = []
    if let haptics = model.behavior.haptics, needed(.feedback(haptics.value)) ?? false {
      support.append(.feedback(haptics.value))
    }
    if let (name, isNeeded) = glassHelper, isNeeded {
      support.append(.glass(name.value))
      if fades || model.disabledControlOpacity != nil { support.append(.group) }
    }
    let platforms = floors.map(\.platform)
    if model.behavior.hoverOpacity != nil, platforms.contains(.macOS) { support.append(.hover) }
    if model.behavior.focusScale != nil, platforms.contains(.tvOS) { support.append(.focus) }
    return support
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

extension Set<ToggleValue> {
  /// The condition that holds in these states alone, as a part of a longer one; `nil` where it holds in all.
  fileprivate var condition: String? {
    switch (contains(.on), contains(.off), contains(.mixed)) {
    case (true, true, true): nil
    case (true, true, false): "!isMixed"
    case (true, false, true): "(isOn || isMixed)"
    case (false, true, true): "(!isOn || isMixed)"
    case (true, false, false): "isOn && !isMixed"
    case (false, true, false): "!isOn && !isMixed"
    case (false, false, true): "isMixed"
    case (false, false, false): "false"
    }
  }
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
