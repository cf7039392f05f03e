import MillworkSource

/// A toggle style that looks enabled when it is not.
struct StyleIgnoresDisabled: CodeRule {
  let code: DiagnosticCode = "style-ignores-disabled"
  let summary = "A toggle style never reads whether it is enabled."
  let explanation = """
    `.disabled(true)` takes the touches away from a toggle but leaves its look to the style. SwiftUI dims its own
    controls; what a style draws from shapes, images and text stays as it is, so people tap a switch that does nothing.
    A flag of the style's own does not help, since `.disabled` sets the environment's.
    Add `@Environment(\\.isEnabled) private var isEnabled` to the style and choose colours or opacity by it, of the
    label too. The rule is silent where the style is built on a control that dims by itself (`Button`, `Toggle`,
    `Picker`, `Menu`), and where it hands its configuration to code that can't be seen.
    """

  private static let controls: Set<String> = [
    "Button", "ControlGroup", "Link", "Menu", "NavigationLink", "Picker", "Slider", "Stepper", "TextField",
    "Toggle",
  ]

  func check(_ code: CheckedCode) -> [RuleFinding] {
    guard !code.hasErrors else { return [] }
    return ToggleStyleCode.all(in: code).compactMap { style in
      guard !style.isHandedOn, !style.uses(["isEnabled"], of: "EnvironmentValues"), !style.uses(Self.controls)
      else { return nil }
      return RuleFinding(.styleIgnoresDisabled(style.type.symbol.name), in: style.file, at: style.type.name)
    }
  }
}
