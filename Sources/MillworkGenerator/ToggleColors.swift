import MillworkManifest
import MillworkSource
import MillworkTemplate

/// The colours of one toggle style: the expressions that stand for them, and the properties that these need.
struct ToggleColors {
  /// The properties in the order in which they are first used: those of a part, then those of single colours.
  var properties: [Value] { parts + singles }
  /// Whether a property asks for the colour scheme.
  private(set) var usesScheme = false
  /// Whether a property asks for the contrast.
  private(set) var usesContrast = false
  /// Whether a colour that was asked for depends on a press.
  private(set) var takesPress = false
  /// Whether a property asks whether the toggle is enabled.
  private(set) var usesEnabled = false

  private var parts: [Value] = []
  private var singles: [Value] = []
  private var names: [String: String] = [:]
  private var references: [String: String] = [:]

  /// The columns that a property of the drawing has for its code.
  private let width: Int
  private let parameters: [Parameter]

  /// The colours of a style with these parameters, whose properties have `width` columns for their code.
  init(width: Int, parameters: [Parameter]) {
    self.width = width
    self.parameters = parameters
  }

  /// A name for a property; it gives way to a parameter.
  private func free(_ name: String) -> String {
    parameters.contains { $0.name.value == name } ? free(name + "Value") : name
  }

  /// The name of the parameter of type `Color` that is all of the code; other code stands in a property, whose type it has to
  /// have.
  private func parameter(_ code: CodeText) -> String? {
    parameters.first { $0.name.value == code.string && $0.type.string == "Color" }?.name.value
  }

  /// The longest choice that stands where it is used, with a modifier around it; a longer one becomes a property.
  private var inlineLength: Int { width - 36 }

  /// An expression for the colour of a part in every state, as an argument of `fill` and the like. Where
  /// a press changes it, `isPressed` has to be known there.
  mutating func reference(to colors: PhaseColors, part: String) -> String {
    if let known = references[colors.key] { return known }
    let made = newReference(to: colors, part: part)
    references[colors.key] = made
    return made
  }

  private mutating func newReference(to colors: PhaseColors, part: String) -> String {
    // The names come from the first use; so what holds as a rule comes first here, and last in the code.
    let phases: [(prefix: String?, condition: String?, colors: StateColors)] = [
      (nil, nil, colors.normal),
      colors.pressed.map { ("pressed", "isPressed", $0) },
      colors.disabled.map { ("disabled", "!isEnabled", $0) },
    ].compactMap { $0 }
    let all = colors.all
    if Set(all.map(\.key)).count == 1 { return expression(colors.normal.on, name: part + "Color") }
    let isStyle = all.contains { $0.isStyle }
    let capital = part.prefix(1).uppercased() + part.dropFirst()
    let choices = phases.map { phase in
      let base = phase.prefix.map { $0 + capital } ?? part
      let colors = phase.colors
      let isOne = Set(colors.all.map(\.key)).count == 1
      func value(_ color: ColorChoice, _ state: String) -> String {
        let name = isOne ? (phase.prefix ?? "enabled") + capital : base + state
        return self.value(color, name, isStyle: isStyle)
      }
      return (
        condition: phase.condition,
        choice: StateChoice(
          on: value(colors.on, "On"), off: value(colors.off, "Off"), mixed: value(colors.mixed, "Mixed"))
      )
    }
    if choices.count == 1, choices[0].choice.text.utf8.count <= inlineLength {
      return choices[0].choice.text
    }
    let takesPress = colors.pressed != nil
    self.takesPress = self.takesPress || takesPress
    usesEnabled = usesEnabled || colors.disabled != nil
    let name = free(part + "Color")
    parts.append([
      "kind": "part", "name": .string(name),
      "type": .string(isStyle ? "AnyShapeStyle" : "Color"), "takesPress": .bool(takesPress),
      "phases": .array(
        choices.reversed().map {
          ["condition": .optional($0.condition), "choice": $0.choice.value(width: width - 8)]
        }),
    ])
    return takesPress ? "\(name)(isPressed: isPressed)" : name
  }

  /// An expression for one colour; `name` is that of its property where it needs one.
  mutating func expression(_ color: ColorChoice, name: String) -> String {
    switch color.kind {
    case .system(let name): return "Color.\(name)"
    case .native(let color): return nativeColor(color)
    case .tint: return ".tint"
    case .inherited: return ".foreground"
    case .token(let token): return "Color.\(token.propertyName)"
    case .code(let code): return parameter(code) ?? property(of: color, name: name)
    case .faded(let base, let opacity):
      switch base.kind {
      case .system(let name): return "Color.\(name).opacity(\(decimal(opacity.value)))"
      case .native(let color): return "\(nativeColor(color)).opacity(\(decimal(opacity.value)))"
      case .token(let token): return "Color.\(token.propertyName).opacity(\(decimal(opacity.value)))"
      case .tint: return "TintShapeStyle().opacity(\(decimal(opacity.value)))"
      case .code(let code):
        return parameter(code).map { "\($0).opacity(\(decimal(opacity.value)))" }
          ?? property(of: color, name: name)
      default: return property(of: color, name: name)
      }
    case .asset, .symbol, .literal, .adaptive, .byPlatform: return property(of: color, name: name)
    }
  }

  /// The same for one of several choices, which all have one type.
  private mutating func value(_ color: ColorChoice, _ name: String, isStyle: Bool) -> String {
    let text = expression(color, name: name)
    switch color.kind {
    case .adaptive where color.holdsTint, .byPlatform where color.isStyle: return text
    default: return isStyle ? "AnyShapeStyle(\(text))" : text
    }
  }

  /// The property of a colour, named by its first use.
  private mutating func property(of color: ColorChoice, name: String) -> String {
    if let name = names[color.key] { return name }
    let name = free(name)
    names[color.key] = name
    let branches: [Value] =
      if case .byPlatform(let branches) = color.kind {
        platformBranches(branches) { schemes(of: $0) }
      } else {
        [["platforms": .null, "branch": schemes(of: color)]]
      }
    singles.append([
      "kind": "single", "name": .string(name), "type": .string(color.isStyle ? "AnyShapeStyle" : "Color"),
      "isStyle": .bool(color.isStyle), "branches": .array(branches),
    ])
    return name
  }

  /// What a colour is in each scheme and contrast: what is asked for, and the cases.
  private mutating func schemes(of color: ColorChoice) -> Value {
    var cases: [Value] = []
    func add(_ pattern: String?, _ choice: ColorChoice?) {
      guard let choice else { return }
      cases.append(["pattern": .optional(pattern), "color": colorValue(choice)])
    }
    var subject = "colorScheme"
    if case .adaptive(let colors) = color.kind {
      let hasContrast = colors.lightContrast != nil || colors.darkContrast != nil
      usesScheme = usesScheme || colors.dark != nil || colors.darkContrast != nil
      usesContrast = usesContrast || hasContrast
      if hasContrast, colors.dark != nil || colors.darkContrast != nil {
        subject = "(colorScheme, contrast)"
        add("(.dark, .increased)", colors.darkContrast)
        add("(.light, .increased)", colors.lightContrast)
        add("(.dark, _)", colors.dark)
      } else {
        subject = hasContrast ? "contrast" : "colorScheme"
        add(".increased", colors.lightContrast)
        add(".dark", colors.dark)
      }
      add(nil, colors.light)
    } else {
      add(nil, color)
    }
    return ["subject": .string(subject), "cases": .array(cases)]
  }
}

/// A value for each state of a toggle, as conditions and Swift expressions.
struct StateChoice {
  /// The branches in order; only the last has no condition.
  let branches: [(condition: String?, text: String)]

  init(on: String, off: String, mixed: String) {
    branches =
      if on == off {
        on == mixed ? [(nil, on)] : [("isMixed", mixed), (nil, on)]
      } else if mixed == on {
        [("isOn || isMixed", on), (nil, off)]
      } else if mixed == off {
        [("isOn && !isMixed", on), (nil, off)]
      } else {
        [("isMixed", mixed), ("isOn", on), (nil, off)]
      }
  }

  /// The choice as one expression.
  var text: String {
    branches.map { branch in branch.condition.map { "\($0) ? \(branch.text) : " } ?? branch.text }.joined()
  }

  /// The choice for templates: `text` where it fits `width` columns, and the branches.
  func value(width: Int) -> Value {
    [
      "text": text.utf8.count <= width ? .string(text) : .null,
      "branches": .array(
        branches.map { ["condition": .optional($0.condition), "text": .string($0.text)] }),
    ]
  }
}

extension Value {
  /// A text, or null.
  static func optional(_ text: String?) -> Value { text.map { .string($0) } ?? .null }
}
